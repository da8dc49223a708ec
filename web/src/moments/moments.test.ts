import { describe, expect, it } from "vitest";

import { OWN } from "../games/own";
import type { SheetRow, Told } from "../table/types";
import { Finder, momentsOfRow, momentsOfTurn } from "./finding";

const scrabble = OWN.scrabble!.moments!;
const scarabeo = OWN.scarabeo!.moments!;
const verbum = OWN.verbum!.moments!;
const view = { seq: 1, players: ["Anna", "Bruno"] };
const told = (event: string, data: object): Told => ({ seq: 1, event, data: data as Record<string, unknown> });

const played = (tiles: string, score: number, word = tiles.replaceAll(".", "A")) =>
  told("played", { seat: 0, tiles, score, words: [{ word, square: "H8", direction: "across", points: score }] });
const kinds = (finder: Finder, event: Told) => finder.hear(event, view).map(({ kind }) => kind);

describe("moments in what is told", () => {
  it("seven tiles at once come before the points", () => {
    const [found] = new Finder(scrabble, 15).hear(played("OCEANIn", 80, "OCEANIn"), view);
    expect(found).toMatchObject({ kind: "tiles", seat: 0, tiles: 7, points: 80, word: "OCEANIn" });
    expect(found!.squares).toEqual([112, 113, 114, 115, 116, 117, 118]);
  });

  it("tiles that lay there already do not count", () => {
    expect(kinds(new Finder(scrabble, 15), played("OCE.NIN", 30))).toEqual([]);
    expect(kinds(new Finder(scrabble, 15), played("OCE.NIN", 70))).toEqual(["points"]);
    expect(kinds(new Finder(scrabble, 15), played("OCE.NIN", 69))).toEqual([]);
  });

  it("a challenge is won by whoever was right", () => {
    const finder = new Finder(scrabble, 15);
    finder.hear(played("TOROT", 20, "TOROT"), view);
    finder.hear(told("challenged", { seat: 1, words: ["TOROT"] }), view);
    const ruled = { valid: false, verdicts: [{ word: "TOROT", valid: false }], penalized: 0, penalty: 4 };
    expect(finder.hear(told("ruled", ruled), view)).toMatchObject([
      { kind: "challenge", seat: 1, words: ["TOROT"], valid: false },
    ]);
    expect(finder.hear(told("ruled", { valid: true, votes: [] }), view)).toMatchObject([{ seat: 0, valid: true }]);
  });

  it("a ruling that nobody told the beginning of is no moment", () => {
    expect(kinds(new Finder(scrabble, 15), told("ruled", { valid: false, verdicts: [] }))).toEqual([]);
  });

  it("the last tile and a victory, which a draw is not", () => {
    const finder = new Finder(scrabble, 15);
    finder.hear(played("SI", 4), view);
    expect(kinds(finder, told("ended", { reason: "went_out", places: [[1], [0]] }))).toEqual(["last", "victory"]);
    expect(kinds(finder, told("ended", { reason: "scoreless", places: [[0, 1]] }))).toEqual([]);
  });

  it("a scarab is taken in Scarabeo alone", () => {
    const taken = told("scarab_taken", { seat: 1, square: "I9", letter: "E" });
    expect(new Finder(scarabeo, 17).hear(taken, view)).toMatchObject([{ kind: "scarab", squares: [144], seat: 1 }]);
    expect(kinds(new Finder(scrabble, 15), taken)).toEqual([]);
  });

  it("a long word of cards, and a doubt that was right or wrong", () => {
    const cards = { ...view, words: [{ number: 3, seat: 0, word: "CANE" }] };
    const finder = new Finder(verbum, 0);
    const laid = { seat: 0, words: [{ word: "RE" }, { word: "PORTONE" }] };
    expect(finder.hear(told("laid", laid), cards)).toMatchObject([{ kind: "letters", word: "PORTONE", points: 7 }]);
    finder.hear(told("contested", { seat: 1, word: 3 }), cards);
    expect(finder.hear(told("ruled", { word: 3, valid: true, votes: [] }), cards)).toMatchObject([
      { seat: 0, words: ["CANE"], valid: true },
    ]);
    expect(finder.hear(told("ruled", { word: 3, valid: false, votes: [] }), cards)).toMatchObject([{ seat: 1 }]);
  });
});

describe("moments in the rows of a sheet", () => {
  const row = (entry: string, word: string, square: string, points: number): SheetRow => ({
    seat: 1,
    entry,
    word,
    square,
    direction: "down",
    points,
  });
  const sheet = [
    row("play", "CASA", "H8", 14),
    row("play", "CASALINGHE", "H8", 40),
    row("withdrawn", "ZZ", "A1", 0),
    row("play", "OCEANINa", "A1", 74),
    row("rack_left", "", "", -3),
  ];
  const at = (count: number, ended = false) =>
    momentsOfRow(scrabble, { sheet, ended: ended ? { reason: "went_out", places: [[1], [0]] } : null }, count, 15);

  it("count the tiles that were new", () => {
    expect([1, 2].map((count) => at(count).length)).toEqual([0, 0]);
    expect(at(4)).toMatchObject([{ kind: "tiles", tiles: 8, points: 74 }]);
  });

  it("have the words that fell, and the end with the last play", () => {
    expect(at(3)).toMatchObject([{ kind: "challenge", valid: false, word: "ZZ" }]);
    const two = { sheet, ended: null, players: ["Anna", "Bruno"] };
    expect(momentsOfRow(scrabble, two, 3, 15)).toMatchObject([{ seat: 0, words: ["ZZ"], valid: false }]);
    expect(at(4, true).map(({ kind }) => kind)).toEqual(["tiles", "last", "victory"]);
    expect(at(5, true)).toEqual([]);
  });
});

describe("moments in a turn of an analysis", () => {
  const board = (size: number, at: Record<number, string>) =>
    [...".".repeat(size * size)].map((cell, square) => at[square] ?? cell).join("");
  const played = {
    kind: "play",
    square: "H8",
    direction: "across",
    tiles: "OCEANIn",
    word: "OCEANIn",
    score: 80,
  } as const;
  const ruled = (kind: string, word = "OCEANIn", square = "H8") => ({
    kind,
    data: { words: word.toUpperCase(), points: 80, penalty: 0, challenger: 1, word, square, direction: "across" },
  });
  const turn = { seat: 0, board: board(15, {}), played, facts: [] };

  it("have the play, and then what came of it", () => {
    expect(momentsOfTurn(scrabble, turn, 15)).toMatchObject([{ kind: "tiles", seat: 0, points: 80 }]);
    expect(momentsOfTurn(scrabble, { ...turn, facts: [ruled("phoney_withdrawn")] }, 15)).toMatchObject([
      { kind: "tiles" },
      { kind: "challenge", seat: 1, words: ["OCEANIN"], valid: false, squares: [112, 113, 114, 115, 116, 117, 118] },
    ]);
    for (const kind of ["good_challenged", "ruled_good"])
      expect(momentsOfTurn(scrabble, { ...turn, facts: [ruled(kind)] }, 15)).toMatchObject([
        { kind: "tiles" },
        { kind: "challenge", seat: 0, valid: true },
      ]);
  });

  it("have a word that fell before the one that was laid instead", () => {
    const facts = [ruled("ruled_wrong", "ZZ", "A1"), { kind: "lucky", data: { points: 20 } }];
    expect(momentsOfTurn(scrabble, { ...turn, facts }, 15)).toMatchObject([
      { kind: "challenge", word: "ZZ", squares: [0, 1], seat: 1 },
      { kind: "tiles" },
    ]);
  });

  it("begin with the scarabs that were taken, in Scarabeo", () => {
    const taken = { ...turn, board: board(17, { 144: "e" }), played: { ...played, swaps: ["I9"] } };
    expect(momentsOfTurn(scarabeo, taken, 17)).toMatchObject([
      { kind: "scarab", seat: 0, word: "E", squares: [144] },
      { kind: "tiles" },
    ]);
    expect(momentsOfTurn(scrabble, taken, 15).map(({ kind }) => kind)).toEqual(["tiles"]);
    expect(momentsOfTurn(scrabble, { ...turn, played: null }, 15)).toEqual([]);
  });
});
