"""The card language: startup abilities, Events, ways to play a card, and the union `Ability`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.always import Always
from zx_env.zx.cards.language.automatic import Automatic
from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.effects import Cost, Effect
from zx_env.zx.cards.language.which import Among
from zx_env.zx.cards.names import PlayerName
from zx_env.zx.terms import Limit, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class Startup:
    """起動 (CR 807): its controller uses it by paying the cost."""

    cost: Sequence[Cost]
    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    limit: Limit = Limit.UNLIMITED
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones where it may be used, as a tuple."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventText:
    """イベント: the effect of an Event when it is played. NAME_LOCK: once a turn for all cards of the name.

    Ruling Z46: unless its `needs` hold the Event cannot be played at all, not even for free.
    """

    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    limit: Limit = Limit.UNLIMITED


@dataclass(frozen=True, slots=True, kw_only=True)
class EvolSeed:
    """エヴォルシード: carried out when the card goes from the deck to Trash, for any cause (ruling Z14)."""

    do: Sequence[Effect]


@dataclass(frozen=True, slots=True)
class Advent:
    """降臨条件: a way to play a Z/X EX: destroy these own Reboot Z/X (2017 manual)."""

    of: Sequence[Among]


@dataclass(frozen=True, slots=True)
class Awaken:
    """覚醒条件: a way to play a Z/X EX: pay its Cost, then do this in full (2017 manual)."""

    do: Sequence[Effect]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """シフト: the own Z/X onto which the Shift card can be laid (CR 202.8)."""

    onto: Among
    needs: Sequence[Condition] = ()


@dataclass(frozen=True, slots=True)
class Possess:
    """憑依条件: a way to play a Z/X EX: these own Reboot Z/X become its Force and pay for it (ruling H55)."""

    of: Sequence[Among]


@dataclass(frozen=True, slots=True)
class Crisis:
    """クライシス (CR 1023): when damaged, a player of that name may turn this Player Extra face up."""

    key: PlayerName


@dataclass(frozen=True, slots=True)
class LastStand:
    """A Player Extra, once a game: before damage as high as the own Life, recover 1 Life (ruling Z48)."""


@dataclass(frozen=True, slots=True)
class Copies:
    """A deck rule: the most cards of this name that a deck or a Dynamis may have."""

    at_most: int


Ability: TypeAlias = (
    Automatic
    | Startup
    | Always
    | EventText
    | EvolSeed
    | Advent
    | Awaken
    | Possess
    | Shift
    | Crisis
    | LastStand
    | Copies
)
