"""A plain page for a server that has no web app built into it."""
