"""Which abilities have resolved while games were played: (number of the card, place of the ability on it).

Only rules in plain Python can be watched. An effect counts when it is carried out, an Advent or Awaken when
it is met, an Always ability when it holds for a card in a zone where it is valid.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from tests.made_up import SET
from zx_env import limits
from zx_env.cards.pool import card_table
from zx_env.game import Game
from zx_env.rules import progress
from zx_env.rules.selectors import has_ability, works_in
from zx_env.rules.zones import owner_of
from zx_env.terms import NONE, AbilityKind

Resolved = set[tuple[str, int]]


def abilities_of(prefix: str, card_set: str = SET) -> Resolved:
    """Every ability of the cards whose numbers begin so."""
    pool = card_table(card_set)
    counts = pool.record[0]["card"]["abilities"]
    return {
        (card.number, place)
        for row, card in enumerate(pool.cards)
        if card.number.startswith(prefix)
        for place in range(int(counts[row]))
    }


@cache
def _always_of(card_set: str) -> dict[int, list[tuple[int, int]]]:
    """Rows of cards with Always abilities: (place on the card, row of the ability) of each."""
    table = card_table(card_set).record[0]
    found: dict[int, list[tuple[int, int]]] = {}
    for row in range(len(card_table(card_set))):
        first = int(table["card"]["ability"][row])
        for place in range(int(table["card"]["abilities"][row])):
            if table["ability"]["kind"][first + place] == AbilityKind.ALWAYS:
                found.setdefault(row, []).append((place, first + place))
    return found


def _holding(g: Any, cards: Any, card_set: str) -> Iterator[tuple[str, int]]:
    pool, always = card_table(card_set), _always_of(card_set)
    for slot in range(limits.SLOTS):
        row = int(g.row[slot])
        if row == NONE or row not in always:
            continue
        for place, ability in always[row]:
            if works_in(cards, ability, g.zone[slot]) and has_ability(
                g, cards, ability, owner_of(slot), slot
            ):
                yield pool.cards[row].number, place


@contextmanager
def watching(resolved: Resolved, card_set: str = SET) -> Iterator[Resolved]:
    """Add what resolves while it lasts, in games of the card set or of one that begins like it."""
    effect, advent, check = progress.effect, progress.advent, Game.check_fault
    pool = card_table(card_set)

    def watched_effect(g: Any, cards: Any) -> None:
        frame = g.agenda[g.frames - 1]
        ability = cards.ability[frame.ability]
        met = ability.kind == AbilityKind.AWAKEN and frame.step == ability.cost_step
        if frame.has_asked == 0 and (met or frame.step == ability.step):
            resolved.add((pool.cards[int(g.row[frame.slot])].number, int(ability.place)))
        effect(g, cards)

    def watched_advent(g: Any, cards: Any) -> None:
        frame = g.agenda[g.frames - 1]
        resolved.add((pool.cards[int(g.row[frame.slot])].number, int(cards.ability[frame.ability].place)))
        advent(g, cards)

    def watched_check(game: Game) -> None:
        # The last thing that a game does when it begins, is set up, or has taken an action.
        resolved.update(_holding(game._games[0], game._table[0], card_set))
        check(game)

    progress.effect, progress.advent = watched_effect, watched_advent
    Game.check_fault = watched_check  # type: ignore[method-assign]
    try:
        yield resolved
    finally:
        progress.effect, progress.advent = effect, advent
        Game.check_fault = check  # type: ignore[method-assign]
