"""The report on abilities counts what a game did."""

import pytest

from tests.cards.random_play.games import Run
from tests.cards.random_play.report import lines
from tests.cards.random_play.resolved import watching
from tests.made_up import SET
from tests.scenario import Scenario


@pytest.mark.plain
def test_what_an_ability_did_is_counted_apart_from_its_beginning() -> None:
    """R-001 draws a card unless there are 3 Resource cards."""
    with watching(set(), SET) as watch:
        Scenario(card_set=SET).hand(0, "R-001").resource(0, "B01-003", times=3).begin().do("play R-001")
    counts = watch.counts_of(("R-001", 0))
    assert (counts["row"], counts["worked"]) == (1, 0)
    with watching(set(), SET) as watch:
        Scenario(card_set=SET).hand(0, "R-001").begin().do("play R-001")
    counts = watch.counts_of(("R-001", 0))
    assert (counts["row"], counts["worked"]) == (1, 1)


@pytest.mark.plain
def test_the_report_has_a_line_for_every_ability() -> None:
    run = Run(1)
    run.play(("b01_red", "b01_blue"), 1)
    table = lines(run)
    assert len(table) == len(run.every) + 1
    events = [line.split() for line in table if line.split()[1] == "event"]
    assert any(int(line[3]) > 0 and int(line[4]) > 0 for line in events)
