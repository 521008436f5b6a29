"""An agent that hangs or ends the process forfeits one game; the rest of the round is played.

The process records in shared memory which agent is choosing an action, and since when. If the process ends or
the agent exceeds the limit, the round is played again, then deal by deal. This finds the game and the agent.
An agent is blamed for the end of the process only if the process ends twice in the same game, because the
first end may have another cause.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Collection, Iterator
from multiprocessing import connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, NoReturn

from zx_agents import Agent

from zx_env.errors import AgentError, ZXError
from zx_training.matches.action_requests import Activity
from zx_training.matches.play import Forfeits, Pair, play_round
from zx_training.matches.schedule import ContextFactory, Limits, Round
from zx_training.tournament.apart import AgentApart, serve

GRACE_SECONDS = 1.0
"""Seconds beyond the limit after which the process of a silent agent is killed."""
POLL_SECONDS = 0.2
"""Seconds between two checks of the process."""
NOBODY = -1.0
_AGENT, _NUMBER, _SINCE = range(3)
ONE_THREAD = {name: "1" for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")}
"""Environment of a process whose libraries compute in one thread."""
_starting = threading.Lock()


class Stopped(Exception):  # noqa: N818 - no error: the caller stops the tournament
    """The tournament was stopped by `Watchdog.stop`."""


class _Ended(Exception):  # noqa: N818 - an event, not an error
    """The process ended while `agent` (or NOBODY) chose in game `number`; `reason` describes how."""

    def __init__(self, agent: int, number: int, reason: str, was_slow: bool) -> None:
        super().__init__(reason)
        self.agent, self.number, self.reason, self.was_slow = agent, number, reason, was_slow


class _SharedActivity(Activity):
    """The present request of a process, in shared memory, so that another process can read it."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def begin(self, agent: int, number: int) -> None:
        cells = self.cells
        cells[_NUMBER], cells[_SINCE] = number, time.monotonic()
        cells[_AGENT] = agent

    def end(self) -> None:
        self.cells[_AGENT] = NOBODY


def _run_process(
    pipe: Any,
    cells: Any,
    make_context: ContextFactory,
    agents: dict[str, str],
    limits: Limits,
    apart: dict[str, Any],
) -> None:
    """Play rounds from the pipe until it closes; the main function of the process.

    `apart` has the connection to each agent that is kept apart.
    """
    follow_parent()
    context = make_context()
    players: dict[str, Any] = {}
    activity = _SharedActivity(cells)
    with contextlib.suppress(EOFError, OSError):
        while True:
            round_, forfeited = pipe.recv()
            answer: list[Pair] | ZXError
            try:
                for name in round_.names:
                    if name not in players:
                        is_apart = name in apart
                        players[name] = AgentApart(apart[name]) if is_apart else context.player(agents[name])
                pair = players[round_.names[0]], players[round_.names[1]]
                answer = _played(context, pair, round_, limits, activity, forfeited)
            except ZXError as error:
                answer = error
            pipe.send(answer)


def _played(
    context: Any,
    pair: tuple[Any, Any],
    round_: Round,
    limits: Limits,
    activity: Activity,
    forfeited: Forfeits,
) -> list[Pair]:
    """Play a round; a context with `play_round` may play rounds itself that are no games."""
    if hasattr(context, "play_round"):
        pairs: list[Pair] | None = context.play_round(pair, round_, limits, activity, forfeited)
        if pairs is not None:
            return pairs
    return play_round(context.deal, pair, round_, limits, activity, forfeited)


def _run_agent(pipe: Any, make_context: ContextFactory, loaded_by: str) -> None:
    """Answer for an agent that is kept apart; the main function of its process."""
    follow_parent()
    serve(pipe, make_context, loaded_by)


def load_apart(make_context: ContextFactory, loaded_by: str) -> Agent:
    """Return the methods of an agent, which a process of its own has loaded; that process ends here.

    The code of the agent's module does not run in this process, which may have the games.

    Raises:
        AgentError: The agent cannot be loaded.
    """

    def ended() -> NoReturn:
        raise AgentError(f"the agent {loaded_by} ends its process while it is loaded")

    context = multiprocessing.get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=_run_agent, args=(its, make_context, loaded_by), daemon=True)
    with environment(ONE_THREAD):
        process.start()
    its.close()
    try:
        return AgentApart(mine, ended)  # type: ignore[return-value]
    finally:
        process.kill()
        process.join()
        mine.close()


def follow_parent() -> None:
    """Let only the parent of this process handle Ctrl-C, and let this process end when its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Let this process end when its parent ends, so that a hanging agent leaves no process behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Watchdog:
    """Plays rounds in a child process, one after the other, and replaces the process if it dies or hangs.

    Args:
        make_context: Makes the context in the process.
        agents: For each name in the tables, the string that loads the agent.
        limits: Limits on the agents' thinking time.
        apart: Names of agents that are kept apart, each in a process without games.
    """

    def __init__(
        self,
        make_context: ContextFactory,
        agents: dict[str, str],
        limits: Limits,
        apart: Collection[str] = (),
    ) -> None:
        self.make_context, self.agents, self.limits, self.apart = make_context, agents, limits, apart
        self.is_stopped = threading.Event()
        self._process: Any = None
        self._of_agents: list[Any] = []

    def play(self, round_: Round) -> list[Pair]:
        """Play every deal of the round in both seats, whatever the agents do.

        Raises:
            Stopped: `stop` was called.
            ZXError: The round cannot be played, and no agent is to blame.
        """
        for _ in range(2):
            try:
                return self._play_once(round_, {})
            except _Ended as ended:
                if ended.was_slow:
                    break
        return [pair for single in round_.single_deals() for pair in self._play_deal(single)]

    def _play_deal(self, round_: Round) -> list[Pair]:
        """Play a round of one deal. A game in which the process ends twice or an agent hangs is forfeited."""
        forfeited: dict[int, tuple[int, str]] = {}
        deaths: dict[tuple[int, int], int] = {}
        while True:
            try:
                return self._play_once(round_, forfeited)
            except _Ended as ended:
                place = ended.number, ended.agent
                deaths[place] = deaths.get(place, 0) + 1
                if ended.agent == NOBODY:
                    if deaths[place] > 2:
                        names = " and ".join(round_.names)
                        reason = f"{ended.reason} while no agent was asked, in a game of {names}"
                        raise ZXError(f"a process that plays {reason}; run it again to go on") from None
                elif ended.was_slow or deaths[place] > 1:
                    forfeited[ended.number] = ended.agent, ended.reason

    def _play_once(self, round_: Round, forfeited: Forfeits) -> list[Pair]:
        if self._process is None or not self._process.is_alive():
            self._start()
        with contextlib.suppress(OSError):
            self._pipe.send((round_, dict(forfeited)))
        while True:
            if self.is_stopped.is_set():
                self.close()
                raise Stopped
            connection.wait([self._pipe, self._process.sentinel], POLL_SECONDS)
            with contextlib.suppress(EOFError, OSError):
                if self._pipe.poll():
                    answer = self._pipe.recv()
                    if isinstance(answer, ZXError):
                        raise answer
                    return answer  # type: ignore[no-any-return]
            self._check_process()

    def _check_process(self) -> None:
        """Raise _Ended if the process has ended; end it if an agent exceeds its limit."""
        cells = self._cells
        if not self._process.is_alive():
            self._process.join()
            agent, number, code = int(cells[_AGENT]), int(cells[_NUMBER]), self._process.exitcode
            self.close()
            status = f"signal {-code}" if code < 0 else f"exit status {code}"
            raise _Ended(agent, number, f"ended its process ({status})", False)
        agent, number, since = int(cells[_AGENT]), int(cells[_NUMBER]), cells[_SINCE]
        seconds = time.monotonic() - since
        limit = self.limits.decision
        if agent != NOBODY and 0 < limit and limit + GRACE_SECONDS < seconds and agent == cells[_AGENT]:
            self.close()
            reason = f"gave no answer in {seconds:.1f} s; the limit is {limit:g} s for a decision"
            raise _Ended(agent, number, reason, True)

    def _start(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self._cells = RawArray("d", 3)
        self._cells[_AGENT] = NOBODY
        self._pipe, child_pipe = context.Pipe()
        ends = {name: context.Pipe() for name in self.apart}
        apart = {name: mine for name, (mine, _) in ends.items()}
        args = (child_pipe, self._cells, self.make_context, self.agents, self.limits, apart)
        process = context.Process(target=_run_process, args=args, daemon=True)
        self._of_agents = [
            context.Process(target=_run_agent, args=(end, self.make_context, self.agents[name]), daemon=True)
            for name, (_, end) in ends.items()
        ]
        with environment(ONE_THREAD):
            for one in (process, *self._of_agents):
                one.start()
        self._process = process
        # A pipe ends with its process only if no other process has that end.
        for end in (child_pipe, *(end for both in ends.values() for end in both)):
            end.close()

    def stop(self) -> None:
        """Make `play` raise Stopped. May be called from any thread."""
        self.is_stopped.set()

    def close(self) -> None:
        """End the processes."""
        if self._process is not None:
            for one in (self._process, *self._of_agents):
                one.kill()
                one.join()
            self._pipe.close()
            self._process, self._of_agents = None, []


@contextlib.contextmanager
def environment(values: dict[str, str]) -> Iterator[None]:
    """Set environment variables for a process started in the block; libraries read them at import."""
    with _starting:
        before = {name: os.environ.get(name) for name in values}
        os.environ.update(values)
        try:
            yield
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value
