import { describe, expect, it } from "vitest";

import type { DuplicateDeskSlip } from "../protocol";
import { preview } from "../board/preview";
import { layoutOf } from "../games/shown";
import { remarksOf, searched } from "./roll";
import { sameSlip, slipOf, tidySquare } from "./slip";
import { isNearEnd, watchLeft } from "./watch";

const player = (name: string, more: Partial<DuplicateDeskSlip> = {}): DuplicateDeskSlip => ({
  seat: 0,
  player: name,
  left: false,
  points: 0,
  slip: null,
  score: null,
  fault: null,
  verdicts: [],
  warnings: [],
  penalties: [],
  remarks: [],
  ...more,
});
const slip = { square: "F8", direction: "across", word: "MICIO" } as const;

describe("the stopwatch", () => {
  const view = { time_left_ms: 40_000, running: true, options: {} };

  it("runs between messages and stops at zero", () => {
    expect(watchLeft(view, 15_000)).toBe(25_000);
    expect(watchLeft(view, 50_000)).toBe(0);
  });
  it("stands still when it was stopped", () => {
    expect(watchLeft({ ...view, running: false }, 15_000)).toBe(40_000);
  });
  it("is not there where nobody is timed", () => {
    expect(watchLeft({ ...view, time_left_ms: null }, 0)).toBeNull();
    expect(isNearEnd({ ...view, time_left_ms: null }, 0)).toBe(false);
  });
  it("warns thirty seconds before the end, or when the hall chose to", () => {
    expect(isNearEnd(view, 9_000)).toBe(false);
    expect(isNearEnd(view, 10_000)).toBe(true);
    expect(isNearEnd({ ...view, options: { warning_ms: 60_000 } }, 0)).toBe(true);
  });
});

describe("the roll", () => {
  const roll = [player("Niccolò", { slip }), player("Nicoletta"), player("Anna", { left: true, remarks: ["ciao"] })];

  it("is searched without accents and capitals", () => {
    expect(searched(roll, " nicCOLO ", "all").map((each) => each.player)).toEqual(["Niccolò"]);
    expect(searched(roll, "", "all")).toHaveLength(3);
  });
  it("shows who is missing: not those who went home", () => {
    expect(searched(roll, "", "missing").map((each) => each.player)).toEqual(["Nicoletta"]);
  });
  it("has what players told the desk", () => {
    expect(remarksOf(roll)).toEqual([{ player: "Anna", text: "ciao" }]);
  });
});

describe("a slip", () => {
  it("has the whole main word, jollies small", () => {
    const cells = ".".repeat(7 * 15 + 5) + "MI" + ".".repeat(225 - 7 * 15 - 7);
    const seen = preview(layoutOf("scrabble"), cells, [
      [7 * 15 + 7, "C"],
      [7 * 15 + 8, "i"],
    ]);
    expect(seen.fits && slipOf(seen.laying, 15)).toEqual({ square: "F8", direction: "across", word: "MICi" });
  });
  it("is the same only if all of it is", () => {
    expect(sameSlip(slip, { ...slip })).toBe(true);
    expect(sameSlip(slip, { ...slip, direction: "down" })).toBe(false);
    expect(sameSlip(slip, null)).toBe(false);
  });
  it("takes squares as people write them", () => {
    expect(tidySquare(" 8f ")).toBe("F8");
    expect(tidySquare("f8")).toBe("F8");
  });
});
