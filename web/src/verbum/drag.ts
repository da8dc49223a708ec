/** Fingers and mice on cards: a press that moves drags, one that does not is left to the card's own button. */

const SLACK_PX = 6;
/** A finger hides what is under it: the card floats above it. */
const FINGER_LIFT_PX = 40;

export interface Dragging {
  /** A card was let go over something marked `data-drop`, at a horizontal position; by a finger or something finer. */
  drop: (id: number, spot: string, before: number | null, finger: boolean) => void;
  /** What the card is over now, and which card; null: nothing. */
  over: (id: number | null, spot: string | null) => void;
}

export function dragCards(root: HTMLElement, dragging: Dragging): () => void {
  let held: { id: number; pointer: number; x: number; y: number; face: HTMLElement; ghost: HTMLElement | null } | null =
    null;
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    const face = (event.target as HTMLElement).closest<HTMLElement>("[data-card-id]");
    if (!face || event.button !== 0 || held) return;
    const id = Number(face.dataset.cardId);
    held = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, face, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK_PX) {
      held.ghost = lift(held.face);
      root.setPointerCapture(held.pointer);
    }
    if (!held.ghost) return;
    const y = event.clientY - lifted(event);
    held.ghost.style.transform = `translate(${event.clientX}px, ${y}px) translate(-50%, -50%) rotate(-3deg)`;
    dragging.over(held.id, spotAt(event.clientX, y)?.dataset.drop ?? null);
  }

  function up(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const { id, ghost } = held;
    letGo();
    if (!ghost) return;
    swallow = true; // the click that follows a drag means nothing
    const y = event.clientY - lifted(event);
    const spot = spotAt(event.clientX, y);
    if (spot?.dataset.drop) {
      dragging.drop(id, spot.dataset.drop, cardAfter(spot, event.clientX, y, id), lifted(event) > 0);
    }
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function letGo(): void {
    held?.ghost?.remove();
    held?.face.classList.remove("lifted");
    held = null;
    dragging.over(null, null);
  }

  function lift(face: HTMLElement): HTMLElement {
    const ghost = face.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card-id");
    ghost.classList.add("ghost");
    ghost.style.width = `${face.getBoundingClientRect().width}px`;
    document.body.append(ghost);
    face.classList.add("lifted");
    return ghost;
  }

  const lifted = (event: PointerEvent) => (event.pointerType === "mouse" ? 0 : FINGER_LIFT_PX);

  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", letGo);
  root.addEventListener("click", click, true);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", letGo);
    root.removeEventListener("click", click, true);
    letGo();
  };
}

function spotAt(x: number, y: number): HTMLElement | null {
  for (const under of document.elementsFromPoint(x, y)) {
    const spot = under instanceof HTMLElement ? under.closest<HTMLElement>("[data-drop]") : null;
    if (spot) return spot;
  }
  return null;
}

/** The first card after a point, whose row is there or further down, and whose middle is to its right; null: the end. */
function cardAfter(spot: HTMLElement, x: number, y: number, dragged: number): number | null {
  for (const face of spot.querySelectorAll<HTMLElement>("[data-card-id]")) {
    const box = face.getBoundingClientRect();
    const id = Number(face.dataset.cardId);
    if (id !== dragged && (y < box.top || (y < box.bottom && x < box.left + box.width / 2))) return id;
  }
  return null;
}
