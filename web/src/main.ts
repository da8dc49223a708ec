import { mount } from "svelte";

import App from "./App.svelte";
import { askWhatThereIs } from "./games/offered";
import { speakPreferred } from "./i18n/index.svelte";
import { followLinks, match } from "./router.svelte";
import { ROUTES } from "./routes";
import "./styles/fonts.css";
import "./styles/boards.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

followLinks();
// The page is on its way while the language comes.
void match(ROUTES, location.pathname)?.route.load();
await Promise.all([speakPreferred(), askWhatThereIs()]);
mount(App, { target });

// Only the shell is kept for when there is no network; whoever develops wants no memory in the way.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch(() => null); // the app is as good without it
}
