import { describe, expect, it } from "vitest";

import { usualForm, type Form } from "../../lobby/form";
import { ownKinds, ownOptions, problemsWith, unlisted } from "./own";
import { readDeck, readLists } from "./read";

const form = (changed: Partial<Form>): Form => ({ ...usualForm("verbum"), ...changed });
const rivers = form({
  categories: ["words", "fiumi", "monti", "laghi"],
  ownWords: { fiumi: "po\r\narno", monti: "etna, cervino", laghi: " " },
});

describe("what a table of Verbum brings of its own", () => {
  it("sends nothing where there is nothing", () => {
    expect(ownOptions(form({ categories: ["words", "fiumi"] }))).toEqual({});
  });

  it("writes each list after its name, and the deck as it was typed", () => {
    expect(ownOptions({ ...rivers, deck: "nome x\r\nA 3" })).toEqual({
      lists: ["fiumi:", "po", "arno", "monti:", "etna, cervino"],
      deck: ["nome x", "A 3"],
    });
    expect(ownKinds(rivers.categories)).toEqual(["fiumi", "monti", "laghi"]);
    expect(unlisted(rivers)).toEqual(["laghi"]);
  });

  it("finds the lines of a refusal in the text of their own kind", () => {
    const wrong = (line: number) => ({ line, code: "lists.bad_word", detail: {} });
    const told = [wrong(3), wrong(5), wrong(4), wrong(0)];
    expect(problemsWith("fiumi", told, rivers).map((each) => each.line)).toEqual([2, 0]);
    expect(problemsWith("monti", told, rivers).map((each) => each.line)).toEqual([1, 0, 0]);
    expect(problemsWith("laghi", told, rivers)).toEqual([]);
  });

  it("reads lists and decks back for those who think of sitting down", () => {
    expect(readLists(["fiumi: po, arno # sì", "  adige Po", "laghi di qua:garda"])).toEqual([
      { name: "fiumi", words: ["po", "arno", "adige"] },
      { name: "laghi di qua", words: ["garda"] },
    ]);
    const deck = ["# nostro", "nome il nostro", "giocatori 2 3", "A 9 12", "ladro 0 2", "Z 1 0"];
    expect(readDeck(deck, 3)).toEqual({
      name: "il nostro",
      cards: [
        { card: "A", count: 12 },
        { card: "ladro", count: 2 },
      ],
      size: 14,
    });
    expect(readDeck(deck, 4)).toBeNull();
  });
});
