"""G40: one of its cards, of the later era."""

from zx_env.cards.language import (
    THIS,
    Always,
    AtMost,
    Automatic,
    Card,
    ChargeMore,
    If,
    Move,
    PlayerNamed,
    Reboot,
    Startup,
    card,
    choose,
    zx,
)
from zx_env.cards.names import PlayerKey, Tribe
from zx_env.terms import Color, Having, Limit, Occurrence, Side, Zone

_SIEGER = "ズィーガー"

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
]
