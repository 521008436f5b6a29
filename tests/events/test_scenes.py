"""Events of single scenes, one kind of event per scene, with the rule by which it happens."""

from typing import Any

from tests.citations import cr, yr
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.ygo_battle_v0 import Game as Duel

COAL = "B01-003"  # Coal Armadillo, Power 3500
ARTEMIS = "B01-006"  # Artemis, Goddess of the Hunt, Ignition icon
TANK = "B01-013"  # Tank Heart, Power 8000
RECOVERER = "B01-007"  # with Ignition and Life Recovery
SPICA = "B01-027"  # Meteor Sword Spica: when it appears, draws a card beside a Void


def stand(scenario: Scenario, **keys: Any) -> Play:
    return Play(Game.from_position(scenario.position, events=True, **keys))


def lines_of(game: Any, viewer: int | None = None) -> list[str]:
    return [str(event) for event in game.events(viewer)]


def in_order(lines: list[str], *wanted: str) -> None:
    """Assert that the lines contain each of these, in this order."""
    at = 0
    for one in wanted:
        assert one in lines[at:], "\n".join([f"missing here: {one}", *lines])
        at = lines.index(one, at) + 1


@cr("602.1", "604.3a", "904.1")
def test_events_of_a_battle_from_the_attack_to_the_destruction():
    g = stand(Scenario().zx("b1", TANK).zx("b2", COAL, 1))
    g.attack("b1", "b2").pass_both()
    in_order(
        lines_of(g.game),
        "Tank Heart on b1 attacks Coal Armadillo on b2 (CR 602.1)",
        "Tank Heart on b1 gets into Sleep State (CR 602.1d)",
        "Player 0 passes (CR 603.1b)",
        "Player 1 passes (CR 603.1b)",
        "Coal Armadillo receives 8000 damage from Tank Heart (CR 604.3a)",
        "Coal Armadillo on b2 is destroyed and put into Charge (CR 904)",
        "The battle is over (CR 605.6)",
    )


@cr("604.3b", "907.2c", "907.2e", "803")
def test_events_of_a_life_that_is_lost_and_played():
    g = stand(Scenario().zx("b2", TANK).life(1, *[ARTEMIS] * 4))
    g.attack("b2", "player").pass_both().do("yes", "at b3")
    wanted = [
        "Tank Heart on b2 attacks {foe} (CR 602.1)",
        "{Foe} 1 damage (CR 604.3b)",
        "Artemis, Goddess of the Hunt of {whose} Life is revealed (CR 907.2c)",
    ]
    names = {"foe": "player 1", "Foe": "Player 1 receives", "whose": "player 1's"}
    in_order(
        lines_of(g.game),
        *(line.format(**names) for line in wanted),
        "Player 1 plays the revealed card (CR 803)",
        "Player 1 plays Artemis, Goddess of the Hunt from player 1's Life without paying its Cost (CR 804.2)",
        "Player 1 loses 1 Life, 3 cards left (CR 804.2)",
        "Artemis, Goddess of the Hunt appears on b3 (CR 1006)",
    )
    names = {"foe": "you", "Foe": "You receive", "whose": "your"}
    in_order(
        lines_of(g.game, 1), *(line.format(**names) for line in wanted), "You play the revealed card (CR 803)"
    )


@cr("907.2d")
def test_a_life_without_the_icon_goes_to_charge():
    g = stand(Scenario().zx("b2", TANK))
    g.attack("b2", "player").pass_both()
    in_order(
        lines_of(g.game, 0),
        "Coal Armadillo of the enemy's Life is revealed (CR 907.2c)",
        "Coal Armadillo is put from Life into the enemy's Charge (CR 907.2d)",
        "The enemy loses 1 Life, 3 cards left (CR 907.2d)",
    )


@cr("1102.1")
def test_a_life_that_is_recovered_is_gained():
    g = stand(Scenario().zx("b2", TANK).life(1, RECOVERER))
    g.attack("b2", "player").pass_both().do("yes", "at a3")
    changes = [event for event in g.game.events() if event.kind.startswith("life")]
    assert [(event.kind, event.who, event.amount) for event in changes] == [
        ("life_lost", 1, 1),
        ("life_gained", 1, 1),
    ]
    in_order(lines_of(g.game, 1), "You gain 1 Life, which makes 1 (CR 304.3)")


def test_the_preparation_gains_no_life():
    game = Game.new(seed=7, events=True)
    while game.position()["turn"] < 1:
        game.step(int(game.mask().argmax()))
    events = game.events()
    assert sum(event.kind == "recover" for event in events) == 8
    assert not [event for event in events if event.kind in ("life_gained", "life_lost")]


@cr("804.2", "1006", "809.1")
def test_events_of_a_play_its_payment_and_its_triggers():
    g = stand(Scenario().zx("b1", "B01-026").hand(0, SPICA).resource(0, "B01-026", times=3))
    g.do(f"play {SPICA}", "at a2")
    in_order(
        lines_of(g.game),
        "Player 0 plays Meteor Sword Spica from player 0's Hand (CR 804.2)",
        "Player 0 sleeps Void in Resource to pay (CR 804.2)",
        "Meteor Sword Spica appears on a2 (CR 1006)",
        "An ability of Meteor Sword Spica triggers (CR 809.1)",
        "An ability of Meteor Sword Spica is carried out (CR 702.2)",
        "Player 0 draws Coal Armadillo (CR 1004, by Meteor Sword Spica)",
    )


@cr("1004", "902.1", "902.1c")
def test_draws_hide_the_card_from_the_opponent_and_a_reload_has_its_event():
    g = stand(Scenario().deck(1, COAL, TANK).trash(1, ARTEMIS, TANK))
    g.do("pass")
    in_order(
        lines_of(g.game, 1),
        "Your turn begins, turn 6 (CR 501.3)",
        "Your Draw Phase begins (CR 503)",
        "You draw Coal Armadillo (CR 1004)",
        "You draw Tank Heart (CR 1004)",
        "You reload: 2 cards of the Trash become the deck (CR 902.1)",
        "Coal Armadillo is put from Life into your Charge (CR 902.1c)",
        "You lose 1 Life, 3 cards left (CR 902.1c)",
    )
    in_order(lines_of(g.game, 0), "The enemy draws a card (CR 1004)", "The enemy draws a card (CR 1004)")


def test_events_tell_what_an_effect_gives_a_card_for_a_while():
    g = stand(Scenario().zx("b1", "B14-041").zx("b2", COAL, 1))
    g.do("use b1", "choose b2")
    given = "Coal Armadillo is barred from something until the end of the turn (by Aura Heidrun)"
    assert lines_of(g.game)[-1] == given
    assert (g.game.events()[-1].kind, g.game.events()[-1].state) == ("give", "bar")


@cr("903.2")
def test_a_player_without_deck_and_trash_has_lost_by_the_deck():
    g = stand(Scenario().deck(1, COAL).cards(1, "trash", []))
    g.do("pass")
    last = g.game.events()[-1]
    assert (last.who, last.state, last.rule) == (0, "no deck", "903.2"), last.text


@cr("101.2", "903.1")
def test_events_name_the_winner_and_the_reason():
    g = stand(Scenario().zx("b2", TANK).life(1, COAL))
    g.attack("b2", "player").pass_both()
    last = g.game.events()[-1]
    assert last.as_dict() == {
        "kind": "win",
        "text": "Player 0 has won: player 1 has no Life left (CR 903.1)",
        "turn": 5,
        "together": False,
        "who": 0,
        "state": "no life",
        "rule": "903.1",
    }


def duel(**sides: Any) -> Duel:
    """Player 0's Main Phase 1 in turn 3."""
    players = [{"deck": ["Gene-Warped Warwolf"] * 10} | sides.get(name, {}) for name in ("a", "b")]
    position = {"format": "ygo-position/1", "turn": 3, "turn_player": 0, "players": players}
    return Duel.from_position(position, events=True)


def monster(card: str, position: str) -> dict[str, str]:
    return {"card": card, "position": position}


@yr("Y3.2", "Y8.9", "Y11.1")
def test_events_of_an_attack_of_a_duel_to_its_end():
    a, b = monster("Dark Magician", "attack"), monster("Gemini Elf", "attack")
    game = duel(a={"monsters": [a]}, b={"monsters": [b]})
    for text in ("battle phase", "attack m1:Dark Magician", "target enemy m1:Gemini Elf"):
        game.step(text)
    in_order(
        lines_of(game, 1),
        "The enemy's Battle Phase begins (Y2.1)",
        "Dark Magician attacks Gemini Elf (Y3.2)",
        "You lose 600 Life Points, 7400 are left (Y8.9)",
        "Gemini Elf is destroyed and sent to the Graveyard (Y11.1)",
        "The attack is over (Y3.1)",
    )


@yr("YR6", "YR15")
def test_events_of_a_chain_and_the_end_of_a_duel():
    game = duel(
        a={"hand": ["Rush Recklessly"], "monsters": [monster("Gemini Elf", "attack")]}, b={"life_points": 500}
    )
    for text in ("activate hand:Rush Recklessly", "choose m1:Gemini Elf", "battle phase"):
        game.step(text)
    for text in ("attack m1:Gemini Elf", "direct attack"):
        game.step(text)
    in_order(
        lines_of(game),
        "Player 0 activates Rush Recklessly as link 1 of the chain, its target Gemini Elf (YR6)",
        "Rush Recklessly resolves, link 1 of the chain (YR6)",
        "Gemini Elf gains 700 ATK (YR6, by Rush Recklessly)",
        "Rush Recklessly is sent from player 0's Spell & Trap Zone 1 to the Graveyard (YR6)",
        "Gemini Elf attacks player 1 directly (Y3.2)",
        "Player 1 loses 500 Life Points, 0 are left (Y8.9)",
        "Player 0 has won: player 1 has no Life Points left (YR15)",
    )


@yr("YR6")
def test_events_of_an_activation_that_is_negated():
    device, tools = "Compulsory Evacuation Device", "Seven Tools of the Bandit"
    game = duel(a={"back": [device], "monsters": [monster("Gemini Elf", "attack")]}, b={"back": [tools]})
    for text in (f"activate s1:{device}", "choose m1:Gemini Elf", f"activate s1:{tools}"):
        game.step(text)
    lines = lines_of(game)
    in_order(
        lines,
        f"{tools} resolves, link 2 of the chain (YR6)",
        f"The activation of {device} is negated (YR6)",
        f"{device} does nothing, link 1 of the chain (YR6)",
    )
    assert sum("is negated" in line for line in lines) == 1
