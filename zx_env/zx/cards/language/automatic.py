"""The language: what waits for an occurrence, printed or gained."""

from collections.abc import Sequence
from dataclasses import dataclass

from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.effects import Effect
from zx_env.zx.cards.language.which import Among
from zx_env.zx.terms import AbilityKind, Limit, Occurrence, Phase, Role, Side, Way, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class Automatic:
    """自動 (CR 808): waits for an occurrence of this card, or `of` such cards, which That(...) then means.

    Ruling Z44: this card is one `of` them where it is such a card, unless they are NOT_THIS.
    `phase`: which one starts; of any other occurrence, in which it happens (ruling Z45). `side` where it is a
    player's or a turn's; `that` narrows the second card of a battle; `by` whose card did it, by an ability
    (of which `by_kind`) or in battle, `by_ability` of which card; `origin`: the zone it comes from.
    """

    when: Occurrence
    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    role: Role = Role.ANY_ROLE
    side: Side = Side.ANY
    phase: Phase | None = None
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE
    of: Among | None = None
    or_this: bool = False
    that: Among | None = None
    by: Side | None = None
    by_kind: AbilityKind | None = None
    by_ability: Among | None = None
    damage_at_least: int = 0
    origin: Zone | None = None
    way: Way | tuple[Way, ...] | None = None
    limit: Limit = Limit.UNLIMITED

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where it is valid, also if that is one zone."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)

    @property
    def ways(self) -> tuple[Way, ...]:
        """How the card must have appeared, all of them."""
        return () if self.way is None else self.way if isinstance(self.way, tuple) else (self.way,)
