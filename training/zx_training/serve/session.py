"""`GameSession`: one game on the page, with its seats and its actions.

See also: all games (sessions.py), payloads (payloads.py), access (access.py).
"""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import zx_agents

from zx_env.core.seeding import agent_rng
from zx_env.errors import GameOver, IllegalAction, SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.matches.action_requests import reason_of
from zx_training.serve import payloads
from zx_training.serve.basis.agent_names import short_name
from zx_training.serve.basis.course import CONCEDES, Course
from zx_training.serve.basis.set_up import PERSON, WATCHER, SetUp
from zx_training.serve.basis.tokens import seat_of
from zx_training.serve.event_payloads import event_payloads
from zx_training.serve.store import Taken, automatic, back_to, in_effect
from zx_training.ui.auto_pass import automatic_pass
from zx_training.ui.events import events_of

logger = logging.getLogger(__name__)

MOST_SCENES = 40
"""Most scenes that a seat is shown; a turn rarely has more."""
ANSWERS = frozenset({"pass", "answer", "choose", "carry_out", "pay"})
"""Kinds of the events of an answer that may have been the only legal one, which nobody was asked for."""
_TIMES = 1 << 20
"""Counts of actions differ by this much for each time that actions were taken back: no count comes again."""


class Scene(NamedTuple):
    """The game after a decision of an agent, and which players noticed the decision."""

    game: Any
    noticed: tuple[bool, bool]

    @classmethod
    def between(cls, before: Any, game: Any) -> Scene:
        """Return the scene of a decision that led from one game to another."""
        return cls(game, (_is_noticed(before, game, 0), _is_noticed(before, game, 1)))


def _is_noticed(before: Any, game: Any, viewer: int) -> bool:
    """Return whether the viewer may know the first event of a decision, which is the decision itself.

    What follows a pass among hidden cards does not show that there was a decision. Nor does an answer that is
    shown: a hidden card may have been the only alternative.
    """
    since = len(events_of(before, viewer))
    seen, every = events_of(game, viewer)[since:], events_of(game, None)[len(events_of(before, None)) :]
    if not seen:
        return False
    first, second = seen[0], every[0]
    is_same = (first.kind, first.who, first.state) == (second.kind, second.who, second.state)
    return is_same and first.kind not in ANSWERS


class GameSession:
    """A game on the server, and its seats: each is held by an agent or by a person with a token."""

    def __init__(
        self,
        adapter: GameAdapter,
        set_up: SetUp,
        digests: dict[str, str],
        agent_of: Callable[[str, str], zx_agents.Agent],
        store: Callable[[int, int, dict[str, Any]], None],
        called: Callable[[str], str] = short_name,
    ) -> None:
        """Deal the game.

        Args:
            adapter: The game.
            set_up: Decks, seats and seed.
            digests: For each seat of a person, the digest of its token.
            agent_of: Function that returns an agent for a game, by names of game and agent.
            store: Called before an entry takes effect, with the number of entries before it, the entry (as in
                store.py), and the summary of the game after it.
            called: Function that returns the name by which the page calls an agent.
        """
        self.adapter, self.set_up, self.digests = adapter, set_up, digests
        self._agent_of, self._store = agent_of, store
        self.seats = [called(seat) for seat in set_up.seats]
        """For each player the name by which the page calls who plays."""
        self._stored = 0
        self._times = 0
        self.lock = threading.Lock()
        self.is_thinking = False
        self.fault: str | None = None
        self._rngs = [agent_rng(set_up.seed, player) for player in range(2)]
        self.course = Course(adapter, set_up)
        self._scenes: list[Scene] = []

    @property
    def game(self) -> Any:
        """The game as it stands."""
        return self.course.game

    # -- seats ---------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> str | None:
        """Return the seat that a token opens: "0", "1" or WATCHER; None for an unknown token."""
        return seat_of(self.digests, token)

    @property
    def actions(self) -> list[int]:
        """All actions that were not taken back; CONCEDES - p means that player p conceded."""
        return self.course.actions

    def shows_all_to(self, seat: str) -> bool:
        """Return whether a seat may see every card: each when the game is over, the watcher at any time."""
        return self.is_over or seat == WATCHER

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.to_play is None

    @property
    def awaits_agent(self) -> bool:
        """Whether an agent is to move and acts without `advance`; False if a watcher controls the game."""
        player = self.game.to_play
        return player is not None and PERSON in self.set_up.seats and self.set_up.seats[player] != PERSON

    def can_take_back(self, seat: str) -> bool:
        """Return whether a seat has a decision that it may take back now."""
        is_practice = self.set_up.is_practice and seat != WATCHER
        return is_practice and bool(self.course.decisions) and not self.is_over

    # -- actions -------------------------------------------------------------------------------------------

    def act(self, seat: str, n: int, actions: list[int], is_automatic: bool = False) -> None:
        """Take actions of a seat, one after the other, as long as the seat is to move and they are legal.

        Args:
            seat: The seat.
            n: Number of the seat's earlier actions, as its page counts them, to reject repeated requests.
            actions: Numbers of the actions.
            is_automatic: Whether the page passes by itself, which is not taken back alone.

        Raises:
            SettingError: The page's count is out of date, or another player is to move at first.
            IllegalAction: The first action is not legal.
            GameOver: The game has ended before.
        """
        if n != self.acted(seat):
            raise SettingError("the game has gone on meanwhile: look at the board again")
        self._scenes.clear()
        for place, action in enumerate(actions):
            if place > 0 and str(self.game.to_play) != seat:
                return
            if self.game.to_play is None:
                raise GameOver("the game is over")
            if str(self.game.to_play) != seat:
                raise SettingError("it is not your decision now")
            try:
                self._take(action, is_automatic)
            except IllegalAction:
                if place == 0:
                    raise IllegalAction("that is not legal now; nothing was changed") from None
                return

    def resign(self, seat: str) -> None:
        """Concede the game for a player.

        Raises:
            GameOver: The game has ended.
            SettingError: The seat is not a player's.
        """
        if seat not in ("0", "1"):
            raise SettingError("only players can give up")
        player = int(seat)
        after = self.course.conceded(player)
        self._keep(CONCEDES - player, after)
        self.course.go_to(after, Taken(CONCEDES - player, False))

    def take_back(self, seat: str, n: int) -> None:
        """Take the last decision of a person back, with everything that followed from it.

        Raises:
            SettingError: The page's count is out of date, or the seat has nothing to take back.
        """
        if n != self.acted(seat):
            raise SettingError("the game has gone on meanwhile: look at the board again")
        if not self.set_up.is_practice:
            raise SettingError("decisions are taken back only in practice games against an agent")
        if not self.can_take_back(seat):
            raise SettingError("there is no decision of yours to take back")
        place = self.course.decisions[-1]
        before = self.course.first(place)
        self._keep(back_to(place), before.game)
        self._times += 1
        self.course = before
        self._scenes.clear()

    def _keep(self, entry: int, after: Any) -> None:
        """Store an entry before it takes effect; `after` is the game that it leads to."""
        self._store(self._stored, entry, summary_of(after))
        self._stored += 1

    def let_agent_move(self) -> bool:
        """Take one decision of the agent to move; return False if no agent is to move.

        The lock is free while the agent thinks. An agent that fails gives up, as in a tournament.
        """
        game = self.game
        player = game.to_play
        if player is None or self.set_up.seats[player] == PERSON or self.set_up.is_record:
            return False
        try:
            agent = self._agent_of(self.set_up.game, self.set_up.seats[player])
            action = zx_agents.act_in(agent, game, self._rngs[player])
        except BaseException as error:  # also SystemExit, which would end the server
            logger.exception("the agent %s failed", self.set_up.seats[player])
            self.give_up(game, reason_of(error))
            return True
        with self.lock:
            if self.game is not game:  # the person has given up meanwhile
                return False
            self._take(action)
            if PERSON in self.set_up.seats:
                self._scenes.append(Scene.between(game, self.game))
        return True

    def give_up(self, game: Any, reason: str) -> None:
        """Concede for the agent that is to move in `game`, unless the game has gone on; keep the reason."""
        with self.lock:
            if self.game is game and game.to_play is not None:
                self.fault = f"{self.seats[game.to_play]} {reason}"
                self.resign(str(game.to_play))

    def _take(self, action: int, is_automatic: bool = False) -> None:
        after = self.course.stepped(action)
        self._keep(automatic(action) if is_automatic else action, after)
        self.course.go_to(after, Taken(action, is_automatic))

    def restore(self, entries: Sequence[int]) -> None:
        """Restore the game: take all stored actions that were not taken back."""
        taken, self._times = in_effect(entries)
        for one in taken:
            self.course.take(one)
        self._stored = len(entries)

    def agent(self, name: str) -> zx_agents.Agent:
        """Return an agent that knows the cards of this game, by its name."""
        return self._agent_of(self.set_up.game, name)

    def record(self) -> str:
        """Return the record of the game."""
        return self.adapter.in_words(str(self.game.record()))

    # -- payloads ------------------------------------------------------------------------------------------

    def state(self, seat: str, is_narrow: bool, since: int = 0) -> dict[str, Any]:
        """Return the payload of a seat's page.

        Args:
            seat: The seat.
            is_narrow: Whether the page is on a phone.
            since: Number of log entries that the page has already.
        """
        events = self.events_for(seat)
        if seat == WATCHER:
            board = payloads.board_of(self.game, is_narrow) | {"moves": []}
        else:
            board = payloads.payload_of_view(self.adapter, self.game.view(int(seat)), is_narrow)
            board["pass"] = automatic_pass(self.adapter, self.game, int(seat), self.course.known[int(seat)])
        return board | {
            "n": self.acted(seat),
            "logged": len(events),
            "seat": seat,
            "to_play": self.game.to_play,
            "turn": self.game.turn,
            "thinking": self.is_thinking,
            "over": self.is_over,
            "winner": self.game.winner,
            "fault": self.fault,
            "practice": self.set_up.is_practice,
            "rated": self.set_up.is_rated,
            "can_take_back": self.can_take_back(seat),
            "record": self.set_up.is_record,
            # Of a running game the number would tell how often the enemy has decided something hidden.
            "actions": len(self.course.decided) if self.shows_all_to(seat) else None,
            "seats": self.seats,
            "decks": list(self.set_up.decks),
            "game": self.set_up.game,
            "cards": self.set_up.cards,
            "log": events[since:],
        }

    def scenes(self, seat: str, is_narrow: bool) -> list[dict[str, Any]]:
        """Return a board, as the seat saw it, for each decision of the agent since the seat's last action.

        Decisions that the seat cannot notice are omitted. `logged` is the number of events that the seat
        could see then.
        """
        if seat == WATCHER:
            return []
        viewer = int(seat)
        # A decision that the seat did not notice belongs to the one before: only a hidden card has caused it.
        shown: list[Any] = []
        for scene in self._scenes:
            if scene.noticed[viewer]:
                shown.append(scene.game)
            elif shown:
                shown[-1] = scene.game
        return [
            payloads.board_of_view(game.view(viewer), is_narrow) | {"logged": len(events_of(game, viewer))}
            for game in shown[-MOST_SCENES:]
        ]

    def acted(self, seat: str) -> int:
        """Return a number that names the seat's next decision: it grows with each of the seat's actions.

        A watcher's grows with every action.
        """
        if seat == WATCHER:
            return len(self.course.taken)
        return self._times * _TIMES + self.course.acted[int(seat)]

    def events_for(self, seat: str) -> list[dict[str, Any]]:
        """Return the events that a seat may know."""
        return event_payloads(self.game, None if seat == WATCHER else int(seat))

    def deck(self, player: int) -> list[dict[str, Any]]:
        """Return the data of each different card of a player's deck, with the number of copies in `count`.

        Raises:
            SettingError: The game begins from a set-up position, whose decks nobody knows.
        """
        if self.set_up.header:
            return self._deck_of_record(player)
        rows = self.adapter.deck_in(self.game, player, self.set_up.decks[player]).rows
        return [
            {
                "count": row.get("count", 1),
                **(self.adapter.wording.card(key_of(row)) or {"name": key_of(row)}),
            }
            for row in rows
        ]

    def _deck_of_record(self, player: int) -> list[dict[str, Any]]:
        # The name of a deck in a record is somebody's text: no file is opened by it.
        decks = getattr(self.game.settings, "decks", None)
        if decks is None:
            raise SettingError("this game begins from a set-up position: its decks are not known")
        card = self.adapter.wording.card
        return [
            {"count": count, **(card(key) or {"name": key})}
            for key, count in Counter(decks[player].cards).items()
        ]

    def names(self) -> list[str]:
        """Return a name of each player, for a replay."""
        if self.set_up.is_record:
            return ["player 0", "player 1"]
        return [f"player {player} ({name})" for player, name in enumerate(self.seats)]


def summary_of(game: Any) -> dict[str, Any]:
    """Return the summary of a game in lists of games; both players may know it."""
    return {"turn": game.turn, "to_play": game.to_play, "over": game.to_play is None, "winner": game.winner}


def key_of(row: dict[str, Any]) -> str:
    """Return the number of the card in a row of a deck list; its name if cards have no numbers."""
    return str(row.get("number") or row["name"])
