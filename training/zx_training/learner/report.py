"""Progress and final tables of `zx train` and `zx match`."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from zx_agents import LearnedPlayer
from zx_agents.agent import imported

from zx_env.core.seeding import new_seed
from zx_env.errors import SettingError
from zx_training.console import problems
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.tasks import task_of
from zx_training.matches.match import Match, play_pairs
from zx_training.progress_bar import bar
from zx_training.record_files import Records

if TYPE_CHECKING:
    from zx_training.matches.ratings import Rating


class _ProgressBars:
    """The progress bars of a run: learning, then rating."""

    def __init__(self, console: Console, progress: Progress) -> None:
        self.console, self.progress = console, progress
        self.learning = progress.add_task("learning", total=1.0, note="")
        self.rating = progress.add_task("rating", total=None, note="", visible=False)

    def on_update(self, point: dict[str, float]) -> None:
        """Show progress after an update of the network."""
        rates = [f"{k.removeprefix('vs_')} {v:.0%}" for k, v in point.items() if k.startswith("vs_")]
        note = f"{int(point['steps']):,} decisions; won against " + ", ".join(rates)
        self.progress.update(self.learning, completed=point["progress"], note=note)
        if not self.console.is_terminal:  # in a log file, print lines instead of a bar
            self.console.print(
                f"{point['progress']:4.0%}  {point['seconds']:.0f} s  {note}", highlight=False, soft_wrap=True
            )

    def on_rating(self, done: int, total: int) -> None:
        """Show progress after each pair of games that the rating plays."""
        note = f"{done} of {total} games"
        self.progress.update(self.rating, visible=True, completed=done, total=total, note=note)


def train(
    console: Console,
    adapter: GameAdapter,
    preset_name: str,
    decks: list[str] | None,
    seed: int,
    out: Path | None,
    resume: Path | None,
    steps: int | None,
    minutes: float | None,
    started: float,
    changes: Mapping[str, Any] | None = None,
    group: str | None = None,
    metrics: str | None = None,
    origin: str | None = None,
    keep_split: bool = True,
) -> None:
    """Train with a progress bar, then print the rating table.

    A process that torchrun or Ray Train has started as one of several, and that does not lead them, only
    follows. Started again after a death, they go on from the checkpoint.
    """
    _preset(preset_name)
    if origin is not None and resume is not None:
        raise SettingError("--resume goes on with a run, --from begins a new one: leave one of them out")
    resume = _checkpoint_of(resume)
    with console.status("loading torch and the rules"):
        from zx_training.learner.checkpoint import Checkpoint
        from zx_training.learner.processes.launch import joined
        from zx_training.learner.trainer import Callback, lost_decisions, train

        launched = joined()
        if launched is not None:
            if launched.rank:
                launched.follow()
                return
            resume = _restarted_from(out, resume) if launched.may_be_restarted else resume
        folder = _folder(out, resume, preset_name, launched is not None)
        resumed = Checkpoint.load(resume) if resume else None
        preset = _changed(resumed.preset if resumed else _preset(preset_name), steps, minutes, changes or {})
        if resumed:
            adapter = get_game(resumed.game, *map(resumed.settings.get, ("card_set", "rules", "banlist")))
            decks = decks or resumed.decks
            keep_split &= bool(resumed.split)
        task = task_of(adapter, decks or _decks(adapter, preset.format, group), keep_split)
    player = None if origin is None or resumed else _origin(origin, adapter, task.split if keep_split else "")
    console.print(f"run folder {folder}   (tensorboard --logdir {folder})", highlight=False)
    if resumed:
        lost = lost_decisions(folder, resumed)
        again = f"; {lost:,} later ones are lost, and as many are learned again" if lost else ""
        console.print(f"goes on after {resumed.steps:,} decisions{again}", highlight=False)
    with bar(console) as progress:
        bars = _ProgressBars(console, progress)
        callback = Callback(on_update=bars.on_update, on_rating=bars.on_rating)
        if metrics:
            callback.on_metrics = imported(metrics)
        try:
            result = train(
                task, folder, preset, preset_name, seed, resume, callback, started, launched, player
            )
        except KeyboardInterrupt:
            console.print(f"the last checkpoint is whole; go on: zx train --resume {folder}", highlight=False)
            raise
        except OSError as fault:
            has_checkpoint = (folder / "checkpoint.zip").is_file()
            hint = f"; the last checkpoint is whole: zx train --resume {folder}" if has_checkpoint else ""
            raise SettingError(f"the run cannot be kept in {folder}: {fault}{hint}") from fault
    console.print(rating_table(result.ratings))
    for match in result.matches:
        console.print(match_line(match), highlight=False)
    console.print(
        f"{result.steps:,} decisions learned from in {result.seconds / 60:.1f} minutes. "
        f"Files: {result.checkpoint}, {folder / 'ratings.csv'}, {folder / 'training.png'}\n"
        f"play against it: zx play{adapter.options()} --against {result.checkpoint}",
        highlight=False,
    )


def _origin(name: str, adapter: GameAdapter, split: str) -> LearnedPlayer:
    """Return the player with whose weights a run begins; refuse one that has not kept a split."""
    player = adapter.agent(name)
    if not isinstance(player, LearnedPlayer):
        raise SettingError(f"--from takes a player with a network of `zx train`, not {name!r}")
    if split and player.split != split:
        raise SettingError(
            f"--from {name}: it was not trained by the split {split}, or does not say so: --no-split begins "
            "with it all the same"
        )
    return player


def train_on_ray(console: Console, run: functools.partial[None], jobs: int) -> None:
    """Call `train` in processes of a Ray cluster: `run` has all its arguments but `console` and `started`."""
    from zx_training.learner.processes.ray_train import train_on_ray

    given = run.keywords
    resume = _checkpoint_of(given["resume"])
    folder = _folder(given["out"], resume, "", True)
    console.print(f"{jobs} processes of Ray; run folder {folder}", highlight=False)
    train_on_ray(run, folder, jobs)


def match(
    console: Console,
    adapter: GameAdapter,
    first: str,
    second: str,
    games: int,
    decks: list[str] | None,
    seed: int | None,
    as_json: bool,
    records: Path | None = None,
) -> None:
    """Play a match with a progress bar, print the result as text or JSON, and write records to a folder."""
    players = adapter.agent(first), adapter.agent(second)
    names = (first, second) if first != second else (first, f"{second} (2)")
    pairs = adapter.all_pairs(decks)
    on_pair = None if records is None else Records(adapter, records).keep
    played, seed = Match(names), new_seed() if seed is None else seed
    with bar(Console(stderr=True)) as progress:
        progress_task = progress.add_task("playing", total=games, note="")
        try:
            for played in play_pairs(players, names, games, pairs, seed, adapter.deal, on_pair):
                note = f"{played.wins} won, {played.losses} lost" + (
                    f", {played.draws} drawn" if played.draws else ""
                )
                progress.update(progress_task, completed=played.games, note=note)
        except KeyboardInterrupt:
            so_far = f": {match_line(played)}" if played.games else ""
            problems.print(f"stopped after {played.games} of {games} games{so_far}", highlight=False)
            raise
    if as_json:
        print(json.dumps(played.as_dict() | {"seed": seed, "decks": by_decks(played)}, indent=1))
    else:
        console.print(match_table(played))
        console.print(match_line(played), highlight=False)
        console.print(f"seed {seed}", highlight=False)


def by_decks(match: Match) -> list[dict[str, object]]:
    """Return the results of a match by the deck of the first player, in alphabetical order."""
    rates: dict[str, list[float]] = {}
    for (first, second), (one, two) in zip(match.decks, match.pairs, strict=True):
        # In the second game of a pair the seats are swapped, so the first player has the second deck.
        rates.setdefault(first, []).append(one)
        rates.setdefault(second, []).append(two)
    return [{"deck": deck, "games": len(r), "win_rate": sum(r) / len(r)} for deck, r in sorted(rates.items())]


def match_table(match: Match) -> Table:
    """Return a table with the win rate of the first player by its deck."""
    table = Table(title=f"{match.names[0]} against {match.names[1]}")
    for heading in (f"deck of {match.names[0]}", "games", "won"):
        table.add_column(heading, justify="left" if heading.startswith("deck") else "right")
    for line in by_decks(match):
        table.add_row(str(line["deck"]), str(line["games"]), f"{line['win_rate']:.1%}")
    return table


def match_line(match: Match) -> str:
    """Return the result as a sentence, with the interval."""
    low, high = match.interval
    given_up = "".join(
        f"; {name} gave up {count}" for name, count in zip(match.names, match.forfeits, strict=True) if count
    )
    return (
        f"{match.names[0]} won {match.wins} of {match.games} games against {match.names[1]} "
        f"({match.draws} drawn{given_up}): {match.rate:.1%}, 95 % interval {low:.1%} to {high:.1%}"
    )


def rating_table(ratings: Sequence[Rating]) -> Table:
    """Return a table with Elo points and intervals."""
    table = Table(title="Rating (Bradley-Terry, Elo points, 95 % intervals; *: only a bound)")
    for heading in ("player", "rating", "from", "to", "games", "won"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for r in ratings:
        points = f"{r.elo:.0f}" + (" *" if r.is_bounded_only else "")
        table.add_row(r.name, points, f"{r.low:.0f}", f"{r.high:.0f}", str(r.games), f"{r.win_rate:.1%}")
    return table


def _preset(name: str) -> Preset:
    if name not in PRESETS:
        raise SettingError(f"there is no preset {name!r}; there are {', '.join(PRESETS)}")
    return PRESETS[name]


def _decks(adapter: GameAdapter, default: str, requested: str | None) -> list[str] | None:
    """Return the decks of groups, such as b01,2017; None for the usual decks of the game."""
    groups = default if requested is None else requested
    decks = [adapter.group(name) for name in groups.split(",") if name]
    if all(names is not None for names in decks):
        return [deck for names in decks for deck in names or []] or None
    if requested is None:
        return None  # the groups in a preset are groups of Z/X decks
    raise SettingError(f"--format names groups of decks, such as b01,2017 or all, not {requested!r}")


def _changed(preset: Preset, steps: int | None, minutes: float | None, more: Mapping[str, Any]) -> Preset:
    options = {"steps": steps, "minutes": minutes}
    return preset.changed({**more, **{name: value for name, value in options.items() if value is not None}})


def _checkpoint_of(resume: Path | None) -> Path | None:
    """Return the checkpoint of a run folder, or the path itself."""
    return resume / "checkpoint.zip" if resume and resume.is_dir() else resume


def _restarted_from(out: Path | None, resume: Path | None) -> Path | None:
    """Return the checkpoint from which processes go on that may have been started again after a death."""
    folder = out or (resume.parent if resume else None)
    if folder is not None and (folder / "checkpoint.zip").exists():
        return folder / "checkpoint.zip"
    return resume


def _folder(out: Path | None, resume: Path | None, preset_name: str, is_launched: bool) -> Path:
    if out is None and resume:
        return resume.parent
    if out is None and is_launched:
        raise SettingError("processes that are started again must find their run: name its folder with --out")
    if out is None:
        names = (preset_name if n == 1 else f"{preset_name}-{n}" for n in itertools.count(1))
        return next(folder for name in names if not (folder := Path("runs") / name).exists())
    if (out / "checkpoint.zip").exists() and not resume:
        raise SettingError(
            f"{out} already holds a run: go on with --resume {out}, or name another folder with --out"
        )
    return out
