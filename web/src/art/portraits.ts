/** Portraits of people and bots: twelve creatures of the woods, each plain or with a leaf, a scarf or a flower. 60 x 60. */

/** How a creature is put together; colours are fur and what is light in its face. */
interface Creature {
  ground: string;
  fur: string;
  light: string;
  ears: (fur: string, light: string) => string;
  face: (fur: string, light: string) => string;
  eyes?: string;
}

const INK = "#2a1c12";
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
/** Draw something on the left, and again on the right. */
const both = (part: string): string => `${part}<g transform="matrix(-1 0 0 1 60 0)">${part}</g>`;

const pointed = (fur: string, light: string) => both(path("M11 30 10 6l19 13z", fur) + path("M14 21l-1-9 9 7z", light));
const round = (fur: string, light: string) => both(oval(15, 16, 8.5, 8.5, fur) + oval(15, 16, 4.5, 4.5, light));
const long = (fur: string, light: string) => both(oval(21, 12, 6, 15, fur) + oval(21, 12, 2.8, 10, light));
const tufted = (fur: string) => both(path("M12 28C8 18 8 10 9 5c4 6 10 9 17 10z", fur));
const antlers = (fur: string) =>
  both(
    `<path d="M22 18C18 12 17 8 18 2M18 10c-4 0-7-2-8-6" fill="none" stroke="#6b4a25" stroke-width="2.8" stroke-linecap="round"/>` +
      path("M16 26C8 26 5 22 4 17c7 0 12 2 15 6z", fur),
  );
const quills = (fur: string) =>
  path("M30 3l5 7 8-5 1 9 9-1-3 9 8 4-7 6 5 8-9 2 0 8H13l0-8-9-2 5-8-7-6 8-4-3-9 9 1 1-9 8 5z", fur);
const bulging = (fur: string) => both(oval(17, 17, 9, 9, fur));

const nose = oval(30, 40, 3.6, 2.6, INK);
const snout = (_: string, light: string) => oval(30, 43, 12, 9.5, light) + nose;
const cheeks = (_: string, light: string) =>
  both(path("M9 34c7 1 15 4 21 19C18 54 9 46 9 34z", light)) + oval(30, 47, 3.6, 2.8, INK);
const stripes = (fur: string, light: string) =>
  oval(30, 35, 19, 19, light) + both(path("M17 17c5 5 8 16 6 32-8-5-11-18-6-32z", fur)) + oval(30, 46, 3.6, 2.8, INK);
const masked = (_: string, light: string) =>
  both(path("M8 32c8-7 17-6 22 1-2 8-14 12-22-1z", INK)) + oval(30, 45, 9, 7, light) + oval(30, 42, 3.4, 2.5, INK);
const discs = (_: string, light: string) => both(oval(20, 31, 11, 11, light)) + path("M26 36h8l-4 9z", "#d98b1f");
const beak = (_: string, light: string) => both(oval(20, 32, 7, 7, light)) + path("M22 35h16l-8 17z", "#3d4048");
const grin = (_: string, light: string) =>
  oval(30, 45, 17, 9, light) +
  `<path d="M16 42c8 6 20 6 28 0" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`;
const teeth = (fur: string, light: string) => snout(fur, light) + path("M27 46h6v6h-6z", "#fffdf4");

const EYES = both(oval(20, 32, 2.9, 3.4, INK) + oval(21, 31, 1, 1, "#fff"));
const PALE = both(oval(20, 32, 4, 4, "#ffd65c") + oval(20, 32, 1.9, 2.6, INK));
const HIGH = both(oval(17, 16, 5, 5, "#ffe9a0") + oval(17, 16, 2, 3.2, INK));

const CREATURES: Creature[] = [
  { ground: "#dfe8c4", fur: "#c8622a", light: "#fff1dc", ears: pointed, face: cheeks }, // fox
  { ground: "#cfdcea", fur: "#7a5a3c", light: "#ead7b4", ears: tufted, face: discs, eyes: PALE }, // owl
  { ground: "#e9dcc0", fur: "#6b4328", light: "#c69a6b", ears: round, face: snout }, // bear
  { ground: "#d3e2d2", fur: "#34343a", light: "#f1eee6", ears: round, face: stripes }, // badger
  { ground: "#e3e4c0", fur: "#a58a6a", light: "#efdcc4", ears: long, face: teeth }, // hare
  { ground: "#d9e4c8", fur: "#a9713d", light: "#f0dcb8", ears: antlers, face: snout }, // deer
  {
    ground: "#e8dfc8",
    fur: "#5d4936",
    light: "#e9cfa6",
    ears: quills,
    face: (_, light) => oval(30, 38, 17, 16, light) + nose,
  }, // hedgehog
  { ground: "#d8e6d6", fur: "#a5431f", light: "#f6dcc0", ears: tufted, face: teeth }, // squirrel
  { ground: "#cfe2e4", fur: "#5b8c2c", light: "#cfe08c", ears: bulging, face: grin, eyes: HIGH }, // frog
  { ground: "#e6dde6", fur: "#7d7f88", light: "#e6c4c4", ears: round, face: snout }, // mouse
  { ground: "#dcdff0", fur: "#6f7178", light: "#f0ece2", ears: pointed, face: masked, eyes: PALE }, // raccoon
  {
    ground: "#e0e6ee",
    fur: "#2d3340",
    light: "#566074",
    ears: () => path("M24 12 30 2l3 8 7-4-3 9z", "#2d3340"),
    face: beak,
    eyes: PALE,
  }, // raven
];

const WORN = [
  "",
  path("M30 12C29 4 34-1 45 0c0 9-5 14-15 12z", "#5f9c34") +
    `<path d="M30 13c4-5 8-8 12-10" stroke="#30591b" fill="none"/>`,
  path("M9 50c12 6 30 6 42 0l3 8c-14 6-34 6-48 0z", "#b23a2e") + path("M38 54l8 0 3 8-9 0z", "#8f2a20"),
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="44" cy="9" rx="3.4" ry="5" fill="#e987a8" transform="rotate(${turn} 44 14)"/>`)
    .join("") + oval(44, 14, 3, 3, "#f6cf4a"),
];

/** Return the portrait of this number; there is none for nobody. */
export function portrait(number: number): string {
  const creature = CREATURES[number % CREATURES.length];
  if (!creature || number < 0) return "";
  const { ground, fur, light } = creature;
  const worn = WORN[Math.floor(number / CREATURES.length) % WORN.length] ?? "";
  return (
    `<svg viewBox="0 0 60 60" aria-hidden="true">${path("M0 0h60v60H0z", ground)}${path("M8 60c2-9 10-13 22-13s20 4 22 13z", fur)}` +
    `${creature.ears(fur, light)}${oval(30, 35, 20, 19, fur)}${creature.face(fur, light)}${worn}${creature.eyes ?? EYES}</svg>`
  );
}
