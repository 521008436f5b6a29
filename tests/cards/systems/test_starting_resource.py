"""Starting Resource: one begins the game in Resource; from there E44-116 turns a Player Extra face up."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.decks import Deck, check_deck, load_deck
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Card,
    CardType,
    Color,
    EventText,
    Icon,
    Japanese,
    Startup,
    TurnExtra,
    Zone,
)

COAL = PLAIN_CARD
FORGE, TANK = "B01-008", "B01-013"
MAID = "E40-065"  # a Gate Card
MIKO = "B06-104"
PALMS, FIERTE = "E44-116", "E44-118"
BLAST = "B01-017"  # red Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
ASUKA, ASUKA_EX, YAMATO, YAMATO_EX = "B03-106", "E44-058", "B12-107", "E44-059"
WHITE = "B01-041"


def starting_deck(form: str = "extended", gates: int = 0) -> Deck:
    """The red deck with four Starting Resources, and Gate Cards, for cards without the Ignition icon."""
    cards = list(load_deck("b01_red").cards)
    for _ in range(4 + gates):
        cards.remove(TANK if TANK in cards else COAL)
    return Deck("starts", [*cards, *[PALMS] * 4, *[MAID] * gates], MIKO, format=form)


def resource(g: Play, player: int) -> list[str]:
    return g.zone(player, "resource")


@cr("H110")
@pytest.mark.parametrize("taken", [True, False])
def test_up_to_one_begins_in_resource_as_one_of_the_two(taken: bool) -> None:
    game = Game.new(decks=(starting_deck(), starting_deck()), seed=3)
    g = Play(game).do(f"start {FORGE}")
    assert g.texts == ["start none", f"start {PALMS}"]
    g.do(f"start {PALMS}" if taken else "start none")
    assert resource(g, 0) == ([PALMS] if taken else [])
    assert (PALMS in game.board(viewer=1)) == taken  # both see it at once
    assert game.to_play == 1
    assert Game.from_position(game.position()).position() == game.position()
    g.do(f"start {FORGE}", "start none", "keep", "keep")
    assert [len(resource(g, player)) for player in range(2)] == [2, 2]
    assert resource(g, 0).count(PALMS) >= int(taken)
    total = sum(len(g.zone(0, zone)) for zone in ("deck", "hand", "life", "resource"))
    assert total == 49  # and the Start Card


@cr("H110", "H57")
def test_it_is_chosen_after_the_gate_card() -> None:
    game = Game.new(decks=(starting_deck(gates=2), starting_deck()), seed=5)
    g = Play(game).do(f"start {FORGE}")
    assert g.starting("start") == ["none", MAID]
    assert Game.from_position(game.position()).position() == game.position()
    g.do(f"start {MAID}")
    assert g.starting("start") == ["none", PALMS] and g.to_play == 0


@cr("H110")
def test_it_is_of_the_extended_format() -> None:
    assert check_deck(starting_deck()) == []
    problems = check_deck(starting_deck("manual_2017"))
    assert len(problems) == 1 and PALMS in problems[0] and "Starting Resource" in problems[0]


def asuka(player: int = 0, size: int = 4, extra: str = ASUKA_EX, card: str = ASUKA) -> Scenario:
    scenario = Scenario(player).player_card(player, card).under_player(player, extra)
    return scenario.resource(player, PALMS, *[WHITE] * (size - 1))


@cr("H111")
@pytest.mark.parametrize("player", [0, 1])
def test_it_turns_the_player_extra_of_its_player_face_up(player: int) -> None:
    g = asuka(player).begin().do(f"use resource:{PALMS}")
    assert g.game.position()["players"][player]["under_player"] == {"card": ASUKA_EX, "face": "up"}
    assert g.asleep(player) == 1
    # Both see it; it has its abilities at once.
    assert ASUKA_EX in g.game.board(viewer=1 - player) or "EX" in g.game.board(viewer=1 - player)


@cr("H111")
@pytest.mark.parametrize(
    ("number", "player_card", "extra", "color"),
    [("E44-120", YAMATO, YAMATO_EX, "B01-063"), ("E44-124", "B17-108", "E44-060", "B01-085")],
)
def test_others_turn_theirs_up(number: str, player_card: str, extra: str, color: str) -> None:
    scenario = Scenario().player_card(0, player_card).under_player(0, extra)
    g = scenario.resource(0, number, *[color] * 5).deck(0, COAL, COAL).begin().do(f"use resource:{number}")
    assert g.game.position()["players"][0]["under_player"] == {"card": extra, "face": "up"}
    # It has that Player Name now, too: the card in Resource draws, as long as it can be paid.
    (use,) = [text for text in g.starting("use") if text.startswith("resource")]
    g.do(f"use {use}")
    while pays := g.starting("pay"):
        g.do(f"pay {pays[0]}")
    assert g.zone(0, "hand") == [COAL]


@pytest.mark.parametrize(
    ("extra", "player_card", "partner"),
    [("E44-057", "B03-104", "B01-012"), ("E44-060", "B17-108", "IG10-042")],
)
def test_a_player_extra_isolates_its_big_partner(extra: str, player_card: str, partner: str) -> None:
    scenario = Scenario().player_card(0, player_card).zx("a1", partner).hand(1, BLAST).resource(1, COAL)
    scenario.position["players"][0]["under_player"] = {"card": extra, "face": "up"}
    scenario.zx("c1", COAL).zx("a3", TANK, 1)
    for slept, hit in ((False, True), (True, False)):
        g = scenario.begin()
        if slept:
            g.do(f"use player:{extra}")
            g.do("choose a1") if g.starting("choose") else None
        g.attack("a1", "a3") if g.on("a2") else g.do("pass")
        while f"play {BLAST}" not in g.texts:
            g.do("pass" if "pass" in g.texts else g.texts[0])
        g.do(f"play {BLAST}")
        assert ("a1" in g.starting("choose")) == hit


def test_e44_122_brings_one_from_trash_and_destroys_as_it_attacks() -> None:
    scenario = Scenario().player_card(0, YAMATO).resource(0, "E44-120", *["B01-063"] * 7)
    scenario.position["players"][0]["under_player"] = {"card": YAMATO_EX, "face": "up"}
    scenario.hand(0, "E44-122").trash(0, "B02-073").deck(0, COAL, COAL, COAL, COAL).zx("b2", TANK, 1)
    g = scenario.begin().do("play E44-122", "at a2")
    while "pass" not in g.texts:
        g.do(next(text for text in g.texts if text != "done"))
    g.attack("a2", "b2")
    while "pass" not in g.texts:
        g.do(next(text for text in g.texts if text != "done"))
    assert g.on("b2") is None and len(g.zone(0, "charge")) == 1


@cr("H111")
@pytest.mark.parametrize(
    ("scenario", "why"),
    [
        (asuka(size=3), "three cards in Resource"),
        (asuka(extra=YAMATO_EX), "another Player Extra"),
        (asuka(card=YAMATO), "another Player card"),
    ],
)
def test_otherwise_it_does_nothing(scenario: Scenario, why: str) -> None:
    g = scenario.begin().do(f"use resource:{PALMS}")
    under = g.game.position()["players"][0]["under_player"]
    assert under in (ASUKA_EX, YAMATO_EX), why
    assert g.asleep(0) == 1


@cr("H111")
def test_turned_face_up_it_is_not_turned_again() -> None:
    g = asuka().begin().do(f"use resource:{PALMS}")
    before = g.game.position()["players"][0]["under_player"]
    copy = Scenario().player_card(0, ASUKA).resource(0, PALMS, *[WHITE] * 3)
    copy.position["players"][0]["under_player"] = before
    play = copy.begin().do(f"use resource:{PALMS}")
    assert play.game.position()["players"][0]["under_player"] == before


@pytest.mark.parametrize(("size", "draws"), [(5, False), (6, True)])
def test_with_the_player_extra_its_partner_is_played_free(size: int, draws: bool) -> None:
    scenario = Scenario().player_card(0, ASUKA).resource(0, PALMS, *[WHITE] * (size - 1)).hand(0, FIERTE)
    scenario.position["players"][0]["under_player"] = {"card": ASUKA_EX, "face": "up"}
    g = scenario.zx("b2", TANK, 1).zx("b3", TANK, 1).begin().do(f"use resource:{PALMS}#2")
    assert len(g.zone(0, "hand")) == (2 if draws else 1)
    if draws:
        g.do(f"choose hand:{FIERTE}", "at a1", "choose b2")
        assert g.on("a1") == FIERTE and g.on("b2") is None and g.on("b3") == TANK


@pytest.mark.parametrize(("named", "is_there"), [("EX", True), ("", False)])
def test_the_player_of_that_name_is_needed(named: str, is_there: bool) -> None:
    scenario = Scenario().player_card(0, ASUKA).resource(0, PALMS, *[WHITE] * 5)
    scenario.position["players"][0]["under_player"] = {
        "card": ASUKA_EX,
        "face": "up" if named else "down",
    }
    assert (f"use resource:{PALMS}#2" in scenario.begin().texts) == is_there


def test_e44_118_keeps_enemy_cards_off_in_the_own_turn_alone() -> None:
    for turn in (0, 1):
        scenario = Scenario(turn, card_set=SET).player_card(0, ASUKA).zx("b2", FIERTE)
        scenario.position["players"][0]["under_player"] = {"card": ASUKA_EX, "face": "up"}
        scenario.zx("b3", TANK, 1).hand(1, "B01-017").resource(1, COAL, times=2)
        g = scenario.begin()
        g.attack("b2", "b3") if turn == 0 else g.attack("b3", "b2")
        while "play B01-017" not in g.texts:
            g.do("pass")
        g.do("play B01-017", "choose b2")
        assert g.damage("b2") == (3500 if turn == 1 else 0)


@cr("H111")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("player_card", [ASUKA, YAMATO])
@pytest.mark.parametrize(("extra", "turned"), [("T-142", "up"), (ASUKA_EX, "down"), (None, None)])
def test_one_that_names_no_player_card_turns_it_up_on_any(
    player: int, player_card: str, extra: str | None, turned: str | None
) -> None:
    scene = Scenario(player, card_set=SET).player_card(player, player_card).hand(player, "RW-020")
    scene.resource(player, COAL)
    if extra is not None:
        scene.position["players"][player]["under_player"] = {"card": extra, "face": "down"}
    g = scene.begin().do("play RW-020")
    under = g.game.position()["players"][player].get("under_player")
    face = under if under is None or isinstance(under, str) else under.get("face", "down")
    assert ("up" if face == "up" else None) == ("up" if turned == "up" else None)
    assert extra is None or under is not None


@cr("H111")
def test_b41_010_names_no_player_card() -> None:
    scene = Scenario(card_set=SET).player_card(0, YAMATO).resource(0, "B41-010", *[COAL] * 3)
    scene.position["players"][0]["under_player"] = {"card": YAMATO_EX, "face": "down"}
    g = scene.begin().do("use resource:B41-010")
    assert g.asleep(0) == 1  # another Player Extra lies there: nothing turns up
    assert "face up" not in str(g.game.position()["players"][0]["under_player"])
    assert all("use resource:B41-010" not in text for text in g.texts)


@cr("H110")
def test_an_event_with_it_needs_no_text() -> None:
    plain = {"number": "N-001", "name": "N", "color": Color.RED, "kind": CardType.EVENT}
    draws = Startup(cost=[], do=[TurnExtra(Japanese("A"), Japanese("B"))], valid_in=Zone.RESOURCE)
    encode([Card(**plain, icons=(Icon.STARTING_RESOURCE,), abilities=[draws])])
    with pytest.raises(CardError, match="an Event has one EventText"):
        encode([Card(**plain, abilities=[draws])])


@cr("H111")
def test_names_of_cards_of_other_types_are_refused() -> None:
    for named, under, words in (("P", "P", "PLAYER"), ("X", "X", "PLAYER_EX"), ("Z", "P", "Z")):
        text = EventText(do=[TurnExtra(named, under)])
        cards = [
            Card("N-001", "N", Color.RED, CardType.EVENT, abilities=[text]),
            Card("N-002", "P", Color.RED, CardType.PLAYER),
            Card("N-003", "X", Color.RED, CardType.PLAYER_EX),
        ]
        with pytest.raises(CardError, match=words):
            encode(cards)
