"""The articles behind a play that is refused: the book's, whoever plays by it."""

PLAY = {
    "play.bad_square": "1",
    "play.bad_word": "8",
    "play.off_board": "3",
    "play.square_taken": "6",
    "play.no_new_tile": "3",
    "play.word_goes_on": "3",
    "play.not_in_line": "7",
    "play.gap": "3",
    "play.missing_tiles": "3",
    "play.first_too_short": "3",
    "play.first_off_centre": "3",
    "play.not_connected": "3",
    "play.invalid_words": "4",
}
