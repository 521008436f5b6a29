"""Lessons and puzzles on the page. The server keeps no state of a try: an address contains its actions.

tries    tries at lessons and puzzles, by their actions; those asked for lately are kept
payload  JSON of a try, made from the view of its player
routes   the routes
"""
