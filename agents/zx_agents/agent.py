"""What a player is, and players by name: the names of this package, checkpoints, and other people's code.

Somebody else's player is a function, or a class or object with `act`, named `module:function`:

    def play(observation, action_mask, rng):      # my_player.py
        return int(rng.choice(action_mask.nonzero()[0]))

    zx_agents.load("my_player:play")                 # or: zx match my_player:play scripted

One that thinks with games has `act_game` instead, or both; it is given what its seat knows (`zx_env.View`):

    class Searcher:
        def act_game(self, view, rng):
            return max(view.actions(), key=lambda action: value(view, action, rng)).index
"""

from __future__ import annotations

import difflib
import importlib
import inspect
import operator
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import GameAgents, agents_of
from zx_agents.network.player import load_player
from zx_agents.network.search import NETWORK_SEARCH, network_search
from zx_agents.search.tree_search import SearchBudget, SearchPlayer
from zx_env.core.games import get_game
from zx_env.errors import AgentError

Act = Callable[[NDArray[Any], NDArray[Any], np.random.Generator], int]


@runtime_checkable
class Agent(Protocol):
    """A player: sees what its seat may see, and gives back the number of one legal action."""

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """One action for an observation [N] with its mask [A]; all chance comes from `rng`."""


@runtime_checkable
class BatchAgent(Agent, Protocol):
    """A player that can also answer for many games in one call."""

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One action a row, for observations [n, N] with masks [n, A]."""


@runtime_checkable
class GameAgent(Protocol):
    """A player that thinks with games: from its seat's view it deals and plays games of its own."""

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """One legal action for the seat of a `zx_env.View`; all chance comes from `rng`."""


def act_in(agent: Agent, game: Any, rng: np.random.Generator) -> int:
    """The action of a player who is to move in a game, from the view of its seat if it has `act_game`.

    What belongs to the true game never comes near the player.

    Args:
        agent: The player.
        game: A `Game` that is not over.
        rng: All chance of the player.
    """
    player = game.to_play
    if isinstance(agent, GameAgent):
        return agent.act_game(game.view(player), rng)
    return agent.act(game.observe(player), game.mask(), rng)


LEARNED = "learned"
"""Name of the pretrained player of a game that has one."""
SEARCHED = "+search"
"""Behind the name of a learned player: it searches, too."""


class FunctionPlayer:
    """Somebody's function as a player; what it gives back is held against the mask."""

    def __init__(self, function: Act, name: str) -> None:
        self.function = function
        self.name = name

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """The function's action.

        Raises:
            AgentError: It is no whole number, or not legal.
        """
        return _held_against(action_mask, self.function(observation, action_mask, rng), self.name)


class GamePlayer:
    """Somebody's `act_game` as a player; what it gives back is held against the mask."""

    def __init__(self, player: GameAgent, name: str) -> None:
        self.player = player
        self.name = name

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """The player's action.

        Raises:
            AgentError: It is no whole number, or not legal.
        """
        return _held_against(view.mask(), self.player.act_game(view, rng), self.name)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """What the player does where only observations are given, if it has `act`.

        Raises:
            AgentError: It has none, or the answer is no legal action.
        """
        if not isinstance(self.player, Agent):
            raise AgentError(
                f"{self.name} thinks on a view of the game (`act_game`); where only observations are given, "
                "as in training and in environments, it needs `act` too"
            )
        return _held_against(action_mask, self.player.act(observation, action_mask, rng), self.name)


def _held_against(mask: NDArray[Any], answer: Any, name: str) -> int:
    """The action that somebody's code has given back, if it is one."""
    try:
        action = operator.index(answer)
    except TypeError:
        raise AgentError(
            f"{name} gave back {answer!r}; an agent gives back the number of a legal action"
        ) from None
    if not 0 <= action < len(mask) or not mask[action]:
        legal = np.flatnonzero(mask).tolist()
        raise AgentError(f"{name} chose action {action}, which is not legal; legal are {legal}")
    return action


def load(name: str | os.PathLike[str], game: str | None = None) -> Agent:
    """Return a player by its name.

    Args:
        name: "random", "scripted", "planner", "search" or "learned", also with what it takes by name,
            "search:sims=400"; the path of a checkpoint (`*.zip`); both a checkpoint and "learned" search with
            "+search" behind them, also "learned+search:seconds=0.02"; or `module:function` of somebody's own
            player, also of a module in the working folder.
        game: The game that it is to play, by its registered name; None for the first one, Z/X.

    Raises:
        SettingError: There is no such game.
        AgentError: The game has no such player, or its code cannot be used.
        CheckpointError: The checkpoint is missing, broken, or of another version or game.
    """
    name = os.fspath(name)
    game = get_game(game).name
    agents = agents_of(game)
    named = agents.named
    head, _, options = name.partition(":")
    if name in named or (head in named and "=" in options):
        agent: Agent = named[head](**options_of(head, options, named[head]))
        return agent
    base, searched, options = name.partition(SEARCHED)
    if base and searched and options[:1] in ("", ":"):
        return _searching(agents, load(base, game), base + SEARCHED, options[1:])
    if name.endswith(".zip") or Path(name).is_file():
        return load_player(name, game=game)
    module, colon, attribute = name.partition(":")
    if colon and module and attribute:
        return _own_player(name, module, attribute)
    close = difflib.get_close_matches(name, named, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else "."
    known = ", ".join([*named, "a checkpoint.zip of `zx train`, or module:function"])
    raise AgentError(f"there is no agent {name!r}{_of_game(game)}{hint} An agent is {known}.")


def names_of(game: str | None = None) -> list[str]:
    """Return the names of a game's own players, "learned+search" too if it has a pretrained player."""
    named = agents_of(game).named
    return [*named, *([LEARNED + SEARCHED] if LEARNED in named else [])]


def _of_game(game: str) -> str:
    return "" if game == get_game().name else f" of the game {game!r}"


def _searching(agents: GameAgents, player: Agent, name: str, words: str) -> Agent:
    def search(budget: SearchBudget = NETWORK_SEARCH, temperature: float = 1.0) -> SearchPlayer:
        return network_search(player, budget, temperature, agents.left_to_prior)

    return search(**options_of(name, words, search))


def options_of(name: str, said: str, maker: Callable[..., Agent]) -> dict[str, Any]:
    """What is said behind the colon of "planner:lines=32,deals=16", by the names that the maker takes.

    A maker that takes a budget, a dataclass, takes its fields by their names.

    Raises:
        AgentError: The maker takes nothing of that name, or a number is none.
    """
    taken = inspect.signature(maker).parameters
    records: dict[str, Any] = {key: one.default for key, one in taken.items() if is_dataclass(one.default)}
    known: dict[str, Any] = {}
    for record in records.values():
        known |= {one.name: getattr(record, one.name) for one in fields(record)}
    known |= {key: one.default for key, one in taken.items() if key not in records}
    options: dict[str, Any] = {}
    for one in filter(None, said.split(",")):
        key, _, value = one.partition("=")
        if key not in known:
            takes = f"it takes {', '.join(known)}" if known else "it takes nothing"
            raise AgentError(f"{name} takes no {key!r}; {takes}")
        kind = type(known[key])
        try:
            options[key] = kind(value) if kind in (int, float) else value
        except ValueError:
            raise AgentError(
                f"{name}: {key} is {'a whole number' if kind is int else 'a number'}, not {value!r}"
            ) from None
    for key, record in records.items():
        changed = {one.name: options.pop(one.name) for one in fields(record) if one.name in options}
        if changed:
            options[key] = replace(record, **changed)
    return options


@contextmanager
def _working_folder_importable() -> Iterator[None]:
    """A command such as `zx` does not look for modules in the working folder by itself."""
    folder = os.getcwd()
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        if folder in sys.path:
            sys.path.remove(folder)


def _own_player(name: str, module: str, attribute: str) -> Agent:
    try:
        with _working_folder_importable():
            found: Any = importlib.import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is not None and f"{module}.".startswith(f"{fault.name}."):
            raise AgentError(
                f"{name}: there is no module {module!r}; run from the folder of {module.split('.')[0]}.py, "
                "or install it"
            ) from None
        raise AgentError(f"{name}: its module needs {fault.name!r}, which is not installed") from fault
    except Exception as fault:
        raise AgentError(f"{name}: importing its module failed: {fault!r}") from fault
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise AgentError(f"{name}: the module {module!r} has no {attribute!r}")
        found = getattr(found, part)
    return _as_agent(found, name)


def _as_agent(found: Any, name: str) -> Agent:
    if isinstance(found, type):
        try:
            found = found()
        except Exception as fault:
            raise AgentError(f"{name}: this class cannot be made without arguments: {fault!r}") from fault
    if isinstance(found, GameAgent):
        return GamePlayer(found, name)
    if isinstance(found, Agent):
        return found
    if callable(found):
        return FunctionPlayer(found, name)
    raise AgentError(
        f"{name} is no player; it must be a function (observation, action_mask, rng) -> action, or have "
        "`act` or `act_game`"
    )
