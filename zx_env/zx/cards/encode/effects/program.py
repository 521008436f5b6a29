"""Encode effects and costs as step programs: each word becomes the steps that terms.Op documents.

Every program ends with Op.FINISH; jumps are rows of the step table. A choice fills register 0
(Target.CHOSEN), which the next step uses. If nothing was chosen, the choice jumps past the end of its word.
See also: rules/effects.py, which carries steps out.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, assert_never, get_args

from zx_env.zx import limits
from zx_env.zx.cards.encode.asked import refers_to
from zx_env.zx.cards.encode.automatic import HAS_THAT_CARD
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.amounts import positive
from zx_env.zx.cards.encode.effects.card_effects import CardEffects, object_of
from zx_env.zx.cards.encode.effects.conditions import write_condition
from zx_env.zx.cards.encode.effects.player_effects import PlayerEffects
from zx_env.zx.cards.encode.effects.which import write_selector
from zx_env.zx.cards.encode.order import mark_unordered
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    IT,
    Among,
    AtEndOfTurn,
    Break,
    CameBy,
    CardEffect,
    Choice,
    Cost,
    Destroy,
    Divide,
    Draw,
    Each,
    Effect,
    FaceDown,
    FromDeck,
    If,
    IfDone,
    IfPicked,
    InNextTurn,
    It,
    Look,
    MakeToken,
    May,
    Move,
    OneOf,
    Pay,
    Per,
    Pick,
    PlayerEffect,
    Put,
    Repeat,
    Sleep,
    SpendShield,
    Swap,
    That,
    Then,
    This,
    WhenDestroyed,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import (
    ANY_NUMBER,
    NEXT_OF_ENEMY,
    NONE,
    Delay,
    Flag,
    Having,
    Occurrence,
    Op,
    Phase,
    Rest,
    Side,
    State,
    Target,
    Zone,
)

_Conditional: TypeAlias = If | IfPicked | IfDone | May | Then | OneOf | Repeat
"""Words with parts that are not always carried out."""


class Program(CardEffects, PlayerEffects):
    """Writes one program, the steps of an effect or a cost, into the card table, word by word."""

    def write(self, words: Sequence[Effect | Pay], spot: Spot) -> int:
        """Write the whole program, including Op.FINISH, and return its first row."""
        first = self._context.tables.used("step")
        self._all(words, spot)
        self._context.tables.land(self._ends)
        last = self._context.tables.step(spot, Op.FINISH)
        mark_unordered(self._context.tables.record["step"][0], first, last, bool(self._context.flags))
        return first

    def _all(self, words: Sequence[Effect | Pay], spot: Spot) -> None:
        for place, word in enumerate(words):
            self._context.tables.land(self._word(word, spot.at(f"[{place}]")))
            self._context = _after_doing(self._context, word)

    def _part(self, words: Sequence[Effect], spot: Spot) -> None:
        """Write words that are not always carried out."""
        before = self._context
        self._all(words, spot)
        self._context = self._context.unless_named(before)

    def _word(self, word: Effect, spot: Spot, optional: bool = False) -> list[int]:
        """Write a word's steps; return the steps that jump past it. `optional`: its choice may be empty."""
        if isinstance(word, (If, IfPicked, IfDone, May, Then, OneOf, Repeat)):
            before = self._context
            ends = self._conditional(word, spot)
            # What one branch takes off the Squares may still be there behind it.
            self._context = self._context.after_a_branch(before)
            return ends
        if not isinstance(word, WhenDestroyed):
            self._context = replace(self._context, dealt=None)
        match word:
            case Look():
                self._look(word, spot)
                return []
            case AtEndOfTurn(do, to):
                self._at_a_time(do, to, Delay.TURN_ENDS, spot)
                return []
            case InNextTurn(do, _, _, to):
                self._at_a_time(do, to, _time_of(word, spot), spot)
                return []
            case WhenDestroyed(do):
                if self._context.dealt is None:
                    raise spot.refuse("no damage was dealt just before it")
                self._later(do, Delay.IS_DESTROYED, self._context.dealt, spot.at("do"))
                return []
        if isinstance(word, PlayerEffect):
            return self._player_effect(word, spot)
        return self._card_effect(word, spot, optional)

    def _conditional(self, word: _Conditional, spot: Spot) -> list[int]:
        """Write a word with parts that are not always carried out; return the steps that jump past it."""
        match word:
            case If():
                return self._if(word, spot)
            case IfPicked():
                return self._if_picked(word, spot)
            case IfDone(number, do, otherwise):
                _check_branches(do, otherwise, spot)
                self._context.check_done(spot)
                ends = [self._step(spot, Op.IF_DONE, low=positive(number, spot.at("number")))]
                self._part(do, spot.at("do"))
                return self._otherwise(ends, otherwise, spot)
            case May():
                return self._may(word, spot)
            case Then(do, then, otherwise):
                if isinstance(do, (May, If, Then, IfPicked, IfDone)):
                    raise spot.at("do").refuse("what is done is one word: put the Then into the other's list")
                _check_branches(then, otherwise, spot)
                ends = self._word(do, spot.at("do"))
                ends.append(self._step(spot, Op.IF_DONE))
                self._part(then, spot.at("then"))
                return self._otherwise(ends, otherwise, spot)
            case OneOf(modes, number):
                return self._one_of(modes, number, spot)
            case Repeat():
                return self._repeat(word, spot)
            case _:
                assert_never(word)

    def _if(self, word: If, spot: Spot) -> list[int]:
        needs, do, otherwise = word.needs, word.do, word.otherwise
        _check_branches(do, otherwise, spot)
        if not needs:
            raise spot.at("needs").refuse("a condition is needed: without one, leave the If out")
        if not self._context.knows_way and any(isinstance(part, CameBy) for part in parts_of(needs)):
            raise spot.at("needs").refuse(
                "no rule knows here how the card appeared: ask at once, in an ability that waits for APPEARS"
            )
        ends = [
            self._step(
                spot,
                Op.IF,
                condition=write_condition(self._context, need, spot.at(f"needs[{place}]")),
            )
            for place, need in enumerate(needs)
        ]
        self._part(do, spot.at("do"))
        return self._otherwise(ends, otherwise, spot)

    def _if_picked(self, word: IfPicked, spot: Spot) -> list[int]:
        number, do, among, otherwise = word.number, word.do, word.among, word.otherwise
        _check_branches(do, otherwise, spot)
        self._context.check_picked(int(word.kept), spot)
        own_name = Having.NAME_OF_KEPT if word.kept else Having.NAME_OF_PICKED
        if among is not None and own_name in among.having:
            first = "keep the first choice, keep=True, and ask for NAME_OF_KEPT"
            raise spot.at("among").refuse(f"every card has its own name: {first}")
        ends = [
            self._step(
                spot,
                Op.IF_PICKED,
                register=int(word.kept),
                low=positive(number, spot.at("number")),
                selector=NONE if among is None else self._anywhere(among, spot.at("among")),
            )
        ]
        self._part(do, spot.at("do"))
        return self._otherwise(ends, otherwise, spot)

    def _otherwise(self, ends: list[int], otherwise: Sequence[Effect], spot: Spot) -> list[int]:
        """Write `otherwise` as the target of the jumps `ends`; return the steps that jump past the word."""
        if not otherwise:
            return ends
        over = self._step(spot, Op.GO_ON)
        self._context.tables.land(ends)
        self._context = replace(self._context, off={})
        self._part(otherwise, spot.at("otherwise"))
        return [over]

    def _may(self, word: May, spot: Spot) -> list[int]:
        do = word.do
        at = spot.at("do")
        before = self._context
        if isinstance(do, (May, If, Then, IfPicked, IfDone)):
            raise at.refuse("what may be done is one word; put the condition around the May")
        what = object_of(do)
        if isinstance(what, Choice) and what.up_to:
            raise at.refuse("`up_to` and ANY_NUMBER include none: leave the May out")
        # If a choice of one card, or of a Square, may be declined, the May asks no question of its own.
        if isinstance(what, Choice):
            declinable = what.number == 1 and what.by == word.by and not what.random
        else:
            declinable = isinstance(do, Put) and do.by == word.by
        ends = []
        if isinstance(do, Pay):
            pay = {"amount": do.number, "colors": do.color, "side": word.by}
            ends.append(self._step(at, Op.IF_CAN_PAY, **pay))
        if not declinable:
            # A May about this card asks nothing if the card has left.
            about = Target.THIS if isinstance(what, This) else Target.NOTHING
            ends.append(self._step(spot, Op.MAY, target=about, side=word.by))
        self._context = replace(self._context, by=word.by)
        ends += self._word(do, at, declinable)
        self._context = replace(self._context, by=Side.OWN)
        if word.then or word.otherwise:
            # Ruling Z19: `then` follows only if `do` was done completely, else `otherwise`.
            ends.append(self._step(spot, Op.IF_DONE))
        if word.then:
            self._part(word.then, spot.at("then"))
        self._context = self._context.unless_named(before)
        return self._otherwise(ends, word.otherwise, spot)

    def _one_of(self, modes: Sequence[Sequence[Effect]], number: int, spot: Spot) -> list[int]:
        if not 2 <= len(modes) <= 7 or not 1 <= number < len(modes):
            raise spot.at("modes").refuse("a choice is among 2 to 7 modes, of which fewer are chosen")
        for place, words in enumerate(modes):
            if not words:
                raise spot.at(f"modes[{place}]").refuse(
                    "a mode that does nothing: put a May around the others"
                )
        overs: list[int] = []
        for turn in range(number):
            self._context.tables.land(overs)
            overs = []
            for place, words in enumerate(modes):
                skip = self._step(spot, Op.MODE, low=place, high=len(modes), register=min(turn, 1))
                self._part(words, spot.at(f"modes[{place}]"))
                if place < len(modes) - 1:
                    overs.append(self._step(spot, Op.GO_ON))
                self._context.tables.land([skip])
        return overs

    def _repeat(self, word: Repeat, spot: Spot) -> list[int]:
        """Ruling H194: write what is done several times; `amount` of the effect is how often it is left."""
        number, at = word.number, spot.at("number")
        if isinstance(number, int) and not 2 <= number < ANY_NUMBER:
            raise at.refuse("several times: a number from 2 on, or a count")
        if not word.do:
            raise spot.at("do").refuse("nothing is done: say what")
        for part in parts_of(word.do):
            counted = isinstance(part, MakeToken | Choice) and not isinstance(part.number, int)
            if counted or isinstance(part, Repeat | Divide):
                raise spot.at("do").refuse(
                    f"no rule repeats a {type(part).__name__} that has a count of its own"
                )
        end = self._step(spot, Op.COUNT_TIMES, high=ANY_NUMBER, **self._cards(number, at))
        first = self._context.tables.used("step")
        self._part(word.do, spot.at("do"))
        self._step(spot, Op.AGAIN, jump=first)
        return [end]

    def _look(self, word: Look, spot: Spot) -> None:
        how = Flag.SHOWN if word.shown else 0
        if word.zone == Zone.LIFE:
            if word.rest != Rest.STAY:
                raise spot.at("rest").refuse("a Life that is looked at stays where it is: Rest.STAY")
            self._step(spot, Op.LOOK, zone=Zone.LIFE, side=word.side, how=how)
            self._all(word.do, spot.at("do"))
            return
        if word.zone != Zone.DECK:
            raise spot.at("zone").refuse("one looks at Life, or at the top of a deck")
        if word.rest == Rest.STAY:
            raise spot.at("rest").refuse(
                "the rest of a deck goes somewhere: Rest.TOP puts it back on top, in any order"
            )
        counted = word.number.among if isinstance(word.number, Per) else None
        whole_deck = isinstance(counted, Among) and Zone.DECK in counted.zones
        if whole_deck or (isinstance(word.number, int) and word.number > limits.LOOKED):
            search = "choose among card(Side.OWN, Zone.DECK, ...), and then Shuffle()"
            raise spot.at("number").refuse(f"one looks at {limits.LOOKED} cards at most; to search, {search}")
        many = self._cards(word.number, spot.at("number"))
        if word.up_to:
            self._look_up_to(word, how, spot)
        else:
            self._step(spot, Op.LOOK, zone=Zone.DECK, side=word.side, how=how, **many)
        self._context = replace(
            self._context, looking_at=word.side, looks_at_one=word.number == 1 and not word.up_to
        )
        self._all(word.do, spot.at("do"))
        self._context = replace(self._context, looking_at=None, looks_at_one=False)
        rest: dict[str, int] = {"zone": Zone.DECK, "side": word.side}
        match word.rest:
            case Rest.SHUFFLED:
                rest["how"] = Flag.SHUFFLED
            case Rest.BOTTOM:
                rest["how"] = Flag.BOTTOM
            case Rest.TRASH:
                rest["zone"] = Zone.TRASH
            case Rest.RESOURCE:
                rest |= {"zone": Zone.RESOURCE, "state": State.SLEEP}
        self._step(spot, Op.REST, **rest)

    def _look_up_to(self, word: Look, how: int, spot: Spot) -> None:
        """CR 304.4: look at "up to N" cards of a deck, card by card; the player may stop."""
        if not isinstance(word.number, int):
            raise spot.at("number").refuse("up to a number of cards that is known")
        look: dict[str, int] = {"zone": Zone.DECK, "side": word.side, "how": how}
        self._step(spot, Op.LOOK, amount=0, **look)
        stops = []
        for number in range(1, word.number + 1):
            stops.append(self._step(spot, Op.MAY))
            self._step(spot, Op.LOOK, amount=number, **look)
        self._context.tables.land(stops)

    def _at_a_time(self, do: Sequence[Effect], to: This | It | None, when: int, spot: Spot) -> None:
        """Write a part that is carried out at the time `when` (terms.Delay)."""
        at = spot.at("to")
        if isinstance(to, It) and to.kept:
            raise at.refuse("a delayed part remembers IT or THIS")
        context = self._context
        may_be_it = isinstance(to, It) and (0 in context.picked or context.is_delayed)
        card = Target.THIS if isinstance(to, This) else Target.NOTHING
        if may_be_it:
            card = context.target_of_it(IT, at)
        tables = context.tables
        first = tables.used("step")
        self._later(do, when, card, spot.at("do"))
        acts_on_this = Target.THIS in tables.record[0]["step"]["target"][first + 1 : tables.used("step")]
        if isinstance(to, This) and not acts_on_this:
            raise at.refuse("nothing in `do` is done to THIS: leave `to` out")
        follows_this = acts_on_this and context.is_followed(Target.THIS)
        if to is None and follows_this:
            raise at.refuse("something in `do` is done to THIS: leave `to` out, or say to=THIS")
        if isinstance(to, It) and not (may_be_it and refers_to(tables, first + 1, Target.THAT_CARD)):
            # Nothing in `do` is about IT: it may be about THIS.
            card = Target.THIS if follows_this else Target.NOTHING
        zone = None if card == Target.NOTHING else context.zone_off_squares(card, at)
        delay = tables.record[0]["step"][first]
        delay["target"], delay["zone"] = card, Zone.SQUARE if zone is None else zone

    def _later(self, do: Sequence[Effect], when: int, target: Target, spot: Spot) -> None:
        """Write the delayed steps; the effect itself jumps past them. The card must be on a Square now."""
        if not do:
            raise spot.refuse("nothing to do later")
        skip = self._step(spot, Op.DELAY, target=target, when=when, zone=Zone.SQUARE)
        later = Program(self._context.later(target))
        later._all(do, spot)
        self._ends += later._ends
        self._ends.append(self._step(spot, Op.GO_ON))
        self._context.tables.land([skip])


def _time_of(word: InNextTurn, spot: Spot) -> int:
    """Return the time in a next turn (terms.Delay) at which a part is carried out."""
    if word.side == Side.ANY:
        raise spot.at("side").refuse("the next turn of one player: Side.OWN or Side.ENEMY")
    if word.phase == Phase.PREPARATION:
        raise spot.at("phase").refuse("no turn has this phase")
    whose = NEXT_OF_ENEMY if word.side == Side.ENEMY else 0
    return Delay.NEXT_TURN | whose | (word.phase or 0)


def _counts(word: Effect) -> bool:
    """Return whether PerDone and IfDone can count the cards to which the word is done."""
    if isinstance(word, (May, Then)):
        return _counts(word.do)
    return isinstance(word, (*get_args(CardEffect), Draw, FromDeck)) and not isinstance(
        word, (Break, Pick, Swap)
    )


def _may_do(words: Sequence[Effect]) -> bool:
    """Return whether something in these words, carried out at once, counts."""
    for word in words:
        parts = [word.do] if isinstance(word, Look) else _parts(word)
        if _counts(word) or any(_may_do(part) for part in parts):
            return True
    return False


def _parts(word: Effect) -> list[Sequence[Effect]]:
    """Return the lists of words in a word that are not always carried out."""
    match word:
        case If(_, do, otherwise) | IfDone(_, do, otherwise):
            return [do, otherwise]
        case IfPicked():
            return [word.do, word.otherwise]
        case May() | Then():
            return [word.then, word.otherwise]
        case OneOf(modes):
            return list(modes)
        case Repeat(_, do):
            return [do]
    return []


def _after_doing(context: Context, word: Effect) -> Context:
    """Return the context behind a word, as to what PerDone and IfDone count there (ruling H201)."""
    if any(_may_do(part) for part in _parts(word)):
        return replace(context, done_in_part=True)
    if _counts(word) or (isinstance(word, Look) and _may_do(word.do)):
        return replace(context, has_done=True, done_in_part=False)
    return context


def _check_branches(do: Sequence[Effect], otherwise: Sequence[Effect], spot: Spot) -> None:
    """Refuse a conditional effect with nothing to do in either case."""
    if not do and not otherwise:
        raise spot.refuse("nothing is done in either case: say what, or leave it out")


def write_effect(
    context: Context,
    words: Sequence[Effect],
    spot: Spot,
    when: Occurrence | None,
    valid_in: Sequence[Zone] = (Zone.SQUARE,),
    watches: bool = False,
    paid: Sequence[Cost] = (),
) -> int:
    """Write the program of an effect and return its first row; `when` is the occurrence that triggered it.

    `valid_in`: the zones where the ability is valid. `watches`: whether the ability waits for another card;
    That(...) then refers to that card. `paid`: the costs of the effect; KEPT can refer to a card chosen for
    one of them.
    """
    if not words:
        raise spot.refuse("an ability that does nothing; say what it does")
    off = {} if Zone.SQUARE in valid_in else {Target.THIS: frozenset(valid_in)}
    inner = context.of_program(when=when, has_that=watches or when in HAS_THAT_CARD, off=off)
    for what in [object_of(cost) for cost in paid]:
        if isinstance(what, Choice):
            inner = inner.after_pick(1, what.among) if what.keep else replace(inner, has_chosen=True)
    return Program(inner).write(words, spot)


def write_cost(context: Context, words: Sequence[Cost], spot: Spot) -> int:
    """Write the program that pays the cost of a startup ability and return its first row."""
    for place, word in enumerate(words):
        _check_cost(word, spot.at(f"[{place}]"))
    return Program(context.of_program(flags=Flag.CHARGE_COST)).write(words, spot)


def _check_cost(word: Cost, spot: Spot) -> None:
    match word:
        case Pay(_, number):
            if number < 1:
                raise spot.refuse("a payment is of at least 1 Resource")
        case FromDeck(number, _, _, side):
            if not isinstance(number, int) or side != Side.OWN:
                raise spot.refuse("a cost is a number of cards of the own deck")
        case Sleep(what) | Destroy(what) | Move(what, _, _) | SpendShield(what) | FaceDown(what):
            if isinstance(what, Choice) and not what.needs_total and not _is_exact(what):
                raise spot.at("what").refuse("a cost is paid in full: it has no `up_to` and no ANY_NUMBER")
            if isinstance(what, Choice) and (what.by != Side.OWN or what.random):
                raise spot.at("what").refuse("who pays a cost chooses what to pay")
            if isinstance(what, (Each, That)):
                raise spot.at("what").refuse("a cost names this card, or a number of cards to choose")


def _is_exact(choice: Choice) -> bool:
    """Return whether it is known how many cards are chosen."""
    return not choice.up_to and isinstance(choice.number, int | Per)


def write_advent(context: Context, of: Sequence[Among], spot: Spot) -> int:
    """Write one CHOOSE for each own Reboot Z/X that an Advent or a Possess takes; return the first row."""
    if not 1 <= len(of) <= limits.SQUARES:
        raise spot.refuse(f"an Advent or a Possess takes 1 to {limits.SQUARES} Z/X")
    first = context.tables.used("step")
    for place, among in enumerate(of):
        at = spot.at(f"[{place}]")
        if among.side != Side.OWN or among.zones != (Zone.SQUARE,) or among.state is not None:
            raise at.refuse(
                "an Advent or a Possess takes own Z/X on Squares; that they are in Reboot State is the rule"
            )
        row = write_selector(context, replace(among, state=State.REBOOT), at)
        context.tables.land([context.tables.step(at, Op.CHOOSE, selector=row, low=1, high=1)])
    context.tables.step(spot, Op.FINISH)
    return first


def write_awaken(context: Context, words: Sequence[Effect], spot: Spot) -> int:
    """Write the program of an Awaken, for after its Cost is paid. Like a cost, it must be done in full."""
    if not words:
        raise spot.refuse("an Awaken that does nothing; say what it does")
    for place, word in enumerate(words):
        at = spot.at(f"[{place}]")
        what = object_of(word)
        if isinstance(word, (May, If, Then)) or (isinstance(what, Choice) and what.up_to):
            raise at.refuse("an Awaken is done in full: no May, If, Then and no `up_to`")
        if isinstance(what, (Each, That)):
            raise at.refuse("an Awaken names a number of cards to choose")
        if isinstance(what, Choice) and not isinstance(what.number, int | Per):
            raise at.refuse("an Awaken names a number of cards, or counts them")
    return Program(context.of_program(flags=Flag.CHARGE_COST)).write(words, spot)
