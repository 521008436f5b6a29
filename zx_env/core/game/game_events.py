"""`GameEvents`: the events of one game, for games that are created with `events=True`."""

from typing import cast

from zx_env.core.events.event import NO_EVENTS, Event, EventBlock, EventEncoder, EventRows
from zx_env.core.game.buffers import StateBuffer
from zx_env.core.validation import check_events
from zx_env.errors import SettingError


class GameEvents(StateBuffer):
    """The methods of a `Game` that store and read events."""

    __slots__ = ()

    def events(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """Return the events of a game that records them.

        Args:
            viewer: A player: the events that this player may know; a card has its name if the player knew it
                at that time. None: everything.
            since: Number of events to omit from the beginning, to continue a list from an earlier call.

        Raises:
            SettingError: The game records no events, or an argument is invalid.
        """
        viewer, since = check_events(viewer, since)
        if self._event_block is None:
            raise SettingError("this game keeps no events: make it with events=True")
        return self._event_block.events(viewer, since)

    @property
    def keeps_events(self) -> bool:
        """Whether the game was created with `events=True`."""
        return self._event_block is not None

    @classmethod
    def event_encoder(cls) -> EventEncoder:
        """Return the event encoder of this kind of game.

        Raises:
            SettingError: Games of this kind have no events.
        """
        if cls.game_spec.event_encoder is None:
            raise SettingError(f"games of {cls.game_spec.name} tell no events")
        return cls.game_spec.event_encoder()

    def _begin_events(self, event_rows: EventRows = NO_EVENTS) -> None:
        """Begin to record events; `event_rows` are the first ones."""
        self._event_block = EventBlock(None, event_rows, self.event_encoder(), self.settings)

    def _add_events(self, event_rows: EventRows) -> None:
        before = cast(EventBlock, self._event_block)
        self._event_block = EventBlock(before, event_rows, before.encoder, self.settings)
