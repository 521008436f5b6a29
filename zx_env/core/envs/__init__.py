"""Environment classes: PettingZoo, Gymnasium, vectorized, stable-baselines3, OpenSpiel.

aec               PettingZoo AEC environment and its wrappers
gymnasium_env     Gymnasium environment, opponent inside
gymnasium_vector  Gymnasium vector environment
vector_env        `VectorEnv`: many games, autoreset
vector_events     events and finished games of a `VectorEnv`
sb3               `SB3VecEnv`
single_agent      one learner's seat in every row
stepper           fast stepping of one game
opponents         calls opponents one by one or in batches
open_spiel        `pyspiel.Game` adapter
"""
