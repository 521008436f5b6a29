"""A game as a `pyspiel.Game`; open-spiel has to be installed.

    game = OpenSpielGame.of(Game, decks=("b01_red", "b01_blue"), seed=1)
    state = game.new_initial_state()
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 100)
    state.apply_action(bot.step(state))

The random stream belongs to the game, so there are no chance nodes (SAMPLED_STOCHASTIC).
`resample_from_infostate` resamples everything that a player cannot know (`View.determinize`); OpenSpiel's
ISMCTS uses it. OpenSpiel's MCTS copies the true state instead, and so uses hidden information. Strings and
tensors of information states describe a player's current knowledge, not the history. OpenSpiel's searches in
C++ do not support games in Python well: use those of `open_spiel.python`. See also: zx_env/open_spiel.py,
which registers names for `pyspiel.load_game`.

`to_json` writes the whole state with its hidden cards, `to_observation_struct` what a player knows, in words
(`TextSeat`). States and games can be pickled. `pyspiel.serialize_game_and_state` cannot write them: it asks a
sampled game for its random stream, which OpenSpiel lets no game in Python give.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from zx_env.core.game.game import Game
from zx_env.core.game.text_seat import TextQuestion, TextSeat
from zx_env.core.seeding import BIGGEST_SEED, check_seed
from zx_env.core.settings import make_settings
from zx_env.core.validation import as_int
from zx_env.errors import SettingError

DECKS = ("deck_0", "deck_1")
"""Parameters of `pyspiel.load_game`, besides "seed": names of decks, "" for the default pair."""


@lru_cache
def type_of(name: str) -> Any:
    """Return the `pyspiel.GameType` of a game, by the name of its spec."""
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
    """A game for OpenSpiel. Each new initial state has a new seed."""

    def __init__(self, game_type: type[Game], parameters: Mapping[str, Any], **settings: Any) -> None:
        """Prepare the game.

        Args:
            game_type: The class of the game, such as `zx_env.Game`.
            parameters: OpenSpiel's parameters: `deck_0`, `deck_1`, `seed`.
            **settings: Settings of `game_type.new`; they take precedence over the parameters.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Only one deck is named, or another setting is invalid.
        """
        decks = [str(parameters.get(name, "")) for name in DECKS]
        if any(decks) and not all(decks):
            raise SettingError("name both decks, deck_0 and deck_1, or neither")
        given = {"decks": tuple(decks)} if all(decks) else {}
        seed = settings.pop("seed", parameters.get("seed", 0))
        made = make_settings(game_type.game_spec, {"skip_forced": True} | given | settings)
        self._prepare(game_type, parameters, made, np.random.default_rng(check_seed(as_int(seed))))

    def _prepare(
        self, game_type: type[Game], parameters: Mapping[str, Any], settings: Any, rng: np.random.Generator
    ) -> None:
        self.game_type, self.settings, self._rng = game_type, settings, rng
        self._parameters = dict(parameters)
        most = settings.turn_cap * settings.turn_decision_cap
        info = pyspiel.GameInfo(
            num_distinct_actions=game_type.game_spec.num_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most,
        )
        super().__init__(type_of(game_type.game_spec.name), info, self._parameters)

    @classmethod
    def of(cls, game_type: type[Game], **settings: Any) -> Self:
        """Return a game with any settings of `game_type.new`; `seed` determines all initial states."""
        return cls(game_type, {}, **settings)

    def new_initial_state(self, state: Any = None) -> "OpenSpielState":
        """Start a game with a new seed, or return the state that `to_struct`, `to_dict` or `to_json` wrote.

        Raises:
            PositionError: There is no such position.
        """
        if state is None:
            seed = int(self._rng.integers(BIGGEST_SEED))
            return OpenSpielState(self, self.game_type.begin(self.settings, seed))
        if isinstance(state, str):
            state = json.loads(state)
        position = state.to_dict() if isinstance(state, pyspiel.StateStruct) else state
        named = {name: getattr(self.settings, name) for name in self.game_type.game_spec.trusted}
        return OpenSpielState(self, self.game_type.from_position(position, **named))

    def deserialize_state(self, text: str) -> "OpenSpielState":
        """Return the state that `serialize` wrote. Read no text of other people: OpenSpiel unpickles it."""
        before = self._rng.bit_generator.state
        state: OpenSpielState = super().deserialize_state(text)  # begins a new game first
        self._rng.bit_generator.state = before
        return state

    def state(self, game: Game) -> "OpenSpielState":
        """Return an OpenSpiel state that contains a copy of this game."""
        return OpenSpielState(self, game.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer, which writes a player's observation as a tensor."""
        return Observer(self.game_type.game_spec.obs_size)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored_game, (self.game_type, self._parameters, self.settings, self._rng)


def _restored_game(
    game_type: type[Game], parameters: Mapping[str, Any], settings: Any, rng: np.random.Generator
) -> OpenSpielGame:
    game = OpenSpielGame.__new__(OpenSpielGame)
    game._prepare(game_type, parameters, settings, rng)
    return game


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress as a `pyspiel.State`."""

    # OpenSpiel serializes what is in __dict__.
    __slots__ = ("__dict__", "_spiel_game")

    def __init__(self, game: OpenSpielGame, played: Game) -> None:
        """Wrap a game, without a copy."""
        super().__init__(game)
        self._spiel_game, self.game = game, played

    def current_player(self) -> int:
        """Return the player to move, or OpenSpiel's number for a terminal state."""
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
        """Return whether the game is over."""
        return self.game.to_play is None

    def is_chance_node(self) -> bool:
        """Return False: chance is sampled inside the game (SAMPLED_STOCHASTIC)."""
        return False

    def returns(self) -> list[float]:
        """Return +1 and -1; zeros for a running, drawn or truncated game."""
        winner = self.game.winner
        return [0.0, 0.0] if winner is None else [1.0 - 2.0 * winner, 2.0 * winner - 1.0]

    def information_state_string(self, player: int | None = None) -> str:
        """Return a hex digest of a player's current knowledge; equal digests mean equal knowledge."""
        return self.game.view(self._player_or_to_move(player)).information_set.hex()

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees, in words: the board, the question, the legal actions by number."""
        return str(replace(self._question(player), card_texts=()))

    def _question(self, player: int | None) -> TextQuestion:
        """Return the pending question of a player in words; its news would be the whole history."""
        asked = TextSeat().ask(self.game.view(self._player_or_to_move(player)))
        return replace(asked, news=())

    def _to_struct(self) -> dict[str, Any]:
        """Return the whole state with its hidden cards: the position."""
        return dict(self.game.position())

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return what a player sees, in words."""
        return self._question(player).as_dict()

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """Return a legal action: its number and its text."""
        return {"number": int(action), "text": self._action_to_string(player, action)}

    def _struct_to_actions(self, action: Mapping[str, Any]) -> list[int]:
        """Return the numbers of the action that `_action_to_struct` wrote: one."""
        return [int(action["number"])]

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """Return a state that fits the player's knowledge; equal information states have equal ones."""
        # At a decision of the other player, a view passes over questions that only a hidden card causes.
        view = self.game.view(player)
        return OpenSpielState(self._spiel_game, view.determinize(int(sampler() * BIGGEST_SEED)))

    def clone(self) -> "OpenSpielState":
        """Return an independent copy."""
        return OpenSpielState(self._spiel_game, self.game.copy())

    def __deepcopy__(self, memo: Any) -> "OpenSpielState":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored_state, (self._spiel_game, self.serialize())

    def __str__(self) -> str:
        return str(self.game)

    def _player_or_to_move(self, player: int | None) -> int:
        viewer = self.game.to_play if player is None else player
        return 0 if viewer is None else int(viewer)


def _restored_state(game: OpenSpielGame, text: str) -> OpenSpielState:
    return game.deserialize_state(text)


class Observer:
    """Observer of a player's observation, in OpenSpiel's interface."""

    def __init__(self, obs_size: int) -> None:
        """Create the tensor, float32 [obs_size]."""
        self.tensor: npt.NDArray[np.float32] = np.zeros(obs_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the observation of `player` in this state to the observer's `tensor`."""
        self.tensor[:] = state.game.observe(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return what the player sees, in words."""
        return state.observation_string(player)
