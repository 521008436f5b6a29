"""The purpose of a choice in words for its decider: how many cards, and what happens to them.

It is read from the pending frame and the steps behind it (rules/agenda.py). The observation contains the same
in numbers (cause.py).
"""

from typing import Any

from zx_env.core.events.sentences import counted
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
    Frame.HAND_LIMIT: "to be put into Trash: there are too many in the hand",
    Frame.CHARGE_EXCESS: "to be put into Trash: there are too many in Charge",
    Frame.VOID_BRINGER: "to be put into its owner's Trash by Void Bringer",
    Frame.REDIRECT: "to be dealt the damage instead",
    Frame.ADVENT: "to be destroyed for the Advent",
    Frame.SHIFT: "to put the Shift onto",
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


BEGINNINGS = {
    Frame.START_CARD: "which Start Card to begin with",
    Frame.GATE_CARD: "which Gate Card to begin with, or none",
    Frame.STARTING_RESOURCE: "which card to begin with in Resource, or none",
}
"""The question before the game, by the op_groups.Frame that asks."""


def question_words(g: Any, cards: Any, words: str) -> str:
    """Return the pending question; `words` are those of its kind."""
    asked = Ask(int(g.asked))
    if asked == Ask.START_CARD and int(g.frames):
        return BEGINNINGS[Frame(int(g.agenda[int(g.frames) - 1].kind))]
    why = purpose(g, cards)
    if asked == Ask.CHOOSE:
        return " ".join([_how_many(g), *([why] if why else [])])
    return f"{words} {why}" if why and asked == Ask.CHOOSE_SQUARE else f"{words}, {why}" if why else words


def purpose(g: Any, cards: Any) -> str:
    """Return what becomes of the chosen card or Square, or what "yes" does, in words; or ""."""
    if Ask(int(g.asked)) not in ASKING or not int(g.frames):
        return ""
    if asks_instead(g, cards):
        return _instead(g)
    frame = _asking(g)
    kind = int(frame.kind)
    return _of_effect(frame, cards) if kind == Frame.EFFECT else RULES.get(Frame(kind), "")


def deed(g: Any, cards: Any) -> str | None:
    """Return the kind of what becomes of the chosen card in a word, by which hints are found.

    It is the name of a terms.Op or of a frame of `RULES`; of a card that is moved, "to " and its zone.
    """
    if Ask(int(g.asked)) not in ASKING or not int(g.frames) or asks_instead(g, cards):
        return None
    frame = _asking(g)
    kind = Frame(int(frame.kind))
    if kind != Frame.EFFECT:
        return kind.name.lower() if kind in RULES else None
    step = _deciding_step(frame, cards)
    if step is None:
        return None
    op = Op(int(step.op))
    is_moved = "{zone}" in DEEDS[op]
    return f"to {Zone(int(step.zone)).name.lower()}" if is_moved else op.name.lower()


def _asking(g: Any) -> Any:
    """Return the frame of the agenda that needs the answer: that below the one that chooses cards."""
    place = int(g.frames) - 1
    return g.agenda[max(place - 1, 0) if int(g.agenda[place].kind) == Frame.CHOOSE else place]


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


def _how_many(g: Any) -> str:
    """Return the number of cards that are chosen, with its noun."""
    frame = g.agenda[int(g.frames) - 1]
    if int(frame.kind) != Frame.CHOOSE:
        return "a card"
    low, high = int(frame.low), int(frame.high)
    if low == high:
        return counted(low, "card") if low > 1 else "a card"
    return f"up to {counted(high, 'card')}" if low == 0 else f"{low} to {counted(high, 'card')}"


def _of_effect(frame: Any, cards: Any) -> str:
    """Return the effect of the next step on the chosen cards in words, and whether it pays a cost."""
    step = int(frame.step)
    paying = ""
    if int(frame.ability) != NONE:
        ability = cards.ability[int(frame.ability)]
        cost = int(ability.cost_step)
        paying = " as a cost" if 0 <= cost <= step < int(ability.step) else ""
    row = _deciding_step(frame, cards)
    if row is None:
        return paying.strip()
    words = DEEDS[Op(int(row.op))]
    if "{amount" in words and int(row.scale) != Scale.FIXED:
        return paying.strip()
    zone = ZONES.get(Zone(int(row.zone)), Zone(int(row.zone)).name.capitalize()) if "{zone}" in words else ""
    return words.format(amount=int(row.amount), zone=zone) + paying


def _deciding_step(frame: Any, cards: Any) -> Any:
    """Return the step that does something to the chosen cards; None if that cannot be said."""
    step = int(frame.step)
    for k in range(step, step + FARTHEST_STEP):
        op = int(cards.step[k].op)
        if op == Op.FINISH:
            return None
        if not (op < 63 and DECIDING >> op & 1):
            return cards.step[k] if Op(op) in DEEDS else None
    return None


def tribes_there(g: Any, pool: CardPool, slot: int) -> set[TribeName]:
    """Return the tribes of a card, with those that a Shift adds to it (CR 202.8)."""
    shifts = [int(one) for one in g.shift if one != NO_CARD and int(g.force_of[int(one)]) == slot]
    return {tribe for one in (slot, *shifts) for tribe in pool.cards[int(g.row[one])].tribes}
