import { describe, expect, it } from "vitest";

import { choose, pick, place, recall, takeBack } from "./moves";
import { onRack, openJolly } from "./state";
import { at, boardWith, laid } from "./testing";

describe("laying tiles", () => {
  it("puts a tile of the rack on a free square", () => {
    const state = boardWith({}, "CASA");
    const after = place(state, state.rack[1]!.id, at("H8"));
    expect(laid(after)).toEqual({ H8: "A" });
    expect(onRack(after).map((tile) => tile.letter)).toEqual(["C", "S", "A"]);
  });

  it("leaves taken squares alone, whether a tile stands or lies there", () => {
    const state = boardWith({ H8: "Z" }, "CA");
    expect(place(state, state.rack[0]!.id, at("H8"))).toBe(state);
    const after = place(state, state.rack[0]!.id, at("I8"));
    expect(place(after, state.rack[1]!.id, at("I8"))).toBe(after);
  });

  it("moves a tile that is on the board already", () => {
    const state = boardWith({}, "CA");
    const id = state.rack[0]!.id;
    expect(laid(place(place(state, id, at("H8")), id, at("I8")))).toEqual({ I8: "C" });
  });

  it("asks what a jolly stands for, and keeps it when it moves", () => {
    const state = boardWith({}, "?");
    const id = state.rack[0]!.id;
    const asked = place(state, id, at("H8"));
    expect(openJolly(asked)).toBe(at("H8"));
    const chosen = choose(asked, at("H8"), "X");
    expect(openJolly(chosen)).toBeNull();
    expect(laid(place(chosen, id, at("A1")))).toEqual({ A1: "x" });
  });

  it("does not let a letter stand for another", () => {
    const state = boardWith({}, "C");
    const after = place(state, state.rack[0]!.id, at("H8"));
    expect(choose(after, at("H8"), "X")).toBe(after);
  });

  it("takes one tile back, or all", () => {
    const state = boardWith({}, "CA");
    const both = place(place(state, state.rack[0]!.id, at("H8")), state.rack[1]!.id, at("I8"));
    expect(laid(takeBack(both, at("H8")))).toEqual({ I8: "A" });
    expect(laid(recall(both))).toEqual({});
  });

  it("picks a tile up for a second tap, and puts it down again", () => {
    const state = boardWith({}, "CA");
    const id = state.rack[1]!.id;
    const picked = pick(state, id);
    expect(picked.picked).toBe(id);
    expect(pick(picked, id).picked).toBeNull();
    expect(place(picked, id, at("H8")).picked).toBeNull();
  });
});
