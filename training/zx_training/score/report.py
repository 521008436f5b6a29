"""The scorecard in the terminal and as an HTML page: `zx score`."""

from __future__ import annotations

import json
from html import escape as html_escape
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from zx_training.score.compare import card_in, compare
from zx_training.score.protocol import AGENT, ScorePlan
from zx_training.score.result import result_of
from zx_training.tournament.html_report import page, rate_cell, table
from zx_training.tournament.playing import play_remaining
from zx_training.tournament.report import write_file
from zx_training.tournament.results_log import ResultsLog

MOST_REASONS = 5
"""The most forfeits that the terminal lists; the JSON has all."""


def score(
    console: Console,
    plan: ScorePlan,
    out: Path | None,
    jobs: int,
    with_ray: bool,
    json_file: Path | None,
    html_file: Path | None,
) -> None:
    """Play the remaining games of the card, show it, and write it to the given files."""
    log = ResultsLog(plan, out)
    play_remaining(console, plan, log, jobs, with_ray)
    card = result_of(plan, log.pairs)
    text = json.dumps(card, indent=1, ensure_ascii=False)
    write_file(json_file, lambda: text)
    write_file(html_file, lambda: html_page(card))
    show(console, card)


def show(console: Console, card: dict[str, Any]) -> None:
    """Print a card."""
    shown = Table(title=f"{card['format']}, {card['game']['name']}: {escape(card['agent'])}")
    opponents = list(dict.fromkeys(name for column in card["columns"] for name in column["against"]))
    for k, heading in enumerate(("column", "games", "won", *(f"against {name}" for name in opponents))):
        shown.add_column(heading, justify="right" if k else "left")
    for column in card["columns"]:
        against = [_rate(column["against"].get(name)) for name in opponents]
        shown.add_row(escape(column["name"]), _count(column), _rate(column), *against)
    console.print(shown)
    beside = [str(column["name"]) for column in card["columns"] if not column["in_headline"]]
    if beside:
        console.print(f"not in the headline: {', '.join(beside)}", highlight=False, markup=False)
    console.print(headline_line(card), highlight=False)
    speed = card["milliseconds"]
    if speed:
        console.print(
            f"{speed['median']:.3f} ms a decision, {speed['99%']:.3f} in the slowest 1 % of games",
            highlight=False,
        )
    mine = [one for one in card["forfeits"] if one["by"] == AGENT]
    if mine:
        console.print(f"{len(mine)} games were forfeited, and count as lost:", highlight=False)
        for reason in list(dict.fromkeys(one["reason"] for one in mine))[:MOST_REASONS]:
            console.print(f"  {escape(reason)}", highlight=False)


def headline_line(card: dict[str, Any]) -> str:
    """Return the sentence with the score: "zx-score-v1: 61.4 ±1.0 (known 79.1, random 61.3)"."""
    head = card["headline"]
    quick = ", quick" if card["quick"] else ""
    seed = "" if card["seed"] is None else f", seed {card['seed']}"
    counted = [column for column in card["columns"] if column["in_headline"] and column["games"]]
    parts = ", ".join(f"{column['name']} {100 * column['win_rate']:.1f}" for column in counted)
    played = f" ({parts})" if parts else ""
    if head["score"] is None:
        return f"{card['format']}{quick}{seed}: no headline without {', '.join(head['missing'])}{played}"
    half = "" if head["half"] is None else f" ±{100 * head['half']:.1f}"
    return f"{card['format']}{quick}{seed}: {100 * head['score']:.1f}{half}{played}"


def _count(column: dict[str, Any]) -> str:
    """Return how many games or puzzles a column has."""
    return f"{column['puzzles']} puzzles" if column.get("puzzles") else str(column["games"])


def _rate(one: dict[str, Any] | None) -> str:
    if one is None or one["win_rate"] is None:
        return ""
    return f"{100 * one['win_rate']:.1f}" + ("" if one["half"] is None else f" ±{100 * one['half']:.1f}")


def html_page(card: dict[str, Any]) -> str:
    """Return the card as one HTML page, which loads nothing."""
    opponents = list(dict.fromkeys(name for column in card["columns"] for name in column["against"]))
    lines = [
        [
            html_escape(column["title"]),
            _count(column),
            rate_cell(column["win_rate"], column["games"]),
            *(rate_cell(column["against"].get(name, {}).get("win_rate")) for name in opponents),
        ]
        for column in card["columns"]
    ]
    heads = ["column", "games", "won", *(html_escape(f"against {name}") for name in opponents)]
    title = f"{card['format']}: {card['agent']}"
    return page(
        title,
        [
            f"<h1>{html_escape(title)}</h1>",
            f"<p>{html_escape(headline_line(card))}</p>",
            table(heads, lines),
            f"<details><summary>data</summary><pre>{html_escape(json.dumps(card, indent=1))}</pre></details>",
        ],
    )


def show_comparison(console: Console, first: Path, second: Path) -> None:
    """Print the difference of two agents over the same deals."""
    found = compare(card_in(first), card_in(second))
    one, other = (escape(name) for name in found["agents"])
    shown = Table(title=f"{one} minus {other}, points of win rate over the same deals")
    for k, heading in enumerate(("column", "deals", "difference")):
        shown.add_column(heading, justify="right" if k else "left")
    for column in found["columns"]:
        shown.add_row(
            escape(column["name"]), str(column["deals"]), _signed(column["win_rate"], column["half"])
        )
    if found["headline"]["score"] is not None:
        shown.add_row("headline", "", _signed(found["headline"]["score"], found["headline"]["half"]))
    console.print(shown)


def _signed(value: float | None, half: float | None) -> str:
    if value is None:
        return ""
    return f"{100 * value:+.1f}" + ("" if half is None else f" ±{100 * half:.1f}")
