"""Events in words: turn rows of numbers into events that contain only facts that their viewer may know.

An event names a card only if the viewer knew it at that moment. Zones are counted from 1 on the side of the
player who controls the card.
"""

from zx_env.core.events.event import Event, EventRows
from zx_env.core.events.sentences import Row, Viewer, counted, decode_rows, field, texts
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.events.kinds import CAP, CONCEDE, END, RULE_OF_FRAME, RULE_OF_INSTANT, Kind
from zx_env.ygo.settings import Settings
from zx_env.ygo.terms import NONE, Ask, Frame, Moment, Phase, Purpose, Verb, Zone

PHASES = {
    Phase.DRAW: "Draw Phase",
    Phase.MAIN_1: "Main Phase 1",
    Phase.BATTLE: "Battle Phase",
    Phase.MAIN_2: "Main Phase 2",
    Phase.END: "End Phase",
}
STEPS = {
    Moment.MAIN: "the Battle Phase is over",
    Moment.START: "it is the Start Step",
    Moment.DECLARED: "it is the declaration of an attack",
    Moment.RETARGETED: "the attack has a new target",
    Moment.BEFORE: "it is the Battle Step",
    Moment.D1: "it is the start of the Damage Step",
    Moment.D2: "it is the turning up of the face-down monster",
    Moment.D3: "it is the time before damage calculation",
    Moment.D4: "it is damage calculation",
    Moment.D5: "it is the time after damage calculation",
    Moment.D6: "it is the time of effects after damage calculation",
    Moment.D7: "it is the end of the Damage Step",
    Moment.END_STEP: "it is the End Step",
    Moment.O4: "it is the infliction of battle damage",
}
_ENDS = {
    (Ask.BATTLE, Verb.END_BATTLE): "end the Battle Phase",
    (Ask.MAIN, Verb.END_TURN): "end the turn",
}
_PASSES = {
    **dict.fromkeys((Ask.MAIN, Ask.BATTLE, Ask.WINDOW, Ask.ANSWER), "pass"),
    Ask.TARGET: "give the attack up",
    Ask.TRIGGER: "activate nothing more of what has triggered",
    Ask.CHOOSE: "choose nothing more",
    **dict.fromkeys((Ask.YES_NO, Ask.POSITION, Ask.EFFECT), "pass"),
}
"""The text of a pass, for every question; questions that must be answered have one for completeness."""
_UNSEEN = (Ask.WINDOW, Ask.ANSWER, Ask.TRIGGER, Ask.CHOOSE)
"""Questions that the opponent must not notice: they reveal that a player has a choice (ruling YH1)."""
_PURPOSES = {
    Purpose.NO_PURPOSE: "",
    Purpose.TRIBUTE: " as a Tribute",
    Purpose.TARGET: " as the target",
    Purpose.DISCARD: " to discard for the cost",
    Purpose.SEND: " to send to the Graveyard for the cost",
    Purpose.SUMMON: " to summon",
    Purpose.HAND_LIMIT: " to discard for the hand limit",
}
_LYING = {
    Zone.MONSTER: ("attack", "face-down attack", "defense", "set"),
    Zone.BACK: ("face up", "face down", "face up", "face down"),
}
_FACES = {"attack": "Attack Position", "defense": "Defense Position", "set": "face-down Defense Position"}


def events_of(rows: EventRows, settings: Settings, viewer: int | None) -> list[Event]:
    """Return the events that `viewer` may see, in order; player 0 or 1, or None to see all."""
    words = _Words(settings.pool, viewer)
    return decode_rows(rows, words.event, words.hides)


def rule_of(row: Row) -> str | None:
    """Return the number of the rule or ruling that caused the event, such as "YR7".

    None if no rule is named.
    """
    if row.kind == Kind.WIN:
        return None if row.frame == CONCEDE else RULE_OF_INSTANT[CAP if row.state == 1 else END]
    if row.frame in RULE_OF_INSTANT:
        return RULE_OF_INSTANT[row.frame]
    if row.kind == Kind.TRIGGER:
        return "YR7"
    return RULE_OF_FRAME[Frame(row.frame)] if row.frame in RULE_OF_FRAME else None


class _Words:
    """Makes the events for one viewer."""

    def __init__(self, pool: CardPool, viewer: int | None) -> None:
        self.pool = pool
        self.viewer = Viewer(viewer)

    def hides(self, row: Row) -> bool:
        """Return whether to hide the event from the viewer: it reveals that the other player had a choice."""
        if self.viewer.player in (None, row.who):
            return False
        if row.kind == Kind.CHOOSE:
            return not self.viewer.knows(row.known)
        return row.kind == Kind.PASS and row.state in _UNSEEN

    def event(self, row: Row, together: bool) -> Event:
        """Return a row as an event."""
        kind = Kind(row.kind)
        name = self._name(row.row, row.known)
        is_card = kind not in (Kind.LIFE_LOST, Kind.LIFE_GAINED)
        other = self._name(row.other, row.other_known) if is_card else None
        rule = rule_of(row)
        by, ability = self._cause(kind, row, name)
        words = self._words(kind, row, name or "a card", other or "a face-down monster")
        does = kind in _OF_CHAIN
        return Event(
            kind=kind.name.lower(),
            **texts(words, rule, "", None if does else by),
            turn=row.turn,
            together=together,
            who=field(row.who),
            card=name,
            name=name,
            owner=field(row.owner),
            from_=_place(row.origin, row.from_place),
            to=_place(row.zone, row.place),
            state=_state(kind, row),
            amount=row.amount if kind in _AMOUNTS else None,
            other=other,
            other_name=other,
            rule=rule,
            by=by,
            ability=ability,
        )

    def _name(self, row: int, known: int) -> str | None:
        return self.pool.cards[row].name if row != NONE and self.viewer.knows(known) else None

    def _cause(self, kind: Kind, row: Row, name: str | None) -> tuple[str | None, int | None]:
        """Return the card whose effect caused the event, and 1 + the index of the effect on that card."""
        if row.ability == NONE:
            return None, None
        if kind in _OF_CHAIN:
            if name is None:
                return None, None
            of = row.row
        else:
            of = row.by
        if of == NONE:
            return None, None
        first = int(self.pool.record[0]["card"][of]["effect"])
        return self.pool.cards[of].name, row.ability - first + 1

    # -- sentences -----------------------------------------------------------------------------------------

    def _words(self, kind: Kind, row: Row, card: str, other: str) -> str:
        if kind in _OF_DUEL:
            return self._of_duel(kind, row)
        if kind in _OF_CHAIN or kind in _OF_BATTLE:
            return self._of_battle(kind, row, card, other)
        return self._of_card(kind, row, card)

    def _of_duel(self, kind: Kind, row: Row) -> str:
        does, whose = self.viewer.does, self.viewer.whose
        match kind:
            case Kind.FIRST_PLAYER:
                return does(row.who, "go first")
            case Kind.TURN:
                return f"{whose(row.who)} turn begins, turn {row.amount}"
            case Kind.PHASE:
                return f"{whose(row.who)} {PHASES[Phase(row.state)]} begins"
            case Kind.STEP:
                return STEPS[Moment(row.state)]
            case Kind.PASS:
                deed = (Ask(row.state), Verb(row.amount))
                return does(row.who, _ENDS[deed] if deed in _ENDS else _PASSES[deed[0]])
            case Kind.ANSWER if row.state == Ask.POSITION:
                return does(row.who, f"choose {_position(row)} Position")
            case Kind.ANSWER:
                return does(row.who, "say yes" if row.amount else "say no")
            case Kind.BATTLE_OVER:
                return "the attack is over"
            case Kind.SHUFFLE:
                return f"{whose(row.who)} deck is shuffled"
            case Kind.LIFE_LOST:
                return does(row.who, f"lose {row.amount} Life Points, {row.other} are left")
            case Kind.LIFE_GAINED:
                return does(row.who, f"gain {row.amount} Life Points, which makes {row.other}")
            case _:
                return self._end(row)

    def _end(self, row: Row) -> str:
        if row.state == 1:
            return "a cap ends the duel without a winner"
        if row.who == NONE:
            return "the duel is a draw"
        loser = 1 - row.who
        why = self.viewer.does(loser, "have no Life Points left")
        if row.frame == CONCEDE:
            why = self.viewer.does(loser, "surrender")
        elif row.amount >> loser & 1:
            why = self.viewer.does(loser, "have no card to draw")
        return f"{self.viewer.does(row.who, 'have won')}: {why}"

    def _of_battle(self, kind: Kind, row: Row, card: str, other: str) -> str:
        does = self.viewer.does
        match kind:
            case Kind.ATTACK | Kind.TARGET:
                target = f"{self.viewer.name(1 - row.who)} directly" if row.other == NONE else other
                return f"{card} attacks {target}{' instead' if kind == Kind.TARGET else ''}"
            case Kind.ATTACK_STOPS:
                return f"the attack of {card} stops"
            case Kind.ACTIVATE:
                target = f", its target {other}" if row.other != NONE else ""
                return does(row.who, f"activate {card} as link {row.amount} of the chain{target}")
            case Kind.RESOLVE:
                return f"{card} resolves, link {row.amount} of the chain"
            case Kind.LAPSE:
                return f"{card} does nothing, link {row.amount} of the chain"
            case Kind.NEGATE:
                return f"the activation of {card} is negated"
            case _:
                return f"an effect of {card} triggers"

    def _of_card(self, kind: Kind, row: Row, card: str) -> str:
        does, whose = self.viewer.does, self.viewer.whose
        origin = f"{whose(row.owner)} {_zone(row.origin, row.from_place)}" if row.origin != NONE else ""
        match kind:
            case Kind.CHOOSE:
                return does(row.who, f"choose {card}{self._where(row)}{_PURPOSES[Purpose(row.amount)]}")
            case Kind.REVEAL:
                return f"{card}{self._where(row)} is revealed"
            case Kind.DRAW:
                return does(row.who, f"draw {card}")
            case Kind.DISCARD:
                return does(row.owner, f"discard {card}")
            case Kind.DESTROY:
                to = "banished" if row.zone == Zone.BANISHED else "sent to the Graveyard"
                return f"{card} is destroyed and {to}"
            case Kind.SEND:
                return f"{card} is sent from {origin} to the Graveyard"
            case Kind.BANISH:
                return f"{card} is banished from {origin}"
            case Kind.RETURN:
                return f"{card} returns from {origin} to {'the hand' if row.zone == Zone.HAND else 'its box'}"
            case Kind.SUMMON:
                return does(row.who, f"summon {card} in Attack Position")
            case Kind.SPECIAL_SUMMON:
                origin = f"{whose(row.owner)} {_zone(row.origin, NONE)}"
                how = _FACES[str(_state(kind, row))]
                return does(row.who, f"Special Summon {card} from {origin} in {how}")
            case Kind.SET:
                return does(row.who, f"set {card}{self._where(row)}")
            case Kind.FLIP:
                return f"{card}{self._where(row)} is turned face-up"
            case Kind.TURN_DOWN:
                return f"{card}{self._where(row)} is turned face-down"
            case Kind.POSITION:
                return f"{card}{self._where(row)} changes to {_FACES[str(_state(kind, row))]}"
            case Kind.ATK:
                return f"{card} {'gains' if row.amount > 0 else 'loses'} {abs(row.amount)} ATK"
            case Kind.HALVE:
                return f"the original ATK of {card} is halved"
            case Kind.ATK_ENDS:
                return f"what changed the ATK of {card} is over"
            case Kind.COUNTERS:
                number = counted(abs(row.amount), "counter")
                return f"{number} {'put on' if row.amount > 0 else 'taken from'} {card}"
            case _:
                return f"{card} is put from {origin} into {_zone(row.zone, row.place)}"

    def _where(self, row: Row) -> str:
        if row.zone == NONE:
            return ""
        side = row.state if row.kind == Kind.CHOOSE else row.who
        return f" in {self.viewer.whose(side if row.place != NONE else row.owner)} " + (
            _zone(row.zone, row.place)
        )


_OF_DUEL = (
    *(Kind.FIRST_PLAYER, Kind.TURN, Kind.PHASE, Kind.STEP, Kind.PASS, Kind.ANSWER, Kind.BATTLE_OVER),
    *(Kind.SHUFFLE, Kind.LIFE_LOST, Kind.LIFE_GAINED, Kind.WIN),
)
_OF_CHAIN = (Kind.ACTIVATE, Kind.RESOLVE, Kind.LAPSE, Kind.NEGATE, Kind.TRIGGER)
_OF_BATTLE = (Kind.ATTACK, Kind.TARGET, Kind.ATTACK_STOPS)
_AMOUNTS = (
    *(Kind.TURN, Kind.ACTIVATE, Kind.RESOLVE, Kind.LAPSE, Kind.NEGATE, Kind.LIFE_LOST, Kind.LIFE_GAINED),
    *(Kind.ATK, Kind.COUNTERS),
)
"""Kinds of events with an amount."""


def _zone(zone: int, place: int) -> str:
    """Return a zone in words."""
    if zone == Zone.MONSTER:
        return f"Monster Zone {place + 1}" if place != NONE else "Monster Zone"
    if zone == Zone.BACK:
        return "Field Zone" if place == limits.FIELD else f"Spell & Trap Zone {place + 1}"
    return {Zone.GRAVEYARD: "Graveyard", Zone.BANISHED: "banished cards"}.get(
        Zone(zone), Zone(zone).name.lower()
    )


def _place(zone: int, place: int) -> str | None:
    """Return a zone or a place on the field, named as in action texts."""
    if zone == NONE:
        return None
    if zone == Zone.MONSTER and place != NONE:
        return f"m{place + 1}"
    if zone == Zone.BACK and place != NONE:
        return "field" if place == limits.FIELD else f"s{place + 1}"
    return Zone(zone).name.lower()


def _position(row: Row) -> str:
    return "Attack" if row.amount else "Defense"


def _state(kind: Kind, row: Row) -> str | None:
    """Return the state of the card, or another detail if this kind of event has one."""
    match kind:
        case Kind.PHASE:
            return Phase(row.state).name.lower()
        case Kind.STEP:
            return Moment(row.state).name.lower()
        case Kind.PASS:
            return Ask(row.state).name.lower()
        case Kind.ANSWER if row.state == Ask.POSITION:
            return _position(row).lower()
        case Kind.ANSWER:
            return "yes" if row.amount else "no"
        case Kind.CHOOSE:
            return Purpose(row.amount).name.lower()
        case Kind.WIN:
            return _reason(row)
        case _:
            pass
    if row.state == NONE or row.zone not in _LYING:
        return None
    return _LYING[Zone(row.zone)][row.state]


def _reason(row: Row) -> str:
    if row.state == 1:
        return "cap"
    if row.who == NONE:
        return "draw"
    if row.frame == CONCEDE:
        return "concession"
    return "no deck" if row.amount >> (1 - row.who) & 1 else "no life points"
