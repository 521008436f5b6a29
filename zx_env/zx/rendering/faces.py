"""Draw a card of Z/X, large or small.

Each color also has a shape and a letter. Own cards have a golden border and a triangle that points up; the
enemy's cards have a dashed blue border and a triangle that points down. See also: the places of cards
(around.py, squares.py).
"""

from typing import NamedTuple

from zx_env.core.rendering.art import Tints, art
from zx_env.core.rendering.svg import (
    DIM,
    ENEMY,
    GOOD,
    HARM,
    INK,
    OWN,
    Box,
    cut,
    disc,
    lines_of,
    lit,
    owner_mark,
    polygon,
    rectangle,
    width_of,
    words_at,
)
from zx_env.zx.cards.language import Card
from zx_env.zx.terms import CardType, Color, Icon

_HEXAGON = [(-0.6, -1.0), (0.6, -1.0), (1.15, 0.0), (0.6, 1.0), (-0.6, 1.0), (-1.15, 0.0)]
_EMBLEMS: dict[Color, tuple[str, str, str, list[tuple[float, float]]]] = {
    Color.RED: ("R", "#d8473d", "#ffffff", [(0, -1.15), (1.1, 0.85), (-1.1, 0.85)]),
    Color.BLUE: ("B", "#2f7fd6", "#ffffff", []),
    Color.WHITE: ("W", "#f4f1e6", "#2a2a2a", [(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)]),
    Color.BLACK: ("K", "#7d5cb8", "#ffffff", [(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)]),
    Color.GREEN: ("G", "#1f8a4c", "#ffffff", _HEXAGON),
}
"""For each color its letter, its fill, the letter's fill and the corners of its shape; [] for a disc."""
_FACES = {
    Color.RED: "#5e2327",
    Color.BLUE: "#1d3a63",
    Color.WHITE: "#4a463c",
    Color.BLACK: "#37285a",
    Color.GREEN: "#184a30",
    Color.COLORLESS: "#3c424d",
}
"""Fill of cards by color: dark enough for white words."""
_TINTS = {
    Color.RED: Tints("#43161a", "#8c3230", "#e0705c", "#ffe3b8"),
    Color.BLUE: Tints("#12294a", "#2a588f", "#6fb0ee", "#e6f6ff"),
    Color.WHITE: Tints("#35322a", "#7d7763", "#e2dcc4", "#6b4a1e"),
    Color.BLACK: Tints("#241a40", "#573f8c", "#a98be0", "#f0dcff"),
    Color.GREEN: Tints("#0f3320", "#2a7348", "#6cc78c", "#f2ffd6"),
    Color.COLORLESS: Tints("#2a2f38", "#5a6373", "#aab4c4", "#ffffff"),
}
"""Tints of a card's picture by color."""
_LETTERED = 10.0
"""Smallest radius of an emblem with a letter in it: a smaller letter could not be read."""
_TAGS = {Icon.IGNITION: "IG", Icon.MULTICOLOR: "MC", Icon.OVERBOOST: "OB"}
"""Icons whose two letters are not the initials of their words."""
WITHOUT_POWER = (
    CardType.EVENT,
    CardType.EVENT_EX,
    CardType.PLAYER,
    CardType.SHIFT,
    CardType.LINK,
    CardType.PLAYER_EX,
    CardType.ASCENSION,
    CardType.ASCENSION_EX,
)


def colors_of(card: Card) -> list[Color]:
    """Return the colors of a card; COLORLESS alone if it has none."""
    return [color for color in Color if color and card.colors & color] or [Color.COLORLESS]


def ground(card: Card, box: Box, is_own: bool, thick: float, *drawn: str) -> str:
    """Return the card: its colors side by side, what is drawn on them, and the border of its owner."""
    colors = colors_of(card)
    faces = [rectangle(box, _FACES[colors[0]], radius=6)]
    for i, color in enumerate(colors[1:], 1):
        left = box.x + box.w * i / len(colors)
        faces.append(rectangle(Box(left, box.y, box.x + box.w - left, box.h), _FACES[color], radius=6))
    dashes = "" if is_own else "5 3"
    return lit(*faces, *drawn, rectangle(box, "none", OWN if is_own else ENEMY, 6, thick, dashes))


def likeness(card: Card, box: Box) -> str:
    """Return the picture of a card, which no other card has: of its number, tribes and colors."""
    family = " ".join(sorted(map(str, card.tribes))) or card.kind.name
    return art(box, card.number, family, [_TINTS[color] for color in colors_of(card)])


def small(card: Card, box: Box, is_own: bool) -> str:
    """Return a small card: its picture and its colors."""
    radius = min(7, box.w * 0.28)
    return ground(
        card,
        box,
        is_own,
        1.5,
        likeness(card, box.inside(min(3, box.w * 0.1))),
        emblems(card.colors, box.x + box.w / 2, box.y + box.h - radius - 4, radius, is_centred=True),
    )


def strip(card: Card, box: Box, is_own: bool, size: float) -> str:
    """Return a card in two lines: picture, name and colors; only the picture where no name fits."""
    picture = Box(box.x + 3, box.y + 3, min(box.h - 6, box.w * 0.4), box.h - 6)
    room = box.w - picture.w - 12
    if room < 3.4 * size:
        return small(card, box, is_own)
    lines = lines_of(card.name, room, size, max(1, int((box.h - 4) / (size + 2))))
    top = box.y + box.h / 2 - (size + 2) / 2 * (len(lines) - 1) + size * 0.36
    left = picture.x + picture.w + 5
    words = [words_at(left, top + (size + 2) * i, line, size, bold=True) for i, line in enumerate(lines)]
    return ground(card, box, is_own, 1.5, likeness(card, picture), *words)


class Standing(NamedTuple):
    """State of a card on its Square."""

    power: int
    """Its current Power, in points."""
    damage: int
    is_sleep: bool
    beneath: str
    """The cards under and on it, in words."""


def face(card: Card, box: Box, is_own: bool, size: float, standing: Standing | None = None) -> str:
    """Return a readable card with words of this size: Cost, colors, icons, picture, name, Power, damage."""
    r, big = size * 0.88, size * 1.45
    top, foot = box.y + r + 4, box.y + box.h - size * 0.45
    line = size + 2
    over = foot - big * 0.86 - (line if standing and (standing.beneath or standing.damage) else 0)
    room = int((over - (box.y + 2 * r + 6)) / line)
    names = lines_of(card.name, box.w - 10, size, max(1, min(3, room)))
    words_top = over - line * (len(names) - 1) - 3
    picture = Box(box.x + 3, box.y + 3, box.w - 6, max(10, words_top - size - box.y - 3))
    drawn = [
        likeness(card, picture),
        cost(card, box.x + r + 4, top, r),
        owner_mark(box.x + 2 * r + 12, top, is_own, r * 0.42),
        emblems(card.colors, box.x + box.w - r - 3, top, r * 0.78),
    ]
    tags = " ".join(map(tag, card.icons))
    if tags:
        wide = min(width_of(tags, size) + 6, box.w - 8)
        plate = Box(box.x + 4, top + r + 3, wide, size + 3)
        if plate.y + plate.h < words_top - size:
            words = cut(tags, wide - 6, size)
            drawn.append(rectangle(plate, "#0c1018", radius=3))
            drawn.append(words_at(plate.x + 3, plate.y + size - 1, words, size, bold=True))
    drawn += [
        words_at(box.x + 6, words_top + line * i, name, size, bold=True) for i, name in enumerate(names)
    ]
    return ground(card, box, is_own, 2, *drawn, *_foot(card, box, foot, size, big, standing))


def _foot(card: Card, box: Box, foot: float, size: float, big: float, standing: Standing | None) -> list[str]:
    """Return Power, or the type of a card without Power; damage, state, and the cards beneath."""
    left = box.x + 6
    if card.kind in WITHOUT_POWER:
        words, size_of_words, fill = cut(kind_of(card), box.w - 10, size), size, INK
    else:
        power = card.power if standing is None else standing.power
        words, size_of_words = str(power), big
        fill = INK if power == card.power else GOOD if power > card.power else HARM
    drawn = [words_at(left, foot, words, size_of_words, fill, bold=True)]
    if standing is None:
        return drawn
    line = foot - big * 0.86
    at = left
    if standing.damage:
        hurt = f"-{standing.damage}"
        drawn.append(words_at(at, line, hurt, size, HARM, bold=True))
        at += width_of(hurt, size) + 5
    if standing.beneath:
        drawn.append(words_at(at, line, cut(standing.beneath, box.x + box.w - at - 4, size), size, GOOD))
    if standing.is_sleep:
        wide = width_of("SLEEP", size) + 8
        is_beside = left + width_of(words, size_of_words) + wide + 8 < box.x + box.w
        top = foot - size * 0.95 if is_beside else box.y + 2 * size + 12
        plate = Box(box.x + box.w - wide - 4, top, wide, size + 3)
        drawn.append(rectangle(plate, "#0c1018", DIM, 3, 1))
        drawn.append(words_at(plate.x + 4, plate.y + size - 0.5, "SLEEP", size, bold=True))
    return drawn


def kind_of(card: Card) -> str:
    """Return the card type as players write it."""
    return (
        card.kind.name.replace("ZX", "Z/X")
        .replace("_", " ")
        .replace("EVENT", "Event")
        .replace("PLAYER", "Player")
    )


def spoken(card: Card) -> str:
    """Return name, type, Cost and Power of a card in words, for screen readers."""
    power = "" if card.kind in WITHOUT_POWER else f", Power {card.power}"
    return f"{card.name}, {kind_of(card)}, cost {card.cost}{power}"


def tag(icon: Icon) -> str:
    """Return the two letters that a drawn card shows for an icon."""
    return _TAGS.get(icon) or "".join(word[0] for word in icon.name.split("_"))


def cost(card: Card, x: float, y: float, radius: float) -> str:
    """Return the Cost on a disc."""
    return disc(x, y, radius, "#0c1018", INK) + words_at(
        x, y + radius * 0.42, str(card.cost), radius * 1.2, INK, "middle", bold=True
    )


def emblems(colors: int, right: float, y: float, radius: float, is_centred: bool = False) -> str:
    """Return the colors of a card from right to left, each with its shape, fill and letter."""
    shown = [color for color in Color if color and colors & color]
    if is_centred:
        right += (len(shown) - 1) * radius * 1.35
    drawn = []
    for i, color in enumerate(shown):
        letter, _, ink, _ = _EMBLEMS[color]
        x = right - i * radius * 2.7
        drawn.append(_shape(color, x, y, radius))
        if radius >= _LETTERED:
            size = radius * 1.5
            drawn.append(words_at(x, y + size * 0.36, letter, size, ink, "middle", bold=True))
    return "".join(drawn)


def _shape(color: Color, x: float, y: float, radius: float, is_hollow: bool = False) -> str:
    _, fill, _, corners = _EMBLEMS[color]
    inner, line = ("none", fill) if is_hollow else (fill, "#0c1018")
    if not corners:
        return disc(x, y, radius, inner, line)
    return polygon([(x + a * radius, y + b * radius) for a, b in corners], inner, line)


def pip(card: Card | None, x: float, y: float, radius: float, is_hollow: bool) -> str:
    """Return a Resource as the shape of its colors, hollow in Sleep State; a disc if the card is unknown."""
    shown = [] if card is None else [color for color in Color if color and card.colors & color]
    if not shown:
        return lit(disc(x, y, radius, "none" if is_hollow else "#8a93a5", "#8a93a5"))
    step = radius * 0.9
    start = x - step * (len(shown) - 1) / 2
    size = radius if len(shown) == 1 else radius * 0.72
    return lit(*(_shape(color, start + step * i, y, size, is_hollow) for i, color in enumerate(shown)))
