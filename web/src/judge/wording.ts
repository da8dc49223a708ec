/** The judge's opinion in words: those of the terminal, from the same catalogue (the area `judge`). */

import { canSay, say } from "../i18n/index.svelte";
import type { Analysis, Reason } from "../protocol";

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

/** Why a word is not admitted, without a full stop. */
export function reasonOf(reason: Reason): string {
  const data = {
    about: reason.about ?? "",
    particles: (reason.particles ?? []).join(" + "),
    form: reason.form ? formOf(reason.form) : "",
  };
  return say(`reason.${reason.code}`, data).replace(/\.$/, "");
}
