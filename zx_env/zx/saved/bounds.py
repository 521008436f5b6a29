"""The range of every number in a game's state, to validate bytes that come from a file.

A number within its range is never an index out of an array, and no sum of such numbers overflows its field.
See also: consistency between fields (places.py, frames.py).
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from zx_env.core.serialization.field_ranges import COMMON_BOUNDS, out_of_range_fields
from zx_env.core.settings import MOST_TURNS
from zx_env.zx import limits
from zx_env.zx.board import ALL_MASK
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.op_groups import (
    Fault,
    Frame,
)
from zx_env.zx.quantities import Choosing
from zx_env.zx.rules.returned import IN_HAND, LAST_SHUFFLE
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    THE_PLAYER,
    AbilityKind,
    Ask,
    BattleStep,
    Color,
    Extra,
    Occurrence,
    Op,
    Phase,
    PlayerBar,
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
_KEYS = limits.CARDS * limits.ABILITIES_OF_CARD
"""Keys of locked abilities by card name and place (rules/locks.py); behind them are those of given ones."""
_POINTS = (0, limits.MOST_POINTS)
_POWER = (-limits.MOST_POINTS, limits.MOST_POINTS)
COUNT = (-127, 127)
"""The amounts of frames other than a choice, whose total may be one of Power."""
_PLAYERS = (0, 3)
_USE = (NONE, limits.ABILITIES_OF_CARD + limits.USES_OF_SQUARE - 1)
_LIST = (0, limits.ZONE_LISTS - 1)
_CHOOSES = (0, limits.CHOSEN)

BOUNDS: dict[str, Bounds] = {
    **COMMON_BOUNDS,
    "row": _ROW,
    "damage": _POINTS,
    "boost": _POWER,
    "raised": (0, _POWER[1]),
    "last_power": _POWER,
    "last_slot": _SLOT,
    "last_count": (0, limits.LAST_KNOWN),
    "harmed": _SLOT,
    "harmed_by": _SLOT,
    "harmed_how": (0, int(max(AbilityKind))),
    "harmed_count": (0, limits.HARMED),
    "agenda.slot": _SLOT_OR_NONE,
    "agenda.that_slot": _THAT_SLOT,
    "agenda.ability": _ABILITY,
    "agenda.step": _STEP,
    "agenda.player": _PLAYER,
    "agenda.square": _SQUARE,
    "agenda.origin": (NONE, _ZONE[1]),
    "agenda.zone": _LIST,
    "agenda.state": _STATE,
    "agenda.is_free": _FLAG,
    "agenda.amount": _POWER,
    "agenda.total_cost": (0, ANY_NUMBER),
    "agenda.modes": (0, (1 << limits.ABILITIES_OF_CARD - 1) - 1),
    "agenda.done": (0, 127),
    "agenda.place": _PLACE,
    "agenda.low": _CHOOSES,
    "agenda.high": _CHOOSES,
    "agenda.choosing": (0, sum(Choosing)),
    "agenda.depth": (NONE, limits.EFFECT_DEPTH),
    "agenda.register": (0, 1),
    "agenda.colors": (0, sum(Color)),
    "agenda.nth": (0, limits.CHOSEN),
    "agenda.was_done": _FLAG,
    "agenda.has_kept": _FLAG,
    "agenda.has_asked": _FLAG,
    "waiting.slot": _SLOT,
    "those_slot": _SLOT,
    "those_count": (0, limits.THOSE),
    "those_from": (0, 0),
    "waiting.ability": _ABILITY,
    "waiting.step": _STEP,
    "waiting.player": _PLAYER,
    "waiting.times": (0, limits.WAITING_TIMES),
    "lasting.slot": _SLOT,
    "lasting.by": _SLOT_OR_NONE,
    "lasting.op": (0, int(max(Op))),
    "lasting.until": (0, int(max(Until))),
    "battle.attacker": _SLOT_OR_NONE,
    "battle.attacked": _THAT_SLOT,
    "battle.stage": (0, int(max(BattleStep))),
    "battle.passes": (0, 2),
    "battle.dealt": _FLAG,
    "battle.spare": (0, 0),
    "looked": _SLOT,
    "answer": (NONE, limits.SLOTS - 1),
    "candidates": (0, limits.CANDIDATES),
    "options": (0, limits.CANDIDATES),
    "verb": (0, int(max(Verb))),
    "place": _USE,
    "subject": _SLOT_OR_NONE,
    "spare": (0, 0),
    "player_card": _ROW,
    "under_player": _ROW,
    "overboost": _SLOT_OR_NONE,
    "player_damage": (0, 127),
    "startup_zones": (0, (1 << _ZONE[1]) - 1),
    "listen_zones": (0, (1 << _ZONE[1]) - 1),
    "aura_zones": (0, (1 << _ZONE[1]) - 1),
    "harm": _POINTS,
    "held": _SQUARES,
    "crowded": _SQUARES,
    "stale": (0, 0),
    "zone": _ZONE,
    "square": _SQUARE,
    "was_on": _SQUARE,
    "state": _STATE,
    "known": _PLAYERS,
    "count": (0, limits.ZONE_CARDS),
    "cards": _SLOT,
    "standing": _SLOT,
    "standing_count": (0, limits.STANDING),
    "hurt": _FLAG,
    "weakening": _FLAG,
    "candidate": _SLOT,
    "option": _SLOT,
    "chosen": _SLOT,
    "hand_row": _SLOT,
    "hand_rows": (0, limits.ZONE_CARDS),
    "chosen_count": (0, limits.CHOSEN),
    "phase": (0, int(max(Phase))),
    "turn_player": _PLAYER,
    "first_player": (NONE, 1),
    "asked": (1, int(max(Ask))),
    "page": (0, limits.CANDIDATES // limits.OPTION_ROWS),
    "may_stop": _FLAG,
    "frames": (0, limits.FRAMES),
    "waiting_count": (0, limits.WAITING),
    "told_from": (0, 0),
    "delayed_count": (0, limits.WAITING),
    "granted_count": (0, limits.LASTING),
    "lasting_count": (0, limits.LASTING),
    "player_barred": (0, sum(PlayerBar)),
    "looked_count": (0, limits.LOOKED),
    "locked": (-2 * _KEYS, _KEYS + limits.ABILITIES),
    "locked_count": (0, limits.NAME_LOCKS),
    "depth": (0, limits.EFFECT_DEPTH),
    "revealed": _FLAG,
    "played_ex": (0, 15),
    "origin": (NONE, _ZONE[1]),
    "lost": _FLAG,
    "fault": (0, int(max(Fault))),
    "counters": (0, limits.COUNTERS),
    "played_shift": _FLAG,
    "links": (0, limits.TOKENS),
    "player_extra": (0, sum(Extra)),
    "bars_choices_only": _FLAG,
    "asks_more": _FLAG,
    # A bit for each row of CAUSE; the sign bit names none.
    "asked_causes": (0, 2**limits.CAUSES - 1),
    "slew": _FLAG,
    "no_resource": (0, 3),
    "face_up": (0, limits.ZONE_CARDS),
    "mode": (0, limits.ABILITIES_OF_CARD),
    "moving_to": _ZONE,
    "note.row": _ROW,
    "note.turn": (0, MOST_TURNS + 1),
    "note.known": _PLAYERS,
    "note.occurrence": (NONE, int(max(Occurrence))),
    "note.player": _PLAYER,
    "note.square": _SQUARE,
    "listed.cells": (0, 127),
    "returned": (0, IN_HAND + LAST_SHUFFLE),
    "shuffled": (0, IN_HAND + LAST_SHUFFLE),
    "shuffles": (0, LAST_SHUFFLE),
    # The list `together` is empty, all zeros, while a decision is pending (rules/together.py).
    "together.slot": (0, 0),
    "together.origin": (0, 0),
    "together.zone": (0, 0),
    "together.state": (0, 0),
}
"""The least and the largest value of each field that is an index, a place or a count."""

ANYTHING = (
    "caused",
    *(
        "rng",
        "always",
        "auras",
        "heard",
        "given",
        "happened",
        "slayers",
        "takers",
        "asked_tribes",
        "gained_keys",
    ),
    *("used", "triggered", "fates", "deeds", "way", "agenda.way", "waiting.way"),
    *(
        "serial",
        "looked_serial",
        "agenda.serial",
        "agenda.that_serial",
        "waiting.serial",
        "waiting.those",
        "waiting.first",
        "those_serial",
    ),
    *("lasting.amount", "lasting.serial"),
    *(
        "battle.attacker_serial",
        "battle.attacked_serial",
        "last_serial",
        "last_cost",
        "notes",
        "noted_before",
    ),
)
"""Fields with no range to check: bits that are no index, or values that are only compared.

Of these, only `rng` is never 0.
"""

ELSEWHERE = (
    *("sums", "option_deed"),  # recomputed before a decision is shown
    *("agenda.kind", "force_of", "shift", "moving"),
)
"""Fields outside BOUNDS, because `of_numbers` or another module of this package checks them."""

_KINDS = [int(kind) for kind in Frame]


def of_numbers(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield a sentence for each number of the game that is outside the range of its field."""
    yield from out_of_range_fields(g, BOUNDS)
    for name in ("row", "player_card", "under_player"):
        if int(np.max(g[name])) >= len(pool):
            yield f"`{name}` is {int(np.max(g[name]))}: the card set has {len(pool)} cards"
    for name in ("force_of", "shift"):
        if ((g[name] >= limits.SLOTS) & (g[name] != NO_CARD)).any():
            yield f"`{name}` holds a slot that is none"
    if int(g["moving"]) != NO_CARD:
        yield "a card is on its way while somebody is asked: `moving`"
    for kind in g["agenda"]["kind"][: max(0, int(g["frames"]))].tolist():
        if kind not in _KINDS:
            yield f"no rule knows the frame {kind} on the agenda"
    if int(g["rng"]) == 0:
        yield "the random stream stands still: `rng` is 0"
