"""`status`: validate the bytes of a game, and report each problem as a sentence.

The rules preserve these invariants and never check them. Bytes from a file may violate them, and could then
make the rules index out of an array or loop forever. First every number must be within the range of its field
(bounds.py), then the cards must be where the state lists them (places.py), and the agenda must lead to the
pending question (frames.py). See also: the digest that detects a damaged file
(core/serialization/state_bytes.py).
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from zx_env.compiling.python_records import Rows, row_bytes, rows, set_row_bytes
from zx_env.core.serialization.field_ranges import wrong_ends
from zx_env.zx.decision.actions import MASK
from zx_env.zx.entry_points import ENTRY_POINTS
from zx_env.zx.rules.listed import ALL_STALE
from zx_env.zx.saved.bounds import of_numbers
from zx_env.zx.saved.frames import of_the_agenda
from zx_env.zx.saved.places import of_each_card, of_knowledge, of_lists, of_squares
from zx_env.zx.saved.references import of_abilities, of_cards, of_the_question, of_the_table
from zx_env.zx.saved.used_up import of_used_up
from zx_env.zx.settings import Settings, card_rows
from zx_env.zx.state import GAME
from zx_env.zx.terms import Ask


def status(games: Rows, settings: Settings) -> list[str]:
    """Return the reasons, in sentences, why the game in row 0 is impossible.

    The list is empty for a valid game.
    """
    data = row_bytes(games, 0)
    g = np.frombuffer(data, GAME)[0]
    problems = list(of_numbers(g, settings.pool))
    if problems:
        return problems  # the other checks would index with invalid slots
    problems = [
        *of_lists(g),
        *of_squares(g, settings.pool),
        *of_each_card(g, settings.pool),
        *of_knowledge(g),
        *of_the_table(g, settings.pool),
        *of_cards(g, settings.pool),
        *of_used_up(g, settings.pool),
        *_of_the_whole(g),
    ]
    if not problems and not g["over"]:
        problems = [*of_the_agenda(g, settings.pool), *of_abilities(g, settings.pool)]
    if not problems and not g["over"]:
        problems = list(of_the_question(g))
    return problems or list(_of_the_decision(data, settings))


def _of_the_whole(g: Any) -> Iterator[str]:
    """Check that end, winner, agenda and question are consistent."""
    yield from wrong_ends(g, Ask.OVER, "game")
    if not g["over"] and not int(g["frames"]):
        yield "nothing is on the agenda of a game that goes on"


def _of_the_decision(data: bytes, settings: Settings) -> Iterator[str]:
    """Check that there is a legal action, and that sums and lists match the cards of the zones."""
    games, masks = rows(GAME, 1), rows(MASK, 1)
    set_row_bytes(games, 0, data)
    g = games[0]
    for player in range(2):
        g.stale[player] = ALL_STALE
    ENTRY_POINTS.show_game(games, 0, card_rows(settings.card_set), masks, 0)
    again, before = np.frombuffer(row_bytes(games, 0), GAME)[0], np.frombuffer(data, GAME)[0]
    if (again["sums"] != before["sums"]).any():
        yield "`sums` is not what the cards of the zones come to"
    if (again["face_up"] != before["face_up"]).any():
        yield "`face_up` is not how many cards of a Dynamis lie face up"
    if (again["listed"]["cells"] != before["listed"]["cells"]).any():
        yield "`listed` is not what lies in the zones"
    if again["fault"] != before["fault"]:
        yield "the rows of the decision do not fit into the game"
    legal = np.frombuffer(row_bytes(masks, 0), np.int8)
    if int(before["asked"]) != Ask.OVER and not legal.any():
        yield "nobody can act: no action is legal"
