"""What is told of a tournament: ratings, Nash shares, decks, lengths, and the page with all of it."""

import io
import json
import math
import re
from html.parser import HTMLParser

import numpy as np
import pytest

pytest.importorskip("choix")

from zx_training.matches.match import Match
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.ratings import rate
from zx_training.matches.schedule import Deal, Limits, Plan
from zx_training.tournament.html_report import html_page
from zx_training.tournament.nash import nash_distribution, nash_values
from zx_training.tournament.report import render
from zx_training.tournament.standings import anchor_of, standings

from tests.training.toy import ToyContext
from zx_env.errors import SettingError

GAME = {"name": "toy", "card_set": None, "rules": None, "version": 1}


def game(winner, turns=5, forfeit=None, decisions=(6, 4)) -> GameResult:
    return GameResult(winner, decisions, (0.3, 0.1), turns, forfeit=forfeit)


def made_up(agents, pairs, decks=("x", "y")) -> dict:
    """The standing of pairs of games that nobody has played."""
    met = tuple((a, b) for a in decks for b in decks)
    plan = Plan(
        ToyContext, {name: name for name in agents}, met, 2, 1, Limits(), dict.fromkeys(agents, 1), GAME, True
    )
    return standings(plan, pairs)


# -- ratings -------------------------------------------------------------------------------------------


def test_bradley_terry_against_a_table_worked_out_by_hand():
    """Two players: the odds are those of the wins, with half a win each way of the prior."""
    match = Match(("a", "b"), [(1.0, 1.0)] * 30 + [(0.0, 0.0)] * 10)
    first, second = rate([match], "b", draws=50)
    assert first.elo == pytest.approx(400 * math.log10(60.5 / 20.5)) and second.elo == 0
    # Three in a ring of equal odds are equal, and nobody's points depend on the order of matches.
    ring = [Match(names, [(1.0, 1.0), (1.0, 0.0)] * 10) for names in (("a", "b"), ("b", "c"), ("c", "a"))]
    assert [line.elo for line in rate(ring, "a", draws=5)] == pytest.approx([0, 0, 0], abs=1e-6)
    # Bradley and Terry's strengths 4 : 2 : 1 give these expected wins; the points come back.
    wins = {("a", "b"): 2 / 3, ("a", "c"): 4 / 5, ("b", "c"): 2 / 3}
    exact = [Match(names, [(share, share)] * 30_000) for names, share in wins.items()]
    table = {line.name: line.elo for line in rate(exact, "c", draws=1)}
    assert table["a"] == pytest.approx(400 * math.log10(4), abs=0.1)
    assert table["b"] == pytest.approx(400 * math.log10(2), abs=0.1)


def test_games_of_one_deal_get_one_weight():
    """Matches that played the same deals have the same luck: an interval must not shrink with each."""
    rng = np.random.default_rng(0)
    luck = rng.integers(2, size=40).astype(float)
    one = [Match(("a", "b"), [(x, x) for x in luck], deals=list(range(40)))]
    copies = [Match((f"a{k}", "b"), one[0].pairs, deals=list(range(40))) for k in range(6)]
    apart = [Match((f"a{k}", "b"), one[0].pairs, deals=list(range(40 * k, 40 * k + 40))) for k in range(6)]

    def between(matches) -> float:
        """How wide the interval of one copy against another is."""
        table = {line.name: line for line in rate(matches, "a0", draws=400)}
        return table["a1"].high - table["a1"].low

    assert between(copies) < between(apart) / 2


def test_a_saturated_opponent_is_no_measure():
    sweep = Match(("good", "random"), [(1.0, 1.0)] * 50)
    even = Match(("good", "better"), [(1.0, 0.0)] * 40 + [(0.0, 0.0)] * 10)
    assert sweep.is_saturated and not even.is_saturated
    marked = {line.name: line.is_bounded_only for line in rate([sweep, even], "good", draws=20)}
    assert marked == {"good": False, "better": False, "random": True}


def test_scripted_stands_at_zero_where_nothing_else_is_said():
    assert anchor_of(["random", "scripted", "new"], None) == "scripted"
    assert anchor_of(["random", "new"], None) == "random"
    assert anchor_of(["random", "new"], "new") == "new"
    with pytest.raises(SettingError, match="'old' does not play; it is one of random, new"):
        anchor_of(["random", "new"], "old")


# -- Nash ----------------------------------------------------------------------------------------------

EVEN = np.full((1, 1), 0.5)
BELOW = np.full((3, 1), 0.4)
RING = np.array([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]])


@pytest.mark.parametrize(
    ("rates", "shares"),
    [
        (RING, [1 / 3, 1 / 3, 1 / 3]),
        # Scissors win doubly: the known equilibrium of the weighted ring.
        (0.5 + np.array([[0, -1, 2], [1, 0, -1], [-2, 1, 0]]) / 8, [1 / 4, 1 / 2, 1 / 4]),
        # One beats all: it has the whole share, and the ring below it none.
        (np.block([[EVEN, 1 - BELOW.T], [BELOW, RING]]), [1, 0, 0, 0]),
        # Two equals share alike.
        (np.array([[0.5, 0.5, 0.9], [0.5, 0.5, 0.9], [0.1, 0.1, 0.5]]), [0.5, 0.5, 0]),
        (np.full((4, 4), 0.5), [0.25] * 4),
        (np.full((1, 1), 0.5), [1.0]),
    ],
)  # fmt: skip
def test_nash_shares_that_are_known(rates, shares):
    found = nash_distribution(rates)
    assert found == pytest.approx(np.array(shares), abs=2e-3)
    assert nash_values(rates, found).max() <= 0.5 + 2e-3


def test_nash_shares_of_any_table_leave_nothing_to_gain():
    rng = np.random.default_rng(3)
    for n in (2, 5, 12, 17):
        rates = rng.random((n, n))
        rates = (rates + 1 - rates.T) / 2
        assert nash_values(rates, nash_distribution(rates)).max() <= 0.5 + 1e-3


# -- decks, lengths, forfeits --------------------------------------------------------------------------


def test_decks_are_counted_by_who_held_them():
    """In game 0 the first agent holds the first deck; in game 1 it holds the second."""
    deal = Deal(0, ("x", "y"), 7)
    # a wins both games: once with x against y, once with y against x. b wins one with y against x.
    pairs = [
        Pair(("a", "b"), deal, (game(0), game(0))),
        Pair(("a", "b"), Deal(1, ("x", "y"), 8), (game(1), game(0))),
    ]
    met = made_up(["a", "b"], pairs)["decks_met"]
    assert met["all"]["games"] == [[0, 4], [4, 0]]
    assert met["all"]["win_rate"] == [[None, 0.25], [0.75, None]]
    assert met["by_agent"]["a"]["against_others"]["win_rate"] == [[None, 0.5], [1.0, None]]
    assert met["by_agent"]["b"]["against_others"]["win_rate"] == [[None, 0.0], [0.5, None]]
    assert met["by_agent"]["a"]["against_itself"] is None


def test_a_saturated_meeting_says_nothing_of_decks():
    sweep = [Pair(("a", "b"), Deal(k, ("x", "y"), k), (game(0), game(0))) for k in range(5)]
    itself = [Pair(("a", "a"), Deal(0, ("x", "y"), 0), (game(0), game(1)))]
    found = made_up(["a", "b"], sweep + itself)
    met = found["decks_met"]
    assert met["left_out_as_saturated"] == [["a", "b"]]
    assert (
        met["all"]["win_rate"]
        == met["by_agent"]["a"]["against_itself"]["win_rate"]
        == [[None, 1.0], [0.0, None]]
    )
    assert [one["players"] for one in found["meetings"]] == [["a", "b"]]


def test_lengths_are_of_games_that_were_played_out():
    deal = Deal(0, ("x", "x"), 7)
    pairs = [
        Pair(("a", "b"), deal, (game(0, turns=4), game(0, turns=6))),
        Pair(("a", "b"), deal, (game(None, turns=8), game(0, turns=1, forfeit=(1, "raised")))),
    ]
    found = made_up(["a", "b"], pairs)
    lengths = found["lengths"]
    assert lengths["games"] == 3 and lengths["turns"]["mean"] == 6 and lengths["decisions"]["max"] == 10
    # Agent 0 had seat 0 in the first game and seat 1 in the second.
    assert lengths["seat_0_won"] == 0.5 and lengths["draws"] == 1
    assert found["speed"][0]["milliseconds_a_decision"] == pytest.approx(1000 * 0.3 / 6)
    (forfeit,) = found["forfeits"]
    assert forfeit["agent"] == "b" and forfeit["seat"] == 0 and forfeit["reason"] == "raised"
    json.dumps(found, allow_nan=False)


# -- the page ------------------------------------------------------------------------------------------

NASTY = ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>.zip', "[bold]a & b[/] 'c'"]


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.attributes, self.open = set(), [], []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes += attrs
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        if tag in self.open:
            assert self.open.pop() == tag


@pytest.fixture
def nasty() -> dict:
    pairs = [
        Pair((NASTY[a], NASTY[b]), Deal(k, (NASTY[0], NASTY[2]), k), (game(a % 2), game(b % 2)))
        for k in range(4)
        for a, b in ((0, 1), (0, 2), (1, 2))
    ]
    pairs.append(
        Pair(
            (NASTY[1], NASTY[2]), Deal(9, (NASTY[0], NASTY[2]), 9), (game(1, forfeit=(0, NASTY[0])), game(0))
        )
    )
    return made_up(NASTY, pairs, decks=(NASTY[0], NASTY[2]))


def test_the_page_loads_nothing_and_escapes_what_strangers_wrote(nasty):
    page = html_page(nasty)
    read = Tags()
    read.feed(page)
    assert read.open == [], "every tag is closed"
    assert read.tags <= {
        *("html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "p", "div"),
        *(
            "table",
            "caption",
            "tr",
            "th",
            "td",
            "details",
            "summary",
            "pre",
            "svg",
            "g",
            "line",
            "circle",
            "text",
            "rect",
        ),
    }
    names = {name for name, _ in read.attributes}
    assert not names & {"src", "href", "srcset", "action", "data", "xlink:href", "background", "poster"}
    assert not [name for name in names if name.startswith("on")]
    assert not re.search(r"(https?:)?//|url\(|@import", page.replace("<!doctype", ""))
    assert "default-src 'none'" in page
    for name in NASTY:
        assert name not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_the_terminal_shows_names_as_they_are(nasty):
    from rich.console import Console

    console = Console(width=240, record=True, file=io.StringIO())
    console.print(render(nasty))
    text = console.export_text()
    assert NASTY[2] in text and "forfeited" in text


def test_an_empty_tournament_has_a_page():
    assert "No game was played out" in html_page(made_up(["a", "b"], []))
