"""Cards that are played without paying: of the hand by another card, from elsewhere, from the Dynamis."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Always,
    Card,
    CardType,
    Color,
    Destroy,
    EventText,
    FaceUp,
    FreePlay,
    PlayFree,
    PlayFrom,
    Tribe,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import Having, Side, Zone

HAND, TRASHED, CHARGED, EVENT, DYNAMIS, SELF = "PF-002", "PF-003", "PF-004", "PF-005", "PF-006", "PF-007"
EVENT_EX, ZX_EX, TURN_UP = "PF-008", "PF-009", "PF-010"
ZHANG_FEI, OATH, CREPUS, HANAKO = "B16-003", "B07-017", "B49-063", "B49-067"
BIG, STRIKE = "B16-018", "IN-008"
YAMATO = "B04-107"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, source: str | None = None, times: int = 0) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET)
    if source is not None:
        board.zx(_square(player, "b1"), source, player)
    return board.resource(player, PLAIN_CARD, times=times)


def _again(g: Play) -> Play:
    assert g.game.status() == []
    return Play(Game.from_position(g.game.position(), card_set=SET))


# -- of the hand, by another card --------------------------------------------------------------------------


@cr("H206", "803")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_lets_others_of_the_hand_be_played_freely(player: int) -> None:
    """PF-002 does so for Z/X of Cost 5 or more; no Resource and no color is needed."""
    at = _square(player, "a1")
    g = _board(player, HAND).hand(player, BIG, PLAIN_CARD, "B01-030").begin()
    assert g.starting("play") == [BIG]
    g.do(f"play {BIG}", f"at {at}")
    assert (g.on(at), g.asleep(player)) == (BIG, 0)
    assert _board(player).hand(player, BIG).begin().starting("play") == []


@cr("H206")
@pytest.mark.parametrize("player", [0, 1])
def test_not_those_of_the_enemy(player: int) -> None:
    board = Scenario(turn_player=player, card_set=SET).zx(_square(player, "b3"), HAND, 1 - player)
    assert board.hand(player, BIG).begin().starting("play") == []


@cr("H206", "803")
@pytest.mark.parametrize("player", [0, 1])
def test_zhang_fei_lets_the_oath_be_used(player: int) -> None:
    g = _board(player, ZHANG_FEI).hand(player, OATH).begin()
    assert g.starting("play") == [OATH]
    g.do(f"play {OATH}")
    while "pass" not in g.texts:
        g.do("done" if "done" in g.texts else g.texts[0])
    assert OATH in g.zone(player, "trash") and g.asleep(player) == 0
    assert _board(player, PLAIN_CARD).hand(player, OATH).begin().starting("play") == []


# -- from elsewhere ----------------------------------------------------------------------------------------


@cr("H206", "H134")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_of_trash_is_played_freely(player: int) -> None:
    at = _square(player, "a1")
    g = _board(player).trash(player, TRASHED, PLAIN_CARD).begin()
    assert g.starting("play") == [f"trash:{TRASHED}"]
    g = _again(g.do(f"play trash:{TRASHED}")).do(f"at {at}")
    assert (g.on(at), g.zone(player, "trash")) == (TRASHED, [PLAIN_CARD])


@cr("H206")
def test_of_charge_by_another_card_and_an_event_in_a_battle_too() -> None:
    g = _board(0, CHARGED).charge(0, BIG, EVENT).trash(0, BIG).begin()
    assert sorted(g.starting("play")) == sorted([f"charge:{BIG}", f"charge:{EVENT}"])
    g.do(f"play charge:{EVENT}")
    assert (g.zone(0, "trash"), g.zone(0, "charge")) == ([BIG, EVENT], [BIG])
    board = _board(0, CHARGED).charge(0, BIG, EVENT).zx("a2", PLAIN_CARD).zx("a3", PLAIN_CARD, 1)
    assert board.begin().attack("a2", "a3").starting("play") == [f"charge:{EVENT}"]


@cr("H134")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("times", "played"), [(1, True), (0, False)])
def test_this_card_of_trash_is_paid_and_goes_where_it_says(player: int, times: int, played: bool) -> None:
    g = _board(player, times=times).trash(player, EVENT).begin()
    assert g.starting("play") == ([f"trash:{EVENT}"] if played else [])
    if played:
        g.do(f"play trash:{EVENT}")
        # It asks whether it was played from Trash.
        assert (g.zone(player, "removed"), len(g.zone(player, "hand")), g.asleep(player)) == ([EVENT], 1, 1)


@cr("H134", "203")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("more", "times", "played"), [(0, 6, True), (0, 5, False), (3, 4, True), (3, 3, False)]
)
def test_crepus_is_played_from_trash_for_less(player: int, more: int, times: int, played: bool) -> None:
    """Cost 6, and 1 less for every 2 cards of Crepus in Trash, itself among them."""
    black = "B01-062"
    board = _board(player).player_card(player, YAMATO).trash(player, *[CREPUS] * (1 + more))
    g = board.resource(player, *[black] * times).begin()
    assert bool(g.starting("play")) == played
    no_yamato = _board(player).trash(player, CREPUS).resource(player, *[black] * 6)
    assert no_yamato.begin().starting("play") == []


# -- from the Dynamis --------------------------------------------------------------------------------------


@cr("H207", "H51", "803")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("face", ["down", "up"])
def test_an_event_ex_stays_in_the_dynamis_face_up(player: int, face: str) -> None:
    board = _board(player, DYNAMIS).cards(player, "dynamis", [{"card": EVENT_EX, "face": face}])
    at = _square(player, "b1")
    g = board.begin()
    assert g.starting("ex") == []  # it costs 9
    g.do(f"use {at}#2")
    g.do(next(text for text in g.texts if text.startswith("choose")))
    # It was a play by the rules from the Dynamis: it draws 2.
    assert len(g.zone(player, "hand")) == 2
    assert "up" in str(g.game.position()["players"][player]["dynamis"])
    assert g.zone(player, "trash") == []


@cr("H207", "1006.2", "H10")
@pytest.mark.parametrize("player", [0, 1])
def test_a_zx_ex_appears_from_the_dynamis_without_its_advent(player: int) -> None:
    at = _square(player, "a1")
    board = _board(player, DYNAMIS).cards(player, "dynamis", [ZX_EX])
    g = board.begin()
    assert g.starting("ex") == []
    g.do(f"use {_square(player, 'b1')}")
    g.do(next(text for text in g.texts if text.startswith("choose")))
    g = _again(g).do(f"at {at}")
    assert (g.on(at), len(g.zone(player, "hand"))) == (ZX_EX, 1)


@cr("H207")
@pytest.mark.parametrize("player", [0, 1])
def test_no_effect_plays_an_overboost(player: int) -> None:
    board = _board(player, DYNAMIS).cards(player, "dynamis", ["T-118", ZX_EX])
    g = board.begin().do(f"use {_square(player, 'b1')}", "choose dynamis:T-118")
    assert g.starting("at") == []
    assert sorted(g.zone(player, "dynamis")) == sorted(["T-118", ZX_EX])


@cr("H207", "Z21")
def test_it_is_not_the_one_play_of_the_turn() -> None:
    board = _board(0, DYNAMIS, times=9).cards(0, "dynamis", [EVENT_EX, ZX_EX])
    g = board.resource(0, *["B01-022"] * 9).begin().do("use b1")
    while g.starting("choose") or g.starting("at"):
        g.do(next(text for text in g.texts if text.startswith(("choose", "at"))))
    assert g.starting("ex") == [EVENT_EX]
    g.do(f"ex {EVENT_EX}")
    assert len(g.zone(0, "hand")) == 3


@cr("H207", "Z21", "H105")
@pytest.mark.parametrize("player", [0, 1])
def test_a_regular_play_by_an_ability_is_not_the_one_play_either(player: int) -> None:
    board = _board(player, DYNAMIS).cards(player, "dynamis", [EVENT_EX, EVENT_EX])
    g = board.resource(player, *["B01-022"] * 9).begin().do(f"use {_square(player, 'b1')}#2")
    g.do(next(text for text in g.texts if text.startswith("choose")))
    assert (len(g.zone(player, "hand")), g.starting("ex")) == (2, [EVENT_EX])
    g.do(f"ex {EVENT_EX}")
    assert (len(g.zone(player, "hand")), g.asleep(player), g.starting("ex")) == (4, 9, [])


@cr("H207", "807")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_of_the_dynamis_plays_itself(player: int) -> None:
    at = _square(player, "a1")
    g = _board(player).cards(player, "dynamis", [{"card": SELF, "face": "up"}]).begin()
    assert [text for text in g.texts if SELF in text] == [f"use dynamis:{SELF} face up"]
    g = _again(g.do(f"use dynamis:{SELF} face up")).do(f"at {at}")
    assert (g.on(at), g.zone(player, "dynamis")) == (SELF, [])


@cr("H207")
def test_the_opponent_sees_what_is_played_and_not_what_is_left() -> None:
    g = _board(0, DYNAMIS).cards(0, "dynamis", [ZX_EX, EVENT_EX]).begin().do("use b1")
    g.do(next(text for text in g.texts if ZX_EX in text))
    seen = str(g.game.view(1).board())
    assert ZX_EX in seen and EVENT_EX not in seen


@cr("313")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_of_a_name_is_turned_face_up(player: int) -> None:
    board = _board(player, times=1).hand(player, TURN_UP).cards(player, "dynamis", [EVENT_EX, ZX_EX])
    g = board.begin().do(f"play {TURN_UP}")
    g.do(next(text for text in g.texts if text.startswith("choose")))
    there = g.game.position()["players"][player]["dynamis"]
    assert {str(one) for one in there if "up" in str(one)} == {
        str(one) for one in there if EVENT_EX in str(one)
    }


# -- words and refusals ------------------------------------------------------------------------------------


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert "from your hand without paying their Cost" in say(pool.card_of(HAND))
    assert say(pool.card_of(TRASHED)) == (
        "[Always] (Trash) While it is your turn, you can also play this card, without paying its Cost."
    )
    assert "removed from the game instead of put into Trash" in say(pool.card_of(EVENT))
    assert say(pool.card_of(TURN_UP)) == '[Event] Turn 1 face-down "PF-008" in your Dynamis face up.'


def _always(word: object, **keys: object) -> Card:
    return Card("T-001", "T", Color.RED, cost=2, power=500, abilities=[Always(do=[word], **keys)])  # type: ignore


def _event(word: object) -> Card:
    return Card("T-001", "T", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("card_", "path", "reason"),
    [
        (_always(FreePlay(each(zx(Side.ENEMY, zone=Zone.HAND)))), "do[0].to", "own cards"),
        (_always(FreePlay(each(zx(Side.OWN, zone=Zone.TRASH)))), "do[0].to", "from the hand"),
        (_always(FreePlay(each(zx(Side.OWN, zone=Zone.HAND, power_at_least=500)))), "do[0].to", "asked"),
        (_always(FreePlay(each(card(Side.OWN, Zone.HAND, kind=CardType.SHIFT)))), "do[0]", "no SHIFT card"),
        (_always(PlayFrom(THIS)), "do[0].cards", "SQUARE"),
        (_always(PlayFrom(THIS), valid_in=(Zone.TRASH, Zone.HAND)), "do[0].cards", "HAND"),
        (_always(PlayFrom(THIS, then=Zone.REMOVED), valid_in=Zone.TRASH), "do[0].then", "only Events"),
        (_always(PlayFrom(card(Side.OWN, Zone.DYNAMIS), free=True)), "do[0].cards.zone", "DYNAMIS"),
        (_event(PlayFree(choose(1, card(Side.OWN, Zone.DYNAMIS)))), "do[0].what", "say its `kind`"),
        (_event(PlayFree(choose(1, zx(Side.ENEMY, zone=Zone.DYNAMIS)))), "do[0].what", "own card"),
        (
            _event(PlayFree(choose(1, card(Side.OWN, Zone.DYNAMIS, kind=CardType.SHIFT)))),
            "do[0]",
            "no rule plays",
        ),
        (_event(FaceUp()), "do[0]", "by its tribe"),
        (_event(FaceUp(Tribe.ANGEL, named="Coal Armadillo")), "do[0]", "by its tribe"),
        (_event(Destroy(choose(1, zx(having=(Having.FORCE_OF_THIS,))))), "do[0]", "Force"),
    ],
)
def test_what_no_rule_plays_is_refused(card_: Card, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([card_])
    assert path in str(error.value) and reason in str(error.value)
