"""Texts of actions, in a player's words, and the message for an illegal action.

A text names only what the deciding player can see. Texts are unique within a decision: a duplicate gets the
suffix `#2`. Squares are a1 … c3 from player 0's side, for both players.
See also: positions (positions.py), game records (game.py), the legal actions (mask.py).
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from zx_env.compiling.decorators import in_python
from zx_env.core.actions import Action, deduplicate_texts
from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.names import plain
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.decision.actions import BLOCKS
from zx_env.zx.decision.options import parts_of
from zx_env.zx.decision.questions import QUESTIONS
from zx_env.zx.rules import slots
from zx_env.zx.terms import NONE, Ask, CardType, Color, State, Verb, Zone

REASONS = {
    "play": "it is not in the hand, cannot be paid, has no Square, or cannot be played now",
    "attack": "only a Reboot Z/X of the turn player with an attack target attacks, in the main phase",
    "target": "it is out of reach, or no enemy",
    "at": "a Z/X cannot be put there",
    "use": "there is no such startup ability that can be used and paid for now",
    "ignite": "only a card of the own Charge, in the Ignition Phase",
    "resource": "only a card of the own hand, in the Resource Phase",
    "choose": "it cannot be chosen",
    "pay": "no such Resource can be slept for this cost",
    "pass": "this decision cannot be passed",
    "done": "the choice is not complete",
    "ex": "no such Z/X EX or Event EX can be played now",
    "shift": "no such Shift can be laid on a card now",
}
"""Reasons why an action may be illegal, by its first word."""

BLOCK_OF = [(name, place) for name, shape in BLOCKS for place in range(int(np.prod(shape)))]
"""For each action number its block and its place in the block."""


owner_of = in_python(slots.owner_of)
"""The rule `slots.owner_of`, callable from Python."""


def square_seen(place: int, player: int) -> str:
    """Return the name of the Square that `player` sees at this place, own row first."""
    return NAMES[place if player == 0 else limits.SQUARES - 1 - place]


@cache
def rows_of_abilities(card_set: str) -> dict[int, int]:
    """Return the card row of every ability row. A granted ability belongs to the granting card."""
    record = card_table(card_set).record[0]
    first = [int(record["card"][row]["ability"]) for row in range(len(card_table(card_set)))]
    last = [*first[1:], len(record["ability"])]
    return {ability: row for row, start in enumerate(first) for ability in range(start, last[row])}


class ActionTexts:
    """Texts for one pending decision."""

    def __init__(self, g: Any, pool: CardPool) -> None:
        self.g = g
        self.pool = pool
        self.asked = Ask(int(g.asked))
        self.player = int(g.decider)
        self._options: list[str] | None = None

    def actions(self, legal: Iterable[int]) -> list[Action]:
        """Return these legal action numbers with their texts."""
        return [Action(int(index), self.text(int(index))) for index in legal]

    def text(self, index: int) -> str:
        """Return the text of a legal action number."""
        block, place = BLOCK_OF[index]
        match block:
            case "stop":
                return QUESTIONS[self.asked].stop
            case "resource" | "play":
                return f"{block} {self._hand(place)}"
            case "choose_hand":
                return f"choose hand:{self._hand(place)}"
            case "attack" | "target" | "at":
                return f"{block} {square_seen(place, self.player)}"
            case "choose_square":
                return f"choose {square_seen(place, self.player)}"
            case "target_player":
                return "target player"
            case "use":
                square, use = divmod(place, limits.USES_OF_SQUARE)
                return f"use {square_seen(square, self.player)}{_ordinal(use + 1)}"
            case "use_elsewhere" | "ignite" | "choose_option" | "pay" | "resolve" | "start" | "extra":
                return self._option(int(self.g.page) * limits.OPTION_ROWS + place)
            case _:
                return block  # yes, no, keep, mulligan, more

    def _number(self, slot: int) -> str:
        return self.pool.cards[int(self.g.row[slot])].number

    def _hand(self, place: int) -> str:
        row = int(self.g.page) * limits.HAND_ROWS + place
        return self._number(int(self.g.hand_row[row]))

    def _option(self, k: int) -> str:
        if self._options is None:
            # Number the rows of all pages together, so that a suffix does not depend on the page.
            self._options = deduplicate_texts([self._words_of(i) for i in range(int(self.g.options))])
        return self._options[k]

    def _words_of(self, k: int) -> str:
        thing = int(self.g.option[k])
        verb, _, use = parts_of(int(self.g.option_deed[k]))
        match verb, self.asked:
            case Verb.PLAY, _:
                return f"play {self._card(thing)}"
            case Verb.USE, _:
                return f"use {self._card(thing)}{_ordinal(use + 1)}"
            case Verb.PLAY_EX, _:
                return f"ex {self._number(thing)}"
            case Verb.SHIFT, _:
                return f"shift {self._number(thing)}"
            case _, Ask.PAY:
                return f"pay {self._group(thing)}"
            case _, Ask.RESOLVE:
                return f"resolve {self._waiting(thing)}"
            case _, Ask.CHOOSE:
                return f"choose {self._card(thing)}"
            case _:
                return f"{QUESTIONS[self.asked].options} {self._number(thing)}"  # start, ignite

    def _card(self, slot: int) -> str:
        """Name a card outside the own hand by owner, place and number, as far as the decider knows them."""
        g = self.g
        zone = Zone(int(g.zone[slot]))
        if slot < limits.FIRST_TOKEN and slot % limits.HALF == limits.PLAYER_CARD:
            return f"player:{self._number(slot)}"
        where = NAMES[int(g.square[slot])] if zone == Zone.SQUARE else zone.name.lower()
        words = where if owner_of(slot) == self.player else f"enemy {where}"
        if not int(g.known[slot]) >> self.player & 1:
            return words
        lying = "" if int(g.state[slot]) == State.REBOOT else " face up" if zone == Zone.DYNAMIS else " sleep"
        return f"{words}:{self._number(slot)}{lying}"

    def _group(self, slot: int) -> str:
        """Ruling Z16: name a group of Resources by colours, and by tribes if the deck tests for tribes."""
        card = self.pool.cards[int(self.g.row[slot])]
        colors = "-".join(color.name.lower() for color in Color if card.colors & color) or "colorless"
        asked = int(self.g.asked_tribes[self.player])
        bits = self.pool.vocabulary.tribes if asked else {}
        tribes = [plain(tribe) for tribe in card.tribes if asked and asked >> bits[tribe] & 1]
        which = [card.number] if self.g.asks_more[self.player] else []
        return " ".join([colors, *tribes, *which])

    def _waiting(self, number: int) -> str:
        """Name a waiting ability by its card's Square, or by the card's number if it has left the Squares."""
        g = self.g
        waiting = g.waiting[numbered_waits(g)[number][0]]
        slot = int(waiting.slot)
        if int(g.zone[slot]) == Zone.SQUARE and int(g.serial[slot]) == int(waiting.serial):
            there = NAMES[int(g.square[slot])]
            # A Link may share its Square with a Z/X.
            is_link = self.pool.cards[int(g.row[slot])].kind == CardType.LINK
            return f"{there}:{self._number(slot)}" if is_link else there
        # The slot may hold another card by now, so find the card by the ability.
        row = rows_of_abilities(self.pool.name)[int(waiting.ability)]
        enemy = "" if int(waiting.player) == self.player else "enemy "
        return f"{enemy}{self.pool.cards[row].number}"

    def refusal(self, action: str, legal: Iterable[Action]) -> str:
        """Return why `action`, a number or a text, is rejected, and which actions are legal."""
        kind = action.split(" ", 1)[0]
        why = (
            REASONS.get(kind, "there is no such action")
            if not action.lstrip("-").isdigit()
            else "the mask has no such number"
        )
        if kind in ("yes", "no", "keep", "mulligan", "start", "more"):
            why = "that is not what is asked"
        question = QUESTIONS[self.asked].words if self.asked in QUESTIONS else "nothing"
        listed = ", ".join(f"{other.text!r}" for other in legal)
        who = f"player {self.player} is asked {question}"
        return f"{action!r} is not legal now ({why}); {who}. Legal are: {listed}"


def numbered_waits(g: Any) -> list[tuple[int, int]]:
    """Return by number (rules/waits.py) the place in `waiting` and the place in `those`, or NONE."""
    numbers = []
    for place in range(int(g.waiting_count)):
        waiting = g.waiting[place]
        first, those = int(waiting.first), int(waiting.those)
        if first == limits.NO_THAT:
            numbers.append((place, NONE))
        else:
            numbers += [(place, first + k) for k in range(limits.THOSE_OF_ONE) if those >> k & 1]
    return numbers


def _ordinal(n: int) -> str:
    return "" if n == 1 else f"#{n}"
