"""Comparison of the two readings of a card: every field that differs, by name."""

from collections.abc import Iterator
from dataclasses import replace

from tests.reading.abilities import FIELDS, SHORT, Reading, readings
from tests.reading.columns import COLUMNS, columns, facts_column
from tests.reading.facts import abilities, rows
from tests.reading.spelling import canonical
from zx_env.zx.cards.language import Card

Differences = dict[str, tuple[str, str]]
"""Number, ability and field, as in `B02-051#1.e`: the text of the facts, our text."""

PRINTED = {row["no"]: row for row in rows("printed")}
ABILITIES = abilities()


def _rows() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in rows("abilities"):
        found.setdefault(row["no"], []).append(Reading(*(row[field] for field in FIELDS)).in_a_line())
    return found


ROWS = _rows()
"""The abilities of each card, as in the files of the facts."""


def one_spelling(field: str, text: str) -> str:
    """Conditions, and parts of a cost, are read together: they have no order."""
    if text.startswith("use: "):
        use, _, later = text.removeprefix("use: ").partition(" ; ")
        return " ; ".join([f"use: {one_spelling(field, use)}"] + [one_spelling(field, later)] * bool(later))
    for name, between in (("condition", " and "), ("cost", " + ")):
        if field == name:
            return between.join(sorted(canonical(part) for part in canonical(text).split(between)))
    return canonical(text)


def spelled(one: Reading) -> Reading:
    return Reading(**{field: one_spelling(field, getattr(one, field)) for field in FIELDS})


def _alike(one: Reading, other: Reading) -> int:
    same_kind = one.kind.split()[:1] == other.kind.split()[:1]
    return 5 * same_kind + sum(getattr(one, field) == getattr(other, field) for field in FIELDS)


def pairs(card: Card) -> Iterator[tuple[str, Reading | None, Reading | None]]:
    """Each ability of the facts with the one of ours that is most like it, then what is left of ours."""
    ours = [spelled(one) for one in readings(card)]
    for n, fact in enumerate(ABILITIES.get(card.number, ()), 1):
        read = spelled(fact)
        match = max(ours, key=lambda one: _alike(one, read), default=None)
        if match is not None:
            ours.remove(match)
            if not read.condition.startswith("use: "):
                # The facts do not say whether the use or the effect asks.
                plain = match.condition.removeprefix("use: ").replace(" ; ", " and ")
                match = spelled(replace(match, condition=plain))
        yield f"{card.number}#{n}", read, match
    for n, one in enumerate(ours, 1):
        yield f"{card.number}#+{n}", None, one


def in_abilities(card: Card) -> Differences:
    found: Differences = {}
    for name, fact, one in pairs(card):
        if fact is None or one is None:
            whole = [reading.in_a_line() if reading else "" for reading in (fact, one)]
            found[name] = (whole[0], whole[1])
            continue
        for field in FIELDS:
            values = getattr(fact, field), getattr(one, field)
            if values[0] != values[1]:
                found[f"{name}.{SHORT[field]}"] = values
    return found


def in_columns(card: Card) -> Differences:
    row = PRINTED[card.number]
    ours = columns(card)
    both = {name: (facts_column(name, row[name]), ours[name]) for name in COLUMNS}
    return {f"{card.number}.{name}": values for name, values in both.items() if values[0] != values[1]}
