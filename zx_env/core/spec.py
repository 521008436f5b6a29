"""`GameSpec`: all that the doors read of a game. Each game makes one, once; no door imports a game.

Not here: signatures, defaults and manual pages, which are a game's own: it gives them in classes of its own
under those of game.py, vector.py, gym_env.py and aec.py.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from zx_env.compiling.python_records import LayoutError, Rows
from zx_env.core.actions import ActionTexts
from zx_env.core.defaults import fill_in
from zx_env.core.entry_points import EntryPoints
from zx_env.core.events.event import EventEncoder
from zx_env.core.observation.layout import ActionTarget, ObservationField, digest_of
from zx_env.core.observation.normalization import ObservationStats
from zx_env.core.records import NO_CARDS
from zx_env.core.rendering.svg import Pictures
from zx_env.core.settings import Settings

S = TypeVar("S", bound=Settings)

ONE_BYTE = ("asked", "decider", "winner", "truncated", "fault")
"""Fields of a game's record that the doors read by themselves, one signed byte each."""


class RestoredState(NamedTuple):
    """A position brought back: settings, seed, and one row each of game, mask and match."""

    settings: Any
    seed: int
    games: Rows
    masks: Rows
    matches: Rows


_default: Any = None
"""Stands for a default of defaults.py, which a spec has once it is made."""


def _no_problems(g: Any, settings: Any) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class GameSpec(Generic[S]):
    """What a game hands to the interfaces; `S` is its class of settings.

    A game without decks and cards gives little more than its records, texts, board and settings. The other
    fields have defaults, those of `defaults.py` if they follow from the game.
    """

    name: str
    """The game in short, in the formats of its texts: "zx" for "zx-record/1"."""
    version: int = 1
    """Of the rules and the layout: a record of another version is refused."""

    game: np.dtype[Any]
    """One game: has ONE_BYTE and `turn`; `winner` is NONE until somebody has won."""
    mask: np.dtype[Any]
    """The legal actions, under one flat field `cell`: 1 where legal."""
    observation: np.dtype[Any]
    """What a player sees, under one flat field `cell`."""
    full: np.dtype[Any]
    """The privileged view, likewise."""
    cards: np.dtype[Any] = NO_CARDS
    """The card table."""
    match: np.dtype[Any] = NO_CARDS
    """The settings, under their names: the defaults of `match_rows` and `match_row` read it."""
    observation_fields: Sequence[ObservationField]
    """The parts of an observation, one behind the other."""
    blocks: Sequence[tuple[str, tuple[int, ...]]]
    """Name and shape of the parts of the actions, one behind the other."""
    action_targets: Mapping[str, ActionTarget] = field(default_factory=dict)
    """By the name of a block, what its actions are about; blocks that are about nothing in the observation
    are missing."""
    observation_version: int = 1
    """Version of what a player sees: it counts up with every change of a cell or of an action, so that no
    network plays by cells that mean something else."""
    observation_stats: Callable[[], ObservationStats] = _default
    """Mean and deviation of each number of an observation in good play; by default its largest value."""
    asked_when_over: int
    """What `asked` is in a game that is over."""
    next_page_action: int | None = None
    """The action that shows another page of the same decision, if there is one."""
    entry_points: EntryPoints

    card_rows: Callable[[S], Rows] = _default
    """The cards that a game of these settings is played with, as entries take them; by default one row of
    zeros."""
    match_rows: Callable[[Sequence[S]], Rows] = _default
    """A row of decks and settings for each of these settings. By default every field of `match` is the
    setting of its name."""
    match_row: Callable[[S], Rows] = field(init=False)
    """A single row, which games share and only read; made of `match_rows`."""

    event_encoder: Callable[[], EventEncoder] | None = None
    """What tells the events of its games, imported when it is first asked for; None where nothing does."""
    with_assumed_deck: Callable[[S, int, Any], S] | None = None
    """(settings, player, deck): the settings with that deck for the player; None if the game has no decks."""
    public_agenda_fields: tuple[str, ...] = ()
    """Fields of `agenda`, of which the first `frames` count: where the game is, as both players know."""

    action_texts: Callable[[Any, S], ActionTexts]
    """(record of the game, settings): the words of the pending decision."""
    board: Callable[[Rows, Rows, S, int | None, bool, int | None], str]
    """(games, card table, settings, viewer or None, with colours, columns or None): row 0 as text."""
    pictures: Pictures = _default
    """How it is drawn, and where on the drawing actions are done; by default the text board is drawn."""
    concede: Callable[[Any, int], None] = _default
    """(record of the game, player): that player gives up, and the game is over."""
    fault: Callable[[int], str] = "fault {}".format
    """Why the engine could not go on, in words, for a number in the field `fault`."""

    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Lowest and highest value of fields of the record, by their paths, for the default of `status`."""
    problems: Callable[[Any, S], Iterable[str]] = _no_problems
    """(record as numpy has it, settings): further sentences for the default of `status`."""
    status: Callable[[Rows, S], list[str]] = _default
    """(games, settings): what is wrong with the game in row 0, in sentences; none for a sound one. Never an
    error and never without an end, whatever the bytes are."""
    write_position: Callable[[Rows, S, int], dict[str, Any]] = _default
    """(games, settings, seed): where the game in row 0 stands, as a JSON-able dict; by default its settings
    and its bytes."""
    read_position: Callable[..., RestoredState] = _default
    """(the dict, strict): the same back; PositionError where it is impossible. By name come further the
    arguments that the game's own `from_position` and `replay` have: what no file may choose by itself."""
    make_settings: Callable[..., S]
    """(each setting by name): checked settings of one game; the class of settings, or a function. Interfaces
    take its parameters and defaults."""
    make_all_settings: Callable[..., Sequence[S]] = _default
    """(likewise): the settings that the games of a batch draw from, such as several pairs of decks."""
    trusted: tuple[str, ...] = ()
    """Settings that `from_position` and `replay` take by name, because no file may choose them by itself."""
    write_settings: Callable[[S], dict[str, Any]] = _default
    """What a record's header holds besides format, version and seed: decks and settings, JSON-able; by
    default every setting under its name."""
    read_settings: Callable[..., S] = _default
    """The same back; KeyError and TypeError stand for a header that is incomplete or wrong. By name come
    further the same arguments as for `read_position`."""

    def __post_init__(self) -> None:
        """Reject a layout that the interfaces cannot read; fill in defaults."""
        fields: Any = self.game.fields or {}
        for name in ONE_BYTE:
            if name not in fields or fields[name][0] != np.dtype(np.int8):
                raise LayoutError(f"the record of a game needs a field {name!r} of one int8: doors read it")
        for layout in (self.mask, self.observation, self.full):
            if "cell" not in (layout.fields or {}):
                raise LayoutError(
                    "masks and observations need the flat field `cell`: make them by flat_record"
                )
        fill_in(self)
        single = lru_cache(maxsize=64)(lambda settings: self.match_rows([settings]))
        object.__setattr__(self, "match_row", single)

    @property
    def num_actions(self) -> int:
        """Length of a mask: actions are 0 to this less 1."""
        return self.mask.itemsize

    @property
    def obs_size(self) -> int:
        """Length of an observation."""
        return self.observation.itemsize

    @property
    def observation_digest(self) -> str:
        """Version and digest of observation and actions, "1:0123456789abcdef": checkpoints carry it."""
        digest = digest_of(self.observation_fields, self.blocks, self.action_targets)
        return f"{self.observation_version}:{digest}"

    def row_of_action(self, action: int) -> tuple[str, int] | None:
        """Return the field and the row that an action refers to, or None if it refers to none."""
        for name, shape in self.blocks:
            size = math.prod(shape)
            if action < size:
                target = self.action_targets.get(name)
                return None if target is None else (target.field, target.first + action * shape[0] // size)
            action -= size
        return None

    @property
    def record_format(self) -> str:
        """What the first line of a record says that it is."""
        return f"{self.name}-record/1"
