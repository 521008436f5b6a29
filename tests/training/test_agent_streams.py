"""The random generator that an agent is handed tells nothing about the deal, at every interface."""

import copy
import io
import itertools
import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("rich")
pytest.importorskip("starlette")

import zx_agents
from gymnasium.utils.seeding import np_random
from rich.console import Console
from zx_training.games import get_game
from zx_training.matches.match import play_match
from zx_training.matches.play import play_round
from zx_training.matches.schedule import deal_of
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store
from zx_training.terminal import play as terminal
from zx_training.terminal import viewer
from zx_training.tournament.context import plan_of
from zx_training.tournament.results_log import ResultsLog, seed_in

from tests.training.toy import ToyVector, toy_task
from zx_env import Game, VectorEnv, playouts
from zx_env.core.envs.vector_env import VectorEnv as AnyVectorEnv
from zx_env.core.game import batch as game_batch
from zx_env.core.game.game import Game as AnyGame
from zx_env.core.seeding import BIGGEST_SEED, agent_rng, derived_seed
from zx_env.errors import SettingError
from zx_env.zx.gym_env import ZXEnv
from zx_env.zx.gym_vector import ZXVectorEnv

PAIR = ("b01_red", "b01_blue")
ROOT = 4_611_686_018_427_388_039
"""A root that no other number of a test is."""
DEALS = 3
"""Deals of each root that are tried."""


# -- the attack ----------------------------------------------------------------------------------------------


def numbers_in(rng: np.random.Generator) -> set[int]:
    """Every number that a generator shows: what it was made of, its state, what it draws, what it spawns."""
    numbers = list(_whole(rng.bit_generator.state))
    seeds = rng.bit_generator.seed_seq
    numbers += _whole([seeds.entropy, seeds.spawn_key, seeds.pool, seeds.n_children_spawned])
    for one in (seeds, np.random.SeedSequence(seeds.entropy)):
        numbers += _whole([copy.deepcopy(one).generate_state(8, kind) for kind in (np.uint32, np.uint64)])
    streams = [rng, *copy.deepcopy(rng).spawn(2)]
    for parent in range(len(seeds.spawn_key) + 1):
        key = seeds.spawn_key[:parent]
        streams.append(np.random.default_rng(np.random.SeedSequence(seeds.entropy, spawn_key=key)))
    for stream in streams:
        for most in (2**31, 2**32, BIGGEST_SEED):
            numbers += copy.deepcopy(stream).integers(most, size=8).tolist()
        numbers += copy.deepcopy(stream).bit_generator.random_raw(8).tolist()
    parts = {part for n in numbers for part in (n, n >> 64, n & (2**64 - 1), n >> 1, n & (2**32 - 1))}
    return {abs(part) & BIGGEST_SEED for part in parts}


def _whole(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, list | tuple):
        yield from itertools.chain.from_iterable(map(_whole, value))
    elif isinstance(value, int):
        yield value


def seeds_from(number: int) -> Iterator[int]:
    """Every seed of a game that the project, or another version of it, derives from a number."""
    yield number
    yield random.Random(number).getrandbits(63)
    for stream in (np.random.default_rng(number), np.random.default_rng([number, 1]), agent_rng(number)):
        for most in (2**31, BIGGEST_SEED):
            yield from copy.deepcopy(stream).integers(most, size=DEALS).tolist()
    yield int(np_random(number)[0].integers(BIGGEST_SEED))
    for k in range(DEALS):
        yield derived_seed(number, k)
        yield int(np.random.SeedSequence([number, k]).generate_state(1)[0])
        yield int(np.random.SeedSequence([number, 0, k]).generate_state(1)[0] % 2**31)
        rows = np.random.default_rng(derived_seed(number, 0, k))
        yield from rows.integers(BIGGEST_SEED, size=DEALS).tolist()


def seeds_found(rng: np.random.Generator) -> set[int]:
    """Return the seeds that an agent can try after a look at its generator."""
    return {seed for number in numbers_in(rng) for seed in seeds_from(number)}


class EnoughError(Exception):
    """The agent has seen what it wants."""


class Thief:
    """Keeps every generator that it is handed, and plays any legal action until it has seen enough."""

    def __init__(self, most: int = 2) -> None:
        self.seen: list[np.random.Generator] = []
        self.most = most

    def act(self, observation: Any, action_mask: Any, rng: np.random.Generator) -> int:
        self._look(rng)
        return int(np.flatnonzero(action_mask)[0])

    def _look(self, rng: np.random.Generator) -> None:
        self.seen.append(copy.deepcopy(rng))
        if len(self.seen) >= self.most:
            raise EnoughError


class BatchThief(Thief):
    def act_batch(self, observations: Any, masks: Any, rng: np.random.Generator) -> Any:
        self._look(rng)
        return masks.argmax(axis=1)


class GameThief(Thief):
    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        return self.act(None, view.mask(), rng)


class GamesThief(GameThief):
    def act_games(self, views: Any, rng: np.random.Generator) -> Any:
        return [self.act_game(view, rng) for view in views]


# -- interfaces ----------------------------------------------------------------------------------------------

Patch = pytest.MonkeyPatch


def in_a_match(thief: Thief, _: Patch, __: Path) -> None:
    play_match((thief, zx_agents.load("random")), ("thief", "random"), 4, [PAIR], ROOT, get_game("zx").deal)


def in_a_tournament(thief: Thief, _: Patch, __: Path) -> None:
    plan = plan_of(["random", "scripted"], decks=PAIR, games=4, seed=ROOT)
    context = plan.make_context()
    for round_ in plan.rounds():
        play_round(context.deal, (thief, context.player("random")), round_, plan.limits, is_strict=True)


def watched(thief: Thief, patch: Patch, __: Path) -> None:
    patch.setattr(zx_agents, "load", lambda *_: thief)
    viewer.watch(Console(file=io.StringIO()), get_game("zx"), "thief", "thief", *PAIR, ROOT, 0.0, None)


def in_the_terminal(thief: Thief, patch: Patch, __: Path) -> None:
    patch.setattr(zx_agents, "load", lambda *_: thief)
    console = Console(file=io.StringIO())
    patch.setattr(console, "input", lambda _: "1")
    terminal.play(console, get_game("zx"), "thief", *PAIR, 0, None, None)


def on_the_page(thief: Thief, patch: Patch, __: Path) -> None:
    patch.setattr(zx_agents, "load", lambda *_: thief)
    sessions = SessionManager(Store(None), ["thief"])
    _, session, _ = sessions.open("zx", PAIR, ("thief", "thief"))
    while session.let_agent_move() and session.fault is None:
        pass
    raise EnoughError(session.fault)  # the page lets an agent that raises an error give up


def in_gymnasium(thief: Thief, _: Patch, __: Path, seed: int | None = ROOT) -> None:
    env = ZXEnv(opponent=thief, decks=PAIR)
    _, info = env.reset(seed=seed)
    while True:
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        if terminated or truncated:
            _, info = env.reset()


def in_gymnasium_without_a_seed(thief: Thief, patch: Patch, __: Path) -> None:
    in_gymnasium(thief, patch, __, None)


def in_many_gymnasium_games(thief: Thief, _: Patch, __: Path) -> None:
    envs = ZXVectorEnv(2, opponent=thief, decks=PAIR)
    _, infos = envs.reset(seed=ROOT)
    while True:
        _, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))


def in_stable_baselines3(thief: Thief, _: Patch, __: Path) -> None:
    pytest.importorskip("stable_baselines3")
    from zx_env.core.envs.sb3 import SB3VecEnv

    env = SB3VecEnv(VectorEnv(2, decks=PAIR, seed=ROOT), opponent=thief, seed=ROOT)
    env.reset()
    while True:
        env.step(env.action_masks().argmax(axis=1))


def in_training(thief: Thief, patch: Patch, folder: Path) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("choix")
    from zx_training.experiments.exploitability import budget, train_best_response
    from zx_training.learner.presets import PRESETS

    preset = replace(budget(PRESETS["tiny"], 4096, None, 2), workers=1)
    train_best_response(toy_task(), thief, folder, preset, ROOT)


def in_playouts(thief: Thief, _: Patch, __: Path) -> None:
    playouts(Game.new(decks=PAIR, seed=3), 2, rng=ROOT, player=0, policy=thief)


INTERFACES: list[tuple[Callable[..., None], type[Thief]]] = [
    *((in_a_match, kind) for kind in (Thief, BatchThief, GameThief, GamesThief)),
    *((in_a_tournament, kind) for kind in (Thief, BatchThief, GameThief, GamesThief)),
    *((watched, kind) for kind in (Thief, GameThief)),
    *((in_the_terminal, kind) for kind in (Thief, GameThief)),
    *((on_the_page, kind) for kind in (Thief, GameThief)),
    (in_gymnasium, Thief),
    (in_gymnasium_without_a_seed, Thief),
    *((in_many_gymnasium_games, kind) for kind in (Thief, BatchThief)),
    *((in_stable_baselines3, kind) for kind in (Thief, BatchThief)),
    *((in_training, kind) for kind in (Thief, BatchThief)),
    (in_playouts, BatchThief),
]


@pytest.fixture
def dealt(monkeypatch: Patch) -> set[int]:
    """The seeds of all games and batches that begin during a test."""
    seeds: set[int] = set()
    begin, begin_rows, begin_toys = AnyGame.begin.__func__, AnyVectorEnv._begin, ToyVector.__init__
    read_seeds = game_batch._seeds_of

    def begin_one(cls: Any, settings: Any, seed: int, *rest: Any) -> Any:
        if seed:  # `plan_of` deals a game of seed 0 to read the version of the rules
            seeds.add(seed)
        return begin(cls, settings, seed, *rest)

    def begin_all(self: Any) -> None:
        begin_rows(self)
        seeds.update(self.seeds.tolist())

    def begin_toy(self: Any, num_envs: int, decks: Any, seed: int) -> None:
        seeds.add(seed)
        begin_toys(self, num_envs, decks, seed)

    def seeds_of(values: Any, n: int) -> Any:
        read = read_seeds(values, n)
        seeds.update(read.tolist())
        return read

    monkeypatch.setattr(AnyGame, "begin", classmethod(begin_one))
    monkeypatch.setattr(AnyVectorEnv, "_begin", begin_all)
    monkeypatch.setattr(ToyVector, "__init__", begin_toy)
    monkeypatch.setattr(game_batch, "_seeds_of", seeds_of)
    return seeds


@pytest.mark.parametrize(
    ("interface", "kind"), INTERFACES, ids=[f"{play.__name__}-{kind.__name__}" for play, kind in INTERFACES]
)
def test_no_agent_finds_the_deal_in_its_generator(
    interface: Callable[..., None],
    kind: type[Thief],
    dealt: set[int],
    monkeypatch: Patch,
    tmp_path: Path,
):
    thief = kind()
    with pytest.raises(EnoughError):
        interface(thief, monkeypatch, tmp_path)
    assert dealt and len(thief.seen) == thief.most
    found = set().union(*map(seeds_found, thief.seen))
    assert not found & dealt and ROOT not in found


OPEN = {
    "the deal's own seed": (lambda: np.random.default_rng(ROOT), ROOT),
    "the root of a match": (lambda: np.random.default_rng([ROOT, 5, 1, 0, 1]), deal_of(ROOT, 1, [PAIR]).seed),
    "the environment's stream": (
        lambda: np_random(ROOT)[0].spawn(1)[0],
        int(np_random(ROOT)[0].integers(BIGGEST_SEED)),
    ),
    "the stream of the deal, drawn from": (
        lambda: _drawn_from(np.random.default_rng(ROOT)),
        int(np.random.default_rng(ROOT).integers(2**31)),
    ),
}


def _drawn_from(rng: np.random.Generator) -> np.random.Generator:
    rng.integers(2**31)
    return rng


@pytest.mark.parametrize("case", OPEN)
def test_the_attack_finds_deals_in_generators_made_from_seeds(case: str):
    make, seed = OPEN[case]
    assert seed in seeds_found(make())


# -- seeds that nobody named ---------------------------------------------------------------------------------


def test_commands_draw_a_seed_that_no_agent_can_guess_and_tell_it(tmp_path: Path, capsys, monkeypatch: Patch):
    """An agent that knows or guesses the root deals every game with `deal_of`, whatever it is handed."""
    pytest.importorskip("choix")
    from zx_training.cli import run

    monkeypatch.chdir(tmp_path)
    pig = ["--game", "tests.toy_game"]
    match = ["match", "random", "random", "-n", "2", "--json", *pig]
    told = []
    for _ in range(2):
        assert run(match) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert run([*match, "--seed", str(told[0]["seed"])]) == 0
    assert json.loads(capsys.readouterr().out) == told[0]
    assert run(["watch", "random", "random", "--delay", "0", *pig]) == 0
    watched = re.findall(r"Seed (\d+)\.\s*$", capsys.readouterr().out)
    assert run(["tournament", "random", "random", "-n", "2", "--jobs", "1", "--out", "cup", *pig]) == 0
    shown = re.findall(r"^seed (\d+)", capsys.readouterr().out, re.MULTILINE)
    stored = json.loads(Path("cup/tournament.json").read_text(encoding="utf-8"))["seed"]
    assert shown == [str(stored)]
    seeds = {told[0]["seed"], told[1]["seed"], int(*watched), stored}
    assert len(seeds) == 4 and min(seeds) > 2**40


def test_a_tournament_goes_on_with_the_seed_of_its_folder(tmp_path: Path):
    assert seed_in(tmp_path) != seed_in(tmp_path) != seed_in(None)
    plan = plan_of(["random", "scripted"], decks=["b01_red"], seed=ROOT)
    ResultsLog(plan, tmp_path)
    assert seed_in(tmp_path) == ROOT
    (tmp_path / "tournament.json").write_text('{"seed": "7"}', encoding="utf-8")
    assert isinstance(seed_in(tmp_path), int)


# -- the functions -------------------------------------------------------------------------------------------


def test_the_same_root_gives_the_same_generator_and_every_part_counts():
    roots = [(ROOT,), (ROOT, 0), (ROOT, 1), (ROOT, 0, 1), (ROOT, 1, 0), (ROOT - 1, 0), (0,), (0, 0)]
    drawn = [agent_rng(*root).random() for root in roots]
    assert drawn == [agent_rng(*map(np.int64, root)).random() for root in roots]
    assert len(set(drawn)) == len({derived_seed(*root) for root in roots}) == len(roots)
    assert agent_rng(3).bit_generator.seed_seq.entropy >> 65 != derived_seed(3)


def test_derived_seeds_use_all_63_bits():
    seeds = np.array([derived_seed(1, k) for k in range(2000)])
    ones = ((seeds[:, None] >> np.arange(63)) & 1).mean(axis=0)
    assert seeds.min() >= 0 and (abs(ones - 0.5) < 0.06).all()


@pytest.mark.parametrize("part", [-1, 2**63, 1.5, "7", None, True])
def test_a_root_is_made_of_seeds(part: Any):
    for function in (agent_rng, derived_seed):
        with pytest.raises(SettingError, match="a seed is a whole number"):
            function(1, part)
