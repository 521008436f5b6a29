"""The questions: each terms.Ask in words, and the kinds of answers it takes.

Questions are defined only here. Rows (options.py), legal actions (mask.py), their meaning (reading.py), the
observation (encode_observation.py) and texts (texts.py) follow from it. See also: the numbers of the blocks
(actions.py).
"""

from typing import NamedTuple

from zx_env.ygo.terms import Ask, Purpose


class Question(NamedTuple):
    """The words for a pending decision: the question, and the text of its action `stop`."""

    words: str
    """The question to the decider."""
    stop: str = "pass"
    """The text of the action `stop`."""


QUESTIONS = {
    Ask.MAIN: Question("what to do in the Main Phase"),
    Ask.BATTLE: Question("whether to attack, to activate something, or to end the Battle Phase"),
    Ask.WINDOW: Question("whether to activate something"),
    Ask.ANSWER: Question("whether to answer the last link of the chain"),
    Ask.TARGET: Question("whom to attack", stop="no attack"),
    Ask.YES_NO: Question("whether to activate the effect"),
    Ask.POSITION: Question("the battle position"),
    Ask.CHOOSE: Question("a card", stop="done"),
    Ask.TRIGGER: Question("which effect goes on the chain next", stop="done"),
    Ask.EFFECT: Question("which effect to activate", stop="done"),
}

PURPOSES = {
    Purpose.NO_PURPOSE: "",
    Purpose.TRIBUTE: "a Tribute for the summon",
    Purpose.TARGET: "the target of the effect",
    Purpose.DISCARD: "a discard for the cost",
    Purpose.SEND: "another card to send to the Graveyard for the cost",
    Purpose.SUMMON: "the monster to summon",
    Purpose.HAND_LIMIT: "a discard, for the hand limit is six",
}
assert set(PURPOSES) == set(Purpose)

DEEDS = 1 << Ask.MAIN | 1 << Ask.BATTLE | 1 << Ask.WINDOW | 1 << Ask.ANSWER
"""Questions (bits) whose answer is a terms.Verb and a card."""
WITH_HAND = DEEDS | 1 << Ask.CHOOSE
"""Questions (bits) whose answer can be a card of the own hand."""
