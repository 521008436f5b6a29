"""What the doors call of a game: its entries, and the numbers that both sides agree on.

A game writes these entries over its own records, in a module of its own; `GameSpec.entry_points` is that
module. Arrays have a row for each game: `games` of the spec's `game`, `masks` of its `mask`, `observations`
of its `observation`, `fulls` of its `full`. `card_table` and `matches` are what the spec made of the
settings.
"""

from typing import Any, Protocol

NONE = -1
"""No player, no row; and the action that leaves a row of a batch as it is."""

ENDED, REFUSED, FAULTY = 2, 3, 4
"""What `step_and_observe` answers besides a player."""

FAULTS, FIRST_WINS, SECOND_WINS, DRAWS, TRUNCATED, DECISIONS, LAST_FAULT, UNFINISHED = range(8)
"""Places of the results of `play_out`: how many playouts ended so, all their decisions, a fault's number."""
RESULTS = 8

FAULT_NUMBERS = 256
"""`step_batch` tells a row and its fault in one number: row * FAULT_NUMBERS + fault."""


class EntryPoints(Protocol):
    """A game's module of entries."""

    def reset_game(
        self, games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, number: int
    ) -> None:
        """Begin `games[i]` of `matches[m]` with the seed `number`; write the mask of its first decision.

        Every game has one, also where decisions with a single answer are taken without asking.
        """

    def step_game(
        self, games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, action: int
    ) -> None:
        """Take an action that the mask holds, go on to the next decision, write its mask."""

    def step_and_observe(
        self, games: Any, card_table: Any, matches: Any, masks: Any, observations: Any, action: int
    ) -> int:
        """Take an action in row 0, if it is legal, and show what the player who decides next sees.

        Returns:
            That player; or ENDED, REFUSED (nothing was changed), FAULTY, with no observation written.
        """

    def show_game(self, games: Any, i: int, card_table: Any, masks: Any, k: int) -> None:
        """Write the mask of the pending decision, in a game whose bytes were put there."""

    def determinize_game(
        self, games: Any, i: int, card_table: Any, masks: Any, k: int, player: int, number: int
    ) -> None:
        """Resample everything that `player` cannot know, with the seed `number`, and write the mask."""

    def empty_game(self, games: Any, i: int, number: int) -> None:
        """Make `games[i]` a game without cards, with the random stream of the seed `number`."""

    def observe(self, games: Any, i: int, card_table: Any, observations: Any, k: int, player: int) -> None:
        """Write what `player` sees of `games[i]` to `observations[k]`."""

    def observe_full(
        self, games: Any, i: int, card_table: Any, observations: Any, k: int, fulls: Any, j: int, player: int
    ) -> None:
        """Write the privileged view of `player` to `fulls[j]`; `observations[k]` gets its ordinary one."""

    def play_out(
        self,
        games: Any,
        i: int,
        j: int,
        card_table: Any,
        matches: Any,
        m: int,
        masks: Any,
        k: int,
        results: Any,
        player: int,
        number: int,
        times: int,
        begun: int,
        most: int,
        last_turn: int,
    ) -> None:
        """Play `games[i]` on `times` times in the row `j`; count how it ended in `results`, int64 [RESULTS].

        The legal action `begun` comes first if it is not NONE, then random ones: at most `most`, and none
        when the turn is behind `last_turn`.

        Each playout begins with dice of its own, made of `number`. With a `player`, what that one cannot know
        is dealt anew by them; NONE leaves all cards where they are.
        """

    def reset_batch(
        self,
        games: Any,
        card_table: Any,
        matches: Any,
        picks: Any,
        seeds: Any,
        masks: Any,
        observations: Any,
        players: Any,
    ) -> None:
        """Begin every game: game i plays `matches[picks[i]]` with the seed `seeds[i]`."""

    def find_illegal(self, masks: Any, actions: Any) -> int:
        """The first row whose action is out of range or not legal, or NONE."""

    def step_batch(
        self,
        games: Any,
        card_table: Any,
        matches: Any,
        picks: Any,
        seeds: Any,
        actions: Any,
        masks: Any,
        observations: Any,
        players: Any,
        rewards: Any,
        dones: Any,
        cuts: Any,
        first: int,
        last: int,
    ) -> int:
        """Step the rows `first` to `last` - 1, all actions legal; a finished game begins again at once.

        What it is played with, and its seed, come from its own dice and stand in `picks` and `seeds`.

        Returns:
            The first row whose game ended by a fault of the engine and that fault (FAULT_NUMBERS), or NONE.
        """

    def step_rows(
        self,
        games: Any,
        card_table: Any,
        matches: Any,
        picks: Any,
        actions: Any,
        masks: Any,
        players: Any,
        rewards: Any,
        dones: Any,
        cuts: Any,
        seen: Any,
    ) -> int:
        """Step every row that is not over and whose action, which is legal, is not -1; no game begins again.

        `rewards`, `dones` and `cuts` tell of the games that have ended here; `players` is who decides, NONE
        when it is over; `seen` becomes 0 where something has changed.

        Returns:
            The first row whose game ended by a fault of the engine and that fault (FAULT_NUMBERS), or NONE.
        """

    def observe_rows(self, games: Any, card_table: Any, observations: Any, players: Any, seen: Any) -> None:
        """Where `seen` is 0, write what `players[i]` sees of `games[i]`, zeros for NONE, and make it 1."""

    def copy_rows(
        self, games: Any, masks: Any, to_rows: Any, from_games: Any, from_masks: Any, from_rows: Any
    ) -> None:
        """Make `games[to_rows[k]]` equal to `from_games[from_rows[k]]`, the masks too, for each k in turn."""

    def determinize_rows(
        self, games: Any, card_table: Any, masks: Any, to_rows: Any, players: Any, seeds: Any
    ) -> None:
        """Resample everything in `games[to_rows[k]]` that `players[k]` cannot know, with the seed `seeds[k]`.

        If the player is NONE, replace only the random state.
        """

    def assume_deck(self, games: Any, i: int, card_table: Any, matches: Any, m: int, player: int) -> int:
        """Give the opponent of `player` the deck list of `matches[m]`.

        Cards that the player has seen stay; every hidden card becomes one of the remaining cards of the list.

        Returns:
            1, or 0 if cards that the player has seen contradict the list. The game must not be used then.
        """
