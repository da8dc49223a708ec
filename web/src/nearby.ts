/** Where others in the room find the server, if this page is open at the machine it runs on: the server says so in the
 *  page's head. Elsewhere the page's own address is right. */

const told = document.querySelector<HTMLMetaElement>('meta[name="leggio-nearby"]')?.content ?? "";

export const nearby: readonly string[] = told
  .split(" ")
  .filter(Boolean)
  .map((host) => `${location.protocol}//${host}${location.port ? `:${location.port}` : ""}`);

/** The beginning of links for others. */
export const shared: string = nearby[0] ?? location.origin;
