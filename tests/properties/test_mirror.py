"""Mirrored positions: each player sees the observation that the other sees in the original position."""

from typing import Any

import numpy as np

from tests.uniform_decks import random_deck
from zx_env import Game
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.board import NAMES
from zx_env.zx.cards.legality import EXTENDED


def turned(position: dict[str, Any]) -> dict[str, Any]:
    """The position with the players in each other's chairs."""

    def swap(thing: Any) -> Any:
        if isinstance(thing, list):
            return [swap(one) for one in thing]
        return thing | {"owner": 1 - thing["owner"]}

    squares = position["squares"].items()
    links = [
        swap(link) | {"square": NAMES[8 - NAMES.index(link["square"])]} for link in position.get("links", ())
    ]
    return position | {
        "links": links,
        "turn_player": 1 - position["turn_player"],
        "players": position["players"][::-1],
        "squares": {NAMES[8 - NAMES.index(name)]: swap(thing) for name, thing in squares},
    }


def test_both_chairs_see_the_same_game():
    rng = np.random.default_rng(5)
    compared = 0
    for seed in range(4 if PLAIN else 24):
        # Every other game is one of the extended format.
        decks = [random_deck(rng, form=EXTENDED) for _ in range(2)] if seed % 2 else ("b01_red", "b01_blue")
        game = Game.new(decks=decks, seed=seed)
        while game.to_play is not None:
            position = game.position()
            engine = position.pop("engine")
            assert engine
            quiet = position["phase"] == "main" and "temporary" not in position and rng.random() < 0.2
            if quiet and any(action.text.startswith("play") for action in game.actions()):
                one, other = (Game.from_position(p, strict=False) for p in (position, turned(position)))
                assert one.to_play == 1 - other.to_play
                assert (one.mask() == other.mask()).all()
                for player in range(2):
                    assert (one.observe(player) == other.observe(1 - player)).all(), one
                    assert (one.observe(player, True) == other.observe(1 - player, True)).all(), one
                compared += 1
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert compared > 5
