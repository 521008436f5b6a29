"""The purpose of a choice in words for its decider: how many cards, and what happens to them.

It is read from the pending frame and the steps behind it (rules/agenda.py). The observation contains the same
in numbers (cause.py).
"""

from typing import Any

from zx_env.zx.cards.names import TribeName
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.observation_parts.cause import DECIDING, FARTHEST_STEP
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import ASLEEP, Scale
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import (
    NONE,
    Ask,
    Op,
    Zone,
)

RULES = {
    Frame.HAND_LIMIT: "more in the hand than its limit: it is put into Trash",
    Frame.CHARGE_EXCESS: "more in Charge than may lie there: it is put into Trash",
    Frame.VOID_BRINGER: "Void Bringer: it is put into its owner's Trash",
    Frame.REDIRECT: "it is dealt the damage instead",
    Frame.ADVENT: "destroyed for the Advent",
    Frame.SHIFT: "the card that it is put onto",
    Frame.CRISIS: "Crisis: the Player Extra",
    Frame.LAST_STAND: "the last stand of the Player Extra",
}
"""Purpose in words of each choice that a rule demands, not an effect, by the op_groups.Frame that asks."""
DEEDS = {
    Op.DAMAGE: "to be dealt {amount} damage",
    Op.DESTROY: "to be destroyed",
    Op.MOVE: "to be put into {zone}",
    Op.PUT: "where a Z/X goes",
    Op.SLEEP: "to get into Sleep State",
    Op.REBOOT: "to get into Reboot State",
    Op.POWER: "to get {amount:+} Power",
    Op.PLAY_FREE: "to be played without paying",
    Op.PLAY_EVENT: "to be played",
    Op.DIVIDE: "to divide damage among",
    Op.SWAP: "to change Squares",
    Op.SHOW: "to be shown",
    Op.AS_FORCE: "to become Force",
    Op.BREAK: "to Break",
    Op.TURN_FACE_UP: "to be turned face up",
    Op.TURN_FACE_DOWN: "to be turned face down",
    Op.REST: "to be put into {zone}",
    Op.GRANT: "to be given what the text says",
    Op.REDIRECT: "whose next damage another takes",
    Op.GRANT_COLOR: "to have a color more",
    Op.TAKE_STARTUP: "whose startup ability is gained",
    Op.NAME: "for what is named",
    Op.TOKEN: "for the Token",
    Op.LINK: "for the Link",
    Op.DRAW: "to draw",
    Op.FROM_DECK: "from the deck into {zone}",
    Op.IGNITE: "for Ignition",
    Op.DAMAGE_PLAYER: "for {amount} damage to a player",
    Op.SHUFFLE: "to shuffle",
}
"""Effect of a step (terms.Op) on the chosen card or Square, in words; steps without an entry get none."""
ZONES = {Zone.REMOVED: "the Remove Zone", Zone.HAND: "the hand", Zone.DECK: "the deck"}
"""Zones whose name in a sentence differs from the member's name."""
ASKING = (Ask.CHOOSE, Ask.CHOOSE_SQUARE, Ask.YES_NO)


def purpose(g: Any, cards: Any) -> str:
    """Return how many cards are chosen and for what, as words to append to the question; "" for none."""
    if Ask(int(g.asked)) not in ASKING or not int(g.frames):
        return ""
    if asks_instead(g, cards):
        return _instead(g)
    place = int(g.frames) - 1
    top = g.agenda[place]
    parts = []
    if int(top.kind) == Frame.CHOOSE:
        parts.append(_how_many(int(top.low), int(top.high)))
        place = max(place - 1, 0)
    frame = g.agenda[place]
    kind = int(frame.kind)
    parts.append(_of_effect(frame, cards) if kind == Frame.EFFECT else RULES.get(Frame(kind), ""))
    return ", ".join(words for words in parts if words)


def asks_instead(g: Any, cards: Any) -> bool:
    """Return whether the question is where a destroyed Z/X goes instead of Charge (rules/instead.py)."""
    if Ask(int(g.asked)) != Ask.YES_NO or not int(g.frames):
        return False
    frame = g.agenda[int(g.frames) - 1]
    kind = int(frame.kind)
    if kind == Frame.PAY_LESS:
        return int(frame.nth) == 3
    return kind in (Frame.INSTEAD, Frame.ADVENT) or (
        kind == Frame.EFFECT and int(cards.step[int(frame.step)].op) == Op.DESTROY
    )


def _instead(g: Any) -> str:
    """Return where the destroyed Z/X would go."""
    place = int(g.mode) - 1
    if place == NONE:
        return "it removes the destroyed Z/X from the game instead of Charge"
    zone = Zone.RESOURCE if place == ASLEEP else Zone(place)
    asleep = " in Sleep State" if place == ASLEEP else ""
    return f"destroyed: it goes to {ZONES.get(zone, zone.name.capitalize())}{asleep} instead of Charge"


def _how_many(low: int, high: int) -> str:
    """Return the number of cards in words; "" for exactly one, which the question already implies."""
    if low == high:
        return f"{low} in all" if low > 1 else ""
    return f"up to {high}" if low == 0 else f"{low} to {high}"


def _of_effect(frame: Any, cards: Any) -> str:
    """Return the effect of the next step on the chosen cards in words, and whether it pays a cost."""
    step = int(frame.step)
    paying = ""
    if int(frame.ability) != NONE:
        ability = cards.ability[int(frame.ability)]
        cost = int(ability.cost_step)
        paying = " as a cost" if 0 <= cost <= step < int(ability.step) else ""
    for k in range(step, step + FARTHEST_STEP):
        row = cards.step[k]
        op = int(row.op)
        if op == Op.FINISH:
            break
        if op < 63 and DECIDING >> op & 1:
            continue
        fixed = int(row.scale) == Scale.FIXED
        words = DEEDS.get(Op(op), "")
        if "{amount" in words and not fixed:
            return paying.strip()
        zone = (
            ZONES.get(Zone(int(row.zone)), Zone(int(row.zone)).name.capitalize()) if "{zone}" in words else ""
        )
        return words.format(amount=int(row.amount), zone=zone) + paying
    return paying.strip()


def tribes_there(g: Any, pool: CardPool, slot: int) -> set[TribeName]:
    """Return the tribes of a card, with those that a Shift adds to it (CR 202.8)."""
    shifts = [int(one) for one in g.shift if one != NO_CARD and int(g.force_of[int(one)]) == slot]
    return {tribe for one in (slot, *shifts) for tribe in pool.cards[int(g.row[one])].tribes}
