/** The clock as this browser remembers it: a reload in the middle of a game loses nothing, and time goes on meanwhile. */

import { keep, kept } from "../kept";
import { editions } from "../games/real";
import { newClock, usualSettings, type Clock, type Phase } from "./clock";

const NAME = "clock";
const PHASES: readonly Phase["is"][] = ["ready", "running", "stopped", "secco", "reflecting", "challenge", "over"];

export const keepClock = (clock: Clock): void => keep(NAME, JSON.stringify(clock));

/** What was kept, or a new clock: whatever else is found there is nobody's game. */
export function keptClock(): Clock {
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as Clock | null;
    return found && isClock(found) ? found : newClock(usualSettings());
  } catch {
    return newClock(usualSettings());
  }
}

function isClock(found: Clock): boolean {
  const isPair = (pair: unknown, kind: string) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === kind);
  const isMoment = (moment: unknown) => moment === null || typeof moment === "number";
  const { settings, phase } = found;
  return (
    PHASES.includes(phase.is) &&
    (!("side" in phase) || phase.side === 0 || phase.side === 1) &&
    (!("mover" in phase) || phase.mover === 0 || phase.mover === 1) &&
    isPair(found.left, "number") &&
    isPair(found.extra, "string") &&
    isPair(found.secco, "boolean") &&
    editions().includes(settings.rules) &&
    isPair(settings.names, "string") &&
    typeof settings.minutes === "number" &&
    (settings.starts === 0 || settings.starts === 1) &&
    isMoment(found.since) &&
    isMoment(found.begun)
  );
}
