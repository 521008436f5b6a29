"""G40: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_SIEGER = "ズィーガー"
_LINK = "Link: Prism"  # ruling H68

# fmt: off
CARDS = [
    Card(
        "G40-007", "Sieger, Student Council's Healing Time", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.PREDATOR,), japanese="生徒会の癒しの時間 ズィーガー",
        text=(
            "[Always] (Charge; Player Ayase) The limit of your Charge is +1.\n"
            '[Auto] (Trash; Player Ayase) When a Z/X of yours with "ズィーガー" in the name destroys an '
            "enemy Z/X in battle, if you have no cards with the name of this card in your Charge, put "
            "this card into your Charge.\n"
            "[Startup] (Charge; Player Ayase; once per turn by name) Remove this card from the game, "
            'put 2 other cards from your Charge into your Trash: Reboot 1 Z/X of yours with "ズィーガー" '
            "in the name on a Square."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.AYASE)],
                valid_in=Zone.CHARGE,
                do=[ChargeMore(1)],
            ),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, name_contains=_SIEGER),
                needs=[PlayerNamed(PlayerKey.AYASE)],
                valid_in=Zone.TRASH,
                do=[
                    If(
                        [AtMost(0, card(Side.OWN, Zone.CHARGE, having=(Having.SAME_NAME,)))],
                        [Move(THIS, Zone.CHARGE)],
                    ),
                ],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.AYASE)],
                valid_in=Zone.CHARGE,
                limit=Limit.NAME_LOCK,
                cost=[
                    Move(THIS, Zone.REMOVED),
                    Move(choose(2, card(Side.OWN, Zone.CHARGE, having=(Having.NOT_THIS,))), Zone.TRASH),
                ],
                do=[Reboot(choose(1, zx(Side.OWN, name_contains=_SIEGER)))],
            ),
        ]),
    Card(
        "G40-023", "Prism, Linked Soul", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER, Tribe.SHIFT),
        japanese="煌燦§結魂 プリズム",
        text=(
            "[Startup] (Hand; Assault, once per turn) For nothing: If a player was dealt damage this "
            "turn, put this card on a Normal Square without a Z/X in Sleep State by Assault.\n"
            "[Auto] (Player Prism P) When this card appears, choose 1 of these: (1) put up to 1 "
            '"Link: Prism" Link on a Square; (2) if it is your turn and you have "Link: Prism" on a '
            "Square, remove any number of enemy Z/X on a Normal Square with total Cost 6 or less from "
            "the game."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[],
                do=[
                    If(
                        [Happened(Occurrence.PLAYER_IS_DAMAGED)],
                        [Put(THIS, NORMAL, empty=True, state=State.SLEEP, way=Way.BY_ASSAULT)],
                    ),
                ],
                limit=Limit.ASSAULT,
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.PRISM_P)],
                do=[
                    OneOf([
                        [PutLink(_LINK, ANY_SQUARE, up_to=True)],
                        [
                            If(
                                [
                                    TurnOf(Side.OWN),
                                    AtLeast(1, card(Side.OWN, Zone.SQUARE, kind=CardType.LINK, named=_LINK)),
                                ],
                                [
                                    Move(
                                        choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL), total_cost_at_most=6),
                                        Zone.REMOVED,
                                    ),
                                ],
                            ),
                        ],
                    ]),
                ],
            ),
        ]),
    Card(
        "G40-045", _LINK, Color.COLORLESS, CardType.LINK, japanese="煌燦§結望 プリズムＰ",
        text=(
            '[Always] Each "Prism, Linked Soul" of yours wherever it is has the Ignition icon.\n'
            "[Auto] When a Z/X of yours that is on the Square of this card appears, remove up to 2 "
            "cards in your Trash from the game. If any were chosen, this ability cannot be used again "
            "this turn.\n"
            "[Auto] When another Link card of yours is placed on a Square, remove this card from the "
            "game."
        ),
        abilities=[
            Always(
                do=[GainIcon(Icon.IGNITION, each(card(Side.OWN, EVERYWHERE, named="Prism, Linked Soul")))],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.ON_ITS_SQUARE,)),
                do=[
                    Move(choose(2, card(Side.OWN, Zone.TRASH), up_to=True), Zone.REMOVED),
                    IfPicked(1, [UseUp()]),
                ],
                limit=Limit.USED_UP,
            ),
            Automatic(
                when=Occurrence.LINK_IS_PLACED,
                of=card(Side.OWN, Zone.SQUARE, kind=CardType.LINK, having=(Having.NOT_THIS,)),
                do=[Move(THIS, Zone.REMOVED)],
            ),
        ]),
]
