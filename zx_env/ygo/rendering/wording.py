"""The Battle Phase in words: labels of actions by their verbs, hints by kind of question, cards, rules."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from zx_env.core.rendering.wording import STOPS, Hint, Wording
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.parts import MONSTER_KINDS
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.cards.sentences.card import say
from zx_env.ygo.rendering.outcomes import YgoOutcomes

STOPS_OF_YGO = STOPS | {"no attack", "end battle", "end turn"}
"""Actions that pass, or end the Battle Phase or the turn."""

LABELS: Mapping[str, str] = {
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "more": "Show more choices",
    "battle phase": "Battle Phase",
    "end battle": "End the Battle Phase",
    "end turn": "End the turn",
    "direct attack": "Attack directly",
    "no attack": "No attack",
    "summon": "Summon {}",
    "set": "Set {}",
    "activate": "Activate {}",
    "attack": "Attack with {}",
    "target": "Attack {}",
    "position": "Change the position of {}",
    "flip": "Flip {}",
    "choose": "Choose {}",
}
HINTS: Mapping[str, Hint] = {
    "main": Hint(
        "Summon or set one monster a turn, set and use Spells and Traps, change positions; then the "
        "Battle Phase.",
    ),
    "battle": Hint(
        "Each monster in Attack Position may attack once: a monster, or the enemy where there is none. "
        "Behind a move stands what becomes of it if nobody answers.",
    ),
    "window": Hint(
        "Quick-Play Spells, Traps that were set in an earlier turn and some effects may be used now.",
        "Nothing now",
    ),
    "answer": Hint(
        "What you activate goes on the chain and is carried out before the link below it.",
        "No answer",
    ),
    "target": Hint("ATK meets ATK, or DEF of a monster that lies in defense.", asks="whom?"),
    "yes_no": Hint("An effect that you may refuse; its words stand on the card."),
    "position": Hint(
        "In Attack Position it attacks; in Defense Position its DEF stands, and you lose no Life "
        "Points for it.",
        asks="in which position?",
    ),
    "trigger": Hint("Several effects happen at once; the last on the chain is carried out first."),
    "effect": Hint("The card has several effects; they stand on it in this order."),
    "choose tribute": Hint("It goes to the Graveyard, and the stronger monster may come."),
    "choose target": Hint(
        "The effect is done to this card, if it is still there when its link is carried out."
    ),
    "choose hand_limit": Hint("More than six cards in the hand at the end of your turn go to the Graveyard."),
    "choose discard": Hint("It goes to the Graveyard to pay for the effect."),
    "choose send": Hint("It goes to the Graveyard to pay for the effect."),
    "choose summon": Hint("It comes onto your side of the field."),
}
"""By `Question.ask`, followed by `Question.purpose` if the question has one."""


def printed_values(card: Card) -> dict[str, Any]:
    """Return the values printed on a card and its rules text, by name; a value that it lacks is None."""
    is_monster = card.kind in MONSTER_KINDS
    return {
        "name": card.name,
        "kind": card.kind.name.lower().replace("_", " "),
        "level": f"Level {card.level}" if is_monster else None,
        "attribute": card.attribute.name if is_monster else None,
        "type": card.type.name.capitalize().replace("_", "-") if is_monster else None,
        "points": f"{card.atk}/{card.defense}" if is_monster else None,
        "text": say(card),
    }


def _find_card(name: str) -> dict[str, Any] | None:
    pool = card_table()
    return printed_values(pool.card_of(name)) if name in pool else None


@lru_cache(maxsize=1)
def wording(card_set: str | None = None) -> Wording:
    """Return the wording of the game, which has one set of cards."""
    rules = Path(__file__).with_name("rules.html")
    return Wording(LABELS, HINTS, _find_card, STOPS_OF_YGO, YgoOutcomes(), rules)
