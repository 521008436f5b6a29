"""The effects of monsters: at least one test for each."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel, plays

# -- without effects -----------------------------------------------------------------------------------------


@plays(
    "Gemini Elf",
    "Gene-Warped Warwolf",
    "Dark Magician",
    "Blue-Eyes White Dragon",
    "Giant Soldier of Stone",
    "Elemental HERO Sparkman",
    "Thousand-Eyes Idol",
)
@yr("YR33", "Y8.1", "Y8.9")
@pytest.mark.parametrize(
    ("attacker", "target", "left", "lp"),
    [
        # Attack against Attack Position: the lower ATK is destroyed, its player takes the difference.
        ("Gemini Elf", "Elemental HERO Sparkman atk", "A", (8000, 7700)),
        ("Gemini Elf", "Gene-Warped Warwolf atk", "B", (7900, 8000)),
        ("Gene-Warped Warwolf", "Gene-Warped Warwolf atk", "", (8000, 8000)),
        ("Blue-Eyes White Dragon", "Dark Magician atk", "A", (8000, 7500)),
        # Against Defense Position: no damage to the defender; equal, nothing.
        ("Dark Magician", "Giant Soldier of Stone def", "A", (8000, 8000)),
        ("Elemental HERO Sparkman", "Giant Soldier of Stone def", "AB", (7600, 8000)),
        ("Gene-Warped Warwolf", "Giant Soldier of Stone def", "AB", (8000, 8000)),
        ("Gemini Elf", "down Thousand-Eyes Idol", "A", (8000, 8000)),
        ("Thousand-Eyes Idol", "Thousand-Eyes Idol def", "AB", (8000, 8000)),
    ],
)
def test_the_comparison(attacker: str, target: str, left: str, lp: tuple[int, int]) -> None:
    d = duel(a=f"{attacker} atk", b=target)
    d.attack(attacker, d.monsters(B)[0]).finish_battle()
    assert (d.monsters(A) != [], d.monsters(B) != []) == ("A" in left, "B" in left)
    assert d.lp == lp


@plays("Thousand-Eyes Idol")
@yr("YR33")
@pytest.mark.parametrize(("rules", "left"), [("tcg", []), ("ocg", ["Thousand-Eyes Idol"])])
def test_atk_0_against_atk_0(rules: str, left: list[str]) -> None:
    d = duel(a="Thousand-Eyes Idol atk", b="Thousand-Eyes Idol atk", rules=rules)
    d.attack("Thousand-Eyes Idol", "Thousand-Eyes Idol").finish_battle()
    assert d.monsters(A) == d.monsters(B) == left and d.lp == (8000, 8000)


@plays("Blue-Eyes White Dragon")
@yr("YR33", "YR13", "YR15")
def test_a_direct_attack_does_its_atk_as_damage_and_may_end_the_duel() -> None:
    d = duel(a="Blue-Eyes White Dragon atk", lp=(8000, 3000))
    d.attack("Blue-Eyes White Dragon", DIRECT).finish_battle()
    assert d.lp == (8000, 0) and d.asks("over") and d.winner == A


@plays("Dark Magician")
@yr("YR13")
def test_level_7_needs_two_tributes() -> None:
    d = duel(a="hand Dark Magician; Gemini Elf atk")
    assert not d.can("summon", "Dark Magician")
    d = duel(a="hand Dark Magician; Gemini Elf atk; Kuriboh def; Jinzo atk")
    d.picks[A] = ["Gemini Elf", "Kuriboh"]
    d.do("summon", "Dark Magician").to_main()
    assert d.monsters(A) == ["Dark Magician", "Jinzo"] and d.position("Dark Magician") == "atk"
    assert d.graveyard(A) == ["Gemini Elf", "Kuriboh"]


# -- from the hand -------------------------------------------------------------------------------------------


@plays("Honest")
@yr("YR37")
def test_honest_is_for_light_monsters_and_lasts_until_the_end_of_the_turn() -> None:
    d = duel(a="Gemini Elf atk; hand Honest", b="Gene-Warped Warwolf atk")
    d.attack("Gemini Elf", "Gene-Warped Warwolf").finish_battle()
    assert d.offered(A, "Honest") == []
    d = duel(a="Elemental HERO Sparkman atk; hand Honest", b="Gene-Warped Warwolf def")
    d.attack("Elemental HERO Sparkman", "Gene-Warped Warwolf").activate(A, "Honest", at="D1")
    d.finish_battle()
    assert d.atk("Elemental HERO Sparkman") == 3600
    d.end_battle().end_turn()
    assert d.atk("Elemental HERO Sparkman") == 1600


@plays("Honest")
@yr("YR13")
def test_honest_returns_to_the_hand_in_the_main_phase() -> None:
    d = duel(a="Honest atk", b="Gemini Elf atk")
    d.activate(A, "Honest").to_main()
    assert d.hand(A) == ["Honest"] and d.monsters(A) == []
    d = duel(a="Gemini Elf atk", b="Honest atk")
    assert not d.offers("Honest")


@plays("Kuriboh")
@yr("YR35", "Y8.2")
def test_kuriboh_waits_for_an_attack_of_the_opponent() -> None:
    d = duel(a="Gemini Elf atk; hand Kuriboh", b="Blue-Eyes White Dragon atk")
    d.attack("Gemini Elf", "Blue-Eyes White Dragon").finish_battle()
    assert d.offered(A, "Kuriboh") == [] and d.lp == (6900, 8000)


@plays("Herald of Orange Light")
@yr("Y8.5", "YR10", "YR6")
def test_herald_of_orange_light_negates_the_effect_of_a_monster() -> None:
    d = duel(a="Goyo Guardian atk; hand Herald of Orange Light; hand Honest", b="Injection Fairy Lily atk")
    d.attack("Goyo Guardian", "Injection Fairy Lily").activate(B, "Injection Fairy Lily", at="D4")
    d.answer(A, "Herald of Orange Light", "Honest").finish_battle()
    assert d.graveyard(A) == ["Honest", "Herald of Orange Light"] and d.hand(A) == []
    assert d.graveyard(B) == ["Injection Fairy Lily"] and d.lp == (8000, 6000)


@plays("Herald of Orange Light")
@yr("Y8.5")
def test_herald_of_orange_light_needs_another_fairy_and_an_effect_of_the_opponent() -> None:
    d = duel(a="Goyo Guardian atk; hand Herald of Orange Light", b="Injection Fairy Lily atk")
    d.attack("Goyo Guardian", "Injection Fairy Lily").activate(B, "Injection Fairy Lily", at="D4")
    assert d.finish_battle().offered(A, "Herald of Orange Light") == []
    d = duel(a="Injection Fairy Lily atk; hand Herald of Orange Light; hand Marshmallon", b="Gemini Elf atk")
    d.attack("Injection Fairy Lily", "Gemini Elf").activate(A, "Injection Fairy Lily", at="D4")
    assert d.finish_battle().offered(A, "Herald of Orange Light") == []


# -- during damage calculation -------------------------------------------------------------------------------


@plays("Injection Fairy Lily")
@yr("Y8.2", "YR39", "YR16")
def test_injection_fairy_lily_pays_2000_once_a_battle() -> None:
    d = duel(a="Injection Fairy Lily atk", lp=(8000, 8000))
    d.attack("Injection Fairy Lily", DIRECT).activate(A, "Injection Fairy Lily", at="D4")
    d.finish_battle()
    assert d.lp == (6000, 4600) and d.atk("Injection Fairy Lily") == 400
    assert [one.asked.name for one in d.seen if one.moment == "D4"] == ["WINDOW"]
    d = duel(a="Injection Fairy Lily atk", lp=(1900, 8000))
    d.attack("Injection Fairy Lily", DIRECT).finish_battle()
    assert d.offered(A, "Injection Fairy Lily") == []
    d = duel(a="Injection Fairy Lily atk", lp=(2000, 8000))
    d.attack("Injection Fairy Lily", DIRECT).activate(A, "Injection Fairy Lily").finish_battle()
    assert d.asks("over") and d.winner == B, "paid down to 0 exactly, which loses"


@plays("Injection Fairy Lily")
@yr("Y8.2")
def test_injection_fairy_lily_must_battle_herself() -> None:
    d = duel(a="Gemini Elf atk; Injection Fairy Lily atk", b="Injection Fairy Lily def; Kuriboh atk")
    d.attack("Gemini Elf", "Kuriboh").finish_battle()
    assert d.offered(A, "Injection Fairy Lily") == d.offered(B, "Injection Fairy Lily") == []


@plays("Cipher Soldier")
@yr("Y8.2", "Y12.8", "YR39")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_cipher_soldier_grows_against_a_warrior(rules: str) -> None:
    d = duel(a="Cipher Soldier atk", b="Hayabusa Knight atk", rules=rules)
    d.attack("Cipher Soldier", "Hayabusa Knight").finish_battle()
    # 3350 against 1000.
    assert d.lp == (8000, 5650) and d.atk("Cipher Soldier") == 1350
    d = duel(a="Command Knight atk", b="Cipher Soldier def", rules=rules)
    d.attack("Command Knight", "Cipher Soldier").finish_battle()
    # 1600 against DEF 3800.
    assert d.lp == (5800, 8000) and d.defense("Cipher Soldier") == 1800
    d = duel(a="Cipher Soldier atk", b="Kuriboh atk", rules=rules)
    d.attack("Cipher Soldier", "Kuriboh").finish_battle()
    assert d.lp == (8000, 6950)


# -- before damage calculation -------------------------------------------------------------------------------


@plays("Sasuke Samurai")
@yr("Y5.1", "YR29", "YR32")
def test_sasuke_samurai_destroys_a_face_down_monster_without_turning_it_up() -> None:
    d = duel(a="Sasuke Samurai atk; Gemini Elf def", b="down Man-Eater Bug; set Time Machine")
    d.attack("Sasuke Samurai", "Man-Eater Bug").finish_battle()
    assert d.graveyard(B) == ["Man-Eater Bug"] and d.monsters(A) == ["Sasuke Samurai", "Gemini Elf"]
    assert d.offered(B, "Time Machine") == [] and d.lp == (8000, 8000)
    d = duel(a="Sasuke Samurai atk", b="Gemini Elf def")
    d.attack("Sasuke Samurai", "Gemini Elf").finish_battle()
    assert d.monsters(B) == ["Gemini Elf"] and d.lp == (7600, 8000)


@plays("Drillroid")
@yr("Y7.1", "Y7.2")
def test_drillroid_destroys_a_defense_position_monster() -> None:
    d = duel(a="Drillroid atk", b="Giant Soldier of Stone def; set Time Machine")
    d.attack("Drillroid", "Giant Soldier of Stone").finish_battle()
    assert d.monsters(B) == [] and d.lp == (8000, 8000) and d.offered(B, "Time Machine") == []
    d = duel(a="Drillroid atk", b="Gemini Elf atk")
    d.attack("Drillroid", "Gemini Elf").finish_battle()
    assert d.monsters(B) == ["Gemini Elf"] and d.lp == (7700, 8000)


# -- turned face-up ------------------------------------------------------------------------------------------


@plays("Man-Eater Bug")
@yr("YR13", "YR7", "Y6.2")
def test_man_eater_bug_destroys_a_monster_also_when_it_is_flip_summoned() -> None:
    d = duel(a="down Man-Eater Bug", b="Gemini Elf atk; Kuriboh def")
    d.do("position", "Man-Eater Bug").to_choice()
    assert d.choices == ["Man-Eater Bug", "Gemini Elf", "Kuriboh"]
    d.choose("Gemini Elf").to_main()
    assert d.monsters(B) == ["Kuriboh"] and d.position("Man-Eater Bug") == "atk"


@plays("Magician of Faith")
@yr("Y10.1")
def test_magician_of_faith_takes_a_spell_back() -> None:
    d = duel(a="Gemini Elf atk", b="down Magician of Faith; gy Shrink; gy Skyscraper; gy Waboku")
    d.attack("Gemini Elf", "Magician of Faith").to_choice()
    assert d.moment == "D6" and d.choices == ["Shrink", "Skyscraper"]
    d.choose("Skyscraper").finish_battle()
    assert d.hand(B) == ["Skyscraper"]
    d = duel(a="Gemini Elf atk", b="down Magician of Faith; gy Waboku")
    d.attack("Gemini Elf", "Magician of Faith").finish_battle()
    assert d.hand(B) == [] and "D6" not in d.moments


@plays("Nightmare Penguin")
@yr("Y10.2", "Y6.3")
def test_nightmare_penguin_returns_a_card_and_helps_water_monsters() -> None:
    d = duel(
        a="Gemini Elf atk; set Waboku; Kuriboh def", b="down Nightmare Penguin; Hydrogeddon def; set Shrink"
    )
    d.attack("Gemini Elf", "Nightmare Penguin").to_choice()
    assert d.moment == "D6" and d.choices == ["Gemini Elf", "Kuriboh", "Waboku"]
    d.choose("Waboku").finish_battle()
    assert d.hand(A) == ["Waboku"] and d.back(A) == []
    # 1900 against DEF 1800: it has gone; before, its side's WATER monsters had 200 more.
    assert d.monsters(B) == ["Hydrogeddon"] and d.atk("Hydrogeddon") == 1600
    d = duel(a="Nightmare Penguin atk; Hydrogeddon atk", b="Hydrogeddon atk")
    assert (d.atk("Nightmare Penguin"), d.atk("Hydrogeddon")) == (1100, 1800)
    d.attack("Hydrogeddon", "Hydrogeddon").finish_battle()
    assert d.lp == (8000, 7800)


# -- after damage calculation --------------------------------------------------------------------------------


@plays("D.D. Warrior Lady")
@yr("YR41", "YR42", "YR36")
@pytest.mark.parametrize("attacks", [True, False])
def test_dd_warrior_lady_banishes_both(attacks: bool) -> None:
    sides = ("D.D. Warrior Lady atk", "Blue-Eyes White Dragon atk; set Time Machine")
    names = ("D.D. Warrior Lady", "Blue-Eyes White Dragon")
    d = duel(*(sides if attacks else sides[::-1]))
    d.attack(*(names if attacks else names[::-1]))
    lady, dragon = (A, B) if attacks else (B, A)
    d.activate(lady, "D.D. Warrior Lady", at="D6").finish_battle()
    assert d.banished(lady) == ["D.D. Warrior Lady"] and d.banished(dragon) == ["Blue-Eyes White Dragon"]
    assert d.lp[lady] == 6500 and d.lp[dragon] == 8000
    # What she banishes is not destroyed by battle any more.
    assert d.offered(dragon, "Time Machine") == []


@plays("Marshmallon")
@yr("YR36", "YR41")
def test_marshmallon_stays_and_hurts_who_attacked_it_face_down() -> None:
    d = duel(a="Gemini Elf atk; Jinzo atk", b="down Marshmallon")
    d.attack("Gemini Elf", "Marshmallon").finish_battle()
    assert d.monsters(B) == ["Marshmallon"] and d.lp == (7000, 8000)
    d.attack("Jinzo", "Marshmallon").finish_battle()
    assert d.monsters(B) == ["Marshmallon"] and d.lp == (7000, 8000)


@plays("Airknight Parshath")
@yr("YR33", "YR41")
def test_airknight_parshath_draws_for_battle_damage() -> None:
    d = duel(a="Airknight Parshath atk", b="Kuriboh atk")
    d.attack("Airknight Parshath", "Kuriboh").finish_battle()
    assert len(d.hand(A)) == 1 and d.lp == (8000, 6400)
    d = duel(a="Airknight Parshath atk", b="Giant Soldier of Stone def")
    d.attack("Airknight Parshath", "Giant Soldier of Stone").finish_battle()
    assert d.hand(A) == [] and d.lp == (7900, 8000)


@plays("Raging Flame Sprite")
@yr("YR20", "YR41")
def test_raging_flame_sprite_attacks_directly_and_grows_for_good() -> None:
    d = duel(a="Raging Flame Sprite atk", b="Gemini Elf atk")
    d.declare("Raging Flame Sprite")
    assert d.targets == ["Gemini Elf", DIRECT]
    d.target(DIRECT).finish_battle()
    assert d.lp == (8000, 7900)
    d.end_battle().end_turn()
    assert d.atk("Raging Flame Sprite") == 1100


# -- destroyed, and destroying, by battle --------------------------------------------------------------------


@plays("Apprentice Magician")
@yr("Y11.5")
def test_apprentice_magician_sets_a_spellcaster_of_level_2_or_less() -> None:
    spellcasters = "deck Injection Fairy Lily; deck Thousand-Eyes Idol; deck Magician of Faith"
    d = duel(a="Gemini Elf atk", b=f"Apprentice Magician atk; {spellcasters}")
    d.attack("Gemini Elf", "Apprentice Magician").activate(B, "Apprentice Magician", at="D7").to_choice()
    assert sorted(d.choices) == ["Magician of Faith", "Thousand-Eyes Idol"]
    d.choose("Thousand-Eyes Idol").finish_battle()
    assert d.position("Thousand-Eyes Idol") == "down"


@plays("Mystic Tomato")
@yr("Y11.2")
def test_mystic_tomato_brings_a_dark_monster_also_when_it_attacked() -> None:
    d = duel(a="Mystic Tomato atk; deck Jinzo; deck Kuriboh; deck Mystic Tomato", b="Gemini Elf atk")
    d.attack("Mystic Tomato", "Gemini Elf").activate(A, "Mystic Tomato", at="D7").to_choice()
    assert sorted(d.choices) == ["Kuriboh", "Mystic Tomato"]
    d.choose("Mystic Tomato").finish_battle()
    assert d.position("Mystic Tomato") == "atk" and d.attackers == ["Mystic Tomato"]


@plays("Zombyra the Dark")
@yr("Y11.6", "YR20")
def test_zombyra_the_dark_loses_200_and_attacks_no_player() -> None:
    d = duel(a="Zombyra the Dark atk", b="")
    d.enter_battle().to_battle_step()
    assert d.attackers == []
    d = duel(a="Zombyra the Dark atk; face-up Macro Cosmos", b="Gemini Elf atk")
    d.attack("Zombyra the Dark", "Gemini Elf").finish_battle()
    # It asks for no Graveyard.
    assert d.atk("Zombyra the Dark") == 1900 and d.lp == (8000, 7800)
    d.end_battle().end_turn()
    assert d.atk("Zombyra the Dark") == 1900


@plays("Hydrogeddon")
@yr("Y11.4")
def test_hydrogeddon_brings_another_one() -> None:
    d = duel(a="Hydrogeddon atk; deck Hydrogeddon", b="Kuriboh atk")
    d.attack("Hydrogeddon", "Kuriboh").activate(A, "Hydrogeddon", "Hydrogeddon", "atk", at="D7")
    d.finish_battle()
    assert d.monsters(A) == ["Hydrogeddon"] * 2 and d.attackers == ["Hydrogeddon"]
    d = duel(a="Hydrogeddon atk; deck Hydrogeddon", b="Kuriboh atk").end_turn()
    d.attack("Kuriboh", "Hydrogeddon").activate(A, "Hydrogeddon", "Hydrogeddon", "atk", at="D7")
    assert d.finish_battle().monsters(A) == ["Hydrogeddon"] * 2, "it was attacked"
    d = duel(a="Hydrogeddon atk", b="Kuriboh atk")
    d.attack("Hydrogeddon", "Kuriboh").finish_battle()
    assert d.offered(A, "Hydrogeddon") == []


@plays("Goyo Guardian")
@yr("Y11.4", "Y8.18")
def test_goyo_guardian_takes_the_monster_that_it_has_destroyed() -> None:
    d = duel(a="Goyo Guardian atk", b="Gemini Elf atk")
    d.attack("Goyo Guardian", "Gemini Elf").activate(A, "Goyo Guardian", at="D7").finish_battle()
    assert d.monsters(A) == ["Goyo Guardian", "Gemini Elf"] and d.position("Gemini Elf") == "def"
    # It goes to the Graveyard, or the hand, of its owner.
    d = duel(a="Goyo Guardian atk; set Compulsory Evacuation Device", b="Kuriboh atk")
    d.attack("Goyo Guardian", "Kuriboh").activate(A, "Goyo Guardian", at="D7").finish_battle()
    d.activate(A, "Compulsory Evacuation Device", "Kuriboh").finish_battle()
    assert d.monsters(A) == ["Goyo Guardian"] and d.hand(B) == ["Kuriboh"] and d.hand(A) == []


# -- counters ------------------------------------------------------------------------------------------------


@plays("B.E.S. Big Core")
@yr("Y11.7", "YR13", "YR43")
def test_big_core_gets_three_counters_by_a_normal_summon() -> None:
    d = duel(a="hand B.E.S. Big Core; Gemini Elf atk")
    d.do("summon", "B.E.S. Big Core").to_main()
    assert d.counters("B.E.S. Big Core") == 3 and d.graveyard(A) == ["Gemini Elf"]
    d.attack("B.E.S. Big Core", DIRECT).finish_battle()
    assert d.counters("B.E.S. Big Core") == 2
    d = duel(a="set Call of the Haunted; gy B.E.S. Big Core")
    d.activate(A, "Call of the Haunted", "B.E.S. Big Core").to_main()
    assert d.counters("B.E.S. Big Core") == 0


@plays("Des Mosquito")
@yr("Y11.8", "YR44")
def test_des_mosquito_loses_a_counter_instead() -> None:
    d = duel(a="hand Des Mosquito", b="Gemini Elf atk")
    d.do("summon", "Des Mosquito").to_main()
    assert d.counters("Des Mosquito") == 2 and d.atk("Des Mosquito") == 1500
    d.attack("Des Mosquito", "Gemini Elf").finish_battle()
    assert d.monsters(A) == ["Des Mosquito"] and d.lp == (7600, 8000)
    assert d.counters("Des Mosquito") == 1 and d.atk("Des Mosquito") == 1000
    d = duel(a="set Call of the Haunted; gy Des Mosquito")
    d.activate(A, "Call of the Haunted", "Des Mosquito").to_main()
    assert d.counters("Des Mosquito") == 2
    d = duel(a="Des Mosquito atk", b="Gemini Elf atk")
    d.attack("Des Mosquito", "Gemini Elf").finish_battle()
    assert d.monsters(A) == []


# -- for all monsters ----------------------------------------------------------------------------------------


@plays("Hoshiningen")
@yr("Y6.3")
def test_hoshiningen_is_for_both_sides() -> None:
    d = duel(
        a="Hoshiningen atk; Kuriboh atk", b="Dark Magician atk; Blue-Eyes White Dragon atk; Gemini Elf atk"
    )
    assert d.atk("Hoshiningen") == 1000 and d.atk("Blue-Eyes White Dragon") == 3500
    assert d.atk("Dark Magician") == 2100 and d.atk("Kuriboh") == 0 and d.atk("Gemini Elf") == 1900
    d = duel(a="down Hoshiningen", b="Blue-Eyes White Dragon atk")
    assert d.atk("Blue-Eyes White Dragon") == 3000


@plays("Jinzo")
@yr("Y6.3", "YR46")
def test_jinzo_bars_traps_and_what_they_do() -> None:
    d = duel(a="Jinzo atk; face-up Macro Cosmos; set Waboku", b="set Mirror Force; Kuriboh atk")
    d.attack("Jinzo", "Kuriboh").finish_battle()
    assert d.offered(A, "Waboku") == d.offered(B, "Mirror Force") == []
    assert d.graveyard(B) == ["Kuriboh"] and d.banished(B) == [], "Macro Cosmos does nothing"
    d = duel(a="down Jinzo; set Waboku", b="Gemini Elf atk")
    assert d.offers("Waboku")


@plays("Command Knight")
@yr("YR20", "Y6.4")
def test_command_knight_hides_behind_others() -> None:
    d = duel(a="Gemini Elf atk", b="Command Knight atk; Hayabusa Knight atk; Kuriboh def")
    assert d.atk("Command Knight") == 1600 and d.atk("Hayabusa Knight") == 1400 and d.atk("Kuriboh") == 300
    assert d.declare("Gemini Elf").targets == ["Hayabusa Knight", "Kuriboh"]
    # Two of them: no target at all, and no direct attack.
    d = duel(a="Gemini Elf atk", b="Command Knight atk; Command Knight atk")
    d.enter_battle().to_battle_step()
    assert d.attackers == [] and d.atk("Command Knight") == 2000
    d = duel(a="Gemini Elf atk", b="Command Knight atk")
    assert d.declare("Gemini Elf").targets == ["Command Knight"]


# -- in battle -----------------------------------------------------------------------------------------------


@plays("Thunder Nyan Nyan")
@yr("YR11", "Y6.5")
def test_thunder_nyan_nyan_bears_only_light_monsters() -> None:
    d = duel(a="Thunder Nyan Nyan atk; hand Elemental HERO Sparkman", b="Gemini Elf atk")
    d.do("summon", "Elemental HERO Sparkman").to_main()
    assert d.monsters(A) == ["Thunder Nyan Nyan", "Elemental HERO Sparkman"]
    d = duel(a="Thunder Nyan Nyan atk; hand Gemini Elf")
    d.do("summon", "Gemini Elf").to_main()
    assert d.monsters(A) == ["Gemini Elf"]
    d = duel(a="Thunder Nyan Nyan atk; hand Gemini Elf")
    d.do("set", "Gemini Elf").to_main()
    assert d.monsters(A) == ["Thunder Nyan Nyan", "Gemini Elf"], "face-down it has no Attribute yet"


@plays("Amazoness Swords Woman")
@yr("Y12.13", "YR34")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_amazoness_swords_woman_turns_damage_round(rules: str) -> None:
    d = duel(a="Amazoness Swords Woman atk", b="Gemini Elf atk", rules=rules)
    d.attack("Amazoness Swords Woman", "Gemini Elf").finish_battle()
    assert d.lp == (8000, 7600) and d.monsters(A) == []
    d = duel(a="Blue-Eyes White Dragon atk", b="Amazoness Swords Woman atk", rules=rules)
    d.attack("Blue-Eyes White Dragon", "Amazoness Swords Woman").finish_battle()
    assert d.lp == (6500, 8000)


@plays("Susa Soldier")
@yr("Y12.13", "YR34")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_susa_soldier_does_half_of_the_damage_and_goes_home(rules: str) -> None:
    d = duel(a="hand Susa Soldier", rules=rules)
    d.do("summon", "Susa Soldier").to_main()
    d.attack("Susa Soldier", DIRECT).finish_battle()
    assert d.lp == (8000, 7000)
    d.end_battle().end_turn()
    assert d.hand(A) == ["Susa Soldier"] and d.monsters(A) == []
    d = duel(a="Susa Soldier atk; set Call of the Haunted; gy Susa Soldier", rules=rules)
    assert not d.offers("Call of the Haunted"), "it cannot be Special Summoned"
    assert d.end_turn().monsters(A) == ["Susa Soldier"], "it came in another turn"


@plays("Stone Statue of the Aztecs")
@yr("YR34")
def test_stone_statue_of_the_aztecs_doubles_what_its_attacker_takes() -> None:
    d = duel(a="Gemini Elf atk", b="Stone Statue of the Aztecs def")
    d.attack("Gemini Elf", "Stone Statue of the Aztecs").finish_battle()
    assert d.lp == (7800, 8000)
    d = duel(a="Stone Statue of the Aztecs atk", b="Kuriboh def")
    d.attack("Stone Statue of the Aztecs", "Kuriboh").finish_battle()
    assert d.lp == (8000, 8000)
    d = duel(a="Stone Statue of the Aztecs atk", b="Thousand-Eyes Idol atk")
    d.attack("Stone Statue of the Aztecs", "Thousand-Eyes Idol").finish_battle()
    assert d.lp == (8000, 7700), "not when it attacks itself"


@plays("Berserk Gorilla")
@yr("YR26", "YR11")
def test_berserk_gorilla_is_destroyed_in_defense_position() -> None:
    d = duel(a="Berserk Gorilla atk", b="Gemini Elf atk")
    d.do("position", "Berserk Gorilla").to_main()
    assert d.graveyard(A) == ["Berserk Gorilla"]
    d = duel(a="down Berserk Gorilla", b="Gemini Elf atk")
    assert d.monsters(A) == ["Berserk Gorilla"] and d.can("end turn")


@plays("Berserk Gorilla")
@yr("YR26", "YR23")
def test_berserk_gorilla_must_choose_a_target_in_a_replay() -> None:
    d = duel(a="Berserk Gorilla atk", b="set Call of the Haunted; gy Kuriboh")
    d.attack("Berserk Gorilla", DIRECT).activate(B, "Call of the Haunted", "Kuriboh").to_replay()
    assert d.targets == ["Kuriboh"] and not d.can("stop")


@plays("Spear Dragon")
@yr("YR33", "YR43")
def test_spear_dragon_pierces_and_turns_to_defense() -> None:
    d = duel(a="Spear Dragon atk", b="Elemental HERO Sparkman def")
    d.attack("Spear Dragon", "Elemental HERO Sparkman").finish_battle()
    assert d.lp == (8000, 7500) and d.position("Spear Dragon") == "def"
    d = duel(a="Kuriboh atk", b="Spear Dragon atk")
    d.attack("Kuriboh", "Spear Dragon").finish_battle()
    assert d.position("Spear Dragon") == "atk"


@plays("Hayabusa Knight")
@yr("YR19")
def test_hayabusa_knight_attacks_twice() -> None:
    d = duel(a="Hayabusa Knight atk")
    d.attack("Hayabusa Knight", DIRECT).finish_battle()
    assert d.attackers == ["Hayabusa Knight"]
    d.attack("Hayabusa Knight", DIRECT).finish_battle()
    assert d.attackers == [] and d.lp == (8000, 6000)


@plays("Elemental HERO Wildedge")
@yr("YR19", "YR20")
def test_wildedge_attacks_every_monster_once() -> None:
    d = duel(a="Elemental HERO Wildedge atk", b="Marshmallon atk; Kuriboh atk; Gemini Elf def")
    d.attack("Elemental HERO Wildedge", "Marshmallon").finish_battle()
    assert d.declare("Elemental HERO Wildedge").targets == ["Kuriboh", "Gemini Elf"]
    d.target("Kuriboh").finish_battle()
    d.attack("Elemental HERO Wildedge", "Gemini Elf").finish_battle()
    assert d.monsters(B) == ["Marshmallon"] and d.attackers == []
    d = duel(a="Elemental HERO Wildedge atk", b="Kuriboh atk")
    d.attack("Elemental HERO Wildedge", "Kuriboh").finish_battle()
    assert d.attackers == [], "then it attacks no player"


@yr("YR19", "YR20")
def test_another_wildedge_in_the_same_zone_has_attacked_nobody() -> None:
    d = duel(
        a="Elemental HERO Wildedge atk; gy Elemental HERO Wildedge; set Compulsory Evacuation Device; "
        "set Call of the Haunted",
        b="Marshmallon atk",
    )
    d.attack("Elemental HERO Wildedge", "Marshmallon").finish_battle()
    assert d.attackers == []
    d.activate(A, "Compulsory Evacuation Device", "Elemental HERO Wildedge").finish_battle()
    d.activate(A, "Call of the Haunted", "Elemental HERO Wildedge").finish_battle()
    assert d.monsters(A) == ["Elemental HERO Wildedge"]
    assert d.declare("Elemental HERO Wildedge").targets == ["Marshmallon"]
