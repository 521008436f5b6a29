"""Action numbers: one flat table of named blocks.

A number means the same thing in every position. Zones are numbered from the player's own side, hand cards by
their row in `hand_row`, everything else by its row in `option`. If there are more rows than numbers, `more`
turns the page. A card is always put into the first free zone, so no action names that zone. See also: which
question a block answers (questions.py), the rows (options.py), the mask (mask.py), and the meaning of a
number in a decision (reading.py).
"""

from zx_env.compiling.decorators import array_of, declare
from zx_env.core.blocks import Blocks, first_actions, mask_record
from zx_env.core.observation.layout import ActionTarget
from zx_env.ygo import limits

BLOCKS: Blocks = (
    ("stop", (1,)),  # pass, done, give up the attack (`may_stop`)
    ("yes", (1,)),  # YES_NO: yes; POSITION: Attack Position
    ("no", (1,)),  # YES_NO: no; POSITION: Defense Position
    ("more", (1,)),  # show the next page of rows
    ("battle", (1,)),  # MAIN: enter the Battle Phase
    ("end_battle", (1,)),  # BATTLE: to the End Step
    ("end_turn", (1,)),  # MAIN: to the End Phase
    ("summon", (limits.HAND_ROWS,)),  # MAIN: Normal or Tribute Summon of this hand card
    ("set", (limits.HAND_ROWS,)),  # MAIN: Set this hand card
    ("activate_hand", (limits.HAND_ROWS,)),  # MAIN, BATTLE, WINDOW, ANSWER: activate this hand card
    ("activate_back", (limits.BACKS,)),  # same questions: activate this card of the own back row
    ("effect", (limits.MONSTERS,)),  # same questions: activate the effect of this own monster
    ("attack", (limits.MONSTERS,)),  # BATTLE: attack with the own monster in this zone
    ("target", (limits.MONSTERS,)),  # TARGET: attack the opponent's monster in this zone
    ("direct", (1,)),  # TARGET: attack the player directly
    ("choose_own", (limits.MONSTERS,)),  # CHOOSE: own monster, as target or Tribute
    ("choose_enemy", (limits.MONSTERS,)),  # CHOOSE: the opponent's monster
    ("choose_own_back", (limits.BACKS,)),  # CHOOSE: own card of the back row
    ("choose_enemy_back", (limits.BACKS,)),  # CHOOSE: the opponent's card of the back row
    ("choose_hand", (limits.HAND_ROWS,)),  # CHOOSE: this hand card
    ("choose_option", (limits.OPTION_ROWS,)),  # CHOOSE: another card; TRIGGER, EFFECT: an effect
    ("position", (limits.MONSTERS,)),  # MAIN: change the position of this monster, or Flip Summon it
)
"""Name and shape of each block, in the order of the numbers."""

ACTION_TARGETS: dict[str, ActionTarget] = {
    **{name: ActionTarget("hand") for name in ("summon", "set", "activate_hand", "choose_hand")},
    **{name: ActionTarget("monsters") for name in ("effect", "attack", "choose_own", "position")},
    **{name: ActionTarget("monsters", limits.MONSTERS) for name in ("target", "choose_enemy")},
    **{name: ActionTarget("back") for name in ("activate_back", "choose_own_back")},
    "choose_enemy_back": ActionTarget("back", limits.BACKS),
    "choose_option": ActionTarget("options"),
}
"""For each block: the field of the observation (observation.py) with one row for each of its actions."""

MASK = mask_record(BLOCKS)
"""The legal-action mask: named blocks over `cell`, int8 [NUM_ACTIONS], 1 where legal."""
NUM_ACTIONS = MASK.itemsize

FIRST = first_actions(BLOCKS)
"""First number of each block."""
STOP = FIRST["stop"]
YES = FIRST["yes"]
NO = FIRST["no"]
MORE = FIRST["more"]
DIRECT = FIRST["direct"]

declare(mask=MASK, masks=array_of(MASK), from_masks=array_of(MASK))
