"""Places of startup abilities besides the Squares: a scene for cards of every place."""

from tests.mechanics.scenes import Scene, scenes


@scenes(
    (
        "B05-026",
        "hand=this resource=blue2*4",
        "use hand:this; ? a1 b1 c1 a2 b2 c2 a3 c3; choose c3",
        "c3=this+ asleep=4",
    ),
    ("B05-026", "hand=this resource=blue2*3", "not use", "hand=this"),
    (
        "B15-051",
        "a2=!red2 hand=this,white2 resource=white2",
        "use hand:this; choose a2",
        "power.a2=1500 removed=this",
    ),
    ("B15-051", "a2=!red2 hand=this resource=red2", "not use", "hand=this"),
    (
        "B06-102",
        "a2=black2 b2=black2 c2=black2 hand=this !hand=red2,red3",
        "use hand:this; ? a1 c1 a3 c3; choose a1; by 1; choose hand:red3",
        "a1=this+ !hand=red2 !trash=red3",
    ),
    ("B06-102", "a2=black2 b2=black2 c2=black3 hand=this", "not use", "hand=this"),
)
def test_usable_from_hand(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B02-066",
        "charge=this trash=red6,B01-059 resource=black2*2",
        "use charge:this; ? trash:red6 trash:this; choose trash:red6",
        "hand=red6 trash=B01-059,this",
    ),
    ("B02-066", "hand=this b1=this trash=red6 resource=black2*2", "not use", "hand=this"),
    (
        "B12-062",
        "charge=this trash=red6,red5 resource=black2",
        "use charge:this; choose trash:red5",
        "hand=red5 trash=red6,this",
    ),
    ("B12-062", "charge=this trash=red5 resource=red2", "not use", "charge=this"),
    (
        "B12-084",
        "charge=this a2=!red6 c2=!red5 resource=green2*2",
        "use charge:this; ? a2; choose a2",
        "!resource=red6 !asleep=1 trash=this",
    ),
    ("B12-084", "charge=this a2=!red6 resource=red2*2", "not use", "charge=this"),
)
def test_usable_from_charge(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B15-020",
        "trash=this,red5*4,red6 player=izumo",
        "use trash:this; not use",
        "hand=this removed=red5*4 trash=red6",
    ),
    ("B15-020", "trash=this,red5*4 player=mikado", "not use", "hand=-"),
    ("B15-020", "hand=this trash=red5*4 player=izumo", "not use", "hand=this"),
    (
        "B16-073",
        "trash=this resource=black2 dynamis=ereshkigal^ !hand=red2,red3",
        "use trash:this; by 1; choose hand:red2",
        "!hand=red3 !trash=red2 removed=this asleep=1",
    ),
    ("B16-073", "b1=this resource=black2 dynamis=ereshkigal^ !hand=red2", "not use", "!hand=red2"),
    ("B16-073", "trash=this resource=black2 dynamis=dingir^ !hand=red2", "not use", "!hand=red2"),
    (
        "B20-069",
        "b1=black5 trash=this*2,B02-067,black3 dynamis=dingir^*2",
        "use trash:this; choose trash:B02-067; choose a1",
        "removed=this a1=B02-067~ trash=this,black3",
    ),
    ("B20-069", "b1=black4 trash=this*2,B02-067 dynamis=dingir^*2", "use trash:this", "removed=this a1=-"),
    ("B20-069", "b1=black5 trash=this,B02-067 dynamis=dingir^*2", "not use", "removed=-"),
)
def test_usable_from_trash(scene: Scene) -> None:
    scene.play()


@scenes(
    (
        "B15-050",
        "resource=this,B15-072,white2*4 charge=red3,red4",
        "use resource:this; choose charge:red3; choose a2",
        "a2=red3+ asleep=2 charge=red4",
    ),
    ("B15-050", "resource=this,B15-072,white2*3 charge=red3", "use resource:this", "charge=red3 asleep=2"),
    ("B15-050", "b1=this resource=B15-072~,white2*5 charge=red3", "not use", "asleep=1"),
    (
        "B22-090",
        "b1=green4 a2=!red5 c2=!red6 resource=this,green2 dynamis=waker^*3",
        "use resource:this; choose c1; choose a2",
        "c1=this+ b1=- resource=green2,green4 asleep=1 !resource=red5 !asleep=1 c2=red6",
    ),
    ("B22-090", "b1=green4~ a2=!red5 resource=this,green2 dynamis=waker^*3", "not use", "asleep=0"),
    ("B22-090", "b1=green4 a2=!red5 resource=this,green2 dynamis=waker^*2", "not use", "asleep=0"),
    ("B15-012", "b1=red4 a2=!red5 resource=this,red4*5", "use resource:this", "b1=red4 asleep=1"),
    (
        "B15-012",
        "b1=red4 a2=!red5 resource=this,B15-034",
        "use resource:this; choose b1; choose a2",
        "b1=- damage.a2=6000 asleep=1",
    ),
    ("B15-012", "b1=red4 a2=!red5 resource=this,T-974", "use resource:this", "b1=red4 asleep=1"),
    ("B15-012", "a1=this b1=red4 a2=!red5 resource=red4*5", "not use", "a2=red5"),
)
def test_usable_from_resource(scene: Scene) -> None:
    scene.play()
