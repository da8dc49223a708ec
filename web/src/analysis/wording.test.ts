import { describe, expect, it } from "vitest";

import type { Fact } from "../protocol";
import fixtures from "./fixtures.json";
import { causeSentence, factSentence, loadWords } from "./wording";

interface Told {
  game: string;
  fact: Fact;
  said: Record<string, string>;
}

describe("what an analysis says is what the terminal says", () => {
  it.each(["it", "en"] as const)("in %s", async (language) => {
    const words = await loadWords(language);
    for (const { game, fact, said } of fixtures as unknown as Told[])
      expect(factSentence(fact, game, ["Anna", "Bea"], words, language)).toBe(said[language]);
  });
});

describe("why a file cannot be read", () => {
  it("is a sentence where everything it needs is there", async () => {
    const words = await loadWords("it");
    expect(causeSentence(words, "gcg.wrong_total", { found: "17", expected: "16" })).toBe("Totale 17 invece di 16.");
    expect(causeSentence(words, "gcg.wrong_total", {})).toBe("");
    expect(causeSentence(words, "no.such_code", {})).toBe("");
    expect(causeSentence(words, undefined, undefined)).toBe("");
  });
});
