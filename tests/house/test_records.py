"""Record layouts: names with one meaning in both modes, no padding, no unread field."""

import ast
import hashlib
import importlib
from collections.abc import Iterator
from enum import IntEnum
from functools import cache

import numpy as np
import pytest

from tests.citations import python_files
from zx_env.ygo import terms as ygo_terms
from zx_env.zx import op_groups as zx_groups
from zx_env.zx import terms as zx_terms

Dtype = np.dtype[np.void]

# A field with such a name would be a method of np.record in plain Python and the field in compiled code.
TAKEN = frozenset(dir(np.record))


GAMES = ("zx", "ygo")
"""Packages of games in zx_env, each with a module `state`."""


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def records(game: str) -> dict[str, Dtype]:
    """Record types of a game's module `state` by name; nested ones are named like `GAME.agenda`."""
    module = importlib.import_module(f"zx_env.{game}.state")
    found = {}
    for name, value in vars(module).items():
        if isinstance(value, np.dtype) and value.names:
            found.update(with_nested(name, value))
    assert "GAME" in found, f"zx_env.{game}.state has no GAME"
    return found


def with_nested(name: str, dtype: Dtype) -> Iterator[tuple[str, Dtype]]:
    yield name, dtype
    for field in dtype.names or ():
        if dtype[field].base.names:
            yield from with_nested(f"{name}.{field}", dtype[field].base)


def alignment(dtype: Dtype) -> int:
    """Return the natural alignment: that of the widest number inside."""
    if dtype.names:
        return max(alignment(dtype[field].base) for field in dtype.names)
    return dtype.alignment


def badly_laid(name: str, dtype: Dtype) -> Iterator[str]:
    end = 0
    for field in dtype.names or ():
        offset = dtype.fields[field][1]
        if offset != end:
            yield f"{name}: {offset - end} bytes of padding before {field}"
        if offset % (wanted := alignment(dtype[field].base)):
            yield f"{name}.{field} at byte {offset} is not aligned to {wanted}: put wider fields first"
        end = offset + dtype[field].itemsize
    if end != dtype.itemsize:
        yield f"{name}: {dtype.itemsize - end} bytes of padding at its end"
    if dtype.itemsize % alignment(dtype):
        yield f"{name}: {dtype.itemsize} bytes, not a multiple of {alignment(dtype)}: fill it up"


def test_no_field_hides_a_method_of_record(records: dict[str, Dtype]):
    hidden = sorted(
        {f"{name}.{field}" for name, dtype in records.items() for field in dtype.names if field in TAKEN}
    )
    assert not hidden, f"names that np.record already has: {hidden}"


def test_records_have_attributes(records: dict[str, Dtype]):
    without = sorted(name for name, dtype in records.items() if dtype.type is not np.record)
    assert not without, (
        f"write np.dtype((np.record, [...])), so that `g.field` works in plain Python: {without}"
    )


def test_game_has_no_padding(records: dict[str, Dtype]):
    wrong = [
        line
        for name, dtype in records.items()
        if name.split(".")[0] == "GAME"
        for line in badly_laid(name, dtype)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("fields", "complaints"),
    [
        ([("zone", np.int16), ("phase", np.int8), ("step", np.int8)], 0),
        ([("phase", np.int8), ("zone", np.int16), ("step", np.int8)], 1),
        ([("zone", np.int16), ("phase", np.int8)], 1),
    ],
)
def test_bad_layouts_are_seen(fields: list[tuple[str, type]], complaints: int):
    assert len(list(badly_laid("GAME", np.dtype(fields)))) == complaints


def test_real_padding_is_seen():
    padded = np.dtype([("phase", np.int8), ("zone", np.int16)], align=True)
    assert list(badly_laid("GAME", padded)) == ["GAME: 1 bytes of padding before zone"]


def layout_of(dtype: Dtype) -> str:
    """Return every field, also of nested records, with its offset, type and shape, as text."""
    if not dtype.names:
        return dtype.str
    fields = (
        f"{name}@{dtype.fields[name][1]}:{dtype[name].shape}{layout_of(dtype[name].base)}"
        for name in dtype.names
    )
    return f"{{{', '.join(fields)}}}"


def line_of_layout(dtype: Dtype, version: int, recorded: str) -> str:
    """Return the LAYOUT that the module should have: a changed layout has a new version."""
    digest = hashlib.sha256(layout_of(dtype).encode()).hexdigest()[:16]
    old_version, _, old_digest = recorded.partition(":")
    is_same_version = old_version == str(version)
    return f"{version + (is_same_version and digest != old_digest)}:{digest}"


def saved_of(game: str) -> Dtype:
    """Return the fields of GAME that a position saves: `SAVED` if the game has it, else all."""
    records = importlib.import_module(f"zx_env.{game}.state")
    return getattr(records, "SAVED", records.GAME)


def test_a_changed_layout_has_a_new_version(game: str):
    records = importlib.import_module(f"zx_env.{game}.state")
    wanted = line_of_layout(saved_of(game), records.VERSION, records.LAYOUT)
    assert wanted == records.LAYOUT, (
        "what is saved of GAME and its VERSION go together, because saved positions carry these bytes: "
        f'in zx_env/{game}/state.py write VERSION = {wanted.partition(":")[0]} and LAYOUT = "{wanted}"'
    )


def test_what_is_saved_are_the_first_bytes_of_a_game(game: str, records: dict[str, Dtype]):
    saved, whole = saved_of(game), records["GAME"]
    assert {name: saved.fields[name] for name in saved.names} == {
        name: whole.fields[name] for name in whole.names[: len(saved.names)]
    }
    assert saved.itemsize == sum(saved[name].itemsize for name in saved.names)


def test_a_new_version_is_asked_for_a_new_layout():
    old, renamed = np.dtype([("phase", np.int8)]), np.dtype([("stage", np.int8)])
    recorded = line_of_layout(old, 3, "")
    assert recorded.startswith("3:")
    assert line_of_layout(old, 3, recorded) == recorded
    assert line_of_layout(renamed, 3, recorded).startswith("4:")
    assert line_of_layout(renamed, 4, recorded).startswith("4:")
    assert line_of_layout(renamed, 4, recorded) != recorded


def test_every_member_of_an_enum_has_a_number_of_its_own() -> None:
    enums = [
        found
        for module in ("zx_env.zx.terms", "zx_env.zx.cards.names", "zx_env.ygo.terms")
        for found in vars(importlib.import_module(module)).values()
        if isinstance(found, type) and issubclass(found, IntEnum) and found is not IntEnum
    ]
    doubled = {
        f"{enum.__name__}.{name}"
        for enum in enums
        for name, member in enum.__members__.items()
        if member.name != name
    }
    # A card of the Dynamis is face up or down, like a Force; one on a Square is in Reboot or Sleep State.
    assert doubled == {"State.FACE_DOWN", "State.FACE_UP", "State.UNDER_FACE_DOWN"}


# -- unread fields and unused members ---------------------------------------------------------------------


@cache
def names_read(game: str) -> tuple[set[str], set[str]]:
    """Return the names that a game and zx_env/core read: attributes or quoted keys, and `Enum.MEMBER`s."""
    fields, members = set(), set()
    for path in python_files(f"zx_env/{game}", "zx_env/core"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        # `g.field[i] = …` writes to the field.
        written = {
            id(n.value) for n in nodes if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store)
        }
        for node in nodes:
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
                fields.add(str(node.slice.value))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "copier":
                fields.update(a.value for a in node.args if isinstance(a, ast.Constant))
            elif (
                isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and id(node) not in written
            ):
                fields.add(node.attr)
                members.add(ast.unparse(node))
    return fields, members


def test_every_field_is_read(game: str, records: dict[str, Dtype]):
    fields, _ = names_read(game)
    unread = {f"{name}.{field}" for name, dtype in records.items() for field in dtype.names}
    unread = {path for path in unread if path.split(".")[-1] not in {*fields, "spare"}}
    assert not unread, "nothing in zx_env reads them"


USED = [
    *((game, getattr(terms, name)) for game, terms in zip(GAMES, (zx_terms, ygo_terms), strict=True)
      for name in ("Op", "Ask")),
    *((game, getattr(module, name)) for game, module in zip(GAMES, (zx_groups, ygo_terms), strict=True)
      for name in ("Frame", "Fault")),
    *(("ygo", getattr(ygo_terms, name)) for name in
      ("Moment", "When", "Event", "EffectKind", "Place", "To", "Need", "Target", "Scale", "Until", "Stand",
       "Purpose", "Verb")),
]  # fmt: skip


@pytest.mark.parametrize(("game", "enum"), USED, ids=lambda it: it if isinstance(it, str) else it.__name__)
def test_every_member_is_used(game: str, enum: type[IntEnum]):
    _, members = names_read(game)
    assert not {f"{enum.__name__}.{member.name}" for member in enum} - members, "nothing there names them"
