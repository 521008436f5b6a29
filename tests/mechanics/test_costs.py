"""Costs of startup abilities: scenes for cards of every kind of cost."""

from tests.citations import cr
from tests.mechanics.scenes import Scene, scenes


@scenes(
    ("B16-015", "b1=this a2=!red6 dynamis=dingir^*2", "use b1; choose a2; not use b1", "damage.a2=9000"),
    ("B16-015", "b1=this a2=!red6 dynamis=dingir^,dingir", "not use b1", "a2=red6"),
    ("B04-036", "b1=this a2=!red6 c2=!red5 player=sugure", "use b1; ? c2; choose c2; not use", "!hand=red5"),
    ("B04-036", "b1=this c2=!red5 player=mikado", "not use b1", "c2=red5"),
    (
        "B18-032",
        "b1=this a2=!red6 b3=!red2 dynamis=waker^*3",
        "use b1; ? a2; choose a2; not use",
        "!hand=red6",
    ),
    ("B18-032", "b1=this a2=!red6 dynamis=waker^*2,dingir^", "not use b1", "a2=red6"),
)
def test_no_cost(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-070",
        "b1=this trash=black2,black3",
        "use b1; choose trash:black2; not use",
        "b1=this~ hand=black2",
    ),
    ("B02-070", "b1=this~ trash=black2", "not use b1", "hand=-"),
    ("B18-105", "b1=this dynamis=waker^", "use b1; not use", "b1=this~ resource=2 asleep=2 deck=8"),
    ("B18-105", "b1=this~ dynamis=waker^", "not use b1", "resource=0"),
    (
        "B16-001",
        "b1=this a2=!red4 c2=!red5 dynamis=dingir^",
        "use b1; ? a2; choose a2",
        "!removed=red4 b1=this~",
    ),
    ("B16-001", "b1=this~ a2=!red4 dynamis=dingir^", "not use b1", "a2=red4"),
)
def test_sleep_this(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B06-011", "b1=this a2=!red2 resource=red2*3", "use b1; choose a2; use b1; choose a2", "a2=- asleep=2"),
    ("B06-011", "b1=this a2=!red2 resource=blue2*3", "not use b1", "a2=red2"),
    ("B06-011", "b1=this a2=!red2 resource=red2~", "not use b1", "a2=red2"),
    (
        "B14-035",
        "c1=this c3=!red2 resource=blue2",
        "not attack; use c1; attack c1; target c3; pass; pass",
        "c3=- asleep=1",
    ),
    ("B14-035", "c1=this c3=!red2 resource=red2", "not use c1; not attack", "c3=red2"),
    (
        "B16-033",
        "b1=this a2=!red2 hand=red2*4 resource=blue2 dynamis=marduk^",
        "use b1; choose a2; not use",
        "a2=- !deck=11 asleep=1",
    ),
    ("B16-033", "b1=this a2=!red2 hand=red2*3 resource=blue2 dynamis=marduk^", "use b1", "a2=red2 asleep=1"),
    ("B16-033", "b1=this a2=!red2 hand=red2*4 resource=white2 dynamis=marduk^", "not use", "a2=red2"),
)
def test_pay(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B16-038",
        "b1=this a2=!red6 c2=!red5 resource=white2,green2,red2 dynamis=dingir^",
        "use b1; choose a2; choose c2; choose b1; not use",
        "a2=- !deck=11 power.c2=5000 power.b1=13000 asleep=2",
    ),
    ("B16-038", "b1=this a2=!red6 resource=white2*2,red2 dynamis=dingir^", "not use b1", "a2=red6"),
    ("B16-038", "b1=this a2=!red6 resource=green2,red2 dynamis=dingir^", "not use b1", "a2=red6"),
    (
        "B17-092",
        "b1=this a2=!red6 hand=red7 resource=red2,blue2,green2 charge=red5,red4,white2",
        "use b1; choose a2; choose hand:red7; choose charge:red5; choose charge:white2; done",
        "!removed=red6 hand=red2*2 deck=9 resource=red2,blue2,green2,red5,white2 asleep=4 charge=red4",
    ),
    ("B17-092", "b1=this a2=!red6 resource=red2*2,green2", "not use b1", "a2=red6"),
    ("B17-092", "b1=this~ a2=!red6 resource=red2,blue2", "not use b1", "a2=red6"),
)
def test_pay_two_colors(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-085",
        "b1=red2 charge=this resource=green2",
        "use charge:this; choose b1",
        "power.b1=5500 trash=this",
    ),
    ("B02-085", "b1=red2 charge=this resource=red2", "not use", "charge=this"),
    (
        "B05-029",
        "charge=this,red2 resource=blue2",
        "use charge:this; not use",
        "hand=red2 trash=this charge=red2",
    ),
    ("B05-029", "b1=this trash=this resource=blue2", "not use", "hand=-"),
    (
        "B04-007",
        "a2=!red6 charge=this resource=red2*2",
        "use charge:this; choose a2",
        "damage.a2=5000 trash=this",
    ),
    ("B04-007", "a2=!red6 charge=this resource=blue2*2", "not use", "charge=this"),
)
def test_trash_this(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-027", "b1=this charge=red2,red3", "use b1; choose charge:red3", "charge=red2 trash=3 deck=8"),
    ("B03-027", "b1=this", "not use", "deck=10"),
    ("B05-118", "b1=this a2=!red7 charge=red2*4", "use b1; choose a2; not use", "a2=- charge=1 trash=red2*3"),
    ("B05-118", "b1=this a2=!red7 charge=red2*2", "not use", "a2=red7"),
    (
        "B16-012",
        "b1=this a2=!red5 c3=!red2 charge=red3,red2",
        "use b1; not use",
        "damage.a2=6000 damage.c3=0 trash=red3",
    ),
    ("B16-012", "b1=this a2=!red5 charge=red2", "not use", "charge=red2"),
)
def test_trash_own_charge(scene: Scene) -> None:
    scene.play()


@cr("H73")
@scenes(
    (
        "B11-071",
        "b1=this force.b1=red2,blue2 !hand=red2,red3,red4",
        "use b1; choose force:red2; by 1; choose hand:red4",
        "!hand=red2,red3 charge=this b1=-",
    ),
    (
        "B11-071",
        "b1=this force.b1=red2,blue2 !hand=red2,red3,red4",
        "use b1; choose force:blue2",
        "!hand=red2,red3,red4 charge=this b1=-",
    ),
    ("B11-071", "b1=this force.b1=red2 !hand=red2,red3", "use b1", "!hand=2 b1=- trash=red2"),
    ("B11-071", "b1=this force.b1=blue2 !hand=red2*3", "use b1", "!hand=3 b1=- trash=blue2"),
    ("B11-071", "b1=this !hand=red2*3", "not use", "b1=this"),
    (
        "B11-091",
        "b1=this force.b1=B04-014,red2 resource=red5 hand=red6",
        "use b1; choose force:B04-014; choose hand:red6",
        "hand=red5 resource=red6 asleep=1 trash=B04-014",
    ),
    (
        "B11-091",
        "b1=this force.b1=B04-014,red2 resource=red5 hand=red6",
        "use b1; choose force:red2",
        "hand=- resource=red5,red6 asleep=1 trash=red2",
    ),
    (
        "C13-005",
        "b1=this force.b1=blue4 hand=red6",
        "use b1; choose hand:red6; choose hand:red2",
        "hand=red2 trash=blue4,red6,red2 force.b1=-",
    ),
    ("C13-005", "b1=this force.b1=blue3 hand=red6", "use b1", "hand=red6 trash=blue3 force.b1=-"),
    ("C13-005", "b1=this hand=red6", "not use", "hand=red6"),
    ("B10-101", "b1=this force.b1=red2*3", "use b1", "!life=3 trash=red2*3 force.b1=-"),
    ("B10-101", "b1=this force.b1=red2*2", "not use", "!life=4"),
)
def test_trash_force(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-010",
        "b1=this a2=!red6 b3=!red2 hand=red2,blue2",
        "use b1; choose hand:blue2; ? a2; choose a2",
        "damage.a2=5000 hand=red2 trash=blue2",
    ),
    ("B12-010", "b1=this a2=!red6", "not use", "damage.a2=0"),
    (
        "B12-036",
        "b1=this a1=red2 c2=red3 hand=red4",
        "use b1; choose hand:red4; choose a1; choose c2; not use",
        "a1=red3 c2=red2 trash=red4",
    ),
    ("B12-036", "b1=this a1=red2", "not use", "a1=red2"),
    (
        "C12-002",
        "b1=this~ hand=red4 resource=red3*5 player=sera",
        "use b1; choose hand:red4; not use",
        "b1=this+ trash=red4",
    ),
    ("C12-002", "b1=this~ resource=red3*5 player=sera", "not use", "b1=this~"),
    ("C12-002", "b1=this~ hand=red4 resource=red3*4,red2 player=sera", "not use", "b1=this~"),
    (
        "C12-002",
        "b1=this~ hand=red4 resource=red3*5 player=mikado",
        "use b1; choose hand:red4; not use",
        "b1=this~ trash=red4",
    ),
)
def test_discard(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-038",
        "b1=blue4 a1=blue5 c1=red2 hand=this resource=red2*6",
        "use hand:this; choose b1; choose a1; choose b2",
        "b2=this+ hand=blue4,blue5 c1=red2",
    ),
    (
        "B12-038",
        "b1=blue4 a1=blue5 hand=this resource=red2*5",
        "use hand:this; choose b1",
        "hand=this,blue4,blue5 a1=-",
    ),
    ("B12-038", "b1=blue4 a1=blue5~ c1=red2 hand=this resource=red2*6", "not use", "hand=this"),
    (
        "B16-097",
        "b1=this a2=!red6 resource=green6,green5,red7~ hand=red2 dynamis=dingir^*2",
        "use b1; choose hand:red2; choose a2; not use",
        "hand=green6 resource=green5,red7,red2 asleep=2 !resource=red6 !asleep=1",
    ),
    ("B16-097", "b1=this a2=!red6 resource=green5,red7~ dynamis=dingir^*2", "not use", "a2=red6"),
)
def test_return_own_card_to_hand(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B19-037",
        "b1=this a2=!red6 c2=!red2 b3=!red2 hand=blue3,blue4",
        "use b1; ? a2 c2; choose a2; not use",
        "bottom=blue3 hand=blue4,red2*2 a2=- !deck=11",
    ),
    ("B19-037", "b1=this a2=!red6 c2=!red2 hand=blue3", "use b1; ?; not use", "bottom=blue3 a2=red6 hand=2"),
    ("B19-037", "b1=this a2=!red6 c2=!red2 b3=!red2 hand=blue4", "not use", "hand=blue4"),
    (
        "B41-099",
        "b1=black7 a1=red7 dynamis=this resource=black2",
        "use dynamis:this; choose a2",
        "a2=this+ bottom=black7",
    ),
    ("B41-099", "b1=black6 a1=red7 dynamis=this resource=black2", "not use", "dynamis=this"),
    (
        "IG06-087",
        "b1=red7 dynamis=this resource=black2",
        "use dynamis:this; choose a2",
        "a2=this+ bottom=red7",
    ),
    ("IG06-087", "b1=red7~ dynamis=this resource=black2", "not use", "dynamis=this"),
)
def test_card_to_deck(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B04-009", "b1=this a2=!red5 resource=red2*2", "use b1; choose a2", "a2=- b1=- charge=this asleep=2"),
    ("B04-009", "b1=this a2=!red5 resource=red2*2 hand=red2", "not use", "b1=this asleep=0"),
    ("B04-009", "b1=this a2=!red5 resource=red2", "not use", "b1=this"),
    (
        "B15-031",
        "a1=blue3 c1=blue4 hand=this resource=blue2*6",
        "use hand:this; choose a1; choose c1; choose a2",
        "a2=this+ a1=- c1=- charge=blue3,blue4 asleep=1",
    ),
    ("B15-031", "a1=blue3 c1=blue5 hand=this resource=blue2*6", "not use", "hand=this"),
    ("B15-031", "a1=blue3 b1=blue4 hand=this resource=blue2*6", "not use", "hand=this"),
    (
        "B15-031",
        "a1=blue3 c1=blue4 hand=this resource=blue2*5",
        "use hand:this; choose a1; choose c1",
        "hand=this",
    ),
    (
        "B16-075",
        "b1=this a1=black4 a2=!red7 trash=black5,black6 dynamis=dingir^*2",
        "use b1; choose a2; choose trash:black5; choose c1; not use",
        "a1=- a2=- c1=black5~ charge=black4",
    ),
    ("B16-075", "b1=this a1=red4 a2=!red7 trash=black5 dynamis=dingir^*2", "not use", "a2=red7"),
)
def test_destroy_own_zx(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B14-041", "b1=this a2=!red6", "use b1; choose a2", "removed=this b1=- a2=red6"),
    (
        "B17-001",
        "b1=this a2=!red6 c2=!red5 trash=red2,red3,red4",
        "use b1; choose trash:red2; choose trash:red3; ? a2; choose a2",
        "removed=red2,red3 !removed=red6 b1=this~",
    ),
    ("B17-001", "b1=this a2=!red6 trash=red2", "not use", "a2=red6"),
    (
        "B16-011",
        "a2=!red6 hand=this resource=red5,blue2",
        "use hand:this; choose a2",
        "removed=this asleep=1 damage.a2=6000",
    ),
    ("B16-011", "a2=!red6 hand=this resource=blue2", "use hand:this", "removed=this asleep=0 damage.a2=0"),
)
def test_remove_from_game_to_pay(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-087", "b1=this a1=green3 c1=B01-086", "use b1; not use", "power.b1=9000 c1=B01-086~ a1=green3+"),
    ("B02-087", "b1=this c1=B01-086~", "not use", "power.b1=6000"),
    ("B18-026", "b1=B01-025 charge=this", "use charge:this; not use", "b1=B01-025~ hand=1"),
    ("B18-026", "b1=blue4 charge=this", "not use", "hand=-"),
    (
        "B18-084",
        "b1=B01-086 charge=this resource=red2~*5",
        "use charge:this; choose resource:red2 sleep; choose resource:red2 sleep; choose resource:red2 sleep",
        "asleep=2 b1=B01-086~",
    ),
    ("B18-084", "b1=B01-086~ charge=this resource=red2~*5", "not use", "asleep=5"),
)
def test_sleep_other_own_zx(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B17-050",
        "b1=this resource=white2*3,red2 charge=white7",
        "use b1; choose charge:white7; choose a1",
        "a1=white7+ asleep=3 charge=-",
    ),
    ("B17-050", "b1=this resource=white2*2,white5 charge=white7", "not use", "charge=white7"),
    (
        "B18-045",
        "charge=this a2=!red6 a3=!red6 resource=white7,white6",
        "use charge:this; ? a2; choose a2; not use",
        "power.a2=4500 asleep=1",
    ),
    ("B18-045", "charge=this a2=!red6 resource=white7~,white6", "not use", "asleep=1"),
    (
        "C13-007",
        "b2=B24-050 hand=this resource=this*2 player=azumi",
        "use hand:this; choose a1",
        "a1=this+ asleep=2",
    ),
    ("C13-007", "hand=this resource=this*2 player=azumi", "not use", "hand=this asleep=0"),
    ("C13-007", "b2=B24-050 hand=this resource=this,this~ player=azumi", "not use", "hand=this"),
)
def test_sleep_own_resource(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "E40-044",
        "b1=B11-012 a1=B11-012 c1=red7 dynamis=this resource=red2*6",
        "use dynamis:this; choose a1; choose b1; choose a2",
        "a2=this+ trash=B11-012*2 c1=red7",
    ),
    ("E40-044", "b1=B11-012 a1=B11-012~ dynamis=this resource=red2*6", "not use", "dynamis=this"),
)
def test_trash_own_zx_from_a_square(scene: Scene) -> None:
    scene.play()
