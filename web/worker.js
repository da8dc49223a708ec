/* What the browser keeps for when there is no network: the shell of the app, its sentences in every language, which games
   there are; nothing of a game. The build puts in the list of its own files and a version made of them. */

const FILES = ["__FILES__"];
const VERSION = "leggio-__VERSION__";
/* What the server says of itself, the same for everybody: asked for anew each time, kept for when it does not answer. */
const KEPT = /^\/api\/(speech|games)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

async function fill() {
  const cache = await caches.open(VERSION);
  await cache.addAll([...FILES, "/api/games", "/api/speech"]);
  const { languages } = await (await cache.match("/api/speech", { ignoreVary: true })).json();
  await cache.addAll(Object.keys(languages).map((each) => `/api/speech?language=${encodeURIComponent(each)}`));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function freshOrKept(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    // The page does not wait until it is kept.
    if (answer.ok) event.waitUntil(keep(request, answer.clone()));
    return answer;
  } catch {
    const cache = await caches.open(VERSION);
    const kept = (search) => cache.match(request, { ignoreVary: true, ignoreSearch: search });
    return (await kept(false)) ?? (await kept(true)) ?? Response.error();
  }
}

async function keep(request, answer) {
  await (await caches.open(VERSION)).put(request, answer);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (KEPT.test(pathname)) event.respondWith(freshOrKept(event));
  // The server alone knows about people and tables: nothing of that is kept or answered from here.
  if (/^\/(api|ws)\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});
