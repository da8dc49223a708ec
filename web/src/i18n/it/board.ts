/** What the board says to screen readers. */

import type { BoardSpeech } from "../../board/render/speech";

const PREMIUMS = { "3P": "parola per tre", "2P": "parola per due", "3L": "lettera per tre", "2L": "lettera per due" };
const points = (count: number) => (count === 1 ? "1 punto" : `${count} punti`);

export const board: BoardSpeech = {
  grid: "Tavoliere",
  rack: "Il tuo leggio",
  empty: (name, premium, centre) =>
    [name, centre ? "centro" : "", premium ? PREMIUMS[premium] : "vuota"].filter(Boolean).join(", "),
  tile: (name, letter, value, state) =>
    `${name}, ${letter}, ${points(value)}${state === "loose" ? ", tua, non ancora giocata" : state === "jolly" ? ", jolly" : ""}`,
  rackTile: (letter, value) => `${letter}, ${points(value)}`,
  rackJolly: "jolly",
  cursor: (name, direction) => `${name}, ${direction === "across" ? "orizzontale" : "verticale"}`,
  noCursor: "Cursore tolto",
  laid: (letter, name) => `${letter} in ${name}`,
  takenBack: (letter) => `${letter} torna sul leggio`,
  recalled: "Tutte le tessere sono sul leggio",
  shuffled: "Leggio mescolato",
  notOnRack: (letter) => `${letter} non è sul tuo leggio`,
};
