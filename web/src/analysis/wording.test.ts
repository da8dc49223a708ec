import { describe, expect, it } from "vitest";

import type { Fact } from "../protocol";
import { hearAll } from "../i18n/testing";
import fixtures from "./fixtures.json";
import { causeSentence, factSentence } from "./wording";

interface Told {
  game: string;
  fact: Fact;
  said: Record<string, string>;
}

describe("what an analysis says is what the terminal says", () => {
  it.each(["it", "en"] as const)("in %s", (language) => {
    hearAll(language);
    for (const { game, fact, said } of fixtures as unknown as Told[])
      expect(factSentence(fact, game, ["Anna", "Bea"])).toBe(said[language]);
  });
});

describe("why a file cannot be read", () => {
  it("is a sentence where everything it needs is there", () => {
    hearAll("it");
    expect(causeSentence("gcg.wrong_total", { found: "17", expected: "16" })).toBe("Totale 17 invece di 16.");
    expect(causeSentence("gcg.wrong_total", {})).toBe("");
    expect(causeSentence("no.such_code", {})).toBe("");
    expect(causeSentence(undefined, undefined)).toBe("");
  });
});
