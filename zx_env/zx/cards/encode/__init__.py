"""Cards brought down to records; a module here writes what the one of its name in `language/` holds."""
