"""The monsters of the set, by purpose."""

from zx_env.ygo.cards.language import Card, Continuous, Cost, Do, Ignition, Quick, Trigger, Who
from zx_env.ygo.cards.parts import SPELL_KINDS
from zx_env.ygo.cards.set.phrases import A_MONSTER, DESTROY_IT, NEGATE_AND_DESTROY
from zx_env.ygo.terms import (
    Attribute,
    CardKind,
    Event,
    Face,
    Need,
    Op,
    Place,
    Scale,
    Side,
    Stand,
    Target,
    To,
    Type,
    Until,
    When,
    Zone,
)

NORMAL_MONSTERS = (
    Card("Gemini Elf", 69140098, CardKind.NORMAL_MONSTER, 4, Attribute.EARTH, Type.SPELLCASTER, 1900, 900),
    Card(
        "Gene-Warped Warwolf", 69247929, CardKind.NORMAL_MONSTER, 4, Attribute.EARTH, Type.BEAST_WARRIOR,
        2000, 100,
    ),
    Card("Dark Magician", 46986414, CardKind.NORMAL_MONSTER, 7, Attribute.DARK, Type.SPELLCASTER, 2500, 2100),
    Card(
        "Blue-Eyes White Dragon", 89631139, CardKind.NORMAL_MONSTER, 8, Attribute.LIGHT, Type.DRAGON,
        3000, 2500,
    ),
    Card(
        "Giant Soldier of Stone", 13039848, CardKind.NORMAL_MONSTER, 3, Attribute.EARTH, Type.ROCK,
        1300, 2000,
    ),
    Card("Thousand-Eyes Idol", 27125110, CardKind.NORMAL_MONSTER, 1, Attribute.DARK, Type.SPELLCASTER, 0, 0),
    Card(
        "Elemental HERO Sparkman", 20721928, CardKind.NORMAL_MONSTER, 4, Attribute.LIGHT, Type.WARRIOR,
        1600, 1400,
        hero=True,
    ),
)  # fmt: skip

FROM_HAND = (
    Card(
        "Honest", 37742478, CardKind.EFFECT_MONSTER, 4, Attribute.LIGHT, Type.FAIRY, 1100, 1900,
        (
            Quick(
                When.HONEST,
                place=Place.FROM_HAND,
                cost=Cost(send_this=True),
                need=Need.LIGHT_BATTLES,
                do=(Do(Op.BOOST, Target.OWN_FIGHTER, scale=Scale.ENEMY_ATK),),
            ),
            Ignition(do=(Do(Op.TO_HAND, Target.THIS),)),
        ),
    ),
    Card(
        "Kuriboh", 40640057, CardKind.EFFECT_MONSTER, 1, Attribute.DARK, Type.FIEND, 300, 200,
        (
            Quick(
                When.DAMAGE,
                place=Place.FROM_HAND,
                cost=Cost(discard_this=True),
                need=Need.ENEMY_DAMAGE_COMING,
                need_amount=1,
                do=(Do(Op.NO_BATTLE_DAMAGE),),
            ),
        ),
    ),
    Card(
        "Herald of Orange Light", 17266660, CardKind.EFFECT_MONSTER, 2, Attribute.LIGHT, Type.FAIRY, 300, 500,
        (
            Quick(
                When.ANSWER,
                to=To.MONSTER_EFFECT,
                side=Side.ENEMY,
                place=Place.FROM_HAND,
                cost=Cost(send_this=True, send=Who(Zone.HAND, Side.OWN, types=(Type.FAIRY,), not_this=True)),
                do=(NEGATE_AND_DESTROY,),
            ),
        ),
    ),
)  # fmt: skip

AT_CALCULATION = (
    Card(
        "Injection Fairy Lily", 79575620, CardKind.EFFECT_MONSTER, 3, Attribute.EARTH, Type.SPELLCASTER,
        400, 1500,
        (
            Quick(
                When.CALCULATION,
                cost=Cost(pay=2000),
                need=Need.BATTLES,
                do=(Do(Op.BOOST, Target.THIS, 3000, until=Until.CALCULATION_ENDS),),
            ),
        ),
    ),
    Card(
        "Cipher Soldier", 79853073, CardKind.EFFECT_MONSTER, 3, Attribute.EARTH, Type.MACHINE, 1350, 1800,
        (
            Trigger(
                Event.CALCULATION,
                that=Who(Zone.MONSTER, types=(Type.WARRIOR,)),
                do=(Do(Op.BOOST, Target.THIS, 2000, until=Until.CALCULATION_ENDS, also_def=True),),
            ),
        ),
    ),
)  # fmt: skip

BEFORE_CALCULATION = (
    Card(
        "Sasuke Samurai", 16222645, CardKind.EFFECT_MONSTER, 2, Attribute.WIND, Type.WARRIOR, 500, 800,
        (Trigger(Event.DAMAGE_STEP_STARTS, do=(Do(Op.DESTROY, Target.THAT_CARD),)),),
    ),
    Card(
        "Drillroid", 71218746, CardKind.EFFECT_MONSTER, 4, Attribute.EARTH, Type.MACHINE, 1600, 1600,
        (Trigger(Event.BEFORE_CALCULATION, do=(Do(Op.DESTROY, Target.THAT_CARD),)),),
    ),
)  # fmt: skip

TURNED_UP = (
    Card(
        "Man-Eater Bug", 54652250, CardKind.FLIP_MONSTER, 2, Attribute.EARTH, Type.INSECT, 450, 600,
        (Trigger(Event.TURNED_UP, target=A_MONSTER, do=(DESTROY_IT,)),),
    ),
    Card(
        "Magician of Faith", 31560081, CardKind.FLIP_MONSTER, 1, Attribute.LIGHT, Type.SPELLCASTER, 300, 400,
        (
            Trigger(
                Event.TURNED_UP,
                target=Who(Zone.GRAVEYARD, Side.OWN, kinds=SPELL_KINDS),
                do=(Do(Op.TO_HAND, Target.CHOSEN),),
            ),
        ),
    ),
    Card(
        "Nightmare Penguin", 81306586, CardKind.EFFECT_MONSTER, 4, Attribute.WATER, Type.AQUA, 900, 1800,
        (
            Trigger(
                Event.TURNED_UP,
                target=Who((Zone.MONSTER, Zone.BACK), Side.ENEMY),
                do=(Do(Op.TO_HAND, Target.CHOSEN),),
            ),
            Continuous(Op.BOOST_ALL, 200, Who(Zone.MONSTER, Side.OWN, attributes=(Attribute.WATER,))),
        ),
    ),
)  # fmt: skip

AFTER_CALCULATION = (
    Card(
        "D.D. Warrior Lady", 7572887, CardKind.EFFECT_MONSTER, 4, Attribute.LIGHT, Type.WARRIOR, 1500, 1600,
        (
            Trigger(
                Event.AFTER_CALCULATION,
                must=False,
                do=(Do(Op.BANISH, Target.THAT_CARD), Do(Op.BANISH, Target.THIS)),
            ),
        ),
    ),
    Card(
        "Marshmallon", 31305911, CardKind.EFFECT_MONSTER, 3, Attribute.LIGHT, Type.FAIRY, 300, 500,
        (
            Continuous(Op.INDESTRUCTIBLE),
            Trigger(Event.ATTACKED_FACE_DOWN, do=(Do(Op.DAMAGE, amount=1000, side=Side.ENEMY),)),
        ),
    ),
    Card(
        "Airknight Parshath", 18036057, CardKind.EFFECT_MONSTER, 5, Attribute.LIGHT, Type.FAIRY, 1900, 1400,
        (
            Continuous(Op.PIERCE),
            Trigger(Event.BATTLE_DAMAGE, do=(Do(Op.DRAW, amount=1),)),
        ),
    ),
    Card(
        "Raging Flame Sprite", 90810762, CardKind.EFFECT_MONSTER, 3, Attribute.FIRE, Type.PYRO, 100, 200,
        (
            Continuous(Op.DIRECT),
            Trigger(Event.DIRECT_DAMAGE, do=(Do(Op.BOOST, Target.THIS, 1000, until=Until.LEAVES),)),
        ),
    ),
)  # fmt: skip

DESTROYED_BY_BATTLE = (
    Card(
        "Apprentice Magician", 9156135, CardKind.EFFECT_MONSTER, 2, Attribute.DARK, Type.SPELLCASTER,
        400, 800,
        (
            Trigger(
                Event.DESTROYED_BY_BATTLE,
                must=False,
                do=(
                    Do(
                        Op.SUMMON,
                        who=Who(Zone.DECK, Side.OWN, types=(Type.SPELLCASTER,), level_high=2),
                        stand=Stand.SET,
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Mystic Tomato", 83011277, CardKind.EFFECT_MONSTER, 4, Attribute.DARK, Type.PLANT, 1400, 1100,
        (
            Trigger(
                Event.DESTROYED_AND_SENT,
                must=False,
                do=(
                    Do(
                        Op.SUMMON,
                        who=Who(Zone.DECK, Side.OWN, attributes=(Attribute.DARK,), atk_high=1500),
                        stand=Stand.ATTACK,
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Zombyra the Dark", 88472456, CardKind.EFFECT_MONSTER, 4, Attribute.DARK, Type.WARRIOR, 2100, 500,
        (
            Continuous(Op.NOT_DIRECT),
            Trigger(Event.DESTROYS_BY_BATTLE, do=(Do(Op.BOOST, Target.THIS, -200, until=Until.LEAVES),)),
        ),
    ),
    Card(
        "Hydrogeddon", 22587018, CardKind.EFFECT_MONSTER, 4, Attribute.WATER, Type.DINOSAUR, 1600, 1000,
        (
            Trigger(
                Event.DESTROYS_AND_SENDS,
                must=False,
                do=(Do(Op.SUMMON, who=Who(Zone.DECK, Side.OWN, name="Hydrogeddon")),),
            ),
        ),
    ),
    Card(
        "Goyo Guardian", 7391448, CardKind.SYNCHRO_MONSTER, 6, Attribute.EARTH, Type.WARRIOR, 2800, 2000,
        (
            Trigger(
                Event.DESTROYS_AND_SENDS,
                must=False,
                do=(Do(Op.SUMMON, Target.THAT_CARD, stand=Stand.DEFENSE),),
            ),
        ),
        in_decks=False,
    ),
)  # fmt: skip

WITH_COUNTERS = (
    Card(
        "B.E.S. Big Core", 14148099, CardKind.EFFECT_MONSTER, 6, Attribute.DARK, Type.MACHINE, 2300, 1100,
        (
            Trigger(Event.NORMAL_SUMMONED, do=(Do(Op.COUNTERS, Target.THIS, 3),)),
            Continuous(Op.INDESTRUCTIBLE),
            Continuous(Op.COUNTER_OFF),
        ),
    ),
    Card(
        "Des Mosquito", 33695750, CardKind.EFFECT_MONSTER, 3, Attribute.DARK, Type.INSECT, 500, 500,
        (
            Trigger(Event.SUMMONED, do=(Do(Op.COUNTERS, Target.THIS, 2),)),
            Continuous(Op.BOOST_BY_COUNTERS, 500),
            Continuous(Op.COUNTER_INSTEAD),
        ),
    ),
)  # fmt: skip

FOR_ALL = (
    Card(
        "Hoshiningen", 67629977, CardKind.EFFECT_MONSTER, 2, Attribute.LIGHT, Type.FAIRY, 500, 700,
        (
            Continuous(Op.BOOST_ALL, 500, Who(Zone.MONSTER, attributes=(Attribute.LIGHT,))),
            Continuous(Op.BOOST_ALL, -400, Who(Zone.MONSTER, attributes=(Attribute.DARK,))),
        ),
    ),
    Card(
        "Jinzo", 77585513, CardKind.EFFECT_MONSTER, 6, Attribute.DARK, Type.MACHINE, 2400, 1500,
        (Continuous(Op.BAR_TRAPS),),
    ),
    Card(
        "Command Knight", 10375182, CardKind.EFFECT_MONSTER, 4, Attribute.FIRE, Type.WARRIOR, 1200, 1900,
        (
            Continuous(Op.BOOST_ALL, 400, Who(Zone.MONSTER, Side.OWN, types=(Type.WARRIOR,))),
            Continuous(Op.NOT_ATTACKED),
        ),
    ),
)  # fmt: skip

IN_BATTLE = (
    Card(
        "Thunder Nyan Nyan", 70797118, CardKind.EFFECT_MONSTER, 4, Attribute.LIGHT, Type.THUNDER, 1900, 800,
        (
            Continuous(
                Op.NEEDS_NO_OTHERS,
                who=Who(Zone.MONSTER, Side.OWN, not_attributes=(Attribute.LIGHT,), face=Face.UP),
            ),
        ),
    ),
    Card(
        "Amazoness Swords Woman", 94004268, CardKind.EFFECT_MONSTER, 4, Attribute.EARTH, Type.WARRIOR,
        1500, 1600,
        (Continuous(Op.REFLECT),),
    ),
    Card(
        "Susa Soldier", 40473581, CardKind.SPIRIT_MONSTER, 4, Attribute.EARTH, Type.THUNDER, 2000, 1600,
        (Continuous(Op.HALF_DAMAGE), Continuous(Op.NO_SPECIAL), Continuous(Op.RETURNS)),
    ),
    Card(
        "Stone Statue of the Aztecs", 31812496, CardKind.EFFECT_MONSTER, 4, Attribute.EARTH, Type.ROCK,
        300, 2000,
        (Continuous(Op.DOUBLE_DAMAGE),),
    ),
    Card(
        "Berserk Gorilla", 39168895, CardKind.EFFECT_MONSTER, 4, Attribute.EARTH, Type.BEAST, 2000, 1000,
        (Continuous(Op.MUST_ATTACK), Continuous(Op.NO_DEFENSE)),
    ),
    Card(
        "Spear Dragon", 31553716, CardKind.EFFECT_MONSTER, 4, Attribute.WIND, Type.DRAGON, 1900, 0,
        (Continuous(Op.PIERCE), Continuous(Op.TO_DEFENSE)),
    ),
    Card(
        "Hayabusa Knight", 21015833, CardKind.EFFECT_MONSTER, 3, Attribute.EARTH, Type.WARRIOR, 1000, 700,
        (Continuous(Op.ATTACKS_TWICE),),
    ),
    Card(
        "Elemental HERO Wildedge", 10526791, CardKind.FUSION_MONSTER, 8, Attribute.EARTH, Type.WARRIOR,
        2600, 2300,
        (Continuous(Op.ATTACKS_ALL),),
        hero=True,
        in_decks=False,
    ),
)  # fmt: skip

MONSTERS: tuple[Card, ...] = (
    *NORMAL_MONSTERS,
    *FROM_HAND,
    *AT_CALCULATION,
    *BEFORE_CALCULATION,
    *TURNED_UP,
    *AFTER_CALCULATION,
    *DESTROYED_BY_BATTLE,
    *WITH_COUNTERS,
    *FOR_ALL,
    *IN_BATTLE,
)
