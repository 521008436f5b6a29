"""S12 to S26: the Damage Step, substep by substep."""

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel


@yr("Y6.1", "Y6.3", "Y5.1", "YR29", "YR46")
def test_s12_jinzo_bars_traps_from_the_flip_on() -> None:
    d = duel(a="Gemini Elf atk; set Rising Energy; hand Gemini Elf", b="down Jinzo")
    d.attack("Gemini Elf", "Jinzo")
    d.finish_battle()
    damage_step = ["D1", "D2", "D3", "D4", "D5", "D6", "D7"]
    assert d.offered(A, "Rising Energy", *damage_step) == ["D1"]
    assert d.monsters(B) == [] and d.graveyard(B) == ["Jinzo"]
    assert d.asks("battle") and d.offers("Rising Energy"), "back in the Battle Step"
    assert d.lp == (8000, 8000)


@yr("Y6.3", "YR33", "YR41")
def test_s13_hoshiningen_applies_before_the_calculation() -> None:
    d = duel(a="Airknight Parshath atk", b="down Hoshiningen")
    d.attack("Airknight Parshath", "Hoshiningen")
    d.finish_battle()
    # Piercing 2400 - 700.
    assert d.lp == (8000, 6300) and len(d.hand(A)) == 1
    assert d.graveyard(B) == ["Hoshiningen"] and d.atk("Airknight Parshath") == 1900


@yr("Y6.4", "YR33", "YR20")
def test_s14_command_knight_cannot_stop_the_attack_that_turned_it_up() -> None:
    d = duel(a="Gemini Elf atk; Gene-Warped Warwolf atk", b="down Command Knight; Giant Soldier of Stone def")
    d.attack("Gemini Elf", "Command Knight")
    d.finish_battle()
    # 1900 against DEF 1900.
    assert d.monsters(A) == ["Gemini Elf", "Gene-Warped Warwolf"]
    assert d.monsters(B) == ["Command Knight", "Giant Soldier of Stone"]
    d.declare("Gene-Warped Warwolf")
    assert d.targets == ["Giant Soldier of Stone"]
    assert d.lp == (8000, 8000)


@yr("Y6.5", "Y6.6", "Y6.7", "Y9.1", "YR11")
def test_s15_thunder_nyan_nyan_is_not_destroyed_by_the_flip() -> None:
    # Time Machine is the witness: it is offered where the battle has destroyed a monster.
    d = duel(a="Injection Fairy Lily atk", b="down Thunder Nyan Nyan; Gemini Elf atk; set Time Machine")
    d.attack("Injection Fairy Lily", "Thunder Nyan Nyan")
    d.to("D4")
    assert d.position("Thunder Nyan Nyan") == "def"
    d.finish_battle()
    # 400 against DEF 800; she has survived, and destroys herself in D5.
    assert d.lp == (7600, 8000)
    assert d.graveyard(B) == ["Thunder Nyan Nyan"] and d.offered(B, "Time Machine") == []


@yr("Y6.6")
def test_s15_thunder_nyan_nyan_is_destroyed_by_battle() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="down Thunder Nyan Nyan; Gemini Elf atk; set Time Machine")
    d.attack("Gene-Warped Warwolf", "Thunder Nyan Nyan")
    d.finish_battle()
    assert d.graveyard(B) == ["Thunder Nyan Nyan"] and d.offered(B, "Time Machine") == ["D7"]
    assert d.lp == (8000, 8000)


@yr("Y7.1", "Y7.2", "Y10.1", "YR32", "YR41")
def test_s16_a_flip_effect_activates_though_drillroid_has_destroyed_its_monster() -> None:
    d = duel(a="Drillroid atk", b="down Man-Eater Bug; set Time Machine")
    d.attack("Drillroid", "Man-Eater Bug")
    d.to_choice()
    assert d.graveyard(B) == ["Man-Eater Bug"], "destroyed in D3"
    assert d.moment == "D6" and d.subject == "Man-Eater Bug" and d.choices == ["Drillroid"]
    d.finish_battle()
    assert d.monsters(A) == [] and d.graveyard(A) == ["Drillroid"]
    assert d.offered(B, "Time Machine") == [], "the battle has destroyed nobody"
    assert d.lp == (8000, 8000)


@yr("Y6.2", "Y10.1", "Y10.3", "Y11.1")
def test_s17_a_flip_effect_cannot_choose_a_marked_monster() -> None:
    d = duel(a="Gene-Warped Warwolf atk; Gemini Elf atk", b="down Man-Eater Bug")
    d.attack("Gene-Warped Warwolf", "Man-Eater Bug")
    d.to_choice()
    assert d.moment == "D6" and d.decider == B and d.subject == "Man-Eater Bug"
    assert d.choices == ["Gene-Warped Warwolf", "Gemini Elf"]
    d.choose("Gemini Elf")
    d.finish_battle()
    assert d.monsters(A) == ["Gene-Warped Warwolf"] and d.graveyard(A) == ["Gemini Elf"]
    assert d.graveyard(B) == ["Man-Eater Bug"]
    assert d.lp == (8000, 8000)


@yr("Y7.3", "Y8.6", "YR31")
def test_s18_shrink_before_the_calculation() -> None:
    d = duel(a="Dark Magician atk", b="Gemini Elf atk; set Shrink")
    d.attack("Dark Magician", "Gemini Elf")
    d.activate(B, "Shrink", "Dark Magician", at="D3")
    d.finish_battle()
    # 1250 against 1900.
    assert d.graveyard(A) == ["Dark Magician"] and d.lp == (7350, 8000)


@yr("Y8.6", "YR31", "Y4.1", "Y4.2")
def test_s18_shrink_is_not_offered_from_the_calculation_on() -> None:
    d = duel(a="Dark Magician atk", b="Gemini Elf atk; set Shrink")
    d.attack("Dark Magician", "Gemini Elf")
    d.finish_battle()
    assert d.offered(B, "Shrink") == ["St", "De", "Be", "D1", "D3"]
    assert d.lp == (8000, 7400)


@yr("Y7.4", "YR5")
def test_s19_two_chains_before_the_calculation() -> None:
    d = duel(a="Gemini Elf atk; set Rush Recklessly", b="Gene-Warped Warwolf atk; set Rush Recklessly")
    d.attack("Gemini Elf", "Gene-Warped Warwolf")
    d.activate(A, "Rush Recklessly", "Gemini Elf", at="D3")
    d.resolve_chain()
    assert d.atk("Gemini Elf") == 2600 and d.atk("Gene-Warped Warwolf") == 2000
    d.activate(B, "Rush Recklessly", "Gene-Warped Warwolf", at="D3")
    d.finish_battle()
    # 2600 against 2700.
    assert d.graveyard(A) == ["Rush Recklessly", "Gemini Elf"] and d.lp == (7900, 8000)


@yr("Y8.2", "YR35")
def test_s20_kuriboh_in_the_calculation() -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="hand Kuriboh")
    d.attack("Blue-Eyes White Dragon", DIRECT)
    d.activate(B, "Kuriboh", at="D4")
    d.finish_battle()
    assert d.offered(B, "Kuriboh") == ["D4"]
    assert d.graveyard(B) == ["Kuriboh"] and d.lp == (8000, 8000)


@yr("YR35")
def test_s20_kuriboh_needs_damage_to_come() -> None:
    d = duel(a="Gemini Elf atk", b="Giant Soldier of Stone def; hand Kuriboh")
    d.attack("Gemini Elf", "Giant Soldier of Stone")
    d.finish_battle()
    assert d.offered(B, "Kuriboh") == [] and d.lp == (7900, 8000)


@yr("Y12.7", "Y12.8", "Y12.12", "Y12.14", "Y12.15", "Y12.16")
def test_s21_kuriboh_in_the_ocg() -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="Gemini Elf atk; hand Kuriboh", rules="ocg")
    d.attack("Blue-Eyes White Dragon", "Gemini Elf")
    d.activate(B, "Kuriboh", at="O4")
    d.finish_battle()
    assert d.offered(B, "Kuriboh") == ["O4"]
    assert d.askings("D5") == [], "nothing can be activated in Substep 5"
    assert d.monsters(B) == [] and d.lp == (8000, 8000)


@yr("Y8.7", "YR37", "YR38")
def test_s22_skyscraper_is_on_before_the_chain_in_the_tcg() -> None:
    d = duel(a="Elemental HERO Sparkman atk; face-up Skyscraper", b="Thunder Nyan Nyan atk; hand Honest")
    d.attack("Elemental HERO Sparkman", "Thunder Nyan Nyan")
    d.to("D4")
    assert d.atk("Elemental HERO Sparkman") == 2600
    d.activate(B, "Honest")
    d.finish_battle()
    # 1900 + 2600 against 2600.
    assert d.graveyard(A) == ["Elemental HERO Sparkman"] and d.lp == (6100, 8000)


@yr("Y12.9", "Y12.10", "Y12.11", "YR37", "YR38")
def test_s22_skyscraper_is_on_after_the_chain_in_the_ocg() -> None:
    d = duel(
        a="Elemental HERO Sparkman atk; face-up Skyscraper",
        b="Thunder Nyan Nyan atk; hand Honest",
        rules="ocg",
    )
    d.attack("Elemental HERO Sparkman", "Thunder Nyan Nyan")
    d.to("D4")
    assert d.atk("Elemental HERO Sparkman") == 1600
    d.activate(B, "Honest")
    d.finish_battle()
    # 1900 + 1600 against 2600.
    assert d.graveyard(A) == ["Elemental HERO Sparkman"] and d.lp == (7100, 8000)


@yr("Y9.2", "Y9.3", "YR40")
def test_s23_flashbang_ends_the_turn() -> None:
    d = duel(
        a="Raging Flame Sprite atk; Blue-Eyes White Dragon atk; set Seven Tools of the Bandit",
        b="set Flashbang",
    )
    d.attack("Raging Flame Sprite", DIRECT)
    d.activate(B, "Flashbang", at="D5")
    d.to_turn(B)
    assert d.turn == 4 and "MAIN_2" not in d.phases
    assert "D6" not in d.moments and d.atk("Raging Flame Sprite") == 100
    assert d.lp == (8000, 7900)


@yr("Y9.2", "Y9.3", "YR40", "YR10")
def test_s23_flashbang_is_negated() -> None:
    d = duel(
        a="Raging Flame Sprite atk; Blue-Eyes White Dragon atk; set Seven Tools of the Bandit",
        b="set Flashbang",
    )
    d.attack("Raging Flame Sprite", DIRECT)
    d.activate(B, "Flashbang", at="D5")
    d.answer(A, "Seven Tools of the Bandit")
    d.finish_battle()
    assert d.atk("Raging Flame Sprite") == 1100
    assert d.attackers == ["Blue-Eyes White Dragon"] and d.lp == (7000, 7900)


@yr("Y11.1", "Y11.5", "YR45")
def test_s24_macro_cosmos_and_what_asks_for_no_graveyard() -> None:
    d = duel(
        a="Hydrogeddon atk; face-up Macro Cosmos; deck Hydrogeddon",
        b="Apprentice Magician atk; deck Magician of Faith",
    )
    d.attack("Hydrogeddon", "Apprentice Magician")
    d.activate(B, "Apprentice Magician", "Magician of Faith", at="D7")
    d.finish_battle()
    assert d.offered(A, "Hydrogeddon") == [] and d.banished(B) == ["Apprentice Magician"]
    assert d.monsters(B) == ["Magician of Faith"] and d.position("Magician of Faith") == "down"
    assert d.monsters(A) == ["Hydrogeddon"] and d.lp == (8000, 6800)


@yr("Y11.2", "Y11.4", "YR7")
def test_s24_both_activate_the_turn_players_first() -> None:
    d = duel(a="Hydrogeddon atk; deck Hydrogeddon", b="Apprentice Magician atk; deck Magician of Faith")
    d.attack("Hydrogeddon", "Apprentice Magician")
    d.activate(A, "Hydrogeddon", "Hydrogeddon", "atk", at="D7")
    d.activate(B, "Apprentice Magician", at="D7")
    d.to_choice()
    assert d.links == ["Hydrogeddon", "Apprentice Magician"]
    assert d.decider == B, "link 2 resolves first"
    d.finish_battle()
    assert d.monsters(A) == ["Hydrogeddon", "Hydrogeddon"] and d.monsters(B) == ["Magician of Faith"]
    assert d.lp == (8000, 6800)


@yr("Y11.2", "YR45")
def test_s24_mystic_tomato_asks_for_the_graveyard() -> None:
    d = duel(a="Hydrogeddon atk; face-up Macro Cosmos", b="Mystic Tomato atk; deck Kuriboh")
    d.attack("Hydrogeddon", "Mystic Tomato")
    d.finish_battle()
    assert d.offered(B, "Mystic Tomato") == [] and d.lp == (8000, 7800)

    d = duel(a="Hydrogeddon atk", b="Mystic Tomato atk; deck Kuriboh")
    d.attack("Hydrogeddon", "Mystic Tomato")
    d.activate(B, "Mystic Tomato", "Kuriboh", at="D7")
    d.finish_battle()
    assert d.monsters(B) == ["Kuriboh"] and d.position("Kuriboh") == "atk" and d.lp == (8000, 7800)


@yr("Y11.7", "YR36", "YR43")
def test_s25_counters_come_off_big_core() -> None:
    d = duel(a="B.E.S. Big Core atk 1 counter; set Time Machine", b="Blue-Eyes White Dragon atk")
    d.attack("B.E.S. Big Core", "Blue-Eyes White Dragon")
    d.finish_battle()
    assert d.lp == (7300, 8000) and d.monsters(A) == ["B.E.S. Big Core"]
    assert d.counters("B.E.S. Big Core") == 0
    d.end_battle().end_turn()
    assert d.turn == 4 and d.decider == B
    d.attack("Blue-Eyes White Dragon", "B.E.S. Big Core")
    d.finish_battle()
    assert d.monsters(A) == [] and d.offered(A, "Time Machine") == [] and d.lp == (6600, 8000)


@yr("Y11.9", "YR43")
def test_s26_spacegate_counts_battles_of_the_opponents_monsters() -> None:
    d = duel(a="Gemini Elf atk; face-up Spacegate", b="Giant Soldier of Stone def")
    d.attack("Gemini Elf", "Giant Soldier of Stone")
    d.finish_battle()
    assert d.counters("Spacegate") == 1 and d.lp == (7900, 8000)

    d = duel(a="Gemini Elf atk; face-up Spacegate", b="")
    d.attack("Gemini Elf", DIRECT)
    d.finish_battle()
    assert d.counters("Spacegate") == 0 and d.lp == (8000, 6100)

    d = duel(a="Gemini Elf atk", b="face-up Spacegate")
    d.attack("Gemini Elf", DIRECT)
    d.finish_battle()
    assert d.counters("Spacegate") == 1 and d.lp == (8000, 6100)
