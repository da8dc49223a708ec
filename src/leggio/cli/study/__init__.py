"""`leggio study`: drills at the terminal, with progress kept among the user's data."""
