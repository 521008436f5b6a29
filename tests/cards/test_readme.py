"""The page on writing cards keeps its word: each example is the card that the words below it say."""

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import zx_env.zx.cards
from tests import readme_words
from zx_env import Game, check_deck, load_deck
from zx_env.errors import CardError
from zx_env.zx.cards import language
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import Bar, Having, Limit, Occurrence, Trait, Way

README = Path(zx_env.zx.cards.__file__).with_name("README.md")
PAGE = README.read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)
TEN, REST = PAGE.split("## Ten cards")[1].split("## Cards of later years")
LATER, OWN = REST.split("## Names of your own")
NAMES, PLAYERS = OWN.split("## Player cards, and what begins in Resource")
NAMES, BREAKS = NAMES.split("## Break\n")
PLAYERS, SHIELDS = PLAYERS.split("## Shields")
SHIELDS, COUNTED = SHIELDS.split("## Compared, counted, remembered")
COUNTED, PHRASES = COUNTED.split("## Printed phrases")
PHRASES, OWN_SET = PHRASES.split("## A card set of your own")


def _scope() -> dict[str, Any]:
    """The names of the first block."""
    scope: dict[str, Any] = {}
    exec(compile(BLOCKS[0][1], "README.md", "exec"), scope)
    return scope


def _examples() -> list[tuple[Card, str]]:
    blocks = re.findall(r"```python\n(.*?)```\s*```text\n(.*?)```", TEN, re.DOTALL)
    return [(eval(compile(code.strip(), "README.md", "eval"), _scope()), words) for code, words in blocks]


EXAMPLES = _examples()


def test_there_are_ten_examples() -> None:
    assert [card.number for card, _ in EXAMPLES] == [f"MY-{n:03}" for n in range(1, 11)]


@pytest.mark.parametrize(("card", "words"), EXAMPLES, ids=lambda value: getattr(value, "number", ""))
def test_an_example_says_the_words_below_it(card: Card, words: str) -> None:
    assert " ".join(words.split()) == " ".join((say(card) or "(nothing)").split())
    assert len(CardPool([card]).record) == 1


PARTS = {
    "later years": LATER,
    "names": NAMES,
    "breaks": BREAKS,
    "players": PLAYERS,
    "shields": SHIELDS,
    "counted": COUNTED,
    "phrases": PHRASES,
}


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_the_cards_of_a_list_say_the_words_below_it(part: str) -> None:
    ((code, words),) = re.findall(r"```python\n(.*?)```\s*```text\n(.*?)```", part, re.DOTALL)
    cards: list[Card] = eval(compile(code.strip(), "README.md", "eval"), _scope())
    assert len(CardPool(cards).record) == 1
    sentences = " ".join(f"{card.number}: {say(card) or '(nothing)'}" for card in cards)
    assert sentences.split() == words.split()


def test_the_page_lists_every_member_of_the_names_of_the_game() -> None:
    """`python -m tests.readme_words` rewrites the list."""
    listed = PAGE.split(readme_words.BEGIN)[1].split(readme_words.END)[0]
    assert listed.strip() == readme_words.members()
    for kind in (Having, Way, Occurrence, Limit, Bar, Trait):
        words = next(line for line in listed.splitlines() if line.startswith(f"- **`{kind.__name__}`**"))
        assert {name for name in kind.__members__ if f"`{name}`" not in words} <= readme_words.NO_WORDS


def test_the_page_lists_every_word_with_its_fields() -> None:
    """`python -m tests.readme_words` rewrites the list."""
    listed = PAGE.split(readme_words.FIELDS)[1].split(readme_words.END_OF_FIELDS)[0]
    assert listed.strip() == readme_words.words()
    assert "- `Per(amount, among, cards=1, colors=False, plus=0)`: The amount for every such card" in listed


def test_the_page_says_how_long_each_word_can_last() -> None:
    """`python -m tests.readme_words` rewrites the list."""
    listed = PAGE.split(readme_words.DURATIONS)[1].split(readme_words.END_OF_DURATIONS)[0]
    assert listed.strip() == readme_words.durations()


def test_every_word_of_the_language_stands_on_the_page() -> None:
    before_list = PAGE.split(readme_words.FIELDS)[0]
    assert [name for name in language.__all__ if not re.search(rf"\b{name}\b", before_list)] == []
    table = PAGE.split("## All words")[1].split(readme_words.BEGIN)[0]
    known = {*language.__all__, *vars(zx_env.zx.terms), *vars(zx_env.zx.cards.names)}
    assert [name for name in re.findall(r"`(\w+)`", table) if name not in known | _fields()] == []


def _fields() -> set[str]:
    kinds = [getattr(language, name) for name in language.__all__]
    return {name for kind in kinds for name in getattr(kind, "__annotations__", {})}


def test_a_card_set_of_ones_own_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = re.findall(r"`(my_package/[\w.]+)`:\s*```\w+\n(.*?)```", OWN_SET, re.DOTALL)
    assert [name for name, _ in files] == ["my_package/my_set.py", "my_package/my_deck.toml"]
    for name, code in files:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    importlib.invalidate_caches()
    try:
        (code,) = re.findall(r"```python\n(from zx_env import.*?)```", OWN_SET, re.DOTALL)
        scope: dict[str, Any] = {}
        exec(compile(code, "README.md", "exec"), scope)
        assert isinstance(scope["game"], Game) and scope["game"].to_play is not None
        (code,) = re.findall(r"```python\n(scene = .*?)```", OWN_SET, re.DOTALL)
        exec(compile(code, "README.md", "exec"), scope)
        assert "play MY-101" in capsys.readouterr().out
        left, enemy = scope["game"].position()["squares"], scope["game"].position()["players"][1]
        assert list(left) == ["b1"] and enemy["charge"] == ["B01-022"]
        pool = card_table("my_package.my_set")
        assert len(pool) == len(CARDS) + 1
        assert check_deck(load_deck("my_package/my_deck.toml", "my_package.my_set"), pool.name) == []
    finally:
        for name in ("my_package.my_set", "my_package"):
            sys.modules.pop(name, None)


def test_a_missing_word_is_reported_as_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r"`my_package/my_set.py`:\s*```python\n(.*?)```", OWN_SET, re.DOTALL)
    (words,) = re.findall(r"`(card MY-101,.*?)`", OWN_SET, re.DOTALL)
    (tmp_path / "my_set.py").write_text(code.replace("[Damage", "[Damige"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(CardError) as error:
        card_table("my_set")
    assert str(error.value) == " ".join(words.split())


def test_the_errors_on_the_page_are_the_errors_that_are_raised() -> None:
    wrong = re.findall(r"```python\n(Card\(.*?)```\s*```text\n(.*?)```", OWN_SET, re.DOTALL)
    assert len(wrong) >= 3
    for code, words in wrong:
        card = eval(compile(code.strip(), "README.md", "eval"), _scope())
        with pytest.raises(CardError) as error:
            _ = CardPool([card]).record
        assert str(error.value) == " ".join(words.split())
