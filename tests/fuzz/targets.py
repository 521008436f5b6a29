"""Everything that is fuzzed, by name: a function of dice that spoils one thing and hands it to a door."""

from tests.fuzz import positions
from tests.fuzz.children import Try

TARGETS: dict[str, Try] = {one.__name__: one for module in (positions,) for one in module.TRIES}
