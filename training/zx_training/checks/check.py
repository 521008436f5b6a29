"""`check`: whether an agent plays as an agent must: legally, reproducibly, in time, without peeking.

    checked = zx_training.check("my:Agent")
    print(checked)          # a line for each check
    checked.passed          # False if one of them fails

The agent plays whole games against another one, in both seats. Then fresh agents are asked the same questions
again. Nothing is forfeited: a fault ends the game and is reported in words.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents
from zx_agents import Agent, GameAgent

from zx_env.core.seeding import agent_rng, new_seed
from zx_env.errors import SettingError
from zx_training.checks.answers import again, at_once, hidden_differ
from zx_training.checks.games import CheckedGame, answers_many, play
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.matches.schedule import Limits

GAMES = 4
"""Games of a check; each deal's decks are played in both seats."""
SECONDS = Limits().decision
"""Most seconds of a decision: whoever thinks longer forfeits a game of a tournament."""
MARKS = {True: "yes", False: "NO", None: "-"}


@dataclass(frozen=True)
class Verdict:
    """One check: its name, whether the agent passed (None: it was not asked), and words."""

    check: str
    passed: bool | None
    words: str


@dataclass(frozen=True)
class CheckedAgent:
    """An agent with its verdicts. `milliseconds` of a decision: first, median, 95 % and slowest."""

    agent: str
    game: str
    seed: int
    games: int
    decisions: int
    milliseconds: dict[str, float]
    verdicts: tuple[Verdict, ...]

    @property
    def passed(self) -> bool:
        """Whether no check failed."""
        return all(verdict.passed is not False for verdict in self.verdicts)

    def as_dict(self) -> dict[str, Any]:
        """Return everything as JSON types."""
        return asdict(self) | {"verdicts": [asdict(one) for one in self.verdicts], "passed": self.passed}

    def __str__(self) -> str:
        """Return a line for each check."""
        width = max(len(one.check) for one in self.verdicts)
        lines = [f"{MARKS[one.passed]:3}  {one.check:{width}}  {one.words}" for one in self.verdicts]
        return "\n".join([f"{self.agent} in {_games(self.games)} of {self.game}, seed {self.seed}", *lines])


def check(
    agent: Any,
    game: str | GameAdapter | None = None,
    games: int = GAMES,
    against: str = "random",
    decks: Sequence[str] | None = None,
    seed: int | None = None,
    seconds: float = SECONDS,
    on_game: Callable[[CheckedGame], None] | None = None,
) -> CheckedAgent:
    """Check an agent in whole games.

    Args:
        agent: What `zx_agents.load` accepts, or a function, a class or an object. Of a name and a class a
            fresh agent is made for each check; a function or an object should not remember earlier games.
        game: A registered name, or an adapter (`get_game`); None for the default.
        games: Number of games.
        against: The other player, by its name.
        decks: Names, files or groups of decks; None for the usual ones.
        seed: Seed of deals and agents; None for a new one, so that no agent can know the deals.
        seconds: Most seconds of a decision; 0 for no limit.
        on_game: Called with every game.

    Raises:
        ZXError: The agent cannot be made, or a setting cannot be used.
    """
    if games < 1:
        raise SettingError("a check needs a game or more")
    adapter = game if isinstance(game, GameAdapter) else get_game(game)
    pairs = adapter.all_pairs(decks)
    seed = new_seed() if seed is None else seed
    make = partial(maker_of(agent), adapter)
    player, enemy = make(), adapter.agent(against)
    played = []
    for number in range(games):
        played.append(play(adapter, player, enemy, pairs, number, seed))
        if on_game is not None:
            on_game(played[-1])
        if played[-1].fault is not None:
            break
    times = [1000 * one.seconds for each in played for one in each.decisions]
    verdicts = [_legal(played)]
    if times:
        same = _same(make, played)
        verdicts += [same, _no_peeking(make, played, bool(same.passed))]
        verdicts += [_many(make(), played, seed, bool(same.passed)), _time(times, seconds)]
    return CheckedAgent(
        name_of(agent), adapter.name, seed, len(played), len(times), _milliseconds(times), tuple(verdicts)
    )


def maker_of(agent: Any) -> Callable[[GameAdapter], Agent]:
    """Return a function that makes the agent for a game; it makes a fresh one of a name and of a class."""
    if isinstance(agent, str | Path):
        return lambda adapter: adapter.agent(agent)
    return lambda adapter: zx_agents.as_agent(agent, name_of(agent))


def name_of(agent: Any) -> str:
    """Return the name of an agent: the name that loads it, or that of its function or class."""
    if isinstance(agent, str | Path):
        return str(agent)
    return str(getattr(agent, "__name__", None) or getattr(agent, "name", None) or type(agent).__name__)


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number} games"


def _milliseconds(times: list[float]) -> dict[str, float]:
    if not times:
        return {}
    median, most = np.percentile(times, [50, 95]).tolist()
    return {"first": times[0], "median": median, "95%": most, "slowest": max(times)}


def _legal(played: Sequence[CheckedGame]) -> Verdict:
    decisions = sum(len(each.decisions) for each in played)
    last = played[-1]
    if last.fault is not None:
        return Verdict("legal", False, f"{last.at(len(last.decisions))}: {last.fault}")
    return Verdict("legal", True, f"{decisions} decisions in {_games(len(played))}, to the end")


def _same(make: Callable[[], Agent], played: Sequence[CheckedGame]) -> Verdict:
    """Ask a fresh agent the same questions, with the same random stream."""
    agent = make()
    for each in played:
        found = again(agent, each, False)
        if found is not None:
            return Verdict(
                "deterministic",
                False,
                f"{found}. With the same random stream the same play must follow: use no randomness but "
                "`rng`, no clock, and nothing that is left over from earlier games",
            )
    return Verdict("deterministic", True, "a fresh agent with the same random stream plays the same")


def _no_peeking(make: Callable[[], Agent], played: Sequence[CheckedGame], is_deterministic: bool) -> Verdict:
    """Ask a fresh agent the same questions, with the hidden cards re-dealt."""
    if not is_deterministic:
        return Verdict("no peeking", None, "not asked, for it answers the same question in different ways")
    agent = make()
    for each in played:
        found = again(agent, each, True)
        if found is not None:
            return Verdict("no peeking", False, f"{found}, where only cards differ that its seat cannot see")
    differ = sum(hidden_differ(each) for each in played)
    if not differ:
        return Verdict("no peeking", None, "no card was hidden from it")
    return Verdict("no peeking", True, f"the same answers with other hidden cards, at {differ} decisions")


def _many(agent: Agent, played: Sequence[CheckedGame], seed: int, is_deterministic: bool) -> Verdict:
    """Ask a fresh agent many of the questions in one call."""
    method = answers_many(agent)
    if method is None:
        lacks = "`act_game` sees one game" if isinstance(agent, GameAgent) else "it has no `act_batch`"
        return Verdict("many at once", None, f"it answers one position at a time: {lacks}")
    batch = at_once(agent, played, agent_rng(seed, len(played)), time.perf_counter)
    if batch.fault is not None:
        return Verdict("many at once", False, batch.fault)
    each = f"{1000 * batch.seconds:.3f} ms each"
    if batch.draws or not is_deterministic:
        return Verdict(
            "many at once",
            True,
            f"{method}: {batch.positions} legal answers, {each}; as it draws them, they need not be equal",
        )
    return Verdict(
        "many at once", True, f"{method}: {batch.positions} answers as those to single positions, {each}"
    )


def _time(times: list[float], seconds: float) -> Verdict:
    shown = ", ".join(f"{name} {value:.3f}" for name, value in _milliseconds(times).items())
    words = f"milliseconds of a decision: {shown}"
    if 0 < seconds < max(times) / 1000:
        return Verdict("time", False, f"{words}; the limit is {seconds:g} s")
    return Verdict("time", True, words)
