/** The sections of the guides to our games, in their order. */

import type { Section } from "../pages/rules/guide";

export const SCRABBLE_GUIDE: readonly Section[] = [
  { id: "start", articles: "1, 25" },
  { id: "first", articles: "3, 9", picture: "first" },
  { id: "others", articles: "3–5", picture: "crossing" },
  { id: "points", articles: "9–11, 13" },
  { id: "jolly", articles: "8, 12" },
  { id: "challenge", articles: "28–32" },
  { id: "exchange", articles: "34–35" },
  { id: "time", articles: "37, 39d" },
  { id: "end", articles: "39–41" },
  { id: "words", articles: "14–23" },
];

export const SCARABEO_GUIDE: readonly Section[] = [
  { id: "start", articles: "1, 4–5" },
  { id: "first", articles: "5, 24–29", picture: "doubled" },
  { id: "others", articles: "5" },
  { id: "points", articles: "15–16, 25–29" },
  { id: "scarab", articles: "21", picture: "flying" },
  { id: "glass", articles: "17–20" },
  { id: "challenge", articles: "12–14" },
  { id: "exchange", articles: "23" },
  { id: "end", articles: "30–36" },
  { id: "words", articles: "6–11", abbreviations: true },
];

export const VERBUM_GUIDE: readonly Section[] = [
  { id: "start", articles: "2, 4–5" },
  { id: "turn", articles: "6–8" },
  { id: "jolly", articles: "13–14", cards: { word: "SPAZZINO", cards: "SPA%?NO" } },
  { id: "thief", articles: "12", cards: { word: "CANE", cards: "C!NE" } },
  { id: "swap", articles: "11", cards: { word: "", cards: "&" } },
  { id: "challenge", articles: "3" },
  { id: "end", articles: "15" },
];
