"""Rulings YR47, YR49 and YR50: Special Summons, costs and draws that cannot happen are not offered."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel

BOTH = pytest.mark.parametrize("rules", ["tcg", "ocg"])

# -- Special Summons -----------------------------------------------------------------------------------------


@yr("YR47", "Y11.3")
@BOTH
def test_time_machine_does_not_bring_back_what_cannot_be_special_summoned(rules: str) -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="Susa Soldier atk; set Time Machine", rules=rules)
    d.attack("Blue-Eyes White Dragon", "Susa Soldier").finish_battle()
    assert d.graveyard(B) == ["Susa Soldier"] and d.offered(B, "Time Machine") == []
    # The attacker fell, on the side of the player who has Time Machine.
    d = duel(a="Susa Soldier atk; set Time Machine", b="Blue-Eyes White Dragon atk", rules=rules)
    d.attack("Susa Soldier", "Blue-Eyes White Dragon").finish_battle()
    assert d.graveyard(A) == ["Susa Soldier"] and d.offered(A, "Time Machine") == []
    d = duel(a="Blue-Eyes White Dragon atk", b="Gemini Elf atk; set Time Machine", rules=rules)
    d.attack("Blue-Eyes White Dragon", "Gemini Elf").finish_battle()
    assert d.offered(B, "Time Machine") == ["D7"], "another monster can come back"


@yr("YR47", "Y11.4")
@BOTH
def test_goyo_guardian_does_not_steal_what_cannot_be_special_summoned(rules: str) -> None:
    d = duel(a="Goyo Guardian atk", b="Susa Soldier atk", rules=rules)
    d.attack("Goyo Guardian", "Susa Soldier").finish_battle()
    assert d.offered(A, "Goyo Guardian") == [] and d.graveyard(B) == ["Susa Soldier"]
    d = duel(a="Goyo Guardian atk", b="Gemini Elf atk", rules=rules)
    d.attack("Goyo Guardian", "Gemini Elf").activate(A, "Goyo Guardian", at="D7").finish_battle()
    assert d.monsters(A) == ["Goyo Guardian", "Gemini Elf"]


@yr("YR47")
@BOTH
def test_no_other_effect_summons_it_either(rules: str) -> None:
    d = duel(a="set Call of the Haunted; gy Susa Soldier", rules=rules)
    assert not d.offers("Call of the Haunted")
    d = duel(a="face-up Spacegate 4 counters; hand Susa Soldier", rules=rules)
    assert not d.offers("Spacegate")
    d = duel(a="face-up Spacegate 4 counters; hand Susa Soldier; hand Gemini Elf", rules=rules)
    assert d.activate(A, "Spacegate").to_choice().choices == ["Gemini Elf"]


# -- costs under Macro Cosmos --------------------------------------------------------------------------------


@yr("YR49", "YR45")
@BOTH
def test_honest_cannot_be_sent_to_the_graveyard_under_macro_cosmos(rules: str) -> None:
    d = duel(a="D.D. Warrior Lady atk; face-up Macro Cosmos; hand Honest", b="Gemini Elf atk", rules=rules)
    d.attack("D.D. Warrior Lady", "Gemini Elf").finish_battle()
    assert d.offered(A, "Honest") == []
    d = duel(a="D.D. Warrior Lady atk; hand Honest", b="Gemini Elf atk", rules=rules)
    d.attack("D.D. Warrior Lady", "Gemini Elf").finish_battle()
    assert d.offered(A, "Honest") == ["D1", "D3", "D4"]
    # With Jinzo face-up, Macro Cosmos does nothing.
    d = duel(
        a="D.D. Warrior Lady atk; face-up Macro Cosmos; hand Honest",
        b="Gemini Elf atk; Jinzo def",
        rules=rules,
    )
    d.attack("D.D. Warrior Lady", "Gemini Elf").activate(A, "Honest", at="D1").finish_battle()
    assert d.graveyard(A) == ["Honest"] and d.monsters(B) == ["Jinzo"]


@yr("YR49", "Y8.5")
@BOTH
@pytest.mark.parametrize("cosmos", ["face-up Macro Cosmos", ""])
def test_herald_of_orange_light_sends_and_divine_wrath_discards(rules: str, cosmos: str) -> None:
    herald = "hand Herald of Orange Light; hand Herald of Orange Light"
    a = "Injection Fairy Lily atk; Kuriboh atk"
    d = duel(a=a, b=f"Gemini Elf atk; {cosmos}; {herald}", rules=rules)
    d.attack("Injection Fairy Lily", "Gemini Elf").activate(
        A, "Injection Fairy Lily", at="D4"
    ).finish_battle()
    assert d.offered(B, "Herald of Orange Light") == ([] if cosmos else ["D4"])
    d = duel(a=a, b=f"Gemini Elf atk; {cosmos}; set Divine Wrath; hand Gemini Elf", rules=rules)
    d.attack("Injection Fairy Lily", "Gemini Elf").activate(A, "Injection Fairy Lily", at="D4")
    d.answer(B, "Divine Wrath", "Gemini Elf").finish_battle()
    assert d.monsters(A) == ["Kuriboh"]
    assert sorted(d.banished(B) if cosmos else d.graveyard(B)) == ["Divine Wrath", "Gemini Elf"]


@yr("YR49")
@BOTH
def test_spacegate_cannot_be_sent_and_kuriboh_and_rising_energy_discard(rules: str) -> None:
    a = "face-up Spacegate 4 counters; hand Gemini Elf"
    assert duel(a=a, rules=rules).offers("Spacegate")
    d = duel(a=f"{a}; face-up Macro Cosmos; set Rising Energy; Kuriboh atk", rules=rules)
    assert not d.offers("Spacegate")
    d.activate(A, "Rising Energy", "Gemini Elf", "Kuriboh").to_main()
    assert d.atk("Kuriboh") == 1800 and "Gemini Elf" in d.banished(A)
    d = duel(a="Gemini Elf atk", b="face-up Macro Cosmos; hand Kuriboh", rules=rules)
    d.attack("Gemini Elf", DIRECT).activate(B, "Kuriboh").finish_battle()
    assert d.lp == (8000, 8000) and d.banished(B) == ["Kuriboh"]


# -- drawing -------------------------------------------------------------------------------------------------


@yr("YR50", "YR15")
@BOTH
def test_defense_draw_is_for_who_can_draw(rules: str) -> None:
    d = duel(a="Gemini Elf atk", b="set Defense Draw", rules=rules, vanilla=0)
    d.attack("Gemini Elf", DIRECT).finish_battle()
    assert d.offered(B, "Defense Draw") == [] and d.lp == (8000, 6100) and d.asks("battle")
    d = duel(a="Gemini Elf atk", b="set Defense Draw; deck Kuriboh", rules=rules, vanilla=0)
    d.attack("Gemini Elf", DIRECT).activate(B, "Defense Draw").finish_battle()
    assert d.hand(B) == ["Kuriboh"] and d.lp == (8000, 8000)
    # A mandatory effect asks nobody: who cannot draw has lost.
    d = duel(a="Airknight Parshath atk", rules=rules, vanilla=0)
    d.attack("Airknight Parshath", DIRECT).finish_battle()
    assert d.asks("over") and d.winner == B
