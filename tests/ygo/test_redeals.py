"""Re-deals of hidden cards: what was seen in the hand, or set by an effect, is dealt where it can be."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np

from tests.citations import yr
from tests.env.games import numbers
from tests.ygo.scenes import A, B, duel
from zx_env.compiling.decorators import PLAIN
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.saved.positions import write_position
from zx_env.ygo.settings import Settings
from zx_env.ygo.terms import Zone
from zx_env.ygo_battle_v0 import Game, GameBatch


def position(hand: list[str], seen: list[str], deck: list[str], **more: Any) -> dict[str, Any]:
    """A position in which B is asked, and A knows the cards `seen` in B's hand."""
    known = [{"card": name, "face": "up"} for name in seen]
    return {
        "format": "ygo-position/1",
        "turn": 4,
        "turn_player": B,
        "phase": "main_1",
        "players": [{"deck": ["Gemini Elf"] * 5}, {"deck": deck, "hand": known + hand, **more}],
    }


def dealt(game: Any, number: int) -> list[Any]:
    """Return the records of so many re-deals for A."""
    batch = GameBatch([game]).copy([0] * number)
    batch.determinize(A, np.random.default_rng(1))
    return [batch._games[i] for i in range(number)]


def row_of(name: str) -> int:
    return next(i for i, card in enumerate(card_table().cards) if card.name == name)


def enemy_hand(game: Any) -> set[str]:
    g = game._games[0]
    slots = [int(g.cards[B, Zone.HAND, i]) for i in range(int(g.count[B, Zone.HAND]))]
    return {card_table().cards[int(g.row[slot])].name for slot in slots if int(g.known[slot]) >> A & 1}


@yr("YH4")
def test_the_only_card_that_can_have_been_set_stays_known() -> None:
    game = Game.from_position(position(["Waboku"], ["Gemini Elf"], ["Kuriboh"] * 3))
    game.step("set Waboku")
    assert enemy_hand(game) == {"Gemini Elf"}
    game.step("set Gemini Elf")
    g = game._games[0]
    assert int(g.known[int(g.monster[B, 0])]) == 3, "no other card was in the hand"


@yr("YH4")
def test_a_seen_card_is_dealt_into_the_hand_or_the_set_place_and_nowhere_else() -> None:
    deck = ["Kuriboh", "Gemini Elf", "Waboku", "Dark Magician"]
    game = Game.from_position(position(["Kuriboh", "Waboku"], ["Magician of Faith"], deck))
    game.step("set Kuriboh")
    assert enemy_hand(game) == set()
    zones, names = set(), set()
    for g in dealt(game, 200 if PLAIN else 2000):
        slots = np.flatnonzero(numbers(g, "row") == row_of("Magician of Faith"))
        assert len(slots) == 1
        zones.add(Zone(int(g.zone[int(slots[0])])))
        names.add(card_table().cards[int(g.row[int(g.monster[B, 0])])].name)
    assert zones == {Zone.HAND, Zone.MONSTER}
    assert names == {"Magician of Faith", "Kuriboh", "Gemini Elf"}, "no Trap, no Level 7"


@yr("YH4")
def test_every_deal_that_can_be_is_as_likely_as_any_other() -> None:
    """All deals of the hidden cards are enumerated, and counted among many re-deals."""
    deck = ["Kuriboh", "Gemini Elf", "Waboku"]
    game = Game.from_position(position(["Kuriboh", "Mirror Force"], ["Magician of Faith", "Honest"], deck))
    game.step("set Kuriboh")
    game.step("set Mirror Force")
    g = game._games[0]
    slots = np.flatnonzero((np.arange(limits.SLOTS) // limits.HALF == B) & (numbers(g, "row") >= 0))
    hand = [s for s in slots if g.zone[s] == Zone.HAND]
    monster, back = int(g.monster[B, 0]), int(g.back[B, 0])
    seen = {row_of("Magician of Faith"), row_of("Honest")}
    cards = [int(g.row[s]) for s in slots]
    wanted: Counter[tuple[int, ...]] = Counter()
    kinds = {card: card_table().cards[card].level for card in cards}
    for one in permutations(cards):
        lies = dict(zip(slots.tolist(), one, strict=True))
        if not (0 < kinds[lies[monster]] < 5 and kinds[lies[back]] == 0):
            continue
        if any(card in seen and s != monster and s not in hand for s, card in lies.items()):
            continue
        wanted[(lies[monster], lies[back], *sorted(lies[s] for s in hand))] += 1
    number = 2000 if PLAIN else 40_000
    found: Counter[tuple[int, ...]] = Counter()
    for g in dealt(game, number):
        held = [int(g.cards[B, Zone.HAND, i]) for i in range(int(g.count[B, Zone.HAND]))]
        lies_there = (int(g.row[int(g.monster[B, 0])]), int(g.row[int(g.back[B, 0])]))
        found[(*lies_there, *sorted(int(g.row[slot]) for slot in held))] += 1
    assert set(found) <= set(wanted)
    expected = {key: number * n / wanted.total() for key, n in wanted.items()}
    chi = sum((found[key] - n) ** 2 / n for key, n in expected.items())
    free = len(wanted) - 1
    assert chi < free + 4.5 * (2 * free) ** 0.5, f"chi-square {chi:.1f} of {free} degrees of freedom"


@yr("YH4")
def test_a_card_that_an_effect_has_set_is_one_that_it_can_set() -> None:
    d = duel(
        a="Gemini Elf atk",
        b="Apprentice Magician atk; deck Magician of Faith; deck Man-Eater Bug; hand Kuriboh",
    )
    d.attack("Gemini Elf", "Apprentice Magician")
    d.activate(B, "Apprentice Magician", "Magician of Faith").finish_battle()
    place = int(d.g.monster[B, 0])
    assert [d.name(place)] == ["Magician of Faith"] and int(d.g.known[place]) == 1 << B
    game = Game.from_position(write_position(d._rows[0], Settings(None), 1))
    names = {card_table().cards[int(g.row[int(g.monster[B, 0])])].name for g in dealt(game, 100)}
    assert names == {"Magician of Faith"}, "the only Spellcaster of Level 2 or less that is hidden"


@yr("Y11.9")
def test_a_hand_is_in_order_after_a_monster_to_summon_was_dealt_into_it() -> None:
    """If no card of the dealt hand has the Level of the counters, one from the deck takes a place there."""
    hand = "; ".join(f"hand {name}" for name in ("Jinzo", "Kuriboh", "Waboku", "Mirror Force"))
    d = duel(a=f"face-up Spacegate 1 counter; {hand}; deck Waboku; deck Thousand-Eyes Idol")
    d.activate(A, "Spacegate").to_choice()
    game = Game.from_position(write_position(d._rows[0], Settings(None), 1))
    assert (
        game.to_play == A and [g.status() for g in (game.determinize(B, n) for n in range(40))] == [[]] * 40
    )
