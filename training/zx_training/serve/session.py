"""One game that is played on the page: its seats, what was done, and whose turn it is.

Not here: many of them (sessions.py), what is sent (sight.py), who may ask (app.py).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import zx_agents

from zx_env.errors import GameOver, IllegalAction, SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.serve import payloads
from zx_training.serve.event_payloads import event_payloads
from zx_training.ui.events import events_of
from zx_training.ui.labels import card_of

PERSON = "person"
"""In a seat: somebody with a browser."""
WATCHER = "watcher"
"""The seat of who watches two agents."""
MOST_SCENES = 40
"""Decisions of an agent that are kept to be looked at again: a turn rarely has more."""
_CONCEDES = -1
"""In the list of actions: player p gave up is _CONCEDES - p."""


class SetUp(NamedTuple):
    """How a game is set up."""

    game: str
    decks: tuple[str, str]
    seats: tuple[str, str]
    """An agent's name or PERSON."""
    seed: int
    version: int
    """Of the game's rules: a game of another version is not brought back."""


class _Scene(NamedTuple):
    """The game after a decision of an agent, and how much of the log each player has heard by then."""

    game: Any
    heard: tuple[int, int]


class GameSession:
    """A game with its seats."""

    def __init__(
        self,
        adapter: GameAdapter,
        set_up: SetUp,
        digests: dict[str, str],
        agent_of: Callable[[str, str], zx_agents.Agent],
        keep: Callable[[int, int], None],
    ) -> None:
        """Deals the game.

        Args:
            adapter: The game.
            set_up: Decks, seats and seed.
            digests: Of the token of each seat that somebody holds.
            agent_of: The agent of a game by its name.
            keep: Called with number and action, before an action counts.
        """
        self.adapter, self.set_up, self._digests = adapter, set_up, digests
        self._agent_of, self._keep = agent_of, keep
        self.game = adapter.deal(set_up.decks, set_up.seed, events=True)
        self.actions: list[int] = []
        self._acted = [0, 0]
        self.lock = threading.Lock()
        self.is_thinking = False
        self._scenes: deque[_Scene] = deque(maxlen=MOST_SCENES)
        self._rng = np.random.default_rng(set_up.seed)

    # -- seats ---------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> str | None:
        """The seat that a token opens: "0", "1", WATCHER, or None."""
        digest = digest_of(token)
        found = [seat for seat, kept in self._digests.items() if hmac.compare_digest(kept, digest)]
        return found[0] if found else None

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.game.to_play is None

    @property
    def awaits_agent(self) -> bool:
        """Whether an agent is to move without being told to: not where somebody watches and says when."""
        player = self.game.to_play
        return player is not None and PERSON in self.set_up.seats and self.set_up.seats[player] != PERSON

    # -- going on ------------------------------------------------------------------------------------------

    def act(self, seat: str, n: int, actions: list[int]) -> None:
        """The actions of a seat, one after the other, as long as it is asked.

        Args:
            seat: Whose.
            n: How many actions of its own its page knows of: a move that comes late or twice changes nothing.
            actions: Their numbers.

        Raises:
            SettingError: The game has gone on meanwhile, or another player is asked.
            IllegalAction: The first action is not legal.
            GameOver: The game has ended.
        """
        if n != self.acted(seat):
            raise SettingError("the game has gone on meanwhile: look at the board again")
        self._scenes.clear()
        for place, action in enumerate(actions):
            if self.game.to_play is None:
                raise GameOver("the game is over")
            if str(self.game.to_play) != seat:
                raise SettingError("it is not your decision now")
            try:
                self._take(action)
            except IllegalAction:
                if place == 0:
                    raise IllegalAction("that is not legal now; nothing was changed") from None
                return

    def resign(self, seat: str) -> None:
        """A player gives up.

        Raises:
            GameOver: The game has ended.
            SettingError: Who asks does not play.
        """
        if seat not in ("0", "1"):
            raise SettingError("only who plays can give up")
        player = int(seat)
        after = self.game.copy()
        after.concede(player)
        self._keep(len(self.actions), _CONCEDES - player)
        self.game = after
        self.actions.append(_CONCEDES - player)

    def let_agent_move(self) -> bool:
        """One decision of the agent that is asked; False where none is."""
        player = self.game.to_play
        if player is None or self.set_up.seats[player] == PERSON:
            return False
        agent = self._agent_of(self.set_up.game, self.set_up.seats[player])
        self._take(zx_agents.act_in(agent, self.game, self._rng))
        heard = [len(events_of(self.game, reader)) for reader in range(2)]
        self._scenes.append(_Scene(self.game, (heard[0], heard[1])))
        return True

    def _take(self, action: int) -> None:
        after = self.game.copy()
        after.step(action)
        self._keep(len(self.actions), action)
        self._acted[self.game.to_play] += 1
        self.game = after
        self.actions.append(action)

    def bring_back(self, actions: list[int]) -> None:
        """The actions that were kept, taken again."""
        keep, self._keep = self._keep, lambda n, action: None
        for action in actions:
            if action <= _CONCEDES:
                self.resign(str(_CONCEDES - action))
            else:
                self._take(action)
        self._keep = keep

    # -- what is sent --------------------------------------------------------------------------------------

    def state(self, seat: str, is_narrow: bool, since: int = 0) -> dict[str, Any]:
        """What the page of a seat shows, as JSON-able data.

        Args:
            seat: Whose page.
            is_narrow: For a telephone.
            since: EntryPoints of the log that it has already.
        """
        told = self.events_for(seat)
        if seat == WATCHER:
            board = payloads.board_of(self.game, is_narrow) | {"moves": []}
        else:
            board = payloads.payload_of_view(self.adapter, self.game.view(int(seat)), is_narrow)
        return board | {
            "n": self.acted(seat),
            "logged": len(told),
            "seat": seat,
            "to_play": self.game.to_play,
            "turn": self.game.turn,
            "thinking": self.is_thinking,
            "over": self.is_over,
            "winner": self.game.winner,
            "seats": list(self.set_up.seats),
            "decks": list(self.set_up.decks),
            "game": self.set_up.game,
            "log": told[since:],
        }

    def scenes(self, seat: str, is_narrow: bool) -> list[dict[str, Any]]:
        """The board after each decision of the agent since the seat's own last one, as the seat saw it.

        What the seat could not notice is no scene. `told` is how much of the log had been told by then.
        """
        if seat == WATCHER:
            return []
        reader, seen, told = int(seat), [], -1
        for scene in self._scenes:
            if scene.heard[reader] == told:
                continue
            told = scene.heard[reader]
            board = payloads.board_of_view(scene.game.view(reader), is_narrow)
            seen.append(board | {"told": told})
        return seen

    def acted(self, seat: str) -> int:
        """How many actions a seat has taken: others may not all be noticed by it. A watcher sees all."""
        return len(self.actions) if seat == WATCHER else self._acted[int(seat)]

    def events_for(self, seat: str) -> list[dict[str, Any]]:
        """What happened, as a seat may hear it."""
        return event_payloads(self.game, None if seat == WATCHER else int(seat))

    def deck(self, player: int) -> list[dict[str, Any]]:
        """The list of a deck, with counts."""
        rows = self.adapter.deck(self.set_up.decks[player]).rows
        return [
            {"count": row.get("count", 1), **(card_of(self.adapter, key_of(row)) or {"name": key_of(row)})}
            for row in rows
        ]


def key_of(row: dict[str, Any]) -> str:
    """What a row of a listing is looked up by."""
    return str(row.get("number") or row["name"])


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(24)
