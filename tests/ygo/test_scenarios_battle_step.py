"""S5 to S11 and S27: entering the Battle Phase, Start Step and Battle Step, replays."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel, new_duel


@yr("Y1.1", "Y1.4", "Y1.5", "YR12")
def test_s5_the_first_turn_has_no_battle_phase() -> None:
    d = new_duel(first_player=A)
    assert len(d.hand(A)) == 6 and len(d.hand(B)) == 5
    assert d.turn == 1 and d.asks("main") and not d.can("battle")
    d.end_turn()
    assert d.turn == 2 and d.asks("main") and d.decider == B
    assert "MAIN_2" not in d.phases, "a turn without a Battle Phase goes to the End Phase"
    assert d.monsters(B) == [] and d.can("battle")
    assert len(d.hand(B)) == 6


@yr("Y1.2", "Y1.3", "YR26")
def test_s6_berserk_gorilla_must_attack() -> None:
    d = duel(a="Berserk Gorilla atk; Gemini Elf atk", b="Gemini Elf atk")
    assert not d.can("end turn") and d.can("battle")
    d.enter_battle()
    assert not d.can("end battle")
    assert d.attackers == ["Berserk Gorilla", "Gemini Elf"]
    d.attack("Berserk Gorilla", "Gemini Elf")
    d.finish_battle()
    assert d.monsters(B) == [] and d.lp == (8000, 7900)
    assert d.can("end battle")


@yr("Y1.2")
def test_s6_without_a_gorilla_entering_is_a_choice() -> None:
    d = duel(a="Gemini Elf atk", b="Gemini Elf atk")
    assert d.can("end turn") and d.can("battle")
    d.enter_battle()
    d.end_battle()
    assert d.phase == "MAIN_2" and d.can("end turn") and not d.can("battle")


@yr("Y2.1", "Y2.2", "YR4", "YR18", "YR34", "YR36")
def test_s7_waboku_in_the_start_step() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="Gemini Elf atk; set Waboku")
    d.enter_battle()
    d.activate(B, "Waboku", at="St")
    d.attack("Gene-Warped Warwolf", "Gemini Elf")
    d.finish_battle()
    assert d.monsters(B) == ["Gemini Elf"] and d.monsters(A) == ["Gene-Warped Warwolf"]
    assert d.lp == (8000, 8000)


@yr("Y2.2", "Y12.2", "YR18")
def test_s7_the_turn_player_is_asked_first_in_the_start_step() -> None:
    d = duel(a="Gemini Elf atk; set Book of Moon", b="Gemini Elf atk; set Waboku")
    d.enter_battle()
    d.to_battle_step()
    assert d.askings("St") == [A, B]


@yr("Y2.3", "Y2.4", "Y1.4")
def test_s7_having_entered_obliges_nobody_to_attack() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="Gemini Elf atk")
    d.enter_battle()
    assert d.can("end battle")
    d.end_battle()
    assert d.asks("main") and d.phase == "MAIN_2" and not d.can("battle")


@yr("YR22", "Y12.5", "YR6")
def test_s8_one_chain_answers_a_declaration() -> None:
    d = duel(a="Gemini Elf atk; set Seven Tools of the Bandit", b="set Mirror Force; set Magic Cylinder")
    d.attack("Gemini Elf", DIRECT)
    d.activate(B, "Mirror Force", at="De")
    assert d.offered(B, "Magic Cylinder") == ["De"]
    d.answer(A, "Seven Tools of the Bandit").resolve_chain()
    # Nobody is asked again: the one chain is over, and the attack goes through.
    assert d.asks("battle")
    assert d.monsters(A) == ["Gemini Elf"] and d.graveyard(B) == ["Mirror Force"]
    assert d.back(B) == ["Magic Cylinder"]
    assert d.lp == (7000, 6100)


@yr("Y3.3", "Y3.4", "YR24", "YR13")
def test_s9_book_of_moon_stops_the_attack() -> None:
    d = duel(a="Gemini Elf atk", b="set Book of Moon")
    d.attack("Gemini Elf", DIRECT)
    d.activate(B, "Book of Moon", "Gemini Elf", at="Be")
    d.finish_battle()
    assert not {"D1", "D4", "D7"} & set(d.moments), "there is no Damage Step"
    assert d.position("Gemini Elf") == "down" and d.lp == (8000, 8000)
    assert d.asks("battle") and d.attackers == []
    d.end_battle()
    assert d.phase == "MAIN_2" and not d.can("position", "Gemini Elf")


@yr("YR23")
def test_s10_a_monster_that_comes_causes_a_replay() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="set Call of the Haunted; gy Blue-Eyes White Dragon")
    d.attack("Gene-Warped Warwolf", DIRECT)
    d.activate(B, "Call of the Haunted", "Blue-Eyes White Dragon")
    d.to_replay()
    assert d.decider == A and d.targets == ["Blue-Eyes White Dragon"] and d.can("stop")
    d.give_up()
    d.finish_battle()
    assert d.position("Blue-Eyes White Dragon") == "atk"
    assert d.asks("battle") and d.attackers == []
    assert d.lp == (8000, 8000)


@yr("YR23", "YR22", "Y3.3")
def test_s11_a_monster_that_leaves_causes_a_replay_without_a_declaration() -> None:
    d = duel(
        a="Gene-Warped Warwolf atk",
        b="Giant Soldier of Stone def; set Compulsory Evacuation Device; set Mirror Force",
    )
    d.attack("Gene-Warped Warwolf", "Giant Soldier of Stone")
    d.activate(B, "Compulsory Evacuation Device", "Giant Soldier of Stone", at="Be")
    assert d.offered(B, "Mirror Force") == ["De"]
    d.to_replay()
    assert d.targets == [DIRECT]
    d.target(DIRECT)
    d.finish_battle()
    assert d.offered(B, "Mirror Force") == ["De"], "there is no new declaration"
    assert d.hand(B) == ["Giant Soldier of Stone"] and d.lp == (8000, 6000)


@yr("Y3.1", "Y12.1", "Y12.2", "Y12.3", "Y12.4", "YR17", "YR28")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_s27_the_turn_player_decides_first_and_may_end_the_battle_phase(rules: str) -> None:
    d = duel(a="Gemini Elf atk", b="Giant Soldier of Stone def; set Waboku", rules=rules)
    d.enter_battle()
    d.to_battle_step()
    # Nobody is asked between the Start Step and the decision of the turn player.
    assert d.offered(B, "Waboku") == ["St"]
    d.end_battle()
    assert d.offered(B, "Waboku") == ["St", "En"]
    assert d.asks("main") and d.phase == "MAIN_2"


@yr("Y3.1", "Y3.4", "Y12.4", "Y12.6", "YR27", "YR28", "YR30")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_s27_windows_of_an_attack(rules: str) -> None:
    d = duel(a="Gemini Elf atk", b="Giant Soldier of Stone def; set Waboku", rules=rules)
    d.attack("Gemini Elf", "Giant Soldier of Stone")
    d.finish_battle()
    assert d.offered(B, "Waboku") == ["St", "De", "Be"]
    assert d.asks("battle") and d.decider == A and d.attackers == []
    assert d.lp == (7900, 8000)


@yr("Y12.6")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_several_chains_in_the_battle_step_and_then_the_damage_step_or_the_end_step(
    rules: str, attacks: bool
) -> None:
    d = duel(
        a="Gemini Elf atk; set Shrink; set Book of Moon",
        b="Gene-Warped Warwolf atk; Giant Soldier of Stone def; set Waboku",
        rules=rules,
    )
    d.enter_battle().to_battle_step()
    d.activate(A, "Shrink", "Gene-Warped Warwolf").to_battle_step()
    d.activate(A, "Book of Moon", "Giant Soldier of Stone").to_battle_step()
    assert d.asks("battle") and d.decider == A
    assert (d.atk("Gene-Warped Warwolf"), d.position("Giant Soldier of Stone")) == (1000, "down")
    if attacks:
        d.attack("Gemini Elf", "Gene-Warped Warwolf").finish_battle()
    else:
        d.end_battle()
    assert d.lp == (8000, 7100 if attacks else 8000) and ("En" in d.moments) == (not attacks)


@yr("YR23", "YR7")
@pytest.mark.parametrize("moment", ["De", "Be"])
def test_what_has_triggered_goes_on_a_chain_before_a_replay(moment: str) -> None:
    d = duel(a="Raging Flame Sprite atk", b="set Call of the Haunted; gy Des Mosquito")
    d.attack("Raging Flame Sprite", DIRECT)
    d.activate(B, "Call of the Haunted", "Des Mosquito", at=moment).to_replay()
    assert d.targets == ["Des Mosquito", DIRECT] and d.atk("Des Mosquito") == 1500
