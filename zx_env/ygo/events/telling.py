"""The Yu-Gi-Oh! Battle Phase as the doors have it told: the one `Telling`."""

from zx_env.doors.events import Telling
from zx_env.ygo.events import entries
from zx_env.ygo.events.kinds import Kind
from zx_env.ygo.events.words import told

TELLING = Telling(entries=entries, kinds=[kind.name.lower() for kind in Kind], words=told)
