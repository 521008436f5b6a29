"""The interface of Pig to core: its `GameSpec`."""

from tests.toy_game.board import Pictures, board
from tests.toy_game.decision import Texts
from tests.toy_game.events import EVENT_ENCODER
from tests.toy_game.rules import ENTRY_POINTS
from tests.toy_game.state import MORE, NUMBERS, ON_A_PAGE, POT, POT_FULL, RECORDS, Ask, Settings
from zx_env.core.entry_points import NONE
from zx_env.core.rendering.wording import Hint, Wording
from zx_env.core.spec import GameSpec

WORDING = Wording(
    labels={"roll": "Roll the die", "more": "Other numbers", "guess": "Guess {}"},
    hints={"turn": Hint("A 1 loses the pot, holding keeps it. Whoever guesses the hidden number wins.")},
)

BOUNDS = {
    "points": (0, POT + 100),
    "pot": (0, POT),
    "hidden": (0, NUMBERS - 1),
    "page": (0, NUMBERS // ON_A_PAGE - 1),
    "die": (0, 6),
    "answer": (NONE, NONE),
    "asked": (Ask.TURN, Ask.OVER),
    "fault": (0, POT_FULL),
}


SPEC: GameSpec[Settings] = GameSpec(
    **RECORDS,
    name="pig",
    asked_when_over=Ask.OVER,
    next_page_action=MORE,
    entry_points=ENTRY_POINTS,
    event_encoder=lambda: EVENT_ENCODER,
    action_texts=Texts,
    board=board,
    pictures=Pictures(),
    wording=lambda card_set: WORDING,
    fault=lambda number: f"POT_FULL: POT = {POT} is too small for this game",
    bounds=BOUNDS,
    make_settings=Settings,
)
