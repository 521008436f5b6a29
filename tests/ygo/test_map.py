"""The map of the rules by chapter, and the places where the two rule sets differ."""

import re
from collections import defaultdict
from pathlib import Path

from tests.citations import BATTLE_PHASE, ROOT, cited_in_text, python_files
from zx_env.ygo import rules

LINE = re.compile(r"^(Y\d+): .*\n((?:    .*\n)+)", re.MULTILINE)
FOLDER = "zx_env/ygo/rules"


def modules_of_chapters() -> dict[str, set[str]]:
    found = defaultdict(set)
    for number, places in cited_in_text(FOLDER, book=BATTLE_PHASE).items():
        if re.match(r"Y\d", number):
            stems = {Path(place.rpartition(":")[0]).stem for place in places}
            found[number.partition(".")[0]] |= stems - {"__init__"}
    return found


def test_the_map_leads_to_every_chapter():
    listed = {line[1]: set(re.findall(r"`(\w+)`", line[2])) for line in LINE.finditer(rules.__doc__ or "")}
    assert listed == modules_of_chapters()


def test_every_module_of_the_rules_is_on_the_map():
    modules = {path.stem for path in python_files(FOLDER)} - {"__init__"}
    assert not modules - set(re.findall(r"`(\w+)`", rules.__doc__ or ""))


def test_the_ocg_is_asked_for_in_as_few_places_as_the_digest_has_rows():
    """The count includes setup.py, which sets the field."""
    asked = {
        path.stem: len(re.findall(r"g\.ocg\b", path.read_text(encoding="utf-8")))
        for path in python_files("zx_env/ygo/rules")
    }
    assert {name: n for name, n in asked.items() if n} == {
        "calculation": 1,
        "damage_step": 2,
        "needs": 1,
        "setup": 2,
        "windows": 1,
    }
    assert (ROOT / FOLDER).is_dir()
