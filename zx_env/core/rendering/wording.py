"""`Wording`: a game in words for people and language models: labels of actions, hints, cards, rules.

    wording = game.wording
    wording.label(action)                  # "Attack with Bone Keeper (b2)"
    wording.hint(game.question).why        # the consequences of the answer
    wording.card("B01-006")                # the printed values of a card, with its rules text

Each game has one (`GameSpec.wording`). The terminal, the page and the seat in text (text_seat.py) share it.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

from zx_env.core.actions import Action, Question
from zx_env.core.rendering.outcomes import NO_OUTCOMES, Outcomes

STOPS = frozenset({"pass", "done"})
"""Verbs of the actions that pass, or end a choice: their label depends on the question."""
_OF_THE_PAGE = re.compile(r"<(header|details)>.*?</\1>", re.DOTALL)
_HEADING, _TAG = re.compile(r"</h\d>"), re.compile(r"<[^>]+>")


class Hint(NamedTuple):
    """An explanation of a question for a person, with labels for some of its answers."""

    why: str
    """The consequences of the answer, in a sentence or more."""
    stop: str = ""
    """Label of passing; "" if the usual label says enough."""
    yes: str = ""
    """Label of yes; "" if the usual label says enough."""
    asks: str = ""
    """The question in a word or two, after the first half of a play: "whom?"; "" if it never follows one."""


NO_HINT = Hint("")


def no_card(key: str) -> None:
    """Return None: the default `Wording.find_card`, for a game without cards."""


@dataclass(frozen=True)
class Wording:
    """The words of a game, with its cards."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """Labels of actions, by `Action.verb`; the card or place of the action replaces "{}"."""
    hints: Mapping[str, Hint] = field(default_factory=dict)
    """Hints, by `Question.ask`; for a question with a purpose first by both words, as in "choose tribute"."""
    find_card: Callable[[str], Mapping[str, Any] | None] = no_card
    """Return the printed values of a card by their names, given its number or name as actions name it; None
    for an unknown card. The name has the key "name", the rules text the key "text"; a value that the card
    lacks is None or ""."""
    stops: frozenset[str] = STOPS
    """Verbs of the actions that pass, or end a choice, a phase or the turn: they stand last."""
    outcomes: Outcomes = NO_OUTCOMES
    """The consequences of an action, in words."""
    rules_file: Path | None = None
    """File with a summary of the rules, HTML; its element `header` stands at the head of the first page."""

    # -- cards ---------------------------------------------------------------------------------------------

    def card(self, key: str) -> dict[str, Any] | None:
        """Return the values that a card has, by name, given its number or name; None for an unknown card."""
        if key not in self._found:
            found = self.find_card(key)
            values = {name: value for name, value in (found or {}).items() if value not in (None, "")}
            self._found[key] = None if found is None else {"key": key, **values}
        return self._found[key]

    @cached_property
    def _found(self) -> dict[str, dict[str, Any] | None]:
        return {}

    def name(self, key: str) -> str:
        """Return the name of a card, given its number or name; the key itself if there is no such card."""
        card = self.card(key)
        return key if card is None else str(card["name"])

    def facts(self, key: str) -> str:
        """Return a card's printed numbers as short text, such as "cost 3, Power 5000"; "" without any."""
        card = self.card(key) or {}
        words = (
            [f"cost {card['cost']}"] if "cost" in card else [str(card["level"])] if "level" in card else []
        )
        words += [f"Power {card['power']}"] if "power" in card else []
        return ", ".join([*words, *([str(card["points"])] if "points" in card else [])])

    def card_text(self, key: str) -> str:
        """Return a card in words, with its rules text; "" for an unknown card."""
        card = self.card(key)
        if card is None:
            return ""
        left_out = ("key", "number", "name", "text", "japanese")
        values = [
            f"{name} {value}" if name in ("cost", "power") else str(value)
            for name, value in card.items()
            if name not in left_out
        ]
        number = "" if key == card["name"] else f" ({key})"
        text = f". {card['text']}" if "text" in card else ""
        return f"{card['name']}{number}: {', '.join(values)}{text}"

    # -- questions and actions -----------------------------------------------------------------------------

    def hint(self, question: Question | None) -> Hint:
        """Return the hint for a question; an empty hint if `question` is None or has no hint."""
        if question is None:
            return NO_HINT
        general = self.hints.get(question.ask, NO_HINT)
        return self.hints.get(f"{question.ask} {question.purpose}", general) if question.purpose else general

    def label(self, action: Action, there: str = "", target: str = "") -> str:
        """Return the label of an action.

        Args:
            action: The action.
            there: The card at the place of the action, by number or name; "" if there is no card.
            target: The target of an attack in words; "" while it is open.
        """
        template = self.labels.get(action.verb, f"{action.verb.capitalize()} {{}}")
        if action.verb == "at" and there:
            return f"{template.format(action.place)}, in the place of {self.name(there)}"
        if target:
            return f"Attack {target} with {self._subject(action, there)}"
        return template.format(self._subject(action, there)).strip()

    def label_by_hint(self, question: Question | None, action: Action) -> str:
        """Return the label that the question's hint gives to an action; "" if it gives no label."""
        hint = self.hint(question)
        return hint.yes if action.verb == "yes" else hint.stop if action.verb in STOPS else ""

    def _subject(self, action: Action, there: str) -> str:
        """Return the name of the action's card, and the place of the card."""
        is_enemys = action.owner not in (None, action.player)
        # Other verbs are done with own cards, or to the enemy's, alone.
        is_said = is_enemys or (action.verb == "choose" and action.owner is not None)
        whose = ("the enemy's " if is_enemys else "your ") if is_said else ""
        where = action.place or action.zone or ""
        number = f"#{action.ability}" if action.ability is not None and action.ability > 1 else ""
        number += f"#{action.nth}" if action.nth > 1 else ""
        if action.card is None:
            lies = where or action.group
            if not lies:
                return str(action.ability or "")
            if action.place is None or action.owner is None:
                return f"{whose}{lies}{number}"
            return f"{whose}{self.name(there) if there else 'face-down card'} ({lies}{number})"
        group = f"{action.group} " if action.group else ""
        state = f"{',' if where else ''} {action.state}" if action.state else ""
        name = f"{group}{self.name(action.card)}"
        if action.place:
            return f"{whose}{name} ({where}{state}{number})"
        if where:
            return f"{name} ({whose}{where}{state}{number})"
        return f"{whose}{name}{state}{number}"

    # -- rules ---------------------------------------------------------------------------------------------

    @property
    def rules_page(self) -> str:
        """A summary of the rules, HTML; "" without one."""
        return "" if self.rules_file is None else self.rules_file.read_text(encoding="utf-8")

    @property
    def rules(self) -> str:
        """The summary of the rules as text, without its header and what it says of the drawn board."""
        page = _HEADING.sub(":", _OF_THE_PAGE.sub("", self.rules_page))
        lines = (" ".join(line.split()) for line in unescape(_TAG.sub("", page)).splitlines())
        return "\n".join(line for line in lines if line)


NO_WORDING = Wording()


def no_wording(card_set: str | None) -> Wording:
    """Return the default of `GameSpec.wording`: the texts of actions are the labels."""
    return NO_WORDING
