"""The glossary of the project: the terms of the rulebook as integer enums, with their Japanese names.

The rulebook's words win. Numbers are stable because saved games contain them: add a new member at the end of
its enum.
"""

from enum import IntEnum

NONE = -1
"""No card, no Square, no player."""

THE_PLAYER = -2
"""The attack target of a battle whose target is the player, not a Z/X (CR 602.1b)."""

ANY_POWER = 32000
"""No upper bound of Power; negated, no lower bound."""

POWER_UNIT = 500
"""Power, damage and their changes are multiples of this many points; observations count the multiples."""

WHOLE_PRICE = 127
"""More than any Cost: cards that are put away pay for all of it (ruling H192)."""

ANY_NUMBER = 127
"""No upper limit: "any number of", an infinite Range, a Cost without a bound."""


class Zone(IntEnum):
    """CR 300: the zone of a card. The first ten are ordered lists, one for each owner."""

    DECK = 0  # デッキ, CR 304; the last card of the list is the top
    HAND = 1  # 手札, CR 309
    LIFE = 2  # ライフ, CR 307; the last card of the list is the top
    RESOURCE = 3  # リソース, CR 308
    CHARGE = 4  # チャージ, CR 306
    TRASH = 5  # トラッシュ, CR 305
    REMOVED = 6  # リムーブゾーン, CR 311
    DYNAMIS = 7  # デュナミス, CR 313
    TEMPORARY = 8  # テンポラリゾーン, CR 310
    FORCE = 9  # フォースゾーン, CR 312
    SQUARE = 10  # スクエア, CR 303
    NOWHERE = 11  # an unused slot, a Token that vanished


class State(IntEnum):
    """CR 302.2 + 303.5: how a card on a Square or in Resource lies; CR 313: a card of the Dynamis."""

    REBOOT = 0  # リブート
    SLEEP = 1  # スリープ
    FACE_DOWN = 0  # 裏向き, in the Dynamis
    FACE_UP = 1  # 表向き, in the Dynamis
    UNDER_FACE_DOWN = 1  # 裏向き, in the Force Zone (ruling H245); a Force that is face up has 0


class Color(IntEnum):
    """CR 204: colours, as bits. A card of several colours counts as each of them (CR 204.5)."""

    COLORLESS = 0  # 無
    RED = 1  # 赤
    BLUE = 2  # 青
    WHITE = 4  # 白
    BLACK = 8  # 黒
    GREEN = 16  # 緑


class CardType(IntEnum):
    """CR 202: card types. Selectors contain sets of them as bits `1 << type`."""

    ZX = 0  # ゼクス
    EVENT = 1  # イベント
    PLAYER = 2  # プレイヤー
    ZX_EX = 3  # ゼクス エクストラ
    ZX_OB = 4  # ゼクス オーバーブースト
    EVENT_EX = 5  # イベント エクストラ
    SHIFT = 6  # シフト
    LINK = 7  # リンク
    TOKEN = 8  # トークン
    PLAYER_EX = 9  # プレイヤー エクストラ
    ASCENSION = 10  # アセンション (ruling H240)
    ASCENSION_EX = 11  # アセンション エクストラ (ruling H242)


class Icon(IntEnum):
    """Icons (CR 206) and the printed keyword abilities without a number, as bits."""

    IGNITION = 1  # イグニッション(IG)
    EVOL_SEED = 2  # エヴォルシード
    LIFE_RECOVERY = 4  # ライフリカバリー, CR 1102
    VOID_BRINGER = 8  # ヴォイドブリンガー, CR 1103
    START_CARD = 16  # スタートカード
    EXTENSION_DRIVE = 32  # エクステンションドライブ: only marks a card
    GATE_CARD = 64  # ゲートカード: up to one begins the game in the Dynamis (ruling H57)
    STARTING_RESOURCE = 1024  # スタートリソース: up to one begins the game in Resource (ruling H110)
    MULTICOLOR = 512  # ❀: put into Resource, it sleeps unless all its colors are there (ruling H81)
    OVERBOOST = 256  # イグニッション・オーバーブースト(IGOB), ruling H31: only marks a card


class Side(IntEnum):
    """The owner of a card, relative to the controller of an ability."""

    OWN = 0  # 自分
    ENEMY = 1  # 相手
    ANY = 2


class Phase(IntEnum):
    """Phases of a turn (CR 501.3), and the preparation before the first turn (CR 400)."""

    PREPARATION = 0  # ゲームの準備
    REBOOT = 1  # リブートフェイズ, CR 502
    DRAW = 2  # ドローフェイズ, CR 503
    RESOURCE = 3  # リソースフェイズ, CR 504
    IGNITION = 4  # イグニッションフェイズ, CR 505
    MAIN = 5  # メインフェイズ, CR 506
    END = 6  # エンドフェイズ, CR 507


class BattleStep(IntEnum):
    """CR 601: the step of the battle being fought."""

    NO_BATTLE = 0
    DECLARATION = 1  # バトル宣言ステップ, CR 602
    EVENT = 2  # バトルイベントステップ, CR 603
    DAMAGE = 3  # バトルダメージステップ, CR 604
    END = 4  # バトル終結ステップ, CR 605


class AbilityKind(IntEnum):
    """CR 801: the kinds of abilities, each with its printed icon."""

    AUTOMATIC = 0  # 自動
    STARTUP = 1  # 起動
    ALWAYS = 2  # 常在
    EVENT = 3  # イベント
    ADVENT = 4  # 降臨条件: a way to play a Z/X EX
    AWAKEN = 5  # 覚醒条件: a way to play a Z/X EX
    CRISIS = 6  # クライシス: when a Player Extra is turned face up, CR 1023
    LAST_STAND = 7  # done once by a Player Extra before damage by which its player would lose
    SHIFT = 8  # シフト条件: onto which cards a Shift can be laid
    POSSESS = 9  # 憑依条件: a way to play a Z/X EX
    IDEALIZE = 10  # 夢装条件: a way to play a Z/X EX


class Way(IntEnum):
    """The way a card appeared, as bits of an int8. An ability that waits for APPEARS may require some.

    NOT_FROM_HAND is no bit of a card: the card table keeps it as a bit that the card must not have.
    """

    BY_PLAY = 1  # 通常登場: the rules played it, from Hand, by Ignition, from Life or from the Dynamis
    FROM_DECK = 2
    BY_ABILITY = 4  # an effect put it there or had it played
    FROM_HAND = 8
    BY_CINEMA = 16  # シネマで
    FROM_DYNAMIS = 32
    FROM_LIFE = 64
    BY_ASSAULT = -128  # アサルトで
    NOT_FROM_HAND = 256  # no bit of a card: it appeared without FROM_HAND
    BY_IGNITION = 512  # no bit of a card: of PUT_IN_TRASH, revealed by Ignition and not played, CR 505.3a


class Occurrence(IntEnum):
    """Occurrences that trigger Automatic abilities (誘発, CR 808)."""

    APPEARS = 0  # 登場した時
    ATTACKS = 1  # 攻撃した時, CR 602.1e
    IS_ATTACKED = 2  # 攻撃された時, CR 602.1e
    BATTLE_STARTS = 3  # バトル開始時, CR 602.1e
    BATTLE_ENDS = 4  # バトル終了時, CR 605.2
    DESTROYS_IN_BATTLE = 5  # バトルで破壊した時, ruling Z31
    IS_DESTROYED = 6  # 破壊された時
    LIFE_DECREASES = 7  # ライフが減った時, ruling Z42
    PHASE_STARTS = 8  # フェイズ開始時
    TURN_ENDS = 9  # ターン終了時, CR 507.3
    DEALS_DAMAGE = 10  # ダメージを与えた時: battle damage of an attack, to a Z/X
    IS_DAMAGED = 11  # ダメージを受けた時
    MOVES = 12  # スクエアからスクエアに移動した時
    IS_DRAWN = 13  # 引いた時, each card
    EVENT_IS_PLAYED = 14  # イベントを通常プレイした時
    PUT_IN_RESOURCE = 15  # リソースに置かれた時
    PUT_IN_CHARGE = 16  # チャージに置かれた時
    LEAVES = 17  # スクエアから離れた時
    RETURNS_TO_HAND = 18  # 手札に戻った時
    IS_DISCARDED = 19  # 手札からトラッシュに置かれた時
    IS_SHUFFLED = 20  # デッキがシャッフルされた時
    REBOOTS = 21  # リブートした時
    STARTUP_IS_USED = 22  # 起動能力をプレイした時
    PUT_IN_TRASH = 23  # トラッシュに置かれた時
    PUT_ON_SQUARE = 24  # スクエアに置かれた時: it appears there or moves there
    LINK_IS_PLACED = 31  # リンクが置かれた時
    PLAYER_IS_DAMAGED = 32  # プレイヤーがダメージを受けた時, CR 1001.2
    IS_SHIFTED = 30  # シフトした時: a Shift is laid on it, CR 202.8
    MILLED = 40  # デッキからトラッシュに置かれた時, ruling Z14
    ADVENTED = 41  # 降臨条件で破壊された時
    OVERBOOSTED = 50  # IGOBした時: the Z/X Overboost has appeared, CR 1014
    IS_REMOVED = 33  # リムーブされた時, CR 1008
    BECOMES_FORCE = 34  # フォースになった時, CR 1009


class Role(IntEnum):
    """The part that a card had in the battle that ends (for BATTLE_ENDS)."""

    ANY_ROLE = 0
    ATTACKER = 1  # このカードが攻撃した
    ATTACKED = 2  # このカードが攻撃された


class Target(IntEnum):
    """The cards that a step of an effect acts on."""

    NOTHING = 0
    THIS = 1  # the card that has the ability, if it is still the same object
    CHOSEN = 2  # the cards of the first choice of this effect
    CHOSEN_SECOND = 3  # the cards of the second choice of this effect
    ALL = 4  # every card that matches the step's selector
    THAT_CARD = 5  # the other card of the occurrence (the attacker, the destroyed card)


class Fate(IntEnum):
    """Events of a card that are counted within a turn, each the place of its first bit.

    The first 16 bits are those of `g.fates`, the others those of `g.deeds`.
    """

    APPEARED = 0  # 登場した
    DESTROYED = 2  # 破壊された
    PUT_IN_TRASH = 4  # トラッシュに置かれた: from anywhere
    PLAYED = 6  # 通常プレイされた: by the rules, from Hand, by Ignition, from Life or from the Dynamis
    REBOOTED = 16  # リブートした: on a Square
    ATTACKED = 18  # 攻撃した


PAIRS = 100
"""In place of a Fate: count pairs of cards on Squares next to each other (ruling H91)."""
COUNTERS_OF = 101
"""In place of a Fate: this plus a kind of counters counts those of the player `side` (ruling H159)."""

APPEARED_FROM = 8
"""First of the bits behind those of Fate in `g.fates`, one for each zone up to the Dynamis: the card appeared
from that zone."""

FATES_END = 16
"""The number of bits of `g.fates`: the bits from here on are those of `g.deeds`."""

APPEARED_BY = 20
"""First of the bits behind those of Fate in `g.deeds`, one for each of WAYS_COUNTED: the card appeared so."""

WAYS_COUNTED = (Way.BY_ABILITY, Way.BY_CINEMA, Way.BY_ASSAULT)
"""Ways of appearing that a turn remembers of each card."""


class Delay(IntEnum):
    """The time when the delayed part of an effect is done."""

    TURN_ENDS = 0
    IS_DESTROYED = 1  # by the damage that was dealt just before
    NEXT_TURN = 16  # with terms.Phase added: when that phase of the next own turn starts; 0: when it ends


NEXT_OF_ENEMY = 8
"""Added to Delay.NEXT_TURN: of the opponent's next turn."""

AFTER_THIS_TURN = 32
"""Added to Delay.NEXT_TURN in a record, until the turn ends in which the part was delayed."""


class Rest(IntEnum):
    """Destinations of the looked-at cards that are not taken."""

    STAY = 0  # they stay where they are
    SHUFFLED = 1  # back into the deck, which is shuffled
    TOP = 2  # back to the top, in any order
    BOTTOM = 3  # to the bottom, in any order
    TRASH = 4
    RESOURCE = 5  # into Resource, in Sleep State


class Op(IntEnum):
    """The steps of effects and costs; each has its function in rules/effects.py.

    A new one takes a free number: the highest is part of the observation's layout.
    """

    FINISH = 0
    # selector, register, low, high, total_cost (of the `total`), side (who chooses), jump when nothing is
    # picked; `low` ANY_NUMBER: all of them, in an order that is chosen (ruling H142)
    CHOOSE = 1
    CHOOSE_SQUARE = 2  # squares, flags; sets the effect's Square; jump when no Square is picked
    MAY = 3  # the controller answers yes or no; jump on no
    IF = 4  # condition; jump when it does not hold
    IF_DONE = 5  # jump unless the previous step was done completely (ruling Z19), or to `low` cards
    DAMAGE = 6  # target, amount: CR 1001.1
    DAMAGE_PLAYER = 7  # side, amount: CR 1001.2
    DESTROY = 8  # target: CR 1007
    MOVE = 9  # target, zone, state: to its owner's zone
    PUT = 10  # target, to the effect's Square: moved if it stands on one, else it appears
    SLEEP = 11  # target
    REBOOT = 12  # target
    POWER = 13  # target, amount, until the end of the turn
    DRAW = 14  # amount: CR 1004
    FROM_DECK = 15  # amount cards from the top of the deck, one at a time, to zone, state (CR 1012: Recover)
    SHUFFLE = 16  # CR 1003
    PLAY_FREE = 17  # target: CR 803
    PAY = 18  # colors, amount: a cost in Resources
    GAIN_POWER = 19  # Always: amount to this
    GAIN_RANGE = 20  # Always: amount is X of Range X, CR 1104; `low` that against the enemy Player Square
    CHARGE_UNLIMITED = 21  # Always: no limit of own Charge
    LEAVE_TO = 22  # Always: when this is destroyed, where it goes instead of Charge (quantities.py), as bits
    LOOK = 23  # amount cards from the top of side's deck (zone LIFE: all of it) are looked at, or shown
    REST = 24  # the remaining looked-at cards: zone, state, flags; the player chooses the order
    MODE = 25  # asks whether to take the mode `low` of `high`; amount 1: for IT's startups; jump on no
    GO_ON = 26  # jump
    IF_PICKED = 27  # jump unless the previous choice picked `low` cards that match the selector
    IF_CAN_PAY = 28  # jump when side cannot pay amount of colors
    DIVIDE = 29  # amount damage, in units, among the chosen Z/X
    SWAP = 30  # the two chosen Z/X change Squares: `low` is 2, or 1 of either choice
    SHOW = 31  # target: both players see it
    DELAY = 33  # target, if it is in zone: the steps up to jump are done later (terms.Delay)
    POWER_OF_RANGED = 32  # Always: amount to this, if it has Range now
    SET_POWER = 34  # Always: its Power is the amount instead of the printed one
    REMEMBER_WAY = 35  # Always: the way in which this appears is remembered while it stands
    BAR_PLAY = 36  # cards of the selector cannot be played, until (terms.Until)
    NEXT_LESS = 37  # the next played card of the selector costs amount less, until the end of the turn
    HAND_MORE = 38  # Always: amount more for the limit of side's hand
    COUNT_TIMES = 39  # amount, up to `high`: how often the steps up to AGAIN are done; jump when never
    AGAIN = 40  # jump back to the first of these steps until they have been done so often
    UNAFFECTED = 41  # Always: effects of the cards of the selector `per` do nothing to this
    NO_IGNITION = 47  # Always: side cannot ignite, or draw by abilities: quantities.NO_IGNITION
    LESS_TO_PLAY = 51  # Always: amount less for a play from the hand, but not below `low`
    STARTUP_MORE = 50  # Always: amount more Resources for each use of a startup ability of side's cards
    GAIN_FOR_PLAYER = 42  # Always: amount is the row of an ability for the Player cards of the selector
    PLAY_FROM = 52  # Always: these cards can be played from where they lie; amount: zone bits where Events go
    PLAY_REMOVED = 43  # Always: Events that its abilities removed can be played without paying
    POWER_WITH_RANGE = 44  # Always: amount to this, as long as an own Z/X on a Square has Range 2
    # Always: played from the hand, amount (or WHOLE_PRICE) less, not below `plus`, for each `unit` of `high`
    # cards, or for their Cost (scale), to which `grants` is done: MOVE into zone, SLEEP or DESTROY
    PAY_LESS = 45
    GAIN_PLAYER_DAMAGE = 46  # Always: amount more damage dealt to a player by attacking
    FREE_PLAYED = 48  # Always: it is played without paying its Cost
    FREE_STARTUP = 49  # Always: the costs of its printed startup abilities are not paid
    GAIN_COST = 53  # Always: amount, a reduction not below `low`
    GAIN_ICON = 54  # Always: amount is terms.Icon bits
    LOSE_ICON = 55  # Always: amount is terms.Icon bits
    BAR = 56  # Always: amount is terms.Bar bits
    GAIN_DAMAGE = 57  # Always: amount more damage dealt to the other side's Z/X
    NO_DAMAGE = 58  # Always: damage of amount or more at once is not dealt to it; less than 0: up to -amount
    NO_PLAYER_DAMAGE = 59  # Always: its controller is dealt no damage
    REMOVE_DESTROYED = 60  # Always: what it destroys in battle is removed instead of put into Charge
    CHARGE_MORE = 61  # Always: amount more for the limit of side's Charge
    GAIN_ABILITY = 62  # Always: amount is the row of the ability
    GRANT = 70  # target gains the effect `grants` (Op) with amount, until (terms.Until)
    GRANT_COLOR = 72  # target gains the terms.Color bits amount until the end of the turn
    BAR_PLAYER = 71  # amount is terms.PlayerBar bits for side, until the end of the turn
    TURN_FACE_UP = 93  # target, a card of the Dynamis
    TURN_FACE_DOWN = 85  # target, a card of the Dynamis
    AS_FORCE = 94  # target, under the card that `low` (terms.Target) says: CR 1009
    PLAY_EVENT = 91  # target is played, its Cost paid; afterwards it goes to zone instead of Trash
    TOKEN = 97  # amount: row of the Token's card; it appears on the effect's Square
    GRANT_PLAYER = 82  # side's Player card gains the ability of the row `amount` for the rest of the game
    NAME_PLAYER = 81  # the own Player gains the keys of the condition's row for the rest of the game
    LINK = 100  # amount: row of the Link's card; it is put on the effect's Square
    USE_UP = 101  # the ability being carried out cannot be used again this turn
    IGNITE = 84  # amount times: CR 505.3a
    BAR_DRAW = 83  # side draws no cards, until (terms.Until)
    COUNTERS = 80  # amount counters of the terms.CounterKind `low` for the controller; less than 0: spent
    TAKE_STARTUP = 99  # target gains startup ability number amount of the chosen card, until the turn ends
    SHIELD = 96  # target gains amount Shields; less than 0: it loses them
    TURN_EXTRA = 92  # selector: which Player card, if any is named; amount: the Player Extra's name: CR 1023
    REDIRECT = 98  # the next damage of target this turn is dealt to another Z/X of the selector `per` instead
    LASTS = 95  # the Always effect `grants` (Op) of this step lasts for its controller, until (terms.Until)
    OVERBOOST = 90  # selector: which upper half; the own Player becomes it on a chosen Square: CR 1014
    WIN = 63  # side wins the game: CR 101.2
    BREAK = 66  # the second chosen card becomes face-down Force of the first, which appears (ruling H245)
    NAME = 65  # a value of the terms.Trait amount is named; selector: the cards that have it (ruling H217)


class Bar(IntEnum):
    """Bars on a card: things that it cannot do or that cannot be done to it, as bits.

    The first seven may last for a battle.
    """

    ATTACK = 1  # CR 602.1a
    DEAL_DAMAGE = 2
    RECEIVE_DAMAGE = 4
    REBOOT = 8
    BE_CHOSEN = 16  # 絶界 (Isolate): effects of cards cannot choose it
    USE_STARTUP = 32
    NOT_BE_PASSED_OVER = 64  # the opponent's effects that can choose it cannot choose another instead
    BE_CHOSEN_BY_ENEMY = 128  # its owner's opponent chooses it for no ability (ruling H223)
    BE_CHOSEN_BY_OWN = 256  # its owner chooses it for no ability (ruling H223)
    BE_AFFECTED_BY_ENEMY = 512  # effects of the opponent's cards do nothing to it
    BE_PLAYED = 1024
    BE_PUT_ON_PLAYER_SQUARE = 2048
    APPEAR = 4096  # plays and effects of its owner cannot put it on a Square, CR 1006
    GET_FORCE = 8192  # effects of cards cannot put a card under it as Force, CR 1009


BARS_OF_CHOICE = Bar.BE_CHOSEN | Bar.NOT_BE_PASSED_OVER | Bar.BE_CHOSEN_BY_ENEMY | Bar.BE_CHOSEN_BY_OWN
"""The bars that matter only when cards are chosen."""


class PlayerBar(IntEnum):
    """Bars on a player until the end of the turn, as bits."""

    RESOURCE_REBOOTS = 1  # a card in the player's Resource
    FILLS_RESOURCE = 2  # own abilities put a card into own Resource
    OVERBOOSTS = 4  # become a Z/X Overboost, CR 1014


class Extra(IntEnum):
    """CR 1023: the state of a Player Extra, as bits."""

    IN_CRISIS = 1  # its player received damage and has not yet been asked whether to turn it
    FACE_UP = 2  # it lies on its Player card
    SPENT = 4  # it has recovered 1 before losing damage and cannot do so again


class CounterKind(IntEnum):
    """CR 202.2a: the counters of a player, named as printed on the marker."""

    MEMORIAL_PIECE = 0  # メモリアルピース
    DREAM_KEY = 1  # ドリームキー
    BLOCK = 2  # the sources contain only a translation
    INVESTIGATION_RECORD = 3  # the sources contain only a translation


class Until(IntEnum):
    """The duration of a lasting effect. As for Op, the highest number is part of the observation's layout."""

    TURN_ENDS = 0
    BATTLE_ENDS = 1  # CR 605.5
    REBOOT_PHASE_ENDS = 2  # in the next Reboot Phase of its owner, not before
    ENEMY_TURN_ENDS = 3  # the opponent's next turn; in a game record, that of the opponent of its owner
    GAME_ENDS = 9  # an effect on a Player card
    LEAVES = 8  # as long as the card stays on the Squares: the abilities that a Shift adds to it
    OWN_TURN_ENDS = 4  # the next turn of the effect's player; in a game record, that of the card's owner


class Flag(IntEnum):
    """Bits of a step (CHOOSE, CHOOSE_SQUARE, MOVE)."""

    EMPTY = 1  # Squares without a Z/X
    ADJACENT = 2  # Squares next to the step's target
    NOT_OTHER_PLAYER_SQUARE = 4  # never the other side's Player Square, ruling Z38
    HIDDEN = 8  # the move is not shown: own Hand to deck
    BOTTOM = 16  # to the bottom of the deck
    CHARGE_COST = 32  # part of a cost
    MAY_FAIL = 64  # fewer cards than required may be chosen; the step then counts as incomplete, ruling Z25
    SHUFFLED = 128  # afterwards the deck of the cards is shuffled
    SHOWN = 256  # both players see the cards
    RANDOM = 512  # the random stream chooses
    WHERE_IT_WAS = 1024  # the Square where the step's second target stood last
    NEAR_SECOND = 2048  # Squares next to the step's second target
    REPEATED = 4096  # for one chosen card after the other
    OTHER_NAMES = 8192  # no two chosen cards share a name
    OTHER_COSTS = 16384  # no two chosen cards share a Cost
    UNORDERED = -32768  # the result does not depend on the order of the choices (ruling Z50)


class Having(IntEnum):
    """Bits of a selector: further properties that a card must have."""

    NOT_THIS = 1
    IS_THIS = 2
    ATTACKING = 4  # the attacker of the battle being fought
    ATTACKED = 8  # the attacked Z/X of the battle being fought
    ATTACKING_YOU = 16  # attacks the controller, or a card on a Player Square
    IS_PLAYER = 32  # Player cards can match (otherwise never)
    OTHER_NAME = 64  # does not have the name of the card with the ability
    SAME_NAME = 128  # has the name of the card with the ability
    DAMAGED = 256
    APPEARED_THIS_TURN = 512
    IN_BATTLE = 1024  # attacks, or is attacked
    NOT_IN_BATTLE = 2048
    HIGHEST_POWER = 4096  # no other matching card has more Power
    ABILITYLESS = 8192  # has neither a keyword nor any other ability, printed or gained, ruling Z58
    ADJACENT = 16384  # on a Square next to that of the card with the ability
    HAS_RANGE_2 = 32768  # Range 2 is printed on it, CR 1104
    FORCE_OF_THIS = 1 << 20  # lies under the card with the ability, CR 312
    WITH_FORCE = 1 << 21
    WITHOUT_FORCE = 1 << 22
    ABOVE_THIS = 1 << 23  # the card with the ability lies under it as Force, CR 312
    LOOKED_AT = 1 << 24  # among the cards that are being looked at
    PICKED = 1 << 25  # chosen by the previous choice
    MORE_POWER = 1 << 26  # has more Power than the card with the ability
    COST_WITHIN_RESOURCE = 1 << 27  # its Cost is no more than the number of the controller's Resource cards
    ON_ITS_SQUARE = 1 << 29  # stands, or stood last, on the Square of the card with the ability
    NO_EX = 1 << 16  # a Z/X that is not a Z/X EX
    ODD_COST = 1 << 17  # its Cost is odd
    EVEN_COST = 1 << 18  # its Cost is even, or 0
    PRINTED_COST = 1 << 19  # the bounds of its Cost are bounds of the printed Cost
    PRINTED_COLOR = 1 << 30  # the colors asked are those printed on it
    WITH_SHIELD = 1 << 31  # has a Shield (ruling H112)
    WITHOUT_SHIELD = 1 << 32
    KIN_OF_KEPT = 1 << 28  # has a tribe of the card that the second register holds
    NAME_OF_PICKED = 1 << 40  # has the name of a card that the previous choice has chosen
    NAME_OF_KEPT = 1 << 41  # has the name of a card that the second register holds
    RAISED_POWER = 1 << 42  # has more Power than is printed on it (ruling H90)
    OF_NAMED_TRIBE = 1 << 43  # is of the tribe that the effect has named (ruling H217)
    OF_NAMED_COLOR = 1 << 44
    OF_NAMED_COST = 1 << 45
    ATTACKING_PLAYER = 1 << 46  # attacks the controller, and no card (ruling H237)
    IN_BREAK = 1 << 47  # a Force lies face down under it (ruling H246)
    LIES_FACE_DOWN = 1 << 48  # is a Force that lies face down (ruling H245)


class ConditionKind(IntEnum):
    """The kinds of conditions."""

    COUNT = 0  # low <= number of cards that match the selector <= high
    COUNT_NOW = 12  # like COUNT, also by Power and the Z/X above Force: not used by Always abilities
    TURN_OF = 1  # it is the turn of the condition's side
    PLAYER_NAMED = 2  # the controller's Player card has the key (ruling Z43)
    PLAYER_CARD = 21  # the controller's Player card has the name `low`
    ANY_OF = 4  # one of `high` conditions holds, from the row `selector` on
    DIFFERENT = 5  # the cards that match the selector have `low` different values of the trait `high`
    HAPPENED = 6  # the occurrence `low` happened to a card of the side this turn
    IN_PHASE = 7  # it is the phase `low`
    DISCARDED_TO_TRIBE = 8  # the opponent discarded a card to an ability of an own card of the tribe
    PLAYED_REGULARLY = 9  # this Event is being played, not by an ability; low: 1 more than from which zone
    CAME_BY = 20  # the card of the triggering APPEARS appeared in one of the ways `low`: terms.Way bits
    STANDS_BY = 11  # this card appeared in one of the ways `low` and stands since; of an Always ability
    COUNTERS = 13  # the controller has `low` counters of the terms.CounterKind `high`
    NTH_TIME = 10  # the ability, of limit COUNTED, is carried out for the `low`-th time this turn
    SLAIN_BY_TRIBE = 3  # an own Z/X of the tribe destroyed an enemy Z/X by attacking this turn
    COMPARED = 14  # the bound in row `selector` (BOUND) and the one in row `high`, or `low`: terms.Comparison
    COMPARED_NOW = 15  # like COMPARED, also by Power: not used by Always abilities
    TURN_NUMBER = 22  # it is turn `low` of the game
    NO_RESOURCE_PUT = 23  # side put no card of the hand into Resource in its latest Resource Phase (H248)
    FIRST_PLAYER = 31  # the player of the condition's side had the first turn (ruling H244)
    CAUSED = 30  # what row `low` (CAUSE) names was caused this turn, from the controller's point of view


class Comparison(IntEnum):
    """How a condition compares two numbers: its `side`."""

    AT_LEAST = 0
    AT_MOST = 1


class Trait(IntEnum):
    """Traits by which cards can differ."""

    TRIBE = 0
    COLOR = 1
    COST = 2
    NAME = 3


class Limit(IntEnum):
    """The limit on how often an ability may be used."""

    UNLIMITED = 0
    ONCE_PER_TURN = 1
    NAME_LOCK = 2  # once per turn, together with this ability of other cards of the same name
    WHOLE_NAME_LOCK = 6  # once per turn, together with all abilities of cards of the same name
    USED_UP_BY_NAME = 7  # like USED_UP, which then also locks this ability of cards of the same name
    USED_UP = 8  # not again this turn after its step USE_UP was reached
    HEAVEN_BREAK = 3  # a player uses one per turn, of whichever card, while it is face down (ruling H53)
    TWICE_PER_TURN = 4
    ASSAULT = 9  # a player uses one per turn, of whichever card (ruling H67)
    CINEMA = 10  # a player uses one per turn, of whichever card (ruling H97)
    ONCE_PER_GAME = 11  # a player uses it once per game, of whichever card of its name (ruling H88)
    EXTENSION_DRIVE = 12  # a player uses one per game, of whichever card (ruling H88)
    CREATION = 13  # a player uses one per turn, of whichever card (ruling H113)
    COUNTED = 5  # any number of times; the turn remembers how many, by name (ruling H58)


class Ask(IntEnum):
    """The pending question."""

    NOTHING = 0
    START_CARD = 1  # which Start Card, or Gate Card, or no card
    MULLIGAN = 2  # keep or mulligan, ruling Z5
    RESOURCE = 3  # CR 504: put a card into Resource
    IGNITE = 4  # CR 505.3: which Charge card
    MAIN = 5  # CR 506.2: the turn player's priority
    BATTLE_EVENT = 6  # CR 603.1b: priority in a battle
    SQUARE = 7  # where a played Z/X is put
    ATTACK_TARGET = 8  # CR 602.1b
    FREE_PLAY = 9  # CR 803: play the revealed card without paying?
    YES_NO = 10  # "you may"
    CHOOSE = 11  # cards
    CHOOSE_SQUARE = 12  # a Square, for an effect
    PAY = 13  # which group of Resources next, ruling Z16
    RESOLVE = 14  # which waiting Automatic ability next, ruling Z9
    OVER = 15  # no question: the game has ended


class Verb(IntEnum):
    """Verbs of a player with priority (CR 506.2, 603.1b)."""

    PASS = 0
    PLAY = 1  # a card of the Hand
    USE = 2  # a startup ability
    ATTACK = 3  # declare a battle
    PLAY_EX = 4  # a Z/X EX or an Event EX of the Dynamis
    SHIFT = 5  # lay a Shift of the Dynamis on a card
