"""The members of the enumerations that the language uses, as the page on writing cards lists them.

`python -m tests.readme_words` writes the list anew, between the two signs on the page.
"""

import ast
import re
from enum import IntEnum
from pathlib import Path

import zx_env.zx.cards
from zx_env.zx import terms
from zx_env.zx.cards import language

README = Path(zx_env.zx.cards.__file__).with_name("README.md")
BEGIN, END = "<!-- members: tests/readme_words.py -->", "<!-- end of members -->"
NO_WORDS = {"IS_PLAYER", "MILLED", "NOWHERE"}
"""Members that no card may use."""
_JAPANESE = re.compile(r"[぀-ヿ㐀-鿿ー々・]")


def _meanings() -> dict[str, str]:
    """What terms.py says behind each member, by `Enum.MEMBER`, without the Japanese words."""
    source = Path(terms.__file__).read_text(encoding="utf-8")
    lines = source.splitlines()
    said = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for item in node.body:
                if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                    comment = lines[item.lineno - 1].partition("  # ")[2]
                    first, _, rest = re.match(r"([^,:;]*)([,:;] )?(.*)", comment).groups()  # type: ignore[union-attr]
                    said[f"{node.name}.{item.targets[0].id}"] = rest if _JAPANESE.search(first) else comment
    return said


def members() -> str:
    """The list: a line for each enumeration, each member with what is said of it."""
    said = _meanings()
    lines = []
    for name in sorted(language.__all__):
        kind = getattr(language, name)
        if isinstance(kind, type) and issubclass(kind, IntEnum) and kind.__module__ == terms.__name__:
            words = []
            for one in kind.__members__:
                if one not in NO_WORDS:
                    meaning = said[f"{name}.{one}"].replace("|", "/")
                    words.append(f"`{one}`" + (f" ({meaning})" if meaning else ""))
            lines.append(f"- **`{name}`**: {', '.join(words)}.")
    return "\n".join(lines)


def main() -> None:
    """Write the list into the page."""
    page = README.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    README.write_text(f"{before}{BEGIN}\n{members()}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
