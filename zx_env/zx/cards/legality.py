"""Check decks against the deck rules of a format (ruling Z1).

`manual_2017`: the rules of the manual of 2017 (manual M1: the deck; manual M6: the Dynamis). `extended`: the
same deck, but the Dynamis has room for 16 cards of all its types, and one card may lie under the Player card:
a Player Extra, or the lower half of a Z/X Overboost, whose upper halves are in the Dynamis. `sealed`: a deck
from opened packs, with any number of cards with the Ignition icon (ruling H125).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import Card, Copies, Japanese
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.cards.sentences.which import KINDS, any_of
from zx_env.zx.limits import DECK_SIZE, DYNAMIS_SIZE
from zx_env.zx.terms import CardType, Icon

COPIES = 4
"""The maximum number of cards of one name in a deck, and also in a Dynamis."""
IGNITIONS = 20
"""The exact number of cards with the Ignition icon in a deck."""
MANUAL_2017 = "manual_2017"
EXTENDED = "extended"
SEALED = "sealed"


@dataclass(frozen=True, slots=True)
class Format:
    """A format: the number and types of cards in a Dynamis, and the types allowed under a Player card.

    `ignitions`: the exact number of cards with the Ignition icon; None for any number. Decks of formats
    of one `era` meet each other.
    `icons`: the icons in LATER_ICONS that cards of a deck may have. `in_deck`: the types of its cards.
    """

    most: int
    types: tuple[CardType, ...]
    words: str
    under_player: tuple[CardType, ...] = ()
    ignitions: int | None = IGNITIONS
    era: str = "2017"
    icons: tuple[Icon, ...] = ()
    in_deck: tuple[CardType, ...] = (CardType.ZX, CardType.EVENT)
    deck_words: str = "only Z/X and Events"


LATER_ICONS = (Icon.GATE_CARD, Icon.STARTING_RESOURCE)
"""Icons that only formats of the later era allow (rulings H57 and H110)."""

FORMATS = {
    MANUAL_2017: Format(10, (CardType.ZX_EX,), "only Z/X EX"),
    EXTENDED: Format(
        DYNAMIS_SIZE,
        (CardType.ZX_EX, CardType.ZX_OB, CardType.EVENT_EX, CardType.SHIFT, CardType.ASCENSION_EX),
        "only Z/X EX, Z/X OB, Event EX, Shift and Ascension EX",
        (CardType.ZX_OB, CardType.PLAYER_EX),
        era="later",
        icons=(Icon.GATE_CARD, Icon.STARTING_RESOURCE),
        in_deck=(CardType.ZX, CardType.EVENT, CardType.ASCENSION),
        deck_words="only Z/X, Events and Ascensions",
    ),
    # The official sealed format allows eight Z/X EX and any number of Ignition icons (ruling H125).
    SEALED: Format(8, (CardType.ZX_EX,), "only Z/X EX", ignitions=None),
}
"""The formats by name (ruling Z1)."""


def problems_of(
    cards: Sequence[str],
    player_card: str | None,
    dynamis: Sequence[str],
    pool: CardPool,
    form: str = MANUAL_2017,
    under_player: str | None = None,
) -> list[str]:
    """Return a message for every broken rule, with the card and the count; an empty list for a legal deck."""
    if form not in FORMATS:
        return [f"there is no format {form!r}; there are {', '.join(FORMATS)}"]
    singles = [number for number in (player_card, under_player) if number is not None]
    unknown = _unknown([*cards, *singles, *dynamis], pool)
    if unknown:
        return unknown
    deck = [pool.card_of(number) for number in cards]
    return [
        *_deck_problems(deck, FORMATS[form]),
        *_icon_problems(deck, form),
        *_player_problems(pool.card_of(player_card) if player_card is not None else None),
        *_under_player_problems(
            pool.card_of(under_player) if under_player is not None else None, player_card, FORMATS[form]
        ),
        *_dynamis_problems([pool.card_of(number) for number in dynamis], FORMATS[form]),
    ]


def _unknown(numbers: Sequence[str], pool: CardPool) -> list[str]:
    problems = [
        f"no card has the number {number!r}{pool.likely(str(number))}"
        for number in dict.fromkeys(numbers)
        if number not in pool
    ]
    if problems:
        problems.append(f"the card set is {pool.name!r}: say another by card_set")
    return problems


def _deck_problems(deck: Sequence[Card], form: Format) -> Iterator[str]:
    if len(deck) != DECK_SIZE:
        yield f"a deck has exactly {DECK_SIZE} cards; this one has {len(deck)}"
    yield from _copies(deck, "a deck")
    for card, count in _counted(card for card in deck if card.kind not in form.in_deck):
        yield f"a deck has {form.deck_words}; {_called(card)} is a {card.kind.name} card ({count} in it)"
    ignitions = sum(Icon.IGNITION in card.icons for card in deck)
    # Ruling H125: a sealed deck has any number of them.
    if form.ignitions is not None and ignitions != form.ignitions:
        yield f"a deck has exactly {form.ignitions} cards with the Ignition icon; this one has {ignitions}"
    for icon, keyword in KEYWORDS.items():
        if keyword.most_in_deck is not None:
            yield from _at_most(deck, icon, keyword.words, keyword.most_in_deck)


def _icon_problems(deck: Sequence[Card], form: str) -> Iterator[str]:
    """Yield a problem for each card with an icon that only formats of the later era allow."""
    for icon in LATER_ICONS:
        having = () if icon in FORMATS[form].icons else (card for card in deck if icon in card.icons)
        for card, count in _counted(iter(having)):
            yield f"a deck of {form} has no {KEYWORDS[icon].words}; {_called(card)} is one ({count} in it)"


def _player_problems(card: Card | None) -> Iterator[str]:
    if card is not None and card.kind != CardType.PLAYER:
        yield f"the player_card is a Player card; {_called(card)} is a {card.kind.name} card"


def _under_player_problems(card: Card | None, player_card: str | None, form: Format) -> Iterator[str]:
    if card is None:
        return
    if card.kind not in form.under_player:
        what = any_of([KINDS[kind][0] for kind in form.under_player]) or "nothing"
        yield (
            f"under the Player card lies {what} in this format; {_called(card)} is a {card.kind.name} card"
        )
    if player_card is None:
        yield f"{_called(card)} lies under a Player card: say which, by player_card"


def _dynamis_problems(dynamis: Sequence[Card], form: Format) -> Iterator[str]:
    if len(dynamis) > form.most:
        yield f"a Dynamis has at most {form.most} cards; this one has {len(dynamis)}"
    yield from _copies(dynamis, "a Dynamis")
    for card, count in _counted(card for card in dynamis if card.kind not in form.types):
        yield f"a Dynamis has {form.words}; {_called(card)} is a {card.kind.name} card ({count} in it)"


def _called(card: Card) -> str:
    return f"{card.number} {card.name}"


def _counted(cards: Iterator[Card]) -> list[tuple[Card, int]]:
    cards_of_number: dict[str, list[Card]] = {}
    for card in cards:
        cards_of_number.setdefault(card.number, []).append(card)
    return [(same[0], len(same)) for same in cards_of_number.values()]


def together_with(card: Card) -> tuple[str | Japanese, ...]:
    """Return the names that the deck rule of the card counts together with its own (ruling H225)."""
    shared = (ability.together_with for ability in card.abilities if isinstance(ability, Copies))
    return next(shared, ())


def is_counted_with(card: Card, other: Card) -> bool:
    """Return whether the rule on copies of `card` counts the other card: by its name, or together with it."""
    if other.name == card.name:
        return True
    return any(
        other.japanese == named.text if isinstance(named, Japanese) else other.name == named
        for named in together_with(card)
    )


def _copies(cards: Sequence[Card], where: str) -> Iterator[str]:
    # This rule counts cards by name: cards with different numbers may have one name.
    most = {
        card.name: ability.at_most
        for card in cards
        for ability in card.abilities
        if isinstance(ability, Copies)
    }
    for card in {card.name: card for card in cards if together_with(card)}.values():
        counted = [other for other in cards if is_counted_with(card, other)]
        if len(counted) > most[card.name] and len({other.name for other in counted}) > 1:
            numbers = " and ".join(sorted({other.number for other in counted}))
            rule = f"{most[card.name]} of the cards that {card.name} names, together with it"
            yield f"{where} has at most {rule}; {numbers} are there {len(counted)} times"
    for name, count in Counter(card.name for card in cards).items():
        if count > most.get(name, COPIES):
            numbers = " and ".join(sorted({card.number for card in cards if card.name == name}))
            rule = f"{most[name]} cards of this name" if name in most else f"{COPIES} cards of one name"
            yield f"{where} has at most {rule}; {numbers} {name} is there {count} times"


def _at_most(deck: Sequence[Card], icon: Icon, words: str, most: int) -> Iterator[str]:
    having = _counted(card for card in deck if icon in card.icons)
    total = sum(count for _, count in having)
    if total > most:
        listed = ", ".join(f"{count} {_called(card)}" for card, count in having)
        yield f"a deck has at most {most} cards with {words}; this one has {total}: {listed}"
