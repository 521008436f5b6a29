"""What a player remembers, can look through and is asked for, in scenes where it is known by other means."""

from typing import Any

import numpy as np
import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game, card_table, deck_names
from zx_env.compiling.decorators import PLAIN, in_python
from zx_env.compiling.python_records import row_bytes, set_row_bytes
from zx_env.zx import limits
from zx_env.zx.board import square_of_name
from zx_env.zx.cards.decks import deck_rows, load_deck
from zx_env.zx.decision.columns import (
    OCCURRED,
    BoardFact,
    CauseFact,
    KnownFact,
    LastingFact,
    ListFact,
    NoteFact,
    OptionFact,
    PairFact,
)
from zx_env.zx.decision.observation import named
from zx_env.zx.decision.texts import numbered_waits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.grants import granted_place
from zx_env.zx.state import GAME
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    CardType,
    Occurrence,
    Op,
    Until,
    Zone,
)

RED, BLUE, WHITE, BLACK = "B01-006", "B01-026", "B01-045", "B01-066"


def seen(play: Any, player: int = 0) -> dict[str, np.ndarray]:
    game = play.game if isinstance(play, Play) else play
    return {name: cells.astype(int) for name, cells in named(game.observe(player)).items()}


def card_of(row: np.ndarray) -> str:
    number = int(row[0]) * 128 + int(row[1])
    return card_table().cards[number - 1].number if number else ""


def listed(rows: np.ndarray) -> dict[str, tuple[int, ...]]:
    """Cards with their counts, in the order of the rows."""
    return {card_of(row): tuple(row[ListFact.COPIES :].tolist()) for row in rows if row.any()}


# -- lists of cards ------------------------------------------------------------------------------------------


def test_cards_of_zones_are_listed_on_their_side():
    scene = Scenario().trash(0, BLUE, RED, BLUE).trash(1, BLACK).charge(0, WHITE).charge(1, RED, RED)
    scene.cards(0, "removed", [BLACK] * 2).cards(1, "removed", [BLUE])
    scene.resource(0, RED, {"card": RED, "state": "sleep"}, BLUE).resource(
        1, {"card": BLACK, "state": "sleep"}
    )
    play = scene.begin()
    wanted = {
        "trash": ({RED: (1,), BLUE: (2,)}, {BLACK: (1,)}),
        "charge": ({WHITE: (1,)}, {RED: (2,)}),
        "removed": ({BLACK: (2,)}, {BLUE: (1,)}),
        "resource_cards": ({RED: (2, 1), BLUE: (1, 0)}, {BLACK: (1, 1)}),
    }
    for player in range(2):
        cut = seen(play, player)
        for name, sides in wanted.items():
            for side in range(2):
                found = listed(cut[name][side])
                assert found == sides[side ^ player], (name, player, side)
                assert list(found) == sorted(found), "in the order of the card table"


EX, OTHER_EX = "B16-019", "B16-039"


@cr("313", "301.3a")
def test_face_up_cards_of_a_dynamis_are_listed_for_both_and_face_down_cards_for_their_owner() -> None:
    up = {"card": OTHER_EX, "face": "up"}
    scene = Scenario().cards(0, "dynamis", [up, EX, EX, up]).cards(1, "dynamis", [OTHER_EX, up, EX])
    play = scene.begin()
    face_up = ({OTHER_EX: (2,)}, {OTHER_EX: (1,)})
    face_down = ({EX: (2,)}, {EX: (1,), OTHER_EX: (1,)})
    for player in range(2):
        cut = seen(play, player)
        for side in range(2):
            assert listed(cut["dynamis_face_up"][side]) == face_up[side ^ player]
        assert listed(cut["dynamis_face_down"]) == face_down[player]
        assert list(listed(cut["dynamis_face_down"])) == sorted(face_down[player])


@cr("313", "301.3a", "301.3b")
def test_another_face_up_card_is_seen_by_both_and_another_face_down_card_by_its_owner() -> None:
    def looks(*cards: Any) -> list[np.ndarray]:
        game = Scenario().cards(0, "dynamis", cards).begin().game
        return [game.observe(player) for player in range(2)]

    first, second = looks({"card": EX, "face": "up"}), looks({"card": OTHER_EX, "face": "up"})
    assert [(one != other).any() for one, other in zip(first, second, strict=True)] == [True, True]
    first, second = looks(EX), looks(OTHER_EX)
    assert [(one != other).any() for one, other in zip(first, second, strict=True)] == [True, False]


def test_a_dynamis_with_more_different_cards_than_rows_lists_the_first_of_the_card_table() -> None:
    every = sorted(card.number for card in card_table().cards if card.kind == CardType.ZX_EX)[:16]
    rng = np.random.default_rng(0)
    names = [every[k] for k in rng.permutation(16)]
    play = Scenario().cards(0, "dynamis", names).begin()
    assert list(listed(seen(play)["dynamis_face_down"])) == every[: limits.DYNAMIS_CARDS]


def test_deck_and_life_are_one_list_of_the_own_cards_alone():
    scene = Scenario().deck(0, RED, BLUE, RED).life(0, BLUE, WHITE).deck(1, BLACK).life(1, BLACK)
    play = scene.begin()
    assert listed(seen(play, 0)["deck_and_life"]) == {RED: (2,), BLUE: (2,), WHITE: (1,)}
    assert listed(seen(play, 1)["deck_and_life"]) == {BLACK: (2,)}


def test_every_different_card_of_a_shipped_deck_has_a_row():
    for name in deck_names("all"):
        rows = deck_rows(load_deck(name), card_table())[: limits.DECK_SIZE]
        assert len({int(row) for row in rows}) <= limits.HIDDEN_CARDS, name


def test_the_oldest_has_no_row_and_a_hidden_zone_shows_no_order():
    numbers = [card.number for card in card_table().cards if card.number.startswith("B01-") and card.power]
    numbers = numbers[: limits.HIDDEN_CARDS + 4]
    scene = Scenario().deck(0, *reversed(numbers)).trash(1, *numbers[: limits.TRASH_CARDS + 3])
    cut = seen(scene.begin())
    found = list(listed(cut["deck_and_life"]))
    assert found == sorted({*numbers, PLAIN_CARD})[: limits.HIDDEN_CARDS]
    trash = list(listed(cut["trash"][1]))
    assert trash == numbers[3 : limits.TRASH_CARDS + 3], "those that lie lowest are left out"
    assert not cut["charge"].any(), "and none is listed in the next zone"


# -- cards that are known ------------------------------------------------------------------------------------


def test_known_cards_of_decks_and_life_are_shown_with_their_depth():
    deck = [PLAIN_CARD, RED, PLAIN_CARD, {"card": BLUE, "face": "up"}]
    play = Scenario().deck(1, *deck).life(1, PLAIN_CARD, WHITE).begin()
    g = play.game._games[0]
    g.known[int(g.cards[1, Zone.DECK, 2])] = 1 << 0
    g.known[int(g.cards[1, Zone.LIFE, 0])] = 1 << 1
    assert _known(seen(play, 0), 1) == [(RED, Zone.DECK, 2), (BLUE, Zone.DECK, 4)]
    assert _known(seen(play, 1), 0) == [(BLUE, Zone.DECK, 4), (WHITE, Zone.LIFE, 2)]
    assert _known(seen(play, 0), 0) == _known(seen(play, 1), 1) == []


def _known(cut: dict[str, np.ndarray], side: int) -> list[tuple[str, int, int]]:
    rows = cut["known_cards"][side]
    return [(card_of(row), row[KnownFact.ZONE], row[KnownFact.DEPTH]) for row in rows if row.any()]


def test_what_was_seen_and_shuffled_back_is_remembered():
    """A Reload makes the Trash the deck: what lay there is known to be in it, the most at one time."""
    scene = Scenario(turn_player=1).deck(1, PLAIN_CARD).trash(1, RED, RED, BLUE)
    play = scene.begin()
    assert not seen(play)["enemy_returned"].any()
    rng = np.random.default_rng(0)
    while play.game.to_play is not None and not seen(play)["enemy_returned"].any():
        play.game.step(int(rng.choice(np.flatnonzero(play.game.mask()))))
        assert play.game.turn < 9
    found = listed(seen(play)["enemy_returned"])
    assert found[RED] == (2,) and found[BLUE] == (1,)
    assert not seen(play, 1)["enemy_returned"].any()


# -- cards that are looked at --------------------------------------------------------------------------------


LOOKS = "B03-039"
"""Look at the top 5 cards of your deck. Return them to the top of your deck in any order."""
SHOWS = "E40-059"
"""Reveal up to the top 4 cards of your deck … Put the rest on the bottom of your deck in any order."""


def _looked(*top: Any) -> Play:
    """After the Event: player 0 has put the top five cards of its deck back, the last one first."""
    scene = Scenario().hand(0, LOOKS).resource(0, BLUE, times=4).deck(0, *top, *[PLAIN_CARD] * 5)
    play = scene.begin().do(f"play {LOOKS}")
    while chosen := play.starting("choose"):
        play.do(f"choose {chosen[-1]}")
    return play


def _up(*cards: str) -> list[dict[str, str]]:
    return [{"card": card, "face": "up"} for card in cards]


@cr("Z24", "304.3")
def test_who_knew_a_card_of_a_deck_does_not_know_its_place_after_a_look_in_any_order():
    play = _looked(*_up(RED), WHITE, BLACK, BLUE, BLUE, *_up(RED))
    assert _known(seen(play, 1), 1) == [(RED, Zone.DECK, 6)], "the sixth was not looked at"
    assert len(_known(seen(play, 0), 0)) == 4, "as many as have a row"
    assert listed(seen(play, 1)["enemy_returned"]) == {RED: (2,)}, "as many as were known at one time"
    places = set()
    for seed in range(40):
        deck = play.game.determinize(1, seed).position()["players"][0]["deck"]
        cards = [card["card"] if isinstance(card, dict) else card for card in deck]
        assert cards[5] == RED and RED in cards[:5]
        places.add(cards.index(RED))
    assert places == set(range(5))


@cr("Z24")
def test_a_look_hides_nothing_if_the_opponent_knows_that_all_cards_are_the_same():
    play = _looked(*_up(*[WHITE] * 5))
    assert _known(seen(play, 1), 1) == [(WHITE, Zone.DECK, depth) for depth in range(1, 5)]


@cr("Z24", "304.3")
def test_who_was_shown_cards_does_not_know_their_order_at_the_bottom_of_the_deck():
    links = [{"card": SHOWS, "owner": 0, "square": "a1"}]
    scene = Scenario(links=links).hand(0, RED).resource(0, RED, times=9)
    play = scene.deck(0, RED, BLUE, *[PLAIN_CARD] * 6).begin().do(f"play {RED}", "at a1")
    while not play.starting("play") and play.texts != ["pass"]:
        play.do("yes" if "yes" in play.texts else "done" if "done" in play.texts else play.texts[-1])
    assert not _known(seen(play, 1), 1) and len(_known(seen(play, 0), 0)) == 4
    assert listed(seen(play, 1)["enemy_returned"]) == {RED: (1,), BLUE: (1,), PLAIN_CARD: (2,)}


# -- what happened -------------------------------------------------------------------------------------------


def _notes(cut: dict[str, np.ndarray]) -> list[tuple[str, int, int, int]]:
    """Card, Occurrence, whether own, Square from 1; the newest first."""
    rows = [row for row in cut["notes"] if row.any()]
    assert all(row[NoteFact.OWN] + row[NoteFact.ENEMY] == 1 for row in rows)
    return [
        (card_of(row), int(row[NoteFact.OCCURRENCE]) - 1, int(row[NoteFact.OWN]), int(row[NoteFact.SQUARE]))
        for row in rows
    ]


def test_an_attack_is_noted_for_both_players():
    play = Scenario().zx("b2", "B01-013").zx("b3", PLAIN_CARD, owner=1).begin()
    play.attack("b2", "b3").pass_both()
    for player in range(2):
        square = [square_of_name(name) if player == 0 else 8 - square_of_name(name) for name in ("b2", "b3")]
        notes = _notes(seen(play, player))
        assert notes[-1] == ("B01-013", Occurrence.ATTACKS, 1 - player, square[0] + 1)
        assert (PLAIN_CARD, Occurrence.IS_DESTROYED, player, square[1] + 1) in notes
        happened = seen(play, player)["happened"]
        assert happened[player, list(Occurrence).index(Occurrence.ATTACKS)] == 1
        assert happened[1 - player, list(Occurrence).index(Occurrence.IS_DESTROYED)] == 1


def test_a_note_shows_its_card_who_knew_it_and_whether_it_is_of_this_turn():
    play = Scenario().zx("b2", "B01-013").zx("b3", PLAIN_CARD, owner=1).begin()
    play.attack("b2", "b3").pass_both()
    g = play.game._games[0]
    assert {row[NoteFact.THIS_TURN] for row in seen(play)["notes"] if row.any()} == {1}
    g.turn += 1
    for note in g.note:
        note.known = 1 << 1
    rows = [row for row in seen(play)["notes"] if row.any()]
    assert {row[NoteFact.THIS_TURN] for row in rows} == {0} and {card_of(row) for row in rows} == {""}
    assert "B01-013" in {card_of(row) for row in seen(play, 1)["notes"] if row.any()}


def test_what_is_new_is_counted_where_the_count_of_notes_begins_again():
    play = Scenario().zx("b2", "B01-013").zx("b3", PLAIN_CARD, owner=1).begin()
    play.attack("b2", "b3").pass_both()
    g = play.game._games[0]
    for note in g.note:
        note.occurrence, note.square = Occurrence.ATTACKS, NONE
    g.notes, g.noted_before[0] = 1, 255
    assert [row[NoteFact.IS_NEW] for row in seen(play)["notes"] if row.any()][:3] == [1, 1, 0]


@pytest.mark.parametrize("both", [False, True])
def test_each_occurrence_has_its_column(both):
    """Bits are spread eight at a time: none falls out, and none into a cell beside its own."""
    play = Scenario().zx("b2", "B01-013").begin()
    games = play.game._games
    before = np.frombuffer(row_bytes(games, 0), GAME)
    for column, occurrence in enumerate(OCCURRED):
        game = before.copy()
        game["happened"][0] = [1 << occurrence, (1 << occurrence) if both else 0]
        set_row_bytes(games, 0, game.tobytes())
        happened = seen(play)["happened"]
        wanted = np.zeros_like(happened)
        wanted[0, column] = 1
        wanted[1, column] = both
        assert happened.tolist() == wanted.tolist(), occurrence.name


def test_what_is_new_happened_since_the_player_acted_last():
    play = Scenario().zx("b2", "B01-013").zx("b3", PLAIN_CARD, owner=1).begin()
    play.attack("b2", "b3").pass_both()
    new = [row[NoteFact.IS_NEW] for row in seen(play)["notes"] if row.any()]
    assert new[0] == 1 and new[-1] == 0, "the attack itself was declared before the player passed"
    play.do(play.texts[0])
    later = [row for row in seen(play)["notes"] if row.any()]
    assert later[-1][NoteFact.IS_NEW] == 0


# -- what is asked for ---------------------------------------------------------------------------------------


def test_a_choice_shows_its_ability_and_effect():
    """B01-017 deals 3500 damage to a Z/X."""
    scene = Scenario().zx("b2", "B01-013", owner=1).zx("c2", PLAIN_CARD, owner=1).hand(0, "B01-017")
    play = scene.resource(0, PLAIN_CARD, times=6).begin().do("play B01-017")
    cut = seen(play)
    cause = cut["cause"]
    assert (cause[CauseFact.OP], cause[CauseFact.AMOUNT]) == (Op.DAMAGE, 7)
    assert cause[CauseFact.FRAME] == Frame.EFFECT
    assert cause[CauseFact.ABILITY_KIND] == 1 + AbilityKind.EVENT and cause[CauseFact.IS_COST] == 0
    assert cause[CauseFact.AT_MOST] == 1 and cause[CauseFact.COST_LEFT] == 0
    falls = cut["board"][:, PairFact.EFFECT_DESTROYS_IT]
    assert [k for k in range(9) if falls[k]] == [square_of_name("c2")]
    assert cut["board"][:, BoardFact.CAN_BE_CHOSEN].sum() == 2
    assert not seen(play, 1)["cause"].any(), "to its decider alone"


def test_a_choice_shows_how_much_cost_is_left_and_all_that_it_destroys():
    """Q-032 destroys any number of enemy Z/X with total Cost 6 or less; B01-003 costs 2."""
    scene = Scenario(card_set=SET).zx("b2", "B01-003", owner=1).zx("c3", "B01-003", owner=1).zx("b1", RED)
    play = scene.hand(0, "Q-032").resource(0, *[RED] * 8).begin().do("play Q-032")
    cut = seen(play)
    assert (cut["cause"][CauseFact.OP], cut["cause"][CauseFact.COST_LEFT]) == (Op.DESTROY, 6)
    falls = cut["board"][:, PairFact.EFFECT_DESTROYS_IT]
    assert {k for k in range(9) if falls[k]} == {square_of_name("b2"), square_of_name("c3")}
    assert seen(play.do("choose b2"))["cause"][CauseFact.COST_LEFT] == 4


def test_a_payment_shows_what_is_paid_for_and_how_much_is_left():
    play = Scenario().hand(0, "B01-013").resource(0, *[RED, BLUE] * 4).begin().do("play B01-013", "at b1")
    g, cause = play.game._games[0], seen(play)["cause"]
    top, below = (g.agenda[g.frames - i] for i in (1, 2))
    assert top.kind == Frame.PAY and cause[CauseFact.FRAME] == below.kind != Frame.PAY
    assert cause[CauseFact.TO_PAY] == top.amount > 0


def test_how_a_card_appeared_is_kept_in_mind_and_is_no_gift():
    play = Scenario(card_set=SET).hand(0, "Q-045").resource(0, *[RED] * 4).begin().do("play Q-045", "at b1")
    assert play.game._games[0].lasting_count == 1 and not seen(play)["lasting"].any()


def test_the_square_of_that_card_is_shown_as_long_as_it_is_the_same_card():
    play = Scenario(card_set=SET).zx("a1", "P-002").zx("c1", "P-002").hand(0, PLAIN_CARD)
    play = play.resource(0, *[RED] * 4).begin().do(f"play {PLAIN_CARD}", "at b1")
    squares = {int(row[OptionFact.THAT_SQUARE]) for row in seen(play)["options"] if row.any()}
    assert square_of_name("b1") + 1 in squares
    g = play.game._games[0]
    for i in range(g.those_count):
        g.those_serial[i] += 1
    assert not any(row[OptionFact.THAT_SQUARE] for row in seen(play)["options"])


def test_lasting_effects_are_shown_with_their_end():
    table = card_table().record[0]["ability"]
    automatic = next(i for i in range(len(table)) if table[i]["kind"] == AbilityKind.AUTOMATIC)
    game = Scenario().zx("b2", RED).zx("c3", BLUE, owner=1).begin().game
    g = game._games[0]
    granted = g.lasting[in_python(granted_place)(0)]
    granted.slot = g.standing[square_of_name("b2"), 0]
    granted.serial = g.serial[granted.slot]
    granted.amount, granted.until = automatic, Until.BATTLE_ENDS
    g.lasting[0].slot = g.standing[square_of_name("c3"), 0]
    g.lasting[0].serial = g.serial[g.lasting[0].slot]
    g.lasting[0].op, g.lasting[0].amount, g.lasting[0].until = Op.GAIN_POWER, -2000, Until.ENEMY_TURN_ENDS
    g.granted_count = g.lasting_count = 1
    for player in range(2):
        ability, power = seen(game, player)["lasting"][:2].tolist()
        square = [
            square_of_name(name) + 1 if player == 0 else 9 - square_of_name(name) for name in ("b2", "c3")
        ]
        own, enemy = 1 - player, player
        waits = 1 + int(table[automatic]["occurrence"])
        kind = 1 + AbilityKind.AUTOMATIC
        assert ability == [own, enemy, square[0], 0, 0, kind, waits, Until.BATTLE_ENDS]
        assert power == [enemy, own, square[1], Op.GAIN_POWER, -4, 0, 0, Until.ENEMY_TURN_ENDS]
    g.serial[g.lasting[0].slot] += 1  # another object: what was given is gone (ruling Z30)
    assert not seen(game)["lasting"][1, LastingFact.OP]


@pytest.mark.parametrize("format_", ["2017", "extended"])
def test_waiting_abilities_are_distinguished(format_: str):
    """Options of RESOLVE that are no more than the same ability about the same card look alike, no others."""
    names = deck_names(format_)
    met = 0
    for seed in range(4 if PLAIN else 60):
        rng = np.random.default_rng(seed)
        game = Game.new(decks=(names[seed % len(names)], names[(seed + 1) % len(names)]), seed=seed)
        while game.to_play is not None and game.turn < 25:
            g = game._games[0]
            texts = [action.text for action in game.actions()]
            if texts[0].startswith("resolve"):
                rows = {tuple(row.tolist()) for row in seen(game, game.to_play)["options"] if row.any()}
                alike = {_looks(g, int(g.option[k])) for k in range(min(len(texts), 12))}
                assert len(rows) >= len(alike), texts
                met += len(alike) > 1
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert met or (PLAIN and format_ == "extended")


def _looks(g: Any, number: int) -> tuple[int, ...]:
    """The features of a waiting ability: its card and the place of it; the ability; the other card."""
    entry, place = numbered_waits(g)[number]
    waiting = g.waiting[entry]
    slot, there = int(waiting.slot), NONE
    if place != NONE and g.serial[g.those_slot[place]] == g.those_serial[place]:
        there = int(g.square[g.those_slot[place]])
    return int(g.row[slot]), int(g.zone[slot]), int(g.square[slot]), int(waiting.ability), there


@cr("301.3b", "Z24")
def test_a_re_dealt_game_has_no_note_of_a_card_that_its_viewer_did_not_know() -> None:
    # T-217 takes a card of the own Life into the hand: only its owner sees which.
    game = Scenario(1, card_set=SET).hand(1, "T-217").life(1, *[BLUE] * 3).begin().do("play T-217").game
    game.step("choose life")
    row = card_table().row_of(BLUE)
    assert [int(note.row) for note in game._games[0].note if note.known == 2] == [row, row]
    for viewer, rows in ((0, [NONE, NONE]), (1, [row, row])):
        dealt = game.determinize(viewer, 1)._games[0]
        assert [int(note.row) for note in dealt.note if note.known == 2] == rows
