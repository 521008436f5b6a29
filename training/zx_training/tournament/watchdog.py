"""A round in a process of its own, watched: an agent may hang or end its process, and only forfeits a game.

The process notes in shared memory who thinks and since when. Where it ends or thinks for too long, the round
is played once more, then deal by deal: so it is known in which game and by whom, and the others are played
as they would have been. An agent is blamed for an ended process only when it happens twice in the same game:
the first time may have been somebody else.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from multiprocessing import connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

from zx_env.errors import ZXError
from zx_training.matches.action_requests import Notes
from zx_training.matches.play import Known, Pair, play_round
from zx_training.matches.schedule import Limits, Opens, Round

GRACE = 1.0
"""Seconds beyond the limit before a process is ended in which an agent has not answered."""
LOOK = 0.2
"""Seconds between two looks at who thinks."""
NOBODY = -1.0
_AGENT, _NUMBER, _SINCE = range(3)
_ONE_THREAD = {name: "1" for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")}
_starting = threading.Lock()


class Stopped(Exception):  # noqa: N818 - no error: somebody asked for it
    """The tournament was stopped from outside."""


class _Ended(Exception):  # noqa: N818 - what happened to a process
    """The process is gone: `agent` was asked in game `number`, or nobody was; `words` say how."""

    def __init__(self, agent: int, number: int, words: str, was_slow: bool) -> None:
        super().__init__(words)
        self.agent, self.number, self.words, self.was_slow = agent, number, words, was_slow


class _SharedNotes(Notes):
    """Notes that another process can read."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def thinks(self, agent: int, number: int) -> None:
        cells = self.cells
        cells[_NUMBER], cells[_SINCE] = number, time.monotonic()
        cells[_AGENT] = agent

    def rests(self) -> None:
        self.cells[_AGENT] = NOBODY


def _serve(pipe: Any, cells: Any, opens: Opens, agents: dict[str, str], limits: Limits) -> None:
    """What the process does: plays round after round until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that guards this one
    threading.Thread(target=_end_with_parent, daemon=True).start()
    site = opens()
    players: dict[str, Any] = {}
    notes = _SharedNotes(cells)
    with contextlib.suppress(EOFError, OSError):
        while True:
            one, known = pipe.recv()
            answer: list[Pair] | ZXError
            try:
                for name in one.names:
                    if name not in players:
                        players[name] = site.player(agents[name])
                pair = players[one.names[0]], players[one.names[1]]
                answer = play_round(site.deal, pair, one, limits, notes, known)
            except ZXError as fault:
                answer = fault
            pipe.send(answer)


def _end_with_parent() -> None:
    """Nobody is left to answer to: an agent that hangs must not stay behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Guard:
    """Plays rounds in a process, one after the other; begins another where the process ends.

    Args:
        opens: makes the site in the process.
        agents: what each agent is loaded by, by name.
        limits: how long agents may think.
    """

    def __init__(self, opens: Opens, agents: dict[str, str], limits: Limits) -> None:
        self.opens, self.agents, self.limits = opens, agents, limits
        self.is_stopped = threading.Event()
        self._process: Any = None

    def play(self, one: Round) -> list[Pair]:
        """Every deal of the round in both seats, whatever the agents do.

        Raises:
            Stopped: `stop` was called.
            ZXError: The round cannot be played at all, and no agent is to blame.
        """
        for _ in range(2):
            try:
                return self._played(one, {})
            except _Ended as ended:
                if ended.was_slow:
                    break
        return [pair for alone in one.deals_alone() for pair in self._play_deal(alone)]

    def _play_deal(self, one: Round) -> list[Pair]:
        """One deal: a game in which the process ends twice, or thought has no end, is forfeited."""
        known: dict[int, tuple[int, str]] = {}
        deaths: dict[tuple[int, int], int] = {}
        while True:
            try:
                return self._played(one, known)
            except _Ended as ended:
                where = ended.number, ended.agent
                deaths[where] = deaths.get(where, 0) + 1
                if ended.agent == NOBODY:
                    if deaths[where] > 2:
                        words = (
                            f"{ended.words} while no agent was asked, in a game of {' and '.join(one.names)}"
                        )
                        raise ZXError(f"a process that plays {words}; run it again to go on") from None
                elif ended.was_slow or deaths[where] > 1:
                    known[ended.number] = ended.agent, ended.words

    def _played(self, one: Round, known: Known) -> list[Pair]:
        if self._process is None or not self._process.is_alive():
            self._begin()
        with contextlib.suppress(OSError):
            self._pipe.send((one, dict(known)))
        while True:
            if self.is_stopped.is_set():
                self.close()
                raise Stopped
            connection.wait([self._pipe, self._process.sentinel], LOOK)
            with contextlib.suppress(EOFError, OSError):
                if self._pipe.poll():
                    answer = self._pipe.recv()
                    if isinstance(answer, ZXError):
                        raise answer
                    return answer  # type: ignore[no-any-return]
            self._look()

    def _look(self) -> None:
        """Raise _Ended if the process is gone, or end it where an agent thinks for too long."""
        cells = self._cells
        if not self._process.is_alive():
            self._process.join()
            agent, number, code = int(cells[_AGENT]), int(cells[_NUMBER]), self._process.exitcode
            self.close()
            how = f"signal {-code}" if code < 0 else f"exit status {code}"
            raise _Ended(agent, number, f"ended its process ({how})", False)
        agent, number, since = int(cells[_AGENT]), int(cells[_NUMBER]), cells[_SINCE]
        thought = time.monotonic() - since
        limit = self.limits.decision
        if agent != NOBODY and 0 < limit and limit + GRACE < thought and agent == cells[_AGENT]:
            self.close()
            words = f"gave no answer in {thought:.1f} s; the limit is {limit:g} s for a decision"
            raise _Ended(agent, number, words, True)

    def _begin(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self._cells = RawArray("d", 3)
        self._cells[_AGENT] = NOBODY
        self._pipe, theirs = context.Pipe()
        job = (theirs, self._cells, self.opens, self.agents, self.limits)
        process = context.Process(target=_serve, args=job, daemon=True)
        with _surroundings(_ONE_THREAD):
            process.start()
        self._process = process
        theirs.close()

    def stop(self) -> None:
        """Lets `play` raise Stopped; from any thread."""
        self.is_stopped.set()

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None


@contextlib.contextmanager
def _surroundings(values: dict[str, str]) -> Iterator[None]:
    """Environment variables of a process that is started inside: libraries read them when imported."""
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
