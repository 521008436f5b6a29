
"""B11: some of its cards."""

from zx_env.cards.language import (
    NORMAL,
    AsForce,
    AtLeast,
    Automatic,
    Card,
    Destroy,
    EvolSeed,
    If,
    May,
    Move,
    Pay,
    Power,
    Startup,
    card,
    choose,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import Color, Having, Icon, Occurrence, Side, State, Zone

_SEED_BELOW = card(Side.OWN, Zone.FORCE, icons=(Icon.EVOL_SEED,), having=(Having.FORCE_OF_THIS,))

# fmt: off
CARDS = [
    Card(
        "B11-047", "Somali, World Runner", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.EVOL_SEED,), japanese="世界を疾駆するソマリ",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay white "
            "1. If you did, give 1 enemy Z/X on a Normal Square -6000 Power until the end of the "
            "turn."
        ),
        abilities=[
            EvolSeed(do=[
                May(Pay(Color.WHITE, 1), then=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
            ]),
        ]),
    Card(
        "B11-067", "Mad Hatter", Color.BLACK, cost=4, power=5500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.EVOL_SEED,), japanese="不思議の国の帽子屋マッドハッター",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card "
            "from your hand into your Trash. If you did, return 1 Z/X from your Trash to your "
            "hand."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)],
                ),
            ]),
        ]),
    Card(
        "B11-073", "Fanatic", Color.BLACK, cost=6, power=8500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.EVOL_SEED,), japanese="狂乱の教祖ファナティック",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay black "
            "1. If you did, destroy 1 enemy Z/X with Cost 5 or more on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Pay(Color.BLACK, 1),
                    then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)))],
                ),
            ]),
        ]),
    Card(
        "B11-076", "Alice", Color.BLACK, cost=7, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="風変りな世界のアリス",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When your turn ends, if you have a card with Evol Seed icon that is Force of "
            "this card in your Force zone, you may return 1 Z/X with Cost 5 or less from your "
            "Trash to your hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    If(
                        [AtLeast(1, _SEED_BELOW)],
                        [May(Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-091", "Mokuren", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="燦爛たる投擲 木蓮",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Put 1 card with Evol Seed icon that is Force of this card from your Force "
            "zone into your Trash: Return 1 card from your Resource to your hand. Put 1 card from "
            "your hand into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Move(choose(1, _SEED_BELOW), Zone.TRASH)],
                do=[
                    Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
]
