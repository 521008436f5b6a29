"""The board as text for people: both sides, the nine Squares, the pending question.

The enemy's row is on top. With a viewer, cards that the viewer does not know are hidden; without a viewer,
everything is shown. The text is plain, or has ANSI colours.
"""

from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.drawing import TextDrawing
from zx_env.core.rendering.text import INDENT, TextLayout, who, whose
from zx_env.zx import limits
from zx_env.zx.board import NAMES, PLAYER_SQUARE
from zx_env.zx.cards.card_types import ASCENSIONS
from zx_env.zx.cards.names import spoken
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.shields import shields_of
from zx_env.zx.decision.texts import ActionTexts, owner_of
from zx_env.zx.entry_points import power_now
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.settings import Settings
from zx_env.zx.terms import (
    NONE,
    THE_PLAYER,
    Ask,
    BattleStep,
    CardType,
    Color,
    Extra,
    Phase,
    State,
    Zone,
)

WIDTH = 25
"""Characters of one Square: room for the longest number and the owner; three fit a terminal's 80."""
SHEET = TextLayout(3, WIDTH)
_CODES = {Color.RED: 31, Color.BLUE: 34, Color.WHITE: 37, Color.BLACK: 35, Color.GREEN: 32}
_LISTED = (
    Zone.RESOURCE,
    Zone.CHARGE,
    Zone.TEMPORARY,
    Zone.HAND,
    Zone.LIFE,
    Zone.TRASH,
    Zone.REMOVED,
    Zone.DYNAMIS,
)


def board(
    games: Rows,
    table: Rows,
    settings: Settings,
    viewer: int | None,
    color: bool,
    columns: int | None = None,
) -> str:
    """Return the game in row 0, with the knowledge of `viewer` (None: all cards), as lines of text."""
    return "\n".join(_Drawing(games, table, settings.pool, viewer, color, columns).lines())


def sentences(games: Rows, table: Rows, pool: CardPool, viewer: int | None) -> tuple[str, str]:
    """Return the phase or battle, and the pending question with its player, one sentence each."""
    return _Drawing(games, table, pool, viewer).captions()


class _Drawing(TextDrawing):
    layout = SHEET
    pool: CardPool

    def lines(self) -> list[str]:
        above = 1 - self.below
        where, asked = self.captions()
        return [
            self.sheet.wrapped(where),
            *self._side(above)[::-1],
            *self._squares(),
            *self._side(self.below),
            self.sheet.wrapped(asked),
        ]

    # -- words ---------------------------------------------------------------------------------------------

    def _card(self, slot: int) -> str:
        """Return number and name."""
        if not self.sees(slot):
            return "?"
        card = self.pool.cards[int(self.g.row[slot])]
        return self._tinted(f"{card.number} {card.name}", card.colors)

    def _tinted(self, words: str, colors: int) -> str:
        codes = [code for color, code in _CODES.items() if colors & color]
        return f"\x1b[{codes[0]}m{words}\x1b[0m" if self.color and codes else words

    def where(self) -> str:
        """Return phase and battle in words."""
        g = self.g
        phase = Phase(int(g.phase)).name.capitalize()
        if g.phase == Phase.PREPARATION:
            return "Preparation" + (f"; player {g.first_player} goes first" if g.first_player != NONE else "")
        words = f"Turn {int(g.turn)}, player {int(g.turn_player)}'s {phase} Phase"
        if g.battle.stage == BattleStep.NO_BATTLE:
            return words
        attacked = int(g.battle.attacked)
        target = "the player" if attacked == THE_PLAYER else self._place(attacked)
        step = BattleStep(int(g.battle.stage)).name.lower()
        return f"{words}; battle: {self._place(int(g.battle.attacker))} attacks {target}, {step} step"

    def _place(self, slot: int) -> str:
        if slot >= 0 and self.g.zone[slot] == Zone.SQUARE:
            return NAMES[int(self.g.square[slot])]
        return "a Z/X that is gone"

    def asked(self) -> str:
        """Return the pending question in words."""
        g = self.g
        if g.asked == Ask.OVER:
            if g.truncated:
                return "The game was truncated"
            return "A draw" if g.winner == NONE else f"Player {int(g.winner)} has won"
        question = ActionTexts(g, self.pool, self.table).question(self.viewer)
        if question is None:
            return f"Player {int(g.decider)} decides"
        about = "" if question.card is None else f" ({self._card(int(g.subject))})"
        return f"Player {question.player} decides: {question.words}{about}"

    # -- the zones of a player -----------------------------------------------------------------------------

    def _side(self, player: int) -> list[str]:
        """Return the lines of a player, from the board outwards."""
        g = self.g
        shown = g.revealed or self.viewer in (None, player)
        name = ""
        if g.player_card[player] != NONE and shown:
            card = self.pool.cards[int(g.player_card[player])]
            name = f", {card.number} {card.name}"
            name += self._under_player(player)
        counts = "  ".join(
            f"{zone.name.capitalize()} {int(g.count[player, zone])}"
            for zone in (Zone.LIFE, Zone.HAND, Zone.DECK, Zone.TRASH, Zone.REMOVED, Zone.DYNAMIS)
            if g.count[player, zone] or zone in (Zone.LIFE, Zone.HAND, Zone.DECK)
        )
        heading, counts = f"{who(player, self.viewer)}{name}", f"{counts}{self._counters(player)}"
        fits = len(heading) + 3 + len(counts) <= len(self.sheet.rule)
        lines = [
            f"{heading}   {counts}"
            if fits
            else f"{self.sheet.wrapped(heading)}\n{self.sheet.wrapped(counts, ' ' * INDENT)}"
        ]
        for zone in _LISTED:
            lines += self.sheet.listed(
                zone.name, [self._lying(slot, zone) for slot in self.slots(player, zone)]
            )
        lines += self._links(player) if self.g.links else []
        return lines

    def _links(self, player: int) -> list[str]:
        """Return the line of a player's Links on Squares."""
        first = limits.FIRST_TOKEN + player * (limits.TOKENS_EACH)
        there = [
            f"{NAMES[int(self.g.square[slot])]} {self._card(slot)}"
            for slot in range(first, first + limits.TOKENS_EACH)
            if self.g.zone[slot] == Zone.SQUARE and self._kind(slot) == CardType.LINK
        ]
        return self.sheet.listed("links", there)

    def _kind(self, slot: int) -> CardType:
        return self.pool.cards[int(self.g.row[slot])].kind

    def _counters(self, player: int) -> str:
        """Return the player's counters in words; "" without any."""
        held = self.pool.counters_of(self.g, player)
        words = [f"{spoken(kind)} {number}" for kind, number in held.items()]
        return "".join(f"  {word}" for word in words)

    def _under_player(self, player: int) -> str:
        """Return the card under the Player card, if the viewer may look at it (CR 202.7c)."""
        row = int(self.g.under_player[player])
        is_up = self.g.overboost[player] != NONE or self.g.player_extra[player] & Extra.FACE_UP
        if row == NONE or not (is_up or self.viewer in (None, player)):
            return ""
        card = self.pool.cards[row]
        sleeps = self.g.state[player * limits.HALF + limits.PLAYER_CARD] == State.SLEEP
        state = " (sleep)" if sleeps else ""
        return f" as {card.name}{state}" if is_up else f" over {card.number} {card.name}"

    def _lying(self, slot: int, zone: Zone) -> str | None:
        """Return a card of a zone with its state, or None if the viewer does not see it."""
        if not self.sees(slot):
            return None
        lying = " (face up)" if zone == Zone.DYNAMIS else " (sleep)"
        return self._card(slot) + (lying if self.g.state[slot] == State.SLEEP else "")

    # -- the Squares ---------------------------------------------------------------------------------------

    def _squares(self) -> list[str]:
        lines = [self.sheet.rule]
        for row in (2, 1, 0) if self.below == 0 else (0, 1, 2):
            columns = (0, 1, 2) if self.below == 0 else (2, 1, 0)
            drawn = [self._square(3 * row + column) for column in columns]
            lines += [*self.sheet.row(drawn), self.sheet.rule]
        return lines

    def _square(self, square: int) -> list[str]:
        """Return three lines: the Square with card and owner, its name, its numbers."""
        g = self.g
        n = int(g.standing_count[square])
        if not n:
            of_player = ""
            if square in PLAYER_SQUARE:
                of_player = f" {who(PLAYER_SQUARE.index(square), self.viewer).lower()}"
            return [self.sheet.fit(NAMES[square] + of_player), self.sheet.fit(""), self.sheet.fit("")]
        slot = int(g.standing[square, n - 1])
        owner = whose(owner_of(slot), self.viewer)
        if not self.sees(slot):
            return [
                self.sheet.fit(f"{NAMES[square]} a card {owner}"),
                self.sheet.fit("face down"),
                self.sheet.fit(""),
            ]
        card = self.pool.cards[int(g.row[slot])]
        return [
            self.sheet.fit(f"{NAMES[square]} {card.number} {owner}"),
            self._tinted(self.sheet.fit(card.name), card.colors),
            self.sheet.fit(self._numbers(slot) + (f" +{n - 1} below" if n > 1 else "")),
        ]

    def _numbers(self, slot: int) -> str:
        power = power_now(self.games, 0, self.table, slot)
        damage = int(self.g.damage[slot])
        words = "Ascension" if self._kind(slot) in ASCENSIONS else f"{power}"
        words += f" -{damage}" if damage else ""
        # The State comes before the parts that may be cut off: a Square has little room.
        words += " sleep" if self.g.state[slot] == State.SLEEP else ""
        force = sum(
            int(self.g.force_of[below]) == slot
            for player in range(2)
            for below in self.slots(player, Zone.FORCE)
        )
        words += f" {force} Force" if force else ""
        shields = shields_of(self.g, slot)
        words += f" {shields} Shield{'s' if shields > 1 else ''}" if shields else ""
        shift = int(self.g.shift[owner_of(slot)])
        if shift != NO_CARD and int(self.g.force_of[shift]) == slot:
            words += f" {self.pool.cards[int(self.g.row[shift])].number}"
        return words
