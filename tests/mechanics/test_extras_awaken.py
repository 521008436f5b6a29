"""Z/X EX with Awaken: each comes for its Cost and what its condition says, and does what it does then.

The rows are the colors. With one Resource less, or without what the condition takes, the play is impossible.
"""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B18-017", "trash=red5,red6,red4 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose trash:red5; choose trash:red6; choose removed:red5; choose a1",
     "b2=this a1=red5 removed=red6 asleep=5", "trash=-; resource=red5*4"),
    ("B18-018", "a2=!red2 c2=!red3 c3=!red3 trash=red5,red6,red4 resource=red4*10 dynamis=this player=sera",
     "| ex this; at b2; choose trash:red5; choose trash:red6; attack b2; target a2; pass; pass; use b2; "
     "choose c2; done", "b2=this+ removed=red5,red6 asleep=7 c2=-", "trash=-; resource=red5*6"),
    ("B19-017", "a2=!red6 c2=!red6~ trash=red5,red6,red4 resource=red4*10 dynamis=this player=mikado",
     "| ex this; at b2; choose trash:red5; choose trash:red6; attack b2; target a2; choose c2",
     "b2=this removed=red5,red6 asleep=5 damage.c2=1000", "trash=-; resource=red5*4"),
    ("B19-018", "a2=!red5 c2=!red6 trash=red5,red6,red4 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose trash:red5; choose trash:red6; use b2; choose c2; choose a2",
     "b2=this asleep=7 c2=- !removed=red6 damage.a2=7000", "trash=-; resource=red5*6"),
    ("E09-051", "trash=B11-012,red2*2 resource=red4*10 removed=B11-012*3 dynamis=this player=meiraru",
     "| ex this; at b2; choose trash:B11-012; use b2; choose trash:red2; choose trash:red2; choose "
     "removed:B11-012; choose a1; ? a1 b2", "b2=this asleep=7 a1=B11-012 removed=red2*2,B11-012*3",
     "trash=-; resource=red5*6"),
)
def test_awaken_red(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-037", "a2=!red6 c3=!red2 hand=red5,red6,red4 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose hand:red5; choose hand:red6; choose a2; choose c3; choose c2",
     "b2=this a2=- !hand=red6 c3=- c2=red2 asleep=5 | hand=3", "hand=-; resource=blue5*4"),
    ("B18-038", "a2=!red5 c2=!red4 hand=red5,red6,red4 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose hand:red5; choose hand:red6; use b2; choose a2; yes",
     "b2=this a2=- asleep=7 hand=4", "hand=-; resource=blue5*6"),
    ("B19-037", "a2=!red5 c2=!red4 b3=!red2 hand=red5,red6,red3 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose hand:red5; choose hand:red6; use b2; choose hand:red3; choose a2",
     "b2=this a2=- asleep=5 hand=4", "hand=-; resource=blue5*4"),
    ("B19-038", "a2=!red5 hand=red5,red6 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose hand:red5; choose hand:red6; choose a2",
     "b2=this a2=- asleep=7 !deck=11 | hand=2", "hand=-; resource=blue5*6"),
    ("B19-102", "a1=B02-036 c1=B04-036 a2=!red2 resource=blue4*10 dynamis=this player=sugure",
     "| ex this; at b2; choose a1; choose c1; use b2", "b2=this asleep=6", "a1=- c1=-; resource=blue5*5"),
)
def test_awaken_blue(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-103", "a2=!red6 trash=B01-056*4 resource=white4*10 dynamis=this player=asuka",
     "| ex this; at b2; choose trash:B01-056; choose trash:B01-056; choose trash:B01-056; choose "
     "trash:B01-056; choose a2; no; no; no", "b2=this asleep=10 a2=- !bottom=red6 trash=3 deck=11",
     "trash=-; resource=white5*9"),
    ("B19-058", "a2=!red6 trash=red5,red6,red4 resource=white4*10 !resource=red4*2 dynamis=this",
     "| ex this; at b2; choose trash:red5; choose trash:red6; yes; use b2; choose enemy resource:red4; done",
     "b2=this asleep=7 power.a2=3500 !asleep=1 deck=12", "trash=-; resource=white5*6"),
    ("E08-030", "a2=!red5 charge=red6 trash=red5,red6,red4 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose trash:red5; choose trash:red6; choose a2; choose charge:red6; choose c2",
     "b2=this asleep=7 a2=- c2=red6~ !bottom=red5", "charge=- trash=-; resource=white5*6"),
    ("E09-053", "a2=!red6~ c2=!red2 trash=B03-057 resource=white4*10 dynamis=this player=nino",
     "| ex this; at b2; choose trash:B03-057; use b2", "b2=this asleep=7 a2=- deck=11",
     "trash=-; resource=white5*6"),
)
def test_awaken_white(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-077", "a2=!red6 !hand=red2 charge=red5 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose charge:red5; use b2; choose a2; choose hand:red2",
     "b2=this asleep=5 a2=- !hand=- charge=red2 trash=red5", "charge=-; resource=black5*4"),
    ("B18-078", "a2=!red6 c2=!red2 charge=red5 resource=black4*10 dynamis=this player=ayase",
     "| ex this; at b2; choose charge:red5; use b2; choose a2; choose c2", "b2=this asleep=7 a2=- c2=-",
     "charge=-; resource=black5*6"),
    ("E08-040", "a2=!red6 charge=red5 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose charge:red5; choose trash:red5; use b2; choose a2",
     "b2=this asleep=7 hand=red5 a2=-", "charge=-; resource=black5*6"),
    ("B19-077", "charge=red5 resource=black4*10 dynamis=this", "| ex this; at b2; choose charge:red5",
     "b2=this asleep=5 charge=red2 trash=red5", "charge=-; resource=black5*4"),
    ("E09-054", "a2=!red6 charge=B11-075 resource=black4*10 dynamis=this player=barahara",
     "| ex this; at b2; choose charge:B11-075; use b2; choose a2; choose trash:B11-075; choose a1",
     "b2=this asleep=7 a2=- !charge=red6 a1=B11-075 charge=red2", "charge=-; resource=black5*6"),
)
def test_awaken_black(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-097", "a2=!red6 resource=green5*10 dynamis=this",
     "| ex this; at b2; choose resource:green5 sleep; choose resource:green5 sleep; choose a2; choose b2",
     "b2=this asleep=5 a2=- !asleep=1 power.b2=11500 | resource=10 deck=10",
     "resource=green4*10; resource=green5*4"),
    ("B18-098", "resource=green5*10 dynamis=this",
     "| ex this; at b2; choose resource:green5 sleep; choose resource:green5 sleep",
     "b2=this asleep=7 | resource=10 deck=10", "resource=green4*10; resource=green5*6"),
    ("E09-055", "a2=!red6 resource=green4*6,B06-097 dynamis=this player=kushuru",
     "| ex this; at b2; choose resource:B06-097 sleep; choose a2; choose deck:red2; done",
     "b2=this a2=- !asleep=1 hand=1 asleep=8", "resource=green4*10; resource=green5*6"),
    ("IG06-084", "resource=green5*13 dynamis=this",
     "| ex this; at b2; choose resource:green5 sleep; choose resource:green5 sleep; choose resource:green5 "
     "sleep; choose resource:green5 sleep; choose resource:green5 sleep",
     "b2=this resource=14 trash=green5*5 asleep=3", "resource=green5*7; resource=green5*7"),
)
def test_awaken_green(scene: Scene) -> None:
    scene.play()


@scenes(
    ("E08-051", "hand=red5 charge=blue5 trash=white5 resource=green5*10 dynamis=this",
     "| ex this; at b2; choose hand:red5; choose resource:green5 sleep; choose charge:blue5; choose "
     "trash:white5; choose a1; choose c1", "b2=this a1=E08-T01 c1=E08-T01",
     "resource=green4*10 hand=- charge=- trash=-; resource=green5*9"),
    ("E40-044", "hand=red3 trash=B11-012,red5 resource=red4*10 dynamis=this player=everybody",
     "| ex this; at b2; choose trash:B11-012; choose hand:red3; choose a1; pass",
     "b2=this removed=B11-012 | a1=- hand=red3", "resource=green4*10 hand=- trash=-; resource=green5*4"),
)
def test_awaken_colourless(scene: Scene) -> None:
    scene.play()
