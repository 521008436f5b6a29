"""Cards that are not of a color, have an ability of a name, the name of a chosen card, or raised Power."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    NORMAL,
    THIS,
    Ability,
    Always,
    Automatic,
    Card,
    CardType,
    Color,
    Draw,
    Effect,
    EventText,
    GainPower,
    Gains,
    Grant,
    Having,
    Move,
    Occurrence,
    Per,
    Put,
    Side,
    Startup,
    Zone,
    card,
    choose,
    each,
    zx,
)

COAL, PEACOCK, BLUE, WHITE, BLACK, GREEN = "B01-003", "B01-004", "B01-022", "B01-042", "B01-063", "B01-083"
"""Z/X of one color each; the first two are red."""
BOTH = pytest.mark.parametrize("me", [0, 1])


def _board(me: int, *hand: str) -> Scenario:
    return Scenario(me, card_set=SET).hand(me, *hand)


def _home(me: int, column: str = "a") -> str:
    return f"{column}{3 if me else 1}"


def _drawn(g: Play, me: int, *texts: str) -> int:
    before = len(g.zone(me, "hand"))
    return len(g.do(*texts).zone(me, "hand")) - before + 1


@cr("204.5")
@BOTH
@pytest.mark.parametrize(
    ("resource", "drawn"),
    [((GREEN, "Y-064"), 0), ((GREEN, COAL, "Y-065"), 2), ((COAL, BLUE, "Y-064"), 2), ((), 0)],
)
def test_a_card_that_is_not_green(me: int, resource: tuple[str, ...], drawn: int) -> None:
    """A colorless card is not green; one that is green and red is."""
    assert _drawn(_board(me, "Y-060").resource(me, *resource).begin(), me, "play Y-060") == drawn


@BOTH
@pytest.mark.parametrize(("last", "asks"), [(GREEN, True), (WHITE, False), ("B28-065", False)])
def test_only_green_cards_in_resource(me: int, last: str, asks: bool) -> None:
    """B23-099: nine or more cards, all green; B28-065 is colorless. The bar on Reboot does not ask."""
    g = _board(me, "B23-099").player_card(me, "P08-018").resource(me, *(GREEN,) * 8, last)
    play = g.begin().do("play B23-099")
    play.do(next(text for text in play.texts if _home(me) in text))
    asleep = play.asleep(me)
    chosen = play.starting("choose")
    assert bool(chosen) == asks
    for _ in range(4 if asks else 0):
        play.do(next(text for text in play.texts if text.startswith("choose") and "sleep" in text))
    assert asleep - play.asleep(me) == (4 if asks else 0)


@BOTH
def test_a_card_that_is_neither_of_two_colors(me: int) -> None:
    g = _board(me, "Y-061").zx(_home(1 - me, "a"), COAL, 1 - me).zx(_home(1 - me, "b"), GREEN, 1 - me)
    play = g.zx(_home(1 - me, "c"), "Y-065", 1 - me).zx(f"a{2}", BLUE, 1 - me).begin().do("play Y-061")
    assert sorted(play.starting("choose")) == [_home(1 - me, "b"), _home(1 - me, "c")]


@pytest.mark.parametrize(("event", "meant"), [("Y-061", ["c3"]), ("Y-062", ["b3", "c3"])])
def test_a_gained_color_counts_unless_the_printed_one_is_asked(event: str, meant: list[str]) -> None:
    g = _board(0, "Y-063", event).zx("a3", COAL, 1).zx("b3", GREEN, 1).zx("c3", WHITE, 1).begin()
    assert g.do("play Y-063", "choose b3", f"play {event}").starting("choose") == meant


@cr("H89")
@BOTH
@pytest.mark.parametrize(("there", "drawn"), [(("Y-066", "Y-066"), 2), (("Y-067", "Y-066"), 1), ((COAL,), 0)])
def test_zx_with_a_named_ability(me: int, there: tuple[str, ...], drawn: int) -> None:
    g = _board(me, "Y-070")
    for column, number in zip("ac", there, strict=False):
        g.zx(_home(me, column), number, me)
    g.zx(_home(1 - me), "Y-066", 1 - me)
    assert _drawn(g.begin(), me, "play Y-070") == drawn


@cr("H89", "202.8")
def test_the_ability_that_a_shift_adds_is_found() -> None:
    g = _board(0, "Y-070").zx("a1", COAL).cards(0, "dynamis", ["Y-069"]).begin()
    assert _drawn(g, 0, "shift Y-069", "choose a1", "play Y-070") == 1


@cr("H89")
@BOTH
def test_it_is_found_where_the_ability_does_not_work(me: int) -> None:
    """A startup and an Always ability, in the Trash."""
    g = _board(me, "Y-071").trash(me, "Y-067", "Y-068", "Y-066", COAL).begin().do("play Y-071")
    assert sorted(g.starting("choose")) == ["trash:Y-067", "trash:Y-068"]


@cr("H89")
def test_a_keyword_that_is_a_limit_is_the_name_of_its_ability() -> None:
    assert _drawn(_board(0, "Y-072", "Y-040", "Y-042", COAL).begin(), 0, "play Y-072") == 1


@BOTH
@pytest.mark.parametrize(("returned", "meant"), [(COAL, [COAL]), ("Y-066", [])])
def test_a_card_of_the_hand_with_the_name_of_what_was_returned(
    me: int, returned: str, meant: list[str]
) -> None:
    """An enemy Z/X that went back to the enemy's hand lends its name as well."""
    g = _board(me, "Y-073", COAL, PEACOCK).zx(_home(1 - me), returned, 1 - me)
    play = g.begin().do("play Y-073", f"choose {_home(1 - me)}")
    assert play.starting("choose") == [f"hand:{number}" for number in meant]
    assert play.to_play == me


def test_what_was_returned_to_the_own_hand_may_come_back() -> None:
    g = _board(0, "Y-073", PEACOCK).zx("a1", COAL).begin().do("play Y-073", "choose a1")
    assert g.starting("choose") == [f"hand:{COAL}"]
    assert g.do(f"choose hand:{COAL}", "choose b2").on("b2") == COAL


@BOTH
def test_cards_of_the_trash_with_the_name_of_it(me: int) -> None:
    g = _board(me, "Y-074").zx(_home(me), COAL, me).trash(me, COAL, COAL, PEACOCK).begin()
    g.do("play Y-074", f"choose {_home(me)}", f"choose trash:{COAL}", f"choose trash:{COAL}")
    assert g.zone(me, "hand") == [COAL, COAL]


@cr("H90")
@BOTH
def test_raised_power(me: int) -> None:
    """Of 1000 more, and 1000 more and 500 less; a Power that became higher; not one that is as printed."""
    for texts, drawn in (
        ([], 0),
        (["play Y-076", f"choose {_home(me)}", "done"], 1),
        (["play Y-076", f"choose {_home(me)}", f"choose {_home(me)}"], 1),
        (["play Y-076", f"choose {_home(1 - me)}", "done"], 0),
        (["play Y-076", f"choose {_home(1 - me)}", f"choose {_home(me)}"], 0),
        (["play Y-077", f"choose {_home(me)}"], 1),
    ):
        g = _board(me, "Y-075", "Y-076", "Y-077").zx(_home(me), COAL, me).zx(_home(1 - me), COAL, 1 - me)
        assert _drawn(g.begin().do(*texts), me, "play Y-075") == drawn, texts


@cr("H90")
def test_damage_lowers_no_raised_power_and_an_always_ability_raises_it() -> None:
    """Y-068 has 500 more in its own turn only."""
    g = _board(0, "Y-075").zx("a1", "Y-068", damage=3000).begin()
    assert _drawn(g, 0, "play Y-075") == 1
    enemy = _board(1, "Y-075").hand(0, "Y-075").zx("a1", "Y-068").zx("a3", "Y-068", 1).begin()
    assert _drawn(enemy, 1, "play Y-075") == 1


# -- refused ---------------------------------------------------------------------------------------------


def _event(*do: Effect) -> EventText:
    return EventText(do=list(do))


def _draw(among: object) -> EventText:
    return _event(Draw(Per(1, among)))  # type: ignore[arg-type]


def _paid(keep: bool, having: Having) -> Startup:
    """A cost of two cards, of which the second is asked for the first; they are counted before it is paid."""
    first = Move(choose(1, card(Side.OWN, Zone.TRASH), keep=keep), Zone.REMOVED)
    second = Move(choose(1, card(Side.OWN, Zone.HAND, having=(having,))), Zone.TRASH)
    return Startup(cost=[first, second], do=[Draw(1)])


_KEPT = (Having.NAME_OF_KEPT,)
_HAND = card(Side.OWN, Zone.HAND, having=(Having.NAME_OF_PICKED,))


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (_draw(zx(color=Color.COLORLESS)), "none of the five colors"),
        (_draw(zx(not_color=Color.COLORLESS)), "say `color`"),
        (_draw(zx(color=Color.RED, not_color=(Color.RED, Color.BLUE))), "has a color and has it not"),
        (_draw(zx(having=(Having.PRINTED_COLOR,))), "say which"),
        (_draw(zx(ability="Nothing")), "has the ability 'Nothing'"),
        (_draw(zx(having=(Having.NAME_OF_PICKED,))), "no choice before"),
        (_draw(zx(having=_KEPT)), "picked anything to keep"),
        (
            _event(Move(choose(1, zx()), Zone.HAND), Put(choose(1, _HAND), NORMAL)),
            "NAME_OF_KEPT",
        ),
        (_paid(False, Having.NAME_OF_PICKED), "before it is paid and cards are chosen: no NAME_OF_PICKED"),
        (_paid(False, Having.PICKED), "no PICKED"),
        (_paid(True, Having.NAME_OF_KEPT), "no NAME_OF_KEPT"),
        (_paid(True, Having.KIN_OF_KEPT), "no KIN_OF_KEPT"),
        (Always(do=[GainPower(500, each(zx(having=(Having.RAISED_POWER,))))]), "must not ask for the Power"),
        (
            Automatic(
                when=Occurrence.APPEARS,
                do=[Grant(THIS, Gains(Startup(cost=[], do=[Draw(1)], keyword="Hop")))],
            ),
            "an ability that is given",
        ),
    ],
)
def test_what_no_rule_finds_is_refused(ability: Ability, why: str) -> None:
    kind = CardType.EVENT if isinstance(ability, EventText) else CardType.ZX
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "T", Color.RED, kind, abilities=[ability])])
