import { describe, expect, it } from "vitest";
import type { BoardGameView, SheetRow } from "../../table/types";
import { marksOf } from "./shown";

const SIZE = 15;
const play = (square: string, word: string): SheetRow =>
  ({ seat: 0, entry: "play", word, square, direction: "across", points: 8, total: 8 }) as SheetRow;
const pass = { seat: 1, entry: "pass" } as SheetRow;
const view = (over: object): BoardGameView => ({ pending: null, sheet: [], ...over }) as unknown as BoardGameView;
const nothing = { pointed: null, scarabs: [] };

describe("what the board marks", () => {
  it("is the last play until somebody passes", () => {
    const sheet = [play("H8", "MICIO")];
    expect([...marksOf(view({ sheet }), SIZE, nothing).keys()]).toEqual([112, 113, 114, 115, 116]);
    expect(marksOf(view({ sheet: [...sheet, pass] }), SIZE, nothing).size).toBe(0);
  });
  it("is the play that waits for an answer, and the word one points at", () => {
    const pending = {
      squares: [[7, 7]],
      words: [{ word: "oCa", square: "H7", direction: "down", points: 4 }],
    };
    const marks = marksOf(view({ pending }), SIZE, { pointed: "OCA", scarabs: [] });
    expect(marks.get(7 * SIZE + 7)).toBe("word");
    expect(marks.get(6 * SIZE + 7)).toBe("word");
    expect(marksOf(view({ pending }), SIZE, nothing)).toEqual(new Map([[112, "pending"]]));
  });
  it("is where a word lay that was ruled out", () => {
    const wrong = [{ word: "TOROT", square: "H8", direction: "across", points: 0 } as const];
    const marks = marksOf(view({ sheet: [] }), SIZE, { ...nothing, wrong });
    expect([...marks]).toEqual([112, 113, 114, 115, 116].map((square) => [square, "wrong"]));
  });
  it("is a scarab that may be taken, even in the last play", () => {
    const marks = marksOf(view({ sheet: [play("H8", "MICiO")] }), SIZE, { pointed: null, scarabs: [115] });
    expect(marks.get(115)).toBe("takeable");
    expect(marks.get(114)).toBe("last");
  });
});
