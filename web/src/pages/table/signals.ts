/** What tells somebody who looks elsewhere that the table wants them: a badge on the app, a line of what was said. */

import { t } from "../../i18n/index.svelte";
import type { CommonMixingView } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import { play as sound } from "../../table/sounds";
import { isMixing } from "../../table/types";
import { toast } from "../../ui/toast.svelte";

const LONGEST = 80;

/** What most views have, and all who take turns. */
interface InTurn {
  turn?: number | null;
  mixing?: CommonMixingView | null;
  ended?: object | null;
}

/** Whether the game waits for whoever sits here. */
export function isMine(session: { view: object | null; seat: number | null }): boolean {
  const view = session.view as InTurn | null;
  return session.seat !== null && view?.turn === session.seat && !view.ended && !isMixing(view);
}

/** The app's badge, where the device has one: on while one's turn waits out of sight. */
export function badge(mine: () => boolean): () => void {
  const show = () => {
    if (mine() && document.hidden) navigator.setAppBadge?.().catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
  };
  show();
  document.addEventListener("visibilitychange", show);
  return () => {
    document.removeEventListener("visibilitychange", show);
    navigator.clearAppBadge?.().catch(() => {});
  };
}

/** What somebody said while the conversation is out of sight. */
export function tellOfChat(session: Pick<Session<never>, "chat" | "unread">): void {
  const said = session.chat.at(-1);
  if (!said || !session.unread) return;
  const text = said.text.length > LONGEST ? `${said.text.slice(0, LONGEST)}…` : said.text;
  toast(t("table.chatSaid", { name: said.name, text }));
  sound("tile");
}
