/** Those who fight for nobody but themselves. */

import centaur from "game-icon:centaur";
import doubleDragon from "game-icon:double-dragon";
import dwarfFace from "game-icon:dwarf-face";
import fireSilhouette from "game-icon:fire-silhouette";
import goblin from "game-icon:goblin";
import golemHead from "game-icon:golem-head";
import harpy from "game-icon:harpy";
import hornedSkull from "game-icon:horned-skull";
import king from "game-icon:king";
import minotaur from "game-icon:minotaur";
import orcHead from "game-icon:orc-head";
import sandsOfTime from "game-icon:sands-of-time";
import troll from "game-icon:troll";
import wolfHowl from "game-icon:wolf-howl";

import { WILD as LIGHT } from "./moods";
import { warrior } from "./poses";

export const WILD: Record<string, string> = {
  ebrung: warrior(LIGHT, doubleDragon, "#6a1f1a", "dragon sparks"),
  timemistress: warrior(LIGHT, sandsOfTime, "#2f4a6a", "hero motes"),
  eldagar: warrior(LIGHT, king, "#6a3f1c", "hero motes"),
  atranax: warrior(LIGHT, hornedSkull, "#f4ead2", "hero sparks"),
  goblin: warrior(LIGHT, goblin, "#4a6a2f", "plain"),
  orc: warrior(LIGHT, orcHead, "#566b35", "plain"),
  gnome: warrior(LIGHT, dwarfFace, "#8a4a2f", "plain"),
  wolf: warrior(LIGHT, wolfHowl, "#3f3f47", "plain"),
  centaur: warrior(LIGHT, centaur, "#6a4426", "plain"),
  harpy: warrior(LIGHT, harpy, "#5a3f6a", "plain"),
  troll: warrior(LIGHT, troll, "#4f6650", "plain"),
  minotaur: warrior(LIGHT, minotaur, "#5f3a26", "plain"),
  stonegolem: warrior(LIGHT, golemHead, "#6b6560", "plain"),
  firespirit: warrior(LIGHT, fireSilhouette, "#c24a1a", "sparks"),
};
