"""How often each ability has worked in games: (number of the card, place of the ability on it).

An ability is carried out when its effect begins; a way to play a Z/X EX, a Shift or a Player Extra when it is
met; an Always ability when it holds for a card in a zone where it is valid. Besides are counted: how often an
Automatic ability triggered, how often a player was offered to use the ability or was asked by its effect, and
the steps of its effect that did something. `watching` looks on at games that are played in plain Python;
`play_watched` plays by itself, compiled too. Both note what the rules are about to do, what they then have
done, and after each decision what holds; offers only the second.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from tests.made_up import SET
from zx_env.compiling.decorators import PLAIN, array_of, declare, entry, rule, unit, use_names_of
from zx_env.compiling.python_records import rows
from zx_env.zx import limits
from zx_env.zx.cards.encode.checks import OF_THE_CARD
from zx_env.zx.cards.language import Ability, Always, Card, Copies, Gains
from zx_env.zx.cards.pool import card_table
from zx_env.zx.decision.hands import rows_on_page
from zx_env.zx.decision.options import is_startup, place_of
from zx_env.zx.decision.reading import read_answer, turns_page
from zx_env.zx.entry_points import ENTRY_POINTS
from zx_env.zx.game import Game
from zx_env.zx.op_groups import GROUP_OF_OP, NUMBERS, Frame, OpGroup
from zx_env.zx.rules import progress
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.conditions import ability_of_kind, works_in
from zx_env.zx.rules.layers import has_ability_but_power
from zx_env.zx.rules.progress import _perform, _reload_first
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.zones import seen_by, zx_on
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Ask,
    CardType,
    Flag,
    Op,
    Zone,
)

Resolved = set[tuple[str, int]]

COUNTS = ("triggered", "offered", "row", "worked")
NOTED = np.dtype((np.record, [(name, np.int32, (limits.ABILITIES,)) for name in COUNTS]))
"""How often each row of the abilities triggered, was offered, was carried out, and did something."""
WITH_EFFECT = (
    AbilityKind.AUTOMATIC,
    AbilityKind.STARTUP,
    AbilityKind.EVENT,
    AbilityKind.AWAKEN,
    AbilityKind.IDEALIZE,
)
CONDITIONS = 1 << AbilityKind.AWAKEN | 1 << AbilityKind.IDEALIZE
"""Kinds of abilities that are carried out as the condition of a play, as bits."""
ENOUGH = 1000
"""Always abilities that have held so often are not looked at any more."""

use_names_of("zx_env.zx")
declare(noted=NOTED, noteds=array_of(NOTED))


# -- what is noted -----------------------------------------------------------------------------------------


@unit
def note_deed(g: np.record, cards: np.record, noted: np.record) -> None:
    """Note the deed that the frame on top is about to carry out."""
    frame = g.agenda[g.frames - 1]
    kind = frame.kind
    if kind == Frame.EFFECT:
        ability = cards.ability[frame.ability]
        met = has_bit(CONDITIONS, ability.kind) and frame.step == ability.cost_step
        if frame.depth == NONE and (met or frame.step == ability.step):
            noted.row[frame.ability] += 1
    elif kind == Frame.ADVENT:
        if cards.step[frame.step].op == Op.FINISH or frame.has_asked == 1:
            noted.row[frame.ability] += 1
    elif kind == Frame.SHIFT and frame.has_asked == 1:
        noted.row[cards.card[g.row[frame.slot]].ability + frame.place] += 1
    elif kind == Frame.CRISIS and frame.has_asked == 1 and g.answer == 1:
        noted.row[ability_of_kind(cards, g.under_player[frame.player], AbilityKind.CRISIS)] += 1
    elif kind == Frame.LAST_STAND and frame.has_asked == 1 and g.answer == 1:
        noted.row[ability_of_kind(cards, g.row[frame.slot], AbilityKind.LAST_STAND)] += 1


@unit
def note_what_holds(g: np.record, cards: np.record, noted: np.record) -> None:
    """The Always abilities that hold now."""
    for slot in range(limits.SLOTS):
        row = g.row[slot]
        if row == NONE or g.zone[slot] == Zone.NOWHERE:
            continue
        card = cards.card[row]
        for ability in range(card.ability, card.ability + card.abilities):
            if cards.ability[ability].kind == AbilityKind.ALWAYS and noted.row[ability] < ENOUGH:
                if works_in(cards, ability, g.zone[slot]):
                    if has_ability_but_power(g, cards, ability, owner_of(slot), slot):
                        noted.row[ability] += 1


@unit
def note_work(g: np.record, cards: np.record, noted: np.record, f: int, step: int, waiting: int) -> None:
    """Note what the rules have just done: the step of the effect in frame `f`, or NONE; what has triggered.

    `waiting` is the number of abilities that waited before.
    """
    for i in range(waiting, g.waiting_count):
        ability = g.waiting[i].ability
        if g.waiting[i].step == cards.ability[ability].step:
            noted.triggered[ability] += g.waiting[i].times
    if step == NONE or f >= g.frames or g.agenda[f].kind != Frame.EFFECT:
        return
    frame = g.agenda[f]
    ability_row = cards.ability[frame.ability]
    if cards.step[step].how & Flag.CHARGE_COST != 0 and not has_bit(CONDITIONS, ability_row.kind):
        return
    group = GROUP_OF_OP[cards.step[step].op & NUMBERS - 1]
    several_put = cards.step[step].op == Op.PUT and frame.was_done == 1
    on_cards = group == OpGroup.ACTS_ON_CARDS and (frame.done > 0 or several_put)
    on_player = group == OpGroup.ACTS_ON_PLAYER and frame.was_done == 1
    if on_cards or on_player or group == OpGroup.ACTS_ALONE:
        noted.worked[frame.ability] += 1


@unit
def note_offers(g: np.record, cards: np.record, mask: np.record, noted: np.record) -> None:
    """Note the abilities that the pending decision offers, or whose effect asks."""
    asked = g.asked
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        for k in range(rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
            row = g.row[g.hand_row[g.page * limits.HAND_ROWS + k]]
            if mask.play[k] == 1 and cards.card[row].kind == CardType.EVENT:
                text = ability_of_kind(cards, row, AbilityKind.EVENT)
                if text != NONE:
                    noted.offered[text] += 1
        for square in range(limits.SQUARES):
            slot = zx_on(g, square)
            if slot != NONE and owner_of(slot) == g.decider:
                _note_uses(g, cards, mask, noted, slot)
        for k in range(g.options):
            noted.offered[cards.card[g.row[g.option[k]]].ability + place_of(g, k)] += 1
        return
    if g.frames == 0:
        return
    frame = g.agenda[g.frames - 1]
    if frame.kind == Frame.EFFECT:
        noted.offered[frame.ability] += 1
    elif frame.kind == Frame.CRISIS:
        noted.offered[ability_of_kind(cards, g.under_player[frame.player], AbilityKind.CRISIS)] += 1
    elif frame.kind == Frame.LAST_STAND:
        noted.offered[ability_of_kind(cards, g.row[frame.slot], AbilityKind.LAST_STAND)] += 1


@unit
def _note_uses(g: np.record, cards: np.record, mask: np.record, noted: np.record, slot: int) -> None:
    use = 0
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if use < limits.USES_OF_SQUARE and mask.use[seen_by(g.square[slot], g.decider), use] == 1:
                noted.offered[cards.card[g.row[slot]].ability + place] += 1
            use += 1


# -- games of its own --------------------------------------------------------------------------------------


@rule
def step_of(g: np.record, f: int) -> int:
    """Return the step that the effect in frame `f` is about to carry out, or NONE for another frame."""
    return g.agenda[f].step if g.agenda[f].kind == Frame.EFFECT else NONE


@unit
def _advance(g: np.record, cards: np.record, match: np.record, noted: np.record) -> None:
    """Advance the game like rules/progress.py, with a note before every step."""
    while g.asked == Ask.NOTHING:
        if g.over == 1:
            g.asked = Ask.OVER
            return
        _reload_first(g, cards)
        note_deed(g, cards, noted)
        f = g.frames - 1
        step = step_of(g, f)
        waiting = g.waiting_count
        _perform(g, cards, match)
        note_work(g, cards, noted, f, step, waiting)
    note_what_holds(g, cards, noted)


@unit
def _play(
    g: np.record, cards: np.record, match: np.record, mask: np.record, noted: np.record, most: int
) -> int:
    """Random legal actions, up to so many, until the game is over; returns how many."""
    decisions = 0
    while g.asked != Ask.OVER and decisions < most:
        ENTRY_POINTS.list_legal(g, cards, mask)
        note_offers(g, cards, mask, noted)
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
    """Return the card number and the place on the card of each row of printed abilities.

    The last row of an Ascension Extra is how it is played (ruling H242), which is no ability of its own.
    """
    pool = card_table(card_set)
    printed = pool.record[0]["card"]
    return {
        int(printed["ability"][row]) + place: (card.number, place)
        for row, card in enumerate(pool.cards)
        for place in range(int(printed["abilities"][row]) - (card.kind == CardType.ASCENSION_EX))
    }


@cache
def _rows(card_set: str) -> dict[tuple[str, int], int]:
    """Return the row of each printed ability, by number and place."""
    return {ability: row for row, ability in _places(card_set).items()}


def ability_at(card: Card, place: int) -> Ability:
    """Return the ability of the card that has a row at that place, among those that have one."""
    return [ability for ability in card.abilities for _ in range(_rows_of(ability))][place]


def _rows_of(ability: Ability) -> int:
    """Return how many rows the ability has: words that describe the card itself have none."""
    if isinstance(ability, Always):
        gains = sum(isinstance(word, Gains) for word in ability.do)
        return gains + any(not isinstance(word, (Gains, *OF_THE_CARD)) for word in ability.do)
    return int(not isinstance(ability, Copies))


def begins_with_a_question(ability: tuple[str, int], card_set: str = SET) -> bool:
    """Return whether the effect first asks for a condition or a choice, so that it may do nothing."""
    record = card_table(card_set).record[0]
    row = record["ability"][_rows(card_set)[ability]]
    first = row["cost_step"] if CONDITIONS >> int(row["kind"]) & 1 else row["step"]
    return bool(GROUP_OF_OP[record["step"]["op"][first]] == OpGroup.DECIDES)


@cache
def _rows_with_effect(card_set: str) -> set[int]:
    """Return the rows of abilities that do something; a free play without its condition (H249) does not."""
    record = card_table(card_set).record[0]
    found = set()
    for row in _places(card_set):
        ability = record["ability"][row]
        nothing = record["step"]["op"][ability["cost_step"]] == Op.FINISH
        if ability["kind"] in WITH_EFFECT and not (CONDITIONS >> int(ability["kind"]) & 1 and nothing):
            found.add(row)
    return found


class Watch:
    """The abilities resolved so far, in games of the card set or of one that begins like it."""

    def __init__(self, card_set: str = SET) -> None:
        self.card_set = card_set
        self.noteds = rows(NOTED, 1)

    @property
    def resolved(self) -> Resolved:
        """Card number and place of each ability that has."""
        cells = self.noteds[0].row
        return {ability for row, ability in _places(self.card_set).items() if cells[row]}

    def counts_of(self, ability: tuple[str, int]) -> dict[str, int]:
        """Return how often the ability triggered, was offered, was carried out, and did something."""
        row = _rows(self.card_set)[ability]
        return {name: int(getattr(self.noteds[0], name)[row]) for name in COUNTS}

    @property
    def idle(self) -> Resolved:
        """The abilities with an effect of which no step has done anything."""
        worked = self.noteds[0].worked
        with_effect = _rows_with_effect(self.card_set)
        return {
            ability
            for row, ability in _places(self.card_set).items()
            if row in with_effect and not worked[row]
        }

    def has_shown(self, ability: tuple[str, int]) -> bool:
        """Return whether the ability has been carried out and, if it has an effect, has done something."""
        row = _rows(self.card_set)[ability]
        noted = self.noteds[0]
        return bool(noted.row[row] and (noted.worked[row] or row not in _rows_with_effect(self.card_set)))

    def play(self, game: Game, number: int, times: int, most: int = 20_000) -> int:
        """Play the game on (0 times), or `times` games of its decks from the beginning; decisions."""
        return int(
            play_watched(
                game._games, game._table, game._matches, game._masks, self.noteds, number, times, most
            )
        )


@contextmanager
def watching(resolved: Resolved, card_set: str = SET) -> Iterator[Watch]:
    """Add what resolves while it lasts, in plain Python; what did so is in the Watch."""
    assert PLAIN, "compiled rules do not let a test look on: use a Watch"
    watch = Watch(card_set)
    perform, check = progress._perform, Game.check_fault

    def watched_perform(g: Any, cards: Any, match: Any) -> None:
        note_deed(g, cards, watch.noteds[0])
        f, waiting = g.frames - 1, g.waiting_count
        step = step_of(g, f)
        perform(g, cards, match)
        note_work(g, cards, watch.noteds[0], f, step, waiting)

    def watched_check(game: Game) -> None:
        # The last thing that a game does when it begins, is set up, or has taken an action.
        note_what_holds(game._games[0], game._table[0], watch.noteds[0])
        check(game)

    progress._perform = watched_perform
    Game.check_fault = watched_check  # type: ignore[method-assign]
    try:
        yield watch
    finally:
        progress._perform = perform
        Game.check_fault = check  # type: ignore[method-assign]
        resolved |= watch.resolved
