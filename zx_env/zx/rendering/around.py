"""Draw what is around the Squares: player, Life, Resources, Charge, piles and hand of both sides."""

from zx_env.core.events.sentences import counted
from zx_env.core.rendering.svg import (
    CELL,
    DIM,
    ENEMY,
    HARM,
    INK,
    LINE,
    OWN,
    Box,
    back,
    badge,
    corner_mark,
    cut,
    lit,
    named,
    owner_mark,
    rectangle,
    width_of,
    words_at,
)
from zx_env.zx.cards import names
from zx_env.zx.decision.spots import hand_spot, player_spot, zone_spot
from zx_env.zx.rendering.faces import face, pip, small, spoken, strip
from zx_env.zx.rendering.known import Known
from zx_env.zx.rendering.layout import Side
from zx_env.zx.terms import NONE, Ask, Extra, State, Zone


class Around(Known):
    """Draws a player's Life, hand, deck and other zones, which lie around the nine Squares."""

    def side(self, player: int, side: Side) -> None:
        """Draw all zones of the player at the places of `side`, outside the Squares."""
        self._player(player, side.player)
        self._life(player, side.life)
        self._resource(player, side.resource)
        self._charge(player, side.charge)
        self._piles(player, side.piles)
        self._hand(player, side.hand)

    def _player(self, player: int, box: Box) -> None:
        """Draw the player, the cards on and under the Player card, and counters."""
        g, is_own = self.g, player == self.below
        name, numbers = self._name_of(player)
        is_turn = int(g.turn_player) == player and not self.is_over() and int(g.turn) > 0
        if self.viewer is None:
            who = f"Player {player}"
        else:
            who = "You" if is_own else "Enemy"
        held = self.pool.counters_of(g, player)
        counters = [f"{names.spoken(kind)} {number}" for kind, number in held.items()]
        line = ", ".join([*([name] if name else []), *counters])
        color = OWN if is_own else ENEMY
        size = 12 if self.is_narrow else 22
        foot = box.y + box.h / 2 + size * 0.36 if self.is_narrow else box.y + size + 6
        drawn = [
            rectangle(
                box, "#232d40" if is_turn else CELL, color if is_turn else LINE, 6, 3 if is_turn else 1
            ),
            owner_mark(box.x + 14, foot - size * 0.36, is_own, 6),
            words_at(box.x + 28, foot, who, size, color, bold=True),
        ]
        at = box.x + 36 + width_of(who, size)
        if is_turn:
            words = self.turn_words(player)
            drawn.append(badge(at, foot - size * 0.36, words, self.small, color))
            at += width_of(words, self.small) + self.small * 1.5
        if not self.is_narrow:
            at, foot = box.x + 10, box.y + box.h - 10
        room = box.x + box.w - at - 6
        drawn.append(words_at(at, foot, cut(line, room, self.small), self.small, INK))
        turn = ", whose turn it is" if is_turn else ""
        self.add(player_spot(player), f"{who}{turn}: {line}", numbers, box, *drawn)

    def _name_of(self, player: int) -> tuple[str, tuple[str, ...]]:
        """Return name and numbers of the Player card and the card under or on it, if known (CR 202.7c)."""
        g = self.g
        if int(g.player_card[player]) == NONE or not (g.revealed or self.viewer in (None, player)):
            return "", ()
        card = self.pool.cards[int(g.player_card[player])]
        row = int(g.under_player[player])
        is_up = int(g.overboost[player]) != NONE or bool(int(g.player_extra[player]) & Extra.FACE_UP)
        if row == NONE or not (is_up or self.viewer in (None, player)):
            return card.name, (card.number,)
        other = self.pool.cards[row]
        return f"{card.name} {'as' if is_up else 'over'} {other.name}", (card.number, other.number)

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return int(self.g.asked) == Ask.OVER

    def _life(self, player: int, box: Box) -> None:
        slots = self.slots(player, Zone.LIFE)[::-1]
        label = f"{self.whose(player)} Life: {counted(len(slots), 'card')}"
        is_low = len(slots) <= 1 and int(self.g.turn) > 0
        size = self.small
        drawn = [rectangle(box, CELL, HARM if is_low else LINE, 6, 3 if is_low else 1)]
        if self.is_narrow:
            drawn += [
                corner_mark(box, player == self.below),
                words_at(box.x + 8, box.y + size + 6, "Life", size, DIM),
            ]
        else:
            drawn.append(named(box, "Life", size, player == self.below))
        number = 16 if self.is_narrow else 48
        foot = box.y + box.h - 10 if not self.is_narrow else box.y + box.h / 2 + 6
        left = box.x + (12 if not self.is_narrow else 38)
        drawn.append(words_at(left, foot, str(len(slots)), number, HARM if is_low else INK, bold=True))
        start = 60 if self.is_narrow else 84
        area = Box(box.x + start, box.y + 5, box.w - start - 6, box.h - 10)
        width = area.h * 0.7
        step = min(width + 5, (area.w - width) / max(1, len(slots) - 1))
        for i, slot in enumerate(slots):
            place = Box(area.x + i * step, area.y, width, area.h)
            drawn.append(small(self.card(slot), place, self.is_own(slot)) if self.sees(slot) else back(place))
        self.add(zone_spot(player, Zone.LIFE), label, self.numbers(slots), box, *drawn)

    def _resource(self, player: int, box: Box) -> None:
        """Draw the Resources: how many are in Reboot State, how many there are, and a shape for each."""
        slots = self.slots(player, Zone.RESOURCE)
        awake = [slot for slot in slots if int(self.g.state[slot]) == State.REBOOT]
        ready = len(awake)
        whose = self.whose(player)
        label = f"{whose} Resources: {len(slots)}, of them {ready} in Reboot State"
        drawn = [rectangle(box, CELL, LINE, 6, 1)]
        if self.is_narrow:
            drawn += [
                corner_mark(box, player == self.below),
                words_at(box.x + 8, box.y + 15, "Resources", self.small, DIM),
                words_at(box.x + 8, box.y + 30, f"{ready} / {len(slots)}", 13, INK, bold=True),
            ]
            area, radius = Box(box.x + 82, box.y + 3, box.w - 88, box.h - 6), 5.0
        else:
            number = str(ready)
            drawn += [
                named(box, f"{whose} Resources", self.small, player == self.below),
                words_at(box.x + 12, box.y + box.h - 26, number, 48, INK, bold=True),
                words_at(box.x + 18 + width_of(number, 48), box.y + box.h - 26, f"/ {len(slots)}", 24, DIM),
                words_at(box.x + 12, box.y + box.h - 7, "in Reboot", self.small, DIM),
            ]
            area, radius = Box(box.x + 128, box.y + 28, box.w - 136, box.h - 34), 8.5
        if slots:
            drawn.append(lit(rectangle(area, "#0c1018", radius=5)))
        rows = max(1, int(area.h / (radius * 2.9)))
        columns = max(1, -(-len(slots) // rows), int(area.w / (radius * 2.9)))
        step, down = area.w / columns, area.h / rows
        ordered = awake + [slot for slot in slots if slot not in awake]
        for i, slot in enumerate(ordered):
            x, y = area.x + (i % columns + 0.5) * step, area.y + (i // columns + 0.5) * down
            card = self.card(slot) if self.sees(slot) else None
            drawn.append(pip(card, x, y, min(radius, step * 0.45), i >= ready))
        self.add(zone_spot(player, Zone.RESOURCE), label, self.numbers(slots), box, *drawn)

    def _charge(self, player: int, box: Box) -> None:
        slots = self.slots(player, Zone.CHARGE)
        label = f"{self.whose(player)} Charge: {counted(len(slots), 'card')}"
        if self.is_narrow:
            self.add(
                zone_spot(player, Zone.CHARGE), label, self.numbers(slots), box,
                _pile(box, "Charge", len(slots), player == self.below, self.small),
            )  # fmt: skip
            return
        drawn = [
            rectangle(box, CELL, LINE, 6, 1),
            named(box, f"{self.whose(player)} Charge", self.small, player == self.below),
            words_at(box.x + box.w - 10, box.y + 24, str(len(slots)), 24, INK, "end", bold=True),
        ]
        area = Box(box.x + 6, box.y + 32, box.w - 12, box.h - 38)
        for line, row in zip(area.rows(2, 4), (slots[0::2], slots[1::2]), strict=True):
            for slot, place in zip(row, line.columns(max(2, len(row)), 4), strict=False):
                is_own = self.is_own(slot)
                is_seen = self.sees(slot)
                drawn.append(strip(self.card(slot), place, is_own, self.small) if is_seen else back(place))
        self.add(zone_spot(player, Zone.CHARGE), label, self.numbers(slots), box, *drawn)

    def _piles(self, player: int, box: Box) -> None:
        """Draw deck, Trash and the other piles: counts, and the uppermost card of the Trash."""
        zones = [Zone.DECK, Zone.TRASH]
        zones += [
            zone
            for zone in (Zone.REMOVED, Zone.DYNAMIS, Zone.TEMPORARY)
            if int(self.g.count[player, zone]) or (zone == Zone.DYNAMIS)
        ]
        places = box.columns(len(zones), 3)
        if not self.is_narrow:
            places = [place for row in box.rows(-(-len(zones) // 2), 5) for place in row.columns(2, 5)]
        for zone, place in zip(zones, places, strict=False):
            slots = self.slots(player, zone)[::-1]
            label = f"{self.whose(player)} {zone.name.capitalize()}: {counted(len(slots), 'card')}"
            cards = self.numbers(slots)
            name = "Played" if zone == Zone.TEMPORARY else zone.name.capitalize()
            drawn = [_pile(place, name, len(slots), player == self.below, self.small)]
            if place.h > 60 and slots:
                shown_at = Box(place.x + place.w - 52, place.y + 6, 46, place.h - 12)
                shown = zone != Zone.DECK and self.sees(slots[0])
                drawn.append(
                    small(self.card(slots[0]), shown_at, self.is_own(slots[0])) if shown else back(shown_at)
                )
            self.add(zone_spot(player, zone), label, cards, place, *drawn)

    def _hand(self, player: int, box: Box) -> None:
        slots = self.slots(player, Zone.HAND)
        seen = [slot for slot in slots if self.sees(slot)]
        hidden = len(slots) - len(seen)
        whose = self.whose(player)
        is_own = player == self.below
        if self.is_narrow and not is_own:
            label = f"{whose} Hand: {counted(len(slots), 'card')}"
            self.add(
                zone_spot(player, Zone.HAND), label, self.numbers(seen), box,
                _pile(box, "Hand", len(slots), is_own, self.small),
            )  # fmt: skip
            return
        if not is_own:
            self._row_of_hand(player, box, seen, hidden)
            return
        across = 4 if self.is_narrow else max(10, len(slots))
        rows = max(1, -(-len(slots) // across)) if self.is_narrow else 1
        places = [
            place for line in box.rows(rows, 4) for place in line.columns(across, 4 if self.is_narrow else 8)
        ]
        if not self.is_narrow:
            places = _centred(places[: len(slots)], box)
        for place, slot in zip(places, [*seen, *([None] * hidden)], strict=False):
            if slot is None:
                self.add(zone_spot(player, Zone.HAND), f"{whose} Hand: a hidden card", (), place, back(place))
            else:
                self._in_hand(player, slot, place)
        if not slots:
            self.add(zone_spot(player, Zone.HAND), f"{whose} Hand is empty", (), box, "")

    def _in_hand(self, player: int, slot: int, place: Box) -> None:
        card = self.card(slot)
        label = f"{self.whose(player)} Hand: {spoken(card)}"
        is_own = player == self.below
        self.add(
            hand_spot(player, card.number),
            label,
            (card.number,),
            place,
            face(card, place, is_own, self.small),
        )

    def _row_of_hand(self, player: int, box: Box, seen: list[int], hidden: int) -> None:
        """Draw the hand of the other side: known cards with their names, the rest as backs."""
        whose = self.whose(player)
        backs = min(40.0, (box.w * 0.5) / max(1, hidden))
        room = box.w - backs * hidden - 60
        x = box.x
        for slot in seen:
            place = Box(x, box.y + 2, min(210, room / max(1, len(seen))) - 4, box.h - 4)
            card = self.card(slot)
            label = f"{whose} Hand: {spoken(card)}"
            self.add(
                hand_spot(player, card.number),
                label,
                (card.number,),
                place,
                strip(card, place, self.is_own(slot), self.small),
            )
            x += place.w + 4
        start = box.x + box.w / 2 - backs * hidden / 2 if not seen else x
        places = [Box(start + i * backs, box.y + 2, min(backs - 4, 36), box.h - 6) for i in range(hidden)]
        whole = Box(start, box.y, max(1, backs * hidden), box.h)
        if hidden or not seen:
            label = f"{whose} Hand: {counted(hidden, 'hidden card')}" if hidden else f"{whose} Hand is empty"
            self.add(zone_spot(player, Zone.HAND), label, (), whole, *map(back, places))


def _pile(box: Box, name: str, number: int, is_own: bool, size: float) -> str:
    """Return a pile with its name, its owner and the number of its cards."""
    ground = rectangle(box, CELL, LINE, 6, 1)
    if box.h < 40:
        room = box.w - 11 - width_of(str(number), 12)
        foot = box.y + box.h / 2 + 5
        return (
            ground
            + corner_mark(box, is_own)
            + words_at(box.x + 5, foot, cut(name, room, size), size, DIM)
            + words_at(box.x + box.w - 4, foot, str(number), 12, INK, "end", bold=True)
        )
    place = (
        (box.x + 10, box.y + box.h - 12, "start") if box.h > 60 else (box.x + box.w - 8, box.y + 30, "end")
    )
    x, y, anchor = place
    return ground + named(box, name, size, is_own) + words_at(x, y, str(number), 26, INK, anchor, bold=True)


def _centred(places: list[Box], box: Box) -> list[Box]:
    """Return the places moved to the middle of the box, no wider than a card."""
    if not places:
        return []
    width = min(places[0].w, 156)
    left = box.x + (box.w - len(places) * (width + 8) + 8) / 2
    return [Box(left + i * (width + 8), box.y, width, box.h) for i in range(len(places))]
