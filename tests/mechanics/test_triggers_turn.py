"""Automatic abilities that wait for a point of the turn, or for what a player does."""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B05-054", "phase=ignition b2=this hand=B02-045 resource=white4*10 deck=red3,red2*5",
     "| choose hand:B02-045; yes; at a1", "a1=red3 bottom=B02-045 hand=-", "turn=1"),
    ("B20-071", "phase=resource b2=this trash=red6 resource=black4*10 player=everybody",
     "| yes; yes; yes; choose trash:red6; choose a2", "a2=red6 power.a2=11500 trash=red2*2",
     "resource=black4*5"),
    ("B24-075", "phase=draw resource=this,green4*10", "| yes", "hand=red2,this", "phase=resource"),
)
def test_start_of_a_phase_own_turn(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-101", "turn=1 phase=resource b2=this a3=!red6 c3=!red6 charge=red4,red5 resource=red4*10",
     "| yes; choose charge:red4; choose charge:red5; choose a3; choose c3; choose a3; choose a3; choose a3; "
     "choose a3; choose a3; choose a3; choose a3; choose a3; choose a3; choose a3; choose a3; choose a3; "
     "choose a3; choose a3; choose a3; choose a3; choose a3; choose a3; choose c3; choose c3; choose c3; "
     "choose c3", "a3=- damage.c3=2500", "turn=0"),
    ("B18-046", "turn=1 phase=resource b2=this a2=red2 resource=white4*10 dynamis=waker^*2,waker",
     "| choose a2", "power.a2=5500", "turn=0"),
    ("B18-098", "turn=1 phase=resource b2=this a3=!red6 charge=red4 !charge=red5 resource=green4*10",
     "| yes; choose a3; choose charge:red4; choose enemy charge:red5; done",
     "a3=- resource=11 !resource=2 b2=this~", "turn=0"),
    ("B13-025", "turn=1 phase=resource b2=this resource=blue4*10 !deck=red5,red2*9",
     "| yes; choose enemy deck:red5", "!bottom=red5", "turn=0"),
    ("B15-033", "turn=1 phase=resource b2=this a3=!red6 c3=!red2 resource=blue4*10",
     "| yes; choose a3; choose c3", "a3=- c3=- hand=1 b2=this~", "turn=0"),
    ("B16-014", "turn=1 phase=resource b2=this trash=red5,red6 resource=red4*10",
     "| choose trash:red5; choose a1", "a1=red5", "turn=0"),
    ("B19-066", "turn=1 phase=resource b2=this a3=!red2 resource=black4*10 dynamis=waker^*3,waker",
     "| choose a3", "a3=-", "turn=0"),
    ("E09-044", "turn=1 phase=resource b2=this resource=green4*10 dynamis=dingir^,dingir", "",
     "resource=12 !resource=2", "turn=0"),
)
def test_start_of_a_phase_opponents_turn(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B14-001", "b2=this a3=!red3 resource=red4*10", "pass | yes; choose a3", "a3=- charge=this", "turn=1"),
    ("B07-006", "b2=this a3=!red3 resource=red4*10", "pass | yes; choose a3", "a3=- charge=this", "turn=1"),
    ("C13-008", "b2=this resource=blue4*10 player=azumi", "pass | yes", "hand=1", "turn=1"),
    ("B19-021", "b2=this a3=!red5 resource=blue4*10 dynamis=waker^*2,waker", "pass | yes; choose a3",
     "hand=this a3=-", "turn=1"),
    ("B16-048",
     "b2=this a3=!red6 charge=white6 !charge=red5 resource=red4,blue4,white4 dynamis=dingir^,dingir",
     "pass | yes; choose a3; choose charge:white6; choose a1; choose enemy charge:red5",
     "a3=- a1=white6 !removed=red5", "turn=1"),
)
def test_end_of_own_turn(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B09-061", "turn=1 b1=this resource=black4*10", "pass", "trash=this", "turn=0"),
)
def test_end_of_opponents_turn(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B01-072", "a1=this b2=red5 a2=!red2 resource=black4*10",
     "attack b2; target player; pass; pass; choose a2", "a2=- !charge=red2*2"),
    ("B01-072", "a1=this a2=red5 a2=!red2 resource=black4*10 due=1", "attack a1; target a2; not choose a2",
     "a2=red5 !charge=-"),
)
def test_life_decreases(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B05-034", "phase=draw b2=this resource=blue4*10", "| resolve b2", "power.b2=13000", "phase=resource"),
    ("C12-022", "phase=draw b2=this resource=blue4*10", "| resolve b2", "power.b2=13000", "phase=resource"),
    ("B18-102", "phase=draw b2=this trash=B01-029,blue5,red2 resource=blue4*10",
     "| resolve b2; choose trash:B01-029; choose trash:blue5", "force.b2=B01-029,blue5", "phase=resource"),
    ("B15-029", "phase=draw b2=this a2=!red5 resource=blue4*10,red3~*4", "| resolve b2; choose a2", "a2=-",
     "phase=resource"),
)
def test_you_draw(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-035", "b2=this a2=!red5 hand=B02-040 resource=blue4*10", "play B02-040; done", "hand=2"),
    ("B02-035", "b2=this a2=!red5 hand=B02-020 resource=red4*4", "play B02-020; done", "hand=-"),
    ("B09-029", "b2=this a2=!red5 hand=B02-040 resource=blue4*10", "play B02-040; done; choose a2",
     "a2=- !hand=red5"),
    ("B09-029", "b2=this a2=!red5 hand=B02-020 resource=red4*4", "play B02-020; done; not choose a2",
     "a2=red5 !hand=-"),
    ("B09-046", "b2=this a2=!red6 hand=B02-060 resource=white4*10", "play B02-060; choose a2",
     "power.b2=9000"),
    ("B09-046", "b2=this a2=!red6 hand=B02-020 resource=red4*4", "play B02-020; done", "power.b2=6000"),
)
def test_you_play_an_event(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B06-006", "b2=this a1=B01-010 c2=red6 a2=!red6 resource=red4*10", "use a1; choose c2; yes; choose a2",
     "damage.a2=5000 asleep=1"),
    ("B06-006", "b2=this a1=red2 c2=red2 a2=!red6 resource=red4*10", "not yes", "damage.a2=0 asleep=0"),
)
def test_you_play_a_startup_ability(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B15-044", "turn=1 b2=this !hand=B02-049,white3 !charge=white3 resource=white4*10 !resource=white4*8",
     "play B02-049; at a3; yes; choose charge:white3; choose c3; choose enemy resource:white4; done",
     "!asleep=7"),
    ("B15-044", "turn=1 b2=this !hand=B02-049,white3 !charge=white3 resource=white4*10 !resource=white4*8",
     "play B02-049; at a3; no; not choose enemy resource:white4", "!asleep=4"),
)
def test_opponent_deploys_by_an_automatic_ability(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-016",
     "b2=this a1=C12-002 a2=!red6 b3=!red6 c3=!red6 hand=red4 resource=red4*10,red3~*5 player=sera",
     "attack a1; target a2; choose c3; use a1; choose hand:red4 | choose b3", "damage.b3=3000", "b2=-"),
)
def test_a_zx_reboots(scene: Scene) -> None:
    scene.play()
