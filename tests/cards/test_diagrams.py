"""Which cards distinguish left and right, and that no other part of the card table does."""

from zx_env.zx.cards.diagrams import distinguish_left_and_right, is_its_mirror_image
from zx_env.zx.cards.language import (
    ARMY,
    THIS,
    Automatic,
    Card,
    Color,
    Draw,
    Effect,
    MakeToken,
    Occurrence,
    Put,
    Squares,
)
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.decision.symmetry import MIRRORED


def asymmetric(pool: CardPool) -> int:
    """The number of sets of Squares in the card table that are other ones in the mirror."""
    found = 0
    for part in ("selector", "step"):
        squares = pool.record[0][part]["squares"].astype(int)
        image = sum((squares >> square & 1) << MIRRORED[square] for square in range(len(MIRRORED)))
        found += int((squares != image).sum())
    return found


def test_a_diagram_and_its_mirror_image():
    assert is_its_mirror_image("x.x .x. xxx") and not is_its_mirror_image("... xx. ...")


def test_without_the_cards_that_distinguish_left_and_right_no_squares_do():
    pool = card_table()
    these = distinguish_left_and_right(pool.numbers, pool)
    assert these and asymmetric(pool)
    assert not asymmetric(CardPool(card for card in pool.cards if card.number not in these))


def test_a_card_distinguishes_sides_by_the_token_that_it_makes():
    left = Squares("the left Square of your Army Area", "... ... x..")

    def card(number: str, name: str, *words: Effect) -> Card:
        abilities = [Automatic(when=Occurrence.APPEARS, do=[word]) for word in words]
        return Card(number, name, Color.RED, cost=1, power=500, abilities=abilities)

    pool = CardPool(
        [
            card("PR-901", "Maker", Draw(1), MakeToken("Token", ARMY)),
            card("PR-902", "Token", Put(THIS, left), MakeToken("Token", ARMY)),
            card("PR-903", "Other", MakeToken("Third", ARMY)),
            card("PR-904", "Third", Put(THIS, ARMY)),
        ]
    )
    assert distinguish_left_and_right(["PR-901"], pool) == {"PR-902"}
    assert distinguish_left_and_right(["PR-903", "PR-904"], pool) == set()
