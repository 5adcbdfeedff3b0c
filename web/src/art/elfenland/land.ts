/** The map: parchment, lakes, rivers, and terrain that is told apart by what grows on it. 1400 x 1000. */

import { HEIGHT, LINKS, type Link, type Point, ROADS, TOWNS, WIDTH, along, curve } from "../../boards/elfenland/geography";

const LAKES = [
  "M1050 606C1090 622 1128 660 1136 710S1120 800 1078 838 985 884 935 868 896 822 928 778 948 716 978 668 1016 592 1050 606Z",
  "M122 446C140 392 188 356 246 350S322 372 316 412 288 500 252 548 184 616 146 598 106 500 122 446Z",
];
const LAKE_MIDDLES: Point[] = [{ x: 1030, y: 740 }, { x: 205, y: 470 }];
const TERRAINS = ["plains", "desert", "woods", "mountains"];

/** What grows or lies on each terrain: drawn around 0 0, some 30 wide. */
const GROWTH: Record<string, string> = {
  plains: `<path d="M-9 6c0-7-2-10-5-13M-7 6c1-8 3-12 7-15M-3 6c0-6 2-9 6-11M7 8c0-5-1-7-4-9M9 8c0-6 2-9 5-11" fill="none" stroke="var(--map-grass)" stroke-width="2.6" stroke-linecap="round"/>`,
  woods: `<path d="M0 12v-8" stroke="var(--map-trunk)" stroke-width="4"/><path d="M0-22 11-6H6l9 12h-30l9-12h-5z" fill="var(--map-tree)" stroke="var(--map-edge)" stroke-width="1.6" stroke-linejoin="round"/>`,
  desert: `<path d="M-18 8C-10-6 2-8 10 4 14-3 19-4 24 4" fill="none" stroke="var(--map-dune)" stroke-width="3" stroke-linecap="round"/><path d="M-10 8c2-3 5-4 8-3" fill="none" stroke="var(--map-dune)" stroke-width="2" stroke-linecap="round"/>`,
  mountains: `<path d="M-24 14-6-20 8 4 14-6 27 14z" fill="var(--map-rock)" stroke="var(--map-edge)" stroke-width="2" stroke-linejoin="round"/><path d="M-6-20-13-6l5 4 3-4 5 5 3-4z" fill="var(--map-snow)"/>`,
};

/** A stream of numbers between 0 and 1 that is the same for everybody. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const LINES: Point[] = LINKS.flatMap((link) => Array.from({ length: 25 }, (_, at) => along(link, at / 24)));

/** Say whether something of a size can stand at a point without hiding a road, a town or water. */
function free(at: Point, size: number, taken: Point[]): boolean {
  const clear = (points: Point[], distance: number) => points.every((point) => (point.x - at.x) ** 2 + (point.y - at.y) ** 2 > distance ** 2);
  return (
    at.x > 26 && at.x < WIDTH - 26 && at.y > 34 && at.y < HEIGHT - 22 &&
    clear(LINES, 19 + size * 0.5) &&
    TOWNS.every((town) => Math.abs(town.x - at.x) > 70 || at.y < town.y - 62 || at.y > town.y + 64) &&
    clear(LINKS, 34 + size * 0.4) &&
    clear(taken, size * 1.5) &&
    !(Math.hypot((at.x - 1030) / 150, (at.y - 740) / 170) < 1) &&
    !(Math.hypot((at.x - 212) / 130, (at.y - 475) / 160) < 1)
  );
}

/** Strew what grows along the roads of a terrain, nearer ones over farther ones. */
function growth(): string {
  const random = numbers(4711);
  const taken: Point[] = [];
  const found: { at: Point; terrain: string; scale: number }[] = [];
  for (let round = 0; round < 9; round++) {
    for (const road of ROADS) {
      for (const side of [-1, 1]) {
        const part = 0.12 + random() * 0.76;
        const here = along(road, part);
        const next = along(road, part + 0.02);
        const long = Math.hypot(next.x - here.x, next.y - here.y) || 1;
        const off = side * (32 + random() * 62);
        const at = { x: here.x - ((next.y - here.y) / long) * off, y: here.y + ((next.x - here.x) / long) * off };
        const size = road.terrain === "mountains" ? 26 : road.terrain === "desert" ? 22 : 18;
        if (!free(at, size, taken)) continue;
        taken.push(at);
        found.push({ at, terrain: road.terrain, scale: 0.85 + random() * 0.35 });
      }
    }
  }
  return found
    .sort((one, other) => one.at.y - other.at.y)
    .map(({ at, terrain, scale }) => `<use href="#elfenland-${terrain}" transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${scale.toFixed(2)})"/>`)
    .join("");
}

/** Broad washes of colour under the roads of each terrain: they run together into areas. */
function washes(): string {
  return TERRAINS.map((terrain) => {
    const paths = ROADS.filter((road) => road.terrain === terrain).map(curve).join("");
    return `<g opacity=".55" fill="none" stroke="var(--map-${terrain})" stroke-linecap="round"><path d="${paths}" stroke-width="150" opacity=".5"/><path d="${paths}" stroke-width="96"/></g>`;
  }).join("");
}

/** Two arrows that show where a river flows. */
function flow(river: Link): string {
  return [0.3, 0.68]
    .map((part) => {
      const at = along(river, part);
      const next = along(river, part + 0.03);
      const turn = (Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI;
      return `<path d="M-13-9 8 0-13 9-8 0z" transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) rotate(${Math.round(turn)})"/>`;
    })
    .join("");
}

/** Roads: the pattern of the line says the terrain, as the sign on it does. */
const DASHES: Record<string, string> = { plains: "", woods: "26 10", desert: "1 15", mountains: "16 9 2 9" };

function roads(): string {
  const all = ROADS.map(curve).join("");
  const inside = TERRAINS.map((terrain) => {
    const paths = ROADS.filter((road) => road.terrain === terrain).map(curve).join("");
    return `<path d="${paths}" stroke="var(--map-way-${terrain})" stroke-width="8" stroke-dasharray="${DASHES[terrain]}"/>`;
  }).join("");
  return `<g fill="none" stroke-linecap="round"><path d="${all}" stroke="var(--map-edge)" stroke-width="16"/><path d="${all}" stroke="var(--map-way)" stroke-width="12"/>${inside}</g>`;
}

/** Draw the whole land. */
export function drawLand(): string {
  const rivers = LINKS.filter((link) => link.way === "river");
  const water = rivers.map(curve).join("");
  const ferries = LINKS.filter((link) => link.way === "ferry").map(curve).join("");
  const ripples = LAKE_MIDDLES.map(({ x, y }) => [[-40, -46], [26, 40], [-26, 66], [44, -80]].map(([dx = 0, dy = 0]) => `<path d="M${x + dx - 14} ${y + dy}c6-6 9-6 14 0s9 6 14 0"/>`).join("")).join("");
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><defs>` +
    Object.entries(GROWTH).map(([terrain, drawing]) => `<g id="elfenland-${terrain}">${drawing}</g>`).join("") +
    `</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="var(--map-paper)"/>` +
    washes() +
    `<g fill="var(--map-water)" stroke="var(--map-shore)" stroke-width="5">${LAKES.map((d) => `<path d="${d}"/>`).join("")}</g>` +
    `<g fill="none" stroke="var(--map-ripple)" stroke-width="3" stroke-linecap="round">${ripples}<path d="${ferries}" stroke-width="5" stroke-dasharray="4 14"/></g>` +
    `<g fill="none" stroke-linecap="round"><path d="${water}" stroke="var(--map-shore)" stroke-width="19"/><path d="${water}" stroke="var(--map-water)" stroke-width="13"/></g>` +
    growth() +
    roads() +
    `<g fill="var(--map-flow)" stroke="var(--map-water)" stroke-width="2">${rivers.map(flow).join("")}</g>` +
    `<rect x="6" y="6" width="${WIDTH - 12}" height="${HEIGHT - 12}" rx="14" fill="none" stroke="var(--map-edge)" stroke-width="3" opacity=".5"/></svg>`
  );
}
