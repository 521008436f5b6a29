"""Level conditions: an ability works at its level and does nothing with one card less."""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B16-001", "b2=this a2=!red2 resource=red4*10 dynamis=dingir^,dingir", "| use b2; choose a2",
     "a2=- !removed=red2", "dynamis=dingir"),
    ("B16-010", "a2=!red6 hand=this resource=red4*10 dynamis=dingir^,dingir", "play this; at b2 | choose a2",
     "damage.a2=4000", "dynamis=dingir"),
    ("B16-022", "a2=!red2 c2=!red4 hand=this resource=blue4*10 dynamis=dingir^,dingir",
     "play this; at b2 | choose a2", "a2=- !hand=red2", "dynamis=dingir"),
    ("B16-023", "b2=this b3=!red2 resource=blue4*10 dynamis=dingir^,dingir",
     "attack b2; target b3; pass; pass | yes", "hand=red2", "dynamis=dingir"),
    ("B16-025", "b1=this b3=!red2 resource=blue4*10 dynamis=dingir^,dingir", "| attack b1; target b3",
     "b1=this~", "dynamis=dingir"),
    ("B16-042", "hand=this !charge=red5 resource=white4*10 dynamis=dingir^,dingir",
     "play this; at b2 | choose enemy charge:red5", "!bottom=red5", "dynamis=dingir"),
    ("B16-050", "b2=this a2=!red6 resource=white4*10 dynamis=dingir^,dingir", "| use b2; choose a2",
     "power.a2=7500", "dynamis=dingir"),
    ("B16-055", "a2=!red6 c3=!red2 hand=this resource=white4*10 dynamis=dingir^,dingir",
     "play this; at b2 | yes", "power.a2=6500 power.c3=500", "dynamis=dingir"),
    ("B16-061", "a2=!red4 hand=this resource=black4*10 dynamis=dingir^,dingir",
     "play this; at b2 | choose a2", "a2=- !charge=red4", "dynamis=dingir"),
    ("B16-063", "b2=this b3=!red2 !hand=red2 resource=black4*10 dynamis=dingir^,dingir",
     "attack b2; target b3; pass; pass | choose hand:red2", "!hand=-", "dynamis=dingir"),
)
def test_dingir_lv_1(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-002", "a2=!red6 hand=this resource=red4*10 dynamis=waker^,waker", "play this; at b2 | choose a2",
     "damage.a2=2000", "dynamis=waker"),
    ("B18-031", "a2=!red4 c2=!red2 a3=!red5 hand=this resource=blue4*10 dynamis=waker^,waker",
     "play this; at b2", "a2=- c2=- | a3=red5", "dynamis=waker"),
    ("B18-105", "b2=this resource=green4*10 dynamis=waker^,waker", "| use b2",
     "resource=12 asleep=2 b2=this~", "dynamis=waker"),
    ("E08-024", "b2=this a2=!red4 resource=white4*10 dynamis=waker^,waker", "| use b2; choose a2",
     "a2=- !bottom=red4", "dynamis=waker"),
    ("E08-034", "b2=this b3=!red6 resource=black4*10 dynamis=waker^,waker", "attack b2; target b3 | yes",
     "power.b2=7500", "dynamis=waker"),
)
def test_waker_lv_1(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B13-007", "b2=this b3=!red2 a2=!red6 resource=red4*10,red3~*2", "attack b2; target b3 | choose a2",
     "damage.a2=2000", "resource=red4*10,red3~"),
    ("B14-069", "a2=!red2 hand=this,red5 resource=black4*10,red3~*2",
     "play this; at b2 | choose hand:red5; choose a2", "a2=- trash=red5", "resource=black4*10,red3~"),
    ("B15-013", "a2=!red6 hand=this resource=red4*10,red3~*2", "play this; at b2 | choose a2",
     "damage.a2=2000", "resource=red4*10,red3~"),
    ("B15-049", "hand=this resource=white4*10,red3~*2 deck=red3,red2*5", "play this; at b2 | yes",
     "hand=red3", "resource=white4*10,red3~"),
)
def test_zero_optima_2(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-002", "a2=!red6 hand=this resource=red4*10 dynamis=dingir^*2,dingir",
     "play this; at b2 | choose a2", "damage.a2=8000", "dynamis=dingir^,dingir"),
    ("B16-005", "hand=this,red4 resource=red4*10 dynamis=dingir^*2,dingir",
     "play this; at b2 | choose hand:red4; choose a1", "a1=red4 hand=-", "dynamis=dingir^,dingir"),
    ("B16-015", "b2=this a2=!red6 resource=red4*10 dynamis=dingir^*2,dingir", "| use b2; choose a2",
     "damage.a2=9000", "dynamis=dingir^,dingir"),
    ("B16-036", "hand=this resource=blue4*10 dynamis=dingir^*2,dingir", "play this; at b2 | yes",
     "hand=red2*2", "dynamis=dingir^,dingir"),
    ("B16-088", "hand=this resource=green4*10 dynamis=dingir^*2,dingir", "play this; at b2 | choose b2",
     "power.b2=10000", "dynamis=dingir^,dingir"),
    ("B16-092", "hand=this resource=green4*10 dynamis=dingir^*2,dingir",
     "play this; at b2 | choose resource:green4 sleep; choose resource:green4 sleep; choose resource:green4 "
     "sleep", "asleep=2", "dynamis=dingir^,dingir"),
)
def test_dingir_lv_2(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-006", "b2=this a2=!red6 resource=red4*10 dynamis=waker^*2,waker", "| use b2; choose a2",
     "damage.a2=3000", "dynamis=waker^,waker"),
    ("B18-013", "turn=1 b2=this b3=!red2 a3=!red6 resource=red4*10 dynamis=waker^*2,waker",
     "attack b3; target b2 | choose a3", "damage.a3=8000", "dynamis=waker^,waker"),
    ("B18-022", "hand=this resource=blue4*10 dynamis=waker^*2,waker", "play this; at b2", "hand=red2",
     "dynamis=waker^,waker"),
    ("B18-025", "a2=!red5 hand=this resource=blue4*10 dynamis=waker^*2,waker", "play this; at b2 | choose a2",
     "a2=- !hand=red5", "dynamis=waker^,waker"),
    ("B18-083", "b2=this resource=green4*10 dynamis=waker^*2,waker", "", "power.b2=5500",
     "dynamis=waker^,waker"),
    ("B18-088", "hand=this resource=green4*10 dynamis=waker^*2,waker", "play this; at b2",
     "resource=11 asleep=4", "dynamis=waker^,waker"),
)
def test_waker_lv_2(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B13-014", "a2=!red6 b3=!red6 hand=this resource=red4*10,red3~*3", "play this; at b2",
     "damage.a2=2000 damage.b3=2000", "resource=red4*10,red3~*2"),
    ("B13-029", "a2=!red2 hand=this resource=blue4*10,red3~*3", "play this; at b2 | choose a2",
     "a2=- !hand=red2", "resource=blue4*10,red3~*2"),
    ("B14-066", "a2=!red6 hand=this resource=black4*10,red3~*3", "play this; at b2 | yes; choose a2",
     "a2=- !charge=red6", "resource=black4*10,red3~*2"),
    ("B14-046", "b2=this a2=!red6 !trash=red5 resource=white4*10,red3~*3",
     "| use b2; choose enemy trash:red5; choose a2", "power.a2=6500 !trash=-", "resource=white4*10,red3~*2"),
)
def test_zero_optima_3(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-053", "b2=this a2=!red6 resource=white4*10 dynamis=dingir^*3,dingir", "| use b2; choose a2",
     "a2=- !bottom=red6", "dynamis=dingir^*2,dingir"),
    ("B16-064", "b2=this b3=!red2 trash=red4,red5 resource=black4*10 dynamis=dingir^*3,dingir",
     "attack b2; target b3; pass; pass | choose trash:red4; choose a1", "a1=red4",
     "dynamis=dingir^*2,dingir"),
    ("E09-028", "b2=this a2=!red6~ resource=white4*10 dynamis=dingir^*3,dingir", "| use b2; choose a2",
     "a2=- !bottom=red6", "dynamis=dingir^*2,dingir"),
    ("B19-074", "turn=1 b2=this b3=!blue7 a2=!red2 resource=black4*10 dynamis=dingir^*3,dingir",
     "attack b3; target b2; pass; pass", "a2=-", "dynamis=dingir^*2,dingir"),
)
def test_dingir_lv_3(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-032", "b2=this a2=!red6 resource=blue4*10 dynamis=waker^*3,waker", "| use b2; choose a2",
     "a2=- !hand=red6", "dynamis=waker^*2,waker"),
    ("B18-044", "hand=this charge=red3,red4 resource=white4*10 dynamis=waker^*3,waker",
     "play this; at b2 | choose charge:red3; choose a2", "a2=red3", "dynamis=waker^*2,waker"),
    ("B18-041", "a2=!red3 hand=this resource=white4*10 dynamis=waker^*3,waker",
     "play this; at b2 | choose a2", "a2=- !bottom=red3", "dynamis=waker^*2,waker"),
    ("B18-008", "hand=this resource=red4*10 deck=red3,red2*8 dynamis=waker^*3,waker",
     "play this; at b2 | choose deck:red3", "hand=red3", "dynamis=waker^*2,waker"),
)
def test_waker_lv_3(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B13-015", "b1=this b3=!red2 resource=red4*10,red3~*4", "| attack b1; target b3", "b1=this~",
     "resource=red4*10,red3~*3"),
    ("B14-009", "a1=this b1=red2 b2=!red2 a2=!red6~ c2=!red6 resource=red4*10,red3~*4",
     "attack b1; target b2 | choose a2", "damage.a2=3000", "resource=red4*10,red3~*3"),
    ("B14-050", "b2=this charge=white5,white6 resource=white4*10,red3~*4",
     "| use b2; choose charge:white5; choose a1", "a1=white5 b2=- charge=white6,this",
     "resource=white4*10,red3~*3"),
    ("B15-019", "a2=!red6 hand=this !trash=red5 resource=red4~*10,red3~*4",
     "| play this; choose enemy trash:red5; choose a2", "damage.a2=8000 asleep=14",
     "resource=red4~*10,red3~*3"),
    ("B14-030", "a1=red2 c1=red5 hand=this resource=blue4*10,red3~*4",
     "play this; at b2 | choose a1; choose c1", "hand=red2,red5", "resource=blue4*10,red3~*3"),
    ("B15-029", "phase=draw b2=this a2=!blue5 c2=!red6 resource=blue4*10,red3~*4", "| resolve b2; choose a2",
     "a2=- !hand=blue5", "resource=blue4*10,red3~*3"),
)
def test_zero_optima_4(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-004", "b2=this a2=!red6 resource=red4*10 dynamis=waker^*4,waker", "pass; pass | choose a2",
     "damage.a2=6000", "dynamis=waker^*3,waker"),
    ("B18-011", "b2=this a2=!red6 resource=red4*10 dynamis=waker^*4,waker", "| use b2; choose a2", "a2=-",
     "dynamis=waker^*3,waker"),
    ("B18-105", "hand=this trash=red5,red4 resource=green4*10 dynamis=waker^*4,waker",
     "play this; at b2 | choose trash:red5; choose trash:red4", "resource=12 asleep=7",
     "dynamis=waker^*3,waker"),
    ("B22-066", "a2=!red4 c2=!red2 hand=this !hand=red2 resource=black4*10 dynamis=waker^*4,waker",
     "play this; at b2 | choose a2; choose c2; choose hand:red2", "a2=- c2=- !hand=-",
     "dynamis=waker^*3,waker"),
    ("E08-029", "b2=this charge=red4,red5,red6 resource=white4*10 dynamis=waker^*4,waker",
     "| use b2; choose charge:red4; choose charge:red5; choose charge:red6", "hand=red5,red6,red4",
     "dynamis=waker^*3,waker"),
    ("B18-014", "b2=this a2=!red6 c3=!red2 b3=!red2 hand=B19-029 resource=red4*10 dynamis=waker^*4,waker",
     "| use b2; choose hand:B19-029", "a2=- c3=- !removed=2 | b3=red2", "dynamis=waker^*3,waker"),
)
def test_waker_lv_4(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B14-055", "b2=this a2=red2 resource=white4*10,red3~*5", "", "power.a2=5500",
     "resource=white4*10,red3~*4"),
    ("B14-074", "b2=this a2=!red6 c3=!red2 b3=!red2 charge=red2*2 resource=black4*10,red3~*5",
     "| use b2; choose charge:red2; choose charge:red2", "a2=- c3=- charge=- | b3=red2",
     "resource=black4*10,red3~*4"),
    ("C12-002", "b2=this b3=!red2 a2=!red6 hand=red5 resource=red4*10,red3~*5 player=sera",
     "attack b2; target b3; choose a2; pass; pass | use b2; choose hand:red5", "b2=this+",
     "resource=red4*10,red3~*4"),
    ("B15-017", "b2=this a2=!red6 c3=!red2 b3=!red2 resource=red4*10,red3~*5", "| use b2",
     "damage.a2=8000 c3=- | b3=red2", "resource=red4*10,red3~*4"),
)
def test_zero_optima_5(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B20-012", "a2=!red2 c2=!red6 a3=!red2 hand=this resource=red4*10 dynamis=waker^*5,waker",
     "play this; at b2 | yes; yes", "a2=- c2=- | a3=red2", "dynamis=waker^*4,waker"),
)
def test_waker_lv_5(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-096", "hand=this resource=green4*10 dynamis=waker^*7,waker",
     "play this; at b2 | choose resource:green4; choose resource:green4; choose resource:green4; choose a1; "
     "choose c1; choose a2", "a1=green4 c1=green4 a2=green4", "dynamis=waker^*6,waker"),
)
def test_waker_lv_7(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-057", "turn=1 b2=this b3=!blue7 c3=!red6 resource=white4*10 dynamis=dragon^*3,dragon",
     "attack b3; target b2; pass; pass | choose c3", "c3=- !bottom=red6", "dynamis=dragon^*2,dragon"),
    ("B16-033", "b2=this a2=!red2 hand=red2*4 resource=blue4*10 dynamis=marduk^,marduk",
     "| use b2; choose a2", "a2=- !deck=11", "dynamis=marduk"),
    ("B16-069", "hand=this !hand=red2*2 resource=black4*10 dynamis=ereshkigal^*2,ereshkigal",
     "play this; at b2 | choose hand:red2; choose hand:red2", "!hand=-", "dynamis=ereshkigal^,ereshkigal"),
    ("B16-073", "!hand=red2 trash=this resource=black4*10 dynamis=ereshkigal^,ereshkigal",
     "| use trash:this; choose hand:red2", "!hand=- removed=this", "dynamis=ereshkigal"),
    ("E09-017", "b2=this b3=!red6 c2=!red5 resource=blue4*10 dynamis=dragon^*3,dragon",
     "attack b2; target b3 | choose c2", "c2=- !top=red5", "dynamis=dragon^*2,dragon"),
    ("E09-017", "hand=this resource=blue4*10 deck=red2*4,red5,red2*4 dynamis=dragon^*6,dragon",
     "play this; at b2 | choose deck:red5", "hand=red5", "dynamis=dragon^*5,dragon"),
    ("B16-058", "hand=this trash=white6,white3 resource=white4*10 life=red2*3 dynamis=anu^*2,anu",
     "play this; at b2 | choose trash:white6", "trash=white3 life=4", "dynamis=anu^,anu"),
    ("B03-037", "b2=this a2=!red6 resource=blue4*10 dynamis=dragon^,dragon", "use b2; choose c2 | choose a2",
     "a2=- !hand=red6", "dynamis=dragon"),
)
def test_named_tribe_lv(scene: Scene) -> None:
    scene.play()
