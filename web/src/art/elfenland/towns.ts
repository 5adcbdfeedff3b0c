/** Towns, each as its land makes it: farms, tree houses, domes, keeps, harbours, and the capital. 100 x 100. */

import { INK, crown, dome, door, drawn, hill, house, keep, light, line, pennon, tower, wall } from "../buildings";

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
