/** The record as this browser remembers it: a reload loses nothing. */

import { keep, kept } from "../kept";
import { editions } from "../games/real";
import { entriesOf, type GameRecord } from "./record";

const NAME = "record";
const KINDS = ["play", "withdrawn", "challenge", "exchange", "dry", "pass", "time", "left", "gained", "conventional"];

export const keepRecord = (record: GameRecord | null): void => keep(NAME, JSON.stringify(record));

/** What was kept; null if there is nothing, or something else. */
export function keptRecord(): GameRecord | null {
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as GameRecord | null;
    // Games begun before the recorder knew editions were of the usual one.
    const record = found && { ...found, rules: found.rules ?? editions()[0], ending: found.ending ?? null };
    return record && isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

const isRecord = (found: GameRecord): boolean =>
  editions().includes(found.rules) &&
  found.names.length === 2 &&
  found.names.every((name) => typeof name === "string") &&
  (found.starts === 0 || found.starts === 1) &&
  typeof found.begun === "number" &&
  entriesOf(found).every(
    (entry) => KINDS.includes(entry.kind) && typeof entry.points === "number" && (entry.side === 0 || entry.side === 1),
  );
