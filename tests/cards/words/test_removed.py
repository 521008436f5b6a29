"""Abilities that wait for a removal from the game; Cinema and its way of appearing."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    NORMAL,
    THIS,
    Automatic,
    Card,
    Draw,
    Gains,
    Grant,
    Put,
    Startup,
    choose,
    zx,
)
from zx_env.zx.terms import Color, Limit, Occurrence, Side, Way, Zone

WATCHER, PUBLIC_RED, HERMIT = "RM-001", "RM-002", "RM-003"
ERASE, FORGET, DISCARD, BURN, AGAIN, SPAWN = "RM-004", "RM-005", "RM-006", "RM-007", "RM-008", "RM-009"
FILMED = "RM-010"
BLUE = "B01-022"


def _board(player: int = 0, *hand: str) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player)
    return board.hand(player, *hand).resource(player, PLAIN_CARD, times=5)


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _hand(g: Play, player: int) -> int:
    return len(g.zone(player, "hand"))


# -- removed from the game ---------------------------------------------------------------------------------


@cr("1008", "H98")
@pytest.mark.parametrize("player", [0, 1])
def test_a_removal_from_a_square_triggers_for_own_cards_only(player: int) -> None:
    at, enemy = _square(player, "a1"), _square(player, "b2")
    board = _board(player, ERASE, ERASE).zx(at, WATCHER, player).zx(enemy, BLUE, 1 - player)
    g = board.zx(_square(player, "c1"), PLAIN_CARD, player).begin()
    g.do(f"play {ERASE}", f"choose {enemy}")
    assert _hand(g, player) == 1
    g.do(f"play {ERASE}", f"choose {_square(player, 'c1')}")
    assert _hand(g, player) == 1
    assert g.zone(player, "removed") == [PLAIN_CARD]


@cr("H98")
@pytest.mark.parametrize(("event", "answer"), [(DISCARD, f"choose hand:{PLAIN_CARD}"), (BURN, "")])
def test_a_removal_from_the_hand_and_from_the_deck_triggers(event: str, answer: str) -> None:
    g = _board(0, event, PLAIN_CARD).zx("a1", WATCHER).begin().do(f"play {event}")
    if answer:
        g.do(answer)
    assert (_hand(g, 0), len(g.zone(0, "removed"))) == (1 + (event == BURN), 1)


@cr("H98", "Z51")
def test_cards_removed_together_trigger_once_each_and_see_each_other_leave() -> None:
    board = _board(0, FORGET).zx("a1", WATCHER).trash(0, PLAIN_CARD, HERMIT)
    g = board.begin().do(f"play {FORGET}", f"choose trash:{PLAIN_CARD}", f"choose trash:{HERMIT}")
    while g.starting("resolve"):
        g.do(g.texts[0])
    # The watcher twice, and the card that waits for its own removal.
    assert _hand(g, 0) == 3


@cr("H98", "Z51")
def test_a_watcher_that_is_removed_sees_its_own_removal() -> None:
    g = _board(0, ERASE).zx("a1", WATCHER).begin().do(f"play {ERASE}", "choose a1")
    assert (_hand(g, 0), g.zone(0, "removed")) == (1, [WATCHER])


@cr("H98")
def test_a_card_in_the_remove_zone_is_not_removed_again() -> None:
    board = _board(0, AGAIN).zx("a1", WATCHER).cards(0, "removed", [PLAIN_CARD])
    g = board.begin().do(f"play {AGAIN}", f"choose removed:{PLAIN_CARD}")
    assert (_hand(g, 0), g.zone(0, "removed")) == (0, [PLAIN_CARD])


@cr("H98", "Z52")
def test_a_token_that_is_removed_was_removed() -> None:
    g = _board(0, SPAWN, ERASE).zx("a1", WATCHER).begin().do(f"play {SPAWN}", "choose b2")
    g.do(f"play {ERASE}", "choose b2")
    assert (_hand(g, 0), g.zone(0, "removed")) == (1, [])


@cr("H98")
@pytest.mark.parametrize(
    ("player", "zone", "power"), [(1, "trash", 6000), (0, "trash", 5000), (1, "hand", 5000)]
)
def test_origin_and_cause_of_a_removal(player: int, zone: str, power: int) -> None:
    """Only red cards of Trash, by abilities of enemy cards: the card of player 0 waits for them."""
    event = FORGET if zone == "trash" else DISCARD
    board = _board(player, event, PLAIN_CARD).zx("a1", PUBLIC_RED).trash(0, PLAIN_CARD, BLUE)
    g = board.begin().do(f"play {event}")
    while g.starting("choose"):
        g.do(next(text for text in g.texts if text.startswith("choose")))
    assert g.power("a1") == power


@cr("H98")
def test_aka_and_ao_of_lament_give_when_they_are_removed_in_the_own_turn() -> None:
    board = _board(0, FORGET).zx("b1", "IG11-019").trash(0, "IG11-027", "IG11-018")
    g = board.begin().do(f"play {FORGET}", "choose trash:IG11-018", "choose trash:IG11-027")
    # Isolate comes last: by it nothing can choose the card.
    g.do("resolve IG11-027", "choose b1", "choose b1")
    assert g.attack("b1", "player").to_play == 0
    enemy = _board(1, FORGET).zx("b1", "IG11-019").trash(0, "IG11-027", "IG11-018")
    g = enemy.begin().do(f"play {FORGET}", "choose enemy trash:IG11-018", "choose enemy trash:IG11-027")
    assert g.to_play == 1
    assert g.starting("choose") == []


@cr("H98")
def test_kuro_of_lament_returns_another_card_of_the_name() -> None:
    board = _board(0, FORGET).zx("b1", "IG11-018").trash(0, "IG11-019", "IG11-019", "IG11-027")
    g = board.begin().do(f"play {FORGET}", "choose trash:IG11-019", "choose trash:IG11-027")
    while g.starting("resolve"):
        g.do("resolve IG11-019" if "resolve IG11-019" in g.texts else g.texts[0])
    assert g.starting("choose") == ["removed:IG11-027"]
    g.do("choose removed:IG11-027")
    assert "IG11-027" in g.zone(0, "hand")


# -- Cinema ------------------------------------------------------------------------------------------------

SADIRA, TSIH, AQUILA = "B34-015", "B34-014", "B34-013"
SIX = "B01-094"
"""A Z/X of Cost 6 or more."""


@cr("H97")
@pytest.mark.parametrize("player", [0, 1])
def test_cinema_puts_the_card_where_the_other_was(player: int) -> None:
    at = _square(player, "c2")
    board = _board(player, SADIRA, TSIH).zx(at, SIX, player).zx(_square(player, "a2"), SIX, player)
    g = board.begin()
    assert f"use hand:{TSIH}" in g.texts
    g.do(f"use hand:{SADIRA}", f"choose {at}", f"choose {at}")
    assert (g.on(at), g.state(at), g.asleep(player)) == (SADIRA, "reboot", 0)
    assert SIX in g.zone(player, "hand")
    # One Cinema a turn, of whatever card.
    while "pass" not in g.texts:
        g.do(next(text for text in ("no", "done", g.texts[0]) if text in g.texts))
    assert g.on(_square(player, "a2")) == SIX and f"use hand:{TSIH}" not in g.texts


@cr("H97")
def test_cinema_of_the_next_turn_is_another_one() -> None:
    board = _board(0, TSIH, TSIH).zx("c2", SIX).zx("a1", SIX)
    g = board.begin().do(f"use hand:{TSIH}", "choose c2", "choose c2")
    assert f"use hand:{TSIH}" not in g.texts
    for _ in range(40):
        if g.game.turn == 7 and "attack a1" in g.texts:
            break
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert f"use hand:{TSIH}" in g.texts


@pytest.mark.parametrize(
    "square", [{"card": PLAIN_CARD}, {"card": SIX, "state": "sleep"}, {"card": SIX, "owner": 1}]
)
def test_cinema_needs_an_own_reboot_zx_of_its_cost(square: dict[str, object]) -> None:
    board = _board(0, SADIRA)
    board.position["squares"]["b2"] = [{"owner": 0, "state": "reboot", "damage": 0, **square}]
    assert board.begin().starting("use") == []


def test_cinema_is_used_in_the_own_turn() -> None:
    board = Scenario(card_set=SET, turn_player=1).hand(0, SADIRA).zx("c2", SIX).zx("b2", SIX, owner=1)
    g = board.begin().attack("b2", "c2").do("pass")
    assert g.to_play == 0
    assert g.starting("use") == []


@cr("H97")
def test_what_waits_for_cinema_does_not_wait_for_a_play() -> None:
    board = _board(0, SADIRA).zx("c2", SIX).zx("a1", AQUILA).zx("b3", PLAIN_CARD, owner=1)
    board = board.zx("a3", PLAIN_CARD, owner=1)
    g = board.begin().do(f"use hand:{SADIRA}", "choose c2", "choose c2")
    assert len(g.starting("resolve")) == 3
    g.do("resolve a1")
    assert g.starting("choose") == ["a3"]
    g.do("choose a3")
    assert g.zone(1, "hand") == [PLAIN_CARD]
    played = _board(0, PLAIN_CARD).zx("a1", AQUILA).zx("a3", PLAIN_CARD, owner=1).begin()
    played.do(f"play {PLAIN_CARD}", "at b1")
    assert played.starting("choose") == []


@cr("H97")
def test_sadira_is_isolated_only_by_cinema() -> None:
    board = _board(0, SADIRA, ERASE, ERASE).zx("c2", SIX)
    g = board.begin().do(f"use hand:{SADIRA}", "choose c2", "choose c2")
    while g.starting("resolve"):
        g.do(g.texts[0])
    g.do("no") if "no" in g.texts else g.do("done")
    g.do(f"play {ERASE}")
    assert g.on("c2") == SADIRA


@cr("H11")
def test_a_way_that_is_not_from_the_hand_is_none_of_cinema() -> None:
    g = _board(0, FILMED).begin().do(f"use hand:{FILMED}", "choose b2")
    assert (g.power("b2"), _hand(g, 0)) == (5000, 1)


def test_a_card_that_did_not_come_from_the_hand_is_told_from_one_that_did() -> None:
    g = _board(0, "RM-011").trash(0, FILMED).begin().do("play RM-011", f"choose trash:{FILMED}", "choose b2")
    assert (g.power("b2"), _hand(g, 0)) == (7000, 2)


# -- refusals ----------------------------------------------------------------------------------------------


def _zx(*abilities: object) -> Card:
    return Card("T-001", "T", Color.RED, abilities=list(abilities))  # type: ignore[arg-type]


_FILM = Startup(valid_in=Zone.HAND, cost=[], do=[Put(THIS, ANY_SQUARE, empty=True)], limit=Limit.CINEMA)
REFUSED = [
    (
        _zx(Automatic(when=Occurrence.IS_REMOVED, do=[Draw(1)], limit=Limit.CINEMA)),
        "abilities[0].limit",
        "Cinema",
    ),
    (
        _zx(Automatic(when=Occurrence.IS_REMOVED, do=[Draw(1)], side=Side.OWN)),
        "abilities[0].side",
        "no player's",
    ),
    (
        _zx(Automatic(when=Occurrence.IS_REMOVED, do=[Draw(1)], way=Way.BY_CINEMA)),
        "abilities[0].way",
        "in a way",
    ),
    (
        _zx(Automatic(when=Occurrence.APPEARS, do=[Draw(1)], way=(Way.FROM_HAND, Way.NOT_FROM_HAND))),
        "abilities[0].way",
        "from the hand and not",
    ),
    (
        _zx(Startup(cost=[], do=[Grant(choose(1, zx()), Gains(_FILM))])),
        "abilities[0].do[0].gains.ability.limit",
        "no rule",
    ),
    (
        _zx(Automatic(when=Occurrence.APPEARS, do=[Put(THIS, NORMAL, way=Way.FROM_LIFE)])),
        "abilities[0].do[0].way",
        "BY_CINEMA",
    ),
]


@pytest.mark.parametrize(("card", "path", "reason"), REFUSED)
def test_what_no_rule_does_is_refused(card: Card, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([card])
    assert path in str(error.value)
    assert reason in str(error.value)
