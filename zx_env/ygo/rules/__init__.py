"""The rules of the duel, chapter by chapter of the digest. Look up the number, open the module.

Under each chapter stands the module that it is in, behind "also" those where it is met again.

Y1: entering the Battle Phase
    `deeds`; also `turn`
Y2: Start Step
    `battle_step`; also `deeds`, `windows`
Y3: Battle Step
    `battle_step`; also `windows`
Y4: Damage Step as a whole
    `damage_step`; also `windows`
Y5: Substep 1, its start
    `damage_step`
Y6: Substep 2, the face-down monster turns face-up
    `damage_step`; also `continuous`, `moves`, `windows`
Y7: Substep 3, before damage calculation
    `damage_step`; also `windows`
Y8: Substep 4, during damage calculation
    `calculation`, `continuous`; also `chain`, `damage_step`, `effects`, `windows`
Y9: Substep 5, battle damage
    `damage_step`; also `effects`, `needs`, `windows`
Y10: Substep 6, effects
    `damage_step`; also `activation`
Y11: Substep 7, end of the Damage Step
    `damage_step`; also `windows`
Y12: the OCG column
    `damage_step`, `windows`; also `battle_step`, `calculation`, `needs`

Rulings, where they are no word on a chapter:

`chain` has windows and chains (YR5, YR6), `triggers` and `waiting` what has triggered (YR7-YR9),
`activation` when an effect can be activated and what it costs, `needs` what else it asks for, `effects`
what it does (YR10), `moves` cards that leave, and the check of the state (YR11, YR45), `turn` and `deeds`
the duel around the battle (YR12-YR16), `setup` its beginning, `zones` where cards are and who knows them,
`selectors` which cards an effect means.
`agenda` holds what comes next, `progress` is the loop over it, `choices` the one pending choice, `slots`
what a number says by itself. `redeal` deals anew what a player cannot know, `supposed` gives the opponent
another deck list; `placement` sets up positions.

`rules="ocg"` is asked in `windows` (which table), `damage_step` (what applies when, O4), `calculation` (0
against 0) and `needs` (damage that has been calculated), and nowhere else.

Rules read cards only as rows of `card_records.CARDS`; the card language is `zx_env.ygo.cards`.

How a rule runs: a function takes the top frame off the agenda, does its part, pushes what follows (the last
thing first) and returns. It never waits: to ask a player it calls `choices.ask` and finds the answer in
`g.answer` when its frame comes up again.
"""

# The types of the rules' arguments are declared there.
import zx_env.ygo.state  # noqa: F401
