/** The guides in Italian: our own words; the articles are the books'. */

import type { Guides } from "../guide";

export const it: Guides = {
  title: "Le regole in breve",
  lead: "Quel che serve per cominciare, con gli articoli dei regolamenti. Ai tavoli il software li applica tutti, e dice sempre quale.",
  article: "art.",
  paragraph: "par.",
  scrabble: {
    intro:
      "Si incrociano parole su un tavoliere di 15 × 15 caselle. Il regolamento è quello della federazione italiana: due edizioni, quella in vigore e la precedente. Di solito si gioca in due; ci si siede anche in tre o quattro.",
    sections: [
      {
        title: "Per cominciare",
        articles: "1, 25",
        text: [
          "Le tessere sono 120, due delle quali jolly. Ognuno ne tiene sette sul leggio.",
          "Comincia chi pesca la lettera più vicina alla A; un jolly si ripesca.",
        ],
      },
      {
        title: "La prima parola",
        articles: "3, 9",
        picture: "first",
        caption: "MICIO da F8, in orizzontale: 8 punti di facce, raddoppiati dalla casella centrale. Fa 16.",
        text: ["Ha almeno due lettere e passa per il centro, H8, che raddoppia la parola."],
      },
      {
        title: "Le altre parole",
        articles: "3–5",
        picture: "crossing",
        caption: "ARMONIA da I3, in verticale: incrocia la I di MICIO. Fa 17.",
        text: [
          "Si mettono una o più tessere su una sola riga o colonna, senza buchi, a contatto con quelle che ci sono.",
          "Ogni contatto deve formare parole valide, e tutte le parole nuove contano.",
        ],
      },
      {
        title: "I punti",
        articles: "9–11, 13",
        text: [
          "Prima i premi delle lettere (2L, 3L), poi quelli della parola (2P, 3P): valgono solo per le caselle appena coperte, anche nelle parole secondarie.",
          "Sette tessere in una volta: 50 punti in più.",
        ],
      },
      {
        title: "Il jolly",
        articles: "8, 12",
        text: [
          "Prende il posto di una lettera qualsiasi, anche straniera, vale zero, e resta quella per tutta la partita.",
        ],
      },
      {
        title: "Contestare",
        articles: "28–32",
        text: [
          "Dopo una giocata l’avversario ha venti secondi del proprio tempo per accettarla, contestare una o più parole, o semplicemente muovere, che è come accettare.",
          "Se una delle parole indicate non vale, la giocata si ritira: zero punti, turno perso e una penalità del 20 % del suo valore. Se valgono tutte, paga il 10 % chi ha contestato.",
          "Una parola sbagliata che nessuno contesta resta.",
        ],
      },
      {
        title: "Cambiare le tessere",
        articles: "34–35",
        text: [
          "Al posto di una giocata si cambiano le tessere che si vuole, se nel sacchetto ce ne sono almeno tre: il turno passa.",
          "Il cambio secco si fa una volta a partita: tutte le tessere tornano nel sacchetto, se ne pescano sette e il turno continua.",
        ],
      },
      {
        title: "Il tempo",
        articles: "37, 39d",
        text: [
          "Venticinque minuti a testa. Chi li finisce ha un minuto in più e 30 punti di penalità, quando l’avversario lo fa valere; finito anche quello, la penalità sale a 50 e la partita è persa.",
          "Nell’edizione in vigore la partita finisce in ogni caso dopo 75 minuti.",
        ],
      },
      {
        title: "La fine",
        articles: "39–41",
        text: [
          "Finisce quando qualcuno esaurisce le tessere a sacchetto vuoto, o dopo tre passi o cambi di fila a testa.",
          "Ognuno sottrae le tessere che gli restano; chi ha chiuso aggiunge quelle degli altri. A pari punti è pari.",
        ],
      },
      {
        title: "Quali parole",
        articles: "14–23",
        text: [
          "I lemmi di una parola sola e le loro forme: plurali, coniugazioni, particelle come in portateveli. I prestiti non variano.",
          "Fuori i nomi propri, le locuzioni, i numerali composti e gli alterati che non sono lemmi. Il giudice spiega ogni caso.",
        ],
      },
    ],
  },
  scarabeo: {
    intro:
      "Il gioco di casa, con il libro del 2010: tavoliere di 17 × 17, due scarabei al posto dei jolly, la clessidra e i voti. Da due a quattro giocatori.",
    sections: [
      {
        title: "Per cominciare",
        articles: "1, 4–5",
        text: [
          "Le tessere sono 130; ognuno ne tiene otto. Comincia chi pesca la lettera più vicina alla A; il turno passa a sinistra.",
        ],
      },
      {
        title: "La prima parola",
        articles: "5, 24–29",
        picture: "doubled",
        caption:
          "CoNTARE da E9: 8 punti, raddoppiati fanno 16; sette tessere ne portano altri 30. Fa 46. La O minuscola è uno scarabeo.",
        text: ["Copre lo scarabeo al centro e si raddoppia; i premi no."],
      },
      {
        title: "Le altre parole",
        articles: "5",
        text: [
          "La parola principale deve contenere almeno una tessera già sul tavoliere: affiancarsi e basta non è permesso.",
          "Tutti i contatti devono formare parole, o sigle dell’elenco, e contano.",
        ],
      },
      {
        title: "I punti",
        articles: "15–16, 25–29",
        text: [
          "Ogni parola conta tutti i premi delle caselle che copre, vecchi e nuovi: due 2P fanno per quattro, due 3P per nove.",
          "Sei tessere 10 punti in più, sette 30, otto 50; cento per SCARABEO o SCARABEI in una volta. Senza scarabei ogni premio cresce di 10.",
        ],
      },
      {
        title: "Lo scarabeo vola",
        articles: "21",
        picture: "flying",
        caption: "Bea mette la sua O in F9, prende lo scarabeo e lo gioca subito come N: AnDRA da I9 fa 9.",
        text: [
          "Nel proprio turno si può mettere la lettera che lo scarabeo rappresenta e prenderselo, quante volte si vuole. Vale quanto la lettera che fa.",
        ],
      },
      {
        title: "La clessidra",
        articles: "17–20",
        text: [
          "Due minuti a turno, più la sabbia avanzata a chi ha giocato prima. Finita la sabbia, il turno vale zero. Durante una contestazione il tempo è fermo.",
        ],
      },
      {
        title: "Contestare",
        articles: "12–14",
        text: [
          "Prima che il turno passi. In due decide il vocabolario; in tre votano tutti; in quattro si astiene chi ha giocato. Se i voti sono pari la parola resta.",
          "Chi si vede respingere la parola può riprovare finché ha tempo, senza penalità.",
        ],
      },
      {
        title: "Cambiare le tessere",
        articles: "23",
        text: [
          "Solo con otto vocali o otto consonanti, senza scarabei: si mostrano, si cambiano tutte, il turno passa.",
        ],
      },
      {
        title: "La fine",
        articles: "30–36",
        text: [
          "Chi chiude prende i punti delle tessere degli altri, che li perdono. Uno scarabeo rimasto costa 30.",
          "Poi ciascuno regola con ciascuno la differenza.",
        ],
      },
      {
        title: "Quali parole",
        articles: "6–11",
        text: [
          "Parole italiane d’uso corrente e tutte le forme dei verbi, più le sigle dell’elenco. Fuori le parole arcaiche, letterarie, dialettali e strettamente tecniche.",
        ],
      },
    ],
  },
  verbum: {
    intro:
      "Un gioco di carte: si posano parole, e le parole sul tavolo si possono derubare. Da due a sei giocatori. Il mazzo è il nostro, perché il libro non ne dà uno.",
    sections: [
      {
        title: "Per cominciare",
        articles: "2, 4–5",
        text: [
          "Ci si accorda su che cosa vale, sulla lunghezza minima e se giocare a carte scoperte.",
          "Cinque carte a testa. Il resto è il mazzo B, coperto; la sua prima carta apre il mazzo A, scoperto.",
        ],
      },
      {
        title: "Il turno",
        articles: "6–8",
        text: [
          "Si prende una carta da A o da B; poi si posano parole e si usano carte speciali, quante si vuole; si finisce scartando su A o passando.",
          "Con undici carte non si può finire il turno; chi ne ha meno di cinque ripesca.",
        ],
      },
      {
        title: "I jolly",
        articles: "13–14",
        cards: [{ word: "SPAZZINO", cards: "SPA%?NO" }],
        caption: "Il jolly AA–ZZ fa la doppia Z, il jolly A–Z la I.",
        text: [
          "Chiunque, nel suo turno, può prendere un jolly dal tavolo mettendo la lettera che rappresenta: due lettere uguali per AA–ZZ.",
        ],
      },
      {
        title: "Il ladro",
        articles: "12",
        cards: [{ word: "CANE", cards: "C!NE" }],
        caption: "Il ladro sta al posto della A: finché resta, CANE vale zero.",
        text: [
          "Prende il posto di una lettera in una parola altrui, e la lettera va in mano a chi ruba. Solo il derubato può rimettere la stessa lettera, e prendersi il ladro.",
        ],
      },
      {
        title: "Cambio mazzo",
        articles: "11",
        cards: [{ word: "", cards: "&" }],
        caption: "",
        text: ["Si scambiano tutte le carte con un altro giocatore. Preso dal mazzo A, si usa dal turno dopo."],
      },
      {
        title: "Contestare",
        articles: "3",
        text: [
          "Finito un turno, le sue parole si possono contestare: decide il giudice per le categorie scelte, o il voto. Una parola respinta torna in mano.",
        ],
      },
      {
        title: "La fine",
        articles: "15",
        text: [
          "Finito il mazzo B si completa il turno, poi ognuno posa quel che può, senza ladri né scambi.",
          "Un punto a carta; zero le parole con un ladro. I posti a pari punti si dividono.",
        ],
      },
    ],
  },
};
