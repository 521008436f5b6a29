"""Each feature of a card has one meaning: made-up cards differ in each of them."""

from zx_env.zx.cards.encode.features import (
    FEATURE_NAMES,
    SUMMARY_NAMES,
    Feature,
    Summary,
    features_of,
    summary_of,
)
from zx_env.zx.cards.language import (
    THIS,
    Always,
    Automatic,
    Card,
    CardType,
    Color,
    Damage,
    Destroy,
    Draw,
    FromDeck,
    GainPower,
    Icon,
    Move,
    Occurrence,
    Power,
    Side,
    Sleep,
    Startup,
    Zone,
    choose,
    zx,
)

ZX = Card(
    "T-001",
    "T",
    (Color.RED, Color.GREEN),
    CardType.ZX_EX,
    cost=7,
    power=9000,
    icons=(Icon.VOID_BRINGER,),
    reach=2,
    abilities=[
        Automatic(
            when=Occurrence.ATTACKS,
            do=[
                Damage(2500, choose(1, zx(Side.ENEMY))),
                Power(-2000, choose(1, zx(Side.ENEMY))),
                Draw(3),
                Destroy(choose(2, zx(Side.ENEMY))),
                Move(choose(6, zx(Side.ENEMY)), Zone.HAND),
                FromDeck(8, Zone.RESOURCE),
            ],
        ),
        Startup(cost=[Sleep(THIS)], do=[Draw(1)], valid_in=Zone.CHARGE),
    ],
)
EVENT = Card(
    "T-002",
    "T",
    Color.BLUE,
    CardType.EVENT_EX,
    cost=3,
    icons=(Icon.IGNITION,),
    abilities=[Always(do=[GainPower(500)]), Automatic(when=Occurrence.APPEARS, do=[Draw(1, Side.ENEMY)])],
)


def _features(card: Card) -> dict[str, int]:
    return {name: value for name, value in zip(FEATURE_NAMES, features_of(card), strict=True) if value}


def test_a_feature_is_filled_by_its_name() -> None:
    assert _features(ZX) == {
        "red": 1,
        "green": 1,
        "cost": 7,
        "power": 18,
        "void_bringer": 1,
        "range": 2,
        "damage": 5,
        "power_change": -4,
        "draws": 4,
        "destroys": 2,
        "to_hand": 6,
        "to_resource": 8,
        "in_battle": 1,
        "startup": 1,
        "outside_squares": 1,
        "type": CardType.ZX_EX,
    }
    event = {"event": 2, "blue": 1, "cost": 3, "ignition": 1, "range": 1, "always": 1, "when_it_appears": 1}
    assert _features(EVENT) == event | {"power_change": 1, "type": CardType.EVENT_EX}


def test_a_summary_is_filled_by_its_name() -> None:
    def counted(card: Card) -> set[str]:
        words = b"".join(word.to_bytes(8, "little") for word in summary_of(card))
        return {name for name, count in zip(SUMMARY_NAMES, words, strict=True) if count}

    assert counted(ZX) == {"red", "green", "zx", "void_bringer", "cost_from_7", "cards"}
    assert counted(EVENT) == {"blue", "event", "ignition", "cost_3_4", "cards"}


def test_the_names_are_those_of_the_enums() -> None:
    assert [Feature[name.upper()] for name in FEATURE_NAMES] == list(Feature)
    assert [Summary[name.upper()] for name in SUMMARY_NAMES] == list(Summary)
