/** The hashes of a mixed bag, as src/leggio/core has them: the same figures on every machine, for ever.
 *
 * A browser gives its own (`crypto.subtle`) to secure pages only, and a club's laptop is no such address; SHAKE-256 it
 * has nowhere. */

import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A bag, or a pile of cards: what is left in the order it will come out, the salt of later shuffles, earlier returns. */
export interface Bag {
  tiles: string;
  salt: string;
  returns: number;
}

/** What goes into a bag beside its seal: of each seat that was asked its commitment and share, and a public value. */
export interface Contribution {
  contributors: readonly number[];
  commitments: ReadonlyMap<number, string>;
  shares: ReadonlyMap<number, string>;
  announced: string;
  value: string;
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What a device publishes before it reveals its share: bound to this seal and this seat. */
export const commitmentTo = (share: string, seal: string, seat: number): string =>
  hash(`leggio-share-1\n${seal}\n${seat}\n${share}\n`);

/** The hash that is published before the first draw. */
export const sealOf = (order: string, salt: string): string => hash(`leggio-bag-1\n${order}\n${salt}\n`);

export const draw = (bag: Bag, count: number): Bag => ({ ...bag, tiles: bag.tiles.slice(count) });

/** Tiles go back, and the whole bag is mixed again. */
export const putBack = (bag: Bag, tiles: string): Bag => ({
  tiles: shuffled(bag.tiles + tiles, utf8ToBytes(`leggio-mix-1\n${bag.salt}\n${bag.returns}\n`)),
  salt: bag.salt,
  returns: bag.returns + 1,
});

/** The bag in the order that counts, with a salt of its own for later shuffles. */
export function mixed(bag: Bag, seal: string, put: Contribution): Bag {
  const lines = put.contributors.map(
    (seat) => `${seat} ${put.commitments.get(seat) ?? "-"} ${put.shares.get(seat) ?? "-"}\n`,
  );
  const key = utf8ToBytes(`leggio-mix-2\n${bag.salt}\n${seal}\n${lines.join("")}${put.announced}\n${put.value}\n`);
  return {
    tiles: shuffled(bag.tiles, concatBytes(utf8ToBytes("leggio-order-2\n"), key)),
    salt: bytesToHex(sha256(concatBytes(utf8ToBytes("leggio-salt-2\n"), key))),
    returns: 0,
  };
}

/** Fisher–Yates driven by SHAKE-256. Sorted first: which tiles are in decides, not the order they came back in. */
function shuffled(tiles: string, key: Uint8Array): string {
  const order = [...tiles].sort();
  const bytes = shake256(key, { dkLen: 8 * order.length });
  const stream = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = Number(stream.getBigUint64(8 * last) % BigInt(last + 1));
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return order.join("");
}
