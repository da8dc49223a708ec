import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { hearAll } from "../i18n/testing";
import type { CommonMixingView } from "../protocol";
import { Session } from "../table/session.svelte";
import { toasts } from "../ui/toast.svelte";

type Frame = Record<string, unknown>;

/** A line whose other end is the test. */
class Line {
  static last: Line;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Frame);
  }
  close() {}
  says(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** What was asked last of a kind, once it has been. */
  asked = (command: string) =>
    vi.waitFor(() => {
      const found = this.sent.filter((each) => (each.command as Frame | undefined)?.command === command);
      expect(found).toHaveLength(1);
      return found[0] as { key: string; command: Frame };
    });
}

const COMMITMENT = "5".repeat(64);
const viewOf = (seq: number, told: Partial<CommonMixingView>) => ({
  seq,
  players: ["Anna", "Bruno"],
  commitment: COMMITMENT,
  mixing: { contributors: [0, 1], announced: "", commitments: [], closed: false, shares: [], value: "", mixed: false, ...told }, // prettier-ignore
});
const welcome = (view: object, seq: number) => ({
  type: "welcome",
  seq,
  you: { role: "player", seat: 0 },
  table: { id: "tavolo", settings: { game: "scrabble" } },
  view,
});

let session: Session<ReturnType<typeof viewOf>>;

beforeEach(() => {
  hearAll("it");
  localStorage.clear();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  session = new Session("tavolo");
  Line.last.onopen?.();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

it("puts its share in by itself, asks nobody, and names who was left out", async () => {
  Line.last.says(welcome(viewOf(1, {}), 1));
  const { key, command } = await Line.last.asked("commit_share");
  const own: [number, string] = [0, String(command.commitment)];
  Line.last.says({ type: "ack", key, seq: 2 });
  Line.last.says({ type: "update", seq: 2, view: viewOf(2, { commitments: [own] }), events: [] });
  Line.last.says({ type: "update", seq: 3, view: viewOf(3, { commitments: [own], closed: true }), events: [] });
  const revealed = await Line.last.asked("reveal_share");
  const shares: [number, string][] = [[0, String(revealed.command.share)]];
  const mixed = viewOf(5, { commitments: [own], closed: true, shares, mixed: true });
  const events = [{ seq: 5, event: "bag_mixed", data: {} }];
  Line.last.says({ type: "ack", key: revealed.key, seq: 5 });
  Line.last.says({ type: "update", seq: 5, view: mixed, events });
  expect(toasts.map(({ text }) => text)).toEqual(["Mescolato senza la parte di Bruno."]);
  expect(session.busy).toBe(0);
});

it("goes on where the line was lost after it had committed, and no more is told", async () => {
  Line.last.says(welcome(viewOf(1, {}), 1));
  const { key, command } = await Line.last.asked("commit_share");
  const closed = viewOf(4, { commitments: [[0, String(command.commitment)]], closed: true });
  Line.last.says(welcome(closed, 4));
  Line.last.says({ type: "ack", key, seq: 2 });
  await Line.last.asked("reveal_share");
});
