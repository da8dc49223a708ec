"""`leggio match`: programs against each other."""
