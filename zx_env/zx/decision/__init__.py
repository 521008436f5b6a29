"""What a player is asked, may do and sees: actions and their texts, the mask, the observation."""
