"""`deck_text`: a deck as the text of a TOML deck file, as `load_deck` reads it."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from zx_env.zx.cards.decks import Deck
from zx_env.zx.cards.legality import MANUAL_2017
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.terms import CardType, Icon


def deck_text(deck: Deck, card_set: str = STANDARD) -> str:
    """Return the text of a deck file. A comment beside each number has Cost, Power and name of the card.

    Raises:
        CardError: The card set lacks a card of the deck.
    """
    pool = card_table(card_set)
    lines = [f"name = {_quoted(deck.name)}"]
    if deck.format != MANUAL_2017:
        lines.append(f"format = {_quoted(deck.format)}")
    for key, number in (("player_card", deck.player_card), ("under_player", deck.under_player)):
        if number is not None:
            lines.append(f"{key} = {_quoted(number)}  # {pool.card_of(number).name}")
    for key, numbers in (("cards", deck.cards), ("dynamis", deck.dynamis)):
        if numbers:
            lines += ["", f"[{key}]", *_lines(numbers, pool)]
    return "\n".join(lines) + "\n"


def _lines(numbers: Sequence[str], pool: CardPool) -> Iterator[str]:
    for number, count in sorted(Counter(numbers).items()):
        card = pool.card_of(number)
        values = f"{card.cost}/{card.power}" if card.kind != CardType.EVENT else str(card.cost)
        icon = " IG" if Icon.IGNITION in card.icons else ""
        yield f"{_quoted(number)} = {count}  # {values}{icon} {card.name}"


def _quoted(text: str) -> str:
    # TOML and JSON quote and escape texts in the same way.
    return json.dumps(text, ensure_ascii=False)
