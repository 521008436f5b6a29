"""Rendering: text boards, SVG pictures, `render_mode="human"`.

text   boxes and columns for text boards
svg    `Picture`: the board as SVG
human  `render_mode="human"`
"""
