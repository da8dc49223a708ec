"""The book of the Italian federation (FIGS): its editions as data, its points, its articles."""
