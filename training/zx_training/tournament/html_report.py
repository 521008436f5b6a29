"""The standings as one HTML page. It loads nothing, escapes every name, and runs no script."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; --line: #8884; --dim: light-dark(#595959, #b3b3b3); --dot: #2a6fb0; }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
       background: Canvas; color: CanvasText; }
table { border-collapse: collapse; margin: .6rem 0 1.4rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td.rate { color: #111; text-align: center; forced-color-adjust: none; }
caption { text-align: left; color: var(--dim); padding-bottom: .3rem; }
svg { max-width: 100%; height: auto; } svg text { fill: currentColor; font: 13px system-ui, sans-serif; }
.dim { color: var(--dim); } .wide { overflow-x: auto; } summary { cursor: pointer; }
"""
# The browser loads nothing for this page, whatever text the names contain.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def html_page(results: dict[str, Any]) -> str:
    """Return the HTML page of a tournament's results, the value of `standings`."""
    title = "Tournament: " + ", ".join(results["agents"])
    parts = [
        f"<h1>{escape(title)}</h1>",
        _config(results),
        "<h2>Ratings</h2>",
        _rating_plot(results["ratings"], results["anchor"]),
        _rating_table(results),
        "<h2>Meetings</h2>",
        _meetings(results),
        "<h2>Decks</h2>",
        _decks(results["decks_met"]),
        "<h2>Length of games</h2>",
        _lengths(results["lengths"]),
        "<h2>Forfeits</h2>",
        _forfeits(results),
        "<h2>Data</h2>",
        f"<details><summary>{escape(results['format'])}</summary><pre>{_data(results)}</pre></details>",
    ]
    return page(title, parts)


def page(title: str, parts: Sequence[str]) -> str:
    """Return a whole HTML page from its title, which is escaped here, and its parts, which are HTML."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body><main>\n'
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _data(results: dict[str, Any]) -> str:
    return escape(json.dumps(results, indent=1, ensure_ascii=False))


def table(head: Sequence[str], lines: Sequence[Sequence[str]], caption: str = "") -> str:
    """Return an HTML table; the cells are HTML already, and are not escaped."""
    top = "".join(f"<th>{cell}</th>" if cell else "<td></td>" for cell in head)
    body = "".join("<tr>" + "".join(map(_cell, line)) + "</tr>" for line in lines)
    title = f"<caption>{caption}</caption>" if caption else ""
    return f'<div class="wide"><table>{title}<tr>{top}</tr>{body}</table></div>'


def _cell(text: str) -> str:
    return text if text.startswith("<td") else f"<td>{text}</td>"


def rate_cell(rate: float | None, games: int | None = None) -> str:
    """Return an HTML cell with a win rate and its colour: blue from 0.5 on, red below; empty for None."""
    if rate is None:
        return '<td class="rate"></td>'
    distance = min(1.0, abs(rate - 0.5) * 2)
    hue, light = (212 if rate >= 0.5 else 12), 97 - 37 * distance
    tooltip = "" if games is None else f' title="{games} games"'
    return f'<td class="rate" style="background:hsl({hue} 70% {light:.0f}%)"{tooltip}>{rate:.1%}</td>'


def percent(share: float | None) -> str:
    """Format a share in percent; empty if no games were played."""
    return "" if share is None else f"{share:.1%}"


def _config(results: dict[str, Any]) -> str:
    game = results["game"]
    settings = ", ".join(f"{key} {value}" for key, value in game.items() if value is not None)
    limits = (
        f"{results['seconds_a_decision']:g} s a decision, {results['seconds_a_game']:g} s a game (0: none)"
    )
    text = (
        f"{results['games_played']:,} of {results['games_planned']:,} games; {results['games']:,} of each "
        f"two agents, every deal in both seats; {len(results['decks'])} pairs of decks; game: {settings}; "
        f"seed {results['seed']}; limits: {limits}"
    )
    return f'<p class="dim">{escape(text)}</p>'


def _rating_plot(ratings: Sequence[dict[str, Any]], anchor: str) -> str:
    """Return an SVG of the ratings: for each agent a dot, on a line for its interval."""
    if not ratings:
        return ""
    low, high = min(one["low"] for one in ratings), max(one["high"] for one in ratings)
    left, width, row = 220, 560, 26
    scale = width / max(high - low, 1.0)
    marks = []
    for k, one in enumerate(ratings):
        y = 20 + k * row
        a, b, at = (left + (one[key] - low) * scale for key in ("low", "high", "elo"))
        name = one["name"] if len(one["name"]) <= 30 else "…" + one["name"][-29:]
        marks.append(
            f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
            f'<line x1="{a:.1f}" x2="{b:.1f}" y1="{y}" y2="{y}" stroke="#888" stroke-width="2"/>'
            f'<circle cx="{at:.1f}" cy="{y}" r="5" fill="var(--dot)"/>'
            f'<text x="{left + width + 12}" y="{y + 4}">{one["elo"]:.0f}</text>'
        )
    zero = left - low * scale
    height = 20 + row * len(ratings)
    line = (
        f'<line x1="{zero:.1f}" x2="{zero:.1f}" y1="4" y2="{height}" stroke="#888" stroke-dasharray="3 3"/>'
    )
    label = escape(f"Ratings with intervals; {anchor} stands at 0")
    head = f'<svg viewBox="0 0 860 {height}" width="860" role="img" aria-label="{label}">'
    return f"{head}{line}{''.join(marks)}</svg>"


def _rating_table(results: dict[str, Any]) -> str:
    nash = {one["name"]: one for one in results["nash"]}
    speed = {one["name"]: one for one in results["speed"]}
    lines = []
    for one in results["ratings"]:
        name, mark = one["name"], " *" if one["is_bounded_only"] else ""
        milliseconds = speed[name]["milliseconds_a_decision"]
        lines.append(
            [
                escape(name), f"{one['elo']:.0f}{mark}", f"{one['low']:.0f} to {one['high']:.0f}",
                f"{one['games']:,}", percent(one["win_rate"]), percent(nash[name]["share"]),
                percent(nash[name]["value"]), "" if milliseconds is None else f"{milliseconds:.3f}",
                f"{speed[name]['decisions']:,}",
            ]
        )  # fmt: skip
    head = (
        "agent",
        "Elo points",
        "95 %",
        "games",
        "won",
        "Nash share",
        "wins against it",
        "ms a decision",
        "decisions",
    )
    caption = (
        f"Bradley-Terry over all games, {escape(results['anchor'])} at 0; intervals: bootstrap over deals. "
        "Nash share: how often each is chosen where both choose freely; beside it how often each wins "
        "against that choice. * every meeting of it is saturated (98 % or more for one side): the points "
        "only bound the distance."
    )
    return table(head, lines, caption)


def _meetings(results: dict[str, Any]) -> str:
    names = [one["name"] for one in results["ratings"]]
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for one in results["meetings"]:
        first, second = one["players"]
        met[first, second] = one["win_rate"], one["games"]
        met[second, first] = 1 - one["win_rate"], one["games"]
    matrix = [[escape(a), *(rate_cell(*met.get((a, b), (None, None))) for b in names)] for a in names]
    lines = [
        [
            f"{escape(one['players'][0])} against {escape(one['players'][1])}", f"{one['games']:,}",
            percent(one["win_rate"]), f"{percent(one['low'])} to {percent(one['high'])}", str(one["draws"]),
            " : ".join(map(str, one["forfeits"])), "saturated" if one["saturated"] else "",
        ]
        for one in results["meetings"]
    ]  # fmt: skip
    head = ("agents", "games", "won by the first", "95 %", "drawn", "forfeited", "")
    return table(("", *map(escape, names)), matrix, "row against column") + table(head, lines)


def _decks(met: dict[str, Any]) -> str:
    decks, by_agent, whole = met["decks"], met["by_agent"], met["all"]
    names = list(map(escape, decks))
    hands = [(agent, "against_others", f"{agent} against others") for agent in by_agent]
    hands += [(agent, "against_itself", f"{agent} against itself") for agent in by_agent]
    hands = [one for one in hands if by_agent[one[0]][one[1]]]
    summary = [
        [
            name, rate_cell(whole["mean"][i]), percent(whole["nash"][i]),
            *(rate_cell(by_agent[agent][opponents]["mean"][i]) for agent, opponents, _ in hands),
        ]
        for i, name in enumerate(names)
    ]  # fmt: skip
    head = ("deck", "all", "Nash share", *(escape(title) for _, _, title in hands))
    left_out = [" against ".join(names) for names in met["left_out_as_saturated"]]
    without = f"; without the saturated meetings {escape(', '.join(left_out))}" if left_out else ""
    parts = [
        table(head, summary, f"won against the other decks, in all hands{without}; then by hand"),
        _deck_matrix(names, whole, "row against column, in all hands"),
    ]
    for agent, opponents, title in hands:
        inner = _deck_matrix(names, by_agent[agent][opponents], "row, in its hands, against column")
        parts.append(f"<details><summary>{escape(title)}</summary>{inner}</details>")
    return "".join(parts)


def _deck_matrix(names: Sequence[str], matrix: dict[str, Any], caption: str) -> str:
    lines = [
        [name, *(rate_cell(*cell) for cell in zip(matrix["win_rate"][i], matrix["games"][i], strict=True))]
        for i, name in enumerate(names)
    ]
    return table(("deck", *names), lines, caption)


def _lengths(results: dict[str, Any]) -> str:
    if not results["turns"]:
        return "<p>No game was played out.</p>"
    keys = ("min", "1%", "median", "mean", "99%", "max")
    lines = [[unit, *(f"{results[unit][key]:.4g}" for key in keys)] for unit in ("turns", "decisions")]
    first = (
        ""
        if results["seat_0_won"] is None
        else f"Seat 0 won {results['seat_0_won']:.1%} of the games with a winner. "
    )
    text = f"<p>{first}{results['draws']} draws, {results['truncated']} of them cut off.</p>"
    return _histogram(results["games_by_turns"]) + table(("", *keys), lines) + text


def _histogram(counts: dict[str, int]) -> str:
    """Return an SVG histogram of the games by the turn in which they ended."""
    turns = {int(turn): games for turn, games in counts.items()}
    first, last, most = min(turns), max(turns), max(turns.values())
    width = min(24.0, 780 / (last - first + 1))
    bars = "".join(
        f'<rect x="{10 + (turn - first) * width:.1f}" y="{110 - 100 * games / most:.1f}" '
        f'width="{width - 1:.1f}" height="{100 * games / most:.1f}" fill="var(--dot)">'
        f"<title>turn {turn}: {games} games</title></rect>"
        for turn, games in sorted(turns.items())
    )
    middle = 10 + (last - first) * width
    ends = f'<text x="10" y="126">turn {first}</text><text x="{middle:.0f}" y="126">{last}</text>'
    return f'<svg viewBox="0 0 820 132" width="820" role="img" aria-label="Games by turns">{bars}{ends}</svg>'


def _forfeits(results: dict[str, Any]) -> str:
    lines = [
        [
            escape(one["agent"]), escape(one["against"]), str(one["deal"]), escape(" : ".join(one["decks"])),
            str(one["seat"]), str(one["turn"]), escape(one["reason"]),
        ]
        for one in results["forfeits"]
    ]  # fmt: skip
    faults = "".join(
        f"<p>A game had no end, and counts as a draw: {escape(fault)}</p>" for fault in results["faults"]
    )
    if not lines:
        return "<p>None.</p>" + faults
    more = results["forfeits_in_all"] - len(lines)
    rest = f"<p>And {more} more.</p>" if more else ""
    return table(("agent", "against", "deal", "decks", "seat", "turn", "why"), lines) + rest + faults
