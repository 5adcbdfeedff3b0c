/** Small strokes that many of the drawings share: feathers, leaves, eyes, stars. Positions are those of the picture. */

/** Move and turn something; turned by 0 it points upwards. */
export function at(x: number, y: number, turn: number, inside: string, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})${size === 1 ? "" : ` scale(${size})`}">${inside}</g>`;
}

/** A feather from its root upwards. */
export function feather(long: number, wide: number): string {
  const w = wide / 2;
  return `M0 0C${w} ${-long * 0.25} ${w} ${-long * 0.75} 0 ${-long}C${-w} ${-long * 0.75} ${-w} ${-long * 0.25} 0 0z`;
}

/** Feathers spread like a fan between two turns, the middle ones longest when `bow` is more than 0. */
export function spread(
  x: number,
  y: number,
  count: number,
  from: number,
  to: number,
  long: number,
  wide: number,
  look: string,
  bow = 0,
): string {
  const paths = Array.from({ length: count }, (_, number) => {
    const share = count === 1 ? 0.5 : number / (count - 1);
    const length = long * (1 + bow * (Math.sin(share * Math.PI) - 0.5));
    return `<path transform="rotate(${(from + (to - from) * share).toFixed(1)})" d="${feather(+length.toFixed(1), wide)}"/>`;
  });
  return `<g transform="translate(${x} ${y})" ${look}>${paths.join("")}</g>`;
}

/** The same on both sides of the middle line. */
export function both(inside: string): string {
  return `${inside}<g transform="translate(120 0) scale(-1 1)">${inside}</g>`;
}

/** A leaf with its vein. */
export function leaf(x: number, y: number, turn: number, long: number, colour: string, vein = "#21401b"): string {
  const w = long * 0.42;
  return at(
    x,
    y,
    turn,
    `<path d="M0 0C${w} ${-long * 0.2} ${w} ${-long * 0.7} 0 ${-long}C${-w} ${-long * 0.7} ${-w} ${-long * 0.2} 0 0z" fill="${colour}" stroke="${vein}" stroke-width=".9"/><path d="M0 0V${-long * 0.8}" stroke="${vein}" stroke-width=".7"/>`,
  );
}

/** A shining eye with a slit or a round pupil. */
export function eye(x: number, y: number, size: number, colour: string, slit = false): string {
  const pupil = slit
    ? `<ellipse cx="${x}" cy="${y}" rx="${size * 0.25}" ry="${size * 0.85}" fill="#120a06"/>`
    : `<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="#120a06"/>`;
  return `<circle cx="${x}" cy="${y}" r="${size * 1.6}" fill="${colour}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>${pupil}<circle cx="${x - size * 0.3}" cy="${y - size * 0.35}" r="${size * 0.22}" fill="#fff"/>`;
}

/** Stars with four rays. */
export function sparkle(places: [number, number, number][], colour: string, opacity = 1): string {
  const d = places
    .map(
      ([x, y, r]) =>
        `M${x} ${y - r}q${r * 0.14} ${r * 0.86} ${r} ${r}q${-r * 0.86} ${r * 0.14} ${-r} ${r}q${-r * 0.14} ${-r * 0.86} ${-r} ${-r}q${r * 0.86} ${-r * 0.14} ${r} ${-r}z`,
    )
    .join("");
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
}

/** The moon, waxing. */
export function moon(x: number, y: number, size: number, colour = "#fdf3cf"): string {
  return `<circle cx="${x}" cy="${y}" r="${size * 1.5}" fill="${colour}" opacity=".22"/><path d="M${x + size * 0.3} ${y - size}a${size} ${size} 0 1 0 ${size * 0.7} ${size * 1.35}a${size * 0.85} ${size * 0.85} 0 0 1 ${-size * 0.7} ${-size * 1.35}z" fill="${colour}"/>`;
}

/** Rays behind something. */
export function rays(x: number, y: number, colour: string, count = 14, long = 70): string {
  const d = Array.from({ length: count }, (_, number) => {
    const a = (number / count) * 2 * Math.PI;
    const b = a + Math.PI / count / 1.6;
    return `M${x} ${y}L${(x + long * Math.sin(a)).toFixed(1)} ${(y - long * Math.cos(a)).toFixed(1)}L${(x + long * Math.sin(b)).toFixed(1)} ${(y - long * Math.cos(b)).toFixed(1)}z`;
  }).join("");
  return `<path d="${d}" fill="${colour}" opacity=".3"/>`;
}
