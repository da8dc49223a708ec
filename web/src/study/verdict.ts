/** What the judge's opinions mean for an answer. */

import type { Appraisal, Opinion, StudyQuestion } from "../protocol";

/** What became of a word: found, missed, wrongly given, or neither given nor wanted. */
export type Fate = "found" | "missed" | "mistaken" | "fine" | "out";

/** The part of the answer that a word stands for: of a hook only the letter. */
function answerOf(question: StudyQuestion, word: string): string {
  const { prompt } = question;
  if (prompt.type !== "hooks") return word;
  return prompt.side === "front" ? word.slice(0, 1) : word.slice(-1);
}

export function fateOf(question: StudyQuestion, grade: Appraisal, opinion: Opinion): Fate {
  const given = answerOf(question, opinion.word);
  if (grade.found.includes(given)) return "found";
  if (grade.missed.includes(given)) return "missed";
  if (grade.wrong.includes(given)) return "mistaken";
  return opinion.valid ? "fine" : "out";
}
