"""The Traps of the set, by purpose."""

from zx_env.ygo.cards.language import Activate, Card, Continuous, Cost, Do, Quick, Who
from zx_env.ygo.cards.parts import MONSTER_KINDS
from zx_env.ygo.cards.set.phrases import (
    A_FACE_UP_MONSTER,
    A_MONSTER,
    AN_OWN_MONSTER,
    DESTROY_IT,
    LIES_FACE_UP,
    NEGATE_AND_DESTROY,
)
from zx_env.ygo.terms import Battle, CardKind, Need, Op, Scale, Side, Stand, Target, To, When, Zone

TRAPS_THAT_ANSWER_AN_ATTACK = (
    Card(
        "Negate Attack", 14315573, CardKind.COUNTER_TRAP,
        effects=(
            Activate(
                When.DECLARATION,
                need=Need.ENEMY_ATTACKS,
                do=(Do(Op.NEGATE_ATTACK), Do(Op.END_BATTLE_PHASE)),
            ),
        ),
    ),
    Card(
        "Magic Cylinder", 62279055, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.DECLARATION,
                need=Need.ENEMY_ATTACKS,
                do=(Do(Op.NEGATE_ATTACK), Do(Op.DAMAGE_OF_ATK, side=Side.ENEMY)),
            ),
        ),
    ),
    Card(
        "Mirror Force", 44095762, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.DECLARATION,
                need=Need.ENEMY_ATTACKS,
                do=(
                    Do(
                        Op.DESTROY,
                        Target.ALL,
                        who=Who(Zone.MONSTER, Side.ENEMY, position=Battle.ATTACK),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Shift", 59560625, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.TARGETED,
                need=Need.ENEMY_ATTACKS_MONSTER,
                target=AN_OWN_MONSTER,
                do=(Do(Op.REDIRECT_ATTACK, Target.CHOSEN),),
            ),
            Activate(
                When.ANY,
                to=To.CARD_ON_OWN_MONSTER,
                side=Side.ENEMY,
                target=AN_OWN_MONSTER,
                do=(Do(Op.REDIRECT_LINK, Target.CHOSEN),),
            ),
        ),
    ),
)  # fmt: skip

TRAPS_OF_THE_DAMAGE_STEP = (
    Card(
        "Rising Energy", 78211862, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.STATS,
                cost=Cost(discards=1),
                target=A_FACE_UP_MONSTER,
                do=(Do(Op.BOOST, Target.CHOSEN, 1500),),
            ),
        ),
    ),
    Card(
        "Defense Draw", 24268052, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.DAMAGE,
                need=Need.ENEMY_DAMAGE_COMING,
                need_amount=1,
                do=(Do(Op.NO_BATTLE_DAMAGE), Do(Op.DRAW, amount=1)),
            ),
        ),
    ),
    Card(
        "Nutrient Z", 29389368, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.DAMAGE, need=Need.DAMAGE_COMING, need_amount=2000, do=(Do(Op.GAIN, amount=4000),)
            ),
        ),
    ),
    Card(
        "Flashbang", 9267769, CardKind.NORMAL_TRAP,
        effects=(Activate(When.FLASHBANG, need=Need.DIRECT_DAMAGE_TAKEN, do=(Do(Op.END_TURN),)),),
    ),
    Card(
        "Michizure", 37580756, CardKind.NORMAL_TRAP,
        effects=(
            Activate(When.SENT, need=Need.OWN_MONSTER_SENT, target=A_MONSTER, do=(DESTROY_IT,)),
        ),
    ),
    Card(
        "Time Machine", 80987696, CardKind.NORMAL_TRAP,
        effects=(
            Activate(
                When.DESTROYED,
                need=Need.ONE_FELL,
                do=(Do(Op.SUMMON, Target.FALLEN, stand=Stand.AS_IT_STOOD),),
            ),
        ),
    ),
)  # fmt: skip

TRAPS_THAT_NEGATE = (
    Card(
        "Divine Wrath", 49010598, CardKind.COUNTER_TRAP,
        effects=(
            Activate(
                When.ANSWER, to=To.MONSTER_EFFECT, cost=Cost(discards=1), do=(NEGATE_AND_DESTROY,)
            ),
        ),
    ),
    Card(
        "Seven Tools of the Bandit", 3819470, CardKind.COUNTER_TRAP,
        effects=(
            Activate(When.ANSWER, to=To.TRAP_CARD, cost=Cost(pay=1000), do=(NEGATE_AND_DESTROY,)),
        ),
    ),
)  # fmt: skip

OTHER_TRAPS = (
    Card(
        "Waboku", 12607053, CardKind.NORMAL_TRAP,
        effects=(Activate(When.ANY, do=(Do(Op.PROTECT),)),),
    ),
    Card(
        "Compulsory Evacuation Device", 94192409, CardKind.NORMAL_TRAP,
        effects=(Activate(When.ANY, target=A_MONSTER, do=(Do(Op.TO_HAND, Target.CHOSEN),)),),
    ),
    Card(
        "Call of the Haunted", 97077563, CardKind.CONTINUOUS_TRAP,
        effects=(
            Activate(
                When.ANY,
                target=Who(Zone.GRAVEYARD, Side.OWN, kinds=MONSTER_KINDS),
                do=(Do(Op.SUMMON, Target.CHOSEN, stand=Stand.ATTACK),),
            ),
            Continuous(Op.LEAVES_WITH),
        ),
    ),
    Card(
        "Macro Cosmos", 30241314, CardKind.CONTINUOUS_TRAP,
        effects=(Activate(When.ANY, do=(LIES_FACE_UP,)), Continuous(Op.BANISH_INSTEAD)),
    ),
    Card(
        "Spacegate", 97151365, CardKind.CONTINUOUS_TRAP,
        effects=(
            Activate(When.ANY, do=(LIES_FACE_UP,)),
            Continuous(Op.COUNTER_ON),
            Quick(
                When.OWN_MAIN,
                cost=Cost(send_this=True),
                need=Need.HAND_MONSTER_OF_COUNTERS,
                do=(
                    Do(
                        Op.SUMMON,
                        who=Who(Zone.HAND, Side.OWN, kinds=MONSTER_KINDS),
                        scale=Scale.COUNTERS,
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

TRAPS: tuple[Card, ...] = (
    *TRAPS_THAT_ANSWER_AN_ATTACK,
    *TRAPS_OF_THE_DAMAGE_STEP,
    *TRAPS_THAT_NEGATE,
    *OTHER_TRAPS,
)
