"""Registration of environments with Gymnasium and PettingZoo, by name, without importing any game."""


def register_gym_env(name: str, entry_point: str, vector_entry_point: str) -> None:
    """Register an environment for `gymnasium.make`, without wrappers, so that `action_masks` can be called.

    `gymnasium.make_vec` uses `vector_entry_point` by default.
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
    """Register an environment for `pettingzoo.make("aec", ...)`."""
    from pettingzoo import aec_registry, register

    if name not in aec_registry:
        register("aec", name, entry_point=entry_point)
