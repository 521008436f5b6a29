"""Break (ブレイク): a Z/X becomes face-down Force of a Z/X of the hand, which appears on its Square.

See also: what lies face down has no abilities (`works_there` in rules/conditions.py); the Z/X above it is in
Break (`is_in_break` in rules/under.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.rules.always import appears_otherwise, cannot_appear, is_barred
from zx_env.zx.rules.last_known import remember_all
from zx_env.zx.rules.moves import end_leaving, join, occur_leaving
from zx_env.zx.rules.play import arrive, occur_arrival, way_from
from zx_env.zx.rules.selectors import is_attacked
from zx_env.zx.rules.together import disperse
from zx_env.zx.rules.values import is_unaffected
from zx_env.zx.rules.zones import player_square_of, put_face_down_under
from zx_env.zx.terms import Bar, State, Way, Zone


@rule
def _can_break(g: np.record, cards: np.record, below: int, above: int) -> bool:
    """Ruling H245: return whether the Z/X on a Square can become Force, and the other appear in its place."""
    frame = g.agenda[g.frames - 1]
    if g.zone[below] != Zone.SQUARE or g.zone[above] != Zone.HAND:
        return False
    if is_unaffected(g, cards, below, frame.player, frame.slot):
        return False
    if cannot_appear(g, cards, above, frame.player) or appears_otherwise(g, cards, above, frame.slot, 0):
        return False
    is_players = g.square[below] == player_square_of(frame.player)
    return not (is_players and is_barred(g, cards, above, Bar.BE_PUT_ON_PLAYER_SQUARE))


@unit
def _break_into(g: np.record, cards: np.record, below: int, above: int) -> None:
    """Ruling H245: both cards move at the same time; then the occurrences of the arrival happen."""
    square = g.square[below]
    was_attacked = is_attacked(g, below)
    origin = g.zone[above]
    way = way_from(origin, Way.BY_ABILITY)
    n = join(g, 0, below, Zone.FORCE, State.UNDER_FACE_DOWN)
    occur_leaving(g, cards, n)
    remember_all(g, cards, n)
    put_face_down_under(g, cards, below, above)
    arrive(g, cards, above, square, origin, way, State.REBOOT)
    end_leaving(g, cards, n)
    disperse(g, n)
    if was_attacked:
        # Ruling H247: the attack goes on against the Z/X that has appeared.
        g.battle.attacked = above
        g.battle.attacked_serial = g.serial[above]
    occur_arrival(g, cards, above, origin, origin, way)


@unit
def break_chosen(g: np.record, cards: np.record) -> None:
    """BREAK: the Z/X chosen second is below, the card chosen first appears above it."""
    frame = g.agenda[g.frames - 1]
    frame.was_done = 0
    frame.done = 0
    if g.chosen_count[frame.depth, 0] != 1 or g.chosen_count[frame.depth, 1] != 1:
        return
    below = g.chosen[frame.depth, 1, 0]
    above = g.chosen[frame.depth, 0, 0]
    if _can_break(g, cards, below, above):
        _break_into(g, cards, below, above)
        frame.was_done = 1
        frame.done = 1
