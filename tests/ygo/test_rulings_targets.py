"""Rulings on attack targets and bonds: Shift (YR48), replays (YR23, YR51) and Call of the Haunted (YH13)."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel

BOTH = pytest.mark.parametrize("rules", ["tcg", "ocg"])

# -- Shift ---------------------------------------------------------------------------------------------------


@yr("YR48", "YR20")
@BOTH
def test_shift_does_not_redirect_to_a_monster_that_cannot_be_attacked(rules: str) -> None:
    d = duel(a="Gemini Elf atk", b="Gene-Warped Warwolf atk; Command Knight atk; set Shift", rules=rules)
    assert d.declare("Gemini Elf").targets == ["Gene-Warped Warwolf"]
    d.target("Gene-Warped Warwolf").finish_battle()
    assert d.offered(B, "Shift") == []
    d = duel(
        a="Gemini Elf atk",
        b="Gene-Warped Warwolf atk; Command Knight atk; Giant Soldier of Stone def; set Shift",
        rules=rules,
    )
    d.attack("Gemini Elf", "Gene-Warped Warwolf").activate(B, "Shift", at="De")
    assert d.choices == ["Giant Soldier of Stone"]
    d.finish_battle()
    assert d.lp == (7900, 8000), "1900 against DEF 2000"


@yr("YR48", "YR51")
@BOTH
def test_shift_does_not_redirect_wildedge_to_what_it_has_attacked(rules: str) -> None:
    d = duel(
        a="Elemental HERO Wildedge atk",
        b="Marshmallon atk; Kuriboh atk; Thousand-Eyes Idol atk; set Shift",
        rules=rules,
    )
    d.attack("Elemental HERO Wildedge", "Marshmallon").finish_battle()
    d.attack("Elemental HERO Wildedge", "Kuriboh").activate(B, "Shift", at="De").finish_battle()
    # Marshmallon was attacked: only the Idol is left. Both targets count as attacked now.
    assert d.monsters(B) == ["Marshmallon", "Kuriboh"] and d.attackers == []


@yr("YR48", "YR23", "YR22")
@BOTH
def test_shift_answers_the_new_target_after_a_replay_and_mirror_force_does_not(rules: str) -> None:
    d = duel(
        a="Gemini Elf atk",
        b="Kuriboh atk; Blue-Eyes White Dragon atk; set Compulsory Evacuation Device; set Shift;"
        "set Mirror Force; set Magic Cylinder; hand Jinzo; Thousand-Eyes Idol atk",
        rules=rules,
    )
    d.attack("Gemini Elf", "Thousand-Eyes Idol")
    d.activate(B, "Compulsory Evacuation Device", "Thousand-Eyes Idol", at="Be").to_replay()
    d.target("Kuriboh").to("Re")
    assert d.decider == B and d.offers_now() == ["Shift"]
    d.activate(B, "Shift", "Blue-Eyes White Dragon").finish_battle()
    assert d.monsters(A) == [] and d.lp == (6900, 8000)
    assert d.offered(B, "Mirror Force") == d.offered(B, "Magic Cylinder") == ["De"]
    assert d.offered(B, "Shift") == ["De", "Re"]


@yr("YR48", "YR27")
@BOTH
def test_after_the_answer_to_the_new_target_the_window_before_the_damage_step_opens(rules: str) -> None:
    d = duel(
        a="Gene-Warped Warwolf atk; set Rush Recklessly",
        b="set Call of the Haunted; gy Kuriboh; set Shift",
        rules=rules,
    )
    d.attack("Gene-Warped Warwolf", DIRECT).activate(B, "Call of the Haunted", "Kuriboh", at="De").to_replay()
    d.target("Kuriboh").finish_battle()
    # "Be" is before the declaration and after the new target.
    assert d.askings("Re") == [A] and d.askings("Be")[-1] == A
    assert d.offered(A, "Rush Recklessly") == ["St", "Be", "De", "Re", "D1", "D3"]
    assert d.offered(B, "Shift") == [], "there is no other monster"
    # A direct attack has no target that Shift could answer: the window does not open.
    d = duel(
        a="Gene-Warped Warwolf atk; set Rush Recklessly",
        b="Kuriboh atk; set Compulsory Evacuation Device",
        rules=rules,
    )
    d.attack("Gene-Warped Warwolf", "Kuriboh")
    d.activate(B, "Compulsory Evacuation Device", "Kuriboh", at="De").to_replay().target(
        DIRECT
    ).finish_battle()
    assert "Re" not in d.moments and d.lp == (8000, 6000)


# -- replays -------------------------------------------------------------------------------------------------


@yr("YR51", "YR23", "YR19")
@BOTH
def test_wildedge_has_attacked_the_target_of_an_attack_given_up(rules: str) -> None:
    d = duel(
        a="Elemental HERO Wildedge atk",
        b="Gemini Elf atk; set Call of the Haunted; gy Kuriboh",
        rules=rules,
    )
    d.attack("Elemental HERO Wildedge", "Gemini Elf")
    d.activate(B, "Call of the Haunted", "Kuriboh", at="De").to_replay()
    assert d.targets == ["Gemini Elf", "Kuriboh"]
    d.give_up().finish_battle()
    assert d.declare("Elemental HERO Wildedge").targets == ["Kuriboh"]


@yr("YR23", "YR19")
@BOTH
def test_a_replay_does_not_count_the_attack_again(rules: str) -> None:
    d = duel(a="Hayabusa Knight atk", b="set Call of the Haunted; gy Kuriboh", rules=rules)
    d.attack("Hayabusa Knight", DIRECT).activate(B, "Call of the Haunted", "Kuriboh", at="De").to_replay()
    d.target("Kuriboh").finish_battle()
    assert d.attackers == ["Hayabusa Knight"], "it can attack twice"
    d.attack("Hayabusa Knight", DIRECT).finish_battle()
    assert d.attackers == [] and d.lp == (8000, 8000 - 700 - 1000)


# -- Call of the Haunted -------------------------------------------------------------------------------------


@yr("YH13", "YR11")
@BOTH
def test_call_of_the_haunted_stays_when_its_monster_is_not_destroyed(rules: str) -> None:
    call = "set Call of the Haunted; gy Gemini Elf"
    # Returned to the hand.
    d = duel(a=f"{call}; set Compulsory Evacuation Device", rules=rules)
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.activate(A, "Compulsory Evacuation Device", "Gemini Elf").to_main()
    assert d.hand(A) == ["Gemini Elf"] and d.back(A) == ["Call of the Haunted"]
    # Tributed.
    d = duel(a=f"{call}; hand Jinzo; hand B.E.S. Big Core", rules=rules)
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.do("summon", "B.E.S. Big Core").to_main()
    assert d.graveyard(A) == ["Gemini Elf"] and d.back(A) == ["Call of the Haunted"]
    # Banished by D.D. Warrior Lady.
    d = duel(a=call, b="D.D. Warrior Lady atk", rules=rules)
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.attack("Gemini Elf", "D.D. Warrior Lady").activate(B, "D.D. Warrior Lady", at="D6").finish_battle()
    assert d.banished(A) == ["Gemini Elf"] and d.back(A) == ["Call of the Haunted"]
    # It stays without use: nothing happens when it leaves.
    d = duel(a=f"{call}; set Compulsory Evacuation Device; hand Mystical Space Typhoon", rules=rules)
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.activate(A, "Compulsory Evacuation Device", "Gemini Elf").to_main()
    d.do("summon", "Gemini Elf").to_main()
    d.activate(A, "Mystical Space Typhoon", "Call of the Haunted").to_main()
    assert d.monsters(A) == ["Gemini Elf"]


@yr("YH13", "YR11", "YR45")
@BOTH
@pytest.mark.parametrize("cosmos", ["", "; face-up Macro Cosmos"])
def test_call_of_the_haunted_is_destroyed_when_its_monster_is_destroyed(rules: str, cosmos: str) -> None:
    # By an effect; removed instead of the Graveyard, it was destroyed all the same.
    d = duel(
        a=f"set Call of the Haunted; gy Gemini Elf; set Michizure{cosmos}", b="set Mirror Force", rules=rules
    )
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.attack("Gemini Elf", DIRECT).activate(B, "Mirror Force", at="De").finish_battle()
    assert d.monsters(A) == [] and "Call of the Haunted" not in d.back(A)
    # By battle.
    d = duel(a=f"set Call of the Haunted; gy Gemini Elf{cosmos}", b="Blue-Eyes White Dragon atk", rules=rules)
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.attack("Gemini Elf", "Blue-Eyes White Dragon").finish_battle()
    assert d.monsters(A) == [] and "Call of the Haunted" not in d.back(A)


@yr("YH13", "YR11")
@BOTH
def test_the_bond_of_call_of_the_haunted_ends_face_down(rules: str) -> None:
    a = "set Call of the Haunted; gy Gemini Elf; set Book of Moon; hand Mystical Space Typhoon"
    d = duel(a=a, rules=rules)
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.activate(A, "Book of Moon", "Gemini Elf").to_main()
    d.activate(A, "Mystical Space Typhoon", "Call of the Haunted").to_main()
    assert d.monsters(A) == ["Gemini Elf"] and d.position("Gemini Elf") == "down"
    d = duel(a="set Call of the Haunted; gy Kuriboh; set Book of Moon", b="Gemini Elf atk", rules=rules)
    d.activate(A, "Call of the Haunted", "Kuriboh").to_main()
    d.activate(A, "Book of Moon", "Kuriboh").to_main()
    d.end_turn().attack("Gemini Elf", "Kuriboh").finish_battle()
    assert d.monsters(A) == [] and d.back(A) == ["Call of the Haunted"]
