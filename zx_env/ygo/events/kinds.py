"""The kinds of events of a duel, and the rule of each frame.

Events of one instant are ordered by these numbers.
"""

from enum import IntEnum

from zx_env.ygo.terms import Frame


class Kind(IntEnum):
    """Kind of an event; the event has the name in small letters."""

    FIRST_PLAYER = 1  # the first player is decided
    TURN = 2
    PHASE = 3
    STEP = 4  # a new step of the Battle Phase, or a substep of the Damage Step
    PASS = 5
    ANSWER = 6  # yes or no; Attack or Defense Position
    CHOOSE = 7
    ATTACK = 8
    TARGET = 9  # the attack has another target
    BATTLE_OVER = 10
    ACTIVATE = 11  # a link of the chain
    RESOLVE = 12
    LAPSE = 13  # a link resolves and does nothing
    NEGATE = 14  # the activation of a link is negated
    ATTACK_STOPS = 15  # the attack is negated, or given up
    REVEAL = 16  # a card is shown to both players
    DRAW = 17
    DISCARD = 18
    DESTROY = 19
    SEND = 20  # a card goes to the Graveyard: a Tribute, a cost, a card that has resolved
    BANISH = 21
    RETURN = 22  # a card returns to the hand, or leaves the duel
    PUT = 23  # any other move
    SUMMON = 24  # Normal or Tribute Summon
    SPECIAL_SUMMON = 25
    SET = 26
    SHUFFLE = 27
    FLIP = 28  # a card is turned face-up
    TURN_DOWN = 29
    POSITION = 30
    LIFE_LOST = 31
    LIFE_GAINED = 32
    ATK = 33
    HALVE = 34  # the original ATK of a monster is halved
    ATK_ENDS = 35  # a temporary change of a monster's ATK ends
    COUNTERS = 36
    TRIGGER = 37
    WIN = 38  # the duel is over: `who` has won; nobody in a draw or if a cap ended it


RULE_OF_FRAME = {
    Frame.TURN: "YR3",
    Frame.DRAW: "YR12",
    Frame.MAIN: "YR13",
    Frame.MAIN_2: "Y1.4",
    Frame.SUMMON: "YR13",
    Frame.BATTLE: "Y2.1",
    Frame.BATTLE_STEP: "Y3.1",
    Frame.DECLARE: "Y3.2",
    Frame.BEFORE: "Y3.3",
    Frame.REPLAY: "YR23",
    Frame.DAMAGE_1: "Y5.1",
    Frame.DAMAGE_2: "Y6.1",
    Frame.DAMAGE_3: "Y7.1",
    Frame.DAMAGE_4: "Y8.4",
    Frame.RESULT: "Y8.9",
    Frame.INFLICT: "Y8.9",
    Frame.DAMAGE_5: "Y9.1",
    Frame.DAMAGE_6: "Y10.1",
    Frame.DAMAGE_7: "Y11.1",
    Frame.END_STEP: "YR28",
    Frame.END: "YR16",
    Frame.HAND_LIMIT: "YR16",
    Frame.WINDOW: "YR5",
    Frame.TRIGGERS: "YR7",
    Frame.ACTIVATE: "YR6",
    Frame.CHAIN: "YR6",
    Frame.RESOLVE: "YR6",
    Frame.EFFECT: "YR6",
    Frame.CHOOSE: "YR6",
}
"""The rule or ruling that each frame carries out, by its number."""

STATE = 127
"""Number used instead of a frame when the cause is the check of the state (ruling YR11)."""
CONCEDE = 126
"""Number used instead of a frame when a duelist surrendered."""
CAP = 125
"""Number used instead of a frame when a cap ended the duel (ruling YR16)."""
END = 124
"""Number used instead of a frame when the cause is the check of Life Points and decks (ruling YR15)."""
RULE_OF_INSTANT = {STATE: "YR11", CAP: "YR16", END: "YR15"}
