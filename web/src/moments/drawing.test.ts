import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { layoutOf } from "../games/shown";
import { flyFor } from "../pages/verbum/flight";
import * as sounds from "../table/sounds";
import type { Told } from "../table/types";
import { LASTS_MS } from "./drawing";
import { Moments } from "./index";

// What is said of them is told elsewhere.
vi.mock("./telling", () => ({ sentenceOf: () => "" }));

const told = (event: string, data: object): Told => ({ seq: 1, event, data: data as Record<string, unknown> });
const view = { seq: 1, players: ["Anna", "Bruno"] };
const played = told("played", {
  seat: 0,
  tiles: "ZZ",
  score: 4,
  words: [{ word: "ZZ", square: "I9", direction: "across", points: 4 }],
});
/** What leads to a moment, and what of it is seen. */
const MOMENTS: readonly { kind: string; seen: string; events: Told[] }[] = [
  { kind: "scarab", seen: ".flying .scarab", events: [told("scarab_taken", { seat: 0, square: "I9", letter: "E" })] },
  { kind: "last", seen: ".emptied .bar", events: [played, told("ended", { reason: "closed", places: [[0, 1]] })] },
  {
    kind: "challenge",
    seen: ".place.falls .tile",
    events: [
      played,
      told("challenged", { seat: 0, words: ["ZZ"] }),
      told("ruled", { valid: false, verdicts: [{ word: "ZZ", valid: false }] }),
    ],
  },
];

let board: HTMLElement;
let still = false;
beforeEach(() => {
  still = false;
  board = document.createElement("div");
  document.body.replaceChildren(board);
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.spyOn(sounds, "play").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function at(game: string): Moments {
  const layout = layoutOf(game);
  const own = { scarab: true, challenge: true, last: "closed", tiles: 7, points: 70 };
  return new Moments(own, layout.size, () => ({ seat: 0, surface: () => ({ element: board, layout }) }));
}

describe("moments on a board", () => {
  it.each(MOMENTS)("$kind is drawn and sounds, and is gone after its time", async ({ kind, seen, events }) => {
    const moments = at("scarabeo");
    for (const each of events) moments.hear(each, view);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.querySelector(`.moment.${kind} ${seen}`)).not.toBeNull();
    expect(sounds.play).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(LASTS_MS);
    expect(board.querySelector(".moment")).toBeNull();
  });

  it.each(MOMENTS)("$kind is still for whoever wants things still", async ({ kind, events }) => {
    still = true;
    const moments = at("scarabeo");
    for (const each of events) moments.hear(each, view);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.childElementCount).toBe(0);
    // A ruling sounds as any ruling does.
    expect(vi.mocked(sounds.play).mock.calls).toEqual(kind === "challenge" ? [["alert"]] : []);
  });

  it("a hall's great play is drawn where it lies, and one of the past where it is looked at", async () => {
    const master = { word: "OCEANIA", square: "H8", direction: "across" as const, tiles: "OCEANIA", score: 80 };
    const moments = at("duplicate");
    moments.hear(told("round_closed", { round: 1, master, seat: null }), view);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.querySelectorAll(".moment.tiles .place")).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(LASTS_MS);
    moments.replay(1, { ...master, tiles: "O.EANIA" });
    await vi.advanceTimersByTimeAsync(0);
    expect(board.querySelectorAll(".moment.points .place")).toHaveLength(7);
    moments.replay(1, { ...master, tiles: "O.EANIA", score: 69 });
    expect(board.querySelectorAll(".moment")).toHaveLength(1);
  });
});

describe("a theft of Verbum", () => {
  const stole = told("stole", { seat: 1, word: 3, place: 0, letter: "C" });
  const table = () => {
    board.innerHTML = `<span data-place="3:0"></span><span data-hand="1"></span>`;
    for (const each of board.children) {
      each.scrollIntoView = () => {};
      each.animate = () => ({}) as Animation;
    }
  };

  it("flies both ways, or not at all", () => {
    const flights: { onfinish?: () => void }[] = [];
    vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(function () {
      const flight = {};
      flights.push(flight);
      return flight as Animation;
    });
    table();
    flyFor(stole, board);
    expect(document.querySelectorAll(".flying .card")).toHaveLength(2);
    flights.forEach((each) => each.onfinish?.());
    expect(document.querySelectorAll(".flying")).toHaveLength(0);
    still = true;
    flyFor(stole, board);
    expect(document.querySelectorAll(".flying")).toHaveLength(0);
  });
});
