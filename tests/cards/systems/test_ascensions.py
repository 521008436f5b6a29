"""Ascensions: played onto the own Player Square, kept by Shields, gone when their player's turn begins."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    NORMAL,
    THIS,
    Always,
    Automatic,
    Card,
    CardType,
    Color,
    CostsLess,
    EventText,
    FirstPlayer,
    GainCost,
    Occurrence,
    Put,
    Side,
    Zone,
)
from zx_env.zx.cards.legality import EXTENDED, MANUAL_2017, problems_of
from zx_env.zx.cards.pool import card_table

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
DRAWER, KEEPER = "WN-001", "WN-002"  # no Shield; 2 Shields, draws when destroyed
EXTRA, CHEAPER = "WN-003", "WN-004"  # 4 Shields, draws when destroyed; 1 Shield, costs less for the second
FIRST = "WN-010"  # has 1000 Power more if its controller had the first turn
BOUNCE, HITS_CARDS, HITS_ZX, PLAYS_EXTRA, PLAYS, BURNS = (f"WN-{n:03}" for n in (5, 6, 7, 8, 9, 11))

HOME = ("b1", "b3")
"""The Player Squares of both players."""


def scenario(turn_player: int = 0) -> Scenario:
    return Scenario(turn_player, card_set=SET)


def at_home(g: Play, player: int) -> Play:
    """Put the played Ascension on the own Player Square, its only Square."""
    assert g.starting("at") == [HOME[player]]
    return g.do(f"at {HOME[player]}")


def to_the_main_phase_of(g: Play, player: int) -> Play:
    """Pass until the other player's turn has come to its Main Phase."""
    while g.game.position()["turn_player"] != player or g.game.position().get("phase", "main") != "main":
        g.do("pass")
    return g


def to_the_next_reboot(g: Play) -> Play:
    """End the turn, up to the Draw Phase of the other player or the first question in between."""
    turn = g.game.position()["turn_player"]
    while g.to_play is not None and g.game.position()["turn_player"] == turn:
        g.do("pass")
    return g


@cr("H240", "H241")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("state", [None, "reboot", "sleep"])
def test_it_is_played_onto_the_own_player_square_whatever_stands_there(
    player: int, state: str | None
) -> None:
    start = scenario(player).hand(player, KEEPER).resource(player, COAL, times=3)
    if state is not None:
        start.zx(HOME[player], TANK, player, state=state)
    g = at_home(start.begin().do(f"play {KEEPER}"), player)
    assert (g.on(HOME[player]), g.shields(HOME[player]), g.asleep(player)) == (KEEPER, 2, 2)
    assert g.zone(player, "trash") == ([] if state is None else [TANK])


@cr("H241")
@pytest.mark.parametrize("player", [0, 1])
def test_an_ascension_replaces_another_one(player: int) -> None:
    start = scenario(player).hand(player, DRAWER).resource(player, COAL)
    g = start.zx(HOME[player], KEEPER, player, "sleep", shields=1).begin()
    at_home(g.do(f"play {DRAWER}"), player)
    assert g.on(HOME[player]) == DRAWER and g.zone(player, "trash") == [KEEPER]
    # Neither of them was destroyed: only the one that appeared draws.
    assert len(g.zone(player, "hand")) == 1


@cr("H241")
def test_it_stands_nowhere_else() -> None:
    for player in (0, 1):
        start = scenario(player).hand(player, PLAYS, KEEPER).zx(HOME[player], TANK, player, "sleep")
        g = start.begin().do(f"play {PLAYS}")
        while g.starting("choose"):
            g.do(f"choose {g.starting('choose')[0]}")
        at_home(g, player)
        assert (g.on(HOME[player]), g.shields(HOME[player])) == (KEEPER, 2)
    with pytest.raises(PositionError, match="Player Square of its owner"):
        scenario().zx("b2", DRAWER).begin()


@cr("H240")
@pytest.mark.parametrize("player", [0, 1])
def test_it_is_attacked_in_place_of_its_player_and_loses_shields(player: int) -> None:
    foe = 1 - player
    start = scenario(player).zx("b2", TANK, player).zx(HOME[foe], KEEPER, foe, shields=1)
    start.zx("a2" if foe else "c2", COAL, player)
    g = start.begin()
    g.attack("b2", HOME[foe]).pass_both()
    assert (g.on(HOME[foe]), g.shields(HOME[foe]), g.damage(HOME[foe])) == (KEEPER, 0, 0)
    assert len(g.zone(foe, "life")) == 4


@cr("H243")
@pytest.mark.parametrize("player", [0, 1])
def test_without_a_shield_any_damage_destroys_it(player: int) -> None:
    foe = 1 - player
    g = scenario(player).zx("b2", COAL, player).zx(HOME[foe], KEEPER, foe).begin()
    hand = len(g.zone(foe, "hand"))
    g.attack("b2", HOME[foe]).pass_both()
    assert g.on(HOME[foe]) is None and g.zone(foe, "charge") == [KEEPER]
    assert len(g.zone(foe, "hand")) == hand + 1
    assert len(g.zone(foe, "life")) == 4


@cr("H240")
@pytest.mark.parametrize("player", [0, 1])
def test_it_attacks_nothing_and_uses_its_abilities(player: int) -> None:
    start = scenario(player).zx(HOME[player], KEEPER, player, shields=2).zx("b2", COAL, 1 - player)
    g = start.begin()
    assert g.starting("attack") == []
    assert g.starting("use") == [HOME[player]]
    g.do(f"use {HOME[player]}")
    assert g.state(HOME[player]) == "sleep" and g.starting("use") == []


@cr("H240")
def test_it_is_no_zx() -> None:
    for event, shields in ((HITS_ZX, 2), (HITS_CARDS, 1)):
        g = scenario().zx("b3", KEEPER, 1, shields=2).zx("b2", TANK, 1).hand(0, event).begin()
        g.do(f"play {event}")
        assert (g.shields("b3"), g.damage("b2")) == (shields, 5000)


@cr("H240", "303.6")
def test_effects_on_ascensions_take_both_kinds_and_no_zx() -> None:
    g = scenario().zx("b3", KEEPER, 1).zx("b1", TANK).zx("b2", COAL, 1).hand(0, BOUNCE, BURNS).begin()
    g.do(f"play {BOUNCE}")
    assert g.starting("choose") == ["b3"]
    g.do("choose b3")
    assert g.zone(1, "hand") == [KEEPER] and g.on("b3") is None
    g = scenario().zx("b3", EXTRA, 1, shields=4).zx("b1", KEEPER).hand(0, BURNS).begin()
    g.do(f"play {BURNS}")
    assert g.on("b3") is None and g.on("b1") is None
    assert g.zone(1, "dynamis") == [EXTRA] and g.zone(0, "charge") == [KEEPER]


@cr("H243")
@pytest.mark.parametrize("player", [0, 1])
def test_it_is_destroyed_when_the_turn_of_its_player_begins(player: int) -> None:
    foe = 1 - player
    start = scenario(player).zx(HOME[foe], KEEPER, foe, "sleep", shields=2)
    g = start.zx(HOME[player], KEEPER, player, shields=1).begin()
    to_the_next_reboot(g)
    assert g.on(HOME[foe]) is None and g.zone(foe, "charge") == [KEEPER]
    assert g.on(HOME[player]) == KEEPER  # of the other player
    assert g.shields(HOME[player]) == 1
    to_the_next_reboot(g)
    assert g.on(HOME[player]) is None


@cr("H242", "Z21")
@pytest.mark.parametrize("player", [0, 1])
def test_an_ascension_extra_is_paid_and_one_extra_play_of_the_turn(player: int) -> None:
    start = scenario(player).cards(player, "dynamis", [EXTRA, EXTRA, "P49-020"])
    g = start.resource(player, COAL, times=9).begin()
    assert any(EXTRA in text for text in g.texts)
    at_home(g.do(f"ex {EXTRA}"), player)
    assert (g.on(HOME[player]), g.shields(HOME[player]), g.asleep(player)) == (EXTRA, 4, 3)
    assert not any(EXTRA in text or "P49-020" in text for text in g.texts)


@cr("H242")
@pytest.mark.parametrize("player", [0, 1])
def test_an_ascension_extra_is_played_once_a_game(player: int) -> None:
    start = scenario(player).cards(player, "dynamis", [EXTRA, CHEAPER]).hand(player, PLAYS_EXTRA)
    start.cards(1 - player, "dynamis", [EXTRA]).resource(1 - player, COAL, times=9)
    g = start.resource(player, COAL, times=9).begin()
    at_home(g.do(f"ex {EXTRA}"), player)
    to_the_main_phase_of(g, 1 - player)
    # The opponent has not played one.
    at_home(g.do(f"ex {EXTRA}"), 1 - player)
    to_the_main_phase_of(g, player)
    assert g.zone(player, "dynamis") == [CHEAPER, EXTRA] and g.on(HOME[player]) is None
    assert g.starting("ex") == []
    position = g.game.position()
    assert [fields.get("ascended") for fields in position["players"]] == [True, True]
    del position["engine"]
    for again in (g, Play(Game.from_position(position, card_set=SET))):
        again.do(f"play {PLAYS_EXTRA}")  # nor by an effect
        if again.starting("choose"):
            again.do(f"choose {again.starting('choose')[0]}")
        assert again.on(HOME[player]) is None and again.starting("at") == []


@cr("H242")
def test_an_effect_plays_an_ascension_extra_without_paying() -> None:
    g = scenario().cards(0, "dynamis", [EXTRA, CHEAPER]).hand(0, PLAYS_EXTRA, PLAYS_EXTRA).begin()
    g.do(f"play {PLAYS_EXTRA}", f"choose dynamis:{EXTRA}")
    at_home(g, 0)
    assert (g.on("b1"), g.shields("b1")) == (EXTRA, 4)
    assert g.game.position()["players"][0]["ascended"] is True
    with pytest.raises(PositionError, match="`ascended` of player 0 is true or false"):
        start = scenario()
        start.position["players"][0]["ascended"] = 1
        start.begin()


@cr("H244")
@pytest.mark.parametrize(("turn", "player", "price"), [(5, 0, 3), (6, 0, 2), (5, 1, 3), (6, 1, 2)])
def test_it_costs_less_for_the_player_who_went_second(turn: int, player: int, price: int) -> None:
    for cards, open_ in ((price - 1, False), (price, True)):
        start = scenario(player).cards(player, "dynamis", [CHEAPER]).resource(player, COAL, times=cards)
        start.position["turn"] = turn
        assert any(CHEAPER in text for text in start.begin().texts) == open_


@cr("H240")
def test_a_position_and_a_board_show_it() -> None:
    g = scenario().zx("b3", KEEPER, 1, shields=2).begin()
    position = g.game.position()
    assert position["squares"]["b3"]["shields"] == 2
    assert Game.from_position(position, card_set=SET).position() == position
    assert "2 Shields" in g.game.board(viewer=0) and "2 Shields" in g.game.board(viewer=1)
    assert "2 Shields" in g.game._repr_svg_()
    assert "Ascension 2 Shields" in g.game.board(viewer=0)
    assert "Power 0" not in g.game._repr_svg_()


def one(**more: object) -> Card:
    return Card("T-001", "T-001", Color.RED, **{"kind": CardType.ASCENSION, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (one(kind=CardType.ZX, power=1000, shields=1), "only an Ascension has printed Shields"),
        (
            one(abilities=[Automatic(when=Occurrence.APPEARS, do=[Put(THIS, NORMAL)])]),
            "this card is ASCENSION",
        ),
        (one(shields=-1), "is not between"),
        (one(power=1000), "only a Z/X has Power"),
        (one(reach=2), "only a Z/X has Power, Range"),
        (one(abilities=[EventText(do=[])]), "only an Event has an EventText"),
        (
            one(abilities=[Always(valid_in=Zone.DYNAMIS, do=[CostsLess(1)])]),
            "is about a card that is paid",
        ),
        (
            one(abilities=[Always(needs=[FirstPlayer(Side.ANY)], do=[GainCost(1)])]),
            "Side.OWN or Side.ENEMY",
        ),
    ],
)
def test_what_no_rule_does_is_refused_by_name(card: Card, words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([card])


@cr("H240", "H242")
def test_the_later_format_has_them_in_the_deck_and_the_dynamis() -> None:
    pool = card_table(SET)
    for form, said in ((MANUAL_2017, True), (EXTENDED, False)):
        problems = " ".join(problems_of([KEEPER], None, [EXTRA], pool, form))
        assert (f"{KEEPER} {KEEPER} is a ASCENSION card" in problems) == said
        assert (EXTRA in problems) == said


FAYE, PERRINE, HARTLEY, FISTS = "B48-122", "B48-121", "B49-104", "B50-058"
COLORS = {FAYE: "B01-042", PERRINE: "B01-022", HARTLEY: "B01-062"}


def with_extra(card: str, player: int, **more: str) -> Play:
    start = Scenario(player).cards(player, "dynamis", [card]).resource(player, COLORS[card], times=3)
    for square, enemy in more.items():
        start.zx(square, enemy, 1 - player)
    return at_home(start.begin().do(f"ex {card}"), player)


@cr("H240")
@pytest.mark.parametrize("player", [0, 1])
def test_b48_122_fills_charge_and_weakens_each_enemy(player: int) -> None:
    g = with_extra(FAYE, player, a2=COAL, c2=TANK)
    g.do("yes", "no")
    assert len(g.zone(player, "charge")) == 1
    g.do(f"choose charge:{COAL}")
    if "done" in g.texts:
        g.do("done")
    assert (g.on("a2"), g.on("c2")) == (None, None)  # Power 3500 and 8000
    assert g.shields(HOME[player]) == 4 and g.zone(player, "hand") == [COAL]


@cr("H240")
def test_b48_121_takes_two_cards_and_returns_three() -> None:
    g = with_extra(PERRINE, 0, a2=COAL, b2=COAL, c2=COAL, b3=COAL)
    while g.starting("choose"):
        g.do(f"choose {g.starting('choose')[0]}")
    assert len(g.zone(0, "hand")) == 2
    assert [g.on(square) for square in ("a2", "b2", "c2", "b3")] == [None, None, None, COAL]


@cr("H243")
@pytest.mark.parametrize("resources", [4, 5])
def test_b49_104_leaves_a_zx_asleep_that_reboots(resources: int) -> None:
    black = "B01-062"
    start = Scenario(1).zx("b1", HARTLEY, 0, shields=2).trash(0, black).resource(1, COAL, times=resources)
    g = start.begin()
    while g.game.position()["turn_player"] == 1 and not g.starting("choose"):
        g.do("pass")
    if resources == 5:
        g.do(f"choose trash:{black}", "choose b1")
        assert (g.on("b1"), g.state("b1")) == (black, "reboot")
    assert (g.on("b1") is None) == (resources == 4)
    assert g.zone(0, "dynamis") == [HARTLEY]


@cr("H240")
def test_b48_121_cannot_be_chosen_and_b50_058_can() -> None:
    for number, there in ((PERRINE, True), (FISTS, False)):
        g = scenario().zx("b3", number, 1, shields=1).hand(0, BOUNCE).begin().do(f"play {BOUNCE}")
        if g.starting("choose"):
            g.do("choose b3")
        assert (g.on("b3") == number) == there


@cr("H240", "H241")
def test_b50_058_gets_a_card_back_and_sleeps_to_remove_charge() -> None:
    start = Scenario().player_card(0, "B49-035").hand(0, FISTS).resource(0, COAL, times=2)
    start.cards(0, "removed", ["B49-033", COAL]).charge(1, TANK)
    g = at_home(start.begin().do(f"play {FISTS}"), 0)
    g.do("no", "choose removed:B49-033")
    assert g.zone(0, "hand") == ["B49-033"] and g.shields("b1") == 1
    g.do("use b1")
    g.do(g.texts[1], f"choose enemy charge:{TANK}")
    assert g.zone(1, "removed") == [TANK] and g.state("b1") == "sleep"


@cr("H244")
@pytest.mark.parametrize(("turn", "player"), [(5, 0), (6, 0), (5, 1), (6, 1)])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_condition_asks_who_had_the_first_turn(turn: int, player: int, owner: int) -> None:
    start = scenario(player).zx("b2", FIRST, owner)
    start.position["turn"] = turn
    first = player if turn % 2 else 1 - player
    assert start.begin().power("b2") == 5000 + (1000 if owner == first else 0)


@cr("H243")
@pytest.mark.parametrize("player", [0, 1])
def test_it_has_no_lethal_power_and_any_damage_ends_it(player: int) -> None:
    g = scenario(player).zx(HOME[1 - player], DRAWER, 1 - player).hand(player, HITS_ZX, HITS_CARDS).begin()
    g.do(f"play {HITS_ZX}")
    assert g.on(HOME[1 - player]) == DRAWER
    g.do(f"play {HITS_CARDS}")
    assert g.on(HOME[1 - player]) is None and g.zone(1 - player, "charge") == [DRAWER]


VOLEV, WESTPHAL, ALOU, MIKAN = "B48-123", "B48-124", "B49-105", "B49-001"
COLORS |= {VOLEV: "B01-062", WESTPHAL: "B01-082", ALOU: "B01-082"}


@cr("H240")
@pytest.mark.parametrize("player", [0, 1])
def test_b48_123_returns_a_zx_of_trash_and_destroys_three(player: int) -> None:
    g = with_extra(VOLEV, player, a2=COAL, b2=COAL, c2=TANK)
    g.do("yes", "yes", "yes", f"choose trash:{COAL}")
    while g.starting("choose"):
        g.do(f"choose {g.starting('choose')[0]}")
    assert len(g.zone(player, "trash")) == 2 and g.zone(player, "hand") == [COAL]
    assert [g.on(square) for square in ("a2", "b2", "c2")] == [None, None, None]
    assert g.on(HOME[player]) == VOLEV


@cr("H240")
@pytest.mark.parametrize("player", [0, 1])
def test_b48_124_puts_three_into_resource_asleep(player: int) -> None:
    g = with_extra(WESTPHAL, player, a2=COAL, c2=TANK)
    g.do("yes", f"choose resource:{COAL} sleep")
    while g.starting("choose"):
        g.do(f"choose {g.starting('choose')[0]}")
    foe = 1 - player
    assert g.zone(player, "hand") == [COAL] and len(g.zone(player, "resource")) == 3
    assert sorted(g.zone(foe, "resource")) == [COAL, TANK] and g.asleep(foe) == 2


@cr("H240")
@pytest.mark.parametrize("player", [0, 1])
def test_b49_105_puts_one_into_resource_and_finds_a_zx(player: int) -> None:
    g = with_extra(ALOU, player, a2=COAL, c2=TANK)
    g.do("choose c2", f"choose deck:{COAL}")
    assert (g.on("a2"), g.on("c2")) == (COAL, None)
    assert g.zone(1 - player, "resource") == [TANK] and g.asleep(1 - player) == 1
    assert g.zone(player, "hand") == [COAL]


@cr("H240", "H99")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("there", [FISTS, PERRINE, None])
def test_b49_001_protects_a_zx_beside_an_ascension(player: int, there: str | None) -> None:
    foe = 1 - player
    start = scenario(player).player_card(player, "B49-035").trash(player, MIKAN).zx("b2", COAL, player)
    if there is not None:
        start.zx(HOME[player], there, player, shields=1)
    g = start.hand(foe, HITS_CARDS).begin().do(f"use trash:{MIKAN}")
    assert g.zone(player, "removed") == [MIKAN]
    assert g.starting("choose") == ([] if there is None else ["b2"])  # an Ascension is no Z/X
    if there is not None:
        g.do("choose b2")
    g.attack("b2", "player").do("pass", f"play {HITS_CARDS}")
    assert (g.on("b2") == COAL) == (there is not None)
