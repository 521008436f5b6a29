"""Abilities that wait for cards in Resource to Reboot by an ability (ruling H133)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Among, Automatic, Card, Color, Draw, Occurrence, card
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import Side, Zone

YOMOGI, SPY, THREE, ONE, ZX = "B06-087", "RB-001", "RB-002", "RB-003", "RB-004"
OWN_ONLY, BARRED, ON_SQUARES = "S-105", "S-104", "V-013"
COAL, BLUE = "B01-003", "B01-022"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _asleep(card: str, times: int) -> list[dict[str, str]]:
    return [{"card": card, "state": "sleep"}] * times


def _board(player: int, *hand: str) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).hand(player, *hand)
    return board.cards(0, "resource", _asleep(COAL, 3)).cards(1, "resource", _asleep(BLUE, 3))


def _choose(g: Play, *answers: str) -> Play:
    """Choose these Resource cards, and carry out what waits."""
    for answer in answers:
        g.do(next(text for text in g.texts if answer in text))
    while "done" in g.texts:
        g.do("done")
    while g.starting("resolve"):
        g.do(g.texts[0])
    return g


@cr("H133")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("cards", "power"), [(1, 8000), (2, 10000), (3, 12000)])
def test_it_gains_for_each_card_of_its_owner_whoever_reboots_it(
    player: int, owner: int, cards: int, power: int
) -> None:
    at = _square(owner, "b1")
    name = COAL if owner == 0 else BLUE
    g = _board(player, THREE).zx(at, YOMOGI, owner).begin().do(f"play {THREE}")
    assert _choose(g, *[f"resource:{name}"] * cards).power(at) == power


@cr("H133")
def test_cards_of_the_enemy_and_on_squares_do_not_count_and_the_turn_ends_it() -> None:
    board = _board(0, THREE, ZX, ONE).zx("b1", YOMOGI).zx("a1", COAL, state="sleep")
    g = board.begin().do(f"play {THREE}")
    assert _choose(g, *[f"resource:{BLUE}"] * 3).power("b1") == 6000
    g.do(f"play {ZX}", "choose a1")
    assert g.power("b1") == 6000
    assert _choose(g.do(f"play {ONE}"), f"resource:{COAL}").power("b1") == 8000
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.power("b1") == 6000


@cr("H133", "Z38")
def test_a_card_that_is_awake_or_cannot_reboot_does_not() -> None:
    board = Scenario(card_set=SET).hand(0, ONE).cards(0, "resource", [COAL]).zx("b1", YOMOGI)
    g = board.begin().do(f"play {ONE}")
    assert _choose(g, *([f"resource:{COAL}"] if g.starting("choose") else [])).power("b1") == 6000
    barred = _board(0, BARRED, OWN_ONLY).zx("b1", YOMOGI).begin().do(f"play {BARRED}", f"play {OWN_ONLY}")
    assert _choose(barred, *[f"resource:{COAL}"] * 2).power("b1") == 6000
    assert barred.asleep(0) == 3


@cr("H133", "502")
def test_the_reboot_phase_is_no_ability() -> None:
    g = _board(1).zx("b1", YOMOGI).begin().do("pass")
    while g.game.turn < 6:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert (g.asleep(0), g.power("b1")) == (0, 6000)


@cr("H133")
def test_what_waits_for_zx_on_squares_does_not_wait_for_resource() -> None:
    g = _board(0, OWN_ONLY, ZX).zx("b1", ON_SQUARES).zx("a1", COAL, state="sleep").begin()
    _choose(g.do(f"play {OWN_ONLY}"), *[f"resource:{COAL}"] * 2)
    assert len(g.zone(0, "hand")) == 1
    g.do(f"play {ZX}", "choose a1")
    assert len(g.zone(0, "hand")) == 1  # the Event has gone, and a card was drawn


@cr("H133")
@pytest.mark.parametrize(("player", "drawn"), [(0, 0), (1, 2)])
def test_by_whose_ability_and_which_cards(player: int, drawn: int) -> None:
    """RB-001 draws for blue cards of the enemy that the enemy's Event Reboots."""
    g = _board(player, THREE).zx("b1", SPY).begin().do(f"play {THREE}")
    _choose(g, f"resource:{BLUE}", f"resource:{BLUE}", f"resource:{COAL}")
    assert len(g.zone(0, "hand")) == drawn


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(YOMOGI)) == (
        "[Auto] When a card in your Resource Reboots by a card, give this card +2000 Power until the end of "
        "the turn."
    )
    assert say(pool.card_of(SPY)).startswith(
        "[Auto] When a blue card in your opponent's Resource Reboots by an"
    )


@pytest.mark.parametrize(
    ("of", "by", "path"),
    [
        (card(Side.OWN, Zone.RESOURCE), None, "abilities[0].by"),
        (card(Side.OWN, Zone.HAND), Side.ANY, "abilities[0].of"),
        (card(Side.OWN, (Zone.RESOURCE, Zone.CHARGE)), Side.ANY, "abilities[0].of"),
    ],
)
def test_what_no_rule_tells_is_refused(of: Among, by: Side | None, path: str) -> None:
    ability = Automatic(when=Occurrence.REBOOTS, of=of, by=by, do=[Draw(1)])
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
    assert path in str(error.value)
