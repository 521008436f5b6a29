"""One spelling for both sides: the notation lets the same thing be written in several ways.

Only spellings with the same meaning in the notation are unified: the order of filters, blanks, `from` /
`in` / `of` a zone, an implied Z/X on a Square, an implied owner of a zone, `may .. 1` and `<=1`. Spellings
that could have two meanings stay different.
"""

import re

from zx_env.zx.cards.names import Tribe
from zx_env.zx.cards.sets import CARDS

_TRIBES = [one.name.replace("_", " ").title() for one in Tribe if "_" in one.name]
_NAMES = [card.japanese for card in CARDS if " " in card.japanese]
_ZONE = r"(Hand|Trash|Charge|Res|Life|Deck|Dyn|Rem)"

_COUNT = r"(<?=?\d+|any|all)"

NOTES = [
    r" \((?:DB tags it auto|DB text conflicts[^)]*|current ones|back to own Trash|unseen|costs waived"
    r"|no loss[^)]*|and cannot gain it|one of several such|card later banned: Sealed God"
    r"|Alter Force(?: 2)?)\)",
]
"""Remarks of the facts that say nothing of the effect."""

WORDS = [
    # instead
    (
        r"\breplace when this is destroyed: (may )?(?:toRes this slp|Res slp) instead of Charge",
        r"replace when destroyed: \1Res slp",
    ),
    (
        r"\breplace when this is destroyed: ((?:may )?\w+) instead of Charge",
        r"replace when destroyed: \1",
    ),
    (r"(\breplace when all \S.* is destroyed: (?:may )?\w+(?: slp)?) instead of Charge", r"\1 instead"),
    (
        r"\breplace when this destroys (?:an )?opp Z/X in battle: remove it instead of Charge",
        "replace when this destroys in battle: remove it",
    ),
    (r"\breplace own player damage: you take none", "replace own player damage: none"),
    (r"\breplace damage >=(\d+) dealt to this at once: none", r"no damage >=\1 at once: this"),
    # rare effects
    (r"(name:[^ @]*[§∽∬][^ @]*) (?=\S)(?![{@])", r"\1_"),
    (r"\bgrant all own (name:\S+) \{IG icon\}", r"grant all \1@own_All {IG icon}"),
    (
        r"\bunaffected by opp card effects: (own .* on this Link's Square)",
        r"unaffected by opp card effects: all \1@Sq",
    ),
    (r"\bvanish this\b", "remove this"),
    (r", if taken ", ", if >=1 "),
    (r"\b(red|blue|white|black|green) or (red|blue|white|black|green)\b", r"\1/\2"),
    (r"\bon this Link's Square", "on_its_Square"),
    (r"\bExtension-Drive\b", "ExtensionDrive"),
    (r"\blink <=1 (.*) on a Sq\b", r"link <=1 \1@Sq"),
    (r"; this ability unusable", ", this ability unusable"),
    (
        r"\bplay (1 Event from own Trash) paying its cost, replace its going to Trash with remove",
        r"play \1 paying its cost and Rem it",
    ),
    (
        r"\btrash 1 reb Z/X that has this as Force and is not tribe:(\S+)",
        r"trash 1 above_this not_tribe:\1 own reb@Sq",
    ),
    (r"\bsharing a tribe from Dyn", "kin_of_kept from Dyn"),
    (r"\bplayfree this allowed", "playfree this"),
    (r" from this Force\b", "@thisForce"),
    (r"\bper Force$", "per@thisForce"),
    (r"\bdiscard (\d .*?) \+ (\d .*?), if both -> ", r"discard \1 -> discard \2 -> "),
    (r"\brest tuck$", "rest back shuffle"),
    (r"\breturn this to Dyn facedown", "toDyn this"),
    (r"\bthe empty Square whose", "the Sq whose"),
    (r"\b(move [^,]*?) to (?=(?:adjacent |own empty |own )?(?:N?Sq|◎|PSq))", r"\1 -> "),
    (r"\bput this on deck top", "toDeckTop this"),
    (r"\bCharge limit \+", "Charge +"),
    (r"\bany cards@NSq/either Charge", "any@NSq/any_Charge"),
    (r"\bZ/X@NSq or in either Charge", "Z/X@NSq/any_Charge"),
    (
        r"\bpick any to Deck top any order, rest to Deck bottom any order",
        "pick any -> Deck top, rest bottom any order",
    ),
    (r"\bdelayed when >=1 Z/X", "delayed when Z/X"),
    (r"\breboot <=1 Res per", "reboot <=1@own_Res per"),
    (r"\bdmgmod (\S+) damage dealt to opp Z/X by ", r"dmgmod \1 by "),
    (r"\bby own (c>=\d) (tribe:\w+)$", r"by all own \1 \2@Sq"),
    (r"\bput this event facedown in own Life", "toLife this"),
    (r"\bput (1 .*) -> Life facedown", r"toLife \1"),
    (r"\bput 1 card of opp Trash facedown in opp Life", "toLife 1@opp_Trash"),
    (r"\b1 opp Life card", "1@opp_Life"),
    (r"\bchoose one mark \{(.) / (.)\}: (.*)@Sq with that mark", r"choose 1 of {\3@\1 / \3@\2}"),
    (r"\bchoose one \{", "choose 1 of {"),
    (r"\bput (.*) third from deck top", r"put \1 third from top"),
    (r"\blookLife all own", "lookLife own"),
    (r"\b(?:take 1|1 Life) -> hand", "salvage 1@own_Life"),
    (r"\bmustchoose: .*", "mustchoose: this"),
    (r"\bpick (\d) (\S+) card\b", r"pick \1 \2"),
    (r"\bsearch Deck 1 any -> hand, rest back shuffle", "salvage 1@own_Deck, shuffle deck"),
    (r"\bsearch Deck, (.*), rest back shuffle", r"\1, shuffle deck"),
    (r"\blimit own Charge has no upper limit", "limit own Charge none"),
    (r"\bdeckrule at most 1 copy in the Dynamis", "deckrule up to 1 copies"),
    (r"\bcannot be chosen by opponent for card abilities: ", "cannot be chosen by opp card effects: all "),
    (
        r"\bcannot put cards in own Res by own abilities: opponent EOT",
        "nothing into opp Res by own abilities EOT",
    ),
    (r"\bplayfree this card's own printed startup abilities", "playfree startup abilities of this"),
    (r"\bdiscard 2 and draw 3", "discard 2, draw 3"),
    (r"\bopp with power >", "opp power >"),
    (r"\breturn this to hand", "salvage this"),
    (r"\bsalvage this from Trash -> hand", "salvage this"),
    (r"\breboot this in Res", "reboot this"),
    (r"\bput this in Charge\b", "toCharge this"),
    (r"\bcost -2 this in Hand\b", "cost -2 this"),
    (r"\bcannot reboot in opponent's next Reboot Phase: it", "cannot reboot: it in its next Reboot Phase"),
    # words that belong together
    (r"\bnot this name\b", "other-named"),
    (r"\bEvolSeed-icon\b", "EvolSeed"),
    (r"\bhaving KW Range 2\b", "KW_Range_2"),
    (r"\b(with|without) (Force|IG|LR/VB)\b", r"\1_\2"),
    (r"\bwithout Start Card\b", "without_StartCard"),
    (r"\bnot tribe:", "not_tribe:"),
    (r"\bDragon-tribe\b", "tribe~Dragon"),
    (r"\battacking you or (?:a card on a Player Square|a card@PSq)", "attacking_you@Sq"),
    (r"\battacking the player\b", "attacking_player@Sq"),
    (r"\bpower > this card's power\b", "pow>this"),
    (r"\b(?:that Z/X|that card|the attacker|the attacking Z/X)(?= |$|,|\))", "that"),
    (r"\breveal (<?=?\d) ((?:(?!,).)*), tuck them", r"tuck \1 \2 shown"),
    (r"\breveal (<?=?\d) ((?:(?!,| and ).)*) and (tuck|bottom) it", r"\3 \1 \2 shown"),
    (r"\breveal and tuck (<?=?\d) ((?:(?! ->).)*)", r"tuck \1 \2 shown"),
    (r"\b1 IG card revealed from Hand", "1 IG from Hand shown"),
    # what an ability asks inside its effect
    (r"\bif so and ", "-> if "),
    (rf"\bif (own|opp) {_ZONE}(>=|<=)(\d+)", r"if @\1_\2\3\4"),
    (r"\bif played regularly in Ignition Phase", "if played regularly and Ignition Phase"),
    (r"; if played in Ignition Phase", ", if Ignition Phase"),
    (r"\bif own Ignition Phase", "if own turn and Ignition Phase"),
    (r", (?=-> if )", " "),
    (r"; unless paid ", "; if not "),
    (r": if paid (.*); if not paid ", r" -> \1; if not "),
    (r", if (?:dealt|destroyed|deployed) (?!by)", " -> "),
    (r"\bif deployed by Assault in own turn ", "if it came by_assault and own turn "),
    (r"(\b\w+ (\d+) [^,]*), if \2 (?:-> )?", r"\1 -> "),
    (r"(<=(\d+) [^,]*), if \2 (?:-> )?", r"\1, if >=\2 "),
    (r"(, if >=\d+) -> ", r"\1 "),
    (r", if it was ", " -> if it is "),
    (r": if own turn: (.*); if opp turn: ", r", if own turn \1, if opp turn "),
    (r", if own turn: (.*); if opp turn: ", r", if own turn \1, if opp turn "),
    # abilities that are given
    (
        r"\{AUTO t=battleEnd\(this was attacked, this survives\): destroy that if it is @NSq\}",
        "{AUTO; t=battleEnd(this was attacked); e=destroy that@NSq}",
    ),
    (r"\{AUTO t=destroyed: ", "{AUTO; t=destroyed; e="),
    (r"\{KW Isolate: [^}]*\}", "{KW Isolate}"),
    # how much
    (r" x colours in (own) Res among ", r" per colours@\1_Res -> "),
    (r"\bper (own|opp) (\w+) card\b", r"per@\1_\2"),
    (r"\bper (own|opp) (\w+) (\w+) card\b", r"per \2@\1_\3"),
    (r" own removed cards", "@own_Rem"),
    (r" own removed (tribe:\S+)", r" \1@own_Rem"),
    (r"\b(pow [+-]\d+) (per@\S+) (\d\S*) EOT", r"\1 \3 \2 EOT"),
    (r"\bthat (?:many|number) slp", "1 per done slp"),
    (r"\btotal c(?:ost)?<=", "total_c<="),
    (r"\bc<=own Res count\b", "c<=own_Res"),
    (r"\bigob own Player (?:card )?into name~", "igob name~"),
    (r"\bigob own Player (?:card )?into (\S+)", r"igob name:\1"),
    (r"\(power of own PSq Z/X\)", "(power of own@ownPSq)"),
    # Squares
    (r"@?own Army Area\b", "@ownArmy"),
    (r"△\(second diagram\)|△", "◎"),
    (r"own empty PSq", "ownPSq empty"),
    (r"@own PSq\b", "@ownPSq"),
    (r"\badjacent empty (N?Sq|◎)", r"adj\1 empty"),
    (r"\badjacent (N?Sq|◎)", r"adj\1"),
    (r"\bempty (N?Sq\b|◎)", r"\1 empty"),
    (r", empty\b", " empty"),
    (r"@(own|opp) ?(?=PSq)", r"@\1"),
    # who does it
    (r"\bopponent trashes 1 own Res\b", "trash 1@opp_Res (their choice)"),
    (r"\bopponent chooses 1 own Life card, put it in Charge", "toCharge 1@own_Life (their choice)"),
    (r"\bopponent puts 1 own Hand card -> Res slp", "toRes 1@opp_Hand (their choice) slp"),
    (r"\bopponent bottoms 1 of them", "bottom 1@picked (their choice)"),
    (r"\bfrom their Hand\b", "@opp_Hand (their choice)"),
    # zones: whose they are, and before them
    (rf"(?: cards?| card)? (?:from|in|of) (own|opp|any|either) {_ZONE}\b(?! >)", r"@\1_\2"),
    (rf"(?: cards?)? (?:from|in|of) {_ZONE}/{_ZONE}\b", r"@own_\1/\2"),
    (rf"(?: cards?)? (?:from|in|of) {_ZONE}\b", r"@own_\1"),
    (rf" (own|opp) {_ZONE} cards\b", r"@\1_\2"),
    (rf"\b(remove <?=?\d+|all|sleep all) (own|opp) {_ZONE}(?= |$|,)", r"\1@\2_\3"),
    (r"\b(trash <?=?\d+(?: [^@ ,]+)?) (own |)Charge\b", r"\1@own_Charge"),
    (r"@either_", "@any_"),
    (r"\bown other-named@", "own other-named@"),
    (r"\bput (\d (?:(?! into).)*) into Res slp", r"toRes \1 slp"),
    (r"\breturn (<?=?\d (?:(?! to ).)*@Sq) to Hand", r"bounce \1"),
    (r"\breturn (<?=?\d (?:(?! Res).)*) Res card to Hand", r"salvage \1@own_Res"),
    (r"\bdiscard (\d) (\S+) card\b", r"discard \1 \2"),
    (
        r"\btrash 1 (\w+) \+ 1 (\w+) \+ 1 (\w+) \+ 1 (\w+)(?=@own_)",
        r"trash 4 each_of_\1/\2/\3/\4",
    ),
    (r" from them\b", "@looked"),
    (r" from own deck top", " of deck top"),
    # verbs
    (r"\breturn ((?:(?!->).)*@own_(?:Charge|Res|Trash)) -> hand", r"salvage \1"),
    (r"\bsalvage ((?:(?!->).)*?) -> hand", r"salvage \1"),
    (r"\bto (adj)?(N?Sq|◎) empty", r"-> \1\2 empty"),
    (r"\b(?:to|->) adjacent\b", "-> adj"),
    (r"\bunder (this|that) faceup\b", r"under \1"),
    (r"\bfaceup under\b", "under"),
    (r"\bforce 1 card@", "force 1@"),
    (r"\breturn in any order to Deck top|\breorder on top", "rest top any order"),
    (r", then ", ", "),
    (r"\bopponent ramps (\d)", r"opponent ramp \1"),
]
"""Spellings of the facts and what they are here."""


def facts_words(text: str) -> str:
    for note in NOTES:
        text = re.sub(note, "", text)
    for name in _NAMES:
        text = text.replace(name, name.replace(" ", "_"))
    for tribe in _TRIBES:
        text = text.replace(f"tribe:{tribe}", "tribe:" + tribe.replace(" ", "_"))
    for pattern, put in WORDS:
        text = re.sub(pattern, put, text)
    return text


_FILTER = re.compile(
    r"(own|opp|other|other-named|same-named|this|c[<>]?=\d+|c_(odd|even)|pow[<>]?=\d+|pow>this|c<=own_Res|total_c<=\d+|random|IG|EvolSeed|LR|VB"
    r"|StartCard|IGOB|ExtensionDrive|on_its_Square|(not_)?tribe[:~]\S+?|name[:~]\S+?|reb|slp|faceup|facedown|(red|blue|white|black|green)(/\w+)*"
    r"|attacking|attacked|attacking_you|attacking_player|damaged|appearedThisTurn|inBattle|notInBattle|highestPower|abilityless"
    r"|not_EX|above_this|kin_of_kept|KW_Range_2|with(out)?_\S+?|Z/X|Event|EX|each_of_\S+?|different_\w+)"
)


def _sorted_run(words: list[str], where: str) -> str:
    """Filters in one order; on a Square a Z/X goes without saying, and a zone says whose it is."""
    parts = sorted(set(words))
    if where and "_" not in where and where not in ("@looked", "@picked", "@thisForce"):
        parts = [part for part in parts if part != "Z/X"]
    parts = [part for part in parts if part not in ("own", "opp") or f"{part}_" not in where]
    return " ".join(parts) + where


def _in_order(words: list[str]) -> list[str]:
    """Every run of filters, with the place behind it, in one order."""
    out: list[str] = []
    run: list[str] = []
    for word in [*words, ""]:
        core, at, where = word.partition("@")
        ending = "" if at else core[len(core.rstrip(",;)}")) :]
        core = core if at else core.rstrip(",;)}")
        is_filter = bool(_FILTER.fullmatch(core))
        if is_filter:
            run.append(core)
        if run and ((at and (is_filter or not core)) or (ending and is_filter)):
            out.append(_sorted_run(run, at + where) + ending)
            run = []
            continue
        if not is_filter:
            out += [_sorted_run(run, "")] if run else []
            run = []
            out += [word] if word else []
    return out


BOTH = [
    (r"\{(\w+); z=Sq; ", r"{\1; "),
    (r"(\breplace when all \S.* is destroyed: (?:may )?\w+(?: slp)?) instead of Charge", r"\1 instead"),
    (
        r"\breplace when this is destroyed: ((?:may )?\w+(?: slp)?) instead of Charge",
        r"replace when destroyed: \1",
    ),
    (r" -> (EOT|delayed) ", r", \1 "),
    (r"(?<!opponent )\bmay (\w+ (?:any\b|<=\d))", r"\1"),
    (r"\b(deploy [^@]*?)Z/X ?", r"\1"),
    (r"\btoDeckTop (\d@own_Hand), shuffle deck", r"tuck \1"),
    (r"(?<!opponent )\bdraw <=1\b", "may draw 1"),
    (r"\b(deploy (?:reb )?this[^,]*, EOT \w+) it\b", r"\1 this"),
]
"""Spellings of both sides: that a given ability is one of a Square, that only a Z/X is deployed, that what is
put off to the end of the turn is done only if it was, `may .. up to`, and what `it` is."""


def canonical(text: str) -> str:
    """The one spelling of both sides."""
    text = re.sub(r"(\S+)>=(\d+) and \1<=\2\b", r"\1=\2", text)
    for pattern, put in BOTH:
        text = re.sub(pattern, put, text)
    text = " ".join(_in_order(text.split()))
    return re.sub(r"(?<!if)(?<!and)(?<!or) @", "@", text).replace("<=0", "=0")
