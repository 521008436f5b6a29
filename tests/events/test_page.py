"""What the manual shows of events is what is told."""

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "use" / "events.md"


def test_the_page_shows_what_is_told():
    found = re.search(r"```text\n(>>>.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    test = doctest.DocTestParser().get_doctest(found[1], {}, "events.md", None, None)
    assert len(test.examples) == 6
    told = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert told.failed == 0
