"""The library's front door: what `import leggio` offers, games that know the lexicon and speak in sentences."""
