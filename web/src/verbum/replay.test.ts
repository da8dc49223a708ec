// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import type { VerbumRow, VerbumView } from "../protocol";
import { changes, positionsOf, turnsOf, viewAt, type Logged } from "./replay";

/** Logs that the rules replayed, and the states that they led to. */
const CORPUS = new URL("../../../tests/corpus/verbum/", import.meta.url);
const LOGS = readdirSync(CORPUS).filter((name) => name.endsWith(".jsonl"));

interface State {
  words: { number: number; seat: number; word: string; cards: string }[];
  hands: string[];
  pile_a: string;
  pile_b: { tiles: string };
  numbered: number;
}

const sorted = (hands: readonly string[]) => hands.map((hand) => [...hand].sort().join(""));
const logOf = (name: string): Logged[] =>
  readFileSync(new URL(name, CORPUS), "utf-8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => JSON.parse(line) as Logged);

describe("a game gone through again", () => {
  it.each(LOGS)("%s leads to what the rules make of it", (name) => {
    const packed = readFileSync(new URL(name.replace(".jsonl", ".state.json.gz"), CORPUS));
    const state = JSON.parse(gunzipSync(packed).toString()) as State;
    const positions = positionsOf(logOf(name));
    const last = positions.at(-1)!;
    expect(last.words).toEqual(state.words);
    expect(sorted(last.hands)).toEqual(sorted(state.hands));
    const { pileA, pileB, numbered } = last;
    expect([pileA, pileB, numbered]).toEqual([state.pile_a, state.pile_b.tiles.length, state.numbered]);
    expect(positions.every(({ rows }, index) => rows >= index)).toBe(true);
  });

  const LONG = "verbum-4-players-152.jsonl";

  it("no card is lost or found on the way", () => {
    const log = logOf(LONG);
    const total = String(log[0]!.data.order).length;
    for (const { words, hands, pileA, pileB } of positionsOf(log).slice(1))
      expect(words.map(({ cards }) => cards).join("").length + hands.join("").length + pileA.length + pileB).toBe(
        total,
      );
  });

  it("what was taken back is left out, and cards come anew", () => {
    const log = logOf("verbum-taken-back.jsonl");
    const undone = log.findIndex(({ event }) => event === "taken_back");
    const to = Number(log[undone]!.data.to);
    expect(positionsOf(log.slice(0, undone + 1))).toEqual(positionsOf(log.slice(0, to)));
  });

  it("is shown as the table was, with hands open and what had been done by then", () => {
    const sheet = ["draw_b", "lay", "lay", "draw_a"].map((entry, seat) => ({ seat: seat % 2, entry })) as VerbumRow[];
    const view = { sheet, resigned: [1], phase: "over" } as unknown as VerbumView;
    const words = [
      { number: 1, seat: 0, word: "CANE", cards: "C?NE" },
      { number: 2, seat: 1, word: "PAZZO", cards: "PA%!" },
    ];
    const position = { rows: 3, words, hands: ["AB", "C"], pileA: "XY", pileB: 7, numbered: 2 };
    expect(viewAt(view, position)).toMatchObject({
      hands: ["AB", "C"],
      hand_counts: [2, 1],
      points: [4, 0],
      pile_a_top: "Y",
      pile_a_count: 2,
      pile_b_count: 7,
      resigned: [],
      sheet: sheet.slice(0, 3),
    });
  });

  it("a turn is over when the next one draws, or acts", () => {
    const rows = [
      [0, "draw_b"],
      [0, "lay"],
      [0, "refill"],
      [1, "draw_a"],
      [1, "pass"],
      [0, "lay"],
      [1, "lay"],
      [1, "lay"],
    ].map(([seat, entry]) => ({ seat, entry })) as VerbumRow[];
    expect(turnsOf(rows)).toEqual([3, 5, 6, 8]);
    expect(turnsOf([])).toEqual([]);
  });

  it("tells the words that came, and the cards that changed", () => {
    const at = (...words: [number, string][]) => ({
      rows: 1,
      words: words.map(([number, cards]) => ({ number, seat: 0, word: "CANE", cards })),
      hands: [],
      pileA: "",
      pileB: 0,
      numbered: 0,
    });
    expect(changes(at([1, "CANE"], [2, "RE"]), at([1, "!ANE"], [3, "MARE"]))).toEqual({
      fresh: new Set([3]),
      marks: new Set(["1:0"]),
    });
  });
});
