"""Experiments: arms of training settings or agents, several runs each, measured on the same deals.

    from pathlib import Path
    from zx_training.experiments import Arm, Experiment, run_experiment

    arms = Arm("seen"), Arm("unseen", {"without": ["board.attackers"]})
    found = run_experiment(Experiment("Does it pay to see who can attack?", arms), Path("runs/attackers"))

experiment  what is asked: arms, decks, budget, seeds; read from a TOML file, checked before anything runs
course      what is not done yet is trained and played; a folder goes on after any stop
findings    win rates, differences between arms, with intervals
picture     the same as a picture
screen      what `zx experiment` shows
"""

from zx_training.experiments.config import Arm, Experiment
from zx_training.experiments.runner import ExperimentCallback, run_experiment

__all__ = ["Arm", "Experiment", "ExperimentCallback", "run_experiment"]
