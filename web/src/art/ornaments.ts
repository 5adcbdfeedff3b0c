/** Ornaments in the colour of the text around them. */

/** A row of pines: x, height; each stands on the line below. */
function pines(base: number, tall: number, step: number, strength: number): string {
  let path = `M-20 ${base}`;
  for (let x = -20, at = 0; x < 1460; x += step, at += 1) {
    const height = tall * (0.62 + 0.38 * Math.abs(Math.sin(at * 2.4 + base)));
    path += `L${x} ${base}l${(step * 0.34).toFixed(1)}-${(height * 0.45).toFixed(1)}h-${(step * 0.1).toFixed(1)}l${(step * 0.26).toFixed(1)}-${(height * 0.55).toFixed(1)} ${(step * 0.26).toFixed(1)} ${(height * 0.55).toFixed(1)}h-${(step * 0.1).toFixed(1)}z`;
  }
  return `<g opacity="${strength}"><path d="${path}"/><path d="M0 ${base - 1}h1440v240H0z"/></g>`;
}

export const ORNAMENTS: Record<string, string> = {
  divider:
    '<svg viewBox="0 0 240 20" fill="none" stroke="currentColor" stroke-width="1.3" aria-hidden="true"><path d="M2 10h86c8 0 10-7 17-7 5 0 7 7 15 7s10-7 15-7c7 0 9 7 17 7h86"/><path d="M120 4c4 3 4 9 0 12-4-3-4-9 0-12z" fill="currentColor"/><circle cx="94" cy="10" r="1.8" fill="currentColor"/><circle cx="146" cy="10" r="1.8" fill="currentColor"/></svg>',
  corner:
    '<svg viewBox="0 0 60 60" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="M2 58V16C2 8 8 2 16 2h42"/><path d="M9 40c0-18 13-31 31-31"/><path d="M9 40c6-2 9-6 9-12-6 1-9 6-9 12zM40 9c-2 6-6 9-12 9 1-6 6-9 12-9z" fill="currentColor"/></svg>',
  woods: `<svg viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" fill="currentColor" aria-hidden="true">${pines(150, 120, 44, 0.35)}${pines(185, 130, 62, 0.55)}${pines(222, 150, 90, 0.9)}</svg>`,
  leaf: '<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M20 3C9 3 4 8 4 15c0 2 .6 3.6 1.2 4.5C7 15 10 11.5 15 9c-4 3.5-6.5 7-8 11 8 2 14-4 13-17z"/></svg>',
  crest:
    '<svg viewBox="0 0 100 100" fill="none" aria-hidden="true"><circle cx="50" cy="50" r="46" stroke="currentColor" stroke-width="3"/><path d="M50 88V46" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><path d="M50 62 32 46M50 56l18-17" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/><path d="M50 12c15 0 24 10 24 20 7 3 9 9 9 14 0 9-8 14-16 13-4 4-9 3-11 0H44c-3 3-8 3-11 0-8 1-16-4-16-13 0-5 2-11 9-14 0-10 9-20 24-20z" fill="currentColor" opacity=".82"/></svg>',
};
