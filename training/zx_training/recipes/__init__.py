"""Other libraries' learners on this environment: each module is a recipe to run, read and copy.

maskable_ppo   sb3-contrib's MaskablePPO, on `gymnasium.make` and on `VectorEnv`
rllib          Ray RLlib, self-play, on one machine or many
rllib_runner   its env runner over `VectorEnv`: many games in one forward pass and one compiled step
mlp            the network of both recipes, and its export as an agent for every command

No other package of zx_training imports these libraries. README.md documents each recipe and its pitfalls.
"""
