"""Automatic abilities that wait for an attack, for damage or for the end of a battle."""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B13-007", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=red4*10,red3~*2",
     "attack b2; target b3; choose a2", "damage.a2=2000"),
    ("B13-007", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=red4*10,red3~*2",
     "attack c2; target c3; not choose a2", "damage.a2=0"),
    ("B16-017", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=red4*10 player=mikado",
     "attack b2; target b3; yes; choose a2", "a2=- removed=2"),
    ("B16-017", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=red4*10 player=mikado",
     "attack c2; target c3; not yes", "a2=red6 removed=-"),
    ("B18-087",
     "b2=this c2=red2 b3=!red2 a2=!red2 c3=!red2 charge=red4 resource=green4*10 dynamis=waker^*2,waker",
     "attack b2; target b3; choose b2; choose charge:red4", "power.b2=5500 resource=11 charge=-"),
    ("B18-087",
     "b2=this c2=red2 b3=!red2 a2=!red2 c3=!red2 charge=red4 resource=green4*10 dynamis=waker^*2,waker",
     "attack c2; target c3; not choose b2", "power.b2=4500 resource=10 charge=1"),
    ("C12-002", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=red4*10",
     "attack b2; target b3; choose a2", "damage.a2=3000"),
    ("C12-002", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=red4*10",
     "attack c2; target c3; not choose a2", "damage.a2=0"),
    ("E09-017", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=blue4*10 dynamis=dragon^*3,dragon",
     "attack b2; target b3; choose a2", "a2=- !top=red6"),
    ("E09-017", "b2=this c2=red2 b3=!red2 a2=!red6 c3=!red2 resource=blue4*10 dynamis=dragon^*3,dragon",
     "attack c2; target c3; not choose a2", "a2=red6 !top=red2"),
    ("B01-011", "b2=this c2=red2 b3=!red2 a2=!red2 c3=!red2 resource=red4*10", "attack b2; target b3",
     "power.b2=7000"),
    ("B01-011", "b2=this c2=red2 b3=!red2 a2=!red2 c3=!red2 resource=red4*10", "attack c2; target c3",
     "power.b2=6000"),
    ("B14-028", "b2=this c2=red2 b3=!red2 a2=!red2 c3=!red2 hand=red2*4 resource=blue4~*10 player=nanao",
     "attack b2; target b3; choose resource:blue4 sleep; choose resource:blue4 sleep", "asleep=8"),
    ("B14-028", "b2=this c2=red2 b3=!red2 a2=!red2 c3=!red2 hand=red2*4 resource=blue4~*10 player=nanao",
     "attack c2; target c3; not choose resource:blue4 sleep", "asleep=10"),
)
def test_this_attacks(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-003", "a1=this b2=B02-006 b3=!red2 resource=red4*10", "attack b2; target b3", "power.b2=7000",
     "b2=red3"),
    ("B14-009", "a1=this b2=red2 b3=!red2 a2=!red6~ resource=red4*10,red3~*4",
     "attack b2; target b3 | choose a2", "damage.a2=3000", "a1=-"),
    ("B19-017", "a1=this b2=red2 b3=!red2 a2=!red6~ resource=red4*10 removed=red2*4 player=mikado",
     "attack b2; target b3 | choose a2", "damage.a2=2000", "a1=-"),
    ("B12-053", "b2=B02-052 b3=!red2 c3=!red6 hand=this trash=B02-045,red2 resource=white4*10",
     "play this; at a1; choose trash:B02-045; attack b2; target b3 | choose c3", "power.c3=6500",
     "b2=white6"),
)
def test_another_own_zx_attacks(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-046", "turn=1 b2=this a1=white4 b3=!red6 resource=white4*10", "attack b3; target b2",
     "power.b3=6500", "a1=white6"),
    ("B05-027", "turn=1 b2=this c2=red2 b3=!red6 c3=!red2 resource=blue4*10", "attack b3; target b2",
     "hand=1"),
    ("B05-027", "turn=1 b2=this c2=red2 b3=!red6 c3=!red2 resource=blue4*10", "attack c3; target c2",
     "hand=-"),
    ("B18-013", "turn=1 b2=this c2=red2 b3=!red2 a3=!red6 c3=!red2 resource=red4*10 dynamis=waker^*2,waker",
     "attack b3; target b2; choose a3", "damage.a3=8000"),
    ("B18-013", "turn=1 b2=this c2=red2 b3=!red2 a3=!red6 c3=!red2 resource=red4*10 dynamis=waker^*2,waker",
     "attack c3; target c2; not choose a3", "damage.a3=0"),
    ("B20-066", "turn=1 b2=this b3=!red5 resource=black4*10 dynamis=waker^*2,waker",
     "attack b3; target b2 | yes", "b3=-", "b3=!red4"),
    ("B22-087",
     "turn=1 b2=this c2=red2 b3=!red2 a3=!red4 c3=!red2 resource=green4*10 dynamis=dingir^*2,dingir",
     "attack b3; target b2; choose a3; done", "a3=- b2=- resource=11 !resource=1"),
    ("B22-087",
     "turn=1 b2=this c2=red2 b3=!red2 a3=!red4 c3=!red2 resource=green4*10 dynamis=dingir^*2,dingir",
     "attack c3; target c2; not choose a3", "a3=red4 b2=this resource=10 !resource=-"),
)
def test_this_is_attacked(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-051", "turn=1 a1=this b2=B02-043 b3=!red6 resource=white4*10 !resource=red4",
     "attack b3; target b2; no; pass; pass", "damage.b2=0"),
    ("B02-051", "turn=1 a1=this b2=white6 b3=!red6 resource=white4*10 !resource=red4",
     "attack b3; target b2; pass; pass; not no", "damage.b2=-"),
    ("B05-052", "turn=1 a1=this b2=red2 b3=!red6 resource=white4*10", "attack b3; target b2 | yes",
     "power.b3=8500 asleep=1", "a1=red2"),
    ("B14-045", "turn=1 a1=this b2=red2 b3=!red6 resource=white4*10", "attack b3; target b2 | yes",
     "power.b3=7500 asleep=1", "a1=red2"),
)
def test_another_own_zx_is_attacked(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-101", "b2=this a2=B02-012 b3=!red6 hand=B01-018 resource=red4*10",
     "attack b2; target b3; play B01-018; choose b2; pass; pass", "!life=3", "a2=-"),
    ("B05-113", "b2=this b3=!green3 resource=blue4*10", "attack b2; target b3; pass; pass", "!hand=green3",
     "b3=!red4"),
    ("B06-013", "b2=this b3=!blue7 a2=!red6 hand=B01-018 resource=red4*10",
     "attack b2; target b3; play B01-018; choose b2; pass; pass; choose a2", "damage.a2=5000"),
    ("B06-013", "b2=this b3=!blue7 a2=!red6 hand=B01-018 resource=red4*10",
     "attack b2; target b3; pass; pass; not choose a2", "damage.a2=0"),
    ("B02-064", "b2=this b3=!red4 resource=black4*10", "attack b2; target b3; pass; pass", "!charge=red4",
     "b3=!red5"),
    ("B19-087", "b2=this b3=!red6 resource=green4*10 dynamis=waker^*3,waker",
     "attack b2; target b3; pass; pass | yes", "b3=- !resource=red6", "b3=!blue7"),
    ("B19-025", "b2=this b3=!red5 resource=blue4*10 dynamis=waker^*4,waker",
     "attack b2; target b3; pass; pass | yes", "b3=- !hand=red5", "b3=!red6"),
)
def test_this_deals_attack_damage(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B06-097", "turn=1 b2=this c2=red2 b3=!red2 c3=!red2 trash=red5 resource=green4*10 player=kushuru",
     "attack b3; target b2; pass; pass; choose trash:red5", "resource=11"),
    ("B06-097", "turn=1 b2=this c2=red2 b3=!red2 c3=!red2 trash=red5 resource=green4*10 player=kushuru",
     "attack c3; target c2; pass; pass; not choose trash:red5", "resource=10"),
    ("B08-035", "turn=1 b2=this c2=red2 b3=!red2 a3=!red6 c3=!red2 resource=blue4*10",
     "attack b3; target b2; pass; pass; choose a3", "a3=- !hand=red6"),
    ("B08-035", "turn=1 b2=this c2=red2 b3=!red2 a3=!red6 c3=!red2 resource=blue4*10",
     "attack c3; target c2; pass; pass; not choose a3", "a3=red6 !hand=-"),
    ("B18-091",
     "turn=1 b2=this c2=red2 b3=!red2 c3=!red2 trash=red5 resource=green4*10 dynamis=waker^*2,waker",
     "attack b3; target b2; pass; pass; choose trash:red5", "resource=11"),
    ("B18-091",
     "turn=1 b2=this c2=red2 b3=!red2 c3=!red2 trash=red5 resource=green4*10 dynamis=waker^*2,waker",
     "attack c3; target c2; pass; pass; not choose trash:red5", "resource=10"),
)
def test_this_is_dealt_damage(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-052", "turn=1 c1=this a2=white4 a3=!red2 resource=white4*10", "attack a3; target a2; pass; pass",
     "a3=- !charge=red2", "a2=white5"),
    ("B05-048", "turn=1 b2=this a2=white6 a3=!red2 resource=white4*10", "attack a3; target a2; pass; pass",
     "a3=-", "c2=this b2=-"),
    ("B22-071", "b2=this a2=!red2 c3=!red6 resource=black4*10 dynamis=waker^*3,waker player=ayase",
     "attack b2; target a2; pass; pass | choose c3; choose c2", "c2=this c3=-", "player=-"),
    ("B01-053", "turn=1 a2=this b2=white6 a3=!red2 c3=!red2 resource=white4*10",
     "attack a3; target a2; pass; pass", "a3=-", "a3=!red6"),
)
def test_end_of_battle(scene: Scene) -> None:
    scene.play()
