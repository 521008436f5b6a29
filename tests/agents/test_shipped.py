"""`learned`, the pretrained player of the package: it loads without torch, plays, and plays well."""

import itertools
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_agents.network import __main__ as exporting
from zx_agents.network import player, pretrained
from zx_agents.network.known_fields import cells_of, widened
from zx_agents.network.pretrained import FOLDER, export_pretrained, keep_pretrained, load_pretrained, path_of
from zx_agents.network.weights import Network
from zx_training.games import get_game
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import play_match

import zx_env
from tests.agents.mirrored import share_changed
from zx_env.errors import AgentError, CheckpointError
from zx_env.zx.cards.pool import STANDARD, card_table

OLD = path_of("zx", 1)
"""The manifest of the first version, which was trained when there were fewer fields and cards."""
NUMBERS = [card.number for card in card_table(STANDARD).cards]


@pytest.fixture(scope="module")
def positions():
    """Observations and masks of 40 games after some random moves."""
    names = zx_env.deck_names()
    games = zx_env.VectorEnv(40, decks=list(itertools.pairwise(names)), seed=3)
    rng = np.random.default_rng(5)
    observation, mask, _ = games.reset()
    for _ in range(60):
        actions = np.where(mask != 0, rng.random(mask.shape, np.float32), -1.0).argmax(axis=1)
        observation, mask, *_ = games.step(actions.astype(np.int32))
    return observation.copy(), mask.copy()


@pytest.mark.parametrize(
    ("game", "module", "decks"),
    [("zx", "zx_v0", ("b01_red", "b01_blue")), ("ygo", "ygo_battle_v0", ("beat", "light"))],
)
def test_it_plays_legal_moves_without_torch(game: str, module: str, decks: tuple[str, str]):
    code = (
        "import sys, numpy as np, zx_agents\n"
        f"from zx_env import {module}\n"
        f"player, rng = zx_agents.load('learned', {game!r}), np.random.default_rng(0)\n"
        f"game = {module}.Game.new(decks={decks}, seed=1)\n"
        "for _ in range(40):\n"
        "    action = player.act(game.observe(game.to_play), game.mask(), rng)\n"
        "    assert game.mask()[action]\n"
        "    game.step(action)\n"
        "assert 'torch' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.compiled
def test_it_beats_the_scripted_player():
    """Its model card contains the win rate; the margin here is wide enough for luck."""
    adapter = get_game("zx")
    decks = all_deck_pairs([*zx_env.deck_names(), *zx_env.deck_names("2017")])
    players = zx_agents.load("learned"), zx_agents.load("scripted")
    match = play_match(players, ("learned", "scripted"), 240, decks[:: len(decks) // 120], 5, adapter.deal)
    assert match.games == 240 and match.rate > 0.62, match.rate


@pytest.mark.compiled
def test_it_plays_nearly_alike_on_the_mirrored_board():
    """Half of what it learned were images: 4.7 % other actions. Version 1 learned none: 13.0 %."""
    newest, first = (
        share_changed(zx_agents.load(name), seed=5, rows=64, steps=60)[0]
        for name in ("learned", "learned:version=1")
    )
    assert newest < 0.08 < first, (newest, first)


@pytest.mark.compiled
def test_the_player_of_the_second_game_beats_the_scripted_one():
    """It wins 62 % of 2,000 games; the margin here is wide enough for luck."""
    adapter = get_game("ygo")
    players = zx_agents.load("learned", "ygo"), zx_agents.load("scripted", "ygo")
    names = ("learned", "scripted")
    match = play_match(players, names, 1000, all_deck_pairs(adapter.usual_decks()), 5, adapter.deal)
    assert match.games == 1000 and match.rate > 0.55, match.rate


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_a_batch_is_answered_as_its_positions_are(game: str):
    player, rng = zx_agents.load("learned", game), np.random.default_rng(0)
    adapter = get_game(game)
    games = adapter.games(12, all_deck_pairs(adapter.usual_decks()), 3)
    observation, mask, _ = games.reset()
    for _ in range(20):
        together = player.act_batch(observation, mask, rng)
        alone = [player.act(*position, rng) for position in zip(observation, mask, strict=True)]
        assert together.tolist() == alone and mask[np.arange(len(mask)), together].all()
        observation, mask, *_ = games.step(together.astype(np.int32))


@pytest.mark.compiled
def test_it_searches():
    game = zx_env.Game.new(decks=("b01_red", "b01_blue"), seed=1)
    searcher = zx_agents.load("learned+search:sims=16")
    for _ in range(6):
        action = zx_agents.act_in(searcher, game, np.random.default_rng(0))
        assert game.mask()[action]
        game.step(action)


def test_another_version_of_the_observation_is_refused(monkeypatch):
    monkeypatch.setattr(pretrained, "seen_digest", lambda game: "99:another")
    with pytest.raises(CheckpointError, match=r"zx train --preset standard.*checkpoint.zip") as refused:
        zx_agents.load("learned")
    assert "99:another" in str(refused.value) and player.seen_digest("zx") in str(refused.value)


# -- fields that the network does not know -------------------------------------------------------------------


@pytest.fixture(scope="module")
def trained():
    """The arrays of the first version as they were trained, and the digests of the fields that they know."""
    manifest = json.loads(OLD.read_text("utf-8"))
    return player.weights_from_bytes(OLD.with_suffix(".npz").read_bytes()), manifest["fields"]


def test_new_fields_have_the_weight_zero_and_change_no_answer(trained, positions):
    """On 1,200 decisions the arrays give what they give for the fields that they were trained on."""
    weights, known = trained
    spec, rng = zx_env.Game.game_spec, np.random.default_rng(1)
    cells = cells_of(known, spec)
    new = np.setdiff1d(np.arange(spec.obs_size), cells)
    assert len(new) > 0 and len(cells) == len(weights["value.cells"])
    before = Network(weights)
    after = Network(widened(weights, known, spec))
    observations, masks = (np.repeat(array, 30, axis=0) for array in positions)
    # Any numbers in the new cells, and every mask another one.
    observations[:, new] = rng.integers(-128, 128, (len(observations), len(new)))
    masks &= rng.random(masks.shape) < 0.8
    masks[:, 0] |= ~masks.any(axis=1)
    logits, values = before.forward(observations[:, cells], masks)
    new_logits, new_values = after.forward(observations, masks)
    np.testing.assert_allclose(new_logits, logits, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(new_values, values, rtol=1e-4, atol=1e-4)
    assert (new_logits.argmax(axis=1) == logits.argmax(axis=1)).all()
    assert not after.trunk[0][0][new].any() and not after.value[2][new].any()


def test_arrays_of_another_size_than_their_fields_are_refused(trained):
    weights, known = trained
    with pytest.raises(CheckpointError, match="the fields that its manifest names have"):
        widened(weights, dict(list(known.items())[:-1]), zx_env.Game.game_spec)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The manifest of a copy of the first version."""
    shutil.copytree(FOLDER, tmp_path / "shipped")
    return tmp_path / "shipped" / OLD.name


def test_a_field_that_has_changed_is_refused(copied: Path):
    manifest = json.loads(copied.read_text("utf-8"))
    for fields in ({"board": "0" * 16}, {"omens": "1" * 16}):
        manifest["fields"] |= fields
        copied.write_text(json.dumps(manifest), "utf-8")
        with pytest.raises(CheckpointError, match="board"):
            load_pretrained(copied, "zx", NUMBERS)
        with pytest.raises(CheckpointError, match="board"):
            keep_pretrained(copied, "zx")


def test_a_player_is_kept_for_an_observation_with_new_fields(copied: Path):
    manifest = json.loads(copied.read_text("utf-8"))
    copied.write_text(json.dumps(manifest | {"observation": "1:old"}), "utf-8")
    with pytest.raises(CheckpointError, match=r"zx-1 .*1:old"):
        load_pretrained(copied, "zx", NUMBERS)
    keep_pretrained(copied, "zx")
    assert load_pretrained(copied, "zx", NUMBERS).network.obs_size == zx_env.Game.game_spec.obs_size
    assert json.loads(copied.read_text("utf-8")) == manifest


@pytest.mark.parametrize(("suffix", "spoilt"), [(".npz", b"PK"), (".json", b"{")])
def test_files_that_are_damaged_are_refused(copied: Path, suffix: str, spoilt: bytes):
    copied.with_suffix(suffix).write_bytes(spoilt)
    with pytest.raises(CheckpointError, match=r"zx-1.json cannot be read.*zx train"):
        load_pretrained(copied, "zx", NUMBERS)


def test_versions_are_loaded_by_number_and_the_newest_without_one(copied: Path):
    assert [path_of("zx", folder=copied.parent), path_of("zx", 1, copied.parent)] == [_newest(copied), copied]
    for suffix in (".json", ".npz"):
        shutil.copyfile(copied.with_suffix(suffix), copied.with_name(f"zx-12{suffix}"))
    assert path_of("zx", folder=copied.parent).name == "zx-12.json"
    first: Any = zx_agents.load("learned:version=1")
    wanted = player.weights_from_bytes(OLD.with_suffix(".npz").read_bytes())["policy.w"]
    np.testing.assert_array_equal(first.network.policy[0], wanted.astype(np.float32))
    for name, says in (
        ("learned:version=99", "no version 99 of 'learned' for zx; versions are 1"),
        ("learned:version=one", "version is a whole number"),
    ):
        with pytest.raises(AgentError, match=says):
            zx_agents.load(name)


def _newest(path: Path) -> Path:
    return max(path.parent.glob("zx-*.json"), key=lambda one: int(one.stem.partition("-")[2]))


def test_a_version_searches_and_looks_for_wins():
    """Options of a player stand before "+search" and "+win", whose own stand behind."""
    searcher: Any = zx_agents.load("learned:version=1+search:sims=8+win:lines=5")
    assert (searcher.budget.lines, searcher.player.budget.sims) == (5, 8)


def test_cards_keep_their_vectors_when_others_are_added(positions):
    """Rows of the card table move: embeddings are found by the printed numbers."""
    moved = ["new-1", *NUMBERS[:7], "new-2", *NUMBERS[7:]]
    here, there = (load_pretrained(OLD, "zx", cards).network.cards for cards in (NUMBERS, moved))
    for number in NUMBERS:
        np.testing.assert_array_equal(
            here.table[NUMBERS.index(number) + 1], there.table[moved.index(number) + 1]
        )
    assert not there.table[[0, 1, 9]].any() and len(there.table) == len(moved) + 1
    assert np.count_nonzero(here.table.any(axis=1)) == len(json.loads(OLD.read_text("utf-8"))["cards"])


def test_an_exported_checkpoint_plays_alike(tmp_path: Path, positions, monkeypatch, capsys):
    """Half precision and the order of the embeddings change the results only within rounding."""
    pytest.importorskip("torch")
    from zx_training.learner.presets import PRESETS
    from zx_training.learner.tasks import task_of
    from zx_training.learner.trainer import train

    preset = PRESETS["tiny"].changed({"steps": 2048, "rating_games": 0})
    made = train(task_of(get_game("zx")), tmp_path / "run", preset)
    monkeypatch.setattr(exporting, "FOLDER", tmp_path / "shipped")
    assert exporting.main([str(made.checkpoint)]) == 0
    written = tmp_path / "shipped/zx-1.json"
    assert str(written) in capsys.readouterr().out
    shipped, whole = load_pretrained(written, "zx", NUMBERS), player.load_player(made.checkpoint)
    for actual, wanted in zip(shipped.evaluate(*positions), whole.evaluate(*positions), strict=True):
        np.testing.assert_allclose(actual, wanted, atol=0.01)
    manifest = json.loads(written.read_text("utf-8"))
    assert manifest["steps"] == made.steps and set(manifest["cards"]) < set(NUMBERS)
    with pytest.raises(CheckpointError, match="whole zx checkpoint"):
        export_pretrained(OLD.with_suffix(".npz"), tmp_path / "no")
    assert exporting.main([str(tmp_path / "no.zip")]) == 1 and "no checkpoint at" in capsys.readouterr().err
