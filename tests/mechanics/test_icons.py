"""Icons and keywords: what each does by the rules, on cards that have it.

What a Z/X EX does once it came is in test_extras_advent.py and test_extras_awaken.py.
"""

import pytest

from tests.mechanics.scenes import Scene, scenes
from tests.scenario import Play
from zx_env import Game
from zx_env.zx.cards.decks import Deck, load_deck


# fmt: off
@scenes(
    ("B02-045", "phase=ignition charge=red2 resource=white4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
    ("B02-046", "phase=ignition charge=red2 resource=white4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
    ("B02-067", "phase=ignition charge=red2 resource=black4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
    ("B12-041", "phase=ignition charge=red2 resource=white4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
    ("B16-025", "phase=ignition charge=red2 resource=blue4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
    ("B16-045", "phase=ignition charge=red2 resource=white4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
    ("B18-003", "phase=ignition charge=red2 resource=red4*10 deck=this,red2*10", "ignite red2 | yes; at b2",
     "b2=this trash=red2 | asleep=0", "deck=red4*10"),
)
def test_ignition_icon(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-020", "phase=ignition a2=!red6 c2=!red2 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2 | yes; choose a2; choose c2", "damage.a2=5000 c2=- | asleep=0", "deck=red4*10"),
    ("B02-040", "phase=ignition a1=red2 charge=red2 resource=blue4*10 deck=this,red2*10",
     "ignite red2 | yes; choose a1; choose c3", "c3=red2 hand=1 | asleep=0", "deck=red4*10"),
    ("B02-060", "phase=ignition a2=!red6 charge=red2 resource=white4*10 deck=this,red2*10",
     "ignite red2 | yes; choose a2", "power.a2=2500 | asleep=0", "deck=red4*10"),
    ("B02-080", "phase=ignition a2=!red3 c2=!red2 charge=red2 resource=black4*10 deck=this,red2*10",
     "ignite red2 | yes; choose a2; choose c2", "a2=- c2=- | asleep=0", "deck=red4*10"),
    ("B18-019",
     "phase=ignition hand=red4,red5 charge=red2 resource=red4*10 deck=this,red2*10 dynamis=B18-017",
     "ignite red2 | yes; choose dynamis:B18-017; choose hand:red4; choose hand:red5",
     "hand=3 up=1 | asleep=0", "deck=red4*10"),
)
def test_event_with_ignition_icon(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B11-062", "turn=1 b2=!red6 resource=black4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B14-023", "turn=1 b2=!red6 resource=blue4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B15-044", "turn=1 b2=!red6 resource=white4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B16-023", "turn=1 b2=!red6 resource=blue4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B18-006", "turn=1 b2=!red6 resource=red4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B02-008", "turn=1 b2=!red6 resource=red4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B19-044", "turn=1 b2=!red6 resource=white4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1", "a1=this life=2 deck=9 asleep=0"),
    ("B11-062", "turn=1 b2=!red6 resource=black4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
    ("B14-023", "turn=1 b2=!red6 resource=blue4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
    ("B15-044", "turn=1 b2=!red6 resource=white4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
    ("B16-023", "turn=1 b2=!red6 resource=blue4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
    ("B18-006", "turn=1 b2=!red6 resource=red4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
    ("B02-008", "turn=1 b2=!red6 resource=red4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
    ("B19-044", "turn=1 b2=!red6 resource=white4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1", "life=2 deck=10"),
)
def test_life_recovery(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-001", "turn=1 b2=!red6 resource=red4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B16-061", "turn=1 b2=!red6 resource=black4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B16-082", "turn=1 b2=!red6 resource=green4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B18-002", "turn=1 b2=!red6 resource=red4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B18-022", "turn=1 b2=!red6 resource=blue4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B02-002", "turn=1 b2=!red6 resource=red4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B02-042", "turn=1 b2=!red6 resource=white4*10 life=this*2",
     "attack b2; target player; pass; pass; yes; at a1; choose b2", "a1=this b2=- !trash=red6 !charge=-"),
    ("B16-001", "turn=1 b2=!red6 resource=red4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
    ("B16-061", "turn=1 b2=!red6 resource=black4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
    ("B16-082", "turn=1 b2=!red6 resource=green4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
    ("B18-002", "turn=1 b2=!red6 resource=red4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
    ("B18-022", "turn=1 b2=!red6 resource=blue4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
    ("B02-002", "turn=1 b2=!red6 resource=red4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
    ("B02-042", "turn=1 b2=!red6 resource=white4*10 life=this*3 !life=red2",
     "attack b2; target player; pass; pass; yes; at a1; not choose b2", ""),
)
def test_void_bringer(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B12-016", "b1=this b3=!red2 resource=red4*10", "attack b1; target b3", "b1=this~"),
    ("B02-048", "b1=this b3=!red2 resource=white4*10", "attack b1; target b3", "b1=this~"),
    ("B05-051", "b1=this b3=!red2 resource=white4*10", "attack b1; target b3", "b1=this~"),
    ("B19-038", "b1=this b3=!red2 resource=blue4*10", "attack b1; target b3", "b1=this~"),
    ("B14-035", "b1=this b3=!red2 resource=blue4*10", "use b1; attack b1; target b3", "b1=this~"),
    ("B12-016", "a1=this b3=!red2 resource=red4*10", "not attack a1", ""),
    ("B02-048", "a1=this b3=!red2 resource=white4*10", "not attack a1", ""),
    ("B05-051", "a1=this b3=!red2 resource=white4*10", "not attack a1", ""),
    ("B19-038", "a1=this b3=!red2 resource=blue4*10", "not attack a1", ""),
    ("B14-035", "a1=this b3=!red2 resource=blue4*10", "use a1; not attack a1", ""),
)
def test_range_2(scene: Scene) -> None:
    scene.play()


@scenes(
    ("C13-007", "a1=this c3=!red2 resource=blue4*10 player=azumi", "| attack a1; target c3", "a1=this~",
     "player=-"),
    ("B01-034", "a1=this c3=!red2 resource=blue4*10 player=azumi", "| attack a1; target c3", "a1=this~",
     "player=-"),
)
def test_range_infinity_icon(scene: Scene) -> None:
    scene.play()


@scenes(
    ("C13-007", "a1=this c3=!red2 resource=blue4*10 player=azumi", "| attack a1; target c3", "a1=this~",
     "player=-"),
    ("B01-034", "a1=this c3=!red2 resource=blue4*10 player=azumi", "| attack a1; target c3", "a1=this~",
     "player=-"),
    ("B11-014", "phase=ignition a1=red2 c3=!red2 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; yes; choose a1; attack a1; target c3", "a1=red2~ asleep=2"),
    ("B11-014", "phase=ignition a1=red2 c3=!red2 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; no; not attack a1", ""),
)
def test_range_infinity_by_an_ability(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B04-036", "turn=1 a2=this a1=red2 c3=!B16-050 resource=blue4*10 !dynamis=B16-019^ player=sugure",
     "use c3; ? a1", ""),
    ("B14-055", "turn=1 a2=this a1=red2 c3=!B16-050 resource=white4*10,red3~*5 !dynamis=B16-019^",
     "use c3; ? a1", ""),
    ("B16-044",
     "turn=1 a2=this a1=red2 b2=red2 c3=!B16-050 resource=white4*10 dynamis=dingir^,dingir !dynamis=B16-019^",
     "use c3; ? a1", ""),
    ("B19-044",
     "turn=1 a2=this a1=red2 c3=!B16-050 resource=white4*10 dynamis=waker^*3,waker !dynamis=B16-019^",
     "use c3; ? a1", ""),
    ("B19-110", "turn=1 a1=red2 b1=red2 c3=!B16-050 resource=this,B15-011 !dynamis=B16-019^", "use c3; ? a1",
     ""),
    ("B04-036", "turn=1 a2=this a1=red2 c3=!B16-050 resource=this !dynamis=B16-019^",
     "use c3; may choose a1; may choose a2", ""),
    ("B14-055", "turn=1 a2=this a1=red2 c3=!B16-050 resource=this !dynamis=B16-019^",
     "use c3; may choose a1; may choose a2", ""),
    ("B16-044", "turn=1 a2=this a1=red2 b2=red2 c3=!B16-050 resource=this !dynamis=B16-019^",
     "use c3; may choose a1; may choose b2", ""),
    ("B19-044", "turn=1 a2=this a1=red2 c3=!B16-050 resource=this !dynamis=B16-019^",
     "use c3; may choose a1; may choose a2", ""),
    ("B19-110", "turn=1 a1=red2 b1=red2 c3=!B16-050 resource=this !dynamis=B16-019^",
     "use c3; may choose a1; may choose b1", ""),
)
def test_isolate(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B19-102", "turn=1 a2=this a1=red2 c3=!B16-050 resource=blue4*10 !dynamis=B16-019^", "use c3; ? a1", ""),
)
def test_isolate_of_b19_102_is_its_own(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B11-014", "phase=ignition a1=red2 c3=!red2 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; yes; choose a1; attack a1; target c3", "a1=red2~ asleep=2"),
    ("B11-014", "phase=ignition a1=red2 c3=!red2 charge=this resource=red4*10", "ignite this; not yes",
     "a1=red2+ asleep=0"),
    ("B11-067", "phase=ignition hand=red4 charge=red2 trash=black5 resource=black4*10 deck=this,red2*10",
     "ignite red2; choose hand:red4; choose trash:black5", "hand=black5"),
    ("B11-067", "phase=ignition hand=red4 charge=this trash=black5 resource=black4*10",
     "ignite this; not choose hand:red4", "hand=red4"),
    ("B11-073", "phase=ignition a2=!red5 charge=red2 resource=black4*10 deck=this,red2*10",
     "ignite red2; yes; choose a2", "a2=- asleep=1"),
    ("B11-073", "phase=ignition a2=!red5 charge=this resource=black4*10", "ignite this; not yes",
     "a2=red5 asleep=0"),
    ("B11-079", "phase=ignition a2=!red3~ c2=!red3 charge=red2 resource=black4*10 deck=this,red2*10",
     "ignite red2; choose a2", "a2=-"),
    ("B11-079", "phase=ignition a2=!red3~ c2=!red3 charge=this resource=black4*10",
     "ignite this; not choose a2", "a2=red3"),
    ("B16-071", "phase=ignition charge=red2 trash=B02-063,black3 resource=black4*10 deck=this,red2*10",
     "ignite red2; choose trash:B02-063", "hand=B02-063"),
    ("B16-071", "phase=ignition charge=this trash=B02-063,black3 resource=black4*10",
     "ignite this; not choose trash:B02-063", "hand=-"),
    ("B04-014", "phase=ignition a2=!red6 c2=!red6 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; choose a2; choose c2", "damage.a2=2000 damage.c2=2000"),
    ("B04-014", "phase=ignition a2=!red6 c2=!red6 charge=this resource=red4*10", "ignite this; not choose a2",
     "damage.a2=0 damage.c2=0"),
    ("B04-019", "phase=ignition hand=red4 charge=red2 resource=red4*10 deck=this,red2*10",
     "ignite red2; choose hand:red4", "hand=this trash=red2,red4"),
    ("B04-019", "phase=ignition hand=red4 charge=this resource=red4*10", "ignite this; not choose hand:red4",
     "hand=red4 trash=red2,this"),
)
def test_evol_seed(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B09-056", "hand=this trash=red5 resource=white4*10", "play this; at b2 | choose trash:red5",
     "force.b2=red5", "trash=-"),
    ("B10-093", "hand=this trash=red5 resource=green4*10", "play this; at b2 | choose trash:red5",
     "force.b2=red5", "trash=-"),
    ("B11-071", "hand=this !hand=red2*3 trash=red5 resource=black4*10",
     "play this; at b2 | choose trash:red5; use b2; choose force:red5; choose hand:red2",
     "trash=red5 b2=- !hand=2", "trash=-"),
    ("B11-076", "hand=this trash=B11-073,red5,red6 resource=black4*10",
     "play this; at b2 | choose trash:B11-073; pass; choose trash:red5", "hand=red5", "trash=-"),
    ("B12-009", "a1=red4 a2=!red6 hand=this trash=B02-013 resource=red4*10",
     "play this; at b2 | choose trash:B02-013; use a1; choose a2", "a1=- damage.a2=6000", "trash=-"),
    ("C13-005", "hand=this trash=red4 resource=blue4*10",
     "play this; at b2 | choose trash:red4; use b2; choose force:red4; choose hand:red2; choose hand:red2",
     "trash=3 deck=8", "trash=-"),
)
def test_alter_force(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B14-006", "b2=this b3=!red2 resource=red4*10,red3~*3", "attack b2; target b3; pass; pass",
     "!removed=red2", "resource=red4*10,red3~*2"),
    ("B14-020", "b2=red5 b3=!red2 hand=this,red4 resource=red4*10,red3~*2",
     "attack b2; target b3; play this | choose b2; choose hand:red4", "power.b2=12000 hand=2",
     "resource=red4*10,red3~"),
    ("B14-060", "hand=this charge=red4,red6 !charge=red5 resource=white4*10,red3~*2",
     "play this | choose enemy charge:red5; choose charge:red4; choose charge:red6; done",
     "!charge=- hand=red6,red4", "resource=white4*10,red3~"),
    ("B14-033", "turn=1 b2=this !hand=red4 resource=blue4*10,red3~*3 !resource=red4*4",
     "play red4; at a3 | yes; choose a3; choose a2", "a2=red4 a3=-", "resource=blue4*10,red3~*2"),
)
def test_zero_optima_icon(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B16-019", "a1=red2 c1=red4 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; may yes", "b2=this a1=-", "c1=red3; a1=red5 c1=blue5"),
    ("B16-079", "a1=black3 c1=black3 resource=black4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; may yes", "b2=this a1=-", "c1=B01-061; a1=black6 c1=red6"),
    ("B16-102", "a1=blue4 c1=white3 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; may yes", "b2=this a1=-", "a1=blue3; a1=blue5 c1=blue5"),
    ("B17-101", "a1=red2 c1=green5 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose a1; choose c1; may yes", "b2=this a1=-", "c1=green4; a1=green5"),
)
def test_advent(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B18-017", "trash=red5,red6 resource=red4*10 dynamis=this",
     "| ex this; at b2; choose trash:red5; choose trash:red6; ? removed:red5", "b2=this dynamis=-",
     "trash=red5,red4"),
    ("B18-038", "hand=blue5,red6 resource=blue4*10 dynamis=this",
     "| ex this; at b2; choose hand:blue5; choose hand:red6", "b2=this dynamis=-", "hand=blue6,red4"),
    ("B18-077", "charge=black5 resource=black4*10 dynamis=this", "| ex this; at b2; choose charge:black5",
     "b2=this dynamis=-", "charge=black4"),
    ("B19-058", "trash=white5,red6 resource=white4*10 dynamis=this",
     "| ex this; at b2; choose trash:white5; choose trash:red6; may yes", "b2=this dynamis=-",
     "trash=white6"),
)
def test_awaken(scene: Scene) -> None:
    scene.play()


@pytest.mark.parametrize(
    "number",
    ["B02-085", "B12-062", "B14-024", "B14-042", "B16-004", "B16-024", "B16-046", "B18-005", "B18-045"],
)
def test_start_card(number: str) -> None:
    red = load_deck("b01_red")
    deck = Deck("changed", [number if card == "B01-008" else card for card in red.cards], red.player_card)
    g = Play(Game.new(decks=(deck, "b01_blue"), seed=1))
    assert sorted(g.starting("start")) == sorted(["B01-005", number])
    g.do(f"start {number}", "start B01-025", "keep", "keep")
    assert (g.on("b1"), g.state("b1")) == (number, "reboot")
