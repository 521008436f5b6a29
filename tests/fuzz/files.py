"""Damaged files: records, decks, card sets, checkpoints."""

import importlib
import io
import json
import sys
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from zx_agents.network.player import FORMAT, MANIFEST, POLICY, load_player, weights_to_bytes

from tests.fuzz.games import some_case, some_game, step_and_observe
from tests.fuzz.spoil import one_of, spoil_bytes, spoil_json, spoil_text, strange
from zx_env import Deck, Game, deck_names, load_deck
from zx_env.errors import DeckError
from zx_env.zx.cards.pool import card_table

Rng = np.random.Generator


@cache
def folder() -> Path:
    """Return the folder in which this process writes damaged files; each process has its own."""
    return Path(tempfile.mkdtemp(prefix="zx-fuzz-"))


# -- records ------------------------------------------------------------------------------------------


def text_of_a_record(rng: Rng) -> None:
    """Any letters and lines of it."""
    case = some_case(rng)
    text = spoil_text(rng, some_game(rng, case).record())
    again = case.Game.replay(text)
    assert case.Game.replay(again.record()).record() == again.record()


def header_of_a_record(rng: Rng) -> None:
    """The first line, of a game from its beginning or from a position."""
    case = some_case(rng)
    game = some_game(rng, case)
    if rng.random() < 0.5:
        game = case.Game.from_position(game.position())
    header, *lines = game.record().splitlines()
    spoilt = spoil_json(rng, json.loads(header), 3)
    again = case.Game.replay("\n".join([json.dumps(spoilt), *lines]))
    step_and_observe(rng, again, 20)


def record_of_another_game(rng: Rng) -> None:
    """Read by each game."""
    text = some_game(rng, some_case(rng)).record()
    case = some_case(rng)
    header, *lines = text.splitlines()
    fields = json.loads(header) | {
        "format": case.game_spec.record_format,
        "version": case.game_spec.version,
    }
    case.Game.replay("\n".join([json.dumps(fields), *lines]) if rng.random() < 0.5 else text)


# -- decks --------------------------------------------------------------------------------------------


def file_of_a_deck(rng: Rng) -> None:
    """TOML or JSON, as words or as bytes."""
    deck = load_deck(one_of(rng, deck_names("all")))
    fields: dict[str, Any] = {"name": deck.name, "format": deck.format, "cards": deck.counts()}
    fields["dynamis"] = {number: deck.dynamis.count(number) for number in deck.dynamis}
    fields |= {"player_card": deck.player_card} if deck.player_card else {}
    fields |= {"under_player": deck.under_player} if deck.under_player else {}
    if rng.random() < 0.5:
        path, text = folder() / "deck.json", json.dumps(spoil_json(rng, fields, 3))
    else:
        path, text = folder() / "deck.toml", _toml_of(fields)
    if rng.random() < 0.6:
        text = spoil_text(rng, text, 3)
    data = text.encode("utf-8", "surrogatepass")
    path.write_bytes(spoil_bytes(rng, data, 2) if data and rng.random() < 0.2 else data)
    loaded = load_deck(path)
    other = next(name for name in deck_names("all") if load_deck(name).format == loaded.format)
    step_and_observe(rng, Game.new(decks=(loaded, other), seed=1), 20)


def _toml_of(fields: dict[str, Any]) -> str:
    tables = {key: value for key, value in fields.items() if isinstance(value, dict)}
    lines = [f"{key} = {json.dumps(value)}" for key, value in fields.items() if key not in tables]
    for name, table in tables.items():
        lines += [f"[{name}]", *(f'"{number}" = {count}' for number, count in table.items())]
    return "\n".join(lines)


def deck_by_hand(rng: Rng) -> None:
    """A `Deck` of strange parts, and names of decks."""
    deck = load_deck(one_of(rng, deck_names("all")))
    names = ("name", "cards", "player_card", "dynamis", "format", "under_player")
    fields = {name: getattr(deck, name) for name in names}
    fields["cards"] = list(fields["cards"])
    for _ in range(int(rng.integers(1, 3))):
        name = one_of(rng, names)
        fields[name] = spoil_json(rng, fields[name], 2) if isinstance(fields[name], list) else strange(rng)
    entry = strange(rng) if rng.random() < 0.1 else Deck(**fields)
    Game.new(decks=(entry, entry) if rng.random() < 0.9 else entry)


# -- card sets ----------------------------------------------------------------------------------------

_SET = """from zx_env.zx.cards.language import *
from zx_env.zx.cards.sets import CARDS as STANDARD

CARDS = [
    *STANDARD[:40],
    Card("MY-201", "Paper Tiger", Color.RED, cost=2, power=3500, tribes=[Tribe.MYTHOS]),
    Card("MY-202", "Paper Lion", Color.BLUE, cost=4, power=5000, icons=[Icon.LIFE_RECOVERY]),
    Card("MY-203", "Paper Crane", Color.WHITE, kind=CardType.EVENT, abilities=[EventText(do=[Draw(1)])]),
]
"""
_RAISES = (
    *(
        "raise SystemExit(3)",
        "raise KeyError('x')",
        "raise OSError(5)",
        "1 / 0",
        "raise Exception",
        "import nowhere",
    ),
    *(
        "raise RecursionError",
        "CARDS = 5",
        "CARDS = [None]",
        "del CARDS",
        "assert False",
        "CARDS = (x for x in [])",
    ),
    *(
        "def __getattr__(name): raise OSError(name)\ndel CARDS",
        "raise BaseException('x')",
        "raise GeneratorExit",
    ),
)


def module_of_cards(rng: Rng) -> None:
    """The text of a module with a list CARDS."""
    text = _SET
    if rng.random() < 0.3:
        text += one_of(rng, _RAISES)
    else:
        begin = text.index("    Card(")
        text = text[:begin] + spoil_text(rng, text[begin:], 3)
        if rng.random() < 0.5:
            old = one_of(
                rng, ("3500", "cost=2", "Color.RED", '"MY-201"', "[Tribe.MYTHOS]", "Draw(1)", '"Paper Lion"')
            )
            text = text.replace(old, repr(strange(rng)))
    name = f"fuzzed_{rng.integers(2**62)}"
    (folder() / f"{name}.py").write_bytes(text.encode("utf-8", "surrogatepass"))
    sys.path.insert(0, str(folder()))
    importlib.invalidate_caches()
    try:
        assert len(card_table(name)) >= 0
    finally:
        sys.path.remove(str(folder()))
        sys.modules.pop(name, None)
        (folder() / f"{name}.py").unlink()


# -- checkpoints --------------------------------------------------------------------------------------


def _weights(rng: Rng, game_spec: Any) -> dict[str, np.ndarray]:
    cells, inner, outputs = game_spec.obs_size, 4, game_spec.num_actions
    shapes = {"trunk.0.w": (cells + outputs, inner), "trunk.0.b": (inner,), "policy.w": (inner, outputs)}
    shapes |= {"policy.b": (outputs,), "value.w": (inner,), "value.b": (1,), "value.cells": (cells,)}
    shapes |= {
        "rows.p.cells": (2, 3),
        "rows.p.trunk": (inner, 3),
        "rows.p.place": (2, 3),
        "rows.p.out": (1, 3),
    }
    weights = {name: rng.random(shape, np.float32) for name, shape in shapes.items()}
    return weights | {
        "rows.p.actions": np.array([[0], [1]], np.int32),
        "rows.p.first": np.array([1], np.int32),
    }


def _spoil_weights(rng: Rng, weights: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    for _ in range(int(rng.integers(0, 3))):
        name = one_of(rng, weights)
        array = weights[name]
        way = int(rng.integers(7))
        if way == 0 and len(weights) > 1:
            del weights[name]
        elif way == 1 and array.ndim:
            weights[name] = array[..., :-1]
        elif way == 2:
            weights[name] = array.T
        elif way == 3:
            weights[name] = np.full(array.shape, rng.choice([np.nan, np.inf, 1e38]), np.float32)
        elif way == 4:
            weights[name] = array[None]
        elif way == 5:
            weights[name] = one_of(
                rng, (np.zeros((), np.float32), np.zeros(0, np.float32), np.array(["x", "y"]))
            )
        else:
            weights[f"trunk.{rng.integers(4)}.w"] = array
    return weights


def file_of_a_checkpoint(rng: Rng) -> None:
    """The zip, its members, its arrays; then it plays."""
    case = some_case(rng)
    policy = weights_to_bytes(_spoil_weights(rng, _weights(rng, case.game_spec)))
    if rng.random() < 0.3:
        policy = spoil_bytes(rng, policy, 3)
    manifest = json.dumps(
        spoil_json(rng, {"format": FORMAT, "steps": 1}, 1) if rng.random() < 0.3 else {"format": FORMAT}
    )
    packed = io.BytesIO()
    kind = int(rng.choice([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED]))
    with zipfile.ZipFile(packed, "w", kind) as archive:
        for name, data in ((MANIFEST, manifest), (POLICY, policy), ("learner.npz", b"\0" * 1000)):
            if rng.random() < 0.95:
                archive.writestr(name, data)
    data = packed.getvalue()
    if rng.random() < 0.5:
        data = spoil_bytes(rng, data, 4)
    if rng.random() < 0.1:
        data = data[: int(rng.integers(len(data)))]
    path = folder() / "checkpoint.zip"
    path.write_bytes(data)
    player = load_player(path, greedy=bool(rng.integers(2)))
    game = some_game(rng, case)
    if game.to_play is None:
        return
    action = player.act(game.observe(game.to_play), game.mask(), rng)
    if (player.obs_size, player.num_actions) == (game.game_spec.obs_size, game.game_spec.num_actions):
        assert game.mask()[action]


def never_a_deck(rng: Rng) -> None:
    """Invalid names and paths of decks."""
    name = strange(rng)
    try:
        load_deck(name)
    except DeckError:
        pass


TRIES = (
    text_of_a_record,
    header_of_a_record,
    record_of_another_game,
    file_of_a_deck,
    deck_by_hand,
    module_of_cards,
    file_of_a_checkpoint,
    never_a_deck,
)
