"""Draw a card of Yu-Gi-Oh!, large or small.

Color and letter show the kind of a card. See also: the zones (svg.py).
"""

from zx_env.core.rendering.art import Tints, art
from zx_env.core.rendering.svg import (
    DIM,
    ENEMY,
    GOOD,
    HARM,
    INK,
    OWN,
    Box,
    disc,
    lines_of,
    lit,
    owner_mark,
    rectangle,
    width_of,
    words_at,
)
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.parts import MONSTER_KINDS, SPELL_KINDS


def plate(card: Card, box: Box, size: float) -> str:
    """Return a small card: its name beside its picture, or only the picture."""
    picture = box.inside(2)
    if box.w < 90:
        return lit(rectangle(box, color_of(card), DIM, 5, 1), likeness(card, picture))
    picture = picture._replace(w=picture.h)
    left = picture.x + picture.w + 5
    lines = lines_of(card.name, box.x + box.w - left - 4, size, max(1, int(box.h / (size + 2))))
    top = box.y + box.h / 2 - (size + 2) / 2 * (len(lines) - 1) + size * 0.36
    words = [words_at(left, top + (size + 2) * i, line, size) for i, line in enumerate(lines)]
    return lit(rectangle(box, color_of(card), DIM, 5, 1), likeness(card, picture), *words)


def face(
    card: Card,
    box: Box,
    is_own: bool,
    size: float,
    points: tuple[int, int] | None = None,
    state: str = "",
) -> str:
    """Return a card with words of this size: its kind, picture, name, points and position."""
    r, big = size * 0.85, size * 1.15
    is_monster = card.kind in MONSTER_KINDS
    foot = box.y + box.h - 6
    line = size + 2
    now = points or (card.atk, card.defense)
    numbers = [f"{now[0]}/{now[1]}"] if is_monster else []
    if numbers and width_of(numbers[0], big) > box.w - 8:
        numbers, big = [f"{now[0]}", f"/{now[1]}"], size
    over = foot - line * len(numbers)
    room = int((over - (box.y + 2 * r + 4)) / line)
    names = lines_of(card.name, box.w - 8, size, max(1, min(3, room)))
    words_top = over - line * (len(names) - 1)
    picture = Box(box.x + 3, box.y + 3, box.w - 6, max(8, words_top - size - box.y - 3))
    level = str(card.level) if is_monster else letter_of(card)
    x, y = box.x + r + 3, box.y + r + 3
    drawn = [
        rectangle(box, color_of(card)),
        likeness(card, picture),
        disc(x, y, r, "#0c1018", INK),
        words_at(x, y + size * 0.36, level, size, INK, "middle", bold=True),
        owner_mark(box.x + 2 * r + 11, y, is_own, r * 0.45),
    ]
    drawn += [
        words_at(box.x + 5, words_top + line * i, name, size, bold=True) for i, name in enumerate(names)
    ]
    fill = INK if now[0] == card.atk else GOOD if now[0] > card.atk else HARM
    drawn += [
        words_at(box.x + 5, foot - line * i, number, big, fill, bold=True)
        for i, number in enumerate(reversed(numbers))
    ]
    if state and state != "ATK":
        wide = width_of(state, size) + 6
        tag = Box(box.x + box.w - wide - 3, box.y + 3, wide, size + 3)
        drawn.append(rectangle(tag, "#0c1018", DIM, 3, 1))
        drawn.append(words_at(tag.x + 3, tag.y + size - 0.5, state, size, bold=True))
    drawn.append(rectangle(box, "none", OWN if is_own else ENEMY, 6, 2, "" if is_own else "5 3"))
    return lit(*drawn)


def letter_of(card: Card) -> str:
    """Return the letter of the kind of a card: monster, Spell, Trap."""
    return "M" if card.kind in MONSTER_KINDS else "S" if card.kind in SPELL_KINDS else "T"


def color_of(card: Card) -> str:
    """Return the fill of a card, dark enough for white words."""
    return {"M": "#5a4423", "S": "#1c4f47", "T": "#5b2447"}[letter_of(card)]


_TINTS = {
    "M": Tints("#3d2c14", "#8a6a30", "#e0b368", "#fff2cf"),
    "S": Tints("#10332d", "#2c7a6b", "#76cdb8", "#e9fff4"),
    "T": Tints("#3d162f", "#8a3a6c", "#dd8ebc", "#ffe6f3"),
}
"""Tints of a card's picture by the letter of its kind."""


def likeness(card: Card, box: Box) -> str:
    """Return the picture of a card, which no other card has: of its name, attribute and type."""
    family = f"{card.attribute.name} {card.type.name} {card.kind.name}"
    return art(box, card.name, family, [_TINTS[letter_of(card)]])
