"""The board as text and as SVG.

text  the board as text
svg   the board as SVG
"""
