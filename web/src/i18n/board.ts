/** What the board says to screen readers, in the language chosen. */

import type { BoardSpeech } from "../board/render/speech";
import { t } from "./index.svelte";

export const boardSpeech = (): BoardSpeech => ({
  grid: t("board.grid"),
  rack: t("board.rack"),
  empty: (name, premium, centre) =>
    [name, centre ? t("board.centre") : "", premium ? t(`board.premium.${premium}`) : t("board.plain")]
      .filter(Boolean)
      .join(", "),
  tile: (name, letter, value, state) => t("board.tile", { name, letter, value, state }),
  rackTile: (letter, value) => t("board.rackTile", { letter, value }),
  rackJolly: t("board.rackJolly"),
  cursor: (name, direction) => t("board.cursor", { name, direction }),
  noCursor: t("board.noCursor"),
  laid: (letter, name) => t("board.laid", { letter, name }),
  takenBack: (letter) => t("board.takenBack", { letter }),
  recalled: t("board.recalled"),
  shuffled: t("board.shuffled"),
  notOnRack: (letter) => t("board.notOnRack", { letter }),
});
