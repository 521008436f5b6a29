"""Which abilities have resolved while games were played: (number of the card, place of the ability on it).

Only rules in plain Python can be watched. An effect counts when it is carried out, an Always ability when it
holds for a card on a Square.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.made_up import SET
from zx_env import limits
from zx_env.cards.pool import card_table
from zx_env.game import Game
from zx_env.rules import progress
from zx_env.rules.selectors import has_ability
from zx_env.rules.zones import owner_of
from zx_env.terms import AbilityKind

Resolved = set[tuple[str, int]]


def abilities_of(prefix: str) -> Resolved:
    """Every ability of the cards whose numbers begin so."""
    pool = card_table(SET)
    counts = pool.record[0]["card"]["abilities"]
    return {
        (card.number, place)
        for row, card in enumerate(pool.cards)
        if card.number.startswith(prefix)
        for place in range(int(counts[row]))
    }


def _number(g: Any, slot: int) -> str:
    # The made-up cards come after the printed ones, so that a row means the same card in both sets.
    return card_table(SET).cards[int(g.row[slot])].number


def _holding(g: Any, cards: Any) -> Iterator[tuple[str, int]]:
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            slot = g.standing[square, i]
            card = cards.card[g.row[slot]]
            for place in range(card.abilities):
                ability = card.ability + place
                always = cards.ability[ability].kind == AbilityKind.ALWAYS
                if always and has_ability(g, cards, ability, owner_of(slot), slot):
                    yield _number(g, slot), place


@contextmanager
def watching(resolved: Resolved) -> Iterator[Resolved]:
    """Add what resolves while it lasts."""
    effect, check = progress.effect, Game._check_fault

    def watched_effect(g: Any, cards: Any) -> None:
        frame = g.agenda[g.frames - 1]
        ability = cards.ability[frame.ability]
        if frame.has_asked == 0 and frame.step == ability.step:
            resolved.add((_number(g, frame.slot), int(ability.place)))
        effect(g, cards)

    def watched_check(game: Game) -> None:
        # The last thing that a game does when it begins, is set up, or has taken an action.
        resolved.update(_holding(game._games[0], game._table[0]))
        check(game)

    progress.effect = watched_effect
    Game._check_fault = watched_check  # type: ignore[method-assign]
    try:
        yield resolved
    finally:
        progress.effect = effect
        Game._check_fault = check  # type: ignore[method-assign]
