"""Every interface rejects invalid actions, players, counts, seeds and agents."""

import os
import signal
import subprocess
import sys
import time
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.env.games import ZX, GameCase, bytes_of
from zx_env import errors
from zx_env.compiling.decorators import PLAIN
from zx_env.core.validation import MOST_QUOTED, as_int, short
from zx_env.errors import AgentError, IllegalAction, OutOfOrder, RecordError, SettingError, ZXError


class Indexed:
    """Says that it is a number, and raises."""

    def __index__(self) -> int:
        raise RuntimeError("no")

    def __repr__(self) -> str:
        raise RuntimeError("nor this")


NO_NUMBERS: list[Any] = [
    *(1.0, 18.7, np.float32(1), np.float64(18.7), np.array(18.7), np.array(1.0), np.array(1.0, np.float16)),
    *(
        True,
        False,
        np.True_,
        np.array(True),
        np.array([True]),
        None,
        "",
        b"1",
        float("nan"),
        np.array(np.nan),
    ),
    *(np.array([1]), np.array([1, 2]), np.array([]), np.array([[1]]), np.array(1, object), np.array("1"), 1j),
    *(
        np.datetime64(1, "s"),
        np.array(1 + 0j),
        Fraction(1),
        Fraction(1, 2),
        object(),
        [],
        [1],
        (1,),
        {},
        Indexed(),
    ),
]
NUMBERS: list[Any] = [1, np.int8(1), np.uint64(1), np.int64(1), np.array(1), np.array(1, np.uint8)]
NAMES = [f"{i}-{type(x).__name__}" for i, x in enumerate(NO_NUMBERS)]


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=NAMES)
def test_what_is_no_whole_number(wrong: Any):
    assert as_int(wrong) is None
    assert len(short(wrong)) <= MOST_QUOTED + 1


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_a_whole_number(number: Any):
    found = as_int(number)
    assert found == 1 and type(found) is int


def nested(depth: int) -> list[Any]:
    """Return lists that `repr` cannot print."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


UNPRINTABLE: list[Any] = [nested(100_000), Indexed(), np.arange(3), np.array(["ask", "auto"]), 10**5000]


@pytest.mark.parametrize("wrong", UNPRINTABLE, ids=lambda value: type(value).__name__)
def test_refusals_print_and_compare_anything(case: GameCase, wrong: Any):
    """A caller's value may be too deep to print, may raise when printed, or may compare to an array."""
    game = case.game(seed=1)
    position = {**game.position(), "format": wrong}
    doors: dict[str, Any] = {
        "position": lambda: case.Game.from_position(wrong),
        "format": lambda: case.Game.from_position(position),
        "opponent": lambda: case.single(opponent=wrong),
        "render mode": lambda: case.single(render_mode=wrong),
        "observation_dtype": lambda: case.single(observation_dtype=wrong),
        "full": lambda: game.observe(0, full=wrong),
        "is_narrow": lambda: game.picture(0, is_narrow=wrong),
        "color": lambda: game.board(0, color=wrong),
        "columns": lambda: game.board(0, columns=wrong),
        "belief": lambda: game.view(0).determinize(1, decks=wrong),
        "weight": lambda: game.view(0).determinize(1, decks={"b01_red": wrong}),
        "games of a view": lambda: game.view(0).batch(wrong, 1),
        **{name: lambda name=name: case.game(**{name: wrong}) for name in ("decks", "pay", "turn_cap")},
    }
    for name, ask in doors.items():
        with pytest.raises(ZXError):
            pytest.fail(f"{name} took {short(wrong)}: {ask()!r:.100}")


def test_a_view_refuses_more_games_than_memory_holds(case: GameCase):
    view = case.game(seed=1).view(0)
    with pytest.raises(SettingError, match=r"number is a whole number from 1 to 1048576, not 2147483647"):
        view.batch(2**31 - 1, 1)


def test_tensors_are_asked_what_they_hold():
    torch = pytest.importorskip("torch")
    assert as_int(torch.tensor(7)) == 7
    for wrong in (torch.tensor(18.7), torch.tensor(True), torch.tensor([3]), torch.tensor(1 + 0j)):
        assert as_int(wrong) is None


def legal_of(game: Any) -> int:
    return int(np.flatnonzero(game.mask())[0])


@pytest.mark.parametrize("wrong", [*NO_NUMBERS, -1, 2**31, 2**63, -(2**70), 10**5000], ids=lambda _: "")
def test_no_float_is_an_action(case: GameCase, wrong: Any):
    game = case.game(seed=1)
    before = bytes_of(game)
    with pytest.raises(IllegalAction):
        game.step(wrong)
    assert bytes_of(game) == before
    env = case.raw_env(**case.usual)
    env.reset(seed=1)
    before = bytes_of(env.game)
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert bytes_of(env.game) == before
    guarded = case.env(**case.usual)
    guarded.reset(seed=1)
    with pytest.raises(IllegalAction):
        guarded.step(wrong)
    assert bytes_of(guarded.game) == before
    single = case.single(**case.usual)
    single.reset(seed=1)
    _, reward, ended, _, info = single.step(wrong)
    assert (reward, ended) == (-1.0, True) and "illegal_action" in info


def test_whole_numbers_of_every_kind_are_actions(case: GameCase):
    for kind in (int, np.int16, np.int64, np.uint8, np.array):
        game = case.game(seed=1)
        game.step(kind(legal_of(game)))
        env = case.raw_env(**case.usual)
        env.reset(seed=1)
        env.step(kind(legal_of(env.game)))
        single = case.single(**case.usual)
        single.reset(seed=1)
        assert "illegal_action" not in single.step(kind(legal_of(single.game)))[4]


@pytest.mark.parametrize("answer", [0.5, np.array(18.7), True, [0], np.array([0]), "pass", 2**70])
def test_an_opponents_float_is_no_action(case: GameCase, answer: Any):
    env = case.single(opponent=lambda observation, action_mask, rng: answer, **case.usual)
    with pytest.raises(AgentError, match="no legal action"):
        for seed in range(20):
            env.reset(seed=seed)
            while env.game.to_play is not None:
                env.step(legal_of(env.game))


def test_a_batch_takes_whole_numbers_of_any_kind_and_nothing_else(case: GameCase):
    v = case.vector(np.int64(2), seed=1, num_threads=np.array(1))
    _, mask, _ = v.reset(seed=np.int64(1))
    legal = mask.argmax(axis=1)
    for kind in (np.uint8, np.int16, np.int64, np.uint32, ">i4"):
        mask = v.reset(seed=1)[1]
        v.step(legal.astype(kind))
    for wrong in (
        *([[1], [1, 2]], [1], [[1], [1]], None, "pass", 3, [None, 1], [2**70, 0], [1.0, 0], [True, False]),
        *(
            legal.astype(float),
            legal.astype(object),
            legal.astype(bool),
            legal.astype("U3"),
            {0: 1},
            Indexed(),
        ),
    ):
        before = v._obs.tobytes()
        with pytest.raises(IllegalAction):
            v.step(wrong)
        assert v._obs.tobytes() == before
    for row in (1.0, True, "0", None, [0], np.array([0]), 2**70):
        with pytest.raises(SettingError, match="no game in row"):
            v.game(row)
    assert v.game(np.int64(1)).to_play is not None


@pytest.mark.parametrize("wrong", [*NO_NUMBERS[:-1], 2, -1, 2**70, "player_2"], ids=lambda _: "")
def test_no_float_is_a_player(case: GameCase, wrong: Any):
    game = case.game(seed=1)
    for ask in (game.observe, game.concede, lambda player: game.determinize(player, 1)):
        with pytest.raises(SettingError):
            ask(wrong)
    if wrong is not None:
        for ask in (game.board, lambda player: case.playouts(game, 1, 1, player)):
            with pytest.raises(SettingError):
                ask(wrong)
        with pytest.raises(SettingError):
            case.single(seat=wrong, **case.usual)
        with pytest.raises(SettingError):
            case.game(first_player=wrong)


@pytest.mark.parametrize("wrong", [*NO_NUMBERS[:-1], -1, 2**63, 2**70], ids=lambda _: "")
def test_no_float_is_a_seed(case: GameCase, wrong: Any):
    with pytest.raises(SettingError, match="seed"):
        case.game(seed=wrong)
    if wrong is not None:
        for env in (case.raw_env(**case.usual), case.env(**case.usual), case.single(**case.usual)):
            with pytest.raises(SettingError, match="seed"):
                env.reset(seed=wrong)
        with pytest.raises(SettingError, match="seed"):
            case.vector(1).reset(seed=wrong)


@pytest.mark.parametrize("times", [0, -1, 2**31, 2**70, 1.0, True, None, "9"])
def test_playouts_are_counted(case: GameCase, times: Any):
    with pytest.raises(SettingError, match="times is a whole number"):
        case.playouts(case.game(seed=1), times, 1)


def test_many_playouts_are_a_few_after_a_few(case: GameCase, monkeypatch: pytest.MonkeyPatch):
    game = case.in_the_middle()
    found = []
    for at_once in (1000, 2, 1):
        monkeypatch.setattr("zx_env.core.search.playouts.AT_ONCE", at_once)
        found.append(case.playouts(game, 3 if PLAIN else 50, 7, 0))
    assert found[0] == found[1] == found[2]
    assert case.playouts(game, 2, 2**63 - 1)


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_playouts_stop_at_ctrl_c():
    code = (
        # A shell that starts its jobs in the background lets them ignore Ctrl-C.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import zx_env; from zx_env import zx_v0; g = zx_env.Game.new(seed=1); zx_v0.playouts(g, 1, 1)\n"
        "print('begun', flush=True)\nzx_v0.playouts(g, 10_000_000, 1)"
    )
    settings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-c", code], env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert child.stdout is not None and child.stdout.readline() == "begun\n"
    time.sleep(0.5)
    child.send_signal(signal.SIGINT)
    try:
        assert "KeyboardInterrupt" in child.communicate(timeout=30)[1]
    finally:
        child.kill()


@pytest.mark.parametrize("agent", ["player_2", "", 0, None, "player_0 "])
def test_an_agent_that_is_none_sees_nothing(case: GameCase, agent: Any):
    env = case.raw_env(**case.usual)
    env.reset(seed=1)
    with pytest.raises(SettingError, match="player_0 and player_1"):
        env.observe(agent)


@pytest.mark.parametrize("name", ["env", "raw_env"])
@pytest.mark.parametrize("agent", ["x", "player_2", 0, None, ["player_0"], np.array(["player_0", "x"])])
def test_an_agent_that_is_none_has_no_spaces(case: GameCase, name: str, agent: Any):
    env = getattr(case.module, name)(**case.usual)
    for space_of in (env.observation_space, env.action_space):
        with pytest.raises(SettingError, match="player_0 and player_1"):
            space_of(agent)


@pytest.mark.parametrize("name", ["env", "raw_env"])
@pytest.mark.parametrize(
    "asked",
    ["agents", "num_agents", "agent_selection", "game", "rewards", "terminations", "truncations", "infos"],
)
def test_what_is_of_a_game_is_out_of_order_before_reset(case: GameCase, name: str, asked: str):
    env = getattr(case.module, name)(**case.usual)
    with pytest.raises(OutOfOrder, match="reset"):
        getattr(env, asked)
    assert not hasattr(env, asked)
    env.reset(seed=1)
    assert getattr(env, asked) is not None


def test_a_setting_error_is_a_value_error():
    assert issubclass(SettingError, ValueError) and issubclass(SettingError, ZXError)
    kinds = [
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and kind.__module__ == errors.__name__
    ]
    assert all(issubclass(kind, ZXError) for kind in kinds)


@pytest.mark.parametrize(
    "line", ["[" * 100_000, '{"a":' * 100_000, "9" * 5000, "\ud800", "NaN", '"' + "x" * 10**6]
)
def test_lines_that_break_a_reader_of_json_are_refused(case: GameCase, line: str):
    header = case.game(seed=1).record().splitlines()[0]
    for record in (line, f"{header}\n{line}", f'{header}\n{{"concede": true}}'):
        with pytest.raises(RecordError, match="line"):
            case.Game.replay(record)


# -- what a re-dealt copy tells ---------------------------------------------------------------------


def test_a_determinized_game_has_another_seed(case: GameCase):
    game = case.game(seed=424242)
    dealt = game.determinize(0, np.random.default_rng(1))
    for text in (repr(dealt), str(dealt.position()), dealt.record(), dealt.determinize(0, 5).record()):
        assert "424242" not in text
    assert "424242" in repr(game) and game.determinize(1, 77).position()["seed"] == 77
    again = case.Game.replay(dealt.record())
    assert bytes_of(again) == bytes_of(dealt) and repr(again) == repr(dealt)


# -- Gymnasium ------------------------------------------------------------------------------------------


def last(observation: Any, action_mask: np.ndarray, rng: Any) -> int:
    rng.random(7)
    return int(np.flatnonzero(action_mask)[-1])


def test_another_opponent_meets_the_same_deals():
    deals = []
    for opponent in (None, last):
        env = ZX.single(opponent=opponent, seat=0, skip_forced=False)
        env.reset(seed=5)
        seeds = [env.game.position()["seed"]]
        for _ in range(4):
            env.reset()
            seeds.append(env.game.position()["seed"])
        deals.append(seeds)
    assert deals[0] == deals[1] and len(set(deals[0])) == 5


def test_the_mask_after_the_end_lets_a_sampler_draw(case: GameCase):
    env = case.single(**case.usual)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, terminated, truncated, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        ended = terminated or truncated
    assert info["action_mask"].all() and env.action_masks().all()
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    info = env.step(illegal)[4]
    assert info["action_mask"].all()


def test_a_masked_loop_runs_through_the_ends_of_a_vector_of_environments():
    import gymnasium

    many = gymnasium.make_vec(ZX.ID, num_envs=2, vectorization_mode="sync", turn_cap=1)
    _, info = many.reset(seed=1)
    rng = np.random.default_rng(0)
    ends = 0
    for _ in range(60):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        _, _, terminated, truncated, info = many.step(np.array(actions))
        ends += int(terminated.sum() + truncated.sum())
    assert ends > 0
    many.close()
