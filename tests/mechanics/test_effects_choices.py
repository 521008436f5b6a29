"""Effects that let a player choose: how many, which of several, to pay or not, how to divide."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    (
        "B02-020",
        "a2=!red6 c2=!red5 c3=!red7 hand=this resource=red2*4",
        "play this; choose a2; choose c3; not choose",
        "damage.a2=5000 damage.c2=0 damage.c3=5000",
    ),
    (
        "B02-020",
        "a2=!red6 c2=!red5 hand=this resource=red2*4",
        "play this; choose c2; done",
        "damage.a2=0 damage.c2=5000",
    ),
    ("B02-020", "a2=!red6 hand=this resource=red2*4", "play this; done", "damage.a2=0"),
    (
        "B02-038",
        "a2=!red3 c2=!blue3 c3=!red4 hand=this resource=blue2*2",
        "play this; ? a2 c2; choose a2; choose c2",
        "!hand=red3,blue3 c3=red4",
    ),
    ("B02-038", "a2=!red3 hand=this resource=blue2*2", "play this; done", "a2=red3"),
    (
        "B02-080",
        "a2=!red3 c2=!blue3 b3=!red2 hand=this resource=black2*4",
        "play this; ? a2 c2; choose c2; done",
        "!charge=blue3 a2=red3",
    ),
    (
        "B02-098",
        "hand=this resource=green2*2,green5,red7",
        "play this; choose resource:red7; choose resource:green5 sleep",
        "hand=red7,green5 resource=green2*2",
    ),
    (
        "B02-098",
        "hand=this resource=green2*3,red7",
        "play this; choose resource:red7; done",
        "hand=red7 resource=green2*3",
    ),
)
def test_up_to_n(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B05-019",
        "b1=red7 b2=red2 a3=!red2 c2=!red5 hand=this resource=red2*3",
        "play this; yes",
        "b2=- damage.c2=7000 a3=red2",
    ),
    (
        "B12-018",
        "c2=this c3=!red2 a2=!red5 a3=!red6 hand=red2",
        "attack c2; target c3; pass; pass; choose hand:red2; yes; yes; ? a2; choose a2",
        "!removed=red5 trash=red2",
    ),
    (
        "B11-075",
        "b1=this a2=!red7 hand=red2 player=barahara",
        "use b1; yes; choose a2; not use",
        "a2=- trash=red2",
    ),
    (
        "B20-012",
        "a2=!red7 c2=!red2 a3=!red2 b2=red2 hand=this resource=red2*5 dynamis=waker^*5",
        "play this; at b1; yes; yes",
        "!removed=red7,red2 a3=red2 b2=red2",
    ),
    ("B22-073", "b1=this a1=red2 a2=!red7 player=yamato", "use b1; no; choose a2", "a2=- charge=red2"),
)
def test_modal_choice(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-014",
        "a2=!red6 hand=this resource=red2*7",
        "play this; at b1; yes; choose a2",
        "damage.a2=6000 asleep=7",
    ),
    ("B02-014", "a2=!red6 hand=this resource=red2*7", "play this; at b1; no", "damage.a2=0 asleep=5"),
    ("B02-014", "a2=!red6 hand=this resource=red2*6", "play this; at b1; not yes", "damage.a2=0 asleep=5"),
    (
        "B02-049",
        "hand=this resource=white2*6 charge=white3,white4,red3",
        "play this; at b1; yes; choose a2",
        "a2=white3+ charge=white4,red3 asleep=6",
    ),
    (
        "B02-049",
        "hand=this resource=white2*6 charge=white3",
        "play this; at b1; no",
        "charge=white3 asleep=4",
    ),
    (
        "B02-071",
        "a2=!red4 c2=!red5 hand=this resource=black2*7",
        "play this; at b1; yes; ? a2; choose a2",
        "a2=- asleep=7",
    ),
    ("B02-071", "a2=!red4 hand=this resource=black2*7", "play this; at b1; no", "a2=red4 asleep=5"),
    (
        "B19-020",
        "a2=!red6 c2=!red6~ hand=this,red2,red7 resource=red2*4",
        "play this; yes; choose hand:red2; choose a2",
        "damage.a2=8000 hand=red7,red2*2 asleep=4",
    ),
    (
        "B19-020",
        "a2=!red6 c2=!red6~ hand=this resource=red2*4",
        "play this; no; ? c2",
        "damage.c2=5000 asleep=1",
    ),
    (
        "B06-006",
        "b1=this a1=B14-035 a2=!red6 resource=blue2,red2",
        "use a1; yes; choose a2",
        "damage.a2=5000 asleep=2",
    ),
    (
        "B06-006",
        "b1=this a1=B14-035 a2=!red6 resource=blue2,blue3",
        "use a1; not yes",
        "damage.a2=0 asleep=1",
    ),
)
def test_optional_pay(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-015",
        "a2=!red6 c2=!red5 b3=!red2 hand=this resource=red2*6",
        "play this; at b1; ? a2 c2; choose a2; choose c2; choose a2 *8; choose c2 *2",
        "damage.a2=4500 damage.c2=1500",
    ),
    (
        "B10-099",
        "a2=!red6 b2=red6 hand=this resource=green2*2,red2,blue2",
        "play this; choose a2; choose b2; choose b2 *10",
        "damage.a2=500 damage.b2=5500",
    ),
    (
        "E09-008",
        "a2=!red7~ c2=!red7~ a3=!red2 hand=this resource=red2*8 dynamis=dragon^*4",
        "play this; at b1; ? a2 c2; choose a2; choose c2; choose a2 *21; choose c2 *19",
        "a2=- damage.c2=10000 a3=red2",
    ),
    (
        "B16-101",
        "turn=1 phase=ignition b1=this b3=!red7 a3=!red7 resource=red2*9 charge=red2*2",
        "yes; choose b3; choose a3; choose b3 *12; choose a3 *10",
        "charge=- damage.b3=6500 damage.a3=5500",
    ),
    (
        "B16-101",
        "turn=1 phase=ignition b1=this b3=!red7 resource=red2*8 charge=red2*2",
        "not yes",
        "charge=2",
    ),
)
def test_divided_damage(scene: Scene) -> None:
    scene.play()
