"""Games played at random, of either game, and what their events must be.

Events are complete: a ledger that reads nothing else agrees with the engine. They hide what is hidden: of two
games that are one to a player, played on alike, that player gets the same events.
"""

from itertools import groupby
from typing import Any

import numpy as np

from tests.env.games import bytes_of, texts

LONGEST = 12
"""Decisions that two such games are played on together."""


def any_action(game: Any, rng: np.random.Generator) -> int:
    """A legal action, each with the same chance."""
    return int(rng.choice(np.flatnonzero(game.mask())))


def compare_with_ledger(game: Any, plain: Any, ledger: Any, seed: int) -> int:
    """Play a game that keeps events to its end: at every decision a ledger and the engine agree.

    So do the bytes of the game and of `plain`, the same game stepped as ever. `ledger` is the class of it.
    Returns how many decisions there were.
    """
    rng = np.random.default_rng(seed)
    book, read, decisions = ledger.of(game), len(game.events()), 0
    assert bytes_of(game) == bytes_of(plain)
    while game.to_play is not None:
        action = any_action(game, rng)
        game.step(action)
        plain.step(action)
        assert bytes_of(game) == bytes_of(plain), f"seed {seed}, decision {decisions}"
        assert (game.mask() == plain.mask()).all()
        decisions += 1
        new_events = game.events(since=read)
        for event in new_events:
            book.read(event)
        read += len(new_events)
        wrong = book.differences(ledger.of(game))
        assert not wrong, "\n".join(map(str, [f"seed {seed}", *wrong, *new_events]))
    assert game.events()[-1].kind == "win"
    return decisions


def _seen(game: Any, player: int) -> tuple[Any, ...]:
    decides = game.to_play == player
    return game.observe(player).tobytes(), game.mask().tobytes() if decides else b"", game.to_play, game.turn


def same_news(game: Any, player: int, rng: np.random.Generator) -> int:
    """Determinize the game, play both games on by the same texts and return the number of comparisons.

    As long as the observations of the player are equal in both games, the events are compared at each of its
    decisions. They are not compared at decisions of the opponent: how far the game has gone then may depend
    on whether the opponent had a choice.
    """
    one, two = game.copy(), game.determinize(player, rng)
    one._event_block = None
    for either in (one, two):
        either._begin_events()
    compared = 0
    for _ in range(LONGEST):
        both = [text for text in texts(one) if text in set(texts(two))]
        if not both:
            break
        action = both[int(rng.integers(len(both)))]
        one.step(action)
        two.step(action)
        if _seen(one, player) != _seen(two, player):
            break
        if one.to_play in (player, None):
            both_events = [either.events(player) for either in (one, two)]
            new_events = [_settled(events) for events in both_events]
            if _has_drawn_another(player, *new_events):
                break
            assert new_events[0] == new_events[1], _words(action, player, both_events)
            compared += 1
    return compared


def _has_drawn_another(player: int, one: list[dict[str, Any]], two: list[dict[str, Any]]) -> bool:
    """Whether the player's own deck gave it another card, since shuffled back: no observation tells."""
    differing = next((pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]), None)
    return differing is not None and all(
        (event["kind"], event.get("owner")) in (("draw", player), ("look", player)) for event in differing
    )


def _settled(events: list[Any]) -> list[dict[str, Any]]:
    """The events as dicts; cards drawn one behind the other in one order.

    The player sees in which order it draws: that is new to it, and no observation holds it.
    """
    settled = []
    for kind, same in groupby(events, key=lambda event: event.kind):
        dicts = [event.as_dict() for event in same]
        settled += sorted(dicts, key=lambda fields: fields["text"]) if kind == "draw" else dicts
    return settled


def _words(action: str, player: int, both_events: list[Any]) -> str:
    halves = ["\n".join(map(str, events)) for events in both_events]
    return f"player {player}, after {action!r}\n{halves[0]}\n--- and determinized\n{halves[1]}"


def points(begin: Any, number: int, seed: int, every: int) -> int:
    """Compare at so many decisions of random games; `begin` makes the game of a number."""
    rng = np.random.default_rng(seed)
    compared = games = 0
    while compared < number:
        game = begin(games)
        games += 1
        decision = int(rng.integers(every))
        while game.to_play is not None and compared < number:
            if decision % every == 0:
                compared += sum(same_news(game, player, rng) for player in range(2))
            decision += 1
            game.step(any_action(game, rng))
    return compared
