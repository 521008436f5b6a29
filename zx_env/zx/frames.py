"""Frames of the agenda, the steps of the rules that wait to be performed, and faults that stop a game.

Numbers are stable, so add a new member with a new number.
"""

from enum import IntEnum

from zx_env.zx import limits


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
