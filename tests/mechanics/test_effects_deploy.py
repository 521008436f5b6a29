"""Effects that put Z/X on Squares, from every place where cards lie."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    (
        "B16-005",
        "hand=this,red4,red5 resource=red2*3 dynamis=dingir^*2",
        "play this; at b1; ? hand:red4; choose hand:red4; choose c1",
        "c1=red4+ hand=red5",
    ),
    ("B16-005", "hand=this,red4 resource=red2*3 dynamis=dingir^", "play this; at b1", "hand=red4"),
    (
        "B02-024",
        "turn=1 a2=this a3=!red7 hand=blue3,blue4,red2",
        "attack a3; target a2; pass; pass; ? hand:blue3; choose hand:blue3",
        "a2=blue3~ hand=blue4,red2 charge=this",
    ),
    (
        "B02-024",
        "turn=1 a2=this a3=!red7 hand=blue3",
        "attack a3; target a2; pass; pass; done",
        "a2=- hand=blue3",
    ),
    (
        "B18-035",
        "b1=this hand=this,blue7 dynamis=waker^*4",
        "use b1; choose hand:blue7; choose a2; not use",
        "a2=blue7+ hand=this,red2*2 b1=this~",
    ),
    ("B18-035", "b1=this hand=blue7 dynamis=waker^*3", "not use", "hand=blue7"),
)
def test_deploy_from_hand(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-075",
        "b1=this charge=red2*4 trash=this,black7,red6 player=yamato",
        "use b1; ? charge:red2; choose charge:red2 *3; choose trash:black7; choose a1",
        "a1=black7+ trash=this,red6,red2*4",
    ),
    ("B02-075", "b1=this~ charge=red2*3 trash=black7 player=yamato", "not use", "charge=3"),
    (
        "B17-107",
        "b1=this charge=red2*3 trash=red5,red6 dynamis=dingir^ player=yamato",
        "use b1; ? trash:red5; choose trash:red5; choose a1; not use",
        "a1=red5+",
    ),
    ("B17-107", "b1=this charge=red2*2 trash=red5 dynamis=dingir^ player=yamato", "not use", "trash=red5"),
    (
        "B16-065",
        "charge=this trash=B02-067*6 resource=black2*3",
        "use charge:this; choose trash:B02-067 *2; choose a1; choose c1",
        "a1=B02-067+ c1=B02-067+ trash=B02-067*4,this",
    ),
    (
        "B16-065",
        "charge=this trash=B02-067*4,black2 resource=black2*3",
        "use charge:this; not choose",
        "trash=B02-067*4,black2,this",
    ),
    (
        "B16-064",
        "c2=this c3=!red2 trash=red4,red5,this dynamis=dingir^*3",
        "attack c2; target c3; pass; pass; ? trash:red4; choose trash:red4; choose a1",
        "a1=red4+ trash=red5,this",
    ),
)
def test_reanimate_from_trash(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B18-044",
        "hand=this resource=white2*3 charge=this,red3,red4 dynamis=waker^*3",
        "play this; at b1; ? charge:red3; choose charge:red3; ? a2 b2 c2; choose b2",
        "b2=red3+ charge=this,red4",
    ),
    (
        "B18-044",
        "hand=this resource=white2*3 charge=red3 dynamis=waker^*2",
        "play this; at b1",
        "charge=red3",
    ),
    (
        "B16-047",
        "b1=this charge=B01-046,B01-045 resource=red2*6",
        "use b1; choose c2",
        "c2=B01-045+ charge=B01-046",
    ),
    (
        "B02-049",
        "hand=this resource=white2*6 charge=white3,white4",
        "play this; at b1; yes; choose c1",
        "c1=white3+ asleep=6",
    ),
    (
        "B16-054",
        "hand=this resource=white2*6 charge=B02-042,white5",
        "play this; at b1; choose charge:B02-042; choose c1",
        "c1=B02-042+ charge=white5",
    ),
)
def test_deploy_from_charge(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B14-086",
        "hand=this resource=green2*5,green4,green5",
        "play this; at b1; yes; choose resource:green4 sleep; choose a1",
        "a1=green4+ asleep=5",
    ),
    ("B14-086", "hand=this resource=green2*6", "play this; at b1; no", "asleep=4 resource=6"),
    (
        "B16-094",
        "b1=this resource=green2*2,green4,green6",
        "use b1; choose resource:green4; choose a1",
        "a1=green4+ resource=green2*2,green6",
    ),
    (
        "B16-094",
        "b1=this resource=green2*2,green4",
        "use b1; choose a1; pass",
        "a1=- resource=green2*2,green4 asleep=3",
    ),
    (
        "B18-096",
        "hand=this resource=green2*7,red5*3 dynamis=waker^*7",
        "play this; at b1; choose resource:red5 *2; done; choose a1; choose a2",
        "a1=red5+ a2=red5+ resource=green2*7,red5",
    ),
    (
        "B18-096",
        "hand=this resource=green2*7,red5 dynamis=waker^*6",
        "play this; at b1; not choose",
        "resource=8",
    ),
)
def test_deploy_from_resource(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B20-005",
        "hand=this resource=red2*7 trash=red2,red4 removed=red5",
        "play this; at b1; yes; choose trash:red2; choose trash:red4; choose removed:red2; choose a1",
        "a1=red2+ removed=red4,red5",
    ),
    ("B20-005", "hand=this resource=red2*6 trash=red2,red4", "play this; at b1", "removed=-"),
    (
        "B18-094",
        "hand=this resource=green2*6 dynamis=waker^*3 player=sana deck=red7,red5,red2*4",
        "play this; at b1; choose deck:red5; choose a1",
        "a1=red5+ deck=5",
    ),
    (
        "B18-094",
        "hand=this resource=green2*6 dynamis=waker^*3 player=mikado deck=red7,red5,red2*4",
        "play this; at b1",
        "deck=6",
    ),
    (
        "E09-051",
        "b1=this removed=B11-012*4 trash=red2*2 player=meiraru",
        "use b1; choose a1; not use",
        "a1=B11-012+ removed=B11-012*3,red2*2",
    ),
    (
        "E09-051",
        "b1=this removed=B11-012*3 trash=red2*2 player=meiraru",
        "use b1",
        "removed=B11-012*3,red2*2",
    ),
    (
        "B14-012",
        "b1=this a2=!red2 trash=red3,red5 player=izumo",
        "use b1; choose trash:red3; choose trash:red5; choose a2",
        "a2=red2 damage.a2=3000",
    ),
    (
        "B14-012",
        "b1=this a2=!red2 trash=red3,red5 removed=red4*2 player=izumo",
        "use b1; choose trash:red3; choose trash:red5; choose a2; choose removed:red3; choose a1",
        "a2=- a1=red3~ removed=red5,red4*2",
    ),
)
def test_deploy_from_removed_or_deck(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B12-077",
        "b1=this charge=red2 trash=red5,red6",
        "use b1; choose trash:red5; ? a2 b2 c2; choose b2; not use",
        "b2=red5+ trash=red6,red2",
    ),
    (
        "B12-077",
        "b1=this charge=red2 trash=red5,red6",
        "use b1; choose trash:red5; choose b2; pass",
        "b2=- trash=red6,red2,red5",
    ),
    (
        "E08-034",
        "c2=this c3=!red7 dynamis=waker^",
        "attack c2; target c3; yes; pass; pass; pass",
        "c2=- trash=this",
    ),
    ("E08-034", "c2=this c3=!red7 dynamis=waker^", "attack c2; target c3; no; pass; pass; pass", "c2=this"),
    (
        "B16-085",
        "charge=this resource=green2*2,green4",
        "use charge:this; choose a1; pass",
        "a1=- resource=green2*2,green4 asleep=3 trash=this",
    ),
    (
        "B16-085",
        "charge=this resource=green2*2,green4",
        "use charge:this; choose a1",
        "a1=green4+ trash=this",
    ),
    (
        "B16-054",
        "hand=this resource=white2*6 charge=B02-042",
        "play this; at b1; choose charge:B02-042; choose c1; pass",
        "c1=- charge=B02-042",
    ),
    (
        "B18-094",
        "hand=this resource=green2*6 dynamis=waker^*3 player=sana deck=red7,red5,red2*4",
        "play this; at b1; choose deck:red5; choose a1; pass",
        "a1=- resource=green2*6,red5",
    ),
)
def test_deploy_with_delayed_return(scene: Scene) -> None:
    scene.play()
