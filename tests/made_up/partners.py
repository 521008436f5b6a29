"""Cards that printed ones name: only their Japanese names are true. Most are not in the standard set."""

from zx_env.zx.cards.language import *
from zx_env.zx.cards.sets import CARDS as PRINTED

_ENGLISH = {card.japanese: card.name for card in PRINTED}
"""The names of shipped cards: a partner that is shipped, too, has that name here."""


def _partner(
    number: str,
    japanese: str,
    *colors: Color,
    cost: int = 3,
    kind: CardType = CardType.ZX,
    tribes: tuple[Tribe, ...] = (),
) -> Card:
    return Card(
        number,
        _ENGLISH.get(japanese, f"Partner {number}"),
        colors if colors[1:] else colors[0],
        kind,
        cost=cost,
        power=5000,
        tribes=tribes,
        japanese=japanese,
        abilities=[Advent([zx(Side.OWN)])] if kind == CardType.ZX_EX else [],
    )


CARDS = [
    _partner("T-950", "祈獣・仮", Color.WHITE),  # of B35-036
    _partner("T-962", "杳堺・仮", Color.BLACK),  # of B49-019
    _partner("T-963", "ミスティカ・仮", Color.WHITE),  # of IG06-027
    _partner("T-960", "美食楼・仮", Color.BLACK, cost=4),  # of B50-019
    *(_partner(f"T-91{n}", f"SSD・{n}", Color.BLACK) for n in range(3)),  # of B50-012, which is one itself
    _partner("T-961", "エボルスター・仮", Color.WHITE, cost=5),  # of IG09-014
    _partner("T-964", "始まりの機械ディア", Color.BLUE, cost=2, tribes=(Tribe.KILLER_MACHINE,)),  # of B15-038
    _partner("T-965", "ガンガンするイヴ", Color.BLACK, cost=4, tribes=(Tribe.TORTURERS,)),  # of B15-073
    _partner("T-966", "披荊の双肩フィーユ", Color.GREEN, cost=7),  # of B21-100
    _partner("T-967", "灼き尽くす煌きの射手", Color.RED, Color.WHITE),  # of B42-076
    _partner("T-968", "灼煌の戦乙女 ガーンデーヴァ", Color.RED, Color.WHITE, cost=6),
    _partner("T-969", "蒼く揺らめく炎の友情", Color.BLUE, Color.RED),  # of B42-077
    _partner("T-970", "蒼炎の機装者 リゲル", Color.BLUE, Color.RED, cost=6),
    _partner("T-971", "災いを齎す万華の勇者", Color.BLACK, Color.GREEN),  # of B42-081
    _partner("T-972", "災華の暴嵐牙 アルモタヘル", Color.BLACK, Color.GREEN, cost=6),
    _partner("T-974", "新春の軽快笛モーエ", Color.WHITE),  # with the name that B15-012 asks for in its own
    _partner("T-976", "渚の巨蟹宮ムリエル", Color.WHITE),  # with a part of the name that B08-058 names
    _partner(
        "T-977", "夢見る少女時代のズリエル", Color.WHITE
    ),  # with a name that B09-056 asks for in its own
    _partner("T-978", "ふりーだむ＠ニグたんジェリー", Color.COLORLESS, cost=6),  # of G08-006  # noqa: RUF001
    _partner("T-985", "清白§結魂 イノセントスター", Color.WHITE),  # of E40-059
    _partner("T-986", "穢黒§結魂 レルムレイザー", Color.BLACK),  # of E40-060
    _partner("T-987", "翠緑の伝道師 ユーディ", Color.GREEN),  # of E44-124
    _partner("T-988", "青のイース", Color.BLUE, tribes=(Tribe.YS,)),  # of E44-053
    # On which a Shift lies: only the part that the Shift asks for is true.
    _partner("T-999", "あづみ（Ｔ）", Color.BLUE, cost=8, tribes=(Tribe.OVERBOOST,)),  # of B28-080  # noqa: RUF001
    _partner("T-975", "ほのめ（Ｔ）", Color.RED, cost=8, tribes=(Tribe.OVERBOOST,)),  # of B26-068  # noqa: RUF001
    _partner("T-973", "超（Ｔ）", Color.BLUE, cost=8, tribes=(Tribe.OVERBOOST,)),  # of B27-074  # noqa: RUF001
    _partner("T-940", "祈装エンリル・仮", Color.COLORLESS, cost=8, tribes=(Tribe.OVERBOOST,)),  # of B27-082
    _partner("T-941", "きさら（Ｔ）", Color.GREEN, cost=8, tribes=(Tribe.OVERBOOST,)),  # of B29-088  # noqa: RUF001
    _partner("T-989", "ゆたか（Ｔ）", Color.COLORLESS, cost=8, tribes=(Tribe.OVERBOOST,)),  # of B28-082  # noqa: RUF001
    _partner(
        "T-990",
        "顕臨姫（Ｔ）",  # noqa: RUF001
        Color.COLORLESS,
        cost=8,
        kind=CardType.ZX_OB,
        tribes=(Tribe.OVERBOOST,),
    ),  # of B28-089
    _partner(
        "T-984", "黒き誓神・仮", Color.BLACK, cost=5, kind=CardType.ZX_EX, tribes=(Tribe.PUNISHER,)
    ),  # of E45-046
    _partner(
        "T-979", "無き誓神・仮", Color.COLORLESS, cost=4, kind=CardType.ZX_EX, tribes=(Tribe.PUNISHER,)
    ),  # of E45-050
    _partner("T-991", "迦陵頻伽（Ｔ）", Color.RED, cost=8),  # of IG10-052  # noqa: RUF001
    _partner("T-992", "アスツァール（Ｔ）", Color.COLORLESS, cost=8),  # of IG10-058  # noqa: RUF001
    _partner("T-993", "ネイ（Ｔ）", Color.BLACK, cost=8, tribes=(Tribe.NOSFERATU,)),  # of IG11-057  # noqa: RUF001
    _partner("T-994", "ラストゼオレム（Ｔ）", Color.GREEN, cost=8),  # of IG12-059  # noqa: RUF001
]
