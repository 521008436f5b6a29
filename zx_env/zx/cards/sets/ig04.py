"""IG04: Starting Resources that gain a color and turn a Player Extra up."""

from zx_env.zx.cards.language import *


def _is_also(color: Color, player: PlayerKey, tribe: Tribe) -> Always:
    """In Resource it has one more color with 3 cards of its tribe there."""
    return Always(
        valid_in=Zone.RESOURCE,
        needs=[PlayerNamed(player), AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=tribe))],
        do=[AlsoColor(color)],
    )


def _turns_up(player: str) -> Automatic:
    """At the end of the first player's third turn it turns up the Player Extra under that Player card."""
    return Automatic(
        when=Occurrence.TURN_ENDS,
        valid_in=Zone.RESOURCE,
        needs=[TurnNumber(3)],
        do=[TurnExtra(Japanese(f"{player}∀"), Japanese(player))],
    )


# fmt: off
CARDS = [
    Card(
        "IG04-001", "Defying Fate, Orichalcum Tyranno∀Sera", Color.RED, cost=6, power=9000,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む オリハルコンティラノ∀世羅", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Sera) While you have 3 or more [Gigantic] cards in your Resource, "
            "this card is blue, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn of the "
            'game) When either player\'s turn ends, turn "倉敷世羅∀" under your Player card "倉敷世羅" '
            "face up."
        ),
        abilities=[
            _is_also(Color.BLUE, PlayerKey.SERA, Tribe.GIGANTIC),
            _turns_up("倉敷世羅"),
        ]),
    Card(
        "IG04-002", "Defying Fate, Gandiva∀Izumo", Color.RED, cost=6, power=9000,
        tribes=(Tribe.MEISTER,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む ガーンデーヴァ∀出雲", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Izumo) While you have 3 or more [Meister] cards in your Resource, "
            "this card is white, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn of the "
            'game) When either player\'s turn ends, turn "都城出雲∀" under your Player card "都城出雲" '
            "face up."
        ),
        abilities=[
            _is_also(Color.WHITE, PlayerKey.IZUMO, Tribe.MEISTER),
            _turns_up("都城出雲"),
        ]),
    Card(
        "IG04-003", "Defying Fate, Synchrotron∀Nanao", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む シンクロトロン∀七尾", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Nanao) While you have 3 or more [Killer Machine] cards in your "
            "Resource, this card is black, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn of "
            'the game) When either player\'s turn ends, turn "獅子島七尾∀" under your Player card '
            '"獅子島七尾" face up.'
        ),
        abilities=[
            _is_also(Color.BLACK, PlayerKey.NANAO, Tribe.KILLER_MACHINE),
            _turns_up("獅子島七尾"),
        ]),
    Card(
        "IG04-004", "Defying Fate, Frederica∀Yutaka", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.MERMAID,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む フレデリカ∀ゆたか", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Yutaka) While you have 3 or more [Mermaid] cards in your "
            "Resource, this card is green, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn of "
            'the game) When either player\'s turn ends, turn "天竜ゆたか∀" under your Player card '
            '"天竜ゆたか" face up.'
        ),
        abilities=[
            _is_also(Color.GREEN, PlayerKey.YUTAKA, Tribe.MERMAID),
            _turns_up("天竜ゆたか"),
        ]),
    Card(
        "IG04-005", "Defying Fate, Maine Coon∀Nina", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む メインクーン∀ニーナ", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Nina) While you have 3 or more [Cait Sith] cards in your "
            "Resource, this card is blue, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn "
            'of the game) When either player\'s turn ends, turn "ニーナ・シトリー∀" under your '
            'Player card "ニーナ・シトリー" face up.'
        ),
        abilities=[
            _is_also(Color.BLUE, PlayerKey.NINA, Tribe.CAIT_SITH),
            _turns_up("ニーナ・シトリー"),
        ]),
    Card(
        "IG04-006", "Defying Fate, Almotaher∀Yachiyo", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.PREDATOR,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む アルモタヘル∀八千代", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Yachiyo) While you have 3 or more [Predator] cards in your "
            "Resource, this card is green, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn of "
            'the game) When either player\'s turn ends, turn "上柚木八千代∀" under your Player card '
            '"上柚木八千代" face up.'
        ),
        abilities=[
            _is_also(Color.GREEN, PlayerKey.YACHIYO, Tribe.PREDATOR),
            _turns_up("上柚木八千代"),
        ]),
    Card(
        "IG04-007", "Defying Fate, Nei∀Kasuga", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.STARTING_RESOURCE,),
        japanese="運命に挑む ネイ∀春日", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            "[Always] (Resource; Player Kasuga) While you have 3 or more [Nosferatu] cards in your "
            "Resource, this card is blue, too.\n"
            "[Auto] (Resource; if it is the 3rd turn of the player who had the first turn of the "
            'game) When either player\'s turn ends, turn "黒崎春日∀" under your Player card "黒崎春日" '
            "face up."
        ),
        abilities=[
            _is_also(Color.BLUE, PlayerKey.KASUGA, Tribe.NOSFERATU),
            _turns_up("黒崎春日"),
        ]),
]
