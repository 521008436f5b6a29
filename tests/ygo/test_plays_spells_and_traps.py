"""The effects of Spells and Traps: at least one test for each."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel, plays

# -- Spells --------------------------------------------------------------------------------------------------


@plays("Shrink")
@yr("Y7.3")
def test_shrink_halves_the_original_atk_until_the_end_of_the_turn() -> None:
    d = duel(a="Gemini Elf atk; set Shrink; set Rush Recklessly")
    d.activate(A, "Rush Recklessly", "Gemini Elf").to_main()
    d.activate(A, "Shrink", "Gemini Elf").to_main()
    assert d.atk("Gemini Elf") == 950 + 700
    d.end_turn()
    assert d.atk("Gemini Elf") == 1900 and d.graveyard(A) == ["Rush Recklessly", "Shrink"]


@plays("Rush Recklessly")
@yr("YR13", "YR6")
def test_rush_recklessly_from_the_hand_in_ones_own_turn_only() -> None:
    d = duel(a="Gemini Elf atk; hand Rush Recklessly", b="Gemini Elf atk; hand Rush Recklessly")
    d.attack("Gemini Elf", "Gemini Elf").activate(A, "Rush Recklessly", "Gemini Elf", at="D3")
    d.finish_battle()
    assert d.offered(B, "Rush Recklessly") == [] and d.lp == (8000, 7300)


@plays("Rush Recklessly")
@yr("YR13")
def test_what_was_set_this_turn_cannot_be_activated() -> None:
    d = duel(a="Gemini Elf atk; hand Rush Recklessly; hand Waboku; hand Skyscraper")
    for name in ("Rush Recklessly", "Waboku"):
        d.do("set", name)
        assert not d.offers(name)
    d.do("set", "Skyscraper")
    assert d.offers("Skyscraper")


@plays("Book of Moon")
@yr("YR25", "Y6.1")
def test_book_of_moon_on_the_target_does_not_stop_the_attack() -> None:
    d = duel(a="Gemini Elf atk", b="Man-Eater Bug atk; set Book of Moon")
    d.attack("Gemini Elf", "Man-Eater Bug").activate(B, "Book of Moon", "Man-Eater Bug", at="Be")
    d.to_choice()
    assert d.moment == "D6", "turned face-up by the attack, it has its Flip Effect again"
    d.finish_battle()
    assert d.monsters(A) == [] and d.graveyard(B) == ["Book of Moon", "Man-Eater Bug"]


@plays("Book of Moon")
@yr("YR6")
def test_book_of_moon_takes_what_a_monster_had_gained() -> None:
    d = duel(a="Gemini Elf atk; set Rush Recklessly; set Book of Moon")
    d.activate(A, "Rush Recklessly", "Gemini Elf").to_main()
    d.activate(A, "Book of Moon", "Gemini Elf").to_main()
    assert d.position("Gemini Elf") == "down" and not d.offers("Book of Moon")
    d.do("position", "Gemini Elf").to_main()
    assert d.atk("Gemini Elf") == 1900


@plays("Mystical Space Typhoon")
@yr("YR6", "YR10")
def test_mystical_space_typhoon_destroys_but_does_not_negate() -> None:
    d = duel(a="Gemini Elf atk; set Mystical Space Typhoon", b="set Waboku; set Mirror Force")
    d.activate(A, "Mystical Space Typhoon", "Mirror Force").to_main()
    assert d.back(B) == ["Waboku"] and d.graveyard(B) == ["Mirror Force"]
    d = duel(a="Gemini Elf atk; set Mystical Space Typhoon", b="set Waboku")
    d.attack("Gemini Elf", DIRECT).activate(B, "Waboku", at="De")
    d.answer(A, "Mystical Space Typhoon", "Waboku").finish_battle()
    assert d.lp == (8000, 8000), "Waboku resolves all the same"
    d = duel(a="Gemini Elf atk; set Mystical Space Typhoon", b="set Call of the Haunted; gy Jinzo")
    d.attack("Gemini Elf", DIRECT).activate(B, "Call of the Haunted", "Jinzo", at="De")
    d.answer(A, "Mystical Space Typhoon", "Call of the Haunted").finish_battle()
    assert d.monsters(B) == [], "a Continuous Trap has to lie there when it resolves"


@plays("Mystical Space Typhoon")
@yr("YR6")
def test_mystical_space_typhoon_does_not_target_itself() -> None:
    d = duel(a="set Mystical Space Typhoon")
    assert not d.offers("Mystical Space Typhoon")


@plays("Skyscraper")
@yr("YR14", "YR38")
def test_one_field_spell_lies_face_up_in_the_whole_duel() -> None:
    d = duel(a="hand Skyscraper", b="face-up Skyscraper")
    d.activate(A, "Skyscraper").to_main()
    assert d.back(A) == ["Skyscraper"] and d.back(B) == [] and d.graveyard(B) == ["Skyscraper"]


@plays("Skyscraper")
@yr("YR38", "Y8.3")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_skyscraper_helps_a_weaker_elemental_hero_that_attacks(rules: str) -> None:
    d = duel(a="Elemental HERO Sparkman atk", b="Gemini Elf atk; face-up Skyscraper", rules=rules)
    d.attack("Elemental HERO Sparkman", "Gemini Elf").finish_battle()
    assert d.lp == (8000, 7300), "2600 against 1900, whoever's Skyscraper it is"
    assert d.atk("Elemental HERO Sparkman") == 1600
    d = duel(a="Gemini Elf atk; face-up Skyscraper", b="Elemental HERO Sparkman atk", rules=rules)
    d.attack("Gemini Elf", "Elemental HERO Sparkman").finish_battle()
    assert d.lp == (8000, 7700), "not one that is attacked"
    d = duel(a="Elemental HERO Sparkman atk; face-up Skyscraper", b="Gemini Elf def", rules=rules)
    d.attack("Elemental HERO Sparkman", "Gemini Elf").finish_battle()
    assert d.lp == (8000, 8000) and d.monsters(B) == []


# -- Traps that answer an attack -----------------------------------------------------------------------------


@plays("Mirror Force")
@yr("YR22", "YR24")
def test_mirror_force_destroys_all_attack_position_monsters_of_the_opponent() -> None:
    d = duel(
        a="Gemini Elf atk; Giant Soldier of Stone def; Kuriboh atk; down Jinzo",
        b="set Mirror Force; Hoshiningen atk",
    )
    d.attack("Gemini Elf", "Hoshiningen").activate(B, "Mirror Force", at="De").finish_battle()
    assert d.monsters(A) == ["Giant Soldier of Stone", "Jinzo"] and d.monsters(B) == ["Hoshiningen"]
    assert d.lp == (8000, 8000) and "D1" not in d.moments
    d = duel(a="Gemini Elf atk; set Mirror Force", b="Kuriboh atk")
    d.attack("Gemini Elf", "Kuriboh").finish_battle()
    assert d.offered(A, "Mirror Force") == [], "one's own attack"


@plays("Magic Cylinder")
@yr("YR22", "YR24")
def test_magic_cylinder_turns_the_attack_round() -> None:
    d = duel(a="Gemini Elf atk; Kuriboh atk; set Rush Recklessly", b="set Magic Cylinder")
    d.attack("Gemini Elf", DIRECT).activate(B, "Magic Cylinder", at="De")
    d.answer(A, "Rush Recklessly", "Gemini Elf").finish_battle()
    assert d.lp == (5400, 8000) and d.monsters(A) == ["Gemini Elf", "Kuriboh"]
    assert d.attackers == ["Kuriboh"], "an attack that was negated counts as declared"


@plays("Negate Attack")
@yr("YR22", "YR24", "YR6")
def test_negate_attack_ends_the_battle_phase() -> None:
    d = duel(a="Gemini Elf atk; Kuriboh atk; set Mystical Space Typhoon", b="set Negate Attack")
    d.attack("Gemini Elf", DIRECT).activate(B, "Negate Attack", at="De")
    d.finish_battle()
    # Only speed 3 answers a Counter Trap.
    assert d.offered(A, "Mystical Space Typhoon", "De") == ["De"]
    assert [one.asked.name for one in d.seen if one.player == A and one.moment == "De"] == ["WINDOW"]
    assert d.lp == (8000, 8000) and d.asks("main") and d.phase == "MAIN_2"


@plays("Shift")
@yr("YR25", "YR22")
def test_shift_redirects_an_attack_without_a_replay() -> None:
    d = duel(a="Gemini Elf atk", b="Kuriboh atk; Blue-Eyes White Dragon atk; set Shift")
    d.attack("Gemini Elf", "Kuriboh").activate(B, "Shift", at="De").finish_battle()
    assert d.asks("battle") and d.monsters(A) == [] and d.lp == (6900, 8000)
    d = duel(a="Gemini Elf atk", b="Kuriboh atk; set Shift")
    d.attack("Gemini Elf", "Kuriboh").finish_battle()
    assert d.offered(B, "Shift") == [], "there is no other monster"
    d = duel(a="Raging Flame Sprite atk", b="Kuriboh atk; Gemini Elf atk; set Shift")
    d.attack("Raging Flame Sprite", DIRECT).finish_battle()
    assert d.offered(B, "Shift") == [], "no monster is attacked"


@plays("Shift")
@yr("YR6", "YR25")
def test_shift_redirects_a_spell_that_targets_one_monster() -> None:
    d = duel(a="hand Shrink; Kuriboh atk", b="Blue-Eyes White Dragon atk; Gemini Elf atk; set Shift")
    d.activate(A, "Shrink", "Blue-Eyes White Dragon").answer(B, "Shift", "Gemini Elf").to_main()
    assert d.atk("Blue-Eyes White Dragon") == 3000 and d.atk("Gemini Elf") == 950
    d = duel(a="hand Shrink; Kuriboh atk", b="Blue-Eyes White Dragon atk; Gemini Elf atk; set Shift")
    d.activate(A, "Shrink", "Kuriboh").to_main()
    assert d.offered(B, "Shift") == [] and d.atk("Kuriboh") == 150
    assert "Shift" not in [name for one in d.seen for name in one.offers]


# -- Traps of the Damage Step --------------------------------------------------------------------------------


@plays("Rising Energy")
@yr("Y8.17", "YR6")
def test_rising_energy_costs_a_discard() -> None:
    d = duel(a="Gemini Elf atk; set Rising Energy; hand Kuriboh; hand Waboku", b="Jinzo def")
    assert not d.offers("Rising Energy")
    d = duel(a="Gemini Elf atk; set Rising Energy; hand Kuriboh; hand Waboku")
    d.activate(A, "Rising Energy", "Waboku", "Gemini Elf").to_main()
    assert d.atk("Gemini Elf") == 3400 and d.hand(A) == ["Kuriboh"]
    assert sorted(d.graveyard(A)) == ["Rising Energy", "Waboku"]
    assert d.end_turn().atk("Gemini Elf") == 1900
    d = duel(a="Gemini Elf atk; set Rising Energy")
    assert not d.offers("Rising Energy"), "nothing to discard"


@plays("Defense Draw")
@yr("Y12.14", "YR35")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_defense_draw_takes_no_damage_and_draws(rules: str) -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="Gemini Elf atk; set Defense Draw", rules=rules)
    d.attack("Blue-Eyes White Dragon", "Gemini Elf").activate(B, "Defense Draw").finish_battle()
    assert d.lp == (8000, 8000) and len(d.hand(B)) == 1 and d.monsters(B) == []
    d = duel(a="Gemini Elf atk; set Defense Draw", b="Blue-Eyes White Dragon atk", rules=rules)
    d.attack("Gemini Elf", "Blue-Eyes White Dragon").finish_battle()
    assert d.offered(A, "Defense Draw") == [], "in the opponent's turn only"


@plays("Nutrient Z")
@yr("Y12.14", "YR34", "YR35")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_nutrient_z_gains_before_the_loss(rules: str) -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="set Nutrient Z", rules=rules, lp=(8000, 1000))
    d.attack("Blue-Eyes White Dragon", DIRECT).activate(B, "Nutrient Z").finish_battle()
    assert d.lp == (8000, 2000) and d.asks("battle")
    d = duel(a="Gemini Elf atk", b="set Nutrient Z", rules=rules)
    d.attack("Gemini Elf", DIRECT).finish_battle()
    assert d.offered(B, "Nutrient Z") == [], "less than 2000"
    d = duel(a="Kuriboh atk; set Nutrient Z", b="Blue-Eyes White Dragon atk", rules=rules)
    d.attack("Kuriboh", "Blue-Eyes White Dragon").activate(A, "Nutrient Z").finish_battle()
    assert d.lp == (9300, 8000), "in one's own turn, too"


@plays("Flashbang")
@yr("Y9.2", "YR40", "YR15")
def test_flashbang_is_for_who_was_attacked_and_comes_after_the_damage() -> None:
    d = duel(a="Gemini Elf atk; set Flashbang", b="")
    d.attack("Gemini Elf", DIRECT).finish_battle()
    assert d.offered(A, "Flashbang") == []
    d = duel(a="Blue-Eyes White Dragon atk", b="set Flashbang", lp=(8000, 3000))
    d.attack("Blue-Eyes White Dragon", DIRECT).finish_battle()
    assert d.asks("over") and d.winner == A and d.offered(B, "Flashbang") == []


@plays("Michizure")
@yr("Y11.10", "YR43")
def test_michizure_takes_a_monster_along() -> None:
    d = duel(a="Gemini Elf atk", b="Kuriboh atk; set Michizure")
    d.attack("Gemini Elf", "Kuriboh").activate(B, "Michizure", "Gemini Elf", at="D7").finish_battle()
    assert d.monsters(A) == [] and d.graveyard(B) == ["Kuriboh", "Michizure"]
    d = duel(a="Gemini Elf atk; hand Jinzo; set Michizure", b="Kuriboh atk")
    d.do("summon", "Jinzo")
    assert d.to_main().monsters(A) == ["Jinzo"] and not d.offers("Michizure")


@plays("Michizure")
@yr("YR43")
def test_michizure_answers_a_tribute() -> None:
    d = duel(a="Gemini Elf atk; hand B.E.S. Big Core; set Michizure", b="Kuriboh atk")
    d.do("summon", "B.E.S. Big Core").activate(A, "Michizure", "Kuriboh").to_main()
    assert d.monsters(B) == [] and d.monsters(A) == ["B.E.S. Big Core"]


@plays("Time Machine")
@yr("Y11.3", "YR45")
def test_time_machine_brings_the_monster_back_as_it_stood() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="Gemini Elf def; set Time Machine")
    d.attack("Gene-Warped Warwolf", "Gemini Elf").activate(B, "Time Machine", at="D7").finish_battle()
    assert d.monsters(B) == ["Gemini Elf"] and d.position("Gemini Elf") == "def"
    d = duel(a="Gemini Elf atk", b="Kuriboh atk; set Time Machine")
    d.attack("Gemini Elf", "Kuriboh").activate(B, "Time Machine", at="D7").finish_battle()
    assert d.position("Kuriboh") == "atk"
    # Its own attacker, destroyed: it can attack again, as a new object.
    d = duel(a="Kuriboh atk; set Time Machine", b="Gemini Elf atk")
    d.attack("Kuriboh", "Gemini Elf").activate(A, "Time Machine", at="D7").finish_battle()
    assert d.monsters(A) == ["Kuriboh"] and d.attackers == ["Kuriboh"]


# -- Counter Traps that negate -------------------------------------------------------------------------------


@plays("Divine Wrath")
@yr("Y8.5", "YR10", "YR6")
def test_divine_wrath_negates_the_effect_of_a_monster() -> None:
    d = duel(a="down Man-Eater Bug", b="Gemini Elf atk; set Divine Wrath; hand Kuriboh")
    d.do("position", "Man-Eater Bug").to_choice().choose("Gemini Elf")
    d.answer(B, "Divine Wrath", "Kuriboh").to_main()
    assert d.monsters(B) == ["Gemini Elf"] and d.monsters(A) == []
    assert d.graveyard(B) == ["Kuriboh", "Divine Wrath"]
    d = duel(a="down Man-Eater Bug", b="Gemini Elf atk; set Divine Wrath")
    d.do("position", "Man-Eater Bug").to_choice().choose("Gemini Elf").to_main()
    assert d.monsters(B) == [], "nothing to discard"


@plays("Seven Tools of the Bandit")
@yr("Y8.5", "YR6", "YR16")
def test_seven_tools_negates_traps_and_only_a_counter_trap_answers_it() -> None:
    d = duel(
        a="Gemini Elf atk; set Seven Tools of the Bandit",
        b="set Negate Attack; set Seven Tools of the Bandit",
    )
    d.attack("Gemini Elf", DIRECT).activate(B, "Negate Attack", at="De")
    d.answer(A, "Seven Tools of the Bandit").answer(B, "Seven Tools of the Bandit").finish_battle()
    assert d.lp == (7000, 7000) and d.phase == "MAIN_2"
    d = duel(a="Gemini Elf atk; set Seven Tools of the Bandit", b="set Waboku", lp=(900, 8000))
    d.attack("Gemini Elf", DIRECT).activate(B, "Waboku").finish_battle()
    assert d.offered(A, "Seven Tools of the Bandit") == []
    d = duel(a="hand Shrink; Gemini Elf atk", b="set Seven Tools of the Bandit")
    d.activate(A, "Shrink", "Gemini Elf").to_main()
    assert d.atk("Gemini Elf") == 950, "a Spell is no Trap"


# -- other Traps ---------------------------------------------------------------------------------------------


@plays("Waboku")
@yr("YR34", "YR36")
def test_waboku_protects_for_the_whole_turn_and_one_side_only() -> None:
    d = duel(a="Gemini Elf atk; Kuriboh atk", b="Kuriboh atk; set Waboku")
    d.attack("Gemini Elf", "Kuriboh").activate(B, "Waboku", at="De").finish_battle()
    assert d.monsters(B) == ["Kuriboh"] and d.lp == (8000, 8000)
    d.attack("Kuriboh", "Kuriboh").finish_battle()
    assert d.monsters(A) == ["Gemini Elf"] and d.monsters(B) == ["Kuriboh"]
    d.end_battle().end_turn()
    assert d.graveyard(B) == ["Waboku"]


@plays("Compulsory Evacuation Device")
@yr("YR23", "YR3")
def test_compulsory_evacuation_device_returns_any_monster() -> None:
    d = duel(a="set Compulsory Evacuation Device; Kuriboh atk", b="down Jinzo; Gemini Elf atk")
    d.activate(A, "Compulsory Evacuation Device", "Jinzo").to_main()
    assert d.hand(B) == ["Jinzo"] and d.monsters(B) == ["Gemini Elf"]
    d = duel(a="set Compulsory Evacuation Device", b="Goyo Guardian atk")
    d.activate(A, "Compulsory Evacuation Device", "Goyo Guardian").to_main()
    assert d.hand(B) == [] and d.monsters(B) == [] and d.graveyard(B) == []


@plays("Compulsory Evacuation Device")
@yr("YR24")
def test_compulsory_evacuation_device_on_the_attacker_stops_the_attack() -> None:
    d = duel(a="Gemini Elf atk", b="set Compulsory Evacuation Device")
    d.attack("Gemini Elf", DIRECT).activate(B, "Compulsory Evacuation Device", at="Be").finish_battle()
    assert d.hand(A) == ["Gemini Elf"] and d.lp == (8000, 8000) and "D1" not in d.moments


@plays("Call of the Haunted")
@yr("YR11", "YR23")
def test_call_of_the_haunted_and_its_monster_leave_together() -> None:
    d = duel(a="set Call of the Haunted; gy Gemini Elf; gy Kuriboh; hand Mystical Space Typhoon")
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    assert d.position("Gemini Elf") == "atk" and "Call of the Haunted" in d.back(A)
    d.activate(A, "Mystical Space Typhoon", "Call of the Haunted").to_main()
    assert d.monsters(A) == [] and "Gemini Elf" in d.graveyard(A)
    d = duel(a="Gemini Elf atk", b="set Call of the Haunted; gy Kuriboh")
    d.attack("Gemini Elf", DIRECT).activate(B, "Call of the Haunted", "Kuriboh", at="De").to_replay()
    d.target("Kuriboh").finish_battle()
    assert d.monsters(B) == [] and sorted(d.graveyard(B)) == ["Call of the Haunted", "Kuriboh"]


@plays("Macro Cosmos")
@yr("YR45", "Y11.1")
def test_macro_cosmos_banishes_whatever_would_go_to_a_graveyard() -> None:
    d = duel(a="Gemini Elf atk; set Macro Cosmos; set Rising Energy; hand Kuriboh", b="Kuriboh atk")
    d.activate(A, "Macro Cosmos").to_main()
    d.activate(A, "Rising Energy", "Kuriboh", "Gemini Elf").to_main()
    assert d.banished(A) == ["Kuriboh", "Rising Energy"] and d.graveyard(A) == []
    d.attack("Gemini Elf", "Kuriboh").finish_battle()
    assert d.banished(B) == ["Kuriboh"] and d.graveyard(B) == []


@plays("Spacegate")
@yr("Y11.9", "YR43")
def test_spacegate_lets_a_monster_of_its_counters_come() -> None:
    hand = "hand Kuriboh; hand Jinzo; hand Thousand-Eyes Idol"
    d = duel(a=f"face-up Spacegate 1 counter; {hand}", b="Gemini Elf def")
    d.activate(A, "Spacegate").to_choice()
    assert sorted(d.choices) == ["Kuriboh", "Thousand-Eyes Idol"]
    d.picks[A] = ["def"]
    d.choose("Kuriboh").to_main()
    assert d.position("Kuriboh") == "def" and d.graveyard(A) == ["Spacegate"]
    assert d.can("summon", "Thousand-Eyes Idol"), "that was no Normal Summon"
    d = duel(a=f"face-up Spacegate; {hand}")
    assert not d.offers("Spacegate"), "no counter"
    d = duel(a="Gemini Elf atk", b=f"face-up Spacegate 1 counter; {hand}")
    d.attack("Gemini Elf", DIRECT).finish_battle()
    assert d.offered(B, "Spacegate") == [], "in the own Main Phase only"
