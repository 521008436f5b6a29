"""`Game`: one game of Z/X, for search, people and tests.

    g = Game.new(decks=("b01_red", "b01_blue"), seed=7)
    while g.to_play is not None:
        g.step(g.actions()[0].text)

The game asks every decision, also one with a single legal answer, unless `skip_forced` (ruling Z22). See
also: the methods of a game (core/game/game.py), many games at once (vector.py).
"""

from typing import Any, Self

from zx_env.core.game import game
from zx_env.core.seeding import check_seed
from zx_env.core.settings import document_settings
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.settings import ASK, DECKS, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of
from zx_env.zx.spec import SPEC


class Game(game.Game):
    """One game of Z/X. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

    __slots__ = ()

    game_spec = SPEC
    settings: Settings

    @classmethod
    @document_settings(Settings)
    def new(  # noqa: D417 - `document_settings` puts the rest there
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
        """Start a new game, at its first decision.

        Args:
            seed: Seed of the game's random stream. The same seed and actions give the same game.
            events: Record events, for `events()`.
            decks, first_player, skip_forced, card_set, turn_cap, turn_decision_cap, pay: As in `Settings`.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
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
        """Restore the game from a position, written by `position()` or by hand.

        Args:
            position: The dict.
            strict: Reject a hand-written position in which a rule effect would act at once.
            card_set: The card set that the position may use besides "standard". Reading a position imports
                only a module that its reader has named.
            events: Record events from here on.

        Raises:
            PositionError: The dict is not a position, is impossible, or uses another card set.
        """
        return super().from_position(position, strict, events, card_set=card_set)

    def _named(self) -> dict[str, Any]:
        return {"card_set": self.settings.card_set}

    @classmethod
    def replay(  # type: ignore[override]
        cls, record: str, card_set: str = STANDARD, events: bool = False
    ) -> Self:
        """Replay a record and return the resulting game.

        Args:
            record: The text returned by `record()`.
            card_set: As in `from_position`.
            events: Record events, starting at the first action of the record.

        Raises:
            RecordError: The text is not a record, an action in it is illegal (the message names the line), or
                it uses another card set.
        """
        return super().replay(record, events, card_set=card_set)
