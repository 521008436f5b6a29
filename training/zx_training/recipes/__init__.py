"""Other libraries' learners on this environment: each module a recipe to run, to read and to copy.

maskable_ppo   sb3-contrib's MaskablePPO, over `gymnasium.make` and over `VectorEnv`
rllib          Ray RLlib, self-play over `Game`, on one machine or many
trunk          the network of both, and how it is handed to `zx match` and every other command

Nothing else of zx_training needs what these import. README.md here tells how each does, and what to mind.
"""
