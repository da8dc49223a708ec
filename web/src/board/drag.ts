/** Fingers and mice: a tile is dragged, or tapped and then put down with a second tap. */

export type Spot = { kind: "square"; square: number; side: number } | { kind: "rack"; before: number | null } | null;

export interface DragTargets {
  /** A tile was let go over a spot; null is nowhere. */
  drop: (tile: number, spot: Spot) => void;
  /** A tile was pressed and let go without moving. */
  tap: (tile: number) => void;
  /** A square without a loose tile was pressed. */
  point: (square: number) => void;
  /** Whether this tile may be moved now. */
  movable: (tile: number) => boolean;
  hover: (spot: Spot) => void;
}

const SLACK_PX = 5;
/** A finger hides what is under it: the tile floats above the fingertip, and lands where the finger points. */
const FINGERTIP_PX = 30;
/** The smallest tile one can still read. */
const LEAST_PX = 26;

interface Held {
  id: number;
  pointer: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  face: HTMLElement;
  /** How large the tile is in the hand, off the board. */
  side: number;
}

export function listenToPointers(root: HTMLElement, rack: HTMLElement, targets: DragTargets): () => void {
  let held: Held | null = null;
  let pressed: number | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || held) return;
    const target = event.target as HTMLElement;
    const face =
      target.closest<HTMLElement>("[data-tile]") ??
      target.closest("[data-rack]")?.querySelector<HTMLElement>("[data-tile]");
    const square = target.closest<HTMLElement>("[data-square]");
    if (face) {
      held = {
        id: Number(face.dataset.tile),
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        ghost: null,
        face,
        side: Math.max(face.getBoundingClientRect().width, LEAST_PX),
      };
      // The page must not scroll under a finger that holds a tile.
      if (event.pointerType !== "mouse") event.preventDefault();
    } else if (square) {
      pressed = Number(square.dataset.square);
    }
  }

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK_PX;
    if (!held.ghost && far && targets.movable(held.id)) held.ghost = lift(held.face);
    if (!held.ghost) return;
    const spot = spotAt(event.clientX, event.clientY);
    const side = spot?.kind === "square" ? spot.side : held.side;
    const above = event.pointerType === "mouse" ? 0 : FINGERTIP_PX + side / 2;
    held.ghost.style.setProperty("--side", `${side}px`);
    held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY - above}px) translate(-50%, -50%)`;
    targets.hover(spot);
  }

  function up(event: PointerEvent): void {
    if (held && event.pointerId === held.pointer) {
      const { id, ghost } = held;
      letGo();
      if (ghost) targets.drop(id, spotAt(event.clientX, event.clientY));
      else targets.tap(id);
    } else if (pressed !== null) {
      const square = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-square]") : null;
      if (square && Number(square.dataset.square) === pressed) targets.point(pressed);
      pressed = null;
    }
  }

  function cancel(): void {
    pressed = null;
    if (held) letGo();
  }

  function lift(face: HTMLElement): HTMLElement {
    const ghost = face.cloneNode(true) as HTMLElement;
    ghost.className = "tile ghost";
    document.body.append(ghost);
    face.classList.add("lifted");
    return ghost;
  }

  function letGo(): void {
    held?.ghost?.remove();
    held?.face.classList.remove("lifted");
    targets.hover(null);
    held = null;
  }

  function spotAt(x: number, y: number): Spot {
    const under = document.elementsFromPoint(x, y);
    const square = under.find((each) => each instanceof HTMLElement && each.dataset.square !== undefined);
    if (square instanceof HTMLElement) {
      const side = Math.max(square.getBoundingClientRect().width, LEAST_PX);
      return { kind: "square", square: Number(square.dataset.square), side };
    }
    const box = rack.getBoundingClientRect();
    const near = x > box.left - 20 && x < box.right + 20 && y > box.top - 30 && y < box.bottom + 60;
    return near ? { kind: "rack", before: placeBefore(x) } : null;
  }

  function placeBefore(x: number): number | null {
    for (const place of rack.children) {
      const box = place.getBoundingClientRect();
      if (x < box.left + box.width / 2) {
        const { rack: id, gap } = (place as HTMLElement).dataset;
        return Number(id ?? gap);
      }
    }
    return null;
  }

  // A quick hand is out of the rack before its first move is told: moves are heard wherever they are.
  root.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  return () => {
    root.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    cancel();
  };
}
