"""Mine puzzles: play games, look for turns that can be won for certain, prove them, test the panel on them.

Players of the panel play with random decks, where the game has decks, and with some random actions. The
last turns are looked at: lines of random and noisy play are drawn on re-deals, a line that wins on nearly
all of some re-deals goes to the prover, and the plan is followed to a decision at which few first actions
are certain. A position is kept if it is proved on many deals, if its plan is not only to pass, and if nothing
looks like it among the puzzles so far. It is hard if one first action is certain and a player of the panel
misses the goal against the enemy that refutes.

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
    IntArray,
    looks,
    survive,
    win_this_turn,
    win_within_two,
)
from zx_agents.search.prover import Prover
from zx_agents.search.rollouts import NO_ACTION, random_actions
from zx_agents.search.strategy_proof import AskedProof

from zx_env import GameBatch
from zx_env.errors import SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.puzzles.place import Place, place_at
from zx_training.puzzles.puzzle import EASY, HARD, MOST_ROWS, Puzzle, is_solved, load
from zx_training.puzzles.story import main_line

PLAYERS = ("scripted", "learned:version=1", "planner")
"""The players of the games, and those that a hard puzzle is tested on; those of them that the game has."""
RANDOM_ACTIONS = 0.05
LAST_TURNS, LATER = 6, 2
"""Turns of a game that are looked at, the last ones; decisions of a turn beside its first one."""
LINES, TRIED, RE_DEALS, ENOUGH = 128, 3, 48, 0.97
"""Lines drawn for a turn; those tried; deals on which one is tried; share of them that it must win."""
FEWEST_DEALS, SEARCH_DEALS, FEW_DEALS, MANY_DEALS, TEST_DEALS = 4, 8, 200, 2_000, 100
LEAST_DEPTH, LONGEST = 2, 12
"""Fewest and most own decisions of a plan."""
SEARCHED = 5
"""Most decisions of the shortest line that wins, where a plan is searched."""
NODES, ROWS, WORK = 500, 60_000, 100_000
"""Own decisions that a search looks at, rows that it may need, and rows that it may play."""
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
    way: list[tuple[int, int, int]] = field(default_factory=list)
    """Depth, certain first actions and all first actions of the decisions on the way of plans."""


class Spot(NamedTuple):
    """A decision of a game, and what its player has to reach there."""

    place: Place
    goal: Goal
    words: str


class Miner:
    """Mines puzzles of one game."""

    def __init__(self, adapter: GameAdapter, seed: int, goals: Sequence[str] = ("win",)) -> None:
        """Begin with a seed of games."""
        self.adapter, self.seed, self.goals = adapter, seed, goals
        self.rng = np.random.default_rng(seed)
        self.figures, self.known = Figures(), set[str]()
        named = agents_of(adapter.name).named
        # The name of a version has options behind a colon.
        names = [name for name in PLAYERS if name.partition(":")[0] in named]
        self.players = [zx_agents.load(name, adapter.name) for name in names]
        self.payments = agents_of(adapter.name).payments
        self.policy: Any = self.players[0]
        groups = [adapter.group(name) or [] for name in ("all", "score")]
        self.decks = list(dict.fromkeys(name for group in groups for name in group))
        self.close = agents_of(adapter.name).close_to_win

    def puzzles(self) -> Iterator[Puzzle | None]:
        """Yield puzzles, endlessly, and None after each decision without one."""
        while True:
            self.figures.games += 1
            done: set[tuple[int, str]] = set()
            for spot in self.spots():
                # Another puzzle of the same turn would ask for the rest of the same line.
                if (spot.place.game.turn, spot.words) in done:
                    continue
                self.figures.turns += 1
                puzzle = self.puzzle_of(spot)
                if puzzle is not None:
                    self.known.add(puzzle.name)
                    done.add((spot.place.game.turn, spot.words))
                yield puzzle

    # -- games ---------------------------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """Play a game and return the decisions that may be puzzles, the last first."""
        game, rng = self._deal(), self.rng
        players = [self.players[i] for i in rng.integers(len(self.players), size=2)]
        turns: dict[tuple[int, int], list[int]] = {}
        games: list[Any] = []
        moves: list[int] = []
        while game.to_play is not None:
            if int(game.mask().sum()) > 1 and game.turn:
                turns.setdefault((game.turn, game.to_play), []).append(len(games))
            if rng.random() < RANDOM_ACTIONS:
                move = int(rng.choice(np.flatnonzero(game.mask())))
            else:
                move = zx_agents.act_in(players[game.to_play], game, rng)
            games.append(game.copy())
            moves.append(move)
            game.step(move)
        end, winner = game.turn, game.winner
        found: list[Spot] = []
        for (turn, player), decisions in sorted(turns.items(), reverse=True):
            if turn <= end - LAST_TURNS:
                break
            is_own = games[decisions[0]].position()["turn_player"] == player
            is_lost = turn == end and winner != player
            for index in sorted({decisions[0], *rng.choice(decisions, LATER).tolist()}):
                place = place_at(games, moves, index)
                if place is None:
                    self.figures.reasons["position"] += 1
                else:
                    found += self._goals(place, turn, is_own, is_lost)
        return found

    def _goals(self, place: Place, turn: int, is_own: bool, is_lost: bool) -> Iterator[Spot]:
        if is_own and "win" in self.goals:
            yield Spot(place, win_this_turn(turn), "win")
        if is_own and "win2" in self.goals:
            yield Spot(place, win_within_two(turn), "win2")
        if not is_own and is_lost and "survive" in self.goals:
            yield Spot(place, survive(turn, is_own), "survive")

    def _deal(self) -> Any:
        seed = int(self.rng.integers(2**31))
        if not self.adapter.game.decks:
            return self.adapter.game_type.new(seed=seed, skip_forced=True, **self.adapter.settings)
        first = self.decks[self.rng.integers(len(self.decks))]
        others = [deck for deck in self.decks if self._can_meet(first, deck)]
        decks = first, others[self.rng.integers(len(others))]
        return self.adapter.game_type.new(decks=decks, seed=seed, skip_forced=True, **self.adapter.settings)

    def _can_meet(self, first: str, second: str) -> bool:
        try:
            self.adapter.check_pairs([(first, second)])
        except SettingError:
            return False
        return True

    # -- puzzles -------------------------------------------------------------------------------------------

    def puzzle_of(self, spot: Spot) -> Puzzle | None:
        """Return a puzzle at a decision, or later on the plan that begins there; None if there is none."""
        game = spot.place.game
        if spot.goal.is_win and spot.words == "win" and not self._may_win(game):
            return self._not("far from a win")
        lines = self.winning_lines(game, spot.goal)
        if not lines.won:
            return self._not("no line")
        self.figures.lines += 1
        prover = Prover(game.to_play, spot.goal, self.payments, NODES, ROWS, WORK)
        strategy = self.strategy_of(game, spot.goal, lines.won) or self.searched(prover, game, lines.won)
        if strategy is None:
            return self._not(f"no proof: {prover.ended_by}")
        return self._on_the_way(prover, strategy, spot)

    def _may_win(self, game: Any) -> bool:
        """Return whether the game's players would look for a win this turn here."""
        return self.close is None or bool(self.close(game.observe(game.to_play)[None])[0])

    def strategy_of(
        self, game: Any, goal: Goal, lines: Sequence[Sequence[int]]
    ) -> dict[bytes, tuple[int, ...]] | None:
        """Return what one of the lines, and then a player, does at each information set, if that is certain.

        A line alone is tried before it is followed by each player; so are the players without a line.
        """
        for policy in self.players:
            if not hasattr(policy, "act_batch"):
                continue
            for line in (*lines, ()):
                for deals in (FEWEST_DEALS, FEW_DEALS):
                    proof = _LineProof(
                        game.view(game.to_play).batch(deals, self.rng), goal, line, policy, self.rng
                    )
                    if not proof.run().all():
                        break
                else:
                    return {name: (action,) for name, action in proof.asked.items()}
        return None

    def searched(
        self, prover: Prover, game: Any, lines: Sequence[Sequence[int]]
    ) -> dict[bytes, tuple[int, ...]] | None:
        """Return a plan that the prover finds; None if no line wins often, or the budget ends."""
        if len(lines[0]) > SEARCHED or not self.wins_enough(game, prover.branches.goal, lines):
            prover.ended_by = "no line on 97 % of re-deals"
            return None
        proof = prover.prove(game.view(game.to_play).batch(FEW_DEALS, self.rng), LONGEST)
        self.figures.reasons["searched: found" if proof else "searched: " + prover.ended_by] += 1
        return None if proof is None else proof.plan.strategy(looks(GameBatch([game]))[0])

    def _on_the_way(
        self, prover: Prover, strategy: dict[bytes, tuple[int, ...]], spot: Spot
    ) -> Puzzle | None:
        """Return the earliest decision with few certain first actions on a line of a strategy, as a puzzle.

        Decisions are looked at from the last one back, since plans get longer and their search dearer.
        """
        found: list[tuple[Place, int, int]] = []
        for place in reversed(self.line_of(prover, strategy, spot.place)):
            few = place.game.view(place.game.to_play).batch(SEARCH_DEALS, self.rng)
            proof = prover.prove(few, LONGEST, hints=strategy)
            if proof is None:
                self.figures.reasons[f"way ends: {prover.ended_by}"] += 1
                break
            if proof.depth < LEAST_DEPTH:
                continue
            first = prover.certain_actions(few, proof.depth + 1, is_whole=False)
            if first.unknown:
                self.figures.reasons["way ends: other first actions"] += 1
                break
            certain, choices = len(first.certain), len(first.certain) + len(first.refuted)
            self.figures.way.append((proof.depth, certain, choices))
            if 0 < certain <= MOST_CERTAIN * choices:
                found.append((place, certain, choices))
        for place, certain, choices in reversed(found):
            puzzle = self._kept(place, spot, certain, choices)
            if puzzle is not None:
                return puzzle
        return None if found else self._not("several certain first actions")

    def line_of(self, prover: Prover, strategy: dict[bytes, tuple[int, ...]], start: Place) -> list[Place]:
        """Return the player's decisions on one line of a strategy, without those of paying."""
        places, game, moves = [], start.game.copy(), list(start.moves)

        def step(move: int) -> None:
            moves.append(move)
            game.step(move)

        while game.to_play is not None:
            name = looks(GameBatch([game]))[0]
            if game.to_play != prover.branches.player or int(game.mask().sum()) == 1:
                step(int(self.rng.choice(np.flatnonzero(game.mask()))))
                continue
            if name not in strategy:
                break
            if not prover.branches.is_payment(prover.branches.group_of(GameBatch([game]))):
                places.append(Place(start.position, tuple(moves), game.copy()))
            for action in strategy[name]:
                step(action)
        return places

    def _kept(self, place: Place, spot: Spot, certain: int, choices: int) -> Puzzle | None:
        """Return the puzzle at a decision, proved on many deals."""
        game, player = place.game, place.game.to_play
        prover = Prover(player, spot.goal, self.payments, 4 * NODES, ROWS, 20 * WORK)
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
        hints = proof.plan.strategy(looks(GameBatch([game]))[0])
        many = prover.prove(game.view(player).batch(MANY_DEALS, seed + 1), LONGEST, proof.depth, hints)
        if many is None or many.depth != proof.depth:
            return self._not("not on 2,000 deals")
        luck = self.winning_lines(game, spot.goal, is_random=True).share
        verbs = {action.verb for action in actions} | ({"answers"} if is_answered else set())
        puzzle = Puzzle(
            name, self.adapter.name, EASY, GOALS[spot.words], player, spot.goal.before, spot.goal.is_win,
            proof.depth, proof.is_minimal, certain, choices, round(luck, 4), tuple(sorted(verbs)),
            tuple(action.text for action in actions), MANY_DEALS, place.position, place.texts(),
        )  # fmt: skip
        if looks(GameBatch([puzzle.begin()])) != looks(GameBatch([game])):
            return self._not("two actions of one text")
        puzzle = replace(puzzle, set=self.set_of(puzzle))
        self.figures.reasons[puzzle.set] += 1
        return puzzle

    def set_of(self, puzzle: Puzzle) -> str:
        """Return HARD if one first action is certain and a player misses the goal, else EASY."""
        if puzzle.certain == 1 and not all(is_solved(one, puzzle, TEST_DEALS) for one in self.players):
            return HARD
        return EASY

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


class _LineProof(AskedProof):
    """Plays a line on some deals, and then what a player plays."""

    def __init__(
        self, batch: GameBatch[Any], goal: Goal, line: Sequence[int], policy: Any, rng: np.random.Generator
    ) -> None:
        players, before = batch.player.astype(np.int64), np.full(len(batch), goal.before)
        super().__init__(batch, players, before, MOST_ROWS, goal.is_win, needs_all=True)
        self.line, self.policy, self.rng = line, policy, rng

    def choose(self, batch: GameBatch[Any], places: IntArray) -> list[int]:
        """Return the actions of the line where they are legal, else those of the player."""
        actions = np.asarray(self.policy.act_batch(batch.observation, batch.mask, self.rng), np.int64)
        for row in np.flatnonzero(places < len(self.line)):
            planned = self.line[places[row]]
            if batch.mask[row, planned]:
                actions[row] = planned
        return [int(action) for action in actions]


class Lines(NamedTuple):
    """Lines that reached a goal."""

    won: list[list[int]]
    """Own decisions with a choice of the shortest lines."""
    share: float
    """Share of all lines."""


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
