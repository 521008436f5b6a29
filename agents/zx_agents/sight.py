"""An observation by names, for many games at once: what the scripted player looks at.

Everything is an array with a row for each game; Squares and cards come after it. Power and damage in 500s.
Squares are seen from the own side: 0 1 2 own row, 3 4 5 middle, 6 7 8 enemy row; 1 and 7 are Player Squares.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.card_sense import Sense
from zx_env.zx.cards.encode.features import FEATURE_NAMES, SUMMARY_NAMES
from zx_env.zx.decision.observation import PIECES
from zx_env.zx.terms import Zone

OWN_PLAYER_SQUARE, ENEMY_PLAYER_SQUARE = 1, 7
SQUARES = np.arange(9)
DISTANCE = np.abs(SQUARES[:, None] % 3 - SQUARES % 3) + np.abs(SQUARES[:, None] // 3 - SQUARES // 3)
"""[9, 9] steps from Square to Square (CR 303.2a)."""

FEATURE = {name: place for place, name in enumerate(FEATURE_NAMES)}
"""Place of each feature of a card."""
_F = len(FEATURE_NAMES)
_PIECE = {piece.name: piece for piece in PIECES}


def _places(piece: str) -> dict[str, int]:
    """Place of each named column of a piece whose rows begin with the features of a card."""
    return {name: place for place, name in enumerate(_PIECE[piece].columns, start=_F)}


_BOARD, _OPTION = _places("board"), _places("options")
COPIES = _places("hand")["copies"]
SUBJECT_OWN = _places("subject")["own"]
_TURN_PLAYER = _PIECE["facts"].columns.index("is_turn_player")
_COLORS = [SUMMARY_NAMES.index(name) for name in ("red", "blue", "white", "black", "green")]

_SLICE: dict[str, slice] = {}
_first = 0
for _piece in PIECES:
    _size = int(np.prod(_piece.shape))
    _SLICE[_piece.name] = slice(_first, _first + _size)
    _first += _size
OBSERVATION_SIZE = _first

_HAND_ROWS, _OPTION_ROWS = _PIECE["hand"].shape[0], _PIECE["options"].shape[0]
_NUMBER_OF_SUBJECT = _PIECE["card_numbers"].shape[0] - 3

Numbers = NDArray[np.int16]
Truths = NDArray[np.bool_]


def _yes(cells: Numbers) -> Truths:
    return np.asarray(cells == 1)


class Sight:
    """Named parts of observations [n, N], made when they are first asked for."""

    def __init__(self, observations: NDArray[Any], sense: Sense) -> None:
        self.cells = observations
        self.sense = sense
        self.n = len(observations)

    def piece(self, name: str) -> Numbers:
        """A piece of the observation by its name in zx_env.zx.decision.observation.PIECES."""
        cells = self.cells[:, _SLICE[name]].astype(np.int16)
        return cells.reshape(self.n, *_PIECE[name].shape)

    def of(self, games: NDArray[np.int64]) -> Sight:
        """The same of some of the games, what has been made of them included."""
        some = Sight(self.cells[games], self.sense)
        some.__dict__.update({k: v[games] for k, v in self.__dict__.items() if isinstance(v, np.ndarray)})
        return some

    # -- the course of the game ---------------------------------------------------------------------

    @cached_property
    def own_turn(self) -> Truths:
        """[n]."""
        return _yes(self.piece("facts")[:, _TURN_PLAYER])

    @cached_property
    def zones(self) -> Numbers:
        """[n, 2, zones] number of cards, own and enemy."""
        return self.piece("zones")

    @cached_property
    def life(self) -> Numbers:
        """[n, 2]."""
        return self.zones[:, :, Zone.LIFE]

    @cached_property
    def resource_colors(self) -> Numbers:
        """[n, 2, 5] own Resources of each colour, Reboot and Sleep."""
        return self.piece("resources")[:, 0][:, :, _COLORS]

    @cached_property
    def resources_awake(self) -> Numbers:
        """[n] own Reboot Resources."""
        return self.piece("resources")[:, 0, 0, SUMMARY_NAMES.index("cards")]

    @cached_property
    def resource_count(self) -> Numbers:
        """[n]."""
        return self.zones[:, 0, Zone.RESOURCE]

    # -- cards --------------------------------------------------------------------------------------

    @cached_property
    def _rows(self) -> NDArray[np.int64]:
        """Rows in the card table; -1, the last line of a Sense, for no card and for one of another set."""
        numbers = self.piece("card_numbers").astype(np.int64)
        rows = numbers[..., 0] * 128 + numbers[..., 1] - 1
        return np.where(rows < len(self.sense.played) - 1, rows, -1)

    @cached_property
    def board_rows(self) -> NDArray[np.int64]:
        """[n, 9]."""
        return self._rows[:, :9]

    @cached_property
    def hand_rows(self) -> NDArray[np.int64]:
        """[n, hand]."""
        return self._rows[:, 9 : 9 + _HAND_ROWS]

    @cached_property
    def option_rows(self) -> NDArray[np.int64]:
        """[n, options]."""
        return self._rows[:, 9 + _HAND_ROWS : 9 + _HAND_ROWS + _OPTION_ROWS]

    @cached_property
    def subject_row(self) -> NDArray[np.int64]:
        """[n]."""
        return self._rows[:, _NUMBER_OF_SUBJECT]

    @cached_property
    def hand(self) -> Numbers:
        """[n, hand, features and facts]."""
        return self.piece("hand")

    @cached_property
    def hand_count(self) -> Numbers:
        """[n] cards."""
        return self.zones[:, 0, Zone.HAND]

    @cached_property
    def options(self) -> Numbers:
        """[n, options, features and facts]."""
        return self.piece("options")

    @cached_property
    def option_own(self) -> Truths:
        """[n, options]."""
        return _yes(self.options[..., _OPTION["own"]])

    @cached_property
    def option_zone(self) -> Numbers:
        """[n, options] terms.Zone."""
        return self.options[..., _OPTION["zone"]]

    @cached_property
    def option_asleep(self) -> Truths:
        """[n, options]."""
        return _yes(self.options[..., _OPTION["sleep"]])

    @cached_property
    def option_place(self) -> Numbers:
        """[n, options] ability number."""
        return self.options[..., _OPTION["ability_place"]]

    @cached_property
    def subject(self) -> Numbers:
        """[n, features and own]."""
        return self.piece("subject")

    # -- Z/X on Squares -----------------------------------------------------------------------------

    @cached_property
    def board(self) -> Numbers:
        """[n, 9, features and facts]."""
        return self.piece("board")

    @cached_property
    def own(self) -> Truths:
        """[n, 9] an own Z/X is there."""
        return _yes(self.board[..., _BOARD["own"]])

    @cached_property
    def enemy(self) -> Truths:
        """[n, 9] an enemy Z/X is there."""
        return _yes(self.board[..., _BOARD["enemy"]])

    @cached_property
    def empty(self) -> Truths:
        """[n, 9]."""
        return np.asarray(~(self.own | self.enemy))

    @cached_property
    def asleep(self) -> Truths:
        """[n, 9]."""
        return _yes(self.board[..., _BOARD["sleep"]])

    @cached_property
    def cost(self) -> Numbers:
        """[n, 9]."""
        return self.board[..., FEATURE["cost"]]

    @cached_property
    def reach(self) -> Numbers:
        """[n, 9] Range, 1 without."""
        return np.maximum(self.board[..., FEATURE["range"]], 1)

    @cached_property
    def power(self) -> Numbers:
        """[n, 9]."""
        return self.board[..., _BOARD["power_now"]]

    @cached_property
    def left(self) -> Numbers:
        """[n, 9] Power left: what damage destroys it."""
        return self.board[..., _BOARD["power_left"]]

    @cached_property
    def attack_power(self) -> Numbers:
        """[n, 9] damage that its attack would deal."""
        return self.power + self.sense.attack_boost[self.board_rows]

    @cached_property
    def can_attack(self) -> Truths:
        """[n, 9]."""
        return _yes(self.board[..., _BOARD["can_attack"]])

    @cached_property
    def attacks(self) -> Truths:
        """[n, 9] it is the attacker of the battle."""
        return _yes(self.board[..., _BOARD["is_attacking"]])

    @cached_property
    def attacked(self) -> Truths:
        """[n, 9] it is attacked in the battle."""
        return _yes(self.board[..., _BOARD["is_attacked"]])

    @cached_property
    def is_subject(self) -> Truths:
        """[n, 9] the decision is about it."""
        return _yes(self.board[..., _BOARD["is_subject"]])

    @cached_property
    def worth(self) -> NDArray[np.float32]:
        """[n, 9] what the Z/X is worth to its owner, in the scripted player's points."""
        return worth_of(self.cost, self.power)


def worth_of(cost: Numbers, power: Numbers) -> NDArray[np.float32]:
    """Points of a Z/X: its Cost says how hard it was to get, its Power how much it does."""
    return np.asarray(2.0 + 2.0 * cost + 0.4 * power, np.float32)
