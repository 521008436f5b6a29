"""Names under which Gymnasium and PettingZoo find an environment. No game is imported for them."""

import sys


def register_gym_env(name: str, entry_point: str, vector_entry_point: str) -> None:
    """Let `gymnasium.make` find it, bare: it keeps its own order, and `env.action_masks()` can be called.

    `gymnasium.make_vec` finds the other one, many games at once, where no other way is asked for.
    """
    from gymnasium.envs.registration import register

    register(
        name,
        entry_point=entry_point,
        vector_entry_point=vector_entry_point,
        order_enforce=False,
        disable_env_checker=True,
    )


def register_aec(name: str, entry_point: str) -> None:
    """Let `pettingzoo.make("aec", ...)` find it, where PettingZoo has been imported and does not know it."""
    if "pettingzoo" not in sys.modules:
        return
    from pettingzoo import aec_registry, register

    if name not in aec_registry:
        register("aec", name, entry_point=entry_point)
