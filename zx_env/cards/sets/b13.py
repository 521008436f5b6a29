"""B13: some of its cards."""

from zx_env.cards.language import (
    NORMAL,
    Always,
    Automatic,
    Card,
    Damage,
    GainRange,
    May,
    ZeroOptima,
    choose,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import Color, Occurrence

# fmt: off
CARDS = [
    Card(
        "B13-007", "Calamity Jane", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="平原の女王カラミティ・ジェーン",
        text=(
            "[Auto] (Zero Optima 2) When this card attacks, deal 2000 damage to 1 Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, needs=[ZeroOptima(2)], do=[Damage(2000, choose(1, zx()))]),
        ]),
    Card(
        "B13-015", "Camion, Freight Hauler", Color.RED, cost=6, power=8000, tribes=(Tribe.MEISTER,),
        japanese="貨物搬送カミオン",
        text=(
            "[Auto] When this card appears, you may deal 2000 damage to 1 Z/X on a Normal Square.\n"
            "[Always] (Zero Optima 4) This card has Range 2."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(2000, choose(1, zx(on=NORMAL))))]),
            Always(needs=[ZeroOptima(4)], do=[GainRange(2)]),
        ]),
]
