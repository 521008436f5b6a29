"""Automatic abilities that wait for a card to come to another place."""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B11-073", "c1=B03-027 a2=!red5 charge=red2 resource=black4*10 deck=this,red2*10",
     "use c1; choose charge:red2; yes; choose a2", "a2=- asleep=1"),
    ("B11-073", "c1=B03-027 a2=!red5 charge=this,red2 resource=black4*10",
     "use c1; choose charge:this; not yes", "a2=red5 asleep=0"),
    ("B04-014", "c1=B03-027 a2=!red6 c2=!red6 charge=red2 resource=red4*10 deck=this,red2*10",
     "use c1; choose charge:red2; choose a2; choose c2", "damage.a2=2000 damage.c2=2000"),
    ("B04-014", "c1=B03-027 a2=!red6 c2=!red6 charge=this,red2 resource=red4*10",
     "use c1; choose charge:this; not choose a2", "damage.a2=0 damage.c2=0"),
    ("B04-029", "c1=B03-027 a2=!red5 charge=red2 resource=blue4*10 deck=this,red2*10",
     "use c1; choose charge:red2; yes; choose a2", "a2=- asleep=2 !deck=11"),
    ("B04-029", "c1=B03-027 a2=!red5 charge=this,red2 resource=blue4*10",
     "use c1; choose charge:this; not yes", "a2=red5 asleep=0 !deck=10"),
    ("B04-032", "c1=B03-027 charge=red2 resource=blue4*10 deck=this,red2*10",
     "use c1; choose charge:red2; yes", "hand=1 asleep=1"),
    ("B04-032", "c1=B03-027 charge=this,red2 resource=blue4*10", "use c1; choose charge:this; not yes",
     "hand=- asleep=0"),
    ("B11-047", "c1=B03-027 a2=!red6 charge=red2 resource=white4*10 deck=this,red2*10",
     "use c1; choose charge:red2; yes; choose a2", "power.a2=3500 asleep=1"),
    ("B11-047", "c1=B03-027 a2=!red6 charge=this,red2 resource=white4*10",
     "use c1; choose charge:this; not yes", "power.a2=9500 asleep=0"),
    ("B11-058", "c1=B03-027 a2=!red6 charge=red2 resource=white4*10 deck=this,red2*10",
     "use c1; choose charge:red2; choose a2", "power.a2=7500"),
    ("B11-058", "c1=B03-027 a2=!red6 charge=this,red2 resource=white4*10",
     "use c1; choose charge:this; not choose a2", "power.a2=9500"),
    ("B11-099", "c1=B03-027 hand=red4 charge=red2 resource=green4*10 deck=this,red2*10",
     "use c1; choose charge:red2; choose hand:red4", "resource=11"),
    ("B11-099", "c1=B03-027 hand=red4 charge=this,red2 resource=green4*10",
     "use c1; choose charge:this; not choose hand:red4", "resource=10"),
)
def test_deck_to_trash(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-XXX", "b2=this a1=B16-068 a2=!red2 charge=B16-068 resource=red4*10",
     "use a1; choose charge:B16-068; choose a2", "removed=B16-068", "b2=-"),
)
def test_any_card_put_into_trash(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B11-006", "b2=this a2=!red6 c3=!red6 hand=B09-051,red5 resource=white4*6",
     "play B09-051; at a1; choose hand:red5; choose c3; choose a2", "damage.a2=5000"),
    ("B11-006", "b2=this a2=!red6 c3=!red6 hand=red5*7", "pass; choose hand:red5; not choose a2",
     "damage.a2=0"),
    ("B19-029", "b2=B18-014 a2=!red2 hand=this resource=blue4*10 dynamis=waker^*4,waker",
     "use b2; choose hand:this", "hand=red2"),
    ("B19-029", "b2=B18-014 hand=this,B12-019 resource=blue4*4,red4*6 deck=red2*4 dynamis=waker^*2",
     "play B12-019; choose hand:this", "hand=red2*3", "b2=red4"),
    ("B19-029", "b2=B09-051 a2=!red2 hand=this resource=blue4*10 dynamis=waker^*4,waker", "", "hand=this"),
)
def test_hand_card_discarded_by_an_ability(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-057", "turn=1 b2=this b3=!blue7 c3=!red6 resource=white4*10 dynamis=dragon^*3,dragon",
     "attack b3; target b2; pass; pass | choose c3", "c3=- !bottom=red6", "dynamis=dragon^*2,dragon"),
    ("B03-057", "turn=1 b2=this c3=!B18-032 b3=!red2 charge=red4 resource=white4*10 dynamis=dragon^*3,dragon "
     "!dynamis=B18-017^,B18-018^,B18-037^,B18-038^",
     "use c3; choose b2 | done; choose charge:red4; choose a1", "a1=red4", "dynamis=dragon^*2,dragon"),
    ("G08-006", "turn=1 b2=this b3=!blue7 trash=red2,red4 resource=red4*10 player=everybody",
     "attack b3; target b2; pass; pass | choose trash:red2; yes", "hand=red2", "player=-"),
    ("G08-006", "turn=1 b2=this b3=!blue7 trash=red2,T-978 resource=red4*10 player=everybody",
     "attack b3; target b2; pass; pass | choose trash:T-978; no; choose b2", "b2=T-978~ | hand=-",
     "player=-"),
    ("G08-006", "turn=1 b2=this b3=!blue7 trash=red2,T-978 resource=red4*10 player=everybody",
     "attack b3; target b2; pass; pass | done; choose trash:red2; yes", "hand=red2 | trash=T-978",
     "player=-"),
    ("B34-072", "turn=1 b2=B24-050 b3=!blue7 a3=!red5 shift.b2=this resource=blue4*10 player=everybody",
     "attack b3; target b2; pass; pass | choose a3", "a3=-", "shift.b2=-"),
)
def test_this_leaves_the_square(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B09-061", "hand=this resource=black4*10", "play this; at b2", "trash=this"),
    ("B09-061", "hand=this resource=black4*10", "play this; at b1", "trash=-"),
)
def test_this_placed_on_a_square(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-028", "turn=1 b2=this a3=!red4 !hand=B01-031 resource=blue4*10 !resource=blue4*4",
     "play B01-031; at b3; choose a3; choose a2; choose b2", "power.b2=10000"),
    ("B02-028", "turn=1 b2=this a3=!red4 !hand=B01-031 resource=blue4*10 !resource=blue4*4",
     "play B01-031; at b3; done; not choose b2", "power.b2=6000"),
    ("B12-026", "turn=1 b2=this a3=!red4 !hand=B01-031 resource=blue4*10 !resource=blue4*4",
     "play B01-031; at b3; choose a3; choose a2; choose a2", "!hand=red4"),
    ("B12-026", "turn=1 b2=this a3=!red4 !hand=B01-031 resource=blue4*10 !resource=blue4*4",
     "play B01-031; at b3; done; not choose a2", "!hand=-"),
    ("B12-057", "turn=1 b2=this a3=!red4 !hand=B01-031 resource=white4*10 !resource=blue4*4",
     "play B01-031; at b3; choose a3; choose a2", "!charge=red4"),
    ("B12-057", "turn=1 b2=this a3=!red4 !hand=B01-031 resource=white4*10 !resource=blue4*4",
     "play B01-031; at b3; done", "!charge=-"),
    ("B03-037", "b1=this a1=red2 a2=!red6 hand=B01-031 resource=blue4*6 dynamis=dragon^,dragon",
     "use b1; choose c2; choose a2", "a2=- !hand=red6"),
    ("B03-037", "b1=this a1=red2 a2=!red6 hand=B01-031 resource=blue4*6 dynamis=dragon^,dragon",
     "play B01-031; at b2; choose a1; choose a2; not choose a2", "a2=red6 !hand=-"),
)
def test_a_zx_moves_square_to_square(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-031", "phase=resource hand=this resource=B03-013,blue4*5", "resource this", "hand=1",
     "resource=blue4*6"),
    ("B04-012", "phase=resource hand=this,red3 resource=B04-073,red4*4",
     "resource this | choose hand:red3; choose a1", "a1=red3", "resource=B04-073,red4*2"),
    ("B12-012", "phase=resource a2=!red6 hand=this resource=red4*10", "resource this; choose a2",
     "damage.a2=3000"),
    ("B12-012", "phase=resource a2=!red6 hand=this resource=red4*10", "pass; not choose a2", "damage.a2=0"),
    ("B20-075", "phase=resource hand=this trash=red4,red5 resource=B20-080 player=ayase",
     "resource this | choose trash:red4; choose trash:red5", "charge=red5,red4", "resource=black4"),
    ("B20-080", "phase=resource hand=this trash=B22-071 resource=B20-075*5 player=ayase",
     "resource this | choose resource:B20-075; choose trash:B22-071; choose a1", "a1=B22-071",
     "resource=B20-075*4"),
    ("B20-095",
     "phase=ignition hand=this charge=red2 resource=green4*10 deck=B02-083,red2*9 dynamis=dingir^*2,dingir",
     "ignite red2; yes; at b2; choose hand:this; choose resource:green4", "hand=green4 asleep=1"),
    ("B20-095", "hand=this,B11-099 resource=green4*10 deck=red2*9 dynamis=dingir^*2,dingir",
     "play B11-099; choose hand:this; choose resource:green4", "hand=green4 resource=this,red2,green4*9"),
    ("B20-095", "phase=resource hand=this resource=green4*10 deck=B02-083,red2*9 dynamis=dingir^*2,dingir",
     "resource this; not choose resource:green4", "hand=- asleep=0"),
    ("B21-100", "phase=resource hand=this resource=T-966*3,B02-096 player=souma",
     "resource this | choose resource:T-966; choose resource:B02-096; choose a1", "a1=B02-096",
     "resource=T-966*2,B02-096"),
)
def test_put_into_resource(scene: Scene) -> None:
    scene.play()


@scenes(
    ("E08-029", "b2=this a2=!red6 charge=red4,red5 resource=white4*10 dynamis=waker^*4,waker",
     "use b2; choose charge:red4; choose charge:red5; resolve b2; choose a2; choose a2", "power.a2=3500"),
    ("E08-029", "b2=this a2=!red6 hand=B02-098 charge=red4,red5 resource=green4*3 dynamis=waker^*4,waker",
     "play B02-098; choose resource:green4 sleep; done; not resolve b2", "power.a2=9500"),
    ("IG06-080", "hand=this,B14-060 charge=red2 resource=white4*10,red3~*2",
     "play B14-060; choose charge:red2; choose hand:this; done; yes; choose a1", "a1=this"),
    ("IG06-080", "turn=1 b2=this b3=!blue7 hand=B14-060 charge=red2 resource=white4*10,red3~*2",
     "attack b3; target b2; pass; pass; not yes", "a1=-"),
)
def test_leaves_charge(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B17-074", "charge=B12-062 trash=this,red3 resource=black4*10 dynamis=ahhazu^,ahhazu",
     "use charge:B12-062; choose trash:this; choose trash:red3; choose a1", "a1=red3~"),
    ("B17-074", "c1=E08-029 charge=this trash=red3 resource=black4*10 "
     "dynamis=B18-017^,B18-018^,B18-037^,B18-038^,ahhazu^,ahhazu",
     "use c1; choose charge:this; not choose trash:red3", "a1=-"),
    ("B19-061",
     "hand=B20-072 trash=this resource=black4*10 deck=red2*3,B20-071,red2*5 dynamis=dingir^*2,dingir",
     "play B20-072; at b2; choose trash:this; done; choose deck:B20-071", "trash=red2*2,B20-071"),
    ("B19-061", "c1=E08-029 charge=this resource=black4*10 deck=red2*3,B20-071,red2*5 "
     "dynamis=B18-017^,B18-018^,B18-037^,B18-038^,dingir^*2,dingir",
     "use c1; choose charge:this; not choose deck:B20-071", "trash=-"),
)
def test_this_returns_from_trash_to_hand(scene: Scene) -> None:
    scene.play()
