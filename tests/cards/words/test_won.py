"""Winning by an effect, uses that are counted, and more of what raises Power (rulings H213 to H215)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Always,
    Automatic,
    Card,
    Color,
    Draw,
    EventText,
    Gains,
    Occurrence,
    RaisedTimes,
    Side,
    WinGame,
    Zone,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import CardType

COAL, TANK = "B01-003", "B01-013"
"""Power 3500 and 8000, without abilities."""
MARIE, MAMMOTH, MEGREZ = "B14-101", "B15-095", "B17-032"
SEVEN = {"a1": "B08-021", "b1": "B05-034", "c1": "B01-025", "a2": "B06-035", "c2": "B01-028", "a3": "B03-025"}
"""Dubhe, Mizar, Phecda, Merak, Alioth and Benetnasch; Megrez himself stands on b2."""


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _turn_over(g: Play) -> Play:
    """Pass until the next turn begins, or the game is over."""
    turn = g.game.turn
    while g.to_play is not None and g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


# -- a win -------------------------------------------------------------------------------------------------


@cr("H213", "101.2")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("event", "wins"), [("WK-001", True), ("WK-002", False), ("WK-003", True)])
def test_the_game_ends_at_once(player: int, event: str, wins: bool) -> None:
    """What stands behind the win in the effect is not done: WK-003 would deal its player 9 damage."""
    position = Scenario(player, card_set=SET).hand(player, event).position
    g = Play(Game.from_position(position, events=True, card_set=SET)).do(f"play {event}")
    assert g.to_play is None
    assert g.game.winner == (player if wins else 1 - player)
    last = g.game.events()[-1]
    assert (last.kind, last.rule, last.state) == ("win", "101.2", "effect")


@cr("H213")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("missing", [None, "b1", "a3"])
def test_megrez_wins_with_all_seven_at_the_end_of_the_own_turn(player: int, missing: str | None) -> None:
    scenario = Scenario(player, card_set=SET).zx(own(player, "b2"), MEGREZ, player)
    for square, number in SEVEN.items():
        if square != missing:
            scenario.zx(own(player, square), number, player)
    g = _turn_over(scenario.begin())
    assert (g.to_play is None) == (missing is None)
    assert g.game.winner == (player if missing is None else None)


@cr("H213")
@pytest.mark.parametrize("player", [0, 1])
def test_megrez_does_not_win_at_the_end_of_the_opponents_turn(player: int) -> None:
    scenario = Scenario(1 - player, card_set=SET).zx(own(player, "b2"), MEGREZ, player)
    for square, number in SEVEN.items():
        scenario.zx(own(player, square), number, player)
    assert _turn_over(scenario.begin()).to_play is not None


# -- uses --------------------------------------------------------------------------------------------------


def _used(player: int, *uses: str, also: str = "") -> Play:
    """Use the abilities of WK-004, which draws a card at the third use."""
    scenario = (
        Scenario(player, card_set=SET)
        .zx(own(player, "b1"), "WK-004", player)
        .hand(player, *[also] * bool(also))
    )
    g = scenario.begin()
    if also:
        g.do(f"play {also}", f"choose {own(player, 'b1')}")
    return g.do(*[f"use {own(player, 'b1')}{use}" for use in uses])


@cr("H214")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("uses", "drawn"),
    [(["", "#2"], 0), (["", "#2", "#2"], 1), (["", "", "", "#2"], 1), ([""] * 6, 1)],
)
def test_the_third_use_of_all_abilities_together_triggers_once(
    player: int, uses: list[str], drawn: int
) -> None:
    assert len(_used(player, *uses).zone(player, "hand")) == drawn


@cr("H214")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("uses", "drawn"), [(["", "#3", ""], 1), (["", "#3", "", "#2"], 2), (["", "", "#2", "#3"], 2)]
)
def test_what_the_card_has_gained_is_not_counted(player: int, uses: list[str], drawn: int) -> None:
    """The ability that WK-011 gives draws a card itself."""
    assert len(_used(player, *uses, also="WK-011").zone(player, "hand")) == drawn


@cr("H214")
@pytest.mark.parametrize("player", [0, 1])
def test_the_count_begins_anew_in_the_next_turn(player: int) -> None:
    g = _turn_over(_turn_over(_used(player, "", "")))
    while "pass" not in g.texts or g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    before = len(g.zone(player, "hand"))
    g.do(f"use {own(player, 'b1')}")
    assert len(g.zone(player, "hand")) == before
    g.do(*[f"use {own(player, 'b1')}"] * 2)
    assert len(g.zone(player, "hand")) == before + 1


@cr("H214")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("others", [2, 3])
def test_marie_destroys_a_zx_after_her_third_use(player: int, others: int) -> None:
    scenario = Scenario(player, card_set=SET).zx(own(player, "b1"), MARIE, player)
    scenario.zx(own(player, "b3"), TANK, 1 - player)
    for square in ("a1", "c1", "a2")[:others]:
        scenario.zx(own(player, square), COAL, player)
    g = scenario.begin()
    for square in ("a1", "c1", "a2")[:others]:
        g.do(f"use {own(player, 'b1')}", f"choose {own(player, square)}", "yes")
    if others == 3:
        g.do(f"choose {own(player, 'b3')}")
    assert (g.on(own(player, "b3")) is None) == (others == 3)


# -- Power -------------------------------------------------------------------------------------------------


def _board(player: int, *hand: str) -> Scenario:
    """The player's TANK on a2; what stands around it is up to the test."""
    return Scenario(player, card_set=SET).hand(player, *hand).zx(own(player, "a2"), TANK, player)


def _play(g: Play, player: int, *events: str) -> Play:
    for event in events:
        g.do(f"play {event}", f"choose {own(player, 'a2')}")
    return g


UP, LONG_UP, LONG_DOWN, SET_9000 = "S-130", "WK-008", "WK-009", "WK-010"
"""+3000 for the turn, +2000 and -1500 until the opponent's next turn ends; Power 9000."""


@cr("H215")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("around", "events", "power"),
    [
        ([], [UP], 11000),
        ([MAMMOTH], [], 8000),
        ([MAMMOTH], [UP], 14000),
        ([MAMMOTH, MAMMOTH], [UP], 20000),
        ([MAMMOTH, "WK-005"], [], 10000),
        ([MAMMOTH, "WK-005"], [UP, LONG_UP], 8000 + 2 * 6000),
        ([MAMMOTH], [LONG_UP, LONG_DOWN], 8000 + 4000 - 1500),
        ([MAMMOTH], [LONG_DOWN, LONG_UP, LONG_DOWN], 8000 + 4000 - 3000),
        ([MAMMOTH], [SET_9000, UP], 9000 + 6000),
    ],
)
def test_what_raises_counts_twice_and_what_lowers_once(
    player: int, around: list[str], events: list[str], power: int
) -> None:
    scenario = _board(player, *events)
    for square, number in zip(("b1", "c1"), around, strict=False):
        scenario.zx(own(player, square), number, player)
    assert _play(scenario.begin(), player, *events).power(own(player, "a2")) == power


@cr("H215")
@pytest.mark.parametrize("player", [0, 1])
def test_it_is_about_the_controllers_zx_also_in_the_opponents_turn(player: int) -> None:
    """WK-006 is about those of its opponent: here the TANK, whose own player has the turn."""
    scenario = _board(player, UP).zx(own(player, "b1"), "WK-006", player)
    assert _play(scenario.begin(), player, UP).power(own(player, "a2")) == 11000
    scenario = _board(player, UP).zx(own(player, "b3"), "WK-006", 1 - player)
    assert _play(scenario.begin(), player, UP).power(own(player, "a2")) == 8000 + 3 * 3000


@cr("H215")
@pytest.mark.parametrize("player", [0, 1])
def test_what_was_added_before_counts_twice_as_well_and_once_again_later(player: int) -> None:
    there = own(player, "a2")
    scenario = _board(player, UP, MAMMOTH).resource(player, "B15-091", times=6)
    g = _play(scenario.begin(), player, UP)
    assert g.power(there) == 11000
    g.do(f"play {MAMMOTH}", f"at {own(player, 'b1')}")
    while "pass" not in g.texts:
        g.do(g.texts[0])
    assert g.power(there) == 14000
    _turn_over(g)
    assert g.power(there) == 8000


@cr("H215")
@pytest.mark.parametrize("player", [0, 1])
def test_the_card_may_speak_of_itself(player: int) -> None:
    scenario = Scenario(player, card_set=SET).zx(own(player, "a2"), "WK-007", player).hand(player, UP)
    assert _play(scenario.begin(), player, UP).power(own(player, "a2")) == 5000 + 6000 - 1000


# -- refusals ----------------------------------------------------------------------------------------------


def _refused(*abilities: object, kind: CardType = CardType.ZX) -> str:
    pool = card_table(SET)
    power = 1000 if kind == CardType.ZX else 0
    made = Card("ZZ-001", "Refused", Color.RED, kind, cost=1, power=power, abilities=abilities)  # type: ignore[arg-type]
    with pytest.raises(CardError) as error:
        encode((*pool.cards, made))
    return str(error.value)


THIRD = Automatic(when=Occurrence.STARTUP_IS_USED, uses=3, do=[Draw(1)])


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (EventText(do=[WinGame(Side.ANY)]), "one player wins"),
        (Always(do=[RaisedTimes(1)]), "twice as much"),
        (Always(do=[RaisedTimes(2, each(zx(power_at_least=5000)))]), "must not ask for the Power"),
        (Automatic(when=Occurrence.ATTACKS, uses=3, do=[Draw(1)]), "STARTUP_IS_USED"),
        (Automatic(when=Occurrence.STARTUP_IS_USED, uses=1, do=[Draw(1)]), "second use"),
        (Automatic(when=Occurrence.STARTUP_IS_USED, uses=6, do=[Draw(1)]), "up to 5"),
        (Automatic(when=Occurrence.STARTUP_IS_USED, uses=3, of=zx(), do=[Draw(1)]), "without `of`"),
        (
            Automatic(when=Occurrence.STARTUP_IS_USED, uses=3, valid_in=Zone.HAND, do=[Draw(1)]),
            "stands on a Square",
        ),
        (Always(do=[Gains(THIRD, each(zx(Side.OWN)))]), "ability that is given"),
    ],
)
def test_what_no_rule_does_is_refused(ability: object, words: str) -> None:
    kind = CardType.EVENT if isinstance(ability, EventText) else CardType.ZX
    assert words in _refused(ability, kind=kind)


def test_what_they_say() -> None:
    pool = card_table(SET)
    for number, words in [
        ("WK-001", "You win the game"),
        (MAMMOTH, "What raises the Power of each Z/X of yours on a Square raises it 2 times as much"),
        (MARIE, "startup abilities printed on this card are used for the 3rd time this turn"),
    ]:
        assert words in say(pool.cards[pool.row_of(number)])
