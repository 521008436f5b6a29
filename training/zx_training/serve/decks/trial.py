"""`Trial`: a deck plays against every shipped deck that it can meet, in processes of their own.

One trial runs at a time. It ends when all games are played, when it is stopped, or when nobody has asked for
it for a while.
"""

from __future__ import annotations

import multiprocessing
import secrets
import threading
import time
from multiprocessing import connection
from typing import Any

from zx_env.core.seeding import new_seed
from zx_env.errors import SettingError
from zx_training.matches.match import wilson
from zx_training.serve.decks.worker import Task, play_chunks
from zx_training.tournament.executors import usual_jobs
from zx_training.tournament.watchdog import ONE_THREAD, environment

GAMES = 200
"""Games against each opponent."""
CHUNK = 256
"""Games that a process plays in lockstep."""
MOST_JOBS = 4
"""Most processes of a trial."""
FORGOTTEN_SECONDS = 20.0
"""Seconds without a question after which a trial ends: its page was closed."""
POLL_SECONDS = 0.5
RUNNING, OVER, STOPPED, FAILED = "running", "over", "stopped", "failed"


class Trial:
    """A deck against every opponent of a task, and what has come out so far."""

    def __init__(self, task: Task) -> None:
        """Start the processes."""
        self.task = task
        self.id = secrets.token_urlsafe(16)
        self.state = RUNNING
        self.error: str | None = None
        self._games = [0] * len(task.opponents)
        self._points = [0.0] * len(task.opponents)
        self._asked = self._started = time.monotonic()
        self._seconds: float | None = None
        self._is_stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="trial", daemon=True)
        self._thread.start()

    @property
    def total(self) -> int:
        """Number of all games."""
        return self.task.games * len(self.task.opponents)

    @property
    def done(self) -> int:
        """Number of games that have been played."""
        return sum(self._games)

    def stop(self) -> None:
        """End the trial, and wait for its processes."""
        self._is_stopped.set()
        self._thread.join()

    def progress(self) -> dict[str, Any]:
        """Return state, progress and results as JSON types; whoever asks keeps the trial going."""
        self._asked = time.monotonic()
        rows = []
        for deck, games, points in zip(self.task.opponents, self._games, self._points, strict=True):
            rows.append({"deck": deck, "games": games} | _share(points, games))
        return {
            "state": self.state,
            "error": self.error,
            "done": self.done,
            "of": self.total,
            "player": self.task.player,
            "seconds": round(self._seconds or time.monotonic() - self._started, 1),
            "all": {"games": self.done} | _share(sum(self._points), self.done),
            "rows": rows,
        }

    def _run(self) -> None:
        """Start the processes, collect what they report, and end them."""
        processes: list[Any] = []
        pipes: list[Any] = []
        try:
            chunks = self.task.chunks(CHUNK)
            jobs = min(MOST_JOBS, usual_jobs(), len(chunks))
            spawn = multiprocessing.get_context("spawn")
            for job in range(jobs):
                pipe, end = spawn.Pipe(duplex=False)
                args = (end, self.task, chunks[job::jobs])
                process = spawn.Process(target=play_chunks, args=args, daemon=True)
                with environment(ONE_THREAD):
                    process.start()
                end.close()
                processes.append(process)
                pipes.append(pipe)
            self.state = self._collect(list(pipes))
        except Exception as error:  # a thread has nobody above it who could tell
            self.state, self.error = FAILED, f"the trial has ended: {error}"
        finally:
            self._seconds = time.monotonic() - self._started
            for process in processes:
                process.kill()
                process.join()
            for pipe in pipes:
                pipe.close()

    def _collect(self, pipes: list[Any]) -> str:
        """Add what the processes report until all have ended; return the state in which the trial is then."""
        while pipes:
            if self._is_stopped.is_set() or time.monotonic() - self._asked > FORGOTTEN_SECONDS:
                return STOPPED
            ready: list[Any] = connection.wait(pipes, POLL_SECONDS)
            for pipe in ready:
                try:
                    message = pipe.recv()
                except (EOFError, OSError):
                    self.error = "a process of the trial has ended; try again"
                    return FAILED
                if isinstance(message, str):
                    self.error = message
                    return FAILED
                if message is None:
                    pipes.remove(pipe)
                    continue
                for opponent, score in message:
                    self._points[opponent] += score
                    self._games[opponent] += 1
        return OVER


def _share(points: float, games: int) -> dict[str, float]:
    """Return the share of points with its 95 % interval; nothing before the first game."""
    if games == 0:
        return {}
    low, high = wilson(points, games)
    return {"share": round(points / games, 4), "low": round(low, 4), "high": round(high, 4)}


class Trials:
    """The trials of a server: one runs at a time, and the last one is kept."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._last: Trial | None = None

    def start(
        self, game: str, settings: dict[str, str], text: str, opponents: tuple[str, ...], player: str
    ) -> Trial:
        """Start a trial.

        Raises:
            SettingError: Another one is running, or there is no opponent.
        """
        if not opponents:
            raise SettingError("no shipped deck can meet this deck")
        with self._lock:
            last = self._last
            if last is not None and last.state == RUNNING:
                raise SettingError(
                    "this server tests one deck at a time, and one is being tested now "
                    f"({last.done:,} of {last.total:,} games): wait for its end"
                )
            self._last = Trial(Task(game, settings, text, opponents, GAMES, player, new_seed()))
            return self._last

    def find(self, id: str) -> Trial:
        """Return a trial by its id, which only its page knows.

        Raises:
            SettingError: There is no such trial.
        """
        last = self._last
        if last is None or not secrets.compare_digest(last.id.encode(), id.encode()):
            raise SettingError("this test is no longer there: start it again")
        return last

    def close(self) -> None:
        """Stop a trial that is running."""
        if self._last is not None:
            self._last.stop()
