"""Draw the nine Squares with their Z/X, and the current battle."""

from zx_env.core.rendering.svg import (
    CELL,
    DIM,
    ENEMY,
    LINE,
    OWN,
    Box,
    back,
    cut,
    lit,
    owner_mark,
    polygon,
    rectangle,
    width_of,
    words_at,
)
from zx_env.zx import limits
from zx_env.zx.board import NAMES, PLAYER_SQUARE
from zx_env.zx.decision.shields import shields_of
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.entry_points import power_now, reached_now
from zx_env.zx.rendering.around import Around
from zx_env.zx.rendering.faces import WITHOUT_POWER, Standing, face
from zx_env.zx.rendering.layout import Layout
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import THE_PLAYER, BattleStep, CardType, State, Zone


class Squares(Around):
    """Draws the Squares."""

    def squares(self, layout: Layout) -> None:
        """Draw all nine, with the viewer's own row below, and an arrow for the battle."""
        rows = (2, 1, 0) if self.below == 0 else (0, 1, 2)
        columns = (0, 1, 2) if self.below == 0 else (2, 1, 0)
        cells: dict[int, Box] = {}
        for row, line in zip(rows, layout.board.rows(3, layout.gap), strict=True):
            for column, cell in zip(columns, line.columns(3, layout.gap), strict=True):
                cells[3 * row + column] = cell
        for square, cell in cells.items():
            self._square(square, cell)
        self._battle(cells, {self.below: layout.below.player, 1 - self.below: layout.above.player})

    def _square(self, square: int, cell: Box) -> None:
        g = self.g
        owner = next((player for player in (0, 1) if PLAYER_SQUARE[player] == square), None)
        color = LINE if owner is None else OWN if owner == self.below else ENEMY
        ground = rectangle(cell, CELL, color, 8, 1 if owner is None else 2, "" if owner is None else "3 5")
        size = self.small
        drawn = [ground, words_at(cell.x + _MARGIN * size, cell.y + size + 3, NAMES[square], size, DIM)]
        about = "" if owner is None else f", {self.whose(owner)} Player Square"
        links = self._links(square)
        about += "".join(f", {self.whose(owner_of(link))} {self.card(link).name}" for link in links)
        band = self._band(links, cell)
        standing = [int(g.standing[square, i]) for i in range(int(g.standing_count[square]))][::-1]
        if not standing:
            if owner is not None:
                middle = cell.y + cell.h / 2
                drawn.append(words_at(cell.x + cell.w / 2, middle, "Player Square", size, DIM, "middle"))
                drawn.append(owner_mark(cell.x + cell.w / 2, middle + 16, owner == self.below, 5))
            label = f"Square {NAMES[square]}{about}, {'no Z/X' if links else 'empty'}"
            self.add(NAMES[square], label, self.numbers(links), cell, *drawn, band)
            return
        slot = standing[0]
        is_own = self.is_own(slot)
        lies = int(g.state[slot]) == State.SLEEP
        room = cell._replace(h=cell.h - (size + 8)) if links else cell
        box = _beside_name(room, lies, size)
        below = len(standing) - 1
        for i in range(1, min(below, 2) + 1):
            edge = box._replace(x=box.x + 4 * i, y=box.y + 3 * i)
            drawn.append(rectangle(edge, CELL, LINE, 6, 1))
        whose = self.whose(owner_of(slot))
        if not self.sees(slot):
            self.add(
                NAMES[square],
                f"Square {NAMES[square]}{about}: {whose} card, face down",
                (),
                cell,
                *drawn,
                back(box),
            )
            return
        drawn.append(face(self.card(slot), box, is_own, self.small, self._standing(slot, below)))
        label = f"Square {NAMES[square]}{about}: {self._spoken(slot, below)}"
        under = self.numbers([*standing, *self._force(slot), *links])
        self.add(NAMES[square], label, under, cell, *drawn, band, numbers=self._numbers(slot, below))
        if self.card(slot).kind not in WITHOUT_POWER:
            self.reaches(self._reach(slot))

    def _reach(self, slot: int) -> tuple[str, ...]:
        """Return the Squares that a Z/X threatens: those it reaches, but not its own Player Square."""
        reached = reached_now(self.games, 0, self.table, slot)
        own = PLAYER_SQUARE[owner_of(slot)]
        return tuple(name for square, name in enumerate(NAMES) if reached >> square & 1 and square != own)

    def _links(self, square: int) -> list[int]:
        """Return the Links on a Square. A Z/X can share the Square with them."""
        g = self.g
        if not int(g.links):
            return []
        lying = range(limits.FIRST_TOKEN, limits.FIRST_TOKEN + limits.TOKENS)
        there = [slot for slot in lying if g.zone[slot] == Zone.SQUARE and int(g.square[slot]) == square]
        return [slot for slot in there if self.card(slot).kind == CardType.LINK]

    def _band(self, links: list[int], cell: Box) -> str:
        """Return the Links as a band across the foot of their Square."""
        if not links:
            return ""
        size = self.small
        band = Box(cell.x + 2, cell.y + cell.h - size - 8, cell.w - 4, size + 6)
        names = cut(", ".join(self.card(slot).name for slot in links), band.w - 22, size)
        is_own = self.is_own(links[0])
        return lit(
            rectangle(band, "#14352a", OWN if is_own else ENEMY, 4, 1.2, "" if is_own else "4 3"),
            owner_mark(band.x + 9, band.y + band.h / 2, is_own, 4),
            words_at(band.x + 18, band.y + size + 1.5, names, size, bold=True),
        )

    def _standing(self, slot: int, below: int) -> Standing:
        g = self.g
        power = power_now(self.games, 0, self.table, slot)
        return Standing(
            power, int(g.damage[slot]), int(g.state[slot]) == State.SLEEP, self._beneath(slot, below)
        )

    def _numbers(self, slot: int, below: int) -> str:
        """Return the Power and the damage of the card on a Square in words."""
        standing = self._standing(slot, below)
        words = [] if self.card(slot).kind in WITHOUT_POWER else [f"Power {standing.power}"]
        return ", ".join([*words, *([f"damage {standing.damage}"] if standing.damage else [])])

    def _spoken(self, slot: int, below: int) -> str:
        """Return the card on a Square and its state in words."""
        card, standing = self.card(slot), self._standing(slot, below)
        numbers = self._numbers(slot, below)
        words = [numbers] if numbers else []
        words += ["Sleep State" if standing.is_sleep else "Reboot State"]
        words += [standing.beneath] if standing.beneath else []
        return f"{self.whose(owner_of(slot))} {card.name}, {', '.join(words)}"

    def _force(self, slot: int) -> list[int]:
        return [
            below
            for player in range(2)
            for below in self.slots(player, Zone.FORCE)
            if int(self.g.force_of[below]) == slot
        ]

    def _beneath(self, slot: int, others: int) -> str:
        """Return what lies with a Z/X in words: other Z/X, Force, a Shift."""
        words = [f"+{others} below"] if others else []
        force = len(self._force(slot))
        words += [f"{force} Force"] if force else []
        shields = shields_of(self.g, slot)
        words += [f"{shields} Shield{'s' if shields > 1 else ''}"] if shields else []
        shift = int(self.g.shift[owner_of(slot)])
        if shift != NO_CARD and int(self.g.force_of[shift]) == slot:
            words.append(self.pool.cards[int(self.g.row[shift])].name)
        return ", ".join(words)

    def _battle(self, cells: dict[int, Box], players: dict[int, Box]) -> None:
        """Draw an arrow from the attacker to its target."""
        g = self.g
        if int(g.battle.stage) == BattleStep.NO_BATTLE or self.is_over():
            return
        attacker, attacked = int(g.battle.attacker), int(g.battle.attacked)
        if attacker < 0 or int(g.zone[attacker]) != Zone.SQUARE:
            return
        start = cells[int(g.square[attacker])]
        if attacked == THE_PLAYER:
            end = cells[PLAYER_SQUARE[1 - owner_of(attacker)]]
        elif attacked >= 0 and int(g.zone[attacked]) == Zone.SQUARE:
            end = cells[int(g.square[attacked])]
        else:
            return
        self.add("", "the attack", (), start, _arrow(start, end))


def _beside_name(room: Box, lies: bool, size: float) -> Box:
    """Return the place of a card in the room of its Square: in the middle, but not on the Square's name."""
    w, h = (room.w - 8, room.h * 0.72) if lies else (room.w * 0.72, room.h - 8)
    left, top = room.x + (room.w - w) / 2, room.y + (room.h - h) / 2
    if lies:
        return Box(left, max(top, room.y + size + 6), w, h)
    return Box(max(left, room.x + (_MARGIN + _NAME) * size + 3), top, w, h)


_MARGIN = 0.45
"""Room beside the name of a Square, in the unit of the font size: marks of moves lie there."""
_NAME = max(width_of(name, 1) for name in NAMES)
"""Width of the longest name of a Square, in the unit of the font size."""


def _arrow(start: Box, end: Box) -> str:
    """Return an arrow from the middle of one place to the middle of another."""
    x, y = start.x + start.w / 2, start.y + start.h / 2
    to_x, to_y = end.x + end.w / 2, end.y + end.h / 2
    length = max(1.0, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
    dx, dy = (to_x - x) / length, (to_y - y) / length
    reach = length * 0.62
    x, y = x + dx * length * 0.24, y + dy * length * 0.24
    tip_x, tip_y = x + dx * (reach - length * 0.06), y + dy * (reach - length * 0.06)
    head = [
        (tip_x + dx * 14, tip_y + dy * 14),
        (tip_x - dy * 9, tip_y + dx * 9),
        (tip_x + dy * 9, tip_y - dx * 9),
    ]
    line = (
        f'<line x1="{x:.5g}" y1="{y:.5g}" x2="{tip_x:.5g}" y2="{tip_y:.5g}" stroke="#ff6b57" '
        'stroke-width="6" stroke-linecap="round" opacity="0.9"/>'
    )
    return line + polygon(head, "#ff6b57", "#10151f")
