"""Experiments: arms of training settings or agents, several runs each, measured on the same deals.

    from pathlib import Path
    from zx_training.experiments import Arm, Experiment, run_experiment

    arms = Arm("seen"), Arm("unseen", {"without": ["board.attackers"]})
    results = run_experiment(Experiment("Does it pay to see who can attack?", arms), Path("runs/attackers"))

config          the configuration: arms, decks, budget and seeds, read from a TOML file and checked
runner          trains and plays the missing parts; a folder continues after any interruption
analysis        win rates and differences between arms, with intervals
plots           the results as a picture
report          terminal output of `zx experiment`
exploitability  approximate best response to a frozen agent, for `zx exploit`
"""

from zx_training.experiments.config import Arm, Experiment
from zx_training.experiments.runner import ExperimentCallback, run_experiment

__all__ = ["Arm", "Experiment", "ExperimentCallback", "run_experiment"]
