"""Cards brought down to records; a module here writes what the module of the same name in `language/` holds.

Beside them: rows.py fills the card table, context.py is handed down to the words of a card, order.py
finds choices whose order shows in nothing, asked.py what a game has to remember of cards that leave, names.py
numbers names, types.py and checks.py refuse what cannot be, features.py tells a network of a card.
"""
