"""The events in the manual are the events of the game."""

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "use" / "events.md"


def test_the_manual_shows_the_events_of_the_game():
    found = re.search(r"```text\n(>>>.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    test = doctest.DocTestParser().get_doctest(found[1], {}, "events.md", None, None)
    assert len(test.examples) == 6
    results = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert results.failed == 0
