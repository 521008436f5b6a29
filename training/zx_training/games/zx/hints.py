"""Hints for the questions of Z/X, by the kind of question (`Question.ask`)."""

from collections.abc import Mapping

from zx_training.ui.hints import Hint

HINTS: Mapping[str, Hint] = {
    "start_card": Hint(
        "A Start Card begins on your Player Square, in front of your Player, and guards it from the "
        "first turn on."
    ),
    "mulligan": Hint(
        "Once, before the game, you may exchange all four cards. Good to have: cards that cost 2 or 3."
    ),
    "resource": Hint(
        "Resources pay for what you play, turn after turn. A card that goes there fights no more; "
        "without one in nearly every turn the strong cards stay in your hand.",
        "No card into Resource",
    ),
    "ignite": Hint(
        "The Charge card goes to the Trash and the top card of your deck is turned over: one with the "
        "icon IG may be played without paying, any other goes to the Trash.",
        "No Ignition any more: on to the Main Phase",
    ),
    "main": Hint(
        "Play cards, use abilities and attack, in any order, as often as you can. A Z/X that has just "
        "come may attack at once.",
        "End the turn",
    ),
    "battle_event": Hint(
        "Before the damage both players may play Events and use Startup abilities, until both pass.",
        "Nothing now",
    ),
    "square": Hint(
        "It may attack what is beside it: left, right, up, down. Beside the enemy's Player Square it "
        "reaches the enemy; on your own Player Square it guards you."
    ),
    "attack_target": Hint(
        "A Z/X takes the attacker's Power as damage and strikes nothing back; a player loses 1 Life."
    ),
    "free_play": Hint(
        "It was turned over and has the icon IG: now it costs nothing. If you do not play it, it goes "
        "to Charge from Life, and to the Trash from the deck.",
        yes="Yes, play it",
    ),
    "yes_no": Hint(
        "A card offers something that you may refuse; its words stand there when you point at it."
    ),
    "choose": Hint("The words behind the question say what becomes of the card.", "Done: no more cards"),
    "choose_square": Hint("The words behind the question say what happens there.", "Done: no more Squares"),
    "pay": Hint("It turns to Sleep and reboots in your next turn."),
    "resolve": Hint("Several abilities wait; you say which is carried out first."),
}
