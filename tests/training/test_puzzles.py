"""Puzzles: the shipped ones hold, players are tested against all answers, and the terminal plays them."""

import io
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import zx_agents
from rich.console import Console
from zx_agents.search.branches import looks, win_this_turn
from zx_training.games import get_game
from zx_training.puzzles.enemy import RefutingEnemy
from zx_training.puzzles.mining import Miner
from zx_training.puzzles.missed import missed_in
from zx_training.puzzles.place import place_at, restored, without_engine
from zx_training.puzzles.puzzle import EASY, FOLDER, HARD, Puzzle, is_solved, load, numbered
from zx_training.terminal.puzzle import play_puzzle

from tests.agents.test_prover import SWORDS_WOMAN, A, swords_woman
from zx_env import GameBatch
from zx_env.errors import SettingError

SHIPPED = [puzzle for path in sorted(FOLDER.glob("*.jsonl")) for puzzle in load(path.stem)]
LINE = (SWORDS_WOMAN, "battle phase", "attack m1:Amazoness Swords Woman")


def puzzle_of(game: Any) -> Puzzle:
    """Return a game of `swords_woman` as a puzzle."""
    return Puzzle(
        "0123456789abcdef", "ygo", HARD, "win this turn", A, game.turn + 1, True, 3, True, 1, 9, 0.1,
        ("attack",), LINE, 20, without_engine(game),
    )  # fmt: skip


class Follower:
    """A player that plays the first legal action that begins with one of some texts, else the first one."""

    def __init__(self, *texts: str) -> None:
        self.texts = texts

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        actions = view.actions()
        fitting = [a.index for text in self.texts for a in actions if a.text.startswith(text)]
        return fitting[0] if fitting else actions[0].index


def test_a_player_solves_a_puzzle_by_the_right_line_only():
    puzzle = puzzle_of(swords_woman())
    right = Follower(SWORDS_WOMAN, "battle phase", "attack")
    assert is_solved(right, puzzle, deals=5)
    assert not is_solved(Follower("summon Gemini Elf", "battle phase", "attack"), puzzle, deals=5)
    assert not is_solved(zx_agents.load("random", "ygo"), puzzle, deals=5)


def test_a_deal_or_an_answer_that_refutes_counts_against_the_player():
    right = Follower(SWORDS_WOMAN, "battle phase", "attack")
    hidden = puzzle_of(swords_woman(deck=["Jinzo"] * 4 + ["Kuriboh"], hand=["Jinzo"]))
    assert not is_solved(right, hidden, deals=40)
    answered = puzzle_of(swords_woman(back=[{"card": "Waboku", "face": "down"}]))
    assert not is_solved(right, answered, deals=2)


def test_enemy_refutes_a_wrong_action_and_yields_to_the_line():
    enemy = RefutingEnemy(puzzle_of(swords_woman()))
    for text in LINE:
        assert enemy.is_certain and not enemy.is_over
        enemy.act(next(a.index for a in enemy.game.actions() if a.text.startswith(text.split(":")[0])))
    assert enemy.is_over and enemy.is_solved
    enemy = RefutingEnemy(puzzle_of(swords_woman()))
    enemy.act(next(a.index for a in enemy.game.actions() if a.text == "end turn"))
    assert enemy.is_over and not enemy.is_solved
    enemy = RefutingEnemy(puzzle_of(swords_woman()))
    enemy.act(next(a.index for a in enemy.game.actions() if a.text == "summon Gemini Elf"))
    assert not enemy.is_certain


def test_what_was_missed_is_the_first_wrong_action_with_the_line_that_follows():
    enemy = RefutingEnemy(puzzle_of(swords_woman(back=[{"card": "Waboku", "face": "down"}])))
    for text in LINE:
        enemy.act(next(a.index for a in enemy.game.actions() if a.text.startswith(text.split(":")[0])))
    while not enemy.is_over:
        enemy.act(next(a.index for a in enemy.game.actions() if a.text.startswith("end")))
    missed = missed_in(enemy)
    assert enemy.missed == 0 and missed.action == "Summon Amazoness Swords Woman" and not missed.better
    assert any("Waboku" in line for line in missed.then)
    enemy = RefutingEnemy(puzzle_of(swords_woman()))
    for text in (LINE[0], "end turn"):
        enemy.act(next(a.index for a in enemy.game.actions() if a.text == text))
    missed = missed_in(enemy)
    assert enemy.missed == 1 and missed.action == "End the turn"
    assert missed.better[0] == "Battle Phase" and "with Amazoness Swords Woman" in missed.better[1]


@pytest.mark.parametrize("seed", range(3))
def test_the_story_of_a_try_shows_the_player_what_the_enemys_deals_have_in_common(seed):
    hidden = swords_woman(deck=["Jinzo", "Kuriboh"] * 4, hand=["Jinzo"], back=["Waboku", "Mirror Force"])
    enemy, rng = RefutingEnemy(puzzle_of(hidden), seed), np.random.default_rng(seed)
    while not enemy.is_over:
        group, game = enemy._groups[-1], enemy.game
        assert looks(GameBatch([game])) == [group.name] and game.to_play == A
        assert len(enemy.story().seen) == len(enemy.actions)
        enemy.act(int(rng.choice(np.flatnonzero(game.mask()))))
    assert enemy.game.keeps_events and (enemy.game.to_play is None or enemy.game.turn >= hidden.turn + 1)


def test_terminal_begins_again_after_a_refuted_action(monkeypatch):
    typed = iter(["help", "end turn", "hint", "solution", SWORDS_WOMAN, "battle phase", "attack"])
    console = Console(file=io.StringIO(), width=120)
    monkeypatch.setattr(console, "input", lambda prompt: next(typed))
    assert play_puzzle(console, get_game("ygo"), puzzle_of(swords_woman()), 7)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "not certain any more with: End the turn" in shown and "The enemy draws a card" in shown
    assert "Summon Amazoness Swords Woman; Battle Phase; Attack " in shown
    assert "the goal is certain" in shown and "solved" in shown
    typed = iter(["quit"])
    assert not play_puzzle(console, get_game("ygo"), puzzle_of(swords_woman()), 7)


def test_shipped_puzzles_are_different_positions_at_decisions_of_their_player():
    assert len({puzzle.name for puzzle in SHIPPED}) == len(SHIPPED) > 0
    assert len({str(puzzle.position) for puzzle in SHIPPED}) == len(SHIPPED)
    for puzzle in SHIPPED:
        game = puzzle.begin()
        assert game.to_play == puzzle.player and puzzle.set in (HARD, EASY)
        assert puzzle.solution[0] in [action.text for action in game.actions()]
        assert any(not text.startswith("pass") for text in puzzle.solution)
        assert puzzle.certain == 1 or puzzle.set == EASY


@pytest.mark.parametrize("game_name", sorted({puzzle.game for puzzle in SHIPPED}))
def test_a_hard_puzzle_is_one_that_a_player_misses(game_name):
    miner, puzzles = Miner(get_game(game_name), 1), load(game_name)
    assert 0 < len([puzzle for puzzle in puzzles if puzzle.set == HARD]) < len(puzzles) / 2
    for puzzle in puzzles:
        if puzzle.set == HARD:
            assert miner.set_of(puzzle) == HARD, puzzle.name
    easy = min((puzzle for puzzle in puzzles if puzzle.set == EASY), key=lambda one: (one.depth, one.choices))
    assert miner.set_of(replace(easy, certain=1)) == EASY


@pytest.mark.parametrize("game_name", sorted({puzzle.game for puzzle in SHIPPED}))
def test_shipped_puzzle_is_certain_at_its_depth_and_not_below(game_name):
    puzzle = min(load(game_name), key=lambda one: (one.depth, one.choices))
    batch = puzzle.batch(6, 3)
    assert puzzle.prover().prove(batch, puzzle.depth) is not None
    assert puzzle.prover().prove(batch, puzzle.depth - 1) is None


def test_mining_finds_the_line_of_a_certain_win_and_says_why_others_fall():
    miner = Miner(get_game("ygo"), 1)
    place = restored(swords_woman())
    game = place.game
    goal = win_this_turn(game.turn)
    lines = miner.winning_lines(game, goal)
    assert lines.won and 0 < lines.share < 1
    assert miner.wins_enough(game, goal, lines.won)
    first = looks(GameBatch([game]))[0]
    right = next(action.index for action in game.actions() if action.text == SWORDS_WOMAN)
    strategy = miner.strategy_of(game, goal, lines.won)
    assert strategy is not None and strategy[first] == (right,)
    prover = puzzle_of(game).prover()
    assert miner.searched(prover, game, lines.won)[first] == (right,)
    assert len(miner.line_of(prover, strategy, place)) == len(LINE)
    stopped = restored(swords_woman(back=[{"card": "Waboku", "face": "down"}])).game
    assert miner.strategy_of(stopped, goal, lines.won) is None
    assert miner.searched(prover, stopped, lines.won) is None and prover.ended_by


def test_the_work_of_a_search_is_bounded():
    game = swords_woman()
    prover = puzzle_of(game).prover(most_work=50)
    assert prover.prove(game.view(A).batch(5, 1)) is None and prover.ended_by == "work"
    assert len(prover.certain_actions(game.view(A).batch(5, 1)).unknown) == int(game.mask().sum())
    prover = puzzle_of(game).prover(most_nodes=1)
    first = prover.certain_actions(game.view(A).batch(5, 1), is_whole=False)
    assert len(first.unknown) == 1 < len(prover.certain_actions(game.view(A).batch(5, 1)).unknown)


def test_numbers_begin_at_one_and_others_are_refused():
    assert numbered("ygo", 1) == load("ygo")[0]
    for number in (0, len(load("ygo")) + 1):
        with pytest.raises(SettingError, match="no puzzle"):
            numbered("ygo", number)
    with pytest.raises(SettingError, match="there are no puzzles"):
        load("chess")
    assert replace(load("ygo")[0], set=EASY).line().startswith("{")


def test_a_decision_that_no_position_can_say_is_a_position_and_moves():
    """In the middle of a battle or of an effect, a readable position alone is refused or another one."""
    rng = np.random.default_rng(3)
    game = get_game("zx").game_type.new(decks=("b01_red", "r2_red_waker"), seed=5, skip_forced=True)
    games: list[Any] = []
    moves: list[int] = []
    while game.to_play is not None:
        games.append(game.copy())
        moves.append(int(rng.choice(np.flatnonzero(game.mask()))))
        game.step(moves[-1])
    found = 0
    for index, here in list(enumerate(games))[::7]:
        if not here.turn or restored(here) is not None:
            continue
        place = place_at(games, moves, index)
        if place is None:
            continue
        found += 1
        assert place.moves == tuple(moves[index - len(place.moves) : index]) != ()
        puzzle = replace(numbered("zx", 1), position=place.position, moves=place.texts())
        again = Puzzle.of_line(puzzle.line())
        now = again.begin()
        assert again == puzzle and now.to_play == here.to_play
        assert [action.text for action in now.actions()] == [action.text for action in here.actions()]
    assert found > 5
