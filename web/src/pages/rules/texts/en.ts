/** The guides in English. */

import type { Guides } from "../guide";

export const en: Guides = {
  title: "The rules in brief",
  lead: "What it takes to begin, with the articles of the rule books. At the tables the software applies all of them, and always says which.",
  article: "art.",
  paragraph: "par.",
  scrabble: {
    intro:
      "Words cross on a board of 15 × 15 squares. The rules are the Italian federation’s, in two editions: the current one and the one before. Usually for two; three or four can sit down as well.",
    sections: [
      {
        title: "Beginning",
        articles: "1, 25",
        text: [
          "There are 120 tiles, two of them jollies. Everyone keeps seven on the rack.",
          "Whoever draws the letter nearest to A begins; a jolly is drawn again.",
        ],
      },
      {
        title: "The first word",
        articles: "3, 9",
        picture: "first",
        caption: "MICIO from F8, across: 8 points of faces, doubled by the centre. It scores 16.",
        text: ["It has two letters at least and goes through the centre, H8, which doubles the word."],
      },
      {
        title: "The words after it",
        articles: "3–5",
        picture: "crossing",
        caption: "ARMONIA from I3, down: it crosses the I of MICIO. It scores 17.",
        text: [
          "One or more tiles go on one row or column, without gaps, touching what is there.",
          "Every contact must make valid words, and all new words count.",
        ],
      },
      {
        title: "Points",
        articles: "9–11, 13",
        text: [
          "Letter premiums first (2L, 3L), then word premiums (2P, 3P): they count for squares just covered only, in secondary words too.",
          "Seven tiles at once: 50 points more.",
        ],
      },
      {
        title: "The jolly",
        articles: "8, 12",
        text: [
          "It stands for any letter, foreign ones included, is worth nothing, and stays that letter for the game.",
        ],
      },
      {
        title: "Challenging",
        articles: "28–32",
        text: [
          "After a play the opponent has twenty seconds of their own time to accept it, to challenge one or more words, or simply to move, which accepts it.",
          "If a word they named is no good, the play is taken back: no points, the turn is lost, and a penalty of 20 % of its value. If all are good, the challenger pays 10 %.",
          "A wrong word that nobody challenges stays.",
        ],
      },
      {
        title: "Changing tiles",
        articles: "34–35",
        text: [
          "Instead of a play one may change any tiles, if the bag has three at least: the turn passes.",
          "The cambio secco comes once a game: all tiles go back into the bag, seven are drawn, and the turn goes on.",
        ],
      },
      {
        title: "Time",
        articles: "37, 39d",
        text: [
          "Twenty-five minutes each. Whoever uses them up has one more and 30 points of penalty, once the opponent claims it; when that is gone too the penalty becomes 50 and the game is lost.",
          "In the current edition the game ends after 75 minutes in any case.",
        ],
      },
      {
        title: "The end",
        articles: "39–41",
        text: [
          "It ends when somebody is out of tiles and the bag is empty, or after three passes or changes in a row by each.",
          "Everyone deducts the tiles they are left with; whoever went out adds the others’. Equal points are a draw.",
        ],
      },
      {
        title: "Which words",
        articles: "14–23",
        text: [
          "Single-word entries and their forms: plurals, conjugations, particles as in portateveli. Loanwords do not vary.",
          "No proper names, phrases, compound numerals, or diminutives that are not entries. The judge explains each case.",
        ],
      },
    ],
  },
  scarabeo: {
    intro:
      "The game of Italian homes, by the book of 2010: a board of 17 × 17, two scarabs instead of jollies, the hourglass and votes. For two to four.",
    sections: [
      {
        title: "Beginning",
        articles: "1, 4–5",
        text: [
          "There are 130 tiles; everyone keeps eight. Whoever draws the letter nearest to A begins; the turn passes to the left.",
        ],
      },
      {
        title: "The first word",
        articles: "5, 24–29",
        picture: "doubled",
        caption:
          "CoNTARE from E9: 8 points, doubled to 16; seven tiles bring 30 more. It scores 46. The small O is a scarab.",
        text: ["It covers the scarab in the centre and is doubled; prizes are not."],
      },
      {
        title: "The words after it",
        articles: "5",
        text: [
          "The main word must contain a tile that is on the board already: lying alongside is not enough.",
          "All contacts must make words, or abbreviations of the list, and count.",
        ],
      },
      {
        title: "Points",
        articles: "15–16, 25–29",
        text: [
          "Every word counts all the premiums of the squares it covers, old and new: two 2P make four times, two 3P nine times.",
          "Six tiles bring 10 points more, seven 30, eight 50; a hundred for SCARABEO or SCARABEI in one go. Without scarabs each prize grows by 10.",
        ],
      },
      {
        title: "The scarab flies",
        articles: "21",
        picture: "flying",
        caption: "Bea puts her O on F9, takes the scarab and plays it at once as an N: AnDRA from I9 scores 9.",
        text: [
          "In one’s turn one may put the letter that a scarab stands for in its place and take it, any number of times. It is worth what its letter is.",
        ],
      },
      {
        title: "The hourglass",
        articles: "17–20",
        text: [
          "Two minutes a turn, plus the sand that the player before left over. Out of sand, the turn scores nothing. Time stands still during a challenge.",
        ],
      },
      {
        title: "Challenging",
        articles: "12–14",
        text: [
          "Before the turn passes. With two players the dictionary decides; with three all vote; with four whoever played abstains. On a tie the word stays.",
          "Whoever has a word rejected may try again while there is time, without penalty.",
        ],
      },
      {
        title: "Changing tiles",
        articles: "23",
        text: [
          "Only eight vowels or eight consonants, no scarab among them: they are shown, all change, the turn passes.",
        ],
      },
      {
        title: "The end",
        articles: "30–36",
        text: [
          "Whoever goes out gets the points of the others’ tiles, and they lose them. A scarab left over costs 30.",
          "Then everyone settles the difference with everyone.",
        ],
      },
      {
        title: "Which words",
        articles: "6–11",
        text: [
          "Current Italian words and all forms of verbs, and the abbreviations of the list. Archaic, literary, dialectal and strictly technical words are out.",
        ],
      },
    ],
  },
  verbum: {
    intro:
      "A game of cards: one lays words, and words on the table can be robbed. For two to six. The deck is ours, for the book has none.",
    sections: [
      {
        title: "Beginning",
        articles: "2, 4–5",
        text: [
          "Players agree on what counts, on the shortest length, and whether hands are open.",
          "Five cards each. The rest is pile B, face down; its first card opens pile A, face up.",
        ],
      },
      {
        title: "A turn",
        articles: "6–8",
        text: [
          "Take a card from A or B; then lay words and use special cards, as many as you like; end by discarding on A or passing.",
          "With eleven cards a turn cannot end; whoever has fewer than five draws again.",
        ],
      },
      {
        title: "Jollies",
        articles: "13–14",
        cards: [{ word: "SPAZZINO", cards: "SPA%?NO" }],
        caption: "The jolly AA–ZZ is the double Z, the jolly A–Z the I.",
        text: [
          "Anyone, in their turn, may take a jolly from the table by putting the letter it stands for: two equal letters for AA–ZZ.",
        ],
      },
      {
        title: "The thief",
        articles: "12",
        cards: [{ word: "CANE", cards: "C!NE" }],
        caption: "The thief stands where the A was: as long as it stays, CANE is worth nothing.",
        text: [
          "It takes the place of a letter in somebody else’s word, and the letter goes to the hand of who robs. Only the owner can put the same letter back, and take the thief.",
        ],
      },
      {
        title: "Swap-hands",
        articles: "11",
        cards: [{ word: "", cards: "&" }],
        caption: "",
        text: ["All cards are swapped with another player’s. Taken from pile A, it can be used from the next turn."],
      },
      {
        title: "Contesting",
        articles: "3",
        text: [
          "When a turn is made its words may be contested: the judge decides for the categories chosen, or a vote. A rejected word goes back to the hand.",
        ],
      },
      {
        title: "The end",
        articles: "15",
        text: [
          "When pile B is used up the turn is finished, then everyone lays what they can, no thieves, no swaps.",
          "A point a card; words with a thief in them count nothing. Equal points share a place.",
        ],
      },
    ],
  },
};
