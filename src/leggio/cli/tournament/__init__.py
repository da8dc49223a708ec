"""`leggio tournament`: a tournament run from the terminal, its log in one file."""
