import { describe, expect, it } from "vitest";

import { layoutOf } from "../games/shown";
import { parseSquare } from "../board/squares";
import { clockText, timeLeft } from "./clock";
import { levelOf, shownName } from "./names";
import { positionAfter } from "./replay";
import { completed, type SheetRow } from "./types";
import { unseen } from "./unseen";

const row = (entry: SheetRow["entry"], word: string, square: string, direction: "across" | "down"): SheetRow => ({
  seat: 0,
  entry,
  word,
  square,
  direction,
});
const at = (cells: string, name: string) => cells.charAt(parseSquare(name, 15)!);

describe("positions of the past", () => {
  const sheet = [
    row("play", "CAsA", "H8", "across"),
    row("withdrawn", "ZZ", "A1", "across"),
    row("play", "SOLE", "J8", "down"),
    row("scarab", "S", "J8", "across"),
  ];

  it("have every word that stood, and jollies stay jollies under a second word", () => {
    const { cells, marks } = positionAfter(sheet, 3, 15);
    expect(["H8", "I8", "J8", "K8", "J9", "J11", "A1"].map((name) => at(cells, name)).join("")).toBe("CAsAOE.");
    expect(marks.get(parseSquare("J11", 15)!)).toBe("last");
  });

  it("show a play that was taken back only when one looks at it", () => {
    const { cells, marks } = positionAfter(sheet, 2, 15);
    expect(at(cells, "A1")).toBe("Z");
    expect(marks.get(0)).toBe("wrong");
  });

  it("have the letter in the place of a scarab that was taken", () => {
    expect(at(positionAfter(sheet, 4, 15).cells, "J8")).toBe("S");
  });
});

it("unseen letters are all but those on the board and on one's rack", () => {
  const left = unseen(layoutOf("scrabble"), `A${".".repeat(222)}bZ`, "A?");
  expect(left.get("A")).toBe(12);
  expect(left.get("?")).toBe(0);
  expect(left.get("B")).toBe(3);
  expect(left.get("Z")).toBe(1);
  expect([...left.values()].reduce((sum, each) => sum + each)).toBe(115);
});

describe("clocks", () => {
  const scrabble = completed({ time_left_ms: [60_000, null], running: [0], suspended: false });

  it("run on between two messages, where they run", () => {
    expect(timeLeft(scrabble, 0, 1500)).toBe(58_500);
    expect(timeLeft({ ...scrabble, suspended: true }, 0, 1500)).toBe(60_000);
    expect(timeLeft({ ...scrabble, running: [1] }, 0, 1500)).toBe(60_000);
    expect(timeLeft(scrabble, 1, 1500)).toBeNull();
  });

  it("of Scarabeo are the turn's", () => {
    const view = completed({
      time_left_ms: 90_000,
      sand_left_ms: 30_000,
      turn: 1,
      running: [1],
      suspended: false,
    });
    expect(timeLeft(view, 1, 1000)).toBe(89_000);
    expect(timeLeft(view, 0, 1000)).toBeNull();
  });

  it.each([
    [1_500_000, "25:00"],
    [59_001, "1:00"],
    [1, "0:01"],
    [0, "0:00"],
    [-12_000, "−0:12"],
    [3_725_000, "1:02:05"],
  ])("show %i ms as %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

it("a bot's level is not part of its name", () => {
  expect(shownName("Marta [medio]")).toBe("Marta");
  expect(levelOf("Marta [medio]")).toBe("medio");
  expect(shownName("Anna")).toBe("Anna");
});
