"""The network: torch and numpy compute the same, in every arithmetic; draws follow the numbers."""

import os
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from zx_agents import LearnedPlayer
from zx_agents.network.weights import DIGIT
from zx_training.games import get_game
from zx_training.learner.columns import cells_of
from zx_training.learner.inputs import Layout, Lists, Rows, first_cells, layout_of, reads_of
from zx_training.learner.kernels import WAYS, Arithmetic, choose, sums_of_cards
from zx_training.learner.network import Network, chosen, shares
from zx_training.learner.ppo import lean_of
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import sampled, spread_of
from zx_training.matches.deals import all_deck_pairs

from zx_env.core.observation import layout
from zx_env.errors import SettingError

PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
USED = [way for way in WAYS if not (PLAIN and way == "sparse")]


@pytest.fixture(scope="module", params=["zx", "ygo"])
def played(request):
    """Some games, some of their observations with masks, and a network for them."""
    adapter = get_game(request.param)
    task = task_of(adapter)
    games = adapter.games(8, all_deck_pairs(task.decks), 3)
    cells = sampled(task, games, 4)[:120]
    torch.manual_seed(2)
    lean = np.zeros(games.obs_size, np.float32)
    lean[5] = 0.25
    network = Network(layout_of(games), spread_of(games, cells), lean, (48, 32), 16, card_width=4)
    with torch.no_grad():
        if network.lists is not None:
            network.table.normal_()
        for one in [network.policy.weight, *(scorer.out for scorer in network.scorers)]:
            one.mul_(30)
        for scorer in network.scorers:
            scorer.place.normal_()
    return games, cells, network


def numbers_of(network, cells):
    with torch.no_grad():
        numbers, values, game, action = (one.numpy() for one in network(torch.from_numpy(cells)))
    whole = np.full((len(cells), network.layout.actions), -np.inf, np.float32)
    whole[game, action] = numbers
    return whole, values


@pytest.mark.parametrize("way", USED)
def test_numpy_and_torch_agree(played, way):
    games, cells, network = played
    player = LearnedPlayer(network.export())
    network.arithmetic = Arithmetic(way)
    n = games.obs_size
    numbers, values = numbers_of(network, cells)
    found, worth = player.evaluate(cells[:, :n], cells[:, n:])
    legal = cells[:, n:] != 0
    np.testing.assert_array_equal(np.isfinite(found), legal)
    spread = numbers[legal].std()
    off = 0.06 if way == "bfloat16" else 1e-4
    np.testing.assert_allclose(found[legal], numbers[legal], atol=off * spread)
    np.testing.assert_allclose(worth, values, atol=off)
    if way != "bfloat16":
        np.testing.assert_array_equal(found.argmax(1), numbers.argmax(1))
    network.freeze()
    np.testing.assert_array_equal(numbers_of(network, cells)[0], numbers)
    network.freeze(False)


def test_one_game_is_judged_as_many_are(played):
    games, cells, network = played
    player, n = LearnedPlayer(network.export()), games.obs_size
    many, worth = player.evaluate(cells[:, :n], cells[:, n:])
    for i in range(0, len(cells), 7):
        one, value = player.evaluate(cells[i : i + 1, :n], cells[i : i + 1, n:])
        np.testing.assert_allclose(one[0], many[i], atol=1e-4)
        assert value[0] == pytest.approx(worth[i], abs=1e-5)
        assert player.act(cells[i, :n], cells[i, n:], np.random.default_rng(0)) == many[i].argmax()


def test_exported_weights_come_back(played):
    _, cells, network = played
    network.arithmetic = Arithmetic()
    again = Network.of(network.export())
    for found, wanted in zip(numbers_of(again, cells), numbers_of(network, cells), strict=True):
        np.testing.assert_allclose(found, wanted, atol=1e-4)


def test_each_action_is_about_its_row(played):
    """The layout against what the game itself says of an action."""
    games, _, network = played
    game_spec, told = games.game_type.game_spec, {}
    for rows in network.layout.rows:
        for row, kind in zip(*np.nonzero(rows.actions >= 0), strict=True):
            told[int(rows.actions[row, kind])] = (rows.piece, int(row))
    assert len(told) > 50
    for action in range(game_spec.num_actions):
        assert told.get(action) == game_spec.row_of_action(action)


def test_numbers_of_cards_are_not_read(played):
    """No amounts: another card is not more of anything, nor is how many there are of an unknown one."""
    games, cells, network = played
    layout, at, unread = games.game_type.game_spec.observation_fields, 0, []
    for piece in layout:
        whole = np.arange(at, at + int(np.prod(piece.shape))).reshape(-1, piece.shape[-1])
        for category in piece.categories:
            if len(category.columns) > 1:
                unread += [whole[:, piece.columns.index(name)] for name in category.columns]
                unread += [whole] if "copies" in piece.columns else []
        at += whole.size
    unread = np.unique(np.concatenate([one.ravel() for one in unread])) if unread else np.zeros(0, int)
    assert sorted(network.layout.unread) == unread.tolist()
    other = cells.copy()
    other[:, unread] = 77
    without = Network(network.layout, spread_of(games, cells), None, (48, 32), 16)
    for before, after in zip(numbers_of(without, cells), numbers_of(without, other), strict=True):
        np.testing.assert_array_equal(before, after)


def test_a_card_is_known_by_its_number():
    """Its vector counts as often as it is in a list, and where an action is about it."""
    rows = Rows("p", 5, 1, np.array([[0], [1]], np.int32), np.array([3, 0], np.int32))
    lists = Lists(300, np.array([[0, 2, 0], [3, -1, 1]], np.int32))
    torch.manual_seed(1)
    network = Network(Layout(7, 2, (rows,), (0, 1, 2, 3, 4), lists), None, None, (6,), 8, card_width=3)
    with torch.no_grad():
        network.first.zero_()
        network.scorers[0].out.mul_(100)
        network.table[[130, 5]] = torch.eye(3)[:2]
        network.policy.weight.mul_(100)
    summed = network.sums.detach()

    def cells(first, copies, second):
        return np.array([[*divmod(first, 128), copies, *divmod(second, 128), 0, 0, 1, 1]], np.int8)

    found = sums_of_cards(torch.from_numpy(cells(130, 4, 5)), network.table, network.list_rows, lists.sums)
    assert found.tolist() == [[[4, 0, 0], [0, 1, 0]]]
    bare, _ = numbers_of(network, cells(0, 9, 0))
    for unknown in (cells(7, 3, 8), cells(299, 9, 299), cells(301, 1, 16_000)):
        np.testing.assert_array_equal(numbers_of(network, unknown)[0], bare)
    known = cells(130, 4, 0)
    numbers, worth = LearnedPlayer(network.export()).evaluate(known[:, :7], known[:, 7:])
    hidden = torch.relu(4 * summed[0] + network.first_bias)
    assert worth[0] == pytest.approx(float(network.value(hidden).detach()[0]), abs=1e-5)
    np.testing.assert_allclose(numbers, numbers_of(network, known)[0], atol=1e-4)
    assert (numbers != bare).all()


def test_lists_are_those_of_the_observation(played):
    """The sums of the numbers of cards, counted from the pieces by their names."""
    games, cells, network = played
    game_spec, lists = games.game_type.game_spec, network.layout.lists
    assert DIGIT == layout.DIGIT
    if lists is None:
        assert not any(
            "copies" in piece.columns and "high" in piece.columns for piece in game_spec.observation_fields
        )
        return
    table = torch.arange(lists.count, dtype=torch.float32)[:, None]
    rows = torch.from_numpy(lists.rows)
    found = sums_of_cards(torch.from_numpy(cells), table, rows, lists.sums)[:, :, 0].numpy().T
    starts, wanted = first_cells(game_spec), []
    for piece in game_spec.observation_fields:
        at = starts[piece.name]
        seen = cells[:, at : at + piece.rows * piece.shape[-1]].reshape(len(cells), piece.rows, -1)
        column = {name: seen[:, :, k].astype(int) for k, name in enumerate(piece.columns)}
        if piece.cards is not None:
            begin = starts["card_numbers"] + 2 * piece.cards
            digits = cells[:, begin : begin + 2 * piece.rows].reshape(len(cells), piece.rows, 2).astype(int)
            numbers = 128 * digits[:, :, 0] + digits[:, :, 1]
            sides = [column[name] for name in ("own", "enemy") if name in column] or [1]
            wanted += [(numbers * often).sum(1) for often in sides]
        elif "copies" in column:
            counted = (128 * column["high"] + column["low"]) * column["copies"]
            halves = np.split(counted, 2, axis=1) if len(piece.shape) > 2 else [counted]
            wanted += [half.sum(1) for half in halves]
    np.testing.assert_array_equal(found, wanted)
    assert np.count_nonzero(np.std(wanted, axis=1)) > len(wanted) / 2
    unlisted = layout_of(games, ["trash", "card_numbers"]).lists
    assert unlisted is not None
    assert not set(unlisted.rows[:, 0]) & set(
        cells_of(game_spec.observation_fields, ["trash", "card_numbers"])
    )


def test_what_a_run_goes_without_is_not_read(played):
    """Neither by the trunk nor by the small layers over rows, in which the columns lie too."""
    games, cells, network = played
    layout = games.game_type.game_spec.observation_fields
    row_piece = next(piece for piece in layout if piece.name == network.layout.rows[0].piece)
    names = [layout[0].name, f"{row_piece.name}.{row_piece.columns[0]}"]
    layout = layout_of(games, names)
    gone = cells_of(layout, names)
    assert set(layout.unread) == {*network.layout.unread, *gone}
    blind = Network(layout, spread_of(games, cells), None, (48, 32), 16)
    with torch.no_grad():
        for one in [blind.policy.weight, *(scorer.out for scorer in blind.scorers)]:
            one.mul_(30)
    other = cells.copy()
    other[:, gone] = 77
    for before, after in zip(numbers_of(blind, cells), numbers_of(blind, other), strict=True):
        np.testing.assert_array_equal(before, after)
    assert (numbers_of(network, cells)[0] != numbers_of(network, other)[0]).any()
    player = LearnedPlayer(blind.export())
    n = games.obs_size
    for before, after in zip(
        player.evaluate(cells[:, :n], cells[:, n:]), player.evaluate(other[:, :n], cells[:, n:]), strict=True
    ):
        np.testing.assert_array_equal(before, after)


def test_columns_are_called_by_piece_and_name():
    layout = [
        SimpleNamespace(name="phase", shape=(2,), columns=("a", "b")),
        SimpleNamespace(name="board", shape=(2, 3), columns=("own", "destroys_left", "destroys_right")),
    ]
    assert cells_of(layout, ["phase"]) == [0, 1]
    assert cells_of(layout, ["board.own", "phase.b"]) == [2, 5, 1]
    assert sorted(cells_of(layout, ["board.destroys_*"])) == [3, 4, 6, 7]
    assert sorted(cells_of(layout, ["*.b"])) == [1]
    for name, meant in (("bord", "'board'"), ("board.onw", "'board.own'"), ("hand.x*", "phase, board")):
        with pytest.raises(SettingError, match=meant):
            cells_of(layout, [name])
    with pytest.raises(SettingError, match="does not name its columns"):
        layout_of(SimpleNamespace(obs_size=2, num_actions=2), ["phase"])


def test_what_was_0_in_all_that_was_sampled_has_no_weight(played):
    """Cells that only other decks fill do not disturb a network that has never met them."""
    games, cells, network = played
    layout = network.layout
    reads = reads_of(layout, cells)
    assert set(reads) == set(np.flatnonzero(cells.any(axis=0))) - set(layout.unread)
    smaller = Network(layout, spread_of(games, cells), None, (48, 32), 16, reads=reads)
    player, n = LearnedPlayer(smaller.export()), games.obs_size
    never = sorted(set(range(n)) - set(reads) - {at for one in layout.rows for at in _cells_of(one)})
    other = cells.copy()
    other[:, never] = 99
    assert len(never) > 20 or not layout.unread
    for before, after in zip(numbers_of(smaller, cells), numbers_of(smaller, other), strict=True):
        np.testing.assert_array_equal(before, after)
    found, values = numbers_of(smaller, cells)
    numbers, worth = player.evaluate(other[:, :n], other[:, n:])
    np.testing.assert_allclose(numbers, found, atol=1e-4)
    np.testing.assert_allclose(worth, values, atol=1e-4)
    again = Network.of(smaller.export())
    np.testing.assert_array_equal(again.reads_there, reads)


def _cells_of(rows):
    return range(rows.first, rows.first + rows.columns * len(rows.actions))


def test_a_row_moves_the_actions_about_it_alone():
    """With a trunk that sees nothing, changing a row changes the numbers of its own actions."""
    rows = Rows("p", 1, 2, np.array([[0, 3], [1, -1]], np.int32))
    torch.manual_seed(1)
    network = Network(Layout(5, 4, (rows,)), hidden=(6,), row_width=8)
    with torch.no_grad():
        network.first.zero_()
        network.scorers[0].out.mul_(100)
    cells = np.ones((1, 9), np.int8)
    before, _ = numbers_of(network, cells)
    cells[0, 3] = 5
    after, _ = numbers_of(network, cells)
    assert (before != after)[0].tolist() == [False, True, False, False]
    cells[0, 1] = 7
    last, _ = numbers_of(network, cells)
    assert (last != after)[0].tolist() == [True, False, False, True]


@pytest.mark.parametrize("way", USED)
def test_every_weight_learns(played, way):
    _, cells, network = played
    network.arithmetic = Arithmetic(way)
    network.zero_grad()
    numbers, values, game, _ = network(torch.from_numpy(cells))
    (shares(numbers, game, len(cells)).square().sum() + values.sum()).backward()
    for name, weight in network.named_parameters():
        assert weight.grad is not None and weight.grad.abs().sum() > 0, name
    kept = {name: weight.grad.clone() for name, weight in network.named_parameters()}
    if way != "float32":
        network.arithmetic = Arithmetic()
        network.zero_grad()
        numbers, values, game, _ = network(torch.from_numpy(cells))
        (shares(numbers, game, len(cells)).square().sum() + values.sum()).backward()
        for name, weight in network.named_parameters():
            near = torch.nn.functional.cosine_similarity(weight.grad.flatten(), kept[name].flatten(), 0)
            assert near > 0.99, name


def test_shares_are_those_of_a_softmax():
    game = torch.tensor([0, 0, 0, 1, 2, 2])
    numbers = torch.tensor([1.0, 2.0, -90.0, 5.0, 300.0, 301.0])
    found = shares(numbers, game, 3)
    for one in range(3):
        mine = game == one
        torch.testing.assert_close(found[mine], torch.log_softmax(numbers[mine], 0))


def test_draws_follow_the_shares():
    rng = np.random.default_rng(1)
    game = np.repeat(np.arange(20_000), 3)
    numbers = np.tile(np.log(np.array([0.7, 0.2, 0.1], np.float32)), 20_000)
    place, chance = chosen(numbers, game, 20_000, rng)
    np.testing.assert_array_equal(game[place], np.arange(20_000))
    counts = np.bincount(place % 3) / 20_000
    np.testing.assert_allclose(counts, [0.7, 0.2, 0.1], atol=0.015)
    np.testing.assert_allclose(chance, numbers[place], atol=1e-5)


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_the_value_begins_with_the_potential(game):
    """It is a sum of cells, so the network can begin with it."""
    from zx_training.learner.presets import PRESETS

    adapter = get_game(game)
    task, games = task_of(adapter), adapter.games(8, all_deck_pairs(adapter.usual_decks()), 3)
    cells = sampled(task, games, 4)[:100, : games.obs_size]
    lean = lean_of(task, PRESETS["tiny"], games.obs_size)
    wanted = PRESETS["tiny"].shaping * task.potential(cells)
    np.testing.assert_allclose(cells @ lean, wanted, atol=1e-5)
    assert wanted.std() > 0


def test_an_arithmetic_is_timed_or_named():
    cells = (np.random.default_rng(0).random((256, 200)) < 0.1).astype(np.int8)
    way, timed = choose("auto", cells, 32)
    assert way in timed and set(timed) == set(USED)
    assert choose("float32", cells, 32) == ("float32", {})
    with pytest.raises(SettingError, match="bfloat16, sparse, float32"):
        choose("float8", cells, 32)
