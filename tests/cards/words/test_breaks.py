"""Break (ブレイク): a Z/X becomes face-down Force of one from the hand (rulings H245 to H247)."""

from typing import Any

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    IT,
    KEPT,
    Break,
    Card,
    Destroy,
    Effect,
    EventText,
    Move,
    Put,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import CardType, Color, Having, Side, Zone

BREAK, ALTER, RISEN, FLEETING, WATCHER = "TB-001", "TB-002", "TB-003", "TB-004", "TB-005"
WITH_FORCE_ABILITIES, ANY_BREAK, NOT_ON_PLAYER_SQUARE, FACE_UP = "TB-006", "TB-007", "TB-008", "TB-009"
ALTER_FIEYU, BREAK_FIEYU, FIEYU, HUMILIATED, WHEEL_BLADES = (
    *("B37-055", "B37-077", "B37-089"),
    *("B37-091", "B38-059"),
)
GREEN = "B01-083"
PHASE_ASKER, FROM_THE_DECK, FROM_THE_HAND = "TB-010", "TB-011", "V-105"
TANK, AN_EX = "B01-013", "X-010"
BOTH = [0, 1]


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str, turn_player: int | None = None) -> Scenario:
    scene = Scenario(turn_player=player if turn_player is None else turn_player, card_set=SET)
    for one in BOTH:
        scene.deck(one, *[PLAIN_CARD] * 10)
    return scene.hand(player, *hand).resource(player, PLAIN_CARD, times=7)


def _with_force(scene: Scenario, square: str, *force: object) -> Scenario:
    scene.position["squares"][square][-1]["force"] = list(force)
    return scene


def _there(g: Play, square: str) -> dict[str, Any]:
    return g.game.position()["squares"][square]


def _settle(g: Play) -> Play:
    """Choose the first card that can be chosen, as often as one is asked for."""
    while g.starting("resolve") or g.starting("choose"):
        g.do(next(text for text in g.texts if text.startswith(("choose", "resolve"))))
    return g


@cr("H245", "H246", "312", "1009")
@pytest.mark.parametrize("player", BOTH)
def test_the_z_x_of_the_hand_appears_on_the_other(player: int) -> None:
    at = _square(player, "b2")
    g = _board(player, BREAK, RISEN).zx(at, ALTER, player).begin().do(f"play {BREAK}")
    _settle(g)
    there = _there(g, at)
    assert there["card"] == RISEN and there["state"] == "reboot"
    assert there["force"] == [{"card": ALTER, "face": "down"}]
    # In Break when it appears: it draws 2.
    assert len(g.zone(player, "hand")) == 2
    assert g.power(at) == 9000


@cr("H245")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("hand", [(), (PLAIN_CARD,)])
def test_without_the_other_z_x_nothing_happens(player: int, hand: tuple[str, ...]) -> None:
    at = _square(player, "b2")
    g = _settle(_board(player, BREAK, *hand).zx(at, ALTER, player).begin().do(f"play {BREAK}"))
    if g.starting("done"):
        g.do("done")
    assert g.on(at) == ALTER and g.power(at) == 5000
    assert g.zone(player, "hand") == list(hand)


@cr("H245")
def test_a_sleeping_z_x_is_not_described() -> None:
    g = _board(0, BREAK, RISEN).zx("b2", ALTER, state="sleep").begin().do(f"play {BREAK}")
    assert _settle(g).on("b2") == ALTER and g.zone(0, "hand") == [RISEN]


@cr("H247", "604.3a", "604.3d")
@pytest.mark.parametrize("player", BOTH)
def test_the_attack_goes_on_against_the_z_x_that_appears(player: int) -> None:
    at, from_ = _square(player, "b2"), _square(player, "b3")
    board = _board(player, BREAK, RISEN, turn_player=1 - player)
    g = board.zx(at, ALTER, player).zx(from_, TANK, 1 - player).begin().attack(from_, at)
    g.do("pass", f"play {BREAK}")
    _settle(g)
    g = Play(Game.from_position(g.game.position(), card_set=SET))
    g.do("pass", "pass")
    # 8000 damage to the Power 7000 + 2000 of the other Z/X, which is still there.
    assert g.on(at) == RISEN and g.damage(at) == 8000


@cr("H246")
@pytest.mark.parametrize("player", BOTH)
def test_a_z_x_that_is_played_is_not_in_break(player: int) -> None:
    at = _square(player, "a1")
    g = _board(player, RISEN).begin().do(f"play {RISEN}", f"at {at}")
    _settle(g)
    assert g.on(at) == RISEN and g.zone(player, "hand") == []
    assert not g.starting("use")


@cr("H246")
@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("owner", BOTH)
def test_only_what_lies_face_down_lets_it_be_in_break(face: str, owner: int) -> None:
    board = _board(0).zx("a1", RISEN, owner).zx("c1", WATCHER).zx("c2", FLEETING)
    g = _with_force(board, "a1", {"card": ALTER, "face": face}).begin()
    is_own = face == "down" and owner == 0
    assert g.power("c1") == (8000 if is_own else 5000)
    assert bool(g.starting("use")) == is_own
    g.do("pass")
    _settle(g)
    assert (g.on("c2") == FLEETING) == is_own


@cr("H245", "312")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("face_down", [False, True])
def test_a_force_has_no_abilities_while_it_lies_face_down(player: int, face_down: bool) -> None:
    at = _square(player, "b2")
    if face_down:
        g = _board(player, ANY_BREAK, RISEN).zx(at, WITH_FORCE_ABILITIES, player).begin()
        g = _settle(g.do(f"play {ANY_BREAK}"))
        # It leaves its Square: 1 card. The other is in Break: 2 cards. Nothing for what becomes Force.
        assert g.power(at) == 7000 and len(g.zone(player, "hand")) == 3
    else:
        g = _board(player, FACE_UP, WITH_FORCE_ABILITIES).zx(at, RISEN, player).begin()
        g = _settle(g.do(f"play {FACE_UP}"))
        assert g.power(at) == 11000 and len(g.zone(player, "hand")) == 1


@cr("H245", "H246", "908.1")
@pytest.mark.parametrize("player", BOTH)
def test_the_force_can_be_taken_away_as_a_cost(player: int) -> None:
    at = _square(player, "b2")
    board = _board(player).zx(at, RISEN, player)
    g = _with_force(board, at, ALTER, {"card": ALTER, "face": "down"}).begin()
    g = Play(Game.from_position(g.game.position(), card_set=SET))
    g.do(next(text for text in g.texts if text.startswith("use")))
    _settle(g)
    assert g.zone(player, "trash") == [ALTER] and _there(g, at)["force"] == [ALTER]
    assert len(g.zone(player, "hand")) == 1 and not g.starting("use")


@cr("H245", "908.1")
def test_what_lay_under_the_first_goes_into_trash() -> None:
    board = _with_force(_board(0, BREAK, RISEN).zx("b2", ALTER), "b2", PLAIN_CARD)
    g = _settle(board.begin().do(f"play {BREAK}"))
    assert _there(g, "b2")["force"] == [{"card": ALTER, "face": "down"}]
    assert PLAIN_CARD in g.zone(0, "trash")


@cr("H246", "910.1")
@pytest.mark.parametrize("player", BOTH)
def test_a_z_x_ex_is_no_force_and_so_there_is_no_break(player: int) -> None:
    at = _square(player, "b2")
    g = _settle(_board(player, ANY_BREAK, RISEN).zx(at, AN_EX, player).begin().do(f"play {ANY_BREAK}"))
    assert g.on(at) == RISEN and "force" not in _there(g, at)
    assert g.zone(player, "hand") == [] and len(g.zone(player, "dynamis")) == 1


@cr("H245")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("square", "there"), [("b1", ALTER), ("b2", NOT_ON_PLAYER_SQUARE)])
def test_a_z_x_that_cannot_be_put_there_changes_nothing(player: int, square: str, there: str) -> None:
    at = _square(player, square)
    g = _board(player, ANY_BREAK, NOT_ON_PLAYER_SQUARE).zx(at, ALTER, player).begin()
    g = _settle(g.do(f"play {ANY_BREAK}"))
    assert g.on(at) == there


@cr("H248", "504")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("foe_puts", [False, True])
@pytest.mark.parametrize("own_puts", [False, True])
def test_what_was_put_into_resource_in_the_latest_phase(player: int, foe_puts: bool, own_puts: bool) -> None:
    foe = 1 - player
    scene = Scenario(turn_player=foe, card_set=SET, phase="resource")
    g = scene.hand(foe, PLAIN_CARD).hand(player, PHASE_ASKER, PLAIN_CARD).begin()
    g.do(f"resource {PLAIN_CARD}" if foe_puts else "pass", "pass")
    assert g.to_play == player
    g = Play(Game.from_position(g.game.position(), card_set=SET))
    g.do(f"resource {PLAIN_CARD}" if own_puts else "pass")
    before = len(g.zone(player, "hand"))
    g.do(f"play {PHASE_ASKER}")
    # 1 for the opponent's phase, 3 for the own one.
    drawn = len(g.zone(player, "hand")) - (before - 1)
    assert drawn == (0 if foe_puts else 1) + (0 if own_puts else 3)


@cr("H248")
@pytest.mark.parametrize("player", BOTH)
def test_a_card_of_the_deck_is_none_of_the_hand(player: int) -> None:
    scene = Scenario(turn_player=1 - player, card_set=SET).zx(_square(player, "b1"), FROM_THE_DECK, player)
    scene.hand(player, PHASE_ASKER, PLAIN_CARD).deck(player, *[PLAIN_CARD] * 10)
    g = scene.begin().do("pass")
    assert g.to_play == player
    _settle(g)
    assert len(g.zone(player, "resource")) == 1
    before = len(g.zone(player, "hand"))
    g.do("pass", f"play {PHASE_ASKER}")
    # 3 for the own phase; the opponent has had none.
    assert len(g.zone(player, "hand")) - (before - 1) == 3


@cr("H248")
@pytest.mark.parametrize("player", BOTH)
def test_a_card_put_into_resource_in_another_phase_does_not_count(player: int) -> None:
    scene = Scenario(turn_player=player, card_set=SET, phase="resource")
    scene.zx(_square(player, "b1"), FROM_THE_HAND, player)
    scene.hand(player, PHASE_ASKER, PLAIN_CARD, PLAIN_CARD).deck(player, *[PLAIN_CARD] * 10)
    g = scene.begin().do("pass")
    g.do(next(text for text in g.texts if text.startswith("use")))
    g.do(f"choose hand:{PLAIN_CARD}")
    assert len(g.zone(player, "resource")) == 1
    before = len(g.zone(player, "hand"))
    g.do(f"play {PHASE_ASKER}")
    assert len(g.zone(player, "hand")) - (before - 1) == 3


@cr("H248")
def test_a_phase_that_has_not_been_counts_for_nothing() -> None:
    g = _board(0, PHASE_ASKER).begin().do(f"play {PHASE_ASKER}")
    assert g.zone(0, "hand") == []


# -- the printed cards ------------------------------------------------------------------------------------


def _souma(player: int, turn_player: int, *hand: str, enemy_resource: int = 5) -> Scenario:
    """`player` has the Alter of Fieyu on its b2 and the Break Event in its Dynamis."""
    scene = Scenario(turn_player=turn_player, card_set=SET).player_card(player, EVERYBODY).hand(player, *hand)
    scene.cards(player, "dynamis", [BREAK_FIEYU]).resource(player, GREEN, times=3)
    return scene.resource(1 - player, PLAIN_CARD, times=enemy_resource).zx(
        _square(player, "b2"), ALTER_FIEYU, player
    )


@cr("H245", "H246")
@pytest.mark.parametrize("player", BOTH)
def test_b37_077_breaks_the_alter_in_the_own_turn_for_nothing(player: int) -> None:
    at, enemy = _square(player, "b2"), _square(player, "a2")
    scene = _souma(player, player, FIEYU).zx(enemy, TANK, 1 - player).trash(player, PLAIN_CARD)
    g = scene.deck(player, *[PLAIN_CARD] * 5).begin().do(f"ex {BREAK_FIEYU}")
    while g.on(enemy) or g.starting("choose") or g.starting("resolve") or "yes" in g.texts:
        g.do("yes" if "yes" in g.texts else next(t for t in g.texts if t.startswith(("choose", "resolve"))))
    assert g.on(at) == FIEYU and g.asleep(player) == 2  # one from the deck, one from Trash
    assert len(g.zone(player, "resource")) == 5 and g.zone(player, "trash") == []
    assert g.zone(1 - player, "charge") == [TANK]


@cr("H245", "H247")
@pytest.mark.parametrize("player", BOTH)
def test_b37_077_costs_1_in_the_turn_of_the_opponent(player: int) -> None:
    at, enemy = _square(player, "b2"), _square(player, "a2")
    scene = _souma(player, 1 - player, FIEYU).zx(enemy, TANK, 1 - player).trash(player, PLAIN_CARD)
    g = scene.begin().attack(enemy, at).do("pass", f"ex {BREAK_FIEYU}")
    while g.starting("choose") or g.starting("resolve"):
        g.do(next(t for t in g.texts if t.startswith(("choose", "resolve"))))
    # Its attacker is destroyed: the battle ends without damage. The first ability is of the own turn.
    assert g.on(at) == FIEYU and g.damage(at) == 0 and g.on(enemy) is None
    assert g.asleep(player) == 2 and len(g.zone(player, "resource")) == 4


@cr("H248")
@pytest.mark.parametrize("player", BOTH)
def test_b37_077_needs_five_resource_or_a_phase_without(player: int) -> None:
    g = _souma(player, player, FIEYU, enemy_resource=4).begin().do(f"ex {BREAK_FIEYU}")
    assert not g.starting("choose") and g.on(_square(player, "b2")) == ALTER_FIEYU


@cr("H246")
@pytest.mark.parametrize("player", BOTH)
def test_b37_091_takes_the_place_of_a_ys_in_break(player: int) -> None:
    at, other = _square(player, "b2"), _square(player, "c2")
    scene = Scenario(turn_player=player, card_set=SET).player_card(player, EVERYBODY).hand(player, HUMILIATED)
    scene = _with_force(scene.zx(other, WHEEL_BLADES, player), other, WHEEL_BLADES)
    scene = _with_force(scene.zx(at, WHEEL_BLADES, player), at, {"card": HUMILIATED, "face": "down"})
    g = scene.begin()
    assert g.power(at) == g.power(other) == 12000
    g.do(next(text for text in g.texts if text.startswith("use")))
    while g.starting("choose") or g.starting("resolve"):
        g.do(next(t for t in g.texts if t.startswith(("choose", "resolve"))))
    # Only the Ys whose Force lies face down could pay for it.
    assert g.on(at) == HUMILIATED and g.power(other) == 9000
    assert g.zone(player, "hand") == [WHEEL_BLADES] and g.zone(player, "trash") == [HUMILIATED]


_OWN = zx(Side.OWN)
_HAND = zx(Side.OWN, zone=Zone.HAND)


@cr("H245", "H246")
@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ([Break(choose(2, _OWN), into=choose(1, _HAND))], "without `up_to`"),
        ([Break(choose(1, _OWN, up_to=True), into=choose(1, _HAND))], "without `up_to`"),
        ([Break(choose(1, _OWN), into=choose(1, _HAND, keep=True)), Destroy(KEPT)], "without `up_to`"),
        ([Break(choose(1, zx(Side.ENEMY)), into=choose(1, _HAND))], "an own Z/X on a Square"),
        ([Break(choose(1, _OWN), into=choose(1, card(Side.OWN, Zone.HAND)))], "an own Z/X of the own hand"),
        ([Break(choose(1, _OWN), into=choose(1, zx(Side.OWN, zone=Zone.TRASH)))], "of the own hand"),
        ([Break(choose(1, _OWN, by=Side.ENEMY), into=choose(1, _HAND))], "chooses both"),
        (
            [
                Move(choose(1, card(Side.OWN, Zone.HAND), keep=True), Zone.TRASH),
                Break(choose(1, _OWN), into=choose(1, _HAND)),
                Put(KEPT, ANY_SQUARE),
            ],
            "keeps none",
        ),
        ([Destroy(choose(1, zx(having=(Having.LIES_FACE_DOWN,))))], "Force zone"),
        ([Destroy(each(zx(having=(Having.IN_BREAK, Having.WITHOUT_FORCE))))], "no card is"),
        ([Move(choose(1, zx(zone=Zone.TRASH, having=(Having.IN_BREAK,))), Zone.HAND)], "on Squares"),
    ],
)
def test_refusals(words: list[Effect], wrong: str) -> None:
    one = Card("MY-1", "One", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=words)])
    with pytest.raises(CardError, match=wrong):
        encode([one])


def test_it_is_the_z_x_that_appeared() -> None:
    words = [Break(choose(1, _OWN), into=choose(1, _HAND)), Destroy(IT)]
    one = Card("MY-1", "One", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=words)])
    encode([one])
    assert say(one) == ("[Event] Break 1 Z/X of yours on a Square into 1 Z/X from your hand. Destroy it.")
