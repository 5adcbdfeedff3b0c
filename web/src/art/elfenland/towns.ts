/** Towns, each as its land makes it: farms, tree houses, domes, keeps, harbours, and the capital. 100 x 100. */

const INK = "#3a2812";
const line = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;

const wall = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x - w} ${y}v-${h}h${w * 2}v${h}z" fill="${fill}" ${line}/>`;
const door = (x: number, y: number, w: number): string =>
  `<path d="M${x - w} ${y}v-${w * 1.6}a${w} ${w} 0 0 1 ${w * 2} 0v${w * 1.6}z" fill="${INK}"/>`;
const light = (x: number, y: number): string =>
  `<path d="M${x - 3} ${y}v-8h6v8z" fill="#ffd166" stroke="${INK}" stroke-width="1.5"/>`;

function house(x: number, y: number, w: number, roof: string, plaster = "#fbeecb"): string {
  return (
    wall(x, y, w, w * 1.1, plaster) +
    `<path d="M${x - w * 1.35} ${y - w}L${x} ${y - w * 2.35}l${w * 1.35} ${w * 1.35}z" fill="${roof}" ${line}/>` +
    door(x, y, w * 0.28)
  );
}

function tower(x: number, y: number, w: number, h: number, roof: string, stone = "#efe0bb"): string {
  return (
    wall(x, y, w, h, stone) +
    `<path d="M${x - w * 1.4} ${y - h}L${x} ${y - h - w * 3}l${w * 1.4} ${w * 3}z" fill="${roof}" ${line}/>` +
    light(x, y - h * 0.5)
  );
}

function dome(x: number, y: number, w: number, h: number, roof: string): string {
  return (
    wall(x, y, w, h, "#fff3d6") +
    `<path d="M${x - w * 1.15} ${y - h}c-2-${w * 1.3} ${w * 0.7}-${w * 1.3} ${w * 1.15}-${w * 2} ${w * 0.45} ${w * 0.7} ${w * 1.15 + 2} ${w * 0.7} ${w * 1.15} ${w * 2}z" fill="${roof}" ${line}/>` +
    `<path d="M${x} ${y - h - w * 2}v-7" stroke="#c98a00" stroke-width="3" stroke-linecap="round"/>`
  );
}

function keep(x: number, y: number, w: number, h: number): string {
  const third = (w * 2) / 5;
  return (
    `<path d="M${x - w} ${y}v-${h + 8}h${third}v8h${third}v-8h${third}v8h${third}v-8h${third}v${h + 8}z" fill="#b9b6b6" ${line}/>` +
    light(x, y - h * 0.5) +
    door(x, y, w * 0.35)
  );
}

const drawn = (inside: string): string => `<svg viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;
const hill = (fill: string): string =>
  `<ellipse cx="50" cy="87" rx="48" ry="12" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;
const crown = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#4f8a3c" ${line}/><path d="M${x - r * 0.5} ${y - r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.6}-${r * 0.5}" fill="none" stroke="#9ccc6c" stroke-width="3" stroke-linecap="round"/>`;
const pennon = (x: number, y: number, fill: string): string =>
  `<path d="M${x} ${y}v-13" stroke="${INK}" stroke-width="2.5"/><path d="M${x} ${y - 13}l13 4-13 5z" fill="${fill}" stroke="${INK}" stroke-width="1.5"/>`;
const sails = `<g transform="translate(66 34)"><g fill="#fff7e0" stroke="${INK}" stroke-width="2.2"><path d="M-3-3l-20-15 6-6z"/><path d="M3-3l15-20 6 6z"/><path d="M3 3l20 15-6 6z"/><path d="M-3 3l-15 20-6-6z"/></g><circle r="4" fill="${INK}"/></g>`;

export const TOWN_ART: Record<string, string> = {
  "town-plains": drawn(
    hill("#a9c25a") +
      house(28, 88, 16, "#c8553d") +
      wall(66, 88, 13, 46, "#f3e3bd") +
      `<path d="M51 44l15-20 15 20z" fill="#b5432e" ${line}/>` +
      door(66, 88, 4) +
      sails,
  ),
  "town-woods": drawn(
    hill("#7da453") +
      crown(20, 52, 17) +
      `<path d="M17 66h6v20h-6z" fill="#6b4a22"/>` +
      tower(46, 87, 10, 40, "#2f7d4f") +
      house(74, 89, 16, "#3f8f58", "#f1e2b9"),
  ),
  "town-desert": drawn(
    hill("#e6bf6d") +
      dome(26, 87, 13, 26, "#2f97a0") +
      dome(56, 88, 17, 34, "#e09a1f") +
      dome(84, 88, 9, 22, "#2f97a0") +
      door(56, 88, 6),
  ),
  "town-mountains": drawn(
    `<path d="M4 88 26 50l16 22 12-16 42 32z" fill="#8f8a86" stroke="${INK}" stroke-width="2"/>` +
      keep(34, 86, 15, 30) +
      tower(66, 88, 11, 40, "#5b5f9a", "#c9c6c4") +
      pennon(34, 48, "#c8352b"),
  ),
  "town-harbour": drawn(
    `<ellipse cx="50" cy="87" rx="48" ry="12" fill="#5fa8c4" stroke="${INK}" stroke-width="2"/><path d="M8 88c10-10 70-12 84-2-20 8-64 8-84 2z" fill="#e8d49a"/>` +
      wall(78, 87, 8, 54, "#fff7e4") +
      `<path d="M70 67h16v-10H70z" fill="#c8352b"/><path d="M68 33l10-13 10 13z" fill="#c8352b" ${line}/>` +
      light(78, 50) +
      house(28, 86, 15, "#3d6f9f") +
      house(53, 88, 12, "#d9793a"),
  ),
  capital: drawn(
    hill("#9dbb53") +
      tower(18, 84, 9, 40, "#3b5fb0", "#fff1c9") +
      tower(82, 84, 9, 40, "#3b5fb0", "#fff1c9") +
      `<path d="M24 88V56h8v-6h8v6h20v-6h8v6h8v32z" fill="#ffe9b0" ${line}/>` +
      tower(50, 62, 11, 26, "#e0a21c", "#fff6dc") +
      door(50, 88, 9) +
      pennon(18, 18, "#e0a21c") +
      pennon(82, 18, "#e0a21c") +
      `<path d="M50 4l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#ffd43b" stroke="${INK}" stroke-width="1.5"/>`,
  ),
};
