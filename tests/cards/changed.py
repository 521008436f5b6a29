"""Abilities of real and made-up cards with one change, and the rows that the encoder writes for them."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.made_up import CARDS
from zx_env.errors import CardError
from zx_env.zx.cards.encode.abilities import number_second_uses, write_ability, write_given
from zx_env.zx.cards.encode.card import more_colors
from zx_env.zx.cards.encode.checks import check_kind
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.names import japanese_rows, kinds_of_names, name_rows
from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot, check_types
from zx_env.zx.cards.encode.vocabulary import vocabulary_of
from zx_env.zx.cards.language import (
    Ability,
    AlsoColor,
    AlsoNamed,
    Among,
    Automatic,
    Card,
    CardType,
    Copies,
    EveryColor,
    Having,
    Japanese,
    Occurrence,
    Side,
    zx,
)
from zx_env.zx.cards.parts import parts_of

ROWS = ("ability", "step", "selector", "condition", "bound")
OF_THE_CARD = (AlsoNamed, EveryColor, AlsoColor, Copies)
"""Words that the encoder writes into the row of the card."""
IN_ANY_ORDER = ("needs", "of")
"""Lists whose order has no effect: all of them must hold, or are destroyed."""
Path = tuple[str | int, ...]


class Change(NamedTuple):
    """A card with one change in one of its abilities."""

    what: str
    """The field or list that is changed."""
    card: Card
    place: int
    """The place of the ability on the card."""

    @property
    def ability(self) -> Ability:
        """The changed ability."""
        return self.card.abilities[self.place]


# -- what the encoder writes


@cache
def _of_set() -> tuple[Any, ...]:
    names = name_rows(CARDS)
    tokens = {card.name: row for row, card in enumerate(CARDS) if card.kind == CardType.TOKEN}
    links = {card.name: row for row, card in enumerate(CARDS) if card.kind == CardType.LINK}
    kinds = kinds_of_names(CARDS, names)
    return names, vocabulary_of(CARDS), tokens, links, japanese_rows(CARDS, names), kinds


def encoded(card: Card, place: int) -> bytes:
    """Return the rows of one ability alone; raises CardError for one that is refused."""
    check_types(card)
    spot = Spot(card.number)
    check_kind(card, spot)
    tables = Tables(*_of_set())
    context = Context(tables=tables, kind=card.kind)
    ability = card.abilities[place]
    write_ability(context, ability, 0, spot)
    number_second_uses(tables, 0, spot)
    own = tables.used("ability")
    write_given(replace(context, kind=CardType.ZX), 0)
    record = tables.record[0]
    written = [record[kind][: tables.used(kind)].tobytes() for kind in ROWS]
    written += [record[kind][:64].tobytes() for kind in ("tribe_set", "part_set")]
    of_card = [part for part in parts_of(ability) if isinstance(part, OF_THE_CARD)]
    colors = more_colors(context, replace(card, abilities=[ability]), spot) if of_card else {}
    return b"|".join([*written, repr((own, of_card, colors)).encode()])


def normal(ability: Ability) -> Ability:
    """Return the ability with what plays the same written in one way."""
    changed: Any = ability
    for path, part in _nodes(ability):
        if isinstance(part, Among):
            if Having.LOOKED_AT in part.having:
                # The cards that are looked at are those of one player.
                changed = _put(changed, (*path, "side"), Side.ANY)
            if Having.IS_THIS in part.having:
                changed = _put(changed, (*path, "side"), Side.OWN)
            kinds = _kinds_of(part.named)
            if len(kinds) == 1 and CardType.SHIFT not in kinds:
                changed = _put(changed, (*path, "kind"), next(iter(kinds)))
        elif isinstance(part, Automatic):
            # A Z/X that is destroyed in battle is an enemy Z/X, and every attacker is a Z/X.
            plain = {Occurrence.DESTROYS_IN_BATTLE: zx(Side.ENEMY), Occurrence.IS_ATTACKED: zx()}
            if part.that is not None and part.that == plain.get(part.when):
                changed = _put(changed, (*path, "that"), None)
            if part.when == Occurrence.IS_DRAWN and part.of is not None:
                if part.of == Among(Side.ANY, part.of.zone):
                    changed = _put(changed, (*path, "of"), None)
        elif isinstance(part, Copies):
            changed = _put(changed, (*path, "together_with"), tuple(part.together_with))
    return changed  # type: ignore[no-any-return]


def _kinds_of(name: object) -> frozenset[CardType]:
    names, *_, japanese, kinds = _of_set()
    if isinstance(name, Japanese):
        # A name that no card of the set has fits no card of any type.
        return kinds.get(japanese.get(name.text), frozenset({CardType.ZX}))
    return kinds.get(names.get(name), frozenset())


# -- changes


def _nodes(value: object, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, (list, tuple)):
        for place, item in enumerate(value):
            yield from _nodes(item, (*path, place))
    elif is_dataclass(value):
        yield path, value
        for field in fields(value):
            yield from _nodes(getattr(value, field.name), (*path, field.name))


def _lists(value: object, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, (list, tuple)):
        if value and all(is_dataclass(item) for item in value):
            yield path
        for place, item in enumerate(value):
            yield from _lists(item, (*path, place))
    elif is_dataclass(value):
        for field in fields(value):
            yield from _lists(getattr(value, field.name), (*path, field.name))


def _get(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


def _put(value: Any, path: Path, new: object) -> Any:
    if not path:
        return new
    step, *rest = path
    if isinstance(step, str):
        return replace(value, **{step: _put(getattr(value, step), tuple(rest), new)})
    items = [_put(item, tuple(rest), new) if place == step else item for place, item in enumerate(value)]
    return items if isinstance(value, list) else tuple(items)


Site = tuple[Card, int, Path]


@cache
def _sites() -> tuple[dict[tuple[type, str], list[Site]], dict[tuple[type, str], list[Any]], list[Site]]:
    """Return every field of every word with its places and its values, and the places of the lists."""
    places: dict[tuple[type, str], list[Site]] = {}
    values: dict[tuple[type, str], dict[str, Any]] = {}
    lists: list[Site] = []
    for card in CARDS:
        for number, ability in enumerate(card.abilities):
            for path, part in _nodes(ability):
                for field in fields(part):
                    key = type(part), field.name
                    value = getattr(part, field.name)
                    places.setdefault(key, []).append((card, number, path))
                    values.setdefault(key, {}).setdefault(repr(value), value)
            lists += [(card, number, path) for path in _lists(ability)]
    return places, {key: list(found.values()) for key, found in values.items()}, lists


def _changed(what: str, card: Card, place: int, ability: Any) -> Change:
    abilities = [ability if at == place else one for at, one in enumerate(card.abilities)]
    return Change(what, replace(card, abilities=abilities), place)


def changed_fields(rng: Random, places: int, values: int) -> Iterator[Change]:
    """Yield for each field so many places with so many values that the field has on some card."""
    sites, of_words, _ = _sites()
    for (word, field), there in sites.items():
        known = of_words[word, field]
        for card, place, path in rng.sample(there, min(places, len(there))):
            for value in rng.sample(known, min(values, len(known))):
                ability = _put(card.abilities[place], (*path, field), value)
                yield _changed(f"{word.__name__}.{field}", card, place, ability)


def changed_values(field: str, values: Sequence[Any], uses: int) -> Iterator[tuple[Any, Change]]:
    """Yield for every word with that field so many uses of it on cards, each with each of these values.

    Words that give or do different things, in their fields `gains` and `word`, are different words.
    """
    seen: dict[tuple[type, ...], int] = {}
    for card in CARDS:
        for place, ability in enumerate(card.abilities):
            for path, word in _nodes(ability):
                if not hasattr(word, field):
                    continue
                kind = type(word), type(getattr(word, "gains", None)), type(getattr(word, "word", None))
                seen[kind] = seen.get(kind, 0) + 1
                if seen[kind] <= uses:
                    for value in values:
                        other = replace(word, **{field: value})
                        yield other, _changed(field, card, place, _put(ability, path, other))


def changed_lists(rng: Random, places: int) -> Iterator[Change]:
    """Yield for so many lists: without an item, with two in the other order, with an item moved in or out."""
    _, _, lists = _sites()
    for card, place, path in rng.sample(lists, min(places, len(lists))):
        ability = card.abilities[place]
        for how, other in _other_lists(ability, path):
            yield _changed(f"{how} {path[-1] if path else ''}", card, place, other)


def _other_lists(ability: Ability, path: Path) -> Iterator[tuple[str, Any]]:
    given = _get(ability, path)
    items = list(given)
    kind = tuple if isinstance(given, tuple) else list
    for at in range(len(items)):
        yield "dropped from", _put(ability, path, kind(items[:at] + items[at + 1 :]))
    for at in range(len(items) - 1):
        if path[-1] not in IN_ANY_ORDER:
            turned = [*items[:at], items[at + 1], items[at], *items[at + 2 :]]
            yield "turned in", _put(ability, path, kind(turned))
    if len(path) < 3 or not isinstance(path[-2], int) or path[-1] not in ("do", "then", "otherwise"):
        return
    around, at = path[:-2], path[-2]
    out = _put(ability, path, items[:-1])
    words: Sequence[Any] = _get(out, around)
    yield "moved out of", _put(out, around, [*words[: at + 1], items[-1], *words[at + 1 :]])
    words = _get(ability, around)
    if at + 1 < len(words):
        shorter = _put(ability, around, [*words[: at + 1], *words[at + 2 :]])
        yield "moved into", _put(shorter, path, [*items, words[at + 1]])


def is_refused(change: Change) -> bool:
    """Return whether the encoder refuses the card."""
    try:
        encoded(change.card, change.place)
    except CardError:
        return True
    return False
