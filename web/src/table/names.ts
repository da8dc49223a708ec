/** Names as people read them: a bot's has its level in brackets. */

export const shownName = (name: string): string => name.replace(/\s*\[[^\]]*\]$/, "");
export const levelOf = (name: string): string | null => /\[([^\]]*)\]$/.exec(name)?.[1] ?? null;
