"""Actions as numbers: one flat table of named blocks, the legal-action mask, and what a number means.

A number means the same thing in every position. Squares are seen from the own side (own row first), hand
cards by their row in the observation's `hand`, everything else by its row in the observation's `options`.
Things that a player cannot tell apart share a row. Where there are more rows than numbers, `more` turns the
page. The mask is the only judge of what is legal: `step` refuses what it does not hold.
"""

import numpy as np

from zx_env import limits
from zx_env.jit import array_of, declare, rule, unit
from zx_env.plain import flat_record
from zx_env.rules.abilities import ability_at, can_use, has_startup_in
from zx_env.rules.battle import can_attack
from zx_env.rules.extras import can_play_ex, has_played_ex
from zx_env.rules.occurrences import can_gain
from zx_env.rules.play import can_play, open_squares, reboot_colors, reboot_resources
from zx_env.rules.prices import can_play_removed, place_of_text
from zx_env.rules.selectors import is_known_to
from zx_env.rules.shifts import can_shift
from zx_env.rules.zones import is_same_object, other, owner_of, player_slot_of, seen_by, zx_on
from zx_env.terms import NONE, AbilityKind, Ask, CardType, Extra, Occurrence, Op, Verb, Zone

BLOCKS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("stop", (1,)),  # pass, done, start none: nothing (more)
    ("yes", (1,)),
    ("no", (1,)),
    ("keep", (1,)),  # keep the first hand
    ("mulligan", (1,)),
    ("more", (1,)),  # show the next page of rows
    ("resource", (limits.HAND_ROWS,)),  # put this hand card into Resource
    ("play", (limits.HAND_ROWS,)),  # play this hand card
    ("choose_hand", (limits.HAND_ROWS,)),  # choose this hand card
    ("attack", (limits.SQUARES,)),  # attack with the Z/X on this Square
    ("target", (limits.SQUARES,)),  # … the Z/X on this Square
    ("target_player", (1,)),  # … the player
    ("at", (limits.SQUARES,)),  # put the played Z/X on this Square
    ("choose_square", (limits.SQUARES,)),  # choose this Square, or the Z/X on it
    ("use", (limits.SQUARES, limits.USES_OF_SQUARE)),  # startup ability of the Z/X on this Square
    ("use_elsewhere", (limits.OPTION_ROWS,)),  # startup ability of a card in Charge, hand, …; a removed Event
    ("ignite", (limits.OPTION_ROWS,)),  # this Charge card for Ignition
    ("choose_option", (limits.OPTION_ROWS,)),  # choose this card
    ("pay", (limits.OPTION_ROWS,)),  # sleep a Resource of this group
    ("resolve", (limits.OPTION_ROWS,)),  # carry out this waiting ability next
    ("start", (limits.OPTION_ROWS,)),  # this Start Card
    ("extra", (limits.OPTION_ROWS,)),  # play this Z/X EX, Event EX or Shift of the Dynamis
)
"""Name and shape of each block, in the order of the numbers."""

NUM_ACTIONS = sum(int(np.prod(shape)) for _, shape in BLOCKS)
MASK = flat_record(BLOCKS, np.int8)
"""The legal-action mask: named blocks over `cell`, int8 [NUM_ACTIONS], 1 where legal."""

FIRST: dict[str, int] = {}
"""First number of each block."""
_first = 0
for _name, _shape in BLOCKS:
    FIRST[_name] = _first
    _first += int(np.prod(_shape))

STOP = FIRST["stop"]
YES = FIRST["yes"]
MULLIGAN = FIRST["mulligan"]
MORE = FIRST["more"]
RESOURCE = FIRST["resource"]
PLAY = FIRST["play"]
CHOOSE_HAND = FIRST["choose_hand"]
ATTACK = FIRST["attack"]
TARGET = FIRST["target"]
TARGET_PLAYER = FIRST["target_player"]
AT = FIRST["at"]
CHOOSE_SQUARE = FIRST["choose_square"]
USE = FIRST["use"]
USE_ELSEWHERE = FIRST["use_elsewhere"]
IGNITE = FIRST["ignite"]
EXTRA = FIRST["extra"]

declare(mask=MASK, masks=array_of(MASK))


# -- rows: what the decider can tell apart ----------------------------------------------------------------


@unit
def list_hand(g: np.record, player: int) -> None:
    """The different cards of a hand, in the order of the card table; one slot stands for equal cards.

    Among equal cards, one that the opponent knows stands for them: else the opponent could tell which
    copy was played.
    """
    n = 0
    for i in range(g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        if n > 0 and g.row[g.hand_row[n - 1]] == g.row[slot]:
            if is_known_to(g, slot, other(player)):
                g.hand_row[n - 1] = slot
        else:
            g.hand_row[n] = slot
            n += 1
    g.hand_rows = n


@rule
def hand_matters(asked: int) -> bool:
    """Whether cards of the hand can be the answer."""
    return asked == Ask.MAIN or asked == Ask.BATTLE_EVENT or asked == Ask.RESOURCE or asked == Ask.CHOOSE


@rule
def row_of_hand(g: np.record, player: int, slot: int) -> int:
    """The row of a hand card, NONE if the card is not in that hand."""
    for k in range(g.hand_rows):
        if g.row[g.hand_row[k]] == g.row[slot]:
            return k
    return NONE


@rule
def _look_alike(g: np.record, player: int, one: int, two: int) -> bool:
    """Whether the player cannot tell the two cards, which are not on Squares, apart."""
    if g.zone[one] != g.zone[two] or owner_of(one) != owner_of(two):
        return False
    if is_known_to(g, one, player) != is_known_to(g, two, player):
        return False
    if not is_known_to(g, one, player):
        return True
    return g.row[one] == g.row[two] and g.state[one] == g.state[two]


@rule
def _add_option(g: np.record, thing: int, place: int) -> None:
    g.option[g.options] = thing
    g.option_place[g.options] = place
    g.options += 1


@rule
def _add_if_new(g: np.record, player: int, slot: int, place: int) -> None:
    for k in range(g.options):
        if g.option_place[k] == place and _look_alike(g, player, g.option[k], slot):
            return
    _add_option(g, slot, place)


@rule
def is_choice_on_board(g: np.record, slot: int) -> bool:
    """Whether a card is chosen by its Square: the newest Z/X there."""
    return g.zone[slot] == Zone.SQUARE and zx_on(g, g.square[slot]) == slot


@rule
def _is_in_hand_of(g: np.record, slot: int, player: int) -> bool:
    return g.zone[slot] == Zone.HAND and owner_of(slot) == player


@unit
def _list_waiting(g: np.record) -> None:
    """The waiting abilities that the turn player can tell apart."""
    for i in range(g.waiting_count):
        one = g.waiting[i]
        is_new = True
        for k in range(g.options):
            two = g.waiting[g.option[k]]
            same_card = one.slot == two.slot or (
                not is_same_object(g, one.slot, one.serial)
                and not is_same_object(g, two.slot, two.serial)
                and owner_of(one.slot) == owner_of(two.slot)
            )
            if same_card and one.ability == two.ability and one.that_slot == two.that_slot:
                is_new = False
        if is_new:
            _add_option(g, i, 0)


@unit
def _list_uses_elsewhere(g: np.record, cards: np.record, player: int) -> None:
    """The startup abilities that can be used now of own cards that are not on Squares, and of the Player."""
    for zone in range(limits.ZONE_LISTS):
        if (g.startup_zones[player] >> zone) & 1 == 1:
            for i in range(g.count[player, zone]):
                slot = g.cards[player, zone, i]
                if has_startup_in(g, cards, slot):
                    for place in range(cards.card[g.row[slot]].abilities):
                        if can_use(g, cards, slot, place, player):
                            _add_if_new(g, player, slot, place)
    if g.player_extra[player] & Extra.FACE_UP != 0:
        slot = player_slot_of(player)
        for place in range(cards.card[g.row[slot]].abilities):
            if can_use(g, cards, slot, place, player):
                _add_if_new(g, player, slot, place)


@unit
def _list_removed(g: np.record, cards: np.record, player: int) -> None:
    """The Events that can be played from the Remove Zone now (ruling H60), by the place of their text."""
    for i in range(g.count[player, Zone.REMOVED]):
        slot = g.cards[player, Zone.REMOVED, i]
        place = place_of_text(cards, g.row[slot])
        if place != NONE and can_play_removed(g, cards, slot):
            _add_if_new(g, player, slot, place)


@unit
def _list_extras(g: np.record, cards: np.record, player: int) -> None:
    """The Z/X EX, Event EX and Shift cards of the own Dynamis that can be played now."""
    for i in range(g.count[player, Zone.DYNAMIS]):
        slot = g.cards[player, Zone.DYNAMIS, i]
        # CR 603.1b(ii): in a battle an Event Extra only.
        if g.asked == Ask.BATTLE_EVENT and cards.card[g.row[slot]].kind != CardType.EVENT_EX:
            continue
        for place in range(cards.card[g.row[slot]].abilities):
            if can_play_ex(g, cards, slot, place, player) or can_shift(g, cards, slot, place, player):
                _add_if_new(g, player, slot, place)


@unit
def list_rows(g: np.record, cards: np.record) -> None:
    """List what the pending decision is among: hand rows and options of the decider."""
    g.options = 0
    player = g.decider
    asked = g.asked
    if hand_matters(asked):
        list_hand(g, player)
    else:
        g.hand_rows = 0
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        _list_uses_elsewhere(g, cards, player)
        if (g.always >> Op.PLAY_REMOVED) & 1 == 1:
            _list_removed(g, cards, player)
        events = (g.startup_zones[player] >> Zone.DYNAMIS) & 1 == 1
        if (asked == Ask.MAIN or events) and g.count[player, Zone.DYNAMIS] > 0:
            if not has_played_ex(g, player) or (g.heard >> Occurrence.IS_SHIFTED) & 1 == 1:
                _list_extras(g, cards, player)
    elif asked == Ask.RESOLVE:
        _list_waiting(g)
    elif asked == Ask.CHOOSE or asked == Ask.IGNITE or asked == Ask.START_CARD or asked == Ask.PAY:
        for i in range(g.candidates):
            slot = g.candidate[i]
            if not is_choice_on_board(g, slot) and not _is_in_hand_of(g, slot, player):
                _add_if_new(g, player, slot, 0)


# -- the mask ------------------------------------------------------------------------------------------------


@rule
def _rows_on_page(g: np.record, rows: int, size: int) -> int:
    """How many of the rows are on the page that is shown."""
    left = rows - g.page * size
    return min(max(left, 0), size)


@unit
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write the legal actions of the decider; all zeros when the game is over."""
    for i in range(NUM_ACTIONS):
        mask.cell[i] = 0
    asked = g.asked
    if asked == Ask.OVER:
        return
    if g.may_stop == 1:
        mask.stop[0] = 1
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        _mask_priority(g, cards, mask)
    elif asked == Ask.CHOOSE:
        _mask_choice(g, mask)
    else:
        _mask_small_questions(g, mask)
    _mask_options(g, cards, mask)


@rule
def is_extra_option(g: np.record, cards: np.record, k: int) -> bool:
    """Whether the option is to play a card of the Dynamis, not to use a startup ability of it."""
    slot = g.option[k]
    if g.zone[slot] != Zone.DYNAMIS:
        return False
    ability = cards.card[g.row[slot]].ability + g.option_place[k]
    return cards.ability[ability].kind != AbilityKind.STARTUP


@unit
def _mask_options(g: np.record, cards: np.record, mask: np.record) -> None:
    n = _rows_on_page(g, g.options, limits.OPTION_ROWS)
    asked = g.asked
    for k in range(n):
        if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
            if is_extra_option(g, cards, g.page * limits.OPTION_ROWS + k):
                mask.extra[k] = 1
            else:
                mask.use_elsewhere[k] = 1
        elif asked == Ask.IGNITE:
            mask.ignite[k] = 1
        elif asked == Ask.CHOOSE:
            mask.choose_option[k] = 1
        elif asked == Ask.PAY:
            mask.pay[k] = 1
        elif asked == Ask.RESOLVE:
            mask.resolve[k] = 1
        elif asked == Ask.START_CARD:
            mask.start[k] = 1
    if g.options > limits.OPTION_ROWS or g.hand_rows > limits.HAND_ROWS:
        mask.more[0] = 1


@unit
def _mask_priority(g: np.record, cards: np.record, mask: np.record) -> None:
    """CR 506.2 in the Main Phase, CR 603.1b in the Battle Event Step.

    CR 701.1: only the holder of priority is asked.  CR 701.3: a card, a startup ability, a battle, or a pass.
    """
    player = g.decider
    in_battle = g.asked == Ask.BATTLE_EVENT
    resources = reboot_resources(g, player)
    colors = reboot_colors(g, cards, player)
    squares = 0 if in_battle else open_squares(g, player)
    for k in range(_rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
        slot = g.hand_row[g.page * limits.HAND_ROWS + k]
        # CR 603.1b: in a battle only Events.
        if in_battle and cards.card[g.row[slot]].kind != CardType.EVENT:
            continue
        if can_play(g, cards, slot, player, resources, colors, squares):
            mask.play[k] = 1
    for square in range(limits.SQUARES):
        slot = zx_on(g, square)
        if slot == NONE or owner_of(slot) != player:
            continue
        seen = seen_by(square, player)
        if not in_battle and can_attack(g, cards, slot):
            mask.attack[seen] = 1
        if has_startup_in(g, cards, slot):
            _mask_uses(g, cards, mask, slot, player)


@unit
def _mask_uses(g: np.record, cards: np.record, mask: np.record, slot: int, player: int) -> None:
    seen = seen_by(g.square[slot], player)
    use = 0
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if use < limits.USES_OF_SQUARE and can_use(g, cards, slot, place, player):
                mask.use[seen, use] = 1
            use += 1
    if can_gain(g):
        place = limits.ABILITIES_OF_CARD
        while use < limits.USES_OF_SQUARE and ability_at(g, cards, slot, place) != NONE:
            if can_use(g, cards, slot, place, player):
                mask.use[seen, use] = 1
            use += 1
            place += 1


@rule
def is_startup(g: np.record, cards: np.record, slot: int, place: int) -> bool:
    """Whether the ability at this place of the card is a startup ability of the zone where the card is."""
    ability = cards.ability[cards.card[g.row[slot]].ability + place]
    return ability.kind == AbilityKind.STARTUP and (ability.valid_in >> g.zone[slot]) & 1 == 1


@rule
def place_of_use(g: np.record, cards: np.record, slot: int, use: int) -> int:
    """The place on the card of its `use`-th startup ability; behind the printed ones come the gained."""
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if use == 0:
                return place
            use -= 1
    return limits.ABILITIES_OF_CARD + use


@unit
def _mask_choice(g: np.record, mask: np.record) -> None:
    player = g.decider
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_choice_on_board(g, slot):
            mask.choose_square[seen_by(g.square[slot], player)] = 1
        elif _is_in_hand_of(g, slot, player):
            k = row_of_hand(g, player, slot) - g.page * limits.HAND_ROWS
            if 0 <= k and k < limits.HAND_ROWS:
                mask.choose_hand[k] = 1


@unit
def _mask_small_questions(g: np.record, mask: np.record) -> None:
    asked = g.asked
    player = g.decider
    if asked == Ask.RESOURCE:
        for k in range(_rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
            mask.resource[k] = 1
    elif asked == Ask.MULLIGAN:
        mask.keep[0] = 1
        mask.mulligan[0] = 1
    elif asked == Ask.FREE_PLAY or asked == Ask.YES_NO:
        mask.yes[0] = 1
        mask.no[0] = 1
    elif asked == Ask.SQUARE:
        for i in range(g.candidates):
            mask.at[seen_by(g.candidate[i], player)] = 1
    elif asked == Ask.CHOOSE_SQUARE:
        for i in range(g.candidates):
            mask.choose_square[seen_by(g.candidate[i], player)] = 1
    elif asked == Ask.ATTACK_TARGET:
        for i in range(g.candidates):
            if zx_on(g, g.candidate[i]) == NONE:
                mask.target_player[0] = 1
            else:
                mask.target[seen_by(g.candidate[i], player)] = 1


# -- what a number means -------------------------------------------------------------------------------------


@rule
def _hand_card(g: np.record, k: int) -> int:
    return g.hand_row[g.page * limits.HAND_ROWS + k]


@rule
def _option(g: np.record, k: int) -> int:
    return g.option[g.page * limits.OPTION_ROWS + k]


@unit
def _turn_page(g: np.record) -> None:
    pages = (g.options + limits.OPTION_ROWS - 1) // limits.OPTION_ROWS
    hand_pages = (g.hand_rows + limits.HAND_ROWS - 1) // limits.HAND_ROWS
    g.page = (g.page + 1) % max(pages, hand_pages)


@rule
def _is_text(g: np.record, cards: np.record, slot: int, place: int) -> bool:
    """Whether the ability at this place is what an Event does: it is no startup ability, but played."""
    return cards.ability[cards.card[g.row[slot]].ability + place].kind == AbilityKind.EVENT


@unit
def _read_priority(g: np.record, cards: np.record, action: int) -> None:
    """What the decider does with its priority: into `g.verb`, `g.answer`, `g.place`."""
    player = g.decider
    if PLAY <= action and action < PLAY + limits.HAND_ROWS:
        g.verb = Verb.PLAY
        g.answer = _hand_card(g, action - PLAY)
    elif ATTACK <= action and action < ATTACK + limits.SQUARES:
        g.verb = Verb.ATTACK
        g.answer = zx_on(g, seen_by(action - ATTACK, player))
    elif USE <= action and action < USE_ELSEWHERE:
        use = action - USE
        slot = zx_on(g, seen_by(use // limits.USES_OF_SQUARE, player))
        g.verb = Verb.USE
        g.answer = slot
        g.place = place_of_use(g, cards, slot, use % limits.USES_OF_SQUARE)
    elif USE_ELSEWHERE <= action and action < USE_ELSEWHERE + limits.OPTION_ROWS:
        slot = _option(g, action - USE_ELSEWHERE)
        g.answer = slot
        place = int(g.option_place[g.page * limits.OPTION_ROWS + action - USE_ELSEWHERE])
        g.place = place
        g.verb = Verb.PLAY if _is_text(g, cards, slot, place) else Verb.USE
    elif EXTRA <= action and action < EXTRA + limits.OPTION_ROWS:
        g.answer = _option(g, action - EXTRA)
        is_shift = cards.card[g.row[g.answer]].kind == CardType.SHIFT
        g.verb = Verb.SHIFT if is_shift else Verb.PLAY_EX
        g.place = g.option_place[g.page * limits.OPTION_ROWS + action - EXTRA]
    else:
        g.verb = Verb.PASS


@unit
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Turn a legal action number into what the waiting rule reads: `g.answer`, `g.verb`, `g.place`."""
    asked = g.asked
    player = g.decider
    g.answer = NONE
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        _read_priority(g, cards, action)
    elif action == STOP:
        g.answer = NONE
    elif asked == Ask.FREE_PLAY or asked == Ask.YES_NO:
        g.answer = 1 if action == YES else 0
    elif asked == Ask.MULLIGAN:
        g.answer = 1 if action == MULLIGAN else 0
    elif asked == Ask.RESOURCE:
        g.answer = _hand_card(g, action - RESOURCE)
    elif asked == Ask.SQUARE:
        g.answer = seen_by(action - AT, player)
    elif asked == Ask.ATTACK_TARGET:
        _read_target(g, action)
    elif CHOOSE_SQUARE <= action and action < CHOOSE_SQUARE + limits.SQUARES:
        square = seen_by(action - CHOOSE_SQUARE, player)
        g.answer = square if asked == Ask.CHOOSE_SQUARE else zx_on(g, square)
    elif CHOOSE_HAND <= action and action < CHOOSE_HAND + limits.HAND_ROWS:
        _read_hand_choice(g, action - CHOOSE_HAND)
    else:
        g.answer = _option(g, (action - IGNITE) % limits.OPTION_ROWS)


@rule
def _read_target(g: np.record, action: int) -> None:
    if action != TARGET_PLAYER:
        g.answer = seen_by(action - TARGET, g.decider)
        return
    for i in range(g.candidates):
        if zx_on(g, g.candidate[i]) == NONE:
            g.answer = g.candidate[i]


@rule
def _read_hand_choice(g: np.record, k: int) -> None:
    """A candidate equal to the hand row: the first known to the opponent, else any (see `list_hand`)."""
    player = g.decider
    wanted = g.row[_hand_card(g, k)]
    for i in range(g.candidates):
        slot = g.candidate[i]
        if g.zone[slot] == Zone.HAND and g.row[slot] == wanted:
            if g.answer == NONE or is_known_to(g, slot, other(player)):
                g.answer = slot


@rule
def turns_page(g: np.record, action: int) -> bool:
    """`more`: show the next page; nothing else changes, the same player is asked the same."""
    if action != MORE:
        return False
    _turn_page(g)
    return True
