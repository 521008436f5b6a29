"""What happens in a game of Z/X, told event by event: nothing here runs unless somebody asks for events."""
