"""Ruling H217: effects that name a tribe, a color or a Cost."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    AtEndOfTurn,
    AtLeast,
    Automatic,
    Card,
    CardType,
    Color,
    Destroy,
    Draw,
    Effect,
    Having,
    If,
    May,
    Name,
    Occurrence,
    OneOf,
    Per,
    Repeat,
    Side,
    Trait,
    Tribe,
    Zone,
    card,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table

TRIBE, COLOR, COST, HIDDEN, TWICE = (f"WK-10{n}" for n in range(1, 6))
COAL, TANK = "B01-003", "B01-013"
"""Red; Cost 2 and 5; a Gigantic and a Meister."""


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _with(*tribes: Tribe, without: Tribe | None = None, more: int = 0) -> str:
    """Return a Z/X of the pool with these tribes, and so many others, that has Cost 2 or more."""
    fits = (
        one.number
        for one in card_table(SET).cards
        if one.kind == CardType.ZX
        and set(tribes) <= set(one.tribes)
        and len(one.tribes) == len(tribes) + more
        and without not in one.tribes
        and one.cost >= 2
        and (more or not one.abilities)
    )
    return next(fits)


ANGEL, LEAFER = _with(Tribe.ANGEL), _with(Tribe.LEAFER)
TWO = _with(Tribe.ANGEL, without=Tribe.LEAFER, more=1)


def _there(player: int, **squares: str) -> Scenario:
    """Enemy Z/X on Squares as the player sees them."""
    scenario = Scenario(player, card_set=SET)
    for square, number in squares.items():
        scenario.zx(own(player, square), number, 1 - player)
    return scenario


def _on(g: Play, player: int) -> set[str]:
    """Return the Squares, as the player sees them, with a Z/X."""
    return {
        square for square in ("a1", "b1", "a2", "b2", "c2", "a3", "b3", "c3") if g.on(own(player, square))
    }


@cr("H217")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("point", "left"), [("a2", {"b2"}), ("b2", {"a2", "c2"}), (None, {"a2", "b2", "c2"})]
)
def test_a_tribe_is_pointed_out_on_a_card_or_none_is(player: int, point: str | None, left: set[str]) -> None:
    """Those of one tribe are asked nothing more."""
    g = _there(player, a2=ANGEL, b2=LEAFER, c2=ANGEL).hand(player, TRIBE).begin().do(f"play {TRIBE}")
    assert g.to_play == player
    g.do(f"choose {own(player, point)}" if point else "done")
    assert _on(g, player) == left


@cr("H217")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("takes", [True, False])
def test_of_two_tribes_one_is_named(player: int, takes: bool) -> None:
    """The two are asked in the order of the card set; the question says which."""
    g = _there(player, a2=TWO, b2=ANGEL, c2=LEAFER).hand(player, TRIBE).begin()
    g.do(f"play {TRIBE}", f"choose {own(player, 'a2')}")
    question = g.game.question
    assert question is not None and "the tribe " in question.words
    is_angel = question.words.endswith("the tribe Angel")
    again = Play(Game.from_position(g.game.position(), card_set=SET))
    for one in (g, again):
        one.do("yes" if takes else "no")
        assert one.on(own(player, "c2")) == LEAFER
        assert (one.on(own(player, "b2")) is None) == (is_angel == takes)
        assert one.on(own(player, "a2")) is None


@cr("H217")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("answers", "left"), [(["yes"], set()), (["no", "yes"], {"b3", "a1"}), (["no"] * 4, {"b3", "a1"})]
)
def test_a_color_is_any_of_five(player: int, answers: list[str], left: set[str]) -> None:
    """Red, blue, white, black, or else green; the TANK of either player is red."""
    g = (
        _there(player, b3=TANK)
        .zx(own(player, "a1"), TANK, player)
        .hand(player, COLOR)
        .begin()
        .do(f"play {COLOR}")
    )
    words = []
    for answer in answers:
        question = g.game.question
        assert question is not None
        words.append(question.words.split("the color ")[1])
        g.do(answer)
    assert words == ["red", "blue", "white", "black"][: len(answers)]
    assert _on(g, player) == left


@cr("H217")
@pytest.mark.parametrize("player", [0, 1])
def test_a_cost_is_that_of_a_card(player: int) -> None:
    g = (
        _there(player, b3=TANK, a3=COAL, c3=COAL)
        .zx(own(player, "a1"), COAL, player)
        .hand(player, COST)
        .begin()
    )
    g.do(f"play {COST}")
    assert f"choose {own(player, 'a1')}" not in g.texts  # an own Z/X
    g.do(f"choose {own(player, 'a3')}")
    assert _on(g, player) == {"b3", "a1"}


@cr("H217")
@pytest.mark.parametrize("player", [0, 1])
def test_of_hidden_cards_by_a_card_in_trash_of_either_player(player: int) -> None:
    scenario = _there(player).hand(player, HIDDEN).deck(player, ANGEL, LEAFER, *[COAL] * 5)
    g = scenario.trash(1 - player, ANGEL).begin().do(f"play {HIDDEN}")
    g.do(next(text for text in g.texts if ANGEL in text))
    assert [text for text in g.texts if LEAFER in text] == []
    g.do(next(text for text in g.texts if ANGEL in text))
    assert ANGEL in g.zone(player, "hand")


@cr("H217")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("first", "second", "drawn", "power"),
    [("yes", "yes", 1, 9000), ("no", "yes", 0, 9000), ("yes", "no", 1, 8000)],
)
def test_what_is_named_later_replaces_what_was_named(
    player: int, first: str, second: str, drawn: int, power: int
) -> None:
    scenario = Scenario(player, card_set=SET).zx(own(player, "a1"), TANK, player).hand(player, TWICE)
    g = scenario.resource(player, COAL, COAL).begin().do(f"play {TWICE}")
    g.do(*([first] if first == "yes" else ["no"] * 4), *([second] if second == "yes" else ["no"] * 4))
    assert (len(g.zone(player, "hand")), g.power(own(player, "a1"))) == (drawn, power)


_NAMED = each(zx(having=(Having.OF_NAMED_TRIBE,)))


_TRASH = card(Side.OWN, Zone.TRASH)
_MANY, _COUNT = AtLeast(9, _TRASH), Per(1, _TRASH)


@pytest.mark.parametrize(
    "effects",
    [
        [Name(Trait.TRIBE), If([_MANY], [Destroy(_NAMED)], [Destroy(_NAMED)]), Destroy(_NAMED)],
        [Name(Trait.TRIBE), If([_MANY], [Name(Trait.TRIBE)]), Destroy(_NAMED)],
        [May(Name(Trait.TRIBE), then=[Destroy(_NAMED)])],
    ],
)
def test_what_is_named_for_certain_is_asked_for(effects: list[Effect]) -> None:
    abilities = [Automatic(when=Occurrence.APPEARS, do=effects)]
    encode((Card("ZZ-001", "Loaded", Color.RED, cost=1, power=1000, abilities=abilities),))


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        ([Destroy(_NAMED)], "nothing of that kind has been named"),
        ([Name(Trait.COLOR), Destroy(_NAMED)], "nothing of that kind has been named"),
        ([Name(Trait.TRIBE), AtEndOfTurn([Destroy(_NAMED)])], "nothing of that kind has been named"),
        ([If([_MANY], [Name(Trait.TRIBE)]), Destroy(_NAMED)], "nothing of that kind has been named"),
        ([If([_MANY], [Draw(1)], [Name(Trait.TRIBE)]), Destroy(_NAMED)], "nothing of that kind has been"),
        ([If([_MANY], [Name(Trait.TRIBE)], [Destroy(_NAMED)])], "nothing of that kind has been named"),
        ([May(Name(Trait.TRIBE), then=[Draw(1)]), Destroy(_NAMED)], "nothing of that kind has been named"),
        ([May(Name(Trait.TRIBE), [Draw(1)], [Destroy(_NAMED)])], "nothing of that kind has been named"),
        ([OneOf([[Name(Trait.TRIBE)], [Destroy(_NAMED)]])], "nothing of that kind has been named"),
        ([Repeat(_COUNT, [Name(Trait.TRIBE)]), Destroy(_NAMED)], "nothing of that kind has been named"),
        (
            [Name(Trait.TRIBE), If([_MANY], [Name(Trait.COLOR)]), Destroy(_NAMED)],
            "nothing of that kind has been named",
        ),
        ([Name(Trait.NAME), Destroy(each(zx()))], "a tribe, a color or a Cost"),
        ([Name(Trait.COLOR, zx(Side.ENEMY)), Destroy(each(zx()))], "leave it out"),
        ([Name(Trait.TRIBE, card(Side.ENEMY, Zone.HAND)), Destroy(each(zx()))], "not both players see"),
    ],
)
def test_what_no_rule_does_is_refused(effects: list[Effect], words: str) -> None:
    abilities = [Automatic(when=Occurrence.APPEARS, do=effects)]
    made = Card("ZZ-001", "Refused", Color.RED, cost=1, power=1000, abilities=abilities)
    with pytest.raises(CardError, match=words):
        encode((*card_table(SET).cards, made))
