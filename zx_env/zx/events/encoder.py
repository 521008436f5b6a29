"""The event encoder of Z/X: its entry points, kinds and words in one `EventEncoder`."""

from zx_env.core.events.event import EventEncoder
from zx_env.zx.events.entry_points import EVENT_ENTRY_POINTS
from zx_env.zx.events.kinds import Kind
from zx_env.zx.events.sentences import events_of

EVENT_ENCODER = EventEncoder(
    entry_points=EVENT_ENTRY_POINTS,
    kinds=[kind.name.lower() for kind in Kind],
    first_kind=min(Kind),
    decode=events_of,
)
