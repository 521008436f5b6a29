"""`moves_of`: the legal actions of a view in words: whose card, its numbers, what becomes of it.

    for move in moves_of(game.view(player)):
        print(move.words)        # "Attack Erase (a3) with Tank Heart (b2, Power 8000): destroys Erase"

The page, the terminal and the seat in text share these words. An outcome is what the rules make of an action
if nobody answers it: the action is taken in games that are dealt from the view alone, nobody acts at
questions that only offer to respond, and what happens alike in all of them is said. So it contains nothing
that hidden cards would tell. The words of a game are its `Wording`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from zx_env.core.actions import Action, Question
from zx_env.core.events.event import Event, EventEncoder
from zx_env.core.game.game import Game
from zx_env.core.game.view import View
from zx_env.core.rendering.outcomes import Consequence, Outcomes
from zx_env.core.rendering.svg import Picture

MOST_LOOKED_INTO = 80
"""With more legal actions than this, moves have neither outcomes nor second halves."""
DEALS = 3
"""Games dealt from the view in which an outcome has to be the same."""
MOST_RESPONSES = 60
"""Most questions in a row that are passed to see what becomes of an action."""
MOST_SAID = 3
"""Most things that are said of an outcome."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A legal action in words."""

    action: Action
    spot: str
    """Its part of the picture (`Part.spot`); "" without one."""
    label: str
    """The action in words."""
    card: str
    """Number or name of its card, or of the card at its place; "" without one."""
    facts: str = ""
    """Numbers of the card: as they stand on the field, elsewhere the printed ones."""
    consequences: tuple[Consequence, ...] = ()
    """The certain consequences if nobody answers, each in a few words."""
    is_stop: bool = False
    """Whether it passes, or ends a choice, a phase or the turn."""
    asks: str = ""
    """The question of the second half, such as "whom?"; "" without a second half."""
    then: tuple["Move", ...] = ()
    """The second half of the play: its Square or its target."""

    @property
    def outcome(self) -> str:
        """The certain consequences in words; "" without any."""
        return ", ".join(one.words for one in self.consequences)

    @property
    def words(self) -> str:
        """The action with its numbers and its outcome."""
        words = self.label
        if self.facts:
            words = f"{words[:-1]}, {self.facts})" if words.endswith(")") else f"{words} ({self.facts})"
        return f"{words}: {self.outcome}" if self.outcome else words


def moves_of(view: View, picture: Picture | None = None) -> list[Move]:
    """Return the legal actions of the view's player in words: the enemy's cards first, stops last.

    Args:
        view: The view.
        picture: Its picture, if there is one already.
    """
    actions = view.actions()
    if not actions:
        return []
    words = _Words(view, picture or view.picture())
    moves = [words.plain(action, spot) for action, spot in zip(actions, view.spots(), strict=True)]
    return _in_order(map(words.looked_into, moves) if len(moves) <= MOST_LOOKED_INTO else moves)


def move_of(view: View, action: Action) -> Move:
    """Return one legal action of the view's player in words, as `moves_of` does."""
    actions = view.actions()
    place = next(place for place, one in enumerate(actions) if one.index == action.index)
    words = _Words(view, view.picture())
    move = words.plain(actions[place], view.spots()[place])
    return words.looked_into(move) if len(actions) <= MOST_LOOKED_INTO else move


def _in_order(moves: Iterable[Move]) -> list[Move]:
    """Return moves in the order for people: choices of the enemy's cards first, stops last."""
    return sorted(moves, key=lambda move: (move.is_stop, not _is_enemys(move.action)))


def _is_enemys(action: Action) -> bool:
    return action.verb == "choose" and action.owner not in (None, action.player)


def consequences(
    outcomes: Outcomes, before: Game, game: Game, player: int, since: int = 0
) -> list[Consequence]:
    """Return what becomes of actions, each thing in a few words, and let nobody respond.

    Args:
        outcomes: The words of the game.
        before: The game before the actions.
        game: The game after them, with their events; it goes on to the next other question.
        player: The player for whom the words are.
        since: The number of events of `game` before the actions.
    """
    for _ in range(MOST_RESPONSES):
        question = game.question
        silent = outcomes.responses.get(question.ask) if question else None
        if silent is None:
            break
        number = next((action.index for action in game.actions() if action.verb == silent), None)
        if number is None:
            break
        game.step(number)
    if not _has_news(outcomes, game):
        return []
    g = before._games[0]
    return outcomes.words(_certain(outcomes, game.events(player, since), g, player), g, player)


def _has_news(outcomes: Outcomes, game: Game) -> bool:
    """Return whether an event has words: most actions have none, and decoding events is slow."""
    numbers, block = _numbers(outcomes, game.event_encoder), game._event_block
    return block is not None and not all(numbers.isdisjoint(one.rows["kind"].tolist()) for one in block.all())


@lru_cache(maxsize=16)
def _numbers(outcomes: Outcomes, encoder_of: Callable[[], EventEncoder]) -> frozenset[int]:
    """Return the numbers in rows of the kinds of events that have words."""
    encoder = encoder_of()
    return frozenset(
        number for number, kind in enumerate(encoder.kinds, encoder.first_kind) if kind in outcomes.kinds
    )


def _certain(outcomes: Outcomes, events: list[Event], g: Any, player: int) -> list[Event]:
    """Return the events up to the instant that shows a hidden card, or up to the next turn."""
    certain: list[Event] = []
    is_chance = False
    for event in events:
        # Where a turn ends by itself, what the next turn begins with does not become of the action.
        if event.kind == "turn" or (is_chance and not event.together):
            break
        is_chance = is_chance or outcomes.is_chance(event, g, player)
        certain.append(event)
    return certain


def _after_one(game: Game, move: Move) -> Game:
    """Return a copy of a game after a move that is legal there."""
    after = game.copy()
    after.step(move.action.index)
    return after


class _Words:
    """The words of the actions of one view, and games dealt from it to see what follows."""

    def __init__(self, view: View, picture: Picture) -> None:
        self.view, self.player, self.wording = view, view.player, view.wording
        self.question = view.question
        self.lying, self.numbers = picture.lying, picture.numbers
        self._deals: list[Game] = []

    def plain(self, action: Action, spot: str, question: Question | None = None) -> Move:
        """Return an action in words, without what follows, as an answer to the view's question or another."""
        wording, there = self.wording, self.lying.get(spot, "")
        # An action may choose a card below the uppermost one of a pile: its own card counts first.
        card = action.card or there
        is_place = action.verb == "at"
        facts = self.numbers.get(spot, "") if action.place else wording.facts(card)
        return Move(
            action=action,
            spot=spot,
            label=wording.label_by_hint(question or self.question, action) or wording.label(action, there),
            card=card,
            facts="" if is_place else facts,
            is_stop=action.verb in wording.stops,
        )

    def looked_into(self, move: Move) -> Move:
        """Return a move with its second half, or with what becomes of it."""
        if move.is_stop and not self._is_response(self.question):
            return move  # what the enemy does in the next turn does not become of it
        after = _after_one(self._deal(0), move)
        if self._deal(0).goes_on or after.to_play != self.player or not after.goes_on:
            return self._with_outcome(move, [move], after)
        question = after.question
        pairs = zip(after.actions(), after.spots(), strict=True)
        halves = [self.plain(action, spot, question) for action, spot in pairs]
        if len(halves) == 1:
            return self._with_outcome(move, [move, halves[0]], _after_one(after, halves[0]))
        then = _in_order(self._with_outcome(half, [move, half], _after_one(after, half)) for half in halves)
        return replace(move, asks=self.wording.hint(question).asks, then=tuple(then))

    def _with_outcome(self, move: Move, path: Sequence[Move], after: Game) -> Move:
        """Return a move with what becomes of these moves; `after` is the first deal after them."""
        if not after.keeps_events:
            return move
        label = move.label
        if move.action.verb == "attack":
            attacks = (self.wording.outcomes.target(event) for event in after.events(self.player))
            target = next((words for words in attacks if words), "")
            label = self.wording.label(move.action, self.lying.get(move.spot, ""), target)
        return replace(move, label=label, consequences=self._certain(path, after))

    def _certain(self, path: Sequence[Move], after: Game) -> tuple[Consequence, ...]:
        """Return what becomes of these moves on all deals; `after` is the first deal after them."""
        certain = self._said(after)
        for number in range(1, DEALS):
            if not certain:
                break
            other = self._after(number, path)
            there = [] if other is None else self._said(other)
            certain = [one for one in certain if one in there]
        return tuple(certain[:MOST_SAID])

    def _said(self, game: Game) -> list[Consequence]:
        """Return what has happened in a dealt game since it was dealt, if nobody answers."""
        return consequences(self.wording.outcomes, self._deal(0), game, self.player)

    def _is_response(self, question: Question | None) -> bool:
        return question is not None and question.ask in self.wording.outcomes.responses

    def _after(self, number: int, path: Sequence[Move]) -> Game | None:
        """Return a copy of a deal after these moves; None if one is not legal there."""
        game = self._deal(number)
        for move in path:
            if not game.mask()[move.action.index]:
                return None
            game = _after_one(game, move)
        return game

    def _deal(self, number: int) -> Game:
        while len(self._deals) <= number:
            dealt = self.view.determinize(len(self._deals))
            if dealt.game_spec.event_encoder is not None:
                dealt._begin_events()
            self._deals.append(dealt)
        return self._deals[number]
