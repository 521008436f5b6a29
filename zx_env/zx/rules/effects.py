"""CR 800: carrying out effects and costs: their steps, one function per Op.

An EFFECT frame stays on the agenda while its steps run, one at a time, so that frames that a step pushes (and
a Reload, CR 902.1) run before the next step. Steps are rows of `cards.step`; no code here names a card.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import (
    GROUP_OF_OP,
    NUMBERS,
    Fault,
    Frame,
    OpGroup,
)
from zx_env.zx.rules.agenda import draw, from_deck, pop, push, push_appear
from zx_env.zx.rules.always import cannot_ignite
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.breaks import break_chosen
from zx_env.zx.rules.decisions import decide
from zx_env.zx.rules.delays import delay
from zx_env.zx.rules.divide import divide
from zx_env.zx.rules.force import as_force, gets_force
from zx_env.zx.rules.grants import (
    give,
    give_ability,
    give_cost,
    give_player,
    give_to_player,
    grant_in_hand,
    keep_off,
    lose_shield,
    points,
    redirect_next,
    seen_by_owner,
)
from zx_env.zx.rules.install import take_startup
from zx_env.zx.rules.instead import goes_to_charge, join_destroyed, settle, take_answer
from zx_env.zx.rules.keyword_actions import (
    MOST_DONE,
    deal_to_player,
    deal_together,
    is_kept_from_drawing,
    move_on_squares,
    occur_move,
    reboot_together,
    shuffle_deck,
)
from zx_env.zx.rules.last_known import remember_all
from zx_env.zx.rules.locks import lock
from zx_env.zx.rules.look import look, rest
from zx_env.zx.rules.moves import (
    destroy_together,
    end_leaving,
    join,
    occur_leaving,
)
from zx_env.zx.rules.occurrences import occur
from zx_env.zx.rules.overboost import overboost
from zx_env.zx.rules.payment import pay, reboot_colors, reboot_resources
from zx_env.zx.rules.play import arrive, can_play, can_play_free, occur_arrival, push_play, way_from
from zx_env.zx.rules.player_extra import turn_by_effect
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.targets import amount_of, done_before, is_of_none, target_of
from zx_env.zx.rules.together import add_together, disperse
from zx_env.zx.rules.tokens import make_token, put_link
from zx_env.zx.rules.values import gather, is_unaffected
from zx_env.zx.rules.zones import (
    BOTH_KNOW,
    bury,
    cannot_fill,
    is_same_object,
    let_play,
    move,
    move_between_squares,
    move_unseen_to_deck,
    show,
    sleep,
    stop_with,
    swap_squares,
    turn_face_down,
    turn_face_up,
)
from zx_env.zx.terms import (
    NONE,
    Flag,
    Limit,
    Occurrence,
    Op,
    Side,
    State,
    Target,
    Until,
    Way,
    Zone,
)


@unit
def effect(g: np.record, cards: np.record) -> None:
    """Frame EFFECT: carry out the next step of an effect or cost."""
    frame = g.agenda[g.frames - 1]
    if frame.depth == NONE:
        # The effect begins and gets a row of `chosen`.
        if g.depth >= limits.EFFECT_DEPTH:
            stop_with(g, Fault.EFFECT_DEPTH_FULL)
            return
        frame.depth = g.depth
        g.chosen_count[g.depth, 0] = 0
        if frame.has_kept == 0:
            g.chosen_count[g.depth, 1] = 0
        g.depth += 1
    step = frame.step
    frame.step = step + 1
    op = cards.step[step].op
    if op == Op.FINISH:
        g.depth -= 1
        pop(g)
        return
    group = GROUP_OF_OP[op & NUMBERS - 1]
    if group == OpGroup.DECIDES:
        decide(g, cards, step, op)
    elif group == OpGroup.ACTS_ON_CARDS:
        _act_on_cards(g, cards, step, op)
    elif group == OpGroup.ACTS_ON_PLAYER:
        _act_on_player(g, cards, step, op)
    else:
        _act_alone(g, cards, step, op)


@rule
def _act_alone(g: np.record, cards: np.record, step: int, op: int) -> None:
    if op == Op.LOOK:
        look(g, cards, step)
    elif op == Op.REST:
        rest(g, cards, step)
    elif op == Op.DIVIDE:
        divide(g, cards, step)
    elif op == Op.DELAY:
        delay(g, cards, step)
    elif op == Op.SWAP:
        swap(g, cards, step)
    elif op == Op.TOKEN:
        make_token(g, cards, step)
    elif op == Op.LINK:
        put_link(g, cards, step)
    elif op == Op.USE_UP:
        use_up(g, cards)
    elif op == Op.OVERBOOST:
        overboost(g, cards, step)
    elif op == Op.BREAK:
        break_chosen(g, cards)
    else:
        stop_with(g, Fault.UNKNOWN_OP)


# -- steps about cards -------------------------------------------------------------------------------------


@unit
def _act_on_cards(g: np.record, cards: np.record, step: int, op: int) -> None:
    """Do the step to each of its cards; set `was_done` to 1 if there were cards and it was done to all."""
    f = g.frames - 1
    step_row = cards.step[step]
    if is_of_none(g, cards, step, f):
        g.agenda[f].was_done = 0
        g.agenda[f].done = done_before(g, cards, step, f)
        return
    amount = amount_of(g, cards, step, f)
    if step_row.target == Target.ALL:
        gather(g, cards, step_row.selector, g.agenda[f].player, g.agenda[f].slot)
    # Ruling Z19: a step that acts on an incomplete choice is not done completely.
    whole = 1 if step_row.target == Target.ALL or step_row.target == Target.THIS else g.agenda[f].was_done
    before = done_before(g, cards, step, f)
    if op == Op.PUT and step_row.how & Flag.REPEATED != 0:
        put_next(g, cards, step, f)
        return
    decks = 0
    i = 0
    slot = target_of(g, cards, step, 0)
    while slot != NONE:
        decks |= 1 << owner_of(slot)
        i += 1
        slot = target_of(g, cards, step, i)
    if op == Op.MOVE:
        done = _move_all(g, cards, step, f)
    elif op == Op.AS_FORCE:
        done = as_force(g, cards, step)
    elif op == Op.DESTROY:
        done = _destroy_all(g, cards, step, f)
        if done == NONE:
            return
    else:
        done = _act_on_all(g, cards, step, op, f, amount)
    if op == Op.MOVE and step_row.zone == Zone.DYNAMIS and step_row.target == Target.THIS and done == 1:
        # The card with the ability has put itself there; the effect still refers to it.
        g.agenda[f].serial = g.serial[g.agenda[f].slot]
    g.agenda[f].was_done = whole if i > 0 and done == i else 0
    g.agenda[f].done = min(before + done, MOST_DONE)
    if step_row.how & Flag.SHUFFLED != 0:
        for player in range(2):
            if has_bit(decks, player):
                shuffle_deck(g, cards, player)


@unit
def _act_on_all(g: np.record, cards: np.record, step: int, op: int, f: int, amount: int) -> int:
    """Do the step to its cards; return the number of cards to which it was done.

    Ruling Z51: do it to all cards together, so that the result for one card does not protect another. Steps
    that push a frame (PUT, PLAY_FREE) act on one card only.
    """
    n = 0
    i = 0
    slot = target_of(g, cards, step, 0)
    while slot != NONE:
        if not is_unaffected(g, cards, slot, g.agenda[f].player, g.agenda[f].slot):
            n = add_together(g, n, slot)
        i += 1
        slot = target_of(g, cards, step, i)
    if op == Op.REBOOT:
        return reboot_together(g, cards, n)
    if op == Op.DAMAGE:
        return deal_together(g, cards, n, amount)
    done = 0
    i = 0
    while i < n and g.frames - 1 == f:
        done += _act_on_card(g, cards, step, op, f, g.together[i].slot, amount)
        i += 1
    disperse(g, n)
    return done


@unit
def _act_on_card(g: np.record, cards: np.record, step: int, op: int, f: int, slot: int, amount: int) -> int:
    """Do the step to one card; return 1 if it was done, else 0."""
    if op == Op.PUT:
        return put(g, cards, step, f, slot)
    if op == Op.PLAY_FREE:
        return play_free(g, cards, slot, g.agenda[f].player, amount, cards.step[step].zone)
    if op == Op.PLAY_EVENT:
        return play_event(g, cards, slot, g.agenda[f].player, cards.step[step].zone)
    if op == Op.SLEEP:
        # Ruling Z38: the card may be in Sleep State already.
        sleep(g, cards, slot)
        return 1
    if op == Op.TURN_FACE_UP:
        turn_face_up(g, cards, slot)
        return 1
    if op == Op.TURN_FACE_DOWN:
        return turn_face_down(g, cards, slot)
    if op == Op.SHOW:
        show(g, slot)
        return 1
    until = seen_by_owner(slot, g.agenda[f].player, cards.step[step].until)
    if op == Op.GRANT and g.zone[slot] == Zone.HAND:
        return grant_in_hand(g, cards, step, slot, until)
    if g.zone[slot] != Zone.SQUARE:
        return 0
    if op == Op.POWER:
        if until == Until.TURN_ENDS:
            g.boost[slot] = points(g.boost[slot] + amount)
            g.raised[slot] = points(g.raised[slot] + max(amount, 0))
        else:
            give(g, slot, Op.GAIN_POWER, points(amount), until)
        if amount < 0:
            g.hurt = 1
    elif op == Op.SHIELD:
        if amount < 0:
            return lose_shield(g, slot)
        give(g, slot, Op.SHIELD, amount, Until.LEAVES)
    elif op == Op.REDIRECT:
        redirect_next(g, slot, cards.step[step].per, g.agenda[f].slot)
    elif op == Op.TAKE_STARTUP:
        return take_startup(g, cards, slot, cards.step[step].amount)
    elif op == Op.GRANT_COLOR:
        give(g, slot, Op.GRANT_COLOR, amount, until)
    elif op == Op.GRANT:
        grant(g, cards, step, slot, amount, until)
    else:
        stop_with(g, Fault.UNKNOWN_OP)
    return 1


@unit
def grant(g: np.record, cards: np.record, step: int, slot: int, amount: int, until: int) -> None:
    """GRANT: give the card on a Square an ability, Range, a Power, a Cost or a restriction for a while."""
    step_row = cards.step[step]
    if step_row.grants == Op.GAIN_RANGE or step_row.grants == Op.BAR:
        give(g, slot, step_row.grants, step_row.amount, until)
    elif step_row.grants == Op.GAIN_ABILITY:
        give_ability(g, cards, slot, step_row.amount, until)
    elif step_row.grants == Op.GAIN_COST:
        give_cost(g, slot, step, until)
    elif step_row.grants == Op.UNAFFECTED:
        keep_off(g, slot, step_row.amount, until)
    elif step_row.grants == Op.SET_POWER:
        # The damage of the card may be lethal now.
        g.hurt = 1
        give(g, slot, Op.SET_POWER, points(max(amount, 0)), until)
    else:
        stop_with(g, Fault.UNKNOWN_OP)


@unit
def _move_all(g: np.record, cards: np.record, step: int, f: int) -> int:
    """MOVE: move cards to their owners' zone, together (ruling Z51); return how many moved there.

    CR 1008: to remove a card is to move it to the Remove Zone.
    """
    step_row = cards.step[step]
    player = g.agenda[f].player
    n = 0
    elsewhere = 0
    i = 0
    slot = target_of(g, cards, step, 0)
    while slot != NONE:
        barred = player == owner_of(slot) and cannot_fill(g, player, step_row.zone)
        if not barred and not is_unaffected(g, cards, slot, player, g.agenda[f].slot):
            if step_row.how & Flag.SHOWN != 0:
                show(g, slot)
            zone = step_row.zone
            if zone == Zone.HAND and goes_to_charge(g, cards, slot):
                zone = Zone.CHARGE
                elsewhere += 1
            n = join(g, n, slot, zone, step_row.state)
        i += 1
        slot = target_of(g, cards, step, i)
    occur_leaving(g, cards, n)
    remember_all(g, cards, n)
    for i in range(n):
        _move_card(g, cards, step, f, i)
    end_leaving(g, cards, n)
    disperse(g, n)
    return n - elsewhere


@unit
def _move_card(g: np.record, cards: np.record, step: int, f: int, i: int) -> None:
    """Move one card of a MOVE; a card of the hand may go to the deck without being shown."""
    step_row = cards.step[step]
    slot = g.together[i].slot
    bottom = 1 if step_row.how & Flag.BOTTOM != 0 else 0
    if step_row.how & Flag.HIDDEN != 0 and g.zone[slot] == Zone.HAND and step_row.zone == Zone.DECK:
        move_unseen_to_deck(g, cards, slot, bottom)
    else:
        move(g, cards, slot, g.together[i].zone, g.together[i].state, bottom)
    if step_row.zone == Zone.DYNAMIS and g.together[i].state == State.FACE_UP:
        g.known[slot] = BOTH_KNOW
    if step_row.zone == Zone.REMOVED and has_bit(g.always, Op.PLAY_REMOVED):
        if is_same_object(g, g.agenda[f].slot, g.agenda[f].serial):
            let_play(g, slot, g.agenda[f].slot)
    if step_row.place > 1 and g.zone[slot] == Zone.DECK:
        bury(g, owner_of(slot), step_row.place)


@unit
def _destroy_all(g: np.record, cards: np.record, step: int, f: int) -> int:
    """DESTROY: destroy the Z/X together (ruling Z51); return how many were destroyed.

    Return NONE if a player must first be asked where one of them goes.
    """
    frame = g.agenda[f]
    take_answer(g, frame.has_asked)
    frame.has_asked = 0
    n = 0
    i = 0
    slot = target_of(g, cards, step, 0)
    while slot != NONE:
        unaffected = is_unaffected(g, cards, slot, g.agenda[f].player, g.agenda[f].slot)
        if g.zone[slot] == Zone.SQUARE and not unaffected:
            n = join_destroyed(g, n, slot)
        i += 1
        slot = target_of(g, cards, step, i)
    if settle(g, cards, n):
        frame.has_asked = 1
        frame.step = step
        return NONE
    destroy_together(g, cards, n)
    return n


@unit
def put(g: np.record, cards: np.record, step: int, f: int, slot: int) -> int:
    """PUT: move a Z/X to the effect's Square, or let a card from another zone appear there (CR 1006).

    Return 1, or 0 if the effect has no Square.
    """
    square = g.agenda[f].square
    if square == NONE:
        return 0
    if g.zone[slot] == Zone.SQUARE:
        move_on_squares(g, cards, slot, square)
        return 1
    way = Way.BY_ABILITY | cards.step[step].amount
    # NOWHERE, because this is no play: Life Recovery and Void Bringer need a play from Life (CR 1102.1).
    push_appear(g, owner_of(slot), slot, square, Zone.NOWHERE, way, cards.step[step].state)
    return 1


@rule
def use_up(g: np.record, cards: np.record) -> None:
    """USE_UP: the ability being carried out cannot be used again this turn."""
    frame = g.agenda[g.frames - 1]
    ability_row = cards.ability[frame.ability]
    if ability_row.limit == Limit.USED_UP_BY_NAME:
        lock(g, cards, frame.slot, ability_row.place, frame.ability, frame.player)
    elif is_same_object(g, frame.slot, frame.serial):
        g.used[frame.slot] |= 1 << cards.ability[frame.ability].place


@unit
def put_next(g: np.record, cards: np.record, step: int, f: int) -> None:
    """PUT of several chosen cards: reserve the Square of one card, then choose the Square of the next.

    Ruling Z51: after the last choice, all cards are put there together.  CR 1006.3 + ruling Z35: they need
    different Squares; if no Square is left, the other cards stay where they are.
    """
    frame = g.agenda[f]
    if frame.square != NONE:
        g.chosen[limits.FREE_ROW, 1, frame.nth] = frame.square
        frame.nth += 1
        g.chosen_count[limits.FREE_ROW, 1] = frame.nth
        if target_of(g, cards, step, frame.nth) != NONE:
            frame.step = step - 1
            return
    n = frame.nth
    frame.nth = 0
    frame.done = min(done_before(g, cards, step, f) + n, MOST_DONE)
    g.chosen_count[limits.FREE_ROW, 1] = 0
    _put_together(g, cards, step, n)


@unit
def _put_together(g: np.record, cards: np.record, step: int, n: int) -> None:
    """Ruling H76: put the first `n` cards of the choice on their Squares; then let the occurrences happen."""
    way = Way.BY_ABILITY | cards.step[step].amount
    for i in range(n):
        slot = target_of(g, cards, step, i)
        square = g.chosen[limits.FREE_ROW, 1, i]
        add_together(g, i, slot)
        if g.zone[slot] == Zone.SQUARE:
            move_between_squares(g, slot, square)
        else:
            zone = g.zone[slot]
            arrive(g, cards, slot, square, zone, way_from(zone, way), cards.step[step].state)
    for i in range(n):
        slot = g.together[i].slot
        origin = g.together[i].origin
        if origin == Zone.SQUARE:
            occur_move(g, cards, slot)
        else:
            occur_arrival(g, cards, slot, origin, origin, way_from(origin, way))
    disperse(g, n)


@unit
def swap(g: np.record, cards: np.record, step: int) -> None:
    """SWAP: exchange the Squares of the two chosen Z/X. If there were two choices, take one Z/X from each."""
    frame = g.agenda[g.frames - 1]
    frame.was_done = 0
    needed = cards.step[step].low
    if g.chosen_count[frame.depth, 0] != needed or (needed == 1 and g.chosen_count[frame.depth, 1] != 1):
        return
    one = g.chosen[frame.depth, 0, 0]
    two = g.chosen[frame.depth, 0, 1] if needed == 2 else g.chosen[frame.depth, 1, 0]
    if g.zone[one] != Zone.SQUARE or g.zone[two] != Zone.SQUARE:
        return  # only a card on a Square can change its Square
    swap_squares(g, one, two)
    for i in range(2):
        moved = one if i == 0 else two
        occur(g, cards, Occurrence.MOVES, moved, NONE)
        occur(g, cards, Occurrence.PUT_ON_SQUARE, moved, NONE)
    frame.was_done = 1


@unit
def play_free(g: np.record, cards: np.record, slot: int, player: int, regular: int, zone: int) -> int:
    """PLAY_FREE. CR 803: play a card without paying; with `regular` 1 the play counts as one by the rules.

    Ruling H193: after it has resolved, an Event goes to `zone`.
    Ruling H105: the card may be in any zone but on a Square, and its color is not asked.
    """
    if not can_play_free(g, cards, slot, player, g.agenda[g.frames - 1].slot):
        return 0
    way = Way.BY_PLAY if regular == 1 else Way.BY_ABILITY
    push_play(g, player, slot, g.zone[slot], way, 1, zone)
    return 1


@unit
def play_event(g: np.record, cards: np.record, slot: int, player: int, zone: int) -> int:
    """PLAY_EVENT. CR 804.2: play an Event by an ability, paying its Cost; it goes to `zone` instead of Trash.

    Ruling H56: an Event whose Cost cannot be paid is not played.
    """
    resources = reboot_resources(g, player)
    if not can_play(g, cards, slot, player, resources, reboot_colors(g, cards, player), 0):
        return 0
    push_play(g, player, slot, g.zone[slot], Way.BY_ABILITY, 0, zone)
    return 1


# -- steps about a player ----------------------------------------------------------------------------------


@rule
def win(g: np.record, player: int) -> None:
    """WIN. CR 101.2 + ruling H213: the opponent of the player has lost, and the game stops at once."""
    g.lost[other(player)] = 1
    g.over = 1
    g.winner = player


@unit
def _choose_top(g: np.record, f: int, player: int, number: int) -> None:
    """Ruling H136: make the top `number` cards of a deck the chosen cards of the effect, frame `f`."""
    n = g.count[player, Zone.DECK]
    number = min(number, n)
    depth = g.agenda[f].depth
    for i in range(number):
        g.chosen[depth, 0, i] = g.cards[player, Zone.DECK, n - 1 - i]
    g.chosen_count[depth, 0] = number
    g.agenda[f].done = min(g.agenda[f].done + number, MOST_DONE)


@unit
def _act_on_player(g: np.record, cards: np.record, step: int, op: int) -> None:
    f = g.frames - 1
    step_row = cards.step[step]
    player = g.agenda[f].player
    whom = player if step_row.side != Side.ENEMY else other(player)
    g.agenda[f].was_done = 1
    amount = amount_of(g, cards, step, f)
    if op == Op.DRAW:
        g.agenda[f].done = done_before(g, cards, step, f)
        if is_kept_from_drawing(g, cards, whom):
            g.agenda[f].was_done = 0
        draw(g, whom, amount)
    elif op == Op.FROM_DECK:
        g.agenda[f].done = done_before(g, cards, step, f)
        if whom == player and cannot_fill(g, player, step_row.zone):
            g.agenda[f].was_done = 0
            amount = 0
        under = NONE
        if step_row.zone == Zone.FORCE:
            under = gets_force(g, cards, step)
            if under == NONE:
                g.agenda[f].was_done = 0
                amount = 0
        if step_row.about == Target.CHOSEN:
            _choose_top(g, f, whom, amount)
        from_deck(g, whom, amount, step_row.zone, step_row.state)
        if under != NONE and amount > 0:
            g.agenda[g.frames - 1].slot = under
            g.agenda[g.frames - 1].serial = g.serial[under]
        if step_row.about == Target.CHOSEN and amount > 0:
            g.agenda[g.frames - 1].was_done = 0  # ruling H136: counted already
    elif op == Op.SHUFFLE:
        shuffle_deck(g, cards, whom)
    elif op == Op.PAY:
        pay(g, whom, amount, step_row.colors)
    elif op == Op.IGNITE:
        if cannot_ignite(g, cards, whom):
            g.agenda[f].was_done = 0
            return
        for _ in range(amount):
            push(g, Frame.IGNITION_REVEAL, whom, NONE)
    elif op == Op.BAR_PLAYER:
        g.player_barred[whom] |= amount
    elif op == Op.GRANT_PLAYER:
        give_to_player(g, cards, step, player, whom)
    elif op == Op.TURN_EXTRA:
        g.agenda[f].was_done = turn_by_effect(g, cards, step, player)
    elif op == Op.NAME_PLAYER:
        # Ruling H62: the Player keeps the names for the rest of the game.
        g.gained_keys[whom] |= cards.condition[step_row.condition].player_keys[0]
    elif op == Op.COUNTERS:
        kind = step_row.low
        if g.counters[whom, kind] + amount < 0:
            g.agenda[f].was_done = 0
        else:
            g.counters[whom, kind] = min(g.counters[whom, kind] + amount, limits.COUNTERS)
    elif op == Op.BAR_PLAY:
        give_player(g, player, Op.BAR_PLAY, step_row.selector, step_row.until)
    elif op == Op.LASTS:
        give_player(g, player, step_row.grants, step, step_row.until)
    elif op == Op.NEXT_LESS:
        give_player(g, player, Op.NEXT_LESS, step, Until.TURN_ENDS)
    elif op == Op.BAR_DRAW:
        give_player(g, player, Op.BAR_DRAW, whom, step_row.until)
    elif op == Op.DAMAGE_PLAYER:
        g.agenda[f].was_done = deal_to_player(g, cards, whom, amount)
    elif op == Op.WIN:
        win(g, whom)
    else:
        stop_with(g, Fault.UNKNOWN_OP)
