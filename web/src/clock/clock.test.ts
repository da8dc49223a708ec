import { beforeEach, describe, expect, it } from "vitest";

import {
  adjust,
  awaited,
  canChallenge,
  canClaim,
  canPress,
  caughtUp,
  challenge,
  claim,
  hold,
  leftOf,
  limitLeft,
  newClock,
  press,
  reflect,
  reflectionLeft,
  resume,
  ruled,
  usualSettings,
  type Clock,
} from "./clock";
import { keepClock, keptClock } from "./keeping";

const MINUTE = 60_000;
/** Player 0 starts; player 1 has started their time at 0. */
const begun = (settings = usualSettings()): Clock => press(newClock(settings), 1, 0);

describe("turns (art. 25-27)", () => {
  it("is started by the second player, for the first", () => {
    const clock = newClock(usualSettings());
    expect(press(clock, 0, 5)).toBe(clock);
    const running = press(clock, 1, 5);
    expect(running.phase).toEqual({ is: "running", side: 0 });
    expect(leftOf(running, 0, 1005)).toBe(25 * MINUTE - 1000);
    expect(leftOf(running, 1, 1005)).toBe(25 * MINUTE);
  });
  it("stands still after a play, until who has played starts the other's time", () => {
    const played = press(begun(), 0, 10_000);
    expect(played.phase).toEqual({ is: "stopped", mover: 0, contestable: true });
    expect(leftOf(played, 0, 99_000)).toBe(25 * MINUTE - 10_000);
    expect(canPress(played, 1)).toBe(false);
    const turned = press(played, 0, 20_000);
    expect(turned.phase).toEqual({ is: "running", side: 1 });
    expect(leftOf(turned, 1, 21_000)).toBe(25 * MINUTE - 1000);
  });
  it("starts the other's time at once where the board is not turned (previous edition)", () => {
    expect(press(begun({ ...usualSettings(), turning: false }), 0, 1000).phase).toEqual({ is: "running", side: 1 });
  });
  it("hears nobody out of turn", () => {
    const clock = begun();
    expect(press(clock, 1, 1000)).toBe(clock);
    expect(challenge(clock, 1, 1000)).toBe(clock);
    expect(awaited(clock)).toBe(0);
  });
});

describe("challenges (art. 28, 31, 32)", () => {
  const played = press(begun(), 0, 10_000);
  it("stop both times until the referee has ruled, and cannot be repeated", () => {
    expect(canChallenge(played, 0, 11_000)).toBe(false);
    const contested = challenge(played, 1, 12_000);
    expect(contested.phase).toEqual({ is: "challenge", by: 1 });
    expect([leftOf(contested, 0, 99_000), leftOf(contested, 1, 99_000)]).toEqual([25 * MINUTE - 10_000, 25 * MINUTE]);
    const after = ruled(contested);
    expect(canChallenge(after, 1, 99_000)).toBe(false);
    expect(press(after, 0, 200_000).phase).toEqual({ is: "running", side: 1 });
  });
  it("may be thought about for twenty seconds of one's own time", () => {
    const thinking = reflect(played, 1, 20_000);
    expect(reflectionLeft(thinking, 25_000)).toBe(15_000);
    expect(leftOf(thinking, 1, 25_000)).toBe(25 * MINUTE - 5000);
    const contested = challenge(thinking, 1, 39_000);
    expect(contested.phase.is).toBe("challenge");
    expect(contested.left[1]).toBe(25 * MINUTE - 19_000);
  });
  it("are forfeited after the twenty seconds, and the time goes on", () => {
    const late = caughtUp(reflect(played, 1, 20_000), 40_000);
    expect(late.phase).toEqual({ is: "running", side: 1 });
    expect(leftOf(late, 1, 41_000)).toBe(25 * MINUTE - 21_000);
    expect(challenge(reflect(played, 1, 20_000), 1, 40_001).phase.is).toBe("running");
  });
  it("have the first twenty seconds of one's time where it starts at once (previous edition)", () => {
    const previous = begun({ ...usualSettings(), turning: false });
    expect(canChallenge(previous, 0, 1000)).toBe(false);
    const answering = press(previous, 0, 10_000);
    expect(canChallenge(answering, 1, 29_999)).toBe(true);
    expect(canChallenge(answering, 1, 30_000)).toBe(false);
    expect(press(ruled(challenge(answering, 1, 15_000)), 0, 40_000).phase).toEqual({ is: "running", side: 1 });
  });
  it("are waived by going on", () => {
    const going = press(reflect(played, 1, 20_000), 1, 25_000);
    expect(going.phase).toEqual({ is: "running", side: 1 });
    expect(leftOf(going, 1, 26_000)).toBe(25 * MINUTE - 6000);
  });
});

describe("time that is over (art. 37)", () => {
  const over = 25 * MINUTE + 7000;
  it("is nothing until the other claims it", () => {
    expect(canClaim(begun(), 1, 25 * MINUTE - 1)).toBe(false);
    expect(canClaim(begun(), 0, over)).toBe(false);
    expect(leftOf(begun(), 0, over)).toBe(-7000);
    expect(canClaim(begun(), 1, over)).toBe(true);
  });
  it("becomes one extra minute from the claim on, at 30 points", () => {
    const claimed = claim(begun(), 1, over);
    expect(claimed.penalty).toEqual([30, 0]);
    expect(claimed.phase).toEqual({ is: "running", side: 0 });
    expect(leftOf(claimed, 0, over + 10_000)).toBe(50_000);
  });
  it("loses the game when the extra minute is over and claimed, at 50 points", () => {
    const claimed = claim(begun(), 1, over);
    expect(claim(claimed, 1, over + MINUTE - 1)).toBe(claimed);
    const lost = claim(claimed, 1, over + MINUTE);
    expect([lost.phase, lost.penalty]).toEqual([{ is: "over", loser: 0 }, [50, 0]]);
    expect(awaited(lost)).toBeNull();
    expect(canClaim(lost, 1, over + 2 * MINUTE)).toBe(false);
  });
  it("may be claimed while nobody's time runs", () => {
    const played = press(begun(), 0, over);
    const claimed = claim(played, 1, over + 3000);
    expect([claimed.left[0], claimed.since, claimed.phase.is]).toEqual([MINUTE, null, "stopped"]);
  });
});

describe("holding", () => {
  it("stops everything and goes on where it was", () => {
    const held = hold(begun(), 5000);
    expect(leftOf(held, 0, 60_000)).toBe(25 * MINUTE - 5000);
    expect([press(held, 0, 6000), claim(held, 1, 6000)]).toEqual([held, held]);
    expect(leftOf(resume(held, 60_000), 0, 61_000)).toBe(25 * MINUTE - 6000);
  });
  it("lets the referee give and take time, which otherwise nobody can", () => {
    expect(adjust(hold(begun(), 0), 1, -MINUTE).left[1]).toBe(24 * MINUTE);
    expect(adjust(begun(), 1, -MINUTE).left[1]).toBe(25 * MINUTE);
  });
  it("does not hold the limit of the whole game (art. 37, 39)", () => {
    expect(limitLeft(newClock(usualSettings()), 0)).toBeNull();
    expect(limitLeft(hold(begun(), 5000), 10 * MINUTE)).toBe(65 * MINUTE);
  });
});

describe("keeping", () => {
  beforeEach(() => localStorage.clear());
  it("survives a reload", () => {
    const clock = claim(begun({ ...usualSettings(), names: ["Anna", "Bea"] }), 1, 26 * MINUTE);
    keepClock(clock);
    expect(keptClock()).toEqual(clock);
  });
  it("starts anew over anything else", () => {
    for (const found of ["", "{", "7", "null", "{}", '{"phase":{"is":"running"},"left":[1]}']) {
      localStorage.setItem("leggio.clock", found);
      expect(keptClock()).toEqual(newClock(usualSettings()));
    }
  });
});
