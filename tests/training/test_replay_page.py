"""A recorded game as one file: whole, self-contained, and harmless whatever the record says."""

import base64
import hashlib
import html
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from zx_training.cli import run
from zx_training.games import get_game
from zx_training.serve.replay import Replay, in_script, page_of, replay_of

from tests.registered import GAME_NAMES

HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028'\"&amp;"


def record_of(game: str, decisions: int = 25) -> str:
    adapter, rng = get_game(game), np.random.default_rng(3)
    played = adapter.deal(adapter.pair_of(None, None), 3)
    for _ in range(decisions):
        played.step(int(rng.choice(np.flatnonzero(played.mask()))))
    played.concede(1)
    return str(played.record())


def data_of(page: str) -> dict[str, Any]:
    (told,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    return json.loads(told)


@pytest.fixture(scope="module", params=GAME_NAMES)
def page(request: pytest.FixtureRequest) -> str:
    return replay_of(record_of(request.param), ("you", HOSTILE))


def test_it_has_every_position_as_each_player_saw_it(page: str):
    film = data_of(page)
    assert film["winner"] == 0 and len(film["frames"]) == 27
    for frame in film["frames"]:
        assert len(frame["views"]) == 6  # everything, player 0, player 1; each wide and narrow
        assert all(0 <= part < len(film["parts"]) for view in frame["views"] for part in view["parts"])
    ends = film["frames"][-1]["logged"]
    assert ends == [len(log) for log in film["logs"]]
    assert all(
        before["logged"][0] <= after["logged"][0]
        for before, after in zip(film["frames"], film["frames"][1:], strict=False)
    )


def test_it_has_what_the_judge_says_of_every_decision(page: str):
    film = data_of(page)
    verdict, moments = film["verdict"], film["moments"]
    chances = [chance for chance in verdict["line"] if chance is not None]
    assert verdict["judge"] == "the trained player" and verdict["seat"] == 0
    assert len(verdict["line"]) == len(moments) == 27 and chances[-1] == verdict["line"][-1] == 1
    assert len(set(chances)) > 5 and all(0 <= chance <= 1 for chance in chances)
    assert all(moment["choices"] for moment in moments[:-2]) and moments[-1] is None
    for moment in moments[:-2]:
        assert sum(is_done for *_, is_done in moment["choices"]) == 1
        assert all(label and 0 <= share <= 1 for label, share, _ in moment["choices"])


def test_a_players_view_has_no_hidden_card_of_the_other(page: str):
    film = data_of(page)
    for frame in film["frames"][:-1]:
        for player in (0, 1):
            parts = [film["parts"][part] for part in frame["views"][2 * (1 + player)]["parts"]]
            hands = [part for part in parts if f'data-spot="{1 - player}:hand' in part]
            decks = [part for part in parts if f'data-spot="{1 - player}:deck"' in part]
            assert hands and decks and all('data-cards=""' in part for part in decks)
            known = {part for part in hands if f'data-spot="{1 - player}:hand"' not in part}
            everything = [film["parts"][part] for part in frame["views"][0]["parts"]]
            assert len(known) <= sum(f'data-spot="{1 - player}:hand' in part for part in everything)


def test_nothing_is_loaded_and_nothing_foreign_runs(page: str):
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    scripts = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    styles = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    assert len(scripts) == len(styles) == 1
    for words, kind in ((scripts[0], "script-src"), (styles[0], "style-src")):
        digest = base64.b64encode(hashlib.sha256(words.encode()).digest()).decode()
        assert f"{kind} 'sha256-{digest}'" in html.unescape(policy)
    assert "default-src 'none'" in html.unescape(policy) and "unsafe" not in policy
    assert HOSTILE in data_of(page)["names"] and "alert(1)</script>" not in page and "<img" not in page
    outside = page.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?://", outside) and "import " not in scripts[0] and "@@" not in page


def test_notebooks_show_it_in_a_frame_of_its_own():
    shown = Replay(record_of("zx", 3))
    (inner,) = re.findall(r'srcdoc="([^"]*)"', shown._repr_html_())
    assert html.unescape(inner) == shown.html and 'sandbox="allow-scripts"' in shown._repr_html_()


def test_data_in_a_script_cannot_end_it():
    told = in_script({HOSTILE: ["<!--", "]]>", "\u2029"]})
    assert not set("<>&\u2028\u2029") & set(told) and json.loads(told) == {HOSTILE: ["<!--", "]]>", "\u2029"]}
    assert "@@SCRIPT@@" in data_of(page_of({"names": ["@@SCRIPT@@", "b"]}))["names"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: "",
        lambda kept: "\x00\xff not a record",
        lambda kept: kept[: len(kept) // 2],
        lambda kept: kept.replace('"zx-record/1"', '"zx-record/99"'),
        lambda kept: kept.replace('"seed"', '"sead"'),
        lambda kept: kept + '"attack z9"\n',
        lambda kept: kept + '{"concede": 7}\n',
        lambda kept: kept + "[" * 5000 + "\n",
        lambda kept: re.sub(r'"card_set": ?"[^"]*"', '"card_set": "os"', kept),
    ],
    ids=map(str, range(9)),
)
def test_damaged_and_foreign_records_are_refused_in_a_sentence(spoil: Any, tmp_path: Path, capsys):
    path, page = tmp_path / "game.zxg", tmp_path / "game.html"
    path.write_text(spoil(record_of("zx", 6)), encoding="utf-8")
    assert run(["replay", str(path), "--html", str(page)]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("error:") and "Traceback" not in said.err and len(said.err) > 20
    assert not page.exists() and list(tmp_path.iterdir()) == [path]


def test_zx_replay_writes_the_page(tmp_path: Path, capsys):
    path, page = tmp_path / "game.zxg", tmp_path / "game.html"
    path.write_text(record_of("zx", 4), encoding="utf-8")
    assert run(["replay", str(path), "--html", str(page)]) == 0
    assert page.name in capsys.readouterr().out.replace("\n", "")
    assert len(data_of(page.read_text(encoding="utf-8"))["frames"]) == 6
    assert run(["replay", str(path), "--html", str(tmp_path / "no" / "game.html")]) == 2
    assert run(["replay", str(tmp_path / "none.zxg"), "--html", str(page)]) == 2
