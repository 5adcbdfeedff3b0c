/** What stands on the lands of Farrun: watchtowers, a castle for each people, the Central Castle, banners. 100 x 100. */

import { INK, crown, dome, door, drawn, hill, keep, light, line, pennon, tower, wall } from "../buildings";

const crystal = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x - w} ${y}l${w * 0.3}-${h * 0.75} ${w * 0.7}-${h * 0.25} ${w * 0.7} ${h * 0.25} ${w * 0.3} ${h * 0.75}z" fill="${fill}" ${line}/><path d="M${x} ${y - h}v${h}" stroke="#fff" stroke-width="2" opacity=".5"/>`;

/** A curtain wall with battlements, from left to right. */
function curtain(from: number, to: number, y: number, high: number, fill: string): string {
  const step = (to - from) / 7;
  const teeth = [0, 1, 2].map(() => `h${step}v7h${step}v-7`).join("");
  return `<path d="M${from} ${y}V${y - high}${teeth}h${step}V${y}z" fill="${fill}" ${line}/>`;
}

const CASTLES: Record<string, string> = {
  forest:
    hill("#7da453") +
    crown(18, 44, 17) +
    crown(83, 46, 15) +
    `<path d="M15 58h7v28h-7zM80 58h6v28h-6z" fill="#6b4a22"/>` +
    tower(34, 86, 9, 42, "#2f7d4f", "#e7d9ae") +
    tower(66, 86, 9, 42, "#2f7d4f", "#e7d9ae") +
    curtain(24, 76, 90, 26, "#cdbd8b") +
    tower(50, 66, 12, 28, "#3f9a5b", "#f3e7c2") +
    door(50, 90, 7),
  black:
    hill("#5a4a6e") +
    crystal(17, 86, 9, 44, "#a77be0") +
    crystal(84, 86, 8, 36, "#8a5fd0") +
    tower(33, 87, 9, 48, "#3b2563", "#7a6a8e") +
    tower(68, 87, 9, 40, "#3b2563", "#7a6a8e") +
    curtain(25, 77, 90, 24, "#6a5a80") +
    tower(50, 66, 11, 34, "#4d2f86", "#8e7da6") +
    door(50, 90, 7),
  snow:
    `<ellipse cx="50" cy="87" rx="48" ry="12" fill="#e9f4fb" stroke="${INK}" stroke-width="2"/><path d="M2 86 20 52l12 20z" fill="#a9c3d6" ${line}/><path d="M20 52l-6 12 6-3 5 4z" fill="#fff"/>` +
    keep(38, 88, 13, 44) +
    tower(70, 88, 11, 44, "#2f7fb5", "#dfe9f0") +
    curtain(22, 84, 91, 22, "#c5d4de") +
    `<path d="M22 69l62 0" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
    door(53, 91, 7) +
    pennon(38, 38, "#2f7fb5"),
  high:
    hill("#d9bd6a") +
    dome(20, 86, 10, 34, "#e0a21c") +
    dome(80, 86, 10, 34, "#e0a21c") +
    curtain(20, 80, 90, 26, "#fff1c9") +
    dome(50, 70, 17, 22, "#f0b93a") +
    door(50, 90, 8) +
    light(33, 84) +
    light(67, 84),
  neutral:
    hill("#9dbb53") +
    keep(32, 88, 13, 36) +
    keep(68, 88, 13, 36) +
    curtain(28, 72, 90, 24, "#b9b6b6") +
    door(50, 90, 8),
};

const stone = (x: number, y: number): string =>
  `<path d="M${x} ${y}h6M${x + 8} ${y + 7}h5M${x - 4} ${y + 14}h6" stroke="${INK}" stroke-width="1.600" opacity=".5"/>`;

export const CASTLE_ART: Record<string, string> = {
  tower: drawn(
    `<ellipse cx="50" cy="90" rx="30" ry="8" fill="#8a9a55" stroke="${INK}" stroke-width="2"/>` +
      wall(50, 90, 16, 56, "#c9c0ae") +
      `<path d="M30 40V20h9v8h7v-8h8v8h7v-8h9v20l-6 6H36z" fill="#ddd5c3" ${line}/>` +
      light(50, 66) +
      door(50, 90, 6) +
      stone(40, 56) +
      stone(56, 72) +
      pennon(50, 22, "#c8352b"),
  ),
  central: drawn(
    hill("#9dbb53") +
      tower(12, 86, 8, 44, "#b3432c", "#f6e3b4") +
      tower(88, 86, 8, 44, "#b3432c", "#f6e3b4") +
      tower(29, 84, 9, 56, "#c8552f", "#fff0c8") +
      tower(71, 84, 9, 56, "#c8552f", "#fff0c8") +
      curtain(10, 90, 90, 26, "#efd79a") +
      tower(50, 70, 13, 34, "#e0a21c", "#fff6dc") +
      door(50, 90, 9) +
      `<path d="M50-4l2.600 5.400 6 .8-4.400 4.200 1.100 6L50 9.600l-5.300 2.800 1.100-6-4.400-4.200 6-.8z" fill="#ffd43b" stroke="${INK}" stroke-width="1.500"/>`,
  ),
  ...Object.fromEntries(Object.entries(CASTLES).map(([people, inside]) => [`castle-${people}`, drawn(inside)])),
  banner: drawn(
    `<path d="M20 98V4" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M20 98V4" stroke="#c9a25a" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M22 8h68v62L56 58 22 70z" fill="currentColor" stroke="#fff8e6" stroke-width="5" stroke-linejoin="round"/>`,
  ),
  compass: drawn(
    `<g transform="translate(50 52)"><circle r="36" fill="none" stroke="var(--map-flow)" stroke-width="2"/><circle r="31" fill="none" stroke="var(--map-flow)" stroke-width="1"/>${[
      45, 135, 225, 315, 0, 90, 180, 270,
    ]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})"><path d="M0-${turn % 90 ? 28 : 44} 7-8 0 0z" fill="var(--map-flow)"/><path d="M0-${turn % 90 ? 28 : 44}-7-8 0 0z" fill="var(--map-snow)" stroke="var(--map-flow)"/></g>`,
      )
      .join("")}<circle r="5" fill="var(--map-straw)" stroke="var(--map-flow)" stroke-width="1.500"/></g>`,
  ),
};
