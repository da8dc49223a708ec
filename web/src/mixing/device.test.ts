import { beforeEach, expect, it, vi } from "vitest";

import type { CommonMixingView } from "../protocol";
import { partOf } from "./device";
import { commitmentTo } from "./hashing";
import { keepShare, keptShares } from "./keeping";

const SEAL = "5".repeat(64);
const SEAT = 1;
const PLACE = { table: "tavolo", seat: SEAT };
const THEIRS = "a".repeat(64);

const asked = (told: Partial<CommonMixingView> = {}): CommonMixingView => ({
  contributors: [0, 1],
  announced: "",
  commitments: [],
  closed: false,
  shares: [],
  value: "",
  mixed: false,
  ...told,
});
const commitment = () => (partOf(asked(), SEAL, PLACE) as unknown as { commitment: string }).commitment;
/** The page as another tab, or after a reload: it knows what the browser kept, and nothing else. */
const anew = async () => {
  vi.resetModules();
  return (await import("./device")).partOf;
};

beforeEach(() => localStorage.clear());

it("commits to a share that only it knows, and reveals it once the list is closed", () => {
  const own = commitment();
  const list: [number, string][] = [[SEAT, own], [0, THEIRS]]; // prettier-ignore
  expect(partOf(asked({ commitments: [[SEAT, own]] }), SEAL, PLACE)).toBeNull();
  const told = partOf(asked({ commitments: list, closed: true }), SEAL, PLACE) as unknown as { share: string };
  expect(told).toMatchObject({ command: "reveal_share" });
  expect(commitmentTo(told.share, SEAL, SEAT)).toBe(own);
  expect(partOf(asked({ commitments: list, closed: true, shares: [[SEAT, told.share]] }), SEAL, PLACE)).toBeNull();
  expect(keptShares(PLACE)[0]?.shown?.list).toEqual(list);
});

it("draws another share for another table, and none for a second seal of the same one", () => {
  const first = commitment();
  const other = partOf(asked(), SEAL, { table: "rivincita", seat: SEAT }) as unknown as { commitment: string };
  expect(other.commitment).not.toBe(first);
  expect(partOf(asked(), "6".repeat(64), PLACE)).toBeNull();
});

it("puts nothing in where it is not asked, or too late", () => {
  expect(partOf(asked({ contributors: [0] }), SEAL, PLACE)).toBeNull();
  expect(partOf(asked({ closed: true, commitments: [[0, THEIRS]] }), SEAL, PLACE)).toBeNull();
  expect(partOf(asked({ mixed: true }), SEAL, PLACE)).toBeNull();
});

it("goes on after a reload, before and after it has committed", async () => {
  const own = commitment();
  const again = await anew();
  expect(again(asked(), SEAL, PLACE)).toEqual({ command: "commit_share", commitment: own });
  const closed = asked({ commitments: [[SEAT, own]], closed: true });
  expect((await anew())(closed, SEAL, PLACE)).toMatchObject({ command: "reveal_share" });
});

it("reveals the share that the table took, where two tabs drew one each", () => {
  const drawn = ["1".repeat(64), "2".repeat(64)].map((share) => ({
    seal: SEAL,
    commitment: commitmentTo(share, SEAL, SEAT),
    share,
    at: 0,
  }));
  for (const one of drawn) {
    localStorage.clear();
    drawn.forEach((each) => keepShare(PLACE, each));
    const commitments: [number, string][] = [[SEAT, one.commitment]];
    const told = partOf(asked({ commitments, closed: true }), SEAL, PLACE);
    expect(told).toEqual({ command: "reveal_share", share: one.share });
  }
});

it("reveals nothing that another device drew, and to one list only", () => {
  expect(partOf(asked({ commitments: [[SEAT, THEIRS]], closed: true }), SEAL, PLACE)).toBeNull();
  const own = commitment();
  const closed = (other: string): CommonMixingView =>
    asked({ commitments: [[0, other], [SEAT, own]], closed: true }); // prettier-ignore
  expect(partOf(closed(THEIRS), SEAL, PLACE)).not.toBeNull();
  expect(partOf(closed("b".repeat(64)), SEAL, PLACE)).toBeNull();
  expect(partOf(closed(THEIRS), SEAL, PLACE)).not.toBeNull();
});

it("works where the browser keeps nothing", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const own = commitment();
  expect(partOf(asked({ commitments: [[SEAT, own]], closed: true }), SEAL, PLACE)).not.toBeNull();
  full.mockRestore();
});
