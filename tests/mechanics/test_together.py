"""Ruling Z51: what happens together is seen whole, wherever the cards stand and whose they are."""

from tests.citations import cr
from tests.mechanics.scenes import Scene, scenes

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
