"""Encode the cards that the words of an effect refer to: its choices and the targets of its steps.

A choice fills register 0 (Target.CHOSEN), or register 1 with `keep`. See also: program.py, the words.
"""

from dataclasses import replace

from zx_env.zx import limits
from zx_env.zx.cards.card_types import ZX_TYPES
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.amounts import effect_amount, positive
from zx_env.zx.cards.encode.effects.which import (
    HIDDEN_ZONES,
    asks_hidden_property,
    write_bound,
    write_selector,
)
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    Among,
    Amount,
    Choice,
    Each,
    It,
    PerDone,
    PowerOf,
    Put,
    That,
    This,
    What,
)
from zx_env.zx.op_groups import OPS, OpGroup
from zx_env.zx.quantities import Scale, Total
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    NONE,
    CardType,
    Color,
    Flag,
    Having,
    Op,
    Side,
    Target,
    Trait,
    Zone,
)


def is_of_links(what: What) -> bool:
    """Return whether Links on Squares are chosen, which a Put can do (ruling H222)."""
    among = what.among if isinstance(what, Choice) else None
    return among is not None and among.kind == CardType.LINK and among.zones == (Zone.SQUARE,)


def check_is_done_to(among: Among, spot: Spot) -> None:
    """Ruling H43: a Shift card or a Link on a Square can be counted, but not affected."""
    if among.kind in (CardType.SHIFT, CardType.LINK) and Zone.SQUARE in among.zones:
        raise spot.at("kind").refuse(
            "nothing chooses a Shift card or a Link on a Square, but Put(choose(1, ...), ...) a Link"
        )


TOTALS: dict[str, int] = {
    "total_cost_at_most": ANY_NUMBER,
    "total_cost_at_least": 0,
    "total_power_at_most": ANY_POWER,
    "total_power_at_least": 0,
}
"""The fields of a Choice that bound a total, each with its value for no bound."""

_UNLIKE: dict[Trait | None, Flag] = {Trait.NAME: Flag.OTHER_NAMES, Trait.COST: Flag.OTHER_COSTS}


_COUNTED = (*OPS[OpGroup.ACTS_ON_CARDS], Op.DRAW, Op.FROM_DECK, Op.DIVIDE)
"""Steps after which PerDone can count the cards to which they were done."""


class Targets:
    """Writer of the targets of a program; the context tracks the cards that the words so far have chosen."""

    def __init__(self, context: Context) -> None:
        # The context of the next word; each word that changes it replaces it.
        self._context = context
        # Steps that jump to the end of the program.
        self._ends: list[int] = []
        # The first row of the program.
        self._first = context.tables.used("step")

    def _step(self, spot: Spot, op: Op, **values: int) -> int:
        values["how"] = values.get("how", 0) | self._context.flags
        return self._context.tables.step(spot, op, **values)

    def _remembered(self, to: This | It, spot: Spot) -> Target:
        return Target.THIS if isinstance(to, This) else self._context.target_of_it(to, spot)

    def _anywhere(self, among: Among, spot: Spot) -> int:
        """Write the selector of the described cards in any zone."""
        everywhere = tuple(zone for zone in Zone if zone != Zone.NOWHERE)
        return write_selector(self._context, replace(among, zone=everywhere, on=ANY_SQUARE), spot)

    def _amount(self, amount: Amount, spot: Spot, is_positive: bool = False) -> dict[str, int]:
        """Return the amount fields of a step."""
        if isinstance(amount, PerDone) and amount.altogether:
            self._count_together(spot.at("altogether"))
        elif isinstance(amount, PerDone):
            self._context.check_done(spot)
        return effect_amount(self._context, amount, spot, is_positive)

    def _count_together(self, spot: Spot) -> None:
        """Ruling H233: let all steps so far count their cards together, for a PerDone with `altogether`."""
        if self._context.flags or self._context.is_later:
            raise spot.refuse("the effects of an ability are counted together, in the ability itself")
        steps = self._context.tables.record[0]["step"][self._first : self._context.tables.used("step")]
        if sum(step["op"] in _COUNTED for step in steps) < 2:
            raise spot.refuse("several words before are counted together: leave `altogether` out")
        if any(step["scale"] == Scale.PER_DONE for step in steps) or any(
            step["op"] == Op.IF_DONE and step["low"] > 0 for step in steps
        ):
            raise spot.refuse("another word counts what one of them did: a count is of one or of all")
        steps["adds"] = 1

    def _cards(self, number: Amount, spot: Spot) -> dict[str, int]:
        """Return the fields of a step for a number of cards."""
        if isinstance(number, PowerOf):
            raise spot.refuse("cards are not counted by a Power")
        return self._amount(number, spot, is_positive=True)

    def _aim(self, what: What, spot: Spot, optional: bool) -> tuple[list[int], dict[str, int]]:
        """Write the choice, if any; return its jumping steps and the target and selector of the next step."""
        match what:
            case This():
                return [], {"target": Target.THIS, "selector": NONE}
            case It():
                return [], {"target": self._context.target_of_it(what, spot), "selector": NONE}
            case Each(among):
                check_is_done_to(among, spot.at("among"))
                return [], {
                    "target": Target.ALL,
                    "selector": write_selector(self._context, among, spot.at("among")),
                }
            case That(among):
                self._context.check_that(spot)
                return [], {
                    "target": Target.THAT_CARD,
                    "selector": write_selector(self._context, among, spot.at("among")),
                }
            case Choice():
                register = int(what.keep)
                if what.keep and self._context.has_chosen:
                    raise spot.at("keep").refuse("KEPT is what was chosen first: keep the first choice")
                # What must reach a total is at least one card, unless a text says `up to` (ruling H205).
                is_forced = what.needs_total and (self._context.flags != 0 or what.number == ANY_NUMBER)
                choice = self._choose(what, spot, optional or (what.up_to and not is_forced), register)
                return [choice], {"target": Target.CHOSEN + register, "selector": NONE}

    def _choose(
        self, choice: Choice, spot: Spot, may_be_none: bool, register: int = 0, beside: bool = False
    ) -> int:
        if not beside:
            check_is_done_to(choice.among, spot.at("among"))
        number = ANY_NUMBER
        scaled: dict[str, int] = {}
        if isinstance(choice.number, int):
            number = positive(choice.number, spot.at("number"))
        else:
            scaled = self._cards(choice.number, spot.at("number"))
        scaled |= self._total(choice, spot)
        of_picked = Having.NAME_OF_PICKED in choice.among.having
        if of_picked and register == 0 and not self._context.flags:
            if set(choice.among.zones) & set(HIDDEN_ZONES):
                at = spot.at("among")
                raise at.refuse("keep the choice whose name is asked for: keep=True, NAME_OF_KEPT")
        selector = write_selector(self._context, choice.among, spot.at("among"), finds_player=beside)
        self._context = self._context.after_pick(register, choice.among)
        # CR 102.9 + ruling Z25: if a property is required in a hidden zone, a player may claim to have none.
        # Ruling H85: so may the player of an effect that shows the cards.
        may_fail = not may_be_none and not self._context.flags and asks_hidden_property(choice.among)
        if number == ANY_NUMBER and not choice.up_to and isinstance(choice.number, int):
            raise spot.at("up_to").refuse("any number of cards is chosen by choose(ANY_NUMBER, ...)")
        if limits.CHOSEN < number < ANY_NUMBER:
            raise spot.at("number").refuse(f"one choice holds {limits.CHOSEN} cards at most")
        if choice.different is not None:
            self._check_different(choice, spot.at("different"))
        if choice.one_of_each:
            self._check_colors(choice, spot.at("one_of_each"))
        least = 1 if choice.up_to else number
        return self._step(
            spot,
            Op.CHOOSE,
            selector=selector,
            low=0 if may_be_none or may_fail else least,
            high=number,
            how=(Flag.MAY_FAIL if may_fail else 0)
            | (Flag.RANDOM if choice.random else 0)
            | _UNLIKE.get(choice.different, 0),
            side=choice.by,
            register=register,
            colors=sum(set(choice.one_of_each)),
            **scaled,
        )

    def _total(self, choice: Choice, spot: Spot) -> dict[str, int]:
        """Return the fields of a CHOOSE for the bound of a total, a number or one that is computed."""
        given = [name for name, none in TOTALS.items() if getattr(choice, name) != none]
        if not given:
            return {}
        name, *others = given
        at = spot.at(name)
        if others:
            raise spot.at(others[0]).refuse(f"one total is bounded, by `{name}`: leave this out")
        kind, bound = Total[name.removeprefix("total_").upper()], getattr(choice, name)
        if kind != Total.COST_AT_MOST and (choice.random or choice.one_of_each or choice.different):
            raise at.refuse("cards with that total are chosen by a player, by no other rule than that")
        if kind in (Total.POWER_AT_MOST, Total.POWER_AT_LEAST):
            if choice.among.kind not in ZX_TYPES:
                raise at.refuse("only Z/X have Power: say zx(...)")
        elif isinstance(bound, PowerOf):
            raise at.refuse("Costs are not bounded by a Power")
        if choice.needs_total and isinstance(choice.number, int) and choice.number == 1:
            raise at.refuse("one card is asked by its own Cost or Power")
        if isinstance(bound, int):
            if kind != Total.COST_AT_MOST and not 1 <= bound <= limits.MOST_POINTS:
                raise at.refuse(f"a total is from 1 to {limits.MOST_POINTS}")
            return {"total_cost": bound, "total": kind}
        if self._context.flags:
            raise at.refuse("the total of what is chosen for a cost is bounded by a number")
        return {"bound": write_bound(self._context, bound, at), "total": kind}

    def _check_different(self, choice: Choice, spot: Spot) -> None:
        if choice.different not in (Trait.NAME, Trait.COST):
            raise spot.refuse("chosen cards have different names or Costs: NAME or COST")
        if self._context.flags and not isinstance(choice.number, int):
            raise spot.refuse("a cost of different cards is of a number of cards that is known")
        if choice.number == 1 or choice.random or choice.one_of_each:
            raise spot.refuse("of several cards that a player chooses, by no other rule than that")
        if self._context.flags and Zone.SQUARE in choice.among.zones:
            raise spot.refuse("a cost of different cards is of cards that lie on no Square")

    def _check_colors(self, choice: Choice, spot: Spot) -> None:
        if not self._context.flags & Flag.CHARGE_COST:
            raise spot.refuse("a card for each color is chosen in a cost only")
        if len(set(choice.one_of_each)) != choice.number or Color.COLORLESS in choice.one_of_each:
            raise spot.refuse("as many different colors as cards are chosen, and COLORLESS is none")
        if choice.among.side != Side.OWN or Zone.SQUARE in choice.among.zones:
            raise spot.refuse("the cards are own ones that lie on no Square")

    def _place_of(self, word: Put, spot: Spot) -> dict[str, int]:
        """Return the fields of a CHOOSE_SQUARE for the cards that `near` or `was` names."""
        if isinstance(word.near, Among):
            near = spot.at("near")
            if word.near.zones != (Zone.SQUARE,) or word.near.kind not in ZX_TYPES:
                raise near.refuse("Squares next to a Z/X on a Square: say zx(...)")
            return {"about": Target.ALL, "per": write_selector(self._context, word.near, near)}
        return self._remembered_place(word.near or word.was, spot)

    def _remembered_place(self, anchor: This | That | It | None, spot: Spot) -> dict[str, int]:
        match anchor:
            case None:
                return {}
            case That():
                return {"about": Target.THAT_CARD}
            case This() | It():
                return {"about": self._remembered(anchor, spot)}
