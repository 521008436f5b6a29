"""G24: a starter deck whose Z/X EX appears for Dream Keys."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "G24-021", "Maine Coon, Idea of Heroes", Color.WHITE, CardType.ZX_EX, cost=3, power=5000,
        tribes=(Tribe.DREAM_ARMAMENT, Tribe.CAIT_SITH), japanese="英雄のイデア メインクーン", rarity=Rarity.N,
        text=(
            "[Idealize] Spend 3 Dream Key counters.\n"
            "[Auto] (Player Nina) When this card appears, look at the top 7 cards of your deck. Put "
            'up to 1 Z/X with "メインクーン" in the name among them on a Square of the Center Area '
            "without a Z/X in Sleep State. If you did, give this card Power equal to the Power of "
            "what was chosen first until the end of the turn. Shuffle the rest back into your deck."
        ),
        abilities=[
            Idealize(CounterKind.DREAM_KEY, 3),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.NINA)],
                do=[
                    Look(
                        7,
                        do=[
                            Then(
                                Put(
                                    choose(
                                        1, looked(zx(name_contains="メインクーン")), up_to=True, keep=True
                                    ),
                                    CENTER,  # diagram assumed
                                    empty=True, state=State.SLEEP,
                                ),
                                then=[Power(PowerOf(KEPT), THIS)],
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
]
