"""Ctrl-C that waits until a block has ended."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put Ctrl-C off: a KeyboardInterrupt within the block is raised at its end.

    A queue between threads that is interrupted between its count and its wake-up leaves the other thread
    asleep; TensorBoard's waits for two minutes then. Outside the main thread, and where Ctrl-C has another
    handler than Python's own, nothing changes.
    """
    handler = signal.getsignal(signal.SIGINT)
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or handler is not signal.default_int_handler:
        yield
        return
    received: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if received:
        raise KeyboardInterrupt
