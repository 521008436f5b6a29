"""What the project promises about its own source."""
