"""The deck builder, trials of a deck, and cards of one's own on the page.

trial   a deck plays against every shipped deck, in processes of their own
worker  such a process
pages   routes
"""
