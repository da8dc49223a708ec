/** Marks what the coach points at, wherever it is on the page and however often that is drawn anew. */

import type { Target } from "./advice";

const MARK = "data-coached";

const found = ({ at, text }: Target): Element | undefined =>
  [...document.querySelectorAll(at)].find((each) => !text || each.textContent?.includes(text));

/** Point at these; returns how to stop. */
export function pointAt(targets: readonly Target[]): () => void {
  const point = () => {
    const wanted = new Set(targets.map(found));
    for (const each of document.querySelectorAll(`[${MARK}]`)) if (!wanted.has(each)) each.removeAttribute(MARK);
    for (const each of wanted) each?.setAttribute(MARK, "");
  };
  const observer = new MutationObserver(point);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["open", "data-drop"], // dialogs come and open, cards become places
  });
  point();
  // The board moves by itself to where tiles are laid.
  const first = targets.map(found).find((each) => each && !each.closest(".board-frame"));
  first?.scrollIntoView({ block: "nearest" });
  return () => {
    observer.disconnect();
    for (const each of document.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
  };
}
