/** How a picture is put together: a sky with a glow, two rows of hills, and figures with a dark rim. */

/** A figure from the icon set: 512 x 512, in `currentColor`. */
export interface Figure {
  body: string;
}

export interface Mood {
  sky: string;
  glow: string;
  far: string;
  near: string;
  rim: string;
}

const FAR = "M0 58c14-10 26-6 38-12s24-10 40-4 28 2 42 10v38H0z";
const NEAR = "M0 74c18-9 34-4 52-8s44-7 68 2v22H0z";

function pines(base: number, size: number, places: number[], colour: string): string {
  const shape = places
    .map(
      (x) =>
        `M${x} ${base - size * 2}l${size * 0.6} ${size}h-${size * 0.2}l${size * 0.5} ${size}h-${size * 1.8}l${size * 0.5}-${size}h-${size * 0.2}z`,
    )
    .join("");
  return `<path d="${shape}" fill="${colour}"/>`;
}

/** Draw a picture of 120 x 90: the mood behind, the figures in front. */
export function scene(mood: Mood, figures: string, wooded = true): string {
  return (
    `<svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<rect width="120" height="90" fill="${mood.sky}"/>` +
    `<g fill="${mood.glow}"><circle cx="60" cy="42" r="50" opacity=".28"/><circle cx="60" cy="42" r="36" opacity=".42"/><circle cx="60" cy="42" r="23" opacity=".6"/></g>` +
    `<path d="${FAR}" fill="${mood.far}"/>` +
    (wooded ? pines(60, 9, [6, 17, 101, 112], mood.far) : "") +
    `<path d="${NEAR}" fill="${mood.near}"/>` +
    (wooded ? pines(80, 12, [2, 118], mood.near) : "") +
    figures +
    `</svg>`
  );
}

/** Place a figure: its middle, its size, its colour, and the rim that lifts it off the background. */
export function figure(
  what: Figure,
  x: number,
  y: number,
  size: number,
  colour: string,
  rim: string,
  turn = "",
): string {
  const scale = size / 512;
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})${turn}`;
  return (
    `<g transform="${place}" color="${colour}" stroke="${rim}" stroke-width="26" stroke-linejoin="round" ` +
    `paint-order="stroke">${what.body}</g>`
  );
}

/** Mirror a figure left to right. */
export const MIRROR = " translate(512 0) scale(-1 1)";

/** A shadow on the ground. */
export function shadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 11}" fill="#000" opacity=".28"/>`;
}

/** Sparks, drops or petals strewn over a picture. */
export function strew(places: [number, number, number][], colour: string, opacity = 0.9): string {
  const dots = places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  return `<g fill="${colour}" opacity="${opacity}">${dots}</g>`;
}
