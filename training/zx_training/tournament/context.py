"""`GameContext`, by which processes of a tournament load a game and its agents; `plan_of`, a checked plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from zx_agents import Agent

from zx_training.games import get_game
from zx_training.matches.action_requests import deals_per_round
from zx_training.matches.deals import DeckPair
from zx_training.matches.schedule import Limits, Plan, named_agents


class GameContext:
    """Context of a supported game, made from the game's name."""

    def __init__(
        self,
        game: str | None,
        card_set: str | None = None,
        rules: str | None = None,
        banlist: str | None = None,
    ) -> None:
        """Create the context; the arguments are those of `get_game`."""
        self.adapter = get_game(game, card_set, rules, banlist)

    def deal(self, decks: DeckPair, seed: int, events: bool = False) -> Any:
        """Return a new game; with `events`, one that records its events."""
        return self.adapter.deal(decks, seed, events)

    def player(self, name: str) -> Agent:
        """Return a new agent by its name."""
        return self.adapter.agent(name)


def plan_of(
    agents: Sequence[str] | Mapping[str, str],
    game: str | None = None,
    card_set: str | None = None,
    rules: str | None = None,
    decks: Sequence[str] | None = None,
    games: int = 0,
    seed: int = 1,
    limits: Limits | None = None,
    with_itself: bool = False,
    banlist: str | None = None,
) -> Plan:
    """Return the plan of a tournament. Everything is checked before the first game.

    Args:
        agents: Two or more strings that `zx_agents.load` accepts; or a mapping from names in the tables to
            such strings.
        game: A registered name, or a module that registers a game; None for the default.
        card_set: Your own card set, for games that take card sets.
        rules: The rule set, for games with several rule sets.
        decks: Names, files, or groups of decks; None for the usual ones.
        games: Games of each meeting; 0 plays every pair of decks once in both seats.
        seed: Seed of deals and agents.
        limits: Limits on the agents' thinking time.
        with_itself: Add the meeting of every agent with itself, which compares decks only.
        banlist: The Forbidden and Limited List, for games with one.

    Raises:
        ZXError: An agent, a deck or a setting cannot be used. The message contains a remedy.
    """
    make_context = partial(GameContext, game, card_set, rules, banlist)
    context = make_context()
    pairs = context.adapter.all_pairs(decks)
    named = dict(agents) if isinstance(agents, Mapping) else named_agents(agents)
    players = {name: context.player(loaded_by) for name, loaded_by in named.items()}
    lockstep = {name: deals_per_round(player) for name, player in players.items()}
    settings = {
        "name": context.adapter.name,
        "card_set": card_set,
        "rules": rules,
        "version": version_of(context),
    }
    if banlist is not None:
        settings["banlist"] = banlist
    return Plan(
        make_context, named, tuple(pairs), games, seed, limits or Limits(), lockstep, settings, with_itself
    )


def version_of(context: GameContext) -> int:
    """Return the version of the rules of new games."""
    decks = context.adapter.usual_decks()
    game = context.deal((decks[0], decks[0]), 0)
    return int(type(game).game_spec.version)
