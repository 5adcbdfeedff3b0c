/** Where the focus goes when what had it is gone: a card that was played, a button whose question is answered. */

import type { Attachment } from "svelte/attachments";

const LEGAL = 'button[data-legal="true"]';
const MAIN = '[data-testid="primary"]';

/** Give the focus inside an element an heir: the same thing drawn anew, what can be used beside it, anything that can, the main button. */
export function inherited(): Attachment<HTMLElement> {
  return (root) => {
    let last: HTMLElement | null = null;
    let groups: Element[] = []; // that held it, the nearest first
    let at = -1; // its number in the nearest

    const note = (event: FocusEvent): void => {
      if (!(event.target instanceof HTMLElement)) return;
      last = event.target;
      groups = groupsOf(last, root);
      at = groups[0] ? buttonsIn(groups[0]).indexOf(last) : -1;
    };

    // Who lets the focus go on purpose does not want it back.
    const forget = (): void =>
      queueMicrotask(() => {
        if (last?.isConnected && document.activeElement === document.body) last = null;
      });

    const settle = (): void => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      if (document.querySelector("dialog[open], [aria-modal]")) return;
      heirOf(last, groups, at, root)?.focus({ preventScroll: true });
    };

    // A key that is held down would answer for every heir.
    const hold = (event: KeyboardEvent): void => {
      if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    };

    const watcher = new MutationObserver(settle);
    watcher.observe(document.body, { childList: true, subtree: true });
    root.addEventListener("focusin", note);
    root.addEventListener("focusout", forget);
    root.addEventListener("keydown", hold);
    return () => {
      watcher.disconnect();
      root.removeEventListener("focusin", note);
      root.removeEventListener("focusout", forget);
      root.removeEventListener("keydown", hold);
    };
  };
}

function heirOf(last: HTMLElement, groups: Element[], at: number, root: HTMLElement): HTMLElement | null {
  const main = root.querySelector<HTMLElement>(MAIN);
  if (last.matches(MAIN)) return main;
  const same = `button[data-thing="${CSS.escape(last.dataset["thing"] ?? "")}"]`;
  const group = groups.find((one) => one.isConnected);
  const beside = group ? buttonsIn(group) : [];
  const after = beside.slice(Math.max(at, 0)).find((one) => one.matches(LEGAL));
  return (
    root.querySelector<HTMLElement>(same) ??
    after ??
    beside.findLast((one) => one.matches(LEGAL)) ??
    root.querySelector<HTMLElement>(LEGAL) ??
    main
  );
}

function groupsOf(element: HTMLElement, root: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
    if (one.matches("section, [role=group]")) found.push(one);
  }
  return found;
}

function buttonsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button[data-thing]")];
}
