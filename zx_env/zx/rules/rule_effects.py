"""CR 900: rule effects, one function per number, performed in the order of CR 901.2b.

Each function performs every instance of its kind that applies and returns whether there was one.
rules/priority.py calls them; Reload (902) is checked at every instant (CR 901.2a, rules/progress.py).
CR 908 (Force) is in rules/force.py; 910 and 912 (Extra, Token) apply at every instant in rules/zones.py.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import PLAYER_SQUARE
from zx_env.zx.op_groups import Frame
from zx_env.zx.rng import roll
from zx_env.zx.rules.agenda import pop, push, push_from, push_with_amount
from zx_env.zx.rules.always import auras_about
from zx_env.zx.rules.ascensions import is_ascension, is_over
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.candidates import add_life, add_zone, forget_candidates, knows_life_of
from zx_env.zx.rules.choices import ask, choose, settle_alike
from zx_env.zx.rules.force import improper_force
from zx_env.zx.rules.harmed import forget_harm
from zx_env.zx.rules.instead import join_destroyed, settle, take_answer
from zx_env.zx.rules.moves import (
    destroy_together,
    join,
    move_from,
    move_together,
    put_chosen_in_trash,
)
from zx_env.zx.rules.player_extra import crisis
from zx_env.zx.rules.slots import other, owner_of, player_slot_of
from zx_env.zx.rules.values import charge_limit_of, has_ignition, power_among
from zx_env.zx.rules.zones import BOTH_KNOW, has_overboost, move, player_square_of, shuffle
from zx_env.zx.terms import (
    NONE,
    Ask,
    Extra,
    Op,
    State,
    Zone,
)


@rule
def must_reload(g: np.record, player: int) -> bool:
    """CR 902.1: return whether the player has no card in the Deck Zone and at least one in the Trash."""
    return g.count[player, Zone.DECK] == 0 and g.count[player, Zone.TRASH] > 0


@unit
def reload(g: np.record, cards: np.record, player: int) -> None:
    """CR 902 Reload Effect for `player`, the reload player: the Trash becomes the deck."""
    # CR 902.1a: the whole Trash becomes the Deck Zone.
    while g.count[player, Zone.TRASH] > 0:
        slot = g.cards[player, Zone.TRASH, g.count[player, Zone.TRASH] - 1]
        move(g, cards, slot, Zone.DECK, State.REBOOT, 0)
    # CR 902.1b: the deck is shuffled.
    shuffle(g, player)
    # CR 902.1c: the opponent chooses a card of the reload player's Life.
    push(g, Frame.RELOAD_LIFE, player, NONE)


@unit
def choose_life(g: np.record, player: int) -> bool:
    """Let the opponent choose a card in a player's Life; return True if this asks a question.

    Ruling Z23: if the opponent cannot distinguish the cards, choose one at random, into `g.answer`.
    """
    if knows_life_of(g, player):
        forget_candidates(g)
        add_life(g, player)
        ask(g, Ask.CHOOSE, other(player), 0, NONE)
        return True
    g.answer = g.cards[player, Zone.LIFE, roll(g, g.count[player, Zone.LIFE])]
    return False


@unit
def reload_life(g: np.record, cards: np.record) -> None:
    """Frame RELOAD_LIFE. CR 902.1c: move the chosen Life card to Charge, without damage or a free play."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if g.count[player, Zone.LIFE] == 0:
        pop(g)
        return
    if frame.has_asked == 0:
        frame.has_asked = 1
        if choose_life(g, player):
            return
    else:
        settle_alike(g, other(player))
    pop(g)
    slot = g.answer
    move_from(g, cards, slot, Zone.CHARGE, State.REBOOT, 0)


@unit
def improper_player_card(g: np.record) -> bool:
    """CR 909.1: give each player without a Player card the Virtual Player card; return whether any got it.

    CR 1205: it has no name. Only a Player card on a Square counts. CR 909.2: the controller of a Z/X
    Overboost on a Square is exempt.
    """
    performed = False
    for player in range(2):
        slot = player_slot_of(player)
        if g.player_card[player] != NONE and g.zone[slot] != Zone.SQUARE and not has_overboost(g, player):
            g.player_card[player] = NONE
            performed = True
    return performed


@rule
def _charge_over_limit(g: np.record, cards: np.record, player: int) -> int:
    """CR 906.1: return how many Charge cards of the player are too many; 0 or less if none is."""
    if g.count[player, Zone.CHARGE] > limits.CHARGE_LIMIT or has_bit(g.always, Op.CHARGE_MORE):
        return g.count[player, Zone.CHARGE] - charge_limit_of(g, cards, player)
    return 0


@unit
def charge_excess(g: np.record, cards: np.record) -> bool:
    """CR 906.1: let each player with more Charge than its limit choose the excess; return whether one has.

    Ruling Z53: the current cards count, including one that has just arrived.
    """
    performed = False
    for turn in range(2):
        # Ruling Z40: the turn player chooses first, so its frame is pushed last.
        player = other(g.turn_player) if turn == 0 else g.turn_player
        excess = _charge_over_limit(g, cards, player)
        if excess > 0:
            push_with_amount(g, Frame.CHARGE_EXCESS, player, NONE, excess)
            performed = True
    return performed


@unit
def trim_charge(g: np.record, cards: np.record) -> None:
    """Frame CHARGE_EXCESS. CR 906.1: move the chosen cards to Trash simultaneously."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        forget_candidates(g)
        add_zone(g, player, Zone.CHARGE)
        # Ruling H74: more cards than one choice can hold are trimmed in portions; the next check trims more.
        excess = min(frame.amount, limits.CHOSEN)
        choose(g, player, excess, excess, limits.FREE_ROW, 0, NONE)
        return
    pop(g)
    put_chosen_in_trash(g, cards)


@unit
def _join_improper(g: np.record, square: int, n: int) -> int:
    """Add the improper Z/X of the Square to the `n` cards that leave. Ruling H2: 905.1(iii) comes first."""
    gone = 0
    stands = g.standing_count[square]
    for player in range(2):
        if square == player_square_of(player):
            for i in range(stands):
                # CR 905.1(iii): a Z/X on a Player Square that the owner of the Z/X did not choose.
                if owner_of(g.standing[square, i]) != player:
                    gone |= 1 << i
    oldest = NONE
    newest = NONE
    for i in range(stands):
        if not has_bit(gone, i):
            if oldest == NONE:
                oldest = i
            # CR 905.1(ii): a Z/X whose owner is not the owner of the oldest Z/X.
            if owner_of(g.standing[square, i]) == owner_of(g.standing[square, oldest]):
                newest = i
    for i in range(stands):
        # CR 905.1(i): of the Z/X of one owner, only the newest stays.
        if i != newest:
            n = join(g, n, g.standing[square, i], Zone.TRASH, State.REBOOT)
    return n


@rule
def strangers(g: np.record) -> int:
    """Return the Player Squares (bits) whose newest Z/X belongs to the player opposite."""
    return (g.held[0] & 1 << PLAYER_SQUARE[1]) | (g.held[1] & 1 << PLAYER_SQUARE[0])


@unit
def improper_zx(g: np.record, cards: np.record) -> bool:
    """CR 905: put improper Z/X into Trash, which is no destruction (ruling Z36); return whether any was."""
    improper = g.crowded | strangers(g)
    if improper == 0:
        return False
    n = 0
    for square in range(limits.SQUARES):
        if has_bit(improper, square):
            n = _join_improper(g, square, n)
    move_together(g, cards, n, 0)
    return True


@unit
def lethal_squares(g: np.record, cards: np.record) -> int:
    """CR 904: return the Squares (bits) whose Z/X have lethal damage now."""
    lethal = 0
    auras = auras_about(g, cards, Op.GAIN_POWER)
    # Without damage only a Z/X that lost Power, or that an ability weakens, can have lethal damage.
    all_may = g.weakening == 1 and (auras != 0 or g.granted_count > 0)
    squares = g.held[0] | g.held[1]
    while squares != 0:
        square = first_of(squares)
        squares &= squares - 1
        slot = g.standing[square, 0]
        itself = g.damage[slot] > 0 or g.boost[slot] < 0 or cards.card[g.row[slot]].weakens == 1
        itself = itself or g.lasting_count > 0
        if all_may or itself:
            if is_ascension(cards, g.row[slot]):
                if is_over(g, slot):
                    lethal |= 1 << square
                continue
            power = power_among(g, cards, slot, auras)
            # CR 904.1: damage equal or greater than its own Power.  CR 904.2: Power equal or less than 0.
            if g.damage[slot] >= power or power <= 0:
                lethal |= 1 << square
    return lethal


@unit
def lethal_damage(g: np.record, cards: np.record) -> bool:
    """CR 904: destroy every Z/X that has lethal damage now, together; return whether there is one."""
    if not may_be_lethal(g):
        return False
    lethal = lethal_squares(g, cards)
    if lethal == 0:
        forget_harm(g)
        return False
    take_answer(g, 0)
    if not _destroy_lethal(g, cards, lethal):
        # The pushed frame destroys the Z/X after the question has been answered.
        g.agenda[push(g, Frame.INSTEAD, g.turn_player, NONE)].has_asked = 1
    return True


@unit
def _destroy_lethal(g: np.record, cards: np.record, squares: int) -> bool:
    """Destroy the Z/X on the Squares (bits) together; return False if a player is asked where one goes."""
    n = 0
    for square in range(limits.SQUARES):
        if has_bit(squares, square):
            n = join_destroyed(g, n, g.standing[square, 0])
    if settle(g, cards, n):
        return False
    destroy_together(g, cards, n)
    forget_harm(g)
    return True


@unit
def choose_replacement(g: np.record, cards: np.record) -> None:
    """Frame INSTEAD. CR 814: a player has said where a Z/X with lethal damage goes; destroy them together."""
    take_answer(g, 1)
    place = g.frames - 1
    pop(g)
    if not _destroy_lethal(g, cards, lethal_squares(g, cards)):
        g.frames = place + 1


@unit
def loss(g: np.record) -> bool:
    """CR 903: end the game if a player has lost; return whether it has ended.

    If both players lose in the same check, it is a draw (CR 101.3, ruling Z6).
    """
    for player in range(2):
        # CR 903.1: no cards in Life.
        if g.count[player, Zone.LIFE] == 0:
            g.lost[player] = 1
        # CR 903.2: no cards in both Deck Zone and Trash.
        if g.count[player, Zone.DECK] == 0 and g.count[player, Zone.TRASH] == 0:
            g.lost[player] = 1
    if g.lost[0] == 0 and g.lost[1] == 0:
        return False
    g.over = 1
    if g.lost[0] == 0:
        g.winner = 0  # CR 101.2: exactly one player has lost; the other player wins
    elif g.lost[1] == 0:
        g.winner = 1
    return True


@unit
def player_damage(g: np.record) -> bool:
    """CR 907: apply one point of pending damage to one player; return whether there was one to apply."""
    # CR 907.2a: the turn player's damage first.
    player = g.turn_player
    if g.player_damage[player] == 0:
        player = other(player)
    if g.player_damage[player] == 0:
        return False
    g.player_damage[player] -= 1  # CR 907.2b
    push(g, Frame.PLAYER_DAMAGE, player, NONE)
    return True


@unit
def damage_life(g: np.record, cards: np.record) -> None:
    """Frame PLAYER_DAMAGE. CR 907.2c-e: reveal a card in the damage player's Life; play or put it away."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        if choose_life(g, player):
            return
    else:
        settle_alike(g, other(player))
    pop(g)
    slot = g.answer
    # CR 907.2c: the damage player reveals that card.
    g.known[slot] = BOTH_KNOW
    if has_ignition(g, cards, slot):
        # CR 907.2e: with the Ignition icon, the card may be played (803) without paying the Cost.
        push_from(g, Frame.FREE_PLAY, player, slot, Zone.LIFE)
    else:
        # CR 907.2d: without the Ignition icon, the card moves to Charge.
        push_from(g, Frame.PUT_AWAY, player, slot, Zone.LIFE)


@rule
def may_be_lethal(g: np.record) -> bool:
    """Return False if certainly no Z/X has lethal damage (CR 904): a quick test before the exact one."""
    return g.hurt | g.weakening != 0


@unit
def is_due_after_effects(g: np.record, cards: np.record) -> bool:
    """CR 605.6: return whether a rule effect must be performed because effects have ended.

    Cards do not change zones when effects end, so only Charge Excess and Lethal Damage can be due.
    """
    if may_be_lethal(g) and lethal_squares(g, cards) != 0:
        return True
    return _charge_over_limit(g, cards, 0) > 0 or _charge_over_limit(g, cards, 1) > 0


@rule
def may_apply(g: np.record) -> bool:
    """Return False if certainly no rule effect except lethal damage applies: a quick test."""
    for player in range(2):
        slot = player_slot_of(player)
        if (
            g.count[player, Zone.CHARGE] > limits.CHARGE_LIMIT
            or g.count[player, Zone.LIFE] == 0
            or g.count[player, Zone.DECK] == 0
            or g.count[player, Zone.FORCE] > 0
            or g.player_damage[player] > 0
            or (g.player_card[player] != NONE and g.zone[slot] != Zone.SQUARE)
            or g.player_extra[player] & Extra.IN_CRISIS != 0
        ):
            return True
    return g.crowded | strangers(g) != 0 or has_bit(g.always, Op.CHARGE_MORE)


@unit
def perform_highest(g: np.record, cards: np.record) -> bool:
    """CR 901.2b: perform every instance of the highest rule effect that applies; return whether one did."""
    if improper_player_card(g):
        return True
    if g.count[0, Zone.FORCE] + g.count[1, Zone.FORCE] > 0 and improper_force(g, cards):
        return True
    if charge_excess(g, cards):
        return True
    if improper_zx(g, cards):
        return True
    if lethal_damage(g, cards):
        return True
    if loss(g):
        return True
    # CR 907.3: Player Damage is applied only while no other rule effect must be performed.
    if player_damage(g):
        return True
    # CR 1023.1: a Crisis comes after all Player Damage.
    return (g.player_extra[0] | g.player_extra[1]) & Extra.IN_CRISIS != 0 and crisis(g, cards)
