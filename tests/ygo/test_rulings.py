"""Rulings without a scenario: the scope of the game, and the rulings of this project."""

from dataclasses import fields

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, Duel, duel, new_duel
from zx_env.ygo.cards.language import Card
from zx_env.ygo.terms import Ask


def known(d: Duel, player: int, zone_of: str) -> set[int]:
    """Return the players (bits) who know the cards of that name in the player's hand."""
    g = d.g
    slots = [int(g.cards[player, 1, i]) for i in range(int(g.count[player, 1]))]
    return {int(g.known[slot]) for slot in slots if d.name(slot) == zone_of}


# -- scope ---------------------------------------------------------------------------------------------------


@yr("YR1", "YR12")
def test_it_is_the_game_of_2010() -> None:
    d = new_duel(first_player=A)
    assert d.turn == 1 and len(d.hand(A)) == 6, "the first player draws"
    d = duel(a="D.D. Warrior Lady atk; hand Honest", b="Gemini Elf atk")
    d.attack("D.D. Warrior Lady", "Gemini Elf").finish_battle()
    assert "D4" in d.offered(A, "Honest"), "Honest in damage calculation"


@yr("YR2")
def test_no_text_of_a_card_is_in_the_project() -> None:
    assert [field.name for field in fields(Card) if field.type in (str, "str")] == ["name"]


@yr("YR8")
def test_an_event_in_the_middle_of_a_chain_is_not_missed() -> None:
    d = duel(a="Gemini Elf atk; set Waboku; set Michizure", b="Gene-Warped Warwolf atk; set Mirror Force")
    d.attack("Gemini Elf", "Gene-Warped Warwolf")
    d.activate(A, "Waboku", at="De")
    d.answer(B, "Mirror Force").resolve_chain()
    # Mirror Force was the second link: Waboku has resolved after it.
    assert d.monsters(A) == [] and d.offers("Michizure")


@yr("YR9")
def test_no_effect_of_speed_1_is_used_as_its_monster_is_summoned() -> None:
    d = duel(a="hand Honest; set Book of Moon", b="")
    d.do("summon", "Honest")
    assert d.asks("window") and d.offers("Book of Moon") and not d.offers("Honest")
    d.to_main()
    assert d.offers("Honest")


@yr("YR21")
def test_a_face_down_monster_is_unknown_and_stays_face_down_until_the_flip() -> None:
    d = duel(a="Gemini Elf atk; set Rush Recklessly", b="down Giant Soldier of Stone")
    slot = d.slot("Giant Soldier of Stone")
    assert d.g.known[slot] == 1 << B
    d.attack("Gemini Elf", "Giant Soldier of Stone")
    for moment in ("De", "Be", "D1"):
        assert d.to(moment).moment == moment and d.position("Giant Soldier of Stone") == "down"
        d.stop()
    assert d.moment == "D2" and d.position("Giant Soldier of Stone") == "def"
    assert d.g.known[slot] == 1 << A | 1 << B


@yr("Y3.2", "YR22")
def test_attacker_and_target_are_named_before_anybody_answers() -> None:
    d = duel(a="Gemini Elf atk", b="Gene-Warped Warwolf atk; set Mirror Force")
    d.declare("Gemini Elf")
    assert d.asks("target") and d.targets == ["Gene-Warped Warwolf"] and not d.askings("De")
    d.target("Gene-Warped Warwolf")
    assert d.moment == "De" and d.decider == B and d.offers("Mirror Force")


@yr("Y12.17", "Y12.12", "Y12.16")
def test_ocg_marks_before_the_damage_is_done_and_asks_nobody_in_substep_5() -> None:
    d = duel(a="Blue-Eyes White Dragon atk", b="Gemini Elf atk; hand Kuriboh", rules="ocg")
    d.attack("Blue-Eyes White Dragon", "Gemini Elf").to("O4")
    assert d.g.battle.marked == 2 and d.monsters(B) == ["Gemini Elf"] and d.lp == (8000, 8000)
    d.finish_battle()
    assert d.monsters(B) == [] and d.lp == (8000, 6900) and not d.askings("D5")


# -- this project -------------------------------------------------------------------------------------------


@yr("YH1")
def test_who_can_only_pass_is_not_asked() -> None:
    d = duel(a="Gemini Elf atk", b="set Magic Cylinder")
    d.attack("Gemini Elf", DIRECT).finish_battle()
    assert [one.moment for one in d.seen if one.asked == Ask.WINDOW] == ["De"]


@yr("YH2", "YH3", "Y11.4")
def test_where_no_position_is_named_the_player_chooses() -> None:
    for position in ("atk", "def"):
        d = duel(a="Hydrogeddon atk; deck Hydrogeddon", b="Injection Fairy Lily atk")
        d.attack("Hydrogeddon", "Injection Fairy Lily")
        d.activate(A, "Hydrogeddon", "Hydrogeddon", position).finish_battle()
        assert d.monsters(A) == ["Hydrogeddon", "Hydrogeddon"]
        assert int(d.g.in_defense[int(d.g.monster[A, 1])]) == (position == "def")


@yr("YH3")
def test_a_destroyer_that_was_destroyed_does_nothing() -> None:
    d = duel(a="Hydrogeddon atk; deck Hydrogeddon", b="Elemental HERO Sparkman atk")
    d.attack("Hydrogeddon", "Elemental HERO Sparkman").finish_battle()
    assert d.monsters(A) == [] and d.monsters(B) == [] and not d.offered(A, "Hydrogeddon")


@yr("YH4")
def test_a_set_hides_the_known_cards_that_can_have_been_set() -> None:
    d = duel(a="set Compulsory Evacuation Device", b="Gemini Elf atk; hand Waboku; hand Kuriboh")
    d.activate(A, "Compulsory Evacuation Device", "Gemini Elf").to_main()
    assert known(d, B, "Gemini Elf") == {1 << A | 1 << B}
    d.end_turn()
    d.do("set", "Waboku")
    assert known(d, B, "Gemini Elf") == {1 << A | 1 << B}, "no monster lies in a Spell & Trap Zone"
    d.do("set", "Kuriboh")
    assert known(d, B, "Gemini Elf") == {1 << B}


@yr("YH4", "YR13")
def test_a_monster_that_needs_tributes_is_not_set_without_them() -> None:
    d = duel(a="set Compulsory Evacuation Device", b="Blue-Eyes White Dragon atk; hand Kuriboh")
    d.activate(A, "Compulsory Evacuation Device", "Blue-Eyes White Dragon").end_turn()
    d.do("set", "Kuriboh")
    assert known(d, B, "Blue-Eyes White Dragon") == {1 << A | 1 << B}


@yr("YH4")
def test_a_card_is_known_again_when_the_set_one_turns_out_to_be_another() -> None:
    d = duel(a="set Compulsory Evacuation Device; Dark Magician atk", b="Gemini Elf atk; hand Kuriboh")
    d.activate(A, "Compulsory Evacuation Device", "Gemini Elf").end_turn()
    d.do("set", "Kuriboh")
    assert known(d, B, "Gemini Elf") == {1 << B}
    d.end_turn()
    d.attack("Dark Magician", "Kuriboh").finish_battle()
    assert known(d, B, "Gemini Elf") == {1 << A | 1 << B}


@yr("YH5", "YR13")
def test_after_an_answer_to_leaving_it_the_turn_player_is_back_in_the_main_phase() -> None:
    d = duel(a="", b="set Waboku")
    d.do("end turn")
    assert d.asks("window") and d.decider == B
    d.activate(B, "Waboku").to_main()
    assert d.turn == 3 and d.asks("main") and d.decider == A and d.phase == "MAIN_1"
    d.end_turn()
    assert d.turn == 4
    d = duel(a="Gemini Elf atk; set Book of Moon", b="")
    d.end_turn()
    assert d.turn == 4 and [one.asked for one in d.seen if one.player == A] == [Ask.MAIN]


@yr("YH6", "YR3")
def test_a_card_of_an_extra_deck_leaves_the_duel() -> None:
    d = duel(a="Goyo Guardian atk; set Compulsory Evacuation Device", b="")
    d.activate(A, "Compulsory Evacuation Device", "Goyo Guardian").to_main()
    assert d.monsters(A) == [] and d.hand(A) == [] and "Goyo Guardian" not in d.graveyard(A)


@yr("YH7")
def test_draw_and_end_phase_have_no_window() -> None:
    d = duel(a="set Book of Moon; Gemini Elf atk", b="set Waboku")
    d.end_turn().end_turn()
    assert set(d.phases) == {"MAIN_1"}


@yr("YH8", "YR43", "Y11.10")
def test_a_sending_is_past_when_its_window_has_closed() -> None:
    d = duel(a="Gemini Elf atk; set Michizure", b="Gene-Warped Warwolf atk")
    d.attack("Gemini Elf", "Gene-Warped Warwolf").finish_battle()
    d.end_battle()
    assert d.offered(A, "Michizure") == ["D7"] and not d.offers("Michizure")
    d = duel(a="Gemini Elf atk; hand Jinzo; hand Book of Moon; set Michizure", b="Gene-Warped Warwolf atk")
    d.do("set", "Jinzo").choose("Gemini Elf")
    assert d.offers("Michizure")
    d.activate(A, "Book of Moon", "Gene-Warped Warwolf").to_main()
    # In the window and in the chain made there; not in the round after it.
    assert [one.asked for one in d.seen if "Michizure" in one.offers] == [Ask.WINDOW, Ask.ANSWER]


@yr("YH10", "YR34")
def test_half_of_an_atk_is_rounded_up_half_of_damage_down() -> None:
    d = duel(a="Susa Soldier atk; set Shrink; set Shrink", b="Cipher Soldier atk")
    d.activate(A, "Shrink", "Cipher Soldier").to_main()
    assert d.atk("Cipher Soldier") == 675
    d.attack("Susa Soldier", "Cipher Soldier").finish_battle()
    assert d.lp == (8000, 8000 - (2000 - 675) // 2)
    d = duel(a="Cipher Soldier atk; set Shrink; set Shrink", b="")
    for halved in (675, 338):
        d.activate(A, "Shrink", "Cipher Soldier").to_main()
        assert d.atk("Cipher Soldier") == halved


@yr("YH11", "YR13")
def test_a_tribute_for_a_set_can_be_answered() -> None:
    d = duel(a="Gemini Elf atk; hand Jinzo; set Michizure", b="Gene-Warped Warwolf atk")
    d.do("set", "Jinzo").choose("Gemini Elf")
    assert d.asks("window") and d.offers("Michizure") and d.position("Jinzo") == "down"


@yr("YH12", "YR14")
def test_a_field_spell_that_was_set_can_be_activated_at_once() -> None:
    d = duel(a="hand Skyscraper; hand Skyscraper", b="")
    d.do("set", "Skyscraper")
    assert d.offers("Skyscraper") and not d.can("set", "Skyscraper")
    d = duel(a="hand Skyscraper; hand Shrink", b="Gemini Elf atk")
    d.do("set", "Skyscraper").do("set", "Shrink")
    assert d.offers("Skyscraper") and not d.offers("Shrink")
    d.do("activate", "Skyscraper").to_main()
    assert d.back(A) == ["Shrink", "Skyscraper"] and not d.can("activate", "Skyscraper")


@yr("YR24")
def test_an_attack_that_is_negated_already_is_not_negated_again() -> None:
    d = duel(a="Gemini Elf atk", b="set Magic Cylinder; set Magic Cylinder; set Negate Attack")
    d.attack("Gemini Elf", DIRECT)
    d.activate(B, "Magic Cylinder", at="De")
    d.answer(B, "Magic Cylinder").finish_battle()
    # The second link negates the attack: the first one has nothing to negate, and does no damage.
    assert d.lp == (8000 - 1900, 8000)
    d = duel(a="Gemini Elf atk; Gene-Warped Warwolf atk", b="set Magic Cylinder; set Negate Attack")
    d.attack("Gemini Elf", DIRECT)
    d.activate(B, "Magic Cylinder", at="De")
    d.answer(B, "Negate Attack").finish_battle()
    assert d.lp == (8000, 8000) and d.phase == "MAIN_2"


@yr("YR37", "Y8.20")
def test_six_honests_in_one_chain_stay_within_the_numbers() -> None:
    d = duel(
        a="Blue-Eyes White Dragon atk; hand Honest; hand Honest; hand Honest",
        b="Blue-Eyes White Dragon atk; hand Honest; hand Honest; hand Honest",
    )
    d.attack("Blue-Eyes White Dragon", "Blue-Eyes White Dragon")
    d.activate(A, "Honest", at="D4")
    for player in (B, A, B, A, B):
        d.answer(player, "Honest")
    assert d.graveyard(A)[:3] == ["Honest"] * 3
    # 6000, 9000, 15000, 24000, 39000, 63000: the fifth and the sixth gain are cut off at 32000.
    d.finish_battle()
    assert d.graveyard(B)[:3] == ["Honest"] * 3
    assert d.lp == (8000, 8000) and d.monsters(A) == [] and d.monsters(B) == []


@yr("YR39", "Y8.17")
def test_a_boost_for_the_calculation_is_gone_before_anything_behind_it() -> None:
    d = duel(a="D.D. Warrior Lady atk", b="Injection Fairy Lily atk")
    d.attack("D.D. Warrior Lady", "Injection Fairy Lily")
    d.activate(B, "Injection Fairy Lily", at="D4").resolve_chain()
    d.to("D6")
    assert d.asks("yes_no") and d.subject == "D.D. Warrior Lady"
    assert d.atk("Injection Fairy Lily") == 400 and d.lp == (8000 - 1900, 6000)


@yr("YR43", "Y11.3", "Y11.10")
def test_after_the_first_chain_of_substep_7_there_is_only_the_special_permission() -> None:
    d = duel(
        a="Hydrogeddon atk; deck Hydrogeddon",
        b="Injection Fairy Lily atk; set Time Machine; set Michizure",
    )
    d.attack("Hydrogeddon", "Injection Fairy Lily")
    d.activate(A, "Hydrogeddon", "Hydrogeddon", "atk", at="D7")
    assert d.asks("answer") and d.decider == B and d.offers("Time Machine") and d.offers("Michizure")
    d.resolve_chain()
    assert d.asks("window") and d.decider == B and d.moment == "D7"
    assert d.offers("Michizure") and not d.offers("Time Machine")


@yr("YR46", "YR11")
def test_what_call_of_the_haunted_has_done_stays_while_jinzo_bars_it() -> None:
    d = duel(a="set Call of the Haunted; gy Jinzo; set Mystical Space Typhoon", b="")
    d.activate(A, "Call of the Haunted", "Jinzo").to_main()
    d.activate(A, "Mystical Space Typhoon", "Call of the Haunted").to_main()
    assert d.monsters(A) == ["Jinzo"] and d.back(A) == []
    d = duel(a="set Call of the Haunted; gy Gemini Elf; set Mystical Space Typhoon", b="")
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    d.activate(A, "Mystical Space Typhoon", "Call of the Haunted").to_main()
    assert d.monsters(A) == []


@yr("YR23")
def test_a_monster_that_left_and_came_back_is_another_one() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="Gemini Elf atk; set Waboku")
    d.attack("Gene-Warped Warwolf", "Gemini Elf").to("Be")
    slot = d.slot("Gemini Elf")
    # As if an effect had taken it away and brought it back in the meantime.
    d.g.serial[slot] += 1
    d.finish_battle()
    assert d.asks("target") and d.can("stop") and d.targets == ["Gemini Elf"]


@yr("YR24", "Y3.4")
def test_without_its_attacker_an_attack_comes_to_no_damage_step() -> None:
    d = duel(a="Gemini Elf atk; Berserk Gorilla atk; set Rush Recklessly", b="set Book of Moon")
    d.attack("Gemini Elf", DIRECT)
    d.activate(B, "Book of Moon", "Gemini Elf", at="Be").finish_battle()
    assert d.asks("battle") and not d.offered(A, "Rush Recklessly", "D1", "D2", "D3")


@yr("YR5")
def test_after_a_chain_the_turn_player_is_first_again() -> None:
    d = duel(a="Gemini Elf atk; set Book of Moon", b="set Waboku; set Compulsory Evacuation Device")
    d.enter_battle().to("St")
    d.activate(B, "Waboku", at="St").to_battle_step()
    # A, B (activates), A may answer, then a new round: A, B.
    assert d.askings("St") == [A, B, A, B, A, B] or d.askings("St") == [A, B, A, A, B]
    windows = [one.player for one in d.seen if one.moment == "St" and one.asked == Ask.WINDOW]
    assert windows == [A, B, A, B]


@yr("YR6")
def test_who_passed_is_asked_again_after_another_link() -> None:
    d = duel(
        a="Gemini Elf atk; set Waboku; set Book of Moon; set Rush Recklessly",
        b="set Compulsory Evacuation Device",
    )
    d.enter_battle()
    d.activate(A, "Waboku", at="St")
    d.answer(A, "Book of Moon", "Gemini Elf")
    d.resolve_chain()
    answers = [one.player for one in d.seen if one.asked == Ask.ANSWER]
    # Link 1: B passes, A answers itself. Link 2: B is asked again, and A.
    assert answers == [B, A, B, A]


@yr("YR46", "YR6")
def test_a_trap_does_nothing_once_jinzo_has_come_in_the_chain() -> None:
    d = duel(a="Gemini Elf atk; set Call of the Haunted; gy Jinzo", b="set Waboku")
    d.enter_battle()
    d.activate(B, "Waboku", at="St")
    d.answer(A, "Call of the Haunted", "Jinzo").to_battle_step()
    assert d.monsters(A) == ["Gemini Elf", "Jinzo"] and not d.g.protected and d.graveyard(B) == ["Waboku"]


@yr("Y11.4")
def test_a_searched_deck_is_shuffled() -> None:
    d = duel(a="Hydrogeddon atk; deck Hydrogeddon", b="Injection Fairy Lily atk")
    before = [int(d.g.cards[A, 0, i]) for i in range(11)]
    d.attack("Hydrogeddon", "Injection Fairy Lily")
    d.activate(A, "Hydrogeddon", "Hydrogeddon", "atk").finish_battle()
    after = [int(d.g.cards[A, 0, i]) for i in range(10)]
    assert sorted(after) == sorted(set(before) & set(after)) and after != [s for s in before if s in after]


@yr("YR34", "YR36")
def test_waboku_lasts_for_one_turn() -> None:
    d = duel(a="Gene-Warped Warwolf atk", b="set Waboku")
    d.enter_battle()
    d.activate(B, "Waboku", at="St")
    d.attack("Gene-Warped Warwolf", DIRECT).finish_battle()
    assert d.lp == (8000, 8000)
    d.end_battle().end_turn().end_turn()
    d.attack("Gene-Warped Warwolf", DIRECT).finish_battle()
    assert d.lp == (8000, 6000)


@yr("YR36", "YR46")
def test_a_marked_jinzo_bars_no_trap_any_more() -> None:
    d = duel(a="D.D. Warrior Lady atk; hand Honest", b="Jinzo atk; set Divine Wrath; hand Kuriboh")
    d.attack("D.D. Warrior Lady", "Jinzo")
    d.activate(A, "Honest", at="D1")
    assert not d.offers("Divine Wrath")
    d.activate(A, "D.D. Warrior Lady", at="D6")
    assert d.asks("answer") and d.decider == B and d.offers("Divine Wrath") and d.monsters(B) == ["Jinzo"]
