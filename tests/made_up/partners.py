"""Cards that printed ones name: only their Japanese names are true. Most are not in the standard set."""

from zx_env.zx.cards.language import *
from zx_env.zx.cards.sets import CARDS as PRINTED

_ENGLISH = {card.japanese: card.name for card in PRINTED}
"""The names of shipped cards: a partner that is shipped, too, has that name here."""


def _partner(number: str, japanese: str, *colors: Color, cost: int = 3) -> Card:
    return Card(
        number,
        _ENGLISH.get(japanese, f"Partner {number}"),
        colors if colors[1:] else colors[0],
        cost=cost,
        power=5000,
        japanese=japanese,
    )


CARDS = [
    _partner("T-964", "打ち返すレシーブ", Color.WHITE),  # of B15-050
    _partner("T-965", "回転砲技師ラピッドバレット", Color.WHITE),  # of B19-110
    _partner("T-966", "披荊の双肩フィーユ", Color.GREEN, cost=7),  # of B21-100
    _partner("T-967", "灼き尽くす煌きの射手", Color.RED, Color.WHITE),  # of B42-076
    _partner("T-968", "灼煌の戦乙女 ガーンデーヴァ", Color.RED, Color.WHITE, cost=6),
    _partner("T-969", "蒼く揺らめく炎の友情", Color.BLUE, Color.RED),  # of B42-077
    _partner("T-970", "蒼炎の機装者 リゲル", Color.BLUE, Color.RED, cost=6),
    _partner("T-971", "災いを齎す万華の勇者", Color.BLACK, Color.GREEN),  # of B42-081
    _partner("T-972", "災華の暴嵐牙 アルモタヘル", Color.BLACK, Color.GREEN, cost=6),
    _partner("T-973", "軽快笛モーエ", Color.WHITE),  # of B15-012
    _partner("T-974", "新春の軽快笛モーエ", Color.WHITE),  # with that name in its own
    _partner("T-976", "渚の巨蟹宮ムリエル", Color.WHITE),  # with a part of the name that B08-058 names
    _partner(
        "T-977", "夢見る少女時代のズリエル", Color.WHITE
    ),  # with a name that B09-056 asks for in its own
    _partner("T-978", "ふりーだむ＠ニグたんジェリー", Color.COLORLESS, cost=6),  # of G08-006  # noqa: RUF001
]
