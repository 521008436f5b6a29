"""A toy game with the interfaces of a supported game: choose one of three heaps, then a number of stones.

The player who takes the last stone wins. A turn is two decisions of the same player, and masks matter.
"""

from types import SimpleNamespace

import numpy as np

from zx_env.core.observation.layout import ObservationField
from zx_env.core.observation.symmetry import Symmetry

N_OBS, N_ACTIONS = 12, 6  # actions 0-2: a heap; 3-5: take 1-3


class ToyGame:
    def __init__(self, decks, seed):
        rng = np.random.default_rng(seed)
        self.heaps = rng.integers(1, 4, size=3)
        self.to_play = int(rng.integers(2))
        self.chosen = -1
        self.winner = None

    def observe(self, player):
        obs = np.zeros(N_OBS, np.int8)
        obs[:3] = self.heaps
        obs[3] = self.to_play == player
        obs[4 + self.chosen + 1] = 1
        return obs

    def mask(self):
        mask = np.zeros(N_ACTIONS, np.int8)
        if self.chosen < 0:
            mask[:3] = self.heaps > 0
        else:
            mask[3 : 3 + self.heaps[self.chosen]] = 1
        return mask

    def step(self, action):
        assert self.mask()[action], f"illegal {action}"
        if self.chosen < 0:
            self.chosen = action
            return
        self.heaps[self.chosen] -= action - 2
        self.chosen = -1
        if not self.heaps.any():
            self.winner, self.to_play = self.to_play, None
        else:
            self.to_play = 1 - self.to_play


class ToyVector:
    obs_size, num_actions = N_OBS, N_ACTIONS

    def __init__(self, num_envs, decks, seed):
        self.num_envs = num_envs
        self.rng = np.random.default_rng(seed)
        self.obs = np.zeros((num_envs, N_OBS), np.int8)
        self.mask = np.zeros((num_envs, N_ACTIONS), np.int8)
        self.player = np.zeros(num_envs, np.int8)
        self.reward = np.zeros((num_envs, 2), np.float32)
        self.done = np.zeros(num_envs, bool)
        self.truncated = np.zeros(num_envs, bool)

    def _show(self):
        for i, game in enumerate(self.games):
            self.player[i] = game.to_play
            self.obs[i] = game.observe(game.to_play)
            self.mask[i] = game.mask()
        return self.obs, self.mask, self.player

    def _new(self):
        return ToyGame(("d", "d"), int(self.rng.integers(2**31)))

    def reset(self, seed=None):
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.games = [self._new() for _ in range(self.num_envs)]
        return self._show()

    def step(self, actions):
        self.reward[:] = 0
        self.done[:] = False
        for i, game in enumerate(self.games):
            if actions[i] < 0:
                continue
            game.step(int(actions[i]))
            if game.to_play is None:
                self.done[i] = True
                self.reward[i] = (-1, -1)
                self.reward[i, game.winner] = 1
                self.games[i] = self._new()
        return (*self._show(), self.reward, self.done)


class ToyMirror(ToyVector):
    """A `ToyVector` that knows that the first and the last heap may change places."""

    SYMMETRY = Symmetry("swap", [2, 1, 0, 3, 4, 7, 6, 5, *range(8, N_OBS)], [2, 1, 0, 3, 4, 5])

    def symmetries(self, row):
        assert 0 <= row < self.num_envs
        return (self.SYMMETRY,)


class ToyVectorWithSpec(ToyVector):
    """A `ToyVector` with the specification that the adapters for other libraries need."""

    game_spec = SimpleNamespace(
        observation_fields=[ObservationField("heaps", (N_OBS,), 0, 3, "all of it", ())]
    )
    game_type = SimpleNamespace(game_spec=game_spec)
    keeps_events = False


class ToyRandom:
    def act(self, observation, action_mask, rng):
        return int(rng.choice(np.flatnonzero(action_mask)))


class ToyGreedy:
    """Takes as much as it can of the first heap."""

    def act(self, observation, action_mask, rng):
        legal = np.flatnonzero(action_mask)
        return int(legal[-1] if legal[0] >= 3 else legal[0])


def toy_task():
    from zx_training.learner.tasks import TrainingTask

    return TrainingTask(
        decks=["d"],
        games=ToyVector,
        deal=ToyGame,
        fixed={"scripted": ToyGreedy(), "random": ToyRandom()},
    )


class ToyContext:
    """Context of a tournament of the toy game."""

    def __init__(self, folder="."):
        self.folder = folder

    def deal(self, decks, seed):
        return ToyGame(decks, seed)

    def player(self, name):
        from tests.training import bad_players

        kinds = {"random": ToyRandom, "greedy": ToyGreedy, "together": ToyTogether}
        return kinds[name]() if name in kinds else getattr(bad_players, name)(self.folder)


class ToyTogether(ToyRandom):
    """Random, for many games in one call."""

    def act_batch(self, observations, masks, rng):
        return np.where(masks != 0, rng.random(masks.shape), -1.0).argmax(axis=1)
