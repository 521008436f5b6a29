"""What happens in a game of Z/X, told event by event.

Nothing here is compiled, or runs, unless somebody asks for events.
"""

from zx_env.compiling.games import link_apart

link_apart()
