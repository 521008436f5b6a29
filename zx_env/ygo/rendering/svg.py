"""The field of the Yu-Gi-Oh! Battle Phase as a picture: zones, piles, hands and Life Points of both sides.

The viewer's side is below; cards that the viewer does not know lie face down. A monster in Defense Position
is drawn sideways with a label. Color and letter show the kind of a card. See also: the elements of pictures
(core/rendering/svg.py), the field as text (text.py).
"""

from typing import Any

from zx_env.compiling.python_records import Rows
from zx_env.core.events.sentences import counted
from zx_env.core.rendering.drawing import PictureDrawing
from zx_env.core.rendering.svg import (
    CELL,
    DIM,
    ENEMY,
    HARM,
    HEIGHT,
    INK,
    LINE,
    NARROW,
    OWN,
    WIDE,
    Box,
    Picture,
    back,
    badge,
    corner_mark,
    cut,
    named,
    owner_mark,
    rectangle,
    width_of,
    words_at,
)
from zx_env.ygo import limits
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.cards.sentences.card import facts
from zx_env.ygo.decision import spots
from zx_env.ygo.decision.spots import back_spot, hand_spot, monster_spot, zone_spot
from zx_env.ygo.entry_points import atk_now, def_now
from zx_env.ygo.rendering.faces import face, plate
from zx_env.ygo.rendering.text import captions
from zx_env.ygo.settings import Settings
from zx_env.ygo.terms import NONE, THE_PLAYER, Ask, Zone

_PILES = (Zone.DECK, Zone.GRAVEYARD, Zone.BANISHED)


class YgoPictures:
    """Draws duels as SVG pictures, for the game's spec."""

    def draw(
        self, games: Rows, table: Rows, settings: Settings, viewer: int | None, is_narrow: bool
    ) -> Picture:
        """Draw the duel `games[0]` as the viewer may see it; None sees all.

        `is_narrow` is for narrow screens.
        """
        return _Painter(games, table, settings.pool, viewer, is_narrow).picture()

    def spot_of(self, g: Any, settings: Settings, index: int) -> str:
        """Return the place on the picture ("0:m1") of the legal action number `index`, or ""."""
        return spots.spot_of(g, settings.pool, index)

    def goes_on(self, g: Any) -> bool:
        """Return whether the question continues an action: the target of an attack, a battle position."""
        return int(g.asked) in (Ask.TARGET, Ask.POSITION)


class _Painter(PictureDrawing):
    pool: CardPool

    def picture(self) -> Picture:
        where, asked = captions(self.games, self.table, self.pool, self.viewer)
        own, enemy = self.below, 1 - self.below
        if self.is_narrow:
            size, gap, left, top = 68.0, 3.0, 4.0, 118.0
            across = 4
            rows = max(1, -(-int(self.g.count[own, Zone.HAND]) // across))
            height = 562 + 96 * rows
            self.add_head(Box(4, 4, 352, 42), where, asked, 0.66)
            self._player(enemy, Box(4, 50, 232, 28))
            self._piles(enemy, Box(4, 82, 290, 30))
            self._backs_of_hand(enemy, Box(298, 82, 58, 30))
            self._player(own, Box(4, 530, 232, 28))
            self._piles(own, Box(4, 496, 352, 30))
            self._cards_of_hand(own, Box(4, 562, 352, 96 * rows - 4), rows, across)
        else:
            size, gap, left, top, height = 134.0, 8.0, 300.0, 110.0, HEIGHT
            self.add_head(Box(10, 6, 1260, 34), where, asked, 0.66)
            self._backs_of_hand(enemy, Box(10, 48, 1260, 54))
            self._player(enemy, Box(10, 110, 280, 92))
            self._player(own, Box(10, 680, 280, 92))
            self._piles(enemy, Box(1012, 110, 258, 170))
            self._piles(own, Box(1012, 602, 258, 170))
            self._cards_of_hand(own, Box(10, 782, 1260, 234), 1, 8)
        cell_height = (374 if self.is_narrow else 670) / 4 - gap
        for row, (player, is_monster) in enumerate(((enemy, 0), (enemy, 1), (own, 1), (own, 0))):
            line = Box(left, top + row * (cell_height + gap), 5 * size + 4 * gap, cell_height)
            self._row(player, bool(is_monster), line.columns(limits.MONSTERS, gap))
        if self.is_narrow:
            self._field_line(enemy, Box(240, 50, 116, 28))
            self._field_line(own, Box(240, 530, 116, 28))
        else:
            self._field_zone(enemy, Box(150, top + cell_height + gap, 140, cell_height))
            self._field_zone(own, Box(150, top + 2 * (cell_height + gap), 140, cell_height))
        self._chain(Box(4, 482, 352, 14) if self.is_narrow else Box(1012, 288, 258, 306))
        return Picture(
            NARROW if self.is_narrow else WIDE, height, where, asked, self.parts, 46 if self.is_narrow else 44
        )

    # -- what the viewer knows -----------------------------------------------------------------------------

    def _card(self, slot: int) -> Card:
        return self.pool.cards[int(self.g.row[slot])]

    def _names(self, slots: list[int]) -> tuple[str, ...]:
        return tuple(self._card(slot).name for slot in slots if self.sees(slot))

    # -- around the zones ----------------------------------------------------------------------------------

    def _player(self, player: int, box: Box) -> None:
        g, is_own = self.g, player == self.below
        is_turn = int(g.turn_player) == player and int(g.asked) != Ask.OVER
        color = OWN if is_own else ENEMY
        who = f"Player {player}" if self.viewer is None else "You" if is_own else "Enemy"
        points = int(g.life_points[player])
        size = 12 if self.is_narrow else 22
        foot = box.y + box.h / 2 + size * 0.36 if self.is_narrow else box.y + size + 10
        turn = ", whose turn it is" if is_turn else ""
        ground = CELL if not is_turn else "#232d40"
        fill = HARM if points <= 2000 else INK
        drawn = [
            rectangle(box, ground, color if is_turn else LINE, 6, 3 if is_turn else 1),
            owner_mark(box.x + 16, foot - size * 0.36, is_own, 6),
            words_at(box.x + 30, foot, who, size, color, bold=True),
        ]
        if is_turn:
            words = self.turn_words(player)
            at = box.x + 38 + width_of(who, size)
            drawn.append(badge(at, foot - size * 0.36, words, self.small, color))
        foot, size = (foot, 14) if self.is_narrow else (box.y + box.h - 12, 36)
        drawn.append(words_at(box.x + box.w - 10, foot, f"LP {points}", size, fill, "end", bold=True))
        self.add(f"{player}:player", f"{who}{turn}: {points} Life Points", (), box, *drawn)

    def _piles(self, player: int, box: Box) -> None:
        places = box.columns(len(_PILES), 4) if self.is_narrow else box.rows(len(_PILES), 5)
        for zone, place in zip(_PILES, places, strict=True):
            slots = self.slots(player, zone)[::-1]
            name = zone.name.capitalize()
            label = f"{self.whose(player)} {name}: {counted(len(slots), 'card')}"
            drawn = [rectangle(place, CELL, LINE, 6, 1)]
            number, big = str(len(slots)), 12 if self.is_narrow else 24
            if self.is_narrow:
                room = place.w - 10 - width_of(number, big)
                drawn.append(corner_mark(place, player == self.below))
                drawn.append(
                    words_at(place.x + 5, place.y + 20, cut(name, room, self.small), self.small, DIM)
                )
            else:
                drawn.append(named(place, name, self.small, player == self.below))
            right = place.x + place.w - (4 if self.is_narrow else 52)
            foot = place.y + place.h / 2 + big * 0.36
            drawn.append(words_at(right, foot, number, big, INK, "end", bold=True))
            if slots and not self.is_narrow:
                shown_at = Box(place.x + place.w - 44, place.y + 4, 38, place.h - 8)
                is_shown = zone != Zone.DECK and self.sees(slots[0])
                drawn.append(
                    plate(self._card(slots[0]), shown_at, self.small) if is_shown else back(shown_at)
                )
            self.add(zone_spot(player, zone), label, self._names(slots), place, *drawn)

    def _chain(self, box: Box) -> None:
        """Add the links of the chain, the last one first."""
        g = self.g
        links = [g.chain[i] for i in range(int(g.links))]
        if not links:
            return
        entries = []
        for i, link in enumerate(links, 1):
            slot = int(link.slot)
            name = self._card(slot).name if self.sees(slot) else "a card"
            entries.append(f"{i} {name}" + (" (negated)" if link.negated else ""))
        size = self.small
        lines = entries[::-1][: max(1, int(box.h / (size + 5)) - 1)]
        if self.is_narrow:
            lines = [cut(f"Chain: {lines[0]}", box.w, size)]
        drawn = (
            []
            if self.is_narrow
            else [rectangle(box, CELL, LINE, 6, 1), words_at(box.x + 8, box.y + 22, "Chain", size, DIM)]
        )
        top = box.y + (size if self.is_narrow else 46)
        for i, line in enumerate(lines):
            drawn.append(words_at(box.x + 8, top + (size + 5) * i, cut(line, box.w - 16, size), size))
        names = tuple(self._card(int(link.slot)).name for link in links if self.sees(int(link.slot)))
        self.add("chain", "The chain: " + "; ".join(entries), names, box, *drawn)

    # -- hands ---------------------------------------------------------------------------------------------

    def _backs_of_hand(self, player: int, box: Box) -> None:
        slots = self.slots(player, Zone.HAND)
        seen = [slot for slot in slots if self.sees(slot)]
        label = f"{self.whose(player)} Hand: {counted(len(slots), 'card')}"
        if self.is_narrow:
            drawn = [
                rectangle(box, CELL, LINE, 6, 1),
                words_at(box.x + 5, box.y + 20, "Hand", self.small, DIM),
            ]
            drawn.append(corner_mark(box, player == self.below))
            drawn.append(words_at(box.x + box.w - 4, box.y + 20, str(len(slots)), 12, INK, "end", bold=True))
            self.add(zone_spot(player, Zone.HAND), label, self._names(seen), box, *drawn)
            return
        width = min(210.0 if seen else 44.0, box.w / max(1, len(slots)))
        x = box.x + (box.w - width * len(slots)) / 2
        for slot in seen:
            place = Box(x, box.y, width - 4, box.h)
            name = self._card(slot).name
            drawn_card = plate(self._card(slot), place, self.small)
            self.add(
                hand_spot(player, name), f"{self.whose(player)} Hand: {name}", (name,), place, drawn_card
            )
            x += width
        hidden = len(slots) - len(seen)
        if hidden or not seen:
            places = [Box(x + i * width, box.y, min(width - 4, 40), box.h) for i in range(hidden)]
            whole = Box(x, box.y, max(1.0, width * hidden), box.h)
            self.add(zone_spot(player, Zone.HAND), label, (), whole, *map(back, places))

    def _cards_of_hand(self, player: int, box: Box, rows: int, across: int) -> None:
        slots = self.slots(player, Zone.HAND)
        whose = self.whose(player)
        gap = 4.0 if self.is_narrow else 8.0
        across = across if self.is_narrow else max(across, len(slots))
        places = [place for line in box.rows(rows, gap) for place in line.columns(across, gap)][: len(slots)]
        shift = 0.0 if self.is_narrow or not places else (box.x + box.w - places[-1].x - places[-1].w) / 2
        for slot, place in zip(slots, places, strict=True):
            at = place._replace(x=place.x + shift)
            if not self.sees(slot):
                self.add(zone_spot(player, Zone.HAND), f"{whose} Hand: a hidden card", (), at, back(at))
                continue
            card = self._card(slot)
            label = f"{whose} Hand: {card.name}, {facts(card)}"
            drawn_card = face(card, at, player == self.below, self.small)
            self.add(hand_spot(player, card.name), label, (card.name,), at, drawn_card)
        if not slots:
            self.add(zone_spot(player, Zone.HAND), f"{whose} Hand is empty", (), box, "")

    # -- zones ---------------------------------------------------------------------------------------------

    def _row(self, player: int, is_monster: bool, cells: list[Box]) -> None:
        """Add five zones; the enemy's are in reverse order, as at a table."""
        order = range(limits.MONSTERS) if player == self.below else range(limits.MONSTERS - 1, -1, -1)
        for place, cell in zip(order, cells, strict=True):
            if is_monster:
                self._monster(player, place, cell)
            else:
                self._back(player, place, cell)

    def _field_zone(self, player: int, cell: Box) -> None:
        self._back(player, limits.FIELD, cell)

    def _field_line(self, player: int, box: Box) -> None:
        """Add the Field Zone as a single line, for narrow pictures."""
        slot, spot = int(self.g.back[player, limits.FIELD]), back_spot(player, limits.FIELD)
        drawn = [rectangle(box, CELL, LINE, 6, 1), corner_mark(box, player == self.below)]
        if slot == NONE:
            self._empty(
                spot, f"{self.whose(player)} Field Zone", box, [*drawn, self._line("Field", box, DIM)]
            )
            return
        name = self._card(slot).name if self.sees(slot) else "a set card"
        cards = (name,) if self.sees(slot) else ()
        self.add(spot, f"{self.whose(player)} Field Zone: {name}", cards, box, *drawn, self._line(name, box))

    def _line(self, words: str, box: Box, color: str = INK) -> str:
        return words_at(box.x + 6, box.y + 18, cut(words, box.w - 12, self.small), self.small, color)

    def _empty(self, spot: str, name: str, cell: Box, drawn: list[str]) -> None:
        self.add(spot, f"{name}, empty", (), cell, *drawn)

    def _cell(self, cell: Box, name: str, is_attacked: bool = False) -> list[str]:
        size = self.small
        ground = rectangle(cell, CELL, HARM if is_attacked else LINE, 7, 3 if is_attacked else 1)
        return [ground, words_at(cell.x + 5, cell.y + size + 3, name, size, DIM)]

    def _below_name(self, cell: Box) -> Box:
        """Return the room for a card below the name of its zone."""
        line = self.small + 5
        return Box(cell.x, cell.y + line, cell.w, cell.h - line - 3)

    def _monster(self, player: int, place: int, cell: Box) -> None:
        g = self.g
        slot, spot = int(g.monster[player, place]), monster_spot(player, place)
        name = f"{self.whose(player)} Monster Zone {place + 1}"
        in_battle = slot != NONE and slot in (int(g.battle.attacker), int(g.battle.target))
        drawn = self._cell(cell, f"m{place + 1}", in_battle and int(g.asked) != Ask.OVER)
        if slot == NONE:
            self._empty(spot, name, cell, drawn)
            return
        lies = bool(g.in_defense[slot]) or bool(g.face_down[slot])
        room = self._below_name(cell)
        w, h = (room.w - 6, room.h * 0.86) if lies else (room.w * 0.84, room.h)
        box = Box(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h)
        state = "SET" if g.face_down[slot] else "DEF" if g.in_defense[slot] else "ATK"
        if not self.sees(slot):
            self.add(spot, f"{name}: a set monster", (), cell, *drawn, back(box))
            return
        card = self._card(slot)
        points = (atk_now(self.games, 0, self.table, slot), def_now(self.games, 0, self.table, slot))
        drawn_card = face(card, box, player == self.below, self.small, points, state)
        attack = ""
        if slot == int(g.battle.attacker) and int(g.battle.attacker) != NONE:
            attack = ", attacks the player" if int(g.battle.target) == THE_PLAYER else ", attacks"
        numbers = f"ATK {points[0]}, DEF {points[1]}"
        label = f"{name}: {card.name}, {numbers}, {_STATES[state]}{attack}"
        lying = numbers if state == "ATK" else f"{numbers}, {_STATES[state]}"
        self.add(spot, label, (card.name,), cell, *drawn, drawn_card, numbers=lying)

    def _back(self, player: int, place: int, cell: Box) -> None:
        g = self.g
        slot, spot = int(g.back[player, place]), back_spot(player, place)
        is_field = place == limits.FIELD
        name = f"{self.whose(player)} {'Field Zone' if is_field else f'Spell & Trap Zone {place + 1}'}"
        drawn = self._cell(cell, "" if is_field else f"s{place + 1}")
        if is_field:
            drawn.append(named(cell, "field", self.small, player == self.below))
        if slot == NONE:
            self._empty(spot, name, cell, drawn)
            return
        room = self._below_name(cell)
        box = room._replace(x=room.x + room.w * 0.08, w=room.w * 0.84)
        if not self.sees(slot):
            self.add(spot, f"{name}: a set card", (), cell, *drawn, back(box))
            return
        card = self._card(slot)
        state = "SET" if g.face_down[slot] else ""
        drawn_card = face(card, box, player == self.below, self.small, None, state)
        self.add(
            spot, f"{name}: {card.name}{', set' if state else ''}", (card.name,), cell, *drawn, drawn_card
        )


_STATES = {"ATK": "Attack Position", "DEF": "Defense Position", "SET": "set"}
