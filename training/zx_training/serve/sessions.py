"""All games of a server: opened, restored after a restart, and bounded in number."""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import zx_agents
from zx_agents.agent import names_of

from zx_env.core.games import get_game as find_game
from zx_env.core.seeding import check_seed, new_seed
from zx_env.errors import SettingError, ZXError
from zx_training.games import game_names, get_game
from zx_training.games.adapter import GameAdapter
from zx_training.serve.basis.agent_names import short_name, short_names
from zx_training.serve.basis.set_up import PERSON, WATCHER, SetUp
from zx_training.serve.basis.tokens import digest_of, new_token
from zx_training.serve.deck_lists import OfferedDecks, deck_lists
from zx_training.serve.session import GameSession, summary_of
from zx_training.serve.store import ListedGame, Store

MOST_OPEN = 400
"""Most games in memory. The least recently used game is dropped, and restored from the store on request."""


class UnknownGameError(SettingError):
    """There is no such game, or the token is not valid for it; both cases have the same message."""


class SessionManager:
    """The games of a server."""

    def __init__(
        self,
        store: Store,
        agents: Sequence[str] = (),
        decks: Sequence[str] = (),
        card_set: str | None = None,
    ) -> None:
        """Take what the server offers.

        Args:
            store: The store of the games.
            agents: Agents to offer besides the named ones.
            decks: Decks to offer besides the shipped ones: deck files, or texts of drawn decks.
            card_set: A card set of one's own, for the game that takes card sets; None for standard cards.

        Raises:
            ZXError: The card set, a deck or an agent cannot be used.
        """
        self._store = store
        self._open: OrderedDict[str, GameSession] = OrderedDict()
        self._lock = threading.Lock()
        self._adapters = _adapters(card_set)
        self.live_cards = next(filter(None, (one.live_cards() for one in self._adapters.values())), None)
        self.offered = OfferedDecks(self._adapters, decks)
        self._agents: dict[tuple[str, str | None, str], zx_agents.Agent] = {}
        self._more = {agent: self._games_of(agent) for agent in agents}
        taken = [name for game in self._adapters for name in names_of(game)]
        self._called = short_names([agent for agent in self._more if agent not in taken], taken)

    # -- choices -------------------------------------------------------------------------------------------

    def games(self) -> list[str]:
        """Return the names of the games, the default game first."""
        return list(self._adapters)

    def agents(self, game: str) -> list[str]:
        """Return the names of the agents to play against; the strongest quick agent comes first."""
        more = [self.called(agent) for agent, games in self._more.items() if game in games]
        named = list(dict.fromkeys([*names_of(game), *more]))
        first = self._adapters[game].opponent().partition(":")[0]
        return [first, *(name for name in named if name != first)]

    def decks(self, game: str) -> list[dict[str, Any]]:
        """Return the decks to choose from: those of the server's starter, shipped ones and drawn ones."""
        return self.offered.rows(self.adapter(game))

    def adapter(self, game: Any) -> GameAdapter:
        """Return the adapter of a game.

        Raises:
            SettingError: There is no such game.
        """
        if not isinstance(game, str) or game not in self._adapters:
            raise SettingError(f"there is no such game; there are {' and '.join(self._adapters)}")
        live = self.live_cards
        return live.adapter if live is not None and live.adapter.name == game else self._adapters[game]

    def called(self, agent: str) -> str:
        """Return the name by which the page calls an agent, given the name that loads it."""
        return self._called.get(agent) or short_name(agent)

    def loading(self, name: str) -> str:
        """Return the name that loads an offered agent, given the name by which the page calls it."""
        return next((agent for agent, called in self._called.items() if called == name), name)

    def agent(self, game: str, name: str) -> zx_agents.Agent:
        """Return an agent by the name that loads it.

        All games share it, because agents have no state between decisions.
        """
        return self._agent_with(self.adapter(game), name)

    def _agent_with(self, adapter: GameAdapter, name: str) -> zx_agents.Agent:
        """Return an agent that knows the cards of an adapter."""
        with self._lock:
            key = adapter.name, adapter.settings.get("card_set"), name
            if key not in self._agents:
                self._agents[key] = adapter.agent(name)
            return self._agents[key]

    def _games_of(self, agent: str) -> list[str]:
        """Return the games that an agent plays; a checkpoint plays the one that it was trained for.

        Raises:
            ZXError: It plays none of them.
        """
        played, problems = [], []
        for game in self._adapters:
            try:
                self.agent(game, agent)
                played.append(game)
            except ZXError as problem:
                problems.append(problem)
        if not played:
            raise problems[0]
        return played

    # -- games ---------------------------------------------------------------------------------------------

    def open(
        self, game: Any, decks: Any, seats: Any, seed: Any = None, is_rated: Any = False
    ) -> tuple[str, GameSession, dict[str, str]]:
        """Open a new game.

        Args:
            game: Name of the game.
            decks: Two decks: names of offered or shipped ones, texts of drawn ones, or lists as
                {"list": text}.
            seats: For each seat PERSON or the name of an offered agent.
            seed: Seed of the deal, as a number or in digits; None for a secret one.
            is_rated: Whether the game counts: no hints, and nothing is taken back.

        Returns:
            id: Id of the game.
            session: The game.
            tokens: For each seat the token that opens it.

        Raises:
            SettingError: A setting is invalid; the message contains the reason.
        """
        adapter = self.adapter(game)
        lists = deck_lists(adapter, decks, self.offered.of(adapter.name))
        offered = {PERSON, *self.agents(adapter.name)}
        self._check_pair(seats, offered, f"seats are two of {', '.join(sorted(offered))}")
        if seed is None:
            seed = new_seed()
        # Numbers of JavaScript have 53 bits, so the page sends the digits as text.
        seed = check_seed(int(seed) if _is_digits(seed) else seed)
        set_up = SetUp(
            adapter.name,
            (lists[0].name, lists[1].name),
            (self.loading(seats[0]), self.loading(seats[1])),
            seed,
            adapter.game_spec.version,
            is_rated is True,
            lists=(lists[0].text, lists[1].text),
            cards=adapter.cards_digest(),
        )
        tokens = {seat: new_token() for seat in seats_of(set_up)}
        digests = {seat: digest_of(token) for seat, token in tokens.items()}
        name, session = self.add(set_up, digests)
        return name, session, tokens

    def add(
        self,
        set_up: SetUp,
        digests: Mapping[str, str],
        actions: Sequence[int] = (),
        name: str | None = None,
    ) -> tuple[str, GameSession]:
        """Store a new game.

        Args:
            set_up: The checked setup.
            digests: For each seat of a person, the digest of its token.
            actions: Actions that are taken already.
            name: Id of the game; None for a new one.

        Returns:
            id: Id of the game.
            session: The game.

        Raises:
            SettingError: The game has other rules or cards by now.
        """
        name = name or secrets.token_urlsafe(16)
        session = self._session(name, set_up, dict(digests))
        session.restore(actions)
        stored = set_up._asdict() | {"digests": dict(digests)}
        self._store.open(name, stored, actions, summary_of(session.game))
        return name, self._remember(name, session)

    def warm(self) -> None:
        """Compile the rules before the first request, by playing the beginning of a game."""
        adapter = self.adapter(next(iter(self._adapters)))
        decks = adapter.pair_of(None, None)
        seats = (PERSON, self.agents(adapter.name)[0])
        set_up = SetUp(adapter.name, decks, seats, 0, adapter.game_spec.version)
        session = GameSession(adapter, set_up, {}, self.agent, lambda *stored: None)
        for _ in range(4):
            if session.game.to_play == 0:
                move = session.state("0", False)["moves"][0]
                session.act("0", session.acted("0"), [move["index"]])
            else:
                session.let_agent_move()

    def list_decks(self) -> None:
        """List the decks of each game, before the first page asks: a deck is drawn from every printed set."""
        for name in self.games():
            self.decks(name)

    def _check_pair(self, names: Any, known: set[str], message: str) -> None:
        is_pair = isinstance(names, list | tuple) and len(names) == 2
        if not is_pair or not all(isinstance(name, str) and name in known for name in names):
            raise SettingError(message)

    def _session(self, name: str, set_up: SetUp, digests: dict[str, str]) -> GameSession:
        def store(n: int, entry: int, summary: dict[str, Any]) -> None:
            self._store.add(name, n, entry, summary)

        adapter = self.adapter(set_up.game)
        if adapter.game_spec.version != set_up.version:
            raise SettingError("this game was begun with another version of the rules: begin a new one")
        if adapter.cards_digest() != set_up.cards:
            raise SettingError("this game was begun with other cards of your card set: begin a new one")

        def agent_of(game: str, agent: str) -> zx_agents.Agent:
            return self._agent_with(adapter, agent)

        return GameSession(adapter, set_up, digests, agent_of, store, self.called)

    def _remember(self, name: str, session: GameSession) -> GameSession:
        """Return the session to use: the given one, or the one that another request has restored first."""
        with self._lock:
            session = self._open.setdefault(name, session)
            self._open.move_to_end(name)
            for old in list(self._open)[: max(0, len(self._open) - MOST_OPEN)]:
                if not self._open[old].is_thinking:
                    del self._open[old]
        return session

    def find(self, name: str, token: str) -> tuple[GameSession, str]:
        """Return a game and the seat that a token opens.

        Raises:
            UnknownGameError: There is no such game, or the token opens no seat of it.
            SettingError: The game belongs to another version of the rules.
        """
        session = self.session(name)
        seat = None if session is None else session.seat_of(token)
        if session is None or seat is None:
            raise UnknownGameError("there is no such game, or it is not yours")
        return session, seat

    def session(self, name: str) -> GameSession | None:
        """Return a game by its id, from memory or from the store; None if there is none.

        Raises:
            SettingError: The game belongs to another version of the rules.
        """
        with self._lock:
            session = self._open.get(name)
            if session is not None:
                self._open.move_to_end(name)
        return self._restored(name) if session is None else session

    def listed(self, names: Sequence[str]) -> dict[str, ListedGame]:
        """Return the stored games of these ids, without their actions."""
        return self._store.listed(names)

    def _restored(self, name: str) -> GameSession | None:
        stored = self._store.read(name)
        if stored is None:
            return None
        values = dict(stored.set_up)
        digests = values.pop("digests")
        pairs: dict[str, Any] = {
            key: tuple(values[key]) for key in ("decks", "seats", "lists") if key in values
        }
        set_up = SetUp(**values | pairs)
        session = self._session(name, set_up, digests)
        try:
            session.restore(stored.entries)
        except ZXError as fault:
            raise SettingError(f"this game cannot be restored ({fault}): begin a new one") from fault
        return self._remember(name, session)


def seats_of(set_up: SetUp) -> list[str]:
    """Return the seats of persons in a game; the watcher's if no person plays."""
    return [str(player) for player in range(2) if set_up.seats[player] == PERSON] or [WATCHER]


def _is_digits(value: Any) -> bool:
    return isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= len(str(2**63))


def _adapters(card_set: str | None) -> dict[str, GameAdapter]:
    """Return the adapters of the registered games. A game without an adapter cannot be served."""
    adapters = {}
    for name in game_names():
        with contextlib.suppress(SettingError):
            takes = "card_set" in find_game(name).settings
            adapters[name] = get_game(name, card_set if takes else None)
    return adapters
