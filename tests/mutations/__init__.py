"""Mutation testing: plant small mistakes in the code and see whether the nearest tests fail.

`python -m tests.mutations` plants random mutants, the same for the same seed and tree. No file of the tree
changes: a mutant is planted in the memory of a forked process, or in a copy.

The libraries mutmut, cosmic-ray and mutatest do not fit. mutmut replaces each function by a trampoline, which
the compiling layer would take for the rule. cosmic-ray runs one command for all mutants, starts Python for
each, and knows no nearest tests. mutatest is made for Python 3.8 and older. Here the start takes longer than
the tests: it is done once, and each mutant runs in a fork of it.

    mutants.py   the mutants of a text of Python
    packages.py  the packages, their folders and the folders of their tests
    calls.py     which functions each test calls: what "nearest" means
    server.py    a pytest session that runs tests for one mutant after another, each in a process of its own
    copies.py    the same in a copy of the tree, for mutants outside functions
    __main__.py  random mutants of all packages
    rules.py     the mutants of each rule number: does a test marked with it notice?
"""
