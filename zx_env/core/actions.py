"""`Action` and `Question`: a legal action and the pending question, as values and as text.

    for action in game.actions():
        print(action.index, action.text, action.verb, action.card, action.place)

The text of an action is made from its values (decision/texts.py of each game). Read the values; do not parse
the text.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, ClassVar, Protocol


@dataclass(frozen=True, slots=True)
class Action:
    """One legal action of the pending decision.

    Two actions are equal if index and text are equal. A value is None if the text does not name it.
    """

    index: int
    """Action number, an index of the mask; `Game.step` and the environments accept it."""
    text: str
    """Description in words, unique among the actions of this decision; `Game.step` accepts it."""
    values: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """`text` and the values of the properties below, by name."""

    @property
    def verb(self) -> str:
        """The first words of `text`, which name the kind of action: "play", "attack", "target player"."""
        verb: str = self.values.get("verb", "")
        return verb

    @property
    def player(self) -> int | None:
        """The player who decides, 0 or 1."""
        player: int | None = self.values.get("player")
        return player

    @property
    def card(self) -> str | None:
        """Printed number of the card, or its name in a game whose cards are known by name."""
        card: str | None = self.values.get("card")
        return card

    @property
    def owner(self) -> int | None:
        """The player on whose side the card or place is, 0 or 1."""
        owner: int | None = self.values.get("owner")
        return owner

    @property
    def zone(self) -> str | None:
        """Zone of the card: "hand", "charge", "graveyard"; None if there is none or the verb implies it."""
        zone: str | None = self.values.get("zone")
        return zone

    @property
    def place(self) -> str | None:
        """Place on the board: a Square ("b2"), a zone with its number ("m1", "s3"), "field"."""
        place: str | None = self.values.get("place")
        return place

    @property
    def state(self) -> str | None:
        """How the card lies: "sleep", "face up"; None for its usual state."""
        state: str | None = self.values.get("state")
        return state

    @property
    def group(self) -> str | None:
        """Colors and tribes of the group of Resources that pays: "red", "blue-white Beast"."""
        group: str | None = self.values.get("group")
        return group

    @property
    def ability(self) -> int | None:
        """The ability or effect that is used, numbered from 1 in the order of its own card."""
        ability: int | None = self.values.get("ability")
        return ability

    @property
    def nth(self) -> int:
        """Number among the actions with the same words, from 1; texts of later ones end in "#2", "#3", …."""
        nth: int = self.values.get("nth", 1)
        return nth

    @property
    def kind(self) -> str:
        """The first word of `text`: "play", "attack", "pass", …."""
        return self.text.split(" ", 1)[0]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The pending question."""

    ask: str
    """The kind of question, a member of the game's `terms.Ask` in lower case: "attack_target"."""
    player: int
    """The player who decides, 0 or 1."""
    words: str
    """The question in words: "the attack target"."""
    purpose: str | None = None
    """Purpose of a choice in a word, by which hints are found: "tribute", "damage". None without one."""
    card: str | None = None
    """Printed number of the card that the question is about, or its name in a game whose cards are known by
    name; None without one, and for a card that the viewer does not know."""
    name: str | None = None
    """Name of the card that the question is about."""

    @property
    def text(self) -> str:
        """The question with its card: "whether to do what the card allows (B01-066 Miseria)"."""
        number = "" if self.card == self.name else f"{self.card} "
        return self.words if self.card is None else f"{self.words} ({number}{self.name})"

    @property
    def named(self) -> str:
        """Like `text`, but without the number of the card."""
        return self.words if self.card is None else f"{self.words} ({self.name})"

    def __str__(self) -> str:
        return self.text


class ActionTexts(Protocol):
    """Interface: converts the legal actions and the question of one pending decision to values and texts."""

    def actions(self, legal: Iterable[int]) -> list[Action]:
        """Return these legal action numbers with their texts. Texts are unique."""

    def text(self, index: int) -> str:
        """Return the text of a legal action number."""

    def question(self, viewer: int | None = None) -> Question | None:
        """Return the question, with only the cards that `viewer` knows; None if `viewer` may not know it.

        Without a viewer, everything is known.
        """

    def refusal(self, action: str, legal: Iterable[Action]) -> str:
        """Return the message for a rejected action (a number or a text): the reason and the legal actions."""


class TextsFromValues(ABC):
    """The part of an `ActionTexts` that follows from the values of each action. A game defines `values`."""

    g: Any
    """The game's state, a record of the dtype `GameSpec.game`."""

    @abstractmethod
    def values(self, index: int) -> dict[str, Any]:
        """Return the values of a legal action, `text` among them; `verb` is its first word if missing."""

    def text(self, index: int) -> str:
        """Return the text of a legal action number."""
        return str(self.values(index)["text"])

    def actions(self, legal: Iterable[int]) -> list[Action]:
        """Return these legal action numbers with their texts."""
        actions = []
        for index in map(int, legal):
            values = {"player": int(self.g.decider), **self.values(index)}
            values.setdefault("verb", values["text"].partition(" ")[0])
            actions.append(Action(index, values["text"], values))
        return actions


class SimpleTexts(TextsFromValues):
    """Actions and questions of a game whose texts follow from the record alone: an `ActionTexts` to complete.

    A game defines `values`; texts of different actions of one decision have to differ.
    """

    questions: Mapping[IntEnum, str]
    """Text of each kind of question, by member of the game's `Ask`; no entry for a game that is over."""

    def __init__(self, g: Any, settings: Any) -> None:
        """Take the record of a game and its settings."""
        self.g, self.settings = g, settings

    def question(self, viewer: int | None = None) -> Question | None:
        """Return the question; None for a viewer who is not to move, and when the game is over."""
        asks, player = {int(ask): ask for ask in self.questions}, int(self.g.decider)
        ask = asks.get(int(self.g.asked))
        if ask is None or viewer not in (None, player):
            return None
        return Question(ask=ask.name.lower(), player=player, words=self.questions[ask])

    def refusal(self, action: str, legal: Iterable[Action]) -> str:
        """Return the error message for an illegal action (number or text), which lists the legal ones."""
        return f"{action!r} is not legal now. Legal are: {', '.join(repr(one.text) for one in legal)}"


def deduplicate(actions: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Make texts unique: the second action with the same text becomes `nth` 2 and gets `#2`, and so on."""
    counts: dict[str, int] = {}
    unique = []
    for values in actions:
        text = values["text"]
        nth = counts[text] = counts.get(text, 0) + 1
        unique.append(values if nth == 1 else values | {"text": f"{text}#{nth}", "nth": nth})
    return unique


class DecisionTexts(TextsFromValues):
    """Texts for a game that stores the options of the pending decision as rows: a base class.

    A game defines `values`, `values_of_option`, `asked_words` and `question`.
    """

    reasons: ClassVar[Mapping[str, str]]
    """Likely reasons why an action is illegal, by its first word."""
    answers: ClassVar[tuple[str, ...]]
    """First words of actions that occur only as answers to one kind of question."""

    def __init__(self, g: Any) -> None:
        """Take the record of a game."""
        self.g = g
        self.player = int(g.decider)
        self._options: list[dict[str, Any]] | None = None

    @abstractmethod
    def values_of_option(self, k: int) -> dict[str, Any]:
        """Return the values of the option in row `k`, from 0, and the text made from them."""

    @abstractmethod
    def asked_words(self) -> str:
        """Return the pending question in words, which `refusal` quotes."""

    def option(self, k: int) -> dict[str, Any]:
        """Return the values of the option in row `k`, from 0, with a text unique among all options."""
        if self._options is None:
            # Number the rows of all pages together, so that a suffix does not depend on the page.
            self._options = deduplicate([self.values_of_option(i) for i in range(int(self.g.options))])
        return self._options[k]

    def refusal(self, action: str, legal: Iterable[Action]) -> str:
        """Return the message for a rejected action (a number or a text): the reason and the legal actions."""
        kind = action.split(" ", 1)[0]
        is_number = action.lstrip("-").isdigit()
        why = (
            "the mask has no such number" if is_number else self.reasons.get(kind, "there is no such action")
        )
        if kind in self.answers:
            why = "that is not what is asked"
        listed = ", ".join(f"{other.text!r}" for other in legal)
        who = f"player {self.player} is asked {self.asked_words()}"
        return f"{action!r} is not legal now ({why}); {who}. Legal are: {listed}"
