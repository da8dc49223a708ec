"""Everything on paper, as PDF: score sheets of games, what a tournament hands out, lists of words."""
