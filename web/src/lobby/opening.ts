/** Opening a table, as whoever one is. */

import { post } from "../api";
import { someone } from "../me.svelte";
import { problemSentence } from "../problem";
import type { NewTable, TableInfo } from "../protocol";
import { go } from "../router.svelte";
import { toast } from "../ui/toast.svelte";

/** Open a table and go there; a refusal is said. */
export async function openTable(table: NewTable): Promise<void> {
  try {
    await someone();
    const opened = await post<TableInfo>("/api/tables", table);
    go(`/t/${opened.id}`);
  } catch (problem) {
    toast(problemSentence(problem), "bad");
  }
}
