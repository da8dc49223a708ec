import { beforeAll, describe, expect, it } from "vitest";

import { hearAll } from "../i18n/testing";
import type { VerbumRow, VerbumView, VerbumWordView } from "../protocol";
import type { Told } from "../table/types";
import { kindOf, spansOf } from "./cards";
import { openJolly, reorder, spelled, stand, stillHeld, toggle, type, written, type Chosen } from "./choice";
import { arrange, shuffle, sync, type Held } from "./hand";
import { newsOf, rowText } from "./speech";
import { fitting, targets } from "./targets";
import { awaited, doubtful, hasWon, rightsOf, type Rights } from "./turn";

const held = (hand: string): Held[] => sync([], hand);
const choose = (hand: Held[], ...places: number[]): Chosen[] =>
  places.reduce((chosen, place) => toggle(chosen, hand[place]!), [] as Chosen[]);
const word = (number: number, seat: number, letters: string, cards: string): VerbumWordView => ({
  number,
  seat,
  word: letters,
  cards,
  written: "",
  points: cards.length,
  pending: false,
  doubters: [],
});
const view = (over: Partial<VerbumView>): VerbumView =>
  ({
    players: ["Anna", "Bea", "Carla"],
    phase: "acting",
    turn: 0,
    suspended: false,
    resigned: [],
    hand_counts: [5, 5, 5],
    agreed: [],
    contest: null,
    last_round: null,
    fresh_swaps: 0,
    pile_b_count: 20,
    hand: "",
    words: [],
    actor: 0,
    strict: true,
    choices: [],
    won: "",
    ...over,
  }) as VerbumView;
const NONE: Rights = {
  draw: false,
  lay: false,
  discard: false,
  pass: false,
  tricks: [],
  swapHands: false,
  accept: false,
  contest: false,
  vote: false,
};

describe("cards", () => {
  it("have a kind each", () => {
    expect([..."A?%!&"].map(kindOf)).toEqual(["letter", "jolly", "double", "thief", "swap"]);
  });
  it("stand for one letter, AA–ZZ for two", () => {
    expect(spansOf("SPAZZINO", "SPA%INO")).toEqual(["S", "P", "A", "ZZ", "I", "N", "O"]);
  });
});

describe("the hand", () => {
  it("keeps its order when cards come and go", () => {
    const first = arrange(held("ABC"), held("ABC")[2]!.id, null);
    const arranged = shuffle(held("ABC"), () => 0);
    expect(sync(arranged, "ABCD").map(({ card }) => card)).toEqual([...arranged.map(({ card }) => card), "D"]);
    expect(sync(first, "AC").map(({ card }) => card)).toEqual(["A", "C"]);
  });
  it("counts equal cards one by one", () => {
    expect(sync(held("AAB"), "AB").map(({ card }) => card)).toEqual(["A", "B"]);
  });
  it("lets go of the card that was laid, not of its twin", () => {
    const hand = held("ABA");
    const laid = hand[0]!.id;
    expect(sync(hand, "AB", new Set([laid])).map(({ id }) => id)).toEqual([hand[1]!.id, hand[2]!.id]);
    expect(sync(hand, "AAB", new Set([laid]))).toEqual(hand);
  });
  it("moves a card before another", () => {
    const hand = held("ABC");
    expect(arrange(hand, hand[2]!.id, hand[0]!.id).map(({ card }) => card)).toEqual(["C", "A", "B"]);
  });
});

describe("choosing cards", () => {
  it("makes a word in the order of choosing, and gives a card back", () => {
    const hand = held("ACEN");
    const chosen = choose(hand, 1, 0, 3, 2);
    expect(spelled(chosen)).toBe("CANE");
    expect(spelled(toggle(chosen, hand[0]!))).toBe("CNE");
  });
  it("has a thief alone (par. 12)", () => {
    const hand = held("!AC");
    expect(choose(hand, 1, 0).map(({ card }) => card)).toEqual(["!"]);
    expect(choose(hand, 0, 1).map(({ card }) => card)).toEqual(["A"]);
  });
  it("asks what a jolly stands for (par. 13-14)", () => {
    const hand = held("%?C");
    const chosen = choose(hand, 2, 1, 0);
    expect(spelled(chosen)).toBe("C???");
    expect(written(chosen, 2)).toBeNull();
    const said = stand(stand(chosen, openJolly(chosen)!.id, "A"), hand[0]!.id, "S");
    expect(openJolly(said)).toBeNull();
    expect(written(said, 2)).toBe("Ca(SS)");
  });
  it("writes no word that is too short or has a thief in it (par. 2)", () => {
    const hand = held("A!");
    expect(written(choose(hand, 0), 2)).toBeNull();
    expect(written(choose(hand, 1), 1)).toBeNull();
  });
  it("types letters: a card first, a jolly where there is none or it is wanted", () => {
    const hand = held("AC?");
    const ca = type(type([], hand, "C")!, hand, "A")!;
    expect(written(type(ca, hand, "S")!, 2)).toBe("CAs");
    expect(type(type(ca, hand, "S")!, hand, "A")).toBeNull();
    expect(written([...type([], hand, "A", true)!, ...choose(hand, 1)], 2)).toBe("aC");
  });
  it("puts chosen cards in another order, and drops those that are gone", () => {
    const hand = held("AB");
    const chosen = choose(hand, 0, 1);
    expect(spelled(reorder(chosen, hand[1]!.id, hand[0]!.id))).toBe("BA");
    expect(stillHeld(chosen, [hand[1]!]).map(({ card }) => card)).toEqual(["B"]);
  });
});

describe("places on the table", () => {
  it("a thief goes on letters of opponents' words only (par. 12)", () => {
    const all = targets(
      view({ words: [word(1, 0, "RE", "RE"), word(2, 1, "CANE", "Ca!E".replace("a", "?"))] }),
      0,
      "!",
    );
    expect(all.map(({ command, word, place }) => [command, word, place])).toEqual([
      ["steal", 2, 0],
      ["steal", 2, 3],
    ]);
  });
  it("only the owner puts a stolen letter back (par. 12)", () => {
    const robbed = { words: [word(1, 0, "RE", "!E")] };
    expect(targets(view(robbed), 0, "R").map(({ command }) => command)).toEqual(["restore"]);
    expect(targets(view(robbed), 1, "R")).toEqual([]);
    expect(targets(view(robbed), 0, "S")).toEqual([]);
  });
  it("anyone takes a jolly for its letter, AA–ZZ for both (par. 13-14)", () => {
    const table = view({ words: [word(1, 1, "CASSA", "?A%A")] });
    expect(targets(table, 0, "CS").map(({ place, needs }) => [place, needs])).toEqual([[0, "C"]]);
    const all = targets(table, 0, "SSX");
    expect(all.map(({ place, needs }) => [place, needs])).toEqual([[2, "SS"]]);
    expect(fitting(all, 1, 2, "S")).toEqual(all[0]);
    expect(fitting(all, 1, 2, "X")).toBeNull();
  });
});

describe("whose turn", () => {
  it("rights are what the server says one may do", () => {
    expect(rightsOf(view({ choices: ["draw", "contest"] }))).toEqual({ ...NONE, draw: true, contest: true });
    expect(rightsOf(view({ choices: ["lay", "pass", "steal", "swap_hands"] }))).toEqual({
      ...NONE,
      lay: true,
      pass: true,
      tricks: ["steal"],
      swapHands: true,
    });
    expect(rightsOf(view({}))).toEqual(NONE);
  });
  it("a word may be doubted by those whose next turn is not over (par. 3)", () => {
    const open = { ...word(1, 0, "CANE", "CANE"), pending: true, doubters: [1] };
    const old = { ...word(2, 0, "RE", "RE"), pending: true, doubters: [] };
    const table = view({ words: [open, word(3, 0, "ERA", "ERA")] });
    expect([1, 2].map((seat) => doubtful(table, seat).map(({ number }) => number))).toEqual([[1], []]);
    expect(doubtful(view({ words: [old] }), 2)).toEqual([old]);
  });
  it("what was stolen or freed leaves one thing to do by the book (par. 8)", () => {
    expect(hasWon(view({ strict: true, won: "C" }))).toBe(true);
    expect(hasWon(view({ strict: false, won: "C" }))).toBe(false);
    expect(hasWon(view({ strict: true, won: "C", phase: "voting" }))).toBe(false);
  });
  it("everyone votes once but who laid the word (par. 3)", () => {
    const vote = view({ phase: "voting", contest: { seat: 1, word: 1, voted: [1], voters: [1, 2] } });
    expect(awaited(vote)).toEqual([2]);
  });
  it("whoever has too many cards is awaited, on turn or not (par. 5)", () => {
    expect(awaited(view({ phase: "trimming", actor: 2 }))).toEqual([2]);
    expect(awaited(view({ phase: "over" }))).toEqual([]);
  });
  it("at the end those are awaited who may still doubt (par. 3, 15)", () => {
    const last = { ...word(1, 0, "CANE", "CANE"), pending: true, doubters: [1, 2] };
    expect(awaited(view({ phase: "answering", words: [last], agreed: [2] }))).toEqual([1]);
  });
});

describe("the history", () => {
  beforeAll(() => hearAll("it"));
  const laid = (number: number, text: string) => ({ seat: 0, entry: "lay", word: number, text }) as VerbumRow;
  const table = view({
    words: [word(1, 0, "CANE", "!?NE"), word(2, 1, "PAZZO", "PAZZO")],
    sheet: [laid(1, "CaNE"), laid(2, "PA(ZZ)O"), laid(3, "BO(XX)")],
  });
  const told = (row: Partial<VerbumRow>) => rowText({ seat: 1, ...row } as VerbumRow, table);
  it("names the jolly that was taken, and from whom (par. 13-14)", () => {
    expect(told({ entry: "swap_jolly", word: 1, text: "!aNE", cards: "?" })).toBe("prende il jolly A–Z di CANE a Anna");
    expect(told({ entry: "swap_jolly", word: 2, text: "PAZZO", cards: "%" })).toBe(
      "prende il jolly AA–ZZ della sua PAZZO",
    );
  });
  it("names a robbed word by its letters, and whose it is (par. 12)", () => {
    expect(told({ entry: "steal", word: 1, text: "!aNE", cards: "C" })).toBe("ruba la C di CANE a Anna");
  });
  it("names a word that was taken back (par. 3)", () => {
    expect(told({ entry: "taken_back", word: 3, text: "BO(XX)" })).toBe("ritira BOXX: non valeva");
    expect(newsOf({ event: "contested", data: { seat: 2, word: 3 } } as unknown as Told, table)).toBe(
      "Carla contesta BOXX.",
    );
  });
});
