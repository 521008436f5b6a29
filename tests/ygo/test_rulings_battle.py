"""Rulings YR17 to YR46 that scenarios and card tests do not cover: replays, answers, skipped calculations."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel

# -- Battle Step ---------------------------------------------------------------------------------------------


@yr("YR23")
def test_changes_on_the_own_side_cause_no_replay() -> None:
    d = duel(
        a="Gemini Elf atk; set Call of the Haunted; gy Kuriboh", b="Injection Fairy Lily def; set Waboku"
    )
    d.attack("Gemini Elf", "Injection Fairy Lily").activate(A, "Call of the Haunted", "Kuriboh", at="De")
    d.finish_battle()
    assert d.asks("battle") and d.monsters(B) == []


@yr("YR23")
def test_another_replay_for_another_change() -> None:
    calls = "; ".join(["set Call of the Haunted"] * 2)
    d = duel(a="Gene-Warped Warwolf atk", b=f"{calls}; gy Kuriboh; gy Thousand-Eyes Idol")
    d.attack("Gene-Warped Warwolf", DIRECT).activate(B, "Call of the Haunted", "Kuriboh", at="De").to_replay()
    assert d.targets == ["Kuriboh"]
    d.target("Kuriboh").activate(B, "Call of the Haunted", "Thousand-Eyes Idol", at="Be").to_replay()
    assert d.targets == ["Kuriboh", "Thousand-Eyes Idol"]
    d.target("Thousand-Eyes Idol").finish_battle()
    assert d.monsters(B) == ["Kuriboh"] and d.lp == (8000, 6000) and d.attackers == []


@yr("YR23")
def test_the_same_number_of_other_monsters_is_a_change() -> None:
    d = duel(
        a="Gene-Warped Warwolf atk",
        b="Kuriboh atk; set Call of the Haunted; set Compulsory Evacuation Device; gy Thousand-Eyes Idol",
    )
    d.attack("Gene-Warped Warwolf", "Kuriboh")
    d.activate(B, "Compulsory Evacuation Device", "Kuriboh", at="De")
    d.answer(B, "Call of the Haunted", "Thousand-Eyes Idol").to_replay()
    assert d.asks("target") and d.targets == ["Thousand-Eyes Idol"]


@yr("YR19", "YR23")
def test_an_attack_of_wildedge_given_up_leaves_the_other_targets() -> None:
    d = duel(a="Elemental HERO Wildedge atk", b="Kuriboh atk; set Call of the Haunted; gy Thousand-Eyes Idol")
    d.attack("Elemental HERO Wildedge", "Kuriboh")
    d.activate(B, "Call of the Haunted", "Thousand-Eyes Idol", at="De").to_replay()
    d.target("Thousand-Eyes Idol").finish_battle()
    # A public engine once cancelled the second attack by a needless replay.
    assert d.declare("Elemental HERO Wildedge").targets == ["Kuriboh"]
    d.target("Kuriboh").finish_battle()
    assert d.monsters(B) == []


@yr("YR20", "Y6.4")
def test_monsters_that_may_not_be_attacked_stand_in_the_way() -> None:
    d = duel(a="Gemini Elf atk", b="Command Knight atk; down Jinzo")
    assert d.declare("Gemini Elf").targets == ["Jinzo"]


@yr("YR28", "Y12.4")
def test_after_a_damage_step_the_turn_player_acts_first() -> None:
    d = duel(a="Gemini Elf atk; Kuriboh atk", b="Thousand-Eyes Idol atk; set Waboku")
    d.attack("Gemini Elf", "Thousand-Eyes Idol").finish_battle()
    assert d.asks("battle") and d.decider == A
    # Before the Damage Step, and not again before A's decision.
    assert d.askings("Be") == [A, A, B, A], "to attack, the target, the window, to attack"


# -- Damage Step ---------------------------------------------------------------------------------------------


@yr("YR31", "Y4.2")
@pytest.mark.parametrize("name", ["Book of Moon", "Waboku", "Compulsory Evacuation Device"])
def test_answers_in_the_damage_step_are_only_what_the_substep_allows(name: str) -> None:
    d = duel(a="Gemini Elf atk; set Rush Recklessly", b=f"Gene-Warped Warwolf atk; set {name}; set Shrink")
    d.attack("Gemini Elf", "Gene-Warped Warwolf").activate(A, "Rush Recklessly", "Gemini Elf", at="D1")
    assert d.asks("answer") and d.decider == B and d.offers_now() == ["Shrink"]


@yr("YR32", "YR39", "Y8.11")
def test_a_boost_of_the_calculation_ends_although_the_calculation_was_left_out() -> None:
    # A public engine once kept it when the target had gone first.
    d = duel(a="Injection Fairy Lily atk; set Divine Wrath; hand Kuriboh", b="Injection Fairy Lily atk")
    d.attack("Injection Fairy Lily", "Injection Fairy Lily")
    d.activate(A, "Injection Fairy Lily", at="D4").answer(B, "Injection Fairy Lily")
    d.answer(A, "Divine Wrath", "Kuriboh").finish_battle()
    assert d.monsters(A) == ["Injection Fairy Lily"] and d.monsters(B) == []
    assert d.atk("Injection Fairy Lily") == 400 and d.lp == (6000, 6000)


@yr("YR35", "Y8.7")
def test_coming_damage_is_reckoned_with_skyscraper_on() -> None:
    d = duel(a="Elemental HERO Sparkman atk; face-up Skyscraper", b="Gemini Elf atk; hand Kuriboh")
    d.attack("Elemental HERO Sparkman", "Gemini Elf").activate(B, "Kuriboh", at="D4").finish_battle()
    assert d.lp == (8000, 8000) and d.monsters(B) == []


@yr("YR35", "YR34", "Y12.13")
@pytest.mark.parametrize(("rules", "moment"), [("tcg", "D4"), ("ocg", "O4")])
def test_coming_damage_is_reckoned_for_whom_it_hits(rules: str, moment: str) -> None:
    # Swords Woman turns it round, to the attacker, whose turn it is: Nutrient Z takes it, Kuriboh does not.
    d = duel(
        a="Blue-Eyes White Dragon atk; set Nutrient Z; hand Kuriboh; Injection Fairy Lily atk",
        b="Amazoness Swords Woman atk; hand Kuriboh",
        rules=rules,
    )
    d.attack("Blue-Eyes White Dragon", "Amazoness Swords Woman").finish_battle()
    assert d.offered(A, "Nutrient Z") == d.offered(A, "Kuriboh") == d.offered(B, "Kuriboh") == []
    assert d.lp == (6500, 8000)
    d = duel(
        a="Blue-Eyes White Dragon atk; set Rush Recklessly; set Nutrient Z",
        b="Amazoness Swords Woman atk",
        rules=rules,
    )
    d.attack("Blue-Eyes White Dragon", "Amazoness Swords Woman")
    d.activate(A, "Rush Recklessly", "Blue-Eyes White Dragon", at="D1")
    d.activate(A, "Nutrient Z", at=moment).finish_battle()
    assert d.lp == (8000 + 4000 - 2200, 8000)


@yr("YR36", "YR10")
def test_a_negation_does_not_destroy_a_marked_monster() -> None:
    d = duel(
        a="Hydrogeddon atk; deck Hydrogeddon; set Divine Wrath; hand Kuriboh",
        b="down Magician of Faith; gy Shrink",
    )
    d.attack("Hydrogeddon", "Magician of Faith").activate(A, "Divine Wrath", "Kuriboh", at="D6")
    assert d.hand(B) == []
    # The battle destroys it in Substep 7, so that Hydrogeddon brings another one.
    d.activate(A, "Hydrogeddon", "Hydrogeddon", "atk", at="D7").finish_battle()
    assert d.monsters(A) == ["Hydrogeddon"] * 2 and d.graveyard(B) == ["Shrink", "Magician of Faith"]


@yr("YR36", "YR46", "Y10.3")
def test_continuous_effects_of_a_marked_monster_no_longer_apply() -> None:
    d = duel(a="Airknight Parshath atk", b="Jinzo def; set Divine Wrath; hand Kuriboh")
    d.attack("Airknight Parshath", "Jinzo")
    # Piercing damage, Jinzo is marked: in D6 the draw can be answered by a Trap.
    d.to("D6")
    assert d.decider == B and d.offers("Divine Wrath") and "Jinzo" in d.monsters(B)
    d.activate(B, "Divine Wrath", "Kuriboh").finish_battle()
    assert d.hand(A) == [] and d.monsters(A) == [] and d.lp == (8000, 7600)


@yr("YR36", "YR10")
def test_a_marked_monster_is_not_destroyed_by_an_effect_meanwhile() -> None:
    d = duel(
        a="D.D. Warrior Lady atk; set Time Machine",
        b="Blue-Eyes White Dragon atk; set Divine Wrath; hand Kuriboh",
    )
    d.attack("D.D. Warrior Lady", "Blue-Eyes White Dragon").activate(A, "D.D. Warrior Lady", at="D6")
    d.answer(B, "Divine Wrath", "Kuriboh").finish_battle()
    # Her effect is negated; the battle has destroyed her, and sends her away in D7.
    assert d.offered(A, "Time Machine") == ["D7"] and d.graveyard(A) == ["D.D. Warrior Lady"]
    assert d.monsters(B) == ["Blue-Eyes White Dragon"]


@yr("YR38", "Y12.11")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_skyscraper_asks_the_atk_of_a_monster_in_defense_position(rules: str) -> None:
    d = duel(a="Elemental HERO Sparkman atk; face-up Skyscraper", b="Dark Magician def", rules=rules)
    d.attack("Elemental HERO Sparkman", "Dark Magician").finish_battle()
    # 2600 against DEF 2100.
    assert d.monsters(B) == [] and d.lp == (8000, 8000)


@yr("YR37", "Y8.15")
def test_honest_gains_what_the_other_has_when_it_resolves() -> None:
    d = duel(a="Elemental HERO Sparkman atk; hand Honest", b="Gemini Elf atk; set Shrink", rules="tcg")
    d.attack("Elemental HERO Sparkman", "Gemini Elf").activate(A, "Honest", at="D1")
    d.answer(B, "Shrink", "Gemini Elf").finish_battle()
    assert d.atk("Elemental HERO Sparkman") == 1600 + 950 and d.lp == (8000, 8000 - 2550 + 950)


@yr("YR43", "Y11.1", "Y11.2")
def test_marked_monsters_leave_together_and_both_act() -> None:
    tomato = "Mystic Tomato atk; deck Kuriboh"
    d = duel(a=tomato, b=tomato)
    d.attack("Mystic Tomato", "Mystic Tomato")
    d.activate(A, "Mystic Tomato", "Kuriboh", at="D7").activate(B, "Mystic Tomato", "Kuriboh", at="D7")
    d.finish_battle()
    assert d.monsters(A) == d.monsters(B) == ["Kuriboh"] and d.lp == (8000, 8000)


@yr("YR46", "YR11")
def test_what_a_trap_has_done_stays_under_jinzo() -> None:
    d = duel(a="set Call of the Haunted; gy Gemini Elf; hand Jinzo; Kuriboh atk; hand Mystical Space Typhoon")
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.do("summon", "Jinzo").choose("Kuriboh").to_main()
    assert "Gemini Elf" in d.monsters(A)
    d.activate(A, "Mystical Space Typhoon", "Call of the Haunted").to_main()
    assert d.monsters(A) == ["Jinzo", "Gemini Elf"], "Call of the Haunted does nothing as it leaves"
    d = duel(a="set Call of the Haunted; gy Jinzo; set Waboku", b="set Waboku")
    d.activate(A, "Call of the Haunted", "Jinzo").to_main()
    assert d.monsters(A) == ["Jinzo"] and not d.offers("Waboku")


@yr("YR45", "Y11.5", "Y11.6")
def test_under_macro_cosmos_only_what_asks_for_no_graveyard_acts() -> None:
    d = duel(
        a="Zombyra the Dark atk; face-up Macro Cosmos", b="Apprentice Magician atk; deck Thousand-Eyes Idol"
    )
    d.attack("Zombyra the Dark", "Apprentice Magician")
    d.activate(B, "Apprentice Magician", "Thousand-Eyes Idol", at="D7").finish_battle()
    assert d.atk("Zombyra the Dark") == 1900 and d.monsters(B) == ["Thousand-Eyes Idol"]
    assert d.graveyard(B) == [] and d.banished(B) == ["Apprentice Magician"]


@yr("Y11.9", "YR43")
def test_spacegate_counts_also_where_nothing_was_calculated() -> None:
    d = duel(a="Drillroid atk; face-up Spacegate", b="Giant Soldier of Stone def; face-up Spacegate")
    d.attack("Drillroid", "Giant Soldier of Stone").finish_battle()
    counters = [int(d.g.counters[d._slots("back", player)[0]]) for player in (A, B)]
    assert counters == [1, 1]
