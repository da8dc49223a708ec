import { describe, expect, it } from "vitest";

import type { VerbumRow, VerbumWordView } from "../protocol";
import { fit, spanOf, type Limits } from "./fit";
import { lastTurn, takings } from "./story";

const LIMITS: Limits = { least: 22, most: 56, head: 34, print: 1 };
const words = (count: number, cards: number): number[] => Array<number>(count).fill(cards);

describe("the size of cards on the table", () => {
  const desk = { width: 900, height: 500 };
  it("is the largest at first, with room for the words to come", () => {
    expect(fit({ width: 1400, height: 900 }, [[], []], LIMITS).card).toBe(56);
    expect(fit(desk, [[], []], LIMITS)).toEqual(fit(desk, [words(3, 6), words(2, 5)], LIMITS));
  });
  it("shrinks as words come, and is never below what can be read", () => {
    const sizes = [4, 8, 12, 60].map((count) => fit(desk, [words(count, 8), words(count, 8)], LIMITS).card);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes.at(-1)).toBe(22);
  });
  it("decides how the areas stand: one below the other where it is high, side by side where it is wide", () => {
    expect(fit({ width: 380, height: 900 }, [words(6, 6), words(6, 6)], LIMITS).across).toBe(1);
    expect(fit({ width: 900, height: 380 }, [words(6, 6), words(6, 6)], LIMITS).across).toBe(2);
  });
  it("gives large print less room for words, not smaller ones", () => {
    const large = { least: 27.5, most: 70, head: 34, print: 1.25 };
    expect(fit({ width: 320, height: 200 }, [words(12, 9), words(12, 9)], large).card).toBe(27.5);
  });
  it("the last area takes what is left of its row", () => {
    expect([0, 1, 2].map((index) => spanOf(index, 3, 2))).toEqual([1, 1, 2]);
    expect([0, 1, 2, 3].map((index) => spanOf(index, 4, 2))).toEqual([1, 1, 1, 1]);
  });
});

describe("the last turn", () => {
  const row = (seat: number, entry: string, more: Partial<VerbumRow> = {}) => ({ seat, entry, ...more }) as VerbumRow;
  const cane = { number: 1, seat: 0, word: "CANE", cards: "!ANE" } as VerbumWordView;
  const theft = [
    row(1, "draw_b"),
    row(1, "steal", { word: 1, cards: "C" }),
    row(1, "lay", { word: 2 }),
    row(1, "refill"),
  ];
  it("is told until somebody does more than draw", () => {
    expect(lastTurn(theft).map(({ entry }) => entry)).toEqual(["steal", "lay"]);
    expect(lastTurn([...theft, row(0, "draw_a")]).map(({ entry }) => entry)).toEqual(["steal", "lay"]);
    expect(lastTurn([...theft, row(0, "draw_a"), row(0, "pass")]).map(({ entry }) => entry)).toEqual(["pass"]);
    expect(lastTurn([row(0, "draw_b")])).toEqual([]);
  });
  it("shows who took what from whom (par. 12-13)", () => {
    const sheet = [row(0, "lay", { word: 1 }), ...theft];
    expect(takings({ words: [cane], sheet })).toEqual([{ entry: "steal", by: 1, from: 0, word: 1, card: "C" }]);
    const back = [...sheet, row(0, "draw_b"), row(0, "restore", { word: 1, cards: "C" })];
    expect(takings({ words: [cane], sheet: back })).toEqual([{ entry: "restore", by: 0, from: 0, word: 1, card: "!" }]);
    expect(takings({ words: [cane], sheet: [...back, row(1, "draw_a"), row(1, "discard")] })).toEqual([]);
  });
});
