"""B32: the Gate Cards, which get Dream Keys at the end of turns in which something was done."""

from zx_env.zx.cards.language import *

_BY_OWN = card(Side.OWN, EVERYWHERE)
_REMOVED = Happened(Occurrence.IS_REMOVED, by_ability=_BY_OWN)
_DRAWN = Happened(Occurrence.IS_DRAWN, Side.OWN, by_ability=_BY_OWN)
_CHARGED = Happened(Occurrence.PUT_IN_CHARGE, by_ability=_BY_OWN)
_MILLED = Happened(Occurrence.PUT_IN_TRASH, by_ability=_BY_OWN, origin=Zone.DECK)
_TO_RESOURCE = Happened(Occurrence.PUT_IN_RESOURCE, by_ability=_BY_OWN)


# fmt: off
def _opens(key: PlayerKey, part: str, also: Happened) -> list[Automatic | EventText]:
    """The abilities of a Gate Card: of which Player, whose attacks, or what else gives it a Dream Key."""
    get = GainCounters(CounterKind.DREAM_KEY, 1)
    return [
        Automatic(
            when=Occurrence.TURN_ENDS, side=Side.OWN, valid_in=Zone.DYNAMIS,
            needs=[PlayerNamed(key)],
            do=[If([AnyOf([SlainBy(name_contains=part), also])], [get])],
        ),
        EventText([If([PlayerNamed(key)], [get])], limit=Limit.NAME_LOCK),
    ]


# fmt: off
CARDS = [
    Card(
        "B32-010", "Open, Gate of Longing", Color.RED, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、憧憬の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Honome) When your turn ends, if a Z/X of yours with "迦陵頻伽" in '
            "the name destroyed an enemy Z/X by attacking this turn or a card was removed from the "
            "game by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Honome, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.HONOME, "迦陵頻伽", _REMOVED)),
    Card(
        "B32-011", "Open, Gate of Innocence", Color.RED, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、無垢の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Izumo) When your turn ends, if a Z/X of yours with "ガーンデーヴァ" '
            "in the name destroyed an enemy Z/X by attacking this turn or a card was removed from "
            "the game by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Izumo, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.IZUMO, "ガーンデーヴァ", _REMOVED)),
    Card(
        "B32-021", "Open, Gate of the Promise", Color.BLUE, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、約束の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Azumi) When your turn ends, if a Z/X of yours with "リゲル" in the '
            "name destroyed an enemy Z/X by attacking this turn or you drew a card by an ability of a "
            "card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Azumi, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.AZUMI, "リゲル", _DRAWN)),
    Card(
        "B32-022", "Open, Gate of Supremacy", Color.BLUE, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、至上の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Sugure) When your turn ends, if a Z/X of yours with "サイクロトロン" '
            "in the name destroyed an enemy Z/X by attacking this turn or you drew a card by an "
            "ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Sugure, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.SUGURE, "サイクロトロン", _DRAWN)),
    Card(
        "B32-033", "Open, Gate of Guidance", Color.WHITE, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、教導の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Sakura) When your turn ends, if a Z/X of yours with "フォスフラム" '
            "in the name destroyed an enemy Z/X by attacking this turn or a card was put into "
            "Charge by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Sakura, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.SAKURA, "フォスフラム", _CHARGED)),
    Card(
        "B32-034", "Open, Gate of Heroes", Color.WHITE, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、英雄の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Nina) When your turn ends, if a Z/X of yours with "メインクーン" in '
            "the name destroyed an enemy Z/X by attacking this turn or a card was put into Charge "
            "by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Nina, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.NINA, "メインクーン", _CHARGED)),
    Card(
        "B32-047", "Open, Gate of Confusion", Color.BLACK, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、混迷の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Yamato) When your turn ends, if a Z/X of yours with "クレプス" in '
            "the name destroyed an enemy Z/X by attacking this turn or a card was put from a deck "
            "into Trash by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Yamato, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.YAMATO, "クレプス", _MILLED)),
    Card(
        "B32-048", "Open, Gate of Invincibility", Color.BLACK, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、無敵の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Yachiyo) When your turn ends, if a Z/X of yours with "アルモタヘル" '
            "in the name destroyed an enemy Z/X by attacking this turn or a card was put from a "
            "deck into Trash by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Yachiyo, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.YACHIYO, "アルモタヘル", _MILLED)),
    Card(
        "B32-049", "Open, Gate of Calamity", Color.BLACK, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、災厄の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Iruda) When your turn ends, if a Z/X of yours with "マルディシオン" '
            "in the name destroyed an enemy Z/X by attacking this turn or a card was put from a "
            "deck into Trash by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Iruda, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.IRUDA, "マルディシオン", _MILLED)),
    Card(
        "B32-059", "Open, Gate of the Unfallen", Color.GREEN, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、不倒の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Chitose) When your turn ends, if a Z/X of yours with "龍膽" in the '
            "name destroyed an enemy Z/X by attacking this turn or a card was put into Resource by an "
            "ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Chitose, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.CHITOSE, "龍膽", _TO_RESOURCE)),
    Card(
        "B32-060", "Open, Gate of Bewildering Dreams", Color.GREEN, CardType.EVENT, cost=1,
        icons=(Icon.GATE_CARD,), japanese="開け、惑夢の門", rarity=Rarity.R,
        text=(
            "Gate Card.\n"
            '[Auto] (Dynamis; Player Kisara) When your turn ends, if a Z/X of yours with "ヴェスパローゼ" '
            "in the name destroyed an enemy Z/X by attacking this turn or a card was put into "
            "Resource by an ability of a card of yours this turn, get 1 Dream Key counter.\n"
            "[Event] (once per turn by name) If your Player is Kisara, get 1 Dream Key counter."
        ),
        abilities=_opens(PlayerKey.KISARA, "ヴェスパローゼ", _TO_RESOURCE)),
]
# fmt: on
