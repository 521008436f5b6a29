"""`zx serve --mcp`: games in text for language models, by the Model Context Protocol on stdin and stdout.

The client plays one game at a time against an agent. Needs the SDK: `pip install 'zx_env[mcp]'`. See also:
zx_env/core/game/text_seat.py, which asks the questions.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import zx_agents

import zx_env
from zx_env import TextSeat
from zx_env.core.games import default_game
from zx_env.core.seeding import agent_rng, new_seed
from zx_env.errors import SettingError, ZXError
from zx_training.games.adapter import GameAdapter
from zx_training.matches.deals import DeckPair
from zx_training.serve.deck_lists import deck_lists
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

INSTRUCTIONS = """Card games against a program, in text. Call new_game, then act with the number of one legal
action until the game is over. card shows what a card does, question repeats your question, rules tells how
a game is won. Your cards in hand are known to you alone; the enemy's are hidden from you."""


class TextGame:
    """A game against an agent, played in text."""

    def __init__(
        self, adapter: GameAdapter, agent: zx_agents.Agent, decks: DeckPair, seat: int, seed: int
    ) -> None:
        """Deal a game and play it to the first question of `seat`; `decks` are those of players 0 and 1.

        Raises:
            ZXError: A deck cannot be used.
        """
        self.adapter, self.player, self.seed = adapter, seat, seed
        self.agent, self.rng = agent, agent_rng(seed)
        self.game = adapter.deal(decks, seed, events=True)
        self.seat = TextSeat()
        self._let_enemy_act()

    def act(self, answer: str) -> str:
        """Take the action that an answer names, and return the next question or the result.

        Raises:
            SettingError: The game is over.
            IllegalAction: The answer names no legal action; nothing has changed.
        """
        if self.game.to_play is None:
            raise SettingError("the game is over: begin another one with new_game")
        self.game.step(self.question.read(answer))
        self._let_enemy_act()
        return self.text

    @property
    def text(self) -> str:
        """The pending question, with the result and the seed when the game is over."""
        if self.game.to_play is not None:
            return str(self.question)
        winner = self.game.winner
        result = (
            "nobody has won" if winner is None else f"you have {'won' if winner == self.player else 'lost'}"
        )
        return f"{self.question}\n\nThe game is over: {result}. Its seed was {self.seed}."

    def _let_enemy_act(self) -> None:
        while self.game.to_play not in (None, self.player):
            self.game.step(zx_agents.act_in(self.agent, self.game, self.rng))
        self.question = self.seat.ask(self.game.view(self.player))


class GameTools:
    """The tools of the server, methods with plain arguments; they keep the game that is played."""

    def __init__(
        self, agents: Sequence[str] = (), decks: Sequence[str] = (), card_set: str | None = None
    ) -> None:
        """Offer the games' own players and decks, and what is given; see `SessionManager`.

        Raises:
            ZXError: The card set or a deck cannot be used.
        """
        self.sessions = SessionManager(Store(None), agents, decks, card_set)
        self.played: TextGame | None = None

    def new_game(
        self, game: str = "", opponent: str = "", deck: str = "", enemy_deck: str = "", seat: int = 0
    ) -> str:
        """Deal a new game and return your first question. Empty arguments stand for the usual choice.

        Args:
            game: Name of the game; the tool `choices` lists games, opponents and decks.
            opponent: The agent that plays against you.
            deck: Your deck.
            enemy_deck: The enemy's deck.
            seat: 0 or 1; player 0's deck is named first in records.
        """
        adapter = self._adapter(game)
        offered = self.choices(adapter.name)
        against = opponent or self.sessions.agents(adapter.name)[0]
        for name in filter(None, (deck, enemy_deck)):
            if name not in offered["decks"] and not adapter.is_drawn(name):
                raise SettingError(f"there is no deck {name!r}; choices lists them")
        if against not in offered["opponents"]:
            raise SettingError(
                f"there is no opponent {against!r}; there are {', '.join(offered['opponents'])}"
            )
        if seat not in (0, 1):
            raise SettingError("seat is 0 or 1")
        pair = self.sessions.offered.usual(adapter, deck or None, enemy_deck or None)
        lists = deck_lists(adapter, pair, self.sessions.offered.of(adapter.name))
        mine, enemys = (one.deck(adapter) for one in lists)
        decks = (mine, enemys) if seat == 0 else (enemys, mine)
        agent = self.sessions.agent(adapter.name, against)
        self.played = TextGame(adapter, agent, decks, seat, new_seed())
        return self.played.text

    def act(self, action: str) -> str:
        """Take a legal action, by its number or its words; return what happens and your next question."""
        return self._game().act(action)

    def question(self) -> dict[str, Any]:
        """Return your pending question once more, as JSON: board, question and legal actions."""
        return self._game().question.as_dict()

    def card(self, name: str) -> dict[str, Any]:
        """Return the printed values of a card of the game and its rules text, by number or full name."""
        found = self._game().adapter.card(name)
        if isinstance(found, str):
            raise SettingError(found)
        return {key: value for key, value in found.rows[0].items() if value not in (None, "")}

    def rules(self, game: str = "") -> str:
        """Return the rules of a game in short; of the game that is played if no game is named."""
        adapter = self.played.adapter if self.played is not None and not game else self._adapter(game)
        return adapter.wording.rules

    def choices(self, game: str = "") -> dict[str, list[str]]:
        """Return the names of all games, and of the opponents and decks of one game."""
        adapter = self._adapter(game)
        own, shipped = self.sessions.offered.of(adapter.name), adapter.group("all") or []
        return {
            "games": self.sessions.games(),
            "opponents": self.sessions.agents(adapter.name),
            "decks": [*own, *(name for name in shipped if name not in own)],
        }

    @property
    def all(self) -> list[Any]:
        """The tools."""
        return [self.new_game, self.act, self.question, self.card, self.rules, self.choices]

    def _game(self) -> TextGame:
        if self.played is None:
            raise SettingError("there is no game yet: begin one with new_game")
        return self.played

    def _adapter(self, game: str) -> GameAdapter:
        """Return the adapter of a game that is offered; a client must not have other modules imported."""
        known = self.sessions.games()
        name = game or default_game().name
        if name not in known:
            raise SettingError(f"there is no game {name!r}; there are {', '.join(sorted(known))}")
        if self.sessions.live_cards is not None:
            self.sessions.live_cards.look()
        return self.sessions.adapter(name)


def make_server(agents: Sequence[str] = (), decks: Sequence[str] = (), card_set: str | None = None) -> Any:
    """Return the server of the SDK with all tools, which offer these agents, decks and cards, too.

    Raises:
        SettingError: The SDK is not installed.
        ZXError: The card set or a deck cannot be used.
    """
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise SettingError("zx serve --mcp needs the MCP SDK: pip install 'zx_env[mcp]'") from None
    server = MCPServer("zx_env", instructions=INSTRUCTIONS, version=zx_env.__version__)
    for tool in GameTools(agents, decks, card_set).all:
        server.add_tool(_answering(tool, ToolError), name=tool.__name__, structured_output=False)
    return server


def _answering(tool: Any, error: type[Exception]) -> Any:
    """Return the tool with its errors as the SDK's, whose message the client gets."""

    @functools.wraps(tool)
    def answer(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except ZXError as fault:
            raise error(str(fault)) from None

    return answer


def serve(agents: Sequence[str], decks: Sequence[str], card_set: str | None) -> None:
    """Serve on stdin and stdout until the client leaves."""
    make_server(agents, decks, card_set).run("stdio")
