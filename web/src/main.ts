import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { openInParts } from "./parts/turns.svelte";
import { prepare } from "./state/opening";
import { followLinks, router } from "./state/route.svelte";
import { recall, settings } from "./browser/settings.svelte";
import { socket } from "./state/socket.svelte";
import { waitForGesture } from "./browser/sound";
import { reader } from "./texts/language.svelte";

recall();
reader.speak(settings.language).catch(() => undefined); // the page tries again
if (router.route.page === "table") {
  prepare(router.route.id);
  openInParts();
}
followLinks();
waitForGesture();
socket.watchOver();

const target = document.getElementById("app");
if (target) setTimeout(() => mount(App, { target })); // a task of its own: what was asked for above is on its way

// The page's own first word stays until there is something else to see.
const watcher = new MutationObserver(() => {
  if (!document.querySelector("#main > :not([aria-busy])")) return;
  document.getElementById("splash")?.remove();
  watcher.disconnect();
});
watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
