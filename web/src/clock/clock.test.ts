import { beforeEach, describe, expect, it } from "vitest";

import {
  adjust,
  awaited,
  canChallenge,
  canChangeAll,
  canClaim,
  canPress,
  caughtUp,
  challenge,
  changeAll,
  claim,
  hold,
  leftOf,
  limitLeft,
  limitOf,
  newClock,
  penaltyOf,
  press,
  reflect,
  reflectionLeft,
  resume,
  ruled,
  usualSettings,
  type Clock,
  type Settings,
} from "./clock";
import { keepClock, keptClock } from "./keeping";

const MINUTE = 60_000;
const PREVIOUS = "figs-1";
const previous = (): Settings => ({ ...usualSettings(), rules: PREVIOUS });
/** Player 0 starts; player 1 has started their time at 0. */
const begun = (settings = usualSettings()): Clock => press(newClock(settings), 1, 0);
const penalties = (clock: Clock, now: number): number[] => [penaltyOf(clock, 0, now), penaltyOf(clock, 1, now)];

describe("turns (art. 25-27)", () => {
  it("is started by the second player, for the first", () => {
    const clock = newClock(usualSettings());
    expect(press(clock, 0, 5)).toBe(clock);
    const running = press(clock, 1, 5);
    expect(running.phase).toEqual({ is: "running", side: 0 });
    expect(leftOf(running, 0, 1005)).toBe(25 * MINUTE - 1000);
    expect(leftOf(running, 1, 1005)).toBe(25 * MINUTE);
  });
  it("stands still after a play, until the board is turned and who has played starts the other's time", () => {
    const played = press(begun(), 0, 10_000);
    expect(played.phase).toEqual({ is: "stopped", mover: 0, contestable: true, turned: false });
    expect(leftOf(played, 0, 99_000)).toBe(25 * MINUTE - 10_000);
    expect([canPress(played, 0), canPress(played, 1)]).toEqual([false, true]);
    expect(press(played, 0, 11_000)).toBe(played);
    const turned = press(played, 1, 15_000);
    expect([canPress(turned, 0), canPress(turned, 1)]).toEqual([true, false]);
    expect(leftOf(turned, 1, 99_000)).toBe(25 * MINUTE);
    const going = press(turned, 0, 20_000);
    expect(going.phase).toEqual({ is: "running", side: 1 });
    expect(leftOf(going, 1, 21_000)).toBe(25 * MINUTE - 1000);
  });
  it("stands still in the previous edition too, and only who has played starts the other's time", () => {
    const played = press(begun(previous()), 0, 10_000);
    expect(leftOf(played, 1, 99_000)).toBe(25 * MINUTE);
    expect([canPress(played, 0), canPress(played, 1), canChallenge(played, 1)]).toEqual([true, false, true]);
    expect(press(played, 0, 20_000).phase).toEqual({ is: "running", side: 1 });
  });
  it("hears nobody out of turn", () => {
    const clock = begun();
    expect(press(clock, 1, 1000)).toBe(clock);
    expect(challenge(clock, 1, 1000)).toBe(clock);
    expect(awaited(clock)).toBe(0);
  });
});

describe("cambio secco (art. 35)", () => {
  it("stops the time, which the other starts again for the same player", () => {
    const changing = changeAll(begun(), 0, 10_000);
    expect([canPress(changing, 0), canPress(changing, 1), canChallenge(changing, 1)]).toEqual([false, true, false]);
    expect(leftOf(changing, 0, 60_000)).toBe(25 * MINUTE - 10_000);
    const going = press(changing, 1, 60_000);
    expect(going.phase).toEqual({ is: "running", side: 0 });
    expect(leftOf(going, 0, 61_000)).toBe(25 * MINUTE - 11_000);
  });
  it("is made once by each player, and in one's own time only", () => {
    const clock = begun();
    expect(canChangeAll(clock, 1)).toBe(false);
    const again = press(changeAll(clock, 0, 1000), 1, 2000);
    expect([canChangeAll(again, 0), changeAll(again, 0, 3000)]).toEqual([false, again]);
    const others = press(press(press(again, 0, 3000), 1, 4000), 0, 5000);
    expect(canChangeAll(others, 1)).toBe(true);
    expect(changeAll(others, 1, 6000).secco).toEqual([true, true]);
  });
});

describe("challenges (art. 28, 31, 32)", () => {
  const played = press(begun(), 0, 10_000);
  it("stop both times until the referee has ruled, and cannot be repeated", () => {
    expect(canChallenge(played, 0)).toBe(false);
    const contested = challenge(played, 1, 12_000);
    expect(contested.phase).toEqual({ is: "challenge", by: 1, turned: false });
    expect([leftOf(contested, 0, 99_000), leftOf(contested, 1, 99_000)]).toEqual([25 * MINUTE - 10_000, 25 * MINUTE]);
    const after = ruled(contested, 99_000);
    expect(canChallenge(after, 1)).toBe(false);
    expect(press(press(after, 1, 150_000), 0, 200_000).phase).toEqual({ is: "running", side: 1 });
  });
  it("do not have the board turned twice", () => {
    const contested = challenge(press(played, 1, 11_000), 1, 12_000);
    expect(press(ruled(contested, 20_000), 0, 30_000).phase).toEqual({ is: "running", side: 1 });
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
    expect(penalties(begun(), over)).toEqual([0, 0]);
  });
  it("becomes one extra minute from the claim on, at 30 points once any of it is used", () => {
    const claimed = claim(begun(), 1, over);
    expect(claimed.phase).toEqual({ is: "running", side: 0 });
    expect(leftOf(claimed, 0, over + 10_000)).toBe(50_000);
    expect(penalties(claimed, over)).toEqual([0, 0]);
    expect(penalties(claimed, over + 1)).toEqual([30, 0]);
    expect(penalties(adjust(hold(claimed, over + 1), 0, MINUTE), over + 9000)).toEqual([30, 0]);
  });
  it("costs nothing to whoever does not play on", () => {
    const claimed = claim(press(begun(), 0, over), 1, over + 3000);
    expect([claimed.left[0], claimed.since, claimed.phase.is]).toEqual([MINUTE, null, "stopped"]);
    const others = press(press(claimed, 1, over + 4000), 0, over + 5000);
    expect(penalties(others, over + 30_000)).toEqual([0, 0]);
    const back = press(press(press(others, 1, over + 40_000), 0, over + 41_000), 1, over + 42_000);
    expect(penalties(back, over + 42_001)).toEqual([30, 0]);
  });
  it("loses the game when the extra minute is over and claimed, at 50 points", () => {
    const claimed = claim(begun(), 1, over);
    expect(claim(claimed, 1, over + MINUTE - 1)).toBe(claimed);
    const lost = claim(claimed, 1, over + MINUTE);
    expect([lost.phase, penalties(lost, over + MINUTE)]).toEqual([{ is: "over", loser: 0 }, [50, 0]]);
    expect(awaited(lost)).toBeNull();
    expect(canClaim(lost, 1, over + 2 * MINUTE)).toBe(false);
  });
});

describe("the whole game (art. 37a, 39d)", () => {
  it("ends after 75 minutes in the current edition, with the times of that moment and no loser", () => {
    const clock = press(press(press(begun(), 0, MINUTE), 1, 70 * MINUTE), 0, 71 * MINUTE);
    expect(limitLeft(clock, 75 * MINUTE - 1)).toBe(1);
    expect(caughtUp(clock, 75 * MINUTE - 1)).toBe(clock);
    const over = caughtUp(clock, 80 * MINUTE);
    expect([over.phase, over.left]).toEqual([{ is: "over", loser: null }, [24 * MINUTE, 21 * MINUTE]]);
    expect([press(over, 1, 80 * MINUTE), penalties(over, 80 * MINUTE)]).toEqual([over, [0, 0]]);
  });
  it("has no end by the clock in the previous edition, nor with times of one's own", () => {
    const clock = begun(previous());
    expect([limitOf(previous()), limitLeft(clock, MINUTE), caughtUp(clock, 90 * MINUTE)]).toEqual([null, null, clock]);
    expect(limitOf({ ...usualSettings(), minutes: 15 })).toBeNull();
  });
  it("is not held with the clock", () => {
    expect(limitLeft(newClock(usualSettings()), 0)).toBeNull();
    const held = hold(begun(), 5000);
    expect(limitLeft(held, 10 * MINUTE)).toBe(65 * MINUTE);
    const over = resume(held, 76 * MINUTE);
    expect([over.phase, over.held, over.left[0]]).toEqual([{ is: "over", loser: null }, false, 25 * MINUTE - 5000]);
  });
});

describe("holding", () => {
  it("stops everything and goes on where it was", () => {
    const held = hold(begun(), 5000);
    expect(leftOf(held, 0, 60_000)).toBe(25 * MINUTE - 5000);
    expect([press(held, 0, 6000), claim(held, 1, 6000), changeAll(held, 0, 6000)]).toEqual([held, held, held]);
    expect(leftOf(resume(held, 60_000), 0, 61_000)).toBe(25 * MINUTE - 6000);
  });
  it("lets the referee give and take time, which otherwise nobody can", () => {
    expect(adjust(hold(begun(), 0), 1, -MINUTE).left[1]).toBe(24 * MINUTE);
    expect(adjust(begun(), 1, -MINUTE).left[1]).toBe(25 * MINUTE);
  });
});

describe("keeping", () => {
  beforeEach(() => localStorage.clear());
  it("survives a reload", () => {
    const clock = claim(begun({ ...previous(), names: ["Anna", "Bea"] }), 1, 26 * MINUTE);
    for (const each of [clock, changeAll(clock, 0, 26 * MINUTE)]) {
      keepClock(each);
      expect(keptClock()).toEqual(each);
    }
  });
  it("starts anew over anything else", () => {
    const strange = JSON.stringify({ ...begun(), settings: { ...usualSettings(), rules: "chess" } });
    for (const found of ["", "{", "7", "null", "{}", '{"phase":{"is":"running"},"left":[1]}', strange]) {
      localStorage.setItem("leggio.clock", found);
      expect(keptClock()).toEqual(newClock(usualSettings()));
    }
  });
});
