"""Bars on the opponent's plays, Ignition and startup abilities; cards that certain effects do not affect."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    EVERYWHERE,
    THIS,
    Always,
    Automatic,
    Cannot,
    CannotIgnite,
    Card,
    CostOf,
    Destroy,
    Grant,
    StartupsCostMore,
    Unaffected,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.terms import Bar, Color, Having, Occurrence, Side, Until, Zone

NO_SMALL, NO_IGNITION, NO_OWN_IGNITION, DEARER = "RA-001", "RA-002", "RA-003", "RA-004"
NO_EVENTS, NO_CHEAP = "RA-005", "RA-006"
PUT, PUT_ENEMY, IGNITE = "RA-008", "RA-009", "RA-007"
SELF_PUT, FREE_STARTUP, PAID_STARTUP = "RA-010", "RA-011", "RA-019"
WEAKENS_CHEAP, WEAKENS = "RA-012", "RA-013"
LOBSTER, SPAWN, REIA = "B01-006", "RM-009", "T-900"
BIG = "RA-021"
"""A Z/X of Cost 5 without abilities; those of the names above cost 5, too, but SELF_PUT costs 3."""


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str, times: int = 6, **keys: object) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player, **keys)
    return board.hand(player, *hand).resource(player, PLAIN_CARD, times=times)


def _against(barring: str, player: int, *hand: str, times: int = 6) -> Scenario:
    """The player has its turn; a card of the other player stands on the other's Player Square."""
    return _board(player, *hand, times=times).zx(_square(player, "b3"), barring, 1 - player)


# -- cannot appear -----------------------------------------------------------------------------------------


@cr("1006", "H100")
@pytest.mark.parametrize("player", [0, 1])
def test_cheap_cards_of_the_opponent_are_not_played(player: int) -> None:
    g = _against(NO_SMALL, player, PLAIN_CARD, BIG, "B01-059").begin()
    plays = g.starting("play")
    assert PLAIN_CARD not in plays
    assert BIG in plays
    # The own cards may, and so may Events.
    board = _board(player, PLAIN_CARD).zx(_square(player, "a1"), NO_SMALL, player)
    assert PLAIN_CARD in board.begin().starting("play")


@cr("H100")
def test_the_cost_is_the_printed_one() -> None:
    """RA-015 makes cards in hand cost 3 more; SELF_PUT is printed with 3."""
    g = _against(NO_SMALL, 0, SELF_PUT).zx("a1", "RA-015").begin()
    assert SELF_PUT not in g.starting("play")
    g = _board(0, SELF_PUT).zx("a1", "RA-015").begin()
    assert SELF_PUT in g.starting("play")


@cr("H100", "Z18")
def test_abilities_do_not_put_such_a_card_on_a_square() -> None:
    g = _against(NO_SMALL, 0, PUT, PLAIN_CARD).begin().do(f"play {PUT}")
    g.do(f"choose hand:{PLAIN_CARD}")
    assert g.starting("choose") == []
    assert g.zone(0, "hand") == [PLAIN_CARD]
    g = _against(NO_SMALL, 0, PUT, BIG).begin().do(f"play {PUT}", f"choose hand:{BIG}", "choose b2")
    assert g.on("b2") == BIG
    # A startup ability that would do nothing else is not used.
    assert _against(NO_SMALL, 0, SELF_PUT).begin().starting("use") == []
    assert _board(0, SELF_PUT).begin().starting("use") == [f"hand:{SELF_PUT}"]


@cr("H100")
def test_an_effect_of_the_other_player_puts_it_all_the_same() -> None:
    """The bar is on plays and abilities of the owner of the card."""
    board = _board(0, PUT_ENEMY).zx("a1", NO_SMALL).trash(1, PLAIN_CARD)
    g = board.begin().do(f"play {PUT_ENEMY}", f"choose enemy trash:{PLAIN_CARD}", "choose b2")
    assert g.on("b2") == PLAIN_CARD


@cr("H100", "505.3a")
def test_an_ignited_card_goes_to_trash() -> None:
    board = _against(NO_SMALL, 0, times=2).charge(0, PLAIN_CARD).deck(0, LOBSTER, *[PLAIN_CARD] * 9)
    board.position["phase"] = "ignition"
    g = board.begin().do(f"ignite {PLAIN_CARD}")
    assert "yes" not in g.texts
    assert LOBSTER in g.zone(0, "trash")


@cr("H100")
def test_a_card_of_the_dynamis_is_not_played_either() -> None:
    def plays(barring: str) -> list[str]:
        board = _against(barring, 0).zx("a1", BIG).cards(0, "dynamis", ["RA-020"])
        return board.begin().starting("ex")

    assert (plays(NO_SMALL), len(plays(BIG))) == ([], 1)


def _under_nyarlat(shift: str) -> Scenario:
    """It is the turn of player 1, on whose b3 the Shift lies; every card of Life of player 0 ignites."""
    board = Scenario(card_set=SET, turn_player=1).zx("b3", BIG, owner=1).zx("b2", BIG, owner=1)
    board.position["squares"]["b3"][0]["shift"] = shift
    return board.life(0, LOBSTER, LOBSTER, LOBSTER).hand(0, SPAWN, PLAIN_CARD)


@cr("H100", "912")
@pytest.mark.parametrize("shift", ["B28-089", "B28-090"])
def test_nyarlat_lets_cheap_cards_appear_from_life_and_as_tokens(shift: str) -> None:
    g = _under_nyarlat(shift).resource(0, PLAIN_CARD, times=3).begin().attack("b2", "player").pass_both()
    g.do("yes", "at a1")
    assert g.on("a1") == LOBSTER
    board = _under_nyarlat(shift).resource(0, PLAIN_CARD, times=3)
    board.position["turn_player"] = 0
    g = board.begin()
    assert PLAIN_CARD not in g.starting("play")
    g.do(f"play {SPAWN}", "choose a2")
    assert g.on("a2") == "B29-072"


# -- cannot ignite -----------------------------------------------------------------------------------------


@cr("505.3", "H101")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("barring", "ignites"), [(NO_IGNITION, False), (NO_OWN_IGNITION, True)])
def test_the_ignition_phase_passes_by(player: int, barring: str, ignites: bool) -> None:
    board = _against(barring, player).charge(player, PLAIN_CARD)
    board.position["phase"] = "ignition"
    g = board.begin()
    assert bool(g.starting("ignite")) == ignites
    own = _board(player).zx(_square(player, "a1"), barring, player).charge(player, PLAIN_CARD)
    own.position["phase"] = "ignition"
    assert bool(own.begin().starting("ignite")) != ignites


@cr("H101", "Z19")
def test_an_effect_does_not_ignite() -> None:
    g = _against(NO_IGNITION, 0, IGNITE).deck(0, "B01-006", *[PLAIN_CARD] * 9).begin().do(f"play {IGNITE}")
    assert g.zone(0, "hand") == ["B01-006"]
    g = _board(0, IGNITE).deck(0, PLAIN_CARD, "B01-006", *[PLAIN_CARD] * 8).begin().do(f"play {IGNITE}")
    assert (g.zone(0, "hand"), PLAIN_CARD in g.zone(0, "trash")) == (["B01-006"], True)


# -- startup abilities cost more ---------------------------------------------------------------------------


@cr("807", "H102")
@pytest.mark.parametrize("player", [0, 1])
def test_startup_abilities_of_the_opponent_cost_more(player: int) -> None:
    at = _square(player, "a1")
    g = _against(DEARER, player).zx(at, FREE_STARTUP, player).begin().do(f"use {at}")
    assert (g.asleep(player), g.power(at)) == (1, 5500)
    g = _against(DEARER, player, times=1).zx(at, PAID_STARTUP, player).begin()
    assert g.starting("use") == []
    g = _against(DEARER, player, times=2).zx(at, PAID_STARTUP, player).begin().do(f"use {at}")
    assert (g.asleep(player), g.starting("use")) == (2, [])


@cr("H102")
def test_two_such_cards_add_up_and_the_own_abilities_cost_nothing_more() -> None:
    board = _against(DEARER, 0, times=2).zx("a1", FREE_STARTUP).zx("a3", DEARER, owner=1)
    g = board.begin().do("use a1")
    assert g.asleep(0) == 2
    assert (
        _against(DEARER, 0, times=1).zx("a1", FREE_STARTUP).zx("a3", DEARER, 1).begin().starting("use") == []
    )
    own = _board(0, times=0).zx("a1", DEARER).zx("b1", FREE_STARTUP).begin().do("use b1")
    assert own.asleep(0) == 0


@cr("H102")
def test_costs_that_are_not_paid_do_not_rise() -> None:
    """B19-101 does not pay the costs of its startup abilities while 5 tribes are in Trash."""
    trash = ["B01-001", "B01-002", "B01-005", "B01-006", "B01-022", "B01-041"]
    board = _against(DEARER, 0, times=0).zx("a1", "B19-101").trash(0, *trash)
    waived = board.begin().starting("use")
    paid = _against(DEARER, 0, times=0).zx("a1", "B19-101").trash(0, *["B01-013"] * 4).begin().starting("use")
    assert (waived, paid) == (["a1"], [])


# -- not affected ------------------------------------------------------------------------------------------


@cr("H99")
@pytest.mark.parametrize("player", [0, 1])
def test_events_of_the_opponent_do_nothing(player: int) -> None:
    at, mine = _square(player, "a3"), _square(player, "a1")
    board = _against(NO_EVENTS, player, "RA-017", "RA-018").zx(at, BIG, 1 - player).zx(mine, BIG, player)
    g = board.begin().do("play RA-017", f"choose {at}")
    assert g.damage(at) == 0
    # It can be chosen, and of two the other is dealt its share.
    g.do("play RA-018", f"choose {at}", f"choose {mine}")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.damage(at), g.damage(mine)) == (0, 500)
    # Abilities of Z/X do affect them.
    g = _against(NO_EVENTS, player, "RA-016").begin().do("play RA-016", f"at {mine}")
    assert g.damage(_square(player, "b3")) == 1000


@cr("H99")
@pytest.mark.parametrize(("weakening", "power"), [(WEAKENS_CHEAP, 5000), (WEAKENS, 3000)])
def test_always_abilities_of_cheap_cards_do_nothing(weakening: str, power: int) -> None:
    g = _board(0).zx("a1", weakening).zx("b3", NO_CHEAP, owner=1).zx("a3", BIG, owner=1).begin()
    assert (g.power("b3"), g.power("a3")) == (power, 3000)


@cr("H99", "Z57")
def test_a_cheap_card_changes_no_cost_and_deals_no_damage_by_its_ability() -> None:
    board = _board(0, "RA-016", "B01-059").zx("b3", NO_CHEAP, owner=1).zx("a3", BIG, owner=1)
    g = board.begin().do("play RA-016", "at a1")
    assert (g.damage("b3"), g.damage("a3")) == (0, 1000)


@cr("H99", "604.3")
def test_battle_damage_of_a_cheap_card_is_dealt() -> None:
    g = _board(0).zx("b2", WEAKENS_CHEAP).zx("b3", NO_CHEAP, owner=1).begin().attack("b2", "b3").pass_both()
    assert g.on("b3") is None


@cr("H99")
def test_a_gift_keeps_effects_off_until_the_end_of_the_turn() -> None:
    """RA-014 keeps off red cards of either player; an own red Event is one, too."""
    g = _board(0, "RA-014", "RA-018", "RA-017").zx("a1", BIG).zx("b1", BIG).begin()
    g.do("play RA-014", "choose a1", "play RA-018", "choose a1", "choose b1")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.damage("a1"), g.damage("b1")) == (0, 500)
    board = _board(0, "RA-014", "RA-017").zx("a1", BIG).resource(0, "B01-022", *[PLAIN_CARD] * 3)
    g = board.begin().do("play RA-014", "choose a1", "play RA-017", "choose a1")
    assert g.damage("a1") == 1000


@cr("H99")
def test_lawrencium_is_kept_from_cheap_cards_in_its_battle() -> None:
    """RA-017 is an Event of Cost 0 that deals 1000 damage; in the next battle it affects Lawrencium."""
    board = Scenario(card_set=SET, turn_player=0).zx("b2", "B34-017").zx("b3", BIG, owner=1).zx("a2", BIG)
    board = board.zx("a3", BIG, owner=1).player_card(0, REIA).hand(1, "RA-017", "RA-017")
    g = board.resource(1, "B01-022", times=2).begin().attack("b2", "b3").do("pass")
    g.do("play RA-017", "choose b2")
    assert g.damage("b2") == 0
    g.pass_both().attack("a2", "a3").do("pass", "play RA-017", "choose b2")
    assert g.damage("b2") == 1000


# -- refusals ----------------------------------------------------------------------------------------------


def _zx(*abilities: object) -> Card:
    return Card("T-001", "T", Color.RED, abilities=list(abilities))  # type: ignore[arg-type]


def _always(*words: object, **keys: object) -> Card:
    return _zx(Always(do=list(words), **keys))  # type: ignore[arg-type]


_CHEAP = card(Side.ENEMY, EVERYWHERE, cost_at_most=3)
_PRINTED = (Having.PRINTED_COST,)
REFUSED = [
    (_always(Cannot(Bar.APPEAR, each(zx(Side.ENEMY)))), "do[0].to", "means nothing on a Square"),
    (_always(Cannot(Bar.APPEAR, each(card(Side.ENEMY, Zone.HAND)))), "do[0]", "only Z/X appear"),
    (_always(CannotIgnite(Side.ANY)), "do[0].side", "one player"),
    (_always(CannotIgnite(), valid_in=Zone.HAND), "valid_in", "from a Square or from Charge"),
    (_always(StartupsCostMore(0, Side.ENEMY)), "do[0].amount", "0"),
    (_always(StartupsCostMore(1), CannotIgnite()), "do", "stands alone"),
    (_always(Unaffected(by=_CHEAP)), "do[0].by", "PRINTED_COST"),
    (
        _zx(
            Automatic(
                when=Occurrence.APPEARS,
                do=[Grant(THIS, Unaffected(by=zx(Side.ENEMY, power_at_most=3000)))],
            )
        ),
        "gains.by",
        "no Power",
    ),
    (_always(Unaffected(by=zx(Side.ENEMY, having=(Having.DAMAGED,)))), "do[0].by", "what it is"),
    (_always(Unaffected(by=zx(Side.ENEMY)), valid_in=Zone.HAND), "valid_in", "on no Square"),
    (_always(Cannot(Bar.ATTACK, each(zx(having=_PRINTED)))), "having", "PRINTED_COST is about"),
    (
        _always(Cannot(Bar.ATTACK, each(zx(cost_at_most=3, having=(*_PRINTED, Having.ODD_COST))))),
        "having",
        "no other",
    ),
    (_always(Cannot(Bar.ATTACK, each(zx(having=(Having.PRINTED_COLOR,))))), "having", "say which"),
    (
        _zx(
            Automatic(
                when=Occurrence.APPEARS,
                do=[Destroy(choose(1, zx(cost_at_most=CostOf(THIS), having=_PRINTED)))],
            )
        ),
        "cost_at_most",
        "compared with a number",
    ),
    (
        _zx(
            Automatic(
                when=Occurrence.APPEARS,
                do=[Grant(THIS, Unaffected(by=zx(Side.ENEMY)), until=Until.REBOOT_PHASE_ENDS)],
            )
        ),
        "until",
        "no rule lets that last",
    ),
    (
        _zx(Automatic(when=Occurrence.APPEARS, do=[Grant(THIS, Cannot(Bar.APPEAR))])),
        "gains.bar",
        "lies on no Square",
    ),
]


@pytest.mark.parametrize(("card", "path", "reason"), REFUSED)
def test_what_no_rule_does_is_refused(card: Card, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([card])
    assert path in str(error.value)
    assert reason in str(error.value)
