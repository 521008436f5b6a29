"""Words, down to steps: each word of an effect or cost becomes the steps that terms.Op documents.

Jumps are rows of the step table; when nothing was picked a choice jumps behind its word. Not here: what a
step does (rules/effects.py).
"""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx import limits
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.encode.which import Aims, positive
from zx_env.zx.cards.language import (
    AsForce,
    AtEndOfTurn,
    CameBy,
    Cannot,
    CannotFillResource,
    CannotReboot,
    Choice,
    Damage,
    DamagePlayer,
    Destroy,
    Divide,
    Draw,
    Each,
    Effect,
    FaceUp,
    FromDeck,
    GainColor,
    GainCounters,
    GainRange,
    Gains,
    Grant,
    GrantPlayer,
    If,
    IfPicked,
    Ignite,
    It,
    Look,
    MakeToken,
    May,
    Move,
    NamePlayer,
    OneOf,
    Overboost,
    Pay,
    Pick,
    PlayerNamed,
    PlayEvent,
    PlayFree,
    Power,
    Put,
    PutLink,
    Reboot,
    Show,
    Shuffle,
    Sleep,
    Swap,
    That,
    Then,
    This,
    UseUp,
    What,
    WhenDestroyed,
    zx,
)
from zx_env.zx.terms import (
    NONE,
    Bar,
    CardType,
    Delay,
    Flag,
    Op,
    ResourceBar,
    Rest,
    Side,
    State,
    Target,
    Until,
    Way,
    Zone,
)

_LONGEST = Bar.BE_CHOSEN_BY_ENEMY
"""The bars before this one may last for a battle or until a Reboot Phase."""

_OWNERS_ZONES = (Zone.HAND, Zone.DECK, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)
_ZONES_FROM_DECK = (Zone.HAND, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)

_ACTED_ON_IN: dict[type, tuple[Zone, ...]] = {
    Damage: (Zone.SQUARE,),
    Power: (Zone.SQUARE,),
    Grant: (Zone.SQUARE,),
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
    Show: Op.SHOW,
}
"""Words with no parameter but the cards they are about."""


class Program(Aims):
    """A program that is being written, word by word."""

    def write(self, words: Sequence[Effect | Pay], spot: Spot) -> int:
        """Write all of it, to the Op.FINISH, and return its first row."""
        first = self._tables.used("step")
        self._all(words, spot)
        self._tables.land(self._ends)
        self._tables.step(spot, Op.FINISH)
        return first

    def _all(self, words: Sequence[Effect | Pay], spot: Spot) -> None:
        for place, word in enumerate(words):
            self._tables.land(self._word(word, spot.at(f"[{place}]")))

    def _word(self, word: Effect | Pay, spot: Spot, optional: bool = False) -> list[int]:
        """Write a word's steps; return those that jump behind the word."""
        match word:
            case May():
                return self._may(word, spot)
            case If(needs, do, otherwise):
                if not self._way_is_known and any(isinstance(need, CameBy) for need in needs):
                    raise spot.at("needs").refuse("no rule knows here how the card appeared")
                ends = [
                    self._step(
                        spot, Op.IF, condition=self._tables.condition(need, spot.at(f"needs[{place}]"))
                    )
                    for place, need in enumerate(needs)
                ]
                self._all(do, spot.at("do"))
                return self._otherwise(ends, otherwise, spot)
            case Then(do, then, otherwise):
                ends = self._word(do, spot.at("do"))
                ends.append(self._step(spot, Op.IF_DONE))
                self._all(then, spot.at("then"))
                return self._otherwise(ends, otherwise, spot)
            case IfPicked(number, do, among, otherwise):
                self._need_pick(0, spot)
                ends = [
                    self._step(
                        spot,
                        Op.IF_PICKED,
                        low=positive(number, spot.at("number")),
                        selector=NONE if among is None else self._anywhere(among, spot.at("among")),
                    )
                ]
                self._all(do, spot.at("do"))
                return self._otherwise(ends, otherwise, spot)
            case OneOf(modes, number):
                return self._one_of(modes, number, spot)
            case Look():
                self._look(word, spot)
            case AtEndOfTurn(do, to):
                self._later(do, Delay.TURN_ENDS, self._remembered(to, spot.at("to")), spot.at("do"))
            case WhenDestroyed(do):
                if self._dealt is None:
                    raise spot.refuse("no damage was dealt before it")
                self._later(do, Delay.IS_DESTROYED, self._dealt, spot.at("do"))
            case Ignite(number):
                self._step(spot, Op.IGNITE, amount=positive(number, spot.at("number")))
            case MakeToken():
                return self._tokens(word, spot)
            case NamePlayer(keys):
                if not keys:
                    raise spot.at("keys").refuse("name the keys that it has, too")
                row = self._tables.condition(PlayerNamed(keys), spot.at("keys"))
                self._step(spot, Op.NAME_PLAYER, condition=row)
            case PutLink():
                return self._link(word, spot)
            case UseUp():
                if self._when is None:
                    raise spot.refuse("only an Automatic ability is used up")
                self._step(spot, Op.USE_UP)
            case GainCounters(kind, number):
                self._step(spot, Op.COUNTERS, low=kind, amount=positive(number, spot.at("number")))
            case Overboost(into):
                half = replace(into, side=Side.OWN, zone=Zone.DYNAMIS, kind=CardType.ZX_OB)
                if into.name_contains is None and into.named is None:
                    raise spot.at("into").refuse("say which: `name_contains` or `named`")
                if into.named is not None and into.named not in self._tables.halves:
                    named = f"no Z/X Overboost of this card set is named {into.named!r}"
                    raise spot.at("into.named").refuse(named)
                if into.side == Side.ENEMY:
                    raise spot.at("into.side").refuse("a player becomes a Z/X Overboost of its own")
                self._step(spot, Op.OVERBOOST, selector=self._tables.selector(half, spot.at("into")))
            case Draw(amount, side):
                self._step(spot, Op.DRAW, side=side, **self._amount(amount, spot.at("number"), at_least=1))
            case FromDeck(amount, to, state, side):
                _check_zone(to, state, _ZONES_FROM_DECK, spot)
                many = self._amount(amount, spot.at("number"), at_least=1)
                self._step(spot, Op.FROM_DECK, zone=to, state=state, side=side, **many)
            case GrantPlayer(ability, side):
                step = self._step(spot, Op.GRANT_PLAYER, side=side)
                self._tables.given.append((step, ability, spot.at("ability")))
            case CannotReboot(side):
                self._step(spot, Op.BAR_RESOURCE, side=side, amount=ResourceBar.REBOOT)
            case CannotFillResource(side):
                self._step(spot, Op.BAR_RESOURCE, side=side, amount=ResourceBar.FILLED_BY_OWN)
            case Shuffle(side):
                self._step(spot, Op.SHUFFLE, side=side)
            case DamagePlayer(side, amount):
                if side == Side.ANY:
                    raise spot.at("side").refuse(
                        "damage to a player needs one player: Side.OWN or Side.ENEMY"
                    )
                self._step(spot, Op.DAMAGE_PLAYER, side=side, amount=positive(amount, spot.at("amount")))
            case Pay(color, number):
                self._step(spot, Op.PAY, colors=color, amount=number, side=self._by)
            case _:
                return self._about_cards(word, spot, optional)
        return []

    def _otherwise(self, ends: list[int], otherwise: Sequence[Effect], spot: Spot) -> list[int]:
        """Where the jumps `ends` lead: behind the word, or to what is done otherwise."""
        if not otherwise:
            return ends
        over = self._step(spot, Op.GO_ON)
        self._tables.land(ends)
        self._all(otherwise, spot.at("otherwise"))
        return [over]

    def _may(self, word: May, spot: Spot) -> list[int]:
        do = word.do
        at = spot.at("do")
        if isinstance(do, (May, If, Then, IfPicked)):
            raise at.refuse("what may be done is one word; put the condition around the May")
        what = object_of(do)
        if isinstance(what, Choice) and what.up_to:
            raise at.refuse("`up_to` includes none: leave the May out")
        # A choice of one card or of a Square that may be declined needs no question of its own.
        if isinstance(what, Choice):
            declinable = what.number == 1 and what.by == word.by and not what.random
        else:
            declinable = isinstance(do, Put) and do.by == word.by
        ends = []
        if isinstance(do, Pay):
            pay = {"amount": do.number, "colors": do.color, "side": word.by}
            ends.append(self._step(at, Op.IF_CAN_PAY, **pay))
        if not declinable:
            # A question about this card is not asked when it has gone.
            about = Target.THIS if isinstance(what, This) else Target.NOTHING
            ends.append(self._step(spot, Op.MAY, target=about, side=word.by))
        self._by = word.by
        ends += self._word(do, at, declinable)
        self._by = Side.OWN
        if word.then:
            # Ruling Z19: what follows "if you did" only if it was done completely.
            ends.append(self._step(spot, Op.IF_DONE))
            self._all(word.then, spot.at("then"))
        return self._otherwise(ends, word.otherwise, spot)

    def _one_of(self, modes: Sequence[Sequence[Effect]], number: int, spot: Spot) -> list[int]:
        if not 2 <= len(modes) <= 7 or not 1 <= number < len(modes):
            raise spot.at("modes").refuse("a choice is among 2 to 7 modes, of which fewer are chosen")
        self._way_is_known = False
        overs: list[int] = []
        for turn in range(number):
            self._tables.land(overs)
            overs = []
            for place, words in enumerate(modes):
                skip = self._step(spot, Op.MODE, low=place, high=len(modes), register=min(turn, 1))
                self._all(words, spot.at(f"modes[{place}]"))
                if place < len(modes) - 1:
                    overs.append(self._step(spot, Op.GO_ON))
                self._tables.land([skip])
        return overs

    def _look(self, word: Look, spot: Spot) -> None:
        how = Flag.SHOWN if word.shown else 0
        if word.zone == Zone.LIFE:
            if word.rest != Rest.STAY:
                raise spot.at("rest").refuse("a Life that is looked at stays where it is: Rest.STAY")
            self._step(spot, Op.LOOK, zone=Zone.LIFE, side=word.side, how=how)
            self._all(word.do, spot.at("do"))
            return
        if word.zone != Zone.DECK or word.rest == Rest.STAY:
            raise spot.refuse("one looks at Life, or at the top of a deck, whose rest then goes somewhere")
        if isinstance(word.number, int) and word.number > limits.LOOKED:
            raise spot.at("number").refuse(f"one looks at {limits.LOOKED} cards at most: raise limits.LOOKED")
        many = self._amount(word.number, spot.at("number"), at_least=1)
        if word.up_to:
            self._look_up_to(word, how, spot)
        else:
            self._step(spot, Op.LOOK, zone=Zone.DECK, side=word.side, how=how, **many)
        self._looking = True
        self._all(word.do, spot.at("do"))
        self._looking = False
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
        """CR 304.4: "up to N" cards of a deck: card by card, stopping allowed."""
        if not isinstance(word.number, int):
            raise spot.at("number").refuse("up to a number of cards that is known")
        look: dict[str, int] = {"zone": Zone.DECK, "side": word.side, "how": how}
        self._step(spot, Op.LOOK, amount=0, **look)
        stops = []
        for number in range(1, word.number + 1):
            stops.append(self._step(spot, Op.MAY))
            self._step(spot, Op.LOOK, amount=number, **look)
        self._tables.land(stops)

    def _later(self, do: Sequence[Effect], when: Delay, target: Target, spot: Spot) -> None:
        """What is done later stands in the program, and the effect jumps behind it."""
        if not do:
            raise spot.refuse("nothing to do later")
        skip = self._step(spot, Op.DELAY, target=target, about=when)
        before = self._picked, self._delayed, self._way_is_known
        self._picked = set()
        self._way_is_known = False
        self._delayed = target != Target.NOTHING
        self._all(do, spot)
        self._picked, self._delayed, self._way_is_known = before
        self._ends.append(self._step(spot, Op.GO_ON))
        self._tables.land([skip])

    def _tokens(self, word: MakeToken, spot: Spot) -> list[int]:
        if word.named not in self._tables.tokens:
            raise spot.at("named").refuse(f"no Token of this card set is named {word.named!r}")
        ends = []
        if word.number > limits.SQUARES:
            raise spot.at("number").refuse(f"there are {limits.SQUARES} Squares")
        for _ in range(positive(word.number, spot.at("number"))):
            low = 0 if word.up_to else 1
            mask = word.on.mask
            ends.append(self._step(spot, Op.CHOOSE_SQUARE, squares=mask, low=low, high=1, how=Flag.EMPTY))
            self._step(spot, Op.TOKEN, amount=self._tables.tokens[word.named])
        return ends

    def _link(self, word: PutLink, spot: Spot) -> list[int]:
        if word.named not in self._tables.links:
            raise spot.at("named").refuse(f"no Link card of this card set is named {word.named!r}")
        square: dict[str, int] = {"squares": word.on.mask, "low": 0 if word.up_to else 1, "high": 1}
        end = self._step(spot, Op.CHOOSE_SQUARE, **square)
        self._step(spot, Op.LINK, amount=self._tables.links[word.named])
        return [end]

    def _as_force(self, word: AsForce, spot: Spot, optional: bool) -> list[int]:
        ends: list[int] = []
        under = Target.THIS
        if isinstance(word.under, Choice):
            if word.under.number != 1 or word.under.up_to:
                raise spot.at("under").refuse("a card is Force of one Z/X: choose 1")
            ends.append(self._choose(word.under, spot.at("under"), False, register=1))
            under = Target.CHOSEN_SECOND
        elif isinstance(word.under, That) and word.under.among == zx() and self._has_that:
            under = Target.THAT_CARD
        elif not isinstance(word.under, This):
            raise spot.at("under").refuse("under THIS, under That(zx()), or under one that is chosen")
        if isinstance(word.what, Each):
            raise spot.at("what").refuse("a Force is chosen, or this card")
        more, aim = self._aim(word.what, spot.at("what"), optional)
        self._step(spot, Op.AS_FORCE, low=under, **aim)
        return ends + more

    def _about_cards(self, word: Effect, spot: Spot, optional: bool) -> list[int]:
        match word:
            case Damage(amount, to):
                many = self._amount(amount, spot.at("amount"), at_least=1)
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.DAMAGE, **(aim | many))
                self._dealt = Target(aim["target"])
            case Divide(amount, to, size):
                if isinstance(amount, int) and amount % positive(size, spot.at("unit")):
                    raise spot.at("unit").refuse(f"{amount} is no number of units of {size}")
                many = self._amount(amount, spot.at("amount"), at_least=1)
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.DIVIDE, **(aim | many | {"share": size}))
                self._dealt = Target(aim["target"])
            case Power(amount, to):
                many = self._amount(amount, spot.at("amount"))
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.POWER, **(aim | many))
            case Pick(what):
                ends, _ = self._aim(what, spot.at("what"), optional)
            case Swap():
                ends = self._swap(word, spot, optional)
            case Destroy(what) | Sleep(what) | Reboot(what) | PlayFree(what) | Show(what):
                if self._flags and isinstance(word, Sleep) and isinstance(what, Choice):
                    # 2017 manual: a card that sleeps already cannot pay by sleeping.
                    what = replace(what, among=replace(what.among, state=State.REBOOT))
                ends, aim = self._aim(what, spot.at("what"), optional)
                regular = int(isinstance(word, PlayFree) and word.regular)
                self._step(spot, _PLAIN[type(word)], amount=regular, **aim)
            case Grant():
                ends, aim = self._aim(word.what, spot.at("what"), optional)
                self._grant(word, aim, spot)
            case FaceUp():
                ends, aim = self._aim(word.what, spot, optional)
                self._step(spot, Op.TURN_FACE_UP, **aim)
            case AsForce():
                ends = self._as_force(word, spot, optional)
            case PlayEvent(what, to):
                _check_zone(to, State.REBOOT, _OWNERS_ZONES, spot)
                if what.number != 1 or what.among.kind != CardType.EVENT:
                    raise spot.at("what").refuse("one Event is played: choose 1, of kind=CardType.EVENT")
                ends, aim = self._aim(what, spot.at("what"), optional)
                self._step(spot, Op.PLAY_EVENT, zone=to, **aim)
            case Move(what, to, state):
                # Back into the Dynamis goes only the card with the ability.
                there = (*_OWNERS_ZONES, Zone.DYNAMIS) if isinstance(what, This) else _OWNERS_ZONES
                _check_zone(to, state, there, spot)
                ends, aim = self._aim(what, spot.at("what"), optional)
                self._step(
                    spot, Op.MOVE, zone=to, state=state, how=_move_flags(word, spot), share=word.place, **aim
                )
            case Put():
                ends = self._put(word, spot, optional)
            case _:
                raise spot.refuse(f"no rule carries out {type(word).__name__}")
        _check_acted_on(word, spot)
        return ends

    def _swap(self, word: Swap, spot: Spot, optional: bool) -> list[int]:
        what, other = word.what, word.other
        if what.number != (2 if other is None else 1) or what.up_to:
            raise spot.at("what").refuse("two Z/X change Squares: choose 2, or 1 and 1 `other`")
        if other is not None and (other.number != 1 or other.up_to or not other.keep or what.keep):
            raise spot.at("other").refuse("the `other` is 1 to `keep`")
        ends, aim = self._aim(what, spot.at("what"), optional)
        if other is not None:
            ends += self._aim(other, spot.at("other"), False)[0]
        self._step(spot, Op.SWAP, **(aim | {"low": 2 if other is None else 1}))
        return ends

    def _grant(self, word: Grant, aim: dict[str, int], spot: Spot) -> None:
        gains = word.gains
        at = spot.at("gains")
        if not isinstance(gains, GainColor) and not isinstance(gains.to, This):
            raise at.at("to").refuse("who has it is said by `what`: leave `to` out")
        if word.until != Until.TURN_ENDS and not (isinstance(gains, Cannot) and gains.bar < _LONGEST):
            raise spot.at("until").refuse(f"no rule lets that last until {word.until.name}")
        match gains:
            case GainColor(color):
                self._step(spot, Op.GRANT_COLOR, **(aim | {"amount": color}))
            case GainRange(reach):
                self._step(spot, Op.GRANT, **(aim | {"unit": Op.GAIN_RANGE, "amount": reach}))
            case Cannot(bar):
                self._step(spot, Op.GRANT, **(aim | {"unit": Op.BAR, "amount": bar, "state": word.until}))
            case Gains(ability):
                step = self._step(spot, Op.GRANT, **(aim | {"unit": Op.GAIN_ABILITY}))
                self._tables.given.append((step, ability, at.at("ability")))

    def _put(self, word: Put, spot: Spot, optional: bool) -> list[int]:
        what = word.what
        if isinstance(what, Each):
            raise spot.at("what").refuse("cards are put on Squares one by one: choose them, or THIS")
        ends, aim = self._aim(what, spot.at("what"), optional)
        low = 0 if optional and not isinstance(what, Choice) else 1
        anchor = word.near or word.was
        where = self._remembered_place(anchor, spot)
        several = (isinstance(what, Choice) and what.number != 1) or (isinstance(what, It) and what.several)
        repeated = Flag.REPEATED if several else 0
        how = _put_flags(word) | repeated
        choice = {"squares": word.on.mask, "low": low, "high": 1, "how": how, "side": word.by, **where}
        ends.append(self._step(spot, Op.CHOOSE_SQUARE, **(aim | choice)))
        if several:
            aim = aim | {"selector": NONE}
        if word.way not in (None, Way.BY_ASSAULT):
            raise spot.at("way").refuse("how else it appears is known: only BY_ASSAULT is to be said")
        put: dict[str, int] = {"how": repeated, "state": word.state, "amount": word.way or 0}
        self._step(spot, Op.PUT, **(aim | put))
        return ends


def _check_zone(to: Zone, state: State, zones: Sequence[Zone], spot: Spot) -> None:
    if to not in zones:
        raise spot.at("to").refuse(f"no rule moves a card into {to.name} by this word")
    if state == State.SLEEP and to not in (Zone.RESOURCE, Zone.DYNAMIS):
        raise spot.at("state").refuse(f"cards in {to.name} have no State")


def _check_acted_on(word: Effect, spot: Spot) -> None:
    what = object_of(word)
    if type(word) in _ACTED_ON_IN and isinstance(what, (That, Each, Choice)):
        for zone in what.among.zones:
            if zone not in _ACTED_ON_IN[type(word)]:
                raise spot.refuse(f"{type(word).__name__} does nothing to cards in {zone.name}")


def _is_own_hand(what: What) -> bool:
    return isinstance(what, Choice) and what.among.zones == (Zone.HAND,)


def _move_flags(move: Move, spot: Spot) -> int:
    what = move.what
    if move.to != Zone.DECK and (move.bottom or move.shuffled or move.place != 1):
        raise spot.refuse("`bottom`, `place` and `shuffled` are for moves into a deck")
    if move.bottom + move.shuffled + (positive(move.place, spot.at("place")) > 1) > 1:
        raise spot.refuse("a card comes to one place of a deck: `bottom`, `place` or `shuffled`")
    # CR 102.8: from a hidden zone to a hidden zone nobody is shown the card, unless the text says so.
    hidden = _is_own_hand(what) and move.to == Zone.DECK and not move.shown
    return (
        (Flag.HIDDEN if hidden else 0)
        | (Flag.SHOWN if move.shown else 0)
        | (Flag.BOTTOM if move.bottom else 0)
        | (Flag.SHUFFLED if move.shuffled else 0)
    )


def _put_flags(put: Put) -> int:
    return (
        (Flag.EMPTY if put.empty else 0)
        | (Flag.ADJACENT if put.adjacent else 0)
        | (Flag.NOT_OTHER_PLAYER_SQUARE if put.not_other_player_square else 0)
        | (Flag.NEAR_SECOND if put.near else 0)
        | (Flag.WHERE_IT_WAS if put.was else 0)
    )


def object_of(word: Effect) -> What | None:
    """The cards that a word is about, if it is about cards."""
    match word:
        case (
            Damage(_, what)
            | Power(_, what)
            | Grant(what, _)
            | Divide(_, what)
            | Swap(what, _)
            | Pick(what)
            | Show(what)
            | PlayEvent(what, _)
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
