/** The judge's opinion in words: the terminal's own, written out by scripts/judge_wording.py. */

import type { Language } from "../i18n/index.svelte";
import type { Analysis, Reason } from "../protocol";

export type Words = Readonly<Record<string, string>>;

const LOAD: Record<Language, () => Promise<{ default: Words }>> = {
  it: () => import("./wording/it.json"),
  en: () => import("./wording/en.json"),
};

export const loadWords = async (language: Language): Promise<Words> => (await LOAD[language]()).default;

/** Words that are no entries of the vocabulary, with what they stand for. */
const KINDS: readonly string[] = ["abbreviation", "province", "first_name"];

function say(words: Words, code: string, data: Readonly<Record<string, string>> = {}): string {
  return (words[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? "");
}

/** A reading: *portare, verbo transitivo: imperativo, 2ª plurale + ve + li*. */
export function readingOf(analysis: Analysis, words: Words): string {
  const { lemma, form } = analysis;
  const particles = analysis.particles ?? [];
  if (KINDS.includes(analysis.part)) {
    return `${lemma}: ${partOf(analysis, words)}${analysis.meaning ? `, ${analysis.meaning}` : ""}`;
  }
  let text = say(words, "judge.reading", { lemma, what: partOf(analysis, words) });
  if (form !== "lemma" && form !== "inv") text += say(words, "judge.form", { form: formOf(form, words) });
  if (particles.length) text += say(words, "judge.particles", { particles: particles.join(" + ") });
  if (analysis.prefix) text += say(words, "judge.prefix", { prefix: analysis.prefix });
  if (analysis.variant_of) text += say(words, "judge.variant", { lemma: analysis.variant_of });
  const remarks = (analysis.registers ?? []).map((register) => say(words, `register.${register}`));
  if (analysis.loan) remarks.push(say(words, "judge.loan"));
  if (analysis.confirmed === false) remarks.push(say(words, "judge.unconfirmed"));
  return text + (remarks.length ? ` [${remarks.join(", ")}]` : "");
}

function partOf(analysis: Analysis, words: Words): string {
  switch (analysis.part) {
    case "noun":
      // The feminine of a masculine noun needs no gender twice.
      return say(words, analysis.form.startsWith("fem.") ? "part.noun.any" : `part.noun.${analysis.gender ?? "any"}`);
    case "verb":
      return say(words, `part.verb.${analysis.verb_class ?? ""}`);
    default:
      return say(words, `part.${analysis.part}`);
  }
}

/** A slot in words: `imp.2p` is *imperativo, 2ª plurale*. */
export function formOf(code: string, words: Words): string {
  const whole = words[`form.${code}`];
  if (whole) return whole;
  const slot = code.replace(/\.double$/, "").replace(/\.free$/, "");
  const dot = slot.lastIndexOf(".");
  return `${say(words, `form.${slot.slice(0, dot)}`)}, ${say(words, `person.${slot.slice(dot + 1)}`)}`;
}

/** Why a word is not admitted, without a full stop. */
export function reasonOf(reason: Reason, words: Words): string {
  const data = {
    about: reason.about ?? "",
    particles: (reason.particles ?? []).join(" + "),
    form: reason.form ? formOf(reason.form, words) : "",
  };
  return say(words, `reason.${reason.code}`, data).replace(/\.$/, "");
}
