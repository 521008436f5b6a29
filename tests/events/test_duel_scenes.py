"""Kinds of events that duels seldom see: a scene each, with the sentence and the rule by which it happens."""

import pytest

from tests.citations import yr
from tests.events.test_scenes import duel, in_order, lines_of

MAGICIAN, ELF = "Dark Magician", "Gemini Elf"
STRIKE = ("battle phase", f"attack m1:{MAGICIAN}")

SCENES = {
    "special_summon": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"monsters": ["Mystic Tomato"], "deck": ["Kuriboh", ELF]}},
        (*STRIKE, "target enemy m1:Mystic Tomato", "yes", "choose deck:Kuriboh"),
        (
            "An effect of Mystic Tomato triggers (YR7)",
            "Player 1 says yes (YR7)",
            "Player 1 Special Summons Kuriboh from player 1's deck in Attack Position "
            "(YR6, by Mystic Tomato)",
            "Player 1's deck is shuffled (YR6, by Mystic Tomato)",
        ),
    ),
    "life_gained": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"back": ["Nutrient Z"]}},
        (*STRIKE, "direct attack", "activate s1:Nutrient Z"),
        ("Player 1 gains 4000 Life Points, which makes 12000 (YR6, by Nutrient Z)",),
    ),
    "attack_stops": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"back": ["Negate Attack"]}},
        (*STRIKE, "direct attack", "activate s1:Negate Attack"),
        ("The attack of Dark Magician stops (YR6, by Negate Attack)", "The attack is over (Y3.1)"),
    ),
    "negate": (
        {
            "a": {"monsters": [MAGICIAN], "back": ["Seven Tools of the Bandit"]},
            "b": {"back": ["Mirror Force"]},
        },
        (*STRIKE, "direct attack", "activate s1:Mirror Force", "activate s1:Seven Tools of the Bandit"),
        (
            "Player 0 loses 1000 Life Points, 7000 are left (YR6)",
            "The activation of Mirror Force is negated (YR6)",
            "Mirror Force is destroyed and sent to the Graveyard (YR6, by Seven Tools of the Bandit)",
            "Mirror Force does nothing, link 1 of the chain (YR6)",
        ),
    ),
    "target": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"back": ["Shift"], "monsters": ["Kuriboh", ELF]}},
        (*STRIKE, "target enemy m1:Kuriboh", "activate s1:Shift", f"choose m2:{ELF}"),
        (
            "Player 1 chooses Gemini Elf in player 1's Monster Zone 2 as the target (YR6)",
            "Dark Magician attacks Gemini Elf instead (YR6, by Shift)",
        ),
    ),
    "turn_down, halve, atk_ends": (
        {
            "a": {"monsters": [MAGICIAN], "hand": ["Book of Moon", "Shrink"]},
            "b": {"monsters": ["Kuriboh", ELF]},
        },
        (
            *("activate hand:Book of Moon", "choose enemy m1:Kuriboh", "pass"),
            *("activate hand:Shrink", f"choose enemy m2:{ELF}", "end turn"),
        ),
        (
            # The one who chooses is not the one on whose side the card lies.
            "Player 0 chooses Kuriboh in player 1's Monster Zone 1 as the target (YR6)",
            "Kuriboh in player 1's Monster Zone 1 is turned face-down (YR6, by Book of Moon)",
            "The original ATK of Gemini Elf is halved (YR6, by Shrink)",
            "What changed the ATK of Gemini Elf is over (YR3)",
        ),
    ),
    "banish": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"monsters": ["D.D. Warrior Lady"]}},
        (*STRIKE, "target enemy m1:D.D. Warrior Lady", "yes"),
        ("Dark Magician is banished from player 0's Monster Zone 1 (YR6, by D.D. Warrior Lady)",),
    ),
    "counters": (
        {"a": {"monsters": [ELF], "hand": ["B.E.S. Big Core"]}},
        ("summon B.E.S. Big Core", f"choose m1:{ELF}", "end turn"),
        (
            "Player 0 chooses Gemini Elf in player 0's Monster Zone 1 as a Tribute (YR6)",
            "Player 0 summons B.E.S. Big Core in Attack Position (YR13)",
            "3 counters put on B.E.S. Big Core (YR6, by B.E.S. Big Core)",
        ),
    ),
    "return": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"back": ["Compulsory Evacuation Device"]}},
        (*STRIKE, "direct attack", "activate s1:Compulsory Evacuation Device", f"choose enemy m1:{MAGICIAN}"),
        (
            "Player 1 chooses Dark Magician in player 0's Monster Zone 1 as the target (YR6)",
            "Dark Magician returns from player 0's Monster Zone 1 to the hand "
            "(YR6, by Compulsory Evacuation Device)",
        ),
    ),
    "discard": (
        {"a": {"monsters": [MAGICIAN]}, "b": {"hand": ["Kuriboh"]}},
        (*STRIKE, "direct attack", "activate hand:Kuriboh"),
        ("Player 1 discards Kuriboh (YR6)",),
    ),
}
"""By the kinds of the events: the sides, the actions by their texts, the sentences."""


@yr("YR3", "YR6", "YR7", "YR13")
@pytest.mark.parametrize("kinds", SCENES)
def test_a_scene_has_its_events(kinds: str):
    sides, actions, lines = SCENES[kinds]
    game, left = duel(**sides), list(actions)
    while left:
        texts = [str(action) for action in game.actions()]
        if left[0] in texts:
            game.step(left.pop(0))
        else:
            game.step("pass")
    while "pass" in [str(action) for action in game.actions()]:
        game.step("pass")
    in_order(lines_of(game), *lines)
    assert {event.kind for event in game.events()} >= set(kinds.split(", "))
