"""Every move says whose card it is, whom it attacks, and what becomes of it if nobody answers."""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.env.games import GameCase
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.compiling.decorators import PLAIN
from zx_env.core.game import moves
from zx_env.core.game.moves import Move, consequences, move_of, moves_of

POINTS = 40 if PLAIN else 600
"""Decisions that are looked at, of each game."""
TANK_HEART = "B01-013"


def decisions(case: GameCase, every: int) -> Iterator[Any]:
    """Games at decisions of random play with random decks: one of so many decisions."""
    rng = np.random.default_rng(every)
    seed = done = 0
    while done < POINTS:
        game = case.Game.new(seed=seed, events=True, **case.usual | case.varied(seed) | {"skip_forced": True})
        seed += 1
        while game.to_play is not None and done < POINTS:
            if rng.integers(every) == 0:
                done += 1
                yield game
            legal = np.flatnonzero(game.mask())
            # Passes last: more happens in a game.
            game.step(int(rng.choice(legal[1:] if len(legal) > 1 and rng.random() < 0.8 else legal)))


def test_a_choice_says_whose_card_it_is(case: GameCase):
    chosen = 0
    for game in decisions(case, 3):
        for move in moves_of(game.view(game.to_play)):
            action = move.action
            if action.verb == "choose" and (action.card or action.owner is not None):
                whose = "your " if action.owner == game.to_play else "the enemy's "
                assert whose in move.label, (move.label, action.text)
                chosen += 1
    assert chosen or case.name == "pig"


def test_what_is_said_comes_true_in_the_true_game(case: GameCase):
    """Nothing is said that hidden cards would refute, if nobody answers."""
    counts: Counter[str] = Counter()
    for game in decisions(case, 2):
        view = game.view(game.to_play)
        for move in moves_of(view):
            for path in [[move], *([move, half] for half in move.then)]:
                counts.update(path[-1].outcome.split(", ") if path[-1].outcome else [])
                assert comes_true(game, path), (path[-1].words, game.board())
    if case.name != "pig":
        assert sum(counts.values()) > POINTS // 4
        assert any(words.startswith("destroys ") for words in counts)


def comes_true(game: Any, path: list[Move]) -> bool:
    """Whether all that is said of the last move becomes of these moves in the true game."""
    after = game.copy()
    since = len(game.events(game.to_play))
    for move in path:
        after.step(move.action.index)
    true = consequences(game.wording.outcomes, game, after, game.to_play, since)
    return set(path[-1].consequences) <= set(true)


def test_one_move_is_said_as_among_all(case: GameCase):
    for game in decisions(case, 20):
        view = game.view(game.to_play)
        assert all(move_of(view, move.action) == move for move in moves_of(view))


def test_stops_stand_last_and_the_enemys_cards_first(case: GameCase):
    stops = enemys = 0
    for game in decisions(case, 3):
        listed = moves_of(game.view(game.to_play))
        assert sorted(move.action.index for move in listed) == sorted(a.index for a in game.actions())
        places = [(move.is_stop, not moves._is_enemys(move.action)) for move in listed]
        assert places == sorted(places)
        stops += any(move.is_stop for move in listed) and len(listed) > 1
        enemys += len({place for place in places if not place[0]}) == 2
    assert case.name == "pig" or stops
    assert case.name != "zx" or enemys or PLAIN


def listed(scene: Scenario, player: int = 0) -> dict[str, Move]:
    """The moves of a position, by the text of the action."""
    return {move.action.text: move for move in moves_of(scene.begin().game.view(player))}


@pytest.mark.parametrize("skip_forced", [True, False])
def test_an_attack_with_one_target_names_it_and_its_outcome(skip_forced: bool):
    settings = {"skip_forced": skip_forced}
    alone = Scenario(settings=settings).zx("c1", TANK_HEART).zx("c2", PLAIN_CARD, owner=1)
    name = alone.begin().game.wording.name(PLAIN_CARD)
    attack = listed(alone)["attack c1"]
    assert attack.label == f"Attack {name} (c2) with Tank Heart (c1)"
    assert (attack.facts, attack.outcome) == ("Power 8000", f"destroys {name}")
    assert attack.words == f"Attack {name} (c2) with Tank Heart (c1, Power 8000): destroys {name}"
    weak = Scenario(settings=settings).zx("c1", PLAIN_CARD).zx("c2", TANK_HEART, owner=1)
    assert listed(weak)["attack c1"].outcome == "3500 damage to Tank Heart"


def test_an_attack_with_several_targets_says_it_of_each():
    scene = Scenario().zx("b2", TANK_HEART).zx("a2", PLAIN_CARD, owner=1)
    name = scene.begin().game.wording.name(PLAIN_CARD)
    attack = listed(scene)["attack b2"]
    halves = {half.action.text: half for half in attack.then}
    assert attack.asks == "whom?" and attack.outcome == ""
    assert halves["target a2"].words == f"Attack the enemy's {name} (a2, Power 3500): destroys {name}"
    assert halves["target player"].words == "Attack the player: takes a Life: 3 left"


@pytest.mark.parametrize(("life", "outcome"), [(1, "wins"), (2, "takes a Life: 1 left")])
def test_a_blow_says_that_it_wins(life: int, outcome: str):
    scene = Scenario().zx("b2", TANK_HEART).life(1, *[PLAIN_CARD] * life)
    (attack,) = (move for text, move in listed(scene).items() if text == "attack b2")
    assert attack.words == f"Attack the player with Tank Heart (b2, Power 8000): {outcome}"


def test_passing_in_a_battle_says_what_it_costs():
    scene = (
        Scenario(turn_player=1)
        .zx("b2", TANK_HEART, owner=1)
        .hand(0, "B01-019")
        .resource(0, "B01-019", times=3)
    )
    game = scene.begin().game
    while game.to_play == 1:
        attacks = [a for a in game.actions() if a.verb in ("attack", "target player")]
        game.step((attacks or game.actions())[0].index)
    stop = next(move for move in moves_of(game.view(0)) if move.is_stop)
    assert stop.words == "Nothing now: you lose a Life: 3 left"


def test_the_end_of_the_turn_says_nothing_of_the_enemys_turn():
    assert listed(Scenario().zx("b2", TANK_HEART))["pass"].outcome == ""


def test_with_very_many_actions_nothing_is_looked_into(monkeypatch: pytest.MonkeyPatch):
    scene = Scenario().zx("b2", TANK_HEART)
    monkeypatch.setattr(moves, "MOST_LOOKED_INTO", 1)
    assert listed(scene)["attack b2"].words == "Attack with Tank Heart (b2, Power 8000)"


def test_nothing_is_said_of_what_cards_of_the_deck_decide():
    """B08-019 deals the Power of a card that it turns over."""
    scene = Scenario(settings={"skip_forced": True}).hand(0, "B08-019").resource(0, "B08-019", times=6)
    scene = scene.zx("c2", PLAIN_CARD, owner=1).deck(
        0, TANK_HEART, PLAIN_CARD, "B01-063", "B01-064", "B01-022"
    )
    play = listed(scene)["play B08-019"]
    assert not any("destroy" in words or "damage" in words for words, _ in play.consequences)


@pytest.mark.parametrize("player", [0, 1])
def test_a_loss_of_the_reader_is_harm_and_a_gain_is_good(case: GameCase, player: int):
    """Of either player; and what the enemy loses is good."""
    if case.name == "pig":
        return
    game = case.in_the_middle()

    def said(kind: str, who: int, **more: Any) -> tuple[str, str]:
        event = SimpleNamespace(kind=kind, who=who, owner=who, amount=1, name="Erase", **more)
        ((words, tone),) = game.wording.outcomes.words([event], game._games[0], player)
        return words, tone

    place = {"from_": "hand", "to": "graveyard", "sentence": "You gain 1", "other": None}
    for kind in ("life_lost", "destroy"):
        assert said(kind, player, **place)[1] == "harm" and said(kind, 1 - player, **place)[1] == "good"
    for kind in ("life_gained", "win", "draw"):
        assert said(kind, player, **place)[1] == "good" and said(kind, 1 - player, **place)[1] == "harm"
    assert said("life_lost", player, **place)[0].startswith("you lose ")
