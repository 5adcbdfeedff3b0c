/** A small reader of Markdown: text becomes blocks that Svelte draws, so no markup of a text can ever become code. */

export type Inline = { kind: "text" | "strong" | "em" | "code" | "ruling"; text: string };

export type Block =
  | { kind: "heading"; level: number; inline: Inline[]; anchors: string[] }
  | { kind: "paragraph"; inline: Inline[]; anchors: string[] }
  | { kind: "list"; ordered: boolean; items: { inline: Inline[]; anchors: string[] }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

// The number of a ruling, as in [R41], or the number of a section at the start of a heading.
const RULING = /\[([A-Z]\d+[a-z]?|\d+(?:\.\d+)*)\]/g;

/** Read a page. */
export function read(text: string): Block[] {
  const blocks: Block[] = [];
  const rows = text.replace(/\r/g, "").split("\n");
  let at = 0;
  while (at < rows.length) {
    const row = rows[at] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(row);
    if (!row.trim()) at++;
    else if (heading) {
      const title = heading[2] ?? "";
      blocks.push({
        kind: "heading",
        level: heading[1]?.length ?? 1,
        inline: inline(title),
        anchors: anchors(title, true),
      });
      at++;
    } else if (/^\s*([-*]|\d+\.)\s/.test(row)) at = readList(rows, at, blocks);
    else if (row.startsWith("|") && /^\|?[\s:|-]+$/.test(rows[at + 1] ?? "")) at = readTable(rows, at, blocks);
    else at = readParagraph(rows, at, blocks);
  }
  return blocks;
}

function readList(rows: string[], start: number, blocks: Block[]): number {
  const items: string[] = [];
  const ordered = /^\s*\d/.test(rows[start] ?? "");
  let at = start;
  for (; at < rows.length; at++) {
    const row = rows[at] ?? "";
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(row);
    if (item) items.push(item[1] ?? "");
    else if (/^\s+\S/.test(row) && items.length) items[items.length - 1] += ` ${row.trim()}`;
    else break;
  }
  blocks.push({
    kind: "list",
    ordered,
    items: items.map((item) => ({ inline: inline(item), anchors: anchors(item) })),
  });
  return at;
}

function readTable(rows: string[], start: number, blocks: Block[]): number {
  const cells = (row: string) =>
    row
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  const body: Inline[][][] = [];
  let at = start + 2;
  for (; at < rows.length && (rows[at] ?? "").startsWith("|"); at++) body.push(cells(rows[at] ?? ""));
  blocks.push({ kind: "table", head: cells(rows[start] ?? ""), rows: body });
  return at;
}

function readParagraph(rows: string[], start: number, blocks: Block[]): number {
  const parts: string[] = [];
  let at = start;
  for (; at < rows.length; at++) {
    const row = rows[at] ?? "";
    if (!row.trim() || /^(#{1,6}\s|\||\s*[-*]\s)/.test(row)) break;
    parts.push(row.trim());
  }
  if (at === start) at++; // a lone table row, say: never stand still
  const text = parts.join(" ") || (rows[start] ?? "");
  // What stands under the title of the page explains the numbers; it is not what they number.
  const opening = blocks.length > 0 && blocks.every((block) => block.kind === "heading" && block.level === 1);
  blocks.push({ kind: "paragraph", inline: inline(text), anchors: opening ? [] : anchors(text) });
  return at;
}

/** Return the rulings a text answers to. */
export function anchors(text: string, heading = false): string[] {
  const found = [...text.matchAll(RULING)].map((match) => match[1] ?? "");
  const section = heading ? /^(\d+(?:\.\d+)*)\.?\s/.exec(text) : null;
  if (section?.[1]) found.push(section[1]);
  return found;
}

/** Read the words of a line: strong, emphasis, code and rulings; links keep their words. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  const words = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const marks = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([A-Z]\d+[a-z]?|\d+(?:\.\d+)*)\]/g;
  let last = 0;
  for (const match of words.matchAll(marks)) {
    if (match.index > last) found.push({ kind: "text", text: words.slice(last, match.index) });
    const [whole, strong, em, code, ruling] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "ruling", text: ruling ?? "" });
    last = match.index + whole.length;
  }
  if (last < words.length) found.push({ kind: "text", text: words.slice(last) });
  return found;
}

/** Return under which heading each ruling stands, by the ruling's number. */
export function partsOf(blocks: Block[]): Map<string, string> {
  const found = new Map<string, string>();
  let heading = "";
  const note = (rulings: string[]) => rulings.forEach((ruling) => found.has(ruling) || found.set(ruling, heading));
  for (const block of blocks) {
    if (block.kind === "heading") heading = words(block.inline);
    if (block.kind === "list") block.items.forEach((item) => note(item.anchors));
    else if (block.kind !== "table") note(block.anchors);
  }
  return found;
}

const words = (parts: Inline[]) =>
  parts
    .filter((part) => part.kind !== "ruling")
    .map((part) => part.text)
    .join("")
    .trim();

/** A stretch of text: what was looked for, or what stands between. */
export interface Stretch {
  text: string;
  found: boolean;
}

/** Split a text where a word stands in it, whatever its case and accents. */
export function stretches(text: string, word: string): Stretch[] {
  const wanted = bare(word.trim()).join("");
  if (!wanted) return [{ text, found: false }];
  const letters = [...text];
  const plain = bare(text).join("");
  const parts: Stretch[] = [];
  const cut = (from: number, to: number, found: boolean) => {
    if (to > from) parts.push({ text: letters.slice(from, to).join(""), found });
  };
  let last = 0;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, last)) {
    cut(last, at, false);
    last = at + wanted.length;
    cut(at, last, true);
  }
  cut(last, letters.length, false);
  return parts;
}

// One plain letter for each letter, so that places in both are the same.
const bare = (text: string) => [...text].map((letter) => letter.toLowerCase().normalize("NFD").charAt(0));
