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
        "A card offers something that you may refuse; its words stand there when you point at it."
    ),
    "choose": Hint("The words behind the question say what becomes of the card.", "Done: no more cards"),
    "choose_square": Hint("The words behind the question say what happens there.", "Done: no more Squares"),
    "pay": Hint("It turns to Sleep and reboots in your next turn."),
    "resolve": Hint("Several abilities wait; you say which is carried out first."),
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
