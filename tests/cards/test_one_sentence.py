"""Two abilities that play differently never have one sentence.

Every ability of the standard set and of the made-up cards is changed in one field, or in the order or nesting
of its effects. The encoder refuses the change, or it writes the same rows, or the sentence is another one.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.cards.changed import Change, changed_fields, changed_lists, encoded, normal
from tests.made_up import CARDS
from zx_env.errors import CardError
from zx_env.zx.cards.language import CardType
from zx_env.zx.cards.sentences.abilities import say_ability


class Sentences:
    """The sentences so far, each with the ability that has it and its rows."""

    def __init__(self) -> None:
        self.known: dict[tuple[CardType, str], tuple[Change, bytes]] = {}
        self.counts: Counter[str] = Counter()
        self.clashes: list[str] = []

    def read(self, change: Change) -> None:
        """Compare an ability with those of the same sentence."""
        try:
            rows = encoded(change.card, change.place)
        except CardError:
            self.counts["refused"] += 1
            return
        self.counts["encoded"] += 1
        words = say_ability(change.ability)
        other, rows_of_other = self.known.setdefault((change.card.kind, words), (change, rows))
        if rows != rows_of_other:
            self.counts["other rows"] += 1
            if _normal_rows(change) != _normal_rows(other):
                self.clashes.append(f"{change.card.number} {change.what} / {other.what}: {words}")


def _normal_rows(change: Change) -> bytes:
    abilities = list(change.card.abilities)
    abilities[change.place] = normal(change.ability)
    return encoded(replace(change.card, abilities=abilities), change.place)


def _printed() -> Iterator[Change]:
    for card in CARDS:
        for place in range(len(card.abilities)):
            yield Change("printed", card, place)


def _clashes(seed: int, places: int, values: int, lists: int, report: list[str]) -> list[str]:
    sentences, rng = Sentences(), Random(seed)
    for changes in (_printed(), changed_fields(rng, places, values), changed_lists(rng, lists)):
        for change in changes:
            sentences.read(change)
    report.append(f"abilities with one change: {dict(sentences.counts)}; {len(sentences.known)} sentences")
    return sentences.clashes


def test_abilities_that_play_differently_have_different_sentences(report: list[str]) -> None:
    assert _clashes(1, places=3, values=2, lists=150, report=report) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_many_more_abilities_that_play_differently_have_different_sentences(
    seed: int, report: list[str]
) -> None:
    assert _clashes(seed, places=60, values=6, lists=3000, report=report) == []
