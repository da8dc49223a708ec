import "./styles/fonts.css";
import "./styles/boards.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { askWhatThereIs } from "./games/offered";
import { speakPreferred } from "./i18n/index.svelte";
import { whoAmI } from "./me.svelte";
import { followLinks, match } from "./router.svelte";
import { ROUTES } from "./routes";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

followLinks();
// The page is on its way while the language comes.
void match(ROUTES, location.pathname)?.route.load();
whoAmI().catch(() => null); // the head of every page asks, and says so itself where nobody answers
await Promise.all([speakPreferred(), askWhatThereIs()]);
mount(App, { target });

// Only the shell is kept for when there is no network; whoever develops wants no memory in the way. It comes once the page
// stands in its own faces: on a phone's network it would take turns with what the page waits for.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  requestAnimationFrame(() => setTimeout(() => void document.fonts.ready.then(keepShell)));
}

function keepShell(): void {
  navigator.serviceWorker.register("/worker.js").catch(() => null); // the app is as good without it
}
