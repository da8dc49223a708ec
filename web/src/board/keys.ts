/** The keyboard, as what one means by it. */

import type { Arrow } from "./cursor";
import { letterOf } from "./typing";

export type Intent =
  | { kind: "letter"; letter: string; jolly: boolean }
  | { kind: "arrow"; arrow: Arrow }
  | { kind: "edge"; edge: "start" | "end" }
  | { kind: "back" | "recall" | "commit" | "shuffle" | "point" };

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const PLAIN: Readonly<Record<string, Intent>> = {
  Backspace: { kind: "back" },
  Delete: { kind: "back" },
  Escape: { kind: "recall" },
  Enter: { kind: "commit" },
  " ": { kind: "point" },
  "/": { kind: "shuffle" },
  Home: { kind: "edge", edge: "start" },
  End: { kind: "edge", edge: "end" },
};

export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means on the board; null if it is not for the board. Shift asks for a jolly. */
export function intentOf(event: Key): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow) return { kind: "arrow", arrow };
  const plain = PLAIN[event.key];
  if (plain) return plain;
  const letter = event.key.length === 1 ? letterOf(event.key) : null;
  return letter ? { kind: "letter", letter, jolly: event.shiftKey } : null;
}
