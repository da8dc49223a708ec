"""The games, one package each, found by name in the registry. They do not know each other."""
