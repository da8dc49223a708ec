"""How Italian words change: slots, models read from a text file, and the forms they give."""
