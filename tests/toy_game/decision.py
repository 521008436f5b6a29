"""One decision of Pig: its legal actions, what a player sees, and the words for both."""

from typing import Any, ClassVar

import numpy as np

from tests.toy_game.state import GUESS, HOLD, MORE, NERVE, ON_A_PAGE, RECORDS, ROLL, Ask
from zx_env.compiling.decorators import rule
from zx_env.core.actions import SimpleTexts

CELLS = RECORDS["observation"].itemsize


@rule
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write the legal actions; nobody holds before the first roll of a turn, except in the first turn."""
    is_asked = 1 if g.asked == Ask.TURN else 0
    dares = 1 if is_asked == 1 and g.pot >= NERVE else 0
    mask.cell[ROLL] = is_asked
    mask.cell[HOLD] = 1 if is_asked == 1 and (g.pot > 0 or g.turn == 1) else 0
    mask.cell[MORE] = dares
    for i in range(ON_A_PAGE):
        mask.cell[GUESS + i] = dares


@rule
def write_observation(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write what a player sees."""
    for i in range(CELLS):
        obs.cell[i] = 0
    obs.facts[0] = 1 if g.asked == Ask.TURN and g.decider == player else 0
    obs.facts[1] = g.pot
    obs.facts[2] = g.page
    obs.facts[3] = min(g.points[player], 127)
    obs.facts[4] = min(g.points[1 - player], 127)
    obs.hidden[g.hidden[player]] = 1


@rule
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    """Write what only the privileged view has."""
    full.enemy[0] = g.hidden[1 - player]


class Texts(SimpleTexts):
    """Texts of actions and questions."""

    questions: ClassVar = {Ask.TURN: "what to do"}

    def values(self, index: int) -> dict[str, Any]:
        """Return the values of an action."""
        if index < GUESS:
            return {"text": ("roll", "hold", "more")[index]}
        number = str(int(self.g.page) * ON_A_PAGE + index - GUESS)
        return {"text": f"guess {number}", "place": number}
