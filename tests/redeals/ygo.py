"""What a seat of a duel has seen, from its observations and its event log alone, and if a re-deal fits it.

A card that the seat knew in the enemy's hand is still there, or it has been Set since. A face-down monster
needs as many Tributes as were paid.
"""

from collections import Counter
from typing import Any

from zx_env.ygo import limits
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.observation import HandFact, Numbered, named
from zx_env.ygo.terms import Type, Zone

Place = tuple[str, int]
HAND: Place = ("hand", 0)


class Seat:
    """What one seat of a duel has seen of the enemy."""

    def __init__(self, game: Any, player: int) -> None:
        self.game, self.player, self.enemy = game, player, 1 - player
        self.rows = {card.name: row for row, card in enumerate(card_table().cards)}
        self.events = 0
        self.tracked: list[tuple[int, set[Place]]] = []
        """Rows of the card table, each with the places where the card may be."""
        self.bound: dict[Place, tuple[int, bool]] = {}
        """Face-down monsters: the Tributes paid, and whether Apprentice Magician has Set it."""
        self._look()

    def _look(self) -> None:
        self.observed = self.game.observe(self.player).tobytes()
        cells = named(self.game.observe(self.player))
        numbers = cells["card_numbers"][Numbered.ENEMY_HAND : Numbered.CHAIN, 0].astype(int)
        copies = cells["enemy_hand"][:, HandFact.COPIES].astype(int)
        self.held = Counter({int(n) - 1: int(c) for n, c in zip(numbers, copies, strict=True) if n})

    def follow(self) -> None:
        """Take in what has happened since the last call."""
        held = self.held
        self._look()
        paid = 0
        for event in self.game.events(self.player, self.events):
            self.events += 1
            row = None if event.name is None else self.rows[event.name]
            place = self._place(event.to)
            # Under Macro Cosmos, Tributes are banished.
            if event.kind in ("send", "banish") and event.from_ and event.from_[0] == "m":
                paid += 1
            if event.owner == self.enemy and event.kind == "flip":
                self._leave(place, row, held)
            if event.owner != self.enemy or event.from_ is None:
                continue
            self._leave(self._place(event.from_), row, held)
            if place is not None and place[0] != "hand" and row is None:
                if event.from_ == "hand":
                    self._set(place, held)
                if place[0] == "monster":
                    self.bound[place] = (paid if event.from_ == "hand" else 0, event.from_ == "deck")
                paid = 0
            if place == HAND and row is not None:
                held[row] += 1
        for row, copies in (self.held - held).items():
            # The seat knows again that these are in the hand.
            again = [one for one in self.tracked if one[0] == row][:copies]
            self.tracked = [one for one in self.tracked if all(one is not other for other in again)]

    def _place(self, name: str | None) -> Place | None:
        if name == "hand":
            return HAND
        if name and name[0] in "ms" and name[1:].isdigit():
            return ("monster" if name[0] == "m" else "back", int(name[1:]) - 1)
        return ("back", limits.FIELD) if name == "field" else None

    def _leave(self, place: Place | None, row: int | None, held: Counter[int]) -> None:
        """A card has left this place, seen as `row` or unseen."""
        if row is not None:
            if place == HAND and held[row] > 0:
                held[row] -= 1
            for one in self.tracked:
                if one[0] == row and place in one[1]:
                    self.tracked.remove(one)
                    break
        if place is not None and place != HAND:
            for _, places in self.tracked:
                places.discard(place)
            self.bound.pop(place, None)

    def _set(self, place: Place, held: Counter[int]) -> None:
        """An unseen card was Set from the hand: known ones that are not seen any more may be it."""
        for _, places in self.tracked:
            if HAND in places:
                places.add(place)
        for row, copies in (held - self.held).items():
            self.tracked += [(row, {HAND, place}) for _ in range(copies)]
            held[row] -= copies

    def problems(self, dealt: Any) -> list[str]:
        """Return what a re-dealt duel has that cannot be, in words."""
        found = list(dealt.status())
        if dealt.observe(self.player).tobytes() != self.observed:
            found.append("the observation is another one")
        g = dealt._games[0]
        cards = card_table().cards
        slots = [int(g.cards[self.enemy, Zone.HAND, i]) for i in range(int(g.count[self.enemy, Zone.HAND]))]
        hand = Counter(int(g.row[slot]) for slot in slots)
        for row in {row for row, _ in self.tracked}:
            ones = [places for other, places in self.tracked if other == row]
            there = hand[row]
            for kind, k in set().union(*ones) - {HAND}:
                slot = int((g.monster if kind == "monster" else g.back)[self.enemy, k])
                there += slot >= 0 and int(g.row[slot]) == row
            if there < len(ones):
                found.append(f"{cards[row].name} is neither in the hand nor Set")
        for (_, k), (paid, by_effect) in self.bound.items():
            slot = int(g.monster[self.enemy, k])
            if slot < 0 or not int(g.face_down[slot]):
                continue
            card = cards[int(g.row[slot])]
            if (card.level >= 5) + (card.level >= 7) != paid:
                found.append(f"{card.name} was Set with {paid} Tributes")
            if by_effect and not (card.type == Type.SPELLCASTER and card.level <= 2):
                found.append(f"{card.name} was Set by Apprentice Magician")
        return found
