"""House rulings YH14 to YH16: marks in the ocg, counters without a calculation, mandatory effects."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import A, B, duel

BOTH = pytest.mark.parametrize("rules", ["tcg", "ocg"])


@yr("YH14", "YR46", "Y12.14", "Y12.17")
@BOTH
def test_jinzo_bars_traps_until_the_battle_has_destroyed_it(rules: str) -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="Jinzo atk; set Defense Draw; set Nutrient Z", rules=rules)
    d.attack("Blue-Eyes White Dragon", "Jinzo").finish_battle()
    assert d.offered(B, "Defense Draw") == d.offered(B, "Nutrient Z") == []
    assert d.lp == (8000, 7400) and d.monsters(B) == []
    # It bars nothing from Substep 6 on (O7 in the ocg), where it is marked.
    d = duel(a="Airknight Parshath atk", b="Jinzo def; set Divine Wrath; hand Kuriboh", rules=rules)
    assert d.attack("Airknight Parshath", "Jinzo").finish_battle().offered(B, "Divine Wrath") == ["D6"]


@yr("YH14", "Y12.12", "YR36")
def test_in_the_ocg_the_result_stands_while_the_marks_wait() -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="Gemini Elf atk; hand Kuriboh", rules="ocg")
    d.attack("Blue-Eyes White Dragon", "Gemini Elf").activate(B, "Kuriboh", at="O4").finish_battle()
    assert d.lp == (8000, 8000) and d.monsters(B) == []


@yr("YH15", "Y11.7", "Y11.9", "Y7.2")
@BOTH
def test_without_a_calculation_big_core_loses_no_counter_and_spacegate_gets_one(rules: str) -> None:
    core = "B.E.S. Big Core def 2 counters; face-up Spacegate"
    d = duel(a="Drillroid atk", b=f"{core}; set Divine Wrath; hand Kuriboh", rules=rules)
    # Divine Wrath destroys the attacker before damage calculation.
    d.attack("Drillroid", "B.E.S. Big Core").activate(B, "Divine Wrath", "Kuriboh", at="D3").finish_battle()
    assert d.counters("B.E.S. Big Core") == 2 and d.counters("Spacegate") == 1
    d = duel(a="Cipher Soldier atk", b=core, rules=rules)
    d.attack("Cipher Soldier", "B.E.S. Big Core").finish_battle()
    assert d.counters("B.E.S. Big Core") == 1 and d.counters("Spacegate") == 1
    # The counter comes off at the end of the Damage Step, not before.
    d = duel(a="D.D. Warrior Lady atk", b=core, rules=rules)
    assert d.attack("D.D. Warrior Lady", "B.E.S. Big Core").to("D6").counters("B.E.S. Big Core") == 2


@yr("YH16", "YR7", "Y10.1")
@BOTH
def test_a_mandatory_effect_without_a_target_goes_on_the_chain(rules: str) -> None:
    d = duel(a="Gemini Elf atk; set Divine Wrath; hand Kuriboh", b="down Magician of Faith", rules=rules)
    d.attack("Gemini Elf", "Magician of Faith").finish_battle()
    assert (
        d.offered(A, "Divine Wrath") == ["D6"] and d.hand(B) == [] and d.graveyard(B) == ["Magician of Faith"]
    )
    d = duel(a="down Magician of Faith", b="set Divine Wrath; hand Kuriboh", rules=rules)
    d.do("position", "Magician of Faith").to("Main")
    d.activate(B, "Divine Wrath", "Kuriboh").to_main()
    assert d.monsters(A) == [] and d.hand(A) == []
    # An optional effect without a target is not offered.
    d = duel(a="Gemini Elf atk", b="Mystic Tomato atk", rules=rules)
    d.attack("Gemini Elf", "Mystic Tomato").finish_battle()
    assert d.offered(B, "Mystic Tomato") == []


@yr("YR39", "Y12.8")
@BOTH
def test_a_boost_of_def_ends_with_the_calculation(rules: str) -> None:
    d = duel(a="D.D. Warrior Lady atk", b="Cipher Soldier def", rules=rules)
    d.attack("D.D. Warrior Lady", "Cipher Soldier").to("D6")
    assert d.lp == (8000 - (1800 + 2000 - 1500), 8000)
    assert d.asks("yes_no") and d.defense("Cipher Soldier") == 1800 and d.atk("Cipher Soldier") == 1350


@yr("Y3.4", "YR27")
@BOTH
def test_more_than_one_chain_before_the_damage_step(rules: str) -> None:
    d = duel(
        a="Gemini Elf atk; set Rush Recklessly; set Waboku",
        b="Gene-Warped Warwolf atk; set Rush Recklessly",
        rules=rules,
    )
    d.attack("Gemini Elf", "Gene-Warped Warwolf").to("Be")
    d.activate(A, "Rush Recklessly", "Gemini Elf", at="Be").resolve_chain()
    d.activate(B, "Rush Recklessly", "Gene-Warped Warwolf", at="Be").resolve_chain()
    d.activate(A, "Waboku", at="Be").finish_battle()
    assert d.lp == (8000, 8000) and d.monsters(A) == ["Gemini Elf"]
