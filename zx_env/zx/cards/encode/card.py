"""Encode cards as the records that the rules read (card_table.CARDS).

The encoder rejects every ability that no rule implements, so that no ability silently does nothing. The error
names card and field.
See also: abilities.py; rows.py, the card table; features.py, the description of a card for a network.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from zx_env.zx import limits
from zx_env.zx.cards.card_types import ASCENSIONS
from zx_env.zx.cards.encode.abilities import (
    check_uses,
    number_second_uses,
    write_ability,
    write_ascent,
    write_given,
)
from zx_env.zx.cards.encode.always import always_values, lasting_values
from zx_env.zx.cards.encode.checks import check_kind, check_numbers
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.amounts import positive
from zx_env.zx.cards.encode.effects.bits import zone_bits
from zx_env.zx.cards.encode.effects.conditions import write_condition
from zx_env.zx.cards.encode.effects.which import write_selector
from zx_env.zx.cards.encode.features import features_of, summary_of
from zx_env.zx.cards.encode.names import japanese_rows, kinds_of_names, name_rows
from zx_env.zx.cards.encode.players import check_player
from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot, check_types
from zx_env.zx.cards.encode.vocabulary import keywords_of, vocabulary_of
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import (
    Ability,
    AlsoColor,
    AlsoNamed,
    Always,
    Among,
    AtLeast,
    Automatic,
    Card,
    EveryColor,
    EvolSeed,
    Gains,
    Happened,
    PlayerNamed,
    Shift,
    SlainBy,
    Startup,
    zx,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.quantities import GIVES_STARTUP, PAYS_AS_ANY
from zx_env.zx.terms import NONE, CardType, Color, Occurrence, Op, Side, Zone

_ABILITY_ICONS = {icon for icon, keyword in KEYWORDS.items() if keyword.is_ability}


def encode(cards: Sequence[Card]) -> npt.NDArray[np.void]:
    """Return the card table of these cards, in this order: row i is cards[i].

    Returns:
        The table as [1] of card_table.CARDS.

    Raises:
        CardError: A card's data is wrong, or no rule implements it.
    """
    for card in cards:
        check_types(card)
    tokens = {card.name: row for row, card in enumerate(cards) if card.kind == CardType.TOKEN}
    links = {card.name: row for row, card in enumerate(cards) if card.kind == CardType.LINK}
    names = name_rows(cards)
    kinds = kinds_of_names(cards, names)
    tables = Tables(names, vocabulary_of(cards), tokens, links, japanese_rows(cards, names), kinds)
    for card in cards:
        _write_card(tables, card)
    return tables.record


def _write_card(tables: Tables, card: Card) -> None:
    spot = Spot(card.number)
    check_numbers(card, spot)
    check_kind(card, spot)
    if card.kind == CardType.PLAYER:
        check_player(card, spot)
    context = Context(tables=tables, kind=card.kind)
    first, first_step = tables.used("ability"), tables.used("step")
    for place, ability in enumerate(card.abilities):
        write_ability(context, ability, first, spot.at(f"abilities[{place}]"))
    if card.kind == CardType.ASCENSION_EX:
        write_ascent(context, first, spot)
    number_second_uses(tables, first, spot)
    check_uses(tables, card.kind, first, spot)
    abilities = tables.used("ability") - first
    own = always_values(tables, first)
    # The abilities that this card gives belong to other cards, which are Z/X.
    given = write_given(replace(context, kind=CardType.ZX), first)
    always = {name: bits | own[name] for name, bits in always_values(tables, first).items()}
    always["always"] |= lasting_values(tables, first_step)
    gained = more_colors(context, card, spot)
    if gained.get("color_zones", 0) >> Zone.RESOURCE & 1:
        # Whoever pays with Resource cards must look for their current colors.
        always["always"] |= 1 << PAYS_AS_ANY
    if card.power == 0 and card.kind in (CardType.ZX, CardType.ZX_EX, CardType.TOKEN, *ASCENSIONS):
        always["weakens"] = 1
    tables.card(
        spot,
        tribes=tables.vocabulary.tribe_words(card.tribes),
        player_keys=tables.vocabulary.key_words(card.player_keys),
        parts=_parts(tables, card),
        asks_tribes=context.resource_questions.tribes,
        asks_more=context.resource_questions.more,
        asks_causes=_asks_causes(tables, card),
        power=card.power,
        name=tables.names[card.name],
        icons=sum(set(card.icons)),
        ability=first,
        startup_zones=_startup_zones(card),
        listen_zones=_listen_zones(card),
        listens=_listens(card) | given & ~(1 << GIVES_STARTUP),
        gives=given | _passed_on(tables, card, first_step),
        kind=card.kind,
        colors=card.colors,
        cost=card.cost,
        # Ruling H240: an Ascension attacks nothing.
        reach=0 if card.kind in ASCENSIONS else card.reach,
        shields=card.shields,
        abilities=abilities,
        **always,
        **gained,
        abilityless=not card.abilities and card.reach == 1 and not set(card.icons) & _ABILITY_ICONS,
        feature=features_of(card),
        summary=summary_of(card),
    )


def _with_gained(card: Card) -> Iterator[Ability]:
    """Yield the abilities of a card and the abilities that its Always abilities give."""
    for ability in card.abilities:
        yield ability
        if isinstance(ability, Always):
            yield from (word.ability for word in ability.do if isinstance(word, Gains))


def _listens(card: Card) -> int:
    """Return the occurrences that the card waits for, as bits 1 << occurrence."""
    listens = 0
    for ability in _with_gained(card):
        match ability:
            case Automatic(when=when):
                listens |= 1 << when
            case EvolSeed():
                listens |= 1 << Occurrence.MILLED
            case Shift():
                # With this bit `g.heard` shows that there is a Shift in the game.
                listens |= 1 << Occurrence.IS_SHIFTED
    return listens


def _passed_on(tables: Tables, card: Card, first_step: int) -> int:
    """Return the abilities of cards as printed that the card gives to others, as bits like `gives`.

    The steps of the card begin at `first_step`.
    """
    passed = 0
    if card.kind == CardType.SHIFT:  # ruling H42: its abilities are those of the card below it
        passed |= _listens(card)
        passed |= any(isinstance(ability, Startup) for ability in card.abilities) << GIVES_STARTUP
    # Ruling H115: the startup ability of another card.
    steps = tables.record[0]["step"][first_step : tables.used("step")]
    return passed | int((steps["op"] == Op.TAKE_STARTUP).any()) << GIVES_STARTUP


def _listen_zones(card: Card) -> int:
    """Return the zones besides Squares where the card waits for an occurrence, as bits 1 << zone."""
    zones = {zone for ability in card.abilities if isinstance(ability, Automatic) for zone in ability.zones}
    return zone_bits(zones - {Zone.SQUARE})


def _asks_causes(tables: Tables, card: Card) -> int:
    """Return what the card asks about the causes of occurrences, as bits 1 << row of CAUSE."""
    asked = {part for part in parts_of(card.abilities) if isinstance(part, Happened)}
    asked |= {part.cause for part in parts_of(card.abilities) if isinstance(part, SlainBy) and part.cause}
    return sum(1 << tables.causes[part] for part in asked if part in tables.causes)


def _startup_zones(card: Card) -> int:
    """Return the zones where a startup ability, or an Event EX, can be used, as bits 1 << zone."""
    zones = {zone for ability in _with_gained(card) if isinstance(ability, Startup) for zone in ability.zones}
    return zone_bits(zones | ({Zone.DYNAMIS} if card.kind == CardType.EVENT_EX else set()))


def _names(card: Card) -> list[str]:
    """Return the card's name and the parts of names that it also counts as."""
    also = [part.part for part in parts_of(card.abilities) if isinstance(part, AlsoNamed)]
    return [card.japanese or card.name, *also]


def _parts(tables: Tables, card: Card) -> list[int]:
    """Return the tested parts of its names and names of its abilities, as bits over several words."""
    parts = tables.vocabulary.parts_in(_names(card))
    abilities = tables.vocabulary.ability_words(keywords_of(card))
    return [part | ability for part, ability in zip(parts, abilities, strict=True)]


def more_colors(context: Context, card: Card, spot: Spot) -> dict[str, int]:
    """Return the fields of an EveryColor or AlsoColor: the zones, and what it needs."""
    fields = {"color_needs": NONE, "color_of": NONE, "color_player": NONE}
    for place, ability in enumerate(card.abilities):
        if not isinstance(ability, Always):
            continue
        for word in ability.do:
            if not isinstance(word, EveryColor | AlsoColor):
                continue
            at = spot.at(f"abilities[{place}]")
            name = type(word).__name__
            if "color_zones" in fields:
                raise at.refuse("the card has other colors by one ability")
            if max(ability.zones) >= limits.ZONE_LISTS:
                raise at.at("valid_in").refuse(f"{name} is for cards that lie on no Square")
            if isinstance(word, AlsoColor) and (word.color == Color.COLORLESS or word.color & card.colors):
                raise at.at("do").refuse(f"the card has no more colors by {word.color.name}")
            gained = word.color if isinstance(word, AlsoColor) else sum(Color)
            fields |= {"color_zones": zone_bits(ability.zones), "color_gains": gained}
            fields |= _color_needs(context, ability, at.at("needs"))
    return fields


def _color_needs(context: Context, ability: Always, spot: Spot) -> dict[str, int]:
    """Ruling H143: return what an EveryColor needs; it may ask for nothing that has a color."""
    fields: dict[str, int] = {}
    named = [need for need in ability.needs if isinstance(need, PlayerNamed)]
    needs = [need for need in ability.needs if not isinstance(need, PlayerNamed)]
    if len(named) == 1:
        fields["color_player"] = write_condition(context, named[0], spot)
    at = spot.at(f"[{ability.needs.index(needs[0])}]") if needs else spot
    match needs if len(named) < 2 else named:
        case []:
            return fields
        case [AtLeast(int(number), Among() as among)]:
            plain = Among(Side.OWN, ability.zones[0], tribe=among.tribe, name_contains=among.name_contains)
            if among == plain and len(ability.zones) == 1:
                any_card = among.tribe is None and among.name_contains is None
                counted = NONE if any_card else write_selector(context, among, at)
                return fields | {"color_count": positive(number, at), "color_of": counted}
            plain = zx(among.side, tribe=among.tribe, named=among.named, name_contains=among.name_contains)
            if number == 1 and among == plain:
                return fields | {"color_needs": write_selector(context, among, at)}
    raise spot.refuse(
        "so many own cards in its zone, or one Z/X on a Square, by name or tribe; and a name of the own "
        "Player"
    )
