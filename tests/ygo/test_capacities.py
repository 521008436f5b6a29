"""Lists of limits.py are long enough: the most that the cards of the set could fill, computed from the cards.

A card of a kind that this computation does not cover fails the test; extend the computation for it.
"""

from itertools import product

import pytest

from tests.citations import yr
from tests.ygo.scenes import A, B, duel
from zx_env.ygo import limits
from zx_env.ygo.cards.language import Activate, Quick, Trigger
from zx_env.ygo.cards.set import CARDS
from zx_env.ygo.rules.windows import FITS, FITS_OCG
from zx_env.ygo.terms import CardKind, Event, Moment, Need, Op, Place, When

PLAYERS = ("turn player", "opponent")
ENEMY_TURN = (
    Need.ENEMY_DAMAGE_COMING,
    Need.ENEMY_ATTACKS,
    Need.ENEMY_ATTACKS_MONSTER,
    Need.DIRECT_DAMAGE_TAKEN,
)
"""Needs that only the opponent of the turn player can meet."""
MOMENT_OF = {
    Event.NORMAL_SUMMONED: (Moment.MAIN,),
    Event.SUMMONED: (),  # counted with the effects that summon
    Event.DAMAGE_STEP_STARTS: (Moment.D1,),
    Event.BEFORE_CALCULATION: (Moment.D3,),
    Event.CALCULATION: (Moment.D4,),
    Event.TURNED_UP: (Moment.MAIN, Moment.D6),
    Event.DIRECT_DAMAGE: (Moment.D6,),
    Event.BATTLE_DAMAGE: (Moment.D6,),
    Event.AFTER_CALCULATION: (Moment.D6,),
    Event.ATTACKED_FACE_DOWN: (Moment.D6,),
    Event.DESTROYED_BY_BATTLE: (Moment.D7,),
    Event.DESTROYED_AND_SENT: (Moment.D7,),
    Event.DESTROYS_BY_BATTLE: (Moment.D7,),
    Event.DESTROYS_AND_SENDS: (Moment.D7,),
}
"""The moments of each event."""


def may(effect: Activate | Quick, player: str, fits: set[When]) -> bool:
    """Return whether that player could activate the effect in a moment of these times."""
    if effect.when not in fits or (effect.when == When.OWN_MAIN and player == "opponent"):
        return False
    return not (effect.need in ENEMY_TURN and player == "turn player")


def summons(effect: Activate | Quick | Trigger) -> bool:
    """Return whether the effect summons a monster, which could have a trigger of its own."""
    return any(step.op == Op.SUMMON for step in effect.do)


ACTIVATIONS = [effect for card in CARDS for effect in card.effects if isinstance(effect, Activate)]
QUICK = [(card, effect) for card in CARDS for effect in card.effects if isinstance(effect, Quick)]
SPOKEN: list[Activate | Quick] = [*ACTIVATIONS, *(effect for _, effect in QUICK)]
TRIGGERS = [effect for card in CARDS for effect in card.effects if isinstance(effect, Trigger)]


def triggers_at_most(moment: Moment, fits: set[When]) -> int:
    """Return the most effects that wait when a chain begins, from a battle or a summon and the chain before.

    A battle goes on only when no effect waits, so none waits for a later moment.
    """
    happens = [effect for effect in TRIGGERS if moment in MOMENT_OF[effect.event]]
    concerned = 0 if not happens else 1 if moment == Moment.MAIN else 2
    # Each effect that summons brings one monster, and it may be there as often as a deck has copies.
    brought = concerned if any(summons(effect) for effect in happens) else 0
    for player in PLAYERS:
        for effect in SPOKEN:
            if summons(effect) and may(effect, player, fits):
                brought += limits.COPIES
    return concerned + brought


def links_at_most(moment: Moment, fits: set[When]) -> int:
    """Return the most links of a chain that begins in this moment."""
    links = max(1, triggers_at_most(moment, fits))
    for player in PLAYERS:
        # Until the chain is over, each Spell and Trap that is activated keeps one of five zones.
        if any(may(effect, player, fits) for effect in ACTIVATIONS):
            links += limits.FIELD
        for card, effect in QUICK:
            if not may(effect, player, fits):
                continue
            if effect.place == Place.FROM_HAND:
                assert effect.cost.send_this or effect.cost.discard_this, (
                    f"{card.name}: a card of the hand answers once"
                )
                links += limits.COPIES
            elif effect.need == Need.BATTLES:
                links += 1  # one monster of each player battles, and uses it once
            else:
                # It leaves its zone to another card, which can be activated there.
                assert card.kind == CardKind.CONTINUOUS_TRAP and effect.cost.send_this, card.name
                links += 2 * limits.COPIES
    return links


@yr("YR6")
@pytest.mark.parametrize(("ocg", "moment"), list(product((False, True), Moment)))
def test_no_chain_has_more_links_than_there_is_room_for(ocg: bool, moment: Moment) -> None:
    fits = {when for when, moments in (FITS_OCG if ocg else FITS).items() if moment in moments}
    assert triggers_at_most(moment, fits) <= limits.WAITING
    assert links_at_most(moment, fits) <= limits.LINKS


def test_a_card_has_one_trigger() -> None:
    assert all(sum(effect in TRIGGERS for effect in card.effects) <= 1 for card in CARDS)
    assert set(MOMENT_OF) == set(Event) - {Event.NO_EVENT}


@yr("YR6", "Y8.4", "Y8.5")
def test_a_chain_of_nineteen_links() -> None:
    side = (
        "Blue-Eyes White Dragon atk; hand Honest; hand Honest; hand Honest; hand Herald of Orange Light; "
        "hand Herald of Orange Light; hand Herald of Orange Light; hand Marshmallon; hand Marshmallon; "
        "hand Marshmallon; set Seven Tools of the Bandit; set Seven Tools of the Bandit; "
        "set Seven Tools of the Bandit"
    )
    d = duel(a=f"{side}; set Divine Wrath; hand Gemini Elf", b=side, lp=(8000, 20_000))
    d.attack("Blue-Eyes White Dragon", "Blue-Eyes White Dragon")
    d.activate(A, "Honest", at="D4")
    for player in (B, A, B, A, B):
        d.answer(player, "Honest")
    for player in (A, B) * 3:
        d.answer(player, "Herald of Orange Light", "Marshmallon")
    d.answer(A, "Divine Wrath", "Gemini Elf")
    for player in (B, A, B, A, B):
        d.answer(player, "Seven Tools of the Bandit")
    assert len(d.links) == 18
    d.answer(A, "Seven Tools of the Bandit")
    # Nobody can answer the last one, so that the chain has resolved.
    # Links 19, 17, 15 and 13 negate 18, 16, 14 and 12; 11, 9 and 7 then negate 10, 8 and 6: one Honest of B.
    d.finish_battle()
    # 6000; 9000; 15,000; 24,000; then the gain of the first link is cut off at 32,000 altogether.
    assert d.lp == (8000 - 3000, 20_000 - 3000 - (35_000 - 24_000))
    assert d.monsters(A) == ["Blue-Eyes White Dragon"] and d.monsters(B) == []
