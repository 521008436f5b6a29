"""B39: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_BEYOND = "蒼穹の彼方より"
_GATHERED = card(Side.OWN, Zone.DYNAMIS, named=Japanese(_BEYOND), state=State.FACE_UP)

# fmt: off
CARDS = [
    Card(
        "B39-040", "Princess and Dragon, Drifting in the Dim Light", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.STARLIGHT_HAZE,), japanese="薄明を揺蕩う 姫君と竜", rarity=Rarity.R,
        text=(
            '[Auto] (Player Princess) When this card appears, play up to 1 "蒼穹の彼方より" from your '
            "Trash without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.PRINCESS)],
                do=[
                    PlayFree(
                        choose(1, card(Side.OWN, Zone.TRASH, named=Japanese(_BEYOND)), up_to=True),
                        regular=True,
                    ),
                ],
            ),
        ],
    ),
    Card(
        "B39-041", "Princess and Dragon, Shining in the Dark Night", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.STARLIGHT_HAZE,), japanese="闇夜に煌めく 姫君と竜", rarity=Rarity.SR,
        text=(
            "[Startup] (Hand; Player Princess; once per turn by name) Pay black 2, put this "
            'card into your Trash: If you have 3 or more face-up "蒼穹の彼方より" in your '
            "Dynamis, play 1 [Starlight Haze] card with Cost 3 or less or Event with "
            '"蒼穹の彼方より" in the name from your Trash without paying its Cost, as a regular '
            "play.\n"
            "[Always] (Player Princess) Startup abilities of your opponent's cards cost 1 of any color "
            "more."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.PRINCESS)],
                limit=Limit.NAME_LOCK,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(3, _GATHERED)],
                        [
                            PlayFree(
                                choose(
                                    1,
                                    card(
                                        Side.OWN, Zone.TRASH, cost_at_most=3,
                                        tribe=Tribe.STARLIGHT_HAZE, or_event=_BEYOND,
                                    ),
                                ),
                                regular=True,
                            ),
                        ],
                    ),
                ],
            ),
            Always(needs=[PlayerNamed(PlayerKey.PRINCESS)], do=[StartupsCostMore(1, Side.ENEMY)]),
        ],
    ),
]
