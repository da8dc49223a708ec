import { describe, expect, it } from "vitest";

import { point, steer } from "./cursor";
import { intentOf } from "./keys";
import { backspace, letterOf, typeLetter } from "./typing";
import { at, boardWith, laid } from "./testing";
import type { BoardState } from "./state";

const type = (state: BoardState, word: string): BoardState =>
  [...word].reduce((now, letter) => typeLetter(now, letter.toUpperCase(), letter !== letter.toUpperCase()), state);

describe("the cursor", () => {
  it("turns at a second click and goes at a third", () => {
    const once = point(boardWith({}, "A"), at("H8"));
    expect(once.cursor).toEqual({ square: at("H8"), direction: "across" });
    const twice = point(once, at("H8"));
    expect(twice.cursor?.direction).toBe("down");
    expect(point(twice, at("H8")).cursor).toBeNull();
  });

  it("keeps its direction on another square", () => {
    const down = point(point(boardWith({}, "A"), at("H8")), at("H8"));
    expect(point(down, at("A1")).cursor).toEqual({ square: at("A1"), direction: "down" });
  });

  it("is moved by arrows along its direction and turned by the others", () => {
    const state = point(boardWith({}, "A"), at("H8"));
    expect(steer(state, "right").cursor?.square).toBe(at("I8"));
    expect(steer(state, "down").cursor).toEqual({ square: at("H8"), direction: "down" });
    expect(steer(point(boardWith({}, "A"), at("O8")), "right").cursor?.square).toBe(at("O8"));
  });
});

describe("typing", () => {
  it("lays letters one after another", () => {
    const state = type(point(boardWith({}, "CASA"), at("H8")), "CASA");
    expect(laid(state)).toEqual({ H8: "C", I8: "A", J8: "S", K8: "A" });
  });

  it("skips tiles that stand there, and walks over them when they are typed", () => {
    const board = { I8: "A" };
    expect(laid(type(point(boardWith(board, "CS"), at("H8")), "CS"))).toEqual({ H8: "C", J8: "S" });
    const from = type(point(boardWith(board, "S"), at("I8")), "AS");
    expect(laid(from)).toEqual({ J8: "S" });
  });

  it("lets a jolly step in for a letter that is not on the rack", () => {
    expect(laid(type(point(boardWith({}, "C?"), at("H8")), "CX"))).toEqual({ H8: "C", I8: "x" });
  });

  it("takes the jolly when it is asked for", () => {
    expect(laid(type(point(boardWith({}, "C?"), at("H8")), "c"))).toEqual({ H8: "c" });
  });

  it("does nothing without the letter, the cursor or a free square", () => {
    const state = point(boardWith({}, "C"), at("H8"));
    expect(typeLetter(state, "Z")).toBe(state);
    const idle = boardWith({}, "C");
    expect(typeLetter(idle, "C")).toBe(idle);
    const full = point(boardWith({ O8: "Z" }, "C"), at("O8"));
    expect(laid(typeLetter(full, "C"))).toEqual({});
  });

  it("takes back the last letter, over tiles that stand", () => {
    const state = type(point(boardWith({ I8: "A" }, "CS"), at("H8")), "CS");
    const once = backspace(state);
    expect(laid(once)).toEqual({ H8: "C" });
    expect(once.cursor?.square).toBe(at("J8"));
    expect(laid(backspace(once))).toEqual({});
    expect(backspace(backspace(backspace(once)))).toEqual(backspace(once));
  });

  it("takes back the letter in the last square of a line", () => {
    const state = type(point(boardWith({}, "CA"), at("N8")), "CA");
    expect(laid(backspace(state))).toEqual({ N8: "C" });
  });
});

describe("keys", () => {
  const key = (name: string, more = {}) =>
    intentOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it("are letters with or without accents, and a jolly with Shift", () => {
    expect(key("a")).toEqual({ kind: "letter", letter: "A", jolly: false });
    expect(key("A", { shiftKey: true })).toEqual({ kind: "letter", letter: "A", jolly: true });
    expect(key("è")).toEqual({ kind: "letter", letter: "E", jolly: false });
    expect(letterOf("7")).toBeNull();
  });

  it("are left to the browser with Ctrl, Alt or Meta", () => {
    for (const modifier of ["ctrlKey", "altKey", "metaKey"]) expect(key("a", { [modifier]: true })).toBeNull();
  });

  it("mean what people expect", () => {
    expect(["Backspace", "Escape", "Enter", " ", "/"].map((name) => key(name)?.kind)).toEqual([
      "back",
      "recall",
      "commit",
      "point",
      "shuffle",
    ]);
    expect(key("ArrowUp")).toEqual({ kind: "arrow", arrow: "up" });
    expect(key("F5")).toBeNull();
  });
});
