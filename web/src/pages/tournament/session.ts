/** A tournament's connection: the table's own, for another kind of view. */

import type { TournamentView } from "../../protocol";
import { Session } from "../../table/session.svelte";

export type TournamentSession = Session<TournamentView>;
export const openSession = (id: string): TournamentSession => new Session<TournamentView>(id);
