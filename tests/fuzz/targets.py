"""All fuzz targets by name: functions of a random generator that damage one input of an interface."""

from tests.env.games import GAMES
from tests.fuzz import actions, files, folders, pages, positions, searches
from tests.fuzz.children import Try
from tests.fuzz.games import corpus

TARGETS: dict[str, Try] = {
    one.__name__: one
    for module in (positions, files, folders, pages, actions, searches)
    for one in module.TRIES
}


def prepare() -> None:
    """Compile and play before there are children: each would do it by itself, and seem to hang."""
    for case in GAMES:
        corpus(case.name)
        case.vector(1).reset()
        case.playouts(case.in_the_middle().determinize(0, 1), 1, 1)
        case.in_the_middle().observe(0, full=True)
        case.in_the_middle().view(0).batch(1, 1).step([-1])
