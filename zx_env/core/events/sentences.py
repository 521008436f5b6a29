"""Sentences about what happened, for nobody in particular or for one player: who is "you" and "the enemy".

What all games share of it; a game's own sentences are in its room `events`.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from zx_env.core.entry_points import NONE
from zx_env.core.events.encoding import EVENT
from zx_env.core.events.event import Event, Numbers, group_by_instant

_VERB = re.compile(r"(Special )?([A-Za-z]+)(.*)")
"""What comes before the verb, the verb, and the rest."""


class Row(NamedTuple):
    """A row of EVENT."""

    instant: int
    turn: int
    row: int
    other: int
    amount: int
    ability: int
    by: int
    kind: int
    who: int
    owner: int
    known: int
    other_known: int
    origin: int
    zone: int
    from_place: int
    place: int
    state: int
    frame: int
    op: int


assert EVENT.names == Row._fields


class Viewer:
    """For whom events are told: a player, or None for who may know everything."""

    def __init__(self, player: int | None) -> None:
        self.player = player

    def knows(self, known: int) -> bool:
        """Whether the viewer is among those (bits)."""
        return self.player is None or bool(known >> self.player & 1)

    def does(self, who: int, verb: str) -> str:
        """Somebody does something: "player 0 draws", "you draw", "the enemy draws"."""
        if self.player == who:
            return f"you {verb}"
        found = _VERB.match(verb)
        assert found is not None
        before, first, rest = found.groups(default="")
        return f"{self.name(who)} {before}{third_person(first)}{rest}"

    def name(self, who: int) -> str:
        """Somebody."""
        if self.player is None:
            return f"player {who}"
        return "you" if self.player == who else "the enemy"

    def whose(self, who: int) -> str:
        """Of somebody."""
        return "your" if self.player == who else f"{self.name(who)}'s"


def third_person(verb: str) -> str:
    """The verb as one person does it: "draws", "passes", "has"."""
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "o")) else f"{verb}s"


def counted(number: int, one: str, many: str = "") -> str:
    """So many of them: "1 card", "2 cards"."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def texts(words: str, rule: str | None, book: str, by: str | None) -> dict[str, str]:
    """Return the fields `text`, `sentence` and `source` of an event.

    Args:
        words: The sentence, which gets a capital letter.
        rule: Number of the rule.
        book: Words before that number.
        by: Name of the card that did it, where the sentence does not say so.
    """
    source = ", ".join([*([f"{book}{rule}"] if rule else []), *([f"by {by}"] if by else [])])
    sentence = f"{words[:1].upper()}{words[1:]}"
    return {"text": f"{sentence} ({source})" if source else sentence, "sentence": sentence, "source": source}


def tell(told: Numbers, say: Callable[[Row, bool], Event], hides: Callable[[Row], bool]) -> list[Event]:
    """All rows in words: `say` makes an event of a row, and of whether it belongs to the instant before.

    What `hides` says of is left out: it would tell by its being there alone.
    Within an instant events have the order of their kinds, and then that of what they say: no order tells
    what they do not say.
    """
    events: list[Event] = []
    numbers = [Row(*row) for row in told.tolist()]
    for begin, end in group_by_instant(told):
        rows = [row for row in numbers[begin:end] if not hides(row)]
        if len(rows) > 1:
            rows.sort(key=lambda row: (row.kind, _said(say(row, False))))
        events += [say(row, number > 0) for number, row in enumerate(rows)]
    return events


def words_by(
    kinds: Sequence[str], describe: Callable[[Row, Viewer], dict[str, Any]]
) -> Callable[[Numbers, Any, int | None], list[Event]]:
    """Return the `words` of an `EventEncoder` for events about no cards.

    Args:
        kinds: Kinds of events.
        describe: (row, viewer): the sentence, under "sentence", and those fields of the event that are not
            the row's `who`, and its `amount` if that is not 0.
    """

    def words(rows: Numbers, settings: Any, player: int | None) -> list[Event]:
        viewer = Viewer(player)

        def say(row: Row, together: bool) -> Event:
            fields = {"who": field(row.who), "amount": row.amount or None} | describe(row, viewer)
            fields |= texts(fields.pop("sentence"), None, "", None)
            return Event(kind=kinds[row.kind], turn=row.turn, together=together, **fields)

        return tell(rows, say, lambda row: False)

    return words


def _said(event: Event) -> str:
    return repr(sorted(event.as_dict().items()))


def field(number: int) -> int | None:
    """A number of a row, None for NONE."""
    return None if number == NONE else number
