/** Cards that fly over the table, so that one sees who took what from whom. */

import { mount, unmount } from "svelte";
import type { Told } from "../../table/types";
import Card from "./Card.svelte";

const LASTS_MS = 600;
const LIFT = 1.15;

interface Flying {
  card: string;
  stands?: string;
  back?: boolean;
}

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Show what an event moved: between a place in a word and a hand, or between two hands. */
export function flyFor({ event, data }: Told, root: HTMLElement): void {
  if (still()) return;
  const place = root.querySelector<HTMLElement>(`[data-place="${String(data.word)}:${String(data.place)}"]`);
  const hand = handOf(root, Number(data.seat));
  const letter = String(data.letter ?? data.letters ?? "");
  const other = event === "hands_swapped" ? handOf(root, Number(data.other)) : null;
  if (hand && other) {
    fly({ card: "", back: true }, hand, other);
    fly({ card: "", back: true }, other, hand);
  }
  if (!place || !hand) return;
  place.scrollIntoView({ block: "nearest" });
  if (event === "stole") exchange({ card: letter }, { card: "!", stands: letter }, place, hand);
  else if (event === "restored") exchange({ card: "!", stands: letter }, { card: letter }, place, hand);
  else if (event === "jolly_swapped")
    exchange({ card: String(data.jolly), stands: letter }, { card: letter.charAt(0) }, place, hand);
}

/** What was taken leaves the place for the hand while what replaces it comes. */
function exchange(taken: Flying, given: Flying, place: HTMLElement, hand: HTMLElement): void {
  place.animate([{ opacity: 0.25 }, { opacity: 0.25 }], LASTS_MS);
  fly(given, hand, place);
  fly(taken, place, hand);
}

/** One's own cards, or the backs of another's. */
function handOf(root: HTMLElement, seat: number): HTMLElement | null {
  const backs = root.querySelector<HTMLElement>(`[data-hand="${seat}"]`);
  return backs?.closest(".own") ? root.querySelector(".hand") : backs;
}

function fly(card: Flying, from: HTMLElement, to: HTMLElement): void {
  const [start, end] = [middle(from), middle(to)];
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.style.cssText = "position:fixed;left:0;top:0;z-index:70;pointer-events:none;--card:2.5rem";
  document.body.append(ghost);
  const drawn = mount(Card, { target: ghost, props: card });
  const at = ([x, y]: readonly [number, number], scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const half: [number, number] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 12];
  const flight = ghost.animate(
    [{ transform: at(start, 1) }, { transform: at(half, LIFT) }, { transform: at(end, 1) }],
    { duration: LASTS_MS, easing: "ease-in-out" },
  );
  flight.onfinish = flight.oncancel = () => {
    void unmount(drawn);
    ghost.remove();
  };
}

function middle(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
