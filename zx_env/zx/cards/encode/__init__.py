"""The encoder: writes cards to records. Each module encodes the words of its namesake in `language/`.

Other modules: rows.py fills the card table; context.py is the context passed to the words of a card;
order.py finds choices whose order does not matter; asked.py lists the facts that a game remembers about cards
that leave; names.py numbers names; types.py and checks.py reject invalid cards; features.py describes a card
to a network.
"""
