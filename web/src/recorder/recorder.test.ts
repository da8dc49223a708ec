import { share } from "../games/penalty";
import { beforeEach, describe, expect, it } from "vitest";

import { parseSquare } from "../board/squares";
import { looseTiles, readRack, readTyped, seen } from "./entering";
import { gcgOf } from "./gcg";
import { keepRecord, keptRecord } from "./keeping";
import { counted, end, endings, isScoreless, winnerOf } from "./ending";
import {
  add,
  bagOf,
  canChangeAll,
  cellsOf,
  changeAll,
  contestable,
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
const CURRENT = "figs-2";
const PREVIOUS = "figs-1";
const begun = (starts: Side = 0, rules = CURRENT): GameRecord => newRecord(rules, ["Anna", "Bea"], starts, 0);
const totals = (record: GameRecord): number[] => [totalOf(record, 0), totalOf(record, 1)];
/** Somebody gives their turn up. */
const passed = (record: GameRecord): GameRecord => add(record, { kind: "pass", side: turnOf(record), points: 0 });
const NOBODY = [false, false] as const;

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
    const dry = changeAll(begun());
    expect([turnOf(dry), dry.steps.flat().map(({ kind }) => kind)]).toEqual([0, ["dry"]]);
    expect(turnOf(add(dry, { kind: "exchange", side: 0, count: 3, tiles: "", points: 0 }))).toBe(1);
  });
  it("has one cambio secco for each player, while there are tiles in the bag (art. 35)", () => {
    const dry = changeAll(begun());
    expect([canChangeAll(dry), changeAll(dry)]).toEqual([false, dry]);
    const others = passed(dry);
    expect(canChangeAll(others)).toBe(true);
    const both = passed(changeAll(others));
    expect([turnOf(both), canChangeAll(both), canChangeAll(undo(undo(both)))]).toEqual([0, false, true]);
    const filled = { kind: "play", side: 0, points: 0, tiles: Array.from({ length: 106 }, (_, at) => [at, "A"]) };
    expect(canChangeAll(add(begun(), filled as never))).toBe(false);
  });
});

describe("the end", () => {
  const out = (rules: string, late = NOBODY as readonly [boolean, boolean]) =>
    end(played(begun(0, rules), "CASA"), { is: "went_out", side: 0 }, ["", "QA?"], late);
  it("credits who is out with the other's tiles, a jolly left being nothing (art. 40)", () => {
    expect([totals(out(CURRENT)), winnerOf(out(CURRENT))]).toEqual([[12 + 11, -11], 0]);
    expect(undo(out(CURRENT)).ending).toBeNull();
  });
  it("has only the other deduct in the previous edition, and a jolly left costs seven (art. 40)", () => {
    expect(totals(out(PREVIOUS))).toEqual([12, -18]);
    expect(counted({ is: "went_out", side: 0 })).toEqual([1]);
  });
  it("is by going out only after a play that stands (art. 39a)", () => {
    const record = played(begun(), "CASA");
    expect(endings(record)[0]).toEqual({ is: "went_out", side: 0 });
    for (const each of [begun(), rule(record, false), passed(record)])
      expect(endings(each).map(({ is }) => is)).not.toContain("went_out");
    expect(endings(rule(record, true))[0]).toEqual({ is: "went_out", side: 0 });
  });
  it("takes thirty for an extra minute of which any was used (art. 37)", () => {
    expect(totals(out(CURRENT, [true, false]))).toEqual([12 - 30 + 11, -11]);
  });
  it("has both deduct where nobody is out (art. 39b, 40)", () => {
    expect(totals(end(begun(), { is: "scoreless" }, ["A", "B"], NOBODY))).toEqual([-1, -5]);
  });
  it("comes with three turns without points each, plays withdrawn among them (art. 30, 39b)", () => {
    let record = rule(played(begun(), "CASA"), false);
    for (let turn = 0; turn < 4; turn += 1) record = passed(record);
    expect(isScoreless(changeAll(record))).toBe(false);
    record = passed(record);
    expect([isScoreless(record), endings(record)[0]]).toEqual([true, { is: "scoreless" }]);
    expect(isScoreless(played(record, "CASA"))).toBe(false);
  });
  it("gives a loser on time who is still ahead fifty less than the other (art. 37, 39c)", () => {
    const record = end(played(begun(), "H8 o PIZZA"), { is: "time_lost", loser: 0 }, ["A", "Q"], [false, true]);
    // 48 − 50 − 1 = −3 is ahead of −30 − 10 = −40.
    expect(record.steps.at(-1)!.map(({ kind, points }) => [kind, points])).toEqual([
      ["time", -50],
      ["time", -30],
      ["left", -1],
      ["left", -10],
      ["conventional", -37 - 50],
    ]);
    expect([totals(record), winnerOf(record)]).toEqual([[-90, -40], 1]);
  });
  it("leaves the scores of a loser on time who is level or behind, and the game is lost all the same (art. 37)", () => {
    const level = end(begun(), { is: "time_lost", loser: 0 }, ["", "AAAAAAA"], NOBODY);
    expect([totals(level), winnerOf(level)]).toEqual([[-50, -7], 1]);
    const tie = end(played(begun(), "H8 o BRIO"), { is: "time_lost", loser: 0 }, ["", "QHHSST"], NOBODY);
    expect(totals(tie)).toEqual([-32, -32]);
    expect([tie.steps.at(-1)!.some(({ kind }) => kind === "conventional"), winnerOf(tie)]).toEqual([false, 1]);
  });
  it("at 75 minutes leaves the points as they are but for time, unless organisers deduct (art. 37a, 39d)", () => {
    const limit = (deducts: boolean) =>
      totals(end(played(begun(), "CASA"), { is: "time_limit", deducts }, ["A", "Q"], [true, false]));
    expect([limit(false), limit(true)]).toEqual([
      [-18, 0],
      [-19, -10],
    ]);
  });
  it("at 75 minutes is of the current edition only (art. 37a, 39d)", () => {
    const ways = (rules: string) => endings(begun(0, rules)).map(({ is }) => is);
    expect(ways(CURRENT)).toContain("time_limit");
    expect(ways(PREVIOUS)).not.toContain("time_limit");
  });
  it("is a draw with equal scores (art. 41)", () => {
    expect(winnerOf(end(begun(), { is: "scoreless" }, ["A", "E"], NOBODY))).toBeNull();
  });
});

describe("GCG", () => {
  it("has the starter first, plays with dots, challenges, exchanges and the end", () => {
    let record = played(newRecord(CURRENT, ["Anna Rossi", "Noè"], 1, 0), "CASA", 14);
    record = played(record, "K7 v SAS");
    record = rule(record, false);
    record = changeAll(record);
    record = add(record, { kind: "exchange", side: 1, count: 2, tiles: "", points: 0 });
    record = add(record, { kind: "pass", side: 0, points: 0 });
    record = end(record, { is: "time_lost", loser: 1 }, ["", "?"], NOBODY);
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
      "#note game over: time_lost (art. 39c); 1. anna_rossi; 2. noe",
      "",
    ]);
  });
  it("names the edition, and says what a conventional score is (art. 37)", () => {
    const lost = end(played(begun(0, PREVIOUS), "H8 o PIZZA"), { is: "time_lost", loser: 0 }, ["", "Q"], NOBODY);
    const lines = gcgOf(lost).split("\n");
    expect(lines).toContain("#description Scrabble, rules figs-1, recorded over the board");
    expect(lines.slice(-6)).toEqual([
      ">anna: (time) -50 -2",
      ">bea: (Q) -10 -10",
      ">anna: (time) -58 -60",
      "#note conventional score of a game lost on time (art. 37)",
      "#note game over: time_lost (art. 39c); 1. bea; 2. anna",
      "",
    ]);
  });
  it("says that a game is not over, and tells namesakes apart", () => {
    const text = gcgOf(newRecord(CURRENT, ["Ada!", "ada"], 0, 0));
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
    const older = { ...played(begun(), "CASA"), rules: undefined, ending: undefined, ended: false };
    localStorage.setItem("leggio.record", JSON.stringify(older));
    expect(keptRecord()).toMatchObject(played(begun(), "CASA"));
    for (const found of ["", "{", "7", "{}", '{"names":["a","b"],"starts":0,"begun":1,"steps":[[{"kind":"x"}]]}']) {
      localStorage.setItem("leggio.record", found);
      expect(keptRecord()).toBeNull();
    }
  });
});
