"""Players that no tournament should have, and what each of them does wrong."""

import os
import signal
import time
from pathlib import Path

import numpy as np

from tests.training.toy import ToyGreedy, ToyTogether


class Bad:
    """Plays like the greedy one until it has moved twice."""

    def __init__(self, folder="."):
        self.folder = Path(folder)
        self.asked = 0

    def act(self, observation, action_mask, rng):
        self.asked += 1
        if self.asked <= 2:
            return ToyGreedy().act(observation, action_mask, rng)
        return self.fail(observation, action_mask)


class Raises(Bad):
    def fail(self, observation, action_mask):
        raise ValueError("<b>my fault</b>\nin two lines")


class Leaves(Bad):
    def fail(self, observation, action_mask):
        raise SystemExit(3)


class Illegal(Bad):
    def fail(self, observation, action_mask):
        action_mask[:] = 1  # as if that helped
        return len(action_mask) - 1 if observation[4] else 0


class WrongType(Bad):
    def fail(self, observation, action_mask):
        return "the first one"


class Sleeps(Bad):
    def fail(self, observation, action_mask):
        time.sleep(1.3)
        return int(action_mask.nonzero()[0][0])


class Hangs(Bad):
    def fail(self, observation, action_mask):
        while True:
            time.sleep(60)


class HangsAlways(Hangs):
    """Hangs at its first decision, of any game."""

    def act(self, observation, action_mask, rng):
        return self.fail(observation, action_mask)


class LeavesAlways(Leaves):
    """Ends its process at its first decision, of any game."""

    def act(self, observation, action_mask, rng):
        return self.fail(observation, action_mask)


class RaisesAlways(Raises):
    """Raises at its first decision, of any game."""

    def act(self, observation, action_mask, rng):
        return self.fail(observation, action_mask)


class Kills(Bad):
    def fail(self, observation, action_mask):
        os.kill(os.getpid(), signal.SIGKILL)


class KillsOnce(Bad):
    """The first process is killed, as if from outside; later ones play."""

    def fail(self, observation, action_mask):
        mark = self.folder / "killed"
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return ToyGreedy().act(observation, action_mask, None)


class RaisesTogether(ToyTogether):
    """For many games at once it raises; alone it does what is wrong in some positions only."""

    def __init__(self, folder="."):
        pass

    def act_batch(self, observations, masks, rng):
        if (observations[:, 0] == 3).any():
            raise RuntimeError("a heap of three")
        return super().act_batch(observations, masks, rng)

    def act(self, observation, action_mask, rng):
        if observation[0] == 3:
            raise RuntimeError("a heap of three")
        return super().act(observation, action_mask, rng)


class KillsTogether(RaisesTogether):
    def act_batch(self, observations, masks, rng):
        return self._dies(observations) or ToyTogether.act_batch(self, observations, masks, rng)

    def act(self, observation, action_mask, rng):
        self._dies(observation[None])
        return ToyTogether.act(self, observation, action_mask, rng)

    def _dies(self, observations):
        if (observations[:, :3] == 3).all(axis=1).any():
            os._exit(7)


class IllegalTogether(RaisesTogether):
    def act_batch(self, observations, masks, rng):
        actions = super(RaisesTogether, self).act_batch(observations, masks, rng)
        return np.where(observations[:, 0] == 3, 99, actions)


class Slow(Bad):
    """A fifth of a second for each decision."""

    def act(self, observation, action_mask, rng):
        time.sleep(0.2)
        return int(action_mask.nonzero()[0][0])


class Unhurried(Bad):
    """Slow enough to be killed in the middle."""

    def act(self, observation, action_mask, rng):
        time.sleep(0.005)
        return int(action_mask.nonzero()[0][0])


class KillsWorkerOnce(Bad):
    """The process that guards its own is killed once, as a worker of a cluster is lost."""

    def fail(self, observation, action_mask):
        mark = self.folder / "lost"
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
            time.sleep(60)
        return ToyGreedy().act(observation, action_mask, None)
