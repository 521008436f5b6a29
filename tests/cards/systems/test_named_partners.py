"""Later cards that name a Link, a Token or a partner: B42-067, G40-023, IG06-068, and what they name."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.zx.cards.decks import Deck, check_deck, load_deck

FORGE = "B01-008"  # a Start Card
COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
PEACOCK = "B01-004"  # red, Cost 3
ELEPHANT = "B01-011"  # red, Cost 4
BLACK = "B01-061"
MIKO = "B06-104"
STORY, LEVY = "B42-067", "B42-029"
FAIRY_TALE = "T-952"  # a [World Avatar] card
WORLD_SONG = "T-953"  # an Event with セカイ in its name
PRISM, PRISM_LINK = "G40-023", "G40-045"
BARD, BARD_LINK = "E40-025", "E40-016"
MYSTICA = "IG06-068"
SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")


def everybody(turn_player: int = 0, **keys: object) -> Scenario:
    return Scenario(turn_player, card_set=SET, **keys).player_card(0, EVERYBODY)


def linked(*there: tuple[str, str], player: int = 0) -> list[dict[str, object]]:
    return [{"card": number, "owner": player, "square": square} for square, number in there]


def links(g: Play) -> list[tuple[str, str]]:
    return [(link["card"], link["square"]) for link in g.game.position().get("links", [])]


def wounded(board: Scenario) -> Play:
    """Player 1 has been dealt damage in the turn of player 0."""
    g = board.zx("b2", TANK).life(1, *["B01-017"] * 4).begin().attack("b2", "player").pass_both()
    while g.to_play != 0 or "pass" not in g.texts:
        g.do(g.texts[-1])
    return g


# -- B42-067 Once Upon a Time, B42-029 Hollow Disaster Levy --------------------------------------------------


def with_story(*hand: str, resource: int = 3) -> Scenario:
    board = everybody().cards(0, "dynamis", [{"card": STORY, "face": "up"}]).hand(0, *hand)
    return board.resource(0, COAL, times=resource)


def test_b42_067_makes_levy_for_two_resources_and_an_event_of_the_world() -> None:
    board = with_story(FAIRY_TALE, WORLD_SONG, WORLD_SONG)
    board.deck(0, COAL, WORLD_SONG, COAL, FAIRY_TALE, COAL, TANK)
    g = board.begin().do(f"use dynamis:{STORY} face up")
    assert g.starting("choose") == [f"hand:{WORLD_SONG}"]
    g.do(f"choose hand:{WORLD_SONG}")
    assert sorted(g.starting("choose")) == ["a2", "b2", "c2"]
    g.do("choose b2")
    assert (g.on("b2"), g.state("b2"), g.power("b2"), g.asleep(0)) == (LEVY, "reboot", 4500, 2)
    # Of the top 5 either a [World Avatar] card or an Event of the world.
    assert sorted(g.starting("choose")) == sorted([f"deck:{WORLD_SONG}", f"deck:{FAIRY_TALE}"])
    g.do(f"choose deck:{FAIRY_TALE}")
    while "pass" not in g.texts:
        g.do(g.texts[0])
    assert g.zone(0, "hand").count(FAIRY_TALE) == 2
    assert g.zone(0, "deck")[0] == TANK and len(g.zone(0, "deck")) == 5
    assert g.zone(0, "trash") == [WORLD_SONG]
    # Once a turn; the other ability has not been used.
    assert g.starting("use") == [f"dynamis:{STORY} face up#2"]


@pytest.mark.parametrize("lacks", ["nothing", "event", "resource", "turn", "player"])
def test_b42_067_makes_nothing_without_what_it_needs(lacks: str) -> None:
    board = with_story(
        FAIRY_TALE if lacks == "event" else WORLD_SONG, resource=1 if lacks == "resource" else 2
    )
    board.position["turn_player"] = int(lacks == "turn")
    if lacks == "player":
        board.player_card(0, MIKO)
    uses = board.begin().starting("use")
    # The other ability, whose cost can be paid, is offered beside it.
    assert len(uses) == {"nothing": 2, "event": 1, "resource": 1, "turn": 0, "player": 0}[lacks]


@pytest.mark.parametrize("paid", [FAIRY_TALE, WORLD_SONG])
def test_b42_067_destroys_for_a_card_of_the_world_once_a_turn(paid: str) -> None:
    board = with_story(paid, COAL, paid, resource=0).zx("a3", TANK, owner=1).zx("b2", COAL, owner=1)
    g = board.begin()
    (use,) = g.starting("use")
    g.do(f"use {use}")
    assert g.starting("choose") == [f"hand:{paid}"]
    g.do(f"choose hand:{paid}", "choose a3")
    assert (g.on("a3"), g.on("b2"), g.zone(0, "trash")) == (None, COAL, [paid])
    assert g.starting("use") == []


def test_b42_029_leaves_the_top_card_in_charge_and_is_itself_nowhere() -> None:
    board = everybody(1).zx("b2", LEVY).zx("b3", TANK, owner=1).deck(0, COAL, TANK)
    g = board.begin().attack("b3", "b2").pass_both()
    assert g.to_play == 0
    g.do("yes")
    assert (g.on("b2"), g.zone(0, "charge"), g.zone(0, "deck")) == (None, [COAL], [TANK])


@cr("H57", "H68")
def test_b42_067_begins_in_the_dynamis_as_a_gate_card_and_does_nothing_when_played() -> None:
    red = load_deck("b01_red")
    cards = list(red.cards)
    for _ in range(4):
        cards.remove(TANK if TANK in cards else COAL)
    deck = Deck("stories", [*cards, *[STORY] * 4], MIKO, format="extended")
    assert check_deck(deck) == []
    game = Game.new(decks=(deck, deck), seed=3)
    game.step(f"start {FORGE}")
    game.step(f"start {STORY}")
    assert game.position()["players"][0]["dynamis"] == [{"card": STORY, "face": "up"}]
    g = everybody().hand(0, STORY).begin().do(f"play {STORY}")
    assert g.zone(0, "trash") == [STORY] and g.to_play == 0


# -- G40-023 Prism, Linked Soul; G40-045 its Link ------------------------------------------------------------


def test_g40_023_comes_by_assault_and_puts_its_link() -> None:
    g = wounded(everybody().hand(0, PRISM))
    g.do(f"use hand:{PRISM}", "choose a1")
    assert (g.on("a1"), g.state("a1")) == (PRISM, "sleep")
    g.do("yes", "choose b3")
    assert links(g) == [(PRISM_LINK, "b3")]


@cr("H67")
@pytest.mark.parametrize("first", [PRISM, BARD])
def test_one_assault_a_turn_whatever_card(first: str) -> None:
    g = wounded(everybody().hand(0, PRISM, BARD))
    assert len(g.starting("use hand")) == 2
    g.do(f"use hand:{first}", "choose a1")
    while "pass" not in g.texts:
        g.do(g.texts[-1])
    assert g.starting("use") == []


def test_g40_023_removes_cheap_enemies_over_its_link() -> None:
    def board(*there: tuple[str, str]) -> Scenario:
        stand = everybody(links=linked(*there)).hand(0, PRISM).resource(0, COAL, times=4)
        stand.zx("a3", COAL, owner=1).zx("c3", ELEPHANT, owner=1).zx("b3", COAL, owner=1)
        return stand.zx("a2", TANK, owner=1)

    g = board(("b2", PRISM_LINK)).begin().do(f"play {PRISM}", "at b1", "no")
    assert sorted(g.starting("choose")) == ["a2", "a3", "c3"]
    g.do("choose a3")
    assert g.starting("choose") == ["c3"]
    g.do("choose c3")
    assert (g.on("a3"), g.on("c3"), g.on("a2"), g.on("b3")) == (None, None, TANK, COAL)
    assert sorted(g.zone(1, "removed")) == sorted([COAL, ELEPHANT])
    for there in ((), (("b2", BARD_LINK),)):
        g = board(*there).begin().do(f"play {PRISM}", "at b1", "no")
        assert g.starting("choose") == []


def test_g40_023_does_nothing_for_another_player() -> None:
    board = Scenario(card_set=SET).player_card(0, MIKO).hand(0, PRISM).resource(0, COAL, times=4)
    g = board.begin().do(f"play {PRISM}", "at b1")
    assert g.starting("choose") == [] and links(g) == []


@cr("H44")
def test_g40_045_removes_trash_when_a_zx_appears_on_its_square_until_it_is_used_up() -> None:
    board = everybody(links=linked(("b1", PRISM_LINK))).hand(0, COAL, COAL, PEACOCK, PEACOCK)
    g = board.resource(0, COAL, times=10).trash(0, *[TANK] * 5).begin().do(f"play {COAL}", "at c1")
    assert g.starting("choose") == []
    # Who removes nothing may do it another time.
    g.do(f"play {COAL}", "at b1", "done", f"play {PEACOCK}", "at b1")
    g.do(f"choose trash:{TANK}", f"choose trash:{TANK}")
    assert (g.zone(0, "removed"), g.zone(0, "trash").count(TANK)) == ([TANK, TANK], 3)
    g.do(f"play {PEACOCK}", "at b1")
    assert g.starting("choose") == []


def test_g40_045_vanishes_when_another_own_link_is_put() -> None:
    board = everybody(links=linked(("b2", PRISM_LINK))).hand(0, BARD).resource(0, COAL, times=4)
    g = board.begin().do(f"play {BARD}", "at c2", "choose c2")
    while "pass" not in g.texts:
        g.do(g.texts[-1])
    assert links(g) == [(BARD_LINK, "c2")]


@pytest.mark.parametrize(("link", "ignites"), [(PRISM_LINK, True), (BARD_LINK, False)])
def test_g40_045_gives_prism_the_ignition_icon(link: str, ignites: bool) -> None:
    board = everybody(links=linked(("b2", link)), phase="ignition").charge(0, COAL)
    g = board.deck(0, PRISM, *[COAL] * 5).begin().do(f"ignite {COAL}")
    assert ("yes" in g.texts) == ignites
    assert (PRISM in g.zone(0, "trash")) == (not ignites)


# -- IG06-068 Mystica, Magic Sword Unleashed -----------------------------------------------------------------


@cr("H66")
@pytest.mark.parametrize(
    ("zone", "others", "legal"), [("hand", 8, True), ("hand", 7, False), ("trash", 8, True)]
)
def test_ig06_068_comes_for_eight_others_of_trash(zone: str, others: int, legal: bool) -> None:
    board = everybody().resource(0, BLACK, times=1).deck(0, COAL).trash(0, *[MYSTICA] * others, TANK)
    board.cards(0, zone, [*board.position["players"][0].get(zone, []), MYSTICA])
    g = board.begin()
    text = f"use {zone}:{MYSTICA}"
    assert (text in g.texts) == legal
    if not legal:
        return
    g.do(text)
    while "choose a1" not in g.texts:
        g.do(f"choose trash:{MYSTICA}")
    g.do("choose a1")
    assert (g.on("a1"), g.state("a1"), g.asleep(0)) == (MYSTICA, "reboot", 1)
    assert (len(g.zone(0, "deck")), g.zone(0, "trash")) == (9, [TANK])


@pytest.mark.parametrize("lacks", ["player", "turn", "resource"])
def test_ig06_068_needs_its_player_its_turn_and_a_black_resource(lacks: str) -> None:
    board = everybody(int(lacks == "turn")).resource(0, COAL if lacks == "resource" else BLACK)
    board.hand(0, MYSTICA).trash(0, *[MYSTICA] * 8)
    if lacks == "player":
        board.player_card(0, MIKO)
    assert board.begin().starting("use") == []


@cr("303.1")
@pytest.mark.parametrize(("number", "enemy", "hit"), [(9, False, True), (8, False, False), (9, True, False)])
def test_ig06_068_deals_damage_over_nine_links_and_no_enemy(number: int, enemy: bool, hit: bool) -> None:
    there = [(square, BARD_LINK) for square in SQUARES[:number]]
    board = everybody(links=linked(*there)).zx("b1", MYSTICA).life(1, *["B01-017"] * 4)
    if enemy:
        board.zx("a3", COAL, owner=1)
    g = board.begin().do("pass")
    assert len(g.zone(1, "life")) == 4 - hit
