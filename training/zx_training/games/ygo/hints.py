"""Hints for the questions of Yu-Gi-Oh!, by kind of question; hints for choices, by their purpose."""

from collections.abc import Mapping

from zx_training.ui.hints import Hint

HINTS: Mapping[str, Hint] = {
    "main": Hint(
        "Summon or set one monster a turn, set and use Spells and Traps, change positions; then the "
        "Battle Phase.",
    ),
    "battle": Hint(
        "Each monster in Attack Position may attack once: a monster, or the enemy where there is none.",
    ),
    "window": Hint(
        "Quick-Play Spells, Traps that were set in an earlier turn and some effects may be used now.",
        "Nothing now",
    ),
    "answer": Hint(
        "What you activate goes on the chain and is carried out before the link below it.",
        "No answer",
    ),
    "target": Hint("ATK meets ATK, or DEF of a monster that lies in defense."),
    "yes_no": Hint("An effect that you may refuse."),
    "position": Hint(
        "In Attack Position it attacks; in Defense Position its DEF stands, and you lose no Life "
        "Points for it."
    ),
    "trigger": Hint("Several effects happen at once; the last on the chain is carried out first."),
    "effect": Hint("The card has several effects."),
    "choose tribute": Hint("It goes to the Graveyard, and the stronger monster may come."),
    "choose target": Hint("What the effect is done to."),
    "choose hand_limit": Hint("More than six cards in the hand at the end of your turn go to the Graveyard."),
    "choose discard": Hint("It goes to the Graveyard to pay for the effect."),
    "choose send": Hint("It goes to the Graveyard to pay for the effect."),
    "choose summon": Hint("It comes onto your side of the field."),
}
"""By `Question.ask`, followed by `Question.purpose` if the question has one."""
