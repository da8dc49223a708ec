/** Was the bag's order fixed before the first draw? Anyone can check it when the game is over. */

/** The order of the bag and its salt against the seal that was published at the start. */
export async function sealHolds(commitment: string, order: string, salt: string): Promise<boolean> {
  const text = new TextEncoder().encode(`leggio-bag-1\n${order}\n${salt}\n`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
