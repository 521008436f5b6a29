"""A game of the family as a tournament's processes open it: deals and agents by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import zx_agents
from zx_agents import Agent

from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.matches.action_requests import deals_at_once
from zx_training.matches.deals import DeckPair, all_deck_pairs
from zx_training.matches.schedule import Limits, Plan, named_agents


class TitleSite:
    """A game, opened by its name on the command line."""

    def __init__(self, game: str, card_set: str | None = None, rules: str | None = None) -> None:
        """Takes what `get_game` takes."""
        self.adapter = get_game(game, card_set, rules)

    def deal(self, decks: DeckPair, seed: int) -> Any:
        """A new game."""
        return self.adapter.deal(decks, seed)

    def player(self, name: str) -> Agent:
        """A new agent."""
        return zx_agents.load(name, self.adapter.name)


def plan_of(
    agents: Sequence[str] | Mapping[str, str],
    game: str = "zx",
    card_set: str | None = None,
    rules: str | None = None,
    decks: Sequence[str] | None = None,
    games: int = 0,
    seed: int = 1,
    limits: Limits | None = None,
    with_itself: bool = False,
) -> Plan:
    """A tournament of a game of the family; everything is checked before the first game.

    Args:
        agents: what `zx_agents.load` takes, two or more; or that by the names that the table gives them.
        game: "zx" or "ygo".
        card_set: for Z/X, cards of one's own.
        rules: for the Yu-Gi-Oh! Battle Phase, "tcg" or "ocg".
        decks: names, files, or groups of decks; None for the usual ones.
        games: of each meeting; 0 for every pair of decks once in both seats.
        seed: of everything.
        limits: how long agents may think.
        with_itself: every agent also meets itself: of use for decks alone.

    Raises:
        ZXError: An agent, a deck or a setting cannot be used; the message says what to do.
    """
    opens = partial(TitleSite, game, card_set, rules)
    site = opens()
    pairs = all_deck_pairs(decks_of(site.adapter, decks))
    site.adapter.check_pairs(pairs)
    named = dict(agents) if isinstance(agents, Mapping) else named_agents(agents)
    players = {name: site.player(loaded_by) for name, loaded_by in named.items()}
    at_once = {name: deals_at_once(player) for name, player in players.items()}
    played = {"name": game, "card_set": card_set, "rules": rules, "version": version_of(site)}
    told = opens, named, tuple(pairs), games, seed, limits or Limits(), at_once, played, with_itself
    return Plan(*told)


def version_of(site: TitleSite) -> int:
    """The version of the rules that games are dealt by."""
    decks = site.adapter.usual_decks()
    game = site.deal((decks[0], decks[0]), 0)
    return int(type(game).game_spec.version)


def decks_of(adapter: GameAdapter, said: Sequence[str] | None) -> list[str]:
    """Decks by their names, groups of them, or lists of both with commas between."""
    names = [name for words in said or () for name in words.split(",") if name]
    found = [deck for name in names for deck in adapter.group(name) or [name]]
    return list(dict.fromkeys(found)) or adapter.usual_decks()
