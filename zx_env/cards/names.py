"""Names printed on cards that other cards ask for: tribes and keys of Player names.

A member is the number of a bit (1 << member) in the 64 bits of a record. A new one goes to the end.
"""

from enum import IntEnum


class Tribe(IntEnum):
    """CR 200: 種族."""

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


class PlayerKey(IntEnum):
    """Ruling Z43: a part of a Player card's name that abilities ask for."""

    MIKADO = 0  # 神門
    AZUMI = 1  # あづみ
    ASUKA = 2  # 飛鳥
    AYASE = 3  # 綾瀬
    CHITOSE = 4  # 千歳
