"""The Comprehensive Rules, chapter by chapter. Look up the number, open the module.

Under each number stands the module that the rule is in, behind "also" those where it is met again: what
carries a rule out for another, or asks for what it says.

101: winning, losing, draw
    `rule_effects`
102: choices
    `choices`
200-208, 214: parameters of a card now: names, tribes, Power, Cost, colours, icons
    `values`, `selectors`, `conditions`; also `choices`, `play`
202.2a: Tokens and Links
    `tokens`, `slots`; also `selectors`
202.8, 913: Shift
    `shifts`, `zones`; also `layers`, `selectors`
300-311: zones, Squares, who sees what (the board itself: `zx_env.zx.board`)
    `zones`; also `agenda`, `keyword_actions`, `look`, `moves`, `play`, `selectors`, `values`
312, 908, 1009: Force
    `force`, `zones`; also `rule_effects`, `selectors`
400-402: preparation
    `setup`; also `progress`, `zones`
500-507: the phases of a turn
    `turn`; also `abilities`, `battle`, `delays`, `grants`, `occurrences`, `play`, `progress`
600-605: battle
    `battle`; also `abilities`, `extras`, `grants`, `occurrences`, `play`, `progress`, `selectors`,
    `zones`
700-702: priority and its preprocessing
    `priority`; also `agenda`, `battle`, `progress`, `turn`
800-802: abilities and effects: carrying them out; Always abilities
    `effects`, `always`; also `abilities`, `progress`
803-806: playing cards, free plays
    `play`; also `effects`, `extras`
807: startup abilities
    `abilities`
808-809: Automatic abilities: what triggers them
    `occurrences`; also `waits`
814: replacement
    `moves`
900-907, 909: rule effects, in the order of 901.2b
    `rule_effects`; also `battle`, `effects`, `keyword_actions`, `play`, `priority`, `progress`,
    `values`, `zones`
910: Z/X EX
    `extras`, `zones`
911, 1014: Overboost
    `overboost`, `zones`
912, 1207: Tokens that vanish
    `tokens`, `zones`
1000-1012: keyword actions: damage, destroy, draw, …
    `keyword_actions`, `moves`; also `agenda`, `effects`, `play`, `progress`, `zones`
1023: Player Extra
    `player_extra`; also `keyword_actions`, `rule_effects`
1100-1108: keyword abilities: Life Recovery, Void Bringer, Range
    `keywords`; also `battle`, `effects`, `layers`, `progress`, `values`
1205: the Virtual Player card
    `rule_effects`

Of no number of their own, or of a ruling:

`agenda` holds what comes next, `progress` is the loop over it.
`bits`, `slots`: what a number of Squares, or of a card, says by itself; `candidates`: what can be chosen.
`decisions`, `aims`, `targets`, `divide`, `look`, `delays`: steps that choose, whom a step is about, damage
that is divided, cards that are looked at, parts of effects that are done later.
`payment`, `prices`: Resources that pay (ruling Z16), plays that cost less or nothing (rulings H60 and H61).
`listed`: the different cards of zones, counted for those who look. `summed`: what the cards of zones come to.
`waits`: abilities that have triggered, each with the cards that it speaks of.
`moves`: cards that leave their zones, one or several together, and what that sets off (ruling Z51).
`last_known`: what a card was when it left its Square (ruling Z13).
`layers`, `amounts`: what Always abilities ask of icons and Cost (ruling Z57), how what they do adds up.
`forced`: choices that leave no choice (ruling Z50).
`locks`: abilities that a turn allows once by name (rulings H53, H58 and H67).
`redeal` deals anew what a player cannot know (ruling Z24), `supposed` gives the opponent another deck list;
`placement` sets up positions that no play led to.

Rules read cards only as rows of `card_records.CARDS`; the card language is `zx_env.zx.cards`.

How a rule runs: a function takes the top frame off the agenda, does its part, pushes what follows (the last
thing first) and returns. It never waits: to ask a player it calls `choices.ask` and finds the answer in
`g.answer` when its frame comes up again.
"""

# The types of the rules' arguments are declared there.
import zx_env.zx.state  # noqa: F401
