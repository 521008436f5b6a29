"""What the README shows of events is what is told."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_shows_what_is_told():
    found = re.search(r"## What happened.*?```text\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    test = doctest.DocTestParser().get_doctest(found[1], {}, "README.md", None, None)
    assert len(test.examples) == 6
    told = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert told.failed == 0
