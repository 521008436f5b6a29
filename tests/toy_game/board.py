"""The board of Pig, as text and as a picture."""

from typing import Any

from tests.toy_game.decision import Texts
from tests.toy_game.state import GUESS, Settings
from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.svg import HEIGHT, LINE, NARROW, WIDE, Box, Part, Picture, rectangle, words_at


def line(g: Any, settings: Settings, viewer: int | None, player: int) -> str:
    """Return the points and the number of a player."""
    number = int(g.hidden[player]) if viewer in (None, player) else "?"
    return f"Player {player}: {int(g.points[player])} of {settings.goal}, hides {number}"


def board(
    games: Rows, table: Rows, settings: Settings, viewer: int | None, color: bool, columns: int | None
) -> str:
    """Return the game in row 0 as text."""
    lines = [line(games[0], settings, viewer, player) for player in range(2)]
    return "\n".join([*lines, f"pot {int(games[0].pot)}"])


class Pictures:
    """The board as SVG: the enemy above, the pot, and below the viewer, each with a bar of its points."""

    def draw(
        self, games: Rows, table: Rows, settings: Settings, viewer: int | None, is_narrow: bool
    ) -> Picture:
        """Draw the game in row 0."""
        g, below, width, parts = games[0], viewer or 0, NARROW if is_narrow else WIDE, []
        words = {f"player {p}": (line(g, settings, viewer, p), int(g.points[p])) for p in (1 - below, below)}
        top, bottom = words.items()
        shown = [top, ("pot", (f"The pot: {int(g.pot)}", int(g.pot))), bottom]
        for (spot, (text, points)), box in zip(
            shown, Box(10, 10, width - 20, HEIGHT - 20).rows(3, 10), strict=True
        ):
            bar = rectangle(box._replace(w=box.w * min(points / settings.goal, 1)), LINE)
            parts.append(Part(spot, text, (), box, bar + words_at(box.x + 10, box.y + 130, text, 18)))
        question = Texts(g, settings).question(viewer)
        return Picture(width, HEIGHT, f"Pig, turn {int(g.turn)}", str(question or ""), parts)

    def spot_of(self, g: Any, settings: Settings, index: int) -> str:
        """Return the part on which an action is done: the enemy for a guess, else the pot."""
        return f"player {1 - int(g.decider)}" if index >= GUESS else "pot"

    def goes_on(self, g: Any) -> bool:
        """Return False: no play has a second half."""
        return False
