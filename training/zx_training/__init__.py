"""Learning by self-play, matches and ratings, and the command line `zx`. Imports agents and zx_env."""
