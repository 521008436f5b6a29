"""What happens in a duel, told event by event: nothing here runs unless somebody asks for events."""
