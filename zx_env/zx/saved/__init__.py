"""Games as text: a position that can be set up again, a record that can be played again."""
