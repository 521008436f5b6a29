"""The event encoder of the Yu-Gi-Oh! Battle Phase: its entry points, kinds and sentences."""

from zx_env.core.events.event import EventEncoder
from zx_env.ygo.events.entry_points import EVENT_ENTRY_POINTS
from zx_env.ygo.events.kinds import Kind
from zx_env.ygo.events.sentences import events_of

EVENT_ENCODER = EventEncoder(
    entry_points=EVENT_ENTRY_POINTS,
    kinds=[kind.name.lower() for kind in Kind],
    first_kind=min(Kind),
    decode=events_of,
)
