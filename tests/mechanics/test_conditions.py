"""Cards that raise a level, and abilities that ask for a Player's name."""

from tests.mechanics.scenes import Scene, scenes


# fmt: off
@scenes(
    ("B16-020", "a2=!red6 hand=this resource=red4*10 dynamis=B16-059,B18-017",
     "play this | choose dynamis:B16-059; choose a2", "up=1 damage.a2=6000", "dynamis=B18-017"),
    ("B16-040", "a2=!red4 hand=this resource=blue4*10 dynamis=B16-059,B18-017",
     "play this | choose dynamis:B16-059; choose a2", "up=1 a2=- !hand=red4", "dynamis=B18-017"),
    ("B16-060", "a2=!red3 hand=this resource=white4*10 dynamis=B16-059,B18-017",
     "play this | choose dynamis:B16-059; choose a2", "up=1 a2=- !bottom=red3", "dynamis=B18-017"),
    ("B16-080", "a2=!red4 hand=this resource=black4*10 dynamis=B16-059,B18-017",
     "play this | choose dynamis:B16-059; choose a2", "up=1 a2=- !charge=red4", "dynamis=B18-017"),
    ("B16-100", "a1=red2 hand=this resource=green4*10 dynamis=B16-059,B18-017",
     "play this | choose dynamis:B16-059; choose a1", "up=1 power.a1=6500", "dynamis=B18-017"),
)
def test_feeder_turns_a_dynamis_card_face_up(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B02-016", "b2=this a2=!red2 resource=red4*10 player=sera", "attack b2; target a2; pass; pass",
     "b2=this+", "player=-"),
    ("B02-075", "b2=this a2=!red5 resource=black4*10 player=yamato", "| use b2#2; choose a2", "a2=- b2=this~",
     "player=-"),
    # What the first ability locks is every ability of the name, also of another card.
    ("B02-075", "b2=this c2=this a2=!red5 charge=red2*4 trash=black7 player=yamato",
     "may use b2#2; may use c2#2; use b2; choose trash:black7; choose a1; not use", "a1=black7 a2=red5"),
    ("B02-075", "b2=this a2=!red5 charge=red2*4 trash=black7 player=yamato",
     "use b2#2; use b2; choose trash:black7; choose a1",
     "a1=black7 a2=-"),
    ("B04-036", "b2=this a2=!red5 resource=blue4*10 player=sugure", "| use b2; choose a2", "a2=- !hand=red5",
     "player=-"),
    ("B06-097", "b2=this resource=this*5 player=kushuru", "", "power.b2=11500", "player=-"),
    ("B11-012", "a2=!red6 hand=this resource=red4*3,blue4*3 player=meiraru", "play this; at b2 | choose a2",
     "damage.a2=8000", "player=-"),
    ("B16-017", "b2=this b3=!red2 a2=!red6 resource=red4*10 player=mikado",
     "attack b2; target b3 | yes; choose a2", "a2=- removed=2 !removed=red6", "player=-"),
    ("B17-107", "b2=this charge=red2*3 trash=red5 resource=black4*10 dynamis=dingir^,dingir player=yamato",
     "| use b2; choose trash:red5; choose a1", "a1=red5", "player=-"),
)
def test_player_name_conditional(scene: Scene) -> None:
    scene.play()


@scenes(
    ("B05-058", "hand=this charge=red4,red5,white4 resource=white4*10 player=asuka",
     "play this | choose charge:red5; choose charge:red4", "hand=red5,red4", "player=-"),
    ("B15-018", "hand=this,blue5,blue6 trash=red4,red5 resource=red4*10 player=izumo",
     "play this | choose trash:red4; choose trash:red5; choose hand:blue5; choose hand:blue6",
     "hand=3 removed=red5,red4", "player=-"),
    ("B19-017", "b2=this a1=red2 a2=!red6~ resource=red4*10 removed=red2*4 player=mikado",
     "attack a1; target a2 | choose a2", "damage.a2=2000", "player=-"),
    ("B19-102", "b2=this a2=!red2 b3=!red2 c3=!red2 resource=blue4*10 player=sugure", "| use b2",
     "a2=- c3=- | b3=red2", "player=-"),
)
def test_player_name_conditional_inside_an_effect(scene: Scene) -> None:
    scene.play()
