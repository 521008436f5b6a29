"""Tribes and keys of Player names: the printed names that abilities of other cards test.

The names of the shipped cards are members of enumerations. A custom card set adds its own as strings:
`tribes=("Special Agent",)`, `player_keys=("Hatsu",)`. Its conditions use the same strings.
See also: encode/vocabulary.py, the bit of each name in a record.
"""

from enum import IntEnum, StrEnum
from typing import TypeAlias

from zx_env.zx.terms import CounterKind


class Rarity(StrEnum):
    """The rarity printed on a card, by its mark. Packs of the sealed format contain cards by rarity."""

    C = "C"  # common
    UC = "UC"  # uncommon
    R = "R"  # rare
    SR = "SR"  # super rare
    SSR = "SSR"  # a rarity of the later era
    ZXR = "Z/XR"  # Z/X rare
    IGR = "IGR"  # a Player card, one of each color in early sets
    CVR = "CVR"  # a Player card, two in early sets
    N = "N"  # normal
    UR = "UR"  # ultra rare
    SFR = "SFR"  # a Shift or Sealed card of the later era
    SEC = "SEC"  # a rarity of the later era
    AR = "AR"  # a card with an Extension Drive
    CR = "CR"  # a card of a guest from another game
    RR = "RR"  # a rarity of the later era
    MGNR = "MGNR"  # a Player Extra or Link with the picture of its partner
    WR = "WR"  # a rarity of the later era
    SECRET_R = "R-secret"  # a rare beyond the numbers that the set announced
    HR = "HR"  # a rarity of Z/X EX
    LR = "LR"  # a rarity of the later era
    BR = "BR"  # a Break Event, or a Z/X with Alter Break


class Tribe(IntEnum):
    """Tribes (CR 200: 種族), including tribes that no shipped card tests (ruling H50)."""

    MYTHOS = 0  # ミソス
    MEISTER = 1  # マイスター
    GIGANTIC = 2  # ギガンティック
    BRAVER = 3  # ブレイバー
    METAL_FORTRESS = 4  # メタルフォートレス
    KILLER_MACHINE = 5  # キラーマシーン
    MERMAID = 6  # マーメイド
    BATTLE_DRESS = 7  # バトルドレス
    REUNION = 8  # リユニオン
    GUARDIAN = 9  # ガーディアン
    ANGEL = 10  # エンジェル
    HOLY_BEAST = 11  # ホーリービースト
    CAIT_SITH = 12  # ケット・シー
    DIABOLOS = 13  # ディアボロス
    TORTURERS = 14  # トーチャーズ
    NOSFERATU = 15  # ノスフェラトゥ
    PREDATOR = 16  # プレデター
    PLASECT = 17  # プラセクト
    LYCANTHROPE = 18  # ライカンスロープ
    LEAFER = 19  # リーファー
    HOURAI = 20  # ホウライ
    WAKER = 21  # ウェイカー
    DINGIR = 22  # ディンギル
    GILGAMESH = 23  # ギルガメシュ
    INANNA = 24  # イナンナ
    NAMMU = 25  # ナム
    SUD = 26  # スド
    AHHAZU = 27  # アッハーズ
    NINURTA = 28  # ニヌルタ
    NERGAL = 29  # ネルガル
    MARDUK = 30  # マルドゥク
    ANU = 31  # アヌ
    ERESHKIGAL = 32  # エレシュキガル
    ISHTAR = 33  # イシュタル
    NINGAL = 34  # ニンガル
    NINKASI = 35  # ニンカシ
    NANNAR = 36  # ナンナル
    NANAYA = 37  # ナナヤ
    TIAMAT = 38  # ティアマト
    LULU = 39  # ルル
    ZABABA = 40  # ザババ
    SHAMASH = 41  # シャマシュ
    GLORY_DRAGON = 42  # グローリードラゴン
    GEAR_DRAGON = 43  # ギアドラゴン
    ANGEL_DRAGON = 44  # エンジェルドラゴン
    CRUEL_DRAGON = 45  # クルーエルドラゴン
    IVY_DRAGON = 46  # アイヴィードラゴン
    FLONNE = 47  # フロン
    ETNA = 48  # エトナ
    PRINNY = 49  # プリニー
    USALIA = 50  # ウサリア
    DOLL_SOLDIER = 51  # ドールソルジャー
    DRONYA = 52  # ドローニャ
    BAAL = 53  # バール
    ANCIENT_DRAGON = 54  # エンシェントドラゴン
    TRUE_DRAGON = 55  # トゥルードラゴン
    DRAGON_GIRL = 56  # ドラゴンガール
    KU_RITO = 57  # ク・リト
    SHIFT = 58  # SHiFT
    IDA = 59  # iDA
    WORLD_AVATAR = 60  # セカイのアバター
    OVERBOOST = 61  # オーバーブースト
    OATH_ARMAMENT = 62  # 誓装
    # The sources contain only a translation of the next two names.
    PUNISHER = 63
    AVATAR = 64
    ENLIL = 65  # エンリル
    SUMMER = 66  # the sources contain only a translation
    YS = 67  # イース
    STARLIGHT_HAZE = 68  # the sources contain only a translation
    RADIANCE = 69  # the sources contain only a translation
    ROCKMAN = 70  # ロックマン
    # The sources contain only a translation of the next four names.
    NETHERWORLD = 71
    HANDIWORK = 72
    SUSPECT = 73
    TRENDSETTER = 74
    DREAM_ARMAMENT = 75  # 夢装
    IGALIMA = 76  # イガリマ
    SHULSHAGANA = 77  # シュルシャガナ
    CHLOE = 78  # クロエ
    STARS = 79  # the sources contain only a translation
    CHALLENGER = 80  # the sources contain only a translation


OF_HALVES = (Tribe.OVERBOOST,)
"""The tribes that only Z/X Overboost have. They are printed on lower halves (ruling H32)."""

DRAGONS = (
    Tribe.GLORY_DRAGON,
    Tribe.GEAR_DRAGON,
    Tribe.ANGEL_DRAGON,
    Tribe.CRUEL_DRAGON,
    Tribe.IVY_DRAGON,
    Tribe.ANCIENT_DRAGON,
    Tribe.TRUE_DRAGON,
    Tribe.DRAGON_GIRL,
)
"""The tribes whose name contains "Dragon": the Dragon level counts them."""


class PlayerKey(IntEnum):
    """Parts of the names of Player cards that abilities test (ruling Z43)."""

    MIKADO = 0  # 神門
    AZUMI = 1  # あづみ
    ASUKA = 2  # 飛鳥
    AYASE = 3  # 綾瀬
    CHITOSE = 4  # 千歳
    SERA = 5  # 世羅
    IZUMO = 6  # 出雲
    HONOME = 7  # ほのめ
    MEIRARU = 8  # メイラル
    REIA = 9  # 怜亜
    SUGURE = 10  # 超
    NANAO = 11  # 七尾
    YUI = 12  # ユイ
    MISAKI = 13  # ミサキ
    NINA = 14  # ニーナ
    SAKURA = 15  # さくら
    NINO = 16  # ニノ
    YAMATO = 17  # 大和
    YACHIYO = 18  # 八千代
    IRUDA = 19  # イリューダ
    BARAHARA = 20  # バラハラ
    SOUMA = 21  # 相馬
    KISARA = 22  # きさら
    SANA = 23  # 紗那
    KUSHURU = 24  # クシュル
    MIKO = 25  # 巫女
    ALICIA = 26  # アリシア
    LEVY = 27  # レヴィー
    IZUMO_EX = 28  # 出雲ＥＸ
    AZUMI_EX = 29  # あづみＥＸ
    YACHIYO_EX = 30  # 八千代ＥＸ
    COLETTE = 31  # コレット
    NIG_AND_THEOGO = 32  # ニグ＆テオゴ
    URARA = 33  # うらら
    PRISM_P = 34  # プリズムＰ
    MYSTICA = 35  # ミスティカ
    REN = 36  # 神宮寺レン
    ANIMUS = 37  # アニムス
    BANE = 38  # ベイン
    LILFY = 60  # リルフィ
    MIKADO_EX = 61  # 神門ＥＸ
    ASUKA_EX = 62  # 飛鳥ＥＸ
    YAMATO_EX = 63  # 大和ＥＸ
    SANA_EX = 64  # 紗那ＥＸ
    YUTAKA = 65  # ゆたか
    KASUGA = 66  # 春日
    EA = 67  # エア
    GLORIA = 68  # グロリア
    PRINCESS = 69  # 姫君
    YS = 70  # イース
    YS_EX = 71  # イースＥＸ
    BRIONAC_EX = 72  # ブリューナクＥＸ
    ASUL_EX = 73  # アスルＥＸ
    HORUS_EX = 74  # ホルスＥＸ
    SERA_EX = 75  # 世羅ＥＸ
    MISAKI_EX = 76  # ミサキＥＸ
    MIKAN = 77  # 美甘


TribeName: TypeAlias = Tribe | str
"""A tribe: a member of Tribe for a tribe of the shipped cards, a string for a custom tribe."""

PlayerName: TypeAlias = PlayerKey | str
"""A key of Player names: a member of PlayerKey for the shipped cards, a string for a custom key."""

CounterName: TypeAlias = CounterKind | str
"""A kind of counters: a member of CounterKind for those of the shipped cards, a string for a custom kind."""


def spoken(name: TribeName | PlayerName | CounterName) -> str:
    """Return a tribe, Player name or kind of counters for a sentence: "Metal Fortress", "Azumi EX"."""
    if isinstance(name, str):
        return name
    return name.name.replace("_", " ").title().replace(" Ex", " EX")


def plain(name: TribeName | PlayerName | CounterName) -> str:
    """Return such a name for actions and positions, in lower case: "metal_fortress"."""
    return (name if isinstance(name, str) else name.name).lower().replace(" ", "_")
