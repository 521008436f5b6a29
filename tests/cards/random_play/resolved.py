"""Which abilities have resolved while games were played: (number of the card, place of the ability on it).

An effect counts when it is carried out; a way to play a Z/X EX, a Shift or a Player Extra when it is met; an
Always ability when it holds for a card in a zone where it is valid. `watching` looks on at games that are
played in plain Python; `play_watched` plays by itself, compiled too. Both note the same: what the rules are
about to do, and after each decision what holds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from tests.made_up import SET
from zx_env.compiling.decorators import PLAIN, array_of, declare, entry, unit, use_names_of
from zx_env.compiling.python_records import rows
from zx_env.zx import limits
from zx_env.zx.cards.pool import card_table
from zx_env.zx.decision.reading import read_answer, turns_page
from zx_env.zx.entry_points import ENTRY_POINTS
from zx_env.zx.game import Game
from zx_env.zx.rules import progress
from zx_env.zx.rules.conditions import ability_of_kind, works_in
from zx_env.zx.rules.layers import has_ability_but_power
from zx_env.zx.rules.progress import _perform, _reload_first
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.terms import NONE, AbilityKind, Ask, Frame, Op, Zone

Resolved = set[tuple[str, int]]

OBSERVATION_VERSION = np.dtype((np.record, [("row", np.uint8, (limits.ABILITIES,))]))
"""1 for each row of the abilities that has resolved."""

use_names_of("zx_env.zx")
declare(noted=OBSERVATION_VERSION, noteds=array_of(OBSERVATION_VERSION))


# -- what is noted -----------------------------------------------------------------------------------------


@unit
def note_deed(g: np.record, cards: np.record, noted: np.record) -> None:
    """Note the deed that the frame on top is about to carry out."""
    frame = g.agenda[g.frames - 1]
    kind = frame.kind
    if kind == Frame.EFFECT:
        ability = cards.ability[frame.ability]
        met = ability.kind == AbilityKind.AWAKEN and frame.step == ability.cost_step
        if frame.depth == NONE and (met or frame.step == ability.step):
            noted.row[frame.ability] = 1
    elif kind == Frame.ADVENT:
        if cards.step[frame.step].op == Op.FINISH or frame.has_asked == 1:
            noted.row[frame.ability] = 1
    elif kind == Frame.SHIFT and frame.has_asked == 1:
        noted.row[cards.card[g.row[frame.slot]].ability + frame.place] = 1
    elif kind == Frame.CRISIS and frame.has_asked == 1 and g.answer == 1:
        noted.row[ability_of_kind(cards, g.under_player[frame.player], AbilityKind.CRISIS)] = 1
    elif kind == Frame.LAST_STAND and frame.has_asked == 1 and g.answer == 1:
        noted.row[ability_of_kind(cards, g.row[frame.slot], AbilityKind.LAST_STAND)] = 1


@unit
def note_what_holds(g: np.record, cards: np.record, noted: np.record) -> None:
    """The Always abilities that hold now."""
    for slot in range(limits.SLOTS):
        row = g.row[slot]
        if row == NONE or g.zone[slot] == Zone.NOWHERE:
            continue
        card = cards.card[row]
        for ability in range(card.ability, card.ability + card.abilities):
            if cards.ability[ability].kind == AbilityKind.ALWAYS and noted.row[ability] == 0:
                if works_in(cards, ability, g.zone[slot]):
                    if has_ability_but_power(g, cards, ability, owner_of(slot), slot):
                        noted.row[ability] = 1


# -- games of its own --------------------------------------------------------------------------------------


@unit
def _advance(g: np.record, cards: np.record, match: np.record, noted: np.record) -> None:
    """Advance the game like rules/progress.py, with a note before every step."""
    while g.asked == Ask.NOTHING:
        if g.over == 1:
            g.asked = Ask.OVER
            return
        _reload_first(g, cards)
        note_deed(g, cards, noted)
        _perform(g, cards, match)
    note_what_holds(g, cards, noted)


@unit
def _play(
    g: np.record, cards: np.record, match: np.record, mask: np.record, noted: np.record, most: int
) -> int:
    """Random legal actions, up to so many, until the game is over; returns how many."""
    decisions = 0
    while g.asked != Ask.OVER and decisions < most:
        ENTRY_POINTS.list_legal(g, cards, mask)
        action = ENTRY_POINTS.random_action(g, mask)
        g.turn_decisions += 1
        if not turns_page(g, action):
            read_answer(g, cards, action)
            g.asked = Ask.NOTHING
            _advance(g, cards, match, noted)
        if g.turn_decisions > match.turn_decision_cap:
            return decisions
        decisions += 1
    return decisions


@entry
def play_watched(
    games: Any, card_table: Any, matches: Any, masks: Any, noteds: Any, number: int, times: int, most: int
) -> int:
    """Play `times` games from their beginning, or for 0 times on from where the game stands; decisions."""
    if times == 0:
        return _play(games[0], card_table[0], matches[0], masks[0], noteds[0], most)
    decisions = 0
    for n in range(times):
        ENTRY_POINTS.start(games[0], card_table[0], matches[0], masks[0], number + n)
        decisions += _play(games[0], card_table[0], matches[0], masks[0], noteds[0], most)
    return decisions


# -- for the tests -----------------------------------------------------------------------------------------


def abilities_of(prefix: str, card_set: str = SET) -> Resolved:
    """Every ability of the cards whose numbers begin so."""
    return {ability for ability in _places(card_set).values() if ability[0].startswith(prefix)}


@cache
def _places(card_set: str) -> dict[int, tuple[str, int]]:
    """Return the card number and the place on the card of each row of printed abilities."""
    pool = card_table(card_set)
    printed = pool.record[0]["card"]
    return {
        int(printed["ability"][row]) + place: (card.number, place)
        for row, card in enumerate(pool.cards)
        for place in range(int(printed["abilities"][row]))
    }


class Watch:
    """The abilities resolved so far, in games of the card set or of one that begins like it."""

    def __init__(self, card_set: str = SET) -> None:
        self.card_set = card_set
        self.noteds = rows(OBSERVATION_VERSION, 1)

    @property
    def resolved(self) -> Resolved:
        """Card number and place of each ability that has."""
        cells = self.noteds[0].row
        return {ability for row, ability in _places(self.card_set).items() if cells[row]}

    def play(self, game: Game, number: int, times: int, most: int = 20_000) -> int:
        """Play the game on (0 times), or `times` games of its decks from the beginning; decisions."""
        return int(
            play_watched(
                game._games, game._table, game._matches, game._masks, self.noteds, number, times, most
            )
        )


@contextmanager
def watching(resolved: Resolved, card_set: str = SET) -> Iterator[Resolved]:
    """Add what resolves while it lasts, in plain Python."""
    assert PLAIN, "compiled rules do not let a test look on: use a Watch"
    watch = Watch(card_set)
    perform, check = progress._perform, Game.check_fault

    def watched_perform(g: Any, cards: Any, match: Any) -> None:
        note_deed(g, cards, watch.noteds[0])
        perform(g, cards, match)

    def watched_check(game: Game) -> None:
        # The last thing that a game does when it begins, is set up, or has taken an action.
        note_what_holds(game._games[0], game._table[0], watch.noteds[0])
        check(game)

    progress._perform = watched_perform
    Game.check_fault = watched_check  # type: ignore[method-assign]
    try:
        yield resolved
    finally:
        progress._perform = perform
        Game.check_fault = check  # type: ignore[method-assign]
        resolved |= watch.resolved
