"""Ruling H135: damage that another Z/X takes, which is chosen when the damage would be dealt."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import Choosing
from zx_env.zx.rules.agenda import pop
from zx_env.zx.rules.choices import choose
from zx_env.zx.rules.choosable import drop_unchoosable
from zx_env.zx.rules.keyword_actions import deal_amount
from zx_env.zx.rules.occurrences import card_acting, occur_with_damage
from zx_env.zx.rules.slots import player_slot_of
from zx_env.zx.rules.values import gather, is_unaffected
from zx_env.zx.rules.zones import BOTH_KNOW
from zx_env.zx.terms import NONE, POWER_UNIT, BattleStep, Occurrence


@rule
def _drop_unaffected(g: np.record, cards: np.record, player: int, source: int) -> None:
    """Rulings H71 and H99: remove candidates to which effects of the player's card `source` do nothing."""
    n = 0
    for i in range(g.candidates):
        if not is_unaffected(g, cards, g.candidate[i], player, source):
            g.candidate[n] = g.candidate[i]
            n += 1
    g.candidates = n


@unit
def redirect(g: np.record, cards: np.record) -> None:
    """Frame REDIRECT. CR 814: the player chooses the Z/X that takes the damage of the card of the frame.

    Without another Z/X the card takes it itself.
    """
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    amount = frame.amount * POWER_UNIT
    if frame.has_asked == 0:
        # Ruling H223: what can be chosen is asked of the card whose effect lets another take the damage.
        source = frame.that_slot
        frame.that_slot = NONE
        if source == NONE or g.known[source] != BOTH_KNOW:
            source = player_slot_of(player)  # where it lies hidden, no card is asked
        gather(g, cards, frame.step, player, slot)
        _drop_unaffected(g, cards, player, source)
        musts = drop_unchoosable(g, cards, player, source)
        if g.candidates > 0:
            frame.has_asked = 1
            f = choose(g, player, 1, 1, limits.FREE_ROW, 0, slot)
            g.agenda[f].choosing = Choosing.MUSTS if musts > 0 else 0
            return
        pop(g)
        _deal(g, cards, slot, amount)
        return
    pop(g)
    _deal(g, cards, g.chosen[limits.FREE_ROW, 0, 0], amount)


@rule
def _deal(g: np.record, cards: np.record, slot: int, amount: int) -> None:
    """Deal the damage; if it is that of a battle, the attacker deals it (CR 604.3a)."""
    by_battle = card_acting(g) == NONE and g.battle.stage == BattleStep.DAMAGE
    attacker = g.battle.attacker
    dealt = deal_amount(g, cards, slot, amount)
    if by_battle and dealt > 0:
        if slot == g.battle.attacked:
            g.battle.dealt = 1
        g.harm = dealt
        occur_with_damage(g, cards, Occurrence.DEALS_DAMAGE, attacker, slot)
