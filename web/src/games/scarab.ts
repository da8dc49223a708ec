/** The scarab, as drawings/Scarab.svelte has it, in few strokes for a small size. */

const SVG = "http://www.w3.org/2000/svg";
const SCARAB =
  "M24 10c-6 0-9 4-9 8h18c0-4-3-8-9-8zM14 21h20c2 12-2 22-10 22S12 33 14 21zM24 21v22M12 24 5 20M12 31H4m10 7-6 5M36 24l7-4m-7 11h8m-10 7 6 5";

export function drawScarab(): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", "scarab");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SCARAB);
  svg.append(path);
  return svg;
}
