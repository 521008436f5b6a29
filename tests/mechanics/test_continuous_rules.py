"""Always abilities that forbid, replace, give, take away and change what the rules say."""

import pytest

from tests.mechanics.scenes import Scene, scenes
from zx_env.zx.cards.decks import Deck, check_deck

FIGHT = "attack c3; target c2; pass; pass"


@scenes(
    ("B07-030", "c2=this c3=!red2 hand=red2*3", "not attack", "c3=red2"),
    ("B07-030", "c2=this c3=!red2 hand=red2*4", "attack c2; target c3; pass; pass", "c3=-"),
)
def test_cannot_attack(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B04-036",
        "turn=1 a2=this b2=red2 player=sugure !hand=B06-018 !resource=red2",
        "play B06-018; choose b2",
        "b2=-",
    ),
    (
        "B04-036",
        "turn=1 a2=this b2=red2 player=mikado !hand=B06-018 !resource=red2",
        "play B06-018; ? a2 b2",
        "a2=this",
    ),
    (
        "B14-055",
        "turn=1 c1=this a2=red2 resource=red3*5 !hand=B02-060 !resource=white2*4",
        "play B02-060",
        "power.a2=5500 power.c1=1500",
    ),
    (
        "B14-055",
        "turn=1 c1=this a2=red2 resource=red3*4 !hand=B02-060 !resource=white2*4",
        "play B02-060; ? a2 c1",
        "power.a2=3500",
    ),
    (
        "B16-044",
        "turn=1 c1=this a2=white7 dynamis=dingir^ !hand=B02-060 !resource=white2*4",
        "play B02-060",
        "power.a2=11000 c1=-",
    ),
    (
        "B16-044",
        "turn=1 c1=this a2=white7 !hand=B02-060 !resource=white2*4",
        "play B02-060; ? a2 c1",
        "a2=white7",
    ),
    (
        "B19-044",
        "turn=1 a2=this c1=white7 dynamis=waker^*3 !hand=B02-060 !resource=white2*4",
        "play B02-060",
        "power.a2=7500 power.c1=4000",
    ),
    (
        "B19-044",
        "turn=1 a1=this c1=white7 dynamis=waker^*3 !hand=B02-060 !resource=white2*4",
        "play B02-060; ? a1 c1",
        "power.a1=4500",
    ),
    (
        "B16-104",
        "turn=1 b1=this b3=!B02-070 trash=red4,red3 !hand=B04-018 !resource=red2*2 a1=red7",
        "play B04-018; choose a1",
        "removed=red3",
    ),
    ("B17-093", "b1=this a1=red2 hand=B02-037 resource=blue2*2", "play B02-037", "hand=red2 b1=this"),
    ("B17-093", "turn=1 a1=this !hand=B02-060 !resource=white2*4", "play B02-060; choose a1", "power.a1=500"),
    (
        "B19-110",
        "turn=1 b1=red2 a1=red2 resource=this,B15-011 b3=!B16-050 !dynamis=dingir^",
        "use b3; choose a1",
        "power.b1=5500 power.a1=1500",
    ),
    (
        "B19-110",
        "turn=1 b1=red2 a1=red2 resource=this b3=!B16-050 !dynamis=dingir^",
        "use b3; ? a1 b1",
        "power.b1=3500",
    ),
    ("B19-110", "b1=red2 resource=this*2,B15-011", "", "power.b1=5500"),
)
def test_cannot_be_chosen(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-033", "hand=this resource=blue2*6", "play this; not at b1; at a1", "a1=this"),
    ("B09-051", "a1=B09-072 hand=this resource=white2*6", "not play", "hand=this"),
    ("B09-051", "a1=white7 a3=!B09-072 hand=this resource=white2*6", "play this; at b1", "b1=this"),
)
def test_cannot_be_played_or_appear(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B14-028",
        "a2=this c2=this a3=!red2 c3=!red2 hand=red2*4 resource=blue2~*5 player=nanao",
        "attack a2; target a3; choose resource:blue2 sleep; choose resource:blue2 sleep; pass; pass; "
        "attack c2; target c3; choose resource:blue2 sleep; done; pass; pass",
        "asleep=3",
    ),
    (
        "B14-028",
        "a2=this a3=!red2 hand=red2*4 resource=blue2~*5",
        "attack a2; target a3; pass; pass",
        "asleep=5",
    ),
    (
        "B18-104",
        "turn=1 phase=ignition b1=this !charge=red2 !deck=red3*10",
        "ignite red2; not yes",
        "!trash=red2,red3",
    ),
    (
        "B18-104",
        "turn=1 phase=ignition b1=red7 !charge=red2 !deck=red3*10",
        "ignite red2; yes; at a3",
        "a3=red3",
    ),
    (
        "B24-082",
        "turn=1 b2=this a2=red2 c3=!red3 a3=!red3",
        "attack a3; target a2; pass; pass",
        "a2=red2 damage.a2=0",
    ),
    ("B24-082", "turn=1 b2=this a2=red2 a3=!red4", "attack a3; target a2; pass; pass", "a2=-"),
    ("B24-082", "turn=1 c1=this a2=red2 a3=!red3", "attack a3; target a2; pass; pass", "a2=-"),
)
def test_cannot_do_something_else(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B12-047", "turn=1 a2=this b2=red7 !hand=B02-060 !resource=white2*4", "play B02-060", "a2=- b2=red7"),
    (
        "B12-047",
        "turn=1 b1=this b2=red7 !hand=B02-060 !resource=white2*4",
        "play B02-060; choose b2",
        "power.b2=4000",
    ),
)
def test_forced_choice(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B19-017",
        "turn=1 a2=this player=mikado !hand=B02-060 !resource=white2*4",
        "play B02-060",
        "power.a2=7500",
    ),
    (
        "B19-017",
        "turn=1 a2=this player=sera !hand=B02-060 !resource=white2*4",
        "play B02-060",
        "power.a2=500",
    ),
    ("B19-017", "a2=this player=mikado hand=B02-060 resource=white2*4", "play B02-060", "power.a2=500"),
)
def test_unaffected(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B03-057", "turn=1 a1=this b2=!red5", "attack b2; target player; pass; pass", "life=4"),
    ("B03-057", "turn=1 c1=red2 b2=!red5", "attack b2; target player; pass; pass", "life=3"),
    (
        "B05-093",
        "turn=1 a2=this a3=!red7",
        "attack a3; target a2; pass; pass",
        "resource=this asleep=1 charge=-",
    ),
    ("B05-030", "turn=1 a2=this a3=!red7", "attack a3; target a2; pass; pass", "hand=this charge=-"),
    ("B07-009", "c2=this c3=!red2", "attack c2; target c3; pass; pass", "!removed=red2 !charge=-"),
    ("B07-009", "b1=this c2=red4 c3=!red2", "attack c2; target c3; pass; pass", "!removed=- !charge=red2"),
    ("B14-006", "c2=this c3=!red2 resource=red3*3", "attack c2; target c3; pass; pass", "!removed=red2"),
    (
        "B14-006",
        "c2=this c3=!red2 resource=red3*2",
        "attack c2; target c3; pass; pass",
        "!removed=- !charge=red2",
    ),
    ("B09-055", "turn=1 a2=this a3=!red7", "attack a3; target a2; pass; pass", "damage.a2=0"),
    ("B09-055", "turn=1 a2=this a3=!B16-043", "attack a3; target a2; pass; pass", "damage.a2=4000"),
    ("B09-055", "turn=1 a1=this a2=!red7", "attack a2; target a1; pass; pass", "a1=- charge=this"),
)
def test_replacement(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-010",
        "a1=this b1=red5 a2=!red6",
        "use b1; choose a2; use a1; choose a2; not use",
        "damage.a2=6000 b1=red5~ a1=this~",
    ),
    ("B02-010", "a1=this b1=red4 a2=!red6", "not use b1", "b1=red4+"),
    ("B03-036", "a1=this c1=blue6 c3=!red2", "attack c1; target c3; pass; pass", "c3=-"),
    ("B03-036", "a1=this c1=B02-025 c3=!red2", "not attack c1", "c3=red2"),
    ("B03-052", "turn=1 b1=this a2=white4 a3=!red5", "attack a3; target a2; pass; pass", "a2=-"),
    ("B03-052", "turn=1 b1=this a2=white4 a3=!red2", "attack a3; target a2; pass; pass", "a3=-"),
    (
        "B12-009",
        "a1=this force.a1=red2 b1=red4 a2=!red5 resource=red2",
        "use b1; choose a2",
        "b1=- charge=red4 damage.a2=6000",
    ),
    ("B12-009", "a1=this force.a1=blue2 b1=red4 a2=!red5 resource=red2", "not use", "b1=red4"),
    (
        "B03-048",
        "phase=ignition life=red2 charge=red2 deck=this,red2,red3",
        "ignite red2; yes; at a1",
        "a1=this",
    ),
    ("B03-048", "phase=ignition life=red2*2 charge=red2 deck=this,red2,red3", "ignite red2; not yes", "a1=-"),
)
def test_grants_an_ability_or_icon(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B18-104",
        "turn=1 phase=ignition b1=this !charge=red2*2 !deck=red3*10",
        "ignite red2; not yes; ignite red2; not yes",
        "!charge=-",
    ),
    ("B18-104", "phase=ignition a1=this charge=red2 deck=red3*10", "ignite red2; yes; at b1", "b1=red3"),
)
def test_takes_away_icons(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B03-051",
        "c2=red7 b1=this c3=!red3 !charge=red2*2",
        "attack c2; target c3; pass; pass; by 1; choose charge:red3",
        "!charge=red2*2 !trash=red3",
    ),
    (
        "B03-051",
        "c2=red7 b1=this c3=!red3 !charge=red2",
        "attack c2; target c3; pass; pass",
        "!charge=red2,red3",
    ),
    (
        "B17-107",
        "turn=1 b1=this c2=red3 c3=!red7 charge=red2*4",
        f"{FIGHT}; not choose",
        "charge=red2*4,red3",
    ),
    (
        "B19-108",
        "turn=1 b1=this c2=red3 c3=!red7 charge=red2*4",
        f"{FIGHT}; not choose",
        "charge=red2*4,red3",
    ),
    (
        "B19-108",
        "turn=1 b1=red2 c2=red3 c3=!red7 charge=red2*4",
        f"{FIGHT}; choose charge:red3",
        "charge=red2*4",
    ),
)
def test_changes_a_limit(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B05-102",
        "b1=this a2=!red7 charge=blue2,white2,green2,this",
        "use b1; choose charge:this; choose charge:blue2; choose charge:white2; choose charge:green2; "
        "choose a2; choose trash:blue2",
        "a2=- hand=blue2",
    ),
    ("B05-102", "b1=this a2=!red7 charge=blue2,white2,green2", "not use", "charge=3"),
    (
        "B17-106",
        "b1=this c1=B04-036 dynamis=B19-102 resource=blue2*6",
        "ex B19-102; at a1",
        "a1=B19-102 hand=this,B04-036",
    ),
    ("B17-106", "b1=B02-085 c1=B04-036 dynamis=B19-102 resource=blue2*6", "not ex", "a1=-"),
)
def test_adds_a_color_or_name(scene: Scene) -> None:
    scene.play()


@pytest.mark.parametrize(("card", "most"), [("B16-084", 20), ("B19-108", 1), ("B01-003", 4)])
def test_deck_building_exception(card: str, most: int) -> None:
    def refused(times: int) -> bool:
        deck = Deck(
            "d",
            [] if card == "B19-108" else [card] * times,
            dynamis=[card] * times if card == "B19-108" else [],
        )
        return any("of this name" in error or "of one name" in error for error in check_deck(deck))

    assert not refused(most)
    assert refused(most + 1)


@scenes(
    (
        "B11-014",
        "b1=B03-027 charge=red2 deck=this,red2,red3,red4 resource=red2*2 b3=!red2",
        "not attack; use b1; yes; choose b1; attack b1; target b3; pass; pass",
        "b3=- asleep=2",
    ),
    (
        "B11-087",
        "b1=B03-027 c1=red2 charge=red2 deck=this,red2,red3 resource=red2~*3",
        "use b1; choose c1; use c1; choose resource:red2 sleep; choose resource:red2 sleep",
        "c1=red2~ asleep=1",
    ),
    (
        "B14-035",
        "c1=this c3=!red2 resource=blue2",
        "not attack; use c1; attack c1; target c3; pass; pass",
        "c3=-",
    ),
    (
        "B14-023",
        "phase=ignition charge=red2 deck=this,red2,red3 a3=!red2 b3=!red4",
        "ignite red2; yes; at a1; attack a1; target a3; pass; pass",
        "a3=-",
    ),
    (
        "B14-023",
        "phase=ignition charge=red2 deck=this,red2,red3 a3=!red2",
        "ignite red2; yes; at a1; not attack",
        "a3=red2",
    ),
)
def test_granted_until_end_of_turn(scene: Scene) -> None:
    scene.play()
