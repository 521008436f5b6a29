"""Test positions set up by card names and played by words; the duel notes every decision.

    d = duel(a="Dark Magician atk; set Rising Energy", b="Injection Fairy Lily atk")
    d.attack("Dark Magician", "Injection Fairy Lily")
    d.activate(B, "Injection Fairy Lily", at="D4")
    d.finish_battle()
    assert d.lp == (7100, 6000)

It is A's Main Phase 1 in turn 3; both have 8000 Life Points and ten vanilla monsters in the deck. Unless the
test activates a card, players pass in every window; every decision is noted with the cards that it offered.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeVar

import numpy as np

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import Rows, load, rows
from zx_env.ygo import limits
from zx_env.ygo.card_table import CARDS
from zx_env.ygo.cards.decks import deck_rows, load_deck
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.actions import BLOCKS, MASK, NUM_ACTIONS
from zx_env.ygo.entry_points import ENTRY_POINTS, atk_now, def_now, place_card, resume_game
from zx_env.ygo.state import GAME, MATCH
from zx_env.ygo.terms import NONE, THE_PLAYER, Ask, Frame, Moment, Phase, Zone

A, B = 0, 1
DIRECT = "the player"
VANILLA = "Gene-Warped Warwolf"
"""The cards of a deck unless the test names others."""
MOMENTS = {
    Moment.MAIN: "Main",
    Moment.START: "St",
    Moment.DECLARED: "De",
    Moment.RETARGETED: "Re",
    Moment.BEFORE: "Be",
    Moment.D1: "D1",
    Moment.D2: "D2",
    Moment.D3: "D3",
    Moment.D4: "D4",
    Moment.D5: "D5",
    Moment.D6: "D6",
    Moment.D7: "D7",
    Moment.END_STEP: "En",
    Moment.O4: "O4",
}
DEEDS = {
    "stop": ("stop",),
    "battle": ("battle",),
    "end battle": ("end_battle",),
    "end turn": ("end_turn",),
    "summon": ("summon",),
    "set": ("set",),
    "activate": ("activate_hand", "activate_back", "effect"),
    "attack": ("attack",),
    "position": ("position",),
}
"""Blocks of actions, by the word of the deed."""
BLOCK_OF = [(name, place) for name, shape in BLOCKS for place in range(int(np.prod(shape)))]
"""For each action number: its block and its place in the block."""


class Answer(NamedTuple):
    """A legal action: its number, its block, and its card or other object, or NONE."""

    number: int
    block: str
    thing: int


@dataclass(frozen=True)
class Decision:
    """A past decision: the question, and the cards that could be activated."""

    moment: str
    player: int
    asked: Ask
    phase: str
    offers: tuple[str, ...]


class Duel:
    """A duel played by words, with its past decisions."""

    def __init__(self, games: Rows, matches: Rows, masks: Rows) -> None:
        self._rows = games, matches, masks
        self.g = games[0]
        self.pool = card_table()
        self.seen: list[Decision] = []
        self.picks: dict[int, list[str]] = {A: [], B: []}
        self._note()

    def __str__(self) -> str:
        lines = [f"turn {self.turn}, {self.phase}, {self.moment}, asked {Ask(int(self.g.asked)).name}"]
        for player in (A, B):
            field = [f"{name} {self.position(name)}" for name in self.monsters(player)]
            back = [self.name(s) for s in self._slots("back", player)]
            lines.append(f"{'AB'[player]}: {self.lp[player]} LP, {field}, {back}, hand {self.hand(player)}")
        lines += [f"{one.moment:4} {'AB'[one.player]} {one.asked.name}: {one.offers}" for one in self.seen]
        return "\n".join(lines)

    # -- what can be done ------------------------------------------------------------------------------------

    def legal(self) -> list[Answer]:
        """Return every legal action of the mask."""
        mask = self._rows[2][0]
        numbers = [number for number in range(NUM_ACTIONS) if mask.cell[number]]
        return [Answer(number, *self._meaning(*BLOCK_OF[number])) for number in numbers]

    def _meaning(self, block: str, place: int) -> tuple[str, int]:
        """Return the block, and the card or other object of this place in it."""
        g, player = self.g, self.decider
        zones = {
            "activate_back": (g.back, player),
            "effect": (g.monster, player),
            "attack": (g.monster, player),
            "target": (g.monster, 1 - player),
            "choose_own": (g.monster, player),
            "choose_enemy": (g.monster, 1 - player),
            "choose_own_back": (g.back, player),
            "choose_enemy_back": (g.back, 1 - player),
            "position": (g.monster, player),
        }
        if block in zones:
            where, whose = zones[block]
            return block, int(where[whose, place])
        if block in ("summon", "set", "activate_hand", "choose_hand"):
            return block, int(g.hand_row[place])
        if block == "choose_option":
            return block, int(g.option[place])
        return block, THE_PLAYER if block == "direct" else NONE

    def take(self, answer: Answer) -> None:
        """Take a legal action, and go on to the next decision."""
        games, matches, masks = self._rows
        ENTRY_POINTS.step_game(games, 0, _cards(), matches, 0, masks, 0, answer.number)
        self._note()

    def _say(self, block: str) -> None:
        """Take the only action of a block: "stop", "yes", "no"."""
        found = [answer for answer in self.legal() if answer.block == block]
        assert found, f"{block} is not legal\n{self}"
        self.take(found[0])

    def _note(self) -> None:
        assert self.g.fault == 0, f"fault {int(self.g.fault)}\n{self}"
        if self.g.asked != Ask.OVER:
            offers = tuple(self.offers_now())
            asked = Ask(int(self.g.asked))
            self.seen.append(Decision(self.moment, self.decider, asked, self.phase, offers))

    def offers_now(self) -> list[str]:
        """Return the names of the cards whose effects, triggers included, the decider could activate now."""
        if self.g.asked == Ask.YES_NO:
            return [self.subject]
        if self.g.asked == Ask.TRIGGER:
            return [self._of_waiting(answer.thing) for answer in self._things()]
        return [self.name(answer.thing) for answer in self.legal() if answer.block in DEEDS["activate"]]

    def _things(self) -> list[Answer]:
        """Return the legal actions with a card or other object."""
        return [answer for answer in self.legal() if answer.thing != NONE]

    def _of_waiting(self, place: int) -> str:
        return self.name(int(self.g.waiting[place].slot))

    # -- what is where ---------------------------------------------------------------------------------------

    def name(self, slot: int) -> str:
        """The name of the card, DIRECT for the player."""
        return DIRECT if slot == THE_PLAYER else self.pool.cards[int(self.g.row[slot])].name

    def _slots(self, zones: str, player: int) -> list[int]:
        """The player's cards in "monster" or "back", zone by zone."""
        width = limits.MONSTERS if zones == "monster" else limits.BACKS
        there = getattr(self.g, zones)
        return [slot for place in range(width) if (slot := int(there[player, place])) != NONE]

    def slot(self, name: str) -> int:
        """The first card of that name on the field, A's first."""
        field = [s for p in (A, B) for s in [*self._slots("monster", p), *self._slots("back", p)]]
        found = [slot for slot in field if self.name(slot) == name]
        assert found, f"{name} is not on the field\n{self}"
        return found[0]

    def _listed(self, player: int, zone: Zone) -> list[str]:
        g = self.g
        return [self.name(int(g.cards[player, zone, i])) for i in range(int(g.count[player, zone]))]

    def monsters(self, player: int) -> list[str]:
        """The monsters that the player controls."""
        return [self.name(slot) for slot in self._slots("monster", player)]

    def back(self, player: int) -> list[str]:
        """The player's Spells and Traps on the field."""
        return [self.name(slot) for slot in self._slots("back", player)]

    def hand(self, player: int) -> list[str]:
        """The player's hand."""
        return self._listed(player, Zone.HAND)

    def graveyard(self, player: int) -> list[str]:
        """The player's Graveyard, the last card at the end."""
        return self._listed(player, Zone.GRAVEYARD)

    def banished(self, player: int) -> list[str]:
        """The player's banished cards."""
        return self._listed(player, Zone.BANISHED)

    @property
    def lp(self) -> tuple[int, int]:
        """Life Points of A and B."""
        return int(self.g.life_points[A]), int(self.g.life_points[B])

    @property
    def turn(self) -> int:
        """Turns so far."""
        return int(self.g.turn)

    @property
    def phase(self) -> str:
        """terms.Phase by name."""
        return Phase(int(self.g.phase)).name

    @property
    def moment(self) -> str:
        """The moment in short: "De", "D4"."""
        return MOMENTS[Moment(int(self.g.moment))]

    @property
    def decider(self) -> int:
        """The deciding player."""
        return int(self.g.decider)

    @property
    def winner(self) -> int | None:
        """The winner, None for a draw and while the duel runs."""
        return None if self.g.winner == NONE else int(self.g.winner)

    def atk(self, name: str) -> int:
        """The ATK of a monster now."""
        return int(atk_now(self._rows[0], 0, _cards(), self.slot(name)))

    def defense(self, name: str) -> int:
        """The DEF of a monster now."""
        return int(def_now(self._rows[0], 0, _cards(), self.slot(name)))

    def counters(self, name: str) -> int:
        """Counters on a card."""
        return int(self.g.counters[self.slot(name)])

    def position(self, name: str) -> str:
        """ "atk", "def" or "down"."""
        slot = self.slot(name)
        if self.g.face_down[slot]:
            return "down"
        return "def" if self.g.in_defense[slot] else "atk"

    @property
    def links(self) -> list[str]:
        """The cards of the open chain, the first link first."""
        return [self.name(int(self.g.chain[i].slot)) for i in range(int(self.g.links))]

    @property
    def subject(self) -> str:
        """The card that the decision is about."""
        return self.name(int(self.g.subject))

    # -- what has been seen ----------------------------------------------------------------------------------

    def offered(self, player: int, name: str, *moments: str) -> list[str]:
        """Return the moments outside the Main Phases in which the card was offered, each once.

        With `moments`, only those.
        """
        found = [
            one.moment
            for one in self.seen
            if one.player == player and name in one.offers and (one.moment in moments or not moments)
        ]
        return [moment for moment in dict.fromkeys(found) if moment != "Main"]

    def askings(self, moment: str) -> list[int]:
        """Return the players asked in a moment, in order."""
        return [one.player for one in self.seen if one.moment == moment]

    @property
    def moments(self) -> list[str]:
        """Return the moments in which a player was asked."""
        return list(dict.fromkeys(one.moment for one in self.seen))

    @property
    def phases(self) -> list[str]:
        """Return the phases in which a player was asked."""
        return list(dict.fromkeys(one.phase for one in self.seen))

    # -- what is asked now -----------------------------------------------------------------------------------

    def asks(self, what: str) -> bool:
        """Return whether the question is "main", "battle", "window", "answer", "target", "choose", …."""
        return Ask(int(self.g.asked)).name == what.upper()

    def offers(self, name: str) -> bool:
        """Return whether the decider could activate the card now."""
        return name in self.offers_now()

    def can(self, deed: str, name: str = "") -> bool:
        """Return whether a deed is legal: "battle", "end battle", "end turn", "stop", or one with a card."""
        return (
            any(one.block == "stop" for one in self.legal()) if deed == "stop" else bool(self._of(deed, name))
        )

    def _of(self, deed: str, name: str) -> list[Answer]:
        """Return the legal actions of this deed with a card of that name."""
        found = [answer for answer in self.legal() if answer.block in DEEDS[deed]]
        return [one for one in found if one.thing == NONE or self.name(one.thing) == name]

    @property
    def attackers(self) -> list[str]:
        """The monsters that can declare an attack now."""
        return [self.name(answer.thing) for answer in self.legal() if answer.block == "attack"]

    @property
    def targets(self) -> list[str]:
        """The targets that can be attacked now."""
        assert self.asks("target"), self
        return [self.name(answer.thing) for answer in self._things()]

    @property
    def choices(self) -> list[str]:
        """The cards that can be chosen now."""
        assert self.asks("choose"), self
        return [self.name(answer.thing) for answer in self._things()]

    # -- playing ---------------------------------------------------------------------------------------------

    def do(self, deed: str, name: str = "") -> "Duel":
        """Act: "battle", "end battle", "end turn"; with a card "summon", "set", "activate", "position"."""
        found = self._of(deed, name)
        assert found, f"{deed} {name} is not legal\n{self}"
        self.take(found[0])
        return self

    def _pass(self) -> None:
        """Give the default answer: pass, no, the next of `picks`, or the only choice."""
        asked, picks = self.g.asked, self.picks[self.decider]
        if asked in (Ask.WINDOW, Ask.ANSWER):
            self._say("stop")
        elif asked == Ask.YES_NO:
            self._say("no")
        elif asked == Ask.POSITION:
            assert picks, f"say in which position, atk or def\n{self}"
            self._say("yes" if picks.pop(0) == "atk" else "no")
        elif asked == Ask.CHOOSE:
            assert picks or len(self.choices) == 1, f"say which card\n{self}"
            self.choose(picks.pop(0) if picks else self.choices[0])
        elif asked == Ask.TRIGGER:
            self._say("stop" if self.can("stop") else "choose_option")
        else:
            raise AssertionError(f"nobody passes here\n{self}")

    def choose(self, name: str) -> "Duel":
        """Choose the card of that name."""
        found = [answer for answer in self._things() if self.name(answer.thing) == name]
        assert self.asks("choose") and found, f"{name} cannot be chosen\n{self}"
        self.take(found[0])
        return self

    def _is_open(self) -> bool:
        """Return whether the duel waits for the turn player's own deed, or is over."""
        return self.g.asked in (Ask.MAIN, Ask.BATTLE, Ask.TARGET, Ask.OVER)

    def to(self, moment: str) -> "Duel":
        """Let all pass until a player is asked in that moment, or the duel is over."""
        while self.moment != moment and not self._is_open():
            self._pass()
        return self

    def to_choice(self) -> "Duel":
        """Let all pass until a player must choose a card."""
        while not self.asks("choose"):
            self._pass()
        return self

    def to_turn(self, player: int) -> "Duel":
        """Let all pass until that player's Main Phase 1."""
        while not (self.asks("main") and self.decider == player and self.phase == "MAIN_1"):
            self._pass()
        return self

    def finish_battle(self) -> "Duel":
        """Let all pass until the turn player decides again, or the duel is over."""
        while not self._is_open():
            self._pass()
        return self

    to_battle_step = to_replay = to_main = finish_battle

    def resolve_chain(self) -> "Duel":
        """Let all pass until the open chain has resolved."""
        while self.g.links:
            self._pass()
        return self

    def enter_battle(self) -> "Duel":
        """The turn player enters the Battle Phase."""
        while not self.asks("main"):
            self._pass()
        return self.do("battle")

    def end_battle(self) -> "Duel":
        """The turn player ends the Battle Phase, and all pass until Main Phase 2."""
        return self.do("end battle").finish_battle()

    def end_turn(self) -> "Duel":
        """The turn player ends the turn, and all pass until the next Main Phase."""
        return self.do("end turn").finish_battle()

    def declare(self, attacker: str) -> "Duel":
        """The turn player declares an attack with it; the target is asked next."""
        if self.asks("main"):
            self.do("battle")
        while not self.asks("battle"):
            self._pass()
        return self.do("attack", attacker)

    def target(self, target: str) -> "Duel":
        """The turn player names the attack target."""
        found = [answer for answer in self._things() if self.name(answer.thing) == target]
        assert self.asks("target") and found, f"{target} cannot be attacked\n{self}"
        self.take(found[0])
        return self

    def attack(self, attacker: str, target: str) -> "Duel":
        """The turn player attacks, and enters the Battle Phase first if necessary."""
        return self.declare(attacker).target(target)

    def stop(self) -> "Duel":
        """Pass, once; in a replay: no attack."""
        self._say("stop")
        return self

    give_up = stop

    def activate(self, player: int, name: str, *picks: str, at: str = "", effect: int = 0) -> "Duel":
        """Let all pass until the player can activate the card at that moment, and activate it.

        `picks` are the cards and positions that the player chooses for it, in order: costs, target, monster
        to summon. `effect` is the effect to activate if several can be.
        """
        while not (self.decider == player and self.offers(name) and at in ("", self.moment)):
            assert not self._is_open(), f"{name} is not offered\n{self}"
            self._pass()
        return self._activate(player, name, picks, effect)

    def answer(self, player: int, name: str, *picks: str) -> "Duel":
        """The player answers the last link of the open chain with the card; the other passes before."""
        links = int(self.g.links)
        while not (self.decider == player and self.offers(name)):
            assert links and self.g.links == links, f"{name} is not offered\n{self}"
            self._pass()
        return self._activate(player, name, picks, 0)

    def _activate(self, player: int, name: str, picks: tuple[str, ...], effect: int) -> "Duel":
        self.picks[player] += picks
        if self.asks("yes_no"):
            self._say("yes")
        elif self.asks("trigger"):
            self.take(next(one for one in self._things() if self._of_waiting(one.thing) == name))
        else:
            self.do("activate", name)
        if self.asks("effect"):
            self.take(next(one for one in self._things() if one.thing == effect))
        while self.asks("choose") and self.decider == player and self.picks[player]:
            self._pass()
        return self


F = TypeVar("F")


def plays(*names: str) -> Callable[[F], F]:
    """Mark a test with the cards that it tests: every card has one (test_every_card_is_played.py)."""
    for name in names:
        card_table().row_of(name)
    return lambda test: test


# -- setting up ----------------------------------------------------------------------------------------------


@cache
def _cards() -> Rows:
    """Return the card table for the entry points."""
    if not PLAIN:
        return card_table().record
    made = rows(CARDS, 1)
    load(made, 0, card_table().record[0])
    return made


def _matches(rules: str) -> Rows:
    """Return the settings of a duel without skipped decisions."""
    matches = rows(MATCH, 1)
    match = matches[0]
    match.turn_cap, match.turn_decision_cap, match.skip_forced = 80, 500, 0
    match.ocg = int(rules == "ocg")
    return matches


_CARD = re.compile(
    r"(?:(?P<front>hand|gy|deck|set|down|face-up) )?(?P<name>.+?)(?: (?P<stands>atk|def))?"
    r"(?: (?P<counters>\d+) counters?)?"
)
_LISTS = {"hand": Zone.HAND, "gy": Zone.GRAVEYARD, "deck": Zone.DECK}


def _put(games: Rows, player: int, words: str) -> None:
    """Put down a card: "Gemini Elf atk", "down Jinzo", "set Shrink", "B.E.S. Big Core atk 1 counter"."""
    parts = _CARD.fullmatch(words)
    assert parts and bool(parts["front"]) != bool(parts["stands"]), f"{words!r}: say how it lies"
    zone = _LISTS.get(parts["front"], Zone.BACK)
    if parts["stands"] or parts["front"] == "down":
        zone = Zone.MONSTER
    face_down = int(parts["front"] in ("set", "down"))
    in_defense = int("down" == parts["front"] or parts["stands"] == "def")
    row, counters = card_table().row_of(parts["name"]), int(parts["counters"] or 0)
    slot = place_card(games, 0, _cards(), player, row, zone, player, face_down, in_defense, counters, 0)
    assert slot != NONE, f"no room for {words}"


def duel(
    a: str = "", b: str = "", rules: str = "tcg", lp: tuple[int, int] = (8000, 8000), vanilla: int = 10
) -> Duel:
    """A's Main Phase 1 in turn 3. Each side is a list of cards: how they lie, or in which list.

    `vanilla`: how many vanilla monsters are in each deck besides, on top.
    """
    games, matches, masks = rows(GAME, 1), _matches(rules), rows(MASK, 1)
    ENTRY_POINTS.empty_game(games, 0, 1)
    g = games[0]
    g.turn, g.turn_player, g.first_player, g.phase = 3, A, A, Phase.MAIN_1
    for player, side in ((A, a), (B, b)):
        g.life_points[player] = lp[player]
        for words in (one.strip() for one in side.split(";")):
            if words:
                _put(games, player, words)
        for _ in range(vanilla):
            _put(games, player, f"deck {VANILLA}")
    resume_game(games, 0, _cards(), matches, 0, masks, 0, Frame.MAIN)
    return Duel(games, matches, masks)


def new_duel(
    first_player: int = A, decks: tuple[str, str] = ("light", "beat"), seed: int = 1, rules: str = "tcg"
) -> Duel:
    """Start a new duel of shipped decks."""
    games, matches, masks = rows(GAME, 1), _matches(rules), rows(MASK, 1)
    match = matches[0]
    match.first_player = first_player
    for player in (A, B):
        for place, row in enumerate(deck_rows(load_deck(decks[player]), card_table())):
            match.row[player, place] = int(row)
    ENTRY_POINTS.reset_game(games, 0, _cards(), matches, 0, masks, 0, seed)
    return Duel(games, matches, masks)
