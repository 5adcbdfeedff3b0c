#!/usr/bin/env node
// A bot for every title of Elderwood, in the bot protocol: no packages, one rule of thumb.
//
// It looks at what the moves of a question have in common: of several cards it takes the one with the largest numbers
// printed on it, never passes while something else can be done, and else goes where it has been the least.

import { createInterface } from "node:readline";

const PRINTED = ["strength", "initiative", "lives", "vitality"];

let faces = {};
let visits = new Map();

function printed(move) {
  const face = faces[move.values.card] ?? {};
  return PRINTED.reduce((sum, name) => sum + (Number.isInteger(face[name]) ? face[name] : 0), 0);
}

function better(one, other) {
  if (one.passes !== other.passes) return one.passes ? 1 : -1;
  return printed(other) - printed(one) || (visits.get(one.move) ?? 0) - (visits.get(other.move) ?? 0);
}

function answer(ask) {
  if (ask.fresh) visits = new Map();
  const [best] = [...ask.moves].sort(better);
  visits.set(best.move, (visits.get(best.move) ?? 0) + 1);
  return best.move;
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

const told = {
  hello(message) {
    faces = message.faces;
    say({ type: "welcome", protocol: 1, name: "Wanderer" });
  },
  ask(message) {
    say({ type: "answer", id: message.id, move: answer(message) });
  },
  end() {
    process.exit(0);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  told[message.type]?.(message); // what a later protocol adds is not for us
}
