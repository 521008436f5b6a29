"""ObservationStats: mean and deviation of the numbers of an observation, by the columns of its pieces.

Rows of a piece are alike, so a column has one spread for all of them, taken over the rows that are there: a
row of zeros stands for nothing. A network normalises by `size` and takes no mean away: so nothing stays 0,
and a layer that skips zeros may skip it.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.core.observation.layout import ObservationField
from zx_env.errors import SettingError

Measured = dict[str, dict[str, tuple[float, float]]]
"""By piece and column: mean and deviation."""


class ObservationStats(NamedTuple):
    """A mean and a deviation for each number of an observation."""

    mean: npt.NDArray[np.float32]
    """float32 [obs_size]."""
    deviation: npt.NDArray[np.float32]
    """float32 [obs_size]; 0 where a column never varied."""

    @property
    def size(self) -> npt.NDArray[np.float32]:
        """float32 [obs_size]: how large a number is where it is there, the root of its mean square.

        It is 1 where that was always 0, as scikit-learn's scales are: everything can be divided by it.
        """
        found = np.hypot(self.mean, self.deviation)
        return np.where(found == 0, np.float32(1), found)


def measured(pieces: Sequence[ObservationField], observations: npt.NDArray[Any]) -> Measured:
    """The spreads of a sample.

    Args:
        pieces: Of the observations.
        observations: [n, obs_size].
    """
    found: Measured = {}
    at = 0
    for piece in pieces:
        cells = piece.rows * piece.shape[-1]
        rows = observations[:, at : at + cells].reshape(-1, piece.shape[-1]).astype(np.float64)
        if piece.row:
            rows = rows[rows.any(axis=1)]
        if not len(rows):
            rows = np.zeros((1, piece.shape[-1]))
        spread = zip(rows.mean(axis=0), rows.std(axis=0), strict=True)
        found[piece.name] = {
            name: (round(float(mean), 3), round(float(deviation), 3))
            for name, (mean, deviation) in zip(piece.columns, spread, strict=True)
        }
        at += cells
    return found


def stats_of(pieces: Sequence[ObservationField], found: Mapping[str, Any]) -> ObservationStats:
    """What was measured, for each number of an observation.

    Raises:
        SettingError: It is of other pieces.
    """
    means: list[float] = []
    deviations: list[float] = []
    for piece in pieces:
        columns = found.get(piece.name, {})
        if list(columns) != list(piece.columns):
            raise SettingError(f"the spreads are of other columns of {piece.name!r}: measure them again")
        means += [mean for mean, _ in columns.values()] * piece.rows
        deviations += [deviation for _, deviation in columns.values()] * piece.rows
    return ObservationStats(np.array(means, np.float32), np.array(deviations, np.float32))


def write_stats(path: Path, digest: str, found: Measured) -> None:
    """Keep what was measured, a line for each column, with the digest of the observation that it is of."""
    told = json.dumps({"observation": digest, "pieces": found}, indent=1)
    path.write_text(
        told.replace("[\n    ", "[").replace(",\n    ", ", ").replace("\n   ]", "]") + "\n", "utf-8"
    )


def read_stats(path: Path, pieces: Sequence[ObservationField]) -> ObservationStats:
    """The spreads that a file keeps.

    Raises:
        SettingError: They are of other pieces.
    """
    return stats_of(pieces, json.loads(path.read_text("utf-8"))["pieces"])
