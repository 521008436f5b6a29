# ruff: noqa: RUF001 - Japanese names stand as printed
"""B11, the eleventh booster."""

from zx_env.zx.cards.language import *

_FORCE_BELOW = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_SEED_BELOW = card(Side.OWN, Zone.FORCE, icons=(Icon.EVOL_SEED,), having=(Having.FORCE_OF_THIS,))

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B11-001", "Ryuusei, Hidden-weapon Smith", Color.RED, cost=2, power=2500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="暗器職人 流星", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have 6 or more red cards in your Resource, you may "
            "deal 4000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [May(Damage(4000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-002", "Rutile Wing", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="金紅石ルチルウィング", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, you may deal 5000 damage to 1 Z/X on "
            "a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[May(Damage(5000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B11-003", "Rifle, Gunsmith", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="銃器職人ライフル", rarity=Rarity.R),
    Card(
        "B11-004", "Gullinkambi, Counsel of Daybreak", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.START_CARD,), japanese="黎明の忠言グリンカムビ", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 2, put this card into your Trash: Deal 11000 damage to 1 Z/X with "
            "Cost 6 or more on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[Damage(11000, choose(1, zx(on=NORMAL, cost_at_least=6)))],
            ),
        ]),
    Card(
        "B11-005", "Hindenburg, S-class Mechanic", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER,),
        japanese="S級整備士ヒンデンブルク", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have a card with Evol Seed icon that is Force of this card in your Force "
            "zone, each Z/X of yours on a Square that has a Range has +3000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[AtLeast(1, _SEED_BELOW)], do=[GainPower(3000, each(zx(Side.OWN)), ranged=True)]
            ),
        ]),
    Card(
        "B11-006", "Tourmaline Wolf", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="機敏な雷晶トルマリンウルフ", rarity=Rarity.C,
        text=(
            "[Auto] When a card is discarded by an ability of a card, deal 5000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                of=card(Side.ANY, Zone.TRASH),
                by_ability=card(Side.ANY, EVERYWHERE),
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B11-007", "Aragonite Sea Hare", Color.RED, cost=4, power=6500, tribes=(Tribe.GIGANTIC,),
        japanese="尖った霰石アラゴナイトシーヘア", rarity=Rarity.C),
    Card(
        "B11-008", "Amaterasu, Idle Sun God", Color.RED, cost=4, power=5500, tribes=(Tribe.BRAVER,),
        japanese="不働の太陽神アマテラス", rarity=Rarity.C,
        text="[Auto] When this card appears, deal 1000 damage to each enemy Z/X on a Square.",
        abilities=[Automatic(when=Occurrence.APPEARS, do=[Damage(1000, each(zx(Side.ENEMY)))])]),
    Card(
        "B11-009", "Gawain, Knight of the Cloak", Color.RED, cost=5, power=8000, tribes=(Tribe.BRAVER,),
        japanese="外套の騎士ガウェイン", rarity=Rarity.C),
    Card(
        "B11-010", "Arianrhod, Goddess of the Silver Wheel", Color.RED, cost=5, power=3500,
        tribes=(Tribe.BRAVER,), reach=2, japanese="銀盤の女神アリアンロッド", rarity=Rarity.R,
        text=(
            "Range 2.\n"
            "[Auto] When this card appears, you may deal 5000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(5000, choose(1, zx(on=NORMAL))))])
        ]),
    Card(
        "B11-011", "Steel Grizzly", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.EVOL_SEED,), japanese="屈強な鋼スティールグリズリー", rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Trash. If you did, deal 8000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    then=[Damage(8000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B11-012", "Lord Crimson, Scarlet Spear of Glory", Color.RED, cost=6, power=8000,
        tribes=(Tribe.GLORY_DRAGON,), japanese="栄光の緋槍ロードクリムゾン", rarity=Rarity.SR,
        text=(
            "[Always] (Player Meiraru) Damage that this card deals to enemy Z/X is +2000.\n"
            "[Auto] (Player Meiraru) When this card appears, deal 2000 damage for each red card in "
            "your Resource to up to 1 Z/X on a Normal Square. When a Z/X is destroyed by this damage, "
            "put up to 1 Z/X with Cost 3 or less from your hand on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.MEIRARU)], do=[GainDamage(2000)]),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MEIRARU)],
                do=[
                    Damage(
                        Per(2000, card(Side.OWN, Zone.RESOURCE, color=Color.RED)),
                        choose(1, zx(on=NORMAL), up_to=True),
                    ),
                    WhenDestroyed([
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3), up_to=True),
                            NORMAL,
                            empty=True,
                        ),
                    ]),
                ],
            ),
        ]),
    Card(
        "B11-013", "Pazuzu, Wind Demon-king", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="風の魔王パズズ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Always] While you have a [Mythos] card that is Force of this card in your Force zone, "
            "each [Mythos] card in your hand has -1 Cost."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.MYTHOS, having=(Having.FORCE_OF_THIS,))
                    ),
                ],
                do=[GainCost(-1, each(card(Side.OWN, Zone.HAND, tribe=Tribe.MYTHOS)))],
            ),
        ]),
    Card(
        "B11-014", "Icarus, Freed Wings", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="解き放たれた翼イカロス", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay red 2. If "
            "you did, 1 Z/X of yours on a Square has infinite Range until the end of the turn."
        ),
        abilities=[
            EvolSeed(do=[
                May(Pay(Color.RED, 2), then=[Grant(choose(1, zx(Side.OWN)), GainRange(ANY_NUMBER))]),
            ]),
        ]),
    Card(
        "B11-015", "Sakata no Kintoki, Bear Warrior", Color.RED, cost=6, power=8500, tribes=(Tribe.BRAVER,),
        japanese="万夫不当の熊武士 坂田金時", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, if you have a card with Evol Seed icon that is Force of this "
            "card in your Force zone, deal 5000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtLeast(1, _SEED_BELOW)], [Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B11-016", "Beryl Squirrel", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="飛揚する緑柱石ベリルスクイレル", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: If you have a green "
            "card that is Force of this card in your Force zone, deal 6000 damage to 1 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, color=Color.GREEN, having=(Having.FORCE_OF_THIS,)
                                ),
                            ),
                        ],
                        [Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-017", "Kalavinka, Bird of the Lovely Voice", Color.RED, cost=7, power=10500,
        tribes=(Tribe.MYTHOS,), japanese="麗の妙声鳥 迦陵頻伽", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Honome; your turn; once per turn) Remove 6 cards in your Trash from the "
            "game: You may put 1 Z/X with Cost 5 or less from your hand on a Square of the Center Area "
            "without a Z/X in Sleep State. Remove 1 enemy Z/X with Cost 4 or less on a Normal Square from "
            "the game."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.HONOME), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(6, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5)),
                            CENTER,  # diagram assumed
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.REMOVED),
                ],
            ),
        ]),
    Card(
        "B11-018", "Gale Blaster Storm", Color.RED, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="ゲイルブラスターストーム", rarity=Rarity.UC,
        text=(
            "[Event] Deal 5000 damage to 1 enemy Sleep Z/X on a Square of the Center Area.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, deal 3000 damage to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            # diagram assumed
            EventText(do=[Damage(5000, choose(1, zx(Side.ENEMY, on=CENTER, state=State.SLEEP)))]),
            EvolSeed(do=[Damage(3000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B11-019", "Stepped on the Cat", Color.RED, CardType.EVENT, cost=1, japanese="猫ふんじゃった",
        rarity=Rarity.C,
        text=(
            "[Event] Destroy 1 [Cait Sith] Z/X of yours on a Square. If you did, Reboot 1 Z/X "
            'of yours with "オリハルコンティラノ" in the name on a Square.'
        ),
        abilities=[
            EventText(do=[
                Then(
                    Destroy(choose(1, zx(Side.OWN, tribe=Tribe.CAIT_SITH))),
                    then=[Reboot(choose(1, zx(Side.OWN, name_contains="オリハルコンティラノ")))],
                ),
            ]),
        ]),
    Card(
        "B11-020", "Aegis Reflection", Color.RED, CardType.EVENT, cost=2,
        japanese="アイギス・リフレクション", rarity=Rarity.UC,
        text=(
            '[Event] If you have an attacked Z/X with "アテナ" in the name on a Square, deal 6000 damage '
            "to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, name_contains="アテナ", having=(Having.ATTACKED,)))],
                    [Damage(6000, each(zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B11-021", "Amy, Flower Song of the Ring", Color.BLUE, cost=2, power=3000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="放環の花曲エイミー", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have 6 or more blue cards in your Resource, you may "
            "return 1 enemy Z/X with Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-022", "Mirfak, Quick Analyzer", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="クイックアナライズ ミルファク",
        rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)), do=[Draw(1)]
            ),
        ]),
    Card(
        "B11-023", "Magnesium, Gourmet Transform", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.START_CARD,), japanese="美食変形マグネシウム",
        rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 4, put this card into your Trash: Draw 1 card. Return 1 enemy "
            "Z/X with Power 9000 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 4), Move(THIS, Zone.TRASH)],
                do=[
                    Draw(1),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=9000)), Zone.HAND),
                ],
            ),
        ]),
    Card(
        "B11-024", "Rampage, Runaway Machine", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="暴走機械ランページ",
        rarity=Rarity.R),
    Card(
        "B11-025", "Squeeze, Press Machine", Color.BLUE, cost=4, power=6000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="圧搾機械スクイーズ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Sleep this card: If you have a black card that is Force of this card in your Force "
            "zone, return 1 enemy Z/X with Cost 3 or less on a Normal Square to the top of its owner's "
            "deck."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, color=Color.BLACK, having=(Having.FORCE_OF_THIS,)
                                ),
                            ),
                        ],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.DECK)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-026", "Original XIII Type.III", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.III “Ch05Al”", rarity=Rarity.SR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 3 or more cards in your "
            "hand, look at the top 3 cards of your deck. Return them to the top of your deck in any "
            "order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[If([AtLeast(3, card(Side.OWN, Zone.HAND))], [Look(3, rest=Rest.TOP)])],
            ),
        ]),
    Card(
        "B11-027", "Henriette, Air on the Harp", Color.BLUE, cost=4, power=6500, tribes=(Tribe.MERMAID,),
        japanese="琴奏の調アンリエット", rarity=Rarity.C),
    Card(
        "B11-028", "Honey-One, Strongest Haniwa King", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.EVOL_SEED,), japanese="最強埴輪王Honey-One",
        rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, draw 1 card. Return 1 card "
            "from your hand to your deck and shuffle it."
        ),
        abilities=[
            EvolSeed(do=[
                Draw(1),
                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
            ]),
        ]),
    Card(
        "B11-029", "Alhena, Star Princess", Color.BLUE, cost=4, power=5500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="スタープリンセス アルヘナ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Evol Seed icon, look at the top 2 cards of your deck. "
            "Return 1 card among them to its owner's hand. Put the rest on the bottom of your deck in any "
            "order."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Look(2, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.BOTTOM)],
                        among=card(Side.ANY, Zone.TRASH, icons=(Icon.EVOL_SEED,)),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B11-030", "Bardan, Great Minigun", Color.BLUE, cost=5, power=8000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="グレートミニガン バーダン", rarity=Rarity.C),
    Card(
        "B11-031", "Nagoyan, Golden Shachi Castle", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="天下の金鯱城ナゴヤーン", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, if you have a card with Evol Seed icon that is Force of this "
            "card in your Force zone, return 1 card from your opponent's Charge to your opponent's deck "
            "and shuffle it."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, _SEED_BELOW)],
                        [Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-032", "Giulio, Hot-sound DJ", Color.BLUE, cost=5, power=7000, tribes=(Tribe.MERMAID,),
        japanese="熱響DJジュリオ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When a [Mermaid] Z/X of yours attacks, if you have a [Mermaid] card that is Force of "
            "this card in your Force zone, you may move 1 Z/X that is not in battle on a Normal Square to "
            "a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.MERMAID),
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.MERMAID, having=(Having.FORCE_OF_THIS,)
                                ),
                            ),
                        ],
                        [
                            May(
                                Put(
                                    choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    NORMAL,
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-033", "Neodymium, Roaring Combination", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="爆音合体ネオジム", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may Sleep this card. If you did, return 1 enemy Z/X on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Sleep(THIS), then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)])],
            ),
        ]),
    Card(
        "B11-034", "Caph, Throwing Tomahawk", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="スローイングトマホーク カフ", rarity=Rarity.R,
        text="[Auto] When this card appears, you may Sleep this card. If you did, draw 2 cards.",
        abilities=[Automatic(when=Occurrence.APPEARS, do=[May(Sleep(THIS), then=[Draw(2)])])]),
    Card(
        "B11-035", "Rubidium, Arcade Transform", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="遊技変形ルビジウム", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may pay blue 1. If you did, draw "
            "3 cards. Return 2 cards from your hand to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Pay(Color.BLUE, 1),
                        then=[
                            Draw(3),
                            Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-036", "Hunting, Game-hunt Machine", Color.BLUE, cost=7, power=9500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.EVOL_SEED,), japanese="狩猟機械ハンティング",
        rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may return 1 enemy Z/X "
            "with Cost 5 or more on a Normal Square to its owner's hand."
        ),
        abilities=[
            EvolSeed(do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.HAND))]),
        ]),
    Card(
        "B11-037", "Helical Fort, Endless Spiral", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.GEAR_DRAGON,), japanese="超無窮螺旋ヘリカルフォート", rarity=Rarity.SR,
        text=(
            "[Startup] (Hand; Player Yui; your turn; once per turn by name) Put this card into your "
            "Trash, put 1 [Gear Dragon] card from your Charge into your Trash: If your opponent has 5 or "
            "more cards in their Resource, ignite 1 time.\n"
            "[Startup] (Player Yui; once per turn) Put 1 card from your hand into your Trash: Return 1 "
            "enemy Z/X on a Normal Square to the top of its owner's deck."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.YUI), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[
                    Move(THIS, Zone.TRASH),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.GEAR_DRAGON)), Zone.TRASH),
                ],
                do=[If([AtLeast(5, card(Side.ENEMY, Zone.RESOURCE))], [Ignite(1)])],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.YUI)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK)],
            ),
        ]),
    Card(
        "B11-038", "Double Spark Termination", Color.BLUE, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="ダブルスパークターミネーション", rarity=Rarity.UC,
        text=(
            "[Event] Return 1 enemy Sleep Z/X with Cost 3 or less on a Normal Square to its owner's hand.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may return 1 enemy "
            "Sleep Z/X with Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, cost_at_most=3)), Zone.HAND),
            ]),
            EvolSeed(do=[
                May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, cost_at_most=3)), Zone.HAND)),
            ]),
        ]),
    Card(
        "B11-039", "Twilight and Dawn of Justice", Color.BLUE, CardType.EVENT, cost=2,
        icons=(Icon.IGNITION,), japanese="正義の黄昏 そして 暁", rarity=Rarity.R,
        text=(
            "[Event] Reveal the top 5 cards of your deck. Return up to 2 [Metal Fortress] cards among "
            "them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            EventText(do=[
                Look(
                    5,
                    shown=True,
                    do=[
                        Move(
                            choose(
                                2, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.METAL_FORTRESS)), up_to=True
                            ),
                            Zone.HAND,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B11-040", "I Got Praised!", Color.BLUE, CardType.EVENT, cost=2, japanese="ほめられちゃいました！",
        rarity=Rarity.C,
        text=(
            "[Event] If a card moved to another Square this turn, return 1 enemy Z/X on a Normal "
            "Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EventText(do=[
                If(
                    [Happened(Occurrence.MOVES)],
                    [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B11-041", "Aura Anubis, Guardian of the Sanctuary", Color.WHITE, cost=2, power=1500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="聖域の守護聖獣オーラアヌビス", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, if you have 6 or more white cards in your Resource, you may "
            "put 1 white Z/X with another name than this card and Cost 3 or less from your Charge on a "
            "Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN, zone=Zone.CHARGE, color=Color.WHITE, cost_at_most=3,
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
                                    NORMAL,
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-042", "Broad Peak, Evil Bane", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="イヴィルベイン ブロードピーク", rarity=Rarity.R),
    Card(
        "B11-043", "Aura Izuna, Holy Beast", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.START_CARD,), japanese="聖獣オーライヅナ", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Sleep 1 Z/X of yours on a "
            "Square. If you did, give 1 Z/X on a Normal Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Then(Sleep(choose(1, zx(Side.OWN))), then=[Power(-5000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B11-044", "Kongur, Law Bringer", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ロウブリンガー コンゲール",
        rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, give each enemy Z/X on a Square "
            "-2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Power(-2000, each(zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B11-045", "Wilhelm, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ウィルヘルム", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if you have a white Event in your Trash, give this card +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE))],
                        [Power(3000, THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-046", "Aura Mushussu, Holy Beast", Color.WHITE, cost=4, power=5500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラムシュフシュ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When a [Holy Beast] Z/X of yours attacks, if you have a [Holy Beast] card that is "
            "Force of this card in your Force zone, give each enemy Z/X on a Normal Square -2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.HOLY_BEAST),
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.HOLY_BEAST,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [Power(-2000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-047", "Somali, World Runner", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.EVOL_SEED,), japanese="世界を疾駆するソマリ", rarity=Rarity.UC,
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
        "B11-048", "Plaisir of Delight", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="喜びのプレシール", rarity=Rarity.C,
        text=(
            "[Auto] When this card attacks, if you have 9 or fewer cards in your Resource, give 1 enemy "
            "Z/X on a Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtMost(9, card(Side.OWN, Zone.RESOURCE))],
                        [Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-049", "Logan, Evil Bane", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ローガン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] (once per turn) Pay white 1, put 1 card from your hand into your Trash: If you "
            "have a blue card that is Force of this card in your Force zone, give 1 Z/X on a Square of "
            "the Center Area +4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 1), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, color=Color.BLUE, having=(Having.FORCE_OF_THIS,)
                                ),
                            ),
                        ],
                        [Power(4000, choose(1, zx(on=CENTER)))],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B11-050", "Ocicat, Kagura-dancing Maiden", Color.WHITE, cost=5, power=8000,
        tribes=(Tribe.CAIT_SITH,), japanese="神楽舞う巫女オシキャット", rarity=Rarity.C),
    Card(
        "B11-051", "Tirich Mir, Flashing Meteor Kick", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.GUARDIAN,), icons=(Icon.EVOL_SEED,), japanese="閃光流星脚ティリチミール",
        rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, return up to 2 cards from "
            "your Charge to your hand."
        ),
        abilities=[EvolSeed(do=[Move(choose(2, card(Side.OWN, Zone.CHARGE), up_to=True), Zone.HAND)])]),
    Card(
        "B11-052", "Innocent Star, Dazzle of the Heavens", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.ANGEL_DRAGON,), japanese="閃天の眩耀イノセントスター", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Nino) When this card appears, reveal the top 10 cards of your deck. Choose 1 "
            "of these: (1) return up to 1 [Angel Dragon] card among them to your hand; (2) return up to 1 "
            "Event among them to your hand. Shuffle the rest back into your deck.\n"
            "[Auto] (Player Nino) When this card attacks, if you have 2 or more Events in your Trash, "
            "give up to 1 enemy Z/X on a Normal Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.NINO)],
                do=[
                    Look(
                        10,
                        shown=True,
                        do=[
                            OneOf([
                                [
                                    Move(
                                        choose(
                                            1,
                                            looked(card(Side.OWN, Zone.DECK, tribe=Tribe.ANGEL_DRAGON)),
                                            up_to=True,
                                        ),
                                        Zone.HAND,
                                    ),
                                ],
                                [
                                    Move(
                                        choose(
                                            1,
                                            looked(card(Side.OWN, Zone.DECK, kind=CardType.EVENT)),
                                            up_to=True,
                                        ),
                                        Zone.HAND,
                                    ),
                                ],
                            ]),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.NINO)],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                        [Power(-5000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-053", "Ideginiar of Good Ideas", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="名案のイデジニアール", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have a [Angel] card with Cost 5 or more in your "
            "Charge, give 1 enemy Z/X on a Normal Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_least=5))],
                        [Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-054", "Pionnier the Forerunner", Color.WHITE, cost=6, power=9500, tribes=(Tribe.ANGEL,),
        japanese="先駆者ピオニエ", rarity=Rarity.C),
    Card(
        "B11-055", "Marteau, Star Hammer of Peace", Color.WHITE, cost=6, power=8000, tribes=(Tribe.ANGEL,),
        japanese="平和の星鎚マルトー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay white 1, put 1 card that is Force of this card from your Force zone into your "
            "Trash: If what was chosen first is a card with Evol Seed icon, put 1 enemy Z/X with Cost 6 "
            "or more on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.WHITE, 1), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)), Zone.DECK, bottom=True
                            ),
                        ],
                        among=card(Side.ANY, Zone.TRASH, icons=(Icon.EVOL_SEED,)),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B11-056", "Mike, High-handed King", Color.WHITE, cost=6, power=8500, tribes=(Tribe.CAIT_SITH,),
        japanese="傍若無人な王様ミケ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, if you have a card with Evol Seed icon that is Force of this "
            "card in your Force zone, your opponent may pay 4 of any color. Otherwise, give 1 enemy Z/X "
            "on a Normal Square -6000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, _SEED_BELOW)],
                        [
                            May(
                                Pay(Color.COLORLESS, 4),
                                otherwise=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                                by=Side.ENEMY,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-057", "Azazel, Angel of the End", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="終末天使アザゼル", rarity=Rarity.SR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may remove 1 Event in your "
            "Trash from the game. If you did, remove 1 Z/X on a Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), Zone.REMOVED),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-058", "Northern Cross Maelstrom", Color.WHITE, CardType.EVENT, cost=1,
        icons=(Icon.EVOL_SEED,), japanese="ノーザンクロスメイルストローム", rarity=Rarity.C,
        text=(
            "[Event] Give 1 enemy Z/X on a Normal Square -2000 Power until the end of the turn.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, give 1 enemy Z/X on a "
            "Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
            EvolSeed(do=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B11-059", "Two Loyalties", Color.WHITE, CardType.EVENT, cost=1, japanese="二つの忠義",
        rarity=Rarity.C,
        text=(
            "[Event] Give 1 attacked Z/X of yours on a Square +2000 Power until the end of the turn. "
            'If your Player is Misaki, 1 Z/X of yours on a Square gains "[Auto] When a battle in '
            'which a Z/X attacked this card ends, destroy that Z/X if it is on a Normal Square." '
            "until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Power(2000, choose(1, zx(Side.OWN, having=(Having.ATTACKED,)))),
                If(
                    [PlayerNamed(PlayerKey.MISAKI)],
                    [
                        Grant(
                            choose(1, zx(Side.OWN)),
                            Gains(
                                Automatic(
                                    when=Occurrence.BATTLE_ENDS,
                                    role=Role.ATTACKED,
                                    do=[Destroy(That(zx(on=NORMAL)))],
                                ),
                            ),
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B11-060", "Won't You Give It, Meow", Color.WHITE, CardType.EVENT, cost=3, japanese="くれないかニャ",
        rarity=Rarity.UC,
        text=(
            "[Always] (Hand; Player Nina) While it is your turn and you have 5 or more cards in your "
            'Resource, you may put up to 4 cards with "メインクーン" in the name from your Trash on the '
            "bottom of your deck when this card is played; it costs 1 less for every 2 of them.\n"
            '[Event] Put 1 Z/X with "メインクーン" in the name from your Charge on a Square of the Center '
            "Area without a Z/X. If you did, put 1 card from your opponent's Charge into your "
            "opponent's Trash. You may draw 1 card."
        ),
        abilities=[
            Always(
                needs=[
                    PlayerNamed(PlayerKey.NINA), TurnOf(Side.OWN), AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                ],
                valid_in=Zone.HAND,
                do=[
                    PayLess(
                        1,
                        choose(4, card(Side.OWN, Zone.TRASH, name_contains="メインクーン"), up_to=True),
                        per=2,
                    ),
                ],
            ),
            EventText(do=[
                Then(
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, name_contains="メインクーン")),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                    then=[Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH), May(Draw(1))],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B11-061", "Hinterhalt, Unexpected Ambush", Color.BLACK, cost=2, power=2000,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="予期せぬ伏兵ヒンターハルト", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, if you have 6 or more black cards in your Resource, you may "
            "destroy 1 enemy Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-062", "Balnea", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="温泉の魔人バルネア", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, you may destroy 1 Z/X with Cost 3 or "
            "less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
            ),
        ]),
    Card(
        "B11-063", "Leaping Ace Attacker", Color.BLACK, cost=3, power=5000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION,), japanese="跳躍するエースアタッカー", rarity=Rarity.R),
    Card(
        "B11-064", "Entangling Clock Gear", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.START_CARD,), japanese="巻き込むクロックギア", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 2, put this card into your Trash: Destroy 1 Z/X with Cost 6 or "
            "more on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(on=NORMAL, cost_at_least=6)))],
            ),
        ]),
    Card(
        "B11-065", "Schmerz", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="飢えた滅牙シュメルツ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, if you have a card with Evol Seed "
            "icon that is Force of this card in your Force zone, you may destroy 1 Z/X with Power "
            "5000 or less on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(1, _SEED_BELOW)],
                        [May(Destroy(choose(1, zx(on=NORMAL, power_at_most=5000))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-066", "Sizzling Becky", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="じゅーじゅーするベッキー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may pay black 3. If you did, destroy 1 enemy Z/X with "
            "Cost 5 or more on a Normal Square. If you did, put 1 card from your opponent's hand of "
            "your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 3),
                        then=[
                            Then(
                                Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5))),
                                then=[
                                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-067", "Mad Hatter", Color.BLACK, cost=4, power=5500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.EVOL_SEED,), japanese="不思議の国の帽子屋マッドハッター", rarity=Rarity.R,
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
        "B11-068", "Guerilla Krieg, Swift Raider", Color.BLACK, cost=5, power=8000, tribes=(Tribe.PREDATOR,),
        japanese="怪速の遊撃獣ゲーリラ・クリーク", rarity=Rarity.C),
    Card(
        "B11-069", "Bone Rocker", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="狂演骸骨ボーンロッカー", rarity=Rarity.C,
        text=(
            "[Always] While you have 4 or more cards without Ignition icon in your Trash, this card has "
            "+1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(4, card(Side.OWN, Zone.TRASH, without_icons=(Icon.IGNITION,)))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B11-070", "Tenebra, Diabolos of Darkness", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="暗闇の魔人テネブラー", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may pay black 2. If you did, destroy 1 Z/X with Cost 5 on "
            "a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[Destroy(choose(1, zx(on=NORMAL, cost_at_least=5, cost_at_most=5)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-071", "Crocodile Shear", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="飛びかかるクロコダイルシェアー", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a red card, if your opponent has 3 or more cards in their hand, "
            "put 1 card from your opponent's hand of your opponent's choice into your opponent's Trash. "
            "In any case, destroy this card."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [
                            If(
                                [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                                [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                            ),
                        ],
                        among=card(Side.ANY, Zone.TRASH, color=Color.RED),
                        kept=True,
                    ),
                    Destroy(THIS),  # ruling H73
                ],
            ),
        ]),
    Card(
        "B11-072", "Incubus, Diabolos of Nightmares", Color.BLACK, cost=6, power=8500,
        tribes=(Tribe.DIABOLOS,), japanese="悪夢の魔人インクブス", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, put the top 2 cards of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[FromDeck(2, Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-073", "Fanatic", Color.BLACK, cost=6, power=8500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.EVOL_SEED,), japanese="狂乱の教祖ファナティック", rarity=Rarity.UC,
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
        "B11-074", "Rusalka, Ghost of the Drowned", Color.BLACK, cost=6, power=9500,
        tribes=(Tribe.NOSFERATU,), japanese="水難の幽霊ルサールカ", rarity=Rarity.C),
    Card(
        "B11-075", "Realm Razer", Color.BLACK, cost=6, power=8000, tribes=(Tribe.CRUEL_DRAGON,),
        japanese="不倶戴天の闇レルムレイザー", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Barahara; once per turn) Put 1 card from your hand into your Trash: "
            "Choose 1 of these: (1) destroy 1 enemy Z/X on a Normal Square; (2) if it is your turn, "
            "put 1 [Cruel Dragon] Z/X with Cost 3 or less from your Trash on a Normal Square without "
            "a Z/X."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    OneOf([
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                        [
                            If(
                                [TurnOf(Side.OWN)],
                                [
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN, zone=Zone.TRASH, tribe=Tribe.CRUEL_DRAGON,
                                                cost_at_most=3,
                                            ),
                                        ),
                                        NORMAL,
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ]),
                ],
            ),
        ]),
    Card(
        "B11-076", "Alice", Color.BLACK, cost=7, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="風変りな世界のアリス", rarity=Rarity.R,
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
        "B11-077", "Ecdalion, Fallen to Darkness", Color.BLACK, cost=7, power=10000,
        tribes=(Tribe.NOSFERATU,), japanese="闇堕ちのエクダリオン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, if you have 6 or more [Nosferatu] cards in your Trash and a "
            "[Nosferatu] card that is Force of this card in your Force zone, destroy 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU)),
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.NOSFERATU,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [Destroy(choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-078", "Hearts That Miss Each Other", Color.BLACK, CardType.EVENT, cost=1,
        icons=(Icon.IGNITION,), japanese="すれ違う想い", rarity=Rarity.UC,
        text=(
            "[Event] If your Player is Sakura, give each enemy Z/X on a Square -2000 Power until the end "
            "of the turn."
        ),
        abilities=[
            EventText(do=[If([PlayerNamed(PlayerKey.SAKURA)], [Power(-2000, each(zx(Side.ENEMY)))])]),
        ]),
    Card(
        "B11-079", "Mold Weathering", Color.BLACK, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="モールドウェザリング", rarity=Rarity.R,
        text=(
            "[Event] Destroy 1 enemy Sleep Z/X with Cost 3 or less on a Square of the Center Area.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, destroy 1 enemy Sleep "
            "Z/X with Cost 3 or less on a Square of the Center Area."
        ),
        abilities=[
            # diagram assumed
            EventText(do=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER, state=State.SLEEP, cost_at_most=3)))]),
            EvolSeed(do=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER, state=State.SLEEP, cost_at_most=3)))]),
        ]),
    Card(
        "B11-080", "Break Ace", Color.BLACK, CardType.EVENT, cost=3, japanese="ブレイク・エース",
        rarity=Rarity.C,
        text="[Event] Return 2 Z/X from your Trash at random to your hand.",
        abilities=[
            EventText(do=[Move(choose(2, zx(Side.OWN, zone=Zone.TRASH), random=True), Zone.HAND)]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B11-081", "Chamomile Enjoying New Year", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="正月を堪能するカモミール",
        rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, if you have 6 or more green cards in your Resource, give 1 "
            "Z/X of yours on a Square +3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [Power(3000, choose(1, zx(Side.OWN)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-082", "Weresheep at the Shrine", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="お参りする羊娘ウェアシープ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, give 1 Z/X on a Square +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Power(3000, choose(1, zx()))],
            ),
        ]),
    Card(
        "B11-083", "Cresson, Clinic Doctor", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.START_CARD,), japanese="診療医クレソン", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 2, put this card into your Trash: Give up to 2 Z/X on a Square "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.TRASH)],
                do=[Power(2000, choose(2, zx(), up_to=True))],
            ),
        ]),
    Card(
        "B11-084", "Caucasus, Little Great Warrior", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.PLASECT,), icons=(Icon.IGNITION,), japanese="小さな大戦士コーカサス",
        rarity=Rarity.R),
    Card(
        "B11-085", "Sarusuberi", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        icons=(Icon.EVOL_SEED,), japanese="華麗なる巧手 百日紅", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put the top 2 "
            "cards of your deck into your Resource in Sleep State. If you did, put 2 cards from your "
            "Resource into your Trash. In any case, if it is your turn and it is the Ignition Phase, "
            "Reboot 2 cards in your Resource."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    then=[Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH)],
                ),
                If(
                    [TurnOf(Side.OWN), InPhase(Phase.IGNITION)],
                    [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE)))],
                ),
            ]),
        ]),
    Card(
        "B11-086", "Werereindeer", Color.GREEN, cost=4, power=5000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアレインディアー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give each Z/X of yours on a Square +2000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(2000, each(zx(Side.OWN)))]),
        ]),
    Card(
        "B11-087", "Werecapybara", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.EVOL_SEED,), japanese="バーベナ親衛隊長ウェアカピバラ", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, 1 Z/X of yours on a "
            'Square gains "[Startup] Sleep this card: Reboot up to 2 cards in your '
            'Resource." until the end of the turn.'
        ),
        abilities=[
            EvolSeed(do=[
                Grant(
                    choose(1, zx(Side.OWN)),
                    Gains(
                        Startup(
                            cost=[Sleep(THIS)],
                            do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                        ),
                    ),
                ),
            ]),
        ]),
    Card(
        "B11-088", "Goyoumatsu, Wandering Oar", Color.GREEN, cost=4, power=6500, tribes=(Tribe.HOURAI,),
        japanese="風来の櫂 五葉松", rarity=Rarity.C),
    Card(
        "B11-089", "Verbena, Lovely Idol", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="可憐なアイドル バーベナ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] (your turn) When a card of yours is put into Resource, if you have a card with Evol "
            "Seed icon that is Force of this card in your Force zone, give 1 Z/X with Power 8000 or less "
            "on a Square +6000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                of=card(Side.OWN, Zone.RESOURCE),
                needs=[TurnOf(Side.OWN)],
                do=[If([AtLeast(1, _SEED_BELOW)], [Power(6000, choose(1, zx(power_at_most=8000)))])],
            ),
        ]),
    Card(
        "B11-090", "Werepanther of the Five Chiefs", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="五頭領 神足拳士 ウェアパンサー", rarity=Rarity.SR,
        text=(
            "[Startup] (once per turn) Pay green 2: Give 1 Z/X of yours on a Square +3000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.GREEN, 2)],
                do=[Power(3000, choose(1, zx(Side.OWN)))],
            ),
        ]),
    Card(
        "B11-091", "Mokuren", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="燦爛たる投擲 木蓮", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Evol Seed icon, return 1 card from your Resource to "
            "your hand. In any case, put 1 card from your hand into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND)],
                        among=card(Side.ANY, Zone.TRASH, icons=(Icon.EVOL_SEED,)),
                        kept=True,
                    ),
                    # Ruling H73: with whatever Force.
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B11-092", "Nazuna", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="溌剌な斬馬刀 薺", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears from the hand, put the top card of your deck into your "
            "Resource in Sleep State. Put the top card of your opponent's deck into your opponent's "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    FromDeck(1, Zone.RESOURCE, State.SLEEP, side=Side.ENEMY),
                ],
            ),
        ]),
    Card(
        "B11-093", "Venom Tarantula, Aconite Spider", Color.GREEN, cost=5, power=8000,
        tribes=(Tribe.PLASECT,), japanese="附子蜘蛛ベノムタランチュラ", rarity=Rarity.C),
    Card(
        "B11-094", "Werecat in a Snowball Fight", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="雪合戦をするウェアキャット", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card or a [Lycanthrope] Z/X of yours attacks, if you have a [Lycanthrope] "
            "card that is Force of this card in your Force zone, you may give 1 [Lycanthrope] Z/X on a "
            "Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.LYCANTHROPE),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.LYCANTHROPE,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(Power(2000, choose(1, zx(tribe=Tribe.LYCANTHROPE))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-095", "Ragweed Moth", Color.GREEN, cost=6, power=9000, tribes=(Tribe.PLASECT,),
        japanese="拡散花粉ブタクサモス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, put up to 1 card from your Trash under this card as Force.\n"
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: If you have a white "
            "card that is Force of this card in your Force zone, Reboot up to 2 cards in your Resource. "
            "Your Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[AsForce(choose(1, card(Side.OWN, Zone.TRASH), up_to=True))]
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, color=Color.WHITE, having=(Having.FORCE_OF_THIS,)
                                ),
                            ),
                        ],
                        [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True)), CannotReboot()],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-096", "Shirakaba, Flawless Gunblade", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="隙のない剣銃 白樺", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears from the hand, you may put 1 card from your hand into your "
            "Trash. If you did, reveal the top 3 cards of your deck. Return 1 Z/X among them to its "
            "owner's hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Look(3, do=[Move(choose(1, looked(zx())), Zone.HAND)], shown=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-097", "Noble Grove", Color.GREEN, cost=6, power=9000, tribes=(Tribe.IVY_DRAGON,),
        japanese="大地の爪甲ノーブルグローヴ", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Kushuru; your turn) Pay green 2, Sleep this card: Put 1 Z/X with "
            "another name than this card and Cost 7 or less from your Resource on a Square of the "
            "Center Area without a Z/X. If you did, if it is a [Ivy Dragon] Z/X, put the top 2 cards "
            "of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.KUSHURU), TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 2), Sleep(THIS)],
                do=[
                    Then(
                        Put(
                            choose(
                                1,
                                zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=7, having=(Having.OTHER_NAME,)),
                            ),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                        then=[
                            IfPicked(
                                1,
                                [FromDeck(2, Zone.RESOURCE, State.SLEEP)],
                                among=zx(tribe=Tribe.IVY_DRAGON),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-098", "Moon of the Sixteenth Night", Color.GREEN, CardType.EVENT, cost=1,
        japanese="戦火晴らす不知夜の月", rarity=Rarity.C,
        text=(
            "[Event] Deal 3000 damage for each [Braver] Z/X of yours on a Square to 1 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            EventText(do=[
                Damage(Per(3000, zx(Side.OWN, tribe=Tribe.BRAVER)), choose(1, zx(Side.ENEMY, on=NORMAL))),
            ]),
        ]),
    Card(
        "B11-099", "Butterfly Domination", Color.GREEN, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="バタフライドミネーション", rarity=Rarity.C,
        text=(
            "[Event] If you have 5 or more cards in your Resource, put 1 card from your hand into "
            "your Resource.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, if you have 5 or more "
            "cards in your Resource, you may put 1 card from your hand into your Resource."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                    [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE)],
                ),
            ]),
            EvolSeed(do=[
                If(
                    [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                    [May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE))],
                ),
            ]),
        ]),
    Card(
        "B11-100", "Matchless Wind-borne Snow", Color.GREEN, CardType.EVENT, cost=2, japanese="絶佳の風花",
        rarity=Rarity.R,
        text=(
            "[Event] Reboot up to 7 [Hourai] cards in your Resource. Remove this card from the game. Your "
            "Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Reboot(choose(7, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI), up_to=True)),
                Move(THIS, Zone.REMOVED),
                CannotReboot(),
            ]),
        ]),
    # -- special numbers ---------------------------------------------------
    Card(
        "B11-101", "Altair, Administrator", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.BATTLE_DRESS, Tribe.MERMAID), japanese="アドミニストレータ アルタイル",
        rarity=Rarity.ZXR,
        text=(
            "[Always] The limit of your hand is +4.\n"
            "[Auto] When this card appears, if you have 3 or more [Mermaid] Z/X on a Square, 4 or more "
            "[Killer Machine] cards in your Trash, 4 or more [Battle Dress] cards in your Trash and 4 or "
            "more [Metal Fortress] cards in your Trash, return any number of cards from your hand to your "
            "deck and shuffle it. Draw 8 cards and 1 less for each card in your hand."
        ),
        abilities=[
            Always(do=[HandMore(4)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(3, zx(Side.OWN, tribe=Tribe.MERMAID)),
                            AtLeast(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.KILLER_MACHINE)),
                            AtLeast(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.BATTLE_DRESS)),
                            AtLeast(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.METAL_FORTRESS)),
                        ],
                        [
                            Move(choose(ANY_NUMBER, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                            Draw(Per(-1, card(Side.OWN, Zone.HAND), plus=8)),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-102", "Beelzebub, Unprecedented Calamity", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.DIABOLOS,), japanese="未曽有の大難ベルゼブブ", rarity=Rarity.ZXR,
        text=(
            "[Auto] When a Z/X of yours returns to a hand from Trash, you may put 2 cards from your Trash "
            "under this card as Force.\n"
            "[Startup] Put 7 cards that are Force of this card from your Force zone into your Trash: "
            "Destroy any number of Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.RETURNS_TO_HAND,
                of=zx(Side.OWN, zone=Zone.TRASH),
                origin=Zone.TRASH,
                do=[May(AsForce(choose(2, card(Side.OWN, Zone.TRASH))))],
            ),
            Startup(
                cost=[Move(choose(7, _FORCE_BELOW), Zone.TRASH)],
                do=[Destroy(choose(ANY_NUMBER, zx()))],
            ),
        ]),
    Card(
        "B11-103", "Utpala, Demon-quelling Dragon King", Color.GREEN, cost=11, power=7000,
        tribes=(Tribe.HOURAI,), japanese="降魔の龍王 優鉢羅", rarity=Rarity.ZXR,
        text=(
            "[Always] This card has +1000 Power for every 3 cards in your Resource.\n"
            "[Startup] (Hand; if 13 or more different names are among the Reboot [Hourai] cards in your "
            "Resource) For nothing: Put this card on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=3))]),
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    Different(
                        13,
                        Trait.NAME,
                        card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI, state=State.REBOOT),
                    ),
                ],
                cost=[],
                do=[Put(THIS, CENTER, empty=True)],  # diagram assumed
            ),
        ]),
    # -- players -----------------------------------------------------------
    Card(
        "B11-104", "Meiraru, Red Dragon Priestess", Color.RED, CardType.PLAYER,
        japanese="赤の竜の巫女メイラル", player_keys=(PlayerKey.MEIRARU, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B11-105", "Yui, Blue Dragon Priestess", Color.BLUE, CardType.PLAYER,
        japanese="青の竜の巫女ユイ", player_keys=(PlayerKey.YUI, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B11-106", "Nino, White Dragon Priestess", Color.WHITE, CardType.PLAYER,
        japanese="白の竜の巫女ニノ", player_keys=(PlayerKey.NINO, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B11-107", "Barahara, Black Dragon Priestess", Color.BLACK, CardType.PLAYER,
        japanese="黒の竜の巫女バラハラ", player_keys=(PlayerKey.BARAHARA, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B11-108", "Kushuru, Green Dragon Priestess", Color.GREEN, CardType.PLAYER,
        japanese="緑の竜の巫女クシュル", player_keys=(PlayerKey.KUSHURU, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B11-109", "Chougasaki Honome", Color.RED, CardType.PLAYER, japanese="蝶ヶ崎ほのめ",
        player_keys=(PlayerKey.HONOME,), rarity=Rarity.IGR),
    Card(
        "B11-110", "Kushuru, Green Dragon Priestess", Color.GREEN, CardType.PLAYER,
        japanese="緑の竜の巫女クシュル", player_keys=(PlayerKey.KUSHURU, PlayerKey.MIKO), rarity=Rarity.CVR),
    Card(
        "B11-111", "Chougasaki Honome", Color.RED, CardType.PLAYER, japanese="蝶ヶ崎ほのめ",
        player_keys=(PlayerKey.HONOME,), rarity=Rarity.CVR),
    Card(
        "B11-112", "Karl Wyvern", Color.COLORLESS, CardType.PLAYER, japanese="カール・ワイバーン",
        rarity=Rarity.IGR),
    Card(
        "B11-113", "Doumeki Kisara", Color.GREEN, CardType.PLAYER, japanese="百目鬼きさら",
        player_keys=(PlayerKey.KISARA,), rarity=Rarity.IGR),
]
