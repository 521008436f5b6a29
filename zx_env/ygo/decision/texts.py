"""Text of actions, in a duelist's words, and of the pending question.

A text names only what the decider can see. Texts are unique within a decision: a duplicate gets the suffix
`#2`. Zones are counted from 1 on the side of the player who controls the card. See also: positions and
records (saved/), legal actions (mask.py).
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from zx_env.core.actions import Action, deduplicate_texts
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.decision.actions import BLOCKS, NUM_ACTIONS
from zx_env.ygo.decision.questions import PURPOSES, QUESTIONS
from zx_env.ygo.terms import Ask, Purpose, Zone

REASONS = {
    "summon": "it is not a monster in the hand, its Tributes are missing, or the turn's summon is used",
    "set": "it is not in the hand, there is no free zone, or the turn's summon is used",
    "activate": "it cannot be activated at this moment, its cost cannot be paid, or it has no target",
    "attack": "only a face-up Attack Position monster of the turn player that has not attacked",
    "target": "it cannot be attacked",
    "direct": "a monster stands in the way",
    "position": "it came, attacked or changed its position this turn",
    "flip": "it came this turn",
    "battle": "the Battle Phase cannot be entered now",
    "end": "a monster must attack first, or it is not the turn player's decision",
    "choose": "it cannot be chosen",
    "pass": "this decision cannot be passed",
    "done": "the choice is not complete",
}
"""Likely reasons why an action with this first word is illegal."""

BLOCK_OF = [(name, place) for name, shape in BLOCKS for place in range(int(np.prod(shape)))]
"""For each action number: its block and its place in the block."""
assert len(BLOCK_OF) == NUM_ACTIONS


class ActionTexts:
    """The texts of one pending decision."""

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
        mine, enemy = self.player, 1 - self.player
        match block:
            case "stop":
                return QUESTIONS[self.asked].stop
            case "yes" | "no" if self.asked == Ask.POSITION:
                return "attack position" if block == "yes" else "defense position"
            case "battle":
                return "battle phase"
            case "end_battle" | "end_turn":
                return block.replace("_", " ")
            case "summon" | "set":
                return f"{block} {self._hand(place)}"
            case "activate_hand":
                return f"activate hand:{self._hand(place)}"
            case "choose_hand":
                return f"choose hand:{self._hand(place)}"
            case "activate_back":
                return f"activate {self._back(mine, place)}"
            case "effect":
                return f"activate {self._monster(mine, place)}"
            case "attack":
                return f"attack {self._monster(mine, place)}"
            case "target":
                return f"target {self._monster(enemy, place)}"
            case "direct":
                return "direct attack"
            case "choose_own":
                return f"choose {self._monster(mine, place)}"
            case "choose_enemy":
                return f"choose {self._monster(enemy, place)}"
            case "choose_own_back":
                return f"choose {self._back(mine, place)}"
            case "choose_enemy_back":
                return f"choose {self._back(enemy, place)}"
            case "choose_option":
                return self._option(int(self.g.page) * limits.OPTION_ROWS + place)
            case "position":
                down = self.g.face_down[int(self.g.monster[mine, place])]
                return f"{'flip' if down else 'position'} {self._monster(mine, place)}"
            case _:
                return block  # yes, no, more

    def _name(self, slot: int) -> str:
        return self.pool.cards[int(self.g.row[slot])].name

    def _hand(self, place: int) -> str:
        return self._name(int(self.g.hand_row[int(self.g.page) * limits.HAND_ROWS + place]))

    def _monster(self, player: int, place: int) -> str:
        return self._lying(int(self.g.monster[player, place]), f"m{place + 1}")

    def _back(self, player: int, place: int) -> str:
        where = "field" if place == limits.FIELD else f"s{place + 1}"
        return self._lying(int(self.g.back[player, place]), where)

    def _lying(self, slot: int, zone: str) -> str:
        """Return the text of a card on the field: side, zone, and its name if the decider knows it."""
        whose = "" if int(self.g.controller[slot]) == self.player else "enemy "
        return f"{whose}{zone}:{self._name(slot)}" if self._knows(slot) else f"{whose}{zone}"

    def _knows(self, slot: int) -> bool:
        return bool(int(self.g.known[slot]) >> self.player & 1)

    def _option(self, k: int) -> str:
        if self._options is None:
            # All rows of all pages: the suffix of a duplicate must not depend on the page.
            self._options = deduplicate_texts([self._words_of(i) for i in range(int(self.g.options))])
        return self._options[k]

    def _words_of(self, k: int) -> str:
        g = self.g
        thing = int(g.option[k])
        if self.asked == Ask.EFFECT:
            return f"effect {thing + 1}"
        if self.asked == Ask.TRIGGER:
            return f"choose {self._name(int(g.waiting[thing].slot))}"
        whose = "" if thing // limits.HALF == self.player else "enemy "
        return f"choose {whose}{Zone(int(g.zone[thing])).name.lower()}:{self._name(thing)}"

    def question(self) -> str:
        """Return the question to the decider, with the card that it is about if the decider knows it."""
        words = QUESTIONS[self.asked].words if self.asked in QUESTIONS else "nothing"
        if self.asked == Ask.CHOOSE:
            words = PURPOSES[Purpose(int(self.g.purpose))]
        subject = int(self.g.subject)
        return f"{words} ({self._name(subject)})" if subject >= 0 and self._knows(subject) else words

    def refusal(self, action: str, legal: Iterable[Action]) -> str:
        """Return why `action`, a number or a text, is rejected, and which actions are legal."""
        kind = action.split(" ", 1)[0]
        is_number = action.lstrip("-").isdigit()
        why = "the mask has no such number" if is_number else REASONS.get(kind, "there is no such action")
        if kind in ("yes", "no", "more", "effect"):
            why = "that is not what is asked"
        listed = ", ".join(f"{other.text!r}" for other in legal)
        who = f"player {self.player} is asked {self.question()}"
        return f"{action!r} is not legal now ({why}); {who}. Legal are: {listed}"
