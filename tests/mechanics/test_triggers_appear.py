"""Automatic abilities that wait for a Z/X to appear: each triggers then, and not by a like event."""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B02-014", "a2=!red6 hand=this resource=red4*10", "play this; at b2; yes; choose a2",
     "damage.a2=6000 asleep=7"),
    ("B02-014", "b2=this a2=!red6 resource=red4*10", "not yes", "damage.a2=0 asleep=0"),
    ("B02-049", "hand=this charge=white3,white4,red3 resource=white4*10",
     "play this; at b2; yes; choose charge:white3; choose a1", "a1=white3 asleep=6"),
    ("B02-049", "b2=this charge=white3,white4,red3 resource=white4*10", "not yes", "a1=- asleep=0"),
    ("B02-071", "a2=!red4 hand=this resource=black4*10", "play this; at b2; yes; choose a2", "a2=- asleep=7"),
    ("B02-071", "b2=this a2=!red4 resource=black4*10", "not yes", "a2=red4 asleep=0"),
    ("B09-051", "a2=!red6 hand=this,red5 resource=white4*10", "play this; at b2; choose hand:red5; choose a2",
     "a2=- !bottom=red6"),
    ("B09-051", "b2=this a2=!red6 hand=red5 resource=white4*10", "not choose hand:red5",
     "a2=red6 !bottom=red2"),
    ("B12-016", "a2=!red6 c3=!red2 hand=this resource=red4*10", "play this; at b2; yes",
     "damage.a2=6000 c3=-"),
    ("B12-016", "b2=this a2=!red6 c3=!red2 resource=red4*10", "not yes", "damage.a2=0 c3=red2"),
    ("B12-041", "a2=!red6 hand=this resource=white4*10", "play this; at b2; choose a2", "power.a2=7500"),
    ("B12-041", "b2=this a2=!red6 resource=white4*10", "not choose a2", "power.a2=9500"),
)
def test_this_appears(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-059", "a1=white5 c1=white4 a2=!red6 resource=white4*10 dynamis=this",
     "ex this; at b2; choose a1; choose c1; choose charge:white4", "power.a2=5500"),
    ("B16-059", "b2=this a1=white5 c1=white4 a2=!red6 resource=white4*10", "not choose charge:white4",
     "power.a2=9500"),
    ("B16-105", "a1=green5 c1=blue4 resource=blue4*10 dynamis=this",
     "ex this; at b2; choose a1; choose c1; yes; choose charge:green5; choose charge:blue4",
     "resource=12 asleep=2"),
    ("B16-105", "b2=this a1=green5 c1=blue4 resource=blue4*10", "not yes", "resource=10 asleep=0"),
    ("B18-017", "trash=red5,red6 resource=red4*10 dynamis=this",
     "ex this; at b2; choose trash:red5; choose trash:red6; choose removed:red5; choose a1", "a1=red5"),
    ("B18-017", "b2=this trash=red5,red6 resource=red4*10", "not choose removed:red5", "a1=-"),
    ("E08-030", "a2=!red2 charge=red6 trash=red5,red6 resource=white4*10 dynamis=this",
     "ex this; at b2; choose trash:red5; choose trash:red6; choose a2; choose charge:red6; choose c2",
     "a2=- c2=red6"),
    ("E08-030", "b2=this a2=!red2 charge=red6 trash=red5,red6 resource=white4*10", "not choose a2",
     "a2=red2 c2=-"),
)
def test_this_appears_from_the_dynamis(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-092", "hand=this resource=green4*10 dynamis=dingir^*2,dingir",
     "play this; at b2; choose resource:green4 sleep; choose resource:green4 sleep; choose resource:green4 "
     "sleep", "asleep=2"),
    ("B16-092",
     "c1=B17-107 charge=red2*3 trash=this resource=green4*10 dynamis=dingir^*2,dingir player=yamato",
     "use c1; choose trash:this; choose b2; not choose resource:green4 sleep", "asleep=0"),
    ("B17-044", "a2=!red6 hand=this resource=white4*10 dynamis=dingir^,dingir", "play this; at b2; yes",
     "power.a2=7500"),
    ("B17-044",
     "c1=B17-107 a2=!red6 charge=red2*3 trash=this resource=white4*10 dynamis=dingir^,dingir player=yamato",
     "use c1; choose trash:this; choose b2; not yes", "power.a2=9500"),
    ("B20-005", "hand=this trash=red5,red4 resource=red4*10 removed=red3 dynamis=dingir^,dingir",
     "play this; at b2; yes; choose trash:red5; choose trash:red4; choose removed:red3; choose a1",
     "a1=red3"),
    ("B20-005",
     "c1=B17-107 charge=red2*3 trash=this,red5,red4 resource=red4*10 removed=red3 dynamis=dingir^,dingir "
     "player=yamato", "use c1; choose trash:this; choose b2; not yes", "a1=-"),
    ("B17-093", "hand=this,red4,red5 resource=green4*10 deck=red3,red6,red2*5",
     "play this; at b2; yes; choose hand:red4; choose hand:red5; choose deck:red3; choose deck:red6",
     "hand=red3,red6"),
    ("B17-093", "b2=this hand=red4,red5 resource=green4*10 deck=red3,red6,red2*5", "not yes",
     "hand=red5,red4"),
)
def test_this_appears_by_regular_play(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-001", "phase=ignition a2=!red6 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; yes; at b2; choose a2", "damage.a2=5000"),
    ("B02-001", "a2=!red6 hand=this charge=red2 resource=red4*10", "play this; at b2; not choose a2",
     "damage.a2=0"),
    ("B02-022", "phase=ignition a2=!red4 charge=red2 resource=blue4*10 deck=this,red2*10",
     "ignite red2; yes; at b2; choose a2", "a2=- !hand=red4"),
    ("B02-022", "a2=!red4 hand=this charge=red2 resource=blue4*10", "play this; at b2; not choose a2",
     "a2=red4 !hand=-"),
    ("B02-062", "phase=ignition a2=!red4 charge=red2 resource=black4*10 deck=this,red2*10",
     "ignite red2; yes; at b2; choose a2", "a2=-"),
    ("B02-062", "a2=!red4 hand=this charge=red2 resource=black4*10", "play this; at b2; not choose a2",
     "a2=red4"),
    ("B02-083", "phase=ignition hand=red4 charge=red2 resource=green4*10 deck=this,red2*10",
     "ignite red2; yes; at b2; choose hand:red4", "resource=11 asleep=1"),
    ("B02-083", "hand=this,red4 charge=red2 resource=green4*10", "play this; at b2; not choose hand:red4",
     "resource=10 asleep=3"),
    ("B14-023", "phase=ignition b3=!red2 c3=!red2 charge=red2 resource=blue4*10 deck=this,red2*10",
     "ignite red2; yes; at b1; attack b1; target b3", "b1=this~"),
    ("B14-023", "b3=!red2 c3=!red2 hand=this charge=red2 resource=blue4*10",
     "play this; at b2; not attack b1", "b1=-"),
    ("B12-004", "phase=ignition a2=!red6 b3=!red2 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; yes; at b2", "damage.a2=2000 damage.b3=2000"),
    ("B12-004", "a2=!red6 b3=!red2 hand=this charge=red2 resource=red4*10", "play this; at b2",
     "damage.a2=0 damage.b3=0"),
    ("B12-042", "phase=ignition a2=!red6 charge=red2 resource=white4*10 !resource=red4*2 deck=this,red2*10",
     "ignite red2; yes; at b2; no; choose a2", "power.a2=5500"),
    ("B12-042", "a2=!red6 hand=this charge=red2 resource=white4*10 !resource=red4*2",
     "play this; at b2; not no", "power.a2=9500"),
)
def test_this_appears_by_ignition(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B08-050", "hand=this resource=white4*10 !resource=red4*2", "play this; at b2; yes",
     "!asleep=2 asleep=6"),
    ("B08-050", "b2=this resource=white4*10 !resource=red4*2", "not yes", "!asleep=0 asleep=0"),
    ("B11-092", "hand=this resource=green4*10", "play this; at b2", "resource=11 !resource=1"),
    ("B11-092", "c1=B17-107 charge=red2*3 trash=this resource=green4*10 dynamis=dingir^,dingir player=yamato",
     "use c1; choose trash:this; choose b2", "resource=10 !resource=-"),
)
def test_this_appears_with_another_restriction(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-095", "b2=this hand=red4 resource=red4*4", "play red4; at a2", "power.a2=9500", "b2=-"),
    ("B11-062", "b2=this a2=!red3 hand=B11-073,black6 resource=black4*10", "play B11-073; at a1; choose a2",
     "a2=-"),
    ("B11-062", "b2=this a2=!red3 hand=B11-073,black6 resource=black4*10",
     "play black6; at a1; not choose a2", "a2=red3"),
    ("B12-005", "b2=this a2=!red6 hand=red5,B02-014 resource=red4*10", "play red5; at a1; choose a2",
     "damage.a2=5000"),
    ("B12-005", "b2=this a2=!red6 hand=red5,B02-014 resource=red4*10", "play B02-014; at a1; not choose a2",
     "damage.a2=0"),
    ("B04-006", "b2=this a2=!red6 hand=B04-014,red6 resource=red4*10", "play B04-014; at a1; choose a2",
     "damage.a2=5000"),
    ("B04-006", "b2=this a2=!red6 hand=B04-014,red6 resource=red4*10", "play red6; at a1; not choose a2",
     "damage.a2=0"),
    ("B03-030", "b2=this c1=blue3 hand=blue4 resource=blue4*10", "play blue4; at a1; choose c1",
     "hand=blue3"),
    ("B03-030", "b2=this c1=blue3 hand=blue5 resource=blue4*10", "play blue5; at a1; not choose c1",
     "hand=-"),
    ("B02-096", "b2=this hand=green4 resource=green4*10 player=souma", "play green4; at a1 | choose a1",
     "power.a1=7500", "b2=-"),
    ("B05-096", "b2=this hand=green4,green6 resource=green4*10", "play green4; at a1; yes; choose a1",
     "power.a1=11500"),
    ("B05-096", "b2=this hand=green4,green6 resource=green4*10", "play green6; at a1; not yes",
     "power.a1=9500"),
)
def test_another_own_zx_appears(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B12-092", "turn=1 b2=this !hand=red4 resource=green4*10 !resource=red4*8",
     "play red4; at a3; choose b2", "power.b2=10500"),
    ("B12-092", "turn=1 b2=this !hand=red4 resource=green4*10 !resource=red4*8",
     "play red4; at b3; not choose b2", "power.b2=8500"),
    ("B17-069", "turn=1 b2=this !hand=red4,red5 resource=black4*10 !resource=red4*8 dynamis=dingir^*2,dingir",
     "play red4; at a3; yes", "a3=- !charge=red4"),
    ("B17-069", "turn=1 b2=this !hand=red4,red5 resource=black4*10 !resource=red4*8 dynamis=dingir^*2,dingir",
     "play red5; at a3; not yes", "a3=red5 !charge=-"),
    ("B19-028",
     "turn=1 phase=ignition b2=this !charge=red2 resource=blue4*10 !deck=red3*5 dynamis=waker^*3,waker",
     "ignite red2; yes; at a3; yes", "!hand=red3"),
    ("B19-028",
     "turn=1 phase=ignition b2=this !charge=red2 resource=blue4*10 !deck=red3*5 dynamis=waker^*3,waker",
     "ignite red2; yes; at b3; not yes", "!hand=-"),
    ("B19-073",
     "turn=1 phase=ignition b2=this !charge=red2 resource=black4*10 !deck=red3*5 dynamis=waker^,waker",
     "ignite red2; yes; at a3; yes", "charge=1"),
    ("B19-073", "turn=1 b2=this !hand=red3 !charge=red2 resource=black4*10 !resource=red4*8 !deck=red3*5 "
     "dynamis=waker^,waker", "play red3; at a3; not yes", "charge=-"),
    ("E08-051", "turn=1 b2=this !hand=red5 resource=red4*10 !resource=red4*8", "play red5; at a3",
     "damage.a3=7000", "b2=-"),
    ("B14-033", "turn=1 b2=this !hand=red4 resource=blue4*10,red3~*3 !resource=red4*8",
     "play red4; at a3; yes; choose a3; choose a2", "a2=red4"),
    ("B14-033", "turn=1 b2=this !hand=red4 resource=blue4*10,red3~*3 !resource=red4*8",
     "play red4; at b3; not yes", "a2=-"),
    ("B12-057", "turn=1 b2=this !hand=B02-049,white3 !charge=white3 resource=white4*10 !resource=white4*8",
     "play B02-049; at a3; yes; choose charge:white3; choose c3", "c3=-"),
    ("B12-057", "turn=1 b2=this !hand=B02-049,white3 !charge=white3 resource=white4*10 !resource=white4*8",
     "play white3; at c3", "c3=white3"),
)
def test_an_opponents_zx_appears(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-045", "a1=this c1=white4 resource=white4*10 dynamis=B16-059",
     "ex B16-059; at b2; choose a1; choose c1; resolve this; choose charge:white4; ? charge:this",
     "hand=white4"),
    ("B16-045", "turn=1 a1=this c1=white4 a2=!red6 charge=white4 resource=white4*10 dynamis=B16-059",
     "attack a2; target a1; pass; pass; not resolve this", "hand=-"),
    ("B16-083", "a1=this c1=green4 resource=green4*10 dynamis=B17-099",
     "ex B17-099; at b2; choose a1; choose c1; resolve this; choose charge:green4; ? charge:this",
     "resource=11 asleep=1"),
    ("B16-083", "turn=1 a1=this c1=green4 a2=!red6 charge=green4 resource=green4*10 dynamis=B17-099",
     "attack a2; target a1; pass; pass; not resolve this", "resource=10 asleep=0"),
)
def test_spent_for_an_advent_condition(scene: Scene) -> None:
    scene.play()
