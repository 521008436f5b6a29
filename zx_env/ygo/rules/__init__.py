"""The rules of the duel, chapter by chapter of the digest. Look up the number, open the module.

Each chapter lists its main module and, after "also", the other modules that apply it.

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

Rulings that belong to no chapter:

`chain`
    windows and chains (YR5, YR6)
`triggers`, `waiting`
    effects that have triggered (YR7-YR9)
`activation`
    when an effect can be activated, and its cost
`needs`
    the other conditions of an activation
`effects`
    carrying out an effect (YR10)
`moves`
    cards that leave, and the check of the state (YR11, YR45)
`turn`, `deeds`
    the duel around the battle (YR12-YR16)
`setup`
    the beginning of a duel
`zones`
    where each card is, and which players know it
`selectors`
    which cards an effect applies to

The machinery: `agenda` is the stack of frames, `progress` the loop over it, `choices` the one pending choice,
`slots` the facts that follow from a slot's number alone. `determinize` resamples the cards that a player
cannot know, `assumed_deck` gives the opponent another deck list, `placement` sets up positions.

Only four modules depend on `rules="ocg"`: `windows` (which table), `damage_step` (what applies when, O4),
`calculation` (0 against 0) and `needs` (damage that has been calculated).

Rules read cards only as rows of `card_table.CARDS`; the card language is `zx_env.ygo.cards`.

How a rule runs: a function takes the top frame off the agenda, does its part, pushes the frames that follow
(in reverse order) and returns. It never waits. To ask a player it calls `choices.ask`; it reads `g.answer`
when its frame is on top again.
"""

# The types of the rules' arguments are declared there.
import zx_env.ygo.state  # noqa: F401
