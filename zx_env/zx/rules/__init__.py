"""The Comprehensive Rules, one module a chapter. Look up the number, open the module.

| number | chapter | module |
|---|---|---|
| 101, 903 | winning, losing, draw | `rule_effects` (`loss`), `progress` |
| 102 | choices | `choices`, `selectors` |
| 200 | parameters of a card now: Power, Cost, Range, icons | `values` |
| 300-313 | zones, Squares, who sees what | `zones` (the board itself: `zx_env.zx.board`) |
| 400 | preparation | `setup` |
| 500-507 | the phases of a turn | `turn` |
| 600-605 | battle | `battle` |
| 700-702 | priority and its preprocessing | `priority` |
| 803-806 | playing cards, costs, free plays | `play` |
| 807 | startup abilities | `abilities` |
| 808-809 | Automatic abilities: what triggers them | `occurrences` |
| 801-814 | carrying out effects; replacement | `effects`, `keyword_actions` |
| 900-907, 909 | rule effects, in the order of 901.2b | `rule_effects` |
| 1000 | keyword actions: damage, destroy, draw, … | `keyword_actions` |
| 1100 | keyword abilities: Life Recovery, Void Bringer | `keywords` |

`agenda` holds what comes next, `progress` is the loop over it, `redeal` deals anew what a player cannot
know. Rules read cards only as rows of `records.CARDS`; the card language is `zx_env.zx.cards`.

How a rule runs: a function takes the top frame off the agenda, does its part, pushes what follows (the last
thing first) and returns. It never waits: to ask a player it calls `choices.ask` and finds the answer in
`g.answer` when its frame comes up again.
"""

# The types of the rules' arguments are declared there.
import zx_env.zx.records  # noqa: F401
