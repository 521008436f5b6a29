"""The card table: each card and effect has its row, with the right features and counts."""

from typing import Any

import pytest

from zx_env.errors import CardError
from zx_env.ygo import limits
from zx_env.ygo.card_table import CARDS as CARDS_DTYPE
from zx_env.ygo.cards.encode import encode
from zx_env.ygo.cards.features import FEATURE_NAMES, SUMMARY_NAMES, features_of, summary_of
from zx_env.ygo.cards.language import (
    Card,
    Continuous,
    Trigger,
)
from zx_env.ygo.cards.parts import MONSTER_KINDS, SPELL_KINDS, TRAP_KINDS, speed_of, when_of
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.cards.set import CARDS
from zx_env.ygo.terms import (
    NONE,
    Attribute,
    CardKind,
    EffectKind,
    Event,
    Need,
    Op,
    Place,
    Side,
    To,
    Type,
    When,
    Zone,
)

NAMES = [card.name for card in CARDS]


def card(name: str) -> Card:
    return card_table().card_of(name)


def rows_of(name: str) -> tuple[Any, list[Any]]:
    """Return the row of a card and the rows of its effects."""
    table = card_table().record[0]
    row = table["card"][card_table().row_of(name)]
    effects = [table["effect"][int(row["effect"]) + i] for i in range(int(row["effects"]))]
    return row, effects


def test_a_row_is_the_place_in_the_set() -> None:
    table = card_table()
    assert table.record.shape == (1,) and table.record.dtype == CARDS_DTYPE
    assert [one.name for one in table.cards] == NAMES and len(table) == 61
    for row, one in enumerate(CARDS):
        stored = table.record[0]["card"][row]
        assert table.row_of(one.name) == row
        for field in ("atk", "defense", "level", "attribute", "type", "kind", "hero"):
            assert int(stored[field]) == int(getattr(one, field)), field
        assert int(stored["effects"]) == len(one.effects)


def test_every_effect_has_its_row() -> None:
    for one in CARDS:
        _, effects = rows_of(one.name)
        for effect, row in zip(one.effects, effects, strict=True):
            when = when_of(effect)
            assert int(row["when"]) == (NONE if when is None else when)
            assert int(row["speed"]) == speed_of(one.kind, effect)
            assert (int(row["step"]) == NONE) == isinstance(effect, Continuous)
            if isinstance(effect, Trigger):
                assert (int(row["event"]), int(row["must"])) == (effect.event, effect.must)


def test_steps_end_with_finish() -> None:
    table = card_table().record[0]
    for one in CARDS:
        for effect, row in zip(one.effects, rows_of(one.name)[1], strict=True):
            if not isinstance(effect, Continuous):
                first = int(row["step"])
                ops = [int(table["step"][first + i]["op"]) for i in range(len(effect.do) + 1)]
                assert ops == [*(step.op for step in effect.do), Op.FINISH]


def test_what_an_effect_costs_and_needs_is_in_its_row() -> None:
    row, (herald,) = rows_of("Herald of Orange Light")
    assert int(row["could"]) == 1 << When.ANSWER and int(row["listens"]) == 0
    assert (herald["kind"], herald["place"], herald["to"]) == (
        EffectKind.QUICK,
        Place.FROM_HAND,
        To.MONSTER_EFFECT,
    )
    assert (int(herald["side"]), int(herald["send_this"])) == (Side.ENEMY, 1)
    other = card_table().record[0]["selector"][int(herald["send"])]
    assert int(other["types"]) == 1 << Type.FAIRY and int(other["zones"]) == 1 << Zone.HAND
    assert int(other["not_this"]) == 1
    _, (tools,) = rows_of("Seven Tools of the Bandit")
    assert (int(tools["pay"]), int(tools["to"]), int(tools["speed"])) == (1000, To.TRAP_CARD, 3)
    _, (nutrient,) = rows_of("Nutrient Z")
    assert (int(nutrient["need"]), int(nutrient["need_amount"])) == (Need.DAMAGE_COMING, 2000)
    _, (energy,) = rows_of("Rising Energy")
    assert int(energy["discards"]) == 1


def test_continuous_effects_are_bits_of_the_card() -> None:
    row, effects = rows_of("Hoshiningen")
    assert int(row["does"]) == 1 << Op.BOOST_ALL
    assert [int(effect["amount"]) for effect in effects] == [500, -400]
    selectors = [card_table().record[0]["selector"][int(effect["who"])] for effect in effects]
    assert [int(one["attributes"]) for one in selectors] == [1 << Attribute.LIGHT, 1 << Attribute.DARK]
    assert int(rows_of("Jinzo")[0]["does"]) == 1 << Op.BAR_TRAPS


def test_the_table_says_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EFFECTS", 3)
    with pytest.raises(CardError, match=r"more than 3 rows of effect: raise EFFECTS in limits\.py"):
        encode(CARDS)


# -- features and summaries ----------------------------------------------------------------------------------


def test_no_two_cards_look_alike_to_a_network() -> None:
    seen: dict[tuple[int, ...], str] = {}
    for one in CARDS:
        features = tuple(features_of(one))
        assert len(features) == limits.FEATURES == len(FEATURE_NAMES)
        assert features not in seen, f"{one.name} and {seen[features]}"
        seen[features] = one.name


def shown(name: str) -> dict[str, int]:
    return {what: value for what, value in zip(FEATURE_NAMES, features_of(card(name)), strict=True) if value}


def test_a_feature_is_filled_by_its_name() -> None:
    light = {"kind": CardKind.EFFECT_MONSTER + 1, "attribute": Attribute.LIGHT}
    assert shown("Honest") == light | {
        "level": 4, "type": Type.FAIRY, "atk": 22, "defense": 38, "speed": 2, "from_hand": 1,
        "in_damage_step": 1, "atk_change": 40, "draws": 1,
    }  # fmt: skip
    assert shown("Marshmallon") == light | {
        "level": 3, "type": Type.FAIRY, "atk": 6, "defense": 10, "shields": 1, "life_points": 20,
        "event": Event.ATTACKED_FACE_DOWN, "continuous": Op.INDESTRUCTIBLE - 31,
    }  # fmt: skip
    trap = {"kind": CardKind.NORMAL_TRAP + 1, "speed": 2}
    assert shown("Mirror Force") == trap | {"answers_attack": 1, "destroys": 5}
    assert shown("Magic Cylinder") == trap | {"answers_attack": 1, "shields": 1, "life_points": 40}
    assert shown("Compulsory Evacuation Device") == trap | {"removes": 1}
    assert shown("Time Machine") == trap | {"in_damage_step": 1, "summons": 1}
    wrath = {"kind": CardKind.COUNTER_TRAP + 1, "speed": 3, "negates": 1, "destroys": 1}
    assert shown("Divine Wrath") == wrath
    assert shown("Seven Tools of the Bandit") == wrath | {"life_points": -20}


def test_a_summary_is_filled_by_its_name() -> None:
    def counted(name: str) -> set[str]:
        words = b"".join(word.to_bytes(8, "little") for word in summary_of(card(name)))
        return {what for what, count in zip(SUMMARY_NAMES, words, strict=True) if count}

    assert len(SUMMARY_NAMES) == limits.SUMMARY
    assert counted("Kuriboh") == {
        "monsters", "dark", "level_to_4", "level_to_2", "from_hand", "in_damage_step", "cards",
    }  # fmt: skip
    assert counted("Jinzo") == {"monsters", "dark", "level_5_6", "cards"}
    assert counted("Blue-Eyes White Dragon") == {"monsters", "light", "level_from_7", "cards"}
    assert counted("Nightmare Penguin") == {"monsters", "other_attribute", "level_to_4", "cards"}
    assert counted("Gemini Elf") == {"monsters", "earth", "level_to_4", "cards"}
    assert counted("Shrink") == {"spells", "in_damage_step", "cards"}
    assert counted("Mirror Force") == {"traps", "answers_attack", "cards"}
    assert counted("Divine Wrath") == {"traps", "negates", "cards"}


def test_the_words_of_the_table_fit_their_bits() -> None:
    # SELECTOR.kinds and .attributes are int16, .types int32; CARD.does int64, .could and .listens int16.
    assert max(CardKind) < 15 and max(Attribute) < 15 and max(Type) < 31
    assert max(Op) < 63 and max(When) < 15 and max(Event) < 15
    assert set(MONSTER_KINDS) | set(SPELL_KINDS) | set(TRAP_KINDS) == set(CardKind)
