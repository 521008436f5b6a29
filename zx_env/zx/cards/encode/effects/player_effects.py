"""Encode effects on players as steps. See also: rules/effects.py, which carries them out."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from zx_env.zx import limits
from zx_env.zx.cards.card_types import ZX_TYPES
from zx_env.zx.cards.encode.context import FOLLOWED, OF_NAMED
from zx_env.zx.cards.encode.effects.amounts import positive
from zx_env.zx.cards.encode.effects.card_effects import DURATIONS
from zx_env.zx.cards.encode.effects.conditions import write_condition
from zx_env.zx.cards.encode.effects.places import check_played, check_zone, replacement
from zx_env.zx.cards.encode.effects.targets import Targets, check_is_done_to
from zx_env.zx.cards.encode.effects.which import (
    asks_power,
    bounds_cost,
    check_named,
    name_row,
    player_selector,
    squares_mask,
    write_selector,
)
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    IT,
    Always,
    Among,
    CannotDraw,
    CannotFillResource,
    CannotOverboost,
    CannotPlay,
    CannotReboot,
    DamagePlayer,
    Draw,
    Each,
    FromDeck,
    GainCost,
    GainCounters,
    GainStartup,
    GrantPlayer,
    Ignite,
    Japanese,
    LastingWord,
    Lasts,
    LeaveTo,
    MakeToken,
    Name,
    NamePlayer,
    NextCostsLess,
    Overboost,
    Pay,
    PlayerEffect,
    PlayerNamed,
    PutLink,
    Shuffle,
    SpendCounters,
    This,
    TurnExtra,
    UseUp,
    WinGame,
    card,
    zx,
)
from zx_env.zx.cards.names import CounterName
from zx_env.zx.terms import (
    NONE,
    CardType,
    Flag,
    Having,
    Op,
    PlayerBar,
    Side,
    Target,
    Trait,
    Until,
    Zone,
)

_ZONES_FROM_DECK = (
    *(Zone.HAND, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.FORCE),
)

_SEEN_BY_ALL = (Zone.SQUARE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)
"""Zones of cards on which a tribe or a Cost can be pointed out."""

_OF_ANY_CARD = {
    Having.NO_EX,
    Having.ODD_COST,
    Having.EVEN_COST,
    Having.PRINTED_COST,
    Having.PRINTED_COLOR,
    Having.WITH_FORCE,
    Having.WITHOUT_FORCE,
    Having.DAMAGED,
}
"""Properties that say nothing of the card whose effect it is."""

_Lasting: TypeAlias = (
    CannotReboot | CannotFillResource | CannotOverboost | GrantPlayer | NamePlayer | Overboost | TurnExtra
)


MOST_STARTUPS = 4
"""So many of the startup abilities of a card can be gained by GainStartup, its first ones."""


class PlayerEffects(Targets):
    """Writes the steps of the words of language/player_effects.py; a base class of Program."""

    def _player_effect(self, word: PlayerEffect, spot: Spot) -> list[int]:
        """Write a word's steps; return the steps that jump past the word."""
        match word:
            case MakeToken():
                return self._tokens(word, spot)
            case PutLink():
                return self._link(word, spot)
            case CannotPlay() | NextCostsLess() | CannotDraw() | Lasts():
                self._on_player(word, spot)
            case SpendCounters(kind, number):
                many = -positive(number, spot.at("number"))
                self._step(spot, Op.COUNTERS, low=self._counters(kind), amount=many)
            case CannotReboot() | CannotFillResource() | CannotOverboost():
                self._lasting(word, spot)
            case GrantPlayer() | NamePlayer() | Overboost() | TurnExtra():
                self._lasting(word, spot)
            case Ignite(number):
                self._step(spot, Op.IGNITE, amount=positive(number, spot.at("number")))
            case Name():
                self._name(word, spot)
            case UseUp():
                self._step(spot, Op.USE_UP)
            case WinGame(side):
                if side == Side.ANY:
                    raise spot.at("side").refuse("one player wins: Side.OWN or Side.ENEMY")
                self._step(spot, Op.WIN, side=side)
            case GainStartup():
                return self._gain_startup(spot)
            case GainCounters(kind, number):
                many = positive(number, spot.at("number"))
                self._step(spot, Op.COUNTERS, low=self._counters(kind), amount=many)
            case Draw(amount, side):
                self._step(spot, Op.DRAW, side=side, **self._cards(amount, spot.at("number")))
            case FromDeck():
                self._from_deck(word, spot)
            case Shuffle(side):
                self._step(spot, Op.SHUFFLE, side=side)
            case DamagePlayer(side, amount):
                if side == Side.ANY:
                    raise spot.at("side").refuse(
                        "damage to a player needs one player: Side.OWN or Side.ENEMY"
                    )
                self._step(spot, Op.DAMAGE_PLAYER, side=side, amount=positive(amount, spot.at("amount")))
            case Pay(color, number):
                self._step(spot, Op.PAY, colors=color, amount=number, side=self._context.by)
            case _:
                assert_never(word)
        return []

    def _name(self, word: Name, spot: Spot) -> None:
        """Ruling H217: write what is named; a tribe or a Cost is pointed out on a card."""
        if word.trait not in OF_NAMED:
            raise spot.at("trait").refuse("a tribe, a color or a Cost is named: TRIBE, COLOR or COST")
        row = NONE
        if word.trait == Trait.COLOR:
            if word.of is not None:
                raise spot.at("of").refuse("any of the five colors is named: leave it out")
        else:
            of = word.of or zx()
            for zone in of.zones:
                if zone not in _SEEN_BY_ALL:
                    raise spot.at("of").refuse(f"not both players see the cards of {zone.name}")
            check_is_done_to(of, spot.at("of"))
            row = write_selector(self._context, of, spot.at("of"))
        self._step(spot, Op.NAME, amount=word.trait, selector=row)
        self._context = self._context.after_naming(word.trait)

    def _counters(self, kind: CounterName) -> int:
        return self._context.tables.vocabulary.counters[kind]

    def _on_player(self, word: CannotPlay | NextCostsLess | CannotDraw | Lasts, spot: Spot) -> None:
        """Write a bar or a discount for a player that lasts for a while."""
        if not isinstance(word, NextCostsLess) and word.until not in DURATIONS:
            raise spot.at("until").refuse(f"no rule lets that last until {word.until.name}")
        match word:
            case CannotDraw(side, until):
                if side == Side.ANY:
                    raise spot.at("side").refuse("one player draws none: Side.OWN or Side.ENEMY")
                self._step(spot, Op.BAR_DRAW, side=side, until=until)
            case CannotPlay(cards, until):
                self._check_played(cards, (Zone.HAND, Zone.DYNAMIS, Zone.DECK, Zone.LIFE), spot.at("cards"))
                row = write_selector(self._context, cards, spot.at("cards"))
                self._step(spot, Op.BAR_PLAY, selector=row, until=until)
            case Lasts(lasting, until):
                self._lasts(lasting, until, spot.at("word"))
            case NextCostsLess(amount, cards):
                if cards.side != Side.OWN:
                    raise spot.at("cards").at("side").refuse("the controller plays it: Side.OWN")
                self._check_played(cards, (Zone.HAND,), spot.at("cards"))
                row = write_selector(self._context, cards, spot.at("cards"))
                self._step(spot, Op.NEXT_LESS, selector=row, amount=positive(amount, spot.at("amount")))

    def _lasts(self, word: LastingWord, until: Until, spot: Spot) -> None:
        """Write what an Always ability would do, for a while."""
        if isinstance(word, GainCost) and isinstance(word.to, Each) and Zone.HAND in word.to.among.zones:
            self._lasting_cost(word, until, spot)
            return
        if not isinstance(word, LeaveTo):
            to = getattr(word, "to", None)
            if isinstance(to, This):
                raise spot.at("to").refuse(
                    "for this card say Grant(THIS, Gains(Always(do=[...]))), for others to=each(...)"
                )
            if isinstance(to, Each) and set(to.among.having) - _OF_ANY_CARD:
                raise spot.at("to").at("having").refuse("an effect that lasts compares no card with this one")
            step = self._step(spot, Op.GRANT_PLAYER, side=Side.OWN, until=until, how=1)
            self._context.tables.given.append((step, Always(do=[word]), spot))
            return
        if not isinstance(word.of, Each):
            raise spot.at("of").refuse("say of which Z/X it holds: of=each(...)")
        among = word.of.among
        if among.zones != (Zone.SQUARE,) or asks_power(among):
            raise spot.at("of").refuse("Z/X on Squares, without their Power")
        row = write_selector(self._context, among, spot.at("of"))
        if word.instead_of != Zone.CHARGE:
            raise spot.at("instead_of").refuse("an effect that lasts is about destroyed Z/X")
        to = replacement(word, spot)
        self._step(spot, Op.LASTS, selector=row, grants=Op.LEAVE_TO, until=until, **to)

    def _from_deck(self, word: FromDeck, spot: Spot) -> None:
        number, to, state, side = word.number, word.to, word.state, word.side
        check_zone(to, state, _ZONES_FROM_DECK, spot)
        fields = self._cards(number, spot.at("number"))
        if to == Zone.FORCE:
            self._check_under_this(side, spot)
            fields["low"] = Target.THIS
        if word.them:
            at = spot.at("them")
            if to not in FOLLOWED:
                raise at.refuse(f"nobody can follow cards into {to.name}")
            if not isinstance(number, int) or number > limits.CHOSEN:
                raise at.refuse(f"THEM are a number of cards up to {limits.CHOSEN}")
            if self._context.flags:
                raise at.refuse("a cost refers to no cards")
            fields["about"] = Target.CHOSEN
            self._context = self._context.after_pick(0, card(side, to))
        self._step(spot, Op.FROM_DECK, zone=to, state=state, side=side, **fields)

    def _check_under_this(self, side: Side, spot: Spot) -> None:
        """Ruling H232: refuse cards of a deck that come under this card where it is no Z/X on a Square."""
        if self._context.flags or self._context.is_later:
            raise spot.at("to").refuse("cards of the deck come under this card in an effect, at once")
        if side != Side.OWN:
            raise spot.at("side").refuse("cards of the own deck come under this card")
        if self._context.kind not in ZX_TYPES or Target.THIS in self._context.off:
            raise spot.at("to").refuse("cards lie as Force under a Z/X on a Square, and this card is none")

    def _lasting_cost(self, word: GainCost, until: Until, spot: Spot) -> None:
        """Ruling H141: write a Cost that the own cards of the hand have for a while."""
        at = spot.at("to")
        assert isinstance(word.to, Each)
        among = word.to.among
        if among.zones != (Zone.HAND,):
            raise at.refuse("the Cost of cards of the hand alone: each(card(Side.OWN, Zone.HAND, ...))")
        if among.side != Side.OWN or among.having or among.icons or among.without_icons:
            raise at.refuse("own cards of the hand, asked for type, name, color and tribe")
        if asks_power(among) or bounds_cost(among):
            raise at.refuse("neither a Cost, which it changes, nor a Power is asked")
        if not isinstance(word.amount, int) or word.amount == 0:
            raise spot.at("amount").refuse("a number, which is not 0")
        row = write_selector(self._context, among, at)
        more = {"amount": word.amount, "low": word.least, "until": until}
        self._step(spot, Op.LASTS, selector=row, grants=Op.GAIN_COST, **more)

    def _check_played(self, cards: Among, zones: tuple[Zone, ...], spot: Spot) -> None:
        """Refuse zones from which no card is played, and properties that are not tested during a play."""
        for zone in cards.zones:
            if zone not in zones:
                raise spot.at("zone").refuse(f"no card is played from {zone.name}, as far as this word goes")
        check_played(cards, spot)

    def _gain_startup(self, spot: Spot) -> list[int]:
        """Write a mode for each startup ability that IT may have; only those that it has can be chosen."""
        if self._context.kind not in ZX_TYPES:
            raise spot.refuse(f"a Z/X gains such an ability, and this card is {self._context.kind.name}")
        if self._context.target_of_it(IT, spot) != Target.CHOSEN:
            raise spot.refuse("whose ability it is must be chosen before")
        overs: list[int] = []
        for place in range(MOST_STARTUPS):
            skip = self._step(spot, Op.MODE, low=place, high=MOST_STARTUPS, amount=1)
            self._step(spot, Op.TAKE_STARTUP, target=Target.THIS, amount=place)
            if place < MOST_STARTUPS - 1:
                overs.append(self._step(spot, Op.GO_ON))
            self._context.tables.land([skip])
        return overs

    def _lasting(self, word: _Lasting, spot: Spot) -> None:
        """Write an effect that lasts until the end of the turn or for the rest of the game."""
        match word:
            case GrantPlayer(ability, side, until):
                if until not in (*DURATIONS, Until.GAME_ENDS):
                    raise spot.at("until").refuse(f"no rule lets that last until {until.name}")
                step = self._step(spot, Op.GRANT_PLAYER, side=side, until=until)
                self._context.tables.given.append((step, ability, spot.at("ability")))
            case CannotReboot(side):
                self._step(spot, Op.BAR_PLAYER, side=side, amount=PlayerBar.RESOURCE_REBOOTS)
            case CannotFillResource(side):
                self._step(spot, Op.BAR_PLAYER, side=side, amount=PlayerBar.FILLS_RESOURCE)
            case CannotOverboost():
                self._step(spot, Op.BAR_PLAYER, amount=PlayerBar.OVERBOOSTS)
            case NamePlayer(keys):
                if not keys:
                    raise spot.at("keys").refuse("name the keys that it has, too")
                row = write_condition(self._context, PlayerNamed(keys), spot.at("keys"))
                self._step(spot, Op.NAME_PLAYER, condition=row)
            case TurnExtra(named, under):
                onto = zx(Side.OWN, kind=CardType.PLAYER, named=under)
                player = NONE if under is None else player_selector(self._context, onto, spot.at("under"))
                name = name_row(self._context, named, spot.at("named"))
                check_named(self._context, name, 1 << CardType.PLAYER_EX, spot.at("named"))
                self._step(spot, Op.TURN_EXTRA, selector=player, amount=name)
            case Overboost(into):
                half = replace(into, side=Side.OWN, zone=Zone.DYNAMIS, kind=CardType.ZX_OB)
                if into.name_contains is None and into.named is None:
                    raise spot.at("into").refuse("say which: `name_contains` or `named`")
                if into.named is not None:
                    self._check_half(into.named, spot.at("into.named"))
                if into.side == Side.ENEMY:
                    raise spot.at("into.side").refuse("a player becomes a Z/X Overboost of its own")
                self._step(spot, Op.OVERBOOST, selector=write_selector(self._context, half, spot.at("into")))

    def _check_half(self, named: str | Japanese, spot: Spot) -> None:
        """Refuse a name that a card of the set has, and no Z/X Overboost."""
        tables = self._context.tables
        kinds = tables.kinds.get(name_row(self._context, named, spot))
        if kinds is not None and CardType.ZX_OB not in kinds:
            raise spot.refuse(f"no Z/X Overboost of this card set is named {named!r}")

    def _tokens(self, word: MakeToken, spot: Spot) -> list[int]:
        if word.named not in self._context.tables.tokens:
            raise spot.at("named").refuse(f"no Token of this card set is named {word.named!r}")
        if not isinstance(word.number, int):
            many = self._cards(word.number, spot.at("number"))
            times = self._step(spot, Op.COUNT_TIMES, high=limits.SQUARES, **many)
            ends = [times, self._token(word, spot)]
            self._step(spot, Op.AGAIN, jump=ends[-1])
            return ends
        if word.number > limits.SQUARES:
            raise spot.at("number").refuse(f"there are {limits.SQUARES} Squares")
        return [self._token(word, spot) for _ in range(positive(word.number, spot.at("number")))]

    def _token(self, word: MakeToken, spot: Spot) -> int:
        """Write the steps for one Token; return the step that jumps past them all."""
        square: dict[str, int] = {"low": 0 if word.up_to else 1, "high": 1, "how": Flag.EMPTY}
        mask = squares_mask(self._context, word.on, spot.at("on"))
        end = self._step(spot, Op.CHOOSE_SQUARE, squares=mask, **square)
        self._step(spot, Op.TOKEN, amount=self._context.tables.tokens[word.named])
        return end

    def _link(self, word: PutLink, spot: Spot) -> list[int]:
        if word.named not in self._context.tables.links:
            raise spot.at("named").refuse(f"no Link card of this card set is named {word.named!r}")
        mask = squares_mask(self._context, word.on, spot.at("on"))
        square: dict[str, int] = {"squares": mask, "low": 0 if word.up_to else 1, "high": 1}
        end = self._step(spot, Op.CHOOSE_SQUARE, **square)
        self._step(spot, Op.LINK, amount=self._context.tables.links[word.named])
        return [end]
