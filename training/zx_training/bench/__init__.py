"""`zx bench`: speed of the environment, compared with its targets, with other environments, and by size.

    commands.py     the subcommands of `zx bench`
    measurement.py  a measurement: its runs and its target
    interfaces.py   speed of each interface of this environment
    players.py      time of the network of `learned`, and of a decision with search
    games.py        the supported games side by side
    empty_env.py    an AEC environment that computes nothing, the baseline for PettingZoo's own cost
    reference.py    the speed check of CI: a ratio to a fixed piece of compiled work
    peers.py        a loop of random play on this and other environments
    learners.py     decisions per second that `zx train` and other libraries' learners learn from
    tree_search.py  simulations per second, compared with OpenSpiel's ISMCTS
    scaling.py      rates against batch size, pool size, decks and threads
    cluster.py      decisions per second of a training run on several machines, from the speed of their link
    deck_strengths.py  how strong each shipped deck is, in the hands of one player
    report.py       printed reports, and tables in a Markdown page

Play is uniformly random among legal actions. Games that end are reset within the measured time. Each decision
counts once, whichever seat makes it. With one thread, rates are per second of processor time of the measuring
thread, so that other processes have little influence; with several threads, and for starts, they are per
second of wall-clock time.
"""
