"""The documentation as a stranger reads it: its blocks, its commands, and a user who types them."""
