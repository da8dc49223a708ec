"""`leggio lexicon`: the vocabulary and its editions, counted, checked, built, compared, imported, exported, printed."""
