/** Personal links to the desk: the secret stands behind the #, which browsers send to nobody. */

import { post } from "../../api";
import { someone } from "../../me.svelte";
import type { TableInfo } from "../../protocol";

export const DESK_SECRET = "banco";

/** The secret of a link one has just opened; it is taken out of the address at once, and out of the history. */
export function takeSecret(): string {
  const secret = new URLSearchParams(location.hash.slice(1)).get(DESK_SECRET) ?? "";
  if (secret) history.replaceState(history.state, "", location.pathname + location.search);
  return secret;
}

/** Come to the desk by a link, under the name it was made out to. */
export async function comeToDesk(table: string, secret: string): Promise<TableInfo> {
  await someone();
  return post<TableInfo>(`/api/tournaments/${table}/desk`, { secret });
}
