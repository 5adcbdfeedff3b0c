/** The fronts of the game boxes, 300 x 400: a scene each, without words. */

interface Scene {
  sky: [string, string];
  hills: [string, string, string];
  light: string;
  subject: string;
}

function pines(base: number, colour: string, places: number[], size: number): string {
  return places
    .map((x) => {
      const top = base - size * 2.6;
      return `<path d="M${x} ${top}l${size * 0.7} ${size}h-${size * 0.3}l${size * 0.55} ${size * 0.8}h-${size * 0.35}l${size * 0.5} ${size * 0.8}h-${size * 2.2}l${size * 0.5}-${size * 0.8}h-${size * 0.35}l${size * 0.55}-${size * 0.8}h-${size * 0.3}z" fill="${colour}"/>`;
    })
    .join("");
}

function box(id: string, scene: Scene): string {
  const [far, near, front] = scene.hills;
  return (
    `<svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.sky[0]}"/><stop offset="1" stop-color="${scene.sky[1]}"/></linearGradient></defs>` +
    `<rect width="300" height="400" fill="url(#${id}-sky)"/>` +
    `<circle cx="150" cy="150" r="74" fill="${scene.light}" opacity=".35"/><circle cx="150" cy="150" r="52" fill="${scene.light}" opacity=".55"/><circle cx="150" cy="150" r="34" fill="${scene.light}"/>` +
    `<path d="M0 250c50-40 90-20 140-36s110-20 160 14v172H0z" fill="${far}"/>` +
    pines(262, far, [20, 58, 246, 280], 26) +
    `<path d="M0 300c60-34 120-8 170-22s90-8 130 6v116H0z" fill="${near}"/>` +
    pines(316, near, [10, 44, 262, 292], 36) +
    scene.subject +
    `<path d="M0 356c70-24 130-4 180-14s80-4 120 4v54H0z" fill="${front}"/>` +
    pines(384, front, [0, 300], 52) +
    `</svg>`
  );
}

export const BOXES: Record<string, string> = {
  sylvion: box("box-sylvion", {
    sky: ["#25402f", "#e8a94f"],
    hills: ["#5b6b37", "#3c5a30", "#1f3a25"],
    light: "#ffd98a",
    subject:
      '<path d="M150 350v-66" stroke="#3a2413" stroke-width="16"/><path d="M150 300c-14-8-24-18-28-30M150 296c12-8 22-18 26-28" stroke="#3a2413" stroke-width="7" fill="none"/><path d="M150 168c34 0 52 22 52 44 16 6 22 20 22 32 0 24-24 34-44 28-10 8-22 8-30 0-8 8-20 8-30 0-20 6-44-4-44-28 0-12 6-26 22-32 0-22 18-44 52-44z" fill="#6f9a45"/><path d="M150 180c26 0 40 18 40 36 12 6 18 14 18 26-14-8-24 2-32 8-10-8-18-8-26 0-8-8-16-8-26 0-8-6-18-16-32-8 0-12 6-20 18-26 0-18 14-36 40-36z" fill="#8fb957"/><path d="M58 350c-16-30 14-44 8-74 20 14 16 30 14 40 8-4 8-10 8-16 14 22 4 40-4 50z" fill="#d9531e"/><path d="M66 350c-8-18 8-26 6-42 12 14 10 30 6 42z" fill="#ffc04a"/><path d="M236 352c-14-24 10-36 6-60 18 14 14 26 12 34 6-4 6-8 6-14 12 20 4 32-4 40z" fill="#d9531e"/><path d="M243 352c-6-14 6-22 4-34 10 12 8 24 4 34z" fill="#ffc04a"/>',
  }),
  elfenland: box("box-elfenland", {
    sky: ["#2d5d7c", "#f2d9a0"],
    hills: ["#7d9c6a", "#55834f", "#2f5a3a"],
    light: "#fff0c4",
    subject:
      '<path d="M40 400c40-60 60-56 100-78s70-50 60-74-40-20-30-40" stroke="#d8b878" stroke-width="13" fill="none"/><path d="M196 208v-46l16-18 16 18v46z" fill="#d9c6a0"/><path d="M192 164l20-34 20 34z" fill="#8a3f2c"/><path d="M206 208v-18h12v18z" fill="#5b3a24"/><path d="M62 150c20-26 40-10 52 2 14-14 34-22 50-2-16-4-28 2-36 12l6 16-18-8-20 8 6-16c-8-10-22-16-40-12z" fill="#7a2f3a"/>',
  }),
  wizards: box("box-wizards", {
    sky: ["#20224e", "#8c6aa8"],
    hills: ["#4a3f78", "#342d5e", "#1c1a3e"],
    light: "#e9dcff",
    subject:
      '<path d="M150 200l56 160H94z" fill="#5d3a8c"/><path d="M150 128l34 84h-68z" fill="#7a4fb0"/><ellipse cx="150" cy="214" rx="52" ry="10" fill="#4a2d74"/><g fill="#a99a92" stroke="#1c1a3e" stroke-width="3"><circle cx="113" cy="232" r="19"/><circle cx="187" cy="232" r="19"/><path d="M150 218c26 0 38 14 38 30s-16 30-38 30-38-14-38-30 12-30 38-30z"/></g><g fill="#f0b8b0"><circle cx="111" cy="232" r="10"/><circle cx="189" cy="232" r="10"/></g><ellipse cx="150" cy="260" rx="20" ry="13" fill="#efe3d6"/><path d="M143 250h14l-7 8z" fill="#e27a86"/><g fill="#1c1a3e"><circle cx="134" cy="242" r="5"/><circle cx="166" cy="242" r="5"/></g><path d="M132 258l-26-4M132 262l-24 6M168 258l26-4M168 262l24 6" stroke="#fff7e4" stroke-width="1.6"/><path d="M214 350V214" stroke="#6b4526" stroke-width="7"/><circle cx="214" cy="202" r="13" fill="#8fe0d0"/><circle cx="214" cy="202" r="22" fill="#8fe0d0" opacity=".3"/>',
  }),
  rage: box("box-rage", {
    sky: ["#3d1f2b", "#e0824a"],
    hills: ["#6e3d36", "#4f2a2c", "#2c171c"],
    light: "#ffcf8f",
    subject:
      '<path d="M92 352l96-150M208 352l-96-150" stroke="#c9c6bd" stroke-width="9" stroke-linecap="round"/><path d="M188 202l14-22-4 28zM112 202l-14-22 4 28z" fill="#e8e5da"/><path d="M150 216c34 10 44 8 52 4 2 58-14 96-52 116-38-20-54-58-52-116 8 4 18 6 52-4z" fill="#7c2c22" stroke="#d8b05a" stroke-width="6"/><path d="M150 240c18 16 26 30 22 48 10-6 10-14 10-20 8 30-8 48-32 52-24-4-40-22-32-52 0 6 0 14 10 20-4-18 4-32 22-48z" fill="#e9a13b"/>',
  }),
};
