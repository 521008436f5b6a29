"""Scenes for tests of mechanics, one line each: the card, the board, the actions, the result.

    @scenes(("B16-015", "b1=this a2=!red5 dynamis=dingir^*2", "use b1; choose a2", "a2=-"))
    def test_no_cost(scene: Scene) -> None:
        scene.play()

Words of the board: `a2=!red5` a Z/X on a Square, `!` the opponent's, `~` behind it asleep, `/2000` damaged;
`hand=red2,blue2*3` the cards of a zone (`!hand` the opponent's), `^` behind a card face up, `~` asleep;
`force.b1=red2` Force under a Z/X, `shift.b1=G06-037` the Shift on one; `player=mikado` the Player card
(`everybody` has every name), `under=G07-004` what lies under it; `turn=1`, `phase=ignition`; `due=1` where a
rule effect is due.
Actions, with `;` between; `? a1 a2` says that these are offered to choose, `not use b1` that no
action begins so, `may use b1` that this is an action, `by 1` who decides. Behind a `|` stand the answers to
the ability of the card. Of Resources with different actions the first one pays.
Result: as the board, `-` for nothing, `~` asleep, `+` reboot, a number for how many;
`power.b1=5000`, `damage.b1=0`, `top=`, `second=`, `third=` and `bottom=` of the deck, `asleep=2` in Resource,
`up=1` face up in the Dynamis, `counters=-`. Behind a `|` stands what is as before.
`this` is the card; a color with a number is a card of that color and Cost without an ability.

A fifth string says when nothing happens: words in place of those of the board, `;` between several ways, such
as `"dynamis=dingir^; player=-"`. The first answer is then no action, and nothing before `|` has become so.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.made_up import EVERYBODY, SET
from tests.mechanics.plain_cards import PLAIN, PLAYERS
from tests.scenario import Play, Scenario

NAMED = {
    **PLAIN,
    **{name.lower(): number for name, number in PLAYERS.items()},
    "waker": "B18-017", "dingir": "B16-019", "dragon": "E09-051", "nergal": "B16-101", "marduk": "B16-102",
    "anu": "B16-103", "ereshkigal": "B16-104", "ishtar": "B16-105", "ahhazu": "B16-079", "nammu": "B16-039",
    "ningal": "B17-039", "nannar": "B17-099", "ninurta": "B16-099",
}  # fmt: skip
"""Also Z/X EX by a tribe."""

_PLACES = {"top": 0, "second": 1, "third": 2, "bottom": -1}
_SQUARE = re.compile(r"[abc][123]")
_CARD = re.compile(r"(!?)([\w-]+)([~^+]?)(?:/(\d+))?(?:\*(\d+))?")


class Scene(NamedTuple):
    """A card, its board, the actions and the expected result."""

    card: str
    board: str
    actions: str
    then: str
    unless: str = ""

    def play(self) -> Play:
        """Set the board up, take the actions and check the result, also on boards where nothing happens."""
        for otherwise in self._parts(self.unless, ";"):
            self._is_nothing(_in_place(self.board, otherwise))
        g = _begin(self._named(self.board))
        for words in self._parts(self.actions.replace("|", ";"), ";"):
            action, _, times = words.partition(" *")
            for _ in range(int(times or 1)):
                _do(g, action)
        _settle(g)
        if not self.actions.rpartition(";")[2].strip().startswith(("?", "not ", "may ")):
            assert not g.starting("choose") and "yes" not in g.texts, f"an answer is missing\n{g.texts}\n{g}"
        for word in self._named(self.then).replace("|", " ").split():
            what, _, wanted = word.partition("=")
            _see(g, what, wanted)
        return g

    def _is_nothing(self, board: str) -> None:
        """On this board the first answer is no action, and nothing becomes so."""
        g = _begin(self._named(board))
        led, _, answers = self.actions.partition("|")
        for action in self._parts(led, ";"):
            _do(g, action)
        first = self._parts(answers, ";")[:1]
        assert not set(first) & set(g.texts), f"{board}: {first}\n{g.texts}\n{g}"
        for word in self._named(self.then.partition("|")[0]).split():
            what, _, wanted = word.partition("=")
            try:
                _see(g, what, wanted)
            except AssertionError:
                continue
            raise AssertionError(f"{board}: {word} all the same\n{g.texts}\n{g}")

    def from_the_other_side(self) -> "Scene":
        """Return the scene with the players exchanged and the board turned around."""
        board = self.board if "turn=" in self.board else f"{self.board} turn=0"
        actions = re.sub(r"\bby ([01])", lambda match: f"by {1 - int(match[1])}", _turned(self.actions))
        then = " | ".join(_exchanged(part, False) for part in self.then.split("|"))
        unless = "; ".join(_exchanged(part, True) for part in self._parts(self.unless, ";"))
        return Scene(self.card, _exchanged(board, True), actions, then, unless)

    def _parts(self, words: str, between: str) -> list[str]:
        return [part.strip() for part in self._named(words).split(between) if part.strip()]

    def _named(self, words: str) -> str:
        named = {**NAMED, "this": self.card}
        return re.sub(r"\w+", lambda match: named.get(match[0], match[0]), words)


def scenes(*rows: tuple[str, ...]) -> Callable[[Any], Any]:
    """Run a test with each of these scenes."""
    return pytest.mark.parametrize("scene", [Scene(*row) for row in rows], ids=[row[0] for row in rows])


def _in_place(board: str, otherwise: str) -> str:
    """The board with these words in place of its own of the same name."""
    names = {word.partition("=")[0] for word in otherwise.split()}
    words_left = [word for word in board.split() if word.partition("=")[0] not in names]
    return " ".join([*words_left, *otherwise.split()])


def _turned(words: str) -> str:
    """Return the words with the Squares as the other player sees them."""
    return re.sub(
        r"(?<![\w-])[abc][123](?![\w-])",
        lambda match: "cba"["abc".index(match[0][0])] + str(4 - int(match[0][1])),
        words,
    )


def _exchanged(words: str, with_owners: bool) -> str:
    """Words of a board, or of what has become of it, which names no owners, with the players exchanged."""
    found = []
    for word in words.split():
        what, _, given = word.partition("=")
        if _SQUARE.fullmatch(what) and with_owners:
            given = (
                given if given == "-" else given.removeprefix("!") if given.startswith("!") else f"!{given}"
            )
        elif what == "turn":
            given = str(1 - int(given))
        elif what not in ("phase", "due") and "." not in what and not _SQUARE.fullmatch(what):
            what = what.removeprefix("!") if what.startswith("!") else f"!{what}"
        found.append(f"{_turned(what)}={given}")
    return " ".join(found)


def _cards(words: str) -> list[dict[str, Any]]:
    """The cards of a list, each with its state."""
    found = []
    for word in words.split(","):
        match = _CARD.fullmatch(word)
        assert match, f"no card: {word}"
        enemy, number, mark, damage, times = match.groups()
        card: dict[str, Any] = {"card": number, "owner": int(bool(enemy)), "damage": int(damage or 0)}
        card |= {"~": {"state": "sleep"}, "^": {"face": "up"}}.get(mark, {})
        found += [card] * int(times or 1)
    return found


def _begin(words: str) -> Play:
    # A Player of every name is no card of the pool, nor is a card with one letter before its number.
    made_up = EVERYBODY in words or re.search(r"\b[A-Z]-\d{3}\b", words)
    board, force = Scenario(card_set=SET) if made_up else Scenario(), {}
    shift: dict[str, str] = {}
    for word in words.split():
        what, _, given = word.partition("=")
        player, zone = int(what.startswith("!")), what.removeprefix("!")
        is_zone = not _SQUARE.fullmatch(what) and "." not in what and zone != "player"
        if given == "-" and not is_zone:
            continue
        if _SQUARE.fullmatch(what):
            card = _cards(given)[0]
            board.zx(what, card["card"], card["owner"], card.get("state", "reboot"), card["damage"])
        elif what.startswith("force."):
            force[what.removeprefix("force.")] = [card["card"] for card in _cards(given)]
        elif what.startswith("shift."):
            shift[what.removeprefix("shift.")] = given
        elif zone == "under":
            board.under_player(player, given)
        elif zone == "player":
            board.player_card(player, given)
        elif what == "due":
            continue
        elif what == "turn":
            board.position["turn_player"] = int(given)
        elif what == "phase":
            board.position["phase"] = given
        else:
            keys = ("card", "state", "face")
            cards = [] if given == "-" else _cards(given)
            board.cards(player, zone, [{k: card[k] for k in keys if k in card} for card in cards])
    for square, under in force.items():
        board.position["squares"][square][-1]["force"] = under
    for square, upon in shift.items():
        board.position["squares"][square][-1]["shift"] = upon
    return board.begin(strict="due=1" not in words)


def _settle(g: Play, words: str = "") -> None:
    """Take what alone is legal, if it is a choice or a payment, until these words are."""
    while words not in g.texts and (
        (len(g.texts) == 1 and g.texts[0].startswith("choose "))
        or (g.texts and all(text.startswith("pay ") for text in g.texts))
    ):
        g.do(g.texts[0])


def _do(g: Play, words: str) -> None:
    verb, _, rest = words.partition(" ")
    offered = Counter(rest.split())
    wanted = {"?": f"choose {rest.split()[0] if rest else ''}", "may": rest}.get(verb, words)
    _settle(g, words if verb == "?" and not rest else wanted)
    if verb == "?":
        assert Counter(g.starting("choose")) == offered, f"{g.texts}\n{g}"
    elif verb == "not":
        assert not g.starting(rest), f"{g.texts}\n{g}"
    elif verb == "may":
        assert rest in g.texts, f"{g.texts}\n{g}"
    elif verb == "by":
        assert g.to_play == int(rest), f"{g.texts}\n{g}"
    else:
        g.do(words)


def _see(g: Play, what: str, wanted: str) -> None:
    kind, _, square = what.rpartition(".")
    player, zone = int(what.startswith("!")), what.removeprefix("!")
    found: Any
    if _SQUARE.fullmatch(what):
        found = g.on(what) or "-"
        if wanted[-1] in "~+" and found != "-":
            found += "~" if g.state(what) == "sleep" else "+"
    elif kind in ("power", "damage"):
        found = str(getattr(g, kind)(square)) if g.on(square) else "-"
    elif kind == "force":
        found = ",".join(sorted(g._on(square)[-1].get("force", []) if g.on(square) else [])) or "-"
        wanted = ",".join(sorted(wanted.split(",")))
    elif zone == "counters":
        held = g.game.position()["players"][player].get("counters", {})
        found = ",".join(f"{counter}:{number}" for counter, number in held.items()) or "-"
    elif zone == "asleep":
        found = str(g.asleep(player))
    elif zone == "up":
        dynamis = g.game.position()["players"][player]["dynamis"]
        found = str(sum(not isinstance(card, str) and card.get("face") == "up" for card in dynamis))
    elif zone in _PLACES:
        found = g.zone(player, "deck")[_PLACES[zone]]
    elif wanted.isdigit():
        found = str(len(g.zone(player, zone)))
    else:
        found = sorted(g.zone(player, zone))
        listed = [] if wanted == "-" else sorted(card["card"] for card in _cards(wanted))
        assert found == listed, f"{what}: {found}, not {listed}\n{g.texts}\n{g}"
        return
    assert found == wanted, f"{what}: {found}, not {wanted}\n{g.texts}\n{g}"
