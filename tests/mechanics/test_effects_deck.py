"""Effects on the deck, the hand, the Life and the other zones of cards that lie."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    (
        "E09-017",
        "hand=this resource=blue2*5 dynamis=dragon^*6 deck=red2*3,red7,red3*3",
        "play this; at b1; choose deck:red7",
        "hand=red7 deck=6",
    ),
    (
        "E09-017",
        "hand=this resource=blue2*5 dynamis=dragon^*5",
        "play this; at b1; not choose",
        "hand=- deck=10",
    ),
    (
        "B19-108",
        "a1=red2 b1=blue2 c1=white2 a2=black2 b2=green2 resource=red2*10 dynamis=this",
        "ex this; at b1",
        "b1=this deck=10 a1=- b2=-",
    ),
    (
        "B42-077",
        "dynamis=this hand=T-969,blue2 resource=blue2*6 !resource=red2*6 player=everybody deck=T-970,red5*5",
        "ex this; choose hand:T-969; choose hand:blue2; choose deck:T-970; at b2; choose b2",
        "b2=T-970 trash=T-969,blue2 deck=red5*5",
    ),
)
def test_search_the_deck(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B05-098",
        "hand=this resource=green2*4 deck=red2,red3,red4,red5,red6",
        "play this; ? deck:red2 deck:red3 deck:red4; choose deck:red3",
        "resource=green2*4,red3 asleep=5 trash=red2,red4,this deck=red5,red6",
    ),
    (
        "B17-082",
        "hand=this resource=green2*3 dynamis=dingir^ deck=red2,red3,red4,red5,red6,red7",
        "play this; at b1; choose deck:red5; choose resource:green2 sleep",
        "resource=green2*2,red5 asleep=3 deck=5 trash=green2",
    ),
    ("B17-082", "hand=this resource=green2*3", "play this; at b1", "resource=3 trash=-"),
    (
        "B13-025",
        "turn=1 phase=ignition b1=this !deck=red5,red2*5",
        "yes; choose enemy deck:red5",
        "!bottom=red5 !deck=6",
    ),
    ("B13-025", "turn=1 phase=ignition b1=this !deck=red5,red2*5", "no", "!top=red5"),
)
def test_look_at_top_n(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B11-039",
        "hand=this resource=blue2*2 deck=red2,blue5,blue6,blue4,red3,blue7",
        "play this; choose deck:blue5; choose deck:blue6",
        "hand=blue5,blue6 deck=4",
    ),
    (
        "B11-039",
        "hand=this resource=blue2*2 deck=red2,blue5,blue4,blue7,red3,blue6",
        "play this; ? deck:blue5 deck:blue7; done",
        "hand=- deck=6",
    ),
    (
        "B16-027",
        "b1=this deck=red2,blue5,blue4,blue7,red3,blue6",
        "use b1; choose deck:blue7; done",
        "hand=blue7 b1=this~ deck=5",
    ),
    (
        "B18-008",
        "hand=this resource=red2*4 dynamis=waker^*3 deck=red3,red2*4,B02-014,red4,B02-009",
        "play this; at b1; choose deck:red3; choose deck:B02-014",
        "hand=red3,B02-014 deck=6",
    ),
    (
        "B18-008",
        "hand=this resource=red2*4 dynamis=waker^*2 deck=red3*8",
        "play this; at b1; not choose",
        "hand=-",
    ),
)
def test_reveal_top_n(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "E09-021",
        "turn=1 a2=this a3=!red5 dynamis=dingir^ life=red3,red4 charge=red7 deck=blue2*5",
        "attack a3; target a2; pass; pass; choose life:red4; choose charge:red7",
        "life=2 charge=this,red4 hand=red7 deck=4",
    ),
    (
        "E09-028",
        "b1=this a2=!red7~ c2=!red2 dynamis=dingir^*3 life=red3,red4 deck=blue2*5",
        "use b1; choose life:red4; not use",
        "life=red3,blue2 hand=red4 !bottom=red7",
    ),
    (
        "B09-054",
        "hand=this resource=white2*8 life=red3,red4 deck=blue2*5",
        "play this; at b1; yes; yes; choose life:red3",
        "life=blue2,red4 hand=red3 deck=4",
    ),
    (
        "B09-054",
        "hand=this resource=white2*8 life=red3 deck=blue2*5",
        "play this; at b1; yes; yes",
        "life=blue2 hand=red3",
    ),
    (
        "B09-054",
        "hand=this resource=white2*8 life=red3,red4",
        "play this; at b1; no",
        "life=red3,red4 asleep=6",
    ),
)
def test_look_at_life(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-099",
        "a2=!red7 c2=!red6 b3=!B19-108 hand=this resource=green2*3",
        "play this",
        "!resource=red7 !asleep=1 c2=red6",
    ),
    (
        "B02-083",
        "phase=ignition charge=red2 deck=this,red2 hand=red5,red6",
        "ignite red2; yes; at a1; choose hand:red5",
        "resource=red5 asleep=1 hand=red6",
    ),
    ("B02-083", "hand=this,red5 resource=green2*3", "play this; at a1", "resource=3 hand=red5"),
    (
        "B18-095",
        "a2=!red7 hand=this resource=green2*3,green6*3",
        "play this; at b1; choose a2",
        "!resource=red7 !asleep=1",
    ),
    ("B18-095", "a2=!red7 hand=this resource=green4*4,green6*2", "play this; at b1", "a2=red7"),
)
def test_put_into_resource(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-100", "hand=this resource=green2*9", "play this", "resource=11 asleep=6 deck=8"),
    ("B02-100", "hand=this resource=green2*8", "play this", "resource=9 asleep=5 deck=9"),
    (
        "B12-081",
        "phase=ignition charge=red2 deck=this,red2*3 resource=red2*6",
        "ignite red2; yes; at a1; yes",
        "resource=7 asleep=1",
    ),
    (
        "B12-081",
        "phase=ignition charge=red2 deck=this,red2*3 resource=red2*5",
        "ignite red2; yes; at a1; not yes",
        "resource=5",
    ),
    ("B18-088", "hand=this resource=green2*3 dynamis=waker^*2", "play this; at b1", "resource=4 asleep=4"),
    ("B18-088", "hand=this resource=green2*3 dynamis=waker^", "play this; at b1", "resource=3"),
)
def test_ramp(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-079", "hand=this resource=black2*3 deck=red2,red3,red4", "play this", "charge=red2,red3 deck=red4"),
    (
        "B02-069",
        "turn=1 a2=this a3=!red7 deck=red3,red4",
        "attack a3; target a2; pass; pass",
        "charge=this,red3 deck=red4",
    ),
    (
        "E08-032",
        "b1=this c2=red7 c3=!red2 dynamis=waker^*3 deck=red3,red4",
        "not use; attack c2; target c3; pass; pass; use b1; not use",
        "charge=red3",
    ),
    (
        "E08-032",
        "b1=this c2=red7 c3=!red2 dynamis=waker^*2 deck=red3,red4",
        "attack c2; target c3; pass; pass; not use",
        "charge=-",
    ),
)
def test_deck_top_to_charge(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-027", "b1=this charge=red7 deck=red2,red3,red4", "use b1", "trash=red2,red3,red7 deck=red4"),
    ("B04-021", "hand=this resource=blue2*2 deck=red2,red3", "play this; at b1", "trash=red2 deck=red3"),
    (
        "B08-066",
        "turn=1 a2=this a3=!red7 deck=red2,red3,red4",
        "attack a3; target a2; pass; pass; yes",
        "trash=red2,red3 deck=red4",
    ),
    (
        "B08-066",
        "turn=1 a2=this a3=!red7 deck=red2,red3,red4",
        "attack a3; target a2; pass; pass; no",
        "trash=- deck=3",
    ),
)
def test_mill(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-039", "hand=this resource=blue2*3 deck=red3,red4,red5", "play this", "hand=red3,red4 deck=red5"),
    ("B05-114", "hand=this resource=blue2*4 charge=B01-025", "play this; at b1", "hand=1 deck=9"),
    ("B05-114", "hand=this resource=blue2*4 charge=blue4", "play this; at b1", "hand=- deck=10"),
    (
        "B02-030",
        "c2=this c3=!red2 hand=red7 deck=red4,red5",
        "attack c2; target c3; pass; pass; choose hand:red7",
        "hand=red4 trash=red7 deck=red5",
    ),
)
def test_draw(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-019",
        "hand=this,red5,red7 resource=red2 deck=red3,red4,red2",
        "play this; choose hand:red5",
        "hand=red7,red3,red4 trash=this,red5",
    ),
    (
        "B18-019",
        "hand=this,red5,red7 resource=red2 dynamis=waker deck=red3,red4,red6,red2",
        "play this; choose dynamis:waker; choose hand:red5; choose hand:red7",
        "hand=red3,red4,red6 trash=this,red5,red7",
    ),
    ("B18-019", "hand=this,red5,red7 resource=red2 dynamis=waker^", "play this", "hand=red5,red7"),
    ("B02-030", "c2=this c3=!red2 deck=red4,red5", "attack c2; target c3; pass; pass", "hand=- trash=red4"),
    (
        "B11-067",
        "b1=B03-027 charge=red7 deck=this,red2,red3 hand=red4,red5",
        "use b1; choose hand:red4; choose trash:red7",
        "hand=red5,red7",
    ),
    ("B11-067", "b1=B03-027 charge=red7 deck=this,red2,red3 hand=red4", "use b1; done", "hand=red4"),
)
def test_discard(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B16-063",
        "c2=this c3=!red2 dynamis=dingir^ !hand=red3,red4",
        "attack c2; target c3; pass; pass; by 1; choose hand:red4",
        "!hand=red3 !trash=red4",
    ),
    ("B16-063", "c2=this c3=!red2 !hand=red3,red4", "attack c2; target c3; pass; pass", "!hand=2"),
    (
        "B16-069",
        "hand=this resource=black2*5 dynamis=ereshkigal^*2 !hand=red3,red4,red5",
        "play this; at b1; by 1; choose hand:red3; choose hand:red5",
        "!hand=red4",
    ),
    (
        "B16-069",
        "hand=this resource=black2*5 dynamis=ereshkigal^,dingir^ !hand=red3,red4,red5",
        "play this; at b1",
        "!hand=3",
    ),
    (
        "B18-077",
        "b1=this a2=!red7 b2=red2 !hand=red3,red4",
        "use b1; ? a2 b2; choose a2; by 1; choose hand:red3; not use",
        "!hand=red4 a2=-",
    ),
)
def test_opponent_discards(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-059", "hand=this resource=white2*3 life=red2", "play this", "life=red2,this trash=-"),
    ("B03-059", "hand=this resource=white2*3 life=red2*2", "play this", "life=2 trash=this"),
    (
        "E09-021",
        "turn=1 a2=this a3=!red5 dynamis=dingir^ life=red3 charge=red7 deck=blue2*5",
        "attack a3; target a2; pass; pass; choose life:blue2; done",
        "life=red3 charge=this,red7,blue2 deck=4",
    ),
    (
        "E09-021",
        "turn=1 a2=this a3=!red5 life=red3 deck=blue2*5",
        "attack a3; target a2; pass; pass",
        "life=red3 deck=5",
    ),
    (
        "B09-054",
        "hand=this resource=white2*8 life=red3,red4 deck=blue2*5",
        "play this; at b1; yes; yes; choose life:red4",
        "life=blue2,red3 hand=red4",
    ),
)
def test_recover_life(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-066",
        "charge=this trash=red6,red5 resource=black2*2",
        "use charge:this; choose trash:red5",
        "hand=red5 trash=red6,this",
    ),
    ("B02-070", "b1=this trash=black2,black3", "use b1; ? trash:black2", "hand=black2 trash=black3"),
    (
        "B11-080",
        "hand=this resource=black2*3 trash=red5,B01-059,red6",
        "play this",
        "hand=red5,red6 trash=B01-059,this",
    ),
    (
        "B16-071",
        "b1=B03-027 charge=black4 deck=this,red2,red3 trash=B01-064,red5",
        "use b1; ? trash:B01-064; choose trash:B01-064",
        "hand=B01-064",
    ),
)
def test_salvage(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-001", "b1=this a2=!red4 c2=!red5 dynamis=dingir^", "use b1; ? a2", "!removed=red4"),
    (
        "B07-016",
        "hand=this resource=red2*7 trash=red3*11 a2=!red6",
        "play this; at b1; yes",
        "removed=red3*10 trash=red3 a2=-",
    ),
    ("B07-016", "hand=this resource=red2*7 trash=red3*9 a2=!red6", "play this; at b1; yes", "damage.a2=0"),
    (
        "B12-020",
        "turn=1 b2=!red2 hand=this resource=red2 trash=red3*5",
        "attack b2; target player; pass; by 0; not play",
        "asleep=0",
    ),
    (
        "B12-020",
        "hand=this,red5,red6 resource=red2 trash=red3*5",
        "play this; choose trash:red3 *5; choose hand:red5; choose b2",
        "removed=red3*5 b2=red5~ hand=red6",
    ),
    (
        "B12-020",
        "hand=this,red5 resource=red2 trash=red3*5",
        "play this; choose trash:red3 *4; done",
        "removed=red3*4 hand=red5",
    ),
    (
        "B16-017",
        "c2=this c3=!red2 a2=!red7 player=mikado deck=red3,red4,red5",
        "attack c2; target c3; yes; choose a2",
        "!removed=red7 removed=red3,red4 power.c2=9000",
    ),
    (
        "B16-017",
        "c2=this c3=!red2 a2=!red7 player=mikado deck=red3,red4",
        "attack c2; target c3; no",
        "a2=red7",
    ),
)
def test_remove_from_game(scene: Scene) -> None:
    scene.play()
