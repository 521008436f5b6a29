"""Build positions by card and Square, and play them with action texts: `Scenario` and `Play`.

    g = Scenario().zx("b1", "B01-013").zx("b2", "B01-003", owner=1).hand(1, "B01-059").begin()
    g.attack("b1", "b2")

Unless a test changes it, each player has four Life and a deck of ten cards, all Coal Armadillos. A failing
test shows the board.
"""

from collections.abc import Sequence
from typing import Any

from zx_env import Game
from zx_env.errors import IllegalAction
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.entry_points import power_now

PLAIN_CARD = "B01-003"
"""Coal Armadillo: red, Cost 2, Power 3500, no icon, no ability."""


class Scenario:
    """Builder of a position; each call changes it and returns the builder."""

    def __init__(self, turn_player: int = 0, **keys: Any) -> None:
        self.position: dict[str, Any] = {
            "format": "zx-position/1",
            "turn": 5,
            "turn_player": turn_player,
            "seed": 1,
            "players": [{"life": [PLAIN_CARD] * 4, "deck": [PLAIN_CARD] * 10} for _ in range(2)],
            "squares": {},
            **keys,
        }

    def zx(
        self, square: str, card: str, owner: int = 0, state: str = "reboot", damage: int = 0, **more: Any
    ) -> "Scenario":
        """Put a Z/X on a Square, above any other Z/X there."""
        there = self.position["squares"].setdefault(square, [])
        there.append({"card": card, "owner": owner, "state": state, "damage": damage, **more})
        return self

    def cards(self, player: int, zone: str, cards: Sequence[Any], times: int = 1) -> "Scenario":
        """Set all cards of a zone; deck and Life top first."""
        self.position["players"][player][zone] = list(cards) * times
        return self

    def hand(self, player: int, *cards: Any) -> "Scenario":
        """Set the hand of a player."""
        return self.cards(player, "hand", cards)

    def life(self, player: int, *cards: Any) -> "Scenario":
        """Set the Life of a player, top first."""
        return self.cards(player, "life", cards)

    def deck(self, player: int, *cards: Any) -> "Scenario":
        """Set the deck of a player, top first."""
        return self.cards(player, "deck", cards)

    def resource(self, player: int, *cards: Any, times: int = 1) -> "Scenario":
        """Set the Resource of a player."""
        return self.cards(player, "resource", cards, times)

    def charge(self, player: int, *cards: Any) -> "Scenario":
        """Set the Charge of a player."""
        return self.cards(player, "charge", cards)

    def trash(self, player: int, *cards: Any, times: int = 1) -> "Scenario":
        """Set the Trash of a player."""
        return self.cards(player, "trash", cards, times)

    def player_card(self, player: int, card: str) -> "Scenario":
        """Set the Player card of a player."""
        self.position["players"][player]["player_card"] = card
        return self

    def under_player(self, player: int, card: str, *upper: Any) -> "Scenario":
        """Put a card under the Player card of a player, and upper halves into the Dynamis."""
        self.position["players"][player]["under_player"] = card
        return self.cards(player, "dynamis", upper) if upper else self

    def begin(self, strict: bool = True) -> "Play":
        """Start a game from the position; without `strict` also if a rule effect is due."""
        return Play(
            Game.from_position(self.position, strict, card_set=self.position.get("card_set", STANDARD))
        )


class Play:
    """A game played with action texts, and queries of its board."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, *texts: str) -> "Play":
        """Take these actions in order."""
        for text in texts:
            try:
                self.game.step(text)
            except IllegalAction as error:
                raise AssertionError(f"{error}\n{self}") from None
        return self

    def attack(self, square: str, target: str) -> "Play":
        """Declare a battle: the Z/X on a Square attacks the one on another Square, or the "player"."""
        return self.do(f"attack {square}", f"target {target}")

    def pass_both(self) -> "Play":
        """Pass for both players in the Battle Event Step (CR 603.1c)."""
        return self.do("pass", "pass")

    @property
    def texts(self) -> list[str]:
        """Texts of the legal actions."""
        return [action.text for action in self.game.actions()]

    def starting(self, words: str) -> list[str]:
        """Return the rest of each legal action that starts with these words."""
        return [text.removeprefix(words).strip() for text in self.texts if text.startswith(words)]

    @property
    def to_play(self) -> int | None:
        """The player to move."""
        return self.game.to_play

    def zone(self, player: int, zone: str) -> list[str]:
        """Return the numbers of the cards of a zone: `"hand"`, `"charge"`, …; deck and Life top first."""
        cards = self.game.position()["players"][player].get(zone, [])
        return [card if isinstance(card, str) else card["card"] for card in cards]

    def asleep(self, player: int) -> int:
        """Return the number of cards in Resource in Sleep State."""
        return sum(
            not isinstance(c, str) for c in self.game.position()["players"][player].get("resource", [])
        )

    def _on(self, square: str) -> list[dict[str, Any]]:
        there = self.game.position()["squares"].get(square, [])
        return there if isinstance(there, list) else [there]

    def on(self, square: str) -> str | None:
        """Return the number of the newest Z/X on a Square, or None."""
        there = self._on(square)
        return there[-1]["card"] if there else None

    def state(self, square: str) -> str:
        """Return the State of the Z/X on a Square: `"reboot"` or `"sleep"`."""
        return str(self._on(square)[-1]["state"])

    def damage(self, square: str) -> int:
        """Return the damage that the Z/X on a Square received this turn."""
        return int(self._on(square)[-1]["damage"])

    def shields(self, square: str) -> int:
        """Return the number of Shields of the Z/X on a Square."""
        return int(self._on(square)[-1].get("shields", 0))

    def power(self, square: str) -> int:
        """Return the current Power of the Z/X on a Square."""
        game = self.game
        place = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3").index(square)
        g = game._games[0]
        assert g.standing_count[place] > 0, f"nothing on {square}\n{self}"
        slot = int(g.standing[place, int(g.standing_count[place]) - 1])
        return int(power_now(game._games, 0, game._table, slot))

    def __repr__(self) -> str:
        return f"\n{self.game}\n"

    __str__ = __repr__
