"""English, for `leggio serve`: what keeps a server from starting."""

SERVE_ENGLISH = {
    "serve.ready": "Leggio is at {address} (Ctrl-C ends it).",
    "serve.port_in_use": "Port {port} is in use: stop what uses it, or choose another with --port.",
    "serve.port_forbidden": "Port {port} is not for everyone: choose one from 1024 on with --port.",
    "serve.bad_host": "“{host}” is no address of this machine.",
    "serve.cannot_listen": "Cannot listen on {host}, port {port}: {cause}.",
    "settings.number": "{name} has to be a number: “{value}” is none.",
    "settings.port": "There is no port {port}: ports go up to 65535.",
    "settings.workers": "{workers} processes make no sense: from 1 to {most}.",
    "settings.workers_need_redis": (
        "With PostgreSQL {workers} processes need a way to reach each other: set LEGGIO_REDIS_URL=redis://…."
    ),
    "settings.redis_needs_postgres": (
        "Redis is for several servers, a file of SQLite for one: set LEGGIO_DATABASE_URL=postgresql://… too."
    ),
    "settings.url": "{name} is no address I can use: it begins with one of {known}.",
    "settings.analysis_effort": "LEGGIO_ANALYSIS_EFFORT: there is no “{effort}”: one of {known}.",
    "settings.log_level": "There is no log level “{level}”: one of {known}.",
    "secret.short": "LEGGIO_SECRET is too short: it takes {least} characters at least.",
    "secret.readable": "Others can read {file}: take their permission away (chmod 600) and change the secret.",
    "secret.unreadable": "Cannot read or write {file}: {cause}.",
    "origins.wrong": "LEGGIO_ORIGINS: “{origin}” is no origin, such as https://leggio.example.",
}
