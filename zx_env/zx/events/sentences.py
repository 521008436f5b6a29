"""Event texts: translate rows of numbers into events, as far as the viewer may know them.

A viewer reads the name of a card only if that player knew the card at that moment. Squares are a1 … c3 from
player 0's side for every viewer.
"""

from zx_env.core.events.event import Event, EventRows
from zx_env.core.events.sentences import Row, Viewer, counted, decode_rows, field, texts
from zx_env.zx.board import NAMES
from zx_env.zx.cards.names import plain, spoken
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.texts import rows_of_abilities
from zx_env.zx.events.kinds import CAP, CONCEDE, RULE_OF_FRAME, RULE_OF_INSTANT, RULE_OF_OP, Kind
from zx_env.zx.op_groups import Frame
from zx_env.zx.settings import Settings
from zx_env.zx.terms import (
    NONE,
    Ask,
    BattleStep,
    Color,
    Op,
    Phase,
    State,
    Until,
    Zone,
)

_ZONES = {Zone.TEMPORARY: "Temporary Zone", Zone.REMOVED: "Remove Zone", Zone.FORCE: "Force Zone"}
_TURNED = (Zone.SQUARE, Zone.RESOURCE)
_MORE = "choose nothing more"
_PASSES = {
    Ask.MAIN: "pass",
    Ask.BATTLE_EVENT: "pass",
    Ask.START_CARD: "choose no card to begin with",
    Ask.RESOURCE: "put no card into Resource",
    Ask.IGNITE: "choose no Charge card for Ignition",
    **dict.fromkeys((Ask.CHOOSE, Ask.CHOOSE_SQUARE, Ask.PAY, Ask.RESOLVE), _MORE),
    **dict.fromkeys((Ask.SQUARE, Ask.ATTACK_TARGET, Ask.MULLIGAN, Ask.FREE_PLAY, Ask.YES_NO), _MORE),
}
"""Verb of a pass, for every question, including those that must be answered."""
STEPS_OF_BATTLE = {
    BattleStep.DECLARATION: "Battle Declaration Step",
    BattleStep.EVENT: "Battle Event Step",
    BattleStep.DAMAGE: "Battle Damage Step",
    BattleStep.END: "Battle End Step",
}
UNTIL = {
    Until.TURN_ENDS: "until the end of the turn",
    Until.BATTLE_ENDS: "until the end of the battle",
    Until.REBOOT_PHASE_ENDS: "until the end of its next Reboot Phase",
    Until.ENEMY_TURN_ENDS: "until the end of the opponent's next turn",
    Until.OWN_TURN_ENDS: "until the end of its owner's next turn",
    Until.GAME_ENDS: "for the rest of the game",
    Until.LEAVES: "as long as it stays on the Squares",
}
GIFTS = {
    Op.GAIN_RANGE: "has Range {0}",
    Op.SET_POWER: "has Power {0}",
    Op.BAR: "is barred from something",
    Op.GRANT_COLOR: "has the color {1}, too,",
    Op.SHIELD: "gains {0} Shield",
    Op.GAIN_ABILITY: "gains an ability",
    Op.REDIRECT: "lets another Z/X take the next damage",
    Op.UNAFFECTED: "is unaffected by certain cards",
    Op.BAR_PLAY: "keeps cards from being played",
    Op.NEXT_LESS: "lets the next card cost less",
    Op.LEAVE_TO: "lets destroyed Z/X go elsewhere than into Charge",
    Op.BAR_DRAW: "keeps a player from drawing",
    Op.GAIN_COST: "has another Cost, or gives one to a hand",
}


def events_of(rows: EventRows, settings: Settings, viewer: int | None) -> list[Event]:
    """Return these rows as Events in their order, with only what `viewer` may know (None: everything)."""
    words = _Words(settings, viewer)
    return decode_rows(rows, words.event, words.hides)


def zone_name(zone: int) -> str:
    """Return the name of a zone as the rules write it."""
    return _ZONES.get(Zone(zone), Zone(zone).name.capitalize())


def rule_of(row: Row) -> str | None:
    """Return the number of the rule that caused the event, such as "904", or None if there is none."""
    if row.kind == Kind.WIN:
        return _rule_of_end(row)
    if row.frame in RULE_OF_INSTANT:
        return RULE_OF_INSTANT[row.frame]
    if row.kind == Kind.DESTROY and row.op != Op.DESTROY:
        return "904" if row.frame in (Frame.PREPROCESS, Frame.INSTEAD) else "1007"
    if row.frame == Frame.PREPROCESS and row.kind == Kind.PUT:
        return "905" if row.origin == Zone.SQUARE else "908.1"
    if row.frame == Frame.BATTLE_DAMAGE and row.kind in (Kind.DAMAGE, Kind.PLAYER_DAMAGE):
        return "604.3a" if row.kind == Kind.DAMAGE else "604.3b"
    if row.frame == Frame.BATTLE_TARGET and row.kind == Kind.SLEEP:
        return "602.1d"
    if row.frame == Frame.PUT_AWAY and row.origin == Zone.DECK:
        return "505.3a"
    if row.kind == Kind.TRIGGER:
        return "809.1"
    if row.frame == Frame.EFFECT:
        return RULE_OF_OP.get(Op(row.op))
    return RULE_OF_FRAME[Frame(row.frame)] if row.frame in RULE_OF_FRAME else None


def _rule_of_end(row: Row) -> str | None:
    if row.frame == CONCEDE:
        return RULE_OF_INSTANT[CONCEDE]
    if not row.amount:
        return None
    if row.frame == Frame.EFFECT:
        return "101.2"
    if row.amount == 3:
        return "101.3"
    return "903.2" if row.place != NONE else "903.1"


class _Words:
    """Events in words for one viewer."""

    def __init__(self, settings: Settings, viewer: int | None) -> None:
        self.pool = settings.pool
        self.cards = settings.pool.cards
        self.abilities = rows_of_abilities(settings.card_set)
        self.viewer = Viewer(viewer)

    def hides(self, row: Row) -> bool:
        """Return whether the event would reveal that the other player could choose among hidden cards."""
        if self.viewer.player in (None, row.who):
            return False
        if row.kind == Kind.CHOOSE:
            return row.state != Ask.CHOOSE_SQUARE and not self.viewer.knows(row.known)
        is_among_cards = row.state in (Ask.CHOOSE, Ask.START_CARD)
        return row.kind == Kind.LOOK_THROUGH or (row.kind == Kind.PASS and is_among_cards)

    def event(self, row: Row, together: bool) -> Event:
        """Return one row as an event."""
        kind = Kind(row.kind)
        card = self.cards[row.row] if row.row != NONE and self.viewer.knows(row.known) else None
        other = self.cards[row.other] if row.other != NONE and self.viewer.knows(row.other_known) else None
        rule = rule_of(row)
        by, ability = self._cause(row)
        words = self._words(kind, row, card.name if card else "a card", other.name if other else "a card")
        # In these kinds the sentence itself names the owner of the ability.
        does = kind in (Kind.TRIGGER, Kind.CARRY_OUT, Kind.USE)
        return Event(
            kind=kind.name.lower(),
            **texts(words, rule, "CR ", None if does else by),
            turn=row.turn,
            together=together,
            who=field(row.who),
            card=card.number if card else None,
            name=card.name if card else None,
            owner=field(row.owner),
            from_=_place(row.origin, row.from_place),
            to=_place(row.zone, row.place),
            was=_lying(row.origin, row.from_place) if row.origin != Zone.SQUARE else None,
            state=_state(kind, row, self.pool),
            amount=row.amount if kind in _AMOUNTS else None,
            other=other.number if other else None,
            other_name=other.name if other else None,
            rule=rule,
            by=by,
            ability=ability,
        )

    def _cause(self, row: Row) -> tuple[str | None, int | None]:
        """Return the name of the card whose ability caused the event, and which of its abilities.

        Both players see which ability is carried out.
        """
        if row.ability == NONE:
            return None, None
        if row.kind == Kind.TRIGGER and not self.viewer.knows(row.known):
            return None, None
        whose = self.abilities[row.ability]
        if row.by not in (NONE, whose):
            return self.cards[row.by].name, None  # it was granted that ability
        place = sum(self.abilities.get(before) == whose for before in range(row.ability - 7, row.ability))
        return self.cards[whose].name, place + 1

    # -- sentences -----------------------------------------------------------------------------------------

    def _words(self, kind: Kind, row: Row, card: str, other: str) -> str:
        if kind in _OF_PLAYERS:
            return self._of_player(kind, row, card)
        if kind in _OF_COURSE:
            return self._of_course(kind, row, card, other)
        return self._of_card(kind, row, card, other)

    def _of_course(self, kind: Kind, row: Row, card: str, other: str) -> str:
        match kind:
            case Kind.TURN:
                return f"{self.viewer.whose(row.who)} turn begins, turn {row.amount}"
            case Kind.PHASE:
                return f"{self.viewer.whose(row.who)} {Phase(row.state).name.capitalize()} Phase begins"
            case Kind.STEP:
                return f"the {STEPS_OF_BATTLE[BattleStep(row.state)]} begins"
            case Kind.BATTLE_OVER:
                return "the battle is over"
            case Kind.ATTACK:
                target = self.viewer.name(1 - row.who)
                if row.other != NONE:
                    target = f"{other} on {NAMES[row.place]}"
                return f"{card} on {NAMES[row.from_place]} attacks {target}"
            case Kind.CARRY_OUT:
                return f"an ability of {self._acting(row)} is carried out"
            case Kind.TRIGGER:
                times = f" {row.amount} times" if row.amount > 1 else ""
                who = self._acting(row) if self.viewer.knows(row.known) else "a card"
                return f"an ability of {who} triggers{times}"
            case _:
                return self._end(row)

    def _acting(self, row: Row) -> str:
        """Return the name of the card whose ability triggers or resolves, also if it left (ruling Z13)."""
        known = row.row != NONE and self.viewer.knows(row.known)
        return self.cards[row.row if known else self.abilities[row.ability]].name

    def _end(self, row: Row) -> str:
        if row.frame == CAP or row.state == 1:
            return "a cap ends the game without a winner"
        if row.who == NONE:
            return "the game is a draw"
        loser = 1 - row.who
        why = self.viewer.does(loser, "have no Life left")
        if row.frame == CONCEDE:
            why = self.viewer.does(loser, "give up")
        elif row.place != NONE:
            why = self.viewer.does(loser, "have neither deck nor Trash")
        return f"{self.viewer.does(row.who, 'have won')}: {why}"

    def _of_player(self, kind: Kind, row: Row, card: str) -> str:
        does, whose = self.viewer.does, self.viewer.whose
        match kind:
            case Kind.FIRST_PLAYER:
                return does(row.who, "go first")
            case Kind.PASS:
                return does(row.who, _PASSES[Ask(row.state)])
            case Kind.ANSWER:
                return does(row.who, _ANSWERS[Ask(row.state)][row.amount])
            case Kind.CHOOSE:
                what = f"the Square {NAMES[row.place]}" if row.state == Ask.CHOOSE_SQUARE else card
                return does(row.who, f"choose {what}{self._where(row)}")
            case Kind.USE:
                return does(row.who, f"use an ability of {card}{self._where(row)}")
            case Kind.PLAY:
                free = " without paying its Cost" if row.amount else ""
                return does(row.who, f"play {card} from {whose(row.who)} {zone_name(row.origin)}{free}")
            case Kind.PAY:
                return does(row.who, f"sleep {card} in Resource to pay")
            case Kind.RELOAD:
                return does(row.who, f"reload: {counted(row.amount, 'card')} of the Trash become the deck")
            case Kind.SHUFFLE:
                return f"{whose(row.who)} deck is shuffled"
            case Kind.LOOK:
                return does(row.who, f"look at {card} in {whose(row.owner)} {zone_name(row.zone)}")
            case Kind.LOOK_THROUGH:
                return does(row.who, f"look through {whose(row.owner)} deck")
            case Kind.DRAW:
                return does(row.who, f"draw {card}")
            case Kind.DISCARD:
                return does(row.who, f"discard {card}")
            case Kind.PLAYER_DAMAGE:
                return does(row.who, f"receive {row.amount} damage")
            case Kind.LIFE_GAINED:
                return does(row.who, f"gain {row.amount} Life, which makes {row.place}")
            case Kind.LIFE_LOST:
                left = "none is left" if row.place == 0 else f"{counted(row.place, 'card')} left"
                return does(row.who, f"lose {row.amount} Life, {left}")
            case _:
                what = spoken(self.pool.counter_kind(row.state))
                verb = "gain" if row.amount > 0 else "spend"
                return does(row.who, f"{verb} {counted(abs(row.amount), f'{what} counter')}")

    def _where(self, row: Row) -> str:
        """Return the place of the card, as an addition to a sentence."""
        if row.zone == NONE or row.state == Ask.CHOOSE_SQUARE:
            return ""
        if row.zone == Zone.SQUARE:
            return f" on {NAMES[row.place]}" if row.place != NONE else ""
        return f" of {self.viewer.whose(row.owner)} {zone_name(row.zone)}"

    def _of_card(self, kind: Kind, row: Row, card: str, other: str) -> str:
        place = NAMES[row.place] if row.place >= 0 else ""
        whose = self.viewer.whose(row.owner)
        match kind:
            case Kind.REVEAL:
                return f"{card}{self._where(row)} is revealed"
            case Kind.RECOVER:
                return f"{card} is put from {whose} deck into Life"
            case Kind.MOVE:
                return f"{card} moves from {NAMES[row.from_place]} to {place}"
            case Kind.DESTROY:
                return f"{card} on {NAMES[row.from_place]} is destroyed and put into {zone_name(row.zone)}"
            case Kind.APPEAR:
                return f"{card} appears on {place}{', in Sleep State' if row.state else ''}"
            case Kind.SHIFT:
                return f"{card} is laid on {other} on {place}"
            case Kind.VANISH:
                return f"{card} vanishes"
            case Kind.TURN_PLAYER:
                face = "down under a Z/X Overboost" if row.zone == Zone.NOWHERE else "up"
                return f"{whose} Player card is turned face {face}"
            case Kind.SLEEP:
                return f"{card}{self._where(row)} gets into Sleep State"
            case Kind.REBOOT:
                return f"{card}{self._where(row)} reboots"
            case Kind.FACE_UP | Kind.FACE_DOWN:
                return f"{card}{self._where(row)} is turned face {'up' if kind == Kind.FACE_UP else 'down'}"
            case Kind.DAMAGE:
                return f"{card} receives {row.amount} damage{f' from {other}' if row.other != NONE else ''}"
            case Kind.DAMAGE_ENDS:
                return f"the {row.amount} damage of {card} is gone"
            case Kind.POWER:
                return f"{card} {'gains' if row.amount > 0 else 'loses'} {abs(row.amount)} Power"
            case Kind.GIVE:
                return f"{card} {_gift(row)}"
            case Kind.EXTRA:
                return f"{whose} Player Extra {card} is turned face up"
            case _:
                under = f" under {other}" if row.other != NONE else ""
                origin = NAMES[row.from_place] if row.origin == Zone.SQUARE else zone_name(row.origin)
                if row.zone == Zone.SQUARE:
                    return f"{card} is put on {place}"
                return f"{card} is put from {origin} into {whose} {zone_name(row.zone)}{under}"


_OF_COURSE = (
    *(Kind.TURN, Kind.PHASE, Kind.STEP, Kind.BATTLE_OVER, Kind.ATTACK),
    *(Kind.CARRY_OUT, Kind.TRIGGER, Kind.WIN),
)
_OF_PLAYERS = (
    *(Kind.FIRST_PLAYER, Kind.PASS, Kind.ANSWER, Kind.CHOOSE, Kind.USE, Kind.PLAY, Kind.PAY, Kind.RELOAD),
    *(Kind.SHUFFLE, Kind.LOOK, Kind.LOOK_THROUGH, Kind.DRAW, Kind.DISCARD, Kind.PLAYER_DAMAGE),
    *(Kind.LIFE_LOST, Kind.LIFE_GAINED, Kind.COUNTERS),
)
_AMOUNTS = (
    *(Kind.TURN, Kind.RELOAD, Kind.DAMAGE, Kind.DAMAGE_ENDS, Kind.PLAYER_DAMAGE, Kind.LIFE_LOST),
    *(Kind.LIFE_GAINED, Kind.POWER, Kind.COUNTERS, Kind.TRIGGER),
)
"""Kinds whose amount is part of the event."""
_ANSWERS = {
    Ask.MULLIGAN: ("keep the hand", "mulligan"),
    Ask.FREE_PLAY: ("do not play the revealed card", "play the revealed card"),
    Ask.YES_NO: ("say no", "say yes"),
}
"""Verbs of the answers no and yes, for every question with these answers."""


def _place(zone: int, place: int) -> str | None:
    if zone == NONE:
        return None
    return NAMES[place] if zone == Zone.SQUARE and place != NONE else Zone(zone).name.lower()


def _gift(row: Row) -> str:
    until = UNTIL.get(Until(row.state), "") if row.state in list(Until) else ""
    if row.op == Op.GAIN_POWER:
        return f"{'gains' if row.amount > 0 else 'loses'} {abs(row.amount)} Power {until}"
    colors = " and ".join(color.name.lower() for color in Color if color and row.amount & color)
    return f"{GIFTS[Op(row.op)].format(row.amount, colors)} {until}"


def _state(kind: Kind, row: Row, pool: CardPool) -> str | None:
    """Return the state of the card, or another detail that depends on the kind."""
    match kind:
        case Kind.PHASE:
            return Phase(row.state).name.lower()
        case Kind.STEP:
            return BattleStep(row.state).name.lower()
        case Kind.PASS:
            return Ask(row.state).name.lower()
        case Kind.ANSWER:
            words = ("keep", "mulligan") if row.state == Ask.MULLIGAN else ("no", "yes")
            return words[row.amount]
        case Kind.COUNTERS:
            return plain(pool.counter_kind(row.state))
        case Kind.GIVE:
            return Op(row.op).name.lower()
        case Kind.WIN:
            return _reason(row)
        case Kind.PLAY:
            return "free" if row.amount else None
        case _:
            pass
    if row.state == NONE or kind == Kind.CHOOSE:
        return None
    return _lying(Zone.DYNAMIS if kind == Kind.SHIFT else row.zone, row.state)


def _lying(zone: int, state: int) -> str | None:
    """Return how a card lies; None in a zone where cards have no State."""
    if state == NONE:
        return None
    if zone == Zone.DYNAMIS:
        return "face up" if state == State.FACE_UP else "face down"
    if zone == Zone.FORCE and state == State.UNDER_FACE_DOWN:
        return "face down"
    return State(state).name.lower() if zone in _TURNED else None


def _reason(row: Row) -> str:
    if row.state == 1:
        return "cap"
    if row.who == NONE:
        return "draw"
    if row.frame == CONCEDE:
        return "concession"
    if row.frame == Frame.EFFECT:
        return "effect"
    return "no deck" if row.place != NONE else "no life"
