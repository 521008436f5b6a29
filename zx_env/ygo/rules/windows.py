"""Which effects may be activated at which moment, as one table.

Ruling YR31: the table applies to answers as well. In the Damage Step a link can be answered only by an effect
that negates an activation, or that may be activated in that substep anyway. Y8.15: so the effects that can
answer Honest depend on the substep in which Honest was activated.

See also: speeds, needs, costs and targets (activation.py), and how a window runs (chain.py).
"""

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import rule
from zx_env.ygo.terms import Ask, Moment, Phase, When

_STEPS = (Moment.START, Moment.DECLARED, Moment.RETARGETED, Moment.BEFORE, Moment.END_STEP)
"""Moments of the Battle Phase outside the Damage Step (Y2.2, Y3.3): everything of Spell Speed 2 or more."""
_EARLY = (Moment.D1, Moment.D2, Moment.D3)

FITS: dict[When, tuple[Moment, ...]] = {
    # Y4.2: in the Damage Step some cards can never be activated, others only in some substeps.
    When.ANY: (Moment.MAIN, *_STEPS),
    # Ruling YR22: cards that answer a declaration, only in direct answer to it. Y12.5: in one chain.
    When.DECLARATION: (Moment.DECLARED,),
    # Ruling YR48: Shift answers a declaration, and the new target after a replay. There is no new declaration
    # then (ruling YR23).
    When.TARGETED: (Moment.DECLARED, Moment.RETARGETED),
    # Y6.8, Y7.3, ruling YR29: up to Substep 3. Y8.6, Y12.9: not during damage calculation.
    When.STATS: (Moment.MAIN, *_STEPS, *_EARLY),
    # Y8.14: from the start of the Damage Step up to and including damage calculation;
    # Y8.16: Honest is one of the few cards that only a ruling permits during damage calculation.
    # Y8.20: after the first link of that chain, Honest can only be chained, because there is no second chain.
    When.HONEST: (*_EARLY, Moment.D4),
    # Y8.2, Y12.8: effects of damage calculation only. Y8.17: Rising Energy (STATS) cannot answer them.
    When.CALCULATION: (Moment.D4,),
    # Ruling YR35: cards that reduce battle damage, in the one chain of damage calculation.
    When.DAMAGE: (Moment.D4,),
    # Y9.2: directly after battle damage, before any other effect.
    When.FLASHBANG: (Moment.D5,),
    # Y11.10, ruling YR43: in every substep except 4 and 5.
    When.SENT: (Moment.MAIN, *_STEPS, *_EARLY, Moment.D6, Moment.D7),
    # Y11.3: cards that wait for a destruction by battle.
    When.DESTROYED: (Moment.D7,),
    # Y8.5, Y8.18: effects that negate an activation; they are always answers.
    When.ANSWER: tuple(Moment),
    When.OWN_MAIN: (Moment.MAIN,),
    # Only while the question is Ask.MAIN (`times_now`).
    When.MAIN: (),
}
"""For each time, the moments that fit it under the TCG's rules."""

FITS_OCG: dict[When, tuple[Moment, ...]] = FITS | {
    # Y12.14: cards that reduce battle damage have a window when it is inflicted.
    When.DAMAGE: (Moment.O4,),
}
"""For each time, the moments that fit it under the OCG's rules.

Y12.16: no effect can be activated right after the calculation; D5 stands for O6 alone (ruling YR40).
"""


def _times() -> npt.NDArray[np.int64]:
    """Return an array [ocg, moment] of the times that fit, as bits 1 << When."""
    times = np.zeros((2, len(Moment)), np.int64)
    for ocg, table in enumerate((FITS, FITS_OCG)):
        for when, moments in table.items():
            for moment in moments:
                times[ocg, moment] |= 1 << when
    return times


TIMES = _times()


@rule
def times_now(g: np.record, player: int) -> int:
    """Return the times (bits) that fit now for the player; the last link of the chain is not considered."""
    times = int(TIMES[g.ocg, g.moment])
    if g.links == 0:
        times &= ~(1 << When.ANSWER)
    # Ruling YR13: Spell Speed 1 only in the player's own Main Phase, with no chain open.
    if player == g.turn_player and (g.phase == Phase.MAIN_1 or g.phase == Phase.MAIN_2):
        if g.asked == Ask.MAIN:
            times |= 1 << When.MAIN
    else:
        times &= ~(1 << When.OWN_MAIN)
    return times
