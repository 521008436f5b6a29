"""A file from a stranger: a record or a position of Z/X imports no module that its reader did not name."""

import json
import sys
from pathlib import Path

import pytest
from zx_training.cli import run

from zx_env import Game
from zx_env.errors import PositionError, RecordError

EVIL = "evil_cards"


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the stranger's module writes when somebody imports it; it has the standard cards."""
    mark = tmp_path / "ran"
    lines = (
        f"open({str(mark)!r}, 'w').close()",
        "from zx_env.zx.cards.sets import CARDS as STANDARD",
        "CARDS = [*STANDARD]",
    )
    (tmp_path / f"{EVIL}.py").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, EVIL, raising=False)
    return mark


def record_with(kind: str) -> str:
    """A record that names the stranger's cards: in its header, or in the position that it begins with."""
    game = Game.new(seed=1)
    if kind == "position":
        game = Game.from_position(game.position())
    header = json.loads(game.record())
    inside = header["position"] if kind == "position" else header
    assert inside["card_set"] == "standard"
    inside["card_set"] = EVIL
    return json.dumps(header)


@pytest.mark.parametrize("kind", ["header", "position"])
def test_a_record_cannot_import(ran: Path, kind: str, capsys: pytest.CaptureFixture[str]):
    record = record_with(kind)
    with pytest.raises(RecordError, match=f"line 1: its card set is the module '{EVIL}'.*allow"):
        Game.replay(record)
    with pytest.raises(RecordError, match="allow"):
        Game.replay(record, card_set="other_cards")
    Path("game.zxg").write_text(record)
    assert run(["replay", "game.zxg", "--delay", "0"]) == 2
    assert f"--card-set {EVIL}" in " ".join(capsys.readouterr().err.split())
    assert not ran.exists() and EVIL not in sys.modules


@pytest.mark.parametrize("card_set", [EVIL, "this", "antigravity", "test.autotest"])
@pytest.mark.parametrize("is_written", [False, True])
def test_a_position_cannot_import(ran: Path, card_set: str, is_written: bool):
    position = Game.new(seed=1).position() if is_written else {"format": "zx-position/1"}
    with pytest.raises(PositionError, match=f"its card set is the module '{card_set}'.*allow"):
        Game.from_position(position | {"card_set": card_set})
    assert not ran.exists() and EVIL not in sys.modules


def test_the_caller_may_name_the_cards(ran: Path):
    game = Game.replay(record_with("header"), card_set=EVIL)
    assert ran.exists() and game.settings.card_set == EVIL
    again = Game.from_position(game.position(), card_set=EVIL)
    assert again.record() == Game.replay(again.record(), card_set=EVIL).record()
    with pytest.raises(PositionError, match="allow"):
        Game.from_position(game.position())
    # Whoever names cards of one's own can read a game of the standard ones too.
    assert Game.replay(Game.new(seed=1).record(), card_set=EVIL).settings.card_set == "standard"


@pytest.mark.parametrize("card_set", [None, 3, ["standard"], {}])
def test_a_card_set_is_a_name(card_set: object):
    with pytest.raises(PositionError, match="name of a module"):
        Game.from_position({"format": "zx-position/1", "card_set": card_set})
