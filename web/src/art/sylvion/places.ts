/** Backs and places: what lies face down, and the forest that blooms and withers. */

function back(ground: string, line: string, inside: string): string {
  return (
    `<svg viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="6" fill="${ground}"/>` +
    `<g fill="none" stroke="${line}"><path d="M7 7h86v126H7z" stroke-width="2.4"/><path d="M12 12h76v116H12z" stroke-width="1"/>` +
    `<path d="M7 27c12 0 20-8 20-20M93 27C81 27 73 19 73 7M7 113c12 0 20 8 20 20M93 113c-12 0-20 8-20 20" stroke-width="1.6"/></g>${inside}</svg>`
  );
}

export const BACKS: Record<string, string> = {
  sylvan: back(
    "#274d33",
    "#d9c184",
    `<circle cx="50" cy="70" r="31" fill="#1d3c28" stroke="#d9c184" stroke-width="2"/><path d="M50 44c15 10 20 20 20 29S62 92 50 99c-12-7-20-17-20-26s5-19 20-29z" fill="#5d9a4d" stroke="#d9c184" stroke-width="1.6"/><path d="M50 50v48M50 66 40 58M50 78 38 69M50 66l10-8M50 78l12-9" stroke="#d9c184" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  ),
  ravage: back(
    "#5a1a12",
    "#eaa553",
    `<circle cx="50" cy="70" r="31" fill="#35090a" stroke="#eaa553" stroke-width="2"/><path d="M50 42c4 16 21 20 21 37a21 21 0 0 1-42 0c0-11 6-15 9-21 1 7 4 9 7 10-2-10-1-19 5-26z" fill="#e0561d"/><path d="M50 70c3 8 11 9 11 17a11 11 0 0 1-22 0c0-7 8-9 11-17z" fill="#ffcf55"/>`,
  ),
  edge: back(
    "#6d5a40",
    "#e4d2a2",
    `<path d="M50 40v66M34 106V62M66 106V58" stroke="#2d2115" stroke-width="6" stroke-linecap="round"/>`,
  ),
};

const blossom = (x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y})" fill="#ffdbe6">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="${-r}" rx="${r * 0.62}" ry="${r}" transform="rotate(${turn})"/>`).join("")}<circle r="${r * 0.6}" fill="#e9a92c"/></g>`;

const pine = (x: number, base: number, size: number): string =>
  `M${x} ${base - size * 2.4}l${size * 0.5} ${size * 0.9}h-${size * 0.2}l${size * 0.5} ${size * 0.8}h-${size * 0.25}l${size * 0.5} ${size * 0.7}h-${size * 2.1}l${size * 0.5}-${size * 0.7}h-${size * 0.25}l${size * 0.5}-${size * 0.8}h-${size * 0.2}z`;

const trunk = (x: number, base: number, size: number): string =>
  `M${x} ${base}v-${size * 2}M${x} ${base - size}l-${size * 0.6}-${size * 0.7}M${x} ${base - size * 1.3}l${size * 0.6}-${size * 0.6}`;

// The end, wide: a sun over a forest in bloom, or embers among burnt trunks.
const VICTORY =
  `<svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="400" height="150" fill="#bfe0d8"/>` +
  `<g fill="#fff4b8"><circle cx="200" cy="78" r="95" opacity=".35"/><circle cx="200" cy="78" r="64" opacity=".55"/><circle cx="200" cy="78" r="36" fill="#ffe27a"/></g>` +
  `<path d="M0 96c50-26 90-14 140-24s90-8 140 2 80 0 120 12v64H0z" fill="#86b46a"/><path d="${[14, 44, 96, 300, 352, 388].map((x) => pine(x, 104, 13)).join("")}" fill="#5c9150"/>` +
  `<path d="M0 122c60-18 120-8 200-12s140-6 200 8v32H0z" fill="#4f8442"/><path d="${[26, 70, 118, 282, 330, 372].map((x) => pine(x, 128, 17)).join("")}" fill="#2f6536"/>` +
  blossom(40, 134, 6) +
  blossom(92, 140, 5) +
  blossom(150, 132, 6) +
  blossom(206, 140, 7) +
  blossom(256, 133, 5) +
  blossom(310, 140, 6) +
  blossom(362, 134, 6) +
  `<g fill="none" stroke="#3d6a57" stroke-width="2.4" stroke-linecap="round"><path d="M128 40q8-8 14 0 6-8 14 0M248 30q7-7 12 0 6-7 12 0M278 48q6-6 10 0 5-6 10 0"/></g></svg>`;
const DEFEAT =
  `<svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="400" height="150" fill="#4a2228"/>` +
  `<g fill="#c8431c"><ellipse cx="200" cy="128" rx="210" ry="70" opacity=".45"/><ellipse cx="200" cy="134" rx="140" ry="48" opacity=".65"/><ellipse cx="200" cy="140" rx="80" ry="28" fill="#f39a35" opacity=".8"/></g>` +
  `<g fill="#2a1418" opacity=".7"><circle cx="70" cy="26" r="26"/><circle cx="110" cy="16" r="22"/><circle cx="290" cy="22" r="28"/><circle cx="336" cy="34" r="20"/></g>` +
  `<path d="${[24, 66, 128, 276, 330, 380].map((x) => trunk(x, 132, 30)).join("")}" stroke="#2b1715" stroke-width="7" fill="none" stroke-linecap="round"/><path d="${[46, 98, 172, 232, 304, 356].map((x) => trunk(x, 142, 38)).join("")}" stroke="#150a09" stroke-width="9" fill="none" stroke-linecap="round"/>` +
  `<path d="M0 134c70-12 140-4 200-6s140-8 200 6v16H0z" fill="#150b0a"/><g fill="#ffb347">${[
    [60, 120],
    [88, 96],
    [140, 110],
    [186, 84],
    [214, 104],
    [258, 88],
    [312, 112],
    [346, 92],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4"/>`)
    .join("")}</g></svg>`;

export const PLACES: Record<string, string> = {
  victory: VICTORY,
  defeat: DEFEAT,
  bloom:
    `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100" height="100" fill="#5f8f3e"/>` +
    `<g fill="#77ab4c"><circle cx="22" cy="26" r="24"/><circle cx="64" cy="20" r="22"/><circle cx="90" cy="54" r="24"/></g><g fill="#4c7a34"><circle cx="44" cy="58" r="24"/><circle cx="12" cy="74" r="22"/><circle cx="72" cy="88" r="24"/></g>` +
    `<g fill="#8cc05c"><circle cx="18" cy="20" r="9"/><circle cx="62" cy="14" r="8"/><circle cx="90" cy="46" r="8"/></g>` +
    blossom(30, 40, 7) +
    blossom(70, 34, 6) +
    blossom(50, 72, 8) +
    blossom(86, 76, 6) +
    blossom(16, 86, 6) +
    `</svg>`,
  withered:
    `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100" height="100" fill="#4b3d35"/><path d="M0 84c30-8 70-8 100 0v16H0z" fill="#2a201b"/>` +
    `<path d="M26 92V40M26 62 10 46M26 54l14-16M26 44l-8-14M52 94V56M52 70l11-11M74 92V30M74 58 60 42M74 48l14-16M74 36l-8-16" stroke="#17100c" stroke-width="5.5" fill="none" stroke-linecap="round"/>` +
    `<g fill="#f0702a"><circle cx="40" cy="88" r="3.4"/><circle cx="62" cy="90" r="2.6"/><circle cx="12" cy="90" r="3"/><circle cx="90" cy="88" r="3.4"/></g><g fill="#ffc857"><circle cx="41" cy="87" r="1.6"/><circle cx="90" cy="87" r="1.6"/></g><g fill="#a89a8e" opacity=".5"><circle cx="40" cy="20" r="9"/><circle cx="50" cy="12" r="7"/><circle cx="92" cy="14" r="8"/></g></svg>`,
  forest: "",
  cell: "",
  pawn: `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 4c5 9 4 13 12 17a15 15 0 0 1-2 24c2 12 10 21 15 30v17H25V75c5-9 13-18 15-30a15 15 0 0 1-2-24c8-4 7-8 12-17z" fill="#7c1212" stroke="#ffd27a" stroke-width="5" stroke-linejoin="round"/><path d="M44 30h4M52 30h4" stroke="#ffd27a" stroke-width="4" stroke-linecap="round"/></svg>`,
  fence: `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M8 92V32l10-16 10 16v60zm28 0V32l10-16 10 16v60zm28 0V32l10-16 10 16v60z" fill="#8a6136" stroke="#3a2410" stroke-width="3"/><path d="M4 46h92v9H4zm0 26h92v9H4z" fill="#6b4526" stroke="#3a2410" stroke-width="2"/></svg>`,
};
