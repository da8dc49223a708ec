"""`leggio duplicate`: a Duplicate alone at the terminal, against the top or against the people of a past event."""
