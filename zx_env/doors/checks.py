"""What every door refuses in the same words: players, counts and render modes that are none."""

from typing import Any

from zx_env.errors import SettingError

RENDER_MODES = ("human", "ansi")


def check_player(player: Any) -> None:
    """Refuse what is neither player."""
    if isinstance(player, bool) or player not in (0, 1):
        raise SettingError(f"a player is 0 or 1, not {player!r}")


def check_count(name: str, number: Any) -> None:
    """Refuse what is no whole number from 1."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise SettingError(f"{name} is a whole number from 1, not {number!r}")


def check_render_mode(render_mode: Any) -> None:
    """Refuse what is no render mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise SettingError(f'render_mode is None, "ansi" or "human", not {render_mode!r}')
