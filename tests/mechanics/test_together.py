"""Ruling Z51: simultaneous events are seen as a whole, for all places and owners of the cards."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.mechanics.scenes import Scene, scenes
from tests.scenario import Play, Scenario
from zx_env.zx.decision.observation import Fact, named

ALPINE = "!resource=red2*10 resource=red2*2,black2*4 deck=red2*9 hand=this dynamis=B17-104^*2"
SLEPT = "play this; at a1; yes"


@cr("Z51", "904.1")
@scenes(
    ("K-001", "a1=this c1=red2 hand=T-212", "play T-212; resolve this", "hand=2 charge=this,red2"),
    ("K-001", "c1=this a1=red2 hand=T-212", "play T-212; resolve this", "hand=2 charge=this,red2"),
    (
        "K-001",
        "b2=this a1=red2 c3=red2 hand=T-212",
        "play T-212; resolve this *2",
        "hand=3 charge=this,red2*2",
    ),
)
def test_lethal_damage_is_seen_whole(scene: Scene) -> None:
    scene.play()


@cr("Z51", "1007")
@scenes(
    ("K-001", "a1=this c1=red2 hand=K-101", "play K-101; resolve this", "hand=2"),
    ("K-001", "c1=this a1=red2 hand=K-101", "play K-101; resolve this", "hand=2"),
    ("K-001", "c1=this a1=red2 hand=K-103", "play K-103; choose a1; choose c1; resolve this", "hand=2"),
    ("K-001", "c1=this a1=red2 hand=K-103", "play K-103; choose c1; choose a1; resolve this", "hand=2"),
    ("K-002", "c1=this a1=red2 hand=K-101", "play K-101; resolve this", "hand=2"),
    ("K-002", "a1=this c1=red2 hand=K-101", "play K-101; resolve this", "hand=2"),
)
def test_destruction_is_seen_whole_in_whatever_order_it_was_chosen(scene: Scene) -> None:
    scene.play()


@cr("Z51")
@scenes(
    ("K-004", "a1=this c1=red2 hand=K-102", "play K-102; resolve this", "hand=4"),
    ("K-004", "c1=this a1=red2 hand=K-102", "play K-102; resolve this", "hand=4"),
    ("K-003", "a1=this c1=red2 hand=K-104", "play K-104; resolve this", "hand=2 charge=this,red2"),
    ("K-003", "c1=this a1=red2 hand=K-104", "play K-104; resolve this", "hand=2 charge=this,red2"),
    (
        "K-005",
        "a1=this hand=K-105,red2,blue2",
        "play K-105; choose hand:red2; choose hand:blue2; resolve a1 *2",
        "hand=3 trash=3",
    ),
)
def test_moves_are_seen_whole(scene: Scene) -> None:
    scene.play()


@cr("Z51", "905.1(i)", "905.1(iii)")
@scenes(
    (
        "K-005",
        "a1=this c1=red2 hand=red2,blue2 resource=red2*2",
        "play red2; at a1",
        "a1=red2 hand=2 trash=this",
    ),
)
def test_a_z_x_sees_itself_replaced(scene: Scene) -> None:
    scene.play()


@cr("Z51", "Z13", "208")
@scenes(
    ("K-006", "a1=this b1=K-007 c1=red2 hand=K-101", "play K-101; resolve this", "hand=2"),
    ("K-006", "a1=K-007 b1=red2 c1=this hand=K-101", "play K-101; resolve this", "hand=2"),
    ("K-006", "a1=red2 c1=K-007 b1=this hand=K-101", "play K-101; resolve this", "hand=2"),
)
def test_what_has_left_is_asked_as_it_was_just_before(scene: Scene) -> None:
    scene.play()


@cr("Z51")
@scenes(
    (
        "B17-062",
        f"a3=!B15-044 c3=!B01-003 {ALPINE}",
        f"{SLEPT}; resolve enemy B15-044; by 1; done; by 1; done; by 0; not resolve",
        "!charge=B15-044,B01-003",
    ),
    (
        "B17-062",
        f"c3=!B15-044 a3=!B01-003 {ALPINE}",
        f"{SLEPT}; resolve enemy B15-044; by 1; done; by 1; done; by 0; not resolve",
        "!charge=B15-044,B01-003",
    ),
)
def test_alpine_sees_itself_and_the_one_beside_it_destroyed(scene: Scene) -> None:
    scene.play()


@cr("Z52", "910.1")
@scenes(
    ("K-003", "a1=this b1=B16-019 hand=T-218", "play T-218; choose b1", "hand=1 charge=- dynamis=B16-019"),
    ("K-003", "a1=this b1=B16-019 hand=K-103", "play K-103; choose b1; done", "hand=1 charge=- up=1"),
    ("K-004", "a1=this b1=B16-019 hand=K-106", "play K-106; choose b1", "hand=1 dynamis=B16-019 up=1"),
    ("K-005", "a1=this b1=B16-019 hand=K-107", "play K-107; choose b1; resolve a1", "hand=2 up=1 trash=1"),
)
def test_a_z_x_ex_was_put_where_it_would_go(scene: Scene) -> None:
    scene.play()


@cr("Z52", "912.1")
@scenes(
    ("K-003", "a1=this b1=E08-T01 hand=T-218", "play T-218; choose b1", "hand=1 charge=- b1=-"),
    ("K-003", "a1=this b1=E08-T01 hand=K-103", "play K-103; choose b1; done", "hand=1 charge=-"),
)
def test_a_token_was_put_where_it_would_go(scene: Scene) -> None:
    scene.play()


SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def _nine(number: str) -> Play:
    """Nine of them, one of player 1 on its Player Square, destroyed at once by K-101."""
    board = Scenario(card_set=SET).hand(0, "K-101")
    for square in SQUARES:
        board.zx(square, number, owner=int(square == "b3"))
    g = board.begin().do("play K-101")
    while g.starting("choose"):
        g.do(g.texts[0])  # CR 906.1: five of eight cards are too many
    return g


def _waiting(g: Play) -> int:
    return int(named(g.game.observe(0))["facts"][Fact.WAITING_ABILITIES])


@cr("Z51", "Z13")
@pytest.mark.parametrize(("number", "abilities"), [("K-010", 3)])
def test_nine_that_see_nine_destroyed_wait_each_for_each(number: str, abilities: int) -> None:
    """Nine equal waits are stored as one: 9 x 9 times 3 abilities fill no list."""
    g = _nine(number)
    assert _waiting(g) == min(9 * 9 * abilities, 127)
    assert g.game._games[0].waiting_count == 9 * abilities
    times = 0
    while g.starting("resolve"):
        # Nobody is asked for the last one.
        g.do(next(text for text in g.texts if text.startswith("resolve")))
        times += 1
    assert times == 9 * 9 * abilities - 1
    assert g.texts == ["pass"]


@cr("Z51")
def test_what_speaks_of_each_destroyed_card_waits_for_each() -> None:
    """K-011 takes that card, so that its times are not alike."""
    board = Scenario(card_set=SET).hand(0, "K-101").zx("a1", "K-011").zx("b1", "B01-003").zx("c1", "B01-021")
    g = board.begin().do("play K-101")
    assert g.texts == ["resolve K-011", "resolve K-011#2", "resolve K-011#3"]
    g.do("resolve K-011#2")
    assert (g.zone(0, "hand"), sorted(g.zone(0, "charge"))) == (["B01-003"], ["B01-021", "K-011"])


@cr("H75", "Z51")
@scenes(
    # Either of two that the name lets act once a turn, wherever it stands; the other then does nothing.
    (
        "K-012",
        "a1=this c1=this~ b2=red2 hand=K-103",
        "play K-103; choose b2; done; resolve a1; yes",
        "a1=- c1=this~ hand=2",
    ),
    (
        "K-012",
        "a1=this c1=this~ b2=red2 hand=K-103",
        "play K-103; choose b2; done; resolve c1; yes",
        "a1=this c1=- hand=2",
    ),
    # Declined is used, too.
    (
        "K-012",
        "a1=this c1=this b2=red2 hand=K-103",
        "play K-103; choose b2; done; resolve c1; no; not resolve",
        "hand=0",
    ),
)
def test_once_a_turn_by_name_is_for_the_one_that_is_picked(scene: Scene) -> None:
    scene.play()


@cr("Z51", "Z35", "1006.3", "H76")
@scenes(
    # Cards that appear together see each other, in whatever order they and their Squares are chosen.
    (
        "K-013",
        "hand=K-014 trash=this,red2 b2=blue2",
        "play K-014; choose trash:this; choose trash:red2; choose a1; not choose a1; choose c1",
        "a1=this c1=red2 hand=1",
    ),
    (
        "K-013",
        "hand=K-014 trash=this,red2 b2=blue2",
        "play K-014; choose trash:red2; choose trash:this; choose a1; choose c1",
        "a1=red2 c1=this hand=1",
    ),
    (
        "K-013",
        "hand=K-014 trash=this*2",
        "play K-014; choose trash:this; choose trash:this; choose a1; choose c1; resolve a1",
        "a1=this c1=this hand=2",
    ),
    # With one Square free, the other stays where it is.
    (
        "K-013",
        "hand=K-014 trash=this,red2 a1=red2 c1=red2 a2=red2 b2=red2 c2=red2 a3=red2",
        "play K-014; choose trash:red2; choose trash:this; choose c3",
        "c3=red2 hand=0",
    ),
)
def test_cards_that_appear_together_see_each_other(scene: Scene) -> None:
    scene.play()


BOTH = "choose trash:red2; choose trash:blue2"
ONE_SQUARE = "a1=red2 c1=red2 a2=red2 b2=red2 c2=red2 a3=red2"


@cr("Z19", "Z25", "Z35")
@scenes(
    ("K-141", "hand=this trash=red2,blue2", f"play this; {BOTH}; choose a1; choose c1", "a1=red2 hand=1"),
    # One card fewer than the effect names, or one Square fewer: it is not done completely.
    ("K-141", "hand=this trash=red2", "play this; choose trash:red2; choose a1", "a1=red2 hand=0"),
    ("K-141", f"hand=this trash=red2,blue2 {ONE_SQUARE}", f"play this; {BOTH}; choose c3", "c3=red2 hand=0"),
    # The cards that were put there are counted, not the two destroyed before.
    ("K-142", "hand=this trash=red2,blue2", f"play this; {BOTH}; choose a1; choose c1", "a1=red2 hand=1"),
    (
        "K-142",
        "hand=this trash=red2 a3=!red2 c3=!red2",
        "play this; choose trash:red2; choose a1",
        "a1=red2 hand=0",
    ),
)
def test_putting_several_cards_is_done_if_all_of_them_were_put(scene: Scene) -> None:
    scene.play()


@cr("Z51")
def test_z_x_that_move_together_leave_their_squares_together() -> None:
    g = Scenario(card_set=SET).hand(0, "K-015").zx("a1", "B01-003").zx("c1", "B01-021").begin()
    g.do("play K-015", "choose a1", "choose c1", "choose a2")
    assert "a1" not in g.starting("choose")
    g.do("choose c2")
    assert (g.on("a2"), g.on("c2"), g.on("a1"), g.on("c1")) == ("B01-003", "B01-021", None, None)


@cr("304.3", "Z42", "Z51")
@scenes(
    # A card that leaves Life triggers after it has left: the Anxious draws with three cards or less.
    ("T-134", "a1=this hand=T-135", "play T-135", "hand=1"),
)
def test_life_has_decreased_when_it_is_told(scene: Scene) -> None:
    scene.play()


@cr("Z51", "605.5")
@pytest.mark.parametrize(("times", "drawn"), [(1, 2), (2, 4)])
def test_an_ability_given_twice_waits_twice_for_the_same_card(times: int, drawn: int) -> None:
    """Q-181 lets a Z/X draw as many cards as the destroyed one costs."""
    board = Scenario(card_set=SET).zx("b2", "B01-003").zx("a3", "B01-003", owner=1)
    g = board.hand(0, *["Q-181"] * times, "K-103").deck(0, *["B01-003"] * 10).begin()
    for _ in range(times):
        g.do("play Q-181")
        if g.starting("choose"):
            g.do("choose b2")
    g.do("play K-103", "choose a3")
    while not g.starting("play") and g.texts != ["pass"]:
        g.do("done" if "done" in g.texts else g.texts[0])
    assert len(g.zone(0, "hand")) == drawn
