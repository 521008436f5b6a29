"""Hints for the questions of Z/X, by the first words of each question."""

from zx_training.ui.hints import Advice

HINTS = {
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
    "a card": Advice("The words behind the question say what becomes of the card.", "Done: no more cards"),
    "a Square": Advice("The words behind the question say what happens there.", "Done: no more Squares"),
    "a Resource for the cost": Advice("It turns to Sleep and reboots in your next turn."),
    "which waiting ability resolves next": Advice(
        "Several abilities wait; you say which is carried out first."
    ),
}
"""Of two that fit, the first counts."""
