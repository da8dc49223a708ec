import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";

import { Catalogue } from "./catalogue";
import { canSay, language, languages, maybe, say, sayFully, t } from "./index.svelte";
import codes from "./refusal-codes.json";
import { LANGUAGES, hearAll, sentencesOf } from "./testing";

describe.each(LANGUAGES)("%s", (tag) => {
  const own = sentencesOf(tag, /^web\//);

  it.each(Object.entries(codes))("has a sentence for every refusal of %s", (game, list) => {
    hearAll(tag);
    expect(list.filter((code) => !canSay(code, game))).toEqual([]);
  });

  it("leaves nothing empty", () => {
    expect(Object.entries(own).filter(([, message]) => !message)).toEqual([]);
  });

  it("says everything that Italian says", () => {
    const italian = sentencesOf("it", /^web\//);
    expect(Object.keys(own).sort()).toEqual(Object.keys(italian).sort());
  });

  it("has messages that the browser can put into words", () => {
    for (const message of Object.values(sentencesOf(tag, /./)))
      expect(() => new IntlMessageFormat(message, tag, undefined, { ignoreTag: true })).not.toThrow();
  });
});

describe("what is said", () => {
  it("has the plural right", () => {
    hearAll("it");
    expect(t("account.codesLeft", { count: 1 })).toBe("Ne resta uno.");
    expect(t("account.codesLeft", { count: 3 })).toBe("Ne restano 3.");
    expect(t("tournament.minutes", { count: 1 })).toBe("1 minuto");
    expect(t("duplicate.closeHint", { missing: 1 })).toBe("Manca ancora una cedola.");
    expect(say("play.invalid_words", { words: "ZUZZO", words_count: 1, art: "" })).toBe("Non ammessa: ZUZZO.");
    expect(say("play.invalid_words", { words: "A, B", words_count: 2, art: "" })).toBe("Non ammesse: A, B.");
  });

  it("is a game's own before the common one", () => {
    hearAll("it");
    expect(say("game.over", { art: "" })).toBe("La partita è finita.");
    expect(say("game.over", { art: "" }, "duplicate")).toBe("Il duplicato è finito.");
  });

  it("may come from a game and in a language that nobody knew of when the app was built", () => {
    const speech = { language: "xx", locale: "pl", languages: { xx: "Xx" }, web: {}, common: {}, games: {} };
    const catalogue = new Catalogue(speech).with("other", { "play.far": "{n, plural, one {#A} few {#B} other {#C}}" });
    expect([1, 3, 5].map((n) => catalogue.shared("play.far", { n }, "other"))).toEqual(["1A", "3B", "5C"]);
  });

  it("leaves out data that a refusal lacks, and says nothing where all is needed", () => {
    hearAll("it");
    expect(say("play.gap", { art: "" })).toBe("C’è un buco in : una parola non ha interruzioni.");
    expect(sayFully("play.gap", { art: "" })).toBe("");
    expect(say("no.such_code")).toBe("no.such_code");
    expect(maybe("no.such_key", "other")).toBe("other");
  });

  it("follows the language", () => {
    hearAll("en");
    expect([language(), t("app.close"), Object.keys(languages())]).toEqual(["en", "Close", LANGUAGES]);
  });
});
