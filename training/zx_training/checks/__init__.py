"""Checks of an agent of one's own: `zx check my:Agent`, or from Python.

    import zx_training

    print(zx_training.check("my:Agent"))

check    `check`, and its result
games    the games that the agent plays, with every decision
report   `zx check`: progress, and the verdicts as text or JSON
answers  the agent's answers to these decisions again: the same cards, other hidden cards, many at once
"""

from zx_training.checks.check import CheckedAgent, Verdict, check

__all__ = ["CheckedAgent", "Verdict", "check"]
