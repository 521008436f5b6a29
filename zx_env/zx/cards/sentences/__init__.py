"""Cards said back in words; a module here says what the module of the same name in `language/` holds."""
