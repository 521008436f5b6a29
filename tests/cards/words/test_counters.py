"""Counters of a player: what gives them, who sees them, and that a position keeps them."""

import pytest

from tests.citations import cr
from tests.made_up import MADE_UP, SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Always,
    AtLeast,
    Card,
    Counters,
    Draw,
    Effect,
    EventText,
    GainCounters,
    GainPower,
    HasCounters,
    If,
    Per,
    Sleep,
    SpendCounters,
    Startup,
)
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.decision.observation import Fact, named
from zx_env.zx.terms import CardType, Color, CounterKind


def _counters(game: Game, player: int) -> list[int]:
    """Return the observed counters: own and enemy Memorial Pieces, own and enemy Dream Keys."""
    facts = named(game.observe(player))["facts"]
    places = Fact.MEMORIAL_PIECES, Fact.ENEMY_MEMORIAL_PIECES, Fact.DREAM_KEYS, Fact.ENEMY_DREAM_KEYS
    return facts[list(places)].tolist()


@cr("202.2a", "H40")
def test_counters_add_up_and_both_players_see_them() -> None:
    board = Scenario(card_set=SET).hand(0, "L-001", "L-001", "L-002").resource(0, PLAIN_CARD, times=3)
    g = board.begin().do("play L-001", "play L-001", "play L-002")
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": 4, "dream_key": 1}
    assert "counters" not in g.game.position()["players"][1]
    assert (_counters(g.game, 0), _counters(g.game, 1)) == ([4, 0, 1, 0], [0, 4, 0, 1])
    assert "Memorial Piece 4  Dream Key 1" in str(g.game)
    # They stay when the turn ends.
    g.do("pass")
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": 4, "dream_key": 1}


@cr("H40")
def test_a_position_keeps_counters() -> None:
    board = Scenario()
    board.position["players"][1]["counters"] = {"dream_key": 3}
    written = board.begin().game.position()
    assert written["players"][1]["counters"] == {"dream_key": 3}
    again = {key: value for key, value in written.items() if key != "engine"}
    assert Game.from_position(again).position() == written


@pytest.mark.parametrize(
    ("counters", "words"), [({"penny": 1}, "penny"), ({"dream_key": limits.COUNTERS + 1}, "dream_key")]
)
def test_wrong_counters_are_refused(counters: dict[str, int], words: str) -> None:
    board = Scenario()
    board.position["players"][0]["counters"] = counters
    with pytest.raises(PositionError, match=words):
        board.begin()


@cr("H40")
def test_more_counters_than_there_is_room_for_are_the_most_there_are() -> None:
    board = Scenario(card_set=SET).hand(0, "L-001").resource(0, PLAIN_CARD)
    board.position["players"][0]["counters"] = {"memorial_piece": limits.COUNTERS - 1}
    g = board.begin().do("play L-001")
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": limits.COUNTERS}


def test_counters_are_said_and_counted() -> None:
    found = next(card for card in MADE_UP if card.number == "L-001")
    assert say(found) == "[Event] Get 2 Memorial Piece counters."
    none = Card(
        "T-001",
        "T",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[GainCounters(CounterKind.DREAM_KEY, 0)])],
    )
    with pytest.raises(CardError, match=r"do\[0\]\.number"):
        encode([none])


# -- counters of other names --------------------------------------------------------------------------------

PENNIES, THREE, CHANGER = "Q-190", "Q-191", "Q-192"


@cr("H156")
@pytest.mark.parametrize("player", [0, 1])
def test_counters_of_a_name_of_its_own_are_got_and_spent_and_seen(player: int) -> None:
    board = Scenario(turn_player=player, card_set=SET).hand(player, PENNIES, PENNIES, THREE, "Q-066")
    g = board.resource(player, PLAIN_CARD, times=4).begin().do(f"play {PENNIES}")
    assert g.game.position()["players"][player]["counters"] == {"penny": 2}
    # Two are too few for three, and Dream Keys are others.
    g.do("play Q-066")
    assert g.game.position()["players"][player]["counters"] == {"penny": 2, "dream_key": 2}
    assert "Penny 2" in str(g.game) and "Penny 2" in g.game.picture().svg
    g.do(f"play {PENNIES}", f"play {THREE}", "yes")
    assert g.game.position()["players"][player]["counters"] == {"penny": 1, "dream_key": 2}
    assert len(g.zone(player, "hand")) == 2
    # One cell of an observation counts all but the first kind.
    own, enemy = _counters(g.game, player), _counters(g.game, 1 - player)
    assert (own, enemy) == ([0, 0, 3, 0], [0, 0, 0, 3])


@cr("H156")
def test_events_name_the_counters() -> None:
    board = Scenario(card_set=SET).hand(0, PENNIES).resource(0, PLAIN_CARD)
    game = Game.from_position(board.position, events=True, card_set=SET)
    game.step(f"play {PENNIES}")
    told = [event for event in game.events() if "counter" in event.text]
    assert [(event.text, event.state) for event in told] == [
        ("Player 0 gains 2 Penny counters (by Q-190)", "penny")
    ]


@cr("H156")
def test_too_few_counters_of_the_name_are_not_spent() -> None:
    board = Scenario(card_set=SET).hand(0, THREE).resource(0, PLAIN_CARD)
    board.position["players"][0]["counters"] = {"penny": 2, "dime": 1, "dream_key": 9}
    g = board.begin().do(f"play {THREE}")
    if "yes" in g.texts:
        g.do("yes")
    assert g.game.position()["players"][0]["counters"] == {"penny": 2, "dime": 1, "dream_key": 9}
    assert g.zone(0, "hand") == []


@cr("H156")
@pytest.mark.parametrize("player", [0, 1])
def test_a_startup_changes_pennies_into_dimes_that_give_power(player: int) -> None:
    at = "a1" if player == 0 else "c3"
    board = Scenario(turn_player=player, card_set=SET).zx(at, CHANGER, player)
    board.position["players"][player]["counters"] = {"penny": 2}
    g = board.begin().do(f"use {at}")
    before = g.power(at)
    g.do(f"use {at}")
    assert g.power(at) == before + 500
    assert g.game.position()["players"][player]["counters"] == {"dime": 2}
    assert g.starting("use") == []


@cr("H156")
def test_a_position_keeps_counters_of_other_names() -> None:
    board = Scenario(card_set=SET)
    board.position["players"][1]["counters"] = {"dime": 3, "block": 2}
    written = board.begin().game.position()
    assert written["players"][1]["counters"] == {"block": 2, "dime": 3}
    again = {key: value for key, value in written.items() if key != "engine"}
    assert Game.from_position(again, card_set=SET).position() == written
    assert Game.from_position(written, card_set=SET).position() == written


def _event(number: str, *do: Effect) -> Card:
    return Card(number, number, Color.RED, CardType.EVENT, abilities=[EventText(do=list(do))])


def _gains(*names: str) -> list[Card]:
    return [_event(f"T-{place:03}", GainCounters(name, 1)) for place, name in enumerate(names)]


MOST = limits.COUNTER_KINDS - len(CounterKind)


@cr("H156")
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (_gains(*"ABCDEFGHIJ"[: MOST + 1]), f"adds at most {MOST} kinds of counters"),
        (_gains("Dream Key"), "CounterKind.DREAM_KEY"),
        (_gains("Penny", "penny"), "is 'Penny': say it so"),
        (_gains(" "), "no kind of counters"),
        ([_event("T-001", SpendCounters("Penny", 1))], "gives the kind of counters 'Penny'"),
        (
            [
                *_gains("Penny"),
                Card(
                    "T-009",
                    "T",
                    Color.RED,
                    cost=1,
                    power=1000,
                    abilities=[Always(needs=[HasCounters("Peny", 1)], do=[GainPower(500)])],
                ),
            ],
            "did you mean 'Penny'",
        ),
        (
            [
                *_gains("Penny"),
                Card(
                    "T-009",
                    "T",
                    Color.RED,
                    cost=1,
                    power=1000,
                    abilities=[
                        Startup(cost=[Sleep(THIS), SpendCounters("Dime", 1)], do=[GainCounters("Penny", 1)])
                    ],
                ),
            ],
            "gives the kind of counters 'Dime'",
        ),
    ],
)
def test_wrong_names_of_counters_are_refused(cards: list[Card], words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode(cards)


def test_as_many_kinds_as_there_is_room_for_are_taken() -> None:
    encode(_gains(*"ABCDEFGHIJ"[:MOST]))


# -- counters that are counted ------------------------------------------------------------------------------


def _pennies(player: int, pennies: int, *hand: str) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).hand(player, *hand)
    board.position["players"][player]["counters"] = {"penny": pennies}
    board.position["players"][1 - player]["counters"] = {"penny": 7, "dime": 7}
    return board


@cr("H159")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("pennies", "there"), [(1, []), (2, ["B01-003"]), (4, ["B01-003"]), (5, ["B01-003", "B01-012"])]
)
def test_a_bound_is_the_number_of_counters(player: int, pennies: int, there: list[str]) -> None:
    board = _pennies(player, pennies, "Q-225").resource(player, PLAIN_CARD)
    board.zx("b2", "B01-003", 1 - player).zx("a2", "B01-012", 1 - player)
    g = board.begin().do("play Q-225")
    chosen = [g.on(text.removeprefix("choose ")) for text in g.starting("choose")]
    assert sorted(map(str, chosen)) == sorted(there)


@cr("H159")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("pennies", [0, 1, 4])
def test_power_and_price_follow_the_counters(player: int, pennies: int) -> None:
    board = _pennies(player, pennies, "Q-226").resource(player, PLAIN_CARD, times=5 - pennies)
    board.zx("b2", "Q-226", player)
    g = board.begin()
    assert g.power("b2") == 5000 + 500 * pennies
    assert g.starting("play") == ["Q-226"]
    one_less = board.resource(player, *[PLAIN_CARD] * (4 - pennies)).begin()
    assert one_less.starting("play") == []


@cr("H159")
def test_power_and_price_change_at_once() -> None:
    board = _pennies(0, 0, "Q-190", "Q-226").resource(0, PLAIN_CARD, times=4).zx("b2", "Q-226")
    g = board.begin()
    assert (g.starting("play"), g.power("b2")) == (["Q-190"], 5000)
    g.do("play Q-190")
    assert (g.starting("play"), g.power("b2")) == (["Q-226"], 6000)


@cr("H159")
@pytest.mark.parametrize(("dimes", "drawn"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_so_much_for_every_two_counters_of_the_named_kind(dimes: int, drawn: int) -> None:
    board = _pennies(0, 9, "Q-227").resource(0, PLAIN_CARD)
    board.position["players"][0]["counters"]["dime"] = dimes
    assert len(board.begin().do("play Q-227").zone(0, "hand")) == drawn


@cr("H159")
@pytest.mark.parametrize(
    ("event", "pennies", "drawn"),
    [
        ("Q-228", 0, 1),
        ("Q-228", 1, 1),
        ("Q-228", 2, 0),
        ("Q-229", 1, 0),
        ("Q-229", 2, 1),
        ("Q-229", 3, 1),
    ],
)
def test_conditions_compare_the_number_of_counters(event: str, pennies: int, drawn: int) -> None:
    board = _pennies(0, pennies, event).resource(0, PLAIN_CARD)
    g = board.zx("b2", PLAIN_CARD, 1).zx("a2", PLAIN_CARD, 1).begin().do(f"play {event}")
    assert len(g.zone(0, "hand")) == drawn


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        (If([AtLeast(2, Counters("Penny"))], [Draw(1)]), "say HasCounters"),
        (Draw(Per(1, Counters("Penny"), colors=True)), "colors"),
        (Draw(Per(1, Counters("Pence"))), "did you mean 'Penny'"),
    ],
)
def test_what_is_not_counted(effect: Effect, problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        encode([_event("T-001", GainCounters("Penny", 1), effect)])


# -- real cards ---------------------------------------------------------------------------------------------


@cr("H156")
@pytest.mark.parametrize("player", [0, 1])
def test_ig09_040_gets_records_and_shuts_the_enemy_hand(player: int) -> None:
    at = "a2"
    board = Scenario(turn_player=player, card_set=SET).zx(at, "IG09-040", player)
    board.zx("b2", PLAIN_CARD, 1 - player)
    # B15-051 has a startup ability in the hand, B01-019 is an Event.
    board.hand(1 - player, "B15-051", "B01-019").resource(1 - player, "B01-054", "B01-003", times=4)
    other = {"investigation_record": 14}
    board.position["players"][player]["counters"] = other
    g = board.begin().attack(at, "b2").do("pass")
    assert g.starting("play") == ["B01-019"] and g.starting("use") == ["hand:B15-051"]
    other["investigation_record"] = 15
    # The enemy has nothing left but to pass.
    assert board.begin().attack(at, "b2").do("pass").starting("play") == []
    assert not board.begin().attack(at, "b2").do("pass").starting("use")
    # It bars nothing in the enemy's turn.
    board.position["turn_player"] = 1 - player
    assert board.begin().starting("use") == ["hand:B15-051"]


@cr("H156")
@pytest.mark.parametrize("player", [0, 1])
def test_ig09_040_appears_with_records_or_removes_a_suspect(player: int) -> None:
    at = "a1" if player == 0 else "c3"
    board = Scenario(turn_player=player).hand(player, "IG09-040").resource(player, PLAIN_CARD, times=5)
    g = board.zx("b2", PLAIN_CARD, 1 - player).begin().do("play IG09-040", f"at {at}", "yes")
    assert g.game.position()["players"][player]["counters"] == {"investigation_record": 3}


@cr("H156")
def test_ig08_019_and_020_get_blocks() -> None:
    board = Scenario().hand(0, "IG08-019", "IG08-020").resource(0, "B01-090", times=7)
    g = board.begin().do("play IG08-019", "at a1", "yes", "no", "play IG08-020", "at c1", "yes")
    assert g.game.position()["players"][0]["counters"] == {"block": 2}
    assert "Block 2" in str(g.game)
