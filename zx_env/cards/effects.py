"""Effects and costs, down to step programs: each word becomes the steps that terms.Op documents.

Every program ends with Op.FINISH; jumps are rows of the step table. A choice fills register 0 (Target.CHOSEN)
and the step behind it is about what was chosen; when nothing was picked the choice jumps behind that step.
Not here: what a step does (rules/effects.py).
"""

from collections.abc import Sequence
from dataclasses import replace

from zx_env import limits
from zx_env.cards.checks import Spot
from zx_env.cards.language import (
    Among,
    AsForce,
    Choice,
    Cost,
    Damage,
    DamagePlayer,
    Destroy,
    Draw,
    Each,
    Effect,
    FaceUp,
    FromDeck,
    If,
    MakeToken,
    May,
    Move,
    Pay,
    PlayFree,
    Power,
    Put,
    Reboot,
    Shuffle,
    Sleep,
    That,
    Then,
    This,
    What,
)
from zx_env.cards.tables import Tables
from zx_env.terms import ANY_NUMBER, NONE, Color, Flag, Occurrence, Op, Side, State, Target, Zone

_OWNERS_ZONES = (Zone.HAND, Zone.DECK, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)
_ZONES_FROM_DECK = (Zone.HAND, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)

_HIDDEN_ZONES = (Zone.DECK, Zone.HAND, Zone.LIFE, Zone.DYNAMIS)

_ACTED_ON_IN: dict[type, tuple[Zone, ...]] = {
    Damage: (Zone.SQUARE,),
    Power: (Zone.SQUARE,),
    Destroy: (Zone.SQUARE,),
    Sleep: (Zone.SQUARE, Zone.RESOURCE),
    Reboot: (Zone.SQUARE, Zone.RESOURCE),
}
"""Where cards must be for a word to do anything to them."""

_PLAIN: dict[type, Op] = {
    Destroy: Op.DESTROY,
    Sleep: Op.SLEEP,
    Reboot: Op.REBOOT,
    PlayFree: Op.PLAY_FREE,
}
"""Words with no parameter but the cards they are about."""

_HAS_THAT_CARD = (
    Occurrence.ATTACKS,
    Occurrence.IS_ATTACKED,
    Occurrence.BATTLE_STARTS,
    Occurrence.BATTLE_ENDS,
    Occurrence.DESTROYS_IN_BATTLE,
)
"""Occurrences in which a second card has a part."""


def write_effect(tables: Tables, words: Sequence[Effect], spot: Spot, when: Occurrence | None) -> int:
    """Write the program of an effect and return its first row; `when` is the occurrence that triggered it."""
    if not words:
        raise spot.refuse("an ability that does nothing; say what it does")
    return _Program(tables, when, 0).write(words, spot)


def write_cost(tables: Tables, words: Sequence[Cost], spot: Spot) -> int:
    """Write the program that pays the cost of a startup ability and return its first row."""
    for place, word in enumerate(words):
        _check_cost(word, spot.at(f"[{place}]"))
    return _Program(tables, None, Flag.CHARGE_COST).write(words, spot)


def _check_cost(word: Cost, spot: Spot) -> None:
    match word:
        case Pay(color, number):
            if color == Color.COLORLESS or number < 1:
                raise spot.refuse("a payment needs a color and at least 1 Resource")
        case Sleep(what) | Move(what, _, _):
            if isinstance(what, Choice) and what.up_to:
                raise spot.at("what").refuse("a cost is paid in full: it has no `up_to` and no ANY_NUMBER")
            if isinstance(what, (Each, That)):
                raise spot.at("what").refuse("a cost names this card, or a number of cards to choose")


def write_advent(tables: Tables, of: Sequence[Among], spot: Spot) -> int:
    """Write which own Reboot Z/X an Advent destroys, a CHOOSE for each; the rule reads no more of them."""
    if not of:
        raise spot.refuse("an Advent destroys at least 1 Z/X")
    first = tables.used("step")
    for place, among in enumerate(of):
        at = spot.at(f"[{place}]")
        if among.side != Side.OWN or among.zones != (Zone.SQUARE,) or among.state is not None:
            raise at.refuse("an Advent destroys own Z/X on Squares; that they are in Reboot State is the rule")
        row = tables.selector(replace(among, state=State.REBOOT), at)
        tables.land([tables.step(at, Op.CHOOSE, selector=row, low=1, high=1)])
    tables.step(spot, Op.FINISH)
    return first


def write_awaken(tables: Tables, words: Sequence[Effect], spot: Spot) -> int:
    """Write what an Awaken does once its Cost is paid; all of it, as a cost, must be possible."""
    if not words:
        raise spot.refuse("an Awaken that does nothing; say what it does")
    for place, word in enumerate(words):
        at = spot.at(f"[{place}]")
        what = _object_of(word)
        if isinstance(word, (May, If, Then)) or (isinstance(what, Choice) and what.up_to):
            raise at.refuse("an Awaken is done in full: no May, If, Then and no `up_to`")
        if isinstance(what, (Each, That)):
            raise at.refuse("an Awaken names a number of cards to choose")
    return _Program(tables, None, Flag.CHARGE_COST).write(words, spot)


class _Program:
    def __init__(self, tables: Tables, when: Occurrence | None, flags: int) -> None:
        self._tables = tables
        self._when = when
        self._flags = flags

    def write(self, words: Sequence[Effect | Pay], spot: Spot) -> int:
        first = self._tables.used("step")
        self._all(words, spot)
        self._tables.step(spot, Op.FINISH)
        return first

    def _all(self, words: Sequence[Effect | Pay], spot: Spot) -> None:
        for place, word in enumerate(words):
            self._tables.land(self._word(word, spot.at(f"[{place}]")))

    def _step(self, spot: Spot, op: Op, **values: int) -> int:
        values["how"] = values.get("how", 0) | self._flags
        return self._tables.step(spot, op, **values)

    def _word(self, word: Effect | Pay, spot: Spot, optional: bool = False) -> list[int]:
        """Write a word's steps; return those that jump behind the word."""
        match word:
            case May(do, then):
                return self._may(do, then, spot)
            case If(needs, do):
                ends = [
                    self._step(
                        spot, Op.IF, condition=self._tables.condition(need, spot.at(f"needs[{place}]"))
                    )
                    for place, need in enumerate(needs)
                ]
                self._all(do, spot.at("do"))
                return ends
            case Then(do, then):
                ends = self._word(do, spot.at("do"))
                ends.append(self._step(spot, Op.IF_DONE))
                self._all(then, spot.at("then"))
                return ends
            case MakeToken():
                return self._tokens(word, spot)
            case Draw(number):
                self._step(spot, Op.DRAW, amount=_positive(number, spot.at("number")))
            case FromDeck(number, to, state):
                _check_zone(to, state, _ZONES_FROM_DECK, spot)
                number = _positive(number, spot.at("number"))
                self._step(spot, Op.FROM_DECK, amount=number, zone=to, state=state)
            case Shuffle():
                self._step(spot, Op.SHUFFLE)
            case DamagePlayer(side, amount):
                if side == Side.ANY:
                    raise spot.at("side").refuse(
                        "damage to a player needs one player: Side.OWN or Side.ENEMY"
                    )
                self._step(spot, Op.DAMAGE_PLAYER, side=side, amount=_positive(amount, spot.at("amount")))
            case Pay(color, number):
                self._step(spot, Op.PAY, colors=color, amount=number)
            case _:
                return self._about_cards(word, spot, optional)
        return []

    def _may(self, do: Effect, then: Sequence[Effect], spot: Spot) -> list[int]:
        if isinstance(do, (May, If, Then)):
            raise spot.at("do").refuse("what may be done is one word; put the condition around the May")
        what = _object_of(do)
        if isinstance(what, Choice) and what.up_to:
            raise spot.at("do").refuse("`up_to` includes none: leave the May out")
        # A choice of one card or of a Square that may be declined needs no question of its own.
        declinable = what.number == 1 if isinstance(what, Choice) else isinstance(do, Put)
        # A question about this card is not asked when it has gone.
        about = Target.THIS if isinstance(what, This) else Target.NOTHING
        ends = [] if declinable else [self._step(spot, Op.MAY, target=about)]
        ends += self._word(do, spot.at("do"), declinable)
        if then:
            # Ruling Z19: what follows "if you did" only if it was done completely.
            ends.append(self._step(spot, Op.IF_DONE))
            self._all(then, spot.at("then"))
        return ends

    def _tokens(self, word: MakeToken, spot: Spot) -> list[int]:
        if word.named not in self._tables.tokens:
            raise spot.at("named").refuse(f"no Token of this card set is named {word.named!r}")
        ends = []
        for _ in range(_positive(word.number, spot.at("number"))):
            low = 0 if word.up_to else 1
            mask = word.on.mask
            ends.append(
                self._step(spot, Op.CHOOSE_SQUARE, squares=mask, low=low, high=1, how=Flag.EMPTY)
            )
            self._step(spot, Op.TOKEN, amount=self._tables.tokens[word.named])
        return ends

    def _as_force(self, word: AsForce, spot: Spot, optional: bool) -> list[int]:
        ends: list[int] = []
        under = Target.THIS
        if isinstance(word.under, Choice):
            if word.under.number != 1 or word.under.up_to:
                raise spot.at("under").refuse("a card is Force of one Z/X: choose 1")
            ends.append(self._choose(word.under, spot.at("under"), False, register=1))
            under = Target.CHOSEN_SECOND
        elif not isinstance(word.under, This):
            raise spot.at("under").refuse("under THIS, or under one that is chosen")
        if isinstance(word.what, Each):
            raise spot.at("what").refuse("a Force is chosen, or this card")
        more, aim = self._aim(word.what, spot.at("what"), optional)
        self._step(spot, Op.AS_FORCE, low=under, **aim)
        return ends + more

    def _about_cards(self, word: Effect, spot: Spot, optional: bool) -> list[int]:
        match word:
            case Damage(amount, to):
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.DAMAGE, amount=_positive(amount, spot.at("amount")), **aim)
            case Power(amount, to):
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.POWER, amount=amount, **aim)
            case Destroy(what) | Sleep(what) | Reboot(what) | PlayFree(what):
                ends, aim = self._aim(what, spot.at("what"), optional)
                self._step(spot, _PLAIN[type(word)], **aim)
            case FaceUp():
                ends, aim = self._aim(word.what, spot, optional)
                self._step(spot, Op.TURN_FACE_UP, **aim)
            case AsForce():
                ends = self._as_force(word, spot, optional)
            case Move(what, to, state):
                _check_zone(to, state, _OWNERS_ZONES, spot)
                ends, aim = self._aim(what, spot.at("what"), optional)
                # CR 102.8: from a hidden zone to a hidden zone nobody is shown the card.
                hidden = _is_own_hand(what) and to == Zone.DECK
                self._step(spot, Op.MOVE, zone=to, state=state, how=Flag.HIDDEN if hidden else 0, **aim)
            case Put(what, on, _, _, _):
                if isinstance(what, Each):
                    raise spot.at("what").refuse("cards are put on Squares one by one: choose 1, or THIS")
                ends, aim = self._aim(what, spot.at("what"), optional)
                low = 0 if optional and not isinstance(what, Choice) else 1
                choice = self._step(
                    spot, Op.CHOOSE_SQUARE, squares=on.mask, low=low, high=1, how=_put_flags(word), **aim
                )
                ends.append(choice)
                self._step(spot, Op.PUT, **aim)
            case _:
                raise spot.refuse(f"no rule carries out {type(word).__name__}")
        _check_acted_on(word, spot)
        return ends

    def _aim(self, what: What, spot: Spot, optional: bool) -> tuple[list[int], dict[str, int]]:
        """The target and selector of a step, after the step that chooses if there is one."""
        match what:
            case This():
                return [], {"target": Target.THIS, "selector": NONE}
            case Each(among):
                return [], {"target": Target.ALL, "selector": self._tables.selector(among, spot.at("among"))}
            case That(among):
                if self._when not in _HAS_THAT_CARD:
                    raise spot.refuse("nothing that this ability waits for has a second card")
                return [], {
                    "target": Target.THAT_CARD,
                    "selector": self._tables.selector(among, spot.at("among")),
                }
            case Choice():
                return [self._choose(what, spot, optional or what.up_to)], {
                    "target": Target.CHOSEN,
                    "selector": NONE,
                }

    def _choose(self, choice: Choice, spot: Spot, may_be_none: bool, register: int = 0) -> int:
        number = _positive(choice.number, spot.at("number"))
        # CR 102.9 + ruling Z25: asked for a property in a hidden zone, a player may say there is none.
        may_fail = not may_be_none and not self._flags and _asks_hidden_property(choice.among)
        if limits.CHOSEN < number < ANY_NUMBER:
            raise spot.at("number").refuse(f"one choice holds {limits.CHOSEN} cards: raise limits.CHOSEN")
        return self._step(
            spot,
            Op.CHOOSE,
            selector=self._tables.selector(choice.among, spot.at("among")),
            low=0 if may_be_none or may_fail else number,
            high=number,
            how=Flag.MAY_FAIL if may_fail else 0,
            total_cost=choice.total_cost_at_most,
            register=register,
        )


def _positive(number: int, spot: Spot) -> int:
    if number < 1:
        raise spot.refuse(f"{number} does nothing: at least 1 is needed")
    return number


def _check_zone(to: Zone, state: State, zones: Sequence[Zone], spot: Spot) -> None:
    if to not in zones:
        raise spot.at("to").refuse(f"no rule moves a card into {to.name} by this word")
    if state == State.SLEEP and to != Zone.RESOURCE:
        raise spot.at("state").refuse(f"cards in {to.name} have no State")


def _check_acted_on(word: Effect, spot: Spot) -> None:
    what = _object_of(word)
    if type(word) in _ACTED_ON_IN and isinstance(what, (That, Each, Choice)):
        for zone in what.among.zones:
            if zone not in _ACTED_ON_IN[type(word)]:
                raise spot.refuse(f"{type(word).__name__} does nothing to cards in {zone.name}")


def _is_own_hand(what: What) -> bool:
    # CR 102.8: a card asked for by a property is shown.
    if not isinstance(what, Choice) or what.among.zones != (Zone.HAND,):
        return False
    return not _asks_hidden_property(what.among)


def _asks_hidden_property(among: Among) -> bool:
    return bool(set(among.zones) & set(_HIDDEN_ZONES)) and among != Among(among.side, among.zone)


def _put_flags(put: Put) -> int:
    return (
        (Flag.EMPTY if put.empty else 0)
        | (Flag.ADJACENT if put.adjacent else 0)
        | (Flag.NOT_OTHER_PLAYER_SQUARE if put.not_other_player_square else 0)
    )


def _object_of(word: Effect) -> What | None:
    match word:
        case (
            Damage(_, what)
            | Power(_, what)
            | Destroy(what)
            | Sleep(what)
            | Reboot(what)
            | PlayFree(what)
            | Move(what, _, _)
            | Put(what, _, _, _, _)
        ):
            return what
        case FaceUp():
            return word.what
        case AsForce(what, _):
            return what
        case _:
            return None
