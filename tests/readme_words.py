"""Lists for the page on writing cards: members of enumerations, fields of words, how long each word can last.

`python -m tests.readme_words` rewrites the lists between their markers on the page.
"""

import ast
import inspect
import re
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum, IntEnum
from pathlib import Path

import zx_env.zx.cards
from tests.cards.changed import changed_values, is_refused
from zx_env.zx import terms
from zx_env.zx.cards import language

README = Path(zx_env.zx.cards.__file__).with_name("README.md")
BEGIN, END = "<!-- members: tests/readme_words.py -->", "<!-- end of members -->"
FIELDS, END_OF_FIELDS = "<!-- fields: tests/readme_words.py -->", "<!-- end of fields -->"
DURATIONS, END_OF_DURATIONS = "<!-- durations: tests/readme_words.py -->", "<!-- end of durations -->"
_TRIED = 12
"""So many uses of a word on cards are tried with each duration."""
NO_WORDS = {"IS_PLAYER", "MILLED", "NOWHERE"}
"""Members that cards cannot use."""
_JAPANESE = re.compile(r"[぀-ヿ㐀-鿿ー々・]")


def _meanings() -> dict[str, str]:
    """Return the comment of terms.py on each member, by `Enum.MEMBER`, without the Japanese words."""
    source = Path(terms.__file__).read_text(encoding="utf-8")
    lines = source.splitlines()
    meanings = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for item in node.body:
                if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                    comment = lines[item.lineno - 1].partition("  # ")[2]
                    first, _, rest = re.match(r"([^,:;]*)([,:;] )?(.*)", comment).groups()  # type: ignore[union-attr]
                    meanings[f"{node.name}.{item.targets[0].id}"] = (
                        rest if _JAPANESE.search(first) else comment
                    )
    return meanings


def members() -> str:
    """Return a line for each enumeration, with the meaning of each member."""
    meanings = _meanings()
    lines = []
    for name in sorted(language.__all__):
        kind = getattr(language, name)
        if isinstance(kind, type) and issubclass(kind, IntEnum) and kind.__module__ == terms.__name__:
            words = []
            for one in kind.__members__:
                if one not in NO_WORDS:
                    meaning = meanings[f"{name}.{one}"].replace("|", "/")
                    words.append(f"`{one}`" + (f" ({meaning})" if meaning else ""))
            lines.append(f"- **`{name}`**: {', '.join(words)}.")
    return "\n".join(lines)


def _default(name: str, value: object) -> str:
    """Return the name of a field with its default value, if any."""
    if value in (MISSING, inspect.Parameter.empty):
        return name
    if isinstance(value, Enum):
        return f"{name}={type(value).__name__}.{value.name}"
    if isinstance(value, int) and not isinstance(value, bool):
        known = {terms.ANY_NUMBER: "ANY_NUMBER", terms.ANY_POWER: "ANY_POWER", -terms.ANY_POWER: "-ANY_POWER"}
        return f"{name}={known.get(value, value)}"
    if is_dataclass(value):
        constants = [one for one in language.__all__ if getattr(language, one) == value and one.isupper()]
        return f"{name}={constants[0]}"
    return f"{name}={value!r}"


def words() -> str:
    """Return a line for each word and helper, with its fields and its docstring.

    Fields behind a `*` are given by name.
    """
    lines = []
    for name in sorted(language.__all__, key=str.lower):
        word = getattr(language, name)
        if inspect.isfunction(word):
            given = inspect.signature(word).parameters.values()
            inside = [
                f"*{one.name}" if one.kind == one.VAR_POSITIONAL else _default(one.name, one.default)
                for one in given
            ]
        elif isinstance(word, type) and is_dataclass(word):
            inside = [_default(one.name, one.default) for one in fields(word)]
            if any(one.kw_only for one in fields(word)):
                inside.insert(0, "*")
        else:
            continue
        lines.append(f"- `{name}({', '.join(inside)})`: {' '.join((word.__doc__ or '').split())}")
    return "\n".join(lines)


def durations() -> str:
    """Return a line for each word with `until`, and for what it gives: the durations that loading accepts."""
    lasting: dict[str, set[str]] = {}
    for word, change in changed_values("until", list(terms.Until), _TRIED):
        given = getattr(word, "gains", getattr(word, "word", None))
        inside = "" if given is None else f"{type(given).__name__}(...)"
        accepted = lasting.setdefault(f"{type(word).__name__}({inside or '...'})", set())
        if not is_refused(change):
            accepted.add(word.until.name)
    lines = []
    for name in sorted(lasting):
        until = [f"`{one}`" for one in terms.Until.__members__ if one in lasting[name]]
        lines.append(f"- `{name}`: {', '.join(until)}.")
    return "\n".join(lines)


def _between(page: str, begin: str, end: str, listed: str) -> str:
    before, rest = page.split(begin)
    return f"{before}{begin}\n{listed}\n{end}{rest.split(end)[1]}"


def main() -> None:
    """Write the lists into the page."""
    page = README.read_text(encoding="utf-8")
    page = _between(page, BEGIN, END, members())
    page = _between(page, DURATIONS, END_OF_DURATIONS, durations())
    README.write_text(_between(page, FIELDS, END_OF_FIELDS, words()), encoding="utf-8")


if __name__ == "__main__":
    main()
