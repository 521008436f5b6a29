"""Ruling Z45: "appears in the Ignition Phase" asks for the phase, and for no way of appearing.

B18-080 puts a card of Trash on a Square: in the Ignition Phase, where its own Ignition has it played. B19-101
ignites in the Main Phase.
"""

from tests.citations import cr
from tests.mechanics.scenes import Scene, scenes

_PUT = "phase=ignition dynamis=B18-018 charge=red2 deck=B18-080,red2*10 trash=this"
_PUT_IT = "ignite red2; yes; choose dynamis:B18-018; choose trash:this; choose a1"
_MAIN = "c1=B19-101 trash=B02-001*4 deck=this,red2*10 !hand=- c3=!red7"
_IGNITE = "use c1; choose trash:B02-001 *4; yes; at b1"


# fmt: off
@cr("Z45")
@scenes(
    ("B02-001", f"{_PUT} a2=!red6", f"{_PUT_IT}; choose a2", "damage.a2=5000"),
    ("B02-022", f"{_PUT} a2=!red4", f"{_PUT_IT}; choose a2", "a2=- !hand=red4"),
    ("B02-062", f"{_PUT} a2=!red4", f"{_PUT_IT}; choose a2", "a2=-"),
    ("B02-083", f"{_PUT} hand=red4", f"{_PUT_IT}; choose hand:red4", "resource=1 asleep=1"),
    ("B12-004", f"{_PUT} a2=!red6 b3=!red2", _PUT_IT, "damage.a2=2000 damage.b3=2000"),
    ("B12-042", f"{_PUT} a2=!red6 !resource=red4*2", f"{_PUT_IT}; by 1; no; choose a2", "power.a2=5500"),
    ("B12-081", f"{_PUT} resource=green4*6", f"{_PUT_IT}; yes", "resource=7 asleep=1"),
    ("B14-023", f"{_PUT} a3=!red2 c3=!red2", f"{_PUT_IT}; attack a1; target a3", "a1=this~"),
    ("B14-062", f"{_PUT} !hand=red4 resource=black4", f"{_PUT_IT}; yes", "!hand=- asleep=1"),
)
def test_what_an_ability_puts_there_in_the_phase_appears_in_it(scene: Scene) -> None:
    scene.play()


@cr("Z45")
@scenes(
    ("B02-001", f"{_MAIN} a2=!red6", f"{_IGNITE}; choose c3; not choose a2", "b1=this damage.a2=0"),
    ("B02-022", f"{_MAIN} a2=!red4", f"{_IGNITE}; choose c3; not choose a2", "b1=this a2=red4"),
    ("B02-062", f"{_MAIN} a2=!red4", f"{_IGNITE}; choose c3; not choose a2", "b1=this a2=red4"),
    ("B02-083", f"{_MAIN} hand=red4", f"{_IGNITE}; not choose hand:red4", "b1=this hand=red4"),
    ("B12-004", f"{_MAIN} a2=!red6", f"{_IGNITE}; choose c3", "b1=this damage.a2=0"),
    ("B12-042", f"{_MAIN} a2=!red6 !resource=red4*2", f"{_IGNITE}; choose c3; not no",
     "b1=this power.a2=9500"),
    ("B12-081", f"{_MAIN} resource=green4*6", f"{_IGNITE}; not yes", "b1=this resource=6"),
    ("B14-023", f"{_MAIN} a3=!red2", f"{_IGNITE}; choose c3; not attack b1", "b1=this"),
    ("B14-062", f"{_MAIN} !hand=red4 resource=black4", f"{_IGNITE}; not yes", "b1=this asleep=0"),
)
def test_an_ignition_of_the_main_phase_is_not_in_the_phase(scene: Scene) -> None:
    scene.play()
