"""Hints for the questions of Yu-Gi-Oh!, by the first words of each question."""

from zx_training.ui.hints import Advice

HINTS = {
    "what to do in the Main Phase": Advice(
        "Summon or set one monster a turn, set and use Spells and Traps, change positions; then the "
        "Battle Phase.",
    ),
    "whether to attack": Advice(
        "Each monster in Attack Position may attack once: a monster, or the enemy where there is none.",
    ),
    "whether to activate something": Advice(
        "Quick-Play Spells, Traps that were set in an earlier turn and some effects may be used now.",
        "Nothing now",
    ),
    "whether to answer the last link": Advice(
        "What you activate goes on the chain and is carried out before the link below it.",
        "No answer",
    ),
    "the attack target": Advice("ATK meets ATK, or DEF of a monster that lies in defense."),
    "whether to activate the effect": Advice("An effect that you may refuse."),
    "the battle position": Advice(
        "In Attack Position it attacks; in Defense Position its DEF stands, and you lose no Life "
        "Points for it."
    ),
    "which effect goes on the chain": Advice(
        "Several effects happen at once; the last on the chain is carried out first."
    ),
    "which effect to activate": Advice("The card has several effects."),
    "a Tribute": Advice("It goes to the Graveyard, and the stronger monster may come."),
    "the target of the effect": Advice("What the effect is done to."),
    "a discard, for": Advice("More than six cards in the hand at the end of your turn go to the Graveyard."),
    "a discard": Advice("It goes to the Graveyard to pay for the effect."),
    "another card to send": Advice("It goes to the Graveyard to pay for the effect."),
    "the monster to summon": Advice("It comes onto your side of the field."),
}
"""Of two that fit, the first counts."""
