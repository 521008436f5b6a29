"""The interfaces of a player, and `load`: players by name, from checkpoints and from other people's code.

Your own player is a function, or a class or object with `act`, named `module:function`:

    def play(observation, action_mask, rng):      # my_player.py
        return int(rng.choice(action_mask.nonzero()[0]))

    zx_agents.load("my_player:play")                 # or: zx match my_player:play scripted

A player that searches has `act_game`, instead of `act` or besides it. The argument is a view of its seat
(`zx_env.View`):

    class Searcher:
        def act_game(self, view, rng):
            return max(view.actions(), key=lambda action: value(view, action, rng)).index

If it has the attribute `needs_events = True`, matches play its games with `events=True`, and `view.events()`
contains what has happened. A player gives up a game by raising `errors.Forfeit`.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import inspect
import operator
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, Protocol, cast, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import GameAgents, agents_of
from zx_agents.language_model import LanguageModelPlayer, language_model
from zx_agents.network.player import load_player
from zx_agents.network.pretrained import LEARNED, NEWEST, path_of
from zx_agents.network.search import NETWORK_SEARCH, network_search
from zx_agents.search.tree_search import SearchBudget, SearchPlayer
from zx_agents.search.win_look import WinBudget, WinLookPlayer
from zx_env.core.games import get_game
from zx_env.core.validation import short
from zx_env.errors import AgentError, SettingError

Act = Callable[[NDArray[Any], NDArray[Any], np.random.Generator], int]


@runtime_checkable
class Agent(Protocol):
    """A player: returns one legal action for the observation of its seat."""

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return one action for an observation [N] with its mask [A]; use no randomness but `rng`."""


@runtime_checkable
class BatchAgent(Agent, Protocol):
    """A player that can also act for many games in one call."""

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one action per row, int64 [n], for observations [n, N] with masks [n, A]."""


@runtime_checkable
class GameAgent(Protocol):
    """A player that searches: it determinizes and steps games of its own, from the view of its seat."""

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """Return one legal action for the seat of a `zx_env.View`; use no randomness but `rng`."""


def act_in(agent: Agent, game: Any, rng: np.random.Generator) -> int:
    """Return the action of a player in a game in which it is to move.

    A player with `act_game` gets a view of its seat, others an observation; neither contains hidden cards.

    Args:
        agent: The player.
        game: A `Game` that is not over.
        rng: The random generator of the player.
    """
    player = game.to_play
    if isinstance(agent, GameAgent):
        return agent.act_game(game.view(player), rng)
    return agent.act(game.observe(player), game.mask(), rng)


LANGUAGE_MODEL = "llm:"
"""Prefix of the name of a language model, "llm:MODEL@URL"."""
SEARCHED = "+search"
"""Suffix of the name of a learned player that searches."""
WINS = "+win"
"""Suffix of the name of a learned player, or of its search, that first looks for a win this turn."""
WIN_LOOK = WinBudget()
"""Budget of a look whose name gives none."""


class FunctionPlayer:
    """A player that calls a function of the user and checks its actions against the mask."""

    def __init__(self, function: Act, name: str) -> None:
        """Create a player from a function."""
        self.function = function
        self.name = name

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return the function's action.

        Raises:
            AgentError: The action is not an integer, or not legal.
        """
        return checked_action(action_mask, self.function(observation, action_mask, rng), self.name)


class GamePlayer:
    """A player that calls `act_game` of an object of the user and checks its actions against the mask."""

    def __init__(self, player: GameAgent, name: str) -> None:
        """Create a player from an object with `act_game`."""
        self.player = player
        self.name = name

    @property
    def needs_events(self) -> bool:
        """Whether matches play the player's games with `events=True`."""
        return bool(getattr(self.player, "needs_events", False))

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """Return the player's action.

        Raises:
            AgentError: The action is not an integer, or not legal.
        """
        return checked_action(view.mask(), self.player.act_game(view, rng), self.name)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return the player's action for an observation, if it has `act`.

        Raises:
            AgentError: The player has no `act`, or the action is not legal.
        """
        if not isinstance(self.player, Agent):
            raise AgentError(
                f"{self.name} needs a view of the game (`act_game`); if only observations are given, "
                "as in training and in environments, it must have `act` too"
            )
        return checked_action(action_mask, self.player.act(observation, action_mask, rng), self.name)


def checked_action(mask: NDArray[Any], answer: Any, name: str) -> int:
    """Return an action of user code as an int.

    Raises:
        AgentError: The answer is not an integer, or not a legal action.
    """
    try:
        action = operator.index(answer)
    except Exception:  # a user's class may raise anything here
        raise AgentError(
            f"{name} returned {short(answer)}; an agent returns the number of a legal action"
        ) from None
    if not 0 <= action < len(mask) or not mask[action]:
        legal = np.flatnonzero(mask).tolist()
        raise AgentError(f"{name} chose action {short(action)}, which is not legal; legal are {legal}")
    return action


def load(name: str | os.PathLike[str], game: str | None = None, card_set: str | None = None) -> Agent:
    """Return a player by its name.

    Args:
        name: "random", "scripted", "planner", "search" or "learned", optionally with arguments,
            "search:sims=400", "learned:version=1"; the path of a checkpoint (`*.zip`); "learned" or a
            checkpoint with "+search", which searches with its network, "learned+search:seconds=0.02"; one of
            these with "+win", which first looks for a win this turn, "learned+win:lines=96";
            "llm:MODEL@URL", a language model behind OpenAI's chat interface (language_model.py); or
            `module:function`, your own player, also from a module in the working directory.
        game: Registered name of the game that the player is for; None for the first game, Z/X.
        card_set: The card set that is played with, if the game has several; None for the standard one.

    Raises:
        SettingError: There is no such game.
        AgentError: The game has no such player, or the code of your own player cannot be used.
        CheckpointError: The checkpoint is missing, broken, or of another version or game.
    """
    if not isinstance(name, str | os.PathLike):
        raise AgentError(f"an agent is a name or a path, not {short(name)}")
    name = os.fsdecode(name)
    game = get_game(game).name
    agents = agents_of(game)
    named = agents.named
    head, _, options = name.partition(":")
    if name.startswith(LANGUAGE_MODEL):
        asked = language_model(name.removeprefix(LANGUAGE_MODEL))
        return cast(Agent, LanguageModelPlayer(asked, get_game(game).title))
    base, wins, of_look = name.rpartition(WINS)
    if base and wins and of_look[:1] in ("", ":"):
        return _looking(agents, load(base, game, card_set), base + WINS, of_look[1:])
    base, searched, of_search = name.partition(SEARCHED)
    if base and searched and of_search[:1] in ("", ":"):
        return _searching(agents, load(base, game, card_set), base + SEARCHED, of_search[1:])
    if name in named or (head in named and "=" in options):
        return _made(head, options, _with_cards(named[head], card_set))
    if name.endswith(".zip") or Path(name).is_file():
        return load_player(name, game=game, card_set=card_set)
    module, colon, attribute = name.partition(":")
    if colon and module and attribute:
        return as_agent(imported(name), name)
    close = difflib.get_close_matches(name, named, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else "."
    known = ", ".join([*named, "a checkpoint.zip of `zx train`, llm:MODEL@URL, or module:function"])
    raise AgentError(f"there is no agent {name!r}{_of_game(game)}{hint} An agent is {known}.")


def pretrained_path(name: str, game: str) -> Path | None:
    """Return the path of the manifest of "learned" or "learned:version=1"; None for other players.

    Raises:
        SettingError: There is no such version.
        AgentError: The name has an option that the player does not take.
    """
    head, _, text = name.partition(":")
    if head != LEARNED:
        return None
    maker = agents_of(game).named.get(LEARNED)
    options = options_of(name, text, maker) if maker else {}
    return path_of(game, options.get("version", NEWEST))


def names_of(game: str | None = None) -> list[str]:
    """Return the names of a game's own players, with "learned+search" if it has a pretrained player."""
    named = agents_of(game).named
    return [*named, *([LEARNED + SEARCHED] if LEARNED in named else [])]


def _of_game(game: str) -> str:
    return "" if game == get_game().name else f" of the game {game!r}"


def _with_cards(maker: Callable[..., Agent], card_set: str | None) -> Callable[..., Agent]:
    """Return a maker of a player that knows the cards of a set, if it takes one."""
    takes_cards = card_set is not None and "card_set" in inspect.signature(maker).parameters
    return functools.partial(maker, card_set=card_set) if takes_cards else maker


def _searching(agents: GameAgents, player: Agent, name: str, options: str) -> Agent:
    """Return a search with the network of a player, with the options of its name."""

    def search(budget: SearchBudget = NETWORK_SEARCH, temperature: float = 1.0) -> SearchPlayer:
        return network_search(player, budget, temperature, agents.left_to_prior)

    return _made(name, options, search)


def _looking(agents: GameAgents, player: Agent, name: str, options: str) -> Agent:
    """Return a player that looks for a win this turn, with the options of its name."""

    def look(budget: WinBudget = WIN_LOOK) -> WinLookPlayer:
        return WinLookPlayer(player, budget, agents.close_to_win, agents.left_to_prior)

    return _made(name, options, look)


def _made(name: str, options: str, maker: Callable[..., Agent]) -> Agent:
    """Return an agent with the options of its name, or raise AgentError if a number is out of range."""
    try:
        return maker(**options_of(name, options, maker))
    except SettingError as error:
        raise AgentError(f"{name} cannot be made: {error}") from None


def options_of(name: str, text: str, maker: Callable[..., Agent]) -> dict[str, Any]:
    """Parse the options of a name, as in "planner:lines=32,deals=16", into keyword arguments of its maker.

    The fields of a parameter that is a dataclass, such as a budget, are options too.

    Raises:
        AgentError: The maker has no such option, or its value is not a number.
        SettingError: A number is out of the range of a budget.
    """
    parameters = inspect.signature(maker).parameters
    budgets: dict[str, Any] = {k: p.default for k, p in parameters.items() if is_dataclass(p.default)}
    known: dict[str, Any] = {}
    for budget in budgets.values():
        known |= {field.name: getattr(budget, field.name) for field in fields(budget)}
    known |= {key: parameter.default for key, parameter in parameters.items() if key not in budgets}
    options: dict[str, Any] = {}
    for option in filter(None, text.split(",")):
        key, _, value = option.partition("=")
        if key not in known:
            takes = f"it takes {', '.join(known)}" if known else "it takes nothing"
            raise AgentError(f"{name} takes no {key!r}; {takes}")
        kind = type(known[key])
        try:
            options[key] = kind(value) if kind in (int, float) else value
        except ValueError:
            raise AgentError(
                f"{name}: {key} is {'a whole number' if kind is int else 'a number'}, not {short(value)}"
            ) from None
    for key, budget in budgets.items():
        changed = {field.name: options.pop(field.name) for field in fields(budget) if field.name in options}
        if changed:
            options[key] = replace(budget, **changed)
    return options


@contextmanager
def _working_folder_importable() -> Iterator[None]:
    """Make modules of the working directory importable, also for a command such as `zx`."""
    folder = os.getcwd()
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        if folder in sys.path:
            sys.path.remove(folder)


def imported(name: str) -> Any:
    """Return what `module:name` names, also in a module of the working directory.

    Raises:
        AgentError: There is no such module or nothing of this name in it, or the import fails.
    """
    module, _, attribute = name.partition(":")
    try:
        with _working_folder_importable():
            value: Any = importlib.import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is not None and f"{module}.".startswith(f"{fault.name}."):
            raise AgentError(
                f"{name}: there is no module {module!r}; {_hint_to_module(module, attribute)}"
            ) from None
        raise AgentError(f"{name}: its module needs {fault.name!r}, which is not installed") from fault
    except Exception as fault:
        raise AgentError(f"{name}: importing its module failed: {fault!r}") from fault
    for part in attribute.split("."):
        if not hasattr(value, part):
            raise AgentError(f"{name}: the module {module!r} has no {attribute!r}")
        value = getattr(value, part)
    return value


def _hint_to_module(module: str, attribute: str) -> str:
    """Return what to do about a module that is not found."""
    if module.endswith(".py"):
        return f"a module is named without .py: {module.removesuffix('.py')}:{attribute}"
    return f"run from the folder of {module.split('.')[0]}.py, or install it"


def as_agent(value: Any, name: str) -> Agent:
    """Return an agent, a function, or a class of agents as an agent; `name` stands in messages.

    Raises:
        AgentError: The value is none of these, or the class cannot be made without arguments.
    """
    if isinstance(value, type):
        try:
            value = value()
        except Exception as fault:
            raise AgentError(f"{name}: this class cannot be made without arguments: {fault!r}") from fault
    if isinstance(value, GameAgent):
        return GamePlayer(value, name)
    if isinstance(value, Agent):
        return value
    if callable(value):
        return FunctionPlayer(value, name)
    if hasattr(value, "act_batch"):
        raise AgentError(f"{name} has `act_batch` alone; it also needs `act`, for one position")
    raise AgentError(
        f"{name} is no player; it must be a function (observation, action_mask, rng) -> action, or have "
        "`act` or `act_game`"
    )
