"""Ruling Z44: where an ability waits for "your Z/X", its own card is one of them."""

from tests.citations import cr
from tests.mechanics.scenes import Scene, scenes


# fmt: off
@cr("Z44")
@scenes(
    ("B02-051", "turn=1 b2=this b3=!red6 !resource=red4 resource=white4*10",
     "attack b3; target b2; by 1; no; pass; pass",
     "b2=this b3=red6~"),
    ("B02-074", "b2=this b3=!red2 !hand=red4*3 resource=black4*10", "attack b2; target b3; pass; pass",
     "!hand=2 !trash=red4"),
    ("B03-068", "b2=this b3=!red2/2000 a2=!red5 resource=black4*10",
     "attack b2; target b3; pass; pass; choose a2", "a2=-"),
    ("B03-070", "b2=this b3=!red2 resource=black4*10", "attack b2; target b3; pass; pass", "trash=2"),
    ("B05-052", "turn=1 b2=this b3=!red6 resource=white4*10", "attack b3; target b2; yes",
     "power.b3=8500 asleep=1"),
    ("B14-009", "b2=this b3=!red2 a2=!red6~ resource=red4*10,red3~*4", "attack b2; target b3; choose a2",
     "damage.a2=3000"),
    ("B14-045", "turn=1 b2=this b3=!red6 resource=white4*10", "attack b3; target b2; yes",
     "power.b3=7500 asleep=1"),
    ("B16-096", "b2=this b3=!red2 resource=green4*10", "attack b2; target b3; pass; pass; yes",
     "resource=11 asleep=1"),
    # Beside a card that gives own Z/X the Evol Seed icon.
    ("B11-062", "b2=S-057 a2=!red3 hand=this resource=black4*3", "play this; at a1; choose a2", "a2=-"),
    ("B11-082", "b2=S-057 hand=this resource=green4*3", "play this; at a1; choose a1", "power.a1=7500"),
)
def test_it_waits_for_itself_too(scene: Scene) -> None:
    scene.play()


@cr("Z44")
@scenes(
    ("B02-009", "b2=this b3=!red2 a2=!red6", "attack b2; target b3; pass; pass; not choose a2",
     "damage.a2=0"),
    ("B02-095", "hand=this resource=green4*10", "play this; at b2", "power.b2=9500"),
)
def test_another_is_not_this(scene: Scene) -> None:
    scene.play()
