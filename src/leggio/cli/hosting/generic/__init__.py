"""Any board game at a shared keyboard, from its spec alone: for games that bring no terminal of their own."""
