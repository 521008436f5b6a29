"""What a question is about, for who plays for the first time: what becomes of the answer, what passing means.

A question is known by the words with which it is asked (`Question.words` of each game's questions). Tests
hold that every question of both games has its advice.
"""

from __future__ import annotations

from typing import NamedTuple


class Advice(NamedTuple):
    """What is told of a question."""

    why: str
    """A sentence or some."""
    stop: str = ""
    """What passing means here; "" where passing is nothing of its own."""
    yes: str = ""
    """What yes means here; "" where it says it all."""


ADVICE = {
    "zx": {
        "which Start Card": Advice(
            "A Start Card begins on your Player Square, in front of your Player, and guards it from the "
            "first turn on."
        ),
        "keep the first hand": Advice(
            "Once, before the game, you may exchange all four cards. Good to have: cards that cost 2 or 3."
        ),
        "which card to put into Resource": Advice(
            "Resources pay for what you play, turn after turn. A card that goes there fights no more; "
            "without one in nearly every turn the strong cards stay in your hand.",
            "No card into Resource",
        ),
        "which Charge card for Ignition": Advice(
            "The Charge card goes to the Trash and the top card of your deck is turned over: one with the "
            "icon IG may be played without paying, any other goes to the Trash.",
            "No Ignition any more: on to the Main Phase",
        ),
        "what to do in the main phase": Advice(
            "Play cards, use abilities and attack, in any order, as often as you can. A Z/X that has just "
            "come may attack at once.",
            "End the turn",
        ),
        "an Event, an Event EX": Advice(
            "Before the damage both players may play Events and use Startup abilities, until both pass.",
            "Nothing now",
        ),
        "the Square for the played Z/X": Advice(
            "It may attack what is beside it: left, right, up, down. Beside the enemy's Player Square it "
            "reaches the enemy; "
            "on your own Player Square it guards you."
        ),
        "the attack target": Advice(
            "A Z/X takes the attacker's Power as damage and strikes nothing back; a player loses 1 Life."
        ),
        "whether to play the revealed card": Advice(
            "It was turned over and has the icon IG: now it costs nothing. If you do not play it, it goes "
            "to Charge from "
            "Life, and to the Trash from the deck.",
            yes="Yes, play it",
        ),
        "whether to do what the card allows": Advice(
            "A card offers something that you may refuse; its words stand there when you point at it."
        ),
        "a card": Advice(
            "The words behind the question say what becomes of the card.", "Done: no more cards"
        ),
        "a Square": Advice("The words behind the question say what happens there.", "Done: no more Squares"),
        "a Resource for the cost": Advice("It turns to Sleep and reboots in your next turn."),
        "which waiting ability resolves next": Advice(
            "Several abilities wait; you say which is carried out first."
        ),
    },
    "ygo": {
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
        "a discard, for": Advice(
            "More than six cards in the hand at the end of your turn go to the Graveyard."
        ),
        "a discard": Advice("It goes to the Graveyard to pay for the effect."),
        "another card to send": Advice("It goes to the Graveyard to pay for the effect."),
        "the monster to summon": Advice("It comes onto your side of the field."),
    },
}
"""By game, and by how the question begins; of two that fit the first."""
NONE = Advice("")


def advice_of(game: str, asked: str) -> Advice:
    """What is told of a question.

    Args:
        game: The name of its title.
        asked: As a board says it: "You decide: which card to put into Resource, or pass".
    """
    question = asked.partition(" decides: ")[2] or asked.partition(" decide: ")[2]
    return next((found for words, found in ADVICE.get(game, {}).items() if question.startswith(words)), NONE)
