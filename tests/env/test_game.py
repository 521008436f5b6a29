"""`Game`, of every game: texts, numbers, copies, records, positions, concessions; and what it refuses."""

import copy
import json
import pickle

import numpy as np
import pytest

from tests.env.games import PIG, GameCase, bytes_of, texts
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import (
    EngineFault,
    GameOver,
    IllegalAction,
    PositionError,
    RecordError,
    SettingError,
    ZXError,
)

# -- going on ---------------------------------------------------------------------------------------------


def test_a_game_goes_from_text_to_text(case: GameCase):
    game, rng = case.game(seed=7), np.random.default_rng(7)
    while game.to_play is not None:
        action = rng.choice(game.actions())
        assert str(action) == action.text and action.text.startswith(action.kind)
        game.step(action.text)
    assert game.actions() == [] and not game.mask().any()


def test_numbers_and_texts_are_the_same_action(case: GameCase):
    game = case.in_the_middle()
    for action in game.actions():
        one, two = game.copy(), game.copy()
        one.step(action.index)
        two.step(f"  {action.text} ")
        assert bytes_of(one) == bytes_of(two)


def test_the_texts_of_a_decision_differ_and_the_mask_has_their_numbers(case: GameCase):
    game = case.played(seed=5, decisions=0)
    rng = np.random.default_rng(5)
    while game.to_play is not None:
        actions = game.actions()
        assert len({action.text for action in actions}) == len(actions)
        assert [action.index for action in actions] == np.flatnonzero(game.mask()).tolist()
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def test_numpys_numbers_are_numbers(case: GameCase):
    game = case.game(seed=1)
    game.step(np.int64(np.flatnonzero(game.mask())[0]))
    game.step(np.int16(np.flatnonzero(game.mask())[0]))


@pytest.mark.parametrize(
    "wrong", ["fly", "", "attack", "at b2", 10**9, -1, 1.0, None, True, [0], float("nan")]
)
def test_an_illegal_action_says_what_is_legal_and_changes_nothing(case: GameCase, wrong):
    game = case.game(seed=1)
    before = bytes_of(game), game.record()
    with pytest.raises(IllegalAction) as refused:
        game.step(wrong)
    assert (bytes_of(game), game.record()) == before
    if isinstance(wrong, str):
        assert all(repr(text) in str(refused.value) for text in texts(game))


def test_every_masked_out_number_is_refused_and_changes_nothing(case: GameCase):
    game = case.in_the_middle()
    before = bytes_of(game)
    for number in np.flatnonzero(game.mask() == 0).tolist():
        with pytest.raises(IllegalAction):
            game.step(number)
    assert bytes_of(game) == before


def test_a_text_of_another_page_is_found():
    """Of Pig, whose numbers stand on two pages; of Z/X in test_zx_game.py."""
    leaf = PIG.game_spec.next_page_action
    games = (PIG.played(seed, 6) for seed in range(50))
    game = next(game for game in games if game.mask()[leaf])
    other = game.copy()
    other.step(leaf)
    further = next(text for text in texts(other) if text not in texts(game))
    other.step(further)
    game.step(further)
    assert bytes_of(game) == bytes_of(other) and game.record() == other.record()


def test_nothing_is_played_after_the_end(case: GameCase):
    game = case.game(seed=1)
    game.concede(0)
    assert game.to_play is None and game.winner == 1 and not game.truncated
    for step in (lambda: game.step(0), lambda: game.step("pass"), lambda: game.concede(1)):
        with pytest.raises(GameOver):
            step()


def test_either_player_may_concede_at_any_time(case: GameCase):
    for player in range(2):
        game = case.in_the_middle()
        game.concede(player)
        assert game.winner == 1 - player and not game.mask().any()
        assert bytes_of(case.Game.replay(game.record())) == bytes_of(game)
    for wrong in (2, -1, None, True, "0"):
        with pytest.raises(SettingError, match="0 or 1"):
            case.game().concede(wrong)


@pytest.mark.parametrize("caps", [{"turn_cap": 2}, {"turn_decision_cap": 1}])
def test_caps_truncate(case: GameCase, caps: dict):
    for seed in range(20):
        game = case.game(seed, **caps)
        while game.to_play is not None:
            game.step(game.actions()[0].index)
        if game.truncated:
            break
    assert game.truncated and game.winner is None
    assert "turn_cap" not in caps or game.turn == 3


def test_the_first_player_can_be_fixed(case: GameCase):
    first, second = (bytes_of(case.game(1, first_player=player)) for player in range(2))
    assert first != second


def test_a_game_that_the_engine_could_not_play_says_why(case: GameCase):
    game = case.in_the_middle()
    action = case.break_engine(game._games[0])
    with pytest.raises(EngineFault, match=f"this game could not go on: {case.fault}"):
        game.step(game.actions()[0].index if action is None else action)
    assert game.to_play is None and game.winner is None and not game.truncated


# -- views ------------------------------------------------------------------------------------------


def test_observations_have_their_sizes_and_players_are_checked(case: GameCase):
    game, game_spec = case.in_the_middle(), case.game_spec
    assert game.observe(0).shape == (game_spec.obs_size,) and game.observe(1).dtype == np.int8
    full = game.observe(0, full=True)
    assert full.shape == (game_spec.full.itemsize,) and (full[: game_spec.obs_size] == game.observe(0)).all()
    assert sum(int(np.prod(field.shape)) for field in game_spec.observation_fields) == game_spec.obs_size
    assert (
        sum(int(np.prod(shape)) for _, shape in game_spec.blocks) == game_spec.num_actions == len(game.mask())
    )
    for wrong in (2, -1, None, True, "0"):
        with pytest.raises(SettingError):
            game.observe(wrong)


def test_what_a_game_shows_is_the_callers(case: GameCase):
    game = case.in_the_middle()
    before = bytes_of(game), game.mask().tobytes(), game.observe(0).tobytes()
    game.mask()[:] = 1
    game.observe(0)[:] = 5
    assert (bytes_of(game), game.mask().tobytes(), game.observe(0).tobytes()) == before


def test_a_board_is_text_and_hides_something(case: GameCase):
    game = case.in_the_middle()
    assert str(game) == game.board() and game.board(0) != game.board(1)
    assert game.board() not in (game.board(0), game.board(1))


# -- copies ------------------------------------------------------------------------------------------


def test_copies_of_every_kind_are_equal_and_independent(case: GameCase):
    game = case.in_the_middle()
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert type(twin) is type(game) and twin.settings == game.settings
        assert bytes_of(twin) == bytes_of(game) and twin.record() == game.record()
        before = bytes_of(game)
        twin.step(twin.actions()[0].index)
        assert bytes_of(game) == before != bytes_of(twin)


def test_a_determinized_copy_has_a_record_of_its_own(case: GameCase):
    game = case.in_the_middle()
    dealt = game.determinize(1, np.random.default_rng(2))
    dealt.step(dealt.actions()[0].index)
    assert bytes_of(case.Game.replay(dealt.record())) == bytes_of(dealt)
    with pytest.raises(SettingError, match="seed"):
        game.determinize(0, "dice")


@pytest.mark.parametrize("player", range(2))
def test_only_hidden_cards_are_determinized(case: GameCase, player: int):
    game = case.in_the_middle()
    seen, other = game.observe(player), game.observe(1 - player)
    moved = 0
    for seed in range(10):
        dealt = game.determinize(player, seed)
        assert (dealt.observe(player) == seen).all() and dealt.to_play == game.to_play
        assert bytes_of(dealt) == bytes_of(game.determinize(player, seed))
        moved += bool((dealt.observe(1 - player) != other).any())
    assert moved


# -- records ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_record_is_the_game(case: GameCase, seed: int):
    game = case.played(seed, 10**6)
    record = game.record()
    again = case.Game.replay(record)
    assert bytes_of(again) == bytes_of(game) and again.record() == record
    header, *lines = [json.loads(line) for line in record.splitlines()]
    assert header["seed"] == seed and header["format"] == f"{case.name}-record/1"
    assert all(isinstance(line, str) for line in lines)


def broken_records(record: str) -> list[tuple[str, str]]:
    header, *lines = record.splitlines()
    fields = json.loads(header)
    assert len(lines) > 2
    return [
        ("", "line 1"),
        ("hello", "line 1"),
        ("{}\n", "begins with"),
        (json.dumps(fields | {"format": "chess-record/1"}), "begins with"),
        (json.dumps(fields | {"version": 0}), "version"),
        (json.dumps({k: v for k, v in fields.items() if k != "turn_cap"}), "incomplete"),
        (json.dumps(fields | {"sleeves": "black"}), "unknown"),
        (json.dumps(fields | {"seed": -4}), "seed"),
        ("\n".join([header, *lines[:2], "{", *lines[2:]]), "line 4 is no JSON"),
        ("\n".join([header, *lines[:2], '"fly"', *lines[2:]]), "line 4: 'fly' is not legal"),
        ("\n".join([header, *lines[:2], "17", *lines[2:]]), "line 4: neither"),
        ("\n".join([header, '{"concede": 3}']), "line 2"),
        ("\n".join([header, '{"concede": 1}', *lines]), "line 3"),
    ]


def test_a_broken_record_names_the_line(case: GameCase):
    for record, words in broken_records(case.played(1, case.decisions).record()):
        with pytest.raises(RecordError, match=words):
            case.Game.replay(record)


def test_a_record_is_a_text(case: GameCase):
    with pytest.raises(RecordError, match="text"):
        case.Game.replay(None)


# -- positions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2 if PLAIN else 4))
def test_a_position_is_the_game_at_every_decision(case: GameCase, seed: int):
    game = case.game(seed, skip_forced=bool(seed % 2), turn_cap=50 + seed)
    rng = np.random.default_rng(seed)
    while game.to_play is not None:
        if rng.random() < 0.1:
            position = json.loads(json.dumps(game.position()))
            again = case.Game.from_position(position)
            assert bytes_of(again) == bytes_of(game) and again.position() == position
            assert again.settings.turn_cap == 50 + seed and texts(again) == texts(game)
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    again = case.Game.from_position(game.position())
    assert again.to_play is None and again.winner == game.winner


def test_a_game_from_a_position_has_a_record_that_begins_there(case: GameCase):
    game = case.Game.from_position(case.in_the_middle().position())
    game.step(game.actions()[0].index)
    assert len(game.record().splitlines()) == 2
    assert bytes_of(case.Game.replay(game.record())) == bytes_of(game)


@pytest.mark.parametrize("wrong", [None, [], "text", 3])
def test_a_position_is_a_dict(case: GameCase, wrong):
    with pytest.raises(PositionError, match="dict"):
        case.Game.from_position(wrong)


# -- settings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"first_player": 2}, "first_player"),
        ({"skip_forced": 1}, "skip_forced"),
        ({"turn_cap": 0}, "turn_cap"),
        ({"turn_decision_cap": 10**6}, "turn_decision_cap"),
    ],
)
def test_bad_settings_are_refused_with_what_to_do(case: GameCase, settings: dict, words: str):
    with pytest.raises(SettingError, match=words):
        case.game(**settings)


def test_what_only_this_game_is_played_with_is_checked_too(case: GameCase):
    for settings in case.bad:
        for make in (case.Game.new, case.module.env, case.module.raw_env, case.single):
            with pytest.raises(ZXError):
                make(**settings)
        with pytest.raises(ZXError):
            case.VectorEnv(2, **settings)


def test_the_biggest_seed_is_a_seed(case: GameCase):
    assert bytes_of(case.game(2**63 - 1)) != bytes_of(case.game(2**63 - 2))
