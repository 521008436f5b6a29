"""S1 to S4: the four worked examples of the source, lines 62 to 69."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import A, B, duel


@yr("Y8.17", "Y8.6", "Y6.8", "Y7.3", "YR39")
def test_s1_rising_energy_cannot_answer_injection_fairy_lily() -> None:
    d = duel(a="Dark Magician atk; set Rising Energy; hand Gemini Elf", b="Injection Fairy Lily atk")
    d.attack("Dark Magician", "Injection Fairy Lily")
    d.activate(B, "Injection Fairy Lily", at="D4")
    d.finish_battle()
    assert d.offered(A, "Rising Energy", "D1", "D2", "D3", "D4", "D5", "D6", "D7") == ["D1", "D3"]
    assert d.offered(B, "Injection Fairy Lily") == ["D4"]
    assert d.monsters(A) == [] and d.graveyard(A) == ["Dark Magician"]
    assert d.atk("Injection Fairy Lily") == 400
    assert d.lp == (7100, 6000)


@yr("Y8.18", "Y8.5", "Y8.10", "Y8.11", "Y8.12", "Y8.13", "YR10")
def test_s2_divine_wrath_stops_the_calculation() -> None:
    d = duel(a="Goyo Guardian atk; set Divine Wrath; hand Gemini Elf", b="Injection Fairy Lily atk")
    d.attack("Goyo Guardian", "Injection Fairy Lily")
    d.activate(B, "Injection Fairy Lily", at="D4")
    d.answer(A, "Divine Wrath", "Gemini Elf")
    d.finish_battle()
    assert d.offered(A, "Goyo Guardian") == []
    assert d.monsters(A) == ["Goyo Guardian"] and d.monsters(B) == []
    assert sorted(d.graveyard(A)) == ["Divine Wrath", "Gemini Elf"]
    assert d.graveyard(B) == ["Injection Fairy Lily"]
    assert d.lp == (8000, 6000)
    assert d.asks("battle"), "the Damage Step ran to its end"


@yr("Y8.19", "Y8.7", "Y8.8", "Y8.9", "YR38")
def test_s3_skyscraper_applies_when_lily_has_grown() -> None:
    d = duel(a="Elemental HERO Wildedge atk; face-up Skyscraper", b="Injection Fairy Lily atk")
    d.attack("Elemental HERO Wildedge", "Injection Fairy Lily")
    d.to("D4")
    assert d.atk("Elemental HERO Wildedge") == 2600, "it is the stronger one"
    d.activate(B, "Injection Fairy Lily")
    d.finish_battle()
    assert d.graveyard(B) == ["Injection Fairy Lily"] and d.monsters(A) == ["Elemental HERO Wildedge"]
    # 3600 against 3400.
    assert d.lp == (8000, 5800)


@yr("Y8.20", "Y8.4", "Y8.14", "Y8.15", "YR37")
def test_s4_honest_against_honest() -> None:
    d = duel(a="D.D. Warrior Lady atk; hand Honest", b="Blue-Eyes White Dragon atk; hand Honest")
    d.attack("D.D. Warrior Lady", "Blue-Eyes White Dragon")
    d.activate(A, "Honest", at="D4")
    d.answer(B, "Honest")
    d.finish_battle()
    # B's resolves first: 3000 + 1500; then A's: 1500 + 4500.
    assert d.offered(A, "D.D. Warrior Lady") == ["D6"]
    assert d.graveyard(B) == ["Honest", "Blue-Eyes White Dragon"] and d.graveyard(A) == ["Honest"]
    assert d.monsters(A) == ["D.D. Warrior Lady"] and d.atk("D.D. Warrior Lady") == 6000
    assert d.lp == (8000, 6500)


@yr("Y8.20", "Y8.4", "Y8.14", "Y12.9", "Y12.10")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_s4_honest_comes_too_late_for_another_chain(rules: str) -> None:
    d = duel(a="D.D. Warrior Lady atk; hand Honest", b="Blue-Eyes White Dragon atk; hand Honest", rules=rules)
    d.attack("D.D. Warrior Lady", "Blue-Eyes White Dragon")
    d.activate(A, "Honest", at="D4")
    d.finish_battle()
    assert d.askings("D4") == [A, B], "asked once, as an answer to A's, and not again"
    assert d.hand(B) == ["Honest"] and d.graveyard(B) == ["Blue-Eyes White Dragon"]
    assert d.lp == (8000, 6500)
