"""`Game`: one duel of the Yu-Gi-Oh! Battle Phase, as search, people and tests use it.

    g = Game.new(decks=("beat", "light"), seed=7, rules="tcg")
    while g.to_play is not None:
        g.step(g.actions()[0].text)

It asks every decision, also one with a single answer, unless `skip_forced`. Not here: what a game does once
it is made (core/game/game.py), many duels at once (vector.py).
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
        """A new duel, at its first decision.

        Args:
            seed: Of the duel's dice; the same seed and actions give the same duel.
            events: Keep what happens, for `events()`.
            decks, first_player, skip_forced, rules, turn_cap, turn_decision_cap: As in `Settings`.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting cannot be used.
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
