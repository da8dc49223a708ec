import type { BoardSpeech } from "../../board/render/speech";

const PREMIUMS = { "3P": "triple word", "2P": "double word", "3L": "triple letter", "2L": "double letter" };
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const board: BoardSpeech = {
  grid: "Board",
  rack: "Your rack",
  empty: (name, premium, centre) =>
    [name, centre ? "centre" : "", premium ? PREMIUMS[premium] : "empty"].filter(Boolean).join(", "),
  tile: (name, letter, value, state) =>
    `${name}, ${letter}, ${points(value)}${state === "loose" ? ", yours, not played yet" : state === "jolly" ? ", jolly" : ""}`,
  rackTile: (letter, value) => `${letter}, ${points(value)}`,
  rackJolly: "jolly",
  cursor: (name, direction) => `${name}, ${direction}`,
  noCursor: "Cursor removed",
  laid: (letter, name) => `${letter} on ${name}`,
  takenBack: (letter) => `${letter} back on your rack`,
  recalled: "All tiles are back on your rack",
  shuffled: "Rack shuffled",
  notOnRack: (letter) => `${letter} is not on your rack`,
};
