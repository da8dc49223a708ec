/** A clock with two faces, for a real board (art. 25-28, 31, 35-39): pure, time is passed in.
 *
 *  Who has played stops the clock and announces the score (art. 26). While it stands still the other may challenge, or
 *  think about it for twenty seconds of their own (art. 28, 31). Then who has played starts the other's time: in the
 *  current edition once the other has turned the board, in the previous one straight away (art. 27). A cambio secco
 *  stops the time of who makes it, and the other starts the same time again (art. 35). Time that is over has to be
 *  claimed (art. 37); the 75 minutes of the current edition end the game by themselves (art. 39d). */

import { figure, type Figures } from "../board/layouts";
import { figuresOf } from "../games/offered";
import { editions, REAL } from "../games/real";

export type Side = 0 | 1;
export type Phase =
  | { is: "ready" }
  | { is: "running"; side: Side }
  /** Nobody's time runs: `mover` has played, or gives the time back after a challenge. */
  | { is: "stopped"; mover: Side; contestable: boolean; turned: boolean }
  /** Nobody's time runs: `by` changes all tiles, and their time is started again. */
  | { is: "secco"; by: Side }
  /** `side` thinks about a challenge, in their own time. */
  | { is: "reflecting"; side: Side }
  | { is: "challenge"; by: Side; turned: boolean }
  /** Lost on time, or ended by the limit of the whole game, which nobody loses. */
  | { is: "over"; loser: Side | null };

export interface Settings {
  /** The edition of the book. */
  rules: string;
  minutes: number;
  starts: Side;
  names: [string, string];
}

/** The extra minute: there is none, it was given, some of it was used. */
export type Extra = "none" | "given" | "used";

export interface Clock {
  settings: Settings;
  phase: Phase;
  /** What either had left at `since`; less than nothing once it is over. */
  left: [number, number];
  /** When the time that runs began to; null while none does. */
  since: number | null;
  extra: [Extra, Extra];
  /** Who has made their cambio secco. */
  secco: [boolean, boolean];
  /** When the first time started, for the limit of the whole game. */
  begun: number | null;
  /** Held by hand: nothing runs and nothing can be done until it goes on. */
  held: boolean;
}

const MINUTE = 60_000;
const figures = (settings: Settings): Figures => figuresOf(REAL, settings.rules);
const byTheBook = (settings: Settings, name: string): number => figure(figures(settings), name);
export const reflection = ({ settings }: Clock): number => byTheBook(settings, "window_ms");
export const lostPenalty = ({ settings }: Clock): number => byTheBook(settings, "lost_penalty");
export const extraPenalty = ({ settings }: Clock): number => byTheBook(settings, "extra_penalty");
/** Whether the board is turned before the other's time starts (art. 27). */
export const turnsTheBoard = (rules: string): boolean => Boolean(figuresOf(REAL, rules).turns_the_board);
export const usualSettings = (): Settings => {
  const rules = editions()[0]!;
  return { rules, minutes: figure(figuresOf(REAL, rules), "time_ms") / MINUTE, starts: 0, names: ["", ""] };
};

/** How long the whole game may last: with the edition's own times only, and not in every edition; null: for ever. */
export function limitOf(settings: Settings): number | null {
  const isUsual = settings.minutes * MINUTE === byTheBook(settings, "time_ms");
  return (isUsual && byTheBook(settings, "limit_ms")) || null;
}

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const newClock = (settings: Settings): Clock => ({
  settings,
  phase: { is: "ready" },
  left: [settings.minutes * MINUTE, settings.minutes * MINUTE],
  since: null,
  extra: ["none", "none"],
  secco: [false, false],
  begun: null,
  held: false,
});

/** Whose time runs. */
export function runningSide(clock: Clock): Side | null {
  if (clock.held) return null;
  return clock.phase.is === "running" || clock.phase.is === "reflecting" ? clock.phase.side : null;
}

export const leftOf = (clock: Clock, side: Side, now: number): number => clock.left[side] - ranFor(clock, side, now);

function ranFor(clock: Clock, side: Side, now: number): number {
  return runningSide(clock) === side && clock.since !== null ? Math.max(0, now - clock.since) : 0;
}

/** Points due for time: 30 once any of the extra minute was used, 50 once it is lost too (art. 37). */
export function penaltyOf(clock: Clock, side: Side, now: number): number {
  if (clock.phase.is === "over" && clock.phase.loser === side) return lostPenalty(clock);
  const extra = clock.extra[side];
  const used = extra === "used" || (extra === "given" && ranFor(clock, side, now) > 0);
  return used ? extraPenalty(clock) : 0;
}

/** What is left of the twenty seconds; null if nobody is thinking about a challenge. */
export function reflectionLeft(clock: Clock, now: number): number | null {
  if (clock.phase.is !== "reflecting" || clock.since === null) return null;
  return Math.max(0, reflection(clock) - (now - clock.since));
}

/** What is left of the whole game; null where it has no limit, or has not begun. */
export function limitLeft(clock: Clock, now: number): number | null {
  const limit = limitOf(clock.settings);
  return clock.begun === null || limit === null ? null : limit - (now - clock.begun);
}

/** Whether the other's time is over and nobody has said so yet (art. 37). */
export function canClaim(clock: Clock, by: Side, now: number): boolean {
  return !clock.held && clock.phase.is !== "over" && leftOf(clock, other(by), now) <= 0;
}

export function canChallenge(clock: Clock, by: Side): boolean {
  return canReflect(clock, by) || (!clock.held && clock.phase.is === "reflecting" && clock.phase.side === by);
}

export const canReflect = (clock: Clock, by: Side): boolean =>
  !clock.held && clock.phase.is === "stopped" && clock.phase.contestable && clock.phase.mover === other(by);

/** Whether one may change all one's tiles and play on: in one's own time, once a game (art. 35). */
export const canChangeAll = (clock: Clock, by: Side): boolean =>
  !clock.held && clock.phase.is === "running" && clock.phase.side === by && !clock.secco[by];

/** Whether pressing one's own half does something now. */
export function canPress(clock: Clock, by: Side): boolean {
  if (clock.held) return false;
  const { phase, settings } = clock;
  switch (phase.is) {
    case "ready":
      return by === other(settings.starts);
    case "running":
    case "reflecting":
      return by === phase.side;
    case "stopped":
      return by === (phase.turned ? phase.mover : other(phase.mover));
    case "secco":
      return by === other(phase.by);
    default:
      return false;
  }
}

/** The one whose press is awaited, for a keyboard; null if it is nobody's. */
export function awaited(clock: Clock): Side | null {
  return ([0, 1] as const).find((side) => canPress(clock, side)) ?? null;
}

/** Press one's own half: stop one's time, say that the board is turned, start the other's time, or accept a play one
 *  was thinking about. */
export function press(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!canPress(current, by)) return current;
  const { phase, settings } = current;
  switch (phase.is) {
    case "ready":
      return { ...run(current, settings.starts, now), begun: now };
    case "stopped":
      return phase.turned ? run(current, other(by), now) : { ...current, phase: { ...phase, turned: true } };
    case "secco":
      return run(current, phase.by, now);
    case "reflecting":
      return run(stop(current, now), by, now);
    default:
      return { ...stop(current, now), phase: stopped(settings, by, true) };
  }
}

/** Change all one's tiles: the time stands still until the other starts it again, and the turn goes on (art. 35). */
export function changeAll(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!canChangeAll(current, by)) return current;
  return { ...stop(current, now), phase: { is: "secco", by }, secco: withSide(current.secco, by, true) };
}

/** Take twenty seconds of one's own time to think about a challenge (art. 31). */
export function reflect(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  return canReflect(current, by) ? { ...current, phase: { is: "reflecting", side: by }, since: now } : current;
}

/** Challenge the play: nobody's time runs until the referee has ruled (art. 28). */
export function challenge(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!canChallenge(current, by)) return current;
  const turned = current.phase.is === "stopped" && current.phase.turned;
  return { ...stop(current, now), phase: { is: "challenge", by, turned } };
}

/** The referee has ruled; either way it is the challenger's turn, and there is no going back to it (art. 30, 32). */
export function ruled(clock: Clock, now: number): Clock {
  const current = caughtUp(clock, now);
  const { phase } = current;
  if (phase.is !== "challenge" || current.held) return current;
  const after = stopped(current.settings, other(phase.by), false);
  return { ...current, phase: { ...after, turned: after.turned || phase.turned } };
}

/** Say that the other's time is over: an extra minute, and after it the game is lost (art. 37). */
export function claim(clock: Clock, by: Side, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!canClaim(current, by, now)) return current;
  const late = other(by);
  const still = stop(current, now);
  if (current.extra[late] !== "none") return { ...still, phase: { is: "over", loser: late } };
  return {
    ...still,
    left: withSide(still.left, late, byTheBook(current.settings, "extra_ms")),
    extra: withSide(still.extra, late, "given"),
    since: runningSide(current) === null ? null : now,
  };
}

/** Hold everything, for the referee. */
export function hold(clock: Clock, now: number): Clock {
  const current = caughtUp(clock, now);
  if (current.held || current.phase.is === "ready" || current.phase.is === "over") return current;
  return { ...stop(current, now), held: true };
}

export function resume(clock: Clock, now: number): Clock {
  const current = caughtUp(clock, now);
  if (!current.held) return current;
  const runs = current.phase.is === "running" || current.phase.is === "reflecting";
  return { ...current, held: false, since: runs ? now : null };
}

/** Give or take time, by the referee while the clock is held. */
export function adjust(clock: Clock, side: Side, by: number): Clock {
  return clock.held ? { ...clock, left: withSide(clock.left, side, clock.left[side] + by) } : clock;
}

/** The clock with what time alone has brought about: after twenty seconds play goes on, in the same time; after the
 *  limit of the whole game it is over, also for a clock that is held (art. 31, 39d). */
export function caughtUp(clock: Clock, now: number): Clock {
  const { phase, begun } = clock;
  const limit = limitOf(clock.settings);
  if (begun !== null && limit !== null && phase.is !== "over" && now - begun >= limit)
    return { ...stop(clock, begun + limit), phase: { is: "over", loser: null }, held: false };
  return phase.is === "reflecting" && reflectionLeft(clock, now) === 0
    ? { ...clock, phase: { is: "running", side: phase.side } }
    : clock;
}

/** After a play: in one edition the board has to be turned first, in the other there is nothing to wait for. */
const stopped = (settings: Settings, mover: Side, contestable: boolean): Extract<Phase, { is: "stopped" }> => ({
  is: "stopped",
  mover,
  contestable,
  turned: !turnsTheBoard(settings.rules),
});

function run(clock: Clock, side: Side, now: number): Clock {
  return { ...clock, phase: { is: "running", side }, since: now };
}

function stop(clock: Clock, now: number): Clock {
  const side = runningSide(clock);
  if (side === null) return clock;
  const used = clock.extra[side] === "given" && ranFor(clock, side, now) > 0;
  return {
    ...clock,
    left: withSide(clock.left, side, leftOf(clock, side, now)),
    extra: used ? withSide(clock.extra, side, "used") : clock.extra,
    since: null,
  };
}

function withSide<Value>(pair: readonly [Value, Value], side: Side, value: Value): [Value, Value] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}
