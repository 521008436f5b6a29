"""The rules of the duel. Look up a rule number below, and open the module that carries the rule out.

The digest is our numbered summary of the source, in tests/ygo/rules.toml; Y1 to Y12 are its chapters.

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
    `damage_step`; also `targets`
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
    when an effect can be activated, and its cost (YR49, YR50)
`targets`
    the targets of an effect, and the monsters that it can summon (YR47, YR48)
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
`seen_cards`
    cards of a hand that the opponent has seen and cannot tell apart (YH4)
`selectors`, `kinds`
    which cards an effect applies to, and how a card can be Set

The machinery: `agenda` is the stack of frames, `progress` the loop over it, `choices` the one pending
choice, `slots` the owner of a slot and other facts of numbers. `determinize` resamples the cards that a
player cannot know, `renumbering` gives cards new slots before that, `hidden_choices` is about choices of
the opponent that the player cannot see, `assumed_deck` gives the opponent another deck list, `placement`
sets up positions.

Only four modules depend on `rules="ocg"`: `windows` (which table of moments), `damage_step` (when effects of
the calculation apply, and the window O4), `calculation` (ATK 0 against ATK 0) and `needs` (damage that has
already been calculated).

Rules read cards only as rows of `card_table.CARDS`; the card language is `zx_env.ygo.cards`.

How a rule runs: a function takes the top frame off the agenda, does its part, pushes the frames that follow
(in reverse order) and returns. It never waits. To ask a player it calls `choices.ask`; it reads `g.answer`
when its frame is on top again.
"""

# This module declares the types of the rules' arguments.
import zx_env.ygo.state  # noqa: F401
