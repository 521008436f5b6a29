"""The mirror: the game is the same with left and right exchanged.

The rules know the Squares by their rows, their neighbours, the two Player Squares and the areas (CR 303), all
of which are the same in a mirror. A player sees the mirrored game if the columns of the board are exchanged:
the rows of `board`, their card numbers and the actions that name a Square; the neighbours to the right and to
the left; and every number of a Square.

Two things in a mirrored game are not those of the image. Where several things happen at once, the rules take
the Squares in order, so rows of `options`, `notes` and `lasting` may have another order. And a card can
distinguish left and right by a diagram that is not its own mirror image (cards/diagrams.py): games with such
a card have no mirror (settings.py `symmetries`).
"""

from zx_env.core.observation.layout import names_of
from zx_env.core.observation.symmetry import symmetry_of
from zx_env.zx.board import NAMES
from zx_env.zx.decision.actions import ACTION_TARGETS, BLOCKS
from zx_env.zx.decision.columns import HandPairFact, PairFact
from zx_env.zx.decision.observation import OBSERVATION_FIELDS

_LETTERS = sorted({name[0] for name in NAMES})
_OPPOSITE = dict(zip(_LETTERS, reversed(_LETTERS), strict=True))
MIRRORED = tuple(NAMES.index(_OPPOSITE[name[0]] + name[1]) for name in NAMES)
"""For each Square, the Square in the mirror: a1 and c1, a2 and c2, a3 and c3 change places."""

_PAIRS = names_of(PairFact)
_TO_THE_RIGHT = {name: f"{name.removesuffix('_right')}_left" for name in _PAIRS if name.endswith("_right")}
_ON_SQUARES = names_of(HandPairFact)
_SQUARES = {
    column
    for field in OBSERVATION_FIELDS
    for category in field.categories
    for column in category.columns
    if category.values == 1 + len(NAMES) and column.endswith("square")
}
"""The columns that contain 1 + a Square, and 0 for none."""

MIRROR = symmetry_of(
    "mirror",
    OBSERVATION_FIELDS,
    BLOCKS,
    ACTION_TARGETS,
    rows={"board": MIRRORED},
    columns={
        **_TO_THE_RIGHT,
        **{left: right for right, left in _TO_THE_RIGHT.items()},
        **{_ON_SQUARES[square]: _ON_SQUARES[image] for square, image in enumerate(MIRRORED)},
    },
    values=dict.fromkeys(_SQUARES, (0, *(1 + image for image in MIRRORED))),
)
"""The game with left and right exchanged."""
