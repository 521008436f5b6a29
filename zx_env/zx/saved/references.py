"""Validate the references of a game from a file: cards in its lists, abilities, and the question."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from zx_env.zx import limits
from zx_env.zx.board import PLAYER_SQUARE
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.delays import NO_CARD as NO_THAT_CARD
from zx_env.zx.rules.grants import LASTING_OPS
from zx_env.zx.rules.zones import LAST_SERIAL
from zx_env.zx.saved.abilities import abilities_of
from zx_env.zx.saved.frames import KINDS, candidates, frames_of, of_effect
from zx_env.zx.saved.places import OWNERS, PLAYER_SLOTS, is_beside, is_link
from zx_env.zx.state import BATTLE, WAITING
from zx_env.zx.terms import (
    NONE,
    Ask,
    BattleStep,
    CardType,
    Extra,
    Op,
    Target,
    Zone,
)

_SQUARES = (Ask.SQUARE, Ask.ATTACK_TARGET, Ask.CHOOSE_SQUARE)
_OTHERS = (Frame.PLAYER_DAMAGE, Frame.RELOAD_LIFE)
"""Frames that the other player answers."""
_OF_EITHER = (Frame.EFFECT, Frame.INSTEAD)
"""Frames that either player may answer."""
_OF_ABILITIES = (Frame.EFFECT, Frame.CHOOSE)
"""Frames that carry out an ability, which may be one that a Player was granted."""
_ROOM: dict[int, int] = {
    Op.UNAFFECTED: limits.SELECTORS,
    Op.REDIRECT: limits.SELECTORS,
    Op.GAIN_COST: limits.STEPS,
}
_ROOM_OF_PLAYERS: dict[int, int] = {
    Op.BAR_PLAY: limits.SELECTORS,
    Op.NEXT_LESS: limits.STEPS,
    Op.LEAVE_TO: limits.STEPS,
    Op.BAR_DRAW: 2,
}
"""Effects on a Player card in `lasting`: the amount is less than this."""


def _fields(record: Any, names: tuple[str, ...] | None) -> list[dict[str, int]]:
    return [dict(zip(names or (), values, strict=True)) for values in record.tolist()]


def _delayed(g: Any) -> Any:
    """Return the parts of effects that are done later."""
    return g["waiting"][::-1][: int(g["delayed_count"])]


def _granted(g: Any) -> Any:
    """Return the abilities that cards have gained."""
    return g["lasting"][::-1][: int(g["granted_count"])]


def _that_slots(delayed: Any) -> list[int]:
    """Return the other cards of delayed parts, NONE for a part without one."""
    return [NONE if card == NO_THAT_CARD else int(card) for card in delayed["those"].tolist()]


def of_cards(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield a problem for each reference to a card that is not in the game."""
    row = g["row"]
    lists = ("waiting", "delayed", "granted", "lasting", "looked", "last", "harmed")
    n = {name: int(g[f"{name}_count"]) for name in lists}
    agenda = g["agenda"][: int(g["frames"])]
    delayed, granted = _delayed(g), _granted(g)
    # Ruling H64: a Player may have abilities even without a Player card (CR 909.1).
    of_players = np.isin(agenda["kind"], _OF_ABILITIES) & np.isin(agenda["slot"], PLAYER_SLOTS)
    waiting = g["waiting"]["slot"][: n["waiting"]]
    references = {
        "agenda": [*agenda["slot"][~of_players], *agenda["that_slot"]],
        "waiting": [
            *(s for s in waiting if s not in PLAYER_SLOTS),
            *g["those_slot"][: int(g["those_count"])],
        ],
        "delayed": [*delayed["slot"], *_that_slots(delayed)],
        "granted": [s for s in granted["slot"] if s not in PLAYER_SLOTS],
        "lasting": [
            *(s for s in g["lasting"]["slot"][: n["lasting"]] if s not in PLAYER_SLOTS),
            *g["lasting"]["by"][: n["lasting"]],
        ],
        "looked": list(g["looked"][: n["looked"]]),
        "last_slot": list(g["last_slot"][: n["last"]]),
        "harmed": [
            *g["harmed"][: n["harmed"]],
            *(s for s in g["harmed_by"][: n["harmed"]] if s not in PLAYER_SLOTS),
        ],
        "battle": [g["battle"]["attacker"], g["battle"]["attacked"]],
        "subject": [] if of_players.any() and g["subject"] in PLAYER_SLOTS else [g["subject"]],
        "overboost": list(g["overboost"]),
        "chosen": list(g["chosen"][np.arange(limits.CHOSEN) < g["chosen_count"][:, :, None]]),
    }
    for name, slots in references.items():
        if any(slot >= len(row) or (slot >= 0 and row[slot] == NONE) for slot in slots):
            yield f"`{name}` speaks of a card that is none"
    yield from _of_chosen(g, pool)
    looked = g["looked"][: n["looked"]]
    there = g["serial"][looked] == g["looked_serial"][: n["looked"]]
    if (g["zone"][looked][there] != Zone.DECK).any():
        yield "a card that is looked at lies in no deck"
    if not {int(op) for op in g["lasting"]["op"][: n["lasting"]]} <= set(LASTING_OPS):
        yield "`lasting` gives what no effect gives"
    for held in g["lasting"][: n["lasting"]]:
        if (
            not 0 <= int(held["amount"]) < _ROOM.get(int(held["op"]), limits.STEPS)
            and int(held["op"]) in _ROOM
        ):
            yield "`lasting` keeps off cards that no effect describes"
        room = _ROOM_OF_PLAYERS.get(int(held["op"]))
        if room is not None and not (0 <= int(held["amount"]) < room and int(held["slot"]) in PLAYER_SLOTS):
            yield "`lasting` says of a player what no effect says"
    for player in range(2):
        slot = int(g["overboost"][player])
        if slot == NONE:
            continue
        is_one = row[slot] != NONE and pool.cards[int(row[slot])].kind == CardType.ZX_OB
        if not is_one or OWNERS[slot] != player or g["zone"][slot] != Zone.SQUARE or is_beside(g, slot):
            yield f"the Z/X Overboost of player {player} stands on no Square"


def _is_meant(g: Any, pool: CardPool, depth: int, register: int) -> bool:
    """Return whether the effect at this depth is done to Links or Player cards (rulings H222 and H224)."""
    known = abilities_of(pool.name)
    target = Target(Target.CHOSEN + register)
    effects = [frame for frame in frames_of(g) if frame["kind"] == Frame.EFFECT and frame["depth"] == depth]
    return any(known.is_done_beside(frame["ability"], target) for frame in effects)


def _of_chosen(g: Any, pool: CardPool) -> Iterator[str]:
    """Check that chosen cards are such to which the effect may be done."""
    for depth in range(limits.EFFECT_DEPTH + 1):
        for register in range(2):
            for slot in g["chosen"][depth, register, : int(g["chosen_count"][depth, register])].tolist():
                is_beside_zx = slot in PLAYER_SLOTS or is_beside(g, slot) or is_link(g, pool, slot)
                of_rule = depth == limits.FREE_ROW and slot in PLAYER_SLOTS
                is_in_use = depth < int(g["depth"]) or of_rule
                if is_in_use and is_beside_zx and not _is_meant(g, pool, depth, register):
                    yield "`chosen` holds what no effect chooses"
                    return


def of_abilities(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield a problem for each waiting, delayed or gained ability that cannot be carried out."""
    known = abilities_of(pool.name)
    if int(g["waiting_count"]) + int(g["delayed_count"]) > limits.WAITING:
        yield "more waits than there is room for"
        return
    waiting = _fields(g["waiting"][: int(g["waiting_count"])], WAITING.names)
    thats = []
    for fields in waiting:
        places = _places_of(fields)
        if places and (places[-1] >= int(g["those_count"]) or len(places) != fields["times"]):
            yield "`waiting` speaks of cards that are not among those"
            return
        thats.append([int(g["those_slot"][place]) for place in places])
    delayed = _fields(_delayed(g), WAITING.names)
    thats += [[slot] if slot < limits.SLOTS else [NO_THAT_CARD] for slot in _that_slots(_delayed(g))]
    for name, fields, those in zip(
        ["waiting"] * len(waiting) + ["delayed"] * len(delayed), waiting + delayed, thats, strict=True
    ):
        if fields["times"] < 1:
            yield f"`{name}` holds an ability that waits no time"
        elif NO_THAT_CARD in those:
            yield f"`{name}` speaks of a card that is none"
        else:
            for that in those or [NONE]:
                if problem := of_effect(g, pool, fields | {"that_slot": that}):
                    yield f"an ability of `{name}` {problem}"
    if int(g["lasting_count"]) + int(g["granted_count"]) > limits.LASTING:
        yield "more has been given than there is room for"
        return
    for granted in _granted(g):
        ability, slot = int(granted["amount"]), int(granted["slot"])
        if not 0 <= ability < len(known.steps):
            yield "a card has gained what is no ability"
        elif is_beside(g, slot) and known.moves_of(ability, Target.THIS):
            yield "`granted` would move what no effect moves"


def _places_of(waiting: dict[str, int]) -> list[int]:
    """Return the places in `those` of the cards that a waiting ability refers to."""
    if waiting["first"] == limits.NO_THAT:
        return []
    return [waiting["first"] + bit for bit in range(limits.THOSE_OF_ONE) if waiting["those"] >> bit & 1]


def of_the_table(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield the problems of Player cards, cards under them, the parts of the decks, and the battle."""
    for player, slot in enumerate(PLAYER_SLOTS):
        zone, square = int(g["zone"][slot]), int(g["square"][slot])
        if zone not in (Zone.SQUARE, Zone.NOWHERE) or (zone == Zone.SQUARE) != (square != NONE):
            yield f"the Player card of player {player} lies elsewhere than on its Square"
        elif square not in (NONE, PLAYER_SQUARE[player]):
            yield f"the Player card of player {player} lies on another Square"
        extra = int(g["player_extra"][player])
        if extra & Extra.FACE_UP and NONE in (int(g["under_player"][player]), int(g["player_card"][player])):
            yield f"the Player Extra of player {player} lies on no Player card"
    on_squares = g["zone"] == Zone.SQUARE
    if (g["row"][on_squares] == NONE).any() or (g["zone"][g["row"] == NONE] != Zone.NOWHERE).any():
        yield "an unused slot lies somewhere"
    # CR 202: check that the type of each card fits its slot: deck, Dynamis or Token.
    for slot in np.flatnonzero(g["row"] != NONE).tolist():
        if pool.cards[int(g["row"][slot])].kind not in _types_at(slot):
            yield f"{pool.cards[int(g['row'][slot])].number} is a card of another part of a deck"
            break
    battle = dict(zip(BATTLE.names or (), g["battle"].tolist(), strict=True))
    for name in ("attacker", "attacked"):
        slot, serial = battle[name], battle[f"{name}_serial"]
        if slot < 0:
            continue
        if battle["stage"] == BattleStep.NO_BATTLE:
            yield f"no battle is fought, and it has an {name} card"
        elif int(g["serial"][slot]) != serial:
            # The rules handle a card that has left (newer serial). No reference may be newer than its card.
            if (int(g["serial"][slot]) - serial) & LAST_SERIAL > LAST_SERIAL // 2:
                yield f"the {name} card of the battle is one that is still to come"
        elif is_beside(g, slot) or not on_squares[slot]:
            yield f"the {name} of the battle stands on no Square"


def _types_at(slot: int) -> tuple[CardType, ...]:
    if slot >= limits.FIRST_TOKEN:
        return (CardType.TOKEN, CardType.LINK)
    place = slot % limits.HALF
    if place < limits.DECK_SIZE:
        return FORMATS[EXTENDED].in_deck
    if place == limits.PLAYER_CARD:
        return (CardType.PLAYER, CardType.PLAYER_EX)
    return FORMATS[EXTENDED].types


def of_the_question(g: Any) -> Iterator[str]:
    """Yield a problem if the top frame cannot ask the pending question of the deciding player."""
    top = frames_of(g)[-1]
    kind, asked, decider = Frame(top["kind"]), Ask(int(g["asked"])), int(g["decider"])
    if asked not in KINDS[kind].asks:
        yield f"{asked.name} is asked, and the frame on top, {kind.name}, asks something else"
        return
    if g["may_stop"] and asked not in KINDS[kind].may_stop:
        yield f"{asked.name} cannot be answered with nothing"
    whose = 1 - top["player"] if kind in _OTHERS else top["player"]
    whose = int(g["turn_player"]) if kind == Frame.RESOLVE else whose
    if kind not in _OF_EITHER and decider != whose:
        yield f"player {decider} is asked what player {whose} decides"
    choices = candidates(g)
    if asked in _SQUARES and (
        not choices or len(set(choices)) < len(choices) or max(choices) >= limits.SQUARES
    ):
        yield "a Square is asked for among what is none"
    is_divided = kind == Frame.EFFECT and asked == Ask.CHOOSE
    n = int(g["chosen_count"][top["depth"], 0]) if is_divided else 0
    if is_divided and set(choices) != set(g["chosen"][top["depth"], 0, :n].tolist()):
        yield "damage is divided among others than were chosen"
