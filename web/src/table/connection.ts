/** The way to a table: a socket that comes back by itself, and commands that happen once however often they are sent. */

import { SUBPROTOCOL, VERSION } from "../protocol";
import type { Command, ServerFrame } from "./types";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** The server pings every 10 s, and more often at first: silence for longer than this is a dead line. */
const SILENCE_MS = 25_000;

/** Ends that another try will not mend. */
export type Fatal = "not_found" | "not_known" | "version" | "refused";
const FATAL: Readonly<Record<number, Fatal>> = {
  4401: "not_known",
  4404: "not_found",
  4406: "version",
  4403: "refused",
};

export type Status = "connecting" | "open" | "lost" | Fatal;

export interface ConnectionEvents {
  frame: (frame: ServerFrame) => void;
  status: (status: Status) => void;
}

interface Sent {
  key: string;
  seq: number;
  command: Command;
}

export class Connection {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Sent>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** The last event that was seen here. */
  private seen: number | null = null;

  constructor(
    private readonly address: string,
    private readonly events: ConnectionEvents,
    private readonly make: (address: string, protocol: string) => WebSocket = (address, protocol) =>
      new WebSocket(address, protocol),
  ) {}

  open(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.events.status(this.tries ? "lost" : "connecting");
    const socket = this.make(this.address, SUBPROTOCOL);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", version: VERSION, after: this.seen });
      this.listenForSilence();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listenForSilence();
      this.take(JSON.parse(event.data) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const { socket } = this;
    this.socket = null;
    socket?.close(1000);
  }

  /** Try again now, for instance because the device is online again. */
  retry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.socket = null;
    this.open();
  }

  /** Close the line and open another, whatever ended it. */
  again(): void {
    const { socket } = this;
    this.socket = null;
    this.closed = false;
    clearTimeout(this.timer);
    socket?.close(1000);
    this.open();
  }

  /** Give a command; its key makes sure that it happens once. */
  do(command: Command, seq: number): string {
    const sent = { key: newKey(), seq, command };
    this.unanswered.set(sent.key, sent);
    this.send({ type: "do", ...sent });
    return sent.key;
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  rematch(): void {
    this.send({ type: "rematch" });
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private take(frame: ServerFrame): void {
    switch (frame.type) {
      case "ping":
        this.send({ type: "pong", n: frame.n });
        return;
      case "welcome":
        this.tries = 0;
        this.seen = frame.seq;
        this.events.status("open");
        this.events.frame(frame);
        // What was not answered may have happened or not: the same key says which.
        for (const sent of this.unanswered.values()) this.send({ type: "do", ...sent });
        return;
      case "update":
        this.seen = frame.seq;
        break;
      case "ack":
        this.unanswered.delete(frame.key);
        break;
      case "refused":
        if (frame.code === "server.draining") return; // it is sent again when the server is back
        if (frame.key) this.unanswered.delete(frame.key);
        break;
    }
    this.events.frame(frame);
  }

  private lost(code: number): void {
    clearTimeout(this.silence);
    this.socket = null;
    if (this.closed) return;
    const fatal = FATAL[code];
    if (fatal) {
      this.closed = true;
      this.events.status(fatal);
      return;
    }
    this.tries++;
    this.events.status("lost");
    this.timer = setTimeout(() => this.open(), waitBefore(this.tries));
  }

  private listenForSilence(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const { socket } = this;
      this.lost(1006);
      socket?.close();
    }, SILENCE_MS);
  }
}

/** How long to wait before a try: longer each time, and never the same for everybody. */
export function waitBefore(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return longest * (0.5 + random() / 2);
}

export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
