/** Copies of what is dragged and of what leaves: shown over everything, in a layer that takes no room and cannot be touched. */

let layer: HTMLElement | null = null;

/** Copy something drawn. The copy has none of the names by which things are found. */
export function copyOf(drawn: HTMLElement): HTMLElement {
  const copy = drawn.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of Object.keys(one.dataset)) delete one.dataset[name];
  }
  return copy;
}

/** Show something at a place of the window until it is removed.
 *
 * It stands in a box of its own: what a component says of its places would carry a copy elsewhere.
 */
export function ghost(look: HTMLElement, place: DOMRect): HTMLElement {
  const box = document.createElement("span");
  box.className = "ghost";
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
  box.style.width = `${place.width}px`;
  box.style.height = `${place.height}px`;
  box.append(look);
  over().append(box);
  return box;
}

function over(): HTMLElement {
  if (layer?.isConnected) return layer;
  layer = document.createElement("div");
  layer.className = "ghosts";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
}
