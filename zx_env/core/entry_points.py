"""The compiled functions of a game that Python calls, and the constants that both sides share.

A game's module `entry_points` fulfils `EntryPoints`; `GameSpec.entry_points` is that module. Arrays have one
row for each game: `games` are records of the spec's dtype `game`, `masks` of `mask`, `observations` of
`observation`, `fulls` of `full`. `card_table` and `matches` are made from the settings by the spec.
"""

from typing import Any, Protocol

NONE = -1
"""No player or no row; as an action, it leaves a row of a batch unchanged."""

ENDED, REFUSED, FAULTY = 2, 3, 4
"""Results of `step_and_observe` other than a player."""

FAULTS, FIRST_WINS, SECOND_WINS, DRAWS, TRUNCATED, DECISIONS, LAST_FAULT, UNFINISHED = range(8)
"""Indices of the results of `play_out`: the number of playouts with each result, the number of decisions in
all of them (DECISIONS), and the number of the last fault (LAST_FAULT)."""
RESULTS = 8

FAULT_NUMBERS = 256
"""`step_batch` returns a row and its fault as one number: row * FAULT_NUMBERS + fault."""


class EntryPoints(Protocol):
    """Interface of the module that contains a game's entry points.

    Rows of `games`, `masks` and `observations` are indexed by `i`, `k`; `matches[m]` has decks and settings.
    `players` are the players to move; `dones` is 1 for games that have ended, `cuts` 1 for truncated ones.
    """

    def reset_game(
        self, games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, number: int
    ) -> None:
        """Start `games[i]` of `matches[m]` with the seed `number`; write the mask of its first decision.

        Every game has a first decision, even if forced decisions are skipped.
        """

    def step_game(
        self, games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, action: int
    ) -> None:
        """Take a legal action in `games[i]`, advance to the next decision, write its mask to `masks[k]`."""

    def step_and_observe(
        self, games: Any, card_table: Any, matches: Any, masks: Any, observations: Any, action: int
    ) -> int:
        """Take an action in row 0, if it is legal, and write the observation of the next player to move.

        Returns:
            The next player to move; or ENDED, REFUSED (the game is unchanged) or FAULTY, with no observation
            written.
        """

    def show_game(self, games: Any, i: int, card_table: Any, masks: Any, k: int) -> None:
        """Write the mask of the pending decision of `games[i]` to `masks[k]`, after its bytes changed."""

    def determinize_game(
        self, games: Any, i: int, card_table: Any, masks: Any, k: int, player: int, number: int
    ) -> None:
        """Resample everything that `player` cannot know, with the seed `number`, and write the mask."""

    def empty_game(self, games: Any, i: int, number: int) -> None:
        """Clear `games[i]` to a game without cards, with the random stream of the seed `number`."""

    def observe(self, games: Any, i: int, card_table: Any, observations: Any, k: int, player: int) -> None:
        """Write the observation of `player` in `games[i]` to `observations[k]`."""

    def observe_full(
        self, games: Any, i: int, card_table: Any, observations: Any, k: int, fulls: Any, j: int, player: int
    ) -> None:
        """Write `player`'s privileged observation to `fulls[j]`, the ordinary one to `observations[k]`."""

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
        """Play out `games[i]` `times` times, each time in a copy that overwrites `games[j]`.

        The outcomes are added to `results`, int64 [RESULTS]; `masks[k]` is overwritten.

        If `begun` is not NONE, this legal action comes first. Then at most `most` random actions follow, none
        of them after the turn `last_turn`.

        Each playout has its own random stream, derived from `number`. With a `player`, the game is first
        determinized for that player; with NONE all cards stay in place.
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
        """Start every game: game i plays `matches[picks[i]]` with the seed `seeds[i]`."""

    def find_illegal(self, masks: Any, actions: Any) -> int:
        """Return the first row whose action is illegal; NONE if all are legal. -1 is always legal."""

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
        """Step the rows `first` to `last` - 1, all actions legal; reset a finished game at once.

        The match and the seed of the next game are drawn from the random stream of the finished one, and
        written to `picks` and `seeds`.

        Returns:
            row * FAULT_NUMBERS + fault for the first row whose game ended by a fault of the engine; or NONE.
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
        """Step every row that is not over and whose action is not -1, all actions legal; reset no game.

        Write `rewards`, `dones` and `cuts` for games that have ended, the next player to move to `players`
        (NONE when the game is over), and 0 to `seen` for changed rows.

        Returns:
            row * FAULT_NUMBERS + fault for the first row whose game ended by a fault of the engine; or NONE.
        """

    def observe_rows(self, games: Any, card_table: Any, observations: Any, players: Any, seen: Any) -> None:
        """For rows with `seen` 0, write the observation of `players[i]`, zeros for NONE; set `seen` to 1."""

    def copy_rows(
        self, games: Any, masks: Any, to_rows: Any, from_games: Any, from_masks: Any, from_rows: Any
    ) -> None:
        """Copy game and mask of row `from_rows[k]` of the source to row `to_rows[k]`, for each k in turn."""

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
