import { describe, expect, it } from "vitest";

import { put } from "./cells";
import { place } from "./moves";
import { arrange, shuffle, sync } from "./rack";
import { at, boardWith, laid, letters } from "./testing";

describe("a rack that changes", () => {
  it("keeps one's arrangement and fills the places of tiles that went", () => {
    const dealt = boardWith({}, "ABCDEFG");
    const state = arrange(dealt, dealt.rack[0]!.id, null);
    const after = sync(state, put(state.cells, [[at("H8"), "C"]]), "ABDEFGZ");
    expect(letters(after)).toBe("BZDEFGA");
  });

  it("keeps tiles on the board that are still one's own, on squares that are still free", () => {
    const state = boardWith({}, "ABC");
    const both = place(place(state, state.rack[0]!.id, at("H8")), state.rack[1]!.id, at("A1"));
    const after = sync(both, put(both.cells, [[at("H8"), "Z"]]), "ABC");
    expect(laid(after)).toEqual({ A1: "B" });
    expect(laid(sync(after, after.cells, "AC"))).toEqual({});
  });

  it("tells two tiles of the same letter apart", () => {
    const state = boardWith({}, "AA");
    const after = place(state, state.rack[1]!.id, at("H8"));
    expect(sync(after, after.cells, "AA").placed.get(at("H8"))!.id).toBe(state.rack[1]!.id);
  });

  it("grows shorter when the bag is empty", () => {
    const state = boardWith({}, "ABC");
    expect(letters(sync(state, state.cells, "B"))).toBe("B");
  });

  it("is shuffled without losing a tile", () => {
    const state = boardWith({}, "ABCDEFG");
    const after = shuffle(state, () => 0);
    expect(letters(after)).not.toBe("ABCDEFG");
    expect([...letters(after)].sort().join("")).toBe("ABCDEFG");
  });

  it("is arranged by hand", () => {
    const state = boardWith({}, "ABC");
    const [a, b, c] = state.rack;
    expect(letters(arrange(state, c!.id, a!.id))).toBe("CAB");
    expect(letters(arrange(state, a!.id, null))).toBe("BCA");
    expect(arrange(state, b!.id, b!.id)).toBe(state);
  });
});
