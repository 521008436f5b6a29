"""Effects that ignite, lay Force, make Tokens, give counters and play cards."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    (
        "E09-022",
        "turn=1 a2=this a3=!red7 dynamis=dragon^*3 deck=red3,red4",
        "attack a3; target a2; pass; pass; yes; at a1",
        "a1=red3 charge=this",
    ),
    (
        "E09-022",
        "turn=1 a2=this a3=!red7 dynamis=dragon^*3 deck=red4,red3",
        "attack a3; target a2; pass; pass",
        "trash=red4",
    ),
    (
        "E09-022",
        "turn=1 a2=this a3=!red7 dynamis=dragon^*2 deck=red3,red4",
        "attack a3; target a2; pass; pass",
        "deck=2",
    ),
    (
        "B16-030",
        "b1=this hand=B04-036 resource=blue2 deck=blue3*5",
        "use b1; choose hand:B04-036; yes; at a1",
        "a1=blue3",
    ),
    (
        "B05-054",
        "phase=resource b1=this hand=white7 deck=white3,white2*4",
        "pass; choose hand:white7; yes; at a1",
        "a1=white3 bottom=white7",
    ),
    ("B05-054", "phase=resource b1=this hand=white6 deck=white3,white2*4", "pass; not choose", "hand=white6"),
    (
        "B19-101",
        "b1=this a2=!red6 trash=red3*4 deck=blue3,red2*5",
        "use b1; yes; at a1; choose a2",
        "a1=blue3 damage.a2=6000 removed=red3*4",
    ),
)
def test_ignite_n(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-009",
        "hand=this resource=red2*5 trash=red4,blue4",
        "play this; at b1; choose trash:red4",
        "force.b1=red4 trash=blue4",
    ),
    ("B12-009", "hand=this resource=red2*5 trash=red4", "play this; at b1; done", "force.b1=- trash=red4"),
    (
        "B09-030",
        "b1=this a2=!red7 force.b1=blue4 resource=blue2*2",
        "use b1; choose a2; not use",
        "a2=- force.b1=- trash=blue4",
    ),
    # With a card that is no Killer Machine it is paid for nothing.
    ("B09-030", "b1=this a2=!red7 force.b1=blue5 resource=blue2*2", "use b1", "a2=red7 trash=blue5 asleep=2"),
    ("B09-030", "b1=this a2=!red7 resource=blue2*2", "not use", "a2=red7"),
    (
        "B09-038",
        "b1=blue4 a2=!red5 hand=this resource=blue2*2 trash=red4",
        "play this; choose a2",
        "force.b1=red4 !hand=red5",
    ),
    (
        "B09-038",
        "b1=blue4 force.b1=red2 a2=!red5 hand=this resource=blue2*2 trash=red4",
        "play this",
        "force.b1=red2 a2=red5",
    ),
    (
        "B10-093",
        "turn=1 b1=this force.b1=this a2=red2 a3=!red7",
        "attack a3; target a2; pass; pass; yes",
        "resource=1 asleep=1",
    ),
    (
        "B10-093",
        "turn=1 b1=this force.b1=red2 a2=red2 a3=!red7",
        "attack a3; target a2; pass; pass",
        "resource=0",
    ),
    (
        "B12-009",
        "turn=1 a2=this force.a2=red2 a3=!red7",
        "attack a3; target a2; pass; pass",
        "trash=red2 charge=this",
    ),
)
def test_force(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "E08-051",
        "dynamis=this resource=green2*9,green5 hand=red5 charge=red5 trash=red5",
        "ex this; at b1; choose a1; choose c1",
        "a1=E08-T01+ c1=E08-T01+ b1=this hand=-",
    ),
    (
        "E08-051",
        "dynamis=this resource=green2*9,green5 hand=red5 charge=red5 trash=red4",
        "not ex",
        "hand=red5",
    ),
    (
        "IG06-069",
        "b1=this resource=green2*6 player=everybody",
        "use b1; choose a1",
        "b1=- a1=PR06-004+ power.a1=6000 trash=this",
    ),
    (
        "IG06-084",
        "b1=this a2=!red7 resource=green2*3 hand=red2",
        "use b1; choose a2; choose c1; not use",
        "a2=- !resource=red7 c1=PR06-004+ trash=red2",
    ),
    ("IG06-084", "b1=this a2=!red7 resource=green2*3", "not use", "a2=red7"),
)
def test_token(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "G07-004",
        "hand=G07-002,red2 resource=G07-002*4,green3*5 !resource=red2*5 player=souma under=this dynamis=this",
        "use hand:G07-002; choose b1; choose hand:red2",
        "b1=this counters=memorial_piece:2 resource=10",
    ),
    (
        "B34-072",
        "b2=B02-036 dynamis=this resource=red2*5 hand=red3 player=everybody",
        "shift this; choose b2; choose hand:red3; pass",
        "counters=- trash=red3",
    ),
)
def test_counter_marker(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B19-052",
        "hand=this,red2 resource=white2*7 a2=!red7 deck=red7,red5,red2*4",
        "play this; at b1; choose hand:red2; choose deck:red2; at a1",
        "a1=red2 !bottom=red7 deck=5 trash=red2",
    ),
    ("B19-052", "hand=this,red2 resource=white2*6 a2=!red7", "play this; at b1", "a2=red7 hand=red2"),
    ("B15-019", "a2=!red7 hand=this resource=red3~*4 !trash=red5", "play this", "damage.a2=8000 trash=this"),
    ("B19-101", "b1=this a2=!red6 trash=red3*4 deck=red3,red2*5", "use b1; no; choose a2", "trash=red3"),
    (
        "B01-102",
        "hand=this trash=B01-059*6 resource=white2*7,B02-060 a2=!red7",
        "play this; at b1; choose resource:B02-060; choose a2",
        "power.a2=4000 asleep=7",
    ),
)
def test_play_a_card_by_effect(scene: Scene) -> None:
    scene.play()
