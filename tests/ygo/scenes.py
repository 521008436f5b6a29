"""Positions by names of cards, played by words, for tests: `duel` sets one up, and what happens is noted.

    d = duel(a="Dark Magician atk; set Rising Energy", b="Injection Fairy Lily atk")
    d.attack("Dark Magician", "Injection Fairy Lily")
    d.activate(B, "Injection Fairy Lily", at="D4")
    d.finish_battle()
    assert d.lp == (7100, 6000)

It is A's Main Phase 1 in turn 3; both have 8000 Life Points and ten vanilla monsters in the deck. Who is not
said to activate passes in every window; every decision passed is noted with what it offered.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from zx_env.compiling.twins import load, rows
from zx_env.ygo import limits
from zx_env.ygo.card_records import CARDS
from zx_env.ygo.cards.decks import deck_rows, load_deck
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.records import GAME, MATCH
from zx_env.ygo.rules.activation import can_activate
from zx_env.ygo.rules.agenda import push
from zx_env.ygo.rules.continuous import atk_of, def_of
from zx_env.ygo.rules.deeds import (
    can_attack,
    can_change_position,
    can_end_battle,
    can_end_turn,
    can_enter_battle,
    can_set,
    can_summon,
)
from zx_env.ygo.rules.placement import put_down
from zx_env.ygo.rules.progress import advance
from zx_env.ygo.rules.setup import clear, new_game
from zx_env.ygo.terms import NONE, THE_PLAYER, Ask, Frame, Moment, Phase, Verb, Zone

A, B = 0, 1
DIRECT = "the player"
VANILLA = "Gene-Warped Warwolf"
"""What decks are made of, where nothing else is said."""
MOMENTS = {
    Moment.MAIN: "Main",
    Moment.START: "St",
    Moment.DECLARED: "De",
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
DEEDS = (Ask.MAIN, Ask.BATTLE, Ask.WINDOW, Ask.ANSWER)

WITHOUT_CARD = {"battle": Verb.ENTER_BATTLE, "end battle": Verb.END_BATTLE, "end turn": Verb.END_TURN}

Answer = tuple[int, int]
"""A deed (terms.Verb) and the card it is done with; where the answer is no deed, Verb.PASS and the answer."""


@dataclass(frozen=True)
class Decision:
    """What somebody was asked, and what could be activated then."""

    moment: str
    player: int
    asked: Ask
    phase: str
    offers: tuple[str, ...]


class Duel:
    """A duel played by words, and what has been seen of it."""

    def __init__(self, g: Any, cards: Any, match: Any) -> None:
        self.g, self.cards, self.match = g, cards, match
        self.pool = card_table()
        self.seen: list[Decision] = []
        self.picks: dict[int, list[str]] = {A: [], B: []}
        self._go_on()

    def __str__(self) -> str:
        lines = [f"turn {self.turn}, {self.phase}, {self.moment}, asked {Ask(int(self.g.asked)).name}"]
        for player in (A, B):
            field = [f"{name} {self.position(name)}" for name in self.monsters(player)]
            back = [self.name(s) for s in self._slots(self.g.back, player)]
            lines.append(f"{'AB'[player]}: {self.lp[player]} LP, {field}, {back}, hand {self.hand(player)}")
        lines += [f"{one.moment:4} {'AB'[one.player]} {one.asked.name}: {one.offers}" for one in self.seen]
        return "\n".join(lines)

    # -- what can be done ------------------------------------------------------------------------------------

    def _deeds(self) -> Iterator[Answer]:
        g, cards, player = self.g, self.cards, int(self.g.decider)
        hand = [int(g.cards[player, Zone.HAND, i]) for i in range(int(g.count[player, Zone.HAND]))]
        monsters, backs = self._slots(g.monster, player), self._slots(g.back, player)
        for slot in [*hand, *monsters, *backs]:
            if can_activate(g, cards, slot):
                yield Verb.ACTIVATE, slot
        if g.asked == Ask.MAIN:
            yield from ((Verb.SUMMON, slot) for slot in hand if can_summon(g, cards, slot))
            yield from ((Verb.SET, slot) for slot in hand if can_set(g, cards, slot))
            yield from ((Verb.POSITION, slot) for slot in monsters if can_change_position(g, slot))
            if can_enter_battle(g):
                yield Verb.ENTER_BATTLE, NONE
            if can_end_turn(g, cards):
                yield Verb.END_TURN, NONE
        if g.asked == Ask.BATTLE:
            yield from ((Verb.ATTACK, slot) for slot in monsters if can_attack(g, cards, slot))
            if can_end_battle(g, cards):
                yield Verb.END_BATTLE, NONE

    def legal(self) -> list[Answer]:
        """Every legal answer."""
        g = self.g
        found: list[Answer] = [(Verb.PASS, NONE)] if g.may_stop else []
        if g.asked in DEEDS:
            return [*found, *self._deeds()]
        if g.asked in (Ask.YES_NO, Ask.POSITION):
            return [(Verb.PASS, 1), (Verb.PASS, 0)]
        found += [(Verb.PASS, int(g.candidate[i])) for i in range(int(g.candidates))]
        if g.asked == Ask.TARGET and g.may_attack_directly:
            found.append((Verb.PASS, THE_PLAYER))
        return found

    def take(self, verb: int, answer: int) -> None:
        """Take a legal answer, and go on to the next decision."""
        assert (verb, answer) in self.legal(), f"{Verb(verb).name} {answer} is not legal\n{self}"
        self.g.verb, self.g.answer = verb, answer
        self.g.asked = Ask.NOTHING
        self._go_on()

    def _go_on(self) -> None:
        advance(self.g, self.cards, self.match)
        assert self.g.fault == 0, f"fault {int(self.g.fault)}\n{self}"
        if self.g.asked != Ask.OVER:
            offers = tuple(self.offers_now())
            asked = Ask(int(self.g.asked))
            self.seen.append(Decision(self.moment, self.decider, asked, self.phase, offers))

    def offers_now(self) -> list[str]:
        """Names of the cards that the decider could activate an effect of now, a trigger's too."""
        g = self.g
        if g.asked in DEEDS:
            return [self.name(slot) for verb, slot in self.legal() if verb == Verb.ACTIVATE]
        if g.asked == Ask.YES_NO:
            return [self.name(int(g.subject))]
        if g.asked == Ask.TRIGGER:
            return [self._of_waiting(int(g.candidate[i])) for i in range(int(g.candidates))]
        return []

    def _of_waiting(self, place: int) -> str:
        return self.name(int(self.g.waiting[place].slot))

    # -- what is where ---------------------------------------------------------------------------------------

    def name(self, slot: int) -> str:
        """The name of the card, DIRECT for the player."""
        return DIRECT if slot == THE_PLAYER else self.pool.cards[int(self.g.row[slot])].name

    def _slots(self, zones: Any, player: int) -> list[int]:
        width = limits.MONSTERS if zones is self.g.monster else limits.BACKS
        return [slot for place in range(width) if (slot := int(zones[player, place])) != NONE]

    def slot(self, name: str) -> int:
        """The first card of that name on the field, A's first."""
        g = self.g
        field = [s for p in (A, B) for s in [*self._slots(g.monster, p), *self._slots(g.back, p)]]
        found = [slot for slot in field if self.name(slot) == name]
        assert found, f"{name} is not on the field\n{self}"
        return found[0]

    def _listed(self, player: int, zone: Zone) -> list[str]:
        g = self.g
        return [self.name(int(g.cards[player, zone, i])) for i in range(int(g.count[player, zone]))]

    def monsters(self, player: int) -> list[str]:
        """The monsters that the player controls."""
        return [self.name(slot) for slot in self._slots(self.g.monster, player)]

    def back(self, player: int) -> list[str]:
        """The player's Spells and Traps on the field."""
        return [self.name(slot) for slot in self._slots(self.g.back, player)]

    def hand(self, player: int) -> list[str]:
        """The player's hand."""
        return self._listed(player, Zone.HAND)

    def graveyard(self, player: int) -> list[str]:
        """The player's Graveyard, what came last behind."""
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
        """Who is asked."""
        return int(self.g.decider)

    @property
    def winner(self) -> int | None:
        """Who has won, None for a draw and while the duel runs."""
        return None if self.g.winner == NONE else int(self.g.winner)

    def atk(self, name: str) -> int:
        """The ATK of a monster now."""
        return int(atk_of(self.g, self.cards, self.slot(name)))

    def defense(self, name: str) -> int:
        """The DEF of a monster now."""
        return int(def_of(self.g, self.cards, self.slot(name)))

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
        """The moments in which the player was offered to activate it, once each; outside the Main Phases.

        With `moments`, only those.
        """
        found = [
            one.moment
            for one in self.seen
            if one.player == player and name in one.offers and (one.moment in moments or not moments)
        ]
        return [moment for moment in dict.fromkeys(found) if moment != "Main"]

    def askings(self, moment: str) -> list[int]:
        """Who was asked in a moment, one after the other."""
        return [one.player for one in self.seen if one.moment == moment]

    @property
    def moments(self) -> list[str]:
        """The moments in which somebody was asked."""
        return list(dict.fromkeys(one.moment for one in self.seen))

    @property
    def phases(self) -> list[str]:
        """The phases in which somebody was asked."""
        return list(dict.fromkeys(one.phase for one in self.seen))

    # -- what is asked now -----------------------------------------------------------------------------------

    def asks(self, what: str) -> bool:
        """Whether it is asked: "main", "battle", "window", "answer", "target", "choose", …."""
        return Ask(int(self.g.asked)).name == what.upper()

    def offers(self, name: str) -> bool:
        """Whether the decider could activate it now."""
        return name in self.offers_now()

    def can(self, deed: str, name: str = "") -> bool:
        """Whether it is legal: "battle", "end battle", "end turn", "stop", or what `do` does with a card."""
        if deed == "stop":
            return bool(self.g.may_stop)
        return bool(self._answers(deed, name))

    def _answers(self, deed: str, name: str) -> list[Answer]:
        """The legal answers that are this deed, with a card of that name."""
        verb = WITHOUT_CARD[deed] if deed in WITHOUT_CARD else Verb[deed.upper()]
        return [
            (one, slot)
            for one, slot in self.legal()
            if one == verb and (self.name(slot) == name if slot != NONE else deed in WITHOUT_CARD)
        ]

    @property
    def attackers(self) -> list[str]:
        """The monsters that can declare an attack now."""
        return [self.name(slot) for verb, slot in self.legal() if verb == Verb.ATTACK]

    @property
    def targets(self) -> list[str]:
        """What can be attacked now."""
        assert self.asks("target"), self
        return [self.name(slot) for _, slot in self.legal() if slot != NONE]

    @property
    def choices(self) -> list[str]:
        """The cards among which one is chosen now."""
        assert self.asks("choose"), self
        return [self.name(slot) for _, slot in self.legal() if slot != NONE]

    # -- playing ---------------------------------------------------------------------------------------------

    def do(self, deed: str, name: str = "") -> "Duel":
        """Do it: "battle", "end battle", "end turn"; with a card "summon", "set", "activate", "position"."""
        found = self._answers(deed, name)
        assert found, f"{deed} {name} is not legal\n{self}"
        self.take(*found[0])
        return self

    def _pass(self) -> None:
        """Answer as somebody who is not said to do anything."""
        g = self.g
        picks = self.picks[self.decider]
        if g.asked in (Ask.WINDOW, Ask.ANSWER):
            self.take(Verb.PASS, NONE)
        elif g.asked == Ask.YES_NO:
            self.take(Verb.PASS, 0)
        elif g.asked == Ask.POSITION:
            assert picks, f"say in which position, atk or def\n{self}"
            self.take(Verb.PASS, int(picks.pop(0) == "atk"))
        elif g.asked == Ask.CHOOSE:
            assert picks or g.candidates == 1, f"say which card\n{self}"
            self.choose(picks.pop(0) if picks else self.choices[0])
        elif g.asked == Ask.TRIGGER:
            self.take(Verb.PASS, NONE if g.may_stop else int(g.candidate[0]))
        else:
            raise AssertionError(f"nobody passes here\n{self}")

    def choose(self, name: str) -> "Duel":
        """Choose the card of that name."""
        found = [slot for _, slot in self.legal() if slot != NONE and self.name(slot) == name]
        assert self.asks("choose") and found, f"{name} cannot be chosen\n{self}"
        self.take(Verb.PASS, found[0])
        return self

    def _is_open(self) -> bool:
        """Whether the duel waits for the turn player's own deed, or is over."""
        return self.g.asked in (Ask.MAIN, Ask.BATTLE, Ask.TARGET, Ask.OVER)

    def to(self, moment: str) -> "Duel":
        """All pass until somebody is asked in that moment, or it is over."""
        while self.moment != moment and not self._is_open():
            self._pass()
        return self

    def to_choice(self) -> "Duel":
        """All pass until somebody has to choose a card."""
        while not self.asks("choose"):
            self._pass()
        return self

    def to_turn(self, player: int) -> "Duel":
        """All pass until that player's Main Phase 1."""
        while not (self.asks("main") and self.decider == player and self.phase == "MAIN_1"):
            self._pass()
        return self

    def finish_battle(self) -> "Duel":
        """All pass until the turn player decides again, or the duel is over."""
        while not self._is_open():
            self._pass()
        return self

    to_battle_step = to_replay = to_main = finish_battle

    def resolve_chain(self) -> "Duel":
        """All pass until the open chain has resolved."""
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
        found = [slot for _, slot in self.legal() if slot != NONE and self.name(slot) == target]
        assert self.asks("target") and found, f"{target} cannot be attacked\n{self}"
        self.take(Verb.PASS, found[0])
        return self

    def attack(self, attacker: str, target: str) -> "Duel":
        """The turn player attacks, entering the Battle Phase where that is still to do."""
        return self.declare(attacker).target(target)

    def give_up(self) -> "Duel":
        """In a replay: no attack."""
        self.take(Verb.PASS, NONE)
        return self

    def activate(self, player: int, name: str, *picks: str, at: str = "", effect: int = 0) -> "Duel":
        """All pass until the player can activate it, at that moment; it is activated.

        `picks` are the cards, and positions, that the player chooses for it, in order: costs, target, what is
        summoned. `effect`: which of its effects, where several can be activated.
        """
        while not (self.decider == player and self.offers(name) and at in ("", self.moment)):
            assert not self._is_open(), f"{name} is not offered\n{self}"
            self._pass()
        return self._activate(player, name, picks, effect)

    def answer(self, player: int, name: str, *picks: str) -> "Duel":
        """The player answers the last link of the open chain with it; the other passes before."""
        links = int(self.g.links)
        while not (self.decider == player and self.offers(name)):
            assert links and self.g.links == links, f"{name} is not offered\n{self}"
            self._pass()
        return self._activate(player, name, picks, 0)

    def _activate(self, player: int, name: str, picks: tuple[str, ...], effect: int) -> "Duel":
        g = self.g
        self.picks[player] += picks
        if g.asked == Ask.YES_NO:
            self.take(Verb.PASS, 1)
        elif g.asked == Ask.TRIGGER:
            places = [int(g.candidate[i]) for i in range(int(g.candidates))]
            self.take(Verb.PASS, next(place for place in places if self._of_waiting(place) == name))
        else:
            self.do("activate", name)
        if self.asks("effect"):
            self.take(Verb.PASS, effect)
        while self.asks("choose") and self.decider == player and self.picks[player]:
            self._pass()
        return self


F = TypeVar("F")


def plays(*names: str) -> Callable[[F], F]:
    """Say of a test which cards it is about: every card has one (test_every_card_is_played.py)."""
    for name in names:
        card_table().row_of(name)
    return lambda test: test


# -- setting up ----------------------------------------------------------------------------------------------


def _begun(rules: str) -> tuple[Any, Any, Any]:
    """An empty duel, the card table and its settings."""
    table, match, games = rows(CARDS, 1), rows(MATCH, 1), rows(GAME, 1)
    load(table, 0, card_table().record[0])
    match[0].turn_cap, match[0].turn_decision_cap = 80, 500
    match[0].ocg = int(rules == "ocg")
    clear(games[0])
    games[0].ocg, games[0].rng = match[0].ocg, 1
    return games[0], table[0], match[0]


_CARD = re.compile(
    r"(?:(?P<front>hand|gy|deck|set|down|face-up) )?(?P<name>.+?)(?: (?P<stands>atk|def))?"
    r"(?: (?P<counters>\d+) counters?)?"
)
_LISTS = {"hand": Zone.HAND, "gy": Zone.GRAVEYARD, "deck": Zone.DECK}


def _put(g: Any, cards: Any, player: int, words: str) -> None:
    """One card of a side: "Gemini Elf atk", "down Jinzo", "set Shrink", "B.E.S. Big Core atk 1 counter"."""
    said = _CARD.fullmatch(words)
    assert said and bool(said["front"]) != bool(said["stands"]), f"{words!r}: say how it lies"
    zone = _LISTS.get(said["front"], Zone.BACK)
    if said["stands"] or said["front"] == "down":
        zone = Zone.MONSTER
    face_down = int(said["front"] in ("set", "down"))
    in_defense = int("down" == said["front"] or said["stands"] == "def")
    row, counters = card_table().row_of(said["name"]), int(said["counters"] or 0)
    slot = put_down(g, cards, player, row, zone, player, face_down, in_defense, counters, 0)
    assert slot != NONE, f"no room for {words}"


def duel(a: str = "", b: str = "", rules: str = "tcg", lp: tuple[int, int] = (8000, 8000)) -> Duel:
    """A's Main Phase 1 in turn 3. Each side is a list of cards: how they lie, or in which list."""
    g, cards, match = _begun(rules)
    g.turn, g.turn_player, g.first_player, g.phase = 3, A, A, Phase.MAIN_1
    for player, side in ((A, a), (B, b)):
        g.life_points[player] = lp[player]
        for words in (one.strip() for one in side.split(";")):
            if words:
                _put(g, cards, player, words)
        for _ in range(10):
            _put(g, cards, player, f"deck {VANILLA}")
    push(g, Frame.MAIN, A, NONE)
    return Duel(g, cards, match)


def new_duel(first_player: int = A, decks: tuple[str, str] = ("light", "beat"), seed: int = 1) -> Duel:
    """A new duel of shipped decks."""
    g, cards, match = _begun("tcg")
    match.first_player = first_player
    for player in (A, B):
        for place, row in enumerate(deck_rows(load_deck(decks[player]), card_table())):
            match.row[player, place] = int(row)
    new_game(g, cards, match, seed)
    return Duel(g, cards, match)
