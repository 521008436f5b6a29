"""The matrix of the digest's section 3: which effects are offered at which moment.

One battle has every moment: A's attacker attacks B's face-down monster (or B directly, for Flashbang), and
both sides have the cards under test.
"""

import pytest

from tests.citations import yr
from tests.ygo.scenes import DIRECT, A, B, Duel, duel
from zx_env.compiling.decorators import in_python
from zx_env.ygo.rules.windows import FITS, FITS_OCG, times_now
from zx_env.ygo.terms import Moment, When

OUTSIDE = ("St", "De", "Be", "En")
STATS = ("St", "De", "Be", "D1", "D2", "D3", "En")


def asked(d: Duel, player: int, name: str, *targets: str) -> list[str]:
    """Return the moments of a whole Battle Phase in which the player is offered the card."""
    d.attack(*targets)
    d.finish_battle()
    if d.can("end battle"):
        d.end_battle()
    return d.offered(player, name)


# B's cards besides the card under test: a face-down monster that survives or is destroyed, as needed.
ANYWHERE = [
    ("Book of Moon", OUTSIDE),
    ("Waboku", OUTSIDE),
    ("Mystical Space Typhoon", OUTSIDE),
    ("Compulsory Evacuation Device", OUTSIDE),
    ("Macro Cosmos", OUTSIDE),
    ("Spacegate", OUTSIDE),
    ("Call of the Haunted", OUTSIDE),
    ("Mirror Force", ("De",)),
    ("Magic Cylinder", ("De",)),
    ("Negate Attack", ("De",)),
    ("Shift", ("De",)),
    ("Shrink", STATS),
    ("Rush Recklessly", STATS),
    ("Rising Energy", STATS),
]


@yr("Y2.2", "Y3.3", "Y4.2", "Y6.8", "Y7.3", "Y8.6", "YR22", "YR29", "YR30", "YR31", "YR4", "YR28")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
@pytest.mark.parametrize(("name", "moments"), ANYWHERE)
def test_a_card_of_the_back_row_is_offered_in_its_windows(
    rules: str, name: str, moments: tuple[str, ...]
) -> None:
    # Everything has its target and its cost: a Trap for the Typhoon, a hand card for Rising Energy.
    d = duel(
        a="Gemini Elf atk; face-up Macro Cosmos",
        b=f"down Giant Soldier of Stone; Gemini Elf def; set {name}; set Nutrient Z; hand Honest; gy Jinzo",
        rules=rules,
    )
    assert asked(d, B, name, "Gemini Elf", "Giant Soldier of Stone") == list(moments)


@yr("Y2.2", "Y3.3", "Y12.2", "Y12.4")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
@pytest.mark.parametrize(("name", "moments"), [one for one in ANYWHERE if one[1] in (OUTSIDE, STATS)])
def test_the_turn_player_has_the_same_windows(rules: str, name: str, moments: tuple[str, ...]) -> None:
    d = duel(
        a=f"Gemini Elf atk; set {name}; hand Gemini Elf; gy Jinzo",
        b="down Giant Soldier of Stone; set Nutrient Z",
        rules=rules,
    )
    # "Be" is also where the turn player decides to attack.
    assert set(asked(d, A, name, "Gemini Elf", "Giant Soldier of Stone")) == set(moments)


@yr("Y8.14", "Y8.16", "YR37", "Y12.9")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_honest_from_the_start_of_the_damage_step_to_the_calculation(rules: str) -> None:
    light = "Elemental HERO Sparkman"
    d = duel(a=f"{light} atk; hand Honest", b="Gemini Elf atk", rules=rules)
    assert asked(d, A, "Honest", light, "Gemini Elf") == ["D1", "D3", "D4"]
    # Not in Substep 1 while the target lies face-down.
    d = duel(a=f"{light} atk; hand Honest", b="down Gemini Elf", rules=rules)
    assert asked(d, A, "Honest", light, "Gemini Elf") == ["D2", "D3", "D4"]


@yr("Y8.2", "Y12.8")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_what_belongs_to_the_calculation(rules: str) -> None:
    d = duel(a="Injection Fairy Lily atk", b="Gemini Elf atk", rules=rules)
    assert asked(d, A, "Injection Fairy Lily", "Injection Fairy Lily", "Gemini Elf") == ["D4"]


@yr("Y8.2", "Y12.14", "YR35")
@pytest.mark.parametrize(("rules", "moment"), [("tcg", "D4"), ("ocg", "O4")])
@pytest.mark.parametrize("where", ["hand Kuriboh", "set Defense Draw", "set Nutrient Z"])
def test_what_turns_damage_away(rules: str, moment: str, where: str) -> None:
    name = where.partition(" ")[2]
    d = duel(a="Blue-Eyes White Dragon atk", b=where, rules=rules)
    assert asked(d, B, name, "Blue-Eyes White Dragon", DIRECT) == [moment]


@yr("Y9.2", "YR40", "Y12.16", "Y12.18")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_flashbang_directly_after_battle_damage(rules: str) -> None:
    d = duel(a="Gemini Elf atk", b="set Flashbang", rules=rules)
    assert asked(d, B, "Flashbang", "Gemini Elf", DIRECT) == ["D5"]
    d = duel(a="Gemini Elf atk", b="Injection Fairy Lily atk; set Flashbang", rules=rules)
    assert asked(d, B, "Flashbang", "Gemini Elf", "Injection Fairy Lily") == [], "no direct attack"
    d = duel(a="Gemini Elf atk", b="set Flashbang; set Waboku", rules=rules)
    d.attack("Gemini Elf", DIRECT).activate(B, "Waboku").finish_battle()
    assert d.offered(B, "Flashbang") == [], "no damage"


@yr("Y11.10", "YR43")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_michizure_also_in_the_damage_step(rules: str) -> None:
    # The battle sends a monster to its player's Graveyard.
    d = duel(a="Gemini Elf atk", b="Injection Fairy Lily atk; set Michizure", rules=rules)
    assert asked(d, B, "Michizure", "Gemini Elf", "Injection Fairy Lily") == ["D7"]
    assert d.offered(A, "Michizure") == []


SENDERS = [
    # In which substep a monster of B's is sent to the Graveyard, where that is answered, and what sends it.
    ("D1", "D1", "Sasuke Samurai atk", "down Gemini Elf", "Sasuke Samurai", "Gemini Elf"),
    ("D3", "D3", "Drillroid atk", "Giant Soldier of Stone def", "Drillroid", "Giant Soldier of Stone"),
    # Substep 5 has no window for it: the next one has.
    ("D5", "D6", "Kuriboh atk", "down Thunder Nyan Nyan; Gemini Elf atk", "Kuriboh", "Thunder Nyan Nyan"),
    # The one chain of Substep 6 is over when its Flip Effect has resolved.
    ("D6", "D7", "Gemini Elf atk", "down Man-Eater Bug; Kuriboh def", "Gemini Elf", "Man-Eater Bug"),
]


@yr("YR43", "Y11.10", "Y9.1", "Y6.7")
@pytest.mark.parametrize(("sent", "answered", "a", "b", "attacker", "target"), SENDERS)
def test_michizure_answers_a_sending_in_an_earlier_substep(
    sent: str, answered: str, a: str, b: str, attacker: str, target: str
) -> None:
    d = duel(a=a, b=f"{b}; set Michizure")
    d.attack(attacker, target)
    if sent == "D6":
        d.to_choice().choose("Kuriboh")
    d.finish_battle()
    assert d.offered(B, "Michizure")[0] == answered


@yr("Y11.3")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
@pytest.mark.parametrize("player", [A, B])
def test_time_machine_when_a_monster_was_destroyed_by_battle(rules: str, player: int) -> None:
    sides = ["Gemini Elf atk", "Injection Fairy Lily atk"]
    sides[player] += "; set Time Machine"
    d = duel(*sides, rules=rules)
    assert asked(d, player, "Time Machine", "Gemini Elf", "Injection Fairy Lily") == ["D7"]
    # Exactly one, and in the Graveyard.
    d = duel(a="Gemini Elf atk", b="Gemini Elf atk; set Time Machine", rules=rules)
    assert asked(d, B, "Time Machine", "Gemini Elf", "Gemini Elf") == []
    d = duel(a="Gemini Elf atk; face-up Macro Cosmos", b="Kuriboh atk; set Time Machine", rules=rules)
    assert asked(d, B, "Time Machine", "Gemini Elf", "Kuriboh") == []


@yr("Y8.5", "YR6")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
@pytest.mark.parametrize(
    ("name", "picks", "moment"),
    [
        # Every window in which a Trap or a monster effect can be activated has its answers.
        ("Waboku", (), "St"),
        ("Waboku", (), "De"),
        ("Waboku", (), "Be"),
        ("Rising Energy", ("Gemini Elf", "Gemini Elf"), "D1"),
        ("Rising Energy", ("Gemini Elf", "Gemini Elf"), "D2"),
        ("Rising Energy", ("Gemini Elf", "Gemini Elf"), "D3"),
        ("Waboku", (), "En"),
    ],
)
def test_what_negates_an_activation_answers_in_every_window(
    rules: str, name: str, picks: tuple[str, ...], moment: str
) -> None:
    d = duel(
        a="Gemini Elf atk; set Seven Tools of the Bandit",
        b=f"down Giant Soldier of Stone; set {name}; hand Gemini Elf",
        rules=rules,
    )
    d.attack("Gemini Elf", "Giant Soldier of Stone") if moment != "St" else d.enter_battle()
    if moment == "En":
        d.finish_battle().do("end battle")
    d.activate(B, name, *picks, at=moment)
    assert d.asks("answer") and d.decider == A and d.offers("Seven Tools of the Bandit")
    d.finish_battle()
    # As an answer only.
    assert d.offered(A, "Seven Tools of the Bandit") == [moment]


@yr("Y8.5", "YR31", "Y9.2", "Y11.3")
@pytest.mark.parametrize(
    ("a", "b", "target", "name", "moment"),
    [
        ("Blue-Eyes White Dragon atk", "set Nutrient Z", DIRECT, "Nutrient Z", "D4"),
        ("Blue-Eyes White Dragon atk", "set Flashbang", DIRECT, "Flashbang", "D5"),
        ("Blue-Eyes White Dragon atk", "Kuriboh atk; set Time Machine", "Kuriboh", "Time Machine", "D7"),
    ],
)
def test_counter_traps_answer_late_in_the_damage_step(
    a: str, b: str, target: str, name: str, moment: str
) -> None:
    d = duel(a=f"{a}; set Seven Tools of the Bandit", b=b)
    d.attack("Blue-Eyes White Dragon", target).activate(B, name, at=moment)
    d.answer(A, "Seven Tools of the Bandit").finish_battle()
    assert d.offered(A, "Seven Tools of the Bandit") == [moment] and d.lp[A] == 7000
    assert "Seven Tools of the Bandit" in d.graveyard(A)


@yr("Y8.5", "YR7")
@pytest.mark.parametrize(
    ("a", "b", "attacker", "target", "moment"),
    [
        ("Sasuke Samurai atk", "down Gemini Elf", "Sasuke Samurai", "Gemini Elf", "D1"),
        ("Drillroid atk", "Giant Soldier of Stone def", "Drillroid", "Giant Soldier of Stone", "D3"),
        ("Cipher Soldier atk", "Hayabusa Knight atk", "Cipher Soldier", "Hayabusa Knight", "D4"),
        ("Airknight Parshath atk", "Kuriboh atk", "Airknight Parshath", "Kuriboh", "D6"),
        ("Zombyra the Dark atk", "Kuriboh atk", "Zombyra the Dark", "Kuriboh", "D7"),
    ],
)
def test_mandatory_effects_activate_in_their_substep_and_can_be_answered(
    a: str, b: str, attacker: str, target: str, moment: str
) -> None:
    d = duel(a=a, b=f"{b}; set Divine Wrath; hand Gemini Elf")
    d.attack(attacker, target).finish_battle()
    assert d.offered(B, "Divine Wrath") == [moment]


@yr("Y4.2", "Y12.7")
def test_the_table_of_the_rules_is_the_matrix() -> None:
    steps = (Moment.START, Moment.DECLARED, Moment.RETARGETED, Moment.BEFORE, Moment.END_STEP)
    early = (Moment.D1, Moment.D2, Moment.D3)
    rows = {
        When.ANY: steps,
        When.DECLARATION: (Moment.DECLARED,),
        When.TARGETED: (Moment.DECLARED, Moment.RETARGETED),
        When.STATS: (*steps, *early),
        When.HONEST: (*early, Moment.D4),
        When.CALCULATION: (Moment.D4,),
        When.DAMAGE: (Moment.D4,),
        When.FLASHBANG: (Moment.D5,),
        When.SENT: (*steps, *early, Moment.D6, Moment.D7),
        When.DESTROYED: (Moment.D7,),
        When.ANSWER: tuple(moment for moment in Moment if moment != Moment.MAIN),
        When.MAIN: (),
        When.OWN_MAIN: (),
    }
    assert set(rows) == set(When)
    for when, moments in rows.items():
        assert set(FITS[when]) - {Moment.MAIN} == set(moments), when.name
        in_ocg = (Moment.O4,) if when == When.DAMAGE else moments
        assert set(FITS_OCG[when]) - {Moment.MAIN} == set(in_ocg), when.name


@yr("YR31", "Y8.5")
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_no_time_is_one_for_answers_while_no_chain_is_open(rules: str) -> None:
    d = duel(a="Gemini Elf atk; set Waboku", b="Gemini Elf def; set Waboku", rules=rules)
    d.attack("Gemini Elf", "Gemini Elf")
    for player in (A, B):
        assert not in_python(times_now)(d.g, player) >> When.ANSWER & 1
    d.activate(A, "Waboku")
    for player in (A, B):
        assert in_python(times_now)(d.g, player) >> When.ANSWER & 1
