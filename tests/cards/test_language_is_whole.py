"""Every word of the card language is on a card, has a sentence, is encoded and is implemented by a rule."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import pytest

import zx_env
from tests import made_up
from zx_env.errors import CardError
from zx_env.zx import terms
from zx_env.zx.cards import language, names, sets
from zx_env.zx.cards.language import Automatic, Card, Squares
from zx_env.zx.cards.names import PlayerKey, Tribe
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import Color, Occurrence, Op, Side

WORDS = [
    word
    for name in language.__all__
    if is_dataclass(word := getattr(language, name)) and isinstance(word, type)
]
SETS = [importlib.import_module(f"{sets.__name__}.{one.name}") for one in pkgutil.iter_modules(sets.__path__)]
ALIASES = {
    "Ability",
    "AlwaysWord",
    "Amount",
    "Bound",
    "CardEffect",
    "Condition",
    "Counted",
    "Cost",
    "Effect",
    "LastingWord",
    "Measured",
    "PlayerEffect",
    "What",
}
NAMES_OF_THE_GAME = {
    name
    for name in language.__all__
    if hasattr(terms, name) or getattr(getattr(language, name), "__module__", "") == names.__name__
} | {"DRAGONS"}

# Fields for what the rules already do and no card of today asks for; made-up cards of tests do.
WAITING_FOR_A_CARD = {
    (Automatic, "valid_in"),
    (Automatic, "phase"),
    (Automatic, "side"),
    (language.Always, "valid_in"),
}


def _everything(value: object) -> Iterator[object]:
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _everything(item)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _everything(getattr(value, field.name))


# Made-up cards of tests use what no printed card asks for yet.
USED = [word for card in made_up.CARDS for word in _everything(card)]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_a_word_is_used_by_a_card(word: type) -> None:
    assert any(isinstance(used, word) for used in USED)


@pytest.mark.parametrize(
    "word", [word for word in WORDS if word is not Squares], ids=lambda word: word.__name__
)
def test_every_parameter_of_a_word_is_used_by_a_card(word: type) -> None:
    plain = {
        field.name: field.default
        for field in fields(word)
        if field.default is not MISSING and (word, field.name) not in WAITING_FOR_A_CARD
    }
    unused = {
        name
        for name, default in plain.items()
        if all(getattr(used, name) == default for used in USED if isinstance(used, word))
    }
    assert unused == set()


def _names_in(module: ModuleType) -> set[str]:
    """Every name that the source of a card set uses."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


NAMED = set().union(*(_names_in(module) for module in [*SETS, *made_up.MODULES]))


@pytest.mark.parametrize("name", sorted(set(language.__all__) - ALIASES - {word.__name__ for word in WORDS}))
def test_every_helper_diagram_and_name_of_the_game_is_used_by_a_card(name: str) -> None:
    assert name in NAMED


def test_a_card_set_needs_one_import() -> None:
    """The language brings the names of the game that cards use, and a set imports nothing else of ours."""
    for module in SETS:
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        imports = [ast.unparse(node) for node in tree.body if isinstance(node, ast.ImportFrom)]
        assert imports == [f"from {language.__name__} import *"], module.__name__


def test_every_public_name_of_the_language_is_listed() -> None:
    modules = Path(language.__file__).parent.glob("*.py")
    body = [node for path in modules for node in ast.parse(path.read_text(encoding="utf-8")).body]
    defined = {node.name for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    for node in body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            defined.add(node.targets[0].id)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            defined.add(node.target.id)
    private = {name for name in defined if name.startswith("_")}
    assert defined - private == set(language.__all__) - NAMES_OF_THE_GAME


def test_every_tribe_and_player_key_is_on_a_card() -> None:
    assert {tribe for card in CARDS for tribe in card.tribes} <= set(Tribe)
    assert {key for card in CARDS for key in card.player_keys} <= set(PlayerKey)


def test_every_step_is_written_for_a_card() -> None:
    assert {Op(int(op)) for op in card_table(made_up.SET).record[0]["step"]["op"]} == set(Op)


def test_no_two_names_of_the_game_have_one_value() -> None:
    """But a State, which has a name more on cards that lie face up or face down."""
    for kind in vars(terms).values():
        if isinstance(kind, type) and issubclass(kind, IntEnum) and kind is not terms.State:
            assert [name for name, member in kind.__members__.items() if member.name != name] == []


def test_every_step_is_done_by_a_rule() -> None:
    named: set[str] = set()
    for path in (Path(zx_env.__file__).parent / "zx" / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Op":
                named.add(node.attr)
    assert named == {op.name for op in Op}


def test_a_word_that_text_does_not_know_is_not_passed_over() -> None:
    card = Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[Side.OWN])])  # type: ignore[list-item]
    with pytest.raises(CardError, match="stands where an effect is needed"):
        say(card)
