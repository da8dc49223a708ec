/** Why the server said no, as a sentence: it says it itself, in the language asked for; only silence is ours to tell. */

import { Refusal } from "./api";
import { t } from "./i18n/index.svelte";

export function problemSentence(problem: unknown): string {
  return problem instanceof Refusal && problem.message ? problem.message : t("app.failed");
}

export const problemCode = (problem: unknown): string => (problem instanceof Refusal ? problem.problem.code : "");
