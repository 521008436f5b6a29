"""B40: Player Extras (CR 1023)."""

from zx_env.zx.cards.language import *


def _strengthens(tribe: tuple[Tribe, ...]) -> Startup:
    """The Player Extra sleeps, and one of these has more Power until the end of the enemy's next turn."""
    return Startup(
        needs=[TurnOf(Side.OWN)],
        cost=[Sleep(THIS)],
        do=[Power(2000, choose(1, zx(Side.OWN, cost_at_least=5, tribe=tribe)), Until.ENEMY_TURN_ENDS)],
    )


def _isolates(name_contains: str) -> Startup:
    """The Player Extra sleeps, and its partner cannot be chosen until the end of the enemy's next turn."""
    return Startup(
        needs=[TurnOf(Side.OWN)],
        cost=[Sleep(THIS)],
        do=[
            Grant(
                choose(1, zx(Side.OWN, cost_at_least=5, name_contains=name_contains)),
                Cannot(Bar.BE_CHOSEN),
                until=Until.ENEMY_TURN_ENDS,
            ),
        ],
    )


# fmt: off
CARDS = [
    Card(
        "B40-071", "Dakki EX", Color.RED, CardType.PLAYER_EX,
        japanese="妲己ＥＸ",
        rarity=Rarity.RR,
        text=(
            "[Crisis] You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: Give 1 [Mythos] or [Braver] Z/X of yours with Cost 5 "
            "or more on a Square +2000 Power until the end of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(),
            _strengthens((Tribe.MYTHOS, Tribe.BRAVER)),
            LastStand(),
        ]),
    Card(
        "B40-072", "Nammu EX", Color.BLUE, CardType.PLAYER_EX,
        japanese="ナムＥＸ",
        rarity=Rarity.RR,
        text=(
            "[Crisis] You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: Give 1 [Mermaid] or [Metal Fortress] Z/X of yours "
            "with Cost 5 or more on a Square +2000 Power until the end of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(),
            _strengthens((Tribe.MERMAID, Tribe.METAL_FORTRESS)),
            LastStand(),
        ]),
    Card(
        "B40-073", "Meduse EX", Color.WHITE, CardType.PLAYER_EX,
        japanese="メデューズＥＸ",
        rarity=Rarity.RR,
        text=(
            "[Crisis] You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: Give 1 [Angel] or [Guardian] Z/X of yours with Cost 5 "
            "or more on a Square +2000 Power until the end of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(),
            _strengthens((Tribe.ANGEL, Tribe.GUARDIAN)),
            LastStand(),
        ]),
    Card(
        "B40-074", "Meteor EX", Color.BLACK, CardType.PLAYER_EX,
        japanese="ミーティアＥＸ",
        rarity=Rarity.RR,
        text=(
            "[Crisis] You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: Give 1 [Diabolos] or [Predator] Z/X of yours with "
            "Cost 5 or more on a Square +2000 Power until the end of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(),
            _strengthens((Tribe.DIABOLOS, Tribe.PREDATOR)),
            LastStand(),
        ]),
    Card(
        "B40-075", "Kazane EX", Color.GREEN, CardType.PLAYER_EX,
        japanese="カザネＥＸ",
        rarity=Rarity.RR,
        text=(
            "[Crisis] You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: Give 1 [Lycanthrope] or [Hourai] Z/X of yours with "
            "Cost 5 or more on a Square +2000 Power until the end of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(),
            _strengthens((Tribe.LYCANTHROPE, Tribe.HOURAI)),
            LastStand(),
        ]),
    Card(
        "B40-076", "Miyakogi Izumo EX", Color.RED, CardType.PLAYER_EX,
        player_keys=(PlayerKey.IZUMO, PlayerKey.IZUMO_EX),
        japanese="都城出雲ＥＸ",
        rarity=Rarity.MGNR,
        text=(
            "[Crisis] (Player Izumo) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"ガーンデーヴァ" in the name on a Square cannot be chosen by abilities until the end of your '
            "opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.IZUMO),
            _isolates("ガーンデーヴァ"),
            LastStand(),
        ]),
    Card(
        "B40-077", "Kagamihara Azumi EX", Color.BLUE, CardType.PLAYER_EX,
        player_keys=(PlayerKey.AZUMI, PlayerKey.AZUMI_EX),
        japanese="各務原あづみＥＸ",
        rarity=Rarity.MGNR,
        text=(
            "[Crisis] (Player Azumi) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "リゲル" in '
            "the name on a Square cannot be chosen by abilities until the end of your opponent's next "
            "turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.AZUMI),
            _isolates("リゲル"),
            LastStand(),
        ]),
    Card(
        "B40-078", "Tenryu Yutaka EX", Color.BLUE, CardType.PLAYER_EX,
        player_keys=(PlayerKey.YUTAKA,),
        japanese="天竜ゆたかＥＸ",
        rarity=Rarity.MGNR,
        text=(
            "[Crisis] (Player Yutaka) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "フレデリカ" '
            "in the name on a Square cannot be chosen by abilities until the end of your opponent's "
            "next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.YUTAKA),
            _isolates("フレデリカ"),
            LastStand(),
        ]),
    Card(
        "B40-079", "Nina Sitri EX", Color.WHITE, CardType.PLAYER_EX,
        player_keys=(PlayerKey.NINA,),
        japanese="ニーナ・シトリーＥＸ",
        rarity=Rarity.MGNR,
        text=(
            "[Crisis] (Player Nina) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "メインクーン" '
            "in the name on a Square cannot be chosen by abilities until the end of your "
            "opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.NINA),
            _isolates("メインクーン"),
            LastStand(),
        ]),
    Card(
        "B40-080", "Kamiyugi Ayase EX", Color.BLACK, CardType.PLAYER_EX,
        player_keys=(PlayerKey.AYASE,),
        japanese="上柚木綾瀬ＥＸ",
        rarity=Rarity.MGNR,
        text=(
            "[Crisis] (Player Ayase) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "ズィーガー" '
            "in the name on a Square cannot be chosen by abilities until the end of your opponent's "
            "next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.AYASE),
            _isolates("ズィーガー"),
            LastStand(),
        ]),
    Card(
        "B40-081", "Kamiyugi Yachiyo EX", Color.BLACK, CardType.PLAYER_EX,
        player_keys=(PlayerKey.YACHIYO, PlayerKey.YACHIYO_EX),
        japanese="上柚木八千代ＥＸ",
        rarity=Rarity.MGNR,
        text=(
            "[Crisis] (Player Yachiyo) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "アルモタヘル" '
            "in the name on a Square cannot be chosen by abilities until the end of your "
            "opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.YACHIYO),
            _isolates("アルモタヘル"),
            LastStand(),
        ]),
]
