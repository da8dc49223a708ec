"""Italian, for `leggio serve`: what keeps a server from starting."""

SERVE_ITALIAN = {
    "serve.ready": "Leggio è su {address} (Ctrl-C per chiudere).",
    "serve.port_in_use": "La porta {port} è occupata: chiudi chi la usa, o scegline un'altra con --port.",
    "serve.port_forbidden": "La porta {port} è riservata: scegline una da 1024 in su con --port.",
    "serve.bad_host": "«{host}» non è un indirizzo di questo computer.",
    "serve.cannot_listen": "Non posso ascoltare su {host}, porta {port}: {cause}.",
    "settings.number": "{name} dev'essere un numero: «{value}» non lo è.",
    "settings.port": "Non c'è una porta {port}: si arriva a 65535.",
    "settings.workers": "{workers} processi non hanno senso: da 1 a {most}.",
    "settings.workers_need_redis": (
        "Con PostgreSQL {workers} processi devono potersi parlare: imposta LEGGIO_REDIS_URL=redis://…."
    ),
    "settings.redis_needs_postgres": (
        "Redis serve a più server, e un file SQLite è di uno solo: imposta anche LEGGIO_DATABASE_URL=postgresql://…."
    ),
    "settings.url": "{name} non è un indirizzo che so usare: comincia con uno di {known}.",
    "settings.analysis_effort": "LEGGIO_ANALYSIS_EFFORT: «{effort}» non c'è: uno di {known}.",
    "settings.log_level": "Non c'è un livello «{level}»: uno di {known}.",
    "secret.short": "LEGGIO_SECRET è troppo corto: servono almeno {least} caratteri.",
    "secret.readable": "Altri possono leggere {file}: togli loro il permesso (chmod 600) e cambia il segreto.",
    "secret.unreadable": "Non riesco a leggere o scrivere {file}: {cause}.",
    "origins.wrong": "LEGGIO_ORIGINS: «{origin}» non è un'origine, come https://leggio.example.",
}
