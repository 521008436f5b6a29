"""How many games the long tests play: `ZX_GAMES`, 2,000 without it. 20,000 take an hour."""

import os

GAMES = int(os.environ.get("ZX_GAMES", "2000"))
