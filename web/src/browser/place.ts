/** Where the page lives: at the root of its site, or below a path of a site that has other pages too. */

const home = (): string => document.documentElement.dataset["path"] ?? "/";

/** The address of something of ours: `placed("/lobby")`. */
export function placed(path: string): string {
  return home() + path.slice(1);
}

/** What an address of the site is within the page, from "/" on; null if it lies outside. */
export function within(path: string): string | null {
  if (`${path}/` === home()) return "/";
  return path.startsWith(home()) ? path.slice(home().length - 1) : null;
}
