"""Scarabeo in Italian: its refusals, and whatever it says otherwise than the common catalogue."""

REFUSALS = {
    "open.already": "Il tavolo è già aperto.",
    "open.not_yet": "Il tavolo non è ancora aperto.",
    "open.rules": "Non conosco il regolamento «{rules}»: per lo Scarabeo c'è scarabeo.",
    "open.players": "A Scarabeo si gioca in {least}, 3 o {most}: i giocatori qui sono {players}{art}.",
    "open.names": "Ogni giocatore vuole un nome suo, diverso dagli altri e di {longest} lettere al massimo.",
    "open.option": "L'opzione «{field}» ha un valore che non ha senso.",
    "open.no_judge": "Qui sulle parole decide un vocabolario, e non c'è{art}: togli --no-words, o dammi un elenco con "
    "--words.",
    "seat.unknown": "Al tavolo non c'è un posto numero {seat}.",
    "seat.resigned": "Hai abbandonato la partita: puoi solo guardare.",
    "game.over": "La partita è finita{art}.",
    "game.suspended": "La partita è sospesa: prima si riprende.",
    "game.not_suspended": "La partita non è sospesa.",
    "turn.not_yours": "Non tocca a te: la mano è di {turn}{art}.",
    "turn.voting": "Si sta votando: prima si finisce{art}.",
    "turn.answer_first": "Prima si decide sull'ultima giocata: accettatela o contestatela{art}.",
    "turn.others_first": "Altri possono ancora contestare l'ultima giocata: prima dicano la loro{art}.",
    "turn.wait_for_answers": "La tua giocata aspetta gli altri, che possono ancora contestarla{art}.",
    "play.bad_square": "«{square}» non è una casella{art}. Scrivi per esempio 9F oppure F9 orizz.",
    "play.bad_word": "«{word}» non è una parola: servono lettere dalla A alla Z{art}.",
    "play.off_board": "La parola esce dal tavoliere{art}.",
    "play.square_taken": "In {square} c'è già la {letter}{art}.",
    "play.no_new_tile": "Non aggiungi nessuna tessera: mettine almeno una{art}.",
    "play.word_goes_on": "{word} tocca altre tessere: la parola intera è {whole}{art}. Scrivi quella.",
    "play.not_in_line": "Le tessere vanno su una sola riga o una sola colonna{art}.",
    "play.gap": "C'è un buco in {square}: una parola non ha interruzioni{art}.",
    "play.missing_tiles": "Non hai sul leggio: {tiles}{art}.",
    "play.no_such_letter": "Lo scarabeo non può fare la {letter}: vale solo per le 21 lettere delle tessere{art}.",
    "play.first_too_short": "La prima parola ha almeno due lettere{art}.",
    "play.first_off_centre": "La prima parola copre lo scarabeo al centro, in {square}{art}.",
    "play.not_connected": "La parola non tocca le tessere sul tavoliere{art}. Incrociane una, o prolungala.",
    "play.only_alongside": "{word} si affianca soltanto: deve contenere una lettera già sul tavoliere{art}.",
    "play.invalid_words": "Non ammesse: {words}{art}. Prova con un'altra.",
    "scarab.not_there": "In {square} non c'è uno scarabeo da prendere{art}.",
    "scarab.missing_letter": "Lo scarabeo in {square} si prende mettendo una {letter}, e non ce l'hai{art}.",
    "exchange.not_eight": "Si cambiano otto tessere insieme, e tu ne hai {count}{art}.",
    "exchange.has_scarab": "Con uno scarabeo sul leggio non si cambia{art}.",
    "exchange.mixed": "Si cambia solo con otto vocali o con otto consonanti{art}.",
    "exchange.bag_empty": "Il sacchetto è vuoto: non si cambia più{art}.",
    "pending.none": "Non c'è nessuna giocata da accettare o contestare: se la mano è passata, vale{art}.",
    "pending.own": "La giocata è tua: sono gli altri a poterla contestare{art}.",
    "pending.already_answered": "Su questa giocata hai già detto la tua{art}.",
    "challenge.no_words": "Di' quali parole contesti, o contestale tutte: {formed}{art}.",
    "challenge.not_formed": "«{word}» non è tra le parole formate: {formed}{art}.",
    "challenge.upheld": "{word} è già stata contestata, e vale{art}.",
    "challenge.checked": "A questo tavolo le parole si controllano subito: non c'è nulla da contestare.",
    "vote.none": "Non c'è niente da votare{art}.",
    "vote.not_yours": "Su questa parola votano {voters}{art}.",
    "vote.already": "Hai già votato{art}.",
    "abandon.already": "L'hai già proposto: si aspettano gli altri.",
}

SCARABEO_ITALIAN = REFUSALS | {
    "bag.wrong_tiles": "il sacchetto non contiene le 130 tessere del gioco.",
    "option.minutes": "I minuti di un turno vanno da 1 a 60.",
    # playing
    "play.lexicon": "Vocabolario {label}: {count} parole. È libero, non è quello di un editore.",
    "play.no_words": "Senza vocabolario: sulle parole contestate votate voi (art. 12).",
    "play.starter_drawn": "Sorteggio: {draws}. Comincia {name} (art. 4).",
    "play.starter_named": "Comincia {name} (art. 4).",
    "play.hand_over": "La mano è di {name}. Quando davanti allo schermo ci sei solo tu, premi Invio",
    "play.hand_over_again": "{name}, puoi riprovare. Quando davanti allo schermo ci sei solo tu, premi Invio",
    "play.answer_one": "{name}, va bene? Invio per accettare, oppure contesta PAROLA",
    "play.answer_many": "Va bene a tutti? Invio per accettare, oppure {name} contesta PAROLA",
    "play.ask_vote": "{name}, quando davanti allo schermo ci sei solo tu: ammetti {words}? sì, no o mi astengo",
    "play.vote_window": "si vota {seconds} s",
    "play.vote_what": "Rispondi sì, no o mi astengo.",
    "play.voting": "Si vota su {words}: i voti si scoprono quando ci sono tutti (art. 12).",
    "play.who": "Chi lo chiede? Scrivi il nome",
    "play.look_first": "Prima di giocare, cambiare o prendere uno scarabeo guarda il tuo leggio: premi Invio.",
    "play.too_late": "Nel frattempo la mano è passata: «{text}» non conta.",
    "play.help": """\
9F CONTARE\tgioca in orizzontale da F9 (anche: gioca F9 orizz. CONTARE)
F9 vert. CONTARE\tgioca in verticale (anche: F9 CONTARE)
\tscrivi la parola intera; lo scarabeo Ж entra da sé se manca la lettera, oppure scrivi minuscola la lettera che \
deve fare: CoNTARE
scarabeo F9\tmetti la lettera che lo scarabeo in F9 sostituisce, e prendilo: poi giochi ancora
contesta PAROLA…\tcontesta l'ultima giocata prima che la mano passi (contesta tutte: ogni parola)
accetta\taccetta l'ultima giocata
passa\tsalta il turno
cambia\tcambia otto vocali o otto consonanti, e salta il turno
foglio · mescola\til foglio dei punti · rimescola il leggio sullo schermo
abbandona · basta\tabbandona la partita · proponi di smettere senza risultato
esci\tsospendi: la partita è già salvata
Chi non ha la mano mette il suo nome davanti: Carlo contesta PAROLA""",
    "play.turn_time": "turno {time}",
    "play.sand": "passa {time}",
    "play.sand_for": "passa {time} → {name}",
    # the points of a play
    "score.word": "{word}: {face}",
    "score.squares": ", con le caselle {letters}",
    "score.factor": " × {factor}",
    "score.first": ", doppia perché è la prima (art. 24)",
    "score.equals": " = {points}",
    "score.prize_tiles": "{count} tessere: premio di {points}",
    "score.prize_scarab_word": "{word} in un colpo solo: premio di {points}",
    "score.extra": ", e {extra} senza scarabei",
    # what happened
    "news.expired": "Nessuno ha contestato: la mano passa (art. 14).",
    "news.scarab_taken": "{name} mette la {letter} in {square} e prende lo scarabeo (art. 21).",
    "news.voted": "{name} ha votato.",
    "news.votes": "Voti: {votes}.",
    "news.no_votes": "Nessuno ha votato.",
    "news.ruled_valid": "La giocata vale (art. 12).",
    "news.ruled_invalid": "Giocata respinta: le tessere tornano sul leggio, senza penalità (art. 12-13).",
    "news.exchanged": "{name} mostra {tiles} e cambia tutto (art. 23).",
    "news.timed_out": "È finita la sabbia di {name}: il turno non dà punti (art. 18).",
    "news.suspended": "Partita sospesa: le clessidre sono ferme.",
    "ballot.for": "{name} sì",
    "ballot.against": "{name} no",
    "ballot.abstain": "{name} si astiene",
    # the end
    "end.closed": "{name} chiude la partita: non ci sono più tessere (art. 32).",
    "end.deadlock": "Partita chiusa: nessuno gioca più (regola di casa).",
    "end.resigned": "Partita chiusa per abbandono.",
    "end.abandoned": "Partita annullata d'accordo fra tutti: nessun risultato.",
    "end.holds": "{name} resta con {tiles}: {points} (art. {articles}).",
    "end.gains": "{name} ci guadagna {points} (art. {articles}).",
    "end.draw": "Pari fra {names} (art. 35).",
    "settle.title": "Chi vince quanto da chi (art. 36)",
    "settle.balance": "In tutto",
    "settle.nothing": "Nessuno deve niente a nessuno (art. 36).",
    # the score sheet
    "sheet.title": "Foglio dei punti",
    "sheet.withdrawn": "{word} {where}, respinta ({value})",
    "sheet.scarab": "scarabeo preso in {square}, al suo posto {word}",
    "sheet.timeout": "tempo scaduto",
    "sheet.exchange": "cambio di {tiles}",
    "sheet.scarabs_left": "scarabei rimasti: {count}",
    "sheet.scarabs_gained": "scarabei altrui: {count}",
}
