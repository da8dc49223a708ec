/** A game in the address of its analysis: the table it was played at, or the text that was pasted, packed after the `#`.
 *
 *  What stands after the `#` never goes to the server by itself: a link has the whole game, and nothing is kept. */

const PASTED = "#partita=";

/** The text of a game as a part of an address; nothing where the browser cannot pack it. */
export async function packed(text: string): Promise<string> {
  if (typeof CompressionStream === "undefined") return "";
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return PASTED + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that an address has; nothing where there is none, or none that can be read. */
export async function unpacked(hash: string): Promise<string> {
  if (!hash.startsWith(PASTED) || typeof DecompressionStream === "undefined") return "";
  try {
    const letters = atob(hash.slice(PASTED.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The turn that an address names; the first where it names none. */
export const turnIn = (search: string): number => Math.max(1, Number(new URLSearchParams(search).get("turno")) || 1);

/** The same address with another turn. */
export function atTurn(search: string, turn: number): string {
  const asked = new URLSearchParams(search);
  asked.set("turno", String(turn));
  return `?${asked.toString()}`;
}
