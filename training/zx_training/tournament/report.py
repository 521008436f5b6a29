"""Terminal output of `zx tournament`: a progress bar, then the standings as tables."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table

from zx_env.errors import SettingError
from zx_training.files import put_in_place
from zx_training.matches.schedule import Plan
from zx_training.tournament.html_report import html_page
from zx_training.tournament.playing import play_remaining
from zx_training.tournament.results_log import ResultsLog
from zx_training.tournament.standings import anchor_of, standings

MAX_DECKS_IN_MATRIX = 10
"""Maximum number of decks for which the terminal shows the matrix."""
MAX_FORFEIT_LINES = 10
"""Maximum number of forfeits that the terminal lists; JSON and HTML contain more."""


def tournament(
    console: Console,
    plan: Plan,
    out: Path | None,
    jobs: int,
    with_ray: bool,
    anchor: str | None,
    json_file: Path | None,
    html_file: Path | None,
) -> None:
    """Play the remaining rounds of the tournament, show the standings, and write them to the given files."""
    anchor_of(list(plan.agents), anchor)
    log = ResultsLog(plan, out)
    start = time.monotonic()
    decisions = play_remaining(console, plan, log, jobs, with_ray)
    results = standings(plan, log.pairs, anchor)
    seconds = time.monotonic() - start
    results["seconds"] = round(seconds, 3)
    results["decisions_a_second"] = round(decisions / seconds) if decisions else None
    write_file(json_file, lambda: json.dumps(results, indent=1, ensure_ascii=False))
    write_file(html_file, lambda: html_page(results))
    if out is not None:
        write_file(out / "standing.json", lambda: json.dumps(results, indent=1, ensure_ascii=False))
        write_file(out / "report.html", lambda: html_page(results))
    console.print(render(results))


def write_file(path: Path | None, text: Callable[[], str]) -> None:
    """Write a text to a file as a whole; without a path, do nothing.

    Raises:
        SettingError: The file cannot be written.
    """
    if path is None:
        return
    try:
        with put_in_place(path) as scratch:
            scratch.write_text(text(), encoding="utf-8")
    except OSError as fault:
        raise SettingError(f"{path} cannot be written: {fault}") from fault


def render(results: dict[str, Any]) -> RenderableType:
    """Return the standings for the terminal."""
    parts: list[RenderableType] = [_ratings(results), _meetings(results), _decks(results)]
    parts += [line for line in notes_of(results) if line]
    return Group(*parts)


def _table(title: str, headings: Sequence[str]) -> Table:
    table = Table(title=title)
    for k, heading in enumerate(headings):
        table.add_column(heading, justify="right" if k else "left")
    return table


def _ratings(results: dict[str, Any]) -> Table:
    table = _table(
        f"Rating: Elo points (Bradley-Terry) from {escape(results['anchor'])}, 95 % intervals over deals",
        ("agent", "rating", "from", "to", "games", "won", "Nash", "ms a decision"),
    )
    nash = {one["name"]: one["share"] for one in results["nash"]}
    speed = {one["name"]: one["milliseconds_a_decision"] for one in results["speed"]}
    for one in results["ratings"]:
        name, points = one["name"], f"{one['elo']:.0f}" + (" *" if one["is_bounded_only"] else "")
        milliseconds = "" if speed[name] is None else f"{speed[name]:.3f}"
        table.add_row(
            escape(name), points, f"{one['low']:.0f}", f"{one['high']:.0f}",
            str(one["games"]), percent(one["win_rate"]), percent(nash[name]), milliseconds,
        )  # fmt: skip
    return table


def _meetings(results: dict[str, Any]) -> Table:
    table = _table("Meetings", ("agents", "games", "won", "from", "to", "drawn", "forfeited", ""))
    for one in results["meetings"]:
        first, second = map(escape, one["players"])
        forfeits = "" if not any(one["forfeits"]) else " : ".join(map(str, one["forfeits"]))
        table.add_row(
            f"{first} against {second}", str(one["games"]), percent(one["win_rate"]), percent(one["low"]),
            percent(one["high"]), str(one["draws"]), forfeits, "saturated" if one["saturated"] else "",
        )  # fmt: skip
    return table


def _decks(results: dict[str, Any]) -> Table:
    met = results["decks_met"]
    decks, by_agent, whole = met["decks"], met["by_agent"], met["all"]
    columns = [str(k + 1) for k in range(len(decks))] if len(decks) <= MAX_DECKS_IN_MATRIX else []
    itself = [name for name, one in by_agent.items() if one["against_itself"]]
    hands = [*map(escape, by_agent), *(f"{escape(name)} itself" for name in itself)]
    title = "Decks: % won against each, all agents; mean against the others; Nash share; then in whose hands"
    table = _table(title, ("deck", *columns, "mean", "Nash", *hands))
    table.columns[0].no_wrap = True
    for i, deck in enumerate(decks):
        row = [_hundredths(rate) for rate in whole["win_rate"][i]] if columns else []
        mine = [_hundredths(one["against_others"]["mean"][i]) for one in by_agent.values()]
        mine += [_hundredths(by_agent[name]["against_itself"]["mean"][i]) for name in itself]
        mean, share = _hundredths(whole["mean"][i]), _hundredths(whole["nash"][i])
        table.add_row(f"{i + 1} {escape(deck)}", *row, mean, share, *mine)
    return table


def notes_of(results: dict[str, Any]) -> list[str]:
    """Return sentences about results that are in no table."""
    notes = [f"seed {results['seed']}"]
    bound = [escape(one["name"]) for one in results["ratings"] if one["is_bounded_only"]]
    if bound:
        notes.append(
            f"* {', '.join(bound)}: every meeting is saturated (98 % or more for one side), so these points "
            "only bound how far apart the agents are"
        )
    left_out = results["decks_met"]["left_out_as_saturated"]
    if left_out:
        names = ", ".join(" against ".join(map(escape, pair)) for pair in left_out)
        notes.append(f"decks, all agents: without the saturated meetings {names}")
    lengths = results["lengths"]
    if lengths["turns"]:
        turns, decisions = lengths["turns"], lengths["decisions"]
        first = "" if lengths["seat_0_won"] is None else f"; seat 0 won {lengths['seat_0_won']:.1%}"
        notes.append(
            f"length: {turns['median']:.0f} turns ({turns['1%']:.0f} to {turns['99%']:.0f} in 98 % of "
            f"games), {decisions['median']:.0f} decisions ({decisions['1%']:.0f} to "
            f"{decisions['99%']:.0f}){first}; "
            f"{lengths['draws']} draws, {lengths['truncated']} of them cut off"
        )
    if results["forfeits_in_all"]:
        notes.append(f"{results['forfeits_in_all']} games were forfeited:")
        notes += [f"  {line}" for line in _forfeits(results["forfeits"])]
    notes += [f"a game had no end, and counts as a draw: {escape(fault)}" for fault in results["faults"]]
    return notes


def _forfeits(forfeits: Sequence[dict[str, Any]]) -> list[str]:
    """Return a line for each agent and reason, with the number of forfeited games."""
    counts: dict[tuple[str, str], int] = {}
    for one in forfeits:
        key = one["agent"], one["reason"]
        counts[key] = counts.get(key, 0) + 1
    lines = [f"{escape(agent)} {escape(reason)} ({n} games)" for (agent, reason), n in counts.items()]
    more = (
        []
        if len(lines) <= MAX_FORFEIT_LINES
        else [f"and {len(lines) - MAX_FORFEIT_LINES} other reasons: see --json"]
    )
    return lines[:MAX_FORFEIT_LINES] + more


def _hundredths(share: float | None) -> str:
    """Format a share in percent without decimals, for tables with many columns."""
    return "" if share is None else f"{100 * share:.0f}"


def percent(share: float | None) -> str:
    """Format a share in percent; empty if no games were played."""
    return "" if share is None else f"{share:.1%}"
