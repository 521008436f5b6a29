"""`Game`: one game of Z/X, as search, people and tests use it.

    g = Game.new(decks=("b01_red", "b01_blue"), seed=7)
    while g.to_play is not None:
        g.step(g.actions()[0].text)

It asks every decision, also one with a single answer, unless `skip_forced` (ruling Z22). Not here: what
a game does once it is made (core/game/game.py), many games at once (vector.py).
"""

from typing import Any, Self

from zx_env.core.game import game
from zx_env.core.seeding import check_seed
from zx_env.core.settings import tells
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.settings import ASK, DECKS, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of
from zx_env.zx.spec import KIT


class Game(game.Game):
    """One game of Z/X. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

    __slots__ = ()

    kit = KIT
    settings: Settings

    @classmethod
    @tells(Settings)
    def new(  # noqa: D417 - `tells` puts the rest there
        cls,
        decks: Any = DECKS,
        seed: int = 0,
        first_player: int | None = None,
        skip_forced: bool = False,
        card_set: str = STANDARD,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        pay: str = ASK,
        events: bool = False,
    ) -> Self:
        """A new game, at its first decision.

        Args:
            seed: Of the game's dice; the same seed and actions give the same game.
            events: Keep what happens, for `events()`.
            decks, first_player, skip_forced, card_set, turn_cap, turn_decision_cap, pay: As in `Settings`.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting cannot be used.
        """
        settings = settings_of(
            decks,
            card_set,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
            pay=pay,
        )
        return cls.begin(settings, check_seed(seed), events)

    @classmethod
    def from_position(  # type: ignore[override]
        cls,
        position: dict[str, Any],
        strict: bool = True,
        card_set: str = STANDARD,
        events: bool = False,
    ) -> Self:
        """The game that stands in a position, written by `position()` or by hand.

        Args:
            position: The dict.
            strict: Refuse a hand-written position in which no game ever asks anybody.
            card_set: The card set that it may be played with beside "standard": reading a position imports
                no module that its reader has not named.
            events: Keep what happens from here on.

        Raises:
            PositionError: It is no position, an impossible one, or one of another card set.
        """
        return super().from_position(position, strict, events, card_set=card_set)

    def _named(self) -> dict[str, Any]:
        return {"card_set": self.settings.card_set}

    @classmethod
    def replay(  # type: ignore[override]
        cls, record: str, card_set: str = STANDARD, events: bool = False
    ) -> Self:
        """The game that a record tells.

        Args:
            record: The text that `record()` gave.
            card_set: As in `from_position`.
            events: Keep what happens, from the beginning of the record on.

        Raises:
            RecordError: The text is no record, an action in it is not legal (the message names the line), or
                it is of another card set.
        """
        return super().replay(record, events, card_set=card_set)
