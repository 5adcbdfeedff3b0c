/** A speaker: renders keys and values in one language, by the same rules as the package's own `Speaker`. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Values } from "../wire";

/** Grammatical forms, as attributes of cards and things. */
const FORMS = ["acc", "gen", "def", "of", "out", "in", "at"];

// Marks around names inside a rendered sentence, so that they can become links: private-use characters.
const CARD = "\ue000";
const THING = "\ue001";
const MIDDLE = "\ue002";
const END = "\ue003";

const BY_HEART = 3000; // sentences

type Arguments = Record<string, FluentVariable>;

/** A number below a thousand, which all our languages write alike: the browser's own formatter takes long to wake. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function numeral(value: number): FluentVariable {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? new SmallNumber(value) : value;
}

/** A piece of a sentence: plain, or naming a card or a thing of the table. */
export interface Piece {
  text: string;
  card?: string;
  thing?: string;
}

/** Make a bundle from the catalogues of a language. */
export function makeBundle(lang: string, catalogues: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(catalogue);
  return bundle;
}

/** Speaks one language to one reader; a text missing there is taken from the fallback, and then the key itself is shown. */
export class Speaker {
  // What was said before is known by heart: every answer asks for the same names and labels again.
  private readonly said = new Map<string, string>();
  private readonly declined = new Map<string, string[]>();

  constructor(
    readonly lang: string,
    private readonly bundles: FluentBundle[],
  ) {}

  /** Say whether a key (or `key.attribute`) has a text. */
  has(key: string): boolean {
    return this.bundles.some((bundle) => find(bundle, key) !== null);
  }

  /** Render a key; `key.attribute` renders an attribute. */
  say(key: string, values: Values = {}, names: string[] = []): string {
    const id = [key, JSON.stringify(values), ...names].join("\n");
    let text = this.said.get(id);
    if (text === undefined) {
      if (this.said.size >= BY_HEART) this.said.clear();
      this.said.set(id, (text = this.sentence(key, values, names, false)));
    }
    return text;
  }

  /** Render a key into pieces, in which cards and things are told apart. */
  pieces(key: string, values: Values = {}, names: string[] = []): Piece[] {
    return split(this.sentence(key, values, names, true));
  }

  /** Return who sits on a seat. */
  name(seat: number, names: string[]): string {
    return names[seat] || this.say("player", { number: seat + 1 });
  }

  private sentence(key: string, values: Values, names: string[], marked: boolean): string {
    for (const bundle of this.bundles) {
      const pattern = find(bundle, key);
      if (pattern !== null) return bundle.formatPattern(pattern, this.arguments(key, values, names, marked), []);
    }
    return key;
  }

  private arguments(key: string, values: Values, names: string[], marked: boolean): Arguments {
    const title = key.replace(/^page-/, "").split("-", 1)[0] ?? ""; // the page's own texts about a title name its cards too
    const found: Arguments = {};
    for (const [name, value] of Object.entries(values)) {
      if (name === "card" || name === "other") {
        const mark = marked ? `${CARD}${value}${MIDDLE}` : "";
        this.addForms(found, name, `${title}-card-${value}`, {}, names, mark);
      } else if (name === "from" || name === "to" || name === "cell") {
        this.addThing(
          found,
          name,
          name === "cell" && value !== "forest" ? `cell:${value}` : String(value),
          names,
          marked,
        );
      } else {
        found[name] = typeof value === "number" ? numeral(value) : value || "–";
        if (name === "seat") found["name"] = this.name(Number(value), names);
      }
    }
    return found;
  }

  private addThing(found: Arguments, name: string, thing: string, names: string[], marked: boolean): void {
    const [kind = "", number = ""] = thing.split(":");
    const mark = marked ? `${THING}${thing}${MIDDLE}` : "";
    const values: Values = kind === "hand" ? { seat: Number(number) } : { id: number };
    this.addForms(found, name, `thing-${kind}`, values, names, mark);
  }

  private addForms(found: Arguments, name: string, key: string, values: Values, names: string[], mark: string): void {
    const end = mark && END;
    const [text, ...forms] = this.forms(key, values, names);
    found[name] = mark + text + end;
    FORMS.forEach((form, at) => (found[`${name}_${form}`] = mark + forms[at] + end));
  }

  /** Return a name, and then its forms; a form it does not have is the name itself. */
  private forms(key: string, values: Values, names: string[]): string[] {
    const id = [key, ...Object.values(values), names[Number(values["seat"])]].join("|");
    let forms = this.declined.get(id);
    if (!forms) {
      const has = (form: string) => this.bundles[0] !== undefined && find(this.bundles[0], `${key}.${form}`) !== null;
      const text = this.say(key, values, names);
      forms = [text, ...FORMS.map((form) => (has(form) ? this.say(`${key}.${form}`, values, names) : text))];
      this.declined.set(id, forms);
    }
    return forms;
  }
}

function find(bundle: FluentBundle, key: string) {
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  if (!message) return null;
  return attribute ? (message.attributes[attribute] ?? null) : message.value;
}

/** Split a marked sentence at its marks. */
export function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(END)) {
    const at = part.search(/[\ue000\ue001]/);
    if (at < 0) {
      if (part) pieces.push({ text: part });
      continue;
    }
    if (at > 0) pieces.push({ text: part.slice(0, at) });
    const [id = "", word = ""] = part.slice(at + 1).split(MIDDLE);
    pieces.push(part[at] === CARD ? { text: word, card: id } : { text: word, thing: id });
  }
  return pieces;
}
