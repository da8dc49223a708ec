"""Verbum in Italian: its refusals, what is wrong with a deck file, and whatever it says otherwise than the others."""

REFUSALS = {
    "open.already": "Il tavolo è già aperto.",
    "open.not_yet": "Il tavolo non è ancora aperto.",
    "open.rules": "Non conosco il regolamento «{rules}»: per Verbum c'è verbum.",
    "open.players": "A Verbum si gioca da {least} a {most}: i giocatori qui sono {players}.",
    "open.names": "Ogni giocatore vuole un nome suo, diverso dagli altri e di {longest} lettere al massimo.",
    "open.option": "L'opzione «{field}» ha un valore che non ha senso.",
    "open.deck": "Con questo mazzo non si può giocare: {reason}{art}.",
    "open.no_judge": "Qui sulle parole decide un vocabolario, e non c'è{art}: togli --no-words, o dammi un elenco con "
    "--words.",
    "seat.unknown": "Al tavolo non c'è un posto numero {seat}.",
    "seat.resigned": "Hai abbandonato la partita: puoi solo guardare.",
    "game.over": "La partita è finita{art}.",
    "game.suspended": "La partita è sospesa: prima si riprende.",
    "game.not_suspended": "La partita non è sospesa.",
    "turn.not_yours": "Non tocca a te: il turno è di {turn}{art}.",
    "turn.draw_first": "Prima pesca una carta, dal mazzo A o dal mazzo B{art}.",
    "turn.drawn": "Hai già pescato: ora posa parole, scarta o passa{art}.",
    "turn.made": "Il turno è fatto: ora tocca agli altri dire se hanno dubbi{art}.",
    "turn.voting": "Si sta votando: prima si finisce{art}.",
    "turn.answer_first": "Prima si decide sulle parole appena posate: accettatele o contestatele{art}.",
    "turn.last_round": "Il mazzo B è finito: ora si posano soltanto le parole che hai in mano{art}.",
    "turn.trim": "Le parole sono tornate in mano e le carte sono troppe: scartane finché restano {most}{art}.",
    "draw.empty": "Il mazzo A è vuoto: pesca dal B{art}.",
    "lay.no_words": "Quali parole? Scrivi per esempio posa CANE{art}.",
    "lay.bad_word": "«{word}» non si può posare: scrivi lettere, minuscole dove c'è un jolly, (ZZ) dove c'è quello "
    "doppio{art}.",
    "lay.too_short": "{word} è troppo corta: a questo tavolo servono almeno {least} lettere{art}.",
    "lay.missing_cards": "Non hai in mano: {cards}{art}.",
    "lay.invalid_words": "Non ammesse: {words}{art}. Prova con altre.",
    "discard.missing": "Non hai in mano «{card}»{art}.",
    "hand.over": "Hai {cards} carte e il massimo è {most}: scartane una o posa una parola{art}.",
    "word.unknown": "Sul tavolo non c'è una parola numero {number}{art}.",
    "word.no_place": "In {word} quella carta non c'è{art}.",
    "swap.none": "Non hai una carta cambio mazzo{art}.",
    "swap.fresh": "L'hai appena presa dal mazzo A: si può usare dal tuo prossimo turno{art}.",
    "swap.own": "Le carte si scambiano con un altro: scegli con chi{art}.",
    "swap.resigned": "{seat} ha lasciato il tavolo: scegli un altro{art}.",
    "steal.none": "Non hai una carta ladro{art}.",
    "steal.own": "Quella parola è tua: si ruba agli avversari{art}.",
    "steal.no_letter": "Il ladro prende solo carte lettera, e quella di {word} non lo è{art}.",
    "restore.not_yours": "La lettera rubata può rimetterla solo chi è stato derubato{art}.",
    "restore.no_thief": "In {word} non c'è nessun ladro{art}.",
    "restore.missing": "Per scacciare il ladro serve la carta {letter}, e non ce l'hai{art}.",
    "jolly.none": "In {word} non c'è nessun jolly{art}.",
    "jolly.missing": "Per prendere quel jolly serve la carta {letter}, e non ce l'hai{art}.",
    "jolly.missing_double": "Per prendere il jolly doppio servono due carte {letter}, e non le hai{art}.",
    "pending.none": "Non ci sono parole da accettare o da contestare{art}.",
    "pending.own": "Le parole sono tue: sono gli altri a poterne dubitare{art}.",
    "pending.already_agreed": "Queste parole le hai già accettate{art}.",
    "contest.checked": "A questo tavolo le parole si controllano subito: non c'è nulla da contestare.",
    "contest.not_pending": "La parola {number} non è tra quelle che si possono contestare adesso{art}.",
    "vote.none": "Non c'è niente da votare{art}.",
    "vote.already": "Hai già votato{art}.",
    "abandon.already": "L'hai già proposto: si aspettano gli altri.",
}

DECKS = {
    "deck.no_name": "il mazzo non ha nome: scrivi una riga «name» con il nome.",
    "deck.name_twice": "il nome c'è già.",
    "deck.bad_name": "un nome ha da 1 a {longest} lettere.",
    "deck.no_players": "prima delle carte serve una riga «players» che dica per quanti è il mazzo.",
    "deck.players_twice": "la riga «players» c'è già.",
    "deck.bad_players": "i giocatori vanno da {least} a {most}, ogni numero una volta sola.",
    "deck.unknown_card": "non conosco la carta «{card}»: ci sono le lettere maiuscole, jolly, doppio, ladro e cambio.",
    "deck.card_twice": "la carta «{card}» c'è già.",
    "deck.columns": "per «{card}» servono {expected} numeri, e qui sono {found}.",
    "deck.bad_number": "«{found}» non è un numero.",
    "deck.too_many": "di «{card}» ce ne sono troppe: al massimo {most}.",
    "deck.size": "in {players} le carte sono {cards}: ne servono almeno {needed}, e al massimo {most}.",
}

VERBUM_ITALIAN = (
    REFUSALS
    | DECKS
    | {
        "article": " (par. {article})",
        # decks
        "deck.at_line": "{file}, riga {line}: ",
        "deck.in_file": "{file}: ",
        "deck.other_players": "Il mazzo di {file} non è per {players} giocatori. È per: {known}.",
        "open.deck.name": "il nome è di un altro mazzo, o non va bene",
        "open.deck.card": "una carta non esiste, o ce n'è un numero sbagliato",
        "open.deck.order": "le carte non sono in ordine",
        "open.deck.size": "le carte sono troppo poche o troppe",
        "bag.wrong_tiles": "il mazzo sigillato non è quello dichiarato.",
        "bag.broken_seal": "l'ordine del mazzo non corrisponde al sigillo {commitment}.",
        "bag.wrong_draw": "le carte pescate non sono quelle che dava il mazzo.",
        "verify.holds": "Il registro è integro: {events} eventi, mazzo conforme al sigillo.",
        # options
        "option.minutes": "I minuti di un turno vanno da 1 a 60.",
        "option.minimum": "Le parole più corte possono avere da 1 a {most} lettere.",
        "option.category": "Il nome di una categoria ha {longest} lettere al massimo.",
        "option.unknown_category": "Nessun vocabolario conosce {categories}: con --challenges vote o "
        "dictionary-then-vote decidete voi. Le categorie che conosco: {known}.",
        # cards and kinds of words
        "card.jolly": "jolly",
        "card.double": "doppio",
        "card.thief": "ladro",
        "card.swap": "cambio",
        "category.words": "parole comuni",
        "category.abbreviations": "sigle",
        "category.provinces": "province",
        "category.first-names": "nomi di persona",
        "agreement": "Valgono: {categories}. Almeno {minimum} lettere; {hands}; {contests}.",
        "agreement.open": "carte scoperte",
        "agreement.closed": "carte coperte",
        "contests.judge": "sui dubbi decide il vocabolario",
        "contests.judge_then_vote": "sui dubbi decide il vocabolario, e quel che non conosce si vota",
        "contests.vote": "sui dubbi si vota",
        "contests.checked": "le parole si controllano mentre si posano",
        # playing
        "play.ask_players": "Chi gioca? Da due a sei nomi, separati da virgole",
        "play.lexicon": "Vocabolario {label}: {count} parole. È libero, non è quello di un editore.",
        "play.no_words": "Senza vocabolario: sulle parole contestate votate voi (par. 3).",
        "play.sealed": "Mazzo sigillato: {commitment}",
        "play.pile_a": "mazzo A",
        "play.pile_b": "mazzo B",
        "play.in_pile": "mazzo B: {count}",
        "play.no_card": "vuoto",
        "play.cards": "{count} carte",
        "play.one_card": "1 carta",
        "play.known": "fra cui {cards}",
        "play.has_left": "ha abbandonato",
        "play.hand": "in mano",
        "play.empty_hand": "non hai carte in mano",
        "play.missing": "(manca {letters})",
        "play.hand_over": "Turno di {name}. Quando davanti allo schermo ci sei solo tu, premi Invio",
        "play.prompt_drawing": "{name}, pesca: a o b",
        "play.prompt_acting": "{name}, posa, scarta o passa",
        "play.prompt_acting_full": "{name}, posa o scarta: il massimo è {most} carte",
        "play.prompt_trimming": "{name}, scarta: il massimo è {most} carte",
        "play.prompt_last": "{name}, posa le ultime parole, poi passa",
        "play.contestable": "Puoi contestare: {words}",
        "play.answer_one": "{name}, va bene {words}? Invio per accettare, oppure contesta {number}",
        "play.answer_many": "Va bene {words}? Invio per accettare, oppure {name} contesta {number}",
        "play.ask_vote": "{name}, quando davanti allo schermo ci sei solo tu: ammetti {word}? sì o no",
        "play.vote_window": "si vota {seconds} s",
        "play.turn_time": "turno {time}",
        "play.vote_what": "Rispondi sì o no.",
        "play.voting": "Si vota su {word}: i voti si scoprono quando ci sono tutti (par. 3).",
        "play.who": "Chi lo chiede? Scrivi il nome",
        "play.look_first": "Prima guarda le tue carte: premi Invio.",
        "play.too_late": "Nel frattempo il turno è passato: «{text}» non conta.",
        "play.what": "Non ho capito «{text}». Una parola da posare si scrive maiuscola: CANE. Per il resto: aiuto.",
        "play.help": """\
pesca a · pesca b\tcomincia il turno con una carta di un mazzo (anche solo: a, b)
posa CANE RE\tposa parole (anche solo: CANE RE)
\ti jolly entrano da sé se manca la lettera; per scegliere scrivi minuscola la lettera del jolly, CaNE, e fra \
parentesi quella del jolly doppio, SPA(ZZ)INO
scarta E\tscarta e finisci il turno (jolly, doppio, ladro, cambio per le carte speciali)
passa\tfinisci il turno senza scartare
ruba 3 C\tmetti il ladro al posto della C della parola 3
rimetti 3\trimetti nella tua parola 3 la lettera rubata, e prendi il ladro
jolly 3\tprendi il jolly della parola 3, al suo posto la lettera (o le due lettere)
scambia Bea\tusa il cambio mazzo: le tue carte per quelle di Bea
contesta 3\tmetti in dubbio la parola 3, appena posata
accetta\tnessun dubbio sulle parole appena posate
foglio · mescola\ttutti i turni · rimescola le carte sullo schermo
abbandona · basta\tabbandona la partita · proponi di smettere senza risultato
esci\tsospendi: la partita è già salvata
Chi non è di turno mette il suo nome davanti: Carlo contesta 3""",
        # orders that say too little
        "hint.draw": "Da quale mazzo? Scrivi pesca a oppure pesca b.",
        "hint.discard": "Quale carta? Scrivi per esempio scarta E, oppure scarta ladro.",
        "hint.swap_hands": "Con chi? Scrivi scambia e il nome di chi gioca con te.",
        "hint.steal": "Che cosa? Scrivi il numero della parola e la lettera: ruba 3 C.",
        "hint.restore": "In quale parola? Scrivi il numero: rimetti 3.",
        "hint.swap_jolly": "Di quale parola? Scrivi il numero: jolly 3.",
        "hint.contest": "Quale parola? Scrivi il numero: contesta 3.",
        "hint.vote": "Rispondi sì o no.",
        # what happened
        "news.deeds": "{name} {deeds}.",
        "news.contested": "{name} mette in dubbio {word}.",
        "news.unknown_word": "Il vocabolario non conosce {word}: si vota (par. 3).",
        "news.voted": "{name} ha votato.",
        "news.votes": "Voti: {votes}.",
        "news.expired": "Nessuno ha avuto dubbi: le parole restano (par. 3).",
        "news.last_round": "Il mazzo B è finito: ognuno posa le parole che gli restano in mano (par. 15).",
        "news.suspended": "Partita sospesa: il tempo è fermo.",
        "ballot.for": "{name} sì",
        "ballot.against": "{name} no",
        # the end
        "end.exhausted": "Il mazzo B è finito: si contano le carte, un punto l'una (par. 15).",
        "end.resigned": "Partita chiusa per abbandono.",
        "end.abandoned": "Partita annullata d'accordo fra tutti: nessun risultato.",
        "end.no_words": "nessuna parola",
        "end.void": "annullate dal ladro: {words}",
        "end.draw": "Vincono a pari punti {names} (par. 15).",
        # the record
        "sheet.title": "Turni",
        "sheet.draw_a": "prende {cards} dal mazzo A",
        "sheet.draw_b": "pesca dal mazzo B",
        "sheet.lay": "posa {text}",
        "sheet.taken_back": "riprende in mano {text}, che non vale",
        "sheet.upheld": "tiene {text}, che vale",
        "sheet.swap_hands": "scambia le carte con {other}",
        "sheet.steal": "ruba {cards} a {other}, e resta {text}",
        "sheet.restore": "rimette {cards} in {text} e si prende il ladro",
        "sheet.swap_jolly": "prende il {cards} da {text}",
        "sheet.discard": "scarta {cards}",
        "sheet.pass": "passa",
        "sheet.timed_out": "esaurisce il tempo",
        "sheet.refill": "completa la mano (+{count})",
        "sheet.resign": "abbandona",
    }
)
