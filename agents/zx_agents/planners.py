"""The planner of each game by its name: whom it takes as its guide, and what weighs its horizon."""

from __future__ import annotations

from zx_agents.outlook import Outlook
from zx_agents.planner import Budget, Planner
from zx_agents.scripted_player import ScriptedPlayer
from zx_agents.ygo_outlook import DuelOutlook
from zx_agents.ygo_player import YgoScriptedPlayer
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.terms import Ask

LEFT_TO_GUIDE = (Ask.START_CARD, Ask.MULLIGAN, Ask.PAY, Ask.RESOLVE)
"""Questions that hardly change how a turn of Z/X ends."""


def zx_planner(
    scouts: int = 160,
    lines: int = 16,
    kept: int = 5,
    deals: int = 8,
    turns: int = 1,
    margin: float = 0.02,
    card_set: str = STANDARD,
) -> Planner:
    """The planner of Z/X; `planner.Budget` says what the numbers are."""
    budget = Budget(scouts, lines, kept, deals, turns, margin)
    return Planner(ScriptedPlayer(card_set), Outlook(card_set), budget, LEFT_TO_GUIDE)


def ygo_planner(
    scouts: int = 48, lines: int = 16, kept: int = 5, deals: int = 8, turns: int = 1, margin: float = 0.02
) -> Planner:
    """The planner of the Yu-Gi-Oh! Battle Phase; `planner.Budget` says what the numbers are."""
    return Planner(YgoScriptedPlayer(), DuelOutlook(), Budget(scouts, lines, kept, deals, turns, margin))
