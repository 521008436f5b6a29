"""The event encoder of Z/X: its entry points, kinds and words in one `Telling`."""

from zx_env.core.events.event import Telling
from zx_env.zx.events import entry_points
from zx_env.zx.events.kinds import Kind
from zx_env.zx.events.sentences import events_of

TELLING = Telling(entries=entry_points, kinds=[kind.name.lower() for kind in Kind], words=events_of)
