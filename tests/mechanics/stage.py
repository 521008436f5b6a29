"""Scenes for the mechanics: a card where it matters, what is done with it, and what must then be so.

A `Scene` is written in few words. A plain card is its color and Cost: "red5" has no ability and no icon, save
that "blue3" and the like have the Ignition icon. "@" is the card the scene is about. Cards of a zone or of
the Squares stand in one string: "red5 blue3*2", "a2 c2:red6 b3:red5:sleep". Player 0 owns the card.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from tests.made_up import SET
from tests.mechanics.plain_cards import PLAIN, PLAYERS
from tests.scenario import Play, Scenario
from zx_env.zx.cards.names import DRAGONS, Tribe
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import CardType, Color

ZONES = ("hand", "charge", "trash", "resource", "deck", "life", "removed", "dynamis")

PLAY = "play @; at b2"
"""Play it from the hand onto the middle Square."""
IGNITE = "ignite red2; yes; at b2"
"""Play it by Ignition; it is the top card of the deck."""

_PLAIN_WORD = re.compile(r"\b(?:red|blue|white|black|green)[2-7]\b")


@dataclass(frozen=True)
class Scene:
    """A position around a card, what leads to its ability, what answers it, and what is so afterwards.

    `level` is "dingir 2", "waker 1", "optima 3" or another tribe. `at` is where the card is: a zone, a Square
    or nowhere (""); `force` names Squares with a Force under the Z/X, `shift` one and the Shift on it.
    `then` is what the ability makes so, `keeps` what it leaves as it was; with the keys of `unless` otherwise
    nothing happens. Other keys are zones, "enemy_hand" those of the opponent.
    """

    card: str
    do: str = ""
    answer: str = ""
    then: dict[str, Any] = field(default_factory=dict)
    at: str = "hand"
    level: str = ""
    player: str = ""
    own: str = ""
    enemy: str = ""
    force: str = ""
    shift: str = ""
    turn_player: int = 0
    phase: str = "main"
    keeps: dict[str, Any] = field(default_factory=dict)
    unless: dict[str, Any] = field(default_factory=dict)
    zones: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.card


def scene(card: str, do: str, answer: str, then: dict[str, Any], at: str = "hand", **keys: Any) -> Scene:
    """A scene; what is no field of `Scene` is a zone."""
    zones = {key: keys.pop(key) for key in list(keys) if key not in Scene.__dataclass_fields__}
    return Scene(card, do, answer, then, at, zones=zones, **keys)


def changed(one: Scene, **keys: Any) -> Scene:
    """The same scene with some keys otherwise."""
    old: dict[str, Any] = {name: getattr(one, name) for name in Scene.__dataclass_fields__}
    zones = {**old.pop("zones"), **{key: keys.pop(key) for key in list(keys) if key not in old}}
    return Scene(**{**old, **keys}, zones=zones)


def numbers(words: str, card: str = "") -> str:
    """With numbers in place of plain cards and of "@"."""
    return _PLAIN_WORD.sub(lambda match: PLAIN[match[0]], words.replace("@", card))


def cards(words: str, card: str = "") -> list[Any]:
    """The cards of a string: "red5 blue3*2 red2:sleep"."""
    found: list[Any] = []
    for word in numbers(words, card).split():
        number, _, times = word.partition("*")
        number, _, how = number.partition(":")
        one = number
        if how in ("sleep", "reboot"):
            one = {"card": number, "state": how}
        elif how in ("up", "down"):
            one = {"card": number, "face": how}
        found += [one] * int(times or 1)
    return found


def face_up(level: str) -> list[Any]:
    """Z/X EX face up for a level, and one more face down that does not count."""
    name, number = level.split()
    tribes = set(DRAGONS) if name == "dragon" else {Tribe[name.upper()]}
    ex = [
        card.number
        for card in card_table().cards
        if card.kind == CardType.ZX_EX and set(card.tribes) & tribes
    ]
    up = [{"card": ex[i % len(ex)], "face": "up"} for i in range(int(number))]
    return [*up, {"card": ex[-1], "face": "down"}]


def build(one: Scene) -> Play:
    """Stand there."""
    pool = {"card_set": SET} if one.player == "everybody" else {}
    board = Scenario(one.turn_player, phase=one.phase, **pool)
    colors = card_table().card_of(one.card).colors
    color = next((color.name.lower() for color in Color if color & colors), "red")
    zones = {zone: cards(one.zones.get(zone, ""), one.card) for zone in ZONES}
    zones["resource"] = cards(one.zones.get("resource", f"{color}4*10"), one.card)
    zones["deck"] = zones["deck"] or cards("red2*10")
    zones["life"] = zones["life"] or cards("red2*4")
    if one.level.startswith("optima"):
        zones["resource"] += cards("red3:sleep") * int(one.level.split()[1])
    elif one.level:
        zones["dynamis"] += face_up(one.level)
    if one.at in zones:
        zones[one.at].insert(0, one.card)
    elif one.at:
        board.zx(one.at, one.card)
    for zone, there in zones.items():
        board.cards(0, zone, there)
        if f"enemy_{zone}" in one.zones:
            board.cards(1, zone, cards(one.zones[f"enemy_{zone}"]))
    for owner, squares in ((0, one.own), (1, one.enemy)):
        for word in numbers(squares, one.card).split():
            square, number, state = (*word.split(":"), "", "")[:3]
            board.zx(square, number or PLAIN["red2"], owner, state or "reboot")
    for square in one.force.split():
        board.position["squares"][square][-1]["force"] = [PLAIN["red2"]]
    if one.shift:
        square, number = numbers(one.shift, one.card).split(":")
        board.position["squares"][square][-1]["shift"] = number
    if one.player:
        board.player_card(0, PLAYERS[one.player])
    return board.begin(strict=False)


def act(g: Play, words: str, card: str) -> Play:
    """Take these actions."""
    return g.do(*[text.strip() for text in numbers(words, card).split(";") if text.strip()])


def look(g: Play, what: str) -> Any:
    """What is so: "b2", "damage b2", "state b2", "hand", "enemy trash", "bottom", "may attack b2", …"""
    word, _, rest = what.partition(" ")
    if word == "may":
        return rest in g.texts
    if word in ("damage", "power", "state"):
        return getattr(g, word)(rest) if g.on(rest) else None
    if word == "force":
        there = g.game.position()["squares"].get(rest, [])
        there = there if isinstance(there, list) else [there]
        return sorted(c if isinstance(c, str) else c["card"] for c in there[-1].get("force", []))
    side, name = (1, rest) if word == "enemy" else (0, what)
    if name == "asleep":
        return g.asleep(side)
    if name == "bottom":
        return g.zone(side, "deck")[-1]
    if name in ("top", "second", "third"):
        return g.zone(side, "deck")[("top", "second", "third").index(name)]
    if name == "face up":
        dynamis = g.game.position()["players"][side]["dynamis"]
        return sum(not isinstance(c, str) and c.get("face") == "up" for c in dynamis)
    return sorted(g.zone(side, name)) if name in ZONES else g.on(name)


def so(g: Play, what: str, value: Any, card: str) -> bool:
    """Whether that is so; a number of a zone is how many cards are there."""
    there = look(g, what)
    if isinstance(there, list):
        return len(there) == value if isinstance(value, int) else there == sorted(cards(value, card))
    return bool(there == (numbers(value, card) if isinstance(value, str) else value))


def holds(one: Scene) -> Play:
    """Play the scene: everything that is to be so is so."""
    g = act(act(build(one), one.do, one.card), one.answer, one.card)
    assert one.then, "a scene says what is so afterwards"
    wanted = {**one.then, **one.keeps}
    wrong = {what: look(g, what) for what, value in wanted.items() if not so(g, what, value, one.card)}
    assert not wrong, f"{one.card}: {wrong} instead of {wanted}\n{g.texts}\n{g}"
    return g


def fails(one: Scene) -> None:
    """Play it without the answers: the ability asks nothing, and nothing is as it would make it."""
    g = act(build(one), one.do, one.card)
    first = numbers(one.answer.split(";")[0].strip(), one.card)
    assert first not in g.texts, f"{one.card}: {first}\n{g.texts}\n{g}"
    there = [what for what, value in one.then.items() if so(g, what, value, one.card)]
    assert not there, f"{one.card}: {there} all the same\n{g}"


def gate(one: Scene, **otherwise: Any) -> None:
    """It holds, and with these keys otherwise it does not."""
    holds(one)
    fails(changed(one, **otherwise))


def gated(one: Scene) -> None:
    """It holds, and does not with what the scene says in `unless`."""
    assert one.unless, "a scene says when nothing happens"
    gate(one, **one.unless)


def level_gate(one: Scene) -> None:
    """It holds at its level, and does not with one less."""
    name, number = one.level.split()
    gate(one, level=f"{name} {int(number) - 1}")


def cannot_come(one: Scene, **otherwise: str) -> None:
    """With these keys otherwise the Z/X EX of the scene cannot be played."""
    g = build(changed(one, **otherwise))
    assert f"ex {one.card}" not in g.texts, g


def of_color(scenes: dict[str, Scene], color: Color) -> list[Scene]:
    """The scenes of the cards of a color."""
    return [one for card, one in scenes.items() if card_table().card_of(card).colors & color]
