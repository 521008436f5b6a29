"""Number of games in the long tests: `ZX_GAMES`, by default 2,000. 20,000 take an hour."""

import os

GAMES = int(os.environ.get("ZX_GAMES", "2000"))
