import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, waitBefore, type Status } from "./connection";
import type { ServerFrame } from "./types";

/** A line whose other end is the test. */
class Line {
  static all: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  opens() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  says(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breaks(code = 1006) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const WELCOME = { type: "welcome", version: 1, seq: 5, now: 0, table: {}, you: { role: "player", seat: 0 } };
let statuses: Status[];
let frames: ServerFrame[];
let connection: Connection;
const last = () => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  statuses = [];
  frames = [];
  const events = {
    frame: (frame: ServerFrame) => frames.push(frame),
    status: (status: Status) => statuses.push(status),
  };
  connection = new Connection("ws://here", events, () => new Line() as unknown as WebSocket);
  connection.open();
  last().opens();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello, and after a break from what it last saw", async () => {
    expect(last().sent).toEqual([{ type: "hello", version: 1, after: null }]);
    last().says(WELCOME);
    last().says({ type: "update", seq: 9, now: 0, events: [], view: {} });
    last().breaks();
    expect(statuses.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().sent[0]).toEqual({ type: "hello", version: 1, after: 9 });
    last().says(WELCOME);
    expect(statuses.at(-1)).toBe("open");
  });

  it("answers pings", () => {
    last().says({ type: "ping", n: 7 });
    expect(last().sent.at(-1)).toEqual({ type: "pong", n: 7 });
    expect(frames).toEqual([]);
  });

  it("sends a command that was not answered again, with the same key, and no other", async () => {
    last().says(WELCOME);
    const key = connection.do({ command: "pass" }, 5);
    const done = connection.do({ command: "accept" }, 5);
    last().says({ type: "ack", key: done, seq: 6 });
    last().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    last().says(WELCOME);
    expect(last().sent.slice(1)).toEqual([{ type: "do", key, seq: 5, command: { command: "pass" } }]);
    last().says({ type: "ack", key, seq: 6 });
    last().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    last().says(WELCOME);
    expect(last().sent).toHaveLength(1);
  });

  it("keeps a command that a server about to go refused, for the next one", async () => {
    last().says(WELCOME);
    const key = connection.do({ command: "pass" }, 5);
    last().says({ type: "refused", code: "server.draining", key });
    last().breaks(1012);
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    last().says(WELCOME);
    expect(last().sent.at(-1)).toMatchObject({ type: "do", key });
  });

  it("takes a long silence for a break", async () => {
    last().says(WELCOME);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(statuses.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all.length).toBe(2);
  });

  it.each([
    [4404, "not_found"],
    [4401, "not_known"],
    [4406, "version"],
  ] as const)("does not come back after %i", async (code, status) => {
    last().breaks(code);
    expect(statuses.at(-1)).toBe(status);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.length).toBe(1);
  });
});

it("waits longer each time, up to ten seconds, and not the same for everybody", () => {
  expect(waitBefore(1, () => 1)).toBe(400);
  expect(waitBefore(2, () => 1)).toBe(800);
  expect(waitBefore(2, () => 0)).toBe(400);
  expect(waitBefore(20, () => 1)).toBe(10_000);
});
