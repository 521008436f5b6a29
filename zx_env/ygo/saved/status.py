"""`status`: validate the bytes of a duel, and report each problem as a sentence.

The rules preserve these invariants and never check them. Bytes from a file may violate them, and could then
make the rules index out of an array or loop forever. First every number must be within the range of its field
(bounds.py), then the cards must be where the state lists them, then the agenda, the chain and the battle must
refer to existing cards and effects. See also: the digest that detects a damaged file
(core/serialization/state_bytes.py).
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from zx_env.compiling.decorators import in_python
from zx_env.compiling.python_records import Rows, row_bytes, rows, set_row_bytes
from zx_env.core.serialization.field_ranges import out_of_range_fields, wrong_ends
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.decision.actions import MASK
from zx_env.ygo.entry_points import ENTRY_POINTS
from zx_env.ygo.rules import zones
from zx_env.ygo.rules.seen_cards import LAST_NUMBER
from zx_env.ygo.saved.bounds import BOUNDS
from zx_env.ygo.settings import OCG, Settings, card_rows
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Ask, CardKind, Frame, Purpose, Zone

is_monster_kind = in_python(zones.is_monster_kind)

_OWNERS = np.arange(limits.SLOTS) // limits.HALF
_OF_A_CARD = (Frame.SUMMON, Frame.DECLARE, Frame.ACTIVATE)
"""Frames whose `slot` must be a card."""
_OF_A_LINK = (Frame.EFFECT,)
"""Frames that carry out a link of the chain."""
_OF_A_BATTLE = tuple(range(Frame.BEFORE, Frame.DAMAGE_7 + 1))
"""Frames that occur only while a monster attacks."""
_COURSE = (
    Frame.TURN,
    Frame.DRAW,
    Frame.MAIN,
    Frame.MAIN_2,
    Frame.BATTLE,
    Frame.BATTLE_STEP,
    Frame.END_STEP,
    Frame.END,
)
"""Frames of turns and phases. Each pushes its successor before it ends, so the bottom frame of a running duel
is always one of these."""
ASKED_BY = {
    Ask.MAIN: (Frame.MAIN,),
    Ask.BATTLE: (Frame.BATTLE_STEP,),
    Ask.WINDOW: (Frame.WINDOW,),
    Ask.ANSWER: (Frame.CHAIN,),
    Ask.TARGET: (Frame.DECLARE, Frame.REPLAY),
    Ask.YES_NO: (Frame.TRIGGERS,),
    Ask.TRIGGER: (Frame.TRIGGERS,),
    Ask.POSITION: (Frame.EFFECT,),
    Ask.CHOOSE: (Frame.CHOOSE,),
    Ask.EFFECT: (Frame.ACTIVATE,),
}
"""For each question: the frames that ask it when they are on top."""
CHOOSES_FOR = {
    Purpose.DISCARD: Frame.ACTIVATE,
    Purpose.SEND: Frame.ACTIVATE,
    Purpose.TARGET: Frame.ACTIVATE,
    Purpose.SUMMON: Frame.EFFECT,
    Purpose.TRIBUTE: Frame.SUMMON,
    Purpose.HAND_LIMIT: Frame.HAND_LIMIT,
}
"""For each purpose of a choice of cards: the frame below, which uses the chosen cards."""
_OF_A_SUBJECT = (Ask.YES_NO, Ask.POSITION, Ask.EFFECT)
"""Questions with a card as their subject."""


def status(games: Rows, settings: Settings) -> list[str]:
    """Return the problems of the duel in row 0, in sentences; an empty list for a valid one."""
    data = row_bytes(games, 0)
    g = np.frombuffer(data, GAME)[0]
    problems = list(out_of_range_fields(g, BOUNDS))
    if problems:
        return problems  # the other checks would index with invalid slots
    if (most := int(np.max(g["row"]))) >= len(settings.pool):
        return [f"`row` is {most}: there are {len(settings.pool)} cards"]
    problems = [
        *_of_lists(g),
        *_of_the_field(g, settings.pool),
        *_of_each_card(g, settings.pool),
        *_of_notes(g),
        *_of_what_is_under_way(g, settings.pool),
        *_of_the_whole(g, settings),
    ]
    return problems or list(_of_the_decision(data, settings))


def _of_lists(g: Any) -> Iterator[str]:
    """Check the lists: the cards in them belong there and to their owner, and hands are in order."""
    count, zone, row = g["count"], g["zone"], g["row"]
    player, listed, place = np.nonzero(np.arange(limits.HALF) < count[:, :, None])
    slots = g["cards"][player, listed, place]
    for wrong, problem in (
        (zone[slots] != listed, "a card in {zone} of player {player} has another zone in its own field"),
        (_OWNERS[slots] != player, "a card of the other player lies in {zone} of player {player}"),
        (g["place"][slots] != NONE, "a card in {zone} of player {player} has a place on the field"),
        (row[slots] == NONE, "an unused slot is listed in {zone} of player {player}"),
    ):
        for i in np.flatnonzero(wrong)[:1]:
            yield problem.format(zone=Zone(int(listed[i])).name.lower(), player=int(player[i]))
    hand = (listed[1:] == Zone.HAND) & (place[1:] > 0) & (np.diff(row[slots]) < 0)
    if hand.any():
        yield "a hand is not in the order of the card table"


def _of_the_field(g: Any, pool: CardPool) -> Iterator[str]:
    """Ruling YR13: check that monsters, Spells, Traps and Field Spells are in their kinds of zones."""
    for name, zone in (("monster", Zone.MONSTER), ("back", Zone.BACK)):
        for (player, place), slot in np.ndenumerate(g[name]):
            if slot == NONE:
                continue
            where = f"`{name}` {place + 1} of player {player}"
            if g["row"][slot] == NONE:
                yield f"{where} holds an unused slot"
                continue
            if (g["zone"][slot], g["controller"][slot], g["place"][slot]) != (zone, player, place):
                yield f"a card lies in {where}, but its own fields name another place"
            kind = pool.cards[int(g["row"][slot])].kind
            is_field = kind == CardKind.FIELD_SPELL
            if is_monster_kind(kind) != (zone == Zone.MONSTER) or is_field != (
                zone == Zone.BACK and place == limits.FIELD
            ):
                yield f"{pool.cards[int(g['row'][slot])].name} cannot lie in {where}"


def _of_each_card(g: Any, pool: CardPool) -> Iterator[str]:
    """Check that every card is in exactly one place, and every unused slot in no place."""
    listed = g["cards"][np.arange(limits.HALF) < g["count"][:, :, None]]
    field = np.concatenate([g["monster"].ravel(), g["back"].ravel()])
    seen = np.bincount(listed, minlength=limits.SLOTS)
    seen = seen + np.bincount(field[field != NONE], minlength=limits.SLOTS)
    for slot in np.flatnonzero(seen != (g["row"] != NONE))[:1]:
        row = int(g["row"][slot])
        name = "an unused slot" if row == NONE else pool.cards[row].name
        yield f"{name} of player {_OWNERS[slot]} is in {seen[slot]} places"


def _of_notes(g: Any) -> Iterator[str]:
    """Ruling YH4: check what is noted of hidden cards, which determinizations read."""
    zone, seen = g["zone"], g["seen"]
    on_field = ((zone == Zone.MONSTER) | (zone == Zone.BACK)) & (g["face_down"] == 1)
    may_be_noted = (zone == Zone.HAND) | on_field
    for name in ("seen", "set_as"):
        if (g[name][~may_be_noted] != 0).any():
            yield f"`{name}` is about a card that lies in no hand and not face-down on the field"
    if (g["known"][zone == Zone.HAND] >> _OWNERS[zone == Zone.HAND] & 1 == 0).any():
        yield "`known` hides a card of a hand from its owner"
    if (seen[g["known"] >> (1 - _OWNERS) & 1 == 1] != 0).any():
        yield "`seen` is about a card that the opponent knows"
    if ((seen & LAST_NUMBER) > seen >> 4).any():
        yield "`seen` has a card in a place where it cannot be"


def _of_what_is_under_way(g: Any, pool: CardPool) -> Iterator[str]:
    """Check that agenda, chain, triggers and battle refer to existing cards and to effects of them."""
    row, card = g["row"], pool.record[0]["card"]
    frames = [frame for frame in g["agenda"][: int(g["frames"])]]
    links = g["chain"][: int(g["links"])]
    waiting = g["waiting"][: int(g["waiting_count"])]
    for i, frame in enumerate(frames):
        kind = int(frame["kind"])
        if kind not in list(Frame):
            yield f"the agenda has the frame {kind}, which no rule performs"
            continue
        name = Frame(kind).name
        if kind in _OF_A_CARD and (frame["slot"] == NONE or row[frame["slot"]] == NONE):
            yield f"the frame {name} is about no card"
        if kind in _OF_A_BATTLE and g["battle"]["attacker"] == NONE:
            yield f"the frame {name} has no attacker"
        if kind in _OF_A_LINK and not 0 <= frame["link"] < len(links):
            yield f"the frame {name} is about no link"
        if frame["has_asked"] and i != len(frames) - 1 and kind != Frame.CHOOSE:
            below = Frame(int(frames[i + 1]["kind"])).name if i + 1 < len(frames) else "nothing"
            if below != "CHOOSE":
                yield f"the frame {name} has asked under {below}"
        if frame["effect"] != NONE and frame["slot"] != NONE:
            yield from _of_an_effect(card, row, frame, f"the frame {name}")
    for entries, name in ((links, "a link"), (waiting, "a trigger")):
        for entry in entries:
            yield from _of_an_effect(card, row, entry, name)
    attacker, target = int(g["battle"]["attacker"]), int(g["battle"]["target"])
    if any(slot >= 0 and row[slot] == NONE for slot in (attacker, target)):
        yield "an unused slot takes part in the battle"


def _of_an_effect(card: Any, row: Any, entry: Any, what: str) -> Iterator[str]:
    if row[entry["slot"]] == NONE:
        yield f"{what} is about an unused slot"
        return
    of_card = card[row[entry["slot"]]]
    first, number = int(of_card["effect"]), int(of_card["effects"])
    if not first <= entry["effect"] < first + number:
        yield f"{what} is about an effect that its card does not have"


def _of_the_whole(g: Any, settings: Settings) -> Iterator[str]:
    """Check that end, winner, agenda and question are consistent."""
    if int(g["rng"]) == 0:
        yield "the state of the random number generator is 0 (`rng`)"
    if bool(g["ocg"]) != (settings.rules == OCG):
        yield f'`ocg` is {int(g["ocg"])}, the settings say "{settings.rules}"'
    yield from wrong_ends(g, Ask.OVER, "duel")
    if not g["over"]:
        yield from _of_the_question(g, settings.pool)
    if not g["over"] and int(g["moment"]) > 0 and int(g["phase"]) not in (2, 4):
        yield "a moment of the Battle Phase is not in it"


def _of_the_question(g: Any, pool: CardPool) -> Iterator[str]:
    """Check that the top frame asks the pending question, and that the bottom frame carries the turn on."""
    frames, asked, subject = int(g["frames"]), int(g["asked"]), int(g["subject"])
    if not frames:
        yield "nothing is on the agenda of a duel that goes on"
        return
    if int(g["agenda"][0]["kind"]) not in _COURSE:
        yield "the bottom frame of the agenda does not carry the turn on"
    top = g["agenda"][frames - 1]
    if int(top["kind"]) not in ASKED_BY.get(Ask(asked), ()):
        yield f"the top frame of the agenda does not ask {Ask(asked).name}"
    # Y12.2: triggers of both players go on one chain, and each player is asked about the own triggers.
    if top["kind"] != Frame.TRIGGERS and int(top["player"]) != int(g["decider"]):
        yield "the deciding player is not the player of the frame that asks"
    if asked in _OF_A_SUBJECT and (subject < 0 or int(g["row"][subject]) == NONE):
        yield f"the question {Ask(asked).name} is about no card"
    if asked == Ask.CHOOSE:
        yield from _of_the_choice(g, pool)


def _of_the_choice(g: Any, pool: CardPool) -> Iterator[str]:
    """Check that the frame below the choice uses cards that are chosen for this purpose."""
    frames, purpose = g["agenda"][: int(g["frames"])], int(g["purpose"])
    below = frames[-2] if len(frames) > 1 else None
    if below is None or int(below["kind"]) != CHOOSES_FOR.get(purpose):  # type: ignore[call-overload]
        yield "cards are chosen for a frame that uses none"
    elif not int(g["candidates"]):
        yield "cards are chosen among none"
    elif purpose == Purpose.SEND and NONE in (int(below["effect"]), int(below["slot"])):
        yield "cards are chosen for no effect"
    elif purpose == Purpose.SUMMON and (
        int(below["step"]) == NONE or int(pool.record[0]["step"]["selector"][below["step"]]) == NONE
    ):
        yield "cards are chosen for a step that chooses none"


def _of_the_decision(data: bytes, settings: Settings) -> Iterator[str]:
    """Check that the pending decision has a legal action, and that derived fields agree with the cards."""
    games, masks = rows(GAME, 1), rows(MASK, 1)
    set_row_bytes(games, 0, data)
    games[0].stale = 1
    ENTRY_POINTS.show_game(games, 0, card_rows(), masks, 0)
    before, after = (np.frombuffer(one, GAME)[0] for one in (data, row_bytes(games, 0)))
    for name in ("does", "could", "boosters", "bound"):
        if not before["stale"] and (before[name] != after[name]).any():
            yield f"`{name}` is not what the cards come to"
    summary = settings.pool.record[0]["card"]["summary"]
    for player in range(2):
        for zone in range(limits.LISTS):
            slots = before["cards"][player, zone][: int(before["count"][player, zone])]
            if (summary[before["row"][slots]].sum(axis=0) != before["sums"][player, zone]).any():
                yield f"`sums` is not what the cards of {Zone(zone).name.lower()} come to"
    if int(before["asked"]) != Ask.OVER and not np.frombuffer(row_bytes(masks, 0), np.int8).any():
        yield "nobody can act: no action is legal"
