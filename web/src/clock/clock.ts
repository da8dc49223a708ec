/** A clock with two faces, for a real board (art. 25-28, 31, 36-39): pure, time is passed in.
 *
 *  Who has played stops the clock and announces the score (art. 26). While it stands still the other may challenge, or
 *  think about it for twenty seconds of their own (art. 28, 31), and turns the board; then who has played starts the
 *  other's time (art. 27). Time that is over has to be claimed (art. 37). */

import { figure } from "../board/layouts";
import { figuresOf } from "../games/offered";

export type Side = 0 | 1;
export type Phase =
  | { is: "ready" }
  | { is: "running"; side: Side }
  /** Nobody's time runs: `mover` has played, or gives the time back after a challenge. */
  | { is: "stopped"; mover: Side; contestable: boolean }
  /** `side` thinks about a challenge, in their own time. */
  | { is: "reflecting"; side: Side }
  | { is: "challenge"; by: Side }
  | { is: "over"; loser: Side };

export interface Settings {
  minutes: number;
  starts: Side;
  /** The board is turned before the other's time starts (current edition), or the time starts at once (previous one). */
  turning: boolean;
  names: [string, string];
}

export interface Clock {
  settings: Settings;
  phase: Phase;
  /** What either had left at `since`; less than nothing once it is over. */
  left: [number, number];
  /** When the time that runs began to; null while none does. */
  since: number | null;
  /** Points due for time: 0, 30 with the extra minute, 50 once it is lost too. */
  penalty: [number, number];
  /** When the first time started, for the limit of the whole game. */
  begun: number | null;
  /** Held by hand: nothing runs and nothing can be done until it goes on. */
  held: boolean;
}

const MINUTE = 60_000;
/** A figure of the federation's rules. */
const byTheBook = (name: string): number => figure(figuresOf("scrabble"), name);
export const reflection = (): number => byTheBook("window_ms");
export const lostPenalty = (): number => byTheBook("lost_penalty");
export const limit = (): number => byTheBook("limit_ms");
export const usualSettings = (): Settings => ({
  minutes: byTheBook("time_ms") / MINUTE,
  starts: 0,
  turning: true,
  names: ["", ""],
});

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const newClock = (settings: Settings): Clock => ({
  settings,
  phase: { is: "ready" },
  left: [settings.minutes * MINUTE, settings.minutes * MINUTE],
  since: null,
  penalty: [0, 0],
  begun: null,
  held: false,
});

/** Whose time runs. */
export function runningSide(clock: Clock): Side | null {
  if (clock.held) return null;
  return clock.phase.is === "running" || clock.phase.is === "reflecting" ? clock.phase.side : null;
}

export function leftOf(clock: Clock, side: Side, now: number): number {
  const runs = runningSide(clock) === side && clock.since !== null;
  return clock.left[side] - (runs ? Math.max(0, now - clock.since!) : 0);
}

/** What is left of the twenty seconds; null if nobody is thinking about a challenge. */
export function reflectionLeft(clock: Clock, now: number): number | null {
  if (clock.phase.is !== "reflecting" || clock.since === null) return null;
  return Math.max(0, reflection() - (now - clock.since));
}

export const limitLeft = (clock: Clock, now: number): number | null =>
  clock.begun === null ? null : limit() - (now - clock.begun);

/** Whether the other's time is over and nobody has said so yet (art. 37). */
export function canClaim(clock: Clock, by: Side, now: number): boolean {
  return !clock.held && clock.phase.is !== "over" && leftOf(clock, other(by), now) <= 0;
}

export function canChallenge(clock: Clock, by: Side, now: number): boolean {
  if (clock.held) return false;
  const { phase, settings } = clock;
  if (phase.is === "stopped") return phase.contestable && phase.mover === other(by);
  if (phase.is === "reflecting") return phase.side === by;
  // Where the time starts at once, its first twenty seconds are those of the challenge; nothing was played before the first.
  const answers = clock.left[other(by)] < settings.minutes * MINUTE;
  return (
    phase.is === "running" && phase.side === by && !settings.turning && answers && now - clock.since! < reflection()
  );
}

export const canReflect = (clock: Clock, by: Side): boolean =>
  !clock.held && clock.phase.is === "stopped" && clock.phase.contestable && clock.phase.mover === other(by);

/** Whether pressing one's own half does something now. */
export function canPress(clock: Clock, by: Side): boolean {
  if (clock.held) return false;
  const { phase, settings } = clock;
  switch (phase.is) {
    case "ready":
      return by === other(settings.starts);
    case "running":
      return by === phase.side;
    case "stopped":
      return by === phase.mover;
    case "reflecting":
      return by === phase.side;
    default:
      return false;
  }
}

/** The one whose press is awaited, for a keyboard; null if it is nobody's. */
export function awaited(clock: Clock): Side | null {
  return ([0, 1] as const).find((side) => canPress(clock, side)) ?? null;
}

/** Press one's own half: stop one's time, start the other's, or accept a play one was thinking about. */
export function press(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!canPress(current, by)) return current;
  const { phase, settings } = current;
  if (phase.is === "ready") return { ...run(current, settings.starts, now), begun: now };
  if (phase.is === "stopped") return run(current, other(by), now);
  if (phase.is === "reflecting") return { ...stop(current, now), phase: { is: "running", side: by }, since: now };
  const stopped = stop(current, now);
  if (!settings.turning) return run(stopped, other(by), now);
  return { ...stopped, phase: { is: "stopped", mover: by, contestable: true } };
}

/** Take twenty seconds of one's own time to think about a challenge (art. 31). */
export function reflect(clock: Clock, by: Side, now: number): Clock {
  return canReflect(clock, by) ? { ...clock, phase: { is: "reflecting", side: by }, since: now } : clock;
}

/** Challenge the play: nobody's time runs until the referee has ruled (art. 28). */
export function challenge(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  return canChallenge(current, by, now) ? { ...stop(current, now), phase: { is: "challenge", by } } : current;
}

/** The referee has ruled; either way it is the challenger's turn, and there is no going back to it (art. 30, 32). */
export function ruled(clock: Clock): Clock {
  if (clock.phase.is !== "challenge" || clock.held) return clock;
  return { ...clock, phase: { is: "stopped", mover: other(clock.phase.by), contestable: false } };
}

/** Say that the other's time is over: an extra minute at 30 points, and after it the game is lost (art. 37). */
export function claim(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!canClaim(current, by, now)) return current;
  const late = other(by);
  if (current.penalty[late] === 0) {
    const running = runningSide(current) !== null;
    const stopped = stop(current, now);
    return {
      ...stopped,
      left: withSide(stopped.left, late, byTheBook("extra_ms")),
      penalty: withSide(stopped.penalty, late, byTheBook("extra_penalty")),
      since: running ? now : null,
    };
  }
  const stopped = stop(current, now);
  return { ...stopped, penalty: withSide(stopped.penalty, late, lostPenalty()), phase: { is: "over", loser: late } };
}

/** Hold everything, for the referee. */
export function hold(clock: Clock, now: number): Clock {
  const current = caughtUp(clock, now);
  if (current.held || current.phase.is === "ready" || current.phase.is === "over") return current;
  return { ...stop(current, now), held: true };
}

export function resume(clock: Clock, now: number): Clock {
  if (!clock.held) return clock;
  const runs = clock.phase.is === "running" || clock.phase.is === "reflecting";
  return { ...clock, held: false, since: runs ? now : null };
}

/** Give or take time, by the referee while the clock is held. */
export function adjust(clock: Clock, side: Side, by: number): Clock {
  return clock.held ? { ...clock, left: withSide(clock.left, side, clock.left[side] + by) } : clock;
}

/** The clock with what time alone has brought about: after twenty seconds play goes on, in the same time. */
export function caughtUp(clock: Clock, now: number): Clock {
  const { phase } = clock;
  return phase.is === "reflecting" && reflectionLeft(clock, now) === 0
    ? { ...clock, phase: { is: "running", side: phase.side } }
    : clock;
}

function run(clock: Clock, side: Side, now: number): Clock {
  return { ...clock, phase: { is: "running", side }, since: now };
}

function stop(clock: Clock, now: number): Clock {
  const side = runningSide(clock);
  return side === null ? clock : { ...clock, left: withSide(clock.left, side, leftOf(clock, side, now)), since: null };
}

function withSide(pair: [number, number], side: Side, value: number): [number, number] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}
