"""The field as text: both sides, monsters, Spells and Traps, the chain and the question.

The viewer's side is below. With a viewer, cards that the viewer does not know are hidden; without one,
everything is shown. Plain text, or with ANSI colours. See also: the field as a picture (svg.py).
"""

from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.drawing import TextDrawing
from zx_env.core.rendering.text import TextLayout, who
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.decision.texts import ActionTexts
from zx_env.ygo.entry_points import atk_now, def_now
from zx_env.ygo.settings import Settings
from zx_env.ygo.terms import NONE, THE_PLAYER, Ask, CardKind, Moment, Phase, Zone

WIDTH = 20
"""Width of a zone in characters."""
SHEET = TextLayout(limits.MONSTERS, WIDTH)
_PHASES = {
    Phase.DRAW: "Draw Phase",
    Phase.MAIN_1: "Main Phase 1",
    Phase.BATTLE: "Battle Phase",
    Phase.MAIN_2: "Main Phase 2",
    Phase.END: "End Phase",
}
_MOMENTS = {
    Moment.START: "Start Step",
    Moment.DECLARED: "Battle Step, an attack is declared",
    Moment.RETARGETED: "Battle Step, an attack has a new target",
    Moment.BEFORE: "Battle Step",
    Moment.D1: "Damage Step 1, its start",
    Moment.D2: "Damage Step 2, turned face-up",
    Moment.D3: "Damage Step 3, before calculation",
    Moment.D4: "Damage Step 4, calculation",
    Moment.O4: "Damage Step 4, damage is inflicted",
    Moment.D5: "Damage Step 5, after calculation",
    Moment.D6: "Damage Step 6, effects",
    Moment.D7: "Damage Step 7, its end",
    Moment.END_STEP: "End Step",
}
"""Names of the moments; substeps have the TCG's numbers even under the OCG's rules (terms.Moment)."""
assert set(_PHASES) == set(Phase) and set(_MOMENTS) == set(Moment) - {Moment.MAIN}
_CODES = {"monster": 33, "spell": 36, "trap": 35}
_LISTED = (Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED)


def board(
    games: Rows,
    table: Rows,
    settings: Settings,
    viewer: int | None,
    color: bool,
    columns: int | None = None,
) -> str:
    """Return the duel `games[0]` as lines of text, as the viewer may see it; `columns` is the width."""
    return "\n".join(_Drawing(games, table, settings.pool, viewer, color, columns).lines())


def captions(games: Rows, table: Rows, pool: CardPool, viewer: int | None) -> tuple[str, str]:
    """Return two sentences: the turn and phase of the duel, and the pending question or result."""
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
            self.sheet.rule,
            *self._row(above, "back"),
            self.sheet.rule,
            *self._row(above, "monster"),
            self.sheet.rule,
            *self._row(self.below, "monster"),
            self.sheet.rule,
            *self._row(self.below, "back"),
            self.sheet.rule,
            *self._side(self.below),
            *self._chain(),
            self.sheet.wrapped(asked),
        ]

    # -- words ---------------------------------------------------------------------------------------------

    def _name(self, slot: int) -> str:
        if not self.sees(slot):
            return "?"
        card = self.pool.cards[int(self.g.row[slot])]
        return self._tinted(card.name, card.kind)

    def _tinted(self, words: str, kind: CardKind) -> str:
        code = next((code for name, code in _CODES.items() if kind.name.lower().endswith(name)), None)
        return f"\x1b[{code}m{words}\x1b[0m" if self.color and code else words

    def where(self) -> str:
        """Return turn, phase, order of rules and current battle in words."""
        g = self.g
        phase = _PHASES[Phase(int(g.phase))]
        rules = "OCG" if g.ocg else "TCG"
        words = f"Turn {int(g.turn)}, player {int(g.turn_player)}'s {phase} ({rules})"
        if Moment(int(g.moment)) != Moment.MAIN:
            words += f", {_MOMENTS[Moment(int(g.moment))]}"
        if int(g.battle.attacker) == NONE:
            return words
        target = int(g.battle.target)
        attacked = "the player" if target == THE_PLAYER else self._place(target)
        return f"{words}; {self._place(int(g.battle.attacker))} attacks {attacked}"

    def _place(self, slot: int) -> str:
        if slot < 0 or self.g.zone[slot] != Zone.MONSTER:
            return "a monster that is gone"
        known = f" {self._name(slot)}" if self.sees(slot) else ""
        return f"m{int(self.g.place[slot]) + 1}{known}"

    def asked(self) -> str:
        """Return the pending question in words, or the result of a finished duel."""
        g = self.g
        if g.asked == Ask.OVER:
            if g.truncated:
                return "The duel was truncated"
            return "A draw" if int(g.winner) == NONE else f"Player {int(g.winner)} has won"
        question = ActionTexts(g, self.pool).question(self.viewer)
        return f"Player {int(g.decider)} decides{f': {question.text}' if question else ''}"

    def _chain(self) -> list[str]:
        links = [self.g.chain[i] for i in range(int(self.g.links))]
        entries = []
        for i, link in enumerate(links):
            negated = ", negated" if link.negated else ""
            by = who(int(link.player), self.viewer).lower()
            entries.append(f"{i + 1} {self._name(int(link.slot))} ({by}{negated})")
        return self.sheet.listed("chain", entries)

    # -- a player ------------------------------------------------------------------------------------------

    def _side(self, player: int) -> list[str]:
        """Return the lines of a player, from the field outwards."""
        g = self.g
        counts = "  ".join(
            f"{zone.name.capitalize()} {int(g.count[player, zone])}"
            for zone in (Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.BANISHED)
        )
        heading = f"{who(player, self.viewer)}   LP {int(g.life_points[player])}"
        lines = [self.sheet.wrapped(f"{heading}   {counts}")]
        field = int(g.back[player, limits.FIELD])
        if field != NONE:
            lines += self.sheet.listed("field", [self._name(field)])
        for zone in _LISTED:
            names = [self._name(slot) if self.sees(slot) else None for slot in self.slots(player, zone)]
            lines += self.sheet.listed(zone.name, names)
        return lines

    # -- zones ---------------------------------------------------------------------------------------------

    def _row(self, player: int, kind: str) -> list[str]:
        """Return five zones in three lines; the enemy's are in reverse order, as at a table."""
        places = range(limits.MONSTERS) if player == self.below else range(limits.MONSTERS - 1, -1, -1)
        drawn = [self._zone(player, kind, place) for place in places]
        return self.sheet.row(drawn)

    def _zone(self, player: int, kind: str, place: int) -> tuple[str, str]:
        slot = int(getattr(self.g, kind)[player, place])
        name = f"{kind[0] if kind == 'monster' else 's'}{place + 1}"
        if slot == NONE:
            return self.sheet.fit(name), self.sheet.fit("")
        return self._fitted(f"{name} ", slot), self.sheet.fit(self._numbers(slot, kind))

    def _fitted(self, before: str, slot: int) -> str:
        if not self.sees(slot):
            return self.sheet.fit(f"{before}face-down")
        card = self.pool.cards[int(self.g.row[slot])]
        plain = self.sheet.fit(before + card.name)
        return plain.replace(
            card.name[: self.sheet.width - 2 - len(before)],
            self._tinted(card.name[: self.sheet.width - 2 - len(before)], card.kind),
            1,
        )

    def _numbers(self, slot: int, kind: str) -> str:
        g = self.g
        words = []
        if kind == "monster":
            if self.sees(slot):
                words.append(
                    f"{atk_now(self.games, 0, self.table, slot)}/{def_now(self.games, 0, self.table, slot)}"
                )
            words.append("set" if g.face_down[slot] else "def" if g.in_defense[slot] else "atk")
        elif g.face_down[slot]:
            words.append("set")
        if g.counters[slot]:
            words.append(f"{int(g.counters[slot])} counters")
        return " ".join(words)
