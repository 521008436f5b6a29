"""`ObservationStats`: mean and standard deviation of each number of an observation.

Statistics are computed for each column, over all rows of its field that are not empty (all zeros). A network
divides by `size` and does not subtract the mean, so empty rows stay 0 and a sparse layer can skip them.
"""

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.core.observation.layout import ObservationField
from zx_env.errors import SettingError

ColumnStats = dict[str, dict[str, tuple[float, float]]]
"""(mean, standard deviation) as `stats[field][column]`."""


class ObservationStats(NamedTuple):
    """Mean and standard deviation of each number of an observation."""

    mean: npt.NDArray[np.float32]
    """float32 [obs_size]: mean of each number, over non-empty rows."""
    deviation: npt.NDArray[np.float32]
    """float32 [obs_size]: standard deviation of each number; 0 for a column that never varied."""

    @property
    def size(self) -> npt.NDArray[np.float32]:
        """float32 [obs_size]: root mean square of each number, over non-empty rows.

        It is 1 for a number that was always 0, as in scikit-learn's scalers, so that it is a valid divisor.
        """
        root_mean_square = np.hypot(self.mean, self.deviation)
        return np.where(root_mean_square == 0, np.float32(1), root_mean_square)


def estimate_stats(fields: Sequence[ObservationField], observations: npt.NDArray[Any]) -> ColumnStats:
    """Return the column statistics of a sample of observations.

    Args:
        fields: Fields of the observations.
        observations: int8 [n, obs_size].
    """
    stats: ColumnStats = {}
    at = 0
    for field in fields:
        cells = field.rows * field.shape[-1]
        rows = observations[:, at : at + cells].reshape(-1, field.shape[-1]).astype(np.float64)
        if field.row:
            rows = rows[rows.any(axis=1)]
        if not len(rows):
            rows = np.zeros((1, field.shape[-1]))
        moments = zip(rows.mean(axis=0), rows.std(axis=0), strict=True)
        stats[field.name] = {
            name: (round(float(mean), 3), round(float(deviation), 3))
            for name, (mean, deviation) in zip(field.columns, moments, strict=True)
        }
        at += cells
    return stats


def stats_of(fields: Sequence[ObservationField], stats: Mapping[str, Any]) -> ObservationStats:
    """Expand column statistics to each number of an observation.

    Raises:
        SettingError: The statistics were made for other fields or columns.
    """
    means: list[float] = []
    deviations: list[float] = []
    for field in fields:
        columns = stats.get(field.name, {})
        if list(columns) != list(field.columns):
            raise SettingError(f"the statistics are of other columns of {field.name!r}: estimate them again")
        means += [mean for mean, _ in columns.values()] * field.rows
        deviations += [deviation for _, deviation in columns.values()] * field.rows
    return ObservationStats(np.array(means, np.float32), np.array(deviations, np.float32))


def write_stats(path: Path, digest: str, stats: ColumnStats) -> None:
    """Write column statistics, one line for each column, with the digest of the observation."""
    text = json.dumps({"observation": digest, "pieces": stats}, indent=1)
    path.write_text(
        text.replace("[\n    ", "[").replace(",\n    ", ", ").replace("\n   ]", "]") + "\n", "utf-8"
    )


def read_stats(path: Path, fields: Sequence[ObservationField]) -> ObservationStats:
    """Read observation statistics from a file.

    Raises:
        SettingError: The file was made for other fields or columns.
    """
    return stats_of(fields, json.loads(path.read_text("utf-8"))["pieces"])


def stats_reader(path: Path, fields: Sequence[ObservationField]) -> Callable[[], ObservationStats]:
    """Return a function that reads observation statistics from a file, on its first call only."""
    return functools.cache(lambda: read_stats(path, fields))
