"""B42: its cards of the later era. That their Center Area is the one of earlier sets is assumed."""

from zx_env.zx.cards.language import *

_TOKEN = "Hollow Disaster Levy"  # ruling H68
_GANDIVA, _RIGEL = "灼煌の戦乙女 ガーンデーヴァ", "蒼炎の機装者 リゲル"
_almotaher = choose(1, card(Side.OWN, Zone.TRASH, name_contains="アルモタヘル"), up_to=True)


def _of_the_world(zone: Zone) -> Among:
    """Own cards there that are [World Avatar] or Events of the world."""
    return card(Side.OWN, zone, tribe=Tribe.WORLD_AVATAR, or_event="セカイ")


def _promise(
    player: PlayerKey, partner: str, called: str, colors: tuple[Color, ...], *then: Effect
) -> EventText:
    """Return the text of a Promise, for the partner in hand and the card that it calls from the deck."""
    needs: list[Condition] = [
        PlayerNamed(player),
        TurnOf(Side.OWN),
        AtLeast(6, card(Side.ENEMY, Zone.RESOURCE)),
    ]
    one = zx(Side.OWN, zone=Zone.DECK, named=Japanese(called))
    play: list[Effect] = [
        Pick(choose(1, one, up_to=True, keep=True)),
        Shuffle(),
        Then(PlayFree(KEPT), then=list(then)),
    ]
    in_hand = card(Side.OWN, Zone.HAND, named=Japanese(partner))
    second = Then(Move(choose(1, card(Side.OWN, Zone.HAND, color=colors)), Zone.TRASH), then=play)
    return EventText(do=[If(needs, do=[May(Move(choose(1, in_hand), Zone.TRASH), then=[second])])])


# fmt: off
CARDS = [
    Card(
        "B42-029", _TOKEN, Color.COLORLESS, CardType.TOKEN, cost=3, power=4500,
        tribes=(Tribe.WORLD_AVATAR,), japanese="ホロウ・ディザスター レヴィー",
        text=(
            "[Auto] When this card appears, reveal the top 5 cards of your deck. Return up to 1 "
            '[World Avatar] card or Event with "セカイ" in the name among them to your hand. Put the '
            "rest on the bottom of your deck in any order.\n"
            "[Auto] When this card is destroyed, you may put the top card of your deck into your "
            "Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        5,
                        shown=True,
                        do=[Move(choose(1, looked(_of_the_world(Zone.DECK)), up_to=True), Zone.HAND)],
                        rest=Rest.BOTTOM,
                    ),
                ],
            ),
            Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(1, Zone.CHARGE))]),
        ]),
    Card(
        "B42-067", "Once Upon a Time", Color.COLORLESS, CardType.EVENT, cost=0, icons=(Icon.GATE_CARD,),
        japanese="ワンス・アポン・ア・タイム",
        text=(
            "Gate Card.\n"
            "[Startup] (Dynamis; Player Levy; your turn; once per turn) Pay 2 of any color, put 1 "
            'Event with "セカイ" in the name from your hand into your Trash: Put 1 "Hollow Disaster '
            'Levy" Token on a Square of the Center Area without a Z/X.\n'
            "[Startup] (Dynamis; Player Levy; your turn; once per turn) Put 1 [World Avatar] card or "
            'Event with "セカイ" in the name from your hand into your Trash: Destroy 1 enemy Z/X with '
            "Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.DYNAMIS,
                needs=[PlayerNamed(PlayerKey.LEVY), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Pay(Color.COLORLESS, 2),
                    Move(
                        choose(1, card(Side.OWN, Zone.HAND, kind=CardType.EVENT, name_contains="セカイ")),
                        Zone.TRASH,
                    ),
                ],
                do=[MakeToken(_TOKEN, CENTER)],
            ),
            Startup(
                valid_in=Zone.DYNAMIS,
                needs=[PlayerNamed(PlayerKey.LEVY), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, _of_the_world(Zone.HAND)), Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)))],
            ),
        ]),
    Card(
        "B42-068", "End of the World", Color.COLORLESS, CardType.EVENT_EX, cost=2,
        japanese="エンド・オブ・ザ・ワールド",
        text=(
            "[Event] If your Player is Levy and it is your turn, you may put 1 [World Avatar] card from "
            'your hand into your Trash. If you did, put 1 Event with "セカイ" in the name from your '
            "hand into your Trash. If you did, put up to 1 [World Avatar] Z/X with Cost up to the "
            "number of cards in your Resource from your Dynamis on a Square of the Center Area without "
            "a Z/X. In any case, if your Player is Levy, put this card face down into your Dynamis."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.LEVY), TurnOf(Side.OWN)],
                    do=[
                        May(
                            Move(choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.WORLD_AVATAR)), Zone.TRASH),
                            then=[
                                Then(
                                    Move(
                                        choose(
                                            1,
                                            card(
                                                Side.OWN, Zone.HAND, kind=CardType.EVENT,
                                                name_contains="セカイ",
                                            ),
                                        ),
                                        Zone.TRASH,
                                    ),
                                    then=[
                                        Put(
                                            choose(
                                                1,
                                                zx(
                                                    Side.OWN,
                                                    zone=Zone.DYNAMIS,
                                                    tribe=Tribe.WORLD_AVATAR,
                                                    having=(Having.COST_WITHIN_RESOURCE,),
                                                ),
                                                up_to=True,
                                            ),
                                            CENTER,
                                            empty=True,
                                        ),
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
                If([PlayerNamed(PlayerKey.LEVY)], do=[Move(THIS, Zone.DYNAMIS, State.FACE_DOWN)]),
            ]),
        ]),
    Card(
        "B42-076", "Promise of Resolve, Izumo", (Color.RED, Color.WHITE), CardType.EVENT_EX, cost=2,
        japanese="共に歩む決意の約束 出雲",
        text=(
            "[Event] If your Player is Izumo EX, it is your turn and your opponent has 6 or more cards "
            'in their Resource, you may put 1 "灼き尽くす煌きの射手" from your hand into your Trash. If '
            "you did, put 1 red or white card from your hand into your Trash. If you did, first choose "
            'up to 1 "灼煌の戦乙女 ガーンデーヴァ" in your deck. Shuffle your deck. Play what was '
            "chosen first without paying its Cost. If you did, return up to 1 Z/X from your Remove Zone "
            'to your hand. Up to 1 "灼煌の戦乙女 ガーンデーヴァ" of yours on a Square has Range 3 until '
            "the end of the turn."
        ),
        abilities=[
            _promise(
                PlayerKey.IZUMO_EX,
                "灼き尽くす煌きの射手",
                _GANDIVA,
                (Color.RED, Color.WHITE),
                Move(choose(1, zx(Side.OWN, zone=Zone.REMOVED), up_to=True), Zone.HAND),
                Grant(choose(1, zx(Side.OWN, named=Japanese(_GANDIVA)), up_to=True), GainRange(3)),
            ),
        ]),
    Card(
        "B42-077", "Promise of the Future, Azumi", (Color.BLUE, Color.RED), CardType.EVENT_EX, cost=2,
        japanese="夢を描く未来の約束 あづみ",
        text=(
            "[Event] If your Player is Azumi EX, it is your turn and your opponent has 6 or more cards "
            'in their Resource, you may put 1 "蒼く揺らめく炎の友情" from your hand into your Trash. If '
            "you did, put 1 blue or red card from your hand into your Trash. If you did, first choose "
            'up to 1 "蒼炎の機装者 リゲル" in your deck. Shuffle your deck. Play what was chosen first '
            'without paying its Cost. If you did, up to 1 "蒼炎の機装者 リゲル" of yours on a Square '
            'gains "[Startup] (once per turn) For nothing: Reboot this card." until the end of the '
            "turn."
        ),
        abilities=[
            _promise(
                PlayerKey.AZUMI_EX,
                "蒼く揺らめく炎の友情",
                _RIGEL,
                (Color.BLUE, Color.RED),
                Grant(
                    choose(1, zx(Side.OWN, named=Japanese(_RIGEL)), up_to=True),
                    Gains(Startup(cost=[], do=[Reboot(THIS)], limit=Limit.ONCE_PER_TURN)),
                ),
            ),
        ]),
    Card(
        "B42-081", "Promise of Hope, Yachiyo", (Color.BLACK, Color.GREEN), CardType.EVENT_EX, cost=2,
        japanese="憧れ追う望みの約束 八千代",
        text=(
            "[Event] If your Player is Yachiyo EX, it is your turn and your opponent has 6 or more "
            'cards in their Resource, you may put 1 "災いを齎す万華の勇者" from your hand into your '
            "Trash. If you did, put 1 black or green card from your hand into your Trash. If you did, "
            'first choose up to 1 "災華の暴嵐牙 アルモタヘル" in your deck. Shuffle your deck. Play '
            "what was chosen first without paying its Cost. If you did, put up to 1 enemy Z/X on a "
            "Normal Square into its owner's Trash. Choose 1 of these: (1) return up to 1 card with "
            '"アルモタヘル" in the name from your Trash to your hand; (2) put up to 1 card with '
            '"アルモタヘル" in the name from your Trash into your Charge.'
        ),
        abilities=[
            _promise(
                PlayerKey.YACHIYO_EX,
                "災いを齎す万華の勇者",
                "災華の暴嵐牙 アルモタヘル",
                (Color.BLACK, Color.GREEN),
                Move(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.TRASH),
                OneOf([[Move(_almotaher, Zone.HAND)], [Move(_almotaher, Zone.CHARGE)]]),
            ),
        ]),
]
