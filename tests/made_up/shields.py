"""Cards for Shields: what keeps damage off, what waits for damage, what moves, gives and spends."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body("Q-193", Always(do=[NoDamage(3000)])),
    body("Q-194", Always(do=[GainDamage(500)])),
    body("Q-195", Automatic(when=Occurrence.IS_DAMAGED, do=[Draw(1)])),
    event("Q-196", Put(choose(1, zx(Side.OWN)), NORMAL, empty=True)),
    event(
        "Q-197",
        Then(
            Move(choose(1, zx(Side.OWN)), Zone.HAND),
            then=[Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), ARMY, empty=True)],
        ),
    ),
    Card("Q-198", "Alexander of Eight", Color.RED, cost=8, power=8000, japanese="八 アレキサンダー"),
    body(
        "Q-199",
        Always(
            do=[
                Gains(
                    Startup(cost=[], do=[GainShields(THIS, 2)], limit=Limit.NAME_LOCK),
                    each(zx(Side.OWN, having=(Having.NOT_THIS,))),
                ),
            ],
        ),
    ),
    event("Q-200", SpendShield(choose(1, zx(Side.ANY), up_to=True))),
    body("Q-201", Startup(cost=[SpendShield(THIS)], do=[Draw(1)])),
    body(
        "Q-202",
        Automatic(
            when=Occurrence.TURN_ENDS,
            do=[
                If(
                    [AtMost(0, zx(Side.ANY, having=(Having.WITH_SHIELD,)))],
                    do=[Destroy(THIS)],
                ),
            ],
        ),
    ),
    Card("Q-203", "Sieger of Three", Color.BLACK, cost=3, power=3000, japanese="三 ズィーガー"),
    Card(
        "Q-205",
        "Everybody's Partner",
        Color.COLORLESS,
        cost=8,
        power=8000,
        tribes=(Tribe.NOSFERATU,),
        # The partners of all Players who have a Shift that gives a Shield.
        japanese=(
            "迦陵頻伽 フィエリテ マルディシオン 龍膽 ユーディ アスツァール グロリア アレキサンダー "
            "ローレンシウム フレデリカ メインクーン ズィーガー ネイ ロードクリムゾン "
            "サイクロトロン ヘリカルフォート イノセントスター レルムレイザー ノーブルグローヴ ラストゼオレム"
        ),
    ),
]
