/** The judge's opinion in words: those of the terminal, from the same catalogue (the area `judge`). */

import { canSay, say } from "../i18n/index.svelte";
import { games } from "../games/offered";
import type { Analysis, Reason, Verdict } from "../protocol";

/** Words that are no entries of the vocabulary, with what they stand for. */
const KINDS: readonly string[] = ["abbreviation", "province", "first_name"];

/** A reading: *portare, verbo transitivo: imperativo, 2ª plurale + ve + li*. */
export function readingOf(analysis: Analysis): string {
  const { lemma, form } = analysis;
  const particles = analysis.particles ?? [];
  if (KINDS.includes(analysis.part)) {
    return `${lemma}: ${partOf(analysis)}${analysis.meaning ? `, ${analysis.meaning}` : ""}`;
  }
  let text = say("judge.reading", { lemma, what: partOf(analysis) });
  if (form !== "lemma" && form !== "inv") text += say("judge.form", { form: formOf(form) });
  if (particles.length) text += say("judge.particles", { particles: particles.join(" + ") });
  if (analysis.prefix) text += say("judge.prefix", { prefix: analysis.prefix });
  if (analysis.variant_of) text += say("judge.variant", { lemma: analysis.variant_of });
  if (analysis.altered_of) text += say("judge.altered", { lemma: analysis.altered_of });
  const remarks = (analysis.registers ?? []).map((register) => say(`register.${register}`));
  if (analysis.loan) remarks.push(say("judge.loan"));
  if (analysis.confirmed === false) remarks.push(say("judge.unconfirmed"));
  return text + (remarks.length ? ` [${remarks.join(", ")}]` : "");
}

function partOf(analysis: Analysis): string {
  switch (analysis.part) {
    case "noun":
      // The feminine of a masculine noun needs no gender twice.
      return say(analysis.form.startsWith("fem.") ? "part.noun.any" : `part.noun.${analysis.gender ?? "any"}`);
    case "verb":
      return say(`part.verb.${analysis.verb_class ?? ""}`);
    default:
      return say(`part.${analysis.part}`);
  }
}

/** A slot in words: `imp.2p` is *imperativo, 2ª plurale*. */
export function formOf(code: string): string {
  if (canSay(`form.${code}`)) return say(`form.${code}`);
  const slot = code.replace(/\.double$/, "").replace(/\.free$/, "");
  const dot = slot.lastIndexOf(".");
  return `${say(`form.${slot.slice(0, dot)}`)}, ${say(`person.${slot.slice(dot + 1)}`)}`;
}

/** A kind of words that people agreed on: one of their own is called what they call it. */
export const categoryName = (category: string): string =>
  canSay(`category.${category}`) ? say(`category.${category}`) : category;

/** The game that a rule set is of. */
export const gameOf = (rules: string): string =>
  games().find((each) => each.rules.some(({ name }) => name === rules))?.name ?? "";

/** Where the book of the rules says so: each game cites its own in its own way. */
export function articlesOf(articles: readonly string[], rules: string): string {
  return say("article", { article: articles.join(", ") }, gameOf(rules))
    .trim()
    .replace(/^\((.*)\)$/, "$1");
}

/** Why a word is not admitted, without a full stop. */
export function reasonOf(reason: Reason): string {
  const about = reason.about ?? "";
  const data = {
    about: reason.code === "category" ? about.split(", ").map(categoryName).join(", ") : about,
    particles: (reason.particles ?? []).join(" + "),
    form: reason.form ? formOf(reason.form) : "",
  };
  return say(`reason.${reason.code}`, data).replace(/\.$/, "");
}

/** Stands in a note for what a reason does not have. */
const NOTHING = "-";

/** What a verdict says of its word: the judge's note, which logs keep without language, in words; "" if it has none. */
export function noteOf(verdict: Verdict): string {
  const [head = "", ...particles] = (verdict.note ?? "").split(";")[0]!.split(" + ");
  const words = head.split(" ");
  if (words.length < 2) return "";
  const [first, form] = [words[0]!, words.at(-1)!];
  if (verdict.valid) return words.length === 2 && isForm(form) ? readingOfNote(first, form, particles) : "";
  if (!canSay(`reason.${first}`)) return "";
  const about = words.slice(1, -1).join(" ");
  return reasonOf({ code: first, article: "", about: something(about), particles, form: something(form) } as Reason);
}

const something = (text: string): string => (text === NOTHING ? "" : text);
const isForm = (code: string): boolean =>
  canSay(`form.${code}`) || canSay(`form.${code.slice(0, code.lastIndexOf("."))}`);
const readingOfNote = (lemma: string, form: string, particles: readonly string[]): string =>
  [`${lemma}, ${formOf(form)}`, ...particles].join(" + ");
