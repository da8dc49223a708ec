/** Hand a text over as a file. */
export function download(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; on some it has not when `click` returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
