import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./state/route.svelte";
import { recall } from "./state/settings.svelte";
import { socket } from "./state/socket.svelte";
import { waitForGesture } from "./state/sound";

recall();
followLinks();
waitForGesture();
socket.watchOver();

const target = document.getElementById("app");
if (target) mount(App, { target });
