"""How people get to a table: opening one, sitting down, coming into a hall, being somebody of a tournament's list."""
