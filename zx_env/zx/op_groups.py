"""Frames of the agenda, faults, and groups of steps and of frames: rules dispatch on the group first.

Add a new member of terms.Op or Frame to its group here. A member without a group is invalid
(Fault.UNKNOWN_OP, UNKNOWN_FRAME).
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.zx import limits
from zx_env.zx.terms import Op


class Frame(IntEnum):
    """Frames of the agenda: the next things that the game does, by their rulebook names."""

    START_CARD = 1
    FIRST_HANDS = 2
    MULLIGAN = 3
    LIFE_AND_RESOURCE = 4
    TURN = 5
    REBOOT_CARDS = 6
    DRAW_PHASE = 7
    DRAW_FOR_TURN = 8
    RESOURCE_PHASE = 9
    PUT_RESOURCE = 10
    IGNITION_PHASE = 11
    IGNITION_CHOICE = 12
    IGNITION_REVEAL = 13
    MAIN_PHASE = 14
    MAIN_PRIORITY = 15
    END_PHASE = 16
    TURN_ENDS = 17
    TURN_CLEANUP = 18
    HAND_LIMIT = 19
    TURN_ENDS_AGAIN = 20
    PREPROCESS = 22
    RESOLVE = 23
    CHARGE_EXCESS = 24
    PLAYER_DAMAGE = 25
    FREE_PLAY = 26
    PUT_AWAY = 27
    PLAY = 28
    PLAY_AT = 29
    PAY = 30
    APPEAR = 31
    LIFE_RECOVERY = 32
    VOID_BRINGER = 33
    EVENT_EFFECT = 34
    EVENT_DONE = 35
    USE = 36
    EFFECT = 37
    CHOOSE = 38
    DRAW = 39
    FROM_DECK = 40
    RELOAD_LIFE = 41
    BATTLE_TARGET = 42
    BATTLE_EVENT = 44
    BATTLE_PRIORITY = 45
    BATTLE_DAMAGE = 46
    BATTLE_END = 47
    BATTLE_ENDS = 48
    BATTLE_OVER = 50
    GATE_CARD = 69
    STARTING_RESOURCE = 68
    PLAY_EX = 70
    ADVENT = 71
    PAY_LESS = 72
    SHIFT = 80
    REDIRECT = 81
    CRISIS = 82
    LAST_STAND = 83
    INSTEAD = 84


class Fault(IntEnum):
    """The reason why the engine stopped a game; X_FULL: the capacity X of limits.py is too small."""

    NO_FAULT = 0
    FRAMES_FULL = 1
    CANDIDATES_FULL = 2
    CHOSEN_FULL = 3
    STANDING_FULL = 4
    EFFECT_DEPTH_FULL = 5
    UNKNOWN_OP = 6
    ZONE_CARDS_FULL = 7
    LASTING_FULL = 8
    THOSE_FULL = 9
    NAME_LOCKS_FULL = 10
    LOOKED_FULL = 11
    UNKNOWN_FRAME = 12  # the state contains a number that no enum has
    UNKNOWN_ASK = 13
    UNKNOWN_CONDITION = 14
    NOTHING_TO_CHOOSE = 15  # the player to move has no legal action

    @property
    def limit(self) -> str:
        """The name in limits.py of the capacity that was too small; "" for another fault."""
        return self.name.removesuffix("_FULL") if self.name.endswith("_FULL") else ""

    @property
    def in_words(self) -> str:
        """Text for the message of an EngineFault."""
        if not self.limit:
            return f"{self.name}: no rule of the engine knows what stands in the game or its cards"
        size = getattr(limits, self.limit)
        return f"{self.name}: {self.limit} = {size} of zx_env/zx/limits.py is too small"


class OpGroup(IntEnum):
    """Groups of terms.Op, the steps of effects: rules/effects.py dispatches on the group first."""

    NO_OP = 0  # no step has this number
    DECIDES = 1  # the step chooses, or jumps
    ACTS_ON_CARDS = 2  # the step acts on each of its cards
    ACTS_ON_PLAYER = 3
    ACTS_ALONE = 4  # the step has a separate function
    ALWAYS = 5  # used only in Always abilities: rules query these steps and never carry them out


OPS = {
    OpGroup.DECIDES: (
        Op.CHOOSE,
        Op.CHOOSE_SQUARE,
        Op.MAY,
        Op.IF,
        Op.IF_DONE,
        Op.MODE,
        Op.GO_ON,
        Op.IF_PICKED,
        Op.IF_CAN_PAY,
        Op.COUNT_TIMES,
        Op.AGAIN,
        Op.NAME,
    ),
    OpGroup.ACTS_ON_CARDS: (
        Op.DAMAGE,
        Op.DESTROY,
        Op.MOVE,
        Op.PUT,
        Op.SLEEP,
        Op.REBOOT,
        Op.POWER,
        Op.PLAY_FREE,
        Op.SHOW,
        Op.TURN_FACE_UP,
        Op.TURN_FACE_DOWN,
        Op.AS_FORCE,
        Op.GRANT,
        Op.GRANT_COLOR,
        Op.REDIRECT,
        Op.PLAY_EVENT,
        Op.SHIELD,
        Op.TAKE_STARTUP,
    ),
    OpGroup.ACTS_ON_PLAYER: (
        Op.DAMAGE_PLAYER,
        Op.DRAW,
        Op.FROM_DECK,
        Op.SHUFFLE,
        Op.PAY,
        Op.IGNITE,
        Op.BAR_PLAYER,
        Op.COUNTERS,
        Op.NAME_PLAYER,
        Op.GRANT_PLAYER,
        Op.BAR_PLAY,
        Op.NEXT_LESS,
        Op.LASTS,
        Op.BAR_DRAW,
        Op.TURN_EXTRA,
        Op.WIN,
    ),
    OpGroup.ACTS_ALONE: (
        Op.FINISH,
        Op.LOOK,
        Op.REST,
        Op.DIVIDE,
        Op.SWAP,
        Op.DELAY,
        Op.TOKEN,
        Op.LINK,
        Op.USE_UP,
        Op.OVERBOOST,
        Op.BREAK,
    ),
    OpGroup.ALWAYS: (
        Op.SET_POWER,
        Op.REMEMBER_WAY,
        Op.GAIN_POWER,
        Op.GAIN_RANGE,
        Op.CHARGE_UNLIMITED,
        Op.LEAVE_TO,
        Op.PLAY_FROM,
        Op.PLAY_REMOVED,
        Op.UNAFFECTED,
        Op.NO_IGNITION,
        Op.STARTUP_MORE,
        Op.POWER_WITH_RANGE,
        Op.POWER_OF_RANGED,
        Op.PAY_LESS,
        Op.LESS_TO_PLAY,
        Op.FREE_PLAYED,
        Op.FREE_STARTUP,
        Op.GAIN_COST,
        Op.GAIN_ICON,
        Op.LOSE_ICON,
        Op.BAR,
        Op.GAIN_DAMAGE,
        Op.NO_DAMAGE,
        Op.GAIN_PLAYER_DAMAGE,
        Op.NO_PLAYER_DAMAGE,
        Op.REMOVE_DESTROYED,
        Op.CHARGE_MORE,
        Op.HAND_MORE,
        Op.GAIN_ABILITY,
        Op.GAIN_FOR_PLAYER,
    ),
}
"""By OpGroup, the steps (terms.Op) of the group; every step is in exactly one group."""


class FrameGroup(IntEnum):
    """The groups of Frame, by rulebook chapter: rules/progress.py selects the group first."""

    NO_FRAME = 0  # no frame has this number
    PREPARATION = 1  # CR 400
    TURN = 2  # CR 500
    BATTLE = 3  # CR 600
    PRIORITY = 4  # CR 700 and 900: the preprocessing, and the questions of rule effects
    PLAY = 5  # CR 800, 1000 and 1100


FRAMES = {
    FrameGroup.PREPARATION: (
        Frame.START_CARD,
        Frame.GATE_CARD,
        Frame.STARTING_RESOURCE,
        Frame.FIRST_HANDS,
        Frame.MULLIGAN,
        Frame.LIFE_AND_RESOURCE,
    ),
    FrameGroup.TURN: (
        Frame.TURN,
        Frame.REBOOT_CARDS,
        Frame.DRAW_PHASE,
        Frame.DRAW_FOR_TURN,
        Frame.RESOURCE_PHASE,
        Frame.PUT_RESOURCE,
        Frame.IGNITION_PHASE,
        Frame.IGNITION_CHOICE,
        Frame.IGNITION_REVEAL,
        Frame.MAIN_PHASE,
        Frame.MAIN_PRIORITY,
        Frame.END_PHASE,
        Frame.TURN_ENDS,
        Frame.TURN_CLEANUP,
        Frame.HAND_LIMIT,
        Frame.TURN_ENDS_AGAIN,
    ),
    FrameGroup.BATTLE: (
        Frame.BATTLE_TARGET,
        Frame.BATTLE_EVENT,
        Frame.BATTLE_PRIORITY,
        Frame.BATTLE_DAMAGE,
        Frame.BATTLE_END,
        Frame.BATTLE_ENDS,
        Frame.BATTLE_OVER,
    ),
    FrameGroup.PRIORITY: (
        Frame.PREPROCESS,
        Frame.RESOLVE,
        Frame.CHARGE_EXCESS,
        Frame.PLAYER_DAMAGE,
        Frame.RELOAD_LIFE,
        Frame.CRISIS,
        Frame.LAST_STAND,
        Frame.INSTEAD,
    ),
    FrameGroup.PLAY: (
        Frame.FREE_PLAY,
        Frame.PUT_AWAY,
        Frame.PLAY,
        Frame.PLAY_AT,
        Frame.PAY,
        Frame.PAY_LESS,
        Frame.PLAY_EX,
        Frame.ADVENT,
        Frame.SHIFT,
        Frame.APPEAR,
        Frame.LIFE_RECOVERY,
        Frame.VOID_BRINGER,
        Frame.REDIRECT,
        Frame.EVENT_EFFECT,
        Frame.EVENT_DONE,
        Frame.USE,
        Frame.EFFECT,
        Frame.CHOOSE,
        Frame.DRAW,
        Frame.FROM_DECK,
    ),
}
"""By FrameGroup, the frames (Frame) of the group; every frame is in exactly one group."""


def _by_number(groups: Mapping[Any, tuple[IntEnum, ...]]) -> npt.NDArray[np.int8]:
    table = np.zeros(NUMBERS, np.int8)
    for group, members in groups.items():
        table[list(members)] = group
    return table


NUMBERS = 128
"""A power of two above all numbers of Op and Frame, so that `number & NUMBERS - 1` is a safe index."""
GROUP_OF_OP = _by_number(OPS)
"""int8 [NUMBERS]: OpGroup by number of the Op."""
GROUP_OF_FRAME = _by_number(FRAMES)
"""int8 [NUMBERS]: FrameGroup by number of the Frame."""
