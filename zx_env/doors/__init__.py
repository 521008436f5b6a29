"""The bodies of what users call, the same for every game: each game hands them its own kit."""
