"""Encode effects and costs: the words of language/, from cards and amounts to whole programs.

program         effects and costs as step programs
card_effects    words about cards
player_effects  words about players
targets         the cards that a word means, and who chooses them
which           selectors
conditions      conditions
amounts         amounts
measured        what amounts and bounds measure
places          zones and Squares
bits            sets of zones and of ways
"""
