"""Actions as numbers: one flat table of named blocks.

A number means the same thing in every position. Squares are counted from the own side (own row first), hand
cards by their row in the observation's `hand`, everything else by its row in the observation's `options`.
Things that a player cannot tell apart share a row. If there are more rows than numbers, `more` turns the
page. The mask alone decides which actions are legal: `step` rejects all others. A block may have any
length, and may be added anywhere. See also: the question that a block answers (questions.py), the rows
(options.py), the mask (mask.py), the meaning of a number in a decision (reading.py).
"""

from zx_env.compiling.decorators import array_of, declare
from zx_env.core.blocks import Blocks, first_actions, mask_record
from zx_env.core.observation.layout import ActionTarget
from zx_env.zx import limits

BLOCKS: Blocks = (
    ("stop", (1,)),  # pass, done, start none: do nothing, or nothing more
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

ACTION_TARGETS: dict[str, ActionTarget] = {
    **{name: ActionTarget("board") for name in ("attack", "target", "at", "choose_square", "use")},
    **{name: ActionTarget("hand") for name in ("resource", "play", "choose_hand")},
    **{
        name: ActionTarget("options")
        for name in ("use_elsewhere", "ignite", "choose_option", "pay", "resolve", "start", "extra")
    },
}
"""For each block, the field of the observation whose row k its action k refers to (observation.py)."""

MASK = mask_record(BLOCKS)
"""The legal-action mask: named blocks over `cell`, int8 [NUM_ACTIONS], 1 where legal."""
NUM_ACTIONS = MASK.itemsize

FIRST = first_actions(BLOCKS)
"""For each block, its first action number; numbers count from 0 over all blocks."""
STOP = FIRST["stop"]
MORE = FIRST["more"]
TARGET_PLAYER = FIRST["target_player"]
USE = FIRST["use"]
EXTRA = FIRST["extra"]

declare(mask=MASK, masks=array_of(MASK), from_masks=array_of(MASK))
