"""Abilities that a player has used once in the game (ruling H88), as a position lists them: `used_up`.

A list of `"extension_drive"`, for the one Extension Drive of a player, and of cards whose ability has been
used: a number, or `{"card": "MY-032", "ability": 2}` for the second of its abilities used once a game.
"""

from collections.abc import Iterator
from typing import Any

from zx_env.compiling.decorators import in_python
from zx_env.core.serialization.position import check_keys, whole
from zx_env.core.validation import short
from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.rules import locks
from zx_env.zx.rules.locks import EXTENSION_DRIVE
from zx_env.zx.terms import Limit

_DRIVE = "extension_drive"
_key_of_game = in_python(locks.key_of_game)


def _keys(pool: CardPool, row: int) -> list[int]:
    """Return the keys in `locked` of the card's abilities that are used once a game by name."""
    record = pool.record[0]
    card = record["card"][row]
    first, name = int(card["ability"]), int(card["name"])
    used_once = record["ability"]["limit"][first : first + int(card["abilities"])] == Limit.ONCE_PER_GAME
    return [_key_of_game(name, place) for place in used_once.nonzero()[0].tolist()]


def used_up(g: Any, pool: CardPool, player: int) -> list[Any]:
    """Return what the player has used for the rest of the game."""
    locked = [int(g.locked[player, i]) for i in range(int(g.locked_count[player]))]
    return [_written(pool, key) for key in sorted(locked, reverse=True) if key <= EXTENSION_DRIVE]


def of_used_up(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield a problem for each ability locked for the rest of the game that no card has."""
    for player in range(2):
        for key in g["locked"][player][: int(g["locked_count"][player])].tolist():
            if key < EXTENSION_DRIVE and _row_of(pool, key) is None:
                yield f"`locked` of player {player} names an ability that no card has"


def _row_of(pool: CardPool, key: int) -> int | None:
    """Return the row of the first card whose ability has the key, or None."""
    name = (EXTENSION_DRIVE - 1 - key) // limits.ABILITIES_OF_CARD
    rows = (pool.record[0]["card"]["name"][: len(pool)] == name).nonzero()[0].tolist()
    return next((row for row in rows if key in _keys(pool, row)), None)


def _written(pool: CardPool, key: int) -> Any:
    if key == EXTENSION_DRIVE:
        return _DRIVE
    row = _row_of(pool, key)
    assert row is not None
    number, keys = pool.cards[row].number, _keys(pool, row)
    return number if len(keys) == 1 else {"card": number, "ability": keys.index(key) + 1}


def locks_of(things: Any, pool: CardPool, player: int) -> list[int]:
    """Return the keys in `locked` of what a position lists.

    Raises:
        PositionError: It is no such list.
    """
    where = f"`used_up` of player {player}"
    if not isinstance(things, (list, tuple)):
        raise PositionError(f"{where} is a list of cards, not {short(things)}")
    keys = list(_read(things, pool, where))
    if len(set(keys)) < len(keys):
        raise PositionError(f"{where}: what is used once is listed once")
    if len(keys) > limits.NAME_LOCKS:
        raise PositionError(f"{where} has {len(keys)} entries, there is room for {limits.NAME_LOCKS}")
    return keys


def _read(things: Any, pool: CardPool, where: str) -> Iterator[int]:
    for thing in things:
        if thing == _DRIVE:
            yield EXTENSION_DRIVE
            continue
        fields = {"card": thing} if isinstance(thing, str) else thing
        check_keys(fields, ("card", "ability"), f"an entry in {where}")
        try:
            row = pool.row_of(fields.get("card"))  # type: ignore[arg-type]
        except (CardError, TypeError) as error:
            raise PositionError(f"{where}: {error}") from None
        keys, number = _keys(pool, row), pool.cards[row].number
        if not keys:
            raise PositionError(
                f'{where}: {number} has no ability that is used once a game by name ("{_DRIVE}" stands for '
                "all Extension Drives)"
            )
        if len(keys) > 1 and "ability" not in fields:
            raise PositionError(f'{where}: {number} has several: say which by "ability", 1 to {len(keys)}')
        yield keys[whole(fields, "ability", 1, 1, len(keys)) - 1]
