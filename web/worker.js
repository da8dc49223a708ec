/* What the browser keeps for when there is no network: the shell of the app, nothing of a game.
   The build puts in the list of its own files and a version made of them. */

const FILES = ["__FILES__"];
const VERSION = "leggio-__VERSION__";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The server alone knows about people and tables: nothing of that is kept or answered from here.
  if (request.method !== "GET" || origin !== location.origin || /^\/(api|ws)\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});
