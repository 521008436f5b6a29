"""The field of the Yu-Gi-Oh! Battle Phase as a picture: zones, piles, hands and Life Points of both sides.

The viewer's side is below; cards that the viewer does not know lie face down. A monster in Defense Position
is drawn sideways with a label. Color and letter show the kind of a card. See also: the elements of pictures
(core/rendering/svg.py), the field as text (text.py).
"""

from typing import Any

from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.drawing import PictureDrawing
from zx_env.core.rendering.svg import (
    CELL,
    DIM,
    ENEMY,
    GOOD,
    HARM,
    INK,
    LINE,
    OWN,
    Box,
    Picture,
    back,
    corner_mark,
    cut,
    disc,
    lines_of,
    named,
    owner_mark,
    rectangle,
    width_of,
    words_at,
)
from zx_env.ygo import limits
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.parts import MONSTER_KINDS, SPELL_KINDS
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.cards.sentences.card import facts
from zx_env.ygo.decision import spots
from zx_env.ygo.decision.spots import back_spot, hand_spot, monster_spot, zone_spot
from zx_env.ygo.entry_points import atk_now, def_now
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
            self._piles(enemy, Box(4, 82, 268, 30))
            self._backs_of_hand(enemy, Box(276, 82, 80, 30))
            self._player(own, Box(4, 530, 232, 28))
            self._piles(own, Box(4, 496, 352, 30))
            self._cards_of_hand(own, Box(4, 562, 352, 96 * rows - 4), rows, across)
        else:
            size, gap, left, top, height = 120.0, 8.0, 322.0, 108.0, 800
            self.add_head(Box(10, 6, 1260, 34), where, asked, 0.66)
            self._backs_of_hand(enemy, Box(10, 46, 1260, 56))
            self._player(enemy, Box(10, 108, 304, 56))
            self._player(own, Box(10, 548, 304, 56))
            self._piles(enemy, Box(966, 108, 304, 112))
            self._piles(own, Box(966, 492, 304, 112))
            self._cards_of_hand(own, Box(10, 622, 1260, 170), 1, 10)
        cell_height = (374 if self.is_narrow else 496) / 4 - gap
        for row, (player, is_monster) in enumerate(((enemy, 0), (enemy, 1), (own, 1), (own, 0))):
            line = Box(left, top + row * (cell_height + gap), 5 * size + 4 * gap, cell_height)
            self._row(player, bool(is_monster), line.columns(limits.MONSTERS, gap))
        if self.is_narrow:
            self._field_line(enemy, Box(240, 50, 116, 28))
            self._field_line(own, Box(240, 530, 116, 28))
        else:
            self._field_zone(enemy, Box(194, top, 120, cell_height)._replace(y=top + cell_height + gap))
            self._field_zone(own, Box(194, top + 2 * (cell_height + gap), 120, cell_height))
        self._chain(Box(4, 482, 352, 14) if self.is_narrow else Box(966, 236, 304, 240))
        return Picture(
            360 if self.is_narrow else 1280, height, where, asked, self.parts, 46 if self.is_narrow else 42
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
        size = 12 if self.is_narrow else 17
        foot = box.y + box.h / 2 + size * 0.36
        turn = ", whose turn it is" if is_turn else ""
        drawn = [
            rectangle(
                box, "#232d40" if is_turn else CELL, color if is_turn else LINE, 6, 2 if is_turn else 1
            ),
            owner_mark(box.x + 16, box.y + box.h / 2, is_own, 6),
            words_at(box.x + 30, foot, who + (" · turn" if is_turn else ""), size, color, bold=True),
            words_at(
                box.x + box.w - 10,
                foot,
                f"LP {points}",
                size + 2,
                HARM if points <= 2000 else INK,
                "end",
                bold=True,
            ),
        ]
        self.add(f"{player}:player", f"{who}{turn}: {points} Life Points", (), box, *drawn)

    def _piles(self, player: int, box: Box) -> None:
        for zone, place in zip(_PILES, box.columns(len(_PILES), 4), strict=True):
            slots = self.slots(player, zone)[::-1]
            name = zone.name.capitalize()
            label = f"{self.whose(player)} {name}: {len(slots)} cards"
            drawn = [rectangle(place, CELL, LINE, 6, 1)]
            if self.is_narrow:
                room = place.w - 14 - width_of(str(len(slots)), 12)
                drawn.append(corner_mark(place, player == self.below))
                drawn.append(words_at(place.x + 6, place.y + 19, cut(name, room, 10), 10, DIM))
            else:
                drawn.append(named(place, name, 11, player == self.below))
            drawn.append(
                words_at(
                    place.x + place.w - 6,
                    place.y + (20 if self.is_narrow else 32),
                    str(len(slots)),
                    12 if self.is_narrow else 16,
                    INK,
                    "end",
                    bold=True,
                )
            )
            if slots and not self.is_narrow:
                face = Box(place.x + 6, place.y + 38, place.w - 12, place.h - 44)
                is_shown = zone != Zone.DECK and self.sees(slots[0])
                drawn.append(self._plate(self._card(slots[0]), face) if is_shown else back(face))
            self.add(zone_spot(player, zone), label, self._names(slots), place, *drawn)

    def _plate(self, card: Card, box: Box) -> str:
        lines = lines_of(card.name, box.w - 8, 9.5, 4)
        words = [words_at(box.x + 5, box.y + 13 + 12 * i, line, 9.5) for i, line in enumerate(lines)]
        return rectangle(box, _color(card), DIM, 5, 1) + "".join(words)

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
        size = 10 if self.is_narrow else 13
        lines = entries[::-1][: max(1, int(box.h / (size + 5)) - 1)]
        if self.is_narrow:
            lines = [cut(f"Chain: {lines[0]}", box.w, size)]
        drawn = (
            []
            if self.is_narrow
            else [rectangle(box, CELL, LINE, 6, 1), words_at(box.x + 8, box.y + 18, "Chain", 13, DIM)]
        )
        top = box.y + (size if self.is_narrow else 38)
        for i, line in enumerate(lines):
            drawn.append(words_at(box.x + 8, top + (size + 5) * i, cut(line, box.w - 16, size), size))
        names = tuple(self._card(int(link.slot)).name for link in links if self.sees(int(link.slot)))
        self.add("chain", "The chain: " + "; ".join(entries), names, box, *drawn)

    # -- hands ---------------------------------------------------------------------------------------------

    def _backs_of_hand(self, player: int, box: Box) -> None:
        slots = self.slots(player, Zone.HAND)
        seen = [slot for slot in slots if self.sees(slot)]
        label = f"{self.whose(player)} Hand: {len(slots)} cards"
        if self.is_narrow:
            drawn = [rectangle(box, CELL, LINE, 6, 1), words_at(box.x + 6, box.y + 19, "Hand", 10, DIM)]
            drawn.append(corner_mark(box, player == self.below))
            drawn.append(words_at(box.x + box.w - 6, box.y + 20, str(len(slots)), 12, INK, "end", bold=True))
            self.add(zone_spot(player, Zone.HAND), label, self._names(seen), box, *drawn)
            return
        width = min(130.0 if seen else 42.0, box.w / max(1, len(slots)))
        x = box.x + (box.w - width * len(slots)) / 2
        for slot in seen:
            place = Box(x, box.y, width - 4, box.h)
            name = self._card(slot).name
            drawn_card = self._plate(self._card(slot), place)
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
            face = self._face(card, at, player == self.below)
            self.add(hand_spot(player, card.name), label, (card.name,), at, face)
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
        return words_at(box.x + 6, box.y + 18, cut(words, box.w - 12, 10), 10, color)

    def _empty(self, spot: str, name: str, cell: Box, drawn: list[str]) -> None:
        self.add(spot, f"{name}, empty", (), cell, *drawn)

    def _cell(self, cell: Box, name: str, is_attacked: bool = False) -> list[str]:
        size = 9 if self.is_narrow else 11
        ground = rectangle(cell, CELL, HARM if is_attacked else LINE, 7, 3 if is_attacked else 1)
        return [ground, words_at(cell.x + 5, cell.y + size + 3, name, size, DIM)]

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
        w, h = (cell.w - 6, cell.h * 0.74) if lies else (cell.w * 0.84, cell.h - 6)
        box = Box(cell.x + (cell.w - w) / 2, cell.y + (cell.h - h) / 2, w, h)
        state = "SET" if g.face_down[slot] else "DEF" if g.in_defense[slot] else "ATK"
        if not self.sees(slot):
            self.add(spot, f"{name}: a set monster", (), cell, *drawn, back(box))
            return
        card = self._card(slot)
        points = (atk_now(self.games, 0, self.table, slot), def_now(self.games, 0, self.table, slot))
        face = self._face(card, box, player == self.below, points, state)
        attack = ""
        if slot == int(g.battle.attacker) and int(g.battle.attacker) != NONE:
            attack = ", attacks the player" if int(g.battle.target) == THE_PLAYER else ", attacks"
        label = f"{name}: {card.name}, ATK {points[0]}, DEF {points[1]}, {_STATES[state]}{attack}"
        self.add(spot, label, (card.name,), cell, *drawn, face)

    def _back(self, player: int, place: int, cell: Box) -> None:
        g = self.g
        slot, spot = int(g.back[player, place]), back_spot(player, place)
        is_field = place == limits.FIELD
        name = f"{self.whose(player)} {'Field Zone' if is_field else f'Spell & Trap Zone {place + 1}'}"
        drawn = self._cell(cell, "" if is_field else f"s{place + 1}")
        if is_field:
            drawn.append(named(cell, "field", 11, player == self.below))
        if slot == NONE:
            self._empty(spot, name, cell, drawn)
            return
        box = Box(cell.x + cell.w * 0.08, cell.y + 3, cell.w * 0.84, cell.h - 6)
        if not self.sees(slot):
            self.add(spot, f"{name}: a set card", (), cell, *drawn, back(box))
            return
        card = self._card(slot)
        state = "SET" if g.face_down[slot] else ""
        face = self._face(card, box, player == self.below, None, state)
        self.add(spot, f"{name}: {card.name}{', set' if state else ''}", (card.name,), cell, *drawn, face)

    # -- a card --------------------------------------------------------------------------------------------

    def _face(
        self, card: Card, box: Box, is_own: bool, points: tuple[int, int] | None = None, state: str = ""
    ) -> str:
        """Draw the face of a card: its kind, name, points and position."""
        is_big = box.w >= 90
        size, r = (11.0, 9.0) if is_big else (8.0, 6.0)
        is_monster = card.kind in MONSTER_KINDS
        drawn = [
            rectangle(box, _color(card), OWN if is_own else ENEMY, 6, 2, "" if is_own else "5 3"),
            disc(box.x + r + 4, box.y + r + 4, r, "#0c1018", INK),
            words_at(
                box.x + r + 4,
                box.y + r + 4 + r * 0.4,
                str(card.level) if is_monster else _letter(card),
                r * 1.15,
                INK,
                "middle",
                bold=True,
            ),
            owner_mark(box.x + 2 * r + 12, box.y + r + 4, is_own, r * 0.5),
        ]
        words_top = box.y + 2 * r + size + 6
        foot = box.y + box.h - 6
        most = max(1, int((foot - size - words_top) / (size + 2)) + 1)
        for i, line in enumerate(lines_of(card.name, box.w - 10, size, min(4, most))):
            drawn.append(words_at(box.x + 5, words_top + (size + 2) * i, line, size, bold=True))
        if is_monster:
            now = points or (card.atk, card.defense)
            fill = INK if now[0] == card.atk else GOOD if now[0] > card.atk else HARM
            drawn.append(
                words_at(box.x + 5, foot, f"{now[0]}/{now[1]}", size + (2 if is_big else 0), fill, bold=True)
            )
        if state and state != "ATK":
            wide = width_of(state, size - 1) + 8
            tag = Box(box.x + box.w - wide - 3, box.y + 3, wide, size + 3)
            drawn.append(rectangle(tag, "#0c1018", DIM, 3, 1))
            drawn.append(words_at(tag.x + 4, tag.y + size - 0.5, state, size - 1, bold=True))
        return "".join(drawn)


_STATES = {"ATK": "Attack Position", "DEF": "Defense Position", "SET": "set"}


def _letter(card: Card) -> str:
    return "M" if card.kind in MONSTER_KINDS else "S" if card.kind in SPELL_KINDS else "T"


def _color(card: Card) -> str:
    return {"M": "#5a4423", "S": "#1c4f47", "T": "#5b2447"}[_letter(card)]
