"""Event EX, one by one: what each does when it is played from the Dynamis (CR 603.1b, 806, 910)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.zx.cards.decks import Deck, check_deck, load_deck
from zx_env.zx.decision.observation import Fact, named

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
LESSON = "P49-020"  # Event EX, colourless, Cost 1
SCHOOL = "T-951"  # an [Ida] card
FAIRY_TALE = "T-952"  # a [World Avatar] card
WORLD_SONG = "T-953"  # an Event with セカイ in its name
AVATAR_5 = "T-954"  # a [World Avatar] Z/X EX, Cost 5
AVATAR_6 = "T-955"  # a [World Avatar] Z/X EX, Cost 6


def with_event(number: str, *, resource: str = COAL, times: int = 6, enemy: int = 6) -> Scenario:
    """The Event EX in the Dynamis, a Player of every name, Resource for it."""
    board = Scenario(card_set=SET).player_card(0, EVERYBODY).cards(0, "dynamis", [number])
    return board.resource(0, resource, times=times).resource(1, COAL, times=enemy)


def dynamis(g: Play, player: int = 0) -> list[object]:
    return list(g.game.position()["players"][player].get("dynamis", []))


def up(number: str) -> dict[str, str]:
    return {"card": number, "face": "up"}


# -- P49-020 Idol Summer Lesson -----------------------------------------------------------------------------


def test_p49_020_finds_an_idol_and_puts_a_hand_card_under_a_deck_with_little_resource() -> None:
    board = with_event(LESSON, times=4).deck(0, COAL, COAL, SCHOOL, COAL, COAL, TANK).hand(0, TANK)
    g = board.begin().do(f"ex {LESSON}")
    assert g.starting("choose") == [f"deck:{SCHOOL}"]
    g.do(f"choose deck:{SCHOOL}")
    assert sorted(g.starting("choose")) == sorted([f"hand:{TANK}", f"hand:{SCHOOL}"])
    g.do(f"choose hand:{TANK}")
    assert g.zone(0, "hand") == [SCHOOL]
    assert g.zone(0, "deck")[-1] == TANK
    assert g.asleep(0) == 1
    assert dynamis(g) == [up(LESSON)]


def test_p49_020_with_five_resources_puts_nothing_back() -> None:
    board = with_event(LESSON, times=5).deck(0, SCHOOL, *[COAL] * 5).hand(0, TANK)
    g = board.begin().do(f"ex {LESSON}", f"choose deck:{SCHOOL}")
    assert sorted(g.zone(0, "hand")) == sorted([SCHOOL, TANK])


# -- B42-068 End of the World -------------------------------------------------------------------------------


def test_b42_068_puts_an_avatar_of_the_dynamis_on_a_square_and_lies_face_down_again() -> None:
    board = with_event("B42-068", times=5).hand(0, FAIRY_TALE, WORLD_SONG, COAL)
    g = board.cards(0, "dynamis", ["B42-068", AVATAR_5, AVATAR_6]).begin()
    g.do("ex B42-068", f"choose hand:{FAIRY_TALE}", f"choose hand:{WORLD_SONG}")
    # Its Cost is no more than the five cards of Resource.
    assert g.starting("choose") == [f"dynamis:{AVATAR_5}"]
    g.do(f"choose dynamis:{AVATAR_5}", "choose b2")
    assert g.on("b2") == AVATAR_5
    assert sorted(g.zone(0, "trash")) == sorted([FAIRY_TALE, WORLD_SONG])
    assert "B42-068" in dynamis(g) and up("B42-068") not in dynamis(g)
    assert g.starting("ex") == []  # ruling Z21: once a turn, face down or not


def test_b42_068_without_the_second_card_puts_nothing_on_a_square() -> None:
    board = with_event("B42-068", times=5).hand(0, FAIRY_TALE)
    g = board.cards(0, "dynamis", ["B42-068", AVATAR_5]).begin()
    g.do("ex B42-068", f"choose hand:{FAIRY_TALE}")
    assert g.starting("choose") == [] and g.zone(0, "trash") == [FAIRY_TALE]
    assert sorted(map(str, dynamis(g))) == sorted(["B42-068", AVATAR_5])


def test_b42_068_of_another_player_stays_face_up() -> None:
    g = with_event("B42-068").player_card(0, "B03-104").hand(0, FAIRY_TALE, WORLD_SONG).begin()
    g.do("ex B42-068")
    assert dynamis(g) == [up("B42-068")] and len(g.zone(0, "hand")) == 2


# -- B42-076, B42-077, B42-081: the Promises ----------------------------------------------------------------


def promise(number: str, partner: str, called: str, other: str, **keys: int) -> Scenario:
    board = with_event(number, resource=other, **keys).hand(0, partner, other)
    return board.deck(0, called, *[TANK] * 5)


def test_b42_076_plays_gandiva_from_the_deck_with_range_3() -> None:
    partner, gandiva = "T-967", "T-968"
    board = promise("B42-076", partner, gandiva, COAL).cards(0, "removed", [TANK]).zx("b3", COAL, owner=1)
    # Another Gandiva is neither discarded nor called (ruling Z49): one exact name is asked for.
    board.hand(0, partner, "B14-012", COAL).zx("a1", gandiva).zx("a2", "B14-012")
    g = board.begin().do("ex B42-076")
    assert g.starting("choose") == [f"hand:{partner}"]
    g.do(f"choose hand:{partner}", f"choose hand:{COAL}")
    g.do(f"choose deck:{gandiva}", "at c1", f"choose removed:{TANK}")
    # Range 3 goes to one of that name, the one that was called or another.
    assert sorted(g.starting("choose")) == ["a1", "c1"]
    g.do("choose c1")
    assert g.on("c1") == gandiva and sorted(g.zone(0, "hand")) == sorted([TANK, "B14-012"])
    assert sorted(g.zone(0, "trash")) == sorted([partner, COAL])
    assert g.asleep(0) == 2
    g.do("attack c1")
    assert "target b3" in g.texts  # distance 3


def test_b42_077_plays_rigel_from_the_deck_who_reboots_once() -> None:
    partner, rigel, blue = "T-969", "T-970", "B01-026"
    board = promise("B42-077", partner, rigel, blue).hand(0, partner, "C13-008", blue).zx("a1", rigel)
    g = board.begin().do("ex B42-077")
    assert g.starting("choose") == [f"hand:{partner}"]
    g.do(f"choose hand:{partner}", f"choose hand:{blue}", f"choose deck:{rigel}", "at b2")
    assert sorted(g.starting("choose")) == ["a1", "b2"]
    g.do("choose b2")
    assert g.starting("use") == ["b2"]
    g.attack("b2", "player").pass_both()
    assert g.state("b2") == "sleep"
    g.do("use b2")
    assert g.state("b2") == "reboot" and g.starting("use") == []


def test_b42_081_plays_almotaher_trashes_an_enemy_and_takes_a_card_back() -> None:
    partner, called, black, almotaher = "T-971", "T-972", "B01-061", "B16-066"
    board = promise("B42-081", partner, called, black).zx("b2", TANK, owner=1).trash(0, almotaher)
    for mode, zone in ((["yes"], "hand"), (["no"], "charge")):
        g = board.begin().do("ex B42-081")
        g.do(f"choose hand:{partner}", f"choose hand:{black}", f"choose deck:{called}", "at b1", "choose b2")
        assert g.on("b2") is None and g.zone(1, "trash") == [TANK]
        g.do(*mode)
        # Up to 1 card with that part in its name.
        assert sorted(g.texts) == [f"choose trash:{almotaher}", "done"]
        declined = Play(Game.from_position(g.game.position(), card_set=SET)).do("done")
        assert almotaher in declined.zone(0, "trash")
        assert almotaher in g.do(f"choose trash:{almotaher}").zone(0, zone)


@pytest.mark.parametrize("why", ["enemy Resource", "player", "enemy turn"])
def test_a_promise_needs_its_player_its_turn_and_six_enemy_resources(why: str) -> None:
    board = promise("B42-076", "T-967", "T-968", COAL, enemy=5 if why == "enemy Resource" else 6)
    if why == "player":
        board.player_card(0, "B19-106")  # Izumo, but no EX
    if why == "enemy turn":
        board.position["turn_player"] = 1
        g = board.zx("b2", TANK, owner=1).zx("b1", COAL).begin().attack("b2", "b1").do("pass")
    else:
        g = board.begin()
    g.do("ex B42-076")
    assert len(g.zone(0, "hand")) == 2 and dynamis(g) == [up("B42-076")]


# -- the type -----------------------------------------------------------------------------------------------


@cr("H52")
def test_an_event_ex_is_an_event_that_is_played() -> None:
    g = with_event("B42-076").zx("b1", "B09-046").begin()  # waits for own white Events
    before = g.power("b1")
    g.do("ex B42-076")
    assert g.power("b1") == before + 3000


def test_the_observation_tells_who_has_played_an_event_ex() -> None:
    g = with_event(LESSON).cards(1, "dynamis", [LESSON]).zx("b2", TANK).zx("b3", COAL, owner=1).begin()

    def facts() -> list[int]:
        return [int(named(g.game.observe(player))["facts"][Fact.PLAYED_EX]) for player in range(2)]

    g.attack("b2", "b3").do("pass", f"ex {LESSON}")
    assert facts() == [2, 2]
    g.do(f"ex {LESSON}")
    assert facts() == [3, 3]


def test_the_format_of_2017_has_no_event_ex() -> None:
    red = load_deck("b01_red")
    deck = Deck("mine", red.cards, red.player_card, [LESSON])
    assert [LESSON in problem for problem in check_deck(deck)] == [True]
    extended = Deck("mine", red.cards, red.player_card, [LESSON] * 4, "extended")
    assert check_deck(extended) == []
    g = Game.new(decks=(extended, extended), seed=3)
    again = Game.from_position(g.position())
    assert again.position() == g.position()
