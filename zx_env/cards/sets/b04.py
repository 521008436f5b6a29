"""B04: some of its cards."""

from zx_env.cards.language import NORMAL, Card, Damage, Draw, EvolSeed, May, Move, Pay, choose, zx
from zx_env.cards.names import Tribe
from zx_env.terms import Color, Icon, Side, Zone

# fmt: off
CARDS = [
    Card(
        "B04-014", "Hades Aidoneus", Color.RED, cost=6, power=8500, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="不運な地の神ハデス・アイドネウス",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, deal 2000 damage "
            "to up to 2 enemy Z/X on a Normal Square."
        ),
        abilities=[EvolSeed(do=[Damage(2000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))])]),
    Card(
        "B04-029", "Shock, Electrocution Machine", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.EVOL_SEED,), japanese="感電機械ショック",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay blue "
            "2. If you did, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle "
            "it."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Pay(Color.BLUE, 2),
                    then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                ),
            ]),
        ]),
    Card(
        "B04-032", "Honey-One, Invincible Haniwa", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.EVOL_SEED,), japanese="無敵埴輪Honey-One",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay blue "
            "1. If you did, draw 1 card."
        ),
        abilities=[EvolSeed(do=[May(Pay(Color.BLUE, 1), then=[Draw(1)])])]),
]
