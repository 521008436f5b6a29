"""Ruling H200: conditions that ask what abilities did this turn, and whose abilities."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    NORMAL,
    Automatic,
    Card,
    Color,
    Draw,
    Happened,
    Having,
    If,
    Occurrence,
    Side,
    Zone,
    card,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

(
    TO_CHARGE,
    TO_ENEMY_CHARGE,
    FROM_DECK_TO_CHARGE,
    MILLED,
    TO_RESOURCE,
    REMOVED,
    BY_ZX,
    DISCARDED,
    FROM_CHARGE,
) = (f"VA-00{n}" for n in range(1, 10))
DECK_CHARGE, HAND_CHARGE, MILL, RAMP, REMOVE, ENEMY_CHARGE, DIGGER, DISCARD, REMOVE_HAND = (
    f"VA-01{n}" for n in range(1, 10)
)


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def board(player: int, *hand: str) -> Scenario:
    scenario = Scenario(player, card_set=SET).hand(player, *hand, PLAIN_CARD)
    return scenario.hand(1 - player, PLAIN_CARD).charge(1 - player, PLAIN_CARD)


def drew(g: Play, player: int, event: str) -> int:
    """Play the Event; return how many cards it drew."""
    before = len(g.zone(player, "hand"))
    g.do(f"play {event}")
    return len(g.zone(player, "hand")) - before + 1


def done(g: Play, *events: str) -> Play:
    """Play these Events; the first offered card is chosen."""
    for event in events:
        g.do(f"play {event}")
        while g.starting("choose"):
            g.do(next((text for text in g.texts if PLAIN_CARD in text), g.texts[0]))
    return g


@cr("H200")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("did", "asked", "holds"),
    [
        (None, TO_CHARGE, False),
        (DECK_CHARGE, TO_CHARGE, True),
        (HAND_CHARGE, TO_CHARGE, True),
        (ENEMY_CHARGE, TO_CHARGE, True),
        (DECK_CHARGE, TO_ENEMY_CHARGE, False),
        (ENEMY_CHARGE, TO_ENEMY_CHARGE, True),
        (DECK_CHARGE, FROM_DECK_TO_CHARGE, True),
        (HAND_CHARGE, FROM_DECK_TO_CHARGE, False),
        (MILL, MILLED, True),
        (DISCARD, MILLED, False),
        (RAMP, TO_RESOURCE, True),
        (MILL, TO_RESOURCE, False),
        (REMOVE, REMOVED, True),
        (REMOVE_HAND, REMOVED, True),
        (REMOVE, FROM_CHARGE, True),
        (REMOVE_HAND, FROM_CHARGE, False),
        (RAMP, BY_ZX, False),
    ],
)
def test_what_was_done_by_an_ability(player: int, did: str | None, asked: str, holds: bool) -> None:
    did_it = [] if did is None else [did]
    g = done(board(player, *did_it, asked).begin(), *did_it)
    assert drew(g, player, asked) == holds


@cr("H200")
@pytest.mark.parametrize("player", [0, 1])
def test_by_a_z_x_that_stood_on_a_square_and_has_left(player: int) -> None:
    scenario = board(player, BY_ZX, BY_ZX, "VA-020").zx(own(player, "b2"), DIGGER, player)
    g = scenario.begin()
    assert drew(g, player, BY_ZX) == 0
    g.do(f"use {own(player, 'b2')}")
    done(g, "VA-020")
    assert g.on(own(player, "b2")) is None
    assert drew(g, player, BY_ZX) == 1


@cr("H200")
@pytest.mark.parametrize("player", [0, 1])
def test_whose_ability_it_was(player: int) -> None:
    """An Event of the turn player lets the enemy discard; both ask for it, the enemy in the battle."""
    scenario = board(player, DISCARD, DISCARDED).hand(1 - player, PLAIN_CARD, DISCARDED)
    scenario.zx(own(player, "b2"), "B01-013", player).zx(own(player, "b3"), PLAIN_CARD, 1 - player)
    g = done(scenario.begin(), DISCARD)
    assert drew(g, player, DISCARDED) == 0
    g.attack(own(player, "b2"), own(player, "b3"))
    while g.to_play == player:
        g.do("pass")
    assert drew(g, 1 - player, DISCARDED) == 1


@cr("H200")
def test_the_rules_put_cards_into_charge_by_no_ability_and_the_next_turn_forgets() -> None:
    scenario = board(0, DECK_CHARGE, TO_CHARGE, TO_CHARGE).zx("b2", "B01-013").zx("b3", PLAIN_CARD, 1)
    g = scenario.begin().attack("b2", "b3").pass_both()
    assert g.zone(1, "charge") == [PLAIN_CARD, PLAIN_CARD]
    assert drew(g, 0, TO_CHARGE) == 0
    done(g, DECK_CHARGE)
    turn = g.game.turn
    while g.game.turn < turn + 2 or f"play {TO_CHARGE}" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert drew(g, 0, TO_CHARGE) == 0


@cr("H200")
def test_a_saved_position_and_a_determinization_remember_it() -> None:
    g = done(board(0, DECK_CHARGE, TO_CHARGE).begin(), DECK_CHARGE)
    assert drew(Play(Game.from_position(g.game.position(), card_set=SET)), 0, TO_CHARGE) == 1
    assert drew(Play(g.game.determinize(0, 3)), 0, TO_CHARGE) == 1


GUNBLADE, CHITOSE, RINDOU = "B28-011", "B03-108", "B01-094"


@cr("H200", "H170")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("tribe", "comes"), [("VA-021", True), ("VA-022", False)])
def test_gunblade_asks_what_abilities_of_meisters_destroyed(player: int, tribe: str, comes: bool) -> None:
    """By damage: the Z/X is destroyed after the ability, which did it."""
    scenario = Scenario(player, card_set=SET).zx(own(player, "b2"), GUNBLADE, player)
    scenario.zx(own(player, "a2"), tribe, player).zx(own(player, "b3"), PLAIN_CARD, 1 - player)
    g = scenario.cards(player, "removed", [PLAIN_CARD]).begin()
    use = f"use {own(player, 'b2')}"
    assert use not in g.texts
    g.do(f"use {own(player, 'a2')}", f"choose {own(player, 'b3')}")
    assert (use in g.texts) == comes
    if comes:
        g.do(use, f"choose removed:{PLAIN_CARD}", f"choose {own(player, 'a1')}")
        assert g.on(own(player, "a1")) == PLAIN_CARD


@cr("H200")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("digs", [False, True])
def test_rindou_brings_another_until_the_end_of_the_turn(player: int, digs: bool) -> None:
    """B24-077 in Charge; VA-023, named 龍膽, puts cards into Resource."""
    scenario = Scenario(player, card_set=SET).player_card(player, CHITOSE).charge(player, "B24-077")
    scenario.zx(own(player, "b2"), "VA-023", player).resource(player, *["B01-079"] * 2, RINDOU)
    g = scenario.begin()
    if digs:
        g.do(f"use {own(player, 'b2')}")
    g.do("use charge:B24-077")
    g.do(*[text for text in g.texts if "B01-079" in text][:1])
    assert g.starting("choose") == ([f"resource:{RINDOU} sleep"] if digs else [])
    if digs:
        g.do(g.texts[0], f"choose {own(player, 'a1')}")
        assert g.on(own(player, "a1")) == RINDOU
        while g.on(own(player, "a1")) == RINDOU:
            g.do("pass" if "pass" in g.texts else g.texts[0])
        assert RINDOU in g.zone(player, "resource")


CALL, DIABOLOS = "B26-045", "B31-034"
TANK, SLAYER, OTHER_TANK = "B01-013", "VA-023", "VA-022"
"""A Meister whose name contains 鉄騎; a Z/X named 龍膽; a Z/X of no such name."""


@cr("H200", "Z31")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("attacker", "drawn"), [(TANK, 1), (SLAYER, 2), (OTHER_TANK, 0)])
def test_who_destroyed_by_attacking_is_asked_by_name(player: int, attacker: str, drawn: int) -> None:
    scenario = board(player, "VA-010", "VA-010").zx(own(player, "b2"), attacker, player)
    g = scenario.zx(own(player, "b3"), PLAIN_CARD, 1 - player).begin()
    assert drew(g, player, "VA-010") == 0
    g.attack(own(player, "b2"), own(player, "b3")).pass_both()
    assert g.on(own(player, "b3")) is None
    assert drew(g, player, "VA-010") == drawn


@cr("H200")
@pytest.mark.parametrize("player", [0, 1])
def test_an_attacked_zx_of_that_name_has_destroyed_nothing_by_attacking(player: int) -> None:
    scenario = board(player, "VA-010").zx(own(player, "b2"), PLAIN_CARD, player)
    g = scenario.zx(own(player, "b3"), TANK, 1 - player).begin()
    g.attack(own(player, "b2"), own(player, "b3")).pass_both()
    assert drew(g, player, "VA-010") == 0


@cr("H200", "507.3")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("did", "keys"), [("nothing", 0), (DECK_CHARGE, 1), (HAND_CHARGE, 1), (MILL, 0), ("attack", 1)]
)
def test_a_gate_gives_a_key_if_charge_was_filled_or_phosflamme_destroyed(
    player: int, did: str, keys: int
) -> None:
    """B32-033 in the Dynamis, of Sakura."""
    hand = [] if did in ("nothing", "attack") else [did]
    scenario = board(player, *hand).player_card(player, "B07-108").zx(own(player, "b2"), "B12-058", player)
    scenario.cards(player, "dynamis", [{"card": "B32-033", "face": "up"}])
    g = scenario.zx(own(player, "b3"), PLAIN_CARD, 1 - player).begin()
    if did == "attack":
        g.attack(own(player, "b2"), own(player, "b3")).pass_both()
        assert g.on(own(player, "b3")) is None
    done(g, *hand)
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.game.position()["players"][player].get("counters", {}).get("dream_key", 0) == keys


@cr("H200")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("did", "moves"), [(DECK_CHARGE, True), (HAND_CHARGE, False)])
def test_call_goes_from_trash_into_a_charge_that_a_deck_has_filled(
    player: int, did: str, moves: bool
) -> None:
    scenario = board(player, did).trash(player, CALL).resource(player, *[DIABOLOS] * 3)
    g = scenario.begin()
    assert g.starting("use") == []
    done(g, did)
    assert g.starting("use") == ([f"trash:{CALL}"] if moves else [])
    if moves:
        assert CALL in g.do(f"use trash:{CALL}").zone(player, "charge")


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(FROM_DECK_TO_CHARGE)) == (
        "[Event] If a card was put from a deck into Charge by an ability of a card of yours this turn, draw "
        "1 card."
    )
    assert "your Resource by an ability of a Z/X of yours on a Square this turn" in say(pool.card_of(BY_ZX))
    assert "an enemy card was removed from the game from Charge by" in say(pool.card_of(FROM_CHARGE))


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (Happened(Occurrence.ATTACKS, by_ability=True), "by what ATTACKS happened"),
        (Happened(Occurrence.DESTROYS_IN_BATTLE, by_ability=True), "is asked by SlainBy"),
        (Happened(Occurrence.PUT_IN_CHARGE), "no rule remembers PUT_IN_CHARGE, but `by_ability`"),
        (Happened(Occurrence.MOVES, origin=Zone.DECK), "say `by_ability`"),
        (Happened(Occurrence.MOVES, by_ability=True, origin=Zone.DECK), "MOVES came from DECK"),
        (Happened(Occurrence.IS_REMOVED, by_ability=True, origin=Zone.SQUARE), "came from SQUARE"),
        (Happened(Occurrence.MOVES, by_ability=card(Side.OWN, Zone.HAND)), "EVERYWHERE"),
        (Happened(Occurrence.MOVES, by_ability=zx(on=NORMAL)), "no Squares"),
        (Happened(Occurrence.MOVES, by_ability=zx(power_at_least=5000)), "not for how it is"),
        (Happened(Occurrence.MOVES, by_ability=zx(having=(Having.NOT_THIS,))), "not for how it is"),
    ],
)
def test_refusals(asked: Happened, message: str) -> None:
    ability = Automatic(when=Occurrence.APPEARS, do=[If([asked], [Draw(1)])])
    with pytest.raises(CardError, match=message):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
