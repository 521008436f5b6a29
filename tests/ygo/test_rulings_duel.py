"""Rulings YR5 to YR16: chains, triggers, and the duel around the Battle Phase."""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, duel, new_duel
from zx_env.ygo.terms import Zone

# -- chains and triggers -------------------------------------------------------------------------------------


@yr("YR5")
def test_after_a_chain_the_turn_player_is_first_again() -> None:
    d = duel(
        a="Gemini Elf atk; set Rush Recklessly; set Rush Recklessly",
        b="Gene-Warped Warwolf atk; set Rush Recklessly",
    )
    d.attack("Gemini Elf", "Gene-Warped Warwolf").activate(
        B, "Rush Recklessly", "Gene-Warped Warwolf", at="D1"
    )
    d.resolve_chain()
    assert d.moment == "D1" and d.asks("window") and d.decider == A


@yr("YR6")
def test_links_resolve_the_last_first_and_a_target_that_has_gone_is_left_alone() -> None:
    d = duel(
        a="Gemini Elf atk; hand Rush Recklessly",
        b="set Compulsory Evacuation Device; Gene-Warped Warwolf atk",
    )
    d.activate(A, "Rush Recklessly", "Gemini Elf")
    d.answer(B, "Compulsory Evacuation Device", "Gemini Elf").to_main()
    assert d.hand(A) == ["Gemini Elf"]
    d.do("summon", "Gemini Elf").to_main()
    assert d.atk("Gemini Elf") == 1900, "a new object"


@yr("YR6")
def test_a_target_that_no_longer_fits_is_left_alone() -> None:
    d = duel(a="Gemini Elf atk; hand Rush Recklessly", b="set Book of Moon")
    d.activate(A, "Rush Recklessly", "Gemini Elf").answer(B, "Book of Moon", "Gemini Elf").to_main()
    d.end_turn().end_turn()
    d.do("position", "Gemini Elf").to_main()
    assert d.atk("Gemini Elf") == 1900


@yr("YR7", "YR41", "YR42")
@pytest.mark.parametrize("chosen", ["D.D. Warrior Lady", "Gemini Elf"])
def test_mandatory_effects_come_first_on_the_chain(chosen: str) -> None:
    d = duel(a="D.D. Warrior Lady atk; Gemini Elf atk", b="down Man-Eater Bug")
    d.attack("D.D. Warrior Lady", "Man-Eater Bug").to_choice().choose(chosen)
    # B's Flip Effect is mandatory: link 1. A's is optional: link 2, and resolves first.
    assert d.asks("yes_no") and d.decider == A and d.links == ["Man-Eater Bug"]
    d.activate(A, "D.D. Warrior Lady").finish_battle()
    assert d.banished(A) == ["D.D. Warrior Lady"] and d.banished(B) == ["Man-Eater Bug"]
    assert d.monsters(A) == ([] if chosen == "Gemini Elf" else ["Gemini Elf"])
    assert d.lp == (8000, 8000)


@yr("YR7")
def test_each_player_orders_its_own() -> None:
    calls = "; ".join(["set Call of the Haunted"] * 2)
    d = duel(a=f"{calls}; gy Des Mosquito; gy Des Mosquito")
    d.activate(A, "Call of the Haunted", "Des Mosquito").answer(A, "Call of the Haunted", "Des Mosquito")
    d.resolve_chain()
    assert d.asks("trigger") and d.decider == A and not d.can("stop")
    assert d.offers_now() == ["Des Mosquito", "Des Mosquito"]
    d.to_main()
    assert [int(d.g.counters[slot]) for slot in d._slots("monster", A)] == [2, 2]


@yr("YR10", "YR16")
def test_what_was_paid_stays_paid() -> None:
    energy = "Gemini Elf atk; set Rising Energy; hand Kuriboh"
    d = duel(a=energy, b="set Seven Tools of the Bandit", lp=(8000, 1000))
    d.activate(A, "Rising Energy", "Kuriboh", "Gemini Elf")
    d.answer(B, "Seven Tools of the Bandit").finish_battle()
    assert d.asks("over") and d.winner == A and d.lp == (8000, 0), "paid down to 0, which loses at once"
    d = duel(a=energy, b="set Seven Tools of the Bandit")
    d.activate(A, "Rising Energy", "Kuriboh", "Gemini Elf").answer(B, "Seven Tools of the Bandit").to_main()
    assert d.hand(A) == [] and d.atk("Gemini Elf") == 1900 and d.lp == (8000, 7000)
    assert sorted(d.graveyard(A)) == ["Kuriboh", "Rising Energy"]


@yr("YR11", "YR26")
def test_the_state_is_checked_after_every_link() -> None:
    d = duel(a="Berserk Gorilla atk; Gemini Elf def; hand Book of Moon", b="")
    d.activate(A, "Book of Moon", "Berserk Gorilla").to_main()
    assert d.monsters(A) == ["Berserk Gorilla", "Gemini Elf"], "face-down it has no effect"
    d = duel(a="Thunder Nyan Nyan atk; set Call of the Haunted; gy Gemini Elf")
    d.activate(A, "Call of the Haunted", "Gemini Elf").to_main()
    assert d.monsters(A) == ["Gemini Elf"]


# -- the duel around it --------------------------------------------------------------------------------------


@yr("YR13")
def test_one_normal_summon_or_set_a_turn() -> None:
    for deed in ("summon", "set"):
        d = duel(a="hand Gemini Elf; hand Kuriboh")
        d.do(deed, "Gemini Elf").to_main()
        assert not d.can("summon", "Kuriboh") and not d.can("set", "Kuriboh")
        assert not d.can("position", "Gemini Elf"), "it came this turn"
        d.end_turn().end_turn()
        assert d.can("summon", "Kuriboh") and d.can("position", "Gemini Elf")


@yr("YR13")
def test_a_position_is_changed_once_a_turn_and_not_after_an_attack() -> None:
    d = duel(a="Gemini Elf atk; down Kuriboh")
    d.do("position", "Gemini Elf").to_main()
    assert d.position("Gemini Elf") == "def" and not d.can("position", "Gemini Elf")
    d.do("position", "Kuriboh").to_main()
    assert d.position("Kuriboh") == "atk" and not d.can("position", "Kuriboh")
    d.attack("Kuriboh", DIRECT).finish_battle().end_battle()
    assert d.phase == "MAIN_2" and not d.can("position", "Kuriboh")


@yr("YR13")
def test_five_monster_zones() -> None:
    five = "; ".join(["Gemini Elf atk"] * 5)
    d = duel(a=f"{five}; hand Kuriboh; hand Jinzo; set Call of the Haunted; gy Kuriboh")
    assert not d.can("summon", "Kuriboh") and d.can("summon", "Jinzo"), "a Tribute makes room"
    assert not d.offers("Call of the Haunted")
    d.do("summon", "Jinzo").choose("Gemini Elf").to_main()
    assert d.monsters(A) == ["Jinzo", *["Gemini Elf"] * 4]


@yr("YR13")
def test_five_spell_and_trap_zones_and_a_field_zone() -> None:
    five = "; ".join(["set Waboku"] * 5)
    d = duel(a=f"{five}; hand Shrink; hand Skyscraper; Gemini Elf atk")
    assert not d.can("set", "Shrink") and not d.offers("Shrink")
    assert d.can("set", "Skyscraper") and d.offers("Skyscraper")


@yr("YR13")
def test_a_trap_must_be_set_first_and_waits_for_the_next_turn() -> None:
    d = duel(a="hand Waboku; Gemini Elf atk")
    assert not d.offers("Waboku")
    d.do("set", "Waboku").end_turn()
    # In the opponent's turn already.
    assert d.decider == B and d.to_main().do("end turn").offers("Waboku")


@yr("YR15")
def test_who_must_draw_from_an_empty_deck_has_lost() -> None:
    d = duel(a="Airknight Parshath atk", vanilla=0)
    d.attack("Airknight Parshath", DIRECT).finish_battle()
    assert d.asks("over") and d.winner == B
    d = duel(a="", b="", vanilla=0)
    d.do("end turn").finish_battle()
    assert d.asks("over") and d.winner == A and d.turn == 4


@yr("YR15")
def test_damage_that_ends_the_duel_triggers_nothing() -> None:
    d = duel(a="Airknight Parshath atk", b="Kuriboh atk", vanilla=0, lp=(8000, 1600))
    d.attack("Airknight Parshath", "Kuriboh").finish_battle()
    assert d.asks("over") and d.winner == A, "the deck of the winner is empty: it did not draw"


@yr("YR16")
def test_six_cards_at_the_end_of_a_turn() -> None:
    d = duel(a="hand Kuriboh; " + "; ".join(["hand Jinzo"] * 7))
    d.do("end turn").to_choice()
    assert d.decider == A and set(d.choices) == {"Kuriboh", "Jinzo"}
    d.picks[A] = ["Jinzo"]
    d.choose("Kuriboh").finish_battle()
    assert d.hand(A) == ["Jinzo"] * 6 and d.graveyard(A) == ["Kuriboh", "Jinzo"]


@yr("YR21", "YR12")
def test_hands_and_decks_are_their_players_secret() -> None:
    d = new_duel()
    for turn in (1, 2):
        assert d.turn == turn
        g = d.g
        for player in (A, B):
            hand = [int(g.cards[player, Zone.HAND, i]) for i in range(len(d.hand(player)))]
            deck = [int(g.cards[player, Zone.DECK, i]) for i in range(int(g.count[player, Zone.DECK]))]
            assert {int(g.known[slot]) for slot in hand} == {1 << player}
            assert {int(g.known[slot]) for slot in deck} == {0}
        d.end_turn()
