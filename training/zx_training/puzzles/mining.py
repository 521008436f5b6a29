"""Mine puzzles: play games, look for turns that can be won for certain, prove them, test the panel on them.

Players of the panel play with random decks, where the game has decks, and with some random actions. The
last turns are looked at: lines of random and noisy play are drawn on re-deals, a line that wins on nearly
all of some re-deals goes to the prover, and the plan is followed to a decision at which few first actions
are certain. A position is kept if it is proved on many deals, if its plan is not only to pass, and if nothing
looks like it among the puzzles so far. It is hard if one first action is certain and a player of the panel
misses the goal against the enemy that refutes, or has missed it in the game.

The goal not to lose is looked for at decisions in the turn of the enemy in which the player lost.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import zx_agents
from numpy.typing import NDArray
from rich.console import Console
from zx_agents.game_agents import agents_of
from zx_agents.search.branches import (
    Branches,
    Goal,
    looks,
    survive,
    win_this_turn,
    win_within_two,
)
from zx_agents.search.prover import Proof, Prover
from zx_agents.search.rollouts import NO_ACTION, random_actions

from zx_env import GameBatch
from zx_env.errors import PositionError, SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.puzzles.puzzle import EASY, HARD, Puzzle, is_solved, load
from zx_training.puzzles.story import main_line

PLAYERS = ("scripted", "learned")
"""The players of the games, those of them that the game has."""
RANDOM_ACTIONS = 0.05
LAST_TURNS = 6
"""Turns of a game that are looked at, the last ones."""
LINES, TRIED, RE_DEALS, ENOUGH = 128, 3, 48, 0.97
"""Lines drawn for a turn; those tried; deals on which one is tried; share of them that it must win."""
FEW_DEALS, MANY_DEALS, TEST_DEALS = 200, 2_000, 40
LONGEST = 12
"""Most own decisions of a plan."""
MOST_CERTAIN = 1 / 3
"""Largest share of certain first actions of a puzzle."""
GOALS = {
    "win": "win this turn",
    "win2": "win within two turns",
    "survive": "do not lose before your next turn",
}


@dataclass
class Figures:
    """Numbers of what mining has looked at."""

    games: int = 0
    turns: int = 0
    lines: int = 0
    reasons: Counter[str] = field(default_factory=Counter)


class Spot(NamedTuple):
    """A decision of a game, and what its player has to reach there."""

    game: Any
    goal: Goal
    words: str
    is_missed: bool
    """Whether the player did not reach the goal in the game."""


class Miner:
    """Mines puzzles of one game."""

    def __init__(self, adapter: GameAdapter, seed: int, goals: Sequence[str] = ("win",)) -> None:
        """Begin with a seed of games."""
        self.adapter, self.seed, self.goals = adapter, seed, goals
        self.rng = np.random.default_rng(seed)
        self.figures, self.known = Figures(), set[str]()
        named = agents_of(adapter.name).named
        self.players = [zx_agents.load(name, adapter.name) for name in PLAYERS if name in named]
        self.payments = agents_of(adapter.name).payments
        self.policy: Any = self.players[0]

    def puzzles(self) -> Iterator[Puzzle | None]:
        """Yield puzzles, endlessly, and None after each decision without one."""
        while True:
            self.figures.games += 1
            for spot in self.spots():
                self.figures.turns += 1
                puzzle = self.puzzle_of(spot)
                if puzzle is not None:
                    self.known.add(puzzle.name)
                yield puzzle

    # -- games ---------------------------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """Play a game and return the decisions that may be puzzles, the last first."""
        game, rng = self._deal(), self.rng
        players = [self.players[i] for i in rng.integers(len(self.players), size=2)]
        firsts: dict[tuple[int, int], list[Any]] = {}
        while game.to_play is not None:
            if int(game.mask().sum()) > 1 and game.turn:
                firsts.setdefault((game.turn, game.to_play), []).append(game.copy())
            if rng.random() < RANDOM_ACTIONS:
                game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            else:
                game.step(zx_agents.act_in(players[game.to_play], game, rng))
        end, winner = game.turn, game.winner
        found: list[Spot] = []
        for (turn, player), decisions in sorted(firsts.items(), reverse=True, key=lambda item: item[0]):
            if turn <= end - LAST_TURNS:
                break
            is_own = decisions[0].position()["turn_player"] == player
            won = winner == player and turn == end
            places = {0, int(rng.integers(len(decisions)))}
            for place in sorted(places):
                found += self._goals(decisions[place], turn, player, is_own, won, turn == end and not won)
        return found

    def _goals(
        self, game: Any, turn: int, player: int, is_own: bool, won: bool, lost: bool
    ) -> Iterator[Spot]:
        if is_own and "win" in self.goals:
            yield Spot(game, win_this_turn(turn), "win", not won)
        if is_own and "win2" in self.goals:
            yield Spot(game, win_within_two(turn), "win2", not won)
        if not is_own and lost and "survive" in self.goals:
            yield Spot(game, survive(turn, is_own), "survive", True)

    def _deal(self) -> Any:
        seed = int(self.rng.integers(2**31))
        if not self.adapter.game.decks:
            return self.adapter.game_type.new(seed=seed, skip_forced=True, **self.adapter.settings)
        try:
            decks = tuple(self.adapter.random_decks(2, seed))
        except SettingError:  # the game has no random decks
            names = self.adapter.usual_decks()
            decks = tuple(names[i] for i in self.rng.integers(len(names), size=2))
        return self.adapter.game_type.new(decks=decks, seed=seed, skip_forced=True, **self.adapter.settings)

    # -- puzzles -------------------------------------------------------------------------------------------

    def puzzle_of(self, spot: Spot) -> Puzzle | None:
        """Return a puzzle at a decision, or later on the plan that begins there; None if there is none."""
        game = restored(spot.game)
        if game is None:
            return self._not("position")
        lines = self.winning_lines(game, spot.goal)
        if not lines.won:
            return self._not("no line")
        self.figures.lines += 1
        if not self.wins_enough(game, spot.goal, lines.won):
            return self._not("no line on 97 % of re-deals")
        player = game.to_play
        prover = Prover(player, spot.goal, self.payments, most_nodes=2_000)
        proof = self.proof_of(prover, game.view(player).batch(FEW_DEALS, self.rng), len(lines.won[0]))
        if proof is None:
            return self._not("no proof")
        return self._on_the_way(prover, proof, game, spot)

    def proof_of(self, prover: Prover, batch: GameBatch[Any], longest: int) -> Proof | None:
        """Return a proof, of least depth if the budget suffices."""
        return prover.prove(batch, min(longest, LONGEST))

    def _on_the_way(self, prover: Prover, proof: Proof, game: Any, spot: Spot) -> Puzzle | None:
        """Return the first decision of a plan with one certain first action, as a puzzle."""
        plan, depth = proof.plan, proof.depth
        while depth >= 1:
            few = game.view(game.to_play).batch(FEW_DEALS // 4, self.rng)
            if not prover.branches.is_payment(prover.branches.group_of(few)):
                first = prover.certain_actions(few, depth + 1)
                certain, choices = len(first.certain), len(first.certain) + len(first.refuted)
                if not first.unknown and 0 < certain <= MOST_CERTAIN * choices:
                    return self._kept(prover, game, spot, certain, choices)
            for action in plan.actions:
                game.step(action)
            while game.to_play is not None and (
                game.to_play != spot.game.to_play or int(game.mask().sum()) == 1
            ):
                game.step(int(self.rng.choice(np.flatnonzero(game.mask()))))
            depth -= 1
            name = looks(GameBatch([game]))[0]
            if game.to_play is None or name not in plan.then:
                break
            plan = plan.then[name]
            again = restored(game)
            if again is None or looks(GameBatch([again]))[0] != name:
                break
            game = again
        return self._not("several certain first actions")

    def _kept(self, prover: Prover, game: Any, spot: Spot, certain: int, choices: int) -> Puzzle | None:
        """Return the puzzle at a decision, proved on many deals."""
        player = game.to_play
        name = hashlib.sha256(looks(GameBatch([game]))[0]).hexdigest()[:16]
        if name in self.known:
            return self._not("known")
        seed = int(self.rng.integers(2**31))
        proof = prover.prove(game.view(player).batch(FEW_DEALS, seed), LONGEST)
        if proof is None:
            return self._not("no proof again")
        steps, is_answered = main_line(prover.branches, game, proof, seed)
        actions = [step.action for step in steps]
        if all(action.index == game.game_spec.pass_action for action in actions):
            return self._not("only passing")
        many = prover.prove(game.view(player).batch(MANY_DEALS, seed + 1), LONGEST, proof.depth)
        if many is None or many.depth != proof.depth:
            return self._not("not on 2,000 deals")
        luck = self.winning_lines(game, spot.goal, is_random=True).share
        verbs = {action.verb for action in actions} | ({"answers"} if is_answered else set())
        puzzle = Puzzle(
            name, self.adapter.name, EASY, GOALS[spot.words], player, spot.goal.before, spot.goal.is_win,
            proof.depth, proof.is_minimal, certain, choices, round(luck, 4), tuple(sorted(verbs)),
            tuple(action.text for action in actions), MANY_DEALS, without_engine(game),
        )  # fmt: skip
        is_missed = spot.is_missed or not all(is_solved(one, puzzle, TEST_DEALS) for one in self.players)
        puzzle = replace(puzzle, set=HARD if is_missed and certain == 1 else EASY)
        self.figures.reasons[puzzle.set] += 1
        return puzzle

    def _not(self, reason: str) -> Puzzle | None:
        """Count why a position gives no puzzle; return None in its place."""
        self.figures.reasons[reason] += 1
        return None

    # -- lines ---------------------------------------------------------------------------------------------

    def winning_lines(self, game: Any, goal: Goal, is_random: bool = False) -> Lines:
        """Draw lines on re-deals: random ones and noisy ones of a player; the enemy plays at random.

        Args:
            game: The position.
            goal: The goal of the player to move.
            is_random: Only random lines.
        """
        player = game.to_play
        batch = game.view(player).batch(LINES, self.rng)
        noise = np.full(LINES, 1.0) if is_random else np.resize((1.0, 0.6, 0.3), LINES)
        taken: list[list[int]] = [[] for _ in range(LINES)]
        running = np.arange(LINES)
        branches = Branches(player, goal, (), LINES)
        while len(running):
            actions = np.full(LINES, NO_ACTION, np.int64)
            actions[running] = self._noisy(batch, running, noise, player)
            for row in running[batch.player[running] == player]:
                if batch.mask[row].sum() > 1:
                    taken[row].append(int(actions[row]))
            batch.step(actions)
            reached, lost = branches.judged(batch)
            running = running[~(reached | lost)[running]]
        reached, _ = branches.judged(batch)
        won = sorted((taken[row] for row in np.flatnonzero(reached)), key=len)
        return Lines([list(line) for line in dict.fromkeys(map(tuple, won))][:TRIED], float(reached.mean()))

    def _noisy(
        self, batch: GameBatch[Any], rows: NDArray[Any], noise: NDArray[Any], player: int
    ) -> NDArray[np.int64]:
        actions = random_actions(batch.mask[rows], self.rng)
        own = (batch.player[rows] == player) & (self.rng.random(len(rows)) >= noise[rows])
        if own.any():
            chosen = rows[own]
            actions[own] = self.policy.act_batch(batch.observation[chosen], batch.mask[chosen], self.rng)
        return actions

    def wins_enough(self, game: Any, goal: Goal, lines: Sequence[Sequence[int]]) -> bool:
        """Return whether one of the lines, then the policy, reaches the goal on ENOUGH of RE_DEALS deals."""
        player = game.to_play
        batch = game.view(player).batch(RE_DEALS * len(lines), self.rng)
        branches = Branches(player, goal, (), len(batch))
        line_of = np.repeat(np.arange(len(lines)), RE_DEALS)
        place, running = np.zeros(len(batch), np.int64), np.arange(len(batch))
        quiet = np.zeros(len(batch))
        while len(running):
            actions = np.full(len(batch), NO_ACTION, np.int64)
            actions[running] = self._noisy(batch, running, quiet, player)
            for row in running[(batch.player[running] == player)]:
                line = lines[line_of[row]]
                if batch.mask[row].sum() > 1 and place[row] < len(line):
                    if batch.mask[row, line[place[row]]]:
                        actions[row] = line[place[row]]
                        place[row] += 1
                    else:
                        place[row] = len(line)
            batch.step(actions)
            reached, lost = branches.judged(batch)
            running = running[~(reached | lost)[running]]
        reached, _ = branches.judged(batch)
        return bool((reached.reshape(len(lines), RE_DEALS).mean(axis=1) >= ENOUGH).any())


class Lines(NamedTuple):
    """Lines that reached a goal."""

    won: list[list[int]]
    """Own decisions with a choice of the shortest lines."""
    share: float
    """Share of all lines."""


def without_engine(game: Any) -> dict[str, Any]:
    """Return the readable part of a position, which other versions of the rules can read as well."""
    return {key: value for key, value in game.position().items() if key != "engine"}


def restored(game: Any) -> Any | None:
    """Return the game after a round trip through its position; None if it is another decision then."""
    try:
        again = type(game).from_position(without_engine(game))
    except PositionError:
        return None
    same = again.to_play == game.to_play and (again.mask() == game.mask()).all()
    return again if same and int(again.mask().sum()) > 1 else None


def mine_to(
    console: Console,
    adapter: GameAdapter,
    out: Path,
    count: int,
    minutes: float,
    goals: Sequence[str],
    seed: int,
) -> None:
    """Append puzzles to a file until there are enough new ones or the time is over; print the figures.

    Raises:
        SettingError: A goal is unknown, or the file cannot be written.
    """
    wrong = [goal for goal in goals if goal not in GOALS]
    if wrong:
        raise SettingError(f"there is no goal {wrong[0]!r}; goals are {', '.join(GOALS)}")
    miner, started, found = Miner(adapter, seed, goals), time.monotonic(), 0
    try:
        if out.is_file():
            miner.known |= {puzzle.name for puzzle in load(adapter.name, path=out)}
        with out.open("a", encoding="utf-8") as file:
            for puzzle in miner.puzzles():
                if puzzle is not None:
                    found += 1
                    file.write(puzzle.line() + "\n")
                    file.flush()
                    console.print(f"{found}: {puzzle.set}, {puzzle.goal}, {puzzle.depth} decisions")
                if found == count or 0 < minutes * 60 < time.monotonic() - started:
                    break
    except OSError as error:
        raise SettingError(f"{out} cannot be written: {error.strerror}") from None
    figures = miner.figures
    console.print(
        f"{figures.games} games, {figures.turns} decisions, {dict(figures.reasons)}", highlight=False
    )
