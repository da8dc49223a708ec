"""`leggio play`: a whole game for people who share a keyboard."""
