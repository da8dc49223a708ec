import { beforeAll, describe, expect, it } from "vitest";

import { hearAll } from "../i18n/testing";
import type { VerbumRow, VerbumView, VerbumWordView } from "../protocol";
import type { Told } from "../table/types";
import { kindOf, spansOf } from "./cards";
import { openJolly, reorder, spelled, stand, stillHeld, toggle, type, written, type Chosen } from "./choice";
import { arrange, shuffle, sync, type Held } from "./hand";
import { newsOf, rowText } from "./speech";
import { fitting, targets } from "./targets";
import { awaited, nextSeat, rightsOf, usableSwaps } from "./turn";

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
    ...over,
  }) as VerbumView;

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
  it("a turn begins with a card, and only for whoever has it (par. 6)", () => {
    expect(rightsOf(view({ phase: "drawing" }), 0).draw).toBe(true);
    expect(rightsOf(view({ phase: "drawing" }), 1).draw).toBe(false);
    expect(rightsOf(view({ phase: "drawing" }), null).draw).toBe(false);
  });
  it("eleven cards do not let one pass (par. 5)", () => {
    expect(rightsOf(view({ hand_counts: [10, 5, 5] }), 0).pass).toBe(true);
    expect(rightsOf(view({ hand_counts: [11, 5, 5] }), 0)).toMatchObject({ pass: false, discard: true });
  });
  it("whoever is next may begin instead of answering (par. 3)", () => {
    const doubts = view({ phase: "answering", turn: 2 });
    expect(rightsOf(doubts, 0)).toMatchObject({ draw: true, answer: true });
    expect(rightsOf(doubts, 1)).toMatchObject({ draw: false, answer: true });
    expect(rightsOf(doubts, 2)).toMatchObject({ draw: false, answer: false });
    expect(nextSeat({ players: ["A", "B", "C"], turn: 2, resigned: [0] })).toBe(1);
  });
  it("words are answered first where pile B would be used up, or cards are too many (par. 3, 5, 15)", () => {
    const draws = (over: Partial<VerbumView>) => rightsOf(view({ phase: "answering", turn: 2, ...over }), 0).draw;
    expect(draws({ hand_counts: [5, 5, 2], pile_b_count: 4 })).toBe(true);
    expect(draws({ hand_counts: [5, 5, 2], pile_b_count: 3 })).toBe(false);
    expect(draws({ hand_counts: [5, 1, 5], pile_b_count: 4 })).toBe(false);
    expect(draws({ hand_counts: [5, 1, 5], pile_b_count: 4, resigned: [1] })).toBe(true);
    expect(draws({ hand_counts: [5, 5, 11] })).toBe(false);
    expect(draws({ last_round: [0] })).toBe(false);
  });
  it("the last round has words and nothing else (par. 15)", () => {
    expect(rightsOf(view({ phase: "last", last_round: [0, 1] }), 0)).toMatchObject({
      lay: true,
      pass: true,
      tricks: false,
      discard: false,
    });
  });
  it("everyone votes once (par. 3)", () => {
    const vote = view({ phase: "voting", contest: { seat: 1, word: 1, voted: [1] } });
    expect([0, 1, 2].map((seat) => rightsOf(vote, seat).vote)).toEqual([true, false, true]);
    expect(awaited(vote)).toEqual([0, 2]);
  });
  it("a swap-hands card taken from A waits a turn (par. 11)", () => {
    expect(usableSwaps(view({ hand: "&&A", fresh_swaps: 1 }))).toBe(1);
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
  it("names the jolly that was taken (par. 13-14)", () => {
    expect(told({ entry: "swap_jolly", word: 1, text: "!aNE", cards: "?" })).toBe("prende il jolly A–Z di CANE");
    expect(told({ entry: "swap_jolly", word: 2, text: "PAZZO", cards: "%" })).toBe("prende il jolly AA–ZZ di PAZZO");
  });
  it("names a robbed word by its letters (par. 12)", () => {
    expect(told({ entry: "steal", word: 1, text: "!aNE", cards: "C" })).toBe("ruba la C di CANE");
  });
  it("names a word that was taken back (par. 3)", () => {
    expect(told({ entry: "taken_back", word: 3, text: "BO(XX)" })).toBe("ritira BOXX: non valeva");
    expect(newsOf({ event: "contested", data: { seat: 2, word: 3 } } as unknown as Told, table)).toBe(
      "Carla contesta BOXX.",
    );
  });
});
