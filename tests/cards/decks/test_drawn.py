"""Decks that settings leave open: each game draws its own by its seed, in every interface and runtime."""

import os
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.citations import ROOT
from zx_env import Deck, Game, GameBatch, VectorEnv, load_deck, ygo_battle_v0, zx_v0
from zx_env.core.seeding import deck_seed
from zx_env.errors import DeckError, SettingError
from zx_env.zx.cards.deck_makers.drawn import DrawnDeck
from zx_env.zx.cards.deck_makers.playable import random_decks
from zx_env.zx.cards.deck_makers.sealed import sealed_decks

SEALED = "sealed:B01"


def cards(game: Any) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(deck.cards) for deck in game.settings.decks)


def play(game: Game, seed: int, most: int = 60) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(most):
        if game.to_play is None:
            return
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def test_each_game_draws_both_decks_by_its_seed() -> None:
    games = [Game.new(decks=SEALED, seed=seed) for seed in range(8)]
    lists = {deck for game in games for deck in cards(game)}
    assert len(lists) == 16
    assert [cards(game) for game in games] == [cards(Game.new(decks=SEALED, seed=seed)) for seed in range(8)]
    assert [deck.name for deck in games[0].settings.decks] == [SEALED, SEALED]


def test_one_seat_can_have_a_drawn_deck() -> None:
    game = Game.new(decks=("random:B01,B02", "b01_red"), seed=3)
    drawn, shipped = game.settings.decks
    assert shipped == load_deck("b01_red") and drawn.name == "random:B01,B02"
    assert drawn.cards == random_decks(1, deck_seed(3, 0), ("B01", "B02"))[0].cards


def test_a_seed_fixes_a_deck_in_every_game() -> None:
    first, second = sealed_decks(2, 7, ("B01",))
    for seed in range(3):
        assert Game.new(decks=f"{SEALED}@7", seed=seed).settings.decks == (first, second)
        assert Game.new(decks=("b01_red", f"{SEALED}@7"), seed=seed).settings.decks[1] == first
    assert load_deck(f"{SEALED}@7") == first
    assert load_deck("random:B01,B02/1@4") == random_decks(1, 4, ("B01", "B02"), colors=1)[0]


def test_the_name_of_a_drawn_deck_does_not_tell_the_seed() -> None:
    # Who knows the list of a deck must not learn the seed of the game, from which its order follows.
    one = Game.new(decks=SEALED, seed=123456789)
    assert "123456789" not in repr(one.settings)
    assert deck_seed(123456789, 0) != deck_seed(123456789, 1)
    assert cards(one) != cards(Game.new(decks=f"{SEALED}@123456789", seed=123456789))


def test_a_record_has_the_lists_and_replays_without_the_makers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(decks=("sealed:B01", "random:B02"), seed=5)
    play(game, 1)
    record = game.record()
    assert cards(game)[0][0] in record

    def none(deck: DrawnDeck, seed: int) -> Deck:
        raise AssertionError("a record needs no maker of decks")

    monkeypatch.setattr(DrawnDeck, "draw", none)
    again = Game.replay(record)
    assert again.settings == game.settings and again.position() == game.position()
    assert again.beginning().settings == game.settings
    assert pickle.loads(pickle.dumps(game)).settings == game.settings


def test_the_environment_of_pettingzoo_draws_at_each_reset() -> None:
    env = zx_v0.env(decks=SEALED)
    env.reset(seed=4)
    first = cards(env.unwrapped.game)
    assert first == cards(Game.new(decks=SEALED, seed=4))
    env.reset()
    assert cards(env.unwrapped.game) != first
    env.reset(seed=4)
    assert cards(env.unwrapped.game) == first


def test_the_environments_of_gymnasium_draw_at_each_reset() -> None:
    env: Any = gymnasium.make("zx_env/ZX-v0", decks=SEALED).unwrapped
    seen = []
    for seed in (4, None, 4):
        env.reset(seed=seed)
        seen.append(cards(env.game))
    assert seen[0] == seen[2] != seen[1]
    many: Any = gymnasium.make_vec(
        "zx_env/ZX-v0", num_envs=3, vectorization_mode="vector_entry_point", decks=("b01_red", SEALED)
    )
    many.reset(seed=4)
    rows = [cards(many.unwrapped.games.game(row)) for row in range(3)]
    assert {row[0] for row in rows} == {tuple(load_deck("b01_red").cards)} and len(set(rows)) == 3


def drawn_rows(seed: int, **more: Any) -> list[tuple[tuple[str, ...], ...]]:
    """The decks of each row of a batch, at first and after some games have ended."""
    batch = VectorEnv(num_envs=4, decks=SEALED, seed=seed, turn_cap=3, **more)
    batch.reset()
    rows = [cards(batch.game(row)) for row in range(4)]
    rng, ended = np.random.default_rng(0), 0
    mask = batch.reset()[1]
    rows += [cards(batch.game(row)) for row in range(4)]
    while ended < 6:
        actions = [int(rng.choice(np.flatnonzero(row))) for row in mask]
        _, mask, _, _, done = batch.step(np.array(actions))
        rows += [cards(batch.game(int(row))) for row in np.flatnonzero(done)]
        ended += int(done.sum())
    return rows


def test_every_row_of_a_batch_has_decks_of_its_own() -> None:
    rows = drawn_rows(1)
    assert len(set(rows[:8])) == 8  # four rows, then four others after the second reset
    assert len(set(rows)) > 10
    assert rows == drawn_rows(1) and rows[:4] != drawn_rows(2)[:4]


def test_a_batch_starts_again_by_its_seed_and_can_be_copied() -> None:
    batch = VectorEnv(num_envs=2, decks=["random:B01", ("b01_red", SEALED)], seed=1, events=True)
    batch.reset(seed=9)
    before = [cards(batch.game(row)) for row in range(2)]
    twin = pickle.loads(pickle.dumps(batch))
    assert [cards(twin.game(row)) for row in range(2)] == before
    batch.reset(seed=10)
    assert [cards(batch.game(row)) for row in range(2)] != before
    batch.reset(seed=9)
    assert [cards(batch.game(row)) for row in range(2)] == before
    assert before[1][0] == tuple(load_deck("b01_red").cards)
    game = batch.game(1)
    assert Game.replay(game.record()).position() == game.position()


def test_settings_without_open_decks_draw_nothing() -> None:
    batch = VectorEnv(num_envs=2, decks=("b01_red", f"{SEALED}@1"), seed=1)
    batch.reset()
    assert cards(batch.game(0)) == cards(batch.game(1))


def test_a_batch_of_games_has_drawn_decks() -> None:
    games = [Game.new(decks=SEALED, seed=seed) for seed in range(3)]
    batch = GameBatch(games)
    assert [cards(batch.game(row)) for row in range(3)] == [cards(game) for game in games]


def test_open_spiel_draws_for_each_state() -> None:
    pytest.importorskip("pyspiel", reason="open-spiel is not installed")
    from zx_env.open_spiel import OpenSpielGame

    game = OpenSpielGame.of(Game, decks=SEALED, seed=1)
    first, second = (cards(game.new_initial_state().game) for _ in range(2))
    assert first != second
    again = OpenSpielGame(Game, {"deck_0": SEALED, "deck_1": SEALED, "seed": 1})
    assert cards(again.new_initial_state().game) == first


@pytest.mark.compiled
def test_both_runtimes_draw_the_same_decks() -> None:
    code = (
        "from tests.cards.decks.test_drawn import drawn_rows, cards, Game\n"
        "import hashlib\n"
        "drawn = [cards(Game.new(decks='sealed:B01', seed=s)) for s in range(3)], drawn_rows(1)\n"
        "print(hashlib.sha256(repr(drawn).encode()).hexdigest())"
    )
    here = f"{sys.executable}"
    answers = set()
    for off in ("1", "0"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": off}
        done = subprocess.run(
            [here, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        answers.add(done.stdout)
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sealed:", "names no printed set"),
        ("sealed:B99", "no printed set 'B99'"),
        ("sealed:C12", "no packs of C12"),
        ("sealed:B01/1", "only a random deck has a number of colors"),
        ("random:B01/3", "1 or 2 colors"),
        ("random:B01@x", "its seed is no number"),
        ("random:B01@-1", "its seed is no number"),
        ("random:C12", "20 of them with the Ignition icon"),
        (("sealed:B01", "x1_black_overboost"), "extended meet only each other"),
    ],
)
def test_what_cannot_be_drawn_is_refused_before_a_game_begins(text: Any, message: str) -> None:
    for make in (Game.new, lambda decks: VectorEnv(num_envs=1, decks=decks)):
        with pytest.raises((SettingError, DeckError), match=message):
            make(decks=text)


def test_a_deck_that_changes_from_game_to_game_is_no_deck_to_load() -> None:
    with pytest.raises(DeckError, match="another deck in each game; one of them has a seed: sealed:B01@7"):
        load_deck(SEALED)


def test_the_second_game_draws_no_decks() -> None:
    with pytest.raises(DeckError, match="this game draws no decks from sets"):
        ygo_battle_v0.Game.new(decks=("sealed:B01", "beat"))
    with pytest.raises(SettingError, match="decks are a pair"):
        ygo_battle_v0.Game.new(decks="sealed:B01")
