"""C12, a constructed deck: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "C12-001", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,)),
    Card(
        "C12-002", "Orichalcum Tyranno, Detonation Fang", Color.RED, cost=7, power=9000,
        tribes=(Tribe.GIGANTIC,), japanese="爆轟牙竜オリハルコンティラノ",
        text=(
            "[Auto] When this card attacks, deal 3000 damage to 1 Z/X on a Normal Square.\n"
            "[Startup] (Zero Optima 5; once per turn) Put 1 card from your hand into your Trash: If "
            "your Player is Sera, Reboot this card."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, do=[Damage(3000, choose(1, zx(on=NORMAL)))]),
            Startup(
                needs=[ZeroOptima(5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[If([PlayerNamed(PlayerKey.SERA)], [Reboot(THIS)])],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "C12-003", "XI Flags Ludwig", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス ルートヴィヒ",
        text=(
            "[Startup] Sleep this card: You may move 1 Z/X that is not in battle on a Square of the "
            "Center Area to a Normal Square without a Z/X. Draw 1 card."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    May(
                        Put(
                            choose(1, zx(on=CENTER, having=(Having.NOT_IN_BATTLE,))),  # diagram assumed
                            NORMAL,
                            empty=True,
                        )
                    ),
                    Draw(1),
                ],
            ),
        ]),
    # -- red ---------------------------------------------------------------
    Card(
        "C12-004", "Ruby Howl", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION,), japanese="紅い牙ルビーハウル",
        text="[Auto] When this card attacks, give this card +1000 Power until the end of the turn.",
        abilities=[
            Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS)]),
        ]),
    Card(
        "C12-005", "Gauntlet", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="手甲職人ガントレット",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, deal 2000 damage to 1 Z/X with Cost 6 or more on a "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(2000, choose(1, zx(cost_at_least=6)))]),
        ]),
    Card(
        "C12-012", "Brunhilde", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="烈火の戦乙女ブリュンヒルデ",
        text=(
            "[Auto] (Zero Optima 4) When this card appears, you may pay red 2. If you did, remove any "
            "number of Z/X with Ignition icon on a Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(4)],
                do=[
                    May(
                        Pay(Color.RED, 2),
                        then=[
                            Move(choose(ANY_NUMBER, zx(on=NORMAL, icons=(Icon.IGNITION,))), Zone.REMOVED),
                        ],
                    ),
                ],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "C12-022", "Mizar, Megaton Fist", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="メガトンフィスト ミザール",
        text="[Auto] When you draw a card, give this card +2000 Power until the end of the turn.",
        abilities=[
            Automatic(when=Occurrence.IS_DRAWN, side=Side.OWN, do=[Power(2000, THIS)]),
        ]),
    Card(
        "C12-023", "Cobalt", Color.BLUE, cost=7, power=9000, tribes=(Tribe.METAL_FORTRESS,), reach=2,
        japanese="制空合体コバルト",
        text="Range 2."),
]
