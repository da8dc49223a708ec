"""English: as plain as the Italian, not a translation of it."""

ENGLISH = {
    "refused": "The request is refused ({code}).",
    "guest": "Guest",
    # people
    "nickname.length": "A nickname has {shortest} to {longest} characters.",
    "nickname.signs": "A nickname is written with letters, digits and signs that show, one letter or digit at least.",
    "account.name": (
        "The name of an account has 3 to 24 characters: plain letters, digits, dots, hyphens, underscores; it begins "
        "with a letter."
    ),
    "account.taken": "Somebody else goes by this name.",
    "account.already": "You have an account already.",
    "account.needed": "This takes an account.",
    "password.length": "A password has {shortest} to {longest} characters.",
    "password.is_name": "A password cannot be your name.",
    "password.common": "This password is among the first that anyone would try.",
    "password.wrong": "That is not the password.",
    "sign_in.wrong": "The name or the password is not right.",
    "sign_in.wait": "Too many attempts: try again in {seconds} seconds.",
    "sign_in.unknown": "You have no such sign-in.",
    "recover.wrong": "The name or the code is not right, or the code has been used.",
    "token.unknown": "You have no such token.",
    "token.too_many": "You have {most} tokens already: revoke one.",
    "program.forbidden": "A program cannot do this: whoever gave it the token can.",
    # callers
    "session.none": "I do not know who you are: choose a nickname or sign in.",
    "session.bad_token": "This token is not valid, or has been revoked.",
    "origin.missing": "The Origin header is missing: requests come from Leggio's own page.",
    "origin.foreign": "The request comes from another site.",
    "rate.exceeded": "Too many requests: try again in {retry_after} seconds.",
    # requests
    "body.not_json": "The content has to be JSON (Content-Type: application/json).",
    "body.unreadable": "The content is not readable JSON.",
    "body.too_large": "The request is too large: {most} bytes at most.",
    "request.wrong": "The request does not have the right form.",
    "http.bad_request": "The request makes no sense.",
    "http.not_found": "There is nothing here.",
    "http.method": "This cannot be done here.",
    "http.unavailable": "The service is not available: try again shortly.",
    "store.unavailable": "The store does not answer: try again shortly.",
    "server.busy": "The server has too much to do: try again shortly.",
    "server.error": "Something did not work, and the fault is ours.",
    # starting
    "secret.short": "LEGGIO_SECRET is too short: it takes {least} characters at least.",
    "secret.readable": "Others can read {file}: take their permission away (chmod 600) and change the secret.",
    "secret.unreadable": "Cannot read or write {file}: {cause}.",
    "origins.wrong": "LEGGIO_ORIGINS: “{origin}” is no origin, such as https://leggio.example.",
}
