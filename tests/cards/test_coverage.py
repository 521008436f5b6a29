"""Cards counted as covered exist and work; each missing card is listed with the word that it needs."""

import json

from zx_training.cli import run

from zx_env.zx.cards.coverage import by_mechanic, by_set, idle_cards, mechanics_of, not_there
from zx_env.zx.cards.language import Card, Draw, EventText, If, ZeroOptima
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.terms import CardType, Color

MOST_NOT_THERE_OF_2017 = 20
POOL_OF_2017 = 103 + 685
LATER = set("B24 B29 B34 B41 B42 E21 E40 E49 G06 G07 G08 G40 IG06 IG12 P49 PR09".split())
"""Printed sets of the later era that a few example cards are of."""


def test_every_card_of_the_pool_is_there_or_named_with_the_missing_word() -> None:
    pool = card_table()
    missing = not_there()
    assert not [entry.number for entry in missing if entry.number in pool]
    assert all(entry.name and entry.word for entry in missing)
    of_2017 = [entry for entry in missing if entry.number.partition("-")[0] not in LATER]
    held = [card for card in pool.cards if card.number.partition("-")[0] not in LATER]
    assert len(of_2017) <= MOST_NOT_THERE_OF_2017
    assert len(held) + len(of_2017) >= POOL_OF_2017


def test_no_card_loads_and_does_nothing() -> None:
    assert idle_cards(card_table()) == []


def test_a_card_that_does_nothing_is_found() -> None:
    made = Card("T-001", "Idle", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=[Draw(1)])])
    pool = CardPool([made])
    record = pool.record[0]
    assert idle_cards(pool) == []
    record["ability"]["step"][0] = 0
    assert idle_cards(pool) == ["T-001"]


def test_mechanics_are_read_from_the_data() -> None:
    made = Card(
        "T-001",
        "Twice",
        Color.RED,
        CardType.EVENT,
        cost=1,
        abilities=[EventText(do=[If([ZeroOptima(2)], do=[Draw(1)])])],
    )
    assert mechanics_of(made) == {
        "type: event", "ability: Event", "condition: Zero Optima", "word: If", "word: Draw",
    }  # fmt: skip
    assert "type: Z/X" in mechanics_of(Card("T-002", "Plain", Color.RED, cost=1, power=500))
    found = by_mechanic()
    assert found["Z/X EX: Advent"] and found["Evol Seed"] and found["level: Dingir"]


def test_the_command_shows_sets_mechanics_and_what_is_not_there(capsys) -> None:
    assert run(["cards", "--coverage", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    sets = {row["set"]: row for row in shown["Cards by set"]}
    assert sets["all"]["cards"] == len(card_table()) == sum(one.cards for one in by_set())
    assert sets["all"]["do nothing"] == 0 and sets["B01"]["cards"] == 103
    assert run(["cards", "--coverage"]) == 0
    words = capsys.readouterr().out
    assert sets["B10"]["diagrams assumed"] >= 10 and sets["B03"]["diagrams assumed"] == 1
    collected = len(card_table()) + len(not_there())
    assert f"{len(not_there())} of the {collected} cards that were collected are not there" in words
    for entry in not_there():
        assert entry.number in words
