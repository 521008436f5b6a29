"""A Z/X EX that can be played from the Dynamis without its condition (ruling H249)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    Always,
    Automatic,
    Awaken,
    Card,
    CardType,
    Color,
    Draw,
    Gains,
    Move,
    Occurrence,
    PlayFrom,
    card,
    choose,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import Side, Zone

EX, OTHER_EX, RIGEL, CHRISTMAS = "PF-011", "Q-058", "B20-102", "PF-012"
PUT, BAR_EX = "RA-008", "Q-059"
BLUE_RIGEL, AZUMI, KISARA = "B20-114", "B20-111", "B20-113"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _again(g: Play) -> Play:
    assert g.game.status() == []
    return Play(Game.from_position(g.game.position(), card_set=SET))


def _board(player: int, *charge: str) -> Scenario:
    board = Scenario(player, card_set=SET).charge(player, *charge)
    return board.cards(player, "dynamis", [EX, OTHER_EX])


@cr("H249", "Z21")
@pytest.mark.parametrize("player", [0, 1])
def test_nothing_is_paid_or_done_and_it_is_the_one_play_of_the_turn(player: int) -> None:
    at = _square(player, "a1")
    g = _board(player, *[PLAIN_CARD] * 2).hand(player, PLAIN_CARD).resource(player, PLAIN_CARD).begin()
    assert sorted(g.starting("ex")) == sorted([EX, OTHER_EX])
    g = _again(g.do(f"ex {EX}")).do(f"at {at}")
    # It appears from the Dynamis, and its ability draws a card.
    assert (g.on(at), g.asleep(player), len(g.zone(player, "hand"))) == (EX, 0, 2)
    assert (g.zone(player, "trash"), g.zone(player, "dynamis")) == ([], [OTHER_EX])
    assert g.starting("ex") == []


@cr("H249")
@pytest.mark.parametrize("player", [0, 1])
def test_it_needs_its_conditions(player: int) -> None:
    g = _board(player, PLAIN_CARD).charge(1 - player, *[PLAIN_CARD] * 2)
    assert g.begin().starting("ex") == [OTHER_EX]


@cr("H249")
@pytest.mark.parametrize("player", [0, 1])
def test_the_awaken_is_another_way(player: int) -> None:
    at = _square(player, "a1")
    board = _board(player, *[PLAIN_CARD] * 2).hand(player, PLAIN_CARD).resource(player, PLAIN_CARD, times=5)
    g = board.begin()
    free, awaken = f"ex {EX}#2", f"ex {EX}"
    assert {free, awaken} <= set(g.texts)
    g.do(awaken, f"at {at}", f"choose hand:{PLAIN_CARD}")
    assert (g.on(at), g.asleep(player), g.zone(player, "trash")) == (EX, 5, [PLAIN_CARD])
    g = board.begin().do(free, f"at {at}")
    assert (g.on(at), g.asleep(player), g.zone(player, "trash")) == (EX, 0, [])


@cr("H249", "Z59")
def test_it_is_played_face_down_and_if_nothing_forbids_it() -> None:
    board = _board(0, *[PLAIN_CARD] * 2).cards(0, "dynamis", [{"card": EX, "face": "up"}])
    assert board.begin().starting("ex") == []
    g = _board(0, *[PLAIN_CARD] * 2).hand(0, BAR_EX).begin()
    assert EX in g.starting("ex")
    assert g.do(f"play {BAR_EX}").starting("ex") == []


# -- B20-102 -----------------------------------------------------------------------------------------------


def _rigels(player: int, number: str = RIGEL, resources: int = 5, player_card: str = AZUMI) -> Scenario:
    board = Scenario(player, card_set=SET).player_card(player, player_card).hand(player, CHRISTMAS, PUT)
    board.resource(player, *[BLUE_RIGEL] * resources).cards(player, "dynamis", [number])
    return board.resource(1 - player, *[BLUE_RIGEL] * 5)


@cr("H249")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("number", [RIGEL, "B20-117"])
def test_rigel_comes_after_the_other_rigel_was_played(player: int, number: str) -> None:
    beside, at = _square(player, "a1"), _square(player, "b2")
    g = _rigels(player, number).zx(_square(player, "a3"), PLAIN_CARD, 1 - player).begin()
    assert g.starting("ex") == []
    g.do(f"play {CHRISTMAS}", f"at {beside}")
    assert g.starting("ex") == [number]
    g.do(f"ex {number}", f"at {at}")
    assert (g.on(at), g.asleep(player)) == (number, 2)
    # Its Range is infinite; when it attacks, its player may draw and return a Z/X.
    g.attack(at, _square(player, "a3")).do("yes", f"choose {beside}")
    assert sorted(g.zone(player, "hand")) == sorted([CHRISTMAS, PUT, PLAIN_CARD])


@cr("H249")
@pytest.mark.parametrize("player", [0, 1])
def test_rigel_waits_for_five_in_resource_for_a_regular_play_and_for_azumi(player: int) -> None:
    beside = _square(player, "a1")
    for board in (_rigels(player, resources=4), _rigels(player, player_card=KISARA)):
        assert board.begin().do(f"play {CHRISTMAS}", f"at {beside}").starting("ex") == []
    # Put on a Square by an effect, it was not played.
    g = _rigels(player).begin().do(f"play {PUT}")
    while g.starting("choose") or g.starting("at"):
        g.do(next(text for text in g.texts if text.startswith(("choose", "at"))))
    assert CHRISTMAS not in g.zone(player, "hand") and g.starting("ex") == []


# -- words and refusals ------------------------------------------------------------------------------------


def test_what_it_says() -> None:
    assert (
        "[Always] (Dynamis) While you have 2 or more cards in your Charge, you can also play this card "
        "without its condition and without paying its Cost."
    ) in say(card_table(SET).card_of(EX))


FREELY = PlayFrom(THIS, free=True, unconditional=True)
IN_DYNAMIS = Always(valid_in=Zone.DYNAMIS, do=[FREELY])


@pytest.mark.parametrize(
    ("ability", "kind", "field", "reason"),
    [
        (Always(valid_in=Zone.TRASH, do=[FREELY]), CardType.ZX, "do[0].unconditional", "Z/X EX"),
        (Always(valid_in=Zone.TRASH, do=[FREELY]), CardType.ZX_EX, "do[0].unconditional", "Zone.DYNAMIS"),
        (IN_DYNAMIS, CardType.ZX, "do[0].unconditional", "Z/X EX"),
        (
            Always(do=[PlayFrom(card(Side.OWN, Zone.TRASH), free=True, unconditional=True)]),
            CardType.ZX_EX,
            "do[0].unconditional",
            "THIS",
        ),
        (
            Always(valid_in=Zone.DYNAMIS, do=[PlayFrom(THIS, unconditional=True)]),
            CardType.ZX_EX,
            "do[0].free",
            "Cost",
        ),
        (
            Always(valid_in=Zone.DYNAMIS, do=[PlayFrom(THIS, Zone.REMOVED, True, True)]),
            CardType.ZX_EX,
            "do[0].then",
            "Events",
        ),
        (Always(valid_in=Zone.DYNAMIS, do=[FREELY, FREELY]), CardType.ZX_EX, "do", "alone"),
        (Always(valid_in=Zone.DYNAMIS, do=[FREELY], stacks=False), CardType.ZX_EX, "do", "alone"),
        (
            Always(valid_in=Zone.DYNAMIS, do=[PlayFrom(THIS, free=True)]),
            CardType.ZX_EX,
            "do[0].cards",
            "DYNAMIS",
        ),
        (Always(do=[Gains(Always(do=[FREELY]))]), CardType.ZX_EX, "do[0]", ""),
    ],
)
def test_what_no_rule_plays_so_is_refused(ability: Ability, kind: CardType, field: str, reason: str) -> None:
    awaken = (
        [Awaken([Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)])] if kind == CardType.ZX_EX else []
    )
    wrong = Card("T-001", "T", Color.RED, kind, cost=2, power=500, abilities=[*awaken, ability])
    with pytest.raises(CardError) as caught:
        encode([wrong])
    assert caught.value.field == f"abilities[{len(awaken)}].{field}"
    assert reason in str(caught.value)


def test_a_zx_ex_has_another_way_to_be_played() -> None:
    drawn = Automatic(when=Occurrence.APPEARS, do=[Draw(1)])
    with pytest.raises(CardError, match="has an Advent, Awaken"):
        encode([Card("T-001", "T", Color.RED, CardType.ZX_EX, cost=2, abilities=[IN_DYNAMIS, drawn])])
