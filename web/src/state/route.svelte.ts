/** Which page is shown: the address says it, links change it without a reload. */

import { placed, within } from "../browser/place";

export type Route =
  | { page: "home" }
  | { page: "new"; title: string }
  | { page: "lobby" }
  | { page: "settings" }
  | { page: "table"; id: string };

/** Read an address. */
export function parse(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "new" && second) return { page: "new", title: second };
  if (first === "lobby") return { page: "lobby" };
  if (first === "settings") return { page: "settings" };
  return { page: "home" };
}

function here(): Route {
  return parse(within(location.pathname) ?? "/");
}

class Router {
  route = $state.raw<Route>(here());
}

export const router = new Router();

/** Go to an address of the page. */
export function go(path: string): void {
  if (placed(path) !== location.pathname) history.pushState(null, "", placed(path));
  router.route = parse(path);
  scrollTo(0, 0);
}

/** Follow links inside the page, and the browser's back button. */
export function followLinks(): void {
  addEventListener("popstate", () => (router.route = here()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    const path = within(link.pathname);
    if (path === null || link.hasAttribute("download") || path.startsWith("/api")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(path);
  });
}
