"""Which effects may be activated at which moment: the matrix of the digest's section 3, as one table.

Ruling YR31: the table applies to answers, too. In the Damage Step only an effect that negates an activation,
or may be activated in that substep anyway, can answer a link. Y8.15: so what can answer Honest depends on
when it was activated.

See also: speeds, needs, costs and targets (activation.py), and how a window runs (chain.py).
"""

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import rule
from zx_env.ygo.terms import Ask, Moment, Phase, When

_STEPS = (Moment.START, Moment.DECLARED, Moment.BEFORE, Moment.END_STEP)
"""Y2.2, Y3.3: outside the Damage Step, everything of speed 2 or more."""
_EARLY = (Moment.D1, Moment.D2, Moment.D3)

FITS: dict[When, tuple[Moment, ...]] = {
    # Y4.2: in the Damage Step some cards never, others only at a particular one of its events.
    When.ANY: (Moment.MAIN, *_STEPS),
    # Ruling YR22: "answers a declaration" cards only there; Y12.5: in one chain.
    When.DECLARATION: (Moment.DECLARED,),
    # Y6.8, Y7.3, ruling YR29: until damage calculation; Y8.6, Y12.9: not in it.
    When.STATS: (Moment.MAIN, *_STEPS, *_EARLY),
    # Y8.14: from the start of the Damage Step up to and including damage calculation;
    # Y8.16: one of the very few cards that may be activated in it though only a ruling says so;
    # Y8.20: there only by chaining, for the chain is the only one.
    When.HONEST: (*_EARLY, Moment.D4),
    # Y8.2, Y12.8: effects that belong to just this moment; Y8.17: Rising Energy cannot answer them.
    When.CALCULATION: (Moment.D4,),
    # Ruling YR35: in the one chain of damage calculation.
    When.DAMAGE: (Moment.D4,),
    # Y9.2: directly after battle damage, before any other effect.
    When.FLASHBANG: (Moment.D5,),
    # Y11.10, ruling YR43: in every substep but 4 and 5.
    When.SENT: (Moment.MAIN, *_STEPS, *_EARLY, Moment.D6, Moment.D7),
    # Y11.3.
    When.DESTROYED: (Moment.D7,),
    # Y8.5, Y8.18: what negates an activation, as an answer only.
    When.ANSWER: tuple(Moment),
    When.OWN_MAIN: (Moment.MAIN,),
    # Only while the question is Ask.MAIN (`times_now`).
    When.MAIN: (),
}
"""The moments of each time in the tcg."""

FITS_OCG: dict[When, tuple[Moment, ...]] = FITS | {
    # Y12.14: when battle damage is inflicted.
    When.DAMAGE: (Moment.O4,),
}
"""The moments of each time in the ocg. Y12.16: nothing in Substep 5; D5 opens only for O6 (ruling YR40)."""


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
    """Return the times (bits) that fit now for the player, whatever the last link of the chain is."""
    times = int(TIMES[g.ocg, g.moment])
    if g.links == 0:
        times &= ~(1 << When.ANSWER)
    # Ruling YR13: speed 1 in the own Main Phase, with no chain open.
    if player == g.turn_player and (g.phase == Phase.MAIN_1 or g.phase == Phase.MAIN_2):
        if g.asked == Ask.MAIN:
            times |= 1 << When.MAIN
    else:
        times &= ~(1 << When.OWN_MAIN)
    return times
