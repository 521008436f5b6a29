"""Learning by self-play: proximal policy optimisation over what both seats decide (Schulman et al. 2017).

Read from top to bottom: `Member`, one process of a run; `Learner`, network and optimiser; `SelfPlay`, what is
played between two updates; `advantages`, what was good; `improve`, one update. An update is: play `num_steps`
decisions in each of many games, where both seats learn unless somebody else sits in one; look at each seat's
own decisions as one trajectory; take a few passes over them. No game waits for another.

The value is the chance to win, from -1 to 1, of the player to move. It begins where a thumb rule puts it (the
game's `potential`), which teaches the same as rewards for what that rule counts (Wiewiora 2003) and leaves
the value a true one, by which a search can go.

Not here: a whole run (trainer.py), the network (network.py), opponents (league.py), what processes say to
each other (distributed.py).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from zx_agents.agent import act_in
from zx_agents.network.weights import Weights

from zx_env.errors import CheckpointError, SettingError
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.distributed import Circle
from zx_training.learner.inputs import Layout, layout_of
from zx_training.learner.kernels import Arithmetic, keep_memory
from zx_training.learner.league import League, act_rows, invited
from zx_training.learner.network import Network, chosen, shares
from zx_training.learner.presets import Preset
from zx_training.learner.tasks import Games, TrainingTask


@dataclass
class Orders:
    """What the first process says before an update."""

    learning_rate: float
    entropy: float
    snapshot: bool = False
    active: list[int] = field(default_factory=list)
    stop: bool = False


@dataclass
class Report:
    """What a process says after one."""

    decisions: int
    games: int
    results: dict[str, list[float]]
    against_past: dict[int, list[float]]
    measured: dict[str, float]


class Member:
    """Learner, league and games of one process."""

    def __init__(self, task: TrainingTask, state: Checkpoint, number: int, size: int) -> None:
        preset = state.preset
        torch.set_num_threads(1)
        seeds = np.random.SeedSequence([state.seed, state.steps, number]).generate_state(3) % 2**31
        rows = max(1, preset.num_envs // size)
        games = task.games(rows, task.pairs(preset.random_decks, state.seed), int(seeds[0]))
        self.preset, self.rng = preset, np.random.default_rng(int(seeds[1]))
        self.part = max(1, preset.batch_size // size)
        self.learner = Learner(
            layout_of(games, preset.without),
            lean_of(task, preset, games.obs_size),
            preset,
            state=state.learner,
        )
        way = Arithmetic(preset.arithmetic)
        self.league = League(invited(task, preset), preset.shares, way, preset.device)
        for weights, worth in zip(state.past or [], state.worth or [], strict=True):
            self.league.add_past(weights)
            self.league.worth[-1] = worth
        self.games = SelfPlay(games, self.league, self.rng)

    def update(self, orders: Orders, circle: Circle) -> Report:
        """Plays and learns once."""
        if orders.active:
            self.league.active = orders.active
        network = self.learner.network
        network.freeze()
        began = time.perf_counter()
        played = self.games.play(self.learner, self.preset.num_steps)
        network.freeze(False)
        between = time.perf_counter()
        measured = improve(self.learner, played, self.preset, orders, self.part, self.rng, circle)
        ended = time.perf_counter()
        measured |= {"seconds_playing": between - began, "seconds_learning": ended - between}
        report = Report(
            int(played.learns.sum()), self.games.ended, self.games.results, self.games.against_past, measured
        )
        self.games.forget()
        return report


def follow(circle: Circle, task: TrainingTask, state: Checkpoint, size: int) -> None:
    """What the other processes of a run do."""
    keep_memory()
    player = Member(task, state, circle.number, size)
    if not player.league.past:
        player.league.add_past(state.policy)
    while not (orders := circle.tell()).stop:
        if orders.snapshot:
            player.league.add_past(player.learner.network.export())
        circle.hear(player.update(orders, circle))


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return np.array(tensor.detach().cpu().numpy())


def lean_of(task: TrainingTask, preset: Preset, cells: int) -> NDArray[np.float32]:
    """Return the fixed linear term of the value: the weight of each cell in the game's potential."""
    if task.potential is None or not preset.shaping:
        return np.zeros(cells, np.float32)
    nothing = task.potential(np.zeros((1, cells), np.int8))
    lean = task.potential(np.eye(cells, dtype=np.int8)) - nothing
    return np.asarray(preset.shaping * lean, np.float32)


class Learner:
    """Network and optimiser: all weights are one vector, and so are gradients and what Adam keeps."""

    def __init__(
        self,
        layout: Layout,
        lean: NDArray[np.float32],
        preset: Preset,
        spread: NDArray[Any] | None = None,
        reads: NDArray[Any] | None = None,
        state: Weights | None = None,
    ) -> None:
        self.device = preset.device
        if state is not None:
            if "reads" not in state:
                raise CheckpointError(
                    "the checkpoint has no reads to go on from: train again with `zx train`"
                )
            reads = state["reads"].astype(np.int64)
        way = Arithmetic(preset.arithmetic)
        self.network = Network(
            layout, spread, lean, preset.hidden, preset.row_width, way, reads, preset.card_width
        )
        self.flat = torch.cat([one.detach().reshape(-1) for one in self.network.parameters()])
        if state is not None:
            self._check(state)
            self.flat.copy_(torch.as_tensor(state["weights"]))
            self.network.scale.copy_(torch.as_tensor(state["scale"]))
            for scorer in self.network.scorers:
                scorer.scale.copy_(torch.as_tensor(state[f"scale.{scorer.piece}"]))
        self.network.to(self.device)
        self.flat = self.flat.to(self.device)
        self.gradient = torch.zeros_like(self.flat)
        at = 0
        for one in self.network.parameters():
            size = one.numel()
            one.data = self.flat[at : at + size].view(one.shape)
            one.grad = self.gradient[at : at + size].view(one.shape)
            at += size
        self.flat.grad = self.gradient
        self.adam = torch.optim.Adam([self.flat], lr=preset.learning_rate, eps=1e-5, fused=True)
        if state is not None and state["adam.step"][0]:
            self.adam.state[self.flat] = {
                "step": torch.tensor(float(state["adam.step"][0])),
                "exp_avg": torch.as_tensor(state["adam.mean"].copy()).to(self.device),
                "exp_avg_sq": torch.as_tensor(state["adam.square"].copy()).to(self.device),
            }

    def _check(self, state: Weights) -> None:
        for name in ("weights", "scale", "adam.mean", "adam.square", "adam.step"):
            if name not in state:
                raise CheckpointError(
                    f"the checkpoint has no {name} to go on from: take an earlier one of the run"
                )
            if not np.isfinite(state[name]).all():
                raise CheckpointError(
                    f"{name} of the checkpoint holds values that are not numbers (NaN or infinity): "
                    "take an earlier one of the run"
                )
        if state["weights"].shape != self.flat.shape:
            raise CheckpointError(
                f"the checkpoint's network has {state['weights'].size:,} weights, these settings make one "
                f"of {self.flat.numel():,}: hidden, row_width and card_width stay as they were"
            )
        if (np.equal(state["scale"], 0) != np.equal(_array(self.network.scale), 0)).any():
            raise CheckpointError("the checkpoint's network reads other columns: `without` stays as it was")

    def state(self) -> dict[str, NDArray[Any]]:
        """All that is needed to go on learning, as plain arrays."""
        kept = self.adam.state.get(self.flat, {})
        zeros = torch.zeros_like(self.flat)
        arrays = {
            "weights": _array(self.flat),
            "scale": _array(self.network.scale),
            "reads": self.network.reads_there.astype(np.int32),
            "adam.mean": _array(kept.get("exp_avg", zeros)),
            "adam.square": _array(kept.get("exp_avg_sq", zeros)),
            "adam.step": np.array([float(kept.get("step", 0.0))], np.float32),
        }
        for scorer in self.network.scorers:
            arrays[f"scale.{scorer.piece}"] = _array(scorer.scale)
        return arrays

    def tensor(self, array: NDArray[Any]) -> torch.Tensor:
        """The array where the network is."""
        return torch.from_numpy(array).to(self.device)


# -- playing -----------------------------------------------------------------------------------------------


@dataclass
class Played:
    """`num_steps` decisions in each of n games; row t, i is the decision t of game i."""

    cells: NDArray[np.int8]
    """[T, n, N + A]: observation and mask of the player to move."""
    read: NDArray[np.int8]
    """[T, n, k]: those of them that the first layer looks at."""
    player: NDArray[np.int8]
    """[T + 1, n]: who it is."""
    learns: NDArray[np.bool_]
    """[T, n]: whether the learner decided."""
    action: NDArray[np.int64]
    chance: NDArray[np.float32]
    """[T, n]: logarithm of the probability with which the learner drew the action."""
    value: NDArray[np.float32]
    """[T + 1, n]: what the learner expected for the player to move; 0 where it did not decide."""
    reward: NDArray[np.float32]
    """[T, n, 2]: for both seats."""
    done: NDArray[np.bool_]


class SelfPlay:
    """Games of one process, which go on from update to update."""

    def __init__(self, games: Games, league: League, rng: np.random.Generator) -> None:
        self.games, self.league, self.rng = games, league, rng
        n = games.num_envs
        self.seat = np.arange(n, dtype=np.int8) % 2
        """[n]: the learner's, where somebody else has the other."""
        self.place = np.zeros(n, np.int64)
        """[n]: who has the other, a place in the league; 0: the learner itself."""
        self.shown: tuple[NDArray[Any], NDArray[Any], NDArray[Any]] | None = None
        self.forget()

    def forget(self) -> None:
        """Counts anew."""
        self.ended = 0
        self.results: dict[str, list[float]] = {}
        self.against_past: dict[int, list[float]] = {}

    def play(self, learner: Learner, steps: int) -> Played:
        """Plays on in every game."""
        games, n = self.games, self.games.num_envs
        if self.shown is None:
            self.shown = games.reset()
            self.place = self._drawn(n)
        observation, mask, player = self.shown
        cells = games.obs_size
        played = Played(
            np.empty((steps, n, cells + games.num_actions), np.int8),
            np.empty((steps, n, len(learner.network.reads)), np.int8),
            np.empty((steps + 1, n), np.int8),
            np.empty((steps, n), np.bool_),
            np.empty((steps, n), np.int64),
            np.zeros((steps, n), np.float32),
            np.zeros((steps + 1, n), np.float32),
            np.empty((steps, n, 2), np.float32),
            np.empty((steps, n), np.bool_),
        )
        for t in range(steps):
            played.cells[t, :, :cells], played.cells[t, :, cells:] = observation, mask
            played.read[t] = learner.network.read(played.cells[t])
            played.player[t] = player
            played.learns[t] = mine = (self.place == 0) | (player == self.seat)
            self._decide(learner, played, t, np.flatnonzero(mine))
            self._others_decide(played.action[t], observation, mask, np.flatnonzero(~mine))
            self.shown = observation, mask, player, reward, done = games.step(  # type: ignore[assignment]
                played.action[t].astype(np.int32)
            )
            played.reward[t], played.done[t] = reward, done
            if done.any():
                self._end(np.flatnonzero(done), reward)
        self.shown = observation, mask, player
        played.player[steps] = player
        with torch.no_grad():
            last = np.concatenate([observation, mask], axis=1)
            played.value[steps] = learner.network(learner.tensor(last))[1].cpu().numpy()
        return played

    def _decide(self, learner: Learner, played: Played, t: int, rows: NDArray[np.int64]) -> None:
        """The learner's actions in these rows."""
        if not rows.size:
            return
        whole = rows.size == self.games.num_envs
        shown = (one[t] if whole else one[t, rows] for one in (played.cells, played.read))
        with torch.no_grad():
            found = learner.network(*(learner.tensor(one) for one in shown))
            numbers, values, game, action = (one.cpu().numpy() for one in found)
        place, chance = chosen(numbers, game, rows.size, self.rng)
        played.action[t, rows], played.chance[t, rows] = action[place], chance
        played.value[t, rows] = values

    def _others_decide(
        self,
        actions: NDArray[np.int64],
        observation: NDArray[Any],
        mask: NDArray[Any],
        rows: NDArray[np.int64],
    ) -> None:
        """The actions of those who sit opposite the learner, in these rows."""
        places = self.place[rows]
        for place in np.unique(places):
            theirs = rows[places == place]
            agent = self.league.agent(int(place))
            if hasattr(agent, "act_game"):
                games: Any = self.games
                actions[theirs] = [act_in(agent, games.game(int(row)), self.rng) for row in theirs]
            else:
                actions[theirs] = act_rows(agent, observation[theirs], mask[theirs], self.rng)

    def _end(self, rows: NDArray[np.int64], reward: NDArray[Any]) -> None:
        """Counts the games that ended and draws opponents for the next ones."""
        self.ended += len(rows)
        kinds, fixed = self.league.kinds, len(self.league.names)
        for row in rows:
            place = int(self.place[row])
            if place:
                result = 0.5 + 0.5 * float(reward[row, self.seat[row]])
                self.results.setdefault(kinds[place], []).append(result)
                if place > fixed:
                    number = self.league.active[place - fixed - 1]
                    self.against_past.setdefault(number, []).append(result)
        self.seat[rows] ^= 1
        self.place[rows] = self._drawn(len(rows))

    def _drawn(self, count: int) -> NDArray[np.int64]:
        chances = self.league.chances()
        return self.rng.choice(len(chances), count, p=chances)


# -- learning ----------------------------------------------------------------------------------------------


def advantages(played: Played, discount: float, gae_lambda: float) -> NDArray[np.float32]:
    """How much better each decision turned out than was expected: generalised advantages, a seat at a time.

    What counts for a decision is the same seat's next one, however often the other seat decides in between;
    a game's result counts for the last decision of each seat. At the end of the batch the seat that is not
    to move expects the opposite of what the other one does.

    Returns:
        float32 [T, n]
    """
    steps, n = played.done.shape
    row = np.arange(n)
    next_value = np.zeros((n, 2), np.float32)
    last = played.player[steps]
    next_value[row, last], next_value[row, 1 - last] = played.value[steps], -played.value[steps]
    next_advantage = np.zeros((n, 2), np.float32)
    waiting = np.zeros((n, 2), np.float32)  # a result that no decision has got yet
    found = np.zeros((steps, n), np.float32)
    for t in range(steps - 1, -1, -1):
        done, seat = played.done[t], played.player[t]
        waiting[done] = played.reward[t, done]
        next_value[done] = next_advantage[done] = 0
        error = waiting[row, seat] + discount * next_value[row, seat] - played.value[t]
        found[t] = error + discount * gae_lambda * next_advantage[row, seat]
        next_advantage[row, seat], next_value[row, seat] = found[t], played.value[t]
        waiting[row, seat] = 0
    return found


def improve(
    learner: Learner,
    played: Played,
    preset: Preset,
    orders: Orders,
    part: int,
    rng: np.random.Generator,
    circle: Circle,
) -> dict[str, float]:
    """Some passes over what was played, in parts of about `part` decisions; what was measured on the way."""
    advantage = advantages(played, preset.discount, preset.gae_lambda)
    target = advantage + played.value[:-1]
    whole: list[NDArray[Any]] = [played.cells, played.read, played.action, played.chance, advantage, target]
    arrays = [one.reshape(-1, *one.shape[2:]) for one in whole]
    mine = np.flatnonzero(played.learns)
    # Every process takes as many steps as the one with the fewest decisions.
    counts = circle.tell(min(heard) if (heard := circle.hear(len(mine))) else None)
    parts = max(1, round(counts / part))
    learner.adam.param_groups[0]["lr"] = orders.learning_rate
    measured = []
    for _ in range(preset.epochs):
        for rows in np.array_split(rng.permutation(mine), parts):
            loss, found = _loss(learner, preset, orders.entropy, *(one[rows] for one in arrays))
            learner.gradient.zero_()
            torch.autograd.backward(loss)
            if circle.size > 1:
                mean = learner.gradient.cpu().numpy()
                circle.average(mean)
                learner.gradient.copy_(torch.from_numpy(mean))
            length = learner.gradient.norm()
            learner.gradient.mul_(torch.clamp(preset.longest_gradient / (length + 1e-6), max=1.0))
            learner.adam.step()
            measured.append([*found, float(length)])
    if not torch.isfinite(learner.flat).all():
        raise SettingError(
            "the weights are no longer numbers (NaN or infinity); the last checkpoint is whole: go on from "
            "it with a smaller learning_rate"
        )
    explained = 1 - np.var((target - played.value[:-1])[played.learns]) / (
        np.var(target[played.learns]) + 1e-9
    )
    names = ("policy_loss", "value_loss", "entropy", "divergence", "clipped", "gradient")
    return dict(zip(names, np.mean(measured, axis=0).tolist(), strict=True)) | {"explained": float(explained)}


def _loss(
    learner: Learner,
    preset: Preset,
    entropy_weight: float,
    cells: NDArray[np.int8],
    read: NDArray[np.int8],
    actions: NDArray[np.int64],
    chances: NDArray[np.float32],
    advantage: NDArray[np.float32],
    target: NDArray[np.float32],
) -> tuple[torch.Tensor, list[float]]:
    """What one step makes smaller, and what is told of it."""
    n = len(cells)
    numbers, values, game, action = learner.network(learner.tensor(cells), learner.tensor(read))
    logs = shares(numbers, game, n)
    taken = logs[action == learner.tensor(actions)[game]]
    before = learner.tensor(chances)
    scaled = learner.tensor((advantage - advantage.mean()) / (advantage.std() + 1e-8))
    ratio = (taken - before).exp()
    held = ratio.clamp(1 - preset.clip, 1 + preset.clip)
    policy_loss = -torch.minimum(ratio * scaled, held * scaled).mean()
    entropy = -(logs.exp() * logs).sum() / n
    value_loss = (values - learner.tensor(target)).square().mean()
    loss = policy_loss - entropy_weight * entropy + preset.value_weight * value_loss
    with torch.no_grad():
        clipped = ((ratio - 1).abs() > preset.clip).float().mean()
        told = torch.stack([policy_loss, value_loss, entropy, (before - taken).mean(), clipped])
    return loss, told.tolist()
