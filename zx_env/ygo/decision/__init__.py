"""What a player is asked, may do and sees."""
