"""Always abilities that change numbers: Power, Cost and damage."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    ("B02-072", "b1=this trash=red2*20", "", "power.b1=10500"),
    ("B02-072", "b1=this trash=red2*19 !trash=red2*20", "", "power.b1=7500"),
    ("B02-090", "b1=this resource=red2*9", "", "power.b1=9500"),
    ("B02-090", "b1=this resource=red2*8", "", "power.b1=6500"),
    ("B02-092", "b1=this resource=red2*7", "", "power.b1=8000"),
    ("B02-092", "b1=this resource=red2 !resource=red2*9", "", "power.b1=5000"),
    ("B05-051", "b1=this a1=white7 a2=B01-051 c1=white4 c3=!white7", "", "power.b1=6500 power.a1=11000"),
    ("B05-051", "b1=this c1=white4 c3=!white7", "", "power.b1=5500"),
    ("B14-037", "b1=this hand=red2*5", "", "power.b1=11500"),
    ("B14-037", "b1=this hand=red2 !hand=red2*4", "", "power.b1=9500"),
    ("B07-022", "a1=this b1=C12-023", "", "power.a1=6500"),
    ("B07-022", "a1=this b1=red2 a3=!C12-023", "", "power.a1=4500"),
)
def test_power_of_this_card(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-054",
        "b1=this a1=red2 a2=red2 a3=!red2",
        "",
        "power.b1=9500 power.a1=4500 power.a2=3500 power.a3=3500",
    ),
    (
        "B06-008",
        "b1=this a1=red2 c1=red4 a2=red5 c3=!red2",
        "",
        "power.b1=7500 power.a1=5500 power.a2=8000 power.c3=3500",
    ),
    ("B06-008", "b1=this a1=red2 hand=red2", "", "power.b1=5500 power.a1=3500"),
    (
        "B12-093",
        "b1=this a1=red2 a2=B02-085 a3=!red2",
        "",
        "power.b1=8500 power.a1=5500 power.a2=4500 power.a3=3500",
    ),
    (
        "B05-119",
        "b1=this a1=B01-086 c1=green4 c3=!B01-086",
        "",
        "power.b1=6500 power.a1=6000 power.c1=6500 power.c3=5000",
    ),
)
def test_power_of_own_zx(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B05-116",
        "b2=this a2=!red2 b3=!red2 c3=!red2 c2=red2",
        "",
        "power.a2=2500 power.b3=2500 power.c3=3500 power.c2=3500",
    ),
    (
        "B19-056",
        "b1=this a2=!red5 c3=!red6 c2=red2 resource=white2*7",
        "",
        "power.a2=6000 power.c3=7500 power.c2=3500",
    ),
    ("B19-056", "b1=this a2=!red5 resource=white2*6,red2*3", "", "power.a2=8000"),
    (
        "B16-043",
        "b1=this a2=!red2 c3=!red2 b2=red2 player=asuka",
        "",
        "power.a2=2500 power.c3=3500 power.b2=3500",
    ),
    ("B16-043", "b1=this a2=!red2 trash=this*2", "", "power.a2=3500 power.b1=5000"),
    ("B22-068", "turn=1 b1=this a2=!red5 c2=red2 resource=black2*7", "", "power.a2=6000 power.c2=3500"),
    ("B22-068", "turn=0 b1=this a2=!red5 resource=black2*7", "", "power.a2=8000"),
)
def test_power_of_the_opponents_zx(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B06-014",
        "a1=B01-007 c1=B02-006 a2=red7 hand=this resource=red2*4",
        "play this; at b1",
        "b1=this asleep=4",
    ),
    ("B06-014", "a1=B01-007 c1=B02-006 hand=this resource=red2*5", "not play", "hand=this"),
    ("B15-016", "hand=this resource=red3*3,red2*2", "play this; at b1", "b1=this asleep=5"),
    ("B15-016", "hand=this resource=red3*2,red2*4", "not play", "hand=this"),
    (
        "B11-013",
        "b1=this force.b1=red7 hand=red7,red6 resource=red2*6",
        "play red7; at a1",
        "a1=red7 asleep=6",
    ),
    ("B11-013", "b1=this force.b1=red6 hand=red7 resource=red2*6", "not play", "hand=red7"),
    ("B17-003", "b1=this hand=red7 resource=red7*4,red2*2", "play red7; at a1", "a1=red7 asleep=6"),
    ("B17-003", "b1=this hand=red7 resource=red7*3,red2*3", "not play", "hand=red7"),
    (
        "B12-074",
        "b1=this force.b1=B01-064 a2=!red5 c2=!B01-064 hand=B12-079 resource=black2",
        "play B12-079; ?",
        "power.a2=6000 power.c2=5000 power.b1=9000 a2=red5",
    ),
    (
        "B12-074",
        "b1=this force.b1=red2 a2=!red5 hand=B12-079 resource=black2",
        "play B12-079; choose a2",
        "a2=-",
    ),
    (
        "B22-068",
        "turn=1 b1=this a1=red2 a2=!red6 hand=B12-079 resource=black2*7",
        "attack a2; target a1; pass; play B12-079; choose a2",
        "a2=- a1=red2",
    ),
)
def test_cost_reduction(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B15-019",
        "a2=!red7 hand=this resource=red3~*4 !trash=red5",
        "play this; choose a2",
        "damage.a2=8000 !removed=red5",
    ),
    ("B15-019", "a2=!red7 hand=this resource=red3~*3 !trash=red5", "not play", "hand=this"),
    ("B15-019", "a2=!red7 hand=this resource=blue3~*4 !trash=red5", "not play", "hand=this"),
    (
        "B19-101",
        "b1=this a2=!red6 trash=red2,red3,red5,red7,blue2",
        "use b1; choose a2; not use",
        "trash=6 removed=- damage.a2=6000",
    ),
    ("B19-101", "b1=this a2=!red6 trash=red2*5", "not use", "a2=red6"),
    (
        "B05-101",
        "hand=this resource=white2*8 trash=B02-060*10 a2=!red7",
        "play this; at b1; choose trash:B02-060; play removed:B02-060; choose a2; not play",
        "power.a2=4000 trash=B02-060*10 removed=-",
    ),
    ("B05-101", "b1=this removed=B02-060 a2=!red7", "not play", "a2=red7"),
    (
        "IG06-064",
        "hand=this resource=red2*4 !resource=red2*5 player=everybody",
        "play this",
        "trash=this asleep=0",
    ),
    ("IG06-064", "hand=this resource=red2*4 !resource=red2*4 player=everybody", "not play", "hand=this"),
)
def test_play_without_paying(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-012", "b1=this c2=B02-101 c3=!B19-108", "attack c2; target c3; pass; pass", "damage.c3=11500"),
    ("B02-012", "b1=this c2=red5 c3=!B19-108", "attack c2; target c3; pass; pass", "damage.c3=8000"),
    ("B11-012", "c2=this c3=!B19-108 player=meiraru", "attack c2; target c3; pass; pass", "damage.c3=10000"),
    ("B11-012", "c2=this c3=!B19-108 player=mikado", "attack c2; target c3; pass; pass", "damage.c3=8000"),
    ("B13-001", "b1=this c2=B02-014 c3=!B19-108", "attack c2; target c3; pass; pass", "damage.c3=10500"),
    ("B13-001", "b1=this c2=B02-009 c3=!B19-108", "attack c2; target c3; pass; pass", "damage.c3=5500"),
    ("B13-001", "b1=this c2=red5 c3=!B19-108", "attack c2; target c3; pass; pass", "damage.c3=8000"),
)
def test_damage_modifier(scene: Scene) -> None:
    scene.play()
