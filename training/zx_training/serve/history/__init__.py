"""Games of before: lists of them, and games that begin from them.

pages       the routes, and the addresses of games
lists       the games that a browser may open, each with a few facts
beginnings  rematches, games played on from a moment of another one, games of records
replays     the routes of replays, and of what the judge says of games that are over
reports     the contents of a report of a bug
"""
