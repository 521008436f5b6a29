"""The prover: certain wins, whatever lies hidden and whatever the enemy answers."""

from typing import Any

import numpy as np
import pytest
from zx_agents.search.branches import win_this_turn
from zx_agents.search.prover import Prover

from tests.agents.slow_proof import after, is_certain
from zx_env import ygo_battle_v0

HAND = ["Gemini Elf", "Gene-Warped Warwolf", "Command Knight", "Amazoness Swords Woman", "Berserk Gorilla"]
SWORDS_WOMAN = "summon Amazoness Swords Woman"
A, B = 0, 1


def duel(own: dict[str, Any], enemys: dict[str, Any], phase: str = "main_1", turn_player: int = A) -> Any:
    """Return a duel in turn 4."""
    return ygo_battle_v0.Game.from_position(
        {
            "format": "ygo-position/1",
            "turn": 4,
            "turn_player": turn_player,
            "phase": phase,
            "players": [{"deck": ["Gemini Elf"] * 10} | own, {"deck": ["Jinzo"] * 5} | enemys],
        }
    )


def swords_woman(**enemys: Any) -> Any:
    """Return a duel that is won by an attack on a stronger monster: the enemy takes her battle damage."""
    enemy = {"life_points": 50, "monsters": ["Gene-Warped Warwolf"], "hand": ["Jinzo"]} | enemys
    return duel({"life_points": 1350, "hand": HAND}, enemy)


def texts(game: Any, actions: Any) -> list[str]:
    """Return the texts of actions of one decision."""
    return [action.text for action in game.actions() if action.index in actions]


def test_a_certain_win_is_proved_at_its_least_depth():
    game = swords_woman()
    prover = Prover(A, win_this_turn(game.turn))
    proof = prover.prove(game.view(A).batch(20, 1))
    assert proof is not None and texts(game, proof.plan.actions) == [SWORDS_WOMAN]
    assert (proof.depth, proof.is_minimal) == (3, True)  # summon, Battle Phase, attack
    assert prover.prove(game.view(A).batch(20, 1), most_depth=2) is None


def test_only_one_first_action_is_certain():
    game = swords_woman()
    first = Prover(A, win_this_turn(game.turn)).certain_actions(game.view(A).batch(4, 1), 3)
    assert [texts(game, actions) for actions in first.certain] == [[SWORDS_WOMAN]]
    assert len(first.refuted) == int(game.mask().sum()) - 1 and not first.unknown


@pytest.mark.parametrize("shown", [False, True])
def test_a_hidden_card_that_stops_the_win_refutes_it(shown):
    """Kuriboh in the hand makes the battle damage 0: one deal in six has it there."""
    game = swords_woman(
        deck=["Jinzo"] * 4 + ["Kuriboh"], hand=[{"card": "Jinzo", "face": "up"}] if shown else ["Jinzo"]
    )
    proof = Prover(A, win_this_turn(game.turn)).prove(game.view(A).batch(40, 1), 3)
    assert (proof is not None) == shown


@pytest.mark.parametrize(("trap", "is_certain_win"), [("Waboku", False), ("Mystical Space Typhoon", True)])
def test_an_answer_that_the_enemy_may_give_refutes_the_win(trap, is_certain_win):
    """The enemy need not leave Waboku face down; Mystical Space Typhoon does not stop the attack."""
    game = swords_woman(back=[{"card": trap, "face": "down"}])
    proof = Prover(A, win_this_turn(game.turn)).prove(game.view(A).batch(4, 1), 3)
    assert (proof is not None) == is_certain_win


def test_deals_of_two_decisions_are_refused():
    game = swords_woman()
    other = after(game, game.actions()[0].index)
    batch = type(game.view(A).batch(1, 1))([game, other])
    with pytest.raises(ValueError, match="one decision"):
        Prover(A, win_this_turn(game.turn)).prove(batch)


def test_the_budget_ends_a_search_without_a_result():
    game = swords_woman()
    batch = game.view(A).batch(2, 1)
    assert Prover(A, win_this_turn(game.turn), most_nodes=3).prove(batch) is None
    assert Prover(A, win_this_turn(game.turn), most_rows=3).prove(batch) is None


def test_plan_wins_every_game_that_it_was_proved_on():
    game = swords_woman()
    proof = Prover(A, win_this_turn(game.turn)).prove(game.view(A).batch(10, 1))
    assert proof is not None
    for seed in range(5):
        dealt, plan = game.determinize(A, seed), proof.plan
        while dealt.to_play is not None:
            if dealt.to_play == A and int(dealt.mask().sum()) > 1:
                dealt.step(plan.actions[0])
                plan = next(iter(plan.then.values()), plan)
            else:
                dealt.step(int(np.flatnonzero(dealt.mask())[0]))
        assert dealt.winner == A and dealt.turn == game.turn


def test_slow_method_agrees():
    rng = np.random.default_rng(5)
    verdicts = []
    for life_points in (50, 700, 1900, 2600):
        game = swords_woman(life_points=life_points, monsters=[])
        deals = [game.determinize(A, rng) for _ in range(2)]
        batch = type(game.view(A).batch(1, 1))(deals)
        proof = Prover(A, win_this_turn(game.turn)).prove(batch, 3)
        assert (proof is not None) == is_certain(deals, A, game.turn + 1, 3)
        verdicts.append(proof is not None)
    assert verdicts == [True, True, True, False]
