"""Where mechanics meet: one card changes what another asks for, counts, pays or may choose."""

from tests.mechanics.scenes import Scene, scenes

NEXT_TURN = "pass; pass; pass"
"""End the Main Phase; the other player's Resource Phase and Main Phase are passed."""


@scenes(
    ("B18-103", "a1=this a2=!red6 hand=B13-014 resource=red4*5", "play B13-014; at b1", "damage.a2=2000"),
    ("B18-103", "a1=red2 a2=!red6 hand=B13-014 resource=red4*5", "play B13-014; at b1", "damage.a2=0"),
    ("B18-104", "b3=!this a2=!red6 hand=B13-014 resource=red3*5", "play B13-014; at b1", "damage.a2=0"),
    ("B18-104", "a1=this a2=!red6 hand=B13-014 resource=red3*5", "play B13-014; at b1", "damage.a2=2000"),
    (
        "B03-048",
        "a2=!red6 life=red2 hand=B13-014 resource=this*3,red5*2",
        "play B13-014; at b1",
        "damage.a2=2000",
    ),
    (
        "B03-048",
        "a2=!red6 life=red2*2 hand=B13-014 resource=this*3,red5*2",
        "play B13-014; at b1",
        "damage.a2=0",
    ),
)
def test_a_gained_or_lost_icon_counts_for_zero_optima(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B18-104",
        "turn=1 phase=ignition b1=this b3=!B18-103 !charge=red2 !deck=red3*5",
        "ignite red2; not yes",
        "!deck=4",
    ),
    ("B14-035", "a1=this b1=B07-022 resource=blue2", "use a1", "power.b1=6500"),
    ("B14-035", "a1=this b1=B07-022 resource=blue2", "", "power.b1=4500"),
)
def test_an_icon_or_a_range_that_is_given(scene: Scene) -> None:
    scene.play()


@scenes(
    # Geschwind makes it a Cost 3, which Scarab keeps from dealing damage; its own ability is another bar.
    (
        "B12-047",
        "b2=!B24-082 a1=B12-074 force.a1=B16-074 c2=this c3=!blue3",
        "attack c2; target c3; pass; pass",
        "damage.c3=0",
        "force.a1=red2",
    ),
)
def test_two_bars_on_a_card_both_apply(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B17-003",
        "a1=this b1=this c1=this hand=B01-007 resource=red2*2,B01-007*4",
        "play B01-007; at a2; resolve a1; resolve b1",
        "asleep=1",
    ),
    (
        "B16-052",
        "hand=B18-044 charge=this resource=white2*3 dynamis=waker^*3",
        "play B18-044; at b1; choose charge:this; choose b2",
        "b2=this charge=-",
    ),
    (
        "B16-058",
        "a1=white5 c1=red5 dynamis=B16-103 resource=white2*9 charge=red2 life=this,white7",
        "ex B16-103; at b2; choose a1; choose c1; yes; choose charge:red2; choose charge:white5; yes; "
        "choose life:this; choose a1",
        "a1=this life=2",
    ),
    ("B13-018", "b2=this hand=white7 resource=red3*5", "not play", "hand=white7"),
    ("B13-018", "b2=this hand=red7 resource=red3*5", "play red7; at a1", "a1=red7 asleep=5"),
)
def test_a_cost_that_is_less_where_it_is_asked(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-047",
        "turn=1 a2=this c2=red7 b2=red6 !hand=B02-020 !resource=red2*4",
        "play B02-020; choose a2; choose c2",
        "damage.a2=5000 damage.c2=5000",
    ),
    (
        "B12-047",
        "turn=1 a2=this c2=red7 b2=red6 !hand=B02-020 !resource=red2*4",
        "play B02-020; done",
        "damage.a2=0",
    ),
    (
        "B12-047",
        "turn=1 a2=this c2=red7 b2=red6 !hand=B02-020 !resource=red2*4",
        "play B02-020; choose c2",
        "damage.a2=5000 damage.b2=0",
    ),
    (
        "B12-016",
        "turn=1 a2=B16-044 c1=B04-036 player=sugure !hand=this !resource=red2*7",
        "play this; at b3; yes",
        "a2=- damage.c1=6000",
    ),
    (
        "B19-017",
        "turn=1 a2=this c2=red7 player=mikado !hand=B12-016 !resource=red2*7",
        "play B12-016; at b3; yes",
        "damage.a2=0 damage.c2=6000",
    ),
    ("B19-017", "turn=1 a2=this a3=!red7 player=mikado", "attack a3; target a2; pass; pass", "a2=-"),
)
def test_what_must_or_cannot_be_chosen_and_what_chooses_nothing(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B11-086",
        "a1=red2 hand=this,red2 resource=green2*4,red2*2",
        "play this; at b1; play red2; at c1",
        "power.a1=5500 power.b1=7000 power.c1=3500",
    ),
    ("C12-022", "b1=this hand=B02-039 resource=blue2*3", "play B02-039; resolve b1", "power.b1=13000"),
    (
        "B09-046",
        "b1=this hand=B02-060 resource=white2*4 a2=!red7",
        "play B02-060; choose a2",
        "power.b1=9000",
    ),
    (
        "B09-046",
        "b1=this hand=B01-102 trash=B01-059*6 resource=white2*7,B02-060 a2=!red7",
        "play B01-102; at a1; choose resource:B02-060; choose a2",
        "power.a2=4000 power.b1=6000",
    ),
    ("B02-059", "a2=!red5 hand=this resource=white2*3", f"play this; {NEXT_TURN}", "a2=red5~"),
    ("B02-059", "a2=!red5 hand=this resource=white2*3", f"play this; {NEXT_TURN}; {NEXT_TURN}", "a2=red5+"),
)
def test_how_long_and_how_often(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-077",
        "b1=this a1=B16-075 charge=red2 trash=black4 dynamis=dingir^*2 a2=!red2",
        "use b1; choose trash:black4; choose b2; use a1; choose trash:red2; choose c1; pass",
        "charge=black4 c1=red2",
    ),
    (
        "B18-035",
        "b1=this a1=this hand=blue7 dynamis=waker^*4",
        "use b1; choose hand:blue7; choose a2; not use",
        "a2=blue7",
    ),
    (
        "B16-015",
        "b1=this a1=this a2=!red7 c2=!red7 dynamis=dingir^*2",
        "use b1; choose a2; use a1; choose c2; not use",
        "damage.a2=9000 damage.c2=9000",
    ),
    (
        "B05-093",
        "turn=1 a2=this/3000 a3=!B07-009",
        "attack a3; target a2; pass; pass; by 1; yes",
        "removed=this resource=0",
    ),
    ("B09-055", "turn=1 b2=this b3=!B02-101 a3=!B02-012", "attack b3; target b2; pass; pass", "damage.b2=0"),
    ("B03-057", "turn=1 a1=this b3=!B10-101 force.b3=red2*3", "use b3", "life=4"),
    (
        "B03-051",
        "hand=this resource=white2*5 !charge=red2*4",
        "play this; at b1; choose charge:red2 *2",
        "!charge=red2*2 !trash=red2*2",
    ),
)
def test_limits_replacements_and_what_was_to_come(scene: Scene) -> None:
    scene.play()
