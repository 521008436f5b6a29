"""Z/X -Zillions of enemy X- for reinforcement learning. The public names are listed here.

    zx_v0              PettingZoo: zx_v0.env(decks=("b01_red", "b01_blue"))
    "zx_env/ZX-v0"     Gymnasium: gymnasium.make("zx_env/ZX-v0", opponent=policy), or make_vec for many games
    ygo_battle_v0      the second game, the Yu-Gi-Oh! Battle Phase, with env, Game, VectorEnv of its own;
                       Gymnasium: "zx_env/YgoBattle-v0"
    VectorEnv          many games in one array
    SB3VecEnv          stable-baselines3: one learner in every game of a VectorEnv, opponents inside
    open_spiel         OpenSpiel: after importing it, pyspiel.load_game("zx_env_zx") or "zx_env_ygo"
    Game               one game: actions, questions, positions, records, copies
    Action, Question   a legal action and the pending question, as objects with values and a text
    Event              an event, from Game.events of a game made with events=True; write_events and
                       read_events store events as JSON lines
    TextSeat           a seat in text, for language models: questions with all that they need, and answers
    Wording            a game in words: labels of actions, hints, cards with their texts; Game.wording
    View               the knowledge of one seat, from Game.view: determinize it to think ahead
    GameBatch          many positions in one array, for searches: copy, determinize, step
    SearchTrees        search trees over determinized games: descend and climb, many in lockstep
    playouts           play a game to its end many times, by random actions or a policy;
                       playouts_by_action does so from each legal action
    Deck, load_deck, check_deck, deck_names, card_table
    errors             all errors, derived from errors.ZXError

Modules are imported on first use. To add a game, write its packages and register it here (core/games.py).
"""

import importlib
from typing import TYPE_CHECKING, Any

from zx_env.core.games import GameRegistration as _GameRegistration
from zx_env.core.games import register_game as _register_game

if TYPE_CHECKING:
    from zx_env import errors, open_spiel, ygo_battle_v0, zx_v0
    from zx_env.core.actions import Action, Question
    from zx_env.core.envs.sb3 import SB3VecEnv
    from zx_env.core.events.event import Event
    from zx_env.core.game.batch import GameBatch
    from zx_env.core.game.event_files import read_events, write_events
    from zx_env.core.game.text_seat import TextSeat
    from zx_env.core.game.view import View
    from zx_env.core.rendering.wording import Wording
    from zx_env.core.search.playouts import Playouts, playouts, playouts_by_action
    from zx_env.core.search.trees import SearchTrees
    from zx_env.zx import gym_env
    from zx_env.zx.cards.decks import Deck, check_deck, deck_names, load_deck
    from zx_env.zx.cards.pool import card_table
    from zx_env.zx.game import Game
    from zx_env.zx.vector import VectorEnv

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Deck",
    "Event",
    "Game",
    "GameBatch",
    "Playouts",
    "Question",
    "SB3VecEnv",
    "SearchTrees",
    "TextSeat",
    "VectorEnv",
    "View",
    "Wording",
    "__version__",
    "card_table",
    "check_deck",
    "deck_names",
    "errors",
    "gym_env",
    "load_deck",
    "open_spiel",
    "playouts",
    "playouts_by_action",
    "read_events",
    "write_events",
    "ygo_battle_v0",
    "zx_v0",
]

_FROM = {
    "Action": "zx_env.core.actions",
    "Deck": "zx_env.zx.cards.decks",
    "Event": "zx_env.core.events.event",
    "Game": "zx_env.zx.game",
    "GameBatch": "zx_env.core.game.batch",
    "Playouts": "zx_env.core.search.playouts",
    "Question": "zx_env.core.actions",
    "SB3VecEnv": "zx_env.core.envs.sb3",
    "SearchTrees": "zx_env.core.search.trees",
    "TextSeat": "zx_env.core.game.text_seat",
    "VectorEnv": "zx_env.zx.vector",
    "View": "zx_env.core.game.view",
    "Wording": "zx_env.core.rendering.wording",
    "card_table": "zx_env.zx.cards.pool",
    "check_deck": "zx_env.zx.cards.decks",
    "deck_names": "zx_env.zx.cards.decks",
    "load_deck": "zx_env.zx.cards.decks",
    "playouts": "zx_env.core.search.playouts",
    "read_events": "zx_env.core.game.event_files",
    "write_events": "zx_env.core.game.event_files",
    "playouts_by_action": "zx_env.core.search.playouts",
}

_register_game(
    _GameRegistration(
        name="zx",
        title="Z/X",
        environment="zx_env.zx_v0",
        env_id="zx_env/ZX-v0",
        gym_env="zx_env.zx.gym_env:ZXEnv",
        gym_vector_env="zx_env.zx.gym_vector:ZXVectorEnv",
        decks="those of the first set; groups: b01, 2014, 2017, extended, all",
        settings={"card_set": "cards of your own, a module with a list CARDS; else the standard ones"},
    )
)
_register_game(
    _GameRegistration(
        name="ygo",
        title="Yu-Gi-Oh! Battle Phase",
        environment="zx_env.ygo_battle_v0",
        env_id="zx_env/YgoBattle-v0",
        gym_env="zx_env.ygo.gym_env:YgoBattleEnv",
        gym_vector_env="zx_env.ygo.gym_vector:YgoBattleVectorEnv",
        decks="all; group: all",
        settings={
            "rules": "tcg (where left out) or ocg",
            "banlist": "the Forbidden and Limited List of the decks, 2010-03 or none (where left out)",
        },
    )
)


def __getattr__(name: str) -> Any:
    if name in _FROM:
        value = getattr(importlib.import_module(_FROM[name]), name)
    elif name == "gym_env":
        value = importlib.import_module("zx_env.zx.gym_env")
    elif name in __all__:
        value = importlib.import_module(f"zx_env.{name}")
    else:
        raise AttributeError(f"zx_env has no {name!r}; public are {', '.join(__all__)}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
