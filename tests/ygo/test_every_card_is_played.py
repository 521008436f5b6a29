"""Every card has a test of its effects."""

import re
from pathlib import Path

from zx_env.ygo.cards.set import CARDS

MARK = re.compile(r"^@plays\(([^)]*)\)", re.MULTILINE)


def test_every_card_has_a_test_of_its_own() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_play*.py"))
    played = {name for names in MARK.findall(tests) for name in re.findall(r'"([^"]+)"', names)}
    assert {card.name for card in CARDS} == played
