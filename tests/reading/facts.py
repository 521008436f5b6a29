"""The facts: rows of tests/facts as readings, in the spelling of the renderer."""

import csv
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.reading.abilities import FIELDS, Reading
from tests.reading.spelling import facts_words

FACTS = Path(__file__).parent.parent / "facts"

# CR 604.3a: only the attacker deals damage in a battle, so that who destroys in battle destroys by attacking.
_TRIGGERS = [
    (r"\b(k|otherK)illAtk\b", r"\1ill"),
    (r", by attack\)", ")"),
    (r"^mill\(this Deck->Trash\)$", "mill"),
    (r"^(toRes|shifted)\(this\)$", r"\1"),
    (r"^(toRes|toCharge)\(this, ", r"\1("),
    (r"by own (\w+) card ability", r"by own \1 ability"),
    (r"^leave\(this\)$", "leave"),
    (r"^placed\(this on a Normal Square\)", "placed"),
    (r"^moved\(this Sq->Sq\)", "moved"),
    (r"^moved\(any Z/X Sq->Sq\)", "moved + otherMoved(any)"),
    (r"^moved\(opp Z/X Sq->Sq by a card ability\)", "otherMoved(opp, by any ability)"),
    (r"^discarded\(any Hand card by a card ability, each card\)", "otherDiscarded(any, by any ability)"),
    (r"^discarded\(this Hand -> Trash, by a card ability\)", "discarded(by any ability)"),
    (r"^returned\(this Trash -> Hand\)", "returned(from_Trash)"),
    (r"^returned\(own Charge -> Hand, each card\)", "otherReturned(own, from_Charge)"),
    (r"ownEvent\(any, played regularly\)", "event(own)"),
    (r"^ownEvent\((\w+), played regularly\)", r"otherEvent(\1 Event, own)"),
    (r"^ownStartup\(you play a startup ability\)", "startup(own)"),
    (r"^reboot\(own@Sq\)", "reboot + otherReboot(own)"),
    (r"^draw\(own, each card\)", "draw(own)"),
    (r"^shuffled\(own Deck, (.*)\)", r"shuffled(\1, own)"),
    (r"^cardTrashed\(any card\)", "otherCardTrashed(any)"),
    (r"^advented\(destroyed for a Dingir's Advent condition\)", "advented(own tribe:Dingir)"),
    (r"damaged\(this, by opponent's card\)", "damaged(by opp)"),
    (r"by opponent's card ability or in battle by opp Z/X", "by opp"),
    (
        r"^oppAuto\(.*\)$",
        "appear + otherAppear(any, by opp AUTO) ; destroyed + otherDestroyed(any, by opp AUTO)",
    ),
    (r"\(opp@NSq (c<=\d)\)", r"(opp \1@NSq)"),
    (r"^linkPlaced\(own other Link\)$", "otherLinkPlaced(own Link)"),
    (r"by own card ability", "by own ability"),
    (r"\(Z/X ", "("),
    (r"^attacked\(by ", "attacked("),
    (r"by a card ability", "by any ability"),
    (r"from outside Hand", "from_outside_Hand"),
    (r"from Hand", "from_Hand"),
    (r"\b(own|opp)( other)?( \w+)? Z/X", r"\1\2\3"),
    (r"\bother(\w+)\(own other\b", r"other\1(own"),
    (r"@Sq", ""),
]
_TURNS = [
    (r"[(,] ?(?:in )?(own|opp) turn\)$", r"\1 turn"),
    (r"[(,] ?in opp Ignition Phase\)$", "opp turn and Ignition Phase"),
    (r"[(,] ?in Ignition Phase\)$", "Ignition Phase"),
]
_FILTER_WORDS = r"[\w・:~>=/.“”-]+?(?: [\w・:~>=/.“”-]+?)*?"
_CONDITIONS = [
    (r"^own Res has cards of every cost 1-9$", "c<=9 c>=1@own_Res different costs>=9"),
    (r"Events\b", "Event"),
    (r"^own Res only (red|blue|white|black|green)$", r"not_\1@own_Res=0 and \1@own_Res>=1"),
    (r"^own Player card is named (\w+)$", r"own Player is \1"),
    (r"^(own|opp) (\w+) empty$", r"@\1_\2=0"),
    (r"^Res has named pair card", "own Res has named pair card"),
    (r"^(own|opp) (Res|Hand|Life|Trash|Charge) has >=(\d+) different (\w+)$", r"@\1_\2 different \4>=\3"),
    (rf"^(own|opp) (Res|Hand|Life|Trash|Charge) has ({_FILTER_WORDS})$", r"\3@\1_\2>=1"),
    (rf"^(own|opp) (Res|Hand|Life|Trash|Charge) ({_FILTER_WORDS}) exists$", r"\3@\1_\2>=1"),
    (rf"^(own|opp) (Res|Hand|Life|Trash|Charge) ({_FILTER_WORDS})(>=|<=)(\d+)$", r"\3@\1_\2\4\5"),
    (r"^(own|opp) (Res|Hand|Life|Trash|Charge)(>=|<=|=)(\d+)$", r"@\1_\2\3\4"),
    (rf"^this Force (?:is |has )?({_FILTER_WORDS})(?: icon)?(?:>=(\d+))?$", r"\1@thisForce>=\2"),
    (r"@thisForce>=$", "@thisForce>=1"),
    (r"^(.*@Sq)$", r"\1>=1"),
    (r"^no own same name@own_Charge(?:>=1)?$", "same-named@own_Charge=0"),
    (r"^own Res only colourless$", "red/blue/white/black/green@own_Res=0"),
    (r"^no own same name@Sq>=1$", "own same-named@Sq=0"),
    (r"^opp Z/X on Sq >=", "opp@Sq>="),
    (r"^a Z/X moved Sq->Sq this turn$", "any moved this turn"),
    (r"^own (\S+) destroyed opp Z/X by attack this turn$", r"own \1 killAtk this turn"),
]


def rows(folder: str) -> Iterator[dict[str, str]]:
    """Yield the rows of the tables in a folder, "printed" or "abilities", which has a table for each set."""
    for path in sorted((FACTS / folder).glob("*.tsv")):
        with path.open(encoding="utf-8", newline="") as file:
            lines = [line for line in file if not line.startswith("#")]
        yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def _put(spellings: list[tuple[str, str]], text: str) -> str:
    for pattern, put in spellings:
        text = re.sub(pattern, put, text)
    return text


def _conditions(text: str) -> str:
    """Ruling Z46: what is asked of the use stands in front."""
    use, _, later = text.rpartition(" ; ") if " ; " in text else ("", "", text)
    if text.startswith("use: "):
        use, later = (use or later).removeprefix("use: "), later if use else ""
    parts = [f"use: {_condition(use)}"] * bool(use) + [_condition(later)] * bool(later)
    return " ; ".join(parts)


def _condition(text: str) -> str:
    text = text.replace("you or opp took damage this turn", "any player damaged this turn")
    text = re.sub(r"^either Res>=(\d+)$", r"own Res>=\1 or opp Res>=\1", text)
    text = re.sub(r"^(own Res>=\d+) incl ", r"\1 and own Res ", text)
    text = re.sub(
        r"^(own Trash>=\d+) with >=(\d+) different tribes$",
        r"\1 and own Trash has >=\2 different tribes",
        text,
    )
    return " and ".join(_either(part) for part in text.split(" and "))


def _either(part: str) -> str:
    if part.startswith("("):
        return f"({_either(part[1:-1])})"
    return " or ".join(_put(_CONDITIONS, one) for one in part.split(" or "))


def _and(one: str, other: str) -> str:
    return " and ".join(part for part in (one, other) if part != "-") or "-"


def _turn_in_condition(fact: Reading) -> Reading:
    """A turn or a phase that a trigger names is a condition of the ability."""
    for pattern, words in _TURNS:
        if found := re.search(pattern, fact.trigger):
            trigger = fact.trigger[: found.start()]
            trigger += ")" if trigger.count("(") > trigger.count(")") else ""
            return replace(fact, trigger=trigger, condition=_and(found.expand(words), fact.condition))
    return fact


def _force_in_cost(fact: Reading) -> Reading:
    """Write the conditions on "that Force" in the effect, for the Force that has paid."""
    cost = re.sub(r"trash (\d) Force of this", r"trash \1@thisForce", fact.cost)
    found = re.fullmatch(r"that Force (?:has )?(\S+)(?: icon)?", fact.condition)
    if not found:
        return replace(fact, cost=cost)
    return replace(fact, cost=cost, condition="-", effect=f"if the first is {found[1]} {fact.effect}")


def _player_as_gate(fact: Reading) -> Reading:
    """Who the Player is does not change in a game: asked early or late, it is the same."""
    found = re.fullmatch(r"own Player is (\S+)", fact.condition)
    return replace(fact, player=found[1], condition="-") if found else fact


def _turn_as_limit(fact: Reading) -> Reading:
    """In whose turn a startup ability may be used is a limit, wherever it is written."""
    use = "use: " if fact.condition.startswith("use: ") else ""
    conditions = fact.condition.removeprefix(use).split(" and ")
    if fact.kind != "START" or "own turn" not in conditions:
        return fact
    rest = [one for one in conditions if one != "own turn"]
    limits = ["own turn", *(one for one in [fact.limit] if one != "-")]
    return replace(fact, condition=use * bool(rest) + " and ".join(rest) or "-", limit=", ".join(limits))


def reading(row: dict[str, str]) -> Reading:
    """The names of Release and Turn abilities say no more than their cost and effect do."""
    fields = {name: facts_words(row[name]) for name in FIELDS}
    if shift := re.fullmatch(r"SHIFT if (.*); onto (.*)", fields["kind"]):
        onto = re.sub(r"\bZ/X\b ?", "", shift[2]).replace("with a Dragon tribe", "tribe~Dragon") + " Z/X"
        fields["kind"] = f"SHIFT if {_condition(shift[1])}; onto {onto.replace('not EX', 'not_EX')}"
    fields["kind"] = re.sub(r"^START\((?:Release|Turn)\)$", "START", fields["kind"])
    if fields["kind"] == "RULE cannot be played regularly":
        fields |= {"kind": "CONT", "valid_zone": "All", "effect": "cannot be played regularly: this"}
    fields["valid_zone"] = re.sub(r"^PSq\(own\)$", "ownPSq", fields["valid_zone"])
    fields["effect"] = re.sub(r"^KW Range (\w+)$", r"grant this {KW Range \1}", fields["effect"])
    fields["limit"] = re.sub(r" ?\(card later banned: Sealed God\)", "", fields["limit"])
    fact = _turn_in_condition(Reading(**fields))
    fact = replace(fact, trigger=_put(_TRIGGERS, fact.trigger), condition=_conditions(fact.condition))
    return _turn_as_limit(_player_as_gate(_force_in_cost(fact)))


def _in_two(fact: Reading) -> list[Reading]:
    """An ability that waits for two different occurrences is two of ours."""
    first, _, second = fact.trigger.partition(" + ")
    if " ; " in fact.trigger:
        triggers = fact.trigger.split(" ; ")
    elif second and not second.startswith(f"other{first[0].upper()}"):
        triggers = [first, second]
    else:
        triggers = [fact.trigger]
    return [replace(fact, trigger=one) for one in triggers]


def _in_one(events: list[Reading]) -> list[Reading]:
    """Join the effects of an Event under several conditions, in order: they are one ability of ours."""
    effects = [fact for fact in events if fact.kind == "EVENT"]
    if len(effects) < 2:
        return events
    parts = []
    for fact in effects:
        player = "-" if fact.player == "-" else f"own Player is {fact.player}"
        asked = _and(player, fact.condition)
        parts.append(fact.effect if asked == "-" else f"if {asked} {fact.effect}")
    others = [fact for fact in events if fact.kind != "EVENT"]
    return [*others, Reading("EVENT", effect=", ".join(parts))]


def abilities() -> dict[str, list[Reading]]:
    """The readings of each card, by number."""
    found: dict[str, list[Reading]] = {}
    for row in rows("abilities"):
        found.setdefault(row["no"], []).extend(_in_two(reading(row)))
    return {number: _in_one(facts) for number, facts in found.items()}
