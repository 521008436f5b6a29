"""The kinds of events, and the rule number of each frame, step and special instant.

The numbers of the kinds give the order of events of one instant.
"""

from enum import IntEnum

from zx_env.zx.op_groups import Frame
from zx_env.zx.terms import Op


class Kind(IntEnum):
    """Kinds of events; in lower case, a name is the `kind` of the public Event."""

    TURN = 1  # a turn begins
    FIRST_PLAYER = 2  # the first player is decided
    PHASE = 3
    STEP = 4  # a step of a battle
    PASS = 5  # the player with priority does nothing, or a choice ends
    ANSWER = 6  # yes or no; keep or mulligan
    CHOOSE = 7  # a card, or a Square
    CARRY_OUT = 8  # an ability that waited
    USE = 9  # a startup ability
    ATTACK = 10
    BATTLE_OVER = 11
    PLAY = 12
    PAY = 13  # a Resource sleeps for a cost
    RELOAD = 14
    LOOK = 15  # a player sees a card that the other does not see
    LOOK_THROUGH = 16  # a player sees those cards of a deck that can be chosen
    REVEAL = 17  # both players see the card
    DRAW = 18
    RECOVER = 19  # from the deck to Life
    DISCARD = 20
    MOVE = 21  # from Square to Square
    DESTROY = 22
    PUT = 23  # any other move from zone to zone
    APPEAR = 24
    SHIFT = 25  # a Shift is laid on a card
    VANISH = 26  # a Token or a Link
    TURN_PLAYER = 27  # the Player card becomes a Z/X Overboost, or is a Player card again
    SHUFFLE = 28
    SLEEP = 29
    REBOOT = 30
    FACE_UP = 31
    FACE_DOWN = 32
    DAMAGE = 33
    DAMAGE_ENDS = 34
    PLAYER_DAMAGE = 35
    LIFE_LOST = 36
    LIFE_GAINED = 37  # after the preparation
    POWER = 38
    GIVE = 39  # an effect grants a card something for a while
    COUNTERS = 40
    EXTRA = 41  # a Player Extra is turned face up
    TRIGGER = 42
    WIN = 43  # the game is over: `who` has won, nobody in a draw or after a cap


RULE_OF_FRAME = {
    Frame.START_CARD: "400",
    Frame.GATE_CARD: "400",
    Frame.STARTING_RESOURCE: "400",
    Frame.FIRST_HANDS: "400",
    Frame.MULLIGAN: "400",
    Frame.LIFE_AND_RESOURCE: "400",
    Frame.TURN: "501.3",
    Frame.REBOOT_CARDS: "502",
    Frame.DRAW_PHASE: "503",
    Frame.DRAW_FOR_TURN: "503",
    Frame.RESOURCE_PHASE: "504",
    Frame.PUT_RESOURCE: "504",
    Frame.IGNITION_PHASE: "505",
    Frame.IGNITION_CHOICE: "505.3",
    Frame.IGNITION_REVEAL: "505.3",
    Frame.MAIN_PHASE: "506",
    Frame.MAIN_PRIORITY: "506.2",
    Frame.END_PHASE: "507.1",
    Frame.TURN_ENDS: "507.3",
    Frame.TURN_CLEANUP: "507",
    Frame.HAND_LIMIT: "507.8",
    Frame.TURN_ENDS_AGAIN: "507",
    Frame.PREPROCESS: "702.2",
    Frame.RESOLVE: "702.2",
    Frame.CHARGE_EXCESS: "906.1",
    Frame.PLAYER_DAMAGE: "907.2c",
    Frame.FREE_PLAY: "803",
    Frame.PUT_AWAY: "907.2d",
    Frame.PLAY: "804.2",
    Frame.PLAY_AT: "805",
    Frame.PAY: "804.2",
    Frame.APPEAR: "1006",
    Frame.LIFE_RECOVERY: "1102",
    Frame.VOID_BRINGER: "1103",
    Frame.REDIRECT: "814",
    Frame.EVENT_EFFECT: "806",
    Frame.EVENT_DONE: "806",
    Frame.USE: "807",
    Frame.EFFECT: "800",
    Frame.CHOOSE: "102",
    Frame.DRAW: "1004",
    Frame.FROM_DECK: "304.3",
    Frame.RELOAD_LIFE: "902.1c",
    Frame.BATTLE_TARGET: "602.1",
    Frame.BATTLE_EVENT: "603.1a",
    Frame.BATTLE_PRIORITY: "603.1b",
    Frame.BATTLE_DAMAGE: "604",
    Frame.BATTLE_END: "605.1",
    Frame.BATTLE_ENDS: "605.2",
    Frame.BATTLE_OVER: "605.6",
    Frame.PLAY_EX: "804.2",
    Frame.ADVENT: "804.2",
    Frame.PAY_LESS: "804.2",
    Frame.SHIFT: "202.8",
    Frame.CRISIS: "1023.1",
    Frame.LAST_STAND: "1023",
    Frame.INSTEAD: "814",
}
"""The rule of the Comprehensive Rules that each frame carries out."""

RULE_OF_OP = {
    Op.DAMAGE: "1001.1",
    Op.DIVIDE: "1001.1",
    Op.DAMAGE_PLAYER: "1001.2",
    Op.DESTROY: "1007",
    Op.SLEEP: "302.2",
    Op.REBOOT: "302.2",
    Op.SHUFFLE: "1003",
    Op.AS_FORCE: "1009",
    Op.OVERBOOST: "1014",
    Op.PLAY_FREE: "803",
    Op.PLAY_EVENT: "806",
}
"""The rules of steps that have a rule of their own."""

RELOAD = 127
"""In place of a frame: a Reload, which comes before frames (CR 902.1)."""
CONCEDE = 126
"""In place of a frame: a player gave up (CR 101.4)."""
CAP = 125
"""In place of a frame: a cap ended the game (ruling Z7)."""
RULE_OF_INSTANT = {RELOAD: "902.1", CONCEDE: "101.4"}
