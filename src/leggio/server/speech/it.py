"""Italiano: a chi gioca si dà del tu."""

ITALIAN = {
    "refused": "La richiesta è rifiutata ({code}).",
    "guest": "Ospite",
    # persone
    "nickname.length": "Il soprannome ha da {shortest} a {longest} caratteri.",
    "nickname.signs": "Il soprannome si scrive con lettere, cifre e segni che si vedono, e almeno una lettera o cifra.",
    "account.name": (
        "Il nome dell'account ha da 3 a 24 caratteri: lettere senza accento, cifre, punto, trattino; comincia con una "
        "lettera."
    ),
    "account.taken": "Questo nome è già di qualcun altro.",
    "account.already": "Hai già un account.",
    "account.needed": "Per questo serve un account.",
    "password.length": "La password ha da {shortest} a {longest} caratteri.",
    "password.is_name": "La password non può essere il tuo nome.",
    "password.common": "Questa password è tra le prime che chiunque proverebbe.",
    "password.wrong": "La password non è quella.",
    "sign_in.wrong": "Il nome o la password non sono quelli.",
    "sign_in.wait": "Troppi tentativi: riprova tra {seconds} secondi.",
    "sign_in.unknown": "Non c'è un accesso così tra i tuoi.",
    "recover.wrong": "Il nome o il codice non sono quelli, o il codice è già stato usato.",
    "token.unknown": "Non c'è un token così tra i tuoi.",
    "token.too_many": "Hai già {most} token: revocane uno.",
    "program.forbidden": "Un programma non può farlo: serve chi gli ha dato il token.",
    # chi chiama
    "session.none": "Non so chi sei: scegli un soprannome o accedi.",
    "session.bad_token": "Questo token non vale, o è stato revocato.",
    "origin.missing": "Manca l'intestazione Origin: la richiesta deve venire dalla pagina di Leggio.",
    "origin.foreign": "La richiesta viene da un altro sito.",
    "rate.exceeded": "Troppe richieste: riprova tra {retry_after} secondi.",
    # richieste
    "body.not_json": "Il contenuto dev'essere JSON (Content-Type: application/json).",
    "body.unreadable": "Il contenuto non è JSON leggibile.",
    "body.too_large": "La richiesta è troppo grande: al più {most} byte.",
    "request.wrong": "La richiesta non ha la forma giusta.",
    "http.bad_request": "La richiesta non si capisce.",
    "http.not_found": "Qui non c'è niente.",
    "http.method": "Qui non si può fare così.",
    "http.unavailable": "Il servizio non è disponibile: riprova tra poco.",
    "store.unavailable": "L'archivio non risponde: riprova tra poco.",
    "server.busy": "Il server ha troppo da fare: riprova tra poco.",
    "server.error": "Qualcosa non ha funzionato, e la colpa è nostra.",
    # avvio
    "secret.short": "LEGGIO_SECRET è troppo corto: servono almeno {least} caratteri.",
    "secret.readable": "Altri possono leggere {file}: togli loro il permesso (chmod 600) e cambia segreto.",
    "secret.unreadable": "Non posso leggere o scrivere {file}: {cause}.",
    "origins.wrong": "LEGGIO_ORIGINS: «{origin}» non è un'origine, come https://leggio.example.",
}
