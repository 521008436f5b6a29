"""Summaries are recomputed and compared; a quick test that finds nothing has missed nothing.

See also: summaries.py, the list of the summaries and the check of each.
"""

import ast
from typing import Any

import numpy as np
import pytest

from tests.citations import python_files
from tests.how_many import GAMES
from tests.properties.summaries import (
    DERIVED,
    MORE,
    MORE_OF_CARD,
    MORE_OF_PRESENCE,
    PRIMARY,
    as_array,
    check_lists,
    check_summaries,
    check_sums,
)
from tests.scenario import Scenario
from tests.uniform_decks import random_pairs
from zx_env import Game, VectorEnv, deck_names
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes, rows, set_row_bytes
from zx_env.zx import limits
from zx_env.zx.card_table import CARDS
from zx_env.zx.decision.observation_parts.sums import sum_zones
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules import priority
from zx_env.zx.rules.agenda import push
from zx_env.zx.rules.keyword_actions import reboot_together
from zx_env.zx.rules.rule_effects import lethal_damage, may_apply, may_be_lethal, perform_highest
from zx_env.zx.rules.together import add_together
from zx_env.zx.rules.turn import reboot_cards
from zx_env.zx.rules.zones import move, sleep
from zx_env.zx.state import GAME
from zx_env.zx.terms import (
    NONE,
    Zone,
)

ROWS = 2 if PLAIN else 256


def test_every_field_of_the_game_is_known_to_be_primary_or_a_summary() -> None:
    fields = set(GAME.names or ())
    unknown = fields - PRIMARY - set(DERIVED)
    assert not unknown, (
        f"add {sorted(unknown)}, new in GAME, to tests/properties/summaries.py: to PRIMARY if they follow "
        "from no other field, else to DERIVED, with a function that recomputes them"
    )
    assert not PRIMARY & set(DERIVED)
    gone = (PRIMARY | set(DERIVED)) - fields
    assert not gone, f"no field of GAME: take {sorted(gone)} out of tests/properties/summaries.py"
    assert set(MORE) <= set(DERIVED)


def play_checked(seed: int, decks: tuple[Any, Any], often: int) -> None:
    """A random game; its summaries are checked at every so many decisions."""
    rng = np.random.default_rng(seed)
    game = Game.new(decks=decks, seed=seed, skip_forced=bool(seed % 2))
    decision = 0
    while game.to_play is not None:
        if decision % often == 0:
            check_summaries(as_array(game._games))
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        decision += 1


def test_the_summaries_of_random_games_are_true() -> None:
    decks = random_pairs(np.random.default_rng(3), 4 if PLAIN else 8)
    decks += [("b01_red", "b01_blue"), (deck_names("extended")[0], deck_names("extended")[1])]
    for seed, pair in enumerate(decks):
        play_checked(seed, pair, often=3 if PLAIN else 1)


def test_the_summaries_of_many_decks_are_true_from_the_first_decision() -> None:
    for seed, pair in enumerate(random_pairs(np.random.default_rng(7), 60)):
        check_summaries(as_array(Game.new(decks=pair, seed=seed)._games))


COAL, USHBA = "B01-003", "B01-055"  # a red Z/X of Power 3500, a white one
JUDGE, HOLY_AURA = "B01-017", "B01-060"  # Events: 3500 damage; -4000 Power


@pytest.mark.parametrize(
    ("event", "payment", "hurt"),
    [(COAL, COAL, 0), (JUDGE, COAL, 1), (HOLY_AURA, USHBA, 1)],
    ids=["a Z/X comes where another stands", "damage", "lost Power"],
)
def test_summaries_are_true_in_a_scene(event: str, payment: str, hurt: int) -> None:
    """Nothing on the board need show that a rule has forgotten to update a summary."""
    scene = Scenario().zx("b2", "B01-013", 1).zx("b1", COAL).hand(0, event)
    played = scene.resource(0, payment, times=2).begin()
    for text in (f"play {event}", "at b1" if event == COAL else "choose b2"):
        played.do(text)
        check_summaries(as_array(played.game._games))
    g = played.game._games[0]
    assert (int(g.hurt), int(g.crowded)) == (hurt, 0)
    assert played.game.to_play == 0 and not played.game.truncated, "the rules went round in circles"
    assert played.on("b1") == COAL


GOES_TO = [Zone.DECK, Zone.LIFE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.RESOURCE]


@pytest.mark.plain
def test_sums_and_lists_are_true_wherever_cards_go() -> None:
    """Most cards go to one zone for a while: its list is full, leaves cards out, and has free rows again."""
    rng = np.random.default_rng(8)
    for seed, pair in enumerate(random_pairs(rng, 3)):
        game = Game.new(decks=pair, seed=seed)
        g, table = game._games[0], game._table[0]
        for k in range(720):
            zone = GOES_TO[k // 60 % 6] if k % 3 else int(rng.choice(GOES_TO))
            slot = limits.HALF * int(rng.integers(2)) + int(rng.integers(limits.DECK_SIZE))
            move(g, table, slot, zone, int(rng.integers(2)), int(rng.integers(2)))
            if g.zone[slot] == Zone.RESOURCE and k % 2:
                sleep(g, table, slot)
                if k % 7 == 0:
                    reboot_together(g, table, add_together(g, 0, slot))
            if k % 90 == 45:
                g.turn_player = k // 90 % 2
                push(g, Frame.REBOOT_CARDS, g.turn_player, NONE)
                reboot_cards(g, table)
            if k % 5 == 0:
                sum_zones(g, table)
                for check in (check_sums, check_lists):
                    check(as_array(game._games))


MOVES_CARDS = {"zone", "square", "state", "count", "standing", "standing_count", "force_of"}
KEEPS_SUMMARIES = {"sums", "listed", "stale", "face_up"}
RENUMBERS = {"renumbering", "leftovers"}  # before a determinization: no card moves
WRITERS = {field: {"zones", "setup"} | RENUMBERS for field in MOVES_CARDS} | {
    field: {"summaries", "listed", "summed", "setup"} for field in KEEPS_SUMMARIES
}


def test_only_a_few_modules_of_the_rules_write_where_cards_are_and_the_summaries_of_that() -> None:
    """The verbs of the rules call rules/zones.py, which calls rules/summaries.py."""
    written = set()
    for path in python_files("zx_env/zx/rules"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign | ast.AugAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                written |= {
                    (one.attr, path.stem)
                    for target in targets
                    for one in ast.walk(target)
                    if isinstance(one, ast.Attribute) and ast.unparse(one.value) == "g"
                }
    wrong = {(field, module) for field, module in written if module not in WRITERS.get(field, {module})}
    assert not wrong
    assert {field for field, _ in written} >= MOVES_CARDS | {"stale", "sums"}


# -- summaries may say too much ---------------------------------------------------------------------------


def say_more(records: Any, fields: dict[str, int]) -> None:
    """Let summaries of an array of records say as much as they could."""
    for name, value in fields.items():
        if not PLAIN:
            records[name] = value
            continue
        for record in records:
            found = getattr(record, name)
            if isinstance(found, dict):
                for index in found.keys():  # it counts through its values
                    found[index] = value
            else:
                setattr(record, name, value)


def table_that_says_more(table: Any) -> Any:
    made = rows(CARDS, 1)
    set_row_bytes(made, 0, row_bytes(table, 0))
    say_more(made[0].card if PLAIN else made["card"], MORE_OF_CARD)
    say_more(made[0].presence if PLAIN else made["presence"], MORE_OF_PRESENCE)
    return made


def play_twice(decks: list[tuple[Any, Any]], seed: int, games: int) -> None:
    """Batches of the same games; those whose summaries say too much show the same at every decision."""
    one, other = (VectorEnv(num_envs=ROWS, decks=decks, seed=seed, skip_forced=False) for _ in range(2))
    other._table = table_that_says_more(one._table)
    rng = np.random.default_rng(seed)
    shown, shown_other = one.reset(), other.reset()
    ended = 0
    while ended < games:
        for mine, its in zip(shown, shown_other, strict=True):
            different = np.flatnonzero((mine != its).reshape(len(mine), -1).any(axis=1))
            assert not len(different), f"row {different[0]} is another game after {ended} games"
        say_more(other._games, MORE)
        mask = np.asarray(shown[1])
        actions = np.where(mask != 0, rng.random(mask.shape), -1.0).argmax(axis=1).astype(np.int32)
        shown, shown_other = one.step(actions), other.step(actions)
        ended += int(shown[4].sum())


def test_a_summary_that_says_too_much_changes_nothing() -> None:
    play_twice(random_pairs(np.random.default_rng(4), ROWS), 4, 1 if PLAIN else 60)


@pytest.mark.compiled
@pytest.mark.long
def test_a_summary_that_says_too_much_changes_nothing_in_thousands_of_games() -> None:
    play_twice(random_pairs(np.random.default_rng(5), 300), 5, GAMES // 2)


# -- quick looks ------------------------------------------------------------------------------------------


@pytest.mark.plain
def test_where_no_rule_effect_may_apply_none_is_performed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked wherever the rules ask: all rule effects do no more than the one that they are left with."""
    copies = rows(GAME, 2)
    looks = 0

    def look(g: Any) -> bool:
        nonlocal looks
        if may_apply(g):
            return True
        looks += 1
        for copied in copies:
            copied.become(g)
        all_do = perform_highest(copies[0], game._table[0])
        lethal_does = may_be_lethal(g) and lethal_damage(copies[1], game._table[0])
        same = all_do == lethal_does and row_bytes(copies, 0) == row_bytes(copies, 1)
        assert same, f"perform_highest has a rule effect that may_apply does not know\n{game}"
        return False

    monkeypatch.setattr(priority, "may_apply", look)
    for seed, pair in enumerate(random_pairs(np.random.default_rng(6), 10)):
        rng = np.random.default_rng(seed)
        game = Game.new(decks=pair, seed=seed)
        while game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert looks > 500
