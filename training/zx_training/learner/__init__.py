"""PPO by self-play: the algorithm, its network, its processes and its runs.

trainer      a training run: budget, snapshots, ratings
worker       one process of a run
rollouts     self-play and the rollout buffer
ppo          advantages and the PPO update
league       opponents: snapshots of the past and other agents
network      the network in PyTorch
initial_weights  the weights of a player, with which a run begins
inputs       network inputs and outputs, derived from a game's specification
interrupts   Ctrl-C that waits until a block has ended
arithmetic   arithmetic of the layers: bfloat16, sparse first layer
columns      columns of an observation, by name
processes    the processes of a run: how they start, and what they tell each other
checkpoint   the checkpoint file
presets      named settings
tasks        decks, games and fixed opponents of a run
report       progress and tables of `zx train` and `zx match`
"""
