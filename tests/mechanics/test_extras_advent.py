"""Z/X EX with Advent: each comes for what its condition says, pays nothing, and does what it does then.

The rows are the colors. With one Resource or one Reboot Z/X less the play is impossible.
"""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B16-019", "a1=red5 c1=red4 a2=!red6 charge=red2*2 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:red2; choose charge:red2; choose a2",
     "b2=this c1=- a2=- !removed=red6 charge=red5,red4 | asleep=0 a1=-", "resource=red4*5; a1=-; a1=red5~"),
    ("B16-019", "a1=red5 c1=red4 a2=!red6 charge=red2*2 resource=red4~*6 dynamis=this", "may ex this", ""),
    ("B16-101", "a1=red5 c1=black4 resource=red4*10 dynamis=this", "| ex this; at b2; choose a1; choose c1",
     "b2=this c1=- charge=red5,black4 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=red5~"),
    ("B16-101", "a1=red5 c1=black4 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B16-103", "a1=white5 c1=red4 charge=red2 resource=red4*10 life=red2,red6,red2*2 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:white5; choose charge:red4; choose "
     "charge:red2; yes; choose life:red6; choose c3", "b2=this c1=- c3=red6 deck=9 | asleep=0 a1=- life=4",
     "resource=red4*6; a1=-; a1=white5~"),
    ("B16-103", "a1=white5 c1=red4 charge=red2 resource=red4~*7 life=red2,red6,red2*2 dynamis=this",
     "may ex this", ""),
    ("B16-XXX", "a1=red5 c1=red4 b3=!red6 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose b3", "b2=this c1=- damage.b3=3000 | asleep=0 a1=-",
     "resource=red4*6; a1=-; a1=red5~"),
    ("B16-XXX", "a1=red5 c1=red4 b3=!red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B17-101",
     "a1=red5 c1=green4 a2=!red6 c3=!red2 resource=red4*10 deck=red4,red5,red6,red2*5 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:red5; choose charge:green4; choose "
     "deck:red5", "b2=this asleep=1 c1=- resource=11 damage.a2=5000 c3=- | a1=-",
     "resource=red4*6; a1=-; a1=red5~"),
    ("B17-101",
     "a1=red5 c1=green4 a2=!red6 c3=!red2 resource=red4~*7 deck=red4,red5,red6,red2*5 dynamis=this",
     "may ex this", ""),
    ("B17-102", "a1=blue5 c1=red4 a2=!red6 hand=red4,red5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:blue5; choose charge:red4; choose a2; "
     "choose hand:red4; choose hand:red5", "b2=this c1=- a2=- !deck=11 hand=red2*3 | asleep=0 a1=-",
     "resource=red4*6; a1=-; a1=blue5~"),
    ("B17-102", "a1=blue5 c1=red4 a2=!red6 hand=red4,red5 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose a2; choose c2; choose a3",
     "b2=this c1=- a2=- c2=- a3=- charge=5 | asleep=0 a1=-", "resource=red4*9; a1=-; a1=red5~"),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4~*10 dynamis=this",
     "may ex this", ""),
    ("E09-009", "a1=red5 c1=red4 a2=!red3 c2=!red6 !charge=red4 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:red5; choose a2; choose enemy charge:red4",
     "b2=this c1=- a2=- !removed=red3,red4 !charge=- | asleep=0 a1=-", "resource=red4*6; a1=-; a1=red5~"),
    ("E09-009", "a1=red5 c1=red4 a2=!red3 c2=!red6 !charge=red4 resource=red4~*7 dynamis=this", "may ex this",
     ""),
)
def test_advent_red(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-039", "a1=blue5 c1=blue4 a2=!red6 c2=!red4 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:blue4; choose a2",
     "b2=this c1=- a2=- !third=red6 charge=blue5 | asleep=0 a1=-", "resource=red4*5; a1=-; a1=blue5~"),
    ("B16-039", "a1=blue5 c1=blue4 a2=!red6 c2=!red4 resource=red4~*6 dynamis=this", "may ex this", ""),
    ("B16-102", "a1=blue5 c1=white4 a2=!red6 resource=blue4*10 deck=red3*5,red4,red5,red2*3 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:blue5; choose charge:white4; choose "
     "deck:red5; choose deck:red4; choose a2", "b2=this c1=- hand=red5,red4 power.a2=7500 | asleep=0 a1=-",
     "resource=red4*6; a1=-; a1=blue5~"),
    ("B16-102", "a1=blue5 c1=white4 a2=!red6 resource=red4~*7 deck=red3*5,red4,red5,red2*3 dynamis=this",
     "may ex this", ""),
    ("B16-105", "a1=green5 c1=blue4 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:green5; choose charge:blue4",
     "b2=this asleep=2 c1=- resource=12 hand=1 | a1=-", "resource=red4*6; a1=-; a1=green5~"),
    ("B16-105", "a1=green5 c1=blue4 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B17-039", "a1=blue5 c1=blue4 resource=blue4*10 deck=red4,red5,red6,red2*5 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:blue4; choose deck:red6; choose deck:red4; "
     "choose deck:red5", "b2=this c1=- top=red6 second=red4 third=red5 | asleep=0 a1=-",
     "resource=red4*5; a1=-; a1=blue5~"),
    ("B17-039", "a1=blue5 c1=blue4 resource=red4~*6 deck=red4,red5,red6,red2*5 dynamis=this", "may ex this",
     ""),
    ("B17-102", "a1=blue5 c1=red4 a2=!red6 hand=red4,red5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:blue5; choose charge:red4; choose a2; "
     "choose hand:red4; choose hand:red5", "b2=this c1=- a2=- !deck=11 hand=red2*3 | asleep=0 a1=-",
     "resource=red4*6; a1=-; a1=blue5~"),
    ("B17-102", "a1=blue5 c1=red4 a2=!red6 hand=red4,red5 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B17-104", "a1=black5 c1=blue4 hand=red5 !hand=red6 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:black5; choose hand:red5; choose hand:red2; "
     "choose hand:red2; choose hand:red6", "b2=this c1=- hand=red2 !hand=- | asleep=0 a1=- deck=10",
     "resource=red4*6; a1=-; a1=black5~"),
    ("B17-104", "a1=black5 c1=blue4 hand=red5 !hand=red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose a2; choose c2; choose a3",
     "b2=this c1=- a2=- c2=- a3=- charge=5 | asleep=0 a1=-", "resource=red4*9; a1=-; a1=red5~"),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4~*10 dynamis=this",
     "may ex this", ""),
    ("E09-019", "a1=blue5 c1=blue4 a2=!red3 c2=!red6 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:blue5; choose a2",
     "b2=this c1=- a2=- !top=red3 hand=1 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=blue5~"),
    ("E09-019", "a1=blue5 c1=blue4 a2=!red3 c2=!red6 resource=red4~*7 dynamis=this", "may ex this", ""),
)
def test_advent_blue(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-059", "a1=white5 c1=white4 a2=!red6 c3=!red4 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:white4",
     "b2=this c1=- power.a2=5500 power.c3=2500 | asleep=0 a1=-", "resource=red4*5; a1=-; a1=white5~"),
    ("B16-059", "a1=white5 c1=white4 a2=!red6 c3=!red4 resource=red4~*6 dynamis=this", "may ex this", ""),
    ("B16-102", "a1=blue5 c1=white4 a2=!red6 resource=blue4*10 deck=red3*5,red4,red5,red2*3 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:blue5; choose charge:white4; choose "
     "deck:red5; choose deck:red4; choose a2", "b2=this c1=- hand=red5,red4 power.a2=7500 | asleep=0 a1=-",
     "resource=red4*6; a1=-; a1=blue5~"),
    ("B16-102", "a1=blue5 c1=white4 a2=!red6 resource=red4~*7 deck=red3*5,red4,red5,red2*3 dynamis=this",
     "may ex this", ""),
    ("B16-103", "a1=white5 c1=red4 charge=red2 resource=red4*10 life=red2,red6,red2*2 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:white5; choose charge:red4; choose "
     "charge:red2; yes; choose life:red6; choose c3", "b2=this c1=- c3=red6 deck=9 | asleep=0 a1=- life=4",
     "resource=red4*6; a1=-; a1=white5~"),
    ("B16-103", "a1=white5 c1=red4 charge=red2 resource=red4~*7 life=red2,red6,red2*2 dynamis=this",
     "may ex this", ""),
    ("B17-058", "a1=white5 c1=white4 trash=B16-060,B02-060 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose trash:B16-060",
     "b2=this c1=- hand=B16-060 | asleep=0 a1=-", "resource=red4*5; a1=-; a1=white5~"),
    ("B17-058", "a1=white5 c1=white4 trash=B16-060,B02-060 resource=red4~*6 dynamis=this", "may ex this", ""),
    ("B17-103", "a1=white5 c1=black4 charge=red3 trash=red2,red4 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:white5; choose charge:red3; choose a1; choose "
     "trash:red2; choose c1", "b2=this a1=red3 c1=red2 | asleep=0", "resource=red4*6; a1=-; a1=white5~"),
    ("B17-103", "a1=white5 c1=black4 charge=red3 trash=red2,red4 resource=red4~*7 dynamis=this",
     "may ex this", ""),
    ("B17-105", "a1=green5 c1=white4 a2=!red6 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:green5; choose charge:white4; choose a2",
     "b2=this c1=- a2=- hand=green5 !resource=1 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=green5~"),
    ("B17-105", "a1=green5 c1=white4 a2=!red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose a2; choose c2; choose a3",
     "b2=this c1=- a2=- c2=- a3=- charge=5 | asleep=0 a1=-", "resource=red4*9; a1=-; a1=red5~"),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4~*10 dynamis=this",
     "may ex this", ""),
    ("E09-029", "a1=white5 c1=white4 a2=!red3 c2=!red6 resource=white4*10 life=red2,red4,red2*2 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:white5; choose life:red4; choose a2",
     "b2=this c1=- a2=- !bottom=red3 hand=red4 deck=9 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=white5~"),
    ("E09-029", "a1=white5 c1=white4 a2=!red3 c2=!red6 resource=red4~*7 life=red2,red4,red2*2 dynamis=this",
     "may ex this", ""),
)
def test_advent_white(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-079", "a1=black5 c1=black4 a2=!red4 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:black4; choose charge:black5; choose a2; "
     "choose trash:black5", "b2=this c1=- a2=- hand=black5 trash=black4 | asleep=0 a1=-",
     "resource=red4*5; a1=-; a1=black5~"),
    ("B16-079", "a1=black5 c1=black4 a2=!red4 resource=red4~*6 dynamis=this", "may ex this", ""),
    ("B16-101", "a1=red5 c1=black4 resource=red4*10 dynamis=this", "| ex this; at b2; choose a1; choose c1",
     "b2=this c1=- charge=red5,black4 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=red5~"),
    ("B16-101", "a1=red5 c1=black4 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B16-104", "a1=black5 c1=green4 a2=!red6 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:black5; choose a2; choose b2",
     "b2=this c1=- a2=- !charge=red6 power.b2=12000 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=black5~"),
    ("B16-104", "a1=black5 c1=green4 a2=!red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B17-103", "a1=white5 c1=black4 charge=red3 trash=red2,red4 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:white5; choose charge:red3; choose a1; choose "
     "trash:red2; choose c1", "b2=this a1=red3 c1=red2 | asleep=0", "resource=red4*6; a1=-; a1=white5~"),
    ("B17-103", "a1=white5 c1=black4 charge=red3 trash=red2,red4 resource=red4~*7 dynamis=this",
     "may ex this", ""),
    ("B17-104", "a1=black5 c1=blue4 hand=red5 !hand=red6 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:black5; choose hand:red5; choose hand:red2; "
     "choose hand:red2; choose hand:red6", "b2=this c1=- hand=red2 !hand=- | asleep=0 a1=- deck=10",
     "resource=red4*6; a1=-; a1=black5~"),
    ("B17-104", "a1=black5 c1=blue4 hand=red5 !hand=red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B18-104",
     "a1=B02-068 c1=B19-108 a2=!red6 b3=!red2 c3=!red2 !hand=red2*2 resource=black4*13 dynamis=this "
     "player=yamato", "| ex this; at b2; choose a1; choose c1",
     "b2=this c1=- a2=- c3=- !hand=- !trash=4 | asleep=0 a1=-", "resource=red4*12; a1=-; a1=B02-068~"),
    ("B18-104",
     "a1=B02-068 c1=B19-108 a2=!red6 b3=!red2 c3=!red2 !hand=red2*2 resource=red4~*13 dynamis=this "
     "player=yamato", "may ex this", ""),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose a2; choose c2; choose a3",
     "b2=this c1=- a2=- c2=- a3=- charge=5 | asleep=0 a1=-", "resource=red4*9; a1=-; a1=red5~"),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4~*10 dynamis=this",
     "may ex this", ""),
    ("B41-099", "a1=black5 c1=black4 trash=red5 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose trash:red5", "b2=this c1=- hand=red5 | asleep=0 a1=-",
     "resource=red4*6; a1=-; a1=black5~"),
    ("B41-099", "a1=black5 c1=black4 trash=red5 resource=red4~*7 dynamis=this", "may ex this", ""),
)
def test_advent_black(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-099", "a1=green5 c1=green4 resource=green4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:green4; choose charge:green5; choose "
     "resource:green4; choose a2", "b2=this c1=- a2=green4 resource=9 | asleep=0 a1=-",
     "resource=red4*5; a1=-; a1=green5~"),
    ("B16-099", "a1=green5 c1=green4 resource=red4~*6 dynamis=this", "may ex this", ""),
    ("B16-104", "a1=black5 c1=green4 a2=!red6 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:black5; choose a2; choose b2",
     "b2=this c1=- a2=- !charge=red6 power.b2=12000 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=black5~"),
    ("B16-104", "a1=black5 c1=green4 a2=!red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B16-105", "a1=green5 c1=blue4 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:green5; choose charge:blue4",
     "b2=this asleep=2 c1=- resource=12 hand=1 | a1=-", "resource=red4*6; a1=-; a1=green5~"),
    ("B16-105", "a1=green5 c1=blue4 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B17-099", "a1=green5 c1=green4 resource=green4*10 deck=red4,red5,red6,red2*5 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:green4; choose deck:red5",
     "b2=this c1=- hand=red5 | asleep=0 a1=-", "resource=red4*5; a1=-; a1=green5~"),
    ("B17-099", "a1=green5 c1=green4 resource=red4~*6 deck=red4,red5,red6,red2*5 dynamis=this", "may ex this",
     ""),
    ("B17-101",
     "a1=red5 c1=green4 a2=!red6 c3=!red2 resource=red4*10 deck=red4,red5,red6,red2*5 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; yes; choose charge:red5; choose charge:green4; choose "
     "deck:red5", "b2=this asleep=1 c1=- resource=11 damage.a2=5000 c3=- | a1=-",
     "resource=red4*6; a1=-; a1=red5~"),
    ("B17-101",
     "a1=red5 c1=green4 a2=!red6 c3=!red2 resource=red4~*7 deck=red4,red5,red6,red2*5 dynamis=this",
     "may ex this", ""),
    ("B17-105", "a1=green5 c1=white4 a2=!red6 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose charge:green5; choose charge:white4; choose a2",
     "b2=this c1=- a2=- hand=green5 !resource=1 | asleep=0 a1=-", "resource=red4*6; a1=-; a1=green5~"),
    ("B17-105", "a1=green5 c1=white4 a2=!red6 resource=red4~*7 dynamis=this", "may ex this", ""),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose a2; choose c2; choose a3",
     "b2=this c1=- a2=- c2=- a3=- charge=5 | asleep=0 a1=-", "resource=red4*9; a1=-; a1=red5~"),
    ("B19-108", "a1=red5 c1=blue4 a2=white5 c2=black4 a3=green5 resource=red4~*10 dynamis=this",
     "may ex this", ""),
)
def test_advent_green(scene: Scene) -> None:
    scene.play()


@scenes(
    ("IG06-087", "a1=red5 c1=green4 a2=!red6 c2=!red5 hand=red2 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; choose hand:red2; no; choose a2",
     "b2=this c1=- a2=- !charge=red6 hand=- | asleep=0 a1=-", "resource=red4*6; a1=-; a1=red5~"),
    ("IG06-087", "a1=red5 c1=green4 a2=!red6 c2=!red5 hand=red2 resource=red4~*7 dynamis=this", "may ex this",
     ""),
    ("IG12-060", "a1=red6 resource=red4*10 deck=red4,red5,red6,red2*5 dynamis=this",
     "| ex this; at b2; choose a1; choose deck:red5", "b2=this hand=red5 | asleep=0 a1=-",
     "resource=red4*5; a1=-; a1=red6~"),
    ("IG12-060", "a1=red6 resource=red4~*6 deck=red4,red5,red6,red2*5 dynamis=this", "may ex this", ""),
)
def test_advent_colourless(scene: Scene) -> None:
    scene.play()
