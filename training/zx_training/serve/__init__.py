"""The page: `zx serve`, games in a browser, and replays as single HTML files.

app             the routes
access          allowed hosts and origins, rate limits
sessions        all game sessions: bounded, stored, restored after a restart
session         one game session: its seats and its actions
store           the sessions on disk, SQLite
payloads        the data sent to a seat, made from its view alone
event_payloads  events as JSON
analysis        a player's analysis of a position
replay          a recorded game as one HTML file
command         `zx serve`, `zx replay --html`
static          HTML, CSS and JavaScript of the page; nothing is loaded from other servers
"""
