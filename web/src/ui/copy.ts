/** Copying for people: on a club's own network pages come without https, and browsers keep their clipboard to themselves. */

import { t } from "../i18n/index.svelte";
import { toast } from "./toast.svelte";

/** Put a text on the clipboard, and say whether it is there. */
export async function copy(text: string): Promise<void> {
  const done = navigator.clipboard ? await byClipboard(text) : bySelection(text);
  toast(done ? t("app.copied") : t("app.notCopied", { text }), done ? "good" : "bad");
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return bySelection(text);
  }
}

/** The old way: select a text that nobody sees, and copy the selection. */
function bySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position:fixed;top:0;opacity:0";
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
