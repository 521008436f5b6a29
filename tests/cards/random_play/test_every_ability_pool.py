"""Every ability of every card of the standard set resolves in random play or in a scenario of its own.

Compiled games by the thousand: of the shipped decks, of random legal decks around cards that have not shown
all they do yet, and of crowded positions around the abilities that are left then or have done nothing. The
scenarios are SCENARIOS of test_rarely_reached.py.
"""

import pytest

from tests.cards.random_play.games import Run
from tests.cards.random_play.resolved import begins_with_a_question
from tests.cards.random_play.test_rarely_reached import SCENARIOS
from tests.how_many import GAMES

ROUNDS = 5
"""Each begins with what is missing then. More rounds find little: then crowded positions find more."""


def _resolves_or_has_a_test(report: list[str], run: Run, pairs: int, tries: int) -> None:
    """Play with the whole pool, then again around abilities that are neither resolved nor in SCENARIOS."""
    tested = {(number, place - 1) for number, place in SCENARIOS}
    assert tested <= run.every
    run.shipped_decks()
    for _ in range(ROUNDS):
        run.decks_around_what_is_missing(pairs)
    run.crowded_positions(tries)
    report.append(f"abilities of the standard set: {len(run.every)}; in {run.games} random games, of")
    report.append(f"  {run.decisions} decisions, {len(run.missing)} never resolved (each has a test):")
    report.append("  " + " ".join(f"{number}#{place + 1}" for number, place in sorted(run.missing)))
    idle = sorted((run.watch.idle & run.every) - run.missing)
    report.append(
        f"carried out, and nothing was ever done: {len(idle)} (each has a test, or begins with a condition or"
        " a choice)"
    )
    # The test of SCENARIOS also sees that an effect does something.
    untested = [ability for ability in idle if ability not in tested]
    assert [ability for ability in untested if not begins_with_a_question(ability)] == []
    for _ in range(ROUNDS):
        if run.missing <= tested:
            break
        run.decks_around_what_is_missing(pairs)
        run.crowded_positions(2 * tries)
    assert sorted(f"{number}#{place + 1}" for number, place in run.missing - tested) == []


@pytest.mark.compiled
def test_every_ability_of_the_pool_resolves_in_random_play_or_has_a_test(report: list[str]) -> None:
    _resolves_or_has_a_test(report, Run(7), pairs=50, tries=40)


@pytest.mark.long
@pytest.mark.compiled
def test_every_ability_of_the_pool_resolves_in_more_games_or_has_a_test(report: list[str]) -> None:
    _resolves_or_has_a_test(report, Run(11), pairs=max(100, GAMES // 7), tries=max(80, GAMES // 10))
