"""Draw a card of Z/X, large or small.

Each color also has a shape and a letter. Own cards have a golden border and a triangle that points up; the
enemy's cards have a dashed blue border and a triangle that points down. See also: the places of cards
(around.py, squares.py).
"""

from typing import NamedTuple

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
    Color.BLACK: ("K", "#6d4fa0", "#ffffff", [(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)]),
    Color.GREEN: ("G", "#1f8a4c", "#ffffff", _HEXAGON),
}
"""For each color its letter, its fill, the letter's fill and the corners of its shape; [] for a disc."""
_FACES = {
    Color.RED: "#5e2327",
    Color.BLUE: "#1d3a63",
    Color.WHITE: "#5b574b",
    Color.BLACK: "#37285a",
    Color.GREEN: "#184a30",
    Color.COLORLESS: "#3c424d",
}
"""Fill of cards by color: dark enough for white words."""
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


def ground(card: Card, box: Box, is_own: bool, thick: float) -> str:
    """Return the card without words: its colors side by side, in the border of its owner."""
    colors = [color for color in Color if color and card.colors & color] or [Color.COLORLESS]
    drawn = [rectangle(box, _FACES[colors[0]], radius=6)]
    for i, color in enumerate(colors[1:], 1):
        left = box.x + box.w * i / len(colors)
        drawn.append(rectangle(Box(left, box.y, box.x + box.w - left, box.h), _FACES[color], radius=6))
    dashes = "" if is_own else "5 3"
    return "".join(drawn) + rectangle(box, "none", OWN if is_own else ENEMY, 6, thick, dashes)


def small(card: Card, box: Box, is_own: bool) -> str:
    """Return a small card: only its colors."""
    radius = min(7, box.w * 0.28)
    return ground(card, box, is_own, 1.5) + emblems(
        card.colors, box.x + box.w / 2, box.y + box.h / 2, radius, is_centred=True
    )


def strip(card: Card, box: Box, is_own: bool) -> str:
    """Return a card in two lines: Cost, name and colors."""
    drawn = [ground(card, box, is_own, 1.5), cost(card, box.x + 14, box.y + box.h / 2, 9)]
    lines = lines_of(card.name, box.w - 46, 10.5, 2 if box.h > 28 else 1)
    top = box.y + box.h / 2 - 6.5 * (len(lines) - 1) + 3.8
    drawn += [words_at(box.x + 28, top + 13 * i, line, 10.5, bold=True) for i, line in enumerate(lines)]
    drawn.append(emblems(card.colors, box.x + box.w - 12, box.y + box.h / 2, 6))
    return "".join(drawn)


def plate(card: Card, box: Box, is_own: bool) -> str:
    """Return the SVG of a card that shows only its name, in its colors."""
    lines = lines_of(card.name, box.w - 8, 9.5, 4)
    words = [words_at(box.x + 5, box.y + 13 + 12 * i, line, 9.5) for i, line in enumerate(lines)]
    return ground(card, box, is_own, 1.5) + "".join(words)


class Standing(NamedTuple):
    """State of a card on its Square."""

    power: int
    """Its current Power, in points."""
    damage: int
    is_sleep: bool
    beneath: str
    """The cards under and on it, in words."""


def face(card: Card, box: Box, is_own: bool, standing: Standing | None = None) -> str:
    """Return a readable card: Cost, colors, icons, name, abilities, Power, damage, state."""
    is_big = box.w >= 110
    r, size, big = (12.0, 12.5, 19.0) if is_big else (8.5, 9.5, 13.0)
    top, foot = box.y + r + 5, box.y + box.h - 7
    drawn = [ground(card, box, is_own, 2)]
    drawn.append(cost(card, box.x + r + 5, top, r))
    drawn.append(owner_mark(box.x + 2 * r + 14, top, is_own, r * 0.42))
    drawn.append(emblems(card.colors, box.x + box.w - r - 2, top, r * 0.68))
    left = box.x + 2 * r + 22
    right = box.x + box.w - max(1, card.colors.bit_count()) * r * 1.9 - 4
    tags = cut(" ".join(map(tag, card.icons)), right - left, size - 2)
    drawn.append(words_at(left, top + 3.5, tags, size - 2, bold=True))
    words_top = top + r + size + 1
    most = max(1, int((foot - big - words_top + size * 0.9) / (size + 2)) + 1)
    lines = lines_of(card.name, box.w - 12, size, min(4, most))
    for i, line in enumerate(lines):
        drawn.append(words_at(box.x + 7, words_top + (size + 2) * i, line, size, bold=True))
    if is_big:
        drawn += _abilities(card, box, words_top + (size + 2) * len(lines), foot - big - 2)
    return "".join([*drawn, *_foot(card, box, foot, size, big, standing)])


def _abilities(card: Card, box: Box, top: float, foot: float) -> list[str]:
    """Return as much of the card's text as fits."""
    most = int((foot - top) / 10.5)
    text = " ".join(card.text.split())
    lines = lines_of(text, (box.w - 12) * 1.08, 8.5, most) if text and most > 0 else []
    return [words_at(box.x + 7, top + 4 + 10.5 * i, line, 8.5, DIM) for i, line in enumerate(lines)]


def _foot(card: Card, box: Box, foot: float, size: float, big: float, standing: Standing | None) -> list[str]:
    """Return Power, or the type of a card without Power; damage, state, and the cards beneath."""
    left = box.x + 7
    if card.kind in WITHOUT_POWER:
        words, size_of_words, fill = kind_of(card), size, DIM
    else:
        power = card.power if standing is None else standing.power
        words, size_of_words = str(power), big
        fill = INK if power == card.power else GOOD if power > card.power else HARM
    drawn = [words_at(left, foot, words, size_of_words, fill, bold=True)]
    if standing is None:
        return drawn
    if standing.damage:
        at = left + width_of(words, size_of_words) + 4
        drawn.append(words_at(at, foot, f"-{standing.damage}", size, HARM, bold=True))
    line = foot - big
    if standing.is_sleep:
        wide = width_of("SLEEP", size - 1.5) + 8
        plate = Box(
            box.x + box.w - wide - 5, line - 2 if standing.damage else foot - size - 1, wide, size + 3
        )
        drawn.append(rectangle(plate, "#0c1018", DIM, 3, 1))
        drawn.append(words_at(plate.x + 4, plate.y + size - 0.5, "SLEEP", size - 1.5, bold=True))
    if standing.beneath:
        beneath = cut(standing.beneath, box.w - 12, size - 2)
        drawn.append(words_at(left, line, beneath, size - 2, GOOD))
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
        letter, fill, ink, corners = _EMBLEMS[color]
        x = right - i * radius * 2.7
        if corners:
            drawn.append(polygon([(x + a * radius, y + b * radius) for a, b in corners], fill, "#0c1018"))
        else:
            drawn.append(disc(x, y, radius, fill, "#0c1018"))
        drawn.append(words_at(x, y + radius * 0.45, letter, radius * 1.15, ink, "middle", bold=True))
    return "".join(drawn)
