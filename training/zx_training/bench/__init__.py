"""`zx bench`: how fast the environment is, beside what it ought to be, beside its peers, and as it grows.

    commands.py    the words behind `zx bench`
    figures.py     a figure: what was measured, over several runs, and its aim
    interfaces.py       the figures of this environment
    empty_env.py       an AEC environment that computes nothing, which PettingZoo's share is measured against
    reference.py   the speed check of CI: a ratio to a fixed piece of compiled work
    peers.py       the same loop over other environments
    learners.py    decisions a second that learners learn from, ours and other libraries'
    scaling.py      rates against batch size, pool size, decks and threads
    report.py      what is printed, and the page that is filled in

Play is uniformly random among legal actions; games that end are dealt again within the measured time; a
decision is counted once, whichever seat makes it. Rates are by the seconds the processor worked for the
measuring thread where there is one thread, so that what else runs on the machine counts little; several
threads and starts are by the clock on the wall.
"""
