"""The Spells of the set."""

from zx_env.ygo.cards.language import Activate, Card, Continuous, Do, Who
from zx_env.ygo.cards.set.phrases import A_FACE_UP_MONSTER, DESTROY_IT, LIES_FACE_UP
from zx_env.ygo.terms import CardKind, Op, Target, When, Zone

SPELLS = (
    Card(
        "Shrink", 55713623, CardKind.QUICK_PLAY_SPELL,
        effects=(Activate(When.STATS, target=A_FACE_UP_MONSTER, do=(Do(Op.HALVE, Target.CHOSEN),)),),
    ),
    Card(
        "Rush Recklessly", 70046172, CardKind.QUICK_PLAY_SPELL,
        effects=(Activate(When.STATS, target=A_FACE_UP_MONSTER, do=(Do(Op.BOOST, Target.CHOSEN, 700),)),),
    ),
    Card(
        "Book of Moon", 14087893, CardKind.QUICK_PLAY_SPELL,
        effects=(Activate(When.ANY, target=A_FACE_UP_MONSTER, do=(Do(Op.TURN_DOWN, Target.CHOSEN),)),),
    ),
    Card(
        "Mystical Space Typhoon", 5318639, CardKind.QUICK_PLAY_SPELL,
        effects=(Activate(When.ANY, target=Who(Zone.BACK, not_this=True), do=(DESTROY_IT,)),),
    ),
    Card(
        "Skyscraper", 63035430, CardKind.FIELD_SPELL,
        effects=(
            Activate(When.MAIN, do=(LIES_FACE_UP,)),
            Continuous(Op.CALCULATION_BOOST, 1000, Who(Zone.MONSTER, hero=True)),
        ),
    ),
)  # fmt: skip
