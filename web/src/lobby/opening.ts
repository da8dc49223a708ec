/** Opening a table, as whoever one is. */

import { post, Refusal } from "../api";
import { someone } from "../me.svelte";
import { problemSentence } from "../problem";
import type { NewTable, Problem, TableInfo } from "../protocol";
import { go } from "../router.svelte";
import { toast } from "../ui/toast.svelte";

/** Open a table and go there; a refusal is said, unless whoever asks tells it where it belongs. */
export async function openTable(table: NewTable, explains?: (code: string) => boolean): Promise<Problem | null> {
  try {
    await someone();
    const opened = await post<TableInfo>("/api/tables", table);
    go(`/t/${opened.id}`);
  } catch (problem) {
    if (problem instanceof Refusal && explains?.(problem.problem.code)) return problem.problem;
    toast(problemSentence(problem), "bad");
  }
  return null;
}
