"""The context of a word that is being encoded: its card, its ability, and the words before it in the effect.

A context is passed from the card down to its words and never changes. A writer that
encodes a part in another context passes on a changed copy. See also: rows.py, the card table itself.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import Among, It, That, This, zx
from zx_env.zx.terms import CardType, Having, Occurrence, Side, Target, Trait, Zone

_OF_KEPT = {Having.KIN_OF_KEPT, Having.NAME_OF_KEPT}
"""Properties that are asked about the cards of the choice with `keep`."""

OF_NAMED = {
    Trait.TRIBE: Having.OF_NAMED_TRIBE,
    Trait.COLOR: Having.OF_NAMED_COLOR,
    Trait.COST: Having.OF_NAMED_COST,
}
"""The property of cards by which they are asked for what an effect has named (ruling H217)."""
FOLLOWED = (Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)
"""Zones besides Squares in which both players can follow a card (ruling H106)."""


def _without(off: Mapping[Target, frozenset[Zone]], targets: set[Target]) -> dict[Target, frozenset[Zone]]:
    return {target: zones for target, zones in off.items() if target not in targets}


@dataclass(slots=True)
class ResourceQuestions:
    """Questions that the abilities of one card ask about Resource cards, collected while they are encoded."""

    tribes: int = 0
    """Bit set of the tribes that the questions name."""
    more: bool = False
    """Whether the questions also ask for a name, Cost, icons or similar properties (ruling Z16)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """The facts that decide whether a word of the card language is valid where it stands in a card's data.

    They also decide what it refers to. Every change returns a copy for the words that follow.
    """

    tables: Tables
    """The card table that the word is written to."""
    kind: CardType
    """The type of the card that has the ability."""
    resource_questions: ResourceQuestions = field(default_factory=ResourceQuestions)

    is_of_always: bool = False
    """Whether the word stands in the conditions of an Always ability."""
    may_count_power: bool = False
    """Whether a condition may count cards by Power; only conditions that are tested once may."""

    is_in_program: bool = False
    """Whether the word stands in an effect or a cost. The fields below apply only to effects and costs."""
    when: Occurrence | None = None
    """The occurrence that triggers the ability, if it is an Automatic one."""
    flags: int = 0
    """The terms.Flag bits that every step of a cost gets; 0 in an effect."""
    has_that: bool = False
    """Whether the occurrence that triggered the effect has a second card, to which That(...) refers."""
    picked: Mapping[int, Among] = field(default_factory=dict)
    """The registers (0, with `keep` 1) that earlier choices fill, each with the cards to choose from."""
    gone: frozenset[Target] = frozenset()
    """Chosen cards that have left their Squares; the Power that they had there is not remembered."""
    off: Mapping[Target, frozenset[Zone]] = field(default_factory=dict)
    """Cards that are on no Square for certain, with the zones where they may be; empty for unknown zones."""
    has_chosen: bool = False
    """Whether an earlier word of the effect, or of its cost, is a choice."""
    named: Trait | None = None
    """The trait of which the effect has named a value (ruling H217)."""
    looking_at: Side | None = None
    """The player whose cards are looked at, if the word stands in a Look."""
    looks_at_one: bool = False
    """Whether exactly one card is looked at."""
    has_done: bool = False
    """Whether an earlier word does something that PerDone and IfDone can count."""
    done_in_part: bool = False
    """Whether a part of the word before may have done something else since."""
    knows_way: bool = False
    """Whether the effect may test how the card appeared (CameBy)."""
    dealt: Target | None = None
    """The cards to which the word just before deals damage."""
    by: Side = Side.OWN
    """The player who pays: the player that the surrounding May asks."""
    is_later: bool = False
    """Whether the word is carried out later (AtEndOfTurn, InNextTurn, WhenDestroyed)."""
    is_delayed: bool = False
    """Whether the word is carried out later and IT means the card that the delay remembers."""
    delayed_among: Among | None = None
    """The description from which the card that the delay remembers was chosen; None if it was not chosen."""

    def of_program(
        self,
        when: Occurrence | None = None,
        flags: int = 0,
        has_that: bool = False,
        off: Mapping[Target, frozenset[Zone]] | None = None,
    ) -> "Context":
        """Return the context of the first word of an effect or a cost."""
        return replace(
            self,
            is_in_program=True,
            may_count_power=True,
            when=when,
            flags=flags,
            has_that=has_that,
            off=off or {},
            knows_way=when == Occurrence.APPEARS,
        )

    def known(self) -> set[Having]:
        """Return the properties of cards that can be tested because of an earlier choice or Look."""
        known = set()
        for register in self.picked:
            known |= _OF_KEPT if register else {Having.PICKED, Having.NAME_OF_PICKED}
        if self.named is not None:
            known.add(OF_NAMED[self.named])
        return known if self.looking_at is None else known | {Having.LOOKED_AT}

    def after_pick(self, register: int, among: Among) -> "Context":
        """Return the context after a choice among these cards that fills the register."""
        chosen = {Target(Target.CHOSEN + register)}
        off = _without(self.off, chosen)
        if Zone.SQUARE not in among.zones:
            off |= dict.fromkeys(chosen, frozenset(among.zones))
        picked = {**self.picked, register: among}
        return replace(self, picked=picked, gone=self.gone - chosen, off=off, has_chosen=True)

    def after_naming(self, trait: Trait) -> "Context":
        """Return the context after something is named; then no cards are those of the previous choice."""
        picked = {register: among for register, among in self.picked.items() if register != 0}
        return replace(self, named=trait, picked=picked)

    def unless_named(self, before: "Context") -> "Context":
        """Return the context behind words that may not be carried out: what they name may not be named."""
        return self if self.named == before.named else replace(self, named=None)

    def after_leaving(self, target: Target, to: Zone | None) -> "Context":
        """Return the context after a word that moves the cards off their Squares, into `to` if known."""
        among = self.picked.get(target - Target.CHOSEN)
        gone = self.gone | {target} if among is not None and Zone.SQUARE in among.zones else self.gone
        return replace(self, gone=gone, off={**self.off, target: frozenset({to} if to is not None else ())})

    def after_coming(self, target: Target) -> "Context":
        """Return the context after a word that puts the cards on Squares."""
        return replace(self, gone=self.gone - {target}, off=_without(self.off, {target}))

    def after_a_branch(self, before: "Context") -> "Context":
        """Return the context behind a branch that may not be carried out; `before` is that in front of it."""
        both = self.off.keys() & before.off.keys()
        return replace(self, off={target: self.off[target] | before.off[target] for target in both})

    def is_followed(self, target: Target) -> bool:
        """Return whether a delayed part can remember the card: on a Square, or in a zone that is known."""
        zones = self.off.get(target)
        return zones is None or (len(zones) == 1 and zones <= set(FOLLOWED))

    def zone_off_squares(self, target: Target, spot: Spot) -> Zone | None:
        """Return the zone of a card that a delayed part remembers; None for one that is on a Square."""
        if target not in self.off:
            return None
        if len(self.off[target]) != 1 or not self.off[target] <= set(FOLLOWED):
            names = ", ".join(zone.name for zone in FOLLOWED)
            where = f"a card on no Square is not remembered, if it is not in one of {names} for certain"
            raise spot.refuse(f"{where}: choose it in `do`, with to=None")
        return next(iter(self.off[target]))

    def later(self, target: Target) -> "Context":
        """Return the context of a part that is carried out later and remembers the card `target`."""
        return replace(
            self,
            picked={},
            gone=frozenset(),
            off={Target.THAT_CARD: self.off[target]} if target in self.off else {},
            has_that=False,
            looking_at=None,
            looks_at_one=False,
            named=None,
            has_done=False,
            done_in_part=False,
            knows_way=False,
            dealt=None,
            is_later=True,
            is_delayed=target not in (Target.NOTHING, Target.THIS),
            delayed_among=self.among_of(target),
        )

    def among_of(self, target: Target) -> Among | None:
        """Return the cards that a target was chosen from; None if the target was not chosen."""
        if target == Target.THAT_CARD:
            return self.delayed_among
        return self.picked.get(target - Target.CHOSEN)

    def check_done(self, spot: Spot) -> None:
        """Refuse a word that counts what the word before has done, if that is not known."""
        if not self.has_done:
            raise spot.refuse("no word before has done anything that could be counted")
        if self.done_in_part:
            part = "a part of the word before may have done something else since"
            raise spot.refuse(f"{part}: nest it, as in IfDone(4, [...], otherwise=[IfDone(2, [...])])")

    def check_picked(self, register: int, spot: Spot) -> None:
        """Refuse a word about chosen cards before a choice has filled the register."""
        if register not in self.picked:
            raise spot.refuse("no choice before has picked anything" + (" to keep" if register else ""))

    def check_that(self, spot: Spot) -> None:
        """Refuse That(...) where no second card of an occurrence is known."""
        if self.is_later:
            raise spot.refuse("what is done later remembers IT and THIS, and no card of the occurrence")
        if not self.has_that:
            raise spot.refuse("nothing that this ability waits for has a second card")

    def target_of_it(self, it: It, spot: Spot) -> Target:
        """Return the terms.Target that IT or KEPT means at this place of the effect."""
        if self.is_delayed and not it.kept and 0 not in self.picked:
            return Target.THAT_CARD
        self.check_picked(int(it.kept), spot)
        return Target.CHOSEN_SECOND if it.kept else Target.CHOSEN

    def measured(self, what: This | It | That, spot: Spot, is_power: bool) -> Target:
        """Return the terms.Target for `what`, a card whose Power (`is_power`) or Cost an amount reads."""
        target = self._measured(what, spot)
        if is_power and target in self.gone:
            raise spot.refuse("it has left its Square, and its Power with it: ask before it leaves")
        return target

    def _measured(self, what: This | It | That, spot: Spot) -> Target:
        if isinstance(what, This):
            return Target.THIS
        if not self.is_in_program:
            raise spot.refuse("here no choice has picked a card, and no other card is known: say THIS")
        if self.flags:
            raise spot.refuse("a cost is asked for before it is paid: say THIS")
        if isinstance(what, It):
            return self.target_of_it(what, spot)
        self.check_that(spot)
        if what.among != zx():
            raise spot.refuse("whose Cost or Power it is, is That(zx()), whatever card that is")
        return Target.THAT_CARD
