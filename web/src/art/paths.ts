/** Lines of SVG, moved and scaled. */

/** A place of a drawing. */
export interface Point {
  x: number;
  y: number;
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const short = (number: number): string => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Return the data of a path at a place, scaled across and down; lines that were relative stay so. */
export function placed(d: string, at: Point, across: number, down: number): string {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  let made = "";
  for (let next = 0; next < tokens.length;) {
    const command = tokens[next++] ?? "";
    const kind = command.toLowerCase();
    const count = ARGUMENTS[kind] ?? 0;
    const origin = command === kind ? { x: 0, y: 0 } : at;
    made += command;
    while (count && next < tokens.length && !/[a-z]/i.test(tokens[next] ?? "")) {
      const numbers = tokens.slice(next, next + count).map(Number);
      next += count;
      made +=
        numbers
          .map((number, place) => scaled(kind, place, number, origin, across, down))
          .join(" ")
          .replace(/ -/g, "-") + " ";
    }
  }
  return made.replace(/ (?=[a-z]|$)/gi, "").replace(/ -/g, "-");
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
