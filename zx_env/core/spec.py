"""`GameSpec`: everything that the interfaces need to know about a game. Each game creates one.

See also: the classes of each game (its `game.py`, `vector.py`, `gym_env.py`, `gym_vector.py` and the `_v0`
module), which have its settings as parameters, and its manual page.
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
from zx_env.core.observation.symmetry import Symmetry
from zx_env.core.records import NO_CARDS
from zx_env.core.rendering.svg import Pictures
from zx_env.core.rendering.wording import Wording, no_wording
from zx_env.core.settings import Settings

S = TypeVar("S", bound=Settings)

ONE_BYTE = ("asked", "decider", "winner", "truncated", "fault")
"""Fields that every game's record has because core reads them directly, one signed byte (int8) each."""


class RestoredState(NamedTuple):
    """A restored position: settings, seed, and one row each of game, mask and match."""

    settings: Any
    seed: int
    games: Rows
    masks: Rows
    matches: Rows


_default: Any = None
"""Placeholder of a default of defaults.py, which `__post_init__` fills in."""


def _no_problems(g: Any, settings: Any) -> Iterable[str]:
    return ()


def _nothing_open(settings: Any, seed: int) -> Any:
    return settings


def _no_symmetries(settings: Any) -> Sequence[Symmetry]:
    return ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class GameSpec(Generic[S]):
    """Interface of a game to core; `S` is its class of settings.

    A game without decks and cards needs little more than its records, texts, board and settings. All other
    fields have defaults; `defaults.py` makes those that depend on the game.
    """

    name: str
    """Short name of the game, also in the formats of its texts: "zx" for "zx-record/1"."""
    version: int = 1
    """Version of the rules and of the layout. A record of another version is rejected."""

    game: np.dtype[Any]
    """Record of one game. It has the fields ONE_BYTE and `turn`; `winner` is NONE until a player has won."""
    mask: np.dtype[Any]
    """Record of a mask, with one flat field `cell`: 1 for a legal action."""
    observation: np.dtype[Any]
    """Record of an observation, with one flat field `cell`."""
    full: np.dtype[Any]
    """Record of a privileged observation, with one flat field `cell`."""
    cards: np.dtype[Any] = NO_CARDS
    """Record of the card table."""
    match: np.dtype[Any] = NO_CARDS
    """Record of the settings, a field for each; the defaults of `match_rows` and `match_row` fill it."""
    observation_fields: Sequence[ObservationField]
    """Fields of an observation, in order."""
    full_fields: Sequence[ObservationField]
    """Fields of a privileged observation, in order: those of an observation, then the hidden ones."""
    blocks: Sequence[tuple[str, tuple[int, ...]]]
    """Name and shape of each block of actions, in order."""
    action_targets: Mapping[str, ActionTarget] = field(default_factory=dict)
    """The rows of the observation that the actions of a block refer to, by name of the block. Blocks that
    refer to no rows are missing."""
    observation_version: int = 1
    """Version of observations and actions. Increase it with every change of their meaning, so that networks
    of older versions are rejected."""
    observation_stats: Callable[[], ObservationStats] = _default
    """Return mean and deviation of each number of an observation in good play; by default, statistics that
    make networks divide each number by its largest value."""
    symmetries: Callable[[S], Sequence[Symmetry]] = _no_symmetries
    """Return the symmetries of a game with these settings, besides the game itself; by default none."""
    asked_when_over: int
    """Value of the record's field `asked` (the kind of question) in a game that is over."""
    next_page_action: int | None = None
    """The action that shows the next page of the same decision, or None."""
    entry_points: EntryPoints

    card_rows: Callable[[S], Rows] = _default
    """Return the card table for these settings, as the entry points take it; by default one row of zeros."""
    match_rows: Callable[[Sequence[S]], Rows] = _default
    """Return a row of decks and settings for each of these settings. By default every field of `match` is the
    setting of the same name."""
    match_row: Callable[[S], Rows] = field(init=False)
    """Return a single row of `match_rows`, which games share and never change."""

    event_encoder: Callable[[], EventEncoder] | None = None
    """Return the event encoder, which is imported on first use; None if the game has no events."""
    with_assumed_deck: Callable[[S, int, Any], S] | None = None
    """(settings, player, deck): return the settings with that deck for the player; None if the game has no
    decks."""
    public_agenda_fields: tuple[str, ...] = ()
    """Names of the columns of the game's agenda (its stack of pending work) that both players know.

    They become part of the digest of an information set; empty for a game without an agenda.
    """

    pass_action: int | None = None
    """Number of the action that passes, or ends a choice early; None if the game has none. A view passes
    over questions to the opponent that its player cannot notice."""

    action_texts: Callable[[Any, S], ActionTexts]
    """(record of the game, settings): return the texts of the pending decision."""
    board: Callable[[Rows, Rows, S, int | None, bool, int | None], str]
    """(games, card table, settings, viewer or None, with colors, columns or None): return row 0 as text."""
    pictures: Pictures = _default
    """Draws the board and locates actions on it; by default the text board as a picture."""
    wording: Callable[[str | None], Wording] = no_wording
    """(card set, None for the standard one): return the game in words: labels, hints, cards, rules."""
    concede: Callable[[Any, int], None] = _default
    """(record of the game, player): end the game by a concession of that player."""
    fault: Callable[[int], str] = "fault {}".format
    """Return the description of a number in the record's field `fault`, for the message of an EngineFault."""

    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """(minimum, maximum) of fields of the game's record, by path with dots, for the default of `status`."""
    problems: Callable[[Any, S], Iterable[str]] = _no_problems
    """(numpy record, settings): return more problems, a sentence each, for the default of `status`."""
    status: Callable[[Rows, S], list[str]] = _default
    """(games, settings): return the problems of the game in row 0, a sentence each; none for a valid game. It
    must terminate and must not raise, for any bytes."""
    write_position: Callable[[Rows, S, int], dict[str, Any]] = _default
    """(games, settings, seed): return the position of the game in row 0, as a JSON-able dict; by default its
    settings and its bytes."""
    read_position: Callable[..., RestoredState] = _default
    """(position, strict, **named): restore the position; raise PositionError if it is impossible. `named` are
    settings of `trusted`."""
    make_settings: Callable[..., S]
    """(each setting by name): return checked settings of one game. It is the class of settings or a
    function; interfaces take over its parameters and defaults."""
    make_all_settings: Callable[..., Sequence[S]] = _default
    """(each setting by name): return the settings that the games of a batch draw from, such as several pairs
    of decks."""
    draw_settings: Callable[[S, int], S] = _nothing_open
    """(settings, seed): return the settings of the game with that seed, in which everything that the settings
    leave open is drawn, such as decks; the same object if nothing is open. By default nothing is."""
    trusted: tuple[str, ...] = ()
    """Settings that `from_position` and `replay` take by name, because a file must not choose them."""
    write_settings: Callable[[S], dict[str, Any]] = _default
    """Return decks and settings for the header of a record, JSON-able; by default every setting by name."""
    read_settings: Callable[..., S] = _default
    """(header, **named): read decks and settings back; KeyError and TypeError mean that the header is
    incomplete or wrong. `named` are the settings of `trusted`."""

    def __post_init__(self) -> None:
        """Reject a layout that the interfaces cannot read; fill in defaults."""
        fields: Any = self.game.fields or {}
        for name in ONE_BYTE:
            if name not in fields or fields[name][0] != np.dtype(np.int8):
                raise LayoutError(f"the record of a game needs a field {name!r} of one int8: core reads it")
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
        """Number of actions, the length of a mask."""
        return self.mask.itemsize

    @property
    def obs_size(self) -> int:
        """Length of an observation."""
        return self.observation.itemsize

    @property
    def observation_digest(self) -> str:
        """Version and digest of observations and actions, "1:0123456789abcdef"; checkpoints contain it."""
        digest = digest_of(self.observation_fields, self.blocks, self.action_targets)
        return f"{self.observation_version}:{digest}"

    @property
    def field_digests(self) -> dict[str, str]:
        """A digest of the layout of each field of the observation, by its name, in the fields' order."""
        return {field.name: digest_of((field,), (), {}) for field in self.observation_fields}

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
        """The format in the first line of a record, "zx-record/1"."""
        return f"{self.name}-record/1"
