"""A game and its image by a symmetry, played side by side: the same deal, and the image of each action."""

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.env.games import ZX, GameCase
from tests.uniform_decks import random_deck
from zx_env.compiling.decorators import PLAIN
from zx_env.core.blocks import first_actions
from zx_env.core.observation.symmetry import Symmetry
from zx_env.errors import IllegalAction, SettingError
from zx_env.zx.cards.decks import load_deck
from zx_env.zx.cards.diagrams import distinguish_left_and_right
from zx_env.zx.cards.legality import EXTENDED
from zx_env.zx.cards.pool import card_table
from zx_env.zx.decision.columns import NoteFact
from zx_env.zx.decision.symmetry import MIRROR
from zx_env.zx.settings import settings_of, symmetries

UNORDERED = ("options", "notes", "lasting")
"""Fields whose rows may have another order in the image: the rules take Squares in order."""


class Layout:
    """The cells and actions of each row of the fields in UNORDERED."""

    def __init__(self, spec: Any) -> None:
        offsets, at = {}, 0
        for field in spec.observation_fields:
            offsets[field.name] = at
            at += math.prod(field.shape)
        self.cells: dict[str, np.ndarray] = {}
        """[rows, k]: the places of each row's numbers in an observation with its mask behind."""
        self.actions: dict[str, np.ndarray] = {}
        """[rows, kinds]: the actions that refer to each row."""
        first = first_actions(spec.blocks)
        for field in spec.observation_fields:
            if field.name in UNORDERED:
                rows, columns = field.rows, field.shape[-1]
                cells = [offsets[field.name] + np.arange(rows * columns).reshape(rows, columns)]
                if field.cards is not None:
                    places = offsets["card_numbers"] + 2 * (field.cards + np.arange(rows))
                    cells.append(places[:, None] + [0, 1])
                kinds = [
                    first[name] for name, target in spec.action_targets.items() if target[0] == field.name
                ]
                self.actions[field.name] = np.arange(rows)[:, None] + np.array(kinds, int)[None]
                cells.append(spec.obs_size + self.actions[field.name])
                self.cells[field.name] = np.concatenate(cells, axis=1)

    def order(self, seen: np.ndarray, name: str) -> np.ndarray:
        """Return the rows in the order of their contents."""
        return np.lexsort(seen[self.cells[name]].T)

    def sorted(self, seen: np.ndarray) -> np.ndarray:
        """Return the observation and mask with the rows of UNORDERED in order.

        Notes change places only with those beside them of the same occurrence. The oldest ones are left out:
        what happened together with them may have no row any more.
        """
        seen = seen.copy()
        for name, cells in self.cells.items():
            if name == "notes":
                kinds = seen[cells][:, NoteFact.OCCURRENCE]
                group = np.concatenate([[0], (kinds[1:] != kinds[:-1]).cumsum()])
                seen[cells[group == group[-1]]] = 0
                seen[cells] = seen[cells][np.lexsort((*seen[cells].T, group))]
            else:
                seen[cells] = seen[cells][self.order(seen, name)]
        return seen

    def action(self, action: int, image: np.ndarray, seen: np.ndarray) -> int:
        """Return the action by `seen` that is the action by `image`, which has the same rows."""
        for name, actions in self.actions.items():
            for kind in range(actions.shape[1]):
                row = np.flatnonzero(actions[:, kind] == action)
                if row.size:
                    place = np.flatnonzero(self.order(image, name) == row[0])
                    return int(actions[self.order(seen, name)[place[0]], kind])
        return action


def seen_by(game: Any, player: int) -> np.ndarray:
    return np.concatenate([game.observe(player), game.mask()])


def side_by_side(
    case: GameCase, symmetry: Any, seed: int, **settings: Any
) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Play a game and its image by random actions.

    Yield observation and mask for each player at each decision: of the game, their image, and of the other.
    """
    layout, n = Layout(case.game_spec), case.game_spec.obs_size
    rng = np.random.default_rng(seed)
    game, other = (case.Game.new(seed=seed, **settings) for _ in range(2))
    while game.to_play is not None:
        assert other.to_play == game.to_play
        action = int(rng.choice(np.flatnonzero(game.mask())))
        for player in (1 - game.to_play, game.to_play):
            seen = seen_by(game, player)
            image = np.concatenate([symmetry.observations(seen[:n]), symmetry.masks(seen[n:])])
            found = seen_by(other, player)
            yield seen, image, found
        taken = layout.action(int(symmetry.actions(action)), image, found)
        game.step(action)
        other.step(taken)
    assert other.to_play is None and other.winner == game.winner


PAIRS = (
    ("b01_red", "b01_white"),
    ("u1_blue_dingir", "g2_green_waker"),
    ("x1_black_overboost", "x4_green_dragon_links"),
)


def decks_of(seed: int) -> Any:
    """Shipped decks of every format; and, for two of three seeds, random ones of both formats."""
    if seed % 3 == 0:
        return PAIRS[seed // 3 % len(PAIRS)]
    rng = np.random.default_rng(seed)
    while True:
        decks = [random_deck(rng, form=EXTENDED if seed % 3 == 2 else None) for _ in range(2)]
        if symmetries(settings_of(decks)):
            return decks


def views(symmetry: Symmetry, games: int) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Play games and their images; see that they are alike, and yield what `side_by_side` yields."""
    layout = Layout(ZX.game_spec)
    for seed in range(games):
        for seen, image, found in side_by_side(ZX, symmetry, seed, decks=decks_of(seed)):
            np.testing.assert_array_equal(layout.sorted(image), layout.sorted(found), str(seed))
            yield seen, image, found


def kinds_of_cells(spec: Any) -> list[tuple[str, str]]:
    """The field and the column of each number of an observation, and the block of each action behind."""
    kinds = [
        (field.name, column)
        for field in spec.observation_fields
        for _ in range(field.rows)
        for column in field.columns
    ]
    return kinds + [("action", name) for name, shape in spec.blocks for _ in range(math.prod(shape))]


NEVER_ON_A_SQUARE = {("board", "event")}


def test_a_mirrored_game_is_the_mirror_image():
    apart = exact = compared = 0
    for seen, image, found in views(MIRROR, 6 if PLAIN else 36):
        apart |= image != seen
        exact += bool((image == found).all())
        compared += 1
    assert compared > 500 and exact > 0.99 * compared, "the order of rows differs now and then only"
    kinds, n = kinds_of_cells(ZX.game_spec), ZX.game_spec.obs_size
    moved = np.concatenate([MIRROR.cells, n + MIRROR.sources]) != np.arange(len(kinds))
    moved[np.concatenate([cells for cells, _ in MIRROR.values])] = True
    met = {kinds[i] for i in np.flatnonzero(apart)}
    wanted = {kinds[i] for i in np.flatnonzero(moved)}
    assert met <= wanted and len(wanted) > 70
    if not PLAIN:
        assert wanted - met == NEVER_ON_A_SQUARE, "each kind of cells that moves was another one in the image"


def without(part: str, column: str = "") -> Symmetry:
    """The mirror with one mistake: two cells, two actions or the Squares of a column stay what they are."""
    cells, sources, values = MIRROR.cells.copy(), MIRROR.sources.copy(), list(MIRROR.values)
    kinds = kinds_of_cells(ZX.game_spec)
    if part == "values":
        values = [one for one in values if kinds[one.cells[0]][0] != column]
        assert len(values) < len(MIRROR.values)
    elif part == "action":
        first = kinds.index((part, column)) - len(cells)
        sources[[first, sources[first]]] = sources[[sources[first], first]]
    else:
        place = next(i for i, kind in enumerate(kinds) if kind == (part, column) and cells[i] != i)
        cells[[place, cells[place]]] = cells[[cells[place], place]]
    return Symmetry("wrong", cells, sources, values)


@pytest.mark.parametrize(
    "mistake",
    [
        ("board", "own"),
        ("board", "destroys_right"),
        ("hand", "destroys_on_6"),
        ("card_numbers", "low"),
        ("action", "at"),
        ("action", "attack"),
        ("values", "notes"),
    ],
    ids="-".join,
)
def test_a_wrong_mirror_is_noticed(mistake: tuple[str, str]):
    with pytest.raises((AssertionError, IllegalAction)):
        for _ in views(without(*mistake), 6):
            pass


def test_the_image_of_the_image_is_the_game():
    rng = np.random.default_rng(1)
    observations = rng.integers(0, 10, (3, 4, ZX.game_spec.obs_size)).astype(np.int8)
    masks = rng.random((3, 4, ZX.game_spec.num_actions)) < 0.2
    actions = np.arange(ZX.game_spec.num_actions)
    for twice, array in (
        (MIRROR.observations, observations),
        (MIRROR.masks, masks),
        (MIRROR.actions, actions),
    ):
        image = twice(array)
        assert image.shape == array.shape and image.dtype == array.dtype and (image != array).any()
        np.testing.assert_array_equal(twice(image), array)
    np.testing.assert_array_equal(
        MIRROR.observations(observations)[1, 2], MIRROR.observations(observations[1, 2])
    )
    np.testing.assert_array_equal(MIRROR.original_actions(MIRROR.actions(actions)), actions)
    for action in np.flatnonzero(masks[0, 0]):
        assert MIRROR.masks(masks[0, 0])[MIRROR.actions(action)]


def test_arrays_of_another_length_are_refused():
    with pytest.raises(SettingError, match=f"an observation has {ZX.game_spec.obs_size} numbers"):
        MIRROR.observations(ZX.game().observe(0, full=True))
    with pytest.raises(SettingError, match=r"a mask has \d+ numbers; the array has the shape \(\)"):
        MIRROR.masks(np.int8(1))


def test_rows_are_replaced_in_place():
    rng = np.random.default_rng(2)
    n = ZX.game_spec.obs_size
    cells = rng.integers(0, 10, (5, n + ZX.game_spec.num_actions)).astype(np.int8)
    wanted = np.concatenate([MIRROR.observations(cells[:, :n]), MIRROR.masks(cells[:, n:])], axis=1)
    wanted[[0, 2, 3]] = cells[[0, 2, 3]]
    MIRROR.replace(cells, np.array([4, 1]))
    np.testing.assert_array_equal(cells, wanted)


def test_a_game_knows_its_symmetries(case: GameCase):
    game, batch = case.game(), case.vector(2)
    batch.reset()
    wanted = (MIRROR,) if case.name == "zx" else ()
    assert game.symmetries == batch.symmetries(1) == wanted


def test_a_game_with_a_card_that_distinguishes_sides_has_no_mirror():
    """And a game whose cards are not known: drawn decks, a position."""
    usual = load_deck("b01_white")
    number = "B19-042"  # its diagrams are the numbered Squares
    with_it = replace(usual, cards=[*usual.cards[:-1], number])
    assert distinguish_left_and_right(with_it.cards, card_table()) == {number}
    assert symmetries(settings_of((usual, usual))) == (MIRROR,)
    assert symmetries(settings_of((usual, with_it))) == symmetries(settings_of((with_it, usual))) == ()
    assert symmetries(settings_of("random:B01")) == ()
    game = ZX.game()
    assert ZX.Game.from_position(game.position()).symmetries == ()
