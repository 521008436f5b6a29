"""The network: PyTorch and numpy agree in every arithmetic; samples follow the logits."""

import os
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from zx_agents import LearnedPlayer
from zx_agents.network.weights import DIGIT
from zx_training.games import get_game
from zx_training.learner.arithmetic.card_sums import sum_card_vectors
from zx_training.learner.arithmetic.kernels import (
    ARITHMETICS,
    Arithmetic,
    choose_arithmetic,
    without_denormals,
)
from zx_training.learner.arithmetic.softmax import log_softmax, sample_actions
from zx_training.learner.columns import columns_matching
from zx_training.learner.inputs import (
    CardLists,
    InputLayout,
    Rows,
    field_offsets,
    input_indices_of,
    input_layout,
)
from zx_training.learner.network import CardEmbeddings, Network
from zx_training.learner.ppo import potential_weights
from zx_training.learner.rollouts import forward_of
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import cell_sizes, sample_observations
from zx_training.matches.deals import all_deck_pairs

from zx_env.core.observation import layout
from zx_env.errors import SettingError

PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
USED = [name for name in ARITHMETICS if not (PLAIN and name == "sparse")]


@pytest.fixture(scope="module", params=["zx", "ygo"])
def played(request):
    """A batch of games, some of their observations with masks, and a network for them."""
    adapter = get_game(request.param)
    task = task_of(adapter)
    games = adapter.games(8, all_deck_pairs(task.decks), 3)
    cells = sample_observations(task, games, 4)[:120]
    torch.manual_seed(2)
    potential = np.zeros(games.obs_size, np.float32)
    potential[5] = 0.25
    sizes, features = cell_sizes(games, cells), task.card_features
    network = Network(
        input_layout(games), sizes, potential, (48, 32), 16, card_width=4, card_features=features
    )
    with torch.no_grad():
        if network.lists is not None:
            network.cards.vectors.normal_()
        if features is not None:
            network.cards.mix.normal_(std=0.02)
        for weight in [network.policy.weight, *(scorer.out for scorer in network.scorers)]:
            weight.mul_(30)
        for scorer in network.scorers:
            scorer.place.normal_()
    return games, cells, network


def logits_of(network, cells):
    with torch.no_grad():
        logits, values, game, action = (output.numpy() for output in network(torch.from_numpy(cells)))
    table = np.full((len(cells), network.layout.actions), -np.inf, np.float32)
    table[game, action] = logits
    return table, values


@pytest.mark.parametrize("arithmetic", USED)
def test_numpy_and_torch_agree(played, arithmetic):
    games, cells, network = played
    player = LearnedPlayer(network.export())
    network.arithmetic = Arithmetic(arithmetic)
    n = games.obs_size
    logits, values = logits_of(network, cells)
    found, found_values = player.evaluate(cells[:, :n], cells[:, n:])
    legal = cells[:, n:] != 0
    np.testing.assert_array_equal(np.isfinite(found), legal)
    deviation = logits[legal].std()
    tolerance = 0.06 if arithmetic == "bfloat16" else 1e-4
    np.testing.assert_allclose(found[legal], logits[legal], atol=tolerance * deviation)
    np.testing.assert_allclose(found_values, values, atol=tolerance)
    if arithmetic != "bfloat16":
        np.testing.assert_array_equal(found.argmax(1), logits.argmax(1))
    network.freeze()
    np.testing.assert_array_equal(logits_of(network, cells)[0], logits)
    network.freeze(False)


@pytest.mark.parametrize("arithmetic", USED)
def test_what_plays_is_the_network_that_learns(played, arithmetic):
    _, cells, network = played
    network.arithmetic = Arithmetic(arithmetic)
    with torch.no_grad():
        wanted = [output.numpy() for output in network(torch.from_numpy(cells))]
    found = forward_of(network)(cells)
    for actual, expected in zip(found, wanted, strict=True):
        assert actual.dtype == expected.dtype
        np.testing.assert_allclose(actual, expected, atol=1e-4 * max(1, np.abs(wanted[0]).max()))


def test_one_game_is_judged_as_many_are(played):
    games, cells, network = played
    player, n = LearnedPlayer(network.export()), games.obs_size
    many, worth = player.evaluate(cells[:, :n], cells[:, n:])
    for i in range(0, len(cells), 7):
        one, value = player.evaluate(cells[i : i + 1, :n], cells[i : i + 1, n:])
        np.testing.assert_allclose(one[0], many[i], atol=1e-4)
        assert value[0] == pytest.approx(worth[i], abs=1e-5)
        assert player.act(cells[i, :n], cells[i, n:], np.random.default_rng(0)) == many[i].argmax()


def test_each_action_is_about_its_row(played):
    """Compare the layout with the row that the game itself gives for an action."""
    games, _, network = played
    game_spec, targets = games.game_type.game_spec, {}
    for rows in network.layout.rows:
        for row, kind in zip(*np.nonzero(rows.actions >= 0), strict=True):
            targets[int(rows.actions[row, kind])] = (rows.field, int(row))
    assert len(targets) > 50
    for action in range(game_spec.num_actions):
        assert targets.get(action) == game_spec.row_of_action(action)


def test_card_numbers_are_not_read(played):
    """Card numbers are not amounts, and neither is the number of copies of an unknown card."""
    games, cells, network = played
    layout, at, unread = games.game_type.game_spec.observation_fields, 0, []
    for field in layout:
        whole = np.arange(at, at + int(np.prod(field.shape))).reshape(-1, field.shape[-1])
        for category in field.categories:
            if len(category.columns) > 1 or field.name == "card_numbers":
                unread += [whole[:, field.columns.index(name)] for name in category.columns]
                unread += [whole] if "copies" in field.columns else []
        at += whole.size
    unread = np.unique(np.concatenate([one.ravel() for one in unread])) if unread else np.zeros(0, int)
    assert sorted(network.layout.unread) == unread.tolist()
    other = cells.copy()
    other[:, unread] = 77
    without = Network(network.layout, cell_sizes(games, cells), None, (48, 32), 16)
    for before, after in zip(logits_of(without, cells), logits_of(without, other), strict=True):
        np.testing.assert_array_equal(before, after)


def test_a_card_is_known_by_its_number():
    """Its embedding counts once per copy in a list, and in the logits of actions about it."""
    rows = Rows("p", 5, 1, np.array([[0], [1]], np.int32), np.array([3, 0], np.int32))
    lists = CardLists(300, np.array([[0, 2, 0], [3, -1, 1]], np.int32))
    torch.manual_seed(1)
    network = Network(InputLayout(7, 2, (rows,), (0, 1, 2, 3, 4), lists), None, None, (6,), 8, card_width=3)
    with torch.no_grad():
        network.first.zero_()
        network.scorers[0].out.mul_(100)
        network.cards.vectors[[130, 5]] = torch.eye(3)[:2]
        network.policy.weight.mul_(100)
    summed = network.sums.detach()

    def cells(first, copies, second):
        return np.array([[*divmod(first, 128), copies, *divmod(second, 128), 0, 0, 1, 1]], np.int8)

    found = sum_card_vectors(
        torch.from_numpy(cells(130, 4, 5)), network.cards(), network.list_rows, lists.sums
    )
    assert found.tolist() == [[4, 0, 0, 0, 1, 0]]
    bare, _ = logits_of(network, cells(0, 9, 0))
    for unknown in (cells(7, 3, 8), cells(299, 9, 299), cells(301, 1, 16_000)):
        np.testing.assert_array_equal(logits_of(network, unknown)[0], bare)
    known = cells(130, 4, 0)
    numbers, worth = LearnedPlayer(network.export()).evaluate(known[:, :7], known[:, 7:])
    hidden = torch.relu(4 * summed[0] + network.first_bias)
    assert worth[0] == pytest.approx(float(network.value(hidden).detach()[0]), abs=1e-5)
    np.testing.assert_allclose(numbers, logits_of(network, known)[0], atol=1e-4)
    assert (numbers != bare).all()


def test_every_card_that_an_action_is_about_has_an_embedding(played):
    """Each row of a field with cards gives the scorer the number of its card."""
    games, _, network = played
    fields = {field.name: field for field in games.game_type.game_spec.observation_fields}
    assert [rows.field for rows in network.layout.rows if fields[rows.field].cards is None] == []
    for scorer in network.scorers:
        assert scorer.numbers is not None and len(scorer.numbers) == fields[scorer.field].rows


def test_lists_are_those_of_the_observation(played):
    """Compare the sums of card numbers with those computed from the fields by name."""
    games, cells, network = played
    game_spec, lists = games.game_type.game_spec, network.layout.lists
    assert DIGIT == layout.DIGIT
    assert lists is not None
    table = torch.arange(lists.count, dtype=torch.float32)[:, None]
    rows = torch.from_numpy(lists.rows)
    summed = sum_card_vectors(torch.from_numpy(cells), table, rows, lists.sums, lists.digits)
    found, starts, wanted = summed.numpy().T, field_offsets(game_spec), []
    targets = {target.field for target in game_spec.action_targets.values()}
    numbered = next(field for field in game_spec.observation_fields if field.name == "card_numbers")
    shown = cells[:, starts["card_numbers"] :][:, : np.prod(numbered.shape)].astype(int)
    shown = shown.reshape(len(cells), *numbered.shape) @ 128 ** np.arange(numbered.shape[1])[::-1]
    for field in game_spec.observation_fields:
        at = starts[field.name]
        seen = cells[:, at : at + field.rows * field.shape[-1]].reshape(len(cells), field.rows, -1)
        column = {name: seen[:, :, k].astype(int) for k, name in enumerate(field.columns)}
        if field.cards is not None:
            numbers = shown[:, field.cards : field.cards + field.rows]
            sides = [column[name] for name in ("own", "enemy") if name in column]
            wanted += [(numbers * often).sum(1) for often in sides]
            if (len(sides) == 1 and field.rows > 1) or not sides:
                halves = len(field.shape) > 2 and field.name in targets
                wanted += [half.sum(1) for half in np.split(numbers, 1 + halves, axis=1)]
        elif "copies" in column:
            counted = (128 * column["high"] + column["low"]) * column["copies"]
            halves = np.split(counted, 2, axis=1) if len(field.shape) > 2 else [counted]
            wanted += [half.sum(1) for half in halves]
    np.testing.assert_array_equal(found, wanted)
    assert np.count_nonzero(np.std(wanted, axis=1)) > len(wanted) / 2
    fields = [name for name in ("trash", "card_numbers") if name in starts]
    unlisted = input_layout(games, fields)
    gone = set(columns_matching(game_spec.observation_fields, fields))
    assert unlisted.lists is None or not gone.intersection(unlisted.lists.rows[:, 0].tolist())
    assert (unlisted.lists is None) == (fields == ["card_numbers"])
    assert all(rows.numbers is None for rows in unlisted.rows)


def test_what_a_run_goes_without_is_not_read(played):
    """Neither by the trunk nor by the row scorers, whose rows contain the columns too."""
    games, cells, network = played
    fields = games.game_type.game_spec.observation_fields
    row_field = next(field for field in fields if field.name == network.layout.rows[0].field)
    names = [fields[0].name, f"{row_field.name}.{row_field.columns[0]}"]
    layout = input_layout(games, names)
    gone = columns_matching(fields, names)
    assert set(layout.unread) == {*network.layout.unread, *gone}
    blind = Network(layout, cell_sizes(games, cells), None, (48, 32), 16)
    with torch.no_grad():
        for weight in [blind.policy.weight, *(scorer.out for scorer in blind.scorers)]:
            weight.mul_(30)
    other = cells.copy()
    other[:, gone] = 77
    for before, after in zip(logits_of(blind, cells), logits_of(blind, other), strict=True):
        np.testing.assert_array_equal(before, after)
    assert (logits_of(network, cells)[0] != logits_of(network, other)[0]).any()
    player = LearnedPlayer(blind.export())
    n = games.obs_size
    for before, after in zip(
        player.evaluate(cells[:, :n], cells[:, n:]), player.evaluate(other[:, :n], cells[:, n:]), strict=True
    ):
        np.testing.assert_array_equal(before, after)


def test_columns_are_found_by_field_and_name():
    layout = [
        SimpleNamespace(name="phase", shape=(2,), columns=("a", "b")),
        SimpleNamespace(name="board", shape=(2, 3), columns=("own", "destroys_left", "destroys_right")),
    ]
    assert columns_matching(layout, ["phase"]) == [0, 1]
    assert columns_matching(layout, ["board.own", "phase.b"]) == [2, 5, 1]
    assert sorted(columns_matching(layout, ["board.destroys_*"])) == [3, 4, 6, 7]
    assert sorted(columns_matching(layout, ["*.b"])) == [1]
    for name, meant in (("bord", "'board'"), ("board.onw", "'board.own'"), ("hand.x*", "phase, board")):
        with pytest.raises(SettingError, match=meant):
            columns_matching(layout, [name])
    with pytest.raises(SettingError, match="does not name its columns"):
        input_layout(SimpleNamespace(obs_size=2, num_actions=2), ["phase"])


def test_what_was_0_in_all_that_was_sampled_has_no_weight(played):
    """Cells that only other decks fill have no influence on a network that was not trained on them."""
    games, cells, network = played
    layout = network.layout
    indices = input_indices_of(layout, cells)
    assert set(indices) == set(np.flatnonzero(cells.any(axis=0))) - set(layout.unread)
    smaller = Network(layout, cell_sizes(games, cells), None, (48, 32), 16, input_indices=indices)
    player, n = LearnedPlayer(smaller.export()), games.obs_size
    never = sorted(set(range(n)) - set(indices) - {at for one in layout.rows for at in _cells_of(one)})
    other = cells.copy()
    other[:, never] = 99
    assert len(never) > 20 or not layout.unread
    for before, after in zip(logits_of(smaller, cells), logits_of(smaller, other), strict=True):
        np.testing.assert_array_equal(before, after)
    found, values = logits_of(smaller, cells)
    numbers, worth = player.evaluate(other[:, :n], other[:, n:])
    np.testing.assert_allclose(numbers, found, atol=1e-4)
    np.testing.assert_allclose(worth, values, atol=1e-4)


def _cells_of(rows):
    return range(rows.first, rows.first + rows.columns * len(rows.actions))


def test_a_row_moves_the_actions_about_it_alone():
    """With a trunk that reads nothing, changing a row changes the logits of its own actions only."""
    rows = Rows("p", 1, 2, np.array([[0, 3], [1, -1]], np.int32))
    torch.manual_seed(1)
    network = Network(InputLayout(5, 4, (rows,)), hidden=(6,), row_width=8)
    with torch.no_grad():
        network.first.zero_()
        network.scorers[0].out.mul_(100)
    cells = np.ones((1, 9), np.int8)
    before, _ = logits_of(network, cells)
    cells[0, 3] = 5
    after, _ = logits_of(network, cells)
    assert (before != after)[0].tolist() == [False, True, False, False]
    cells[0, 1] = 7
    last, _ = logits_of(network, cells)
    assert (last != after)[0].tolist() == [True, False, False, True]


@pytest.mark.parametrize("arithmetic", USED)
def test_every_weight_learns(played, arithmetic):
    _, cells, network = played
    network.arithmetic = Arithmetic(arithmetic)
    network.zero_grad()
    logits, values, game, _ = network(torch.from_numpy(cells))
    (log_softmax(logits, game, len(cells)).square().sum() + values.sum()).backward()
    for name, weight in network.named_parameters():
        assert weight.grad is not None and weight.grad.abs().sum() > 0, name
    expected = {name: weight.grad.clone() for name, weight in network.named_parameters()}
    if arithmetic != "float32":
        network.arithmetic = Arithmetic()
        network.zero_grad()
        logits, values, game, _ = network(torch.from_numpy(cells))
        (log_softmax(logits, game, len(cells)).square().sum() + values.sum()).backward()
        for name, weight in network.named_parameters():
            near = torch.nn.functional.cosine_similarity(weight.grad.flatten(), expected[name].flatten(), 0)
            assert near > (0.99 if arithmetic == "bfloat16" else 1 - 1e-6), name


@pytest.mark.parametrize("decisions", [1, 256, 700])
@pytest.mark.parametrize("arithmetic", sorted({*USED} - {"bfloat16"}))
def test_the_first_layer_is_a_matrix_product_whatever_it_skips(arithmetic, decisions):
    rng = np.random.default_rng(decisions)
    cells = rng.integers(-127, 128, (decisions, 100), dtype=np.int8)
    cells[rng.random(cells.shape) < 0.8] = 0
    read = rng.permutation(100)[:90]
    weight, bias = rng.standard_normal((90, 21)), rng.standard_normal(21)
    toward = rng.standard_normal((decisions, 21))
    first, second = (torch.tensor(x, dtype=torch.float32, requires_grad=True) for x in (weight, bias))
    found = Arithmetic(arithmetic).first_layer(torch.from_numpy(cells), torch.from_numpy(read), first, second)
    torch.autograd.backward((found * torch.tensor(toward, dtype=torch.float32)).sum())
    cells = cells[:, read]
    wanted = cells @ weight + bias, cells.T.astype(float) @ toward, toward.sum(axis=0)
    for actual, expected in zip((found.detach(), first.grad, second.grad), wanted, strict=True):
        np.testing.assert_allclose(actual.numpy(), expected, atol=1e-5 * max(1, np.abs(expected).max()))


def test_log_probabilities_are_those_of_a_softmax():
    game = torch.tensor([0, 0, 0, 1, 2, 2])
    logits = torch.tensor([1.0, 2.0, -90.0, 5.0, 300.0, 301.0])
    found = log_softmax(logits, game, 3)
    for k in range(3):
        mine = game == k
        torch.testing.assert_close(found[mine], torch.log_softmax(logits[mine], 0))


def test_samples_follow_the_probabilities():
    rng = np.random.default_rng(1)
    game = np.repeat(np.arange(20_000), 3)
    logits = np.tile(np.log(np.array([0.7, 0.2, 0.1], np.float32)), 20_000)
    index, log_prob = sample_actions(logits, game, 20_000, rng)
    np.testing.assert_array_equal(game[index], np.arange(20_000))
    counts = np.bincount(index % 3) / 20_000
    np.testing.assert_allclose(counts, [0.7, 0.2, 0.1], atol=0.015)
    np.testing.assert_allclose(log_prob, logits[index], atol=1e-5)


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_the_value_begins_with_the_potential(game):
    """The potential is a weighted sum of cells, so the network can contain it."""
    from zx_training.learner.presets import PRESETS

    adapter = get_game(game)
    task, games = task_of(adapter), adapter.games(8, all_deck_pairs(adapter.usual_decks()), 3)
    cells = sample_observations(task, games, 4)[:100, : games.obs_size]
    potential = potential_weights(task, PRESETS["tiny"], games.obs_size)
    wanted = PRESETS["tiny"].shaping * task.potential(cells)
    np.testing.assert_allclose(cells @ potential, wanted, atol=1e-5)
    assert wanted.std() > 0


def test_an_arithmetic_is_timed_or_named():
    cells = (np.random.default_rng(0).random((256, 200)) < 0.1).astype(np.int8)
    name, timed = choose_arithmetic("auto", cells, 32)
    assert name in timed and set(timed) == set(USED)
    assert choose_arithmetic("float32", cells, 32) == ("float32", {})
    with pytest.raises(SettingError, match="bfloat16, sparse, float32"):
        choose_arithmetic("float8", cells, 32)


def test_the_gradient_of_sums_of_cards_is_their_transpose(played):
    """A sum is linear in the table, so a product with any gradient is that of the table with its own."""
    _, cells, network = played
    lists = network.layout.lists
    torch.manual_seed(3)
    table = torch.randn(lists.count, 3, requires_grad=True)
    rows = torch.from_numpy(lists.rows)
    sums = sum_card_vectors(torch.from_numpy(cells), table, rows, lists.sums, lists.digits)
    products = sums * torch.randn(sums.shape)
    torch.autograd.backward(products.sum())
    products, found = products.detach(), (table.grad * table).detach()
    assert float(found.sum()) == pytest.approx(float(products.sum()), abs=1e-5 * float(products.abs().sum()))
    assert products.abs().max() > 1


def test_denormal_numbers_are_0_within_the_block_alone():
    smallest = torch.tensor([1e-40])
    can = torch.set_flush_denormal(False)
    with pytest.raises(ZeroDivisionError), without_denormals():
        assert (float(smallest * 1) == 0) == can
        raise ZeroDivisionError
    assert float(smallest * 1) > 0


def test_embeddings_are_vectors_and_features_of_the_card():
    features = np.array([[0, 2, 0], [0, 2, 4]], np.int8)  # of the cards with the numbers 1 and 2
    cards = CardEmbeddings(5, 2, features)
    assert not cards().any()
    with torch.no_grad():
        cards.vectors[1], cards.mix[:] = torch.tensor([7.0, 0]), torch.tensor([[1.0, 0], [0, 1]])
    # A feature is divided by its root mean square: 2 for the second, sqrt(8) for the third.
    wanted = np.array([[0, 0], [8, 0], [1, 4 / 8**0.5], [0, 0], [0, 0]])
    np.testing.assert_allclose(cards().detach(), wanted, atol=1e-6)
    arrays = cards.export()
    np.testing.assert_allclose(arrays["cards.table"], wanted, atol=1e-6)
    np.testing.assert_allclose(features @ arrays["cards.features"], wanted[1:3] - [[7, 0], [0, 0]], atol=1e-6)
    cards().sum().backward()
    assert cards.mix.grad is not None and cards.mix.grad.all() and cards.vectors.grad is not None
