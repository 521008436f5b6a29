"""Actions as texts: the words a player would use, and who is asked what.

A text names what the decider can see and nothing else, and is the only one of its words in a decision; a
second of the same words gets `#2`. Squares are a1 … c3 from player 0's side, whoever speaks.
Not here: positions (positions.py), game records (game.py), what is legal (mask.py).
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from zx_env.compiling.decorators import in_python
from zx_env.doors.words import Action, numbered
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
"""Why an action with this first word may be illegal."""

BLOCK_OF = [(name, place) for name, shape in BLOCKS for place in range(int(np.prod(shape)))]
"""Of each action number: its block, and its place in it."""


owner_of = in_python(slots.owner_of)
"""The rule, for Python."""


def square_seen(place: int, player: int) -> str:
    """The name of a Square that `player` sees at this place, own row first."""
    return NAMES[place if player == 0 else limits.SQUARES - 1 - place]


@cache
def rows_of_abilities(card_set: str) -> dict[int, int]:
    """The card row of every ability row; of one that a card gives to others, the row of that card."""
    record = card_table(card_set).record[0]
    first = [int(record["card"][row]["ability"]) for row in range(len(card_table(card_set)))]
    last = [*first[1:], len(record["ability"])]
    return {ability: row for row, start in enumerate(first) for ability in range(start, last[row])}


class Words:
    """The words for one pending decision."""

    def __init__(self, g: Any, pool: CardPool) -> None:
        self.g = g
        self.pool = pool
        self.asked = Ask(int(g.asked))
        self.player = int(g.decider)
        self._options: list[str] | None = None

    def actions(self, legal: Iterable[int]) -> list[Action]:
        """These legal action numbers with their texts."""
        return [Action(int(index), self.text(int(index))) for index in legal]

    def text(self, index: int) -> str:
        """The text of a legal action number."""
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
            # All rows of all pages: which one is the second of its words does not depend on the page.
            self._options = numbered([self._words_of(i) for i in range(int(self.g.options))])
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
        """A card outside the own hand: whose, where, which; only what the decider knows of it."""
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
        """Ruling Z16: a group of Resources: colours, and tribes where the deck asks for tribes."""
        card = self.pool.cards[int(self.g.row[slot])]
        colors = "-".join(color.name.lower() for color in Color if card.colors & color) or "colorless"
        asked = int(self.g.asked_tribes[self.player])
        bits = self.pool.vocabulary.tribes if asked else {}
        tribes = [plain(tribe) for tribe in card.tribes if asked and asked >> bits[tribe] & 1]
        which = [card.number] if self.g.asks_more[self.player] else []
        return " ".join([colors, *tribes, *which])

    def _waiting(self, number: int) -> str:
        """A waiting ability: its card's Square, or the card's number where it has left the Squares."""
        g = self.g
        waiting = g.waiting[numbered_waits(g)[number][0]]
        slot = int(waiting.slot)
        if int(g.zone[slot]) == Zone.SQUARE and int(g.serial[slot]) == int(waiting.serial):
            there = NAMES[int(g.square[slot])]
            # A Link lies where a Z/X may stand, too.
            is_link = self.pool.cards[int(g.row[slot])].kind == CardType.LINK
            return f"{there}:{self._number(slot)}" if is_link else there
        # The slot may hold another card by now; the ability tells whose it was.
        row = rows_of_abilities(self.pool.name)[int(waiting.ability)]
        enemy = "" if int(waiting.player) == self.player else "enemy "
        return f"{enemy}{self.pool.cards[row].number}"

    def refusal(self, said: str, legal: Iterable[Action]) -> str:
        """Why an action is refused, given as a number or in words, and what would be legal."""
        kind = said.split(" ", 1)[0]
        why = (
            REASONS.get(kind, "no action is called so")
            if not said.lstrip("-").isdigit()
            else "the mask has no such number"
        )
        if kind in ("yes", "no", "keep", "mulligan", "start", "more"):
            why = "that is not what is asked"
        question = QUESTIONS[self.asked].words if self.asked in QUESTIONS else "nothing"
        listed = ", ".join(f"{action.text!r}" for action in legal)
        who = f"player {self.player} is asked {question}"
        return f"{said!r} is not legal now ({why}); {who}. Legal are: {listed}"


def numbered_waits(g: Any) -> list[tuple[int, int]]:
    """By the numbers of rules/waits.py: the place in `waiting`, and that in `those`, NONE for none."""
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
