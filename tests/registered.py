"""The games of this project, whatever other games tests have registered."""

from zx_env.core.games import games

GAME_NAMES = [game.name for game in games() if game.environment.startswith("zx_env.")]
