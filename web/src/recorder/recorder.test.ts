import { share } from "../games/penalty";
import { beforeEach, describe, expect, it } from "vitest";

import { parseSquare } from "../board/squares";
import { looseTiles, readRack, readTyped, seen } from "./entering";
import { gcgOf } from "./gcg";
import { keepRecord, keptRecord } from "./keeping";
import {
  add,
  bagOf,
  cellsOf,
  contestable,
  end,
  holds,
  newRecord,
  rule,
  tooMany,
  totalOf,
  turnOf,
  undo,
  type GameRecord,
  type Side,
} from "./record";

const CENTRE = { square: parseSquare("H8", 15)!, direction: "across" as const };

/** Write a word down, as the page does. */
function played(record: GameRecord, move: string, announced: number | null = null, jollies: number[] = []): GameRecord {
  const typed = readTyped(move, CENTRE)!;
  const cells = cellsOf(record);
  const loose = looseTiles(cells, typed.spot, typed.letters, new Set(jollies));
  if (!("tiles" in loose)) throw new Error(loose.reason);
  const found = seen(cells, loose.tiles, "");
  if (!found.fits) throw new Error(found.reason);
  const { laying, total } = found;
  return add(record, {
    kind: "play",
    side: turnOf(record),
    square: laying.square,
    direction: laying.direction,
    word: laying.words[0]!.cells,
    text: laying.text,
    tiles: laying.tiles,
    rack: "",
    points: total,
    counted: total,
    announced,
  });
}
const begun = (starts: Side = 0): GameRecord => newRecord(["Anna", "Bea"], starts, 0);

describe("what is typed", () => {
  it("is a word for the square chosen, or a whole move", () => {
    expect(readTyped("casa", CENTRE)).toEqual({ spot: CENTRE, letters: [..."CASA"] });
    expect(readTyped("perché", CENTRE)!.letters.join("")).toBe("PERCHE");
    const down = readTyped("h7 vert. re", CENTRE)!;
    expect([down.spot.direction, down.spot.square]).toEqual(["down", parseSquare("H7", 15)]);
    for (const nothing of ["", "12", "H99 o CASA", "H8 x CASA", "ca sa", "h8 o ca2a"]) {
      expect(readTyped(nothing, CENTRE)).toBeNull();
    }
  });
  it("takes tiles only where none stands, and says what is in the way", () => {
    const cells = cellsOf(played(begun(), "CASA"));
    const through = looseTiles(cells, readTyped("I7 v SAS", CENTRE)!.spot, [..."SAS"], new Set());
    expect("tiles" in through && through.tiles.map(([, cell]) => cell).join("")).toBe("SS");
    const clash = looseTiles(cells, readTyped("I7 v SOS", CENTRE)!.spot, [..."SOS"], new Set());
    expect(clash).toMatchObject({ reason: "square_taken", detail: { square: "I8", letter: "A" } });
    expect(looseTiles(cells, readTyped("N1 o CASA", CENTRE)!.spot, [..."CASA"], new Set())).toMatchObject({
      reason: "off_board",
    });
  });
  it("may be a rack with jollies", () => {
    expect([readRack("aei *?s"), readRack(""), readRack("ABCDEFGH"), readRack("A1")]).toEqual([
      "AEI??S",
      "",
      null,
      null,
    ]);
    expect([holds("", "Z"), holds("AAB", "AB"), holds("AB", "AA")]).toEqual([true, true, false]);
  });
  it("cannot use more tiles than there are", () => {
    const quartz = played(begun(), "QUI");
    expect(tooMany(cellsOf(quartz), [[0, "Q"]])).toBe("Q");
    expect(tooMany(cellsOf(quartz), [[0, "q"]])).toBeNull();
    expect(seen(cellsOf(quartz), [[parseSquare("H9", 15)!, "Q"]], "")).toMatchObject({ reason: "none_left" });
  });
});

describe("a game", () => {
  it("scores by the rules, and a jolly nothing (art. 8-13)", () => {
    const record = played(begun(), "CASA");
    expect(totalOf(record, 0)).toBe(12);
    expect(totalOf(played(begun(), "CASA", null, [0]), 0)).toBe(8);
    expect([turnOf(record), bagOf(record), contestable(record)?.word]).toEqual([1, 102, "CASA"]);
  });
  it("takes an invalid play back, with a fifth of its value (art. 30)", () => {
    const record = rule(played(begun(), "CASA"), false);
    expect([totalOf(record, 0), totalOf(record, 1)]).toEqual([-2, 0]);
    expect(cellsOf(record)).not.toMatch(/[A-Z]/);
    expect([turnOf(record), contestable(record)]).toEqual([1, null]);
    expect(undo(record)).toEqual(played(begun(), "CASA"));
  });
  it("lets a valid play stand, and the challenger pay a tenth (art. 30)", () => {
    const record = rule(played(begun(), "CASA"), true);
    expect([totalOf(record, 0), totalOf(record, 1), turnOf(record)]).toEqual([12, -1, 1]);
    expect(rule(record, true)).toBe(record);
  });
  it.each([
    [34, 20, 7],
    [25, 10, 2],
    [15, 10, 1],
    [1, 10, 1],
    [86, 20, 17],
  ])("rounds to the nearest, halves down, never under one: %i × %i%% = %i (art. 30)", (value, percent, points) => {
    expect(share(value, percent)).toBe(points);
  });
  it("goes on after a cambio secco, and passes the turn after an exchange (art. 34, 35)", () => {
    const dry = add(begun(), { kind: "dry", side: 0, points: 0 });
    expect(turnOf(dry)).toBe(0);
    expect(turnOf(add(dry, { kind: "exchange", side: 0, count: 3, tiles: "", points: 0 }))).toBe(1);
  });
  it("ends with time and tiles left, and credits who is out (art. 37, 40)", () => {
    const record = end(played(begun(), "CASA"), ["", "QA?"], [30, 0]);
    expect([totalOf(record, 0), totalOf(record, 1), record.ended]).toEqual([12 - 30 + 11, -11, true]);
    const both = end(begun(), ["A", "B"], [0, 0]);
    expect([totalOf(both, 0), totalOf(both, 1)]).toEqual([-1, -5]);
    expect(undo(record).ended).toBe(false);
  });
});

describe("GCG", () => {
  it("has the starter first, plays with dots, challenges, exchanges and the end", () => {
    let record = played(newRecord(["Anna Rossi", "Noè"], 1, 0), "CASA", 14);
    record = played(record, "K7 v SAS");
    record = rule(record, false);
    record = add(record, { kind: "dry", side: 1, points: 0 });
    record = add(record, { kind: "exchange", side: 1, count: 2, tiles: "", points: 0 });
    record = add(record, { kind: "pass", side: 0, points: 0 });
    record = end(record, ["", "?"], [0, 50]);
    expect(gcgOf(record).split("\n")).toEqual([
      "#character-encoding UTF-8",
      "#player1 noe Noè",
      "#player2 anna_rossi Anna Rossi",
      "#description Scrabble, rules figs-2, recorded over the board",
      "#tile-distribution italian",
      ">noe: 8H CASA +12 12",
      "#note announced 14, counted 12 (art. 26)",
      ">anna_rossi: K7 S.S +5 5",
      ">anna_rossi: -- -5 0",
      ">anna_rossi: (challenge) -1 -1",
      "#note cambio secco: noe (art. 35)",
      ">noe: -2 +0 12",
      ">anna_rossi: - +0 -1",
      ">noe: (time) -50 -38",
      ">noe: (?) -0 -38",
      ">anna_rossi: (?) +0 -1",
      "",
    ]);
  });
  it("says that a game is not over, and tells namesakes apart", () => {
    const text = gcgOf(newRecord(["Ada!", "ada"], 0, 0));
    expect(text).toContain("#incomplete");
    expect(text).toContain("#player2 ada_2 ada");
  });
});

describe("keeping", () => {
  beforeEach(() => localStorage.clear());
  it("survives a reload, and takes nothing else for a game", () => {
    const record = rule(played(begun(), "CASA"), false);
    keepRecord(record);
    expect(keptRecord()).toEqual(record);
    for (const found of ["", "{", "7", "{}", '{"names":["a","b"],"starts":0,"begun":1,"steps":[[{"kind":"x"}]]}']) {
      localStorage.setItem("leggio.record", found);
      expect(keptRecord()).toBeNull();
    }
  });
});
