"""Proximal policy optimisation (PPO) from rollouts in which both seats learn.

Read from top to bottom: `Learner`, the network and its optimizer; `advantages`, from rewards and values;
`update`, a few passes over a rollout. The decisions of each seat are one trajectory.

If the games have a symmetry, such as a mirror, a share of each minibatch is replaced by its images
(zx_env/core/observation/symmetry.py): what was seen and done, with the same advantage and return. The policy
that acted in the image is the image of the old policy, so the old probability of an action is also that of
its image. A network that is not symmetric can make the ratio of probabilities large; it is truncated
(Espeholt et al. 2018, "IMPALA").

Each pass samples the confident decisions, those whose action had nearly probability 1: late in a run they are
half of all, and their policy gradient is nearly 0. A sampled one has the weight 1 / `confident_subsample` in
all means of the loss, so the expected gradient is that of all decisions (importance sampling). Without the
weight, a rare action in a clear position would count three times as much as the usual one, and values of
clear positions would be learned less.

The value is the expected result of the player to move, from -1 to 1. It contains a fixed linear term, the
task's `potential`, a rule-based estimate. This term is equivalent to potential-based reward shaping (Ng,
Harada and Russell 1999, theorem 1; equivalence: Wiewiora 2003), but the value still estimates the result, so
a search can use it.

Schulman, Wolski, Dhariwal, Radford and Klimov 2017, "Proximal Policy Optimization Algorithms".
Schulman, Moritz, Levine, Jordan and Abbeel 2016, "High-Dimensional Continuous Control Using Generalized
Advantage Estimation".

See also: rollouts.py (self-play), worker.py (one process of a run), trainer.py (a whole run), network.py.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from zx_agents.network.weights import Weights

from zx_env.errors import CheckpointError, SettingError
from zx_training.learner.arithmetic.images import replace_by_images
from zx_training.learner.arithmetic.kernels import Arithmetic, without_denormals
from zx_training.learner.arithmetic.softmax import log_softmax
from zx_training.learner.inputs import InputLayout
from zx_training.learner.network import Network
from zx_training.learner.presets import Preset
from zx_training.learner.processes.group import ProcessGroup
from zx_training.learner.rollouts import RolloutBuffer
from zx_training.learner.tasks import TrainingTask

LARGEST_RATIO = 2.0
"""Bound of the ratio of probabilities of an image."""


def potential_weights(task: TrainingTask, preset: Preset, cells: int) -> NDArray[np.float32]:
    """Return the fixed linear term of the value: the weight [N] of each observation cell.

    The weight is the coefficient of the cell in the task's potential times `preset.shaping`.
    """
    if task.potential is None or not preset.shaping:
        return np.zeros(cells, np.float32)
    constant = task.potential(np.zeros((1, cells), np.int8))
    coefficients = task.potential(np.eye(cells, dtype=np.int8)) - constant
    return np.asarray(preset.shaping * coefficients, np.float32)


class Learner:
    """The network and its optimizer, Adam (Kingma and Ba 2015).

    All weights are views of one vector. So are all gradients, and each of Adam's moments.
    """

    def __init__(
        self,
        layout: InputLayout,
        potential_weights: NDArray[np.float32],
        preset: Preset,
        cell_sizes: NDArray[Any] | None = None,
        input_indices: NDArray[Any] | None = None,
        state: Weights | None = None,
        card_features: NDArray[np.int8] | None = None,
    ) -> None:
        self.device = preset.device
        if state is not None:
            if "reads" not in state:
                raise CheckpointError(
                    "the checkpoint has no reads to go on from: train again with `zx train`"
                )
            input_indices = state["reads"].astype(np.int64)
        self.network = Network(
            layout,
            cell_sizes,
            potential_weights,
            preset.hidden,
            preset.row_width,
            Arithmetic(preset.arithmetic),
            input_indices,
            preset.card_width,
            card_features if preset.card_features else None,
        )
        self.flat = torch.cat([weight.detach().reshape(-1) for weight in self.network.parameters()])
        if state is not None:
            self._check(state)
            self.flat.copy_(torch.as_tensor(state["weights"]))
            self.network.scale.copy_(torch.as_tensor(state["scale"]))
            for scorer in self.network.scorers:
                scorer.scale.copy_(torch.as_tensor(state[f"scale.{scorer.field}"]))
        self.network.to(self.device)
        self.flat = self.flat.to(self.device)
        self.gradient = torch.zeros_like(self.flat)
        offset = 0
        for weight in self.network.parameters():
            size = weight.numel()
            weight.data = self.flat[offset : offset + size].view(weight.shape)
            weight.grad = self.gradient[offset : offset + size].view(weight.shape)
            offset += size
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
                f"of {self.flat.numel():,}: hidden, row_width, card_width and card_features stay as they were"
            )
        if (np.equal(state["scale"], 0) != np.equal(_array(self.network.scale), 0)).any():
            raise CheckpointError("the checkpoint's network reads other columns: `without` stays as it was")

    def set_learning_rate(self, learning_rate: float) -> None:
        """Set the learning rate of the next optimizer steps."""
        self.adam.param_groups[0]["lr"] = learning_rate

    def averaged(self) -> list[torch.Tensor]:
        """Return the vectors that differ between learners: the weights and the optimizer's moments."""
        moments = self.adam.state[self.flat]
        return [self.flat.detach(), moments["exp_avg"], moments["exp_avg_sq"]]

    def state(self) -> dict[str, NDArray[Any]]:
        """Return the weights and the optimizer's state, as plain arrays, to resume from."""
        moments = self.adam.state.get(self.flat, {})
        zeros = torch.zeros_like(self.flat)
        arrays = {
            "weights": _array(self.flat),
            "scale": _array(self.network.scale),
            "reads": self.network.input_indices.astype(np.int32),
            "adam.mean": _array(moments.get("exp_avg", zeros)),
            "adam.square": _array(moments.get("exp_avg_sq", zeros)),
            "adam.step": np.array([float(moments.get("step", 0.0))], np.float32),
        }
        for scorer in self.network.scorers:
            arrays[f"scale.{scorer.field}"] = _array(scorer.scale)
        return arrays


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return np.array(tensor.detach().cpu().numpy())


def advantages(rollout: RolloutBuffer, discount: float, gae_lambda: float) -> NDArray[np.float32]:
    """Return the generalized advantage estimate of each decision, float32 [T, n], one seat at a time.

    It is the truncated sum of Schulman et al. 2017, equations 11 and 12 (GAE: Schulman et al. 2016, eq. 16).
    The next state of a decision is the same seat's next decision, however many decisions of the other seat
    are in between. The result of a game is the reward of each seat's last decision. At the end of the
    rollout, the value of the seat that is not to move is minus the value of the seat to move.
    """
    steps, n = rollout.done.shape
    row = np.arange(n)
    next_value = np.zeros((n, 2), np.float32)
    last = rollout.player[steps]
    next_value[row, last], next_value[row, 1 - last] = rollout.value[steps], -rollout.value[steps]
    next_advantage = np.zeros((n, 2), np.float32)
    pending_reward = np.zeros((n, 2), np.float32)  # results not yet assigned to a decision
    result = np.zeros((steps, n), np.float32)
    for t in range(steps - 1, -1, -1):
        done, seat = rollout.done[t], rollout.player[t]
        pending_reward[done] = rollout.reward[t, done]
        next_value[done] = next_advantage[done] = 0
        td_error = pending_reward[row, seat] + discount * next_value[row, seat] - rollout.value[t]
        result[t] = td_error + discount * gae_lambda * next_advantage[row, seat]
        next_advantage[row, seat], next_value[row, seat] = result[t], rollout.value[t]
        pending_reward[row, seat] = 0
    return result


def update(
    learner: Learner,
    rollout: RolloutBuffer,
    preset: Preset,
    entropy_weight: float,
    minibatch_size: int,
    rng: np.random.Generator,
    group: ProcessGroup,
    is_taught: bool = False,
) -> dict[str, float]:
    """Learn from a rollout: `preset.epochs` passes in minibatches of about `minibatch_size` decisions.

    A minibatch has fewer decisions, with larger weights, if the pass samples confident decisions: the number
    of optimizer steps remains that of all decisions. With `is_taught`, the actions are those of a teacher,
    and the policy learns to take them.

    Returns:
        The mean losses by name; `explained`, the explained variance of the values; `sampled`, the share of
        the decisions that a pass learned.

    Raises:
        SettingError: A weight has become NaN or infinite.
    """
    advantage = advantages(rollout, preset.discount, preset.gae_lambda)
    returns = advantage + rollout.value[:-1]
    columns: list[NDArray[Any]] = [
        rollout.cells,
        rollout.action,
        rollout.log_prob,
        advantage,
        returns,
    ]
    arrays = [column.reshape(-1, *column.shape[2:]) for column in columns]
    learned = np.flatnonzero(rollout.learns)
    # Every process takes as many optimizer steps as the process with the fewest decisions.
    smallest = group.broadcast(min(counts) if (counts := group.gather(len(learned))) else None)
    minibatches = max(1, round(smallest / minibatch_size))
    metrics, sampled = [], []
    for _ in range(preset.epochs):
        chosen, weights = sample_decisions(rollout, learned, minibatches, preset, rng)
        sampled.append(len(chosen) / max(1, len(learned)))
        for part in np.array_split(rng.permutation(len(chosen)), minibatches):
            rows = chosen[part]
            minibatch = [array[rows] for array in arrays]
            is_image = _show_images(rollout, rows, minibatch, preset.mirror, rng)
            loss, scalars = _loss(
                learner.network, preset, entropy_weight, is_image, is_taught, weights[part], *minibatch
            )
            metrics.append([*scalars, _step(learner, loss, preset, group)])
    if preset.average == "update":
        average(learner.averaged(), group)
    if not torch.isfinite(learner.flat).all():
        raise SettingError(
            "the weights are no longer numbers (NaN or infinity); the last checkpoint is whole: go on from "
            "it with a smaller learning_rate"
        )
    explained = 1 - np.var((returns - rollout.value[:-1])[rollout.learns]) / (
        np.var(returns[rollout.learns]) + 1e-9
    )
    names = ("policy_loss", "value_loss", "entropy", "divergence", "clipped", "gradient")
    means = dict(zip(names, np.mean(metrics, axis=0).tolist(), strict=True))
    return means | {"explained": float(explained), "sampled": float(np.mean(sampled))}


def _step(learner: Learner, loss: torch.Tensor, preset: Preset, group: ProcessGroup) -> float:
    """Take one optimizer step, with the other processes; return the norm of the gradient."""
    learner.gradient.zero_()
    torch.autograd.backward(loss)
    if preset.average == "step":
        average([learner.gradient], group, preset.link)
    with without_denormals():
        norm = learner.gradient.norm()
        learner.gradient.mul_(torch.clamp(preset.longest_gradient / (norm + 1e-6), max=1.0))
        learner.adam.step()
    return float(norm)


def sample_decisions(
    rollout: RolloutBuffer,
    learned: NDArray[np.int64],
    minibatches: int,
    preset: Preset,
    rng: np.random.Generator,
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Return the decisions of one pass and the weight of each; all of `learned` if there would be too few.

    `learned` are the learner's decisions, indices into the flat rollout. There are too few if a minibatch
    would be empty.
    """
    share = preset.confident_subsample
    weights = np.ones(len(learned), np.float32)
    if share == 1.0:
        return learned, weights
    is_confident = rollout.log_prob.reshape(-1)[learned] > math.log(preset.confidence_threshold)
    chosen = ~is_confident | (rng.random(len(learned)) < share)
    if np.count_nonzero(chosen) < minibatches:
        return learned, weights
    weights[is_confident] = 1.0 / share
    return learned[chosen], weights[chosen]


def average(tensors: list[torch.Tensor], group: ProcessGroup, link: str = "float32") -> None:
    """Replace each tensor, in place, with its mean over all processes."""
    if group.size == 1:
        return
    for tensor in tensors:
        mean = tensor.cpu().numpy()
        group.all_reduce_mean(mean, link)
        tensor.copy_(torch.from_numpy(mean))


def _show_images(
    rollout: RolloutBuffer,
    rows: NDArray[np.int64],
    minibatch: list[NDArray[Any]],
    share: float,
    rng: np.random.Generator,
) -> NDArray[np.bool_]:
    """Replace cells and actions of a share of a minibatch, in place, by their images.

    Returns:
        [m]: which decisions are images.
    """
    number = rollout.symmetry.reshape(-1)[rows]
    is_image = number > 0
    if not share or not is_image.any():
        return np.zeros_like(is_image)
    is_image &= rng.random(len(rows)) < share
    cells, actions = minibatch[:2]
    for k, symmetry in enumerate(rollout.symmetries):
        images = np.flatnonzero(is_image & (number == k + 1))
        replace_by_images(symmetry, cells, images)
        actions[images] = symmetry.actions(actions[images])
    return is_image


def _loss(
    network: Network,
    preset: Preset,
    entropy_weight: float,
    is_image: NDArray[np.bool_],
    is_taught: bool,
    weight: NDArray[np.float32],
    cells: NDArray[np.int8],
    actions: NDArray[np.int64],
    old_log_probs: NDArray[np.float32],
    advantage: NDArray[np.float32],
    returns: NDArray[np.float32],
) -> tuple[torch.Tensor, list[float]]:
    """Return the loss of a minibatch, and its scalars.

    The scalars are policy loss, value loss, entropy, approximate KL divergence and share of clipped ratios.

    The loss is minus the objective of Schulman et al. 2017, equation 9: the clipped surrogate (equation 7),
    the squared error of the value and the entropy bonus. All means are weighted by `weight`, [n]. For
    a teacher's actions, the cross-entropy replaces the surrogate (behavioral cloning, Pomerleau 1991).
    """
    n = len(cells)
    share = weight / weight.sum()  # of each decision in the means
    shares = network.tensor(share)
    logits, values, game, action = network(network.tensor(cells))
    log_probs = log_softmax(logits, game, n)
    taken = log_probs[action == network.tensor(actions)[game]]
    old = network.tensor(old_log_probs)
    if is_image.any():
        least = taken.detach() - math.log(LARGEST_RATIO)
        old = torch.where(network.tensor(is_image), torch.maximum(old, least), old)
    centred = advantage - share @ advantage
    normalized = network.tensor(centred / (np.sqrt(share @ np.square(centred)) + 1e-8))
    ratio = (taken - old).exp()
    clipped_ratio = ratio.clamp(1 - preset.clip, 1 + preset.clip)
    gain = taken if is_taught else torch.minimum(ratio * normalized, clipped_ratio * normalized)
    policy_loss = -(gain @ shares)
    entropy = -(log_probs.exp() * log_probs * shares[game]).sum()
    value_loss = (values - network.tensor(returns)).square() @ shares
    loss = policy_loss - entropy_weight * entropy + preset.value_weight * value_loss
    with torch.no_grad():
        clipped = ((ratio - 1).abs() > preset.clip).float() @ shares
        divergence = (old - taken) @ shares
        scalars = torch.stack([policy_loss, value_loss, entropy, divergence, clipped])
    return loss, scalars.tolist()
