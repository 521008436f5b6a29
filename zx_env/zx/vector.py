"""`VectorEnv`: many games of Z/X in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=("b01_red", "b01_blue"), seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

For the contents of the arrays and the end of a game, see core/envs/vector_env.py.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zx_env.core.envs import vector_env
from zx_env.core.settings import document_settings
from zx_env.errors import SettingError
from zx_env.zx.cards.decks import Deck, deck_names
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.game import Game
from zx_env.zx.settings import ASK, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of


class VectorEnv(vector_env.VectorEnv[Game]):
    """A batch of games with autoreset: arrays in, the same arrays out."""

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
        card_set: str = STANDARD,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        num_threads: int = 1,
        pay: str = ASK,
        events: bool = False,
    ) -> None:
        """Prepare the batch; `reset` starts the games.

        Args:
            num_envs: Number of games, n.
            decks: A pair of decks; a list of pairs, of which each game draws one; or None: every pair of the
                seven shipped decks of the first set.
            seed: Seed of all randomness in the batch.
            skip_forced, first_player, card_set, turn_cap, turn_decision_cap, pay: As in `Settings`.
            num_threads: Threads that share the rows; one process per core is usually faster.
            events: Record events in each row: `events(row)`, `ended_game(row)`.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        settings = [
            settings_of(
                pair,
                card_set,
                first_player=first_player,
                skip_forced=skip_forced,
                turn_cap=turn_cap,
                turn_decision_cap=turn_decision_cap,
                pay=pay,
            )
            for pair in _pairs_of(decks)
        ]
        super().__init__(num_envs, settings, seed, num_threads, events)


def _pairs_of(decks: Any) -> Sequence[Any]:
    """Return the pairs of decks."""
    if decks is None:
        names = deck_names()
        return [(one, two) for one in names for two in names]
    if not isinstance(decks, Sequence) or isinstance(decks, str) or not decks:
        raise SettingError(
            f"decks are a pair, a list of pairs, or None for all pairs of the first set, not {decks!r}"
        )
    return [decks] if isinstance(decks[0], (str, Path, Deck)) else decks
