"""Z/X in words: labels of actions by their verbs, hints by kind of question, cards, the rules in short."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from zx_env.core.rendering.wording import STOPS, Hint, Wording
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.rendering.outcomes import ZXOutcomes
from zx_env.zx.terms import Color

STOPS_OF_ZX = STOPS | {"start none"}
"""Actions that pass."""

LABELS: Mapping[str, str] = {
    "keep": "Keep this hand",
    "mulligan": "Mulligan: a new hand",
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "more": "Show more choices",
    "start none": "No Start Card",
    "target player": "Attack the player",
    "start": "Start with {}",
    "resource": "Put {} into Resource",
    "ignite": "Ignition with {}",
    "play": "Play {}",
    "at": "Put it on {}",
    "attack": "Attack with {}",
    "target": "Attack {}",
    "use": "Use {}",
    "ex": "Play {} from the Dynamis",
    "shift": "Shift with {}",
    "pay": "Pay with a Resource: {}",
    "resolve": "Next: {}",
    "choose": "Choose {}",
}
NO_CARD, NO_SQUARE = "Done: no more cards", "Done: no more Squares"
_HINTS: Mapping[str, Hint] = {
    "start_card": Hint(
        "A Start Card begins on your Player Square, in front of your Player, and guards it from the "
        "first turn on. A Gate Card waits face up in the Dynamis; a Starting Resource pays from the first "
        "turn on."
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
        "come may attack at once. Behind a move stands what becomes of it if nobody answers.",
        "End the turn",
    ),
    "battle_event": Hint(
        "Before the damage both players may play Events and use Startup abilities, until both pass.",
        "Nothing now",
    ),
    "square": Hint(
        "It may attack what is beside it: left, right, up, down. Beside the enemy's Player Square it "
        "reaches the enemy; on your own Player Square it guards you.",
        asks="on which Square?",
    ),
    "attack_target": Hint(
        "A Z/X takes the attacker's Power as damage and strikes nothing back; a player loses 1 Life.",
        asks="whom?",
    ),
    "free_play": Hint(
        "It was turned over and has the icon IG: now it costs nothing. If you do not play it, it goes "
        "to Charge from Life, and to the Trash from the deck.",
        yes="Yes, play it",
    ),
    "yes_no": Hint(
        "A card offers something that you may refuse. Read its words: some offers cost you a card or a Z/X."
    ),
    "choose": Hint("Read the words of the card that asks: they say what the chosen card is for.", NO_CARD),
    "choose_square": Hint("Read the words of the card that asks: they say what happens there.", NO_SQUARE),
    "pay": Hint("It turns to Sleep and reboots in your next turn. Keep the colours that you still need."),
    "resolve": Hint("Several abilities wait; what the first one does may matter to the second."),
}
OF_DEEDS: Mapping[str, str] = {
    "damage": "A Z/X whose damage reaches its Power is destroyed; less is gone at the end of the turn.",
    "destroy": "A destroyed Z/X leaves its Square and goes to its owner's Charge.",
    "to square": "It comes onto a Square and may attack there like any other Z/X.",
    "to hand": "It goes to its owner's hand, who may play it again and has to pay for it again.",
    "to deck": "It goes back into its owner's deck and may be drawn again.",
    "to life": "One more Life is one more hit that its owner stands.",
    "to resource": "In Resource it pays for other cards, turn after turn; it fights no more.",
    "to charge": "In Charge it waits for Ignition, and some abilities pay with it.",
    "to trash": "In the Trash it does nothing, unless a card fetches it from there.",
    "to dynamis": "In the Dynamis it waits until it may be played from there.",
    "to removed": "A removed card is out of the game.",
    "to force": "As Force it lies under a Z/X, and abilities of that Z/X may need it.",
    "to temporary": "It is laid aside until the ability is done.",
    "put": "On the Square it may attack what is beside it, and what is beside it may attack it.",
    "sleep": "A Z/X in Sleep State does not attack until it reboots at the beginning of its owner's turn.",
    "reboot": "A Z/X that reboots may attack once more this turn.",
    "power": "More Power survives more damage and deals more; less Power makes a Z/X easier to destroy.",
    "play_free": "It is played at once and costs nothing.",
    "play_event": "The Event is carried out at once.",
    "divide": "Each of them gets a part of the damage; what reaches the Power of a Z/X destroys it.",
    "swap": "The two change places: look at what they may attack from there.",
    "show": "The enemy sees it; it stays where it is.",
    "as_force": "As Force it lies under a Z/X, and abilities of that Z/X may need it.",
    "break": "The Z/X on the Square goes face down under the one from your hand, which takes its place.",
    "turn_face_up": "Face up it may be played or used; both players see it.",
    "turn_face_down": "Face down it cannot be used until it is turned face up again.",
    "grant": "It has what the text of the card gives it, for as long as the text says.",
    "redirect": "Another Z/X takes the damage: choose one that stands it, or that you can spare.",
    "grant_color": "The colour counts for everything that asks for one.",
    "take_startup": "The ability may be used as if it were printed on the card that gains it.",
    "name": "What is named counts for the rest of the text.",
    "token": "A Token fights like a Z/X and vanishes when it leaves its Square.",
    "link": "A Link shares its Square with a Z/X and does what its text says.",
    "draw": "One more card in the hand is one more choice.",
    "ignite": "The Charge card goes to the Trash and the top card of the deck is turned over.",
    "damage_player": "Each point of damage takes one Life.",
    "shuffle": "Afterwards nobody knows the order of the deck.",
    "hand_limit": "At the end of the turn: keep what you can pay for next turn.",
    "charge_excess": "Charge is full: keep what you want for Ignition.",
    "void_bringer": "The Z/X is not destroyed: it goes to the Trash, not to Charge. Any Z/X may be taken.",
    "advent": "The chosen ones are destroyed, and the Z/X of the Advent comes in their place.",
    "shift": "The Shift gives the Z/X under it its text and its tribes.",
    "crisis": "The Player Extra is laid face up on your Player card; the two become one card.",
    "last_stand": "Once, before the damage by which you would lose, it gives you one Life.",
}
"""Hints of choices, by `Question.purpose` (decision/purpose.py, `deed`)."""
HINTS: Mapping[str, Hint] = {
    **_HINTS,
    **{f"choose {deed}": Hint(why, NO_CARD) for deed, why in OF_DEEDS.items()},
    **{f"choose_square {deed}": Hint(why, NO_SQUARE) for deed, why in OF_DEEDS.items()},
}


def printed_values(card: Card) -> dict[str, Any]:
    """Return the values printed on a card and its rules text, by name; a value that it lacks is None."""
    return {
        "number": card.number,
        "name": card.name,
        "colour": colors_of(card),
        "kind": card.kind.name.replace("_", " ").replace("ZX", "Z/X").replace("EVENT", "Event"),
        "cost": card.cost,
        "power": card.power or None,
        "icons": ", ".join(icon.name.lower().replace("_", " ") for icon in card.icons),
        "text": card.text or say(card),
    }


def colors_of(card: Card) -> str:
    """Return the colors of a card in words: "red", "red/blue", "colourless"."""
    names = [color.name.lower() for color in Color if color and card.colors & color]
    return "/".join(names) or "colourless"


@lru_cache(maxsize=16)
def wording(card_set: str | None = None) -> Wording:
    """Return the wording of games with a card set, None for the standard one."""

    def find_card(number: str) -> dict[str, Any] | None:
        pool = card_table(card_set or STANDARD)
        if number not in pool:
            return None
        card = pool.card_of(number)
        return printed_values(card) | {"japanese": card.japanese}

    rules = Path(__file__).with_name("rules.html")
    return Wording(LABELS, HINTS, find_card, STOPS_OF_ZX, ZXOutcomes(), rules)
