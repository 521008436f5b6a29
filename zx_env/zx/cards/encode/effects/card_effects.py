"""Encode effects on cards as steps. See also: rules/effects.py, which carries them out."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from zx_env.zx.cards.card_types import ZX_TYPES
from zx_env.zx.cards.encode.effects.amounts import positive
from zx_env.zx.cards.encode.effects.checks import check_break, check_cheaper_in_hand, check_face_up
from zx_env.zx.cards.encode.effects.places import check_zone
from zx_env.zx.cards.encode.effects.targets import Targets, check_is_done_to, is_of_links
from zx_env.zx.cards.encode.effects.which import (
    asks_power,
    sources_selector,
    squares_mask,
    write_selector,
)
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    IT,
    KEPT,
    Among,
    Amount,
    AsForce,
    Break,
    Cannot,
    CardEffect,
    Choice,
    Damage,
    Destroy,
    Divide,
    Each,
    Effect,
    FaceDown,
    FaceUp,
    GainColor,
    GainCost,
    GainRange,
    Gains,
    GainShields,
    Grant,
    It,
    Move,
    Pick,
    PlayEvent,
    PlayFree,
    Power,
    PowerIs,
    Put,
    Reboot,
    Redirect,
    Show,
    Sleep,
    SpendShield,
    Swap,
    That,
    This,
    Unaffected,
    What,
    zx,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    Bar,
    CardType,
    Flag,
    Having,
    Op,
    Side,
    State,
    Target,
    Until,
    Way,
    Zone,
)

_OF_A_PLAY = (Bar.BE_PLAYED, Bar.BE_PUT_ON_PLAYER_SQUARE, Bar.APPEAR)
"""Bars without meaning for a card that is already on a Square."""

_IN_A_REBOOT_PHASE = [bar for bar in Bar if bar < Bar.BE_CHOSEN_BY_ENEMY]
"""Bars that may hold in a Reboot Phase only."""

DURATIONS = (Until.TURN_ENDS, Until.BATTLE_ENDS, Until.ENEMY_TURN_ENDS, Until.OWN_TURN_ENDS)
"""Durations that every effect may have which lasts for a while (CR 605.5, ruling H145)."""

_OWNERS_ZONES = (Zone.HAND, Zone.DECK, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)

_ACTED_ON_IN: dict[type, tuple[Zone, ...]] = {
    Damage: (Zone.SQUARE,),
    Power: (Zone.SQUARE,),
    Grant: (Zone.SQUARE,),
    Redirect: (Zone.SQUARE,),
    GainShields: (Zone.SQUARE,),
    SpendShield: (Zone.SQUARE,),
    Destroy: (Zone.SQUARE,),
    Sleep: (Zone.SQUARE, Zone.RESOURCE),
    Reboot: (Zone.SQUARE, Zone.RESOURCE),
    PlayFree: (
        Zone.DECK,
        Zone.HAND,
        Zone.LIFE,
        Zone.RESOURCE,
        Zone.CHARGE,
        Zone.TRASH,
        Zone.REMOVED,
        Zone.FORCE,
        Zone.DYNAMIS,
    ),
}
"""The zones in which each word affects cards."""

_PLAIN: dict[type, Op] = {
    Destroy: Op.DESTROY,
    Sleep: Op.SLEEP,
    Reboot: Op.REBOOT,
    PlayFree: Op.PLAY_FREE,
    Show: Op.SHOW,
}
"""Words whose only parameter is the cards."""


_Plain: TypeAlias = Destroy | Sleep | Reboot | PlayFree | Show


def _play_free(word: PlayFree, spot: Spot) -> dict[str, int]:
    """Return the fields of a free play besides its card."""
    if word.to not in (Zone.TRASH, Zone.REMOVED):
        raise spot.at("to").refuse("after a free play an Event goes into Trash or out of the game")
    if word.to != Zone.TRASH and isinstance(word.what, Choice) and word.what.among.kind == CardType.ZX:
        raise spot.at("to").refuse("only an Event goes somewhere after it has resolved")
    among = word.what.among if isinstance(word.what, Choice) else None
    if among is not None and Zone.DYNAMIS in among.zones:
        if among.side != Side.OWN or (among.kind is None and among.named is None):
            raise spot.at("what").refuse("an own card of the Dynamis: say its `kind`, or its name")
        if among.kind in (CardType.SHIFT, CardType.ZX_OB):
            raise spot.at("what").refuse("no rule plays a Shift or a Z/X Overboost")
    return {"amount": int(word.regular), "zone": word.to}


class CardEffects(Targets):
    """Writes the steps of the words of language/card_effects.py; a base class of Program."""

    def _card_effect(self, word: CardEffect, spot: Spot, optional: bool) -> list[int]:
        """Write a word's steps; return the steps that jump past it. `optional`: its choice may be empty."""
        match word:
            case Damage(amount, to):
                self._check_it_is_not_replaced(amount, to, spot.at("amount"))
                many = self._amount(amount, spot.at("amount"), is_positive=True)
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.DAMAGE, **aim, **many)
                self._context = replace(self._context, dealt=Target(aim["target"]))
            case Divide():
                ends = self._divide(word, spot, optional)
            case Power(amount, to, until):
                if until not in DURATIONS:
                    raise spot.at("until").refuse(f"no rule lets that last until {until.name}")
                self._check_it_is_not_replaced(amount, to, spot.at("amount"))
                many = self._amount(amount, spot.at("amount"))
                ends, aim = self._aim(to, spot.at("to"), optional)
                self._step(spot, Op.POWER, **(aim | many | {"until": until}))
            case Pick(what):
                # The sentence says that these are chosen first, wherever the word stands.
                choice = self._choose(what, spot.at("what"), optional or what.up_to, int(what.keep))
                ends = [choice]
            case Swap():
                ends = self._swap(word, spot, optional)
            case Destroy() | Sleep() | Reboot() | PlayFree() | Show():
                ends = self._plain(word, spot, optional)
            case Grant():
                if isinstance(word.gains, PowerIs):
                    at = spot.at("gains").at("amount")
                    self._check_it_is_not_replaced(word.gains.amount, word.what, at)
                ends, aim = self._aim(word.what, spot.at("what"), optional)
                self._grant(word, aim, spot)
            case Redirect():
                ends = self._redirect(word, spot, optional)
            case FaceDown(what):
                check_face_up(what, spot.at("what"))
                ends, aim = self._aim(what, spot.at("what"), optional)
                self._step(spot, Op.TURN_FACE_DOWN, **aim)
            case FaceUp(tribe, named):
                if (tribe is None) == (named is None):
                    raise spot.refuse("say which card: by its tribe, or by its name")
                ends, aim = self._aim(word.what, spot, optional)
                self._step(spot, Op.TURN_FACE_UP, **aim)
            case GainShields() | SpendShield():
                ends = self._shields(word, spot, optional)
            case AsForce():
                ends = self._as_force(word, spot, optional)
            case Break():
                ends = self._break(word, spot, optional)
            case PlayEvent():
                ends = self._play_event(word, spot, optional)
            case Move():
                ends = self._move(word, spot, optional)
            case Put():
                ends = self._put(word, spot, optional)
            case _:
                assert_never(word)
        _check_acted_on(word, spot)
        self._check_where_it_is(word, spot)
        if isinstance(word, (Destroy, Move, AsForce)):
            into = word.to if isinstance(word, Move) else None
            in_order = isinstance(word, Move) and word.ordered
            target = Target.CHOSEN if in_order else self._target(word.what, spot)
            self._context = self._context.after_leaving(target, into)
        elif isinstance(word, Break):
            self._context = self._context.after_coming(Target.CHOSEN)
            self._context = self._context.after_leaving(Target.CHOSEN_SECOND, Zone.FORCE)
        elif isinstance(word, Put) and is_of_links(word.what):
            pass  # the Link stays a Link on a Square
        elif isinstance(word, (Put, PlayFree)):
            all_taken = isinstance(word, Put) and isinstance(word.what, Each)
            target = Target.CHOSEN if all_taken else self._target(word.what, spot)
            self._context = self._context.after_coming(target)
        return ends

    def _check_it_is_not_replaced(self, amount: Amount, what: What, spot: Spot) -> None:
        """Refuse an amount about IT, the previous choice, beside a choice: IT then means the new one."""
        if 0 in self._context.picked and isinstance(what, Choice) and not what.keep:
            if any(_is_of_it(part) for part in parts_of(amount)):
                raise spot.refuse(
                    "here IT is the card that this word chooses. For the card chosen before, choose that one "
                    "with keep=True and say KEPT; for this one, Pick it first and say IT for both"
                )

    def _check_where_it_is(self, word: CardEffect, spot: Spot) -> None:
        """Refuse a word that does nothing to the card IT, which is elsewhere for certain."""
        what = object_of(word)
        acted_on_in = _acted_on_in(word)
        if isinstance(what, It) and acted_on_in:
            zones = self._context.off.get(self._context.target_of_it(what, spot))
            if zones and zones.isdisjoint(acted_on_in):
                names = " or ".join(sorted(zone.name for zone in zones))
                raise spot.refuse(f"{type(word).__name__} does nothing to it: it is in {names}")

    def _target(self, what: What, spot: Spot) -> Target:
        """Return the target that means these cards after they were chosen."""
        match what:
            case This():
                return Target.THIS
            case That():
                return Target.THAT_CARD
            case Each():
                return Target.ALL
            case Choice():
                return Target(Target.CHOSEN + what.keep)
            case It():
                return self._context.target_of_it(what, spot)

    def _plain(self, word: _Plain, spot: Spot, optional: bool) -> list[int]:
        what = word.what
        if self._context.flags and isinstance(word, Sleep) and isinstance(what, Choice):
            # 2017 manual: a card in Sleep State cannot pay a cost by sleeping.
            what = replace(what, among=replace(what.among, state=State.REBOOT))
        if isinstance(what, Choice) and what.among.kind == CardType.PLAYER:
            ends, aim = self._aim_at_player_card(what, word, spot.at("what"), optional)
        else:
            ends, aim = self._aim(what, spot.at("what"), optional)
        how = _play_free(word, spot) if isinstance(word, PlayFree) else {}
        self._step(spot, _PLAIN[type(word)], **how, **aim)
        return ends

    def _aim_at_player_card(
        self, what: Choice, word: _Plain, spot: Spot, optional: bool
    ) -> tuple[list[int], dict[str, int]]:
        """Ruling H224: write the choice of the own Player card, which goes to Sleep or Reboot State."""
        among = what.among
        if not isinstance(word, Sleep | Reboot):
            raise spot.refuse("a Player card can be put into Sleep State and Reboot State, and no more")
        plain = zx(Side.OWN, kind=CardType.PLAYER, named=among.named, state=among.state)
        if what != Choice(1, plain):
            raise spot.refuse("one own Player card is chosen, by no more than its name and its State")
        choice, aim = self._choose_beside(what, spot, optional)
        return [choice], aim

    def _choose_beside(self, what: Choice, spot: Spot, optional: bool) -> tuple[int, dict[str, int]]:
        """Write the choice of a Link or a Player card; return its step, and the target of the next one.

        No later word does anything to such a card: IT is nothing behind this one.
        """
        before = self._context
        choice = self._choose(what, spot, optional or what.up_to, beside=True)
        picked = {register: among for register, among in before.picked.items() if register}
        self._context = replace(before, picked=picked, has_chosen=True)
        return choice, {"target": int(Target.CHOSEN), "selector": NONE}

    def _shields(self, word: GainShields | SpendShield, spot: Spot, optional: bool) -> list[int]:
        if isinstance(word, GainShields):
            ends, aim = self._aim(word.what, spot.at("what"), optional)
            self._step(spot, Op.SHIELD, amount=positive(word.number, spot.at("number")), **aim)
            return ends
        what = word.what
        if isinstance(what, Choice):
            # Only a card that has a Shield can lose one.
            having = (*(one for one in what.among.having if one != Having.WITH_SHIELD), Having.WITH_SHIELD)
            what = replace(what, among=replace(what.among, having=having))
        ends, aim = self._aim(what, spot.at("what"), optional)
        self._step(spot, Op.SHIELD, amount=-1, **aim)
        return ends

    def _divide(self, word: Divide, spot: Spot, optional: bool) -> list[int]:
        amount, to, size = word.amount, word.to, word.unit
        if isinstance(amount, int) and amount % positive(size, spot.at("unit")):
            raise spot.at("unit").refuse(f"{amount} is no number of units of {size}")
        self._check_it_is_not_replaced(amount, to, spot.at("amount"))
        many = self._amount(amount, spot.at("amount"), is_positive=True)
        ends, aim = self._aim(to, spot.at("to"), optional)
        self._step(spot, Op.DIVIDE, **(aim | many | {"share": size}))
        self._context = replace(self._context, dealt=Target(aim["target"]))
        return ends

    def _play_event(self, word: PlayEvent, spot: Spot, optional: bool) -> list[int]:
        what, to = word.what, word.to
        check_zone(to, State.REBOOT, _OWNERS_ZONES, spot)
        if what.number != 1 or what.among.kind != CardType.EVENT:
            raise spot.at("what").refuse("one Event is played: choose 1, of kind=CardType.EVENT")
        ends, aim = self._aim(what, spot.at("what"), optional)
        self._step(spot, Op.PLAY_EVENT, zone=to, **aim)
        return ends

    def _move(self, word: Move, spot: Spot, optional: bool) -> list[int]:
        what, to, state = word.what, word.to, word.state
        # Ruling H107: other cards lie there face up.
        if to == Zone.DYNAMIS and state != State.FACE_UP and not isinstance(what, This):
            raise spot.at("state").refuse(
                "into the Dynamis only this card goes face down; say state=State.FACE_UP for other cards"
            )
        check_zone(to, state, (*_OWNERS_ZONES, Zone.DYNAMIS), spot)
        if word.shown and state == State.FACE_UP:
            raise spot.at("shown").refuse("both players see a card that is face up: leave it out")
        if word.ordered:
            ends, aim = self._in_order(word, spot)
        else:
            ends, aim = self._aim(what, spot.at("what"), optional)
        self._step(spot, Op.MOVE, zone=to, state=state, how=_move_flags(word, spot), place=word.place, **aim)
        return ends

    def _in_order(self, word: Move, spot: Spot) -> tuple[list[int], dict[str, int]]:
        """Rulings H142 and H235: write the question in which order all of the cards come into the deck."""
        what = word.what
        if not isinstance(what, Each) or word.to != Zone.DECK or word.shuffled or word.place != 1:
            raise spot.at("ordered").refuse(
                "an order is chosen for each(...) of some cards that come to the top or bottom of a deck"
            )
        at = spot.at("what").at("among")
        if Zone.SQUARE not in what.among.zones or set(what.among.zones) - {Zone.SQUARE, Zone.CHARGE}:
            raise at.refuse("the order is chosen among Z/X on Squares, perhaps together with Charge")
        return self._take_all(what.among, at, ANY_NUMBER)

    def _take_all(self, among: Among, spot: Spot, most: int) -> tuple[list[int], dict[str, int]]:
        """Write a choice that takes all of the cards, `most` at most; return as _aim does."""
        check_is_done_to(among, spot)
        row = write_selector(self._context, among, spot)
        self._context = self._context.after_pick(0, among)
        every = {"low": most, "high": most, "register": 0}
        return [self._step(spot, Op.CHOOSE, selector=row, **every)], {"target": Target.CHOSEN}

    def _check_is_one(self, what: Each, spot: Spot) -> None:
        """Refuse to put each of some cards on Squares, if they may be more than one."""
        if not self._context.looks_at_one or Having.LOOKED_AT not in what.among.having:
            raise spot.refuse(
                "cards are put on Squares one by one: choose them, or THIS. For each(looked(...)) look at "
                "exactly 1 card"
            )

    def _swap(self, word: Swap, spot: Spot, optional: bool) -> list[int]:
        what, other = word.what, word.other
        if what.number != (2 if other is None else 1) or what.up_to:
            raise spot.at("what").refuse("two Z/X change Squares: choose 2, or 1 and 1 `other`")
        if other is not None and (other.number != 1 or other.up_to or not other.keep or what.keep):
            raise spot.at("other").refuse("the `other` is 1 to `keep`")
        ends, aim = self._aim(what, spot.at("what"), optional)
        if other is not None:
            ends.append(self._choose(other, spot.at("other"), False, register=1))
        self._step(spot, Op.SWAP, **(aim | {"low": 2 if other is None else 1}))
        return ends

    def _grant(self, word: Grant, aim: dict[str, int], spot: Spot) -> None:
        gains = word.gains
        at = spot.at("gains")
        if not isinstance(gains, GainColor | PowerIs) and not isinstance(gains.to, This):
            raise at.at("to").refuse("who has it is said by `what`: leave `to` out")
        may_last = word.until in DURATIONS or (isinstance(gains, PowerIs) and word.until == Until.LEAVES)
        if word.until == Until.REBOOT_PHASE_ENDS and isinstance(gains, Cannot):
            may_last = gains.bar in _IN_A_REBOOT_PHASE
        if not may_last:
            raise spot.at("until").refuse(f"no rule lets that last until {word.until.name}")
        if isinstance(gains, Cannot) and gains.bar in _OF_A_PLAY:
            raise at.at("bar").refuse(f"what has {gains.bar.name} lies on no Square, and is given nothing")
        match gains:
            case GainColor(color):
                self._step(spot, Op.GRANT_COLOR, **(aim | {"amount": color, "until": word.until}))
            case GainCost(amount, _, least):
                # Like Lasts(GainCost(...)): a lasting effect stores the row of the step (ruling H202).
                if not isinstance(amount, int) or amount == 0:
                    raise at.at("amount").refuse("a number, which is not 0")
                if amount > 0 and least != 1:
                    raise at.at("least").refuse("more Cost has no lower bound: leave `least` out")
                cost = {"grants": Op.GAIN_COST, "amount": amount, "low": least, "until": word.until}
                self._step(spot, Op.GRANT, **(aim | cost))
            case PowerIs(amount):
                many = self._amount(amount, at.at("amount"))
                self._step(spot, Op.GRANT, **(aim | many | {"grants": Op.SET_POWER, "until": word.until}))
            case GainRange(reach, at_player=at_player):
                if at_player:
                    raise at.refuse("give the ability: Gains(Always(do=[GainRange(..., at_player=True)]))")
                far = {"grants": Op.GAIN_RANGE, "amount": reach, "until": word.until}
                self._step(spot, Op.GRANT, **(aim | far))
            case Unaffected(by):
                row = sources_selector(self._context, by, at.at("by"))
                shield = {"grants": Op.UNAFFECTED, "amount": row, "until": word.until}
                self._step(spot, Op.GRANT, **(aim | shield))
            case Cannot(by=Among()):
                raise at.at("by").refuse("give the ability: Gains(Always(do=[Cannot(..., by=...)]))")
            case Cannot(bar):
                self._step(spot, Op.GRANT, **(aim | {"grants": Op.BAR, "amount": bar, "until": word.until}))
            case Gains(ability):
                step = self._step(spot, Op.GRANT, **(aim | {"grants": Op.GAIN_ABILITY, "until": word.until}))
                self._context.tables.given.append((step, ability, at.at("ability")))

    def _redirect(self, word: Redirect, spot: Spot, optional: bool) -> list[int]:
        what, to = word.what, word.to
        if isinstance(what, Choice) and (what.among.side != Side.OWN or what.among.zones != (Zone.SQUARE,)):
            raise spot.at("what").refuse("an own Z/X on a Square: its player chooses who takes the damage")
        if to.zones != (Zone.SQUARE,) or asks_power(to) or to.having:
            raise spot.at("to").refuse("Z/X on Squares, without `having` and Power; the other one is meant")
        ends, aim = self._aim(what, spot.at("what"), optional)
        other = replace(to, having=(Having.NOT_THIS,))
        row = write_selector(self._context, other, spot.at("to"))
        self._step(spot, Op.REDIRECT, per=row, **aim)
        return ends

    def _put(self, word: Put, spot: Spot, optional: bool) -> list[int]:
        what = word.what
        if isinstance(what, Choice) and is_of_links(what):
            return self._put_link(what, word, spot, optional)
        if isinstance(what, Each):
            self._check_is_one(what, spot.at("what"))
        if word.was and (word.near or word.adjacent or word.on != ANY_SQUARE):
            raise spot.at("was").refuse("the Square is known by `was`: leave `on`, `near` and `adjacent` out")
        if isinstance(what, Choice) and IT in (word.near, word.was):
            if not what.keep:
                raise spot.at("what").refuse("IT is the card chosen before: choose this one with keep=True")
            choice = self._choose(what, spot.at("what"), optional or what.up_to, register=1)
            ends, aim = [choice], {"target": int(Target.CHOSEN_SECOND), "selector": NONE}
        elif isinstance(what, Each):
            ends, aim = self._take_all(what.among, spot.at("what").at("among"), 1)
        else:
            ends, aim = self._aim(what, spot.at("what"), optional)
        self._check_stands(what, Target(aim["target"]), spot.at("what"))
        chooses_several = isinstance(what, Choice) and what.number != 1
        is_several = chooses_several or (isinstance(what, It) and what.several)
        repeated = Flag.REPEATED if is_several else 0
        may_decline = optional and not isinstance(what, Choice)
        ends.append(
            self._step(
                spot,
                Op.CHOOSE_SQUARE,
                squares=squares_mask(self._context, word.on, spot.at("on")),
                low=0 if may_decline else 1,
                high=1,
                how=_put_flags(word) | repeated,
                side=word.by,
                **aim,
                **self._place_of(word, spot),
            )
        )
        if word.way not in (None, Way.BY_ASSAULT, Way.BY_CINEMA):
            raise spot.at("way").refuse(
                "how else it appears is known: only BY_ASSAULT or BY_CINEMA is to be said"
            )
        if is_several:
            aim["selector"] = NONE
        self._step(spot, Op.PUT, how=repeated, state=word.state, amount=word.way or 0, **aim)
        return ends

    def _put_link(self, what: Choice, word: Put, spot: Spot, optional: bool) -> list[int]:
        """Ruling H222: write the steps that put a chosen Link on another Square."""
        if word != Put(what, word.on):
            raise spot.refuse("a Link is put on one of the Squares `on`, whatever is there: say no more")
        if what.number != 1 or what.keep:
            raise spot.at("what").refuse(
                "one Link is put elsewhere at a time, and no later word speaks of it"
            )
        choice, aim = self._choose_beside(what, spot.at("what"), optional)
        squares = squares_mask(self._context, word.on, spot.at("on"))
        square = self._step(spot, Op.CHOOSE_SQUARE, squares=squares, low=1, high=1, **aim)
        self._step(spot, Op.LINK, amount=NONE, **aim)
        return [choice, square]

    def _check_stands(self, what: What, target: Target, spot: Spot) -> None:
        """Refuse cards other than Z/X: no others stand on Squares, except a Link (PutLink)."""
        if isinstance(what, This):
            if self._context.kind not in (*ZX_TYPES, CardType.SHIFT):
                raise spot.refuse(f"only Z/X stand on Squares, and this card is {self._context.kind.name}")
            return
        among = what.among if isinstance(what, (Choice, That, Each)) else self._context.among_of(target)
        if among is not None and among.kind not in ZX_TYPES:
            raise spot.refuse("only Z/X stand on Squares: say so by zx(..., zone=...) where these are chosen")

    def _as_force(self, word: AsForce, spot: Spot, optional: bool) -> list[int]:
        ends: list[int] = []
        under = Target.THIS
        if isinstance(word.under, Choice):
            if word.under.number != 1 or word.under.up_to:
                raise spot.at("under").refuse("a card is Force of one Z/X: choose(1, ...) without `up_to`")
            ends.append(self._choose(word.under, spot.at("under"), False, register=1))
            under = Target.CHOSEN_SECOND
        elif isinstance(word.under, That) and word.under.among == zx() and self._context.has_that:
            under = Target.THAT_CARD
        elif not isinstance(word.under, This):
            raise spot.at("under").refuse("under THIS, under That(zx()), or under one that is chosen")
        if isinstance(word.what, Each):
            raise spot.at("what").refuse("a Force is chosen, or this card")
        more, aim = self._aim(word.what, spot.at("what"), optional)
        self._step(spot, Op.AS_FORCE, low=under, **aim)
        return ends + more

    def _break(self, word: Break, spot: Spot, optional: bool) -> list[int]:
        """Ruling H245: the Z/X that becomes Force is chosen before the one that appears."""
        check_break(word, spot)
        if 1 in self._context.picked:
            raise spot.refuse("a Break chooses two cards, and keeps none that was chosen before")
        ends = [self._choose(word.what, spot.at("what"), optional, register=1)]
        ends.append(self._choose(word.into, spot.at("into"), optional))
        self._step(spot, Op.BREAK)
        return ends


def _is_of_it(part: object) -> bool:
    """Return whether a part of an amount is about the cards of the previous choice."""
    if isinstance(part, Among):
        return bool({Having.PICKED, Having.NAME_OF_PICKED} & set(part.having))
    return isinstance(part, It) and part != KEPT


def _check_acted_on(word: Effect, spot: Spot) -> None:
    what = object_of(word)
    acted_on_in = _acted_on_in(word)
    if acted_on_in and isinstance(what, (That, Each, Choice)):
        for zone in what.among.zones:
            if zone not in acted_on_in:
                raise spot.refuse(f"{type(word).__name__} does nothing to cards in {zone.name}")
        if isinstance(word, Grant) and Zone.HAND in what.among.zones:
            check_cheaper_in_hand(word, spot)


def _acted_on_in(word: Effect) -> tuple[Zone, ...]:
    """Return the zones in which the word affects cards; none if it may affect them anywhere."""
    if isinstance(word, Grant) and isinstance(word.gains, GainCost):
        return (Zone.SQUARE, Zone.HAND)
    return _ACTED_ON_IN.get(type(word), ())


def _is_own_hand(what: What) -> bool:
    return isinstance(what, Choice) and what.among.zones == (Zone.HAND,)


def _move_flags(move: Move, spot: Spot) -> int:
    what = move.what
    if move.to != Zone.DECK and (move.bottom or move.shuffled or move.place != 1):
        raise spot.refuse("`bottom`, `place` and `shuffled` are for moves into a deck")
    if move.bottom + move.shuffled + (positive(move.place, spot.at("place")) > 1) > 1:
        raise spot.refuse("a card comes to one place of a deck: `bottom`, `place` or `shuffled`")
    # CR 102.8: a card that goes from a hidden zone to a hidden zone is not shown, unless the text says so.
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
    """Return the field of a word with the cards that it affects; None for a word about players."""
    if isinstance(word, Damage | Divide | Power):
        return word.to
    return word.what if isinstance(word, CardEffect) else None
