# ruff: noqa: RUF001 - Japanese names stand as printed
"""B12, the twelfth booster."""

from zx_env.zx.cards.language import *

_MICHAEL = "ミカエル"
_MICHAELS = Move(choose(ANY_NUMBER, looked(zx(Side.OWN, zone=Zone.DECK, name_contains=_MICHAEL))), Zone.TRASH)
_BOTTOM = Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)

_ASHES = Automatic(
    when=Occurrence.PHASE_STARTS,
    phase=Phase.IGNITION,
    side=Side.OWN,
    do=[Destroy(choose(1, zx(on=NORMAL)))],
)

_DISCARD = Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)
_NEW = zx(Side.ENEMY, on=NORMAL, having=(Having.APPEARED_THIS_TURN,))
_KILLER_MACHINES = zx(Side.OWN, tribe=Tribe.KILLER_MACHINE)


def _two_resources(color: Color) -> AtLeast:
    """Return the condition of having 2 or more cards of the color in Resource."""
    return AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=color))


def _if_discarded(effect: Effect) -> Then:
    """Return an effect that follows if a card of the hand is put into Trash."""
    return Then(_DISCARD, then=[effect])


# fmt: off
CARDS = [
    # -- red -----------------------------------------------------------------
    Card(
        "B12-001", "Red Diamond Kiwi", Color.RED, cost=2, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="無垢な金剛レッドダイヤキーウィ",
        rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, put 1 card from your hand into your Trash. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(1)],
            ),
        ]),
    Card(
        "B12-002", "Burner, Firearm Smith", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.START_CARD,), japanese="火器職人バーナー", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 1, put this card into your Trash: Deal 5000 damage to 1 enemy "
            "Sleep Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP)))],
            ),
        ]),
    Card(
        "B12-003", "Ratatoskr, Nesting in the Ore Tree", Color.RED, cost=3, power=5000,
        tribes=(Tribe.MYTHOS,), icons=(Icon.IGNITION,), japanese="鉱樹をねぐらにするラタトスク",
        rarity=Rarity.R),
    Card(
        "B12-004", "Freyja", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="美と戦いの女神フレイヤ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, deal 2000 damage to each enemy Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, phase=Phase.IGNITION, do=[Damage(2000, each(zx(Side.ENEMY)))]
            ),
        ]),
    Card(
        "B12-005", "Kamaitachi, Gust of Evil Wind", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="一陣の魔風 鎌鼬", rarity=Rarity.C,
        text=(
            "[Auto] When an abilityless Z/X of yours appears, you may deal 5000 damage to 1 enemy Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.ABILITYLESS,)),
                do=[May(Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
            ),
        ]),
    Card(
        "B12-006", "Grace O'Malley, Pirate Queen", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="界賊女王グレイス・オマリー", rarity=Rarity.C,
        text=(
            '[Auto] When this card appears, you may deal 3000 damage for every 2 Z/X with "界賊" in the '
            "name in your Trash to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Damage(
                            Per(3000, zx(Side.OWN, zone=Zone.TRASH, name_contains="界賊"), cards=2),
                            choose(1, zx(on=NORMAL)),
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-007", "Gold Peacock, Flashing Gold", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="眼前閃輝な金 ゴールドピーコク", rarity=Rarity.UC,
        text="[Auto] When this card attacks, if you have no cards in your hand, you may draw 1 card.",
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS, do=[If([AtMost(0, card(Side.OWN, Zone.HAND))], [May(Draw(1))])]
            ),
        ]),
    Card(
        "B12-008", "Claymore, Steel Machine Sword", Color.RED, cost=4, power=5000, tribes=(Tribe.MEISTER,),
        japanese="鋼の機剣クレイモア", rarity=Rarity.C,
        text=(
            "[Startup] (Charge) Pay red 1, put this card into your Trash: Put 1 card from your hand into "
            "your Trash. If you did, deal 8000 damage to 1 enemy Z/X that appeared this turn on a Normal "
            "Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[_if_discarded(Damage(8000, choose(1, _NEW)))],
            ),
        ]),
    Card(
        "B12-009", "Citrine Raptor", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="激甚の黄水晶シトリンラプトル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Always] While you have a [Gigantic] card that is Force of this card in your Force zone, "
            'each [Gigantic] Z/X of yours on a Square gains "[Startup] Pay red 1, destroy this card: '
            'Deal 6000 damage to 1 Z/X on a Normal Square."'
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.GIGANTIC, having=(Having.FORCE_OF_THIS,))
                    ),
                ],
                do=[
                    Gains(
                        Startup(
                            cost=[Pay(Color.RED, 1), Destroy(THIS)],
                            do=[Damage(6000, choose(1, zx(on=NORMAL)))],
                        ),
                        to=each(zx(Side.OWN, tribe=Tribe.GIGANTIC)),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-010", "Kushinada-hime", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="原初の撫子 櫛名田姫", rarity=Rarity.SR,
        text=(
            "[Startup] Put 1 card from your hand into your Trash: Deal 5000 damage to 1 Z/X on a "
            "Square of the Center Area."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-011", "Piko, Warhammer Workshop", Color.RED, cost=5, power=8000, tribes=(Tribe.MEISTER,),
        japanese="戦鎚工房ピコ", rarity=Rarity.C),
    Card(
        "B12-012", "Varaha", Color.RED, cost=6, power=8000, tribes=(Tribe.MYTHOS,),
        japanese="新たなる周期の象徴ヴァラーハ", rarity=Rarity.UC,
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may deal 3000 damage to 1 Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[May(Damage(3000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B12-013", "Guan Yunchang, Scorching Heaven Slash", Color.RED, cost=6, power=9000,
        tribes=(Tribe.BRAVER,), japanese="灼熱天裂斬 関羽雲長", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more white cards in your Resource, give 1 "
            "enemy Z/X on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([_two_resources(Color.WHITE)], [Power(-2000, choose(1, zx(Side.ENEMY)))])],
            ),
        ]),
    Card(
        "B12-014", "Hematite Chalicotherium", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="探索の赤鉄鉱ヘマタイトサルクス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card attacks, if you have 2 or fewer cards in your hand, give this card "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtMost(2, card(Side.OWN, Zone.HAND))], [Power(2000, THIS)])],
            ),
        ]),
    Card(
        "B12-015", "Freyr, Fertile Fairy King", Color.RED, cost=6, power=9500, tribes=(Tribe.BRAVER,),
        japanese="豊穣の妖精王フレイ", rarity=Rarity.C),
    Card(
        "B12-016", "Sparkling Pixy", Color.RED, cost=7, power=4500, tribes=(Tribe.MYTHOS,), reach=2,
        japanese="スパークリングするピクシー", rarity=Rarity.R,
        text=(
            "Range 2.\n"
            "[Auto] When this card appears, you may deal 6000 damage to each enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(6000, each(zx(Side.ENEMY, on=NORMAL))))]),
        ]),
    Card(
        "B12-017", "Ruby Condor", Color.RED, cost=7, power=8000, tribes=(Tribe.GIGANTIC,),
        japanese="燎原の紅玉ルビーコンドル", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears from the hand, if you have 2 or more black cards in your "
            "Resource, you may put 1 card from your hand into your Trash. If you did, put 1 Z/X with Cost "
            "4 or less from your Trash on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    If(
                        [_two_resources(Color.BLACK)],
                        [
                            May(
                                _DISCARD,
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4)),
                                        BESIDE_OWN_PLAYER,  # diagram assumed
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-018", "Trishula of the Six Flashes", Color.RED, cost=8, power=11000, tribes=(Tribe.MEISTER,),
        japanese="創星六華閃トリシューラ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your hand "
            "into your Trash. If you did, you may choose 1 of these: (1) remove 1 Z/X with Cost 5 or "
            "less on a Normal Square from the game; (2) deal 6000 damage to each enemy Z/X on a "
            "Normal Square; (3) put 2 cards from your hand into your Trash, then draw 3 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            May(
                                OneOf([
                                    [Move(choose(1, zx(on=NORMAL, cost_at_most=5)), Zone.REMOVED)],
                                    [Damage(6000, each(zx(Side.ENEMY, on=NORMAL)))],
                                    [Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)],
                                ]),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-019", "Sneaking a Bite", Color.RED, CardType.EVENT, cost=1, japanese="つまみ食い",
        rarity=Rarity.C,
        text="[Event] Put 1 card from your hand into your Trash. Draw 2 cards.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(2)]),
        ]),
    Card(
        "B12-020", "Heroic Cut-in", Color.RED, CardType.EVENT, cost=1, japanese="ヒロイックカットイン",
        rarity=Rarity.UC,
        text=(
            "[Event] (your turn) Remove up to 5 cards in your Trash from the game. If 5 or more were "
            "chosen, you may put 1 Z/X with Cost 5 or less from your hand on a Square of the Center Area "
            "without a Z/X in Sleep State."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    Move(choose(5, card(Side.OWN, Zone.TRASH), up_to=True), Zone.REMOVED),
                    IfPicked(
                        5,
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5)),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- blue ----------------------------------------------------------------
    Card(
        "B12-021", "Battle Hero Gliese", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="バトルヒーロー グリーゼ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Always] While you have 4 or more cards in your hand, this card has +2000 Power."
        ),
        abilities=[
            Always(needs=[AtLeast(4, card(Side.OWN, Zone.HAND))], do=[GainPower(2000)]),
        ]),
    Card(
        "B12-022", "Ice Blast Sadr", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.START_CARD,), japanese="アイスブラスト サドル", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: Draw 1 card. Return 1 card "
            "from your hand to your deck and shuffle it. Return 1 enemy Sleep Z/X with Cost 3 or less on "
            "a Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Draw(1),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                    Move(
                        choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3, state=State.SLEEP)), Zone.HAND
                    ),
                ],
            ),
        ]),
    Card(
        "B12-023", "Dismantle, Dismantling Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="解体機械ディスマントル", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, you may pay blue 1. If you did, return "
            "1 Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[May(Pay(Color.BLUE, 1), then=[Move(choose(1, zx(on=NORMAL)), Zone.HAND)])],
            ),
        ]),
    Card(
        "B12-024", "Lily, Passionate Singer", Color.BLUE, cost=3, power=5000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION,), japanese="熱唱妖精リリー", rarity=Rarity.R),
    Card(
        "B12-025", "Junk", Color.BLUE, cost=4, power=5000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="潰滅機械ジャンク", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may return 1 enemy Z/X that is not in battle on a "
            "Normal Square to its owner's hand. If you did, your opponent may put 1 Z/X with Cost 3 "
            "or less from your opponent's hand of your opponent's choice on the Square where it was "
            "without a Z/X of your opponent's choice."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))), Zone.HAND),
                        then=[
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(Side.ENEMY, zone=Zone.HAND, cost_at_most=3),
                                        by=Side.ENEMY,
                                        keep=True,
                                    ),
                                    ANY_SQUARE,
                                    was=IT,
                                    empty=True,
                                    by=Side.ENEMY,
                                ),
                                by=Side.ENEMY,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-026", "Aaron", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="秀麗弦奏アーロン", rarity=Rarity.C,
        text=(
            "[Auto] When a Z/X moves to another Square, you may return 1 enemy Z/X with Cost 4 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.MOVES,
                of=zx(),
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND))],
            ),
        ]),
    Card(
        "B12-027", "Berkelium, Slash of Illusory Time", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="時幻斬撃バークリウム", rarity=Rarity.C,
        text="[Auto] When an abilityless Z/X of yours appears, you may draw 1 card.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.ABILITYLESS,)),
                do=[May(Draw(1))],
            ),
        ]),
    Card(
        "B12-028", "Space Captain Algieba", Color.BLUE, cost=4, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="スペースキャプテン アルギエバ", rarity=Rarity.C),
    Card(
        "B12-029", "Reconnoiter Scheat", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="リカノイター シェアト", rarity=Rarity.UC,
        text=(
            "[Always] While you have 2 or more red cards in your Resource, damage that each blue card of "
            "yours wherever it is deals to enemy Z/X is +1000."
        ),
        abilities=[
            Always(
                needs=[_two_resources(Color.RED)],
                do=[GainDamage(1000, each(card(Side.OWN, EVERYWHERE, color=Color.BLUE)))],
            ),
        ]),
    Card(
        "B12-030", "Samarium, Sea Raider Transform", Color.BLUE, cost=5, power=8000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="海乱鬼変形サマリウム", rarity=Rarity.C),
    Card(
        "B12-031", "Storm Jamadhar Ankaa", Color.BLUE, cost=5, power=5500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ストームシャマダハル アンカ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When this card or a [Battle Dress] Z/X of yours destroys an enemy Z/X in battle, "
            "if you have a [Battle Dress] card that is Force of this card in your Force zone, you may "
            "return 1 enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.BATTLE_DRESS),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.BATTLE_DRESS,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-032", "Zinc, Flow-speed Transform", Color.BLUE, cost=5, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="流速変形ジンク", rarity=Rarity.C,
        text="[Auto] When this card destroys an enemy Z/X in battle, you may draw 1 card.",
        abilities=[Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(Draw(1))])]),
    Card(
        "B12-033", "Barrage, Barrage Machine", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="弾幕機械バラッジ", rarity=Rarity.C,
        text=(
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: Put 1 card from your hand into "
            "your Trash. If you did, return 1 enemy Z/X that appeared this turn on a Normal Square to "
            "its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[_if_discarded(Move(choose(1, _NEW), Zone.HAND))],
            ),
        ]),
    Card(
        "B12-034", "Freeze, Boundless Frozen Soil", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="無辺の凍土 フリーズ", rarity=Rarity.R,
        text=(
            "[Startup] (once per turn) Pay blue 2: Sleep 1 Z/X of yours on a Square. If you did, return 1 "
            "enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 2)],
                do=[
                    Then(
                        Sleep(choose(1, zx(Side.OWN))),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-035", "Charino, Bell Tune", Color.BLUE, cost=6, power=8000, tribes=(Tribe.MERMAID,),
        japanese="鈴響曲シャリーノ", rarity=Rarity.UC,
        text=(
            "[Always] While you have 2 or more white cards in your Resource, each Z/X of yours on a "
            "Square of the Center Area has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[_two_resources(Color.WHITE)],
                do=[GainPower(2000, each(zx(Side.OWN, on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-036", "XI Flags Tartini", Color.BLUE, cost=7, power=10500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス タルティニ", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: Let 2 "
            "Z/X of yours that are not in battle on a Square change Squares."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Swap(choose(2, zx(Side.OWN, having=(Having.NOT_IN_BATTLE,))))],
            ),
        ]),
    Card(
        "B12-037", "Neon, Theater Union", Color.BLUE, cost=7, power=9000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="劇場合体ネオン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 3 or more cards in your "
            "hand, you may return 1 enemy Z/X with Cost 6 or more on a Normal Square to its owner's deck "
            "and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.HAND))],
                        [
                            May(
                                Move(
                                    choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)),
                                    Zone.DECK,
                                    shuffled=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-038", "Darmstadtium, Hero Giant", Color.BLUE, cost=8, power=11000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="勇者巨神ダームスタチウム", rarity=Rarity.SR,
        text=(
            "[Startup] (Hand; your turn; once per turn by name) Return 2 Reboot Z/X of yours with "
            "Power 4000 or more on a Square to their owners' hands: If you have 6 or more cards in "
            "your Resource, put this card on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(2, zx(Side.OWN, state=State.REBOOT, power_at_least=4000)), Zone.HAND)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [Put(THIS, CENTER, empty=True)],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B12-039", "I'm Back!!", Color.BLUE, CardType.EVENT, cost=1, japanese="I'm back!!", rarity=Rarity.UC,
        text=(
            '[Event] If you have 4 or more [Metal Fortress] Z/X on a Square, you may put 1 "KHD-8000, '
            'Hyper-speed Transform" from your hand on a Square next to your Player Square without a Z/X. '
            "If you did, draw 2 cards."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(4, zx(Side.OWN, tribe=Tribe.METAL_FORTRESS))],
                    [
                        May(
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.HAND, named="KHD-8000, Hyper-speed Transform")
                                ),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                            then=[Draw(2)],
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B12-040", "Dance Code Engrave", Color.BLUE, CardType.EVENT, cost=2,
        japanese="ダンスコード・エングレイヴ", rarity=Rarity.R,
        text=(
            "[Event] Draw 1 card. Return 1 enemy Sleep Z/X with Cost 3 or less on a Normal Square to its "
            "owner's hand."
        ),
        abilities=[
            EventText(do=[
                Draw(1),
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3, state=State.SLEEP)), Zone.HAND),
            ]),
        ]),
    # -- white ---------------------------------------------------------------
    Card(
        "B12-041", "Bravo of Applause", Color.WHITE, cost=2, power=2500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="喝采のブラボ―", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may give 1 enemy Z/X on a Normal Square -2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL))))]),
        ]),
    Card(
        "B12-042", "Tonkinese the Gourmet Reporter", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="グルメリポーター トンキニーズ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, your opponent may pay 2 of any color. "
            "Otherwise, give 1 enemy Z/X on a Normal Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    May(
                        Pay(Color.COLORLESS, 2),
                        by=Side.ENEMY,
                        otherwise=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-043", "Aura Cyclops, Holy Beast", Color.WHITE, cost=3, power=5000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION,), japanese="聖獣オーラサイクロプス", rarity=Rarity.R),
    Card(
        "B12-044", "Monte Rosa, Law Bringer", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.START_CARD,), japanese="ロウブリンガー モンテ・ローザ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Give 1 Z/X on a Square of the "
            "Center Area +3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Power(3000, choose(1, zx(on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-045", "Erebus, Evil Bane", Color.WHITE, cost=4, power=6500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン エレバス", rarity=Rarity.C),
    Card(
        "B12-046", "Sauveur of Salvation", Color.WHITE, cost=4, power=5000, tribes=(Tribe.ANGEL,),
        japanese="救世のソヴァール", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, give 1 enemy Z/X on a Normal Square "
            "-4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B12-047", "Aura Carbuncle, Gorgeous Dwelling", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.HOLY_BEAST,), japanese="絢爛な住処オーラカーバンクル", rarity=Rarity.C,
        text=(
            "[Always] This card cannot be passed over by your opponent's abilities that can choose "
            "it."
        ),
        abilities=[Always(do=[Cannot(Bar.NOT_BE_PASSED_OVER)])]),
    Card(
        "B12-048", "Aura Yale, Holy Beast", Color.WHITE, cost=4, power=5000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラエアレー", rarity=Rarity.C),
    Card(
        "B12-049", "Bobtail the Shopper", Color.WHITE, cost=5, power=5500, tribes=(Tribe.CAIT_SITH,),
        reach=2, japanese="お買い物するボブテイル", rarity=Rarity.UC,
        text=(
            "Range 2.\n"
            "[Auto] When this card appears, your opponent may pay 1 of any color. Otherwise, give 1 "
            "enemy Z/X on a Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-050", "Havana, Curl's House Shogi Player", Color.WHITE, cost=5, power=6500,
        tribes=(Tribe.CAIT_SITH,), japanese="カールのお抱え棋士ハバナ", rarity=Rarity.UC,
        text='[Always] Each "Curl, King of the Underworld" of yours on a Square has +10000 Power.',
        abilities=[Always(do=[GainPower(10000, each(zx(Side.OWN, named="Curl, King of the Underworld")))])]),
    Card(
        "B12-051", "Contra of the Contract", Color.WHITE, cost=5, power=8000, tribes=(Tribe.ANGEL,),
        japanese="契約のコントラ", rarity=Rarity.C),
    Card(
        "B12-052", "Nilkantha, Evil-breaking Holy Spear", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.GUARDIAN,), japanese="破邪の聖槍ニルカンタ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, give 1 enemy Z/X on a Normal Square -6000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(_DISCARD, then=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B12-053", "Volonte, Undying Spirit", Color.WHITE, cost=5, power=7000, tribes=(Tribe.ANGEL,),
        japanese="不朽の気概ヴォロンテ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When this card or a [Angel] Z/X of yours attacks, if you have a [Angel] card that "
            "is Force of this card in your Force zone, you may give 1 enemy Z/X on a Normal Square "
            "-3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.ANGEL),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.ANGEL,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-054", "Baintha, Evil Bane", Color.WHITE, cost=6, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン バインター", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more black cards in your Resource, return 1 "
            "Z/X with Cost 5 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [_two_resources(Color.BLACK)],
                        [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-055", "Chukraji the Cheerer", Color.WHITE, cost=6, power=7500, tribes=(Tribe.ANGEL,),
        japanese="応援のチュクラージ", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep this card: Put 1 abilityless Z/X with Cost 6 or less from your Charge on "
            "a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=6, having=(Having.ABILITYLESS,))
                        ),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B12-056", "Ural Rex, Reliable Butler", Color.WHITE, cost=6, power=9000, tribes=(Tribe.CAIT_SITH,),
        japanese="頼れる執事ウラルレックス", rarity=Rarity.R,
        text=(
            "[Auto] When this card attacks, your opponent may pay 1 of any color. Otherwise, if you have "
            "2 or more green cards in your Resource, Reboot up to 2 cards in your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[
                            If(
                                [_two_resources(Color.GREEN)],
                                [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-057", "Dark Knight Lasdarshan", Color.WHITE, cost=7, power=10500, tribes=(Tribe.GUARDIAN,),
        japanese="暗黒騎士ラスダーシャン", rarity=Rarity.SR,
        text=(
            "[Auto] When an enemy Z/X appears by an ability, destroy that Z/X.\n"
            "[Auto] When an enemy Z/X moves to another Square by an ability of a card, destroy that "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, of=zx(Side.ENEMY), way=Way.BY_ABILITY, do=[Destroy(That(zx()))]
            ),
            Automatic(
                when=Occurrence.MOVES,
                of=zx(Side.ENEMY),
                by_ability=card(Side.ANY, EVERYWHERE),
                do=[Destroy(That(zx()))],
            ),
        ]),
    Card(
        "B12-058", "Phosflamme, Guardian of the Messenger", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.HOLY_BEAST,), japanese="御使いの後見者フォスフラム", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: If your "
            "Player is Sakura, put up to 2 Z/X with Cost 4 or less from your Charge each on a Square next "
            "to your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[_DISCARD],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.SAKURA)],
                        [
                            Put(
                                choose(2, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=4), up_to=True),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-059", "Guardian's Slumber", Color.WHITE, CardType.EVENT, cost=1, japanese="守護者のまどろみ",
        rarity=Rarity.UC,
        text=(
            "[Event] Give 1 enemy Z/X on a Normal Square -2000 Power until the end of the turn. You may "
            "return 1 Z/X from your Charge to your hand. If you did, put 1 card from your hand into your "
            "Charge."
        ),
        abilities=[
            EventText(do=[
                Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                May(
                    Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND),
                    then=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE)],
                ),
            ]),
        ]),
    Card(
        "B12-060", "Resolution Blast", Color.WHITE, CardType.EVENT, cost=2,
        japanese="レゾリューションブラスト", rarity=Rarity.UC,
        text=(
            "[Event] Look at the top 7 cards of your deck. Put any number of Events among them into "
            'your Trash. If 2 or more were chosen, put any number of Z/X with "ミカエル" in the name '
            "among them into your Trash. Put 1 enemy Z/X on a Normal Square on the bottom of its "
            "owner's deck. Otherwise, if any were chosen, put any number of Z/X with \"ミカエル\" in the "
            "name among them into your Trash. (If any were chosen, put 1 enemy Z/X on a Normal Square "
            "on the bottom of its owner's deck.) Otherwise, put any number of Z/X with \"ミカエル\" in "
            "the name among them into your Trash. If 2 or more were chosen, put 1 enemy Z/X on a Normal "
            "Square on the bottom of its owner's deck. Shuffle the rest back into your deck. If you "
            'have 5 or more white Events in your Trash, return 1 Z/X with "ミカエル" in the name from '
            "your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                Look(
                    7,
                    do=[
                        Move(
                            choose(ANY_NUMBER, looked(card(Side.OWN, Zone.DECK, kind=CardType.EVENT))),
                            Zone.TRASH,
                        ),
                        # Of both kinds together 2 or more.
                        IfPicked(
                            2,
                            [_MICHAELS, _BOTTOM],
                            otherwise=[
                                IfPicked(
                                    1,
                                    [_MICHAELS, IfPicked(1, [_BOTTOM])],
                                    otherwise=[_MICHAELS, IfPicked(2, [_BOTTOM])],
                                ),
                            ],
                        ),
                    ],
                ),
                If(
                    [AtLeast(5, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE))],
                    [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains=_MICHAEL)), Zone.HAND)],
                ),
            ]),
        ]),
    # -- black ---------------------------------------------------------------
    Card(
        "B12-061", "Fumus", Color.BLACK, cost=2, power=1500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="煙の魔人フュームス", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may destroy 1 enemy Z/X with Cost 3 or less on a "
            "Square of the Center Area."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=CENTER, cost_at_most=3))))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-062", "Catherine, New Salesgirl", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.START_CARD,), japanese="新人営業キャサリン", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 1, put this card into your Trash: Return 1 Z/X with Cost 5 "
            "from your Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Move(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_least=5, cost_at_most=5)), Zone.HAND
                    ),
                ],
            ),
        ]),
    Card(
        "B12-063", "Zacke, Flying Saw-teeth", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="飛来する鋸歯ツァッケ", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, you may put 1 card from your Charge "
            "into your Trash. If you did, return 1 Z/X with Cost 6 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=6)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-064", "Carving Chisel", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="ホリホリするチゼル", rarity=Rarity.R),
    Card(
        "B12-065", "Bestia, Diabolos of Beasts", Color.BLACK, cost=4, power=6500, tribes=(Tribe.DIABOLOS,),
        japanese="獣の魔人ベスティア", rarity=Rarity.C),
    Card(
        "B12-066", "Schlagen, Strong-armed Blow", Color.BLACK, cost=4, power=5500, tribes=(Tribe.PREDATOR,),
        japanese="剛腕強打シュラーゲン", rarity=Rarity.C,
        text=(
            "[Startup] (Charge) Pay black 1, put this card into your Trash: Put 1 card from your hand "
            "into your Trash. If you did, destroy 1 enemy Z/X with Cost 5 or less that appeared this turn "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 1), Move(THIS, Zone.TRASH)],
                do=[
                    _if_discarded(
                        Destroy(
                            choose(
                                1,
                                zx(
                                    Side.ENEMY, on=NORMAL, cost_at_most=5,
                                    having=(Having.APPEARED_THIS_TURN,),
                                ),
                            ),
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-067", "Scattering Chainsaw", Color.BLACK, cost=4, power=5500, tribes=(Tribe.TORTURERS,),
        japanese="バラバラにするチェーンソー", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 2 or more blue cards in "
            "your Resource, you may return 1 enemy Z/X with Cost 5 or more on a Normal Square to its "
            "owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [_two_resources(Color.BLUE)],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-068", "Memoria", Color.BLACK, cost=4, power=5000, tribes=(Tribe.DIABOLOS,),
        japanese="膨大な記憶のメモリア", rarity=Rarity.R,
        text=(
            "[Auto] When an abilityless Z/X of yours appears, you may destroy 1 enemy Z/X with Cost 5 "
            "or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.ABILITYLESS,)),
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5))))],
            ),
        ]),
    Card(
        "B12-069", "Centurion, Charging Heavy Tank", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.NOSFERATU,), japanese="猛進する重戦車センチュリオン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Charge into your Trash. If you "
            "did, give this card +3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH), then=[Power(3000, THIS)]
                    ),
                ],
            ),
        ]),
    Card(
        "B12-070", "Iron Maiden, Maddest Ferocious Hunger", Color.BLACK, cost=5, power=7000,
        tribes=(Tribe.TORTURERS,), japanese="最狂凶飢アイアンメイデン", rarity=Rarity.R,
        text=(
            "[Startup] (your turn) Sleep this card: Destroy 1 enemy Z/X with Cost 6 or more on a Normal "
            "Square."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)))],
            ),
        ]),
    Card(
        "B12-071", "Snapping Nail Clipper", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="ぱちぱちするネイルクリッパー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if your opponent has 3 or more cards in their hand, put 1 "
            "card from your opponent's hand of your opponent's choice into your opponent's Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-072", "Crushing Hard Puncher", Color.BLACK, cost=5, power=8000, tribes=(Tribe.NOSFERATU,),
        japanese="粉砕するハードパンチャー", rarity=Rarity.C),
    Card(
        "B12-073", "Almotaher, Sharp Golden Claws", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.PREDATOR,), japanese="鋭鋒の金爪アルモタヘル", rarity=Rarity.SR,
        text=(
            '[Always] While you have 2 or more cards with "アルモタヘル" in the name in your Trash, this '
            "card has +2000 Power.\n"
            '[Startup] Put 1 Z/X with "アルモタヘル" in the name from your hand into your Trash: If your '
            "Player is Yachiyo, destroy 1 Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="アルモタヘル"))],
                do=[GainPower(2000)],
            ),
            Startup(
                cost=[
                    Move(choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="アルモタヘル")), Zone.TRASH),
                ],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.YACHIYO)],
                        [Destroy(choose(1, zx(on=NORMAL, cost_at_most=5)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-074", "Geschwind", Color.BLACK, cost=6, power=9000, tribes=(Tribe.PREDATOR,),
        japanese="滑翔する追撃者ゲシュヴィント", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Always] While you have a [Predator] card that is Force of this card in your Force zone "
            "and it is your turn, each Z/X that is not [Predator] on a Square has -1 Cost and each "
            "Z/X that is not [Predator] on a Square has -2000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.PREDATOR, having=(Having.FORCE_OF_THIS,))
                    ),
                    TurnOf(Side.OWN),
                ],
                do=[
                    GainCost(-1, each(zx(not_tribe=Tribe.PREDATOR))),
                    GainPower(-2000, each(zx(not_tribe=Tribe.PREDATOR))),
                ],
            ),
        ]),
    Card(
        "B12-075", "Sepelio", Color.BLACK, cost=6, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="葬送の魔人セペリオ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may destroy 1 other Z/X of yours on a Square. If you "
            "did, destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-076", "Revenant, Returned from Hades", Color.BLACK, cost=6, power=8000,
        tribes=(Tribe.NOSFERATU,), japanese="黄泉からの帰還者レブナント", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if you have 13 or more cards in your Trash, return 1 Z/X with "
            "Cost 5 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(13, card(Side.OWN, Zone.TRASH))],
                        [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-077", "Arcus, Envoy of Wrath", Color.BLACK, cost=7, power=10500, tribes=(Tribe.DIABOLOS,),
        japanese="憤怒の使者アルクス", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your Charge into your Trash: Put 1 "
            "Z/X with Cost 5 or less from your Trash on a Square of the Center Area without a Z/X. If "
            "you did, at the end of the turn, put it into its owner's Trash."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    Then(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.TRASH)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-078", "Immortal King, Sorcery of Ruin", Color.BLACK, cost=7, power=10000,
        tribes=(Tribe.NOSFERATU,), japanese="滅びの呪術イモータルキング", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 2 or more green cards in "
            "your Resource, you may put 1 Z/X with Cost 5 or less from your Resource on a Square next to "
            "your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [_two_resources(Color.GREEN)],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=5)),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-079", "Abisso's Commitment", Color.BLACK, CardType.EVENT, cost=1,
        japanese="アビッソのこだわり", rarity=Rarity.UC,
        text="[Event] Destroy 1 Z/X with Cost 5 on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_least=5, cost_at_most=5)))]),
        ]),
    Card(
        "B12-080", "Lethal Pumpkin Bomb!", Color.BLACK, CardType.EVENT, cost=2,
        japanese="リーサルかぼちゃ爆弾！", rarity=Rarity.C,
        text="[Event] If you have 13 or more cards in your Trash, destroy 1 Z/X on a Normal Square.",
        abilities=[
            EventText(do=[
                If([AtLeast(13, card(Side.OWN, Zone.TRASH))], [Destroy(choose(1, zx(on=NORMAL)))]),
            ]),
        ]),
    # -- green ---------------------------------------------------------------
    Card(
        "B12-081", "Ichihatsu", Color.GREEN, cost=2, power=2000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="無邪気な若武者 一初", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, if you have 6 or more cards in your "
            "Resource, you may put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-082", "Gladiator", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="金色車前グラディアトール", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if you have 2 or more blue cards in your Resource, you "
            "may move 1 Z/X of yours that is not in battle on a Normal Square to a Square of the "
            "Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-083", "Caper, Wild Vegetable Expert", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION,), japanese="山菜採り名人ケッパー", rarity=Rarity.R),
    Card(
        "B12-084", "Wereadelie", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.START_CARD,), japanese="獣人ウェアアデリー", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 2, put this card into your Trash: Put 1 Z/X with Cost 6 or "
            "more on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B12-085", "Weredober", Color.GREEN, cost=4, power=6500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアドーベル", rarity=Rarity.C),
    Card(
        "B12-086", "Hanamizuki, Gorgeous Dance Fan", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.HOURAI,), japanese="華やかな舞扇 花水木", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 [Hourai] card from your "
            "Charge into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.HOURAI)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-087", "Rurijissa Playing with Birds", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LEAFER,), japanese="小鳥と戯れるルリジッサ", rarity=Rarity.R,
        text=(
            "[Auto] When this card is destroyed, you may put 1 Z/X with Cost 4 or less from your Resource "
            "on your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=4)),
                            OWN_PLAYER_SQUARE,
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-088", "Werewarbler", Color.GREEN, cost=5, power=6500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアウォーブラー", rarity=Rarity.C,
        text=(
            "[Startup] (Charge) Pay green 1, put this card into your Trash: Put 1 card from your hand "
            "into your Trash. If you did, put 1 enemy Z/X that appeared this turn on a Normal Square into "
            "its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1), Move(THIS, Zone.TRASH)],
                do=[_if_discarded(Move(choose(1, _NEW), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B12-089", "Royal Brigade", Color.GREEN, cost=5, power=7500, tribes=(Tribe.PLASECT,),
        japanese="戦蜂兵ロイヤルブリゲイド", rarity=Rarity.C,
        text=(
            "[Always] (everywhere) Your deck and your Dynamis have up to 30 cards of this name.\n"
            '[Startup] (Resource; if you have a Z/X with "ヴェスパローゼ" in the name on a Square) Pay '
            "green 3: If your Player is Kisara, put this card on a Square next to your Player "
            "Square without a Z/X."
        ),
        abilities=[
            Copies(30),
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[AtLeast(1, zx(Side.OWN, name_contains="ヴェスパローゼ"))],
                cost=[Pay(Color.GREEN, 3)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.KISARA)],
                        [Put(THIS, BESIDE_OWN_PLAYER, empty=True)],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B12-090", "Sweet Pea, Supreme Hidden Swordplay", Color.GREEN, cost=6, power=9500,
        tribes=(Tribe.HOURAI,), japanese="至大なる隠剣術 香豌豆", rarity=Rarity.C),
    Card(
        "B12-091", "Hinageshi", Color.GREEN, cost=6, power=6500, tribes=(Tribe.HOURAI,),
        japanese="しなやかなる和弓 雛芥子", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Resource in "
            "Sleep State. If your opponent has 3 or more cards in their hand, put 1 card from your "
            "opponent's hand of your opponent's choice into your opponent's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP)),
                    If(
                        [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                        [
                            Move(
                                choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY),
                                Zone.RESOURCE,
                                State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-092", "Werelop", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアロップ", rarity=Rarity.R,
        text=(
            "[Auto] When an enemy Z/X on a Normal Square appears, you may give 1 Z/X of yours on a "
            "Square of the Center Area +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                do=[May(Power(2000, choose(1, zx(Side.OWN, on=CENTER))))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-093", "Marigold", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LEAFER,),
        japanese="花摘みのマリーゴールド", rarity=Rarity.C,
        text="[Always] Each abilityless Z/X of yours on a Square has +2000 Power.",
        abilities=[Always(do=[GainPower(2000, each(zx(Side.OWN, having=(Having.ABILITYLESS,))))])]),
    Card(
        "B12-094", "Vesparose, Devil Wasp Princess", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.PLASECT,), japanese="魔蜂姫ヴェスパローゼ", rarity=Rarity.SR,
        text=(
            '[Startup] (Player Kisara) Sleep this card: Put 2 Z/X with "蜂兵" or "ヴェスパローゼ" in the '
            "name from your Trash into your Resource in Sleep State. Put 1 enemy Z/X on a Normal "
            "Square into its owner's Resource in Sleep State.\n"
            '[Always] (Player Kisara) This card has +1000 Power for each Z/X of yours with "蜂兵" in the '
            "name on a Square."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.KISARA)],
                cost=[Sleep(THIS)],
                do=[
                    Move(
                        choose(2, zx(Side.OWN, zone=Zone.TRASH, name_contains=("蜂兵", "ヴェスパローゼ"))),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
            Always(
                needs=[PlayerNamed(PlayerKey.KISARA)],
                do=[GainPower(Per(1000, zx(Side.OWN, name_contains="蜂兵")))],
            ),
        ]),
    Card(
        "B12-095", "Apple Chameleon, Tempting Apple", Color.GREEN, cost=7, power=9000,
        tribes=(Tribe.PLASECT,), japanese="誘いの林檎アップルカメレオン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] (your turn) Pay green 4: If you have a [Plasect] card that is Force of this card "
            "in your Force zone, put 1 [Plasect] Z/X with another name than this card from your Resource "
            "on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 4)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.PLASECT,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.PLASECT,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-096", "Somei-yoshino Viewing Blossoms", Color.GREEN, cost=7, power=9500,
        tribes=(Tribe.LEAFER,), japanese="お花見するソメイヨシノ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 2 or more red cards in your Resource, you may pay "
            "green 1. If you did, Reboot 1 Z/X of yours with Cost 5 or less on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [_two_resources(Color.RED)],
                        [
                            May(
                                Pay(Color.GREEN, 1),
                                then=[Reboot(choose(1, zx(Side.OWN, cost_at_most=5)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-097", "Weretiger of the Five Chiefs", Color.GREEN, cost=7, power=9000,
        tribes=(Tribe.LYCANTHROPE,), japanese="五頭領 宿命武侠ウェアタイガー", rarity=Rarity.SR,
        text=(
            "[Always] Each Z/X of yours on a Square has +1000 Power for every 5 cards in your "
            "Resource."
        ),
        abilities=[
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=5), each(zx(Side.OWN)))]),
        ]),
    Card(
        "B12-098", "Tanpopo, Third Bow of the Six Phantoms", Color.GREEN, cost=7, power=10000,
        tribes=(Tribe.HOURAI,), japanese="六幻参弓刃 蒲公英", rarity=Rarity.R,
        text=(
            "[Startup] (once per turn) Sleep this card: Reboot up to 4 cards in your Resource. Your "
            "Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Sleep(THIS)],
                do=[Reboot(choose(4, card(Side.OWN, Zone.RESOURCE), up_to=True)), CannotReboot()],
            ),
        ]),
    Card(
        "B12-099", "Dreams and Bubbles", Color.GREEN, CardType.EVENT, cost=1, japanese="夢幻泡影",
        rarity=Rarity.UC,
        text=(
            "[Event] Choose 1 Z/X on a Normal Square. If you did, choose 1 of these: (1) it is red, "
            "too, until the end of the turn; (2) it is blue, too, until the end of the turn; (3) it is "
            "white, too, until the end of the turn; (4) it is black, too, until the end of the turn; "
            "(5) it is green, too, until the end of the turn. In any case, draw 1 card."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Pick(choose(1, zx(on=NORMAL))),
                    then=[
                        OneOf([
                            [Grant(IT, GainColor(Color.RED))],
                            [Grant(IT, GainColor(Color.BLUE))],
                            [Grant(IT, GainColor(Color.WHITE))],
                            [Grant(IT, GainColor(Color.BLACK))],
                            [Grant(IT, GainColor(Color.GREEN))],
                        ]),
                    ],
                ),
                Draw(1),
            ]),
        ]),
    Card(
        "B12-100", "Fleeting Glow", Color.GREEN, CardType.EVENT, cost=2, japanese="かりそめの輝き",
        rarity=Rarity.C,
        text=(
            "[Event] Put the top 2 cards of your deck into your Resource. Put 2 cards from your Resource "
            "into your Trash."
        ),
        abilities=[
            EventText(do=[
                FromDeck(2, Zone.RESOURCE),
                Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH),
            ]),
        ]),
    # -- beyond 100 ----------------------------------------------------------
    Card(
        "B12-101", "Akechi Mitsuhide, Demon-slaying Hero", Color.RED, cost=8, power=11000,
        tribes=(Tribe.BRAVER,), japanese="滅魔の英雄 明智光秀", rarity=Rarity.ZXR,
        text=(
            '[Startup] Remove 3 cards with "信長" in the name in your Trash from the game: Deal 20000 '
            "damage divided as you like among any number of Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(3, card(Side.OWN, Zone.TRASH, name_contains="信長")), Zone.REMOVED)],
                do=[Divide(20000, choose(ANY_NUMBER, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B12-102", "Fate Innovator Denebola", Color.BLUE, cost=6, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="フェイトイノベイター デネボラ", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 2 or more [Killer Machine] Z/X on a Square, draw "
            "1 card.\n"
            "[Always] While you have 3 or more [Killer Machine] Z/X on a Square, each [Killer Machine] "
            "Z/X of yours on a Square has +2000 Power.\n"
            "[Startup] Sleep this card: If you have 4 or more [Killer Machine] Z/X on a Square, return "
            "any number of Z/X with another name than this card on a Normal Square to their owners' "
            "hands."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[If([AtLeast(2, _KILLER_MACHINES)], [Draw(1)])]),
            Always(needs=[AtLeast(3, _KILLER_MACHINES)], do=[GainPower(2000, each(_KILLER_MACHINES))]),
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(4, _KILLER_MACHINES)],
                        [Move(choose(ANY_NUMBER, zx(on=NORMAL, having=(Having.OTHER_NAME,))), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-103", "Gambiel, Ash-eaten Fallen Angel", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.ANGEL, Tribe.DIABOLOS), japanese="灰蝕の堕天使ガムビエル", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, you may remove 2 [Angel] cards with Cost 7 or more in "
            "your Charge from the game. If you did, choose 1 of these: (1) your Player card gains "
            '"[Auto] When your Ignition Phase starts, destroy 1 Z/X on a Normal Square." for the rest '
            'of the game; (2) your opponent\'s Player card gains "[Auto] When your Ignition Phase '
            'starts, destroy 1 Z/X on a Normal Square." for the rest of the game.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_least=7)),
                            Zone.REMOVED,
                        ),
                        then=[OneOf([[GrantPlayer(_ASHES)], [GrantPlayer(_ASHES, Side.ENEMY)]])],
                    ),
                ],
            ),
        ]),
    # -- players -------------------------------------------------------------
    Card(
        "B12-104", "Kurosaki Mikado", Color.RED, CardType.PLAYER, japanese="黒崎神門",
        player_keys=(PlayerKey.MIKADO,), rarity=Rarity.IGR),
    Card(
        "B12-105", "Raichou Sugure", Color.BLUE, CardType.PLAYER, japanese="雷鳥超",
        player_keys=(PlayerKey.SUGURE,), rarity=Rarity.IGR),
    Card(
        "B12-106", "Kamiyugi Sakura", Color.WHITE, CardType.PLAYER, japanese="上柚木さくら",
        player_keys=(PlayerKey.SAKURA,), rarity=Rarity.IGR),
    Card(
        "B12-107", "Tennouji Yamato", Color.BLACK, CardType.PLAYER, japanese="天王寺大和",
        player_keys=(PlayerKey.YAMATO,), rarity=Rarity.IGR),
    Card(
        "B12-108", "Kamiyugi Yachiyo", Color.BLACK, CardType.PLAYER, japanese="上柚木八千代",
        player_keys=(PlayerKey.YACHIYO,), rarity=Rarity.IGR),
    Card(
        "B12-109", "Nino, White Dragon Priestess", Color.WHITE, CardType.PLAYER,
        japanese="白の竜の巫女ニノ", player_keys=(PlayerKey.NINO, PlayerKey.MIKO), rarity=Rarity.CVR),
    Card(
        "B12-110", "Barahara, Black Dragon Priestess", Color.BLACK, CardType.PLAYER,
        japanese="黒の竜の巫女バラハラ", player_keys=(PlayerKey.BARAHARA, PlayerKey.MIKO), rarity=Rarity.CVR),
    Card(
        "B12-111", "Shishijima Nanao", Color.BLUE, CardType.PLAYER, japanese="獅子島七尾",
        player_keys=(PlayerKey.NANAO,), rarity=Rarity.IGR),
]
