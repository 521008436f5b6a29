"""`status`: what is wrong with the bytes of a game, in sentences; nothing for one that can be.

The rules keep all of this true, so they never ask. Bytes from a file are somebody's: whoever breaks one of
these sentences could send the rules out of their arrays, or round in circles. First every number must be one
that its field can hold (`BOUNDS`), then the cards must lie where they say. Not here: the digest by which a
file is known to be damaged (doors/engine_bytes.py).
"""

import math
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.compiling.twins import Rows, row_bytes, rows, set_row_bytes
from zx_env.doors.settings import MOST_TURNS
from zx_env.zx import limits
from zx_env.zx.board import ALL_MASK, NAMES
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.actions import MASK
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.entries import show_game
from zx_env.zx.records import GAME
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.zones import ALL_ZONES
from zx_env.zx.settings import Settings, card_rows
from zx_env.zx.terms import (
    NONE,
    THE_PLAYER,
    Ask,
    BattleStep,
    CardType,
    Color,
    Delay,
    Extra,
    Fault,
    Frame,
    Op,
    Phase,
    ResourceBar,
    State,
    Until,
    Verb,
    Zone,
)

Bounds = tuple[int, int]

_FLAG = (0, 1)
_PLAYER = (0, 1)
_SLOT = (0, limits.SLOTS - 1)
_SLOT_OR_NONE = (NONE, limits.SLOTS - 1)
_THAT_SLOT = (THE_PLAYER, limits.SLOTS - 1)
_SQUARE = (NONE, limits.SQUARES - 1)
_SQUARES = (0, ALL_MASK)
_ZONE = (0, int(max(Zone)))
_STATE = (0, int(max(State)))
_PLACE = (NONE, limits.ABILITIES_OF_CARD - 1)
_ABILITY = (NONE, limits.ABILITIES - 1)
_STEP = (NONE, limits.STEPS - 1)
_ROW = (NONE, limits.CARDS - 1)
_SOME = (0, 32767)
_LITTLE = (0, 127)
_PLAYERS = (0, 3)

BOUNDS: dict[str, Bounds] = {
    "turn_decisions": (0, MOST_TURNS + 1),
    "row": _ROW,
    "damage": _SOME,
    "agenda.slot": _SLOT_OR_NONE,
    "agenda.that_slot": _THAT_SLOT,
    "agenda.ability": _ABILITY,
    "agenda.step": _STEP,
    "agenda.player": _PLAYER,
    "agenda.square": _SQUARE,
    "agenda.origin": (NONE, _ZONE[1]),
    "agenda.zone": _ZONE,
    "agenda.state": _STATE,
    "agenda.is_free": _FLAG,
    "agenda.place": _PLACE,
    "agenda.low": _LITTLE,
    "agenda.high": _LITTLE,
    "agenda.must_choose": _FLAG,
    "agenda.depth": (NONE, limits.EFFECT_DEPTH),
    "agenda.register": (0, 1),
    "agenda.colors": (0, sum(Color)),
    "agenda.nth": (0, limits.CHOSEN),
    "agenda.was_done": _FLAG,
    "agenda.has_kept": _FLAG,
    "agenda.has_asked": _FLAG,
    "waiting.slot": _SLOT,
    "waiting.that_slot": _THAT_SLOT,
    "waiting.ability": _ABILITY,
    "waiting.step": _STEP,
    "waiting.player": _PLAYER,
    "lasting.slot": _SLOT,
    "lasting.op": (0, int(max(Op))),
    "lasting.until": (0, int(max(Until))),
    "granted.slot": _SLOT,
    "granted.ability": _ABILITY,
    "granted.until": (0, int(max(Until))),
    "delayed.slot": _SLOT_OR_NONE,
    "delayed.that_slot": _THAT_SLOT,
    "delayed.ability": _ABILITY,
    "delayed.step": _STEP,
    "delayed.player": _PLAYER,
    "delayed.when": (0, int(max(Delay))),
    "battle.attacker": _SLOT_OR_NONE,
    "battle.attacked": _THAT_SLOT,
    "battle.stage": (0, int(max(BattleStep))),
    "battle.passes": _LITTLE,
    "battle.dealt": _FLAG,
    "battle.effects_ended": _FLAG,
    "looked": _SLOT,
    "answer": (NONE, limits.SLOTS - 1),
    "candidates": (0, limits.CANDIDATES),
    "options": (0, limits.CANDIDATES),
    "verb": (0, int(max(Verb))),
    "place": _PLACE,
    "subject": _SLOT_OR_NONE,
    "turn": (0, MOST_TURNS + 1),
    "player_card": _ROW,
    "under_player": _ROW,
    "overboost": _SLOT_OR_NONE,
    "player_damage": _SOME,
    "startup_zones": (0, (1 << _ZONE[1]) - 1),
    "listen_zones": (0, (1 << _ZONE[1]) - 1),
    "aura_zones": (0, (1 << _ZONE[1]) - 1),
    "harm": _SOME,
    "held": _SQUARES,
    "crowded": _SQUARES,
    "stale": (0, ALL_ZONES),
    "zone": _ZONE,
    "square": _SQUARE,
    "was_on": _SQUARE,
    "state": _STATE,
    "known": _PLAYERS,
    "count": (0, limits.HALF),
    "cards": _SLOT,
    "standing": _SLOT,
    "standing_count": (0, limits.STANDING),
    "hurt": _FLAG,
    "weakening": _FLAG,
    "candidate": _SLOT,
    "option": _SLOT,
    "chosen": _SLOT,
    "hand_row": _SLOT,
    "hand_rows": (0, limits.HALF),
    "chosen_count": (0, limits.CHOSEN),
    "phase": (0, int(max(Phase))),
    "turn_player": _PLAYER,
    "first_player": (NONE, 1),
    "asked": (1, int(max(Ask))),
    "decider": _PLAYER,
    "page": (0, limits.CANDIDATES // limits.OPTION_ROWS),
    "may_stop": _FLAG,
    "frames": (0, limits.FRAMES),
    "waiting_count": (0, limits.WAITING),
    "delayed_count": (0, limits.DELAYED),
    "granted_count": (0, limits.GRANTED),
    "lasting_count": (0, limits.LASTING),
    "resource_barred": (0, sum(ResourceBar)),
    "looked_count": (0, limits.LOOKED),
    "locked_count": (0, limits.NAME_LOCKS),
    "depth": (0, limits.EFFECT_DEPTH),
    "revealed": _FLAG,
    "played_ex": _PLAYERS,
    "origin": (NONE, _ZONE[1]),
    "lost": _FLAG,
    "over": _FLAG,
    "winner": (NONE, 1),
    "truncated": _FLAG,
    "fault": (0, int(max(Fault))),
    "counters": (0, limits.COUNTERS),
    "played_shift": _FLAG,
    "links": (0, limits.TOKENS),
    "player_extra": (0, sum(Extra)),
    "bars_choices_only": _FLAG,
    "asks_more": _FLAG,
    "slew": _FLAG,
    "mode": (0, limits.ABILITIES_OF_CARD),
    "moving_to": _ZONE,
}
"""The least and the most of each field that says which, where or how many; within every entry of a list."""

ANYTHING = (
    *("rng", "always", "auras", "heard", "happened", "slayers", "takers", "asked_tribes", "gained_keys"),
    *("sums", "boost", "locked", "serial", "used", "triggered", "fates", "way", "spare", "looked_serial"),
    *("agenda.amount", "agenda.serial", "agenda.that_serial", "agenda.kind", "agenda.way", "agenda.modes"),
    *("agenda.total_cost", "agenda.done", "waiting.serial", "waiting.that_serial", "waiting.way"),
    *("lasting.amount", "lasting.serial", "granted.serial", "delayed.serial", "delayed.that_serial"),
    *("battle.attacker_serial", "battle.attacked_serial", "force_of", "shift", "moving", "option_deed"),
)
"""Fields that hold bits, points of Power and the like, or that a sentence of their own is about."""

_OWNERS = np.array([owner_of(slot) for slot in range(limits.SLOTS)])
_PLAYER_SLOTS = [player * limits.HALF + limits.PLAYER_CARD for player in range(2)]
_KINDS = [int(kind) for kind in Frame]


def fields_of(layout: np.dtype[Any] = GAME, path: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every field of numbers: its path with dots, and the names that lead to it."""
    for name, (kind, *_) in (layout.fields or {}).items():
        if kind.base.fields:
            for inner, names in fields_of(kind.base, f"{path}{name}."):
                yield inner, (name, *names)
        else:
            yield f"{path}{name}", (name,)


def status(games: Rows, settings: Settings) -> list[str]:
    """What is wrong with the game in row 0, in sentences; none for a sound one."""
    data = row_bytes(games, 0)
    g = np.frombuffer(data, GAME)[0]
    problems = list(_out_of_bounds(data, g, settings.pool))
    if problems:
        return problems  # whatever else is asked would be asked of slots that are none
    problems = [
        *_of_lists(g),
        *_of_squares(g, settings.pool),
        *_of_each_card(g, settings.pool),
        *_of_the_whole(g),
    ]
    return problems or list(_of_the_decision(data, settings))


class _Table(NamedTuple):
    """Bounds of all numbers of one kind: where they lie in a game, and the least and the most of each."""

    kind: np.dtype[Any]
    place: npt.NDArray[np.int64]
    low: npt.NDArray[np.int64]
    high: npt.NDArray[np.int64]


def _places_of(layout: np.dtype[Any], names: tuple[str, ...]) -> tuple[np.dtype[Any], npt.NDArray[np.int64]]:
    """The kind of a field's numbers, and the bytes where each of them begins."""
    found, offset, *_ = (layout.fields or {})[names[0]]
    starts = offset + found.base.itemsize * np.arange(math.prod(found.shape))
    if not names[1:]:
        return found.base, starts
    kind, inner = _places_of(found.base, names[1:])
    return kind, (starts[:, None] + inner).ravel()


@cache
def _bounds_by_kind() -> list[_Table]:
    """BOUNDS laid out, so that a whole game is compared in a few steps."""
    found: dict[np.dtype[Any], list[tuple[npt.NDArray[np.int64], Bounds]]] = {}
    for path, names in fields_of():
        if path in BOUNDS:
            kind, starts = _places_of(GAME, names)
            found.setdefault(kind, []).append((starts // kind.itemsize, BOUNDS[path]))
    return [
        _Table(
            kind,
            np.concatenate([starts for starts, _ in those]),
            np.concatenate([np.full(len(starts), low) for starts, (low, _) in those]),
            np.concatenate([np.full(len(starts), high) for starts, (_, high) in those]),
        )
        for kind, those in found.items()
    ]


def _is_in_bounds(data: bytes) -> bool:
    for table in _bounds_by_kind():
        numbers = np.frombuffer(data, table.kind)[table.place]
        if (numbers < table.low).any() or (numbers > table.high).any():
            return False
    return True


def _fields_out_of_bounds(g: Any) -> Iterator[str]:
    for path, names in fields_of():
        if path not in BOUNDS:
            continue
        found: Any = g
        for name in names:
            found = found[name]
        low, high = BOUNDS[path]
        least, most = int(np.min(found)), int(np.max(found))
        if least < low or most > high:
            wrong = least if least < low else most
            yield f"`{path}` is {wrong}, which is not from {low} to {high}"


def _out_of_bounds(data: bytes, g: Any, pool: CardPool) -> Iterator[str]:
    if not _is_in_bounds(data):
        yield from _fields_out_of_bounds(g)
    for name in ("row", "player_card", "under_player"):
        if int(np.max(g[name])) >= len(pool):
            yield f"`{name}` is {int(np.max(g[name]))}: the card set has {len(pool)} cards"
    for name in ("force_of", "shift", "moving"):
        if any(limits.SLOTS <= slot != NO_CARD for slot in np.atleast_1d(g[name]).tolist()):
            yield f"`{name}` holds a slot that is none"
    for kind in g["agenda"]["kind"][: max(0, int(g["frames"]))].tolist():
        if kind not in _KINDS:
            yield f"no rule knows the frame {kind} on the agenda"
    if int(g["rng"]) == 0:
        yield "the dice stand still: `rng` is 0"


def _of_lists(g: Any) -> Iterator[str]:
    """Zones kept as lists: each card there once, of its owner, hands in order."""
    count, cards, zone, row = g["count"], g["cards"], g["zone"], g["row"]
    player, listed, place = np.nonzero(np.arange(limits.HALF) < count[:, :, None])
    slots = cards[player, listed, place]
    for wrong, said in (
        (
            zone[slots] != listed,
            "a card is listed in {zone} of player {player} and says that it lies elsewhere",
        ),
        (_OWNERS[slots] != player, "a card of the other player lies in {zone} of player {player}"),
        (g["square"][slots] != NONE, "a card in {zone} of player {player} says that it is on a Square"),
        (row[slots] == NONE, "an unused slot is listed in {zone} of player {player}"),
    ):
        for i in np.flatnonzero(wrong)[:1]:
            yield said.format(zone=Zone(int(listed[i])).name.lower(), player=int(player[i]))
    hand = (listed[1:] == Zone.HAND) & (place[1:] > 0) & (np.diff(row[slots]) < 0)
    if hand.any():
        yield "a hand is not in the order of the card table"


def _of_squares(g: Any, pool: CardPool) -> Iterator[str]:
    """CR 303: what stands there, and the bits that are kept of it."""
    standing, standing_count = g["standing"], g["standing_count"]
    on, place = np.nonzero(np.arange(limits.STANDING) < standing_count[:, None])
    slots = standing[on, place]
    for wrong in np.flatnonzero((g["zone"][slots] != Zone.SQUARE) | (g["square"][slots] != on))[:1]:
        yield f"a Z/X is listed on {NAMES[int(on[wrong])]} and says that it is elsewhere"
    if (g["row"][slots] == NONE).any():
        yield "an unused slot is listed on a Square"
    newest = {square: int(standing[square, n - 1]) for square, n in enumerate(standing_count) if n > 0}
    for player in range(2):
        held = sum(1 << square for square, slot in newest.items() if _OWNERS[slot] == player)
        if held != int(g["held"][player]):
            yield f"`held` of player {player} does not say on which Squares its Z/X stand"
    if sum(1 << square for square, n in enumerate(standing_count) if n > 1) != int(g["crowded"]):
        yield "`crowded` does not say on which Squares more than one Z/X stands"
    if len(_links(g, pool)) != int(g["links"]):
        yield f"`links` is {int(g['links'])}, and {len(_links(g, pool))} Links lie on Squares"


def _links(g: Any, pool: CardPool) -> list[int]:
    first = limits.FIRST_TOKEN
    found = [int(i) + first for i in np.flatnonzero(g["zone"][first:] == Zone.SQUARE)]
    return [
        slot for slot in found if g["row"][slot] != NONE and pool.cards[g["row"][slot]].kind == CardType.LINK
    ]


def _of_each_card(g: Any, pool: CardPool) -> Iterator[str]:
    """Every card of a deck is in one place, every other slot in none."""
    zone, row, square = g["zone"], g["row"], g["square"]
    count, standing_count = g["count"], g["standing_count"]
    seen = _count(g["cards"][np.arange(limits.HALF) < count[:, :, None]])
    seen += _count(g["standing"][np.arange(limits.STANDING) < standing_count[:, None]])
    # CR 202.8: a Shift lies on a Z/X.
    for player in range(2):
        shift = int(g["shift"][player])
        if shift == NO_CARD:
            continue
        under = int(g["force_of"][shift])
        is_on_card = under != NO_CARD and zone[under] == Zone.SQUARE and square[under] != NONE
        if _OWNERS[shift] != player or zone[shift] != Zone.SQUARE or not is_on_card:
            yield f"the Shift of player {player} lies on no Z/X"
        elif square[shift] != square[under]:
            yield f"the Shift of player {player} is not where its Z/X is"
        seen[shift] += 1
    seen[_links(g, pool)] += 1
    there = row != NONE
    there[_PLAYER_SLOTS] = False
    # CR 912: a Token that left the Squares is nowhere.
    there[limits.FIRST_TOKEN :] &= zone[limits.FIRST_TOKEN :] != Zone.NOWHERE
    for slot in np.flatnonzero(seen != there)[:1]:
        name = "an unused slot" if row[slot] == NONE else pool.cards[row[slot]].number
        yield f"{name} of player {_OWNERS[slot]} is in {seen[slot]} places"
    off = zone != Zone.SQUARE
    if (square[off] != NONE).any() or (square[~off] == NONE).any():
        yield "a card is on a Square and on none"


def _of_the_whole(g: Any) -> Iterator[str]:
    """What fits together of the game: its end, its agenda, those who are asked."""
    is_over, asked = bool(g["over"]), int(g["asked"])
    if is_over != (asked == Ask.OVER):
        yield "`over` and `asked` say different things of the end"
    if not is_over and (int(g["winner"]) != NONE or g["truncated"]):
        yield "a game that goes on has neither a winner nor a truncation"
    if g["truncated"] and int(g["winner"]) != NONE:
        yield "a truncated game has no winner"
    if not is_over and not int(g["frames"]):
        yield "nothing is on the agenda of a game that goes on"


def _of_the_decision(data: bytes, settings: Settings) -> Iterator[str]:
    """Somebody must be able to act; and what is kept of a zone must be what lies there."""
    games, masks = rows(GAME, 1), rows(MASK, 1)
    set_row_bytes(games, 0, data)
    g = games[0]
    for player in range(2):
        g.stale[player] = ALL_ZONES
    show_game(games, 0, card_rows(settings.card_set), masks, 0)
    again, before = np.frombuffer(row_bytes(games, 0), GAME)[0], np.frombuffer(data, GAME)[0]
    fresh = before["stale"] == 0
    if (again["sums"] != before["sums"])[fresh].any():
        yield "`sums` is not what the cards of the zones come to"
    legal = np.frombuffer(row_bytes(masks, 0), np.int8)
    if int(before["asked"]) != Ask.OVER and not legal.any():
        yield "nobody can act: no action is legal"


def _count(slots: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    return np.bincount(slots, minlength=limits.SLOTS)
