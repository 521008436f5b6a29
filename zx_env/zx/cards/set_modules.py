"""Import the module of a card set, and name the card and the field of an error in it.

An unknown word, an unknown field of a word and an unknown member of an enumeration raise Python's errors
before a Card exists. This module turns them into a CardError that names card and field. See also: encode/,
which checks the cards of an imported module.
"""

import ast
import difflib
import importlib
import inspect
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import islice
from pathlib import Path
from types import FrameType, ModuleType, TracebackType
from typing import Any

from zx_env.errors import CardError
from zx_env.zx.cards.language import Card

_PACKAGE_FOLDER = str(Path(__file__).resolve().parents[2])
_STUMBLES = (NameError, TypeError, AttributeError, ValueError, LookupError, ImportError)


def module_of(name: str) -> ModuleType:
    """Import the module. If that fails, raise CardError; it names card and field if they can be found."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise _error_of_card(name, error) from error
        reason = f'there is no module {name!r} and no card set of that name; use "standard"'
        raise CardError("(all)", "card_set", reason) from None
    except SyntaxError as error:
        reason = (
            f"{Path(error.filename or name).name}, line {error.lineno} cannot be read as Python: {error.msg}"
        )
        raise CardError("(all)", "card_set", reason) from None
    except _STUMBLES as error:
        raise _error_of_card(name, error) from error
    except (CardError, KeyboardInterrupt):
        raise
    except BaseException as error:  # importing a module may raise anything, also SystemExit
        reason = f"importing the module {name!r} ends in {type(error).__name__}: {error}"
        raise CardError("(all)", "card_set", reason) from error


def _error_of_card(name: str, error: Exception) -> CardError:
    """Return the error as a CardError that names the card and field where the set's modules raised it."""
    places = list(_own_places(error.__traceback__))
    if not places:
        return CardError("(all)", "card_set", f"the module {name!r} cannot be imported: {error}")
    for frame, spot in reversed(places):
        card = _card_at(frame, spot)
        if card is not None:
            number, field = card
            where = f"{Path(frame.f_code.co_filename).name}, line {spot[0]}"
            return CardError(number, field, f"{_reason(error, places[-1][0])} ({where})")
    frame, spot = places[-1]
    where = f"{Path(frame.f_code.co_filename).name}, line {spot[0]}"
    return CardError("(all)", "card_set", f"{_reason(error, frame)} ({where})")


_Spot = tuple[int, int]  # line and column, as ast counts them


def _own_places(trace: TracebackType | None) -> Iterator[tuple[FrameType, _Spot]]:
    """Yield each stack frame in the set's own modules and its place in the file, the innermost frame last."""
    while trace is not None:
        frame = trace.tb_frame
        file = frame.f_code.co_filename
        is_own = not file.startswith(("<", _PACKAGE_FOLDER)) and Path(file) != Path(importlib.__file__)
        if is_own:
            line, _, column, _ = next(islice(frame.f_code.co_positions(), trace.tb_lasti // 2, None))
            yield frame, (line or trace.tb_lineno, column or 0)
        trace = trace.tb_next


def _card_at(frame: FrameType, spot: _Spot) -> tuple[str, str] | None:
    """Return the number of the Card(...) around that place and the field; None if no Card(...) is there."""
    try:
        tree = ast.parse(Path(frame.f_code.co_filename).read_text(encoding="utf-8"))
    except (OSError, SyntaxError, UnicodeDecodeError):
        return None
    node: ast.AST = tree
    number, field = None, ""
    while True:
        inner = next(((at, child) for at, child in _children(node) if _holds(child, spot)), None)
        if inner is None:
            return None if number is None else (number, field or "the card")
        at, node = inner
        if isinstance(node, ast.Call) and _name_of(node) == "Card":
            number, field = _number_of(node), ""
        elif number is not None:
            glue = "." if field and at and not at.startswith("[") else ""
            field += glue + at


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield the direct parts of a syntax node, each with the name of its field or place in a list."""
    if isinstance(node, ast.Call):
        names = _field_names(_name_of(node))
        for place, value in enumerate(node.args):
            yield (names[place] if place < len(names) else f"[{place}]"), value
        for word in node.keywords:
            yield word.arg or "", word.value
        yield "", node.func
    elif isinstance(node, (ast.List, ast.Tuple)):
        for place, value in enumerate(node.elts):
            yield f"[{place}]", value
    else:
        for child in ast.iter_child_nodes(node):
            yield "", child


def _holds(node: ast.AST, spot: _Spot) -> bool:
    if not isinstance(node, (ast.expr, ast.stmt)):
        return False
    begin = (node.lineno, node.col_offset)
    end = (node.end_lineno or node.lineno, node.end_col_offset or 0)
    return begin <= spot < end


def _name_of(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def _number_of(call: ast.Call) -> str:
    named = [word.value for word in call.keywords if word.arg == "number"]
    for value in [*call.args[:1], *named]:
        return str(value.value) if isinstance(value, ast.Constant) else ast.unparse(value)
    return "(without a number)"


def _word(name: str) -> Any:
    from zx_env.zx.cards import language

    return getattr(language, name, None)


def _field_names(name: str) -> list[str]:
    word = _word(name)
    if is_dataclass(word):
        return [field.name for field in fields(word)]
    return list(inspect.signature(word).parameters) if inspect.isfunction(word) else []


def _reason(error: Exception, frame: FrameType) -> str:
    """Return the message of the error, with a suggestion if there is one."""
    if isinstance(error, NameError):
        return f"there is no word {error.name!r}{_likely(error.name, frame.f_globals)}"
    if isinstance(error, AttributeError) and inspect.isclass(error.obj) and issubclass(error.obj, Enum):
        known = error.obj.__members__
        return f"{error.obj.__name__} has no {error.name!r}{_likely(error.name, known)}"
    message = str(error).replace(".__init__()", "(...)").replace("()", "(...)")
    unknown = re.fullmatch(r"(\w+)\(\.\.\.\) got an unexpected keyword argument '(\w+)'", message)
    if unknown:
        word, field = unknown.groups()
        names = _field_names(word)
        return f"{word}(...) has no field {field!r}{_likely(field, names) or _listed(names)}"
    unnamed = re.match(r"(\w+)\(\.\.\.\) takes .*positional argument", message)
    if unnamed:
        return f"more stands in {unnamed[1]}(...) without a name than can{_listed(_field_names(unnamed[1]))}"
    return message


def _listed(known: list[str]) -> str:
    return f"; its fields are {', '.join(known)}" if known else ""


def _likely(name: str | None, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name or "", known, n=1, cutoff=0.6)
    return f"; did you mean {close[0]}?" if close else ""


def cards_of(module: ModuleType, name: str) -> list[Card] | tuple[Card, ...]:
    """Return the list CARDS of the module."""
    try:
        cards = getattr(module, "CARDS", None)
    except Exception as error:  # a module may define `__getattr__`
        reason = f"the module {name!r} does not give its CARDS: {type(error).__name__}: {error}"
        raise CardError("(all)", "card_set", reason) from error
    if not isinstance(cards, (list, tuple)):
        raise CardError("(all)", "card_set", f"the module {name!r} has no list CARDS of Card(...)")
    for place, card in enumerate(cards):
        if not isinstance(card, Card):
            kind = type(card).__name__
            reason = f"a {kind} stands there; each is a Card(...), another list is put in with a star"
            raise CardError("(all)", f"CARDS[{place}]", reason)
    return cards
