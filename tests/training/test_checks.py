"""`zx check` and `zx_training.check`: what each check holds against an agent, and that good ones pass."""

import json
import random
import re
import sys

import numpy as np
import pytest

pytest.importorskip("typer")

import zx_training
from zx_training.cli import run

from tests.citations import ROOT
from tests.registered import GAME_NAMES
from zx_env.errors import AgentError, SettingError

pytestmark = pytest.mark.compiled

SEED = 3
"""Of the games: their lengths are the same in every run."""


def first_action(observation, action_mask, rng):
    return int(action_mask.nonzero()[0][0])


class First:
    def act(self, observation, action_mask, rng):
        return first_action(observation, action_mask, rng)


class Together(First):
    """Answers many positions as it answers one."""

    def act_batch(self, observations, masks, rng):
        return (masks != 0).argmax(axis=1)


class Illegal(First):
    def act(self, observation, action_mask, rng):
        return int(np.flatnonzero(action_mask == 0)[0])


class Text(First):
    def act(self, observation, action_mask, rng):
        return "the first"


class Raises:
    def __init__(self):
        self.asked = 0

    def act(self, observation, action_mask, rng):
        self.asked += 1
        return {}["card"] if self.asked == 3 else first_action(observation, action_mask, rng)


class Leaves(Raises):
    def act(self, observation, action_mask, rng):
        raise SystemExit(3)


class OwnDice(First):
    """Takes random numbers that are not those of its stream."""

    def act(self, observation, action_mask, rng):
        return random.choice(action_mask.nonzero()[0].tolist())


class OtherBatch(Together):
    """In a batch it takes the last action, alone the first one."""

    def act_batch(self, observations, masks, rng):
        return masks.shape[1] - 1 - (masks[:, ::-1] != 0).argmax(axis=1)


class IllegalBatch(Together):
    def act_batch(self, observations, masks, rng):
        return np.full(len(masks), masks.shape[1])


class ShortBatch(Together):
    def act_batch(self, observations, masks, rng):
        return super().act_batch(observations, masks, rng)[1:]


class RaisingBatch(Together):
    def act_batch(self, observations, masks, rng):
        raise ValueError("too many")


class RowsMatter(Together):
    """Its answer depends on the place of a position among the others."""

    def act_batch(self, observations, masks, rng):
        actions = super().act_batch(observations, masks, rng)
        actions[0] = masks.shape[1] - 1 - (masks[0, ::-1] != 0).argmax()
        return actions


class Viewer:
    """Reads the view of its seat: it chooses among the actions by the text of the board."""

    def act_game(self, view, rng):
        actions = view.actions()
        return actions[sum(view.board().encode()) % len(actions)].index


class Peeker(First):
    """Looks for the game in the frames of whoever asks it, and reads the hidden cards there."""

    def act(self, observation, action_mask, rng):
        frame = sys._getframe()
        while frame is not None and not hasattr(frame.f_locals.get("game"), "observe"):
            frame = frame.f_back
        assert frame is not None
        legal = action_mask.nonzero()[0]
        hidden = frame.f_locals["game"].observe(0, full=True).astype(int)
        return int(legal[hidden.sum() % len(legal)])


def verdicts(agent, game="ygo", games=2, **settings):
    checked = zx_training.check(agent, game, games=games, seed=SEED, **settings)
    return checked, {one.check: one for one in checked.verdicts}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_good_agents_pass(game):
    for agent, many in ((first_action, None), (Together, True), (Viewer, None), ("random", True)):
        checked, found = verdicts(agent, game, games=1)
        assert checked.passed, str(checked)
        assert found["many at once"].passed is many
        assert found["legal"].passed and found["deterministic"].passed and found["no peeking"].passed
        assert checked.decisions > 5 and checked.milliseconds["slowest"] > 0


@pytest.mark.parametrize(
    ("agent", "check", "says"),
    [
        (Illegal, "legal", "which is not legal; legal are"),
        (Text, "legal", "it returned 'the first'"),
        (Raises, "legal", "decision 3: it raised KeyError: 'card', test_checks.py, line"),
        (Leaves, "legal", "it raised SystemExit: 3"),
        (OwnDice, "deterministic", "use no randomness but `rng`"),
        (Peeker, "no peeking", "only cards differ that its seat cannot see"),
        (OtherBatch, "many at once", "alone it chose"),
        (RowsMatter, "many at once", "alone it chose"),
        (IllegalBatch, "many at once", "which is not legal"),
        (ShortBatch, "many at once", "returned int64 of the shape"),
        (RaisingBatch, "many at once", "act_batch raised ValueError: too many"),
    ],
)
def test_a_fault_is_found_and_told(agent, check, says):
    checked, found = verdicts(agent, games=1)
    assert not checked.passed
    assert [one.check for one in checked.verdicts if one.passed is False] == [check]
    assert says in found[check].words and says in str(checked)


def test_a_slow_agent_fails():
    checked, found = verdicts(first_action, games=1, seconds=1e-9)
    assert not checked.passed and "the limit is 1e-09 s" in found["time"].words
    assert verdicts(first_action, games=1, seconds=0)[0].passed


def test_who_remembers_games_is_not_deterministic():
    """A fresh agent is made of a class; an object keeps what it has counted."""

    class Counts(First):
        asked = 0

        def act(self, observation, action_mask, rng):
            self.asked += 1
            legal = action_mask.nonzero()[0]
            return int(legal[self.asked // 7 % len(legal)])

    assert verdicts(Counts, games=1)[0].passed
    found = verdicts(Counts(), games=1)[1]
    assert found["deterministic"].passed is False
    assert found["no peeking"].passed is None


def test_both_seats_and_decks_in_turn():
    kept = []
    zx_training.check("random", games=4, seed=SEED, decks=["b01_red", "b01_blue"], on_game=kept.append)
    assert [played.seat for played in kept] == [0, 1, 0, 1]
    assert kept[0].decks == kept[1].decks != kept[2].decks == kept[3].decks
    assert all(played.decisions for played in kept)


def test_the_seed_gives_the_same_check():
    checks = [verdicts("scripted", games=1)[0] for _ in range(2)]
    assert checks[0].decisions == checks[1].decisions and checks[0].seed == SEED
    assert zx_training.check(first_action, "ygo", games=1).seed != SEED


def test_what_cannot_be_checked_says_why():
    with pytest.raises(AgentError, match="there is no module 'nobody'"):
        zx_training.check("nobody:Agent")
    with pytest.raises(AgentError, match="is no player"):
        zx_training.check(7)
    with pytest.raises(SettingError, match="a game or more"):
        zx_training.check("random", games=0)


OWN = """
def good(observation, action_mask, rng):
    return int(rng.choice(action_mask.nonzero()[0]))


def bad(observation, action_mask, rng):
    return -1
"""


def test_the_command(tmp_path, monkeypatch, capsys):
    (tmp_path / "own_for_check.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    usual = ["--game", "ygo", "-n", "1", "--seed", "3"]
    assert run(["check", "own_for_check:good", *usual]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("own_for_check:good in 1 game of ygo, seed 3") and "yes  no peeking" in shown
    assert run(["check", "own_for_check:bad", *usual, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["passed"] is False and told["decisions"] == 0
    assert [one["check"] for one in told["verdicts"]] == ["legal"]
    assert run(["check", "own_for_check:none", *usual]) == 2
    assert "has no 'none'" in capsys.readouterr().err


def test_the_agent_of_the_manual_passes(tmp_path, monkeypatch, capsys):
    page = (ROOT / "docs" / "use" / "an_agent_of_your_own.md").read_text("utf-8")
    code = re.findall(r"```py\n(.*?)```", page, re.DOTALL)
    assert len(code) == 1 and "my_agents:first" in page
    (tmp_path / "my_agents.py").write_text(code[0])
    monkeypatch.chdir(tmp_path)
    for game in GAME_NAMES:
        assert run(["check", "my_agents:first", "-n", "1", "--game", game]) == 0
    assert run(["match", "my_agents:first", "random", "-n", "2", "--game", "ygo"]) == 0
    assert "my_agents:first won" in capsys.readouterr().out


def test_the_manual_tells_every_check():
    page = (ROOT / "docs" / "use" / "an_agent_of_your_own.md").read_text("utf-8")
    table = page.split("| check | what fails |")[1].split("\n\n")[0]
    told = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| ")]
    assert told == [one.check for one in verdicts("random", games=1)[0].verdicts]
