"""Sentences for the data of cards. Each module phrases the words of its namesake in `language/`."""
