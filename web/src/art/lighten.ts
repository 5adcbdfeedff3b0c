/** Figures of the icon set as the page carries them: used while it is built. */

const RUN = /([MLHVCSQTmlhvcsqt])([^A-Za-z]*)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/g;

/** Leave out what no screen shows: tenths are enough. Arcs keep their digits, for their flags may stand without spaces. */
export function lighten(body: string): string {
  return body.replace(
    / d="([^"]*)"/g,
    (_, path: string) => ` d="${path.replace(RUN, (_, command: string, run: string) => command + shorten(run))}"`,
  );
}

function shorten(run: string): string {
  let written = "";
  let fraction = false; // a number after a fraction may begin with its point
  for (const number of run.match(NUMBER) ?? []) {
    const tenths = (Math.round(Number(number) * 10) / 10).toString().replace(/^(-?)0\./, "$1.");
    const apart = !written || tenths.startsWith("-") || (fraction && tenths.startsWith("."));
    written += apart ? tenths : ` ${tenths}`;
    fraction = tenths.includes(".");
  }
  return written;
}
