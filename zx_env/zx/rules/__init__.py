"""The Comprehensive Rules, chapter by chapter. Look up the number, open the module.

Each entry names the module that implements the rule. Modules after "also" apply the rule for another
module, or read its result.

101: winning, losing, draw
    `rule_effects`; also `effects`
102: choices
    `choices`; also `choosable`
200-208, 214: current parameters of a card: names, tribes, Power, Cost, colours, icons
    `values`, `selectors`, `conditions`, `player_names`; also `choices`, `counting`, `play`
202.2a: Tokens and Links
    `tokens`, `slots`; also `selectors`
202.8, 913: Shift
    `shifts`, `zones`; also `kept_off`, `selectors`
300-311: zones, Squares, who sees what (the board itself: `zx_env.zx.board`)
    `zones`; also `agenda`, `beside`, `decisions`, `keyword_actions`, `look`, `moves`, `play`, `selectors`,
    `walk`
312, 908, 1009: Force
    `force`, `under`, `zones`; also `rule_effects`
400-402: preparation
    `setup`; also `progress`, `zones`
500-507: the phases of a turn
    `turn`; also `abilities`, `battle`, `delays`, `grants`, `occurrences`, `play`, `progress`, `values`
600-605: battle
    `battle`; also `abilities`, `extras`, `grants`, `occurrences`, `play`, `progress`, `redirect`,
    `rule_effects`, `selectors`, `zones`
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
    `instead`, `redirect`; also `rule_effects`
900-907, 909: rule effects, in the order of 901.2b
    `rule_effects`; also `battle`, `effects`, `harmed`, `keyword_actions`, `play`, `priority`, `progress`,
    `values`, `zones`
910: Z/X EX
    `extras`, `zones`
911, 1014: Overboost
    `overboost`, `zones`
912, 1207: Tokens that vanish
    `tokens`, `zones`
1000-1012: keyword actions: damage, destroy, draw, …
    `keyword_actions`, `moves`; also `agenda`, `effects`, `instead`, `play`, `progress`, `zones`
1023: Player Extra
    `player_extra`; also `keyword_actions`, `rule_effects`
1100-1108: keyword abilities: Life Recovery, Void Bringer, Range
    `keywords`; also `battle`, `effects`, `layers`, `progress`, `values`
1205: the Virtual Player card
    `rule_effects`

Modules without a rule number of their own, or with a ruling:

`agenda`: the stack of frames that come next. `progress`: the loop over it.
`bits`: sets of Squares, zones or colours as bits of a number. `slots`: the owner and the kind of a card, read
from its slot number. `candidates`: the list of things that can be chosen.
`decisions`: steps that choose. `aims`, `targets`: the cards on which a step acts. `divide`: damage that is
divided. `look`: cards that are looked at. `delays`: parts of effects that are done later.
`payment`, `prices`: Resources that pay (ruling Z16), plays that cost less or nothing (rulings H60 and H61).
`elsewhere`: plays from other zones than the hand (ruling H134).
`walk`: the lists of cards that a selector searches. `search`: the loop over them.
`together`: the list of cards that an event affects together (ruling Z51).
`summaries`: updates the summaries of the zones, `listed` and `summed`, while cards move.
`listed`: counts of the different cards of each zone, for observations. `summed`: totals over the cards of
each zone.
`ascensions`: cards that protect their player (rulings H240-H243).
`waits`: abilities that have triggered and wait, each with the cards that its text refers to.
`moves`: cards that leave their zones, one or several together, and what that triggers (ruling Z51).
`choosable`: which cards a player can choose, and for whose ability (ruling H223).
`last_known`: Cost and Power of a card when it left its Square (ruling Z13).
`kept_off`: the cards to which some effects do nothing (rulings H71 and H99).
`layers`: the order in which Always abilities apply to icons and Cost (ruling Z57).
`amounts`: how the amounts of several Always abilities combine.
`totals`: choices that are bounded by the total Cost or Power of the chosen cards (ruling H205).
`compared`: counts and total Costs that conditions compare.
`forced`: choices with only one possible result (ruling Z50).
`breaks`: Break, by which a Z/X becomes face-down Force of another (ruling H245).
`install`: startup abilities that a card gains from another (ruling H115).
`harmed`: which ability has dealt the damage that destroys a Z/X (ruling H170).
`caused`: what abilities did this turn, for conditions that ask for it later (ruling H200).
`locks`: abilities that can be used once a turn by name, or once a game (rulings H53, H58 and H67).
`returned`: what a player knows of cards that it saw before a shuffle (ruling Z24).
`determinize`: resamples the cards and the random state, which no player knows (ruling Z24). `assumed_deck`:
replaces the opponent's deck list by an assumed one. `renumbering`: gives cards new slots before a
determinization. `leftovers`: clears fields that no rule reads again.
`hidden_choices`: choices of the opponent among hidden cards. `placement`: sets up given positions.

Rules read cards only as rows of `card_table.CARDS`; the card language is `zx_env.zx.cards`.

How a rule runs: a function takes the top frame off the agenda, does its part, pushes the frames that follow
(the last one first) and returns. It never waits: to ask a player it calls `choices.ask` and returns; when its
frame is on top again, the answer is in `g.answer`.
"""

# This module declares the argument types of the rules.
import zx_env.zx.state  # noqa: F401
