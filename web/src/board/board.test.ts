import { beforeEach, describe, expect, it, vi } from "vitest";

import { boardSpeech } from "../i18n/board";
import { hearAll } from "../i18n/testing";
import { BoardView, type BoardCallbacks } from "./board";
import { layoutOf } from "../games/shown";
import { laid } from "./testing";
import { nameOf, parseSquare } from "./squares";

let callbacks: { [Name in keyof BoardCallbacks]: ReturnType<typeof vi.fn<BoardCallbacks[Name]>> };
let root: HTMLElement;

function make(game = "scrabble", rack = "CASA?"): BoardView {
  hearAll("it");
  document.body.replaceChildren();
  root = document.createElement("div");
  const stand = document.createElement("div");
  document.body.append(root, stand);
  callbacks = { changed: vi.fn(), commit: vi.fn(), marked: vi.fn(), standing: vi.fn(), announce: vi.fn() };
  const view = new BoardView(root, stand, layoutOf(game), boardSpeech(), callbacks);
  view.update(".".repeat(layoutOf(game).size ** 2), rack, new Map());
  return view;
}

const square = (view: BoardView, name: string): HTMLElement =>
  root.querySelector(`[data-square="${parseSquare(name, view.state.layout.size)}"]`)!;
const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
function click(element: Element) {
  for (const type of ["pointerdown", "pointerup"])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }));
}
const tiles = () => [...document.querySelectorAll<HTMLElement>(".rack .place")];

describe.each([
  ["scrabble", 15],
  ["scarabeo", 17],
] as const)("the grid of %s", (game, size) => {
  let view: BoardView;
  beforeEach(() => {
    view = make(game);
  });

  it("is a grid to screen readers, with one square in the tab order", () => {
    expect(root.querySelector("[role=grid]")!.getAttribute("aria-label")).toBe("Tavoliere");
    expect(root.querySelectorAll("[role=row]")).toHaveLength(size);
    expect(root.querySelectorAll("[role=gridcell]")).toHaveLength(size * size);
    expect(root.querySelectorAll("[role=gridcell][tabindex='0']")).toHaveLength(1);
  });

  it("says what every square is", () => {
    expect(square(view, "A1").getAttribute("aria-label")).toBe("A1, parola per tre");
    for (const each of root.querySelectorAll("[role=gridcell]")) expect(each.getAttribute("aria-label")).toBeTruthy();
  });
});

describe("the keyboard", () => {
  it("lays a word, takes it back, and commits it", () => {
    const view = make();
    square(view, "H8").focus();
    press(" ");
    for (const letter of "casa") press(letter);
    expect(laid(view.state)).toEqual({ H8: "C", I8: "A", J8: "S", K8: "A" });
    press("Enter");
    expect(callbacks.commit).toHaveBeenCalledOnce();
    press("Backspace");
    expect(laid(view.state)).toEqual({ H8: "C", I8: "A", J8: "S" });
    press("Escape");
    expect(laid(view.state)).toEqual({});
  });

  it("moves the focus square by square, and says where it is", () => {
    const view = make();
    square(view, "H8").focus();
    press("ArrowRight");
    press("ArrowDown");
    expect(document.activeElement).toBe(square(view, "I9"));
    press("Home");
    expect(document.activeElement).toBe(square(view, "A9"));
    press(" ");
    expect(callbacks.announce).toHaveBeenLastCalledWith("A9, orizzontale");
    press("ArrowDown");
    expect(callbacks.announce).toHaveBeenLastCalledWith("A9, verticale");
  });

  it("starts typing at the focused square", () => {
    const view = make();
    square(view, "H8").focus();
    press("c");
    expect(laid(view.state)).toEqual({ H8: "C" });
    expect(callbacks.announce).toHaveBeenLastCalledWith("C in H8");
  });

  it("is left alone in a text field", () => {
    const view = make();
    click(square(view, "H8"));
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    press("c");
    expect(laid(view.state)).toEqual({});
  });
});

describe("taps", () => {
  it("pick a tile up and put it down", () => {
    const view = make();
    click(tiles()[0]!.querySelector(".tile")!);
    expect(view.state.picked).not.toBeNull();
    click(square(view, "H8"));
    expect(laid(view.state)).toEqual({ H8: "C" });
  });

  it("take a tile back", () => {
    const view = make();
    click(tiles()[0]!.querySelector(".tile")!);
    click(square(view, "H8"));
    click(square(view, "H8").querySelector(".tile")!);
    expect(laid(view.state)).toEqual({});
  });

  it("turn the cursor at the second one", () => {
    const view = make();
    click(square(view, "C3"));
    click(square(view, "C3"));
    expect(view.state.cursor).toEqual({ square: parseSquare("C3", 15), direction: "down" });
  });

  it("tell of tiles that stand", () => {
    const view = make();
    view.update(".".repeat(112) + "C" + ".".repeat(112), "ASA", new Map());
    click(square(view, "H8").querySelector(".tile")!);
    expect(callbacks.standing).toHaveBeenCalledWith(112);
    expect(nameOf(112, 15)).toBe("H8");
  });

  it("mark tiles for an exchange", () => {
    const view = make();
    view.mark(new Set());
    click(tiles()[1]!.querySelector(".tile")!);
    expect(callbacks.marked.mock.lastCall![0].size).toBe(1);
    expect(tiles()[1]!.getAttribute("aria-pressed")).toBe("true");
    click(tiles()[1]!.querySelector(".tile")!);
    expect(callbacks.marked.mock.lastCall![0].size).toBe(0);
  });
});

it("speaks another language at once", () => {
  const view = make();
  hearAll("en");
  view.say(boardSpeech());
  expect(root.querySelector("[role=grid]")!.getAttribute("aria-label")).toBe("Board");
  expect(square(view, "H8").getAttribute("aria-label")).toBe("H8, centre, double word");
});

it("tells of a change of the rack, and not of a board that only looks different", () => {
  const view = make();
  callbacks.changed.mockClear();
  view.update(".".repeat(112) + "C" + ".".repeat(112), "CASA?", new Map());
  expect(callbacks.changed).not.toHaveBeenCalled();
  view.update(".".repeat(225), "CASAZ", new Map());
  expect(callbacks.changed).toHaveBeenCalledOnce();
});

it("lays a word as written", () => {
  const view = make();
  view.lay([
    [112, "C"],
    [113, "x"],
  ]);
  expect(laid(view.state)).toEqual({ H8: "C", I8: "x" });
});
