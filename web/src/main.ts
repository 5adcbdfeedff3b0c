import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prepare } from "./state/opening";
import { followLinks, router } from "./state/route.svelte";
import { recall, settings } from "./browser/settings.svelte";
import { socket } from "./state/socket.svelte";
import { waitForGesture } from "./browser/sound";
import { reader } from "./texts/language.svelte";

recall();
reader.speak(settings.language).catch(() => undefined); // the page tries again
if (router.route.page === "table") prepare(router.route.table);
followLinks();
waitForGesture();
socket.watchOver();

const target = document.getElementById("app");
if (target) mount(App, { target });
