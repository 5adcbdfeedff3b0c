/** Lines of SVG, moved and scaled. */

/** A place of a drawing. */
export interface Point {
  x: number;
  y: number;
}

const NOWHERE: Point = { x: 0, y: 0 };
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const short = (number: number): string => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, "$1.");

/** A command of a path with its numbers, as many as it takes at once. */
type Stroke = [command: string, numbers: number[]];
const strokes = new Map<string, Stroke[]>(); // a tree is drawn many times

function read(d: string): Stroke[] {
  const found: Stroke[] = [];
  for (const [, command = "", inside = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = inside.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const count = ARGUMENTS[command.toLowerCase()] || 1;
    found.push([command, numbers.slice(0, count)]);
    for (let next = count; next < numbers.length; next += count) found.push(["", numbers.slice(next, next + count)]);
  }
  return found;
}

/** Return the data of a path at a place, scaled across and down; lines that were relative stay so. */
export function placed(d: string, at: Point, across: number, down: number): string {
  let parts = strokes.get(d);
  if (!parts) strokes.set(d, (parts = read(d)));
  let made = "";
  let kind = "";
  let origin = at;
  for (const [command, numbers] of parts) {
    if (command) {
      kind = command.toLowerCase();
      origin = command === kind ? NOWHERE : at;
      made += command;
    }
    numbers.forEach((number, place) => {
      const text = scaled(kind, place, number, origin, across, down);
      made += (place || !command) && !text.startsWith("-") ? ` ${text}` : text;
    });
  }
  return made;
}

function scaled(kind: string, place: number, number: number, origin: Point, across: number, down: number): string {
  if (kind === "a" && place < 5) return short(place === 0 ? number * across : place === 1 ? number * down : number);
  const vertical = kind === "v" || (kind === "a" ? place === 6 : kind !== "h" && place % 2 === 1);
  return short(vertical ? number * down + origin.y : number * across + origin.x);
}

/** Return a closed line as the data of a path, its corners rounded off. */
export function rounded(ring: Point[]): string {
  const middle = (one: Point, other: Point) =>
    `${Math.round((one.x + other.x) / 2)} ${Math.round((one.y + other.y) / 2)}`;
  const last = ring.at(-1) ?? { x: 0, y: 0 };
  return `M${middle(last, ring[0] ?? last)}${ring.map((point, at) => `Q${Math.round(point.x)} ${Math.round(point.y)} ${middle(point, ring[at + 1] ?? ring[0] ?? point)}`).join("")}Z`;
}
