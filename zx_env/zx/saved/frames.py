"""Validate the agenda of a game from a file: its frames must lead to the pending question.

The game performs a frame when all frames above it are done, by a rule that trusts the frame's fields. So
this module defines for each kind of frame where it may lie while a question is pending, which question it
asks, and where its card is then. See also: the ranges of single numbers (bounds.py).
"""

from collections.abc import Callable, Iterator
from enum import IntFlag
from typing import Any, NamedTuple

import numpy as np

from zx_env.zx import limits
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.extras import PLAYS
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.saved.abilities import abilities_of
from zx_env.zx.saved.bounds import COUNT
from zx_env.zx.saved.places import OWNERS, PLAYER_SLOTS, is_beside, is_link
from zx_env.zx.state import FRAME
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Ask,
    CardType,
    Color,
    Op,
    State,
    Target,
    Trait,
    Zone,
)

Framed = dict[str, int]
"""A frame of the agenda, by the names of its fields."""
Check = Callable[[Any, CardPool, list[Framed], int], str]
"""A function that returns the problem of the frame at a depth of the agenda, or "" if there is none."""


class Lies(IntFlag):
    """Where on the agenda a frame may lie while a question is pending."""

    NOWHERE = 0
    BOTTOM = 1
    BETWEEN = 2
    TOP = 4


class Kind(NamedTuple):
    """Properties of the frames of one kind while a question is pending."""

    lies: Lies
    asks: tuple[Ask, ...] = ()
    """The questions it asks if it lies on top."""
    may_stop: tuple[Ask, ...] = ()
    """The questions among them that can be answered with nothing, or nothing more."""
    zones: tuple[Zone, ...] = ()
    """Where its card lies; empty for a frame without a card."""
    waits: bool = False
    """Whether it may lie below the CHOOSE that it has pushed."""


_ANYWHERE = tuple(zone for zone in Zone if zone != Zone.NOWHERE)
_EVEN_GONE = tuple(Zone)
_SPINE = Kind(Lies.BOTTOM)
_LATER = Kind(Lies.BETWEEN)
_AT_ONCE = Kind(Lies.NOWHERE)

KINDS: dict[Frame, Kind] = {
    # Preparation and turn: one of these is the lowest frame, and pushes its successor when it is performed.
    Frame.FIRST_HANDS: _SPINE,
    Frame.TURN: _SPINE,
    Frame.DRAW_PHASE: _SPINE,
    Frame.RESOURCE_PHASE: _SPINE,
    Frame.IGNITION_PHASE: _SPINE,
    Frame.MAIN_PHASE: _SPINE,
    Frame.END_PHASE: _SPINE,
    Frame.TURN_ENDS: _SPINE,
    Frame.TURN_CLEANUP: _SPINE,
    Frame.TURN_ENDS_AGAIN: _SPINE,
    Frame.START_CARD: Kind(Lies.BETWEEN | Lies.TOP, (Ask.START_CARD,)),
    Frame.GATE_CARD: Kind(Lies.TOP, (Ask.START_CARD,), (Ask.START_CARD,)),
    Frame.STARTING_RESOURCE: Kind(Lies.BETWEEN | Lies.TOP, (Ask.START_CARD,), (Ask.START_CARD,)),
    Frame.MULLIGAN: Kind(Lies.BETWEEN | Lies.TOP, (Ask.MULLIGAN,)),
    Frame.LIFE_AND_RESOURCE: _LATER,
    Frame.REBOOT_CARDS: _LATER,
    Frame.DRAW_FOR_TURN: _LATER,
    Frame.PUT_RESOURCE: Kind(Lies.BETWEEN | Lies.TOP, (Ask.RESOURCE,), (Ask.RESOURCE,)),
    Frame.IGNITION_CHOICE: Kind(Lies.BETWEEN | Lies.TOP, (Ask.IGNITE,), (Ask.IGNITE,)),
    Frame.IGNITION_REVEAL: _LATER,
    Frame.MAIN_PRIORITY: Kind(Lies.BETWEEN | Lies.TOP, (Ask.MAIN,), (Ask.MAIN,)),
    Frame.HAND_LIMIT: Kind(Lies.BETWEEN, waits=True),
    # The priority preprocessing.
    Frame.PREPROCESS: _LATER,
    Frame.RESOLVE: Kind(Lies.TOP, (Ask.RESOLVE,)),
    Frame.CHARGE_EXCESS: Kind(Lies.BETWEEN, waits=True),
    Frame.PLAYER_DAMAGE: Kind(Lies.TOP, (Ask.CHOOSE,)),
    Frame.RELOAD_LIFE: Kind(Lies.BETWEEN | Lies.TOP, (Ask.CHOOSE,)),
    Frame.CRISIS: Kind(Lies.TOP, (Ask.YES_NO,)),
    Frame.INSTEAD: Kind(Lies.TOP, (Ask.YES_NO,)),
    Frame.LAST_STAND: Kind(Lies.TOP, (Ask.YES_NO,)),
    # Plays, effects and their parts.
    Frame.FREE_PLAY: Kind(Lies.TOP, (Ask.FREE_PLAY,), zones=(Zone.DECK, Zone.LIFE)),
    Frame.PUT_AWAY: _AT_ONCE,
    Frame.PLAY: _AT_ONCE,
    Frame.PLAY_AT: Kind(Lies.BETWEEN | Lies.TOP, (Ask.SQUARE,), zones=(Zone.TEMPORARY, Zone.DYNAMIS)),
    Frame.PLAY_EX: Kind(Lies.TOP, (Ask.SQUARE,), zones=(Zone.DYNAMIS,)),
    Frame.PAY: Kind(Lies.BETWEEN | Lies.TOP, (Ask.PAY,)),
    Frame.PAY_LESS: Kind(
        Lies.BETWEEN | Lies.TOP, (Ask.YES_NO,), zones=(Zone.TEMPORARY, Zone.DYNAMIS), waits=True
    ),
    Frame.APPEAR: Kind(Lies.BETWEEN, zones=(Zone.TEMPORARY, Zone.DYNAMIS)),
    Frame.LIFE_RECOVERY: _LATER,
    Frame.VOID_BRINGER: Kind(Lies.BETWEEN, zones=_ANYWHERE, waits=True),
    Frame.REDIRECT: Kind(Lies.BETWEEN, zones=(Zone.SQUARE,), waits=True),
    Frame.EVENT_EFFECT: Kind(Lies.BETWEEN, zones=(Zone.TEMPORARY, Zone.DYNAMIS)),
    Frame.EVENT_DONE: Kind(Lies.BETWEEN, zones=_ANYWHERE),
    Frame.USE: _AT_ONCE,
    Frame.EFFECT: Kind(
        Lies.BETWEEN | Lies.TOP,
        (Ask.YES_NO, Ask.CHOOSE, Ask.CHOOSE_SQUARE),
        (Ask.CHOOSE_SQUARE,),
        _EVEN_GONE,
        waits=True,
    ),
    Frame.CHOOSE: Kind(Lies.TOP, (Ask.CHOOSE,), (Ask.CHOOSE,)),
    Frame.DRAW: _LATER,
    Frame.FROM_DECK: _LATER,
    Frame.ADVENT: Kind(Lies.TOP, (Ask.CHOOSE, Ask.YES_NO), zones=(Zone.DYNAMIS,)),
    Frame.SHIFT: Kind(Lies.TOP, (Ask.CHOOSE,), zones=(Zone.DYNAMIS,)),
    # A battle.
    Frame.BATTLE_TARGET: Kind(Lies.TOP, (Ask.ATTACK_TARGET,), zones=(Zone.SQUARE,)),
    Frame.BATTLE_EVENT: _LATER,
    Frame.BATTLE_PRIORITY: Kind(Lies.BETWEEN | Lies.TOP, (Ask.BATTLE_EVENT,), (Ask.BATTLE_EVENT,)),
    Frame.BATTLE_DAMAGE: _LATER,
    Frame.BATTLE_END: _LATER,
    Frame.BATTLE_ENDS: _LATER,
    Frame.BATTLE_OVER: _AT_ONCE,
}
"""By op_groups.Frame, the properties that a saved frame of this kind must have."""

OPS: dict[Ask, tuple[Op, ...]] = {
    Ask.YES_NO: (Op.MAY, Op.MODE, Op.NAME, Op.DESTROY),
    Ask.CHOOSE: (Op.DIVIDE,),
    Ask.CHOOSE_SQUARE: (Op.CHOOSE_SQUARE, Op.OVERBOOST),
}
"""The steps of an effect that ask a question, by question."""
OF_TURN_PLAYER = (Frame.PUT_RESOURCE, Frame.IGNITION_CHOICE, Frame.MAIN_PRIORITY, Frame.HAND_LIMIT)
"""Frames that ask only the turn player."""
WAITING_OPS = (Op.CHOOSE, Op.NAME, Op.REST)
"""The steps of an effect that wait for a CHOOSE."""
_OF_BATTLE = (
    *(Frame.BATTLE_EVENT, Frame.BATTLE_PRIORITY, Frame.BATTLE_DAMAGE),
    *(Frame.BATTLE_END, Frame.BATTLE_ENDS),
)
"""The steps of a battle: one at a time."""
_PLAYS_ZX = [kind for kind in AbilityKind if PLAYS >> kind & 1 and kind != AbilityKind.EVENT]


def frames_of(g: Any) -> list[Framed]:
    """Return the frames on the agenda as dicts, from the bottom to the top, which runs next."""
    names = FRAME.names or ()
    return [dict(zip(names, values, strict=True)) for values in g["agenda"][: int(g["frames"])].tolist()]


def of_the_agenda(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield the problems of the agenda, the stack of things to do, while a question is pending."""
    frames = frames_of(g)
    for i, frame in enumerate(frames):
        kind = KINDS[Frame(frame["kind"])]
        here = Lies.BOTTOM if i == 0 else Lies.TOP if i == len(frames) - 1 else Lies.BETWEEN
        name = f"the frame {Frame(frame['kind']).name}"
        if here not in kind.lies:
            yield f"{name} lies where none lies while somebody is asked ({here.name})"
        elif problem := _of_frame(g, pool, frames, i):
            yield f"{name} {problem}"
    if len(frames) < 2:
        yield "nobody asks: less than two frames are on the agenda"
    begun = [frame["depth"] for frame in frames if frame["kind"] == Frame.EFFECT and frame["depth"] != NONE]
    if begun != list(range(int(g["depth"]))):
        yield "`depth` is not the number of effects that have begun"


def _of_frame(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    """Return the problem of one frame, whose place is already checked, or ""."""
    frame = frames[i]
    kind = KINDS[Frame(frame["kind"])]
    is_top = i == len(frames) - 1
    is_waited_for = not is_top and frames[i + 1]["kind"] == Frame.CHOOSE
    if frame["has_asked"] != int(is_top or is_waited_for):
        return "has asked, or has not, against what the frames above say"
    if is_waited_for and not kind.waits:
        return "waits for no choice, and one lies on it"
    if frame["kind"] in OF_TURN_PLAYER and frame["player"] != int(g["turn_player"]):
        return "asks the other player what only the turn player does"
    if frame["kind"] != Frame.CHOOSE and not COUNT[0] <= frame["amount"] <= COUNT[1]:
        return "has an amount that no rule gives it"
    slot = frame["slot"]
    if kind.zones and (slot < 0 or int(g["zone"][slot]) not in kind.zones):
        return "is about no card, or about one that lies elsewhere"
    if kind.zones and slot in PLAYER_SLOTS and frame["kind"] != Frame.EFFECT:
        return "is about a Player card"
    return _OWN[Frame(frame["kind"])](g, pool, frames, i) if Frame(frame["kind"]) in _OWN else ""


# -- checks of single kinds --------------------------------------------------------------------------------


def _of_effect(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    frame = frames[i]
    if problem := of_effect(g, pool, frame):
        return problem
    op = _op_at(pool, frame["step"])
    if i == len(frames) - 1:
        if op not in OPS.get(Ask(int(g["asked"])), ()):
            return "is at no step that asks so"
        n = int(g["chosen_count"][frame["depth"], 0])
        if op == Op.DIVIDE and (
            n < 2 or frame["amount"] < 1 or (g["chosen"][limits.FREE_ROW, 1, :n] > 127).any()
        ):
            return "has nothing to divide, or more than there is"
        if op == Op.NAME and not _names(g, pool, frame, n):
            return "names what its question does not"
    elif frames[i + 1]["kind"] == Frame.CHOOSE and op not in WAITING_OPS:
        return "is at no step that waits for a choice"
    return "has asked before it began" if frame["has_asked"] and frame["depth"] == NONE else ""


def _names(g: Any, pool: CardPool, frame: Framed, chosen: int) -> bool:
    """Return whether the question is about a color, or a tribe of the card, that can be named."""
    mode = int(g["mode"])
    if int(pool.record[0]["step"]["amount"][frame["step"]]) == Trait.COLOR:
        return frame["nth"] == mode and 1 <= mode < len(Color) - 1
    if chosen != 1:
        return False
    slot = int(g["chosen"][frame["depth"], 0, 0])
    shifts = [int(one) for one in g["shift"].tolist() if one != NO_CARD and int(g["force_of"][one]) == slot]
    tribes = {tribe for one in (slot, *shifts) for tribe in pool.cards[int(g["row"][one])].tribes}
    return frame["nth"] == mode and 1 <= mode < len(tribes)


def _of_choose(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    frame, below = frames[i], frames[i - 1]
    depth, register = limits.FREE_ROW, 0
    if below["kind"] == Frame.EFFECT:
        if _op_at(pool, below["step"]) in (Op.CHOOSE, Op.NAME):
            depth = below["depth"]
            register = int(pool.record[0]["step"]["register"][below["step"]])
    elif not KINDS[Frame(below["kind"])].waits:
        return "lies on a frame that waits for no choice"
    if (frame["depth"], frame["register"]) != (depth, register):
        return "chooses for another effect"
    n = int(g["chosen_count"][depth, register])
    if n >= frame["high"]:
        return "has chosen enough"
    if not candidates(g):
        return "lets choose among none"
    return _are_chosen_from(g, pool, [*candidates(g), *g["chosen"][depth, register, :n].tolist()], below)


def _are_chosen_from(g: Any, pool: CardPool, slots: list[int], below: Framed) -> str:
    """Return "" if candidates and chosen cards are all different and in zones of the frame below."""
    match below["kind"]:
        case Frame.EFFECT if _op_at(pool, below["step"]) in (Op.CHOOSE, Op.NAME):
            selector = pool.record[0]["step"]["selector"][below["step"]]
            types = int(pool.record[0]["selector"]["types"][selector])
            if types in (1 << CardType.LINK, 1 << CardType.PLAYER):
                return _lie_beside(g, pool, slots, types)
            zones = int(pool.record[0]["selector"]["zones"][selector])
            return _lie_in(g, slots, tuple(zone for zone in Zone if zones >> zone & 1))
        case Frame.HAND_LIMIT:
            return _lie_in(g, slots, (Zone.HAND,), below["player"])
        case Frame.CHARGE_EXCESS:
            return _lie_in(g, slots, (Zone.CHARGE,), below["player"])
        case Frame.VOID_BRINGER | Frame.REDIRECT:
            return _lie_in(g, slots, (Zone.SQUARE,))
        case Frame.PAY_LESS:
            return _lie_in(g, slots, _ANYWHERE, below["player"])
        case _:
            return _lie_in(g, slots, _ANYWHERE)


def _of_pay(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    if i < len(frames) - 1:
        return ""
    slots = candidates(g)
    if frames[i]["amount"] < 1 or (g["state"][slots] != State.REBOOT).any():
        return "would be paid with what cannot pay"
    return _lie_in(g, slots, (Zone.RESOURCE,), frames[i]["player"])


def _of_play_at(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    ways, amount = frames[i]["modes"], frames[i]["amount"]
    lowers = _are_prices(g, pool, frames[i]["slot"], ways) and amount > 0
    return "" if ways == 0 or lowers else "has no such price"


def _of_pay_less(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    frame = frames[i]
    is_less = frame["modes"] != 0 and _are_prices(g, pool, frame["slot"], frame["modes"])
    return "" if is_less and frames[i - 1]["kind"] == Frame.PAY else "lowers no price"


def _are_prices(g: Any, pool: CardPool, slot: int, ways: int) -> bool:
    """Return whether the card has an ability that lowers its price at each of these places (bits)."""
    if ways < 0 or not 0 <= slot < limits.SLOTS or g["row"][slot] == NONE:
        return False
    card = pool.record[0]["card"][g["row"][slot]]
    rows = pool.record[0]["ability"]["step"][
        int(card["ability"]) : int(card["ability"]) + int(card["abilities"])
    ]
    return all(
        place < len(rows) and _op_at(pool, int(rows[place])) == Op.PAY_LESS
        for place in range(8)
        if ways >> place & 1
    )


def _of_play_ex(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    return "" if _kind_at(g, pool, frames[i]) in _PLAYS_ZX else "plays by no ability of its card"


def _of_shift(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    player = frames[i]["player"]
    if _kind_at(g, pool, frames[i]) != AbilityKind.SHIFT or int(g["shift"][player]) != NO_CARD:
        return "lays no Shift"
    if OWNERS[frames[i]["slot"]] != player:
        return "lays the other player's Shift"
    return _lie_in(g, candidates(g), (Zone.SQUARE,))


def _of_advent(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    frame = frames[i]
    if not 0 <= frame["ability"] < len(abilities_of(pool.name).steps):
        return "is of no ability"
    row = pool.record[0]["ability"][frame["ability"]]
    n = int(g["chosen_count"][limits.FREE_ROW, 0])
    steps = range(int(row["cost_step"]), int(row["cost_step"]) + n + 1)
    chosen = g["chosen"][limits.FREE_ROW, 0, :n].tolist()
    if int(row["kind"]) not in (AbilityKind.ADVENT, AbilityKind.POSSESS) or frame["step"] != steps[-1]:
        return "is at no step of its ability"
    if int(g["asked"]) == Ask.YES_NO:
        # All are chosen, and one of them may go elsewhere than into Charge (rules/instead.py).
        is_whole = [_op_at(pool, step) == Op.FINISH for step in steps] == [False] * n + [True]
        return _lie_in(g, chosen, (Zone.SQUARE,)) if is_whole else "has not chosen all"
    if any(_op_at(pool, step) == Op.FINISH for step in steps):
        return "has chosen enough"
    return _lie_in(g, [*candidates(g), *chosen], (Zone.SQUARE,))


def _of_resolve(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    waiting = g["waiting"][: int(g["waiting_count"])]
    numbers = int(np.where(waiting["first"] == limits.NO_THAT, 1, waiting["times"]).sum())
    return (
        ""
        if waiting["times"].sum() > 1 and candidates(g) == list(range(min(numbers, limits.CANDIDATES)))
        else "has not two abilities to choose from"
    )


def _of_crisis(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    under, card = (int(g[name][frames[i]["player"]]) for name in ("under_player", "player_card"))
    is_extra = NONE not in (under, card) and pool.cards[under].kind == CardType.PLAYER_EX
    return "" if is_extra else "turns no Player Extra"


def _of_free_play(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    is_there = frames[i]["origin"] == int(g["zone"][frames[i]["slot"]])
    return "" if is_there else "is about a card that lies elsewhere"


def _of_battle_target(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    return _lie_in(g, [frames[i]["slot"]], (Zone.SQUARE,))


def _of_main_priority(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    return "" if i == 1 else "lies on something else than its phase"


def _of_battle(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    if any(frame["kind"] in _OF_BATTLE for frame in frames[:i]):
        return "lies on another of a battle, and each puts the next one there when it is performed"
    is_asked_again = frames[i]["kind"] == Frame.BATTLE_PRIORITY and g["battle"]["passes"] >= 2
    return "asks again where both have passed" if is_asked_again else ""


def _of_appear(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
    return "" if frames[i]["square"] != NONE else "has no Square"


def _of_zone(*zones: Zone) -> Check:
    """Return the check of a frame that asks for one of the player's own cards in these zones."""

    def check(g: Any, pool: CardPool, frames: list[Framed], i: int) -> str:
        return "" if i < len(frames) - 1 else _lie_in(g, candidates(g), zones, frames[i]["player"])

    return check


_OWN: dict[Frame, Check] = {
    Frame.EFFECT: _of_effect,
    Frame.CHOOSE: _of_choose,
    Frame.PAY: _of_pay,
    Frame.PLAY_AT: _of_play_at,
    Frame.PAY_LESS: _of_pay_less,
    Frame.PLAY_EX: _of_play_ex,
    Frame.SHIFT: _of_shift,
    Frame.ADVENT: _of_advent,
    Frame.RESOLVE: _of_resolve,
    Frame.CRISIS: _of_crisis,
    Frame.FREE_PLAY: _of_free_play,
    Frame.MAIN_PRIORITY: _of_main_priority,
    Frame.BATTLE_TARGET: _of_battle_target,
    **dict.fromkeys(_OF_BATTLE, _of_battle),
    Frame.APPEAR: _of_appear,
    Frame.START_CARD: _of_zone(Zone.DECK),
    Frame.GATE_CARD: _of_zone(Zone.DECK),
    Frame.STARTING_RESOURCE: _of_zone(Zone.DECK),
    Frame.IGNITION_CHOICE: _of_zone(Zone.CHARGE),
    Frame.PLAYER_DAMAGE: _of_zone(Zone.LIFE),
    Frame.RELOAD_LIFE: _of_zone(Zone.LIFE),
}


# -- questions ---------------------------------------------------------------------------------------------


def candidates(g: Any) -> list[int]:
    """Return the candidates: slots, Squares or places."""
    choices: list[int] = g["candidate"][: int(g["candidates"])].tolist()
    return choices


def _op_at(pool: CardPool, step: int) -> int:
    return int(pool.record[0]["step"]["op"][step]) if step >= 0 else NONE


def _kind_at(g: Any, pool: CardPool, frame: Framed) -> int:
    """Return the kind of the ability at the frame's place of its card; NONE if there is no ability."""
    card = pool.record[0]["card"][int(g["row"][frame["slot"]])]
    if not 0 <= frame["place"] < int(card["abilities"]):
        return NONE
    return int(pool.record[0]["ability"]["kind"][int(card["ability"]) + frame["place"]])


def _lie_in(g: Any, slots: list[int], zones: tuple[Zone, ...], player: int | None = None) -> str:
    """Return "" if these are different cards in the zones or Z/X, owned by `player` if given."""
    wrong = len(set(slots)) < len(slots) or not slots
    for slot in slots:
        owned = player is None or OWNERS[slot] == player
        wrong = wrong or int(g["zone"][slot]) not in zones or not owned or is_beside(g, slot)
    return "lets choose what cannot be chosen" if wrong else ""


def _lie_beside(g: Any, pool: CardPool, slots: list[int], types: int) -> str:
    """Return "" if these are different Links, or Player cards, on Squares (rulings H222 and H224)."""
    are = slots and len(set(slots)) == len(slots)
    for slot in slots:
        is_one = is_link(g, pool, slot) if types == 1 << CardType.LINK else slot in PLAYER_SLOTS
        are = are and is_one and int(g["zone"][slot]) == Zone.SQUARE
    return "" if are else "lets choose what cannot be chosen"


def of_effect(g: Any, pool: CardPool, effect: Framed) -> str:
    """Return the problem of a running, waiting or delayed effect: an impossible step or card; "" if valid."""
    known = abilities_of(pool.name)
    ability = effect["ability"]
    if not known.has_step(ability, effect["step"]):
        return "is at no step of its ability"
    for slot, target in ((effect["slot"], Target.THIS), (effect["that_slot"], Target.THAT_CARD)):
        moved = known.moves_of(ability, target)
        if slot >= 0 and is_link(g, pool, slot):
            moved -= {Op.MOVE, Op.DESTROY}  # a moved or destroyed Link vanishes (ruling H43)
        elif slot < 0 or not is_beside(g, slot):
            continue
        if moved:
            return "would move what no effect moves"
    return ""
