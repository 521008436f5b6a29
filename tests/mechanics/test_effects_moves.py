"""Effects that send Z/X back, move them about, reboot them and put them to sleep."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    ("B02-037", "b1=red2 a2=!red2 hand=this resource=blue2*2", "play this", "hand=red2 a2=red2 b1=-"),
    (
        "B05-040",
        "a2=!red6 c2=!red5 hand=this resource=blue2*4",
        "play this; ? c2",
        "!hand=red5 hand=red2 a2=red6",
    ),
    (
        "B18-031",
        "a2=!red4 c2=!red3 c3=!red5 b2=red2 hand=this resource=blue2*5 dynamis=waker^",
        "play this; at b1",
        "!hand=red4,red3 c3=red5 b2=red2",
    ),
    ("B18-031", "a2=!red4 hand=this resource=blue2*5", "play this; at b1", "a2=red4"),
)
def test_return_to_hand(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-040", "a2=!red7 b3=!red2 hand=this resource=blue2*4", "play this", "!deck=11 !hand=- a2=-"),
    (
        "B14-021",
        "hand=this,red7 resource=blue2*4",
        "play this; at b1; yes; choose hand:red7",
        "hand=red2*2 deck=9 asleep=4",
    ),
    ("B14-021", "hand=this,red7 resource=blue2*4", "play this; at b1; no", "hand=red7 deck=10 asleep=2"),
    (
        "B17-040",
        "a2=!red7 b2=red2 hand=this resource=blue2*3 dynamis=ningal",
        "play this; choose dynamis:ningal; ? a2 b2; choose a2",
        "a2=- !deck=11",
    ),
    ("B17-040", "a2=!red7 hand=this resource=blue2*3 dynamis=nammu", "play this", "a2=red7"),
)
def test_into_deck_and_shuffle(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-053", "b1=this a2=!red7 dynamis=dingir^*3", "use b1; choose a2; not use", "!bottom=red7 a2=-"),
    ("B16-053", "b1=this a2=!red7 dynamis=dingir^*2", "not use", "a2=red7"),
    (
        "B05-060",
        "turn=1 a2=!red5 c2=!red6 a1=red2 hand=this resource=white2*3",
        "attack a2; target a1; pass; play this",
        "a2=- !bottom=red5 c2=red6",
    ),
    (
        "B05-060",
        "turn=1 a2=!red4 a1=red2 hand=this resource=white2*3",
        "attack a2; target a1; pass; play this",
        "a2=red4",
    ),
    (
        "B16-042",
        "hand=this resource=white2*2 dynamis=dingir^ !charge=red5,red6",
        "play this; at b1; choose enemy charge:red5",
        "!bottom=red5 !charge=red6",
    ),
    (
        "B14-057",
        "b1=this a2=!red6~ c2=!red2 hand=red2",
        "use b1; ? a2; choose a2; not use",
        "!bottom=red6 c2=red2",
    ),
    ("B14-057", "b1=this a2=!red6 c2=!red2 hand=red2", "use b1; not use", "!charge=red2 a2=red6 c2=-"),
)
def test_to_deck_bottom(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "E09-017",
        "a1=this a2=!red2 c3=!red7 dynamis=dragon^*3",
        "attack a1; target a2; choose c3",
        "!top=red7 c3=-",
    ),
    ("E09-017", "a1=this a2=!red2 c3=!red7 dynamis=dragon^*2", "attack a1; target a2; not choose", "c3=red7"),
    (
        "B04-033",
        "c2=this c3=!red2 a2=!red7 hand=B11-014,red2",
        "attack c2; target c3; pass; pass; choose hand:B11-014; choose a2",
        "!top=red7 trash=B11-014 hand=red2",
    ),
    (
        "B03-039",
        "hand=this resource=blue2*3 deck=red2,red3,red4,red5,red6,red7",
        "play this; choose deck:red6; choose deck:red2; choose deck:red4; choose deck:red5",
        "top=red6 bottom=red7 deck=6",
    ),
)
def test_to_deck_top(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B18-040",
        "a3=!red2 hand=this resource=blue2*2 dynamis=waker",
        "play this; choose dynamis:waker; choose b2",
        "b2=red2 a3=- hand=red2",
    ),
    ("B18-040", "a3=!red2 hand=this resource=blue2*2 dynamis=waker^", "play this", "a3=red2 hand=-"),
    (
        "B02-040",
        "b1=red2 a2=red3 hand=this resource=blue2*3",
        "play this; choose b1; not choose b1; not choose b3; choose c3",
        "c3=red2 hand=red2",
    ),
    ("B02-040", "b1=red2 hand=this resource=blue2*3", "play this; done", "b1=red2 hand=red2"),
    ("B08-033", "b1=this a1=red2 c2=!red2 resource=blue2", "use b1; ? a2 b2; choose b2", "b2=red2 a1=-"),
    ("B08-033", "turn=1 b1=this a1=red2 resource=blue2 a2=!red2", "attack a2; target a1; not use", "a1=red2"),
    (
        "B15-028",
        "turn=1 phase=ignition b1=this c2=!red2 resource=red3*3",
        "choose c2; choose a1",
        "a1=red2 c2=-",
    ),
)
def test_move_square_to_square(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B05-037",
        "a2=!red2 a1=red3 b1=red4 hand=this resource=blue2*2",
        "play this; choose a1; choose a2",
        "a1=red2 a2=red3 b1=red4",
    ),
    (
        "B07-021",
        "a2=red3 a1=red4 b3=!red2 hand=this resource=blue2*2",
        "play this; at b1; yes; choose a1; choose a2",
        "a1=red3 a2=red4",
    ),
    (
        "B13-028",
        "a2=!red3 a1=red4 hand=this,red2 resource=blue2*4",
        "play this; at b1; choose hand:red2; yes; choose a1; choose a2",
        "a1=red3 a2=red4 trash=red2",
    ),
    (
        "B13-028",
        "a2=!red3 a1=red4 hand=this,red2 resource=blue2*4",
        "play this; at b1; done",
        "a2=red3 a1=red4 hand=red2",
    ),
)
def test_swap_two_squares(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-019", "b1=red5~ a1=red2 hand=this resource=red2*4", "play this; choose b1", "b1=red5+"),
    (
        "B03-100",
        "hand=this resource=green2*3,red2~*5",
        "play this; choose resource:red2 sleep *5; done",
        "asleep=3 charge=this",
    ),
    (
        "B18-018",
        "b1=this~ a2=!red3 c2=!red4 c3=!blue3 player=sera",
        "use b1; ? a2 c3; choose a2; choose c3; not use",
        "b1=this+ !removed=red3,blue3 c2=red4",
    ),
    ("B18-018", "b1=this~ a2=!red3 player=mikado", "not use", "b1=this~"),
    (
        "B16-092",
        "hand=this resource=green2*5 dynamis=dingir^*2",
        "play this; at b1; choose resource:green2 sleep *3",
        "asleep=2",
    ),
)
def test_reboot(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-059", "a2=!red5 b3=!red2 hand=this resource=white2*3", "play this; pass", "a2=red5~ b3=red2+"),
    (
        "B02-057",
        "!resource=red2*2,red3 hand=this resource=white2,red4",
        "play this; choose enemy resource:red2 *2; choose enemy resource:red3",
        "!asleep=3 asleep=1",
    ),
    (
        "B04-020",
        "b1=red2 a1=red5~ hand=this resource=red2*3",
        "play this; choose b1; choose a1",
        "b1=red2~ a1=red5+",
    ),
    (
        "B17-085",
        "a2=!red5 c2=!red6 hand=this resource=green2*3 dynamis=dingir^",
        "play this; at b1; yes; ? a2",
        "b1=this~ !resource=red5 !asleep=1",
    ),
    (
        "B17-085",
        "a2=!red5 hand=this resource=green2*3 dynamis=dingir^",
        "play this; at b1; no",
        "b1=this+ a2=red5",
    ),
)
def test_sleep(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B16-020",
        "a2=!red6 a3=!red6 b1=red7 hand=this resource=red2 dynamis=dingir",
        "play this; choose dynamis:dingir",
        "damage.a2=6000 damage.a3=0",
    ),
    ("B16-020", "a2=!red6 hand=this resource=red2 dynamis=dingir^", "play this", "damage.a2=0"),
    (
        "B16-005",
        "hand=this,red4,red5 resource=red2*3 dynamis=dingir^*2",
        "play this; at b1; choose hand:red4; ? a1 b2 c1; choose c1",
        "c1=red4+ hand=red5",
    ),
    (
        "B16-047",
        "b1=this a2=!red2 charge=B01-046,B02-045,B01-045 resource=red2*6",
        "use b1; choose charge:B01-045; ? b2 c2; choose c2",
        "c2=B01-045+",
    ),
    ("B16-047", "b1=this charge=B01-045 resource=red2*5", "use b1", "charge=B01-045 b1=this~"),
)
def test_square_diagram(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B05-116",
        "c2=this c3=!red2 b2=!red2 c1=red2 a2=!red2",
        "",
        "power.c3=2500 power.b2=2500 power.a2=3500 power.c1=3500",
    ),
    (
        "B02-031",
        "a3=!red2 b3=!red4 hand=this resource=blue2*5",
        "play this; at b1; choose a3; ? a2",
        "a2=red2",
    ),
    (
        "B04-030",
        "a1=red2 charge=this resource=blue2",
        "use charge:this; choose a1; ? a2",
        "a2=red2 trash=this",
    ),
    (
        "B19-043",
        "b2=this b3=!red5 c2=!red5 a3=!red5 dynamis=waker^*2",
        "",
        "power.b3=6000 power.c2=6000 power.a3=8000",
    ),
    ("B19-043", "b2=this b3=!red5 dynamis=waker^", "", "power.b3=8000"),
)
def test_adjacent_squares(scene: Scene) -> None:
    scene.play()
