"""The Yu-Gi-Oh! Battle Phase as the doors have it told: the one `Telling`."""

from zx_env.core.events.event import Telling
from zx_env.ygo.events import entry_points
from zx_env.ygo.events.kinds import Kind
from zx_env.ygo.events.sentences import told

TELLING = Telling(entries=entry_points, kinds=[kind.name.lower() for kind in Kind], words=told)
