"""Pairs of games that look the same to one player all along and differ in hidden cards only.

Both begin at one position, with other cards in the opponent's hand, deck and other hidden places, and are
played on by the same visible moves. The opponent may be asked in one game where it is not in the other,
because of a card that only one of them has: such a question is answered so that nobody sees it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tests.env.games import GameCase, bytes_of
from zx_env.compiling.python_records import set_row_bytes
from zx_env.zx.limits import DECK_SIZE, HALF

HIDDEN_QUESTIONS = 14
"""Most questions in a row that only one of the two games asks."""
TRIES = 10
"""Moves of the opponent that are tried until one is found that looks the same in both games."""
OTHER_ANSWERS = 5
"""Other moves of the second game that are tried as the same move."""
LONGEST = 60
"""Most decisions of one pair."""


@dataclass
class History:
    """A game that keeps events; the games before and after each decision of the opponent in its turn."""

    game: Any
    scenes: list[Any] = field(default_factory=list)

    def after(self, action: int, player: int) -> "History":
        game = self.game.copy()
        game.step(int(action))
        return History(game, [] if self.game.to_play == player else [*self.scenes, (self.game, game)])

    def seen(self, player: int) -> list[Any]:
        return [event.as_dict() for event in self.game.events(player)]


Pair = tuple[History, History]


def record_of(case: GameCase, game: Any) -> Any:
    """A copy of the game's record as a numpy array of one row, in either runtime."""
    return np.frombuffer(bytearray(bytes_of(game)), case.game_spec.game)


def _take_own_cards(case: GameCase, to: Any, of: Any, player: int) -> None:
    """Copy the player's own cards and the chance to come: only the opponent's hidden cards differ then."""
    record, other = record_of(case, to), record_of(case, of)
    half = HALF if "returned" in record.dtype.names else record["cards"].shape[-1]
    own = slice(player * half, (player + 1) * half)
    record["row"][0, own] = other["row"][0, own]
    record["rng"] = other["rng"]
    for name in {"cards", "sums", "listed"} & set(record.dtype.names):
        record[name][0, player] = other[name][0, player]
    for name in {"seen", "set_as"} & set(record.dtype.names):
        record[name][0, own] = other[name][0, own]
    if "returned" in record.dtype.names:
        deck = slice(player * DECK_SIZE, (player + 1) * DECK_SIZE)
        record["returned"][0, :, deck] = other["returned"][0, :, deck]
        record["shuffled"][0, deck] = other["shuffled"][0, deck]
    set_row_bytes(to._games, 0, record.tobytes())


def pair_at(case: GameCase, game: Any, player: int, rng: np.random.Generator, deals: int) -> Pair:
    """Two re-deals of one game, the second the most similar one of `deals`: few cards differ if it is big."""
    one = game.determinize(player, int(rng.integers(2**62)))
    others = [game.determinize(player, int(rng.integers(2**62))) for _ in range(deals)]
    rows = record_of(case, one)["row"]
    unlike = [int((rows != record_of(case, other)["row"]).sum()) for other in others]
    two = min(zip(unlike, range(deals), others, strict=True))[2]
    _take_own_cards(case, two, one, player)
    for dealt in (one, two):
        dealt._show()
        dealt._begin_events()
        dealt._begin_here()
    return History(one), History(two)


def _is_alike(case: GameCase, one: History, two: History, player: int) -> bool:
    if one.game.to_play != two.game.to_play:
        return False
    if _targets(case, one.game) != _targets(case, two.game):
        return False
    return bool(one.game.observe(player).tobytes() == two.game.observe(player).tobytes())


def _targets(case: GameCase, game: Any) -> list[Any]:
    """The places on the field of the targets of a chain, which all can see although no event names them."""
    g = record_of(case, game)[0]
    if "chain" not in g.dtype.names:
        return []
    targets = g["chain"]["target"][: int(g["links"])]
    return [(int(g["zone"][slot]), int(g["place"][slot])) if slot >= 0 else None for slot in targets]


def _is_begun_by(one: list[Any], two: list[Any]) -> bool:
    n = min(len(one), len(two))
    return one[:n] == two[:n]


def _unseen_answer(history: History, other: list[Any], player: int) -> History | None:
    """The game after an answer of the opponent which shows nothing that the other game has not shown."""
    most = max(len(other), len(history.seen(player)))
    for action in np.flatnonzero(history.game.mask())[::-1][:6]:
        after = history.after(action, player)
        seen = after.seen(player)
        if len(seen) <= most and _is_begun_by(seen, other):
            return after
    return None


def aligned(case: GameCase, pair: Pair, player: int) -> Pair | None:
    """Answer questions that only one game asks until both look the same; None if they never do."""
    games = list(pair)
    for _ in range(HIDDEN_QUESTIONS):
        seen = [history.seen(player) for history in games]
        if not _is_begun_by(*seen):
            return None
        behind = [0, 1]
        if len(seen[0]) == len(seen[1]):
            if _is_alike(case, games[0], games[1], player):
                return games[0], games[1]
        else:
            behind = [0 if len(seen[0]) < len(seen[1]) else 1]
        for i in behind:
            if games[i].game.to_play == 1 - player:
                after = _unseen_answer(games[i], seen[1 - i], player)
                if after is not None:
                    games[i] = after
                    break
        else:
            return None
    return None


def own_move(case: GameCase, pair: Pair, player: int, rng: np.random.Generator) -> Pair | None:
    """The pair after the same move of the player."""
    action = int(rng.choice(np.flatnonzero(pair[0].game.mask())))
    return aligned(case, (pair[0].after(action, player), pair[1].after(action, player)), player)


def _answers(pair: Pair, action: int, rng: np.random.Generator) -> Iterator[int | None]:
    """Moves of the second game that may look like this one of the first; None for no move."""
    one, two = pair[0].game, pair[1].game
    text = next(move.text for move in one.actions() if move.index == action)
    yield from (move.index for move in two.actions() if move.text == text)
    yield None
    yield from (int(move) for move in rng.permutation(np.flatnonzero(two.mask()))[:OTHER_ANSWERS])


def opponents_move(case: GameCase, pair: Pair, player: int, rng: np.random.Generator) -> Pair | None:
    """The pair after a move of the opponent that looks the same in both games."""
    one, two = pair
    for action in rng.permutation(np.flatnonzero(one.game.mask()))[:TRIES]:
        first = one.after(action, player)
        for answer in _answers(pair, int(action), rng):
            found = aligned(case, (first, two if answer is None else two.after(answer, player)), player)
            if found is not None and any(
                bytes_of(after.game) != bytes_of(before.game)
                for after, before in zip(found, pair, strict=True)
            ):
                return found
    return None


def pairs(
    case: GameCase, number: int, seed: int, settings: Callable[[int], dict[str, Any]]
) -> Iterator[tuple[int, History, History]]:
    """So many pairs at decisions (or at the end), with the player to whom they look the same."""
    rng = np.random.default_rng(seed)
    done = game_seed = 0
    while True:
        game_seed += 1
        game = case.Game.new(seed=1000 * seed + game_seed, **case.usual | settings(game_seed))
        while game.to_play is not None:
            for _ in range(int(rng.integers(1, 25))):
                if game.to_play is not None:
                    game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            if game.to_play is None:
                break
            player = int(rng.integers(2))
            pair: Pair | None = pair_at(case, game, player, rng, int(rng.choice([1, 8, 40])))
            for _ in range(LONGEST):
                if pair is None:
                    break
                yield player, *pair
                done += 1
                if done == number:
                    return
                game = pair[0].game
                if game.to_play is None:
                    break
                move = own_move if game.to_play == player else opponents_move
                pair = move(case, pair, player, rng)
