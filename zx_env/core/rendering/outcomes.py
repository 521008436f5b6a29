"""`Outcomes`: what becomes of an action, in a few words for the player who chooses it.

The words come from the events of a dealt copy of the game in which the action was taken and nobody answered
it (core/game/moves.py). Each game derives a class with the words of its own events.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

Tone = Literal["good", "harm", ""]
"""Whether something is good for the player who reads of it, or harms that player."""


class Consequence(NamedTuple):
    """One thing that becomes of an action."""

    words: str
    tone: Tone = ""


class Outcomes:
    """The words of a game without such words: none."""

    responses: Mapping[str, str] = MappingProxyType({})
    """Questions that only offer to respond, by `Question.ask`, and the verb of the action that does not."""

    @property
    def kinds(self) -> frozenset[str]:
        """Kinds of the events that have words."""
        return frozenset()

    def target(self, event: Any) -> str:
        """Return whom an attack is aimed at, in words, given its event; "" for another event."""
        return ""

    def is_chance(self, event: Any, g: Any, player: int) -> bool:
        """Return whether what follows the event depends on a card that the player could not know before.

        `g` is the record of the game before the events.
        """
        return False

    def words(self, events: Sequence[Any], g: Any, player: int) -> list[Consequence]:
        """Return what has happened in words for a player, the most important first.

        Args:
            events: The events since the action, as the player knows them.
            g: The record of the game before them.
            player: 0 or 1.
        """
        return []


NO_OUTCOMES = Outcomes()


class CardOutcomes(Outcomes):
    """The words of a card game whose events have the common kinds: win, destroy, draw, life_lost."""

    changes: Mapping[str, Callable[[Any, int], str]]
    """The words of other changes on the field, by the kind of the event: (event, player); "" for no news."""
    harms: frozenset[str] = frozenset()
    """Kinds of changes that harm the owner of the card."""

    @property
    def kinds(self) -> frozenset[str]:
        """Kinds of the events that have words."""
        return frozenset({"win", "destroy", "life_lost", "life_gained", "draw", *self.changes})

    def words(self, events: Sequence[Any], g: Any, player: int) -> list[Consequence]:
        """Return a win or a loss alone; else Life, destroyed cards, changes on the field, cards drawn."""
        end = next((event for event in events if event.kind == "win"), None)
        if end is not None:
            return [_END[None if end.who is None else end.who == player]]
        destroyed = {(event.name, event.from_) for event in events if event.kind == "destroy"}
        found = [
            *(self.lost_life(events, g, who, player) for who in (1 - player, player)),
            *(self.destroyed(event, player) for event in events if event.kind == "destroy"),
            *(
                Consequence(self.changes[event.kind](event, player), self.tone_of(event, player))
                for event in events
                if event.kind in self.changes
                and (event.name, event.to) not in destroyed
                and (event.name, event.from_) not in destroyed
            ),
            drawn(events, player),
        ]
        return list(dict.fromkeys(one for one in found if one.words))

    def tone_of(self, event: Any, player: int) -> Tone:
        """Return whether a change on the field is good for a player or harms that player."""
        if event.kind == "life_gained":
            return "good" if event.who == player else "harm"
        if event.kind not in self.harms or event.owner is None:
            return ""
        return "harm" if event.owner == player else "good"

    def lost_life(self, events: Sequence[Any], g: Any, who: int, player: int) -> Consequence:
        """Return what `who` loses of Life and what is left, in words for `player`; "" for nothing."""
        lost, gained = (
            sum(event.amount for event in events if event.kind == kind and event.who == who)
            for kind in ("life_lost", "life_gained")
        )
        if not lost:
            return Consequence("")
        amount, left = self.amount_of_life(lost), self.life_of(g, who) - lost + gained
        if who != player:
            return Consequence(f"takes {amount}: {left} left", "good")
        return Consequence(f"you lose {amount}: {left} left", "harm")

    def amount_of_life(self, lost: int) -> str:
        """Return so much Life in words."""
        raise NotImplementedError

    def life_of(self, g: Any, who: int) -> int:
        """Return the Life of a player."""
        raise NotImplementedError

    def destroyed(self, event: Any, player: int) -> Consequence:
        """Return the destruction of a card in words."""
        card = event.name or "a face-down card"
        if event.owner != player:
            return Consequence(f"destroys {card}", "good")
        return Consequence(f"your {card} is destroyed", "harm")


_END = {
    None: Consequence("a draw"),
    True: Consequence("wins", "good"),
    False: Consequence("loses the game", "harm"),
}
"""The end of the game: whether the player has won; None for a draw."""


def drawn(events: Sequence[Any], player: int) -> Consequence:
    """Return the cards drawn by each player in words."""
    own = sum(event.kind == "draw" and event.who == player for event in events)
    enemys = sum(event.kind == "draw" and event.who == 1 - player for event in events)
    words = [f"you draw {own}"] if own else []
    words += [f"the enemy draws {enemys}"] if enemys else []
    return Consequence(", ".join(words), "" if len(words) == 2 else "good" if own else "harm")


def sentence(event: Any, player: int) -> str:
    """Return the sentence of an event as a part of a longer one: names keep their capital letter."""
    words: str = event.sentence
    begins = words.startswith(("The ", "You ", "Your ", "An ", "A "))
    return words[:1].lower() + words[1:] if begins and not words.startswith(event.name or "\0") else words
