"""Every ability of every card of the standard set resolves in random play, or a named test tells it.

First games with random legal decks around the cards that have not shown all they do; then, for what is left,
random play from crowded positions in which such a card lies in every zone where it may be.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cards.resolved import Resolved, abilities_of, watching
from tests.made_up_players import EVERYBODY, SET
from tests.random_decks import random_deck
from zx_env import Game
from zx_env.board import NAMES
from zx_env.cards.encode import name_parts
from zx_env.cards.language import Card
from zx_env.cards.legality import EXTENDED
from zx_env.cards.pool import STANDARD, card_table
from zx_env.terms import CardType, Color, Icon

NUMBER = re.compile(r"\b[A-Z]{1,2}\d\d-(?:\d{3}|XXX)\b")
WANTED = 8
"""Different cards a random deck is built around."""
ENOUGH = 150
"""Decisions from a crowded position."""
SAME_AS = {"C13-007": "B01-034"}
"""A card printed again under another number, whose test tells both."""

pytestmark = pytest.mark.plain


def play_on(game: Game, rng: np.random.Generator, most: int) -> int:
    """Random legal play; decisions taken."""
    for decision in range(most):
        if game.to_play is None:
            return decision
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return most


def random_games(resolved: Resolved, missing: Resolved, games: int, rng: np.random.Generator) -> None:
    """Games with decks around cards with a missing ability."""
    for _ in range(games):
        left = sorted({number for number, _ in missing - resolved})
        decks = [random_deck(rng, _some_together(left, rng), form=EXTENDED) for _ in range(2)]
        game = Game.new(decks=decks, seed=int(rng.integers(2**62)), skip_forced=True)
        play_on(game, rng, 20_000)
        assert game.to_play is None


def crowded_positions(resolved: Resolved, missing: Resolved, tries: int, rng: np.random.Generator) -> None:
    """Play from positions around each card that still has a missing ability."""
    for number in sorted({number for number, _ in missing - resolved}):
        mine = {ability for ability in missing if ability[0] == number}
        for _ in range(tries):
            if mine <= resolved:
                break
            game = Game.from_position(crowded(card_table(STANDARD).card_of(number), rng), strict=False)
            play_on(game, rng, ENOUGH)


def _some_together(numbers: list[str], rng: np.random.Generator) -> list[str]:
    """A few cards that fit in one deck of two colors."""
    pool, colors, some = card_table(STANDARD), 0, []
    for i in rng.permutation(len(numbers)):
        card = pool.card_of(numbers[i])
        if card.kind != CardType.TOKEN and (colors | card.colors).bit_count() <= 2:
            colors |= card.colors
            some.append(card.number)
    return some[:WANTED]


def crowded(card: Card, rng: np.random.Generator) -> dict[str, Any]:
    """A position: cards of the card's colors and tribes everywhere, and the card itself in many zones."""
    own, enemy = _of(card.colors), _of(int(rng.choice([color for color in Color if color])))
    kin = _kin(card, own)
    in_deck = card.kind in (CardType.ZX, CardType.EVENT)

    def some(cards: list[Card], count: int, with_it: float = 0.0) -> list[str]:
        drawn = [cards[i].number for i in rng.integers(len(cards), size=count)]
        if in_deck and rng.random() < with_it:
            drawn[0] = card.number
        return drawn

    def half() -> list[Card]:
        return kin if rng.random() < 0.6 else own

    player = {
        "hand": some(half(), int(rng.integers(2, 6)), 0.7),
        "life": some(own, 4, 0.4),
        "deck": some(half(), 10, 0.4),
        "resource": some(half(), int(rng.integers(4, 11)), 0.3),
        "charge": some(half(), int(rng.integers(0, 5)) or 1, 0.3),
        "trash": some(half(), int(rng.integers(1, 8)), 0.4),
        "dynamis": _dynamis(card, rng),
    }
    under = _under_player(card, rng)
    if under is not None or rng.random() < 0.9:
        player["player_card"] = EVERYBODY
    if under is not None:
        player["under_player"] = under
        if card.kind != CardType.PLAYER_EX:
            player["dynamis"].append(under)
    other = {
        "hand": some(enemy, 4),
        "life": some(enemy, 4),
        "deck": some(enemy, 12),
        "resource": some(enemy, int(rng.integers(2, 11))),
        "charge": some(enemy, 2),
        "trash": some(enemy, 5),
    }
    squares: dict[str, Any] = {}
    for name in rng.permutation(NAMES)[: rng.integers(3, 8)]:
        side = int(rng.integers(2))
        there = [
            other.number
            for other in ((kin, own)[int(rng.random() < 0.4)], enemy)[side]
            if other.kind == CardType.ZX
        ]
        if there:
            state = "sleep" if rng.random() < 0.3 else "reboot"
            squares[str(name)] = {"card": there[rng.integers(len(there))], "owner": side, "state": state}
    stands = card.kind in (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN)
    if stands and rng.random() < 0.6:
        squares[str(rng.choice(NAMES))] = {"card": card.number, "owner": 0, "state": "reboot"}
    return {
        "format": "zx-position/1",
        "card_set": SET,
        "turn": 5,
        "turn_player": int(rng.random() < 0.3),
        "phase": str(rng.choice(["main", "main", "ignition", "resource"])),
        "seed": int(rng.integers(2**31)),
        "players": [player, other],
        "squares": squares,
    }


def _of(colors: int) -> list[Card]:
    kinds = (CardType.ZX, CardType.EVENT)
    fitting = [card for card in card_table(STANDARD).cards if card.kind in kinds]
    return [card for card in fitting if not colors or (card.colors & colors and not card.colors & ~colors)]


def _kin(card: Card, own: list[Card]) -> list[Card]:
    """Cards that the card asks for by tribe or name, else those of its tribes, else of its colors."""
    asked = repr(card.abilities)
    parts = name_parts([card])
    kinds = (CardType.ZX, CardType.EVENT)
    others = [other for other in card_table(STANDARD).cards if other.kind in kinds]
    found = [
        other
        for other in others
        if f"'{other.name}'" in asked
        or any(part in other.japanese for part in parts)
        or any(repr(tribe) in asked for tribe in other.tribes)
    ]
    return found or [other for other in own if set(other.tribes) & set(card.tribes)] or own


def _dynamis(card: Card, rng: np.random.Generator) -> list[Any]:
    extras = (CardType.ZX_EX, CardType.EVENT_EX)
    ex = [other for other in card_table(STANDARD).cards if other.kind in extras]
    asked = [other for other in ex if any(repr(tribe) in repr(card.abilities) for tribe in other.tribes)]
    found: list[Any] = [card.number] if card.kind in extras else []
    if Icon.GATE_CARD in card.icons:
        found.append({"card": card.number, "face": "up"})
    there = asked if asked and rng.random() < 0.7 else ex
    for i in rng.integers(len(there), size=rng.integers(0, 13)):
        up = rng.random() < 0.7
        found.append({"card": there[i].number, "face": "up"} if up else there[i].number)
    return found


def _under_player(card: Card, rng: np.random.Generator) -> Any:
    """A lower half for an Overboost and half of the others; a Player Extra, mostly face up."""
    if card.kind == CardType.PLAYER_EX:
        return card.number if rng.random() < 0.3 else {"card": card.number, "face": "up"}
    if card.kind == CardType.ZX_OB:
        return card.number
    halves = [other.number for other in card_table(STANDARD).cards if other.kind == CardType.ZX_OB]
    return halves[rng.integers(len(halves))] if rng.random() < 0.5 else None


def named_elsewhere() -> Iterator[str]:
    """Numbers in the other tests of cards and in those of the mechanics."""
    here = Path(__file__).parent
    for path in (*here.glob("test_*.py"), *here.with_name("mechanics").glob("test_*.py")):
        if path.name != Path(__file__).name:
            yield from NUMBER.findall(path.read_text(encoding="utf-8"))


def _told(report: list[str], resolved: Resolved, every: Resolved) -> Resolved:
    never = every - resolved
    report.append(f"abilities of the standard set: {len(every)}, never resolved in random play: {len(never)}")
    report.append("  " + " ".join(f"{number}#{place + 1}" for number, place in sorted(never)))
    return never


def test_some_random_games_resolve_abilities_of_the_whole_pool(report: list[str]) -> None:
    rng = np.random.default_rng(7)
    every = abilities_of("", STANDARD)
    resolved: Resolved = set()
    with watching(resolved, SET):
        random_games(resolved, every, 6, rng)
        crowded_positions(resolved, set(sorted(every - resolved)[:12]), 4, rng)
    assert len(resolved & every) > 60


@pytest.mark.long
def test_every_ability_of_the_pool_resolves_or_is_named_in_a_test(report: list[str]) -> None:
    rng = np.random.default_rng(11)
    every = abilities_of("", STANDARD)
    resolved: Resolved = set()
    with watching(resolved, SET):
        random_games(resolved, every, 120, rng)
        crowded_positions(resolved, every, 40, rng)
    never = _told(report, resolved, every)
    named = set(named_elsewhere())
    assert [number for number, _ in sorted(never) if SAME_AS.get(number, number) not in named] == []
