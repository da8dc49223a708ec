"""The Italian lexicon: how words inflect, and the list of playable forms that comes of it."""
