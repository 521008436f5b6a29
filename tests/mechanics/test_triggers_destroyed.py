"""Automatic abilities that wait for a Z/X to destroy or to be destroyed."""

from tests.citations import cr
from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B02-016", "b2=this a2=!red3 resource=red4*10 player=sera", "attack b2; target a2; pass; pass",
     "b2=this+", "a2=!red4"),
    ("B02-030", "b2=this b3=!red2 hand=red4 resource=blue4*10",
     "attack b2; target b3; pass; pass | choose hand:red4", "hand=red2 trash=red4", "b3=!blue7"),
    ("B16-023", "b2=this b3=!red2 resource=blue4*10 dynamis=dingir^,dingir",
     "attack b2; target b3; pass; pass | yes", "hand=1", "b3=!blue7"),
    ("B16-063", "b2=this b3=!red2 !hand=red4 resource=black4*10 dynamis=dingir^,dingir",
     "attack b2; target b3; pass; pass | choose hand:red4", "!hand=-", "b3=!blue7"),
    ("B16-064", "b2=this b3=!red2 trash=red4 resource=black4*10 dynamis=dingir^*3,dingir",
     "attack b2; target b3; pass; pass | choose trash:red4; choose a1", "a1=red4", "b3=!blue7"),
    ("B16-074", "b2=this b3=!red2 a2=!red6 resource=black4*10 dynamis=dingir^,dingir",
     "attack b2; target b3; pass; pass | choose a2", "a2=-", "b3=!blue7"),
    ("B12-018", "b2=this b3=!red2 a2=!red5 hand=red4 resource=red4*10",
     "attack b2; target b3; pass; pass | choose hand:red4; yes; yes; choose a2", "a2=- !removed=red5",
     "b3=!E08-051"),
    ("B01-036", "b2=this b3=!red2 resource=blue4*10", "attack b2; target b3; pass; pass", "hand=1",
     "b3=!blue7"),
)
def test_this_destroys_in_battle(scene: Scene) -> None:
    scene.play()


@cr("Z31")
@scenes(
    # The Merciful returns what it has destroyed; E08-032 asks whether any Z/X has destroyed one.
    ("T-136", "b2=this b3=!red2", "attack b2; target b3; pass; pass", "!hand=red2 !charge=-"),
    ("E08-032", "a1=this b2=red6 b3=!red2 dynamis=waker^*3", "attack b2; target b3; pass; pass; use a1",
     "charge=1 !charge=red2"),
    ("E08-032", "a1=this b2=red2 b3=!red6 dynamis=waker^*3",
     "attack b2; target b3; pass; pass; not use a1", "charge=-"),
    ("E08-032", "a1=this b3=!red2 hand=K-103 dynamis=waker^*3", "play K-103; choose b3; done; not use a1",
     "charge=- !charge=red2"),
    # Damage of an ability at the end of the battle is not that of the battle.
    ("B01-036", "b2=this a1=T-133 b3=!B01-016", "attack b2; target b3; pass; pass",
     "hand=- !charge=B01-016"),
)
def test_the_attacker_destroys_by_the_damage_of_the_battle_alone(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-009", "a1=this b2=red6 b3=!red2 a2=!red6 resource=red4*10",
     "attack b2; target b3; pass; pass | choose a2", "damage.a2=3000", "b3=!blue7"),
    ("B02-074", "a1=this b2=B02-073 b3=!red2 !hand=red4*3 resource=black4*10",
     "attack b2; target b3; pass; pass | choose hand:red4", "!hand=2", "b2=black6"),
    ("B03-068", "a1=this b2=B02-063 b3=!red2 a2=!red5 resource=black4*10",
     "attack b2; target b3; pass; pass | choose a2", "a2=- !charge=red2,red5", "b2=black6"),
    ("B03-070", "a1=this b2=black6 b3=!red2 resource=black4*10", "attack b2; target b3; pass; pass",
     "trash=red2*2", "b2=B02-073"),
    ("B16-096", "a1=this b2=B02-084 b3=!red2 resource=green4*10", "attack b2; target b3; pass; pass | yes",
     "resource=11", "b2=green6"),
    ("B12-031", "b2=B13-024 b3=!red2 a2=!red2 hand=this trash=B01-025,red2 resource=blue4*10",
     "play this; at a1; choose trash:B01-025; attack b2; target b3; pass; pass | choose a2", "a2=-",
     "b2=blue6"),
    ("B02-033", "a1=this b2=B02-025 b3=!red2 a2=!red5 resource=blue4*10",
     "attack b2; target b3; pass; pass | choose a2", "a2=- !hand=red5", "b2=blue6"),
)
def test_another_own_zx_destroys_in_battle(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-024", "turn=1 b2=this b3=!blue7 hand=blue3 resource=blue4*10",
     "attack b3; target b2; pass; pass; choose hand:blue3; choose b2", "b2=blue3~"),
    ("B02-024",
     "turn=1 b2=this b3=!blue7 c3=!B18-032 hand=blue3 resource=blue4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2; not choose hand:blue3", "b2=-"),
    ("B02-069", "turn=1 b2=this b3=!blue7 resource=black4*10", "attack b3; target b2; pass; pass",
     "charge=red2,this"),
    ("B02-069", "turn=1 b2=this b3=!blue7 c3=!B18-032 resource=black4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2", "charge=-"),
    ("B14-024", "turn=1 b2=this b3=!blue7 hand=red4,red5 resource=blue4*10",
     "attack b3; target b2; pass; pass; choose hand:red4; choose hand:red5", "hand=red2*2"),
    ("B14-024", "turn=1 b2=this b3=!blue7 c3=!B18-032 hand=red4,red5 resource=blue4*10 "
     "!dynamis=B18-017^,B18-018^,B18-037^", "use c3; choose b2; not choose hand:red4", "hand=red5,red4,this"),
    ("B05-091", "turn=1 b2=this b3=!blue7 resource=green4*10",
     "attack b3; target b2; pass; pass; choose resource:green4", "hand=green4 resource=9"),
    ("B05-091", "turn=1 b2=this b3=!blue7 c3=!B18-032 resource=green4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2; not choose resource:green4", "hand=this resource=10"),
    ("B08-041", "turn=1 b2=this a1=red2 b3=!blue7 resource=white4*10",
     "attack b3; target b2; pass; pass; choose a1", "power.a1=6500"),
    ("B08-041",
     "turn=1 b2=this a1=red2 b3=!blue7 c3=!B18-032 resource=white4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2; not choose a1", "power.a1=3500"),
    ("B08-063", "turn=1 b2=this b3=!blue7 resource=black4*10", "attack b3; target b2; pass; pass; yes",
     "trash=2"),
    ("B08-063", "turn=1 b2=this b3=!blue7 c3=!B18-032 resource=black4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2; not yes", "trash=-"),
    ("B08-067", "turn=1 b2=this b3=!blue7 trash=red5 resource=black4*10",
     "attack b3; target b2; pass; pass; yes; choose trash:red5", "hand=red5 asleep=2"),
    ("B08-067",
     "turn=1 b2=this b3=!blue7 c3=!B18-032 trash=red5 resource=black4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2; not yes", "hand=this asleep=0"),
    ("B15-048", "turn=1 b2=this b3=!blue7 hand=red4 charge=red3 resource=white4*10",
     "attack b3; target b2; pass; pass; choose hand:red4; choose charge:red3; choose a2",
     "a2=red3 trash=red4"),
    ("B15-048", "turn=1 b2=this b3=!blue7 c3=!B18-032 hand=red4 charge=red3 resource=white4*10 "
     "!dynamis=B18-017^,B18-018^,B18-037^", "use c3; choose b2; not choose hand:red4", "a2=- trash=-"),
    ("B12-087", "turn=1 b2=this b3=!blue7 resource=green4*10",
     "attack b3; target b2; pass; pass; choose resource:green4; choose b1", "b1=green4 resource=9"),
    ("B12-087", "turn=1 b2=this b3=!blue7 resource=green4*10",  # it may
     "attack b3; target b2; pass; pass; done", "b1=- resource=10"),
    ("B12-087", "turn=1 b2=this b3=!blue7 c3=!B18-032 resource=green4*10 !dynamis=B18-017^,B18-018^,B18-037^",
     "use c3; choose b2; not choose resource:green4", "b1=- resource=10"),
)
def test_this_is_destroyed(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B10-093", "b2=red2 c2=B01-010 hand=this trash=this,red2 resource=green4*10",
     "play this; at a1; choose trash:this; use c2; choose b2; yes", "resource=11"),
    ("B10-093", "b2=red2 c2=B01-010 hand=this trash=this,red2 resource=green4*10",
     "play this; at a1; choose trash:red2; use c2; choose b2; not yes", "resource=10"),
    ("B19-062",
     "a1=B18-078 a2=!red2 c2=!red2 trash=this resource=black4*10 dynamis=waker^*2,waker player=ayase",
     "use a1; choose a2; choose c2; resolve this; choose b2", "b2=this"),
    ("B19-062",
     "a1=B18-078 a2=!red2 c2=!red2 trash=this resource=black4*10 dynamis=waker^*2,waker player=ayase",
     "attack a1; target a2; pass; pass; not resolve this", "b2=-"),
)
def test_another_zx_is_destroyed(scene: Scene) -> None:
    scene.play()
