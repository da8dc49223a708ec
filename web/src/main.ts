import { mount } from "svelte";

import App from "./App.svelte";
import { speakPreferred } from "./i18n/index.svelte";
import { followLinks } from "./router.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

followLinks();
await speakPreferred();
mount(App, { target });
