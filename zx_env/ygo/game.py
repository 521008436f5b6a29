"""`Game`: one duel of the Yu-Gi-Oh! Battle Phase, for search, people and tests.

    g = Game.new(decks=("beat", "light"), seed=7, rules="tcg")
    while g.to_play is not None:
        g.step(g.actions()[0].text)

Unless `skip_forced` is set, it asks every decision, even one with a single answer. See also: the methods of a
game (core/game/game.py), many duels at once (vector.py).
"""

from typing import Any, Self

from zx_env.core.game import game
from zx_env.core.seeding import check_seed
from zx_env.core.settings import document_settings
from zx_env.ygo.settings import DECKS, TCG, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of
from zx_env.ygo.spec import SPEC


class Game(game.Game):
    """One duel. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

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
        rules: str = TCG,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        events: bool = False,
    ) -> Self:
        """Start a new duel and return it at its first decision.

        Args:
            seed: Seed of the random number generator; the same seed and actions give the same duel.
            events: Record events, for `events()`.
            decks, first_player, skip_forced, rules, turn_cap, turn_decision_cap: As in `Settings`.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        settings = settings_of(
            decks,
            rules,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
        )
        return cls.begin(settings, check_seed(seed), events)
