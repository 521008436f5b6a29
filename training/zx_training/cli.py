"""The command line `zx`: commands and their options. Each command imports the module that implements it.

The commands here are for players and trainers; bench/commands.py contains `zx bench`, for maintainers. Heavy
modules (torch, numba) are imported by the command that needs them, so that `zx decks` starts at once.
"""

from __future__ import annotations

import contextlib
import functools
import time
from pathlib import Path
from typing import Annotated

import typer

import zx_env
from zx_env.core.games import games
from zx_env.errors import SettingError, ZXError
from zx_training.bench import commands as bench
from zx_training.console import AsJson, console, problems, show, show_all, without_controls
from zx_training.libraries import libraries_of
from zx_training.options import (
    AGENT,
    GAME,
    Banlist,
    CardSet,
    Decks,
    GameName,
    Rules,
    SecretSeed,
    Seed,
    Step,
)
from zx_training.puzzles import commands as puzzles
from zx_training.serve.cli import serve

app = typer.Typer(
    name="zx",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(bench.app, name="bench", rich_help_panel="For maintainers")


def run(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    started = time.monotonic()
    try:
        app(arguments, prog_name="zx", obj={"started": started})
    except SystemExit as leaving:
        return int(leaving.code or 0)
    except KeyboardInterrupt:
        return 130
    except ZXError as problem:
        problems.print("[bold red]error:[/]", end=" ")
        message = without_controls(str(problem))
        # In a pipe or a file a message is one line, so that a search for its words finds it.
        problems.print(message, markup=False, highlight=False, soft_wrap=not problems.is_terminal)
        return 2
    return 0


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        print(f"zx_env {zx_env.__version__}")
        raise typer.Exit()


@app.callback(help=f"{' and '.join(game.title for game in games())}: train, match, play, watch.")
def commands(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Play, train, match and watch; the help names the games."""


@app.command()
def train(
    context: typer.Context,
    preset: Annotated[
        str,
        typer.Option(
            help="tiny (seconds), quick (at most 10 minutes), standard (90 minutes), long (a night)."
        ),
    ] = "quick",
    deck: Decks = None,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option(help="Run folder; runs/PRESET where left out.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from a run folder or a checkpoint.zip.")] = None,
    origin: Annotated[
        str | None,
        typer.Option("--from", help="Begin with the weights of a player: learned, or a checkpoint.zip."),
    ] = None,
    steps: Annotated[int | None, typer.Option(min=1, help="The learner's decisions in all.")] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Time limit of learning; 0: none.")] = None,
    device: Annotated[str | None, typer.Option(help="Where the network is: cpu, cuda.")] = None,
    group: Annotated[
        str | None,
        typer.Option("--format", help="Decks where none are named, by group: b01,2017."),
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="A setting: name=value; say it again for more.")
    ] = None,
    config: Annotated[
        Path | None, typer.Option(help="Settings in a TOML file; --set goes before it.")
    ] = None,
    ray: Annotated[
        bool, typer.Option("--ray", help="In processes of a Ray cluster: pip install 'zx_env\\[ray,train]'.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="With --ray: processes, one processor each.")] = 2,
    metrics: Annotated[
        str | None,
        typer.Option(help="A function of yours, module:function, that gets the figures of each update."),
    ] = None,
    no_split: Annotated[
        bool,
        typer.Option("--no-split", help="Admit held-out cards, with which no shipped player is trained."),
    ] = False,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
) -> None:
    """Train a player by self-play and rate it against random and scripted."""
    from zx_training.games import get_game
    from zx_training.learner import report
    from zx_training.learner.presets import settings_of

    started = context.obj["started"]
    changes = settings_of(settings or [], config)
    if device is not None:
        changes["device"] = device
    adapter = get_game(game, card_set, rules, banlist)
    with libraries_of():
        run = functools.partial(
            report.train,
            adapter=adapter,
            preset_name=preset,
            decks=deck,
            seed=seed,
            out=out and out.absolute() if ray else out,
            resume=resume and resume.absolute() if ray else resume,
            steps=steps,
            minutes=minutes,
            changes=changes,
            group=group,
            metrics=metrics,
            origin=origin,
            keep_split=not no_split,
        )
        if ray:
            report.train_on_ray(console, run, jobs)
        else:
            run(console, started=started)


@app.command()
def info(
    player: Annotated[str, typer.Argument(help="learned, or a checkpoint.zip.")] = "learned",
    game: GameName = GAME,
    as_json: AsJson = False,
) -> None:
    """Say what a player was trained on: game, decks, the split of the cards that it kept, settings."""
    with libraries_of():
        from zx_training.info import about

    show(about(player, game), as_json)


@app.command()
def match(
    first: Annotated[str, typer.Argument(help=AGENT)],
    second: Annotated[str, typer.Argument(help=AGENT)] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="Rounded up to an even number.")] = 100,
    deck: Decks = None,
    seed: SecretSeed = None,
    record: Annotated[
        Path | None,
        typer.Option(
            help="A folder that keeps every game for `zx replay`: 00000_0.zxg, with seats changed _1."
        ),
    ] = None,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
    as_json: AsJson = False,
) -> None:
    """Let two players meet: every deal in both seats, decks in turn; win rate with 95 % interval."""
    from zx_training.games import get_game
    from zx_training.learner import report

    report.match(
        console, get_game(game, card_set, rules, banlist), first, second, games, deck, seed, as_json, record
    )


@app.command()
def check(
    agent: Annotated[str, typer.Argument(help=AGENT)],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Whole games, in both seats.")] = 4,
    against: Annotated[str, typer.Option(help=f"The other player: {AGENT}.")] = "random",
    deck: Decks = None,
    seed: SecretSeed = None,
    seconds: Annotated[
        float, typer.Option(min=0, help="Who thinks longer about a decision fails; 0: no limit.")
    ] = 20.0,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
    as_json: AsJson = False,
) -> None:
    """Check an agent of your own: legal, deterministic, in time, many at once as one, no peeking."""
    from zx_training.checks.report import check as checked
    from zx_training.games import get_game

    adapter = get_game(game, card_set, rules, banlist)
    if not checked(console, adapter, agent, games, against, deck, seed, seconds, as_json):
        raise typer.Exit(1)


@app.command()
def tournament(
    agents: Annotated[list[str], typer.Argument(help=f"Two or more: {AGENT}.")],
    decks: Decks = None,
    games: Annotated[
        int,
        typer.Option(
            "-n",
            "--games",
            min=0,
            help="Games of each two agents, every deal twice; 0: every pair of decks, both seats.",
        ),
    ] = 0,
    seed: SecretSeed = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that play; one for each core where left out.")
    ] = None,
    itself: Annotated[
        bool, typer.Option("--itself", help="Every agent also meets itself: what decks are in its hands.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder that keeps every pair of games; repeat the command to go on from it."),
    ] = None,
    anchor: Annotated[
        str | None, typer.Option(help="The agent that stands at 0: scripted where it plays, else the first.")
    ] = None,
    decision_seconds: Annotated[
        float, typer.Option(min=0, help="Who thinks longer about one decision forfeits; 0: no limit.")
    ] = 20.0,
    game_seconds: Annotated[
        float, typer.Option(min=0, help="Who thinks longer in one game forfeits; 0: no limit.")
    ] = 0.0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the standing as JSON.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write it as one HTML page.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Spread over Ray: pip install 'zx_env\\[ray]'.")] = False,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
) -> None:
    """Let every agent meet every other, with all decks in both seats: ratings, decks, lengths, speed."""
    with libraries_of("a tournament", "ratings"):
        from zx_training.files import alone_in
        from zx_training.matches.schedule import Limits
        from zx_training.tournament import report
        from zx_training.tournament.context import plan_of
        from zx_training.tournament.executors import usual_jobs
        from zx_training.tournament.results_log import seed_in

    limits = Limits(decision_seconds, game_seconds)
    root = seed_in(out) if seed is None else seed
    plan = plan_of(agents, game, card_set, rules, decks, games, root, limits, itself, banlist)
    with contextlib.nullcontext() if out is None else alone_in(out):
        report.tournament(console, plan, out, jobs or usual_jobs(), ray, anchor, json_file, html_file)


@app.command()
def score(
    agents: Annotated[
        list[str],
        typer.Argument(help=f"{AGENT}; or the word compare and two files that --json has written."),
    ],
    columns: Annotated[
        str | None, typer.Option(help="Columns, with commas between: known,random. All where left out.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="One game in ten.")] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that play; one for each core where left out.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder that keeps every pair of games; repeat the command to go on from it."),
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the card as JSON.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write it as one HTML page.")] = None,
    fresh: Annotated[
        bool,
        typer.Option("--fresh", help="Deals that nobody knows yet, of a seed drawn now: for claims."),
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Deals of this seed, that of another card. Left out: the public deals."),
    ] = None,
    exploit_minutes: Annotated[
        float | None,
        typer.Option(
            "--exploit", min=0.01, help="Minutes in which an opponent learns against it: a column more."
        ),
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Spread over Ray: pip install 'zx_env\\[ray]'.")] = False,
    game: GameName = GAME,
) -> None:
    """Score an agent: fixed deals against fixed players, by kinds of decks; or compare two scores."""
    with libraries_of("a score", "ratings"):
        from zx_training.files import alone_in
        from zx_training.score import report
        from zx_training.score.protocol import score_plan
        from zx_training.tournament.executors import usual_jobs
        from zx_training.tournament.results_log import seed_in

    if agents[0] == "compare":
        if len(agents) != 3:
            raise SettingError(
                "zx score compare takes two files that `zx score AGENT --json FILE` has written"
            )
        report.show_comparison(console, Path(agents[1]), Path(agents[2]))
        return
    if len(agents) > 1:
        raise SettingError("zx score takes one agent; its card compares with another by `zx score compare`")
    named = None if columns is None else [name.strip() for name in columns.split(",")]
    if fresh and seed is not None:
        raise SettingError("--fresh draws a seed: leave --seed out")
    plan = score_plan(agents[0], game, named, quick, seed=seed_in(out) if fresh else seed)
    with contextlib.ExitStack() as stack:
        if out is not None:
            stack.enter_context(alone_in(out))
        if exploit_minutes is not None:
            with libraries_of("an exploiter"):
                from zx_training.score.exploiter import exploiter
            plan = stack.enter_context(exploiter(console, plan, game, exploit_minutes, out))
        report.score(console, plan, out, jobs or usual_jobs(), ray, json_file, html_file)


@app.command()
def exploit(
    agent: Annotated[str, typer.Argument(help=AGENT)],
    decisions: Annotated[
        int | None, typer.Option(min=1, help="Budget: decisions that the opponent learns from.")
    ] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Budget: minutes of learning.")] = None,
    decks: Decks = None,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="Games of the rating at the end.")] = 400,
    seed: Seed = 1,
    out: Annotated[
        Path | None, typer.Option(help="Run folder, runs/exploit where left out; the same one goes on.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write what was found as JSON.")] = None,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
) -> None:
    """Train a fresh opponent against a frozen agent alone, and say how far it was beaten."""
    with libraries_of("an exploiter"):
        from zx_training.experiments import exploitability as exploiting
        from zx_training.games import get_game

    adapter = get_game(game, card_set, rules, banlist)
    exploiting.show(console, adapter, agent, decisions, minutes, decks, games, seed, out, json_file)


@app.command()
def experiment(
    path: Annotated[Path, typer.Argument(help="What is asked: a TOML file, arms, decks, budget, seeds.")],
    out: Annotated[
        Path | None,
        typer.Option(help="A folder, runs/NAME-OF-THE-FILE where left out; the same one goes on."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that play matches; one for each core where left out.")
    ] = None,
) -> None:
    """Train every arm of an experiment with several seeds, let all meet, and say how they differ."""
    with libraries_of("an experiment"):
        from zx_training.experiments import report

    report.experiment(console, path, out, jobs)


@app.command()
def play(
    against: Annotated[
        str | None, typer.Option(help=f"{AGENT}; the player that comes with the game where left out.")
    ] = None,
    deck: Annotated[str | None, typer.Option(help="Your deck: a name or a file.")] = None,
    enemy_deck: Annotated[str | None, typer.Option(help="The other player's deck.")] = None,
    seat: Annotated[int, typer.Option(min=0, max=1, help="0 or 1.")] = 0,
    seed: Annotated[int | None, typer.Option(help="The deal; a new one where left out.")] = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game for `zx replay`.")] = None,
    auto_pass: Annotated[
        bool, typer.Option("--auto-pass", help="Be asked for a response only when something has happened.")
    ] = False,
    rated: Annotated[
        bool,
        typer.Option(
            "--rated", help="A game that counts: no `undo`, `hint` or `save`; prints its seed at the end."
        ),
    ] = False,
    puzzle: Annotated[
        int | None, typer.Option(min=1, help="Try a puzzle of `zx puzzles list` instead, by its number.")
    ] = None,
    origin: Annotated[
        Path | None, typer.Option("--from", help="Play on from a record, for practice; see --at.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=0, help="With --from: how many decisions of the record stay.")
    ] = None,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
) -> None:
    """Play in the terminal."""
    from zx_training.games import get_game
    from zx_training.terminal import play as place

    if origin is not None:
        if deck or enemy_deck or puzzle or rated or seed is not None:
            raise SettingError(
                "--from takes decks and deal of its record, and is for practice: leave out --deck, "
                "--enemy-deck, --seed, --puzzle, --rated"
            )
        place.play_on(console, origin, at, against, seat, record, card_set, auto_pass)
        return
    if at is not None:
        raise SettingError("--at is a moment of the record that --from names")
    adapter = get_game(game, card_set, rules, banlist)
    if puzzle is not None:
        from zx_training.puzzles.puzzle import numbered
        from zx_training.terminal.puzzle import play_puzzle

        play_puzzle(console, adapter, numbered(adapter.name, puzzle), puzzle)
        return
    enemy = against or adapter.opponent()
    place.play(console, adapter, enemy, deck, enemy_deck, seat, seed, record, rated, auto_pass)


app.command()(serve)


@app.command()
def watch(
    first: Annotated[str, typer.Argument(help=AGENT)] = "scripted",
    second: Annotated[str, typer.Argument(help=AGENT)] = "scripted",
    deck: Annotated[str | None, typer.Option(help="The first player's deck.")] = None,
    enemy_deck: Annotated[str | None, typer.Option(help="The second player's deck.")] = None,
    seed: SecretSeed = None,
    delay: Annotated[float, typer.Option(min=0, help="Seconds between two decisions.")] = 0.5,
    record: Annotated[Path | None, typer.Option(help="Keep the game for `zx replay`.")] = None,
    step: Step = False,
    game: GameName = GAME,
    card_set: CardSet = None,
    rules: Rules = None,
    banlist: Banlist = None,
) -> None:
    """Watch two players play one game."""
    from zx_training.games import get_game
    from zx_training.terminal import viewer

    adapter = get_game(game, card_set, rules, banlist)
    viewer.watch(console, adapter, first, second, deck, enemy_deck, seed, delay, record, step)


@app.command()
def replay(
    path: Annotated[Path, typer.Argument(help="A game kept with --record.")],
    delay: Annotated[float, typer.Option(min=0, help="Seconds between two decisions.")] = 0.5,
    step: Step = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write it as one page that any browser opens, offline.")
    ] = None,
    card_set: CardSet = None,
) -> None:
    """Show a recorded game again; one of other cards than the standard ones only where you name them."""
    if html is not None:
        from zx_training.serve.replay import write_replay

        write_replay(console, path, html, card_set)
        return
    from zx_training.terminal import viewer

    viewer.replay(console, path, delay, card_set, step)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Records: what `zx match --record FOLDER` keeps.")],
    out: Annotated[Path, typer.Option(help="Where the data lies; repeat the command to go on.")] = Path(
        "runs/data"
    ),
    seed: Annotated[int, typer.Option(help="Of the splits: which games are for training, which not.")] = 1,
    events: Annotated[bool, typer.Option("--events", help="Also what happened, as JSON lines.")] = False,
    minari: Annotated[
        str | None,
        typer.Option(help="Keep the training split as a Minari dataset, such as zx/scripted-v0."),
    ] = None,
    card_set: CardSet = None,
) -> None:
    """Make data of recorded games: every decision with observation, mask, action, player and return."""
    from zx_training.datasets import minari_export, shards

    total = 0
    for shard, decisions in shards.export(folder, out, seed, events, card_set):
        total += decisions
        console.print(f"{shard}: {f'{decisions:,} decisions' if decisions else 'was there'}", highlight=False)
    console.print(f"{total:,} decisions were added to {out}", highlight=False)
    if minari is not None:
        dataset = minari_export.make(out, minari)
        console.print(f"{minari}: {dataset.total_episodes:,} episodes, {dataset.total_steps:,} decisions")


@app.command()
def decks(
    name: Annotated[
        str | None, typer.Argument(help="A deck to list card by card, or a deck file to check.")
    ] = None,
    random: Annotated[int, typer.Option(help="Make this many random decks; prints them as deck files.")] = 0,
    sealed: Annotated[
        int, typer.Option(help="Make this many sealed decks, from packs that are opened by the seed.")
    ] = 0,
    sets: Annotated[
        str | None, typer.Option(help="Printed sets of the decks that are made, such as B01,B02.")
    ] = None,
    colors: Annotated[int | None, typer.Option(help="Colours of a random deck, 1 or 2.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first deck; the next seeds make the others.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write the decks to files in this folder.")] = None,
    game: GameName = GAME,
    card_set: CardSet = None,
    banlist: Banlist = None,
    as_json: AsJson = False,
) -> None:
    """List the shipped decks, or the cards of one; checks a deck file; makes decks from printed sets."""
    from zx_training.games import get_game

    adapter = get_game(game, card_set, banlist=banlist)
    if random or sealed:
        from zx_training.made_decks import make

        make(adapter, random, sealed, seed, sets, colors, out)
        return
    show(adapter.deck(name) if name else adapter.decks(), as_json)


@app.command()
def cards(
    words: Annotated[list[str] | None, typer.Argument(help="Only cards with all these words.")] = None,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage", help="Of the cards that were collected: how many work, which are not there."
        ),
    ] = False,
    game: GameName = GAME,
    card_set: CardSet = None,
    as_json: AsJson = False,
) -> None:
    """List the cards and what they do."""
    from zx_training.games import get_game

    adapter = get_game(game, card_set)
    if coverage:
        show_all(adapter.coverage(), as_json)
        return
    show(adapter.cards(words or []), as_json)
