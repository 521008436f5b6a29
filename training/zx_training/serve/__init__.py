"""The page: `zx serve`, games in a browser, and replays as files that a browser opens by itself.

app        the routes, and who may ask them anything (guard)
sessions     all games that are played: bounded, kept in a file (store), brought back after a restart
session      one game: its seats, whose they are, what has happened
sight      what a seat is sent, made from its view alone
analysis   what a player thinks of a position: the trained one, or one that searches
static     the page itself: HTML, CSS and JavaScript, nothing from elsewhere
"""
