"""The page: `zx serve`, games in a browser, and replays as HTML files that open without a server.

app             routes
connections     deadlines and bounds of connections
agent_threads   agents think here, and one that hangs stops nobody else
access          access policy: hosts, origins, sizes and rates of requests
sessions        all games of a server: bounded, stored in a file (store), restored when the server restarts
session         one game: its seats, their tokens, its actions
payloads        JSON of a seat's board and moves, made from its view alone
event_payloads  JSON of events
deck_lists      decks of one's own: files of the server's starter, and lists that a request contains
decks           the deck builder, trials of a deck, cards of one's own
analysis        win probability and action probabilities of a position
practice/       lessons and puzzles
basis           setup, actions and tokens of a game
history         addresses and lists of games, rematches, games played on, records, replays, reports of bugs
judge/          what decided a game that is over: chances, turning points, what the trained player would do
replay          a recorded game as one HTML file: `zx replay --html`
mcp_server      `zx serve --mcp`: games in text for language models
cli             `zx serve`, the command: its options
command         `zx serve`
static          HTML, CSS, JavaScript (modules of page.js: page); nothing is loaded from elsewhere
"""
