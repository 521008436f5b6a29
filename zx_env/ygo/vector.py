"""`VectorEnv`: many duels in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=("beat", "light"), seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

core/envs/vector_env.py describes the arrays and the end of a duel.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zx_env.core.envs import vector_env
from zx_env.core.settings import document_settings
from zx_env.errors import SettingError
from zx_env.ygo.cards.decks import Deck, deck_names
from zx_env.ygo.game import Game
from zx_env.ygo.settings import TCG, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of


class VectorEnv(vector_env.VectorEnv[Game]):
    """A batch of duels with autoreset: arrays in, the same arrays out."""

    game_type = Game
    settings: list[Settings]

    @document_settings(Settings)
    def __init__(  # noqa: D417 - `document_settings` puts the rest there
        self,
        num_envs: int,
        decks: Any = None,
        seed: int = 0,
        skip_forced: bool = True,
        first_player: int | None = None,
        rules: str = TCG,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        num_threads: int = 1,
        events: bool = False,
    ) -> None:
        """Prepare the batch; `reset` deals.

        Args:
            num_envs: Number of duels, n.
            decks: A pair of decks; a list of pairs, from which each duel draws one; or None for every pair of
                the shipped decks.
            seed: Seed of everything random in the batch.
            skip_forced, first_player, rules, turn_cap, turn_decision_cap: As in `Settings`.
            num_threads: Threads that share the rows; one process per core is usually faster.
            events: Record the events of each row: `events(row)`, `ended_game(row)`.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        settings = [
            settings_of(
                pair,
                rules,
                first_player=first_player,
                skip_forced=skip_forced,
                turn_cap=turn_cap,
                turn_decision_cap=turn_decision_cap,
            )
            for pair in _pairs_of(decks)
        ]
        super().__init__(num_envs, settings, seed, num_threads, events)


def _pairs_of(decks: Any) -> Sequence[Any]:
    """Return the pairs of decks for the duels."""
    if decks is None:
        names = deck_names()
        return [(one, two) for one in names for two in names]
    if not isinstance(decks, Sequence) or isinstance(decks, str) or not decks:
        raise SettingError(f"decks are a pair, a list of pairs, or None for all pairs, not {decks!r}")
    return [decks] if isinstance(decks[0], (str, Path, Deck)) else decks
