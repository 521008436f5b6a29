"""The card language: startup abilities, Events, ways to play a card, and the union `Ability`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.always import Always
from zx_env.zx.cards.language.automatic import Automatic
from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.effects import Cost, Effect
from zx_env.zx.cards.language.which import Among, Japanese
from zx_env.zx.cards.names import CounterName, PlayerName
from zx_env.zx.terms import Limit, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class Startup:
    """起動 (CR 807): an ability that its controller uses by paying the cost.

    `keyword`: the printed name of the ability, for which other cards ask.
    """

    cost: Sequence[Cost]
    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    limit: Limit = Limit.UNLIMITED
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE
    keyword: str = ""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones where the ability may be used, as a tuple."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)


@dataclass(frozen=True, slots=True)
class EventText:
    """イベント: the effect of an Event when it is played.

    Ruling Z46: unless its `needs` hold, the Event cannot be played at all, not even for free. The limit
    NAME_LOCK: once per turn; then no card of the same name can be played (ruling H171).
    """

    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    limit: Limit = Limit.UNLIMITED


@dataclass(frozen=True, slots=True)
class EvolSeed:
    """エヴォルシード: applies when the card goes from the deck to Trash, for any cause (ruling Z14)."""

    do: Sequence[Effect]


@dataclass(frozen=True, slots=True)
class Advent:
    """降臨条件: a way to play a Z/X EX: destroy these own Reboot Z/X (2017 manual)."""

    of: Sequence[Among]


@dataclass(frozen=True, slots=True)
class Awaken:
    """覚醒条件: a way to play a Z/X EX: pay its Cost, then carry out `do` in full (2017 manual)."""

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
class Idealize:
    """夢装条件: a way to play a Z/X EX: spend `number` counters; its Cost is not paid (ruling H158)."""

    kind: CounterName
    number: int


@dataclass(frozen=True, slots=True)
class Crisis:
    """クライシス (CR 1023): a damaged player whose Player name contains `key` may turn this card face up.

    Without `key`, a player with any Player card may.
    """

    key: PlayerName | None = None


@dataclass(frozen=True, slots=True)
class LastStand:
    """An ability of a Player Extra that may recover 1 Life, once per game (ruling Z48).

    It applies before its player is dealt damage as high as their Life or higher.
    """


@dataclass(frozen=True, slots=True)
class Copies:
    """A deck rule: the maximum number of cards of this name in a deck or a Dynamis.

    `together_with`: cards of these names are counted together with it (ruling H225).
    """

    at_most: int
    together_with: tuple[str | Japanese, ...] = ()


Ability: TypeAlias = (
    Automatic
    | Startup
    | Always
    | EventText
    | EvolSeed
    | Advent
    | Awaken
    | Possess
    | Idealize
    | Shift
    | Crisis
    | LastStand
    | Copies
)
