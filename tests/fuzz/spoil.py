"""Functions that damage an input: a value, a text, JSON data, a row of bytes."""

import copy
from typing import Any

import numpy as np

Rng = np.random.Generator

STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        3,
        -1,
        7,
        127,
        128,
        255,
        256,
        32767,
        -32768,
        65536,
        2**31,
        2**63,
        2**64,
        -(2**70),
    ),
    *(
        0.5,
        -0.0,
        1e308,
        float("nan"),
        float("inf"),
        "",
        " ",
        "a",
        "b2",
        "reboot",
        "\x00",
        "\ud800",
        "日本",
        "x" * 5000,
    ),
    *(
        [],
        {},
        [[]],
        [{}],
        {"card": 1},
        {"card": "B01-006", "owner": 0},
        "B01-006",
        ["B01-006"],
        "this",
        "standard",
    ),
    *("T-101", "E40-016", "main", "sleep", [0, 1, 2], [None], {"": None}, {"a": {"a": {"a": []}}}),
)


def one_of(rng: Rng, things: Any) -> Any:
    """Return a random one of some values of any types; numpy would convert them to an array."""
    things = list(things)
    return things[int(rng.integers(len(things)))]


def strange(rng: Rng) -> Any:
    """Return a value that is rarely valid."""
    return copy.deepcopy(one_of(rng, STRANGE))


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all parts of JSON data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in items:
        found += places(part, (*path, key))
    return found


def part_of(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def spoil_json(rng: Rng, data: Any, most: int = 6) -> Any:
    """Return a copy of JSON data with a few parts changed, removed, doubled or exchanged."""
    data = copy.deepcopy(data)
    for _ in range(int(rng.integers(1, most + 1))):
        paths = places(data)
        if not paths:
            break
        *inside, key = one_of(rng, paths)
        there = part_of(data, tuple(inside))
        way = int(rng.integers(6))
        if way == 0:
            del there[key]
        elif way == 1:
            there[key] = copy.deepcopy(part_of(data, one_of(rng, paths)))
        elif way == 2 and isinstance(there, list):
            there.insert(key, copy.deepcopy(there[key]))
        elif way == 3 and isinstance(there, dict):
            there[str(strange(rng)) if rng.random() < 0.2 else one_of(rng, there)] = strange(rng)
        elif way == 4 and isinstance(there[key], int) and not isinstance(there[key], bool):
            there[key] += int(rng.integers(-3, 4))
        else:
            there[key] = strange(rng)
    return data


def spoil_text(rng: Rng, text: str, most: int = 6) -> str:
    """Another text: letters changed, lost and doubled, lines too, or cut off."""
    for _ in range(int(rng.integers(1, most + 1))):
        if not text:
            return text
        at = int(rng.integers(len(text)))
        to = min(len(text), at + int(rng.integers(1, 12)))
        way = int(rng.integers(6))
        if way == 0:
            text = text[:at] + text[to:]
        elif way == 1:
            text = text[:at] + text[at:to] * 2 + text[to:]
        elif way == 2:
            letter = chr(
                int(rng.choice([rng.integers(32, 127), rng.integers(0x3000), 0, 10, 34, 91, 92, 123]))
            )
            text = text[:at] + letter + text[at + 1 :]
        elif way == 3:
            text = text[:at]
        elif way == 4:
            lines = text.splitlines(keepends=True)
            i, k = (int(x) for x in rng.integers(len(lines), size=2))
            lines[i] = lines[k]
            text = "".join(lines)
        else:
            inner = "[" * 100_000 if rng.random() < 0.05 else "9" * 5000 if rng.random() < 0.05 else "9"
            text = text[:at] + inner + text[to:]
    return text


def spoil_bytes(rng: Rng, data: bytes, most: int = 6) -> bytes:
    """Other bytes, as many: single ones changed, ranges filled or copied."""
    changed = bytearray(data)
    for _ in range(int(rng.integers(1, most + 1))):
        at = int(rng.integers(len(changed)))
        way = int(rng.integers(8))
        size = min(len(changed) - at, int(rng.integers(1, 9)))
        if way < 3:
            changed[at] = int(rng.integers(256))
        elif way < 5:
            changed[at] = int(
                rng.choice([0, 1, 2, 127, 128, 255, (changed[at] + 1) % 256, (changed[at] - 1) % 256])
            )
        elif way == 5:
            changed[at] ^= 1 << int(rng.integers(8))
        elif way == 6:
            changed[at : at + size] = bytes([int(rng.choice([0, 1, 255]))]) * size
        else:
            start = int(rng.integers(len(changed) - size + 1))
            changed[at : at + size] = changed[start : start + size]
    return bytes(changed)
