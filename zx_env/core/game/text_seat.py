"""`TextSeat`: a seat in text, for language models and for people who write: questions, news, answers.

    seat = TextSeat()
    while game.to_play is not None:
        question = seat.ask(game.view(game.to_play))
        reply = model(str(question))           # or json.dumps(question.as_dict())
        game.step(question.read(reply))

A question contains the events since the seat's last question (of games made with `events=True`), the board,
the legal actions as numbers with words, and the rules text of each card when the seat first meets it. It is
made from a `View` alone, so it contains no card that is hidden from the seat. Use one `TextSeat` for each
seat of each game.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zx_env.core.events.event import Event
from zx_env.core.game.moves import Move, moves_of
from zx_env.core.game.view import View
from zx_env.core.rendering.svg import Part
from zx_env.core.rendering.wording import Wording
from zx_env.errors import IllegalAction

ANSWER = "Final Answer:"
"""The words before the answer in a reply."""
HOW_TO_ANSWER = f'Answer with the number of one action, in the last line: "{ANSWER} NUMBER".'
_ANSWERED = re.compile(re.escape(ANSWER) + r"\W*([^\n]*)", re.IGNORECASE)
_NUMBER = re.compile(r"\W*(\d+)\b")
_EMPTY = re.compile(r"(, empty|: 0 cards| is empty)$")
"""The end of the label of a place without a card."""
_AROUND = " .*_`\"'[](){}"
"""Characters around an answer that do not belong to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextAction:
    """A legal action in words."""

    number: int
    """`Action.index`."""
    words: str
    """The action in words, with its numbers and its outcome; unique among the actions of the question."""
    label: str
    """The action in words alone."""
    outcome: str
    """The certain consequences if nobody answers; "" without any."""
    text: str
    """`Action.text`."""
    card: str | None
    """Number or name of the action's card, or of the card at its place; None without one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextQuestion:
    """A pending question of a seat, with everything that it needs to answer; `str` is the prompt."""

    player: int
    """The seat, 0 or 1."""
    turn: str
    """Number of the turn and the phase, in words."""
    question: str
    """The question in words."""
    hint: str
    """The consequences of the answer, in sentences; "" without any."""
    news: tuple[str, ...]
    """The events since the seat's last question, a sentence each."""
    board: tuple[str, ...]
    """The board as the seat knows it, a line for each place."""
    places: tuple[Part, ...]
    """Parts of the picture that `board` describes: spot, label and known cards."""
    actions: tuple[TextAction, ...]
    """The legal actions; none if the seat is not to move."""
    cards: dict[str, dict[str, Any]]
    """The printed values of cards in the question (`TextSeat` describes which), by number or name."""
    card_texts: tuple[str, ...]
    """These cards in words, a line for each card."""

    def __str__(self) -> str:
        """Return the prompt."""
        parts = [
            ("Cards:", self.card_texts),
            ("Since your last decision:", self.news),
            (f"{self.turn}.", self.board),
            (f"{self.question}. {self.hint}".strip(), [f"{a.number}: {a.words}" for a in self.actions]),
        ]
        return "\n\n".join("\n".join([head, *lines]) for head, lines in parts if lines)

    def as_dict(self) -> dict[str, Any]:
        """Return the same as a JSON-able dict."""
        return {
            "player": self.player,
            "turn": self.turn,
            "question": self.question,
            "hint": self.hint,
            "news": list(self.news),
            "board": [
                {"place": part.spot, "words": part.label, "cards": list(part.cards)} for part in self.places
            ],
            "actions": [
                {
                    "number": a.number,
                    "words": a.words,
                    "outcome": a.outcome,
                    "text": a.text,
                    "card": a.card,
                }
                for a in self.actions
            ],
            "cards": self.cards,
        }

    def read(self, reply: str) -> int:
        """Return the number of the action that a reply chooses.

        The answer is what follows the last "Final Answer:", or the value of "action" in a reply that is JSON,
        or the whole reply: a number, the words of an action, its label alone, or its text.

        Raises:
            IllegalAction: The reply contains no answer, or one that is not legal.
        """
        answer = _answer_in(reply)
        number = _NUMBER.match(answer)
        legal = {action.number for action in self.actions}
        if number and int(number[1]) in legal:
            return int(number[1])
        wanted = _bare(answer)
        for action in self.actions:
            if wanted and wanted in (_bare(action.words), _bare(action.text)):
                return action.number
        labelled = [action.number for action in self.actions if wanted and wanted == _bare(action.label)]
        if len(labelled) == 1:
            return labelled[0]
        what = f"{answer[:80]!r} is not a legal action" if answer else "There is no answer"
        numbers = ", ".join(str(action.number) for action in self.actions)
        raise IllegalAction(f"{what}. Legal numbers: {numbers}. {HOW_TO_ANSWER}")


class TextSeat:
    """A seat in text. It remembers the events and cards that its questions have contained."""

    def __init__(self, cards_once: bool = True) -> None:
        """Begin at a seat that has been asked nothing.

        Args:
            cards_once: Give the rules text of a card only when the seat first meets it. False: in each
                question, of the cards in it, for readers who forget the questions before.
        """
        self._heard = 0
        self.cards_once = cards_once
        self._shown: set[str] = set()

    def ask(self, view: View) -> TextQuestion:
        """Return the pending question of a view's player in text, and remember what it contained.

        Of a player who is not to move, and of a game that is over, the question has no actions.
        """
        wording, picture, question = view.wording, view.picture(), view.question
        news = self._news(view)
        actions = _actions(moves_of(view, picture))
        places = tuple(part for part in picture.parts if part.spot)
        met = [*(question.card for question in [question] if question), *(one.card for one in actions)]
        met += [key for event in news for key in (event.card, event.other)]
        met += [card for part in places for card in part.cards]
        cards = self._new_cards(wording, met)
        hint = wording.hint(question).why if question and question.player == view.player else ""
        return TextQuestion(
            player=view.player,
            turn=picture.where,
            question=picture.asked,
            hint=hint,
            news=tuple(str(event) for event in news),
            board=tuple(board_lines(wording, places)),
            places=places,
            actions=actions,
            cards=cards,
            card_texts=tuple(map(wording.card_text, cards)),
        )

    def _news(self, view: View) -> list[Event]:
        if not view.keeps_events:
            return []
        news = view.events(self._heard)
        self._heard += len(news)
        return news

    def _new_cards(self, wording: Wording, met: Sequence[str | None]) -> dict[str, dict[str, Any]]:
        """Return the cards among these that were in no question before, and remember them."""
        found: dict[str, dict[str, Any]] = {}
        for key in met:
            card = None if key is None or key in self._shown else wording.card(key)
            if key is not None and card is not None:
                found[key] = card
        if self.cards_once:
            self._shown |= found.keys()
        return found


def board_lines(wording: Wording, places: Sequence[Part]) -> list[str]:
    """Return a line for each part of a picture: its label and the cards that the label does not name.

    Empty places share the last line.
    """
    lines, empty = [], []
    for part in places:
        place, without_cards = _EMPTY.subn("", part.label)
        if without_cards:
            empty.append(place)
            continue
        names = [wording.name(card) for card in part.cards]
        if names and names[0] in part.label:
            names = names[1:]
        counts = {name: names.count(name) for name in names}
        listed = ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counts.items())
        lines.append(f"{part.label}: {listed}" if listed else part.label)
    return [*lines, *([f"Empty: {'; '.join(empty)}"] if empty else [])]


def _actions(moves: Sequence[Move]) -> tuple[TextAction, ...]:
    """Return moves as the actions of a question."""
    words = [move.words for move in moves]
    return tuple(
        TextAction(
            number=move.action.index,
            words=move.words if words.count(move.words) == 1 else f"{move.words} [{move.action.text}]",
            label=move.label,
            outcome=move.outcome,
            text=move.action.text,
            card=move.card or None,
        )
        for move in moves
    )


def _bare(words: str) -> str:
    return words.strip(_AROUND).casefold()


def _answer_in(reply: str) -> str:
    """Return the part of a reply that is the answer."""
    answered = _ANSWERED.findall(reply)
    if answered:
        return str(answered[-1]).strip()
    try:
        value = json.loads(reply)
    except ValueError:
        return reply.strip()
    return str(value.get("action", "")) if isinstance(value, dict) else str(value)
