"""The card language: Automatic abilities, printed or gained."""

from collections.abc import Sequence
from dataclasses import dataclass

from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.effects import Effect
from zx_env.zx.cards.language.which import Among, This
from zx_env.zx.terms import AbilityKind, Limit, Occurrence, Phase, Role, Side, Way, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class Automatic:
    """自動 (CR 808): waits for an occurrence of this card, or of the cards that `of` describes.

    With `of`, That(...) is the card that triggered the ability. This card counts if it fits `of` (ruling
    Z44), unless `of` has NOT_THIS; with `or_this` it counts even if it does not fit. `phase`: the phase that
    starts; for any other occurrence, the phase in which it happens (ruling Z45). `side`: the player to whom
    the occurrence happens, or the player of the turn. `that`: a description of the second card of a battle.
    `role`, of BATTLE_ENDS alone: whether the card attacked or was attacked in the battle.
    `by`: the side of the card that caused the occurrence, by an ability (of the kind `by_kind`) or in battle;
    THIS: of IS_DESTROYED, this card itself (ruling H185).
    `by_ability`: a description of the card whose ability caused it; an ability whose damage destroys a Z/X
    has destroyed it (ruling H170). `origin`: the zone that the card comes
    from. REBOOTS waits for Z/X on Squares, or for cards in Resource if `of` describes such cards; then give
    `by` or `by_ability`. `way`: the way, or all ways, in which the card appears; of PUT_IN_TRASH,
    BY_IGNITION (ruling H218). `keyword`: the printed name of the ability, for which other cards ask. `uses`:
    of STARTUP_IS_USED, so many uses this turn of startup abilities printed on this card (ruling H214).
    `not_by_ability`: the occurrence is caused in another way than by an ability of such a card (ruling H208).
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
    by: Side | This | None = None
    by_kind: AbilityKind | None = None
    by_ability: Among | None = None
    damage_at_least: int = 0
    origin: Zone | None = None
    way: Way | tuple[Way, ...] | None = None
    limit: Limit = Limit.UNLIMITED
    keyword: str = ""
    uses: int = 0
    not_by_ability: Among | None = None

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones where the ability is valid, as a tuple."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways as a tuple; the card must have appeared in all of them."""
        return () if self.way is None else self.way if isinstance(self.way, tuple) else (self.way,)
