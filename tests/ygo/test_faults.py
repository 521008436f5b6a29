"""Every fault: a full list or an invalid number stops the duel with a fault of its own."""

from typing import Any

import pytest

from zx_env.compiling.python_records import load, rows
from zx_env.ygo import limits
from zx_env.ygo.card_table import CARDS
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.actions import MASK
from zx_env.ygo.entry_points import ENTRY_POINTS
from zx_env.ygo.rules.activation import activate
from zx_env.ygo.rules.agenda import push, push_activation, push_effect
from zx_env.ygo.rules.choices import add_candidate, choose, choosing
from zx_env.ygo.rules.effects import effect
from zx_env.ygo.rules.needs import has_need
from zx_env.ygo.rules.progress import advance
from zx_env.ygo.rules.waiting import happen
from zx_env.ygo.rules.zones import put_in_list
from zx_env.ygo.settings import match_rows, settings_of
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Ask, Event, Fault, Frame, Purpose, Zone

pytestmark = pytest.mark.plain


class Stopped:
    """A duel at its first decision, and the fault that ends it."""

    def __init__(self) -> None:
        self.table, self.games, self.masks = rows(CARDS, 1), rows(GAME, 1), rows(MASK, 1)
        load(self.table, 0, card_table().record[0])
        self.matches = match_rows([settings_of(("light", "beat"))])
        ENTRY_POINTS.reset_game(self.games, 0, self.table, self.matches, 0, self.masks, 0, 5)
        self.g, self.cards = self.games[0], self.table[0]
        self.slot = int(self.g.cards[self.g.turn_player, Zone.HAND, 0])

    def row_of(self, name: str) -> int:
        return card_table().row_of(name)

    def advance(self) -> None:
        self.g.asked = Ask.NOTHING
        advance(self.g, self.cards, self.matches[0])


def frames_full(d: Stopped) -> None:
    for _ in range(limits.FRAMES):
        push(d.g, Frame.MAIN, 0, NONE)


def waiting_full(d: Stopped) -> None:
    d.g.row[d.slot] = d.row_of("Man-Eater Bug")
    for _ in range(limits.WAITING + 1):
        happen(d.g, d.cards, Event.TURNED_UP, d.slot, 0, NONE)


def links_full(d: Stopped) -> None:
    d.g.row[d.slot] = d.row_of("Hydrogeddon")
    d.g.links = limits.LINKS
    push_activation(d.g, 0, d.slot, d.cards.card[d.row_of("Hydrogeddon")].effect)
    activate(d.g, d.cards)


def candidates_full(d: Stopped) -> None:
    d.g.candidates = 0
    for _ in range(limits.CANDIDATES + 1):
        add_candidate(d.g, 0)


def chosen_full(d: Stopped) -> None:
    choose(d.g, 0, limits.CHOSEN + 1, Purpose.TARGET, NONE)
    d.g.candidates = 0
    for slot in range(limits.CHOSEN + 2):
        add_candidate(d.g, slot)
    for _ in range(limits.CHOSEN + 2):
        d.g.answer = d.g.candidate[0]
        choosing(d.g)


def half_full(d: Stopped) -> None:
    for _ in range(limits.HALF + 1):
        put_in_list(d.g, d.cards, 0, Zone.GRAVEYARD)


def unknown_frame(d: Stopped) -> None:
    d.g.agenda[d.g.frames - 1].kind = 99
    d.advance()


def unknown_op(d: Stopped) -> None:
    link = d.g.chain[0]
    link.slot, link.effect, link.player = d.slot, 0, 0
    push_effect(d.g, 0, d.slot, 0, 0)
    d.cards.step[0].op = 99
    effect(d.g, d.cards)


def unknown_ask(d: Stopped) -> None:
    d.g.asked = 99
    ENTRY_POINTS.show_game(d.games, 0, d.table, d.masks, 0)


def unknown_need(d: Stopped) -> None:
    d.cards.effect[0].need = 99
    has_need(d.g, d.cards, 0, d.slot, 0)


WAYS: list[Any] = [
    frames_full,
    waiting_full,
    links_full,
    candidates_full,
    chosen_full,
    half_full,
    unknown_frame,
    unknown_op,
    unknown_ask,
    unknown_need,
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_the_duel_stops_with_its_own_fault(way: Any):
    d = Stopped()
    way(d)
    assert Fault(int(d.g.fault)).name == way.__name__.upper() and d.g.over == 1


def test_every_fault_has_a_way_and_words():
    assert {way.__name__.upper() for way in WAYS} == {fault.name for fault in Fault} - {"NO_FAULT"}
    for fault in Fault:
        assert fault == Fault.NO_FAULT or fault.in_words.startswith(fault.name)
        assert not fault.limit or str(getattr(limits, fault.limit)) in fault.in_words
