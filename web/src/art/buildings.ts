/** What buildings on a map are put together from: walls, roofs, towers, domes, keeps. 100 x 100. */

export const INK = "#3a2812";
export const line = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;

export const wall = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x - w} ${y}v-${h}h${w * 2}v${h}z" fill="${fill}" ${line}/>`;
export const door = (x: number, y: number, w: number): string =>
  `<path d="M${x - w} ${y}v-${w * 1.6}a${w} ${w} 0 0 1 ${w * 2} 0v${w * 1.6}z" fill="${INK}"/>`;
export const light = (x: number, y: number): string =>
  `<path d="M${x - 3} ${y}v-8h6v8z" fill="#ffd166" stroke="${INK}" stroke-width="1.5"/>`;

export function house(x: number, y: number, w: number, roof: string, plaster = "#fbeecb"): string {
  return (
    wall(x, y, w, w * 1.1, plaster) +
    `<path d="M${x - w * 1.35} ${y - w}L${x} ${y - w * 2.35}l${w * 1.35} ${w * 1.35}z" fill="${roof}" ${line}/>` +
    door(x, y, w * 0.28)
  );
}

export function tower(x: number, y: number, w: number, h: number, roof: string, stone = "#efe0bb"): string {
  return (
    wall(x, y, w, h, stone) +
    `<path d="M${x - w * 1.4} ${y - h}L${x} ${y - h - w * 3}l${w * 1.4} ${w * 3}z" fill="${roof}" ${line}/>` +
    light(x, y - h * 0.5)
  );
}

export function dome(x: number, y: number, w: number, h: number, roof: string): string {
  return (
    wall(x, y, w, h, "#fff3d6") +
    `<path d="M${x - w * 1.15} ${y - h}c-2-${w * 1.3} ${w * 0.7}-${w * 1.3} ${w * 1.15}-${w * 2} ${w * 0.45} ${w * 0.7} ${w * 1.15 + 2} ${w * 0.7} ${w * 1.15} ${w * 2}z" fill="${roof}" ${line}/>` +
    `<path d="M${x} ${y - h - w * 2}v-7" stroke="#c98a00" stroke-width="3" stroke-linecap="round"/>`
  );
}

export function keep(x: number, y: number, w: number, h: number): string {
  const third = (w * 2) / 5;
  return (
    `<path d="M${x - w} ${y}v-${h + 8}h${third}v8h${third}v-8h${third}v8h${third}v-8h${third}v${h + 8}z" fill="#b9b6b6" ${line}/>` +
    light(x, y - h * 0.5) +
    door(x, y, w * 0.35)
  );
}

export const drawn = (inside: string): string => `<svg viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;
export const hill = (fill: string): string =>
  `<ellipse cx="50" cy="87" rx="48" ry="12" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;
export const crown = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#4f8a3c" ${line}/><path d="M${x - r * 0.5} ${y - r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.6}-${r * 0.5}" fill="none" stroke="#9ccc6c" stroke-width="3" stroke-linecap="round"/>`;
export const pennon = (x: number, y: number, fill: string): string =>
  `<path d="M${x} ${y}v-13" stroke="${INK}" stroke-width="2.5"/><path d="M${x} ${y - 13}l13 4-13 5z" fill="${fill}" stroke="${INK}" stroke-width="1.5"/>`;
