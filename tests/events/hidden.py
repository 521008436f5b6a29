"""Two games that are one to a player, played on alike: that player is told the same of both."""

from typing import Any

import numpy as np

from tests.env.games import texts

LONGEST = 12
"""Decisions that two such games are played on together."""


def _seen(game: Any, player: int) -> tuple[Any, ...]:
    decides = game.to_play == player
    return game.observe(player).tobytes(), game.mask().tobytes() if decides else b"", game.to_play, game.turn


def same_news(game: Any, player: int, rng: np.random.Generator) -> int:
    """Re-deal what the player cannot know, play both games on by the same words; how often that was the same.

    As long as the player sees the same of both games, what it is told has to be the same.
    """
    one, two = game.copy(), game.determinize(player, rng)
    one._chapter = None
    for either in (one, two):
        either._keep_from_here(True)
    compared = 0
    while one.to_play is not None and compared < LONGEST:
        both = [text for text in texts(one) if text in set(texts(two))]
        if not both:
            break
        said = both[int(rng.integers(len(both)))]
        since = len(one.events()), len(two.events())
        one.step(said)
        two.step(said)
        if _seen(one, player) != _seen(two, player):
            break
        told = [either.events(player, begin) for either, begin in zip((one, two), since, strict=True)]
        assert [e.as_dict() for e in told[0]] == [e.as_dict() for e in told[1]], _words(said, player, told)
        compared += 1
    return compared


def _words(said: str, player: int, told: list[Any]) -> str:
    halves = ["\n".join(map(str, events)) for events in told]
    return f"player {player}, after {said!r}\n{halves[0]}\n--- and re-dealt\n{halves[1]}"


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
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return compared
