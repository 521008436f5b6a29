"""Actions, in a duelist's words, and the pending question, as values and as text.

A text names only what the decider can see. Texts are unique within a decision: a duplicate gets the suffix
`#2`. Zones are counted from 1 on the side of the player who controls the card. See also: positions and
records (saved/), legal actions (mask.py).
"""

from typing import Any

from zx_env.core.actions import DecisionTexts, Question
from zx_env.core.blocks import blocks_of_actions
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.decision.actions import BLOCKS
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
"""For the first word of an action: the likely reason why such an action is illegal."""

BLOCK_OF = blocks_of_actions(BLOCKS)
"""For each action number: its block and its place in the block."""


class ActionTexts(DecisionTexts):
    """The texts of the question and the legal actions of one pending decision."""

    reasons = REASONS
    answers = ("yes", "no", "more", "effect")

    def __init__(self, g: Any, pool: CardPool) -> None:
        super().__init__(g)
        self.pool = pool
        self.asked = Ask(int(g.asked))

    def question(self, viewer: int | None = None) -> Question | None:
        """Return the question; None if there is none, or for a viewer who does not decide.

        If the question is about a card that the decider knows, it names the card.
        """
        if self.asked not in QUESTIONS or viewer not in (None, self.player):
            return None
        is_choice = self.asked == Ask.CHOOSE
        purpose = Purpose(int(self.g.purpose)) if is_choice else None
        subject = int(self.g.subject)
        name = self._name(subject) if subject >= 0 and self._knows(subject) else None
        return Question(
            ask=self.asked.name.lower(),
            player=self.player,
            words=QUESTIONS[self.asked].words if purpose is None else PURPOSES[purpose],
            purpose=None if purpose is None else purpose.name.lower(),
            card=name,
            name=name,
        )

    def values(self, index: int) -> dict[str, Any]:
        """Return the parts of a legal action by name ("verb", "card", …) and its "text"."""
        block, place = BLOCK_OF[index]
        mine, enemy = self.player, 1 - self.player
        match block:
            case "stop":
                return _deed(QUESTIONS[self.asked].stop)
            case "yes" | "no" if self.asked == Ask.POSITION:
                return _deed("attack position" if block == "yes" else "defense position")
            case "battle":
                return _deed("battle phase")
            case "end_battle":
                return _deed("end battle")
            case "end_turn":
                return _deed("end turn")
            case "summon" | "set":
                return self._with_text(block, {"owner": mine, "card": self._hand(place)})
            case "activate_hand":
                return self._with_text("activate", self._of_hand(place))
            case "choose_hand":
                return self._with_text("choose", self._of_hand(place))
            case "activate_back":
                return self._with_text("activate", self._back(mine, place))
            case "effect":
                return self._with_text("activate", self._monster(mine, place))
            case "attack":
                return self._with_text("attack", self._monster(mine, place))
            case "target":
                return self._with_text("target", self._monster(enemy, place))
            case "direct":
                return _deed("direct attack")
            case "choose_own":
                return self._with_text("choose", self._monster(mine, place))
            case "choose_enemy":
                return self._with_text("choose", self._monster(enemy, place))
            case "choose_own_back":
                return self._with_text("choose", self._back(mine, place))
            case "choose_enemy_back":
                return self._with_text("choose", self._back(enemy, place))
            case "choose_option":
                return self.option(int(self.g.page) * limits.OPTION_ROWS + place)
            case "position":
                down = self.g.face_down[int(self.g.monster[mine, place])]
                return self._with_text("flip" if down else "position", self._monster(mine, place))
            case _:
                return _deed(block)  # yes, no, more

    def _name(self, slot: int) -> str:
        return self.pool.cards[int(self.g.row[slot])].name

    def _hand(self, place: int) -> str:
        return self._name(int(self.g.hand_row[int(self.g.page) * limits.HAND_ROWS + place]))

    def _of_hand(self, place: int) -> dict[str, Any]:
        return {"owner": self.player, "zone": "hand", "card": self._hand(place)}

    def _monster(self, player: int, place: int) -> dict[str, Any]:
        return self._lying(int(self.g.monster[player, place]), "monster", f"m{place + 1}")

    def _back(self, player: int, place: int) -> dict[str, Any]:
        where = "field" if place == limits.FIELD else f"s{place + 1}"
        return self._lying(int(self.g.back[player, place]), "back", where)

    def _lying(self, slot: int, zone: str, place: str) -> dict[str, Any]:
        """Return the values of a card on the field: side, zone, and its name if the decider knows it."""
        name = self._name(slot) if self._knows(slot) else None
        return {"owner": int(self.g.controller[slot]), "zone": zone, "place": place, "card": name}

    def _knows(self, slot: int) -> bool:
        return bool(int(self.g.known[slot]) >> self.player & 1)

    def values_of_option(self, k: int) -> dict[str, Any]:
        """Return the parts of the action to choose `g.option[k]` ("verb", "card", …), with its "text"."""
        g = self.g
        thing = int(g.option[k])
        if self.asked == Ask.EFFECT:
            return {"text": f"effect {thing + 1}", "verb": "effect", "ability": thing + 1}
        if self.asked == Ask.TRIGGER:
            return self._with_text("choose", {"card": self._name(int(g.waiting[thing].slot))})
        zone = Zone(int(g.zone[thing])).name.lower()
        values = {"owner": thing // limits.HALF, "zone": zone, "card": self._name(thing)}
        return self._with_text("choose", values)

    def _with_text(self, verb: str, values: dict[str, Any]) -> dict[str, Any]:
        """Complete the values of an action, and make its text from them."""
        return {"text": f"{verb} {self._words(**values)}", "verb": verb, **values}

    def _words(
        self,
        owner: int | None = None,
        zone: str | None = None,
        place: str | None = None,
        card: str | None = None,
    ) -> str:
        """Return a card in words: side, zone and name."""
        where = place or zone
        whose = "" if owner in (None, self.player) else "enemy "
        if card is None:
            return f"{whose}{where}"
        return f"{whose}{where}:{card}" if where else f"{whose}{card}"

    def asked_words(self) -> str:
        """Return the question in words, with its card."""
        question = self.question()
        return question.text if question else "nothing"


def _deed(words: str) -> dict[str, Any]:
    """Return the values of an action that has only a verb, without a card."""
    return {"text": words, "verb": words}
