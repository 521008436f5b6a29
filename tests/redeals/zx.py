"""What a seat of Z/X has seen, from its observations and its event log alone, and whether a re-deal fits it.

A card that the seat knew in a deck before the deck was shuffled was in the deck then. A re-deal has it in the
deck, or in a zone to which a card of the deck has gone since.
"""

from collections import Counter
from typing import Any

from zx_env.core.observation.layout import DIGIT
from zx_env.zx import limits
from zx_env.zx.decision.columns import KnownFact
from zx_env.zx.decision.observation import named
from zx_env.zx.terms import Zone

HIDDEN = ("hand", "life")


class Shuffled:
    """A shuffle of the deck of `owner`, and what has left the deck since."""

    def __init__(self, owner: int, cards: Counter[int]) -> None:
        self.owner, self.cards = owner, cards
        self.gone: Counter[str] = Counter()
        """Cards that left the deck unseen, by their zone."""
        self.shown: Counter[int] = Counter()
        """Cards that the seat has seen move since, and not into the deck."""


class Seat:
    """What one seat of a game has seen."""

    def __init__(self, game: Any, player: int) -> None:
        self.game, self.player = game, player
        self.rows = {str(card.number): row for row, card in enumerate(game.settings.pool.cards)}
        self.events = 0
        self.shuffles: list[Shuffled] = []
        self._look()

    def _look(self) -> None:
        cells = named(self.game.observe(self.player))
        self.observed = self.game.observe(self.player).tobytes()
        self.in_deck: dict[int, Counter[int]] = {0: Counter(), 1: Counter()}
        for side in range(2):
            owner = self.player if side == 0 else 1 - self.player
            for row in cells["known_cards"][side].astype(int):
                if row[KnownFact.HIGH] or row[KnownFact.LOW]:
                    if row[KnownFact.ZONE] == Zone.DECK:
                        self.in_deck[owner][row[KnownFact.HIGH] * DIGIT + row[KnownFact.LOW] - 1] += 1
        self.returned: Counter[int] = Counter()
        for high, low, copies in cells["enemy_returned"].astype(int):
            if copies:
                self.returned[high * DIGIT + low - 1] = int(copies)

    def follow(self) -> None:
        """Take in what has happened since the last call."""
        in_deck, returned = self.in_deck, self.returned
        self._look()
        for event in self.game.events(self.player, self.events):
            self.events += 1
            if event.kind == "shuffle" and self.game.turn > 0:
                seen = in_deck[event.owner]
                if event.owner != self.player:
                    for row, copies in self.returned.items():
                        if copies > returned[row]:
                            seen[row] = max(seen[row], copies)
                if +seen:
                    self.shuffles.append(Shuffled(event.owner, +seen))
                in_deck[event.owner] = Counter()
            elif event.from_ is not None and event.to is not None:
                self._move(event, in_deck)

    def _move(self, event: Any, in_deck: dict[int, Counter[int]]) -> None:
        row = None if event.card is None else self.rows[event.card]
        if event.from_ == "deck" and row is not None:
            in_deck[event.owner][row] -= 1
        elif event.from_ == "deck":
            in_deck[event.owner] = Counter()  # it may have been any of them
        if event.to == "deck" and row is not None:
            in_deck[event.owner][row] += 1
        for one in self.shuffles:
            if one.owner == event.owner:
                if event.from_ == "deck" and event.to in HIDDEN:
                    one.gone[event.to] += 1
                if row is not None and event.to != "deck":
                    one.shown[row] += 1

    def problems(self, dealt: Any) -> list[str]:
        """Return what a re-dealt game has that cannot be, in words."""
        found = list(dealt.status())
        if dealt.observe(self.player).tobytes() != self.observed:
            found.append("the observation is another one")
        g = dealt._games[0]
        for one in self.shuffles:
            lies: dict[str, Counter[int]] = {}
            for zone in (Zone.DECK, Zone.HAND, Zone.LIFE):
                slots = [int(g.cards[one.owner, zone, i]) for i in range(int(g.count[one.owner, zone]))]
                lies[zone.name.lower()] = Counter(int(g.row[slot]) for slot in slots)
            half = range(one.owner * limits.HALF, (one.owner + 1) * limits.HALF)
            shown = Counter(int(g.row[slot]) for slot in half if int(g.known[slot]) >> self.player & 1)
            for row, copies in one.cards.items():
                most = lies["deck"][row] + min(shown[row], one.shown[row])
                most += sum(min(lies[zone][row], one.gone[zone]) for zone in HIDDEN)
                if most < copies:
                    found.append(f"{copies} copies of {row} were in the deck of {one.owner}, now {most}")
        return found
