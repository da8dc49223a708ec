/** Two fingers on the board bring it nearer and move it; the page stays as it is. */

import { pinch, type Fingers, type Zoom } from "./zoom";

/** Nearer than this is near: a hand lets go of the whole board with a little scale left. */
const HARDLY = 1.05;

/** Tells the zoom that two fingers ask for; null when they have let go of it. */
export function listenToPinches(
  root: HTMLElement,
  current: () => Zoom,
  onpinch: (zoom: Zoom | null) => void,
): () => void {
  let begun: { from: Zoom; fingers: Fingers } | null = null;

  function start(event: TouchEvent): void {
    begun = event.touches.length === 2 ? { from: current(), fingers: fingersOf(event, root) } : null;
  }
  function move(event: TouchEvent): void {
    if (!begun || event.touches.length !== 2) return;
    event.preventDefault();
    onpinch(pinch(begun.from, begun.fingers, fingersOf(event, root)));
  }
  function end(): void {
    if (!begun) return;
    begun = null;
    if (current().scale < HARDLY) onpinch(null);
  }
  // Safari tells of two fingers by an event of its own too, and would zoom the page.
  const keepPage = (event: Event) => event.preventDefault();

  root.addEventListener("touchstart", start, { passive: true });
  root.addEventListener("touchmove", move, { passive: false });
  root.addEventListener("touchend", end);
  root.addEventListener("touchcancel", end);
  root.addEventListener("gesturestart", keepPage);
  return () => {
    root.removeEventListener("touchstart", start);
    root.removeEventListener("touchmove", move);
    root.removeEventListener("touchend", end);
    root.removeEventListener("touchcancel", end);
    root.removeEventListener("gesturestart", keepPage);
  };
}

function fingersOf(event: TouchEvent, root: HTMLElement): Fingers {
  const [one, other] = [event.touches[0]!, event.touches[1]!];
  const { left, top, width, height } = root.getBoundingClientRect();
  return {
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    x: ((one.clientX + other.clientX) / 2 - left) / width,
    y: ((one.clientY + other.clientY) / 2 - top) / height,
  };
}
