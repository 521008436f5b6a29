"""The board as text and as SVG.

text     the board as text
svg      the board as SVG
faces    a card, large and small
wording  labels, hints, cards and rules in words
"""
