"""The second reading: cards said back in the notation of the facts, which was written before any card was.

The facts (tests/facts) hold, for every ability, one row in a short notation. These modules say the DATA of
our cards in the same notation; test_second_reading.py holds the two against each other field by field, and
differences.toml explains every difference that is left. Nothing here is taken from sentences/: a phrase that
is wrong there is not wrong here by the same hand. Not here: whether the rules do what the data says
(tests/rulebook), and whether our own words say it (tests/cards/test_text.py).

The notation, a field a column:

    KIND  AUTO, START(up), CONT(inuous: always), EVENT, EVOL (Evol Seed), KW x (keyword), ADVENT, AWAKEN
    lv=   gate: ZO n (Zero Optima), <tribe>Lv n (face-up cards of the tribe in the own Dynamis)
    p=    gate: the own Player card's name contains
    z=    valid zone: Sq, NSq Normal, PSq Player Square, ◎ diagram, Hand, Charge, Res, Trash, Life, Deck,
          Dyn, Rem (removed), Force, All
    t=    trigger; `other...` when another card does it
    if=   condition, tested when the effect is done; `use:` without it the ability or Event cannot be used,
          and behind a `;` what the effect asks; facts without `use:` do not say which of the two
    c=    cost of a startup ability; `free` for none
    e=    effect: `may`; `X -> Y` do X, if done Y; `dmg N -> T` damage to T; commas in order
    lim=  1/turn, own turn, opp turn, name-lock
    who   `N` exactly, `<=N` up to, `any`, `all`; own / opp; filters (c<= cost, pow<= Power, IG, tribe:, name:
          exact, name~ part, reb / slp state, other ...); @Sq @NSq @PSq @◎ @adjSq; `empty` without a Z/X
    verbs dmg, divide, direct (to the player), destroy, bounce (from a Square to the hand), salvage (from
          elsewhere to the hand), tuck (into the deck, shuffled), bottom, toDeckTop, toRes, toCharge, trash,
          remove, discard, oppDiscard, mill, chargeTop, ramp (deck top to Resource), recover, draw, lookTop /
          revealTop + pick, deploy (put on a Square, not played), move, swap, reboot, sleep, pow ±N .. EOT,
          powstat ±N (continuous), cost ±N, grant {..}, cannot, faceup TRIBE, force (under as Force), ignite
    EOT   at the end of a phrase: until the end of the turn; before a verb: done at the end of the turn
"""
