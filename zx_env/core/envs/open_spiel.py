"""A game as OpenSpiel plays it, a `pyspiel.Game` in Python; open-spiel has to be installed.

    game = OpenSpielGame.of(Game, decks=("b01_red", "b01_blue"), seed=1)
    state = game.new_initial_state()
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 100)
    state.apply_action(bot.step(state))

The dice are the game's own, so there are no chance nodes (SAMPLED_STOCHASTIC). `resample_from_infostate`
deals anew what a player cannot know (`Game.determinize`): OpenSpiel's ISMCTS searches with it. Its MCTS
copies the true state instead, and so knows what it should not. Strings and tensors of information states are
of what the player knows now, not of the way there. OpenSpiel's searches in C++ play no games in Python well:
use those of `open_spiel.python`. Names for `pyspiel.load_game` are given by zx_env/open_spiel.py.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from zx_env.core.game.game import Game
from zx_env.core.seeding import BIGGEST_SEED, check_seed
from zx_env.core.validation import as_int
from zx_env.errors import SettingError

DECKS = ("deck_0", "deck_1")
"""Parameters of a game that `pyspiel.load_game` loads: names of decks, "" for the usual pair; and "seed"."""


@lru_cache
def type_of(name: str) -> Any:
    """What OpenSpiel knows of the sort of a game, by the name of its spec."""
    return pyspiel.GameType(
        short_name=f"zx_env_{name}",
        long_name=f"zx_env: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**dict.fromkeys(DECKS, ""), "seed": 0},
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel; each new initial state is another deal."""

    def __init__(self, game_type: type[Game], parameters: Mapping[str, Any], **settings: Any) -> None:
        """Prepare.

        Args:
            game_type: `zx_env.Game` or the second game's.
            parameters: OpenSpiel's: `deck_0`, `deck_1`, `seed`.
            **settings: As `game_type.new` takes them; they go before parameters.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Only one deck is named, or another setting cannot be used.
        """
        decks = [str(parameters.get(name, "")) for name in DECKS]
        if any(decks) and not all(decks):
            raise SettingError("name both decks, deck_0 and deck_1, or neither")
        given = {"decks": tuple(decks)} if all(decks) else {}
        seed = settings.pop("seed", parameters.get("seed", 0))
        self.game_type = game_type
        self.settings = game_type.new(**{"skip_forced": True} | given | settings).settings
        self._rng = np.random.default_rng(check_seed(as_int(seed)))
        most = self.settings.turn_cap * self.settings.turn_decision_cap
        info = pyspiel.GameInfo(
            num_distinct_actions=game_type.game_spec.num_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most,
        )
        super().__init__(type_of(game_type.game_spec.name), info, dict(parameters))

    @classmethod
    def of(cls, game_type: type[Game], **settings: Any) -> Self:
        """A game with any settings that `game_type.new` takes, `seed` among them: of all deals."""
        return cls(game_type, {}, **settings)

    def new_initial_state(self) -> "OpenSpielState":
        """Another deal."""
        return self.state(self.game_type.begin(self.settings, int(self._rng.integers(BIGGEST_SEED))))

    def state(self, game: Game) -> "OpenSpielState":
        """The state that a game of the same kind stands in; a copy, which goes its own way."""
        return OpenSpielState(self, game.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What writes a player's observation as a tensor."""
        return Observer(self.game_type.game_spec.obs_size)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game that runs, or is over."""

    def __init__(self, game: OpenSpielGame, played: Game) -> None:
        """Take a game; it is the state's own from here on."""
        super().__init__(game)
        self._family, self.game = game, played

    def current_player(self) -> int:
        """Who decides, or OpenSpiel's number for the end."""
        player = self.game.to_play
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.game.mask())]

    def _apply_action(self, action: int) -> None:
        self.game.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        texts = {one.index: one.text for one in self.game.actions()}
        return texts.get(action, str(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.to_play is None

    def is_chance_node(self) -> bool:
        """Never: the dice are the game's own."""
        return False

    def returns(self) -> list[float]:
        """+1 and -1; zeros while it runs, in a draw and where a cap ended it."""
        winner = self.game.winner
        return [0.0, 0.0] if winner is None else [1.0 - 2.0 * winner, 2.0 * winner - 1.0]

    def information_state_string(self, player: int | None = None) -> str:
        """The name of all that a player knows now: the same name, the same knowledge."""
        return self.game.view(self._asked(player)).information_set.hex()

    def observation_string(self, player: int | None = None) -> str:
        """The same."""
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A state that could be the true one, for all that the player knows."""
        return OpenSpielState(self._family, self.game.determinize(player, int(sampler() * BIGGEST_SEED)))

    def clone(self) -> "OpenSpielState":
        """A state of its own that stands where this one does."""
        return OpenSpielState(self._family, self.game.copy())

    def __deepcopy__(self, memo: Any) -> "OpenSpielState":
        return self.clone()

    def __str__(self) -> str:
        return str(self.game)

    def _asked(self, player: int | None) -> int:
        found = self.game.to_play if player is None else player
        return 0 if found is None else int(found)


class Observer:
    """What a player sees, as OpenSpiel's observers give it."""

    def __init__(self, obs_size: int) -> None:
        """Make the tensor, float32 [obs_size]."""
        self.tensor: npt.NDArray[np.float32] = np.zeros(obs_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what the player sees of a state."""
        self.tensor[:] = state.game.observe(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The name of what the player knows."""
        return state.information_state_string(player)
