"""More startup and Always abilities, each as its facts say, and not without what they need."""

from tests.citations import cr
from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B02-005", "b2=red2 b3=!red2 charge=this resource=red4*10",
     "attack b2; target b3; use charge:this; choose b2", "power.b2=6500 charge=- trash=this asleep=1"),
    ("B02-026", "a2=!red4 c2=!red5 charge=this resource=blue4*10", "| use charge:this; choose a2",
     "a2=- !hand=red4 asleep=2", "resource=blue4"),
    ("B02-047", "turn=1 a1=red2 a2=!red2 charge=this resource=white4*10",
     "attack a2; target a1; pass | use charge:this; choose a1", "power.a1=6500", "resource=red4"),
    ("B03-101", "a1=blue6 b1=blue6 c1=blue6 a2=blue6 c2=blue6 a3=!red6 hand=this resource=blue4*10",
     "| use hand:this; choose a1; choose b1; choose c1; choose a2; choose c2; choose a3; choose b2",
     "a3=- b2=this a1=blue6~ !deck=11", "c2=red6"),
    ("B07-001", "b2=this a2=!red6 resource=red4*10", "use b2; choose a2", "damage.a2=3000 b2=this~"),
    ("B07-005", "turn=1 c1=red2 c2=!red2 !hand=red6 charge=this resource=red4*10 !resource=red4*6",
     "play red6; at a3; attack c2; target c1; pass | use charge:this; choose a3", "damage.a3=5000",
     "resource=blue4"),
    ("B08-030", "b2=this a2=!red6 hand=B11-014,red4 resource=blue4*10",
     "| use b2; choose hand:B11-014; choose a2", "a2=- !deck=11 asleep=2", "hand=red4"),
    ("B08-070", "b2=this trash=red5,red6 resource=black4*10", "| use b2; choose trash:red5; choose a1",
     "a1=red5 asleep=3 b2=this~", "resource=black4*2"),
    ("B12-055", "b2=this charge=red6,B02-049 resource=white4*10", "use b2; choose charge:red6; choose a2",
     "a2=red6 b2=this~"),
    ("B13-003", "a2=!red6 c2=!red2 charge=this resource=red4*10", "use charge:this | choose a2",
     "damage.a2=8000", "c2=-"),
    ("B14-075", "b2=this a1=B02-068 c1=red2 charge=red2 resource=black4*10", "use b2; choose charge:red2",
     "power.b2=10000 power.a1=7500"),
    ("B14-077", "b2=this hand=red4 trash=red2*12 resource=black4*10",
     "use b2; choose hand:red4 | choose trash:red2; choose trash:red2; choose a2; choose c2",
     "a2=red2 c2=red2", "trash=red2*11"),
    ("B16-034", "b2=this hand=red6 charge=red2 resource=blue4*10 player=everybody",
     "use b2; choose charge:red2; choose hand:red6; choose a1", "a1=red6"),
    ("B16-041", "b2=this charge=E09-028 resource=white4*10", "use b2 | choose charge:E09-028; choose a1",
     "a1=E09-028~", "resource=white4*5"),
    ("B16-067", "b2=this a2=!red4 hand=red4 resource=black4*10 dynamis=B16-104",
     "use b2; choose hand:red4; choose dynamis:B16-104; choose a2", "up=1 a2=-"),
    ("B17-084", "charge=this resource=green4*10 deck=red2,B02-084,red2*5 dynamis=dingir^,dingir",
     "| use charge:this; choose deck:B02-084", "resource=11 asleep=3", "dynamis=dingir"),
    ("B20-014", "resource=red4*10 removed=this", "| use removed:this; choose a2", "a2=this removed=-",
     "hand=red2"),
    ("B20-081", "b2=this a2=!red2 resource=B02-089*3", "use b2 | choose a2", "a2=- !resource=1",
     "resource=B02-089*2,green4"),
    ("C12-003", "b2=this a2=!red2 resource=blue4*10", "use b2; choose a2; choose c3",
     "c3=red2 hand=1 b2=this~"),
    ("C13-015", "b2=this a1=red2 a2=!red6 resource=black4*10", "use b2; choose a1; choose a2", "a1=- a2=-"),
)
def test_startup_ability(scene: Scene) -> None:
    scene.play()


@cr("Z46")
@scenes(
    ("B16-034", "b2=this hand=red6 charge=red2 resource=blue4*10 player=mikado",
     "use b2; choose charge:red2; not choose hand:red6", "trash=red2 charge=- hand=red6"),
    ("B16-034", "turn=1 b2=this b3=!red2 hand=red6 charge=red2 resource=blue4*10 player=everybody",
     "attack b3; target b2; not use", "charge=red2"),
)
def test_the_effect_asks_for_the_player_once_the_cost_is_paid(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-088", "b2=this a1=B02-084 c1=red2 resource=green4*9", "",
     "power.b2=7000 power.a1=7000 | power.c1=3500", "resource=green4*8"),
    ("B05-046", "b2=this a2=red2 a1=red2 resource=white4*10", "",
     "power.a2=4500 power.b2=6500 | power.a1=3500", "b2=-"),
    ("B06-003", "b2=this resource=red4*6,blue4", "", "power.b2=5500", "resource=red4*5,blue4"),
    ("B12-021", "b2=this hand=red2*4 resource=blue4*10", "", "power.b2=5000", "hand=red2*3"),
    ("B12-097", "b2=this a1=red2 resource=green4*10", "", "power.b2=11000 power.a1=5500",
     "resource=green4*9"),
    ("B13-016", "b2=this resource=red4*10", "", "power.b2=12000", "hand=red2"),
    ("B11-065", "b3=!red2 a2=!red3 hand=this trash=B11-073,red2 resource=black4*10",
     "play this; at b2; choose trash:B11-073; attack b2; target b3; pass; pass; choose a2", "a2=-"),
    ("B11-065", "b3=!red2 a2=!red3 hand=this trash=B11-073,red2 resource=black4*10",
     "play this; at b2; choose trash:red2; attack b2; target b3; pass; pass; not choose a2", "a2=red3"),
)
def test_what_holds_or_waits(scene: Scene) -> None:
    scene.play()
