"""`AgentThreads`: agents think in threads of their own, so that one that hangs does not stop the server."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class AgentThreads:
    """Runs functions in threads that end with the process."""

    def __init__(self, at_once: int, slot_seconds: float, seconds: float) -> None:
        """Set the limits.

        Args:
            at_once: Threads that start their work without waiting.
            slot_seconds: Seconds after which a thread no longer counts as one of them.
            seconds: Seconds after which nobody waits for a thread any more.
        """
        self._slots = asyncio.Semaphore(at_once)
        self._slot_seconds, self._seconds = slot_seconds, seconds

    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of `work`, called in a thread.

        Raises:
            TimeoutError: There is no result yet. The thread goes on, for a thread cannot be ended.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def deliver(result: T | None, error: Exception | None) -> None:
            if not future.done():
                future.set_exception(error) if error is not None else future.set_result(result)  # type: ignore[arg-type]

        def call() -> None:
            result, failure = None, None
            try:
                result = work()
            except Exception as error:
                failure = error
            with contextlib.suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(deliver, result, failure)

        async with self._slots:
            threading.Thread(target=call, name="agent", daemon=True).start()
            await asyncio.wait([future], timeout=self._slot_seconds)
        async with asyncio.timeout(max(0.0, self._seconds - self._slot_seconds)):
            return await future
