"""Rendering: text boards, SVG pictures, `render_mode="human"`.

text     boxes and columns for text boards
svg      `Picture`: the board as SVG
art      pictures that tell cards apart
wording  `Wording`: labels of actions, hints, cards and rules in words
outcomes what becomes of an action, in words
drawing  base classes for drawing a card game for a viewer
human    `render_mode="human"`
"""
