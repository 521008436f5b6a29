"""Effects that hurt, destroy and change Power for a turn."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    (
        "B02-017",
        "a2=!red6/500 c2=!red5 hand=this resource=red2",
        "play this; choose a2",
        "damage.a2=5500 damage.c2=0",
    ),
    ("B02-017", "c2=!red5 hand=this resource=red2", "play this", "damage.c2=0"),
    (
        "B06-018",
        "a2=!red6 c3=!red5 b2=red7 hand=this resource=red2",
        "play this; ? a2 b2; choose a2",
        "damage.a2=5000",
    ),
    (
        "B02-009",
        "c2=red7 b1=this c3=!red2 a2=!red5",
        "attack c2; target c3; pass; pass; choose a2",
        "damage.a2=3000",
    ),
    ("B02-009", "c2=this c3=!red2 a2=!red5", "attack c2; target c3; pass; pass", "c3=- damage.a2=0"),
    (
        "B12-004",
        "phase=ignition charge=red2 deck=this,red2,red3 a2=!red6 b3=!red5 b1=red2",
        "ignite red2; yes; at a1",
        "damage.a2=2000 damage.b3=2000 damage.b1=0",
    ),
    ("B12-004", "hand=this resource=red2*3 a2=!red6", "play this; at a1", "damage.a2=0"),
)
def test_damage(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B10-101", "b1=this force.b1=red2*3", "use b1", "!life=3"),
    ("B02-101", "b1=B02-012 b2=this b3=!red2", "attack b2; target b3; pass; pass", "!life=4 b3=-"),
    ("B02-101", "b1=B02-012 a1=B02-012 b2=this b3=!red2", "attack b2; target b3; pass; pass", "!life=3"),
    ("B02-101", "b1=B02-012 a1=B02-012 c2=this c3=!red2", "attack c2; target c3; pass; pass", "!life=4 c3=-"),
    (
        "B06-101",
        "b1=this a1=red5 c1=red5 a2=red5 c2=red5 b2=!red7",
        "use b1; choose a1; choose b1; choose c1; choose a2; choose c2; choose b2",
        "b2=- !life=3 a1=red5~ b1=this~",
    ),
    (
        "B06-101",
        "b1=this a1=red5 c1=red5 a2=red5 c2=red5 b2=!red7",
        "use b1; choose a1; choose b1; choose c1; choose a2; choose c2; done",
        "b2=red7 !life=3",
    ),
    ("B06-101", "b1=this a1=red5 c1=red5 a2=red5 b2=!red7", "not use", "b2=red7"),
    (
        "B05-103",
        "hand=this resource=B09-061,B01-081,B01-082,B01-087,B01-090,B01-093,B01-095,B01-096,B03-097",
        "play this; at b1",
        "!life=3 resource=9 asleep=9 deck=10",
    ),
    ("B05-103", "hand=this resource=red2*8,green2", "play this; at b1", "!life=4"),
)
def test_direct_damage(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-078", "a2=!red7 c2=!red6 b3=!B19-108 hand=this resource=black2*3", "play this", "a2=- c2=red6"),
    (
        "B12-079",
        "a2=!red5 c2=!red6 b2=red5 hand=this resource=black2",
        "play this; ? a2 b2; choose a2",
        "a2=- !charge=red5",
    ),
    (
        "B02-062",
        "phase=ignition charge=red2 deck=this,red2,red3 a2=!red4 c2=!red5",
        "ignite red2; yes; at a1; ? a2; choose a2",
        "a2=-",
    ),
    ("B02-062", "hand=this resource=black2*2 a2=!red4", "play this; at a1", "a2=red4"),
    (
        "B14-074",
        "b1=this a2=!red7 c3=!red2 b3=!red2 b2=red2 charge=red2*2 resource=red3*5",
        "use b1; not use",
        "a2=- c3=- b3=red2 b2=red2 charge=-",
    ),
    ("B14-074", "b1=this a2=!red7 charge=red2*2 resource=red3*4", "not use", "a2=red7"),
)
def test_destroy(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-060",
        "a2=!red7 b2=red2 hand=this resource=white2*4",
        "play this; ? a2 b2; choose a2",
        "power.a2=4000",
    ),
    ("B02-060", "a2=!red7 hand=this resource=white2*4", "play this; choose a2; pass", "power.a2=11000"),
    ("B02-060", "a2=!red6 hand=this resource=white2*4", "play this; choose a2", "power.a2=2500"),
    ("B02-097", "b1=red3 a1=red4 a2=!red2 hand=this resource=green2*2", "play this; ? b1", "power.b1=9000"),
    (
        "B05-097",
        "b1=red3 a2=!red2 a1=red4 hand=this resource=green2*2",
        "play this; choose b1; choose a1",
        "power.b1=7000 power.a1=8500",
    ),
    ("B02-055", "a2=!red5 b3=!red2 hand=this resource=white2*7", "play this; at b1; ? a2", "power.a2=2000"),
    ("B03-058", "a2=!red7 hand=this resource=white2 charge=red2*3", "play this; choose a2", "power.a2=5000"),
)
def test_power_until_end_of_turn(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B20-072",
        "hand=this resource=black2*5 dynamis=dingir^*2 trash=red2,red4,red5 deck=blue2,blue3,red2",
        "play this; at b1; choose trash:red2; ? trash:red4 trash:blue2 trash:blue3; choose trash:red4",
        "hand=red2,red4 trash=red5,blue2,blue3",
    ),
    (
        "B20-072",
        "hand=this resource=black2*5 dynamis=dingir^ trash=red2",
        "play this; at b1",
        "hand=- trash=red2",
    ),
    (
        "B22-066",
        "a2=!red2 c2=!red4 a3=!red3 hand=this resource=black2*4 dynamis=waker^*4 !hand=blue5,blue6",
        "play this; at b1; choose a2; choose c2; by 1; choose hand:blue5",
        "a2=- c2=- a3=red3 !hand=blue6",
    ),
    (
        "B22-066",
        "a2=!red7 c2=!red4 hand=this resource=black2*4 dynamis=waker^*4 !hand=blue5",
        "play this; at b1; ? c2; choose c2",
        "c2=- a2=red7 !hand=blue5",
    ),
    (
        "B22-066",
        "a2=!S-013 c2=!red4 hand=this resource=black2*4 dynamis=waker^*4 !hand=blue5",
        "play this; at b1; choose a2; choose c2",
        "c2=- a2=S-013 !hand=blue5",
    ),
    (
        "B01-035",
        "a2=!red2 c2=!red4 a3=!red5 b3=!red2 hand=this resource=blue2*6",
        "play this; at b1; ? a2 c2 a3; choose c2; ? a2; choose a2",
        "!hand=red2,red4 a3=red5",
    ),
)
def test_total_cost_limit(scene: Scene) -> None:
    scene.play()
