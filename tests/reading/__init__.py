"""The second reading: cards rendered in the notation of the facts, which is older than the cards.

The facts (tests/facts) hold, for every ability, one row in a short notation. These modules render the DATA
of our cards in the same notation; test_second_reading.py compares the two field by field, and
differences.toml explains every remaining difference. Nothing here is taken from sentences/, so that a wrong
phrase there is not repeated here. See also: tests/rulebook, tests that the rules implement the data;
tests/cards/test_text.py, tests that our own words express it.

The notation, one column per field:

    KIND  AUTO, START(up), CONT(inuous: always), EVENT, EVOL (Evol Seed), KW x (keyword), ADVENT, AWAKEN,
          IDEALIZE;
          AUTO(x) with the printed name x of the ability
    lv=   gate: ZO n (Zero Optima), <tribe>Lv n (face-up cards of the tribe in the own Dynamis)
    p=    gate: the own Player card's name contains
    z=    valid zone: Sq, NSq Normal, PSq Player Square, ◎ diagram, Hand, Charge, Res, Trash, Life, Deck,
          Dyn, Rem (removed), Force, All
    t=    trigger; `other...` when another card does it; `removed` from the game; `becomesForce`; `by this` in
          battle or by its ability; `not by WHO ability`;
          `(by_Cinema)` its way
    if=   condition, tested when the effect is done; `use:` without it the ability or Event cannot be used,
          and behind a `;` what the effect asks; facts without `use:` do not say which of the two
    c=    cost of a startup ability; `free` for none
    e=    effect: `may`; `X -> Y` do X, if done Y; `dmg N -> T` damage to T; commas in order
    lim=  1/turn, own turn, opp turn, name-lock, 1/game (by name), Extension Drive 1/game
    who   `N` exactly, `<=N` up to, `any`, `all`; own / opp; filters (c<= cost, pow<= Power, IG, tribe:, name:
          exact, name~ part, reb / slp state, other, not_<color>, ability: its name, named_as_it, pow>printed,
          next_to(who), under(who) of Force, above(who) ...); @Sq @NSq @PSq @◎ @adjSq; `empty` without a Z/X
          printed_c<= and printed_red ask for what is printed; c=3/5 one of these Costs; c>=7 or name~part
          attacking_player it attacks the player and no card; attacking_you that, or a card on a Player Square
          opp left Res out in the last Resource Phase: the player put no card of the hand there
          in_Break a Force lies face down under it; facedown of Force: it lies so
          c_odd and c_even ask whether the Cost is odd or even
          different_costs / different_names no two of the chosen cards have the same one; bottom all ... any
          order: its controller decides the order
    N     `2+1 per X` 2, and 1 more for each X; `per done` each card that it was done to, `per 2 done`;
          `per 2 done altogether` by all effects before;
          `A>=B+2` compares counts; total_c(who) and total_power(who)
          add up, total_c>=N and total_pow<=N, behind the filters of a choice, bound all chosen cards,
          highest_c(who) and lowest_power(who) find one of them,
          colours(who) counts colours, pairs(who) pairs of adjacent ones; `c of it`, `power of this`
    verbs dmg, divide, direct (to the player), destroy, bounce (from a Square to the hand), salvage (from
          elsewhere to the hand), tuck (into the deck, shuffled), bottom, toDeckTop, toRes, toCharge, trash,
          remove, discard, oppDiscard, mill, chargeTop, ramp (deck top to Resource), recover, draw, lookTop /
          revealTop + pick, deploy (put on a Square, not played), move, swap, reboot, sleep, pow ±N .. EOT,
          powstat ±N (continuous), printed power of T becomes N,
          cost ±N, grant {..}, cannot, faceup TRIBE, facedown T,
          force (under as Force), ignite, unaffected by WHO card effects, cannot be chosen by opp / own card
          break X -> Y (X becomes face-down Force of Y, which appears),
          effects: T (who may not choose it, whosever ability it is), cannot be chosen [by opp / own player]
          for abilities of WHO: T, link N NAME@Sq (a new Link), move N Link@Sq ->
          @NSq (a Link that lies there), sleep / reboot own Player card name:X, cannot appear by its owner,
          appears only by [play by] abilities of WHO,
          cannot ignite, startup abilities of WHO cards cost anyN more, no Force by card effects: T,
          powstat +(total_power(who)) or powstat +(1000xtotal_c(who)): so much more,
          shield N: T (it gains N Shields), spend 1 shield of T,
          turn name:X under own Player card name:Y face up, own Player card name:X face up (a condition),
          gains 1 STARTUP of it EOT, powstat +N WHO having KW Range (those that have a Range, whatever X is),
          limit own hand +N (the limit of the hand; also: limit own Charge)
    replace when X is bounced: Charge instead of hand
            when X is destroyed: [may] ZONE instead of Charge, `may` its owner decides; behind it EOT and the
          like: an effect that holds until then, also for cards that come later
            deckrule up to N copies [of this and name:X together]: in a deck or a Dynamis
            counter +N / -N NAME: gets / spends N counters; own counters NAME>=N (a condition)
            grant WHO {KW Range N at opp PSq}: Range N against the opponent's Player Square only
            own destroyed by own tribe:X ability this turn: whose card it happened to, by whose ability;
          moved, discarded, drew, removed, toCharge, toRes, toTrash, with from_ZONE
    cost  `-(total_c of them) this when played regularly: may sleep WHO` (also trash, destroy, toRes slp ...):
          so much less for what is done to these cards; (min N) the lowest price, 1 if not said
          `free this when played regularly: may trash WHO` these cards pay for it instead of its Cost;
          behind a card of the Dynamis as well, with `shown` if both players see cards that go into the deck
    playfree allowed: this without its condition    a Z/X EX of the Dynamis, without its Awaken or the like
    this turn   behind WHO and what happened to it: `appeared by_cinema this turn`, `rebooted this turn`
    do N times {...}  an effect that is carried out so often
    powgain xN T   what raises their Power raises it N times as much
    startup(this, printed, 3rd this turn)   the third use of the startup abilities printed on this card
    win the game   at once
    opp had the first turn   a condition: its player went second; AN, ANEX, Ascension   types of cards
    name a tribe   (colour, cost) its player says one; of_named_tribe behind who asks for it
    shown behind the cards: both players see them as they move from a hidden zone
    at own next turn's end: X / at opp next turn's Main Phase: X    X is done then, when the phase starts
    EOT   at the end of a phrase: until the end of the turn; before a verb: done at the end of the turn
"""
