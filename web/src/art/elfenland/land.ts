/** The map: an island in its sea, with lakes, rivers, and terrain told apart by what grows on it. 1400 x 1000. */

import { HEIGHT, LINKS, type Link, ROADS, WIDTH, along, curve } from "./geography";
import type { Point } from "../paths";
import { numbers } from "../growth";
import { growth } from "./growth";
import { TERRAINS, areas, coast, inland } from "./regions";

const LAKES = [
  "M1062 598C1104 618 1140 664 1146 716S1128 806 1082 842 980 888 926 874 884 824 922 778 944 714 976 664 1024 580 1062 598Z",
  "M116 446C134 388 186 350 250 344S330 370 322 414 290 504 254 552 182 622 142 602 100 500 116 446Z",
];
const MIDDLES = [
  { x: 1030, y: 740, across: 150, down: 172 },
  { x: 214, y: 474, across: 138, down: 160 },
];

const inLake = (at: Point): boolean =>
  MIDDLES.some((lake) => Math.hypot((at.x - lake.x) / lake.across, (at.y - lake.y) / lake.down) < 1);

/** Fine lines over the colour of each terrain, the same in every palette: tufts, leaves, sand and slopes. */
const TEXTURES: Record<string, string> = {
  plains: `<path d="M6 14c0-4-1-5-3-7M6 14c0-4 1-6 3-8M26 34c0-4-1-5-3-7M26 34c0-4 1-6 3-8" stroke="var(--map-grass)"/>`,
  woods: `<path d="M2 16c3-7 9-7 12 0 3-7 9-7 12 0M16 36c3-7 9-7 12 0 3-7 9-7 12 0" stroke="var(--map-tree)"/>`,
  desert: `<path d="M8 8h.1M28 14h.1M16 24h.1M36 32h.1M6 36h.1M24 38h.1M36 4h.1" stroke="var(--map-dune)" stroke-width="3"/>`,
  mountains: `<path d="M4 18l8-10 6 7M22 38l9-12 7 8M12 18l4-5" stroke="var(--map-cliff)"/>`,
};

/** The colours of the land, each with its texture; plains lie below everything else. */
function ground(): string {
  const fills = TERRAINS.map((terrain) => {
    const shape =
      terrain === "plains" ? `<rect width="${WIDTH}" height="${HEIGHT}"/>` : `<path d="${areas(terrain)}"/>`;
    const edge =
      terrain === "plains"
        ? ""
        : `<g fill="none" stroke="var(--map-${terrain})" stroke-linejoin="round"><g stroke-width="44" opacity=".28">${shape}</g><g stroke-width="20" opacity=".4">${shape}</g></g>`;
    return `${edge}<g fill="var(--map-${terrain})">${shape}</g><g fill="url(#elfenland-${terrain})" opacity=".5">${shape}</g>`;
  });
  return `<g clip-path="url(#elfenland-coast)">${fills.join("")}</g>`;
}

/** Waves strewn over the open sea. */
function waves(): string {
  const random = numbers(99);
  let drawn = "";
  for (let y = 30; y < HEIGHT - 20; y += 34) {
    for (let x = 30; x < WIDTH - 30; x += 54) {
      const at = { x: Math.round(x + random() * 30), y: Math.round(y + random() * 22) };
      if (inland(at.x, at.y) < -46 && inland(at.x + 26, at.y) < -40)
        drawn += `M${at.x - 15} ${at.y}c5-7 10-7 15 0 5-7 10-7 15 0`;
    }
  }
  return `<path d="${drawn}"/>`;
}

/** A path of water with banks, and arrows that show where it flows. */
function rivers(): string {
  const all = LINKS.filter((link) => link.way === "river");
  const paths = all.map(curve).join("");
  return (
    `<g fill="none" stroke-linecap="round"><path d="${paths}" stroke="var(--map-shore)" stroke-width="23"/><path d="${paths}" stroke="var(--map-water)" stroke-width="17"/>` +
    `<path d="${paths}" stroke="var(--map-ripple)" stroke-width="2.5" stroke-dasharray="16 26" opacity=".8"/></g>` +
    `<g fill="var(--map-flow)" stroke="var(--map-ripple)" stroke-width="2.5" stroke-linejoin="round">${all.map(flow).join("")}</g>`
  );
}

function flow(river: Link): string {
  return [0.26, 0.72]
    .map((part) => {
      const at = along(river, part);
      const next = along(river, part + 0.03);
      const turn = (Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI;
      return `<path d="M-15-12 14 0-15 12-8 0z" transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) rotate(${Math.round(turn)})"/>`;
    })
    .join("");
}

/** Roads: the pattern of the line says the terrain, as the sign on it does. */
const DASHES: Record<string, string> = { plains: "", woods: "26 10", desert: "1 15", mountains: "16 9 2 9" };

function roads(): string {
  const all = ROADS.map(curve).join("");
  const inside = TERRAINS.map((terrain) => {
    const paths = ROADS.filter((road) => road.terrain === terrain)
      .map(curve)
      .join("");
    return `<path d="${paths}" stroke="var(--map-way-${terrain})" stroke-width="7" stroke-dasharray="${DASHES[terrain]}"/>`;
  }).join("");
  return `<g fill="none" stroke-linecap="round"><path d="${all}" stroke="var(--map-shade)" stroke-width="21" transform="translate(1 3)"/><path d="${all}" stroke="var(--map-edge)" stroke-width="16"/><path d="${all}" stroke="var(--map-way)" stroke-width="11.5"/>${inside}</g>`;
}

/** Lakes with shallow banks, ripples, and the ferries' lanes. */
function lakes(): string {
  const ferries = LINKS.filter((link) => link.way === "ferry")
    .map(curve)
    .join("");
  const shapes = LAKES.map((d) => `<path d="${d}"/>`).join("");
  const ripples = MIDDLES.map(({ x, y }) =>
    [
      [-52, -40],
      [34, 30],
      [-30, 74],
      [40, -84],
      [-4, 4],
    ]
      .map(([dx = 0, dy = 0]) => `<path d="M${x + dx - 14} ${y + dy}c5-6 9-6 14 0s9 6 14 0"/>`)
      .join(""),
  ).join("");
  return (
    `<g fill="var(--map-lake)" stroke="var(--map-beach)" stroke-width="16">${shapes}</g>` +
    `<g clip-path="url(#elfenland-lakes)" fill="none"><g stroke="var(--map-water)" stroke-width="76" opacity=".55">${shapes}</g><g stroke="var(--map-water)" stroke-width="40">${shapes}</g></g>` +
    `<g fill="none" stroke="var(--map-shore)" stroke-width="5">${shapes}</g>` +
    `<g fill="none" stroke="var(--map-ripple)" stroke-width="3" stroke-linecap="round">${ripples}<path d="${ferries}" stroke-width="5.5" stroke-dasharray="3 14"/></g>`
  );
}

const rose = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => {
    const long = turn % 90 ? 44 : 66;
    return `<g transform="rotate(${turn})"><path d="M0-${long} 10-12 0 0z" fill="var(--map-flow)"/><path d="M0-${long}-10-12 0 0z" fill="var(--map-snow)"/></g>`;
  })
  .join("");
const compass = `<g transform="translate(1292 118)"><g class="upright"><circle r="52" fill="none" stroke="var(--map-flow)" stroke-width="2.5"/><circle r="45" fill="none" stroke="var(--map-flow)" stroke-width="1"/><g stroke="var(--map-flow)" stroke-width="1.2" stroke-linejoin="round">${rose}</g><circle r="7" fill="var(--map-straw)" stroke="var(--map-flow)" stroke-width="2"/><path d="M0-88l7 13H-7z" fill="var(--map-bloom)" stroke="var(--map-flow)" stroke-width="1.5"/></g></g>`;
const ship =
  `<g transform="translate(1322 925)"><g class="upright" stroke="var(--map-rim)" stroke-width="2" stroke-linejoin="round"><path d="M-34 10h68c-4 14-12 20-20 20h-28c-9 0-17-8-20-20z" fill="var(--map-trunk)"/>` +
  `<path d="M-3 10v-52h5v52z" fill="var(--map-trunk)"/><path d="M4-40c18 6 26 22 24 44H4z" fill="var(--map-snow)"/><path d="M-5-36C-19-26-26-12-24 4h19z" fill="var(--map-bloom)"/><path d="M0-54l16 5-16 5z" fill="var(--map-straw)"/></g>` +
  `<path d="M-52 34c8-8 15-8 22 0 8-8 15-8 22 0 8-8 15-8 22 0 8-8 15-8 22 0" fill="none" stroke="var(--map-ripple)" stroke-width="4" stroke-linecap="round"/></g>`;

/** Draw the whole land, to be shown stretched downwards so much. */
export function drawLand(stretch: number): string {
  const shore = coast();
  const texture = Object.entries(TEXTURES).map(
    ([terrain, lines]) =>
      `<pattern id="elfenland-${terrain}" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="none" stroke-width="1.6" stroke-linecap="round">${lines}</g></pattern>`,
  );
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><defs>${texture.join("")}` +
    `<clipPath id="elfenland-coast"><path d="${shore}"/></clipPath><clipPath id="elfenland-lakes">${LAKES.map((d) => `<path d="${d}"/>`).join("")}</clipPath></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--map-sea)"/>` +
    `<g fill="none" stroke="var(--map-ripple)" stroke-width="2.6" stroke-linecap="round" opacity=".7">${waves()}</g>` +
    `<g fill="none" stroke="var(--map-shallow)" stroke-linejoin="round"><path d="${shore}" stroke-width="84" opacity=".3"/><path d="${shore}" stroke-width="52" opacity=".45"/><path d="${shore}" stroke-width="24" opacity=".8"/></g>` +
    ground() +
    `<g fill="none" stroke-linejoin="round"><path d="${shore}" stroke="var(--map-beach)" stroke-width="14" clip-path="url(#elfenland-coast)"/><path d="${shore}" stroke="var(--map-edge)" stroke-width="3.5"/></g>` +
    rivers() +
    lakes() +
    growth(inLake, stretch) +
    roads() +
    compass +
    ship +
    `<g fill="none" stroke="var(--map-edge)"><rect x="5" y="5" width="${WIDTH - 10}" height="${HEIGHT - 10}" rx="16" stroke-width="4"/><rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="11" stroke-width="1.5"/></g></svg>`
  );
}
