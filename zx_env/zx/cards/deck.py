"""`Deck`: a player's cards by their numbers. See also: decks.py, which loads and checks decks."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from zx_env.core.serialization.deck_files import check_deck_name, listed_cards, table_of
from zx_env.core.validation import short
from zx_env.errors import DeckError
from zx_env.zx.cards.legality import MANUAL_2017
from zx_env.zx.cards.pool import STANDARD, card_table

_NUMBERS = "the numbers of cards"


@dataclass(frozen=True, slots=True)
class Deck:
    """A player's deck: card numbers, each repeated once for every copy."""

    name: str
    cards: Sequence[str]
    player_card: str | None = None
    dynamis: Sequence[str] = ()
    format: str = MANUAL_2017
    under_player: str | None = None

    def __post_init__(self) -> None:
        """Copy the lists, so that later changes to them have no effect."""
        for name in ("cards", "dynamis"):
            object.__setattr__(self, name, listed_cards(self.name, name, getattr(self, name), _NUMBERS))
        check_deck_name(self.name)
        problems = []
        for key in ("format", "player_card", "under_player"):
            value, is_text = getattr(self, key), key == "format"
            if not isinstance(value, str) and (is_text or value is not None):
                wanted = "a text" if is_text else "the number of a card"
                problems.append(f"{key} is {wanted}, not {short(value)}")
        if problems:
            raise DeckError(short(self.name), problems)

    def counts(self) -> dict[str, int]:
        """Return the number of copies by card number, in the order of the list."""
        return dict(Counter(self.cards))

    def _repr_html_(self) -> str:
        """Return the list for notebooks. A card outside the standard set appears by its number alone."""
        pool = card_table(STANDARD)
        rows: list[tuple[object, ...]] = []
        for number, count in Counter([*self.cards, *self.dynamis]).items():
            card = pool.card_of(number) if number in pool else None
            facts = ("", "", "") if card is None else (card.name, card.cost, card.power or "")
            rows.append((f"{count}x", number, *facts))
        return table_of(self.name, ("", "number", "name", "cost", "Power"), rows)
