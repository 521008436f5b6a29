"""Rate limits of the page, by a clock of the test, and bodies that do not come whole."""

import asyncio
from typing import Any

import pytest
from zx_training.serve import access
from zx_training.serve.access import TokenBucket


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(access, "time", clock)
    return clock


def requests(bucket: TokenBucket, client: str) -> int:
    """Send requests until one is refused; return how many were not."""
    return next(number for number in range(100) if not bucket.takes(client))


def test_a_burst_and_then_a_rate(clock: Clock):
    bucket = TokenBucket(burst=5, per_second=2)
    assert requests(bucket, "a") == 5
    clock.now += 1.5
    assert requests(bucket, "a") == 3
    clock.now += 0.25
    assert not bucket.takes("a")
    clock.now += 0.25
    assert bucket.takes("a") and not bucket.takes("a")


def test_who_waits_for_long_has_one_burst_and_no_more(clock: Clock):
    bucket = TokenBucket(burst=5, per_second=2)
    assert requests(bucket, "a") == 5
    clock.now += 1e6
    assert requests(bucket, "a") == 5


def test_every_client_has_a_burst_of_its_own(clock: Clock):
    bucket = TokenBucket(burst=3, per_second=1)
    assert requests(bucket, "a") == 3
    assert requests(bucket, "b") == 3
    assert not bucket.takes("a")


def test_of_too_many_clients_the_one_silent_for_longest_is_forgotten(clock: Clock):
    bucket = TokenBucket(burst=1, per_second=0.001, most_clients=2)
    for client in ("a", "b", "a"):
        bucket.takes(client)
    bucket.takes("c")  # b is forgotten: a has sent since
    assert not bucket.takes("a") and bucket.takes("b")


def test_a_body_whose_connection_ends_is_incomplete():
    messages = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    assert asyncio.run(access._body_of(receive, access.MOST_BODY)) == (400, "the request is incomplete")
