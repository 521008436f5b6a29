"""Actions and the pending question as values and as text, and the message for an illegal action.

A text names only what the deciding player can see. Texts are unique within a decision: a duplicate gets the
suffix `#2`. Squares are a1 … c3 from player 0's side, for both players.
See also: positions (positions.py), game records (game.py), the legal actions (mask.py).
"""

from functools import cache
from typing import Any

from zx_env.compiling.decorators import in_python
from zx_env.compiling.python_records import Rows
from zx_env.core.actions import DecisionTexts, Question
from zx_env.core.blocks import blocks_of_actions
from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.names import plain
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.decision.actions import BLOCKS
from zx_env.zx.decision.options import parts_of
from zx_env.zx.decision.purpose import asks_instead, deed, question_words, tribes_there
from zx_env.zx.decision.questions import QUESTIONS
from zx_env.zx.rules import slots
from zx_env.zx.terms import NONE, Ask, CardType, Color, Op, State, Trait, Verb, Zone

REASONS = {
    "play": "it is not in the hand, cannot be paid, has no Square, or cannot be played now",
    "attack": "only a Reboot Z/X of the turn player with an attack target attacks, in the main phase",
    "target": "it is out of reach, or no enemy",
    "at": "a Z/X cannot be put there",
    "use": "there is no such startup ability that can be used and paid for now",
    "ignite": "only a card of the own Charge, in the Ignition Phase",
    "resource": "only a card of the own hand, in the Resource Phase",
    "choose": "it cannot be chosen",
    "pay": "no such Resource can be slept for this cost",
    "pass": "this decision cannot be passed",
    "done": "the choice is not complete",
    "ex": "no such Z/X EX or Event EX can be played now",
    "shift": "no such Shift can be laid on a card now",
}
"""Reasons why an action may be illegal, by its first word."""

BLOCK_OF = blocks_of_actions(BLOCKS)
"""For each action number, the name of its block and its index (from 0) in the block."""

_TURNED = {Zone.DYNAMIS: "face up", Zone.FORCE: "face down"}
"""How a card lies whose State is not Reboot, in zones other than Square and Resource."""


owner_of = in_python(slots.owner_of)
"""The rule `slots.owner_of`, callable from Python."""


def square_seen(place: int, player: int) -> str:
    """Return the name of the Square that `player` sees at this place, 0 to 8, own row first."""
    return NAMES[place if player == 0 else limits.SQUARES - 1 - place]


@cache
def rows_of_abilities(card_set: str) -> dict[int, int]:
    """Return, for every row of abilities in the card table, the row of its card.

    An ability that a card grants to others belongs to the granting card.
    """
    record = card_table(card_set).record[0]
    first = [int(record["card"][row]["ability"]) for row in range(len(card_table(card_set)))]
    last = [*first[1:], len(record["ability"])]
    return {ability: row for row, start in enumerate(first) for ability in range(start, last[row])}


class ActionTexts(DecisionTexts):
    """The texts of the question and the legal actions of one pending decision."""

    reasons = REASONS
    answers = ("yes", "no", "keep", "mulligan", "start", "more")

    def __init__(self, g: Any, pool: CardPool, table: Rows) -> None:
        """Take the game, its cards, and the card table of these cards."""
        super().__init__(g)
        self.pool = pool
        self.table = table
        self.asked = Ask(int(g.asked))

    def question(self, viewer: int | None = None) -> Question | None:
        """Return the question; None if there is none, or for a viewer who does not decide."""
        g = self.g
        if self.asked not in QUESTIONS:
            return None
        # Ruling Z55: a revealed card is shown to both.
        if viewer not in (None, self.player) and self.asked != Ask.FREE_PLAY:
            return None
        words = question_words(g, self.table[0], QUESTIONS[self.asked].words)
        is_mode = self.asked == Ask.YES_NO and not asks_instead(g, self.table[0])
        if is_mode and (mode := int(g.mode)):
            words += f", {self._mode(mode)}"
        slot = int(g.subject)
        known = slot >= 0 and (viewer is None or int(g.known[slot]) >> viewer & 1)
        card = self.pool.cards[int(g.row[slot])] if known else None
        return Question(
            ask=self.asked.name.lower(),
            player=self.player,
            words=words,
            purpose=deed(g, self.table[0]),
            card=card.number if card else None,
            name=card.name if card else None,
        )

    def _mode(self, mode: int) -> str:
        """Return what "yes" is about: a mode of the effect, or what it would name (ruling H217)."""
        g = self.g
        frame = g.agenda[int(g.frames) - 1]
        row = self.table[0].step[int(frame.step)]
        if int(row.op) != Op.NAME:
            return f"mode {mode}"
        if int(row.amount) == Trait.COLOR:
            return f"the color {list(Color)[mode].name.lower()}"
        slot = int(g.chosen[int(frame.depth), 0, 0])
        tribes = sorted(tribes_there(g, self.pool, slot), key=self.pool.vocabulary.tribes.__getitem__)
        return f"the tribe {plain(tribes[mode - 1])}"

    def values(self, index: int) -> dict[str, Any]:
        """Return the fields of the `Action` with this legal number: `text`, `verb`, `card` and so on."""
        block, place = BLOCK_OF[index]
        match block:
            case "stop":
                stop = QUESTIONS[self.asked].stop
                return {"text": stop, "verb": stop}
            case "resource" | "play":
                card = self._hand(place)
                return {"text": f"{block} {card}", "verb": block, "card": card, "owner": self.player}
            case "choose_hand":
                card = self._hand(place)
                text = f"choose hand:{card}"
                return {"text": text, "verb": "choose", "card": card, "owner": self.player, "zone": "hand"}
            case "attack" | "target" | "at" | "choose_square":
                verb = "choose" if block == "choose_square" else block
                square = square_seen(place, self.player)
                values = {"text": f"{verb} {square}", "verb": verb, "zone": "square", "place": square}
                # A question about a Square is about no card there.
                is_card = block != "at" and self.asked != Ask.CHOOSE_SQUARE
                return values | ({"owner": self._owner_on(square)} if is_card else {})
            case "use":
                where, use = divmod(place, limits.USES_OF_SQUARE)
                square = square_seen(where, self.player)
                text = f"use {square}{_ordinal(use + 1)}"
                return {
                    "text": text,
                    "verb": "use",
                    "owner": self._owner_on(square),
                    "zone": "square",
                    "place": square,
                    "ability": use + 1,
                }
            case "target_player":
                return {"text": "target player", "verb": "target player"}
            case "use_elsewhere" | "ignite" | "choose_option" | "pay" | "resolve" | "start" | "extra":
                return self.option(int(self.g.page) * limits.OPTION_ROWS + place)
            case _:
                return {"text": block, "verb": block}  # yes, no, keep, mulligan, more

    def _owner_on(self, square: str) -> int | None:
        """Return the owner of the newest Z/X on a Square, None for an empty one."""
        place = NAMES.index(square)
        standing = int(self.g.standing_count[place])
        return owner_of(int(self.g.standing[place, standing - 1])) if standing else None

    def _number(self, slot: int) -> str:
        return self.pool.cards[int(self.g.row[slot])].number

    def _hand(self, place: int) -> str:
        row = int(self.g.page) * limits.HAND_ROWS + place
        return self._number(int(self.g.hand_row[row]))

    def values_of_option(self, k: int) -> dict[str, Any]:
        """Return the fields of the `Action` on option `k` (from 0 over all pages), with its `text`."""
        thing = int(self.g.option[k])
        verb, _, use = parts_of(int(self.g.option_deed[k]))
        match verb, self.asked:
            case Verb.PLAY, _:
                return self._with_text("play", self._card(thing))
            case Verb.USE, _:
                return self._with_text("use", self._card(thing), use + 1)
            case Verb.PLAY_EX, _:
                return self._with_text("ex", self._card_only(thing))
            case Verb.SHIFT, _:
                return self._with_text("shift", self._card_only(thing))
            case _, Ask.PAY:
                return self._with_text("pay", self._group(thing))
            case _, Ask.RESOLVE:
                return self._with_text("resolve", self._waiting(thing))
            case _, Ask.CHOOSE:
                return self._with_text("choose", self._card(thing))
            case _:
                return self._with_text(QUESTIONS[self.asked].options, self._card_only(thing))  # start, ignite

    def _with_text(self, verb: str, values: dict[str, Any], ability: int | None = None) -> dict[str, Any]:
        """Complete the values of an option, and make its text from them."""
        text = f"{verb} {self._words(**values)}{_ordinal(ability or 1)}"
        return {"text": text, "verb": verb, "ability": ability, **values}

    def _words(
        self,
        owner: int | None = None,
        zone: str | None = None,
        place: str | None = None,
        card: str | None = None,
        state: str | None = None,
        group: str | None = None,
    ) -> str:
        """Return the card of an option in words: owner, place and number, and how it lies."""
        where = place or zone
        if card is None:
            words = where or group or ""
        else:
            words = f"{where}:{card}" if where else f"{group} {card}" if group else card
        # The Player card is named alike for both players.
        whose = "" if owner in (None, self.player) or zone == "player" else "enemy "
        return f"{whose}{words}{f' {state}' if state else ''}"

    def _card_only(self, slot: int) -> dict[str, Any]:
        """Return the values of a card whose zone the verb implies."""
        return {"card": self._number(slot)}

    def _card(self, slot: int) -> dict[str, Any]:
        """Return the values of a card outside the own hand, as far as the decider knows them."""
        g = self.g
        zone = Zone(int(g.zone[slot]))
        owner = owner_of(slot)
        if slot < limits.FIRST_TOKEN and slot % limits.HALF == limits.PLAYER_CARD:
            return {"owner": owner, "zone": "player", "card": self._number(slot)}
        values = {"owner": owner, "zone": zone.name.lower()}
        if zone == Zone.SQUARE:
            values["place"] = NAMES[int(g.square[slot])]
        if not int(g.known[slot]) >> self.player & 1:
            return values
        values["card"] = self._number(slot)
        if int(g.state[slot]) != State.REBOOT:
            values["state"] = _TURNED.get(zone, "sleep")
        return values

    def _group(self, slot: int) -> dict[str, Any]:
        """Ruling Z16: name a group of Resources by printed colours, and by tribes for which the deck asks.

        Ruling H143: a card that may have every colour there is named by its number as well.
        """
        row = int(self.g.row[slot])
        card = self.pool.cards[row]
        every = int(self.table[0].card[row].color_zones) >> Zone.RESOURCE & 1
        colors = "-".join(color.name.lower() for color in Color if card.colors & color) or "colorless"
        asked = int(self.g.asked_tribes[self.player])
        bits = self.pool.vocabulary.tribes if asked else {}
        tribes = [plain(tribe) for tribe in card.tribes if asked and asked >> bits[tribe] & 1]
        number = card.number if self.g.asks_more[self.player] or every else None
        return {"group": " ".join([colors, *tribes]), "card": number}

    def _waiting(self, number: int) -> dict[str, Any]:
        """Name a waiting ability by its card's Square, or by the card's number if it has left the Squares."""
        g = self.g
        waiting = g.waiting[numbered_waits(g)[number][0]]
        slot = int(waiting.slot)
        if int(g.zone[slot]) == Zone.SQUARE and int(g.serial[slot]) == int(waiting.serial):
            # A Link may share its Square with a Z/X.
            is_link = self.pool.cards[int(g.row[slot])].kind == CardType.LINK
            there = NAMES[int(g.square[slot])]
            return {"zone": "square", "place": there, "card": self._number(slot) if is_link else None}
        # The slot may hold another card by now, so find the card by the ability.
        row = rows_of_abilities(self.pool.name)[int(waiting.ability)]
        return {"owner": int(waiting.player), "card": self.pool.cards[row].number}

    def asked_words(self) -> str:
        """Return the question in words."""
        question = self.question()
        return question.words if question else "nothing"


def numbered_waits(g: Any) -> list[tuple[int, int]]:
    """Return for each waiting ability, by its number, its place in `g.waiting` and that of its other card.

    The second place is an index of `those` (rules/waits.py), or NONE if no other card is concerned.
    """
    numbers = []
    for place in range(int(g.waiting_count)):
        waiting = g.waiting[place]
        first, those = int(waiting.first), int(waiting.those)
        if first == limits.NO_THAT:
            numbers.append((place, NONE))
        else:
            numbers += [(place, first + k) for k in range(limits.THOSE_OF_ONE) if those >> k & 1]
    return numbers


def _ordinal(n: int) -> str:
    return "" if n == 1 else f"#{n}"
