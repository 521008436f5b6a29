"""Z/X Overboost and the cards that perform an Ignition Overboost: what each of them does."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Ability,
    Card,
    Crisis,
    Draw,
    Effect,
    EventText,
    FaceUp,
    If,
    Japanese,
    LastStand,
    Level,
    Overboost,
    Tribe,
    zx,
)
from zx_env.zx.cards.names import OF_HALVES, PlayerKey
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import CardType, Color, Icon

COAL = PLAIN_CARD  # red, Cost 2
TANK = "B01-013"  # red, Cost 5
WHITE, BLACK, GREEN = "B01-043", "B01-063", "B01-085"
ANNETTE, LAYBACK, YURI = "B24-050", "B24-068", "G07-004"
ASUKA, AYASE, MIKADO, SOUMA = "B03-106", "B03-107", "B03-104", "B10-108"
FIERTE, SIEGER = "B24-047", "B01-070"
PACT_OF_ANNETTE, PACT_OF_LAYBACK = "B24-053", "B24-072"
FEUILLE = "G07-002"


def base(player_card: str = ASUKA, enemy_resources: int = 6) -> Scenario:
    return Scenario().player_card(0, player_card).resource(1, COAL, times=enemy_resources)


def paid(g: Play) -> Play:
    """Pay with the Resources that the engine offers first."""
    while options := g.starting("pay"):
        g.do(f"pay {options[0]}")
    return g


# -- B24-053, B24-072: the pacts ------------------------------------------------------------------------


def pact(event: str, half: str, color: str, charge: int = 2, enemy_resources: int = 6) -> Scenario:
    scenario = base(MIKADO, enemy_resources).hand(0, event).resource(0, color, times=3)
    return scenario.charge(0, *[color] * charge).under_player(0, half, half)


@pytest.mark.parametrize(
    ("event", "half", "color"), [(PACT_OF_ANNETTE, ANNETTE, WHITE), (PACT_OF_LAYBACK, LAYBACK, BLACK)]
)
def test_a_pact_lets_any_player_become_the_overboost_of_its_name(event: str, half: str, color: str) -> None:
    g = pact(event, half, color).begin()
    g.do(f"play {event}", "choose b2", "no")
    assert g.on("b2") == half and g.asleep(0) == 3
    assert pact(event, half, color, charge=1).begin().do(f"play {event}").starting("choose") == []
    # Ruling Z46: without so many enemy Resources it is not played at all.
    assert pact(event, half, color, enemy_resources=5).begin().starting("play") == []


@pytest.mark.parametrize(
    ("event", "half", "color"), [(PACT_OF_ANNETTE, ANNETTE, WHITE), (PACT_OF_LAYBACK, LAYBACK, BLACK)]
)
def test_a_pact_is_not_played_in_the_enemys_turn(event: str, half: str, color: str) -> None:
    scenario = pact(event, half, color).zx("b2", COAL, 1)
    scenario.position["turn_player"] = 1
    g = scenario.begin().attack("b2", "player").do("pass")
    assert g.to_play == 0 and g.starting("play") == []


@cr("H31")
def test_the_overboost_icon_is_no_ignition_icon() -> None:
    g = Scenario().zx("b2", COAL).life(1, *[PACT_OF_ANNETTE] * 4).begin().attack("b2", "player").pass_both()
    assert g.zone(1, "charge") == [PACT_OF_ANNETTE]
    assert g.to_play == 0


# -- B24-050, B24-068: the Overboosts -------------------------------------------------------------------


def test_b24_050_trades_two_white_charge_for_a_card_and_clears_squares() -> None:
    scenario = pact(PACT_OF_ANNETTE, ANNETTE, WHITE).charge(0, WHITE, WHITE, TANK)
    scenario.zx("a3", COAL, 1).zx("c3", TANK, 1).zx("c1", COAL, 1).zx("b3", COAL, 1)
    g = scenario.begin().do(f"play {PACT_OF_ANNETTE}", "choose b2", "yes")
    g.do(f"choose charge:{WHITE}", f"choose charge:{WHITE}")
    # The top card of the deck has come to Charge before one of them is chosen.
    assert sorted(g.starting("choose")) == [f"charge:{COAL}", f"charge:{TANK}"]
    g.do(f"choose charge:{TANK}")
    assert g.zone(0, "hand") == [TANK]
    # Total Cost 6 or less on Normal Squares: not the one on its Player Square.
    assert sorted(g.starting("choose")) == ["a3", "c1", "c3"]
    g.do("choose a3", "choose c1")
    assert [g.on(square) for square in ("a3", "c1", "c3")] == [None, None, TANK]
    assert g.zone(1, "deck")[-2:] == [COAL, COAL]
    assert g.zone(1, "charge") == []


def test_b24_068_trades_two_black_charge_for_a_zx_of_the_trash_and_destroys() -> None:
    scenario = pact(PACT_OF_LAYBACK, LAYBACK, BLACK).zx("a3", COAL, 1).zx("c3", TANK, 1)
    g = scenario.begin().do(f"play {PACT_OF_LAYBACK}", "choose b2", "yes")
    g.do(f"choose charge:{BLACK}", f"choose charge:{BLACK}")
    assert sorted(g.starting("choose")) == [f"trash:{COAL}", f"trash:{BLACK}"]
    g.do(f"choose trash:{BLACK}", "choose c3")
    assert g.zone(1, "charge") == [TANK] and g.on("a3") == COAL
    assert g.zone(0, "hand") == [BLACK]


@pytest.mark.parametrize("half", [ANNETTE, LAYBACK, YURI])
def test_an_overboost_cannot_be_chosen(half: str) -> None:
    # B01-017 deals 3500 damage to 1 Z/X on a Normal Square.
    scenario = base().zx("b2", half).zx("a2", TANK).zx("c2", TANK).hand(1, "B01-017")
    scenario.position["turn_player"] = 1
    g = scenario.begin().do("play B01-017")
    assert sorted(g.starting("choose")) == ["a2", "c2"]


# -- B24-047 --------------------------------------------------------------------------------------------


@cr("H33")
@pytest.mark.parametrize(("player_card", "drawn"), [(ASUKA, 1), (MIKADO, 0)])
def test_b24_047_draws_from_the_charge_when_asuka_becomes_an_overboost(player_card: str, drawn: int) -> None:
    scenario = pact(PACT_OF_ANNETTE, ANNETTE, WHITE).player_card(0, player_card).charge(0, WHITE, FIERTE)
    g = scenario.begin().do(f"play {PACT_OF_ANNETTE}", "choose b2")
    if drawn:
        g.do(f"resolve {FIERTE}")
    g.do("no")
    assert len(g.zone(0, "hand")) == drawn


def test_b24_047_goes_from_the_hand_to_the_charge_for_a_zx_of_it() -> None:
    scenario = base().hand(0, FIERTE, FIERTE).charge(0, WHITE, "B01-059")
    g = scenario.begin().do(f"use hand:{FIERTE}", f"choose charge:{WHITE}")
    assert sorted(g.zone(0, "charge")) == sorted(["B01-059", FIERTE]) and g.zone(0, "trash") == [WHITE]
    assert sorted(g.zone(0, "hand")) == sorted([COAL, FIERTE])
    assert g.starting("use") == []  # once per turn by name
    assert base(MIKADO).hand(0, FIERTE).charge(0, WHITE).begin().starting("use") == []


# -- B24-052, B24-070, B29-071: oaths to Overboosts that this pool has not ------------------------------


OATHS = [
    ("B24-052", ASUKA, "charge", "B01-056", 2, "T-118"),
    ("B24-070", AYASE, "charge", SIEGER, 2, "T-119"),
    ("B29-071", "T-121", "resource", "T-122", 4, "T-120"),
]
"""Event, its Player, where which cards have to be, and the Overboost that it names."""


@pytest.mark.parametrize(("event", "player", "zone", "partner", "needed", "half"), OATHS)
@pytest.mark.parametrize("missing", ["nothing", "player", "partner", "enemy Resource", "turn"])
def test_an_oath_asks_for_its_player_its_partners_and_its_turn(
    event: str, player: str, zone: str, partner: str, needed: int, half: str, missing: str
) -> None:
    scenario = Scenario(int(missing == "turn"), card_set=SET).hand(0, event).under_player(0, half, half)
    scenario.player_card(0, MIKADO if missing == "player" else player)
    scenario.resource(1, COAL, times=5 if missing == "enemy Resource" else 6)
    pays = {"B24-052": WHITE, "B24-070": BLACK, "B29-071": COAL}[event]
    there = [partner] * (needed - (missing == "partner"))
    scenario.resource(0, *[pays] * 3, *(there if zone == "resource" else []))
    if zone == "charge":
        scenario.charge(0, *there)
    g = scenario.zx("b2", COAL, 1).begin()
    if missing == "turn":
        g.attack("b2", "player").do("pass")
    if missing in ("enemy Resource", "turn"):
        # Ruling Z46: it is not played at all.
        assert g.to_play == 0 and g.starting("play") == []
        return
    paid(g.do(f"play {event}"))
    if missing == "nothing":
        g.do("choose c2")
    assert (g.on("c2") == half) == (missing == "nothing")
    assert g.zone(0, "trash") == [event]


@pytest.mark.parametrize(("event", "player", "zone", "partner", "needed", "half"), OATHS)
def test_an_oath_lets_its_player_become_no_other_overboost(
    event: str, player: str, zone: str, partner: str, needed: int, half: str
) -> None:
    scenario = Scenario(card_set=SET).hand(0, event).player_card(0, player).under_player(0, ANNETTE, ANNETTE)
    scenario.resource(1, COAL, times=6).charge(0, *[partner] * needed)
    pays = {"B24-052": WHITE, "B24-070": BLACK, "B29-071": COAL}[event]
    g = paid(scenario.resource(0, *[pays] * 3, *[partner] * needed).begin().do(f"play {event}"))
    assert g.starting("choose") == [] and g.zone(0, "trash") == [event]


# -- G07-002, G07-004 -----------------------------------------------------------------------------------


def souma(own: int = 9, named: int = 4, enemy_resources: int = 5) -> Scenario:
    scenario = base(SOUMA, enemy_resources).hand(0, FEUILLE, COAL)
    scenario.resource(0, *[FEUILLE] * named, *[GREEN] * (own - named))
    return scenario.under_player(0, YURI, YURI)


def test_g07_002_lets_souma_become_yuri() -> None:
    g = souma().begin()
    use_feuille(g)
    assert g.on("b1") == YURI and g.zone(0, "trash") == [FEUILLE]
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": 2}
    assert g.zone(0, "hand") == [COAL, COAL]  # one before, two drawn, one into Resource
    assert len(g.zone(0, "resource")) == 10 and g.asleep(0) == 4


@pytest.mark.parametrize(
    ("keys", "legal"),
    [
        ({}, True),
        ({"own": 8}, True),
        ({"own": 8, "enemy_resources": 6}, True),
        ({"own": 9, "named": 3}, False),
    ],
)
def test_g07_002_needs_feuilles(keys: dict[str, int], legal: bool) -> None:
    assert bool(souma(**keys).begin().starting("use")) == legal
    assert souma(**keys).player_card(0, MIKADO).begin().starting("use") == []


def test_g07_002_asks_for_resources_once_it_is_paid() -> None:
    g = paid(souma(own=8).begin().do(f"use hand:{FEUILLE}"))
    assert (g.starting("choose"), g.zone(0, "trash"), g.asleep(0)) == ([], [FEUILLE], 3)


@cr("H34")
@pytest.mark.parametrize("first", [True, False])
def test_after_g07_002_nobody_becomes_an_overboost_in_that_turn(first: bool) -> None:
    # With 8 Resources it does nothing else; the ninth, of V-104, comes too late for a second one.
    board = Scenario(card_set=SET).player_card(0, SOUMA).under_player(0, YURI, YURI)
    board.hand(0, FEUILLE, FEUILLE, COAL, "V-104").resource(0, *[FEUILLE] * 4, *[GREEN] * 3, COAL)
    g = board.begin()
    if first:
        paid(g.do(f"use hand:{FEUILLE}"))
    paid(g.do("play V-104"))
    paid(g.do(f"use hand:{FEUILLE}"))
    assert bool(g.starting("choose")) != first
    assert g.zone(0, "trash").count(FEUILLE) == 1 + first


def use_feuille(g: Play) -> None:
    paid(g.do(f"use hand:{FEUILLE}"))
    g.do("choose b1", f"choose hand:{COAL}")


def test_g07_004_destroys_once_a_turn_for_a_feuille_of_the_charge() -> None:
    scenario = base(SOUMA).zx("b2", YURI).charge(0, FEUILLE, FEUILLE, COAL).zx("a3", TANK, 1)
    g = scenario.zx("c3", "B01-056", 1).zx("b3", COAL, 1).begin()
    g.do("use b2", f"choose charge:{FEUILLE}", "choose a3")
    assert g.zone(1, "charge") == [TANK] and g.zone(0, "trash") == [FEUILLE]
    assert g.starting("use") == []


# -- what is refused ---------------------------------------------------------------------------------------


def _event(*do: Effect) -> Card:
    return Card("T-900", "Refused", Color.RED, CardType.EVENT, abilities=[EventText(do=do)], japanese="否")


def _extra(*abilities: Ability, **others: object) -> Card:
    return Card("T-900", "Refused", Color.RED, CardType.PLAYER_EX, abilities=abilities, **others)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (_event(Overboost(zx())), "say which: `name_contains` or `named`"),
        (_event(Overboost(zx(named="Nobody"))), "no card of this card set is named 'Nobody'"),
        (_event(Overboost(zx(named="Refused"))), "no Z/X Overboost of this card set is named 'Refused'"),
        (_event(Overboost(zx(named=Japanese("否")))), "no Z/X Overboost of this card set is named Jap"),
        (_event(Overboost(zx(name_contains="半", tribe=Tribe.GUARDIAN))), "has no tribe in the Dynamis"),
        (_event(If([Level(Tribe.OVERBOOST, 1)], [Draw(1)])), "has no tribe in the Dynamis"),
        (_event(FaceUp(Tribe.OVERBOOST)), "has no tribe in the Dynamis"),
        (_extra(EventText(do=[Draw(1)])), "a Player Extra has one Crisis, one LastStand and Startups"),
        (_extra(LastStand(), icons=(Icon.IGNITION,)), "only a Z/X has|a Player Extra has"),
        (
            Card("T-900", "Refused", Color.RED, abilities=[Crisis(PlayerKey.AZUMI)]),
            "only a Player Extra has a Crisis or a LastStand",
        ),
        (Card("T-900", "Refused", Color.RED, CardType.ZX_OB, icons=(Icon.OVERBOOST,)), "is in no deck"),
    ],
)
def test_data_that_no_rule_plays_is_refused(card: Card, message: str) -> None:
    with pytest.raises(CardError, match=message):
        encode([card])


@pytest.mark.parametrize("named", [Japanese("半"), Japanese("余")])
def test_an_overboost_may_be_named_in_japanese(named: Japanese) -> None:
    """Ruling Z49: a Japanese name means the card of that name, or none that the set has."""
    half = Card("T-901", "Half", Color.RED, CardType.ZX_OB, cost=7, power=9000, japanese="半")
    other = encode([half, _event(Overboost(zx(named=named)))])
    assert (other.tobytes() == encode([half, _event(Overboost(zx(named="Half")))]).tobytes()) == (
        named.text == half.japanese
    )


@cr("H32")
def test_the_tribes_that_only_overboosts_have_are_known() -> None:
    tribes = {kind: set[object]() for kind in CardType}
    for card in CARDS:
        tribes[card.kind].update(card.tribes)
    of_halves = tribes.pop(CardType.ZX_OB)
    assert of_halves.difference(*tribes.values()) == set(OF_HALVES)


@pytest.mark.parametrize(
    ("player", "squares", "message"),
    [
        ({"under_player": ANNETTE}, {}, "it lies under a `player_card`"),
        ({"player_card": ASUKA, "under_player": COAL}, {}, "lies under no Player card"),
        ({}, {"b2": {"card": ANNETTE, "owner": 0}}, "a Z/X Overboost is a `player_card`"),
        (
            {"player_card": ASUKA, "under_player": LAYBACK},
            {"b2": {"card": ANNETTE, "owner": 0}},
            "is that of another",
        ),
        (
            {"player_card": ASUKA, "under_player": {"card": ANNETTE, "face": "up"}},
            {},
            "a lower half is face up in a Z/X Overboost on a Square",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(
    player: dict[str, object], squares: dict[str, object], message: str
) -> None:
    position = Scenario(squares=squares).position
    position["players"][0] |= player
    with pytest.raises(PositionError, match=message):
        Game.from_position(position)
