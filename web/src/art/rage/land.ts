/** The land of Farrun below everything that is played on it: coast, woods, hills, mountains, a river and the roads. */

import { type Grown, drawn, numbers } from "../growth";
import { type Point, rounded } from "../paths";
import { type Hex, type Layout, corners, touching } from "./hexes";
import { grownOn, terrainOf } from "./terrain";

type Edge = [Point, Point];

const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const between = (one: Point, other: Point, part = 0.5): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});
const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
// Coasts and roads are never straight.
const wobble = (x: number, y: number): number =>
  Math.sin(x / 23 + y / 37) + 0.7 * Math.sin(x / 11 - y / 17) + 0.4 * Math.cos(x / 7 + y / 9);

/** Return the corners of a cell, clockwise. */
function around(middle: Point, { turned, wide, high }: Layout): Point[] {
  return corners(turned).map(([x, y]) => ({ x: middle.x + x * wide, y: middle.y + y * high }));
}

/** Return every side of every cell, clockwise around it. */
function sides(layout: Layout): { edge: Edge; middle: Point }[] {
  return [...layout.middles.values()].flatMap((middle) =>
    around(middle, layout).map((corner, number, all) => ({
      edge: [corner, all[(number + 1) % 6] ?? corner] as Edge,
      middle,
    })),
  );
}

/** Return the coast: the outermost sides, pushed out to sea and rounded off. */
function coast(layout: Layout, all: ReturnType<typeof sides>): string {
  const known = new Set(all.map(({ edge: [from, to] }) => `${key(from)}>${key(to)}`));
  const outer = all.filter(({ edge: [from, to] }) => !known.has(`${key(to)}>${key(from)}`));
  const next = new Map(outer.map((side) => [key(side.edge[0]), side]));
  const ring: Point[] = [];
  const push = layout.wide * 0.24;
  for (let side = outer[0]; side && next.delete(key(side.edge[0])); side = next.get(key(side.edge[1]))) {
    const [from, to] = side.edge;
    for (const part of [0.15, 0.5, 0.85]) {
      const place = between(from, to, part);
      const far = Math.hypot(place.x - side.middle.x, place.y - side.middle.y);
      const out = (push + wobble(place.x, place.y) * layout.wide * 0.045) / far;
      ring.push({ x: place.x + (place.x - side.middle.x) * out, y: place.y + (place.y - side.middle.y) * out });
    }
  }
  // Where the coast bends inwards the sides cross: each point goes half the way to its neighbours.
  const smooth = ring.map((point, number) => {
    const near = [-2, -1, 1, 2].map((step) => ring[(number + step + ring.length) % ring.length] ?? point);
    const sum = near.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
    return between(point, { x: sum.x / 4, y: sum.y / 4 }, 0.8);
  });
  return rounded(smooth);
}

/** Return the roads: from every castle to the one in the middle, through towers where there are some. */
function roads(cells: Hex[], layout: Layout): Edge[] {
  const centre = cells.find((cell) => cell.kind === "central");
  const found = new Map<string, Edge>();
  if (!centre) return [];
  const cost = new Map<Hex, number>([[centre, 0]]);
  const from = new Map<Hex, Hex>();
  const open = [centre];
  for (let cell = open.shift(); cell; cell = open.shift()) {
    for (const other of cells) {
      const way = (cost.get(cell) ?? 0) + (other.kind === "tower" ? 0.7 : 1);
      if (!touching(cell, other) || way >= (cost.get(other) ?? Infinity)) continue;
      cost.set(other, way);
      from.set(other, cell);
      open.push(other);
    }
  }
  for (const castle of cells.filter((cell) => cell.kind === "castle")) {
    for (let cell = castle, to = from.get(cell); to; cell = to, to = from.get(cell))
      found.set(cell.name, [foot(cell, layout), foot(to, layout)]);
  }
  return [...found.values()];
}

// Roads lead to the foot of what stands on a land.
function foot(cell: Hex, { middles, high }: Layout): Point {
  const { x, y } = middles.get(cell.name) ?? { x: 0, y: 0 };
  return { x, y: y + high * 0.06 };
}

function bend([from, to]: Edge): string {
  const middle = between(from, to);
  const turn = wobble(middle.x, middle.y) * 0.11;
  return `M${at(from)}Q${at({ x: middle.x + (to.y - from.y) * turn, y: middle.y - (to.x - from.x) * turn })} ${at(to)}`;
}

/** Return a river: along the sides of cells, from inland to the sea, to the left of the middle. */
function river(layout: Layout, all: ReturnType<typeof sides>): string {
  const ways = new Map<string, Point[]>();
  const count = new Map<string, number>();
  for (const {
    edge: [from, to],
  } of all) {
    ways.set(key(from), [...(ways.get(key(from)) ?? []), to]);
    count.set(key(from), (count.get(key(from)) ?? 0) + 1);
  }
  const spring = nearest(
    all.map(({ edge }) => edge[0]),
    { x: layout.width * 0.36, y: layout.height * 0.36 },
  );
  const sea = { x: layout.width * 0.3, y: layout.height * 1.2 };
  const course = [spring];
  const seen = new Set([key(spring)]);
  for (let here = spring; course.length < 12;) {
    const onward = (ways.get(key(here)) ?? []).filter((one) => !seen.has(key(one)));
    if (!onward.length || (course.length > 3 && (count.get(key(here)) ?? 0) < 3)) break;
    here = nearest(onward, sea);
    seen.add(key(here));
    course.push(here);
  }
  const last = course.at(-1) ?? spring;
  course.push(between(last, sea, (layout.high * 0.4) / Math.hypot(sea.x - last.x, sea.y - last.y)));
  return `M${at(course[0] ?? spring)}${course
    .slice(1)
    .map((point, number) => `Q${at(course[number] ?? point)} ${at(between(course[number] ?? point, point))}`)
    .join("")}L${at(course.at(-1) ?? last)}`;
}

function nearest(points: Point[], to: Point): Point {
  const far = (one: Point) => Math.hypot(one.x - to.x, one.y - to.y);
  return points.reduce((one, other) => (far(other) < far(one) ? other : one));
}

const TEXTURES: Record<string, string> = {
  meadow: `<path d="M6 14c0-4-1-5-3-7M6 14c0-4 1-6 3-8M26 34c0-4-1-5-3-7M26 34c0-4 1-6 3-8" stroke="var(--map-grass)"/>`,
  woods: `<path d="M2 16c3-7 9-7 12 0 3-7 9-7 12 0M16 36c3-7 9-7 12 0 3-7 9-7 12 0" stroke="var(--map-tree)"/>`,
  hills: `<path d="M4 14c5-6 11-6 16 0M22 34c5-6 11-6 16 0" stroke="var(--map-dune)"/>`,
  mountains: `<path d="M4 18l8-10 6 7M22 38l9-12 7 8M12 18l4-5" stroke="var(--map-cliff)"/>`,
};
const WAVES = `<path d="M8 18c5-7 10-7 15 0 5-7 10-7 15 0M58 52c5-7 10-7 15 0 5-7 10-7 15 0M40 84c4-6 8-6 12 0 4-6 8-6 12 0" fill="none" stroke="var(--map-ripple)" stroke-width="2.400" stroke-linecap="round"/>`;

/** Hatchings, so that nobody's lands are told by colour alone: leaves, spikes, flakes, rays. */
const HELD: Record<string, string> = {
  forest: '<path d="M5 11c0-4 2-7 6-7 0 4-2 7-6 7zM15 23c0-4 2-7 6-7 0 4-2 7-6 7z" fill="currentColor"/>',
  black: '<path d="M-2 12 12-2M-2 26 26-2M10 28 28 10" fill="none" stroke="currentColor" stroke-width="3"/>',
  snow: '<path d="M6 1v10M1 6h10M18 13v10M13 18h10" fill="none" stroke="currentColor" stroke-width="2.400"/>',
  high: '<path d="M4-2v28M12-2v28M20-2v28" fill="none" stroke="currentColor" stroke-width="2.600"/>',
};

/** Colour each cell by its terrain; what lies side by side runs into each other. */
function ground(cells: Hex[], layout: Layout): string {
  return Object.keys(TEXTURES)
    .filter((terrain) => terrain !== "meadow")
    .map((terrain) => {
      const shapes = cells
        .filter((cell) => terrainOf(cell) === terrain)
        .map((cell) => blob(layout.middles.get(cell.name) ?? { x: 0, y: 0 }, layout))
        .join("");
      const edge = (width: number, faint: number) =>
        `<path d="${shapes}" fill="none" stroke="var(--map-${terrain})" stroke-width="${width}" opacity="${faint}"/>`;
      return `${edge(22, 0.3)}${edge(10, 0.45)}<path d="${shapes}" fill="var(--map-${terrain})"/><path d="${shapes}" fill="url(#rage-${terrain})" opacity=".5"/>`;
    })
    .join("");
}

function blob(middle: Point, layout: Layout): string {
  const ring = around(middle, layout).flatMap((corner, number, all) =>
    [0, 0.34, 0.67].map((part) => {
      const place = between(corner, all[(number + 1) % 6] ?? corner, part);
      return between(middle, place, 0.99 + wobble(place.x, place.y) * 0.035);
    }),
  );
  return rounded(ring);
}

const sheet = ({ width, height }: Layout, drawing: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${drawing}</svg>`;

/** Draw the land for a layout of its cells. */
export function drawLand(cells: Hex[], layout: Layout): string {
  const all = sides(layout);
  const shore = coast(layout, all);
  const path = roads(cells, layout).map(bend).join("");
  const stream = river(layout, all);
  const patterns = [
    ...Object.entries(TEXTURES).map(
      ([terrain, inside]) =>
        `<pattern id="rage-${terrain}" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(.7)"><g fill="none" stroke-width="1.600" stroke-linecap="round">${inside}</g></pattern>`,
    ),
    ...Object.entries(HELD).map(
      ([people, inside]) =>
        `<pattern id="rage-held-${people}" width="24" height="24" patternUnits="userSpaceOnUse" color="var(--rage-${people})">${inside}</pattern>`,
    ),
    `<pattern id="rage-waves" width="100" height="100" patternUnits="userSpaceOnUse" patternTransform="scale(.8)">${WAVES}</pattern>`,
  ];
  return sheet(
    layout,
    `<defs>${patterns.join("")}<clipPath id="rage-coast"><path d="${shore}"/></clipPath></defs>` +
      `<rect x="-2000" y="-2000" width="6000" height="6000" fill="url(#rage-waves)" opacity=".55"/>` +
      `<g fill="none" stroke="var(--map-shallow)" stroke-linejoin="round"><path d="${shore}" stroke-width="58" opacity=".3"/><path d="${shore}" stroke-width="36" opacity=".45"/><path d="${shore}" stroke-width="18" opacity=".8"/></g>` +
      `<path d="${shore}" fill="var(--map-meadow)"/><path d="${shore}" fill="url(#rage-meadow)" opacity=".5"/>` +
      `<g clip-path="url(#rage-coast)">${ground(cells, layout)}<path d="${shore}" fill="none" stroke="var(--map-beach)" stroke-width="12" opacity=".85"/>` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${stream}" stroke="var(--map-shore)" stroke-width="10"/><path d="${stream}" stroke="var(--map-water)" stroke-width="7"/><path d="${stream}" stroke="var(--map-ripple)" stroke-width="1.400" stroke-dasharray="9 15"/></g></g>` +
      `<path d="${shore}" fill="none" stroke="var(--map-edge)" stroke-width="2.600"/>` +
      `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="var(--map-edge)" stroke-width="8" opacity=".55"/><path d="${path}" stroke="var(--map-way)" stroke-width="5.600"/><path d="${path}" stroke="var(--map-track)" stroke-width="1.400" stroke-dasharray="5 6"/></g>`,
  );
}

/** Say what grows and rises on the land, what is behind first. */
export function growOn(cells: Hex[], layout: Layout): Grown[] {
  const random = numbers(1201);
  const ways = roads(cells, layout);
  return cells.flatMap((cell) => grownOn(cell, layout, ways, random)).sort((one, other) => one.y - other.y);
}

/** Draw what grows on the land, and the borders over it. */
export function drawGrowth(grown: Grown[], layout: Layout): string {
  const lines = sides(layout).map(({ edge: [from, to] }) => `M${at(from)}L${at(to)}`);
  return sheet(
    layout,
    `${drawn(grown)}<path d="${lines.join("")}" fill="none" stroke="var(--map-border)" stroke-width="1.500" stroke-linecap="round"/>`,
  );
}
