/** The Forest and the Black Elves. */

import archer from "game-icon:archer";
import blackKnightHelm from "game-icon:black-knight-helm";
import bowman from "game-icon:bowman";
import cowled from "game-icon:cowled";
import crystalWand from "game-icon:crystal-wand";
import cultist from "game-icon:cultist";
import deer from "game-icon:deer";
import elfHelmet from "game-icon:elf-helmet";
import executionerHood from "game-icon:executioner-hood";
import fairy from "game-icon:fairy";
import femaleVampire from "game-icon:female-vampire";
import hoodedAssassin from "game-icon:hooded-assassin";
import hoodedFigure from "game-icon:hooded-figure";
import mountedKnight from "game-icon:mounted-knight";
import overlordHelm from "game-icon:overlord-helm";
import rockGolem from "game-icon:rock-golem";
import spikedDragonHead from "game-icon:spiked-dragon-head";
import swordwoman from "game-icon:swordwoman";
import treeRoots from "game-icon:tree-roots";
import whip from "game-icon:whip";
import witchFace from "game-icon:witch-face";
import womanElfFace from "game-icon:woman-elf-face";
import wolfTrap from "game-icon:wolf-trap";
import wyvern from "game-icon:wyvern";

import { BLACK, FOREST } from "./moods";
import { warrior } from "./poses";

export const WOODS: Record<string, string> = {
  miraina: warrior(FOREST, elfHelmet, "#3d6b2f", "hero leaves"),
  xaranta: warrior(FOREST, archer, "#5b4a24", "hero leaves"),
  taliel: warrior(FOREST, womanElfFace, "#5a7a3a", "hero motes"),
  verdan: warrior(FOREST, wyvern, "#2f6a3a", "dragon leaves"),
  pathfinder: warrior(FOREST, cowled, "#3f5a26", "leaves"),
  sniper: warrior(FOREST, bowman, "#4a3a1c", "plain"),
  druid: warrior(FOREST, hoodedFigure, "#5f7a3a", "leaves"),
  bladedancer: warrior(FOREST, swordwoman, "#6b3d22", "motes"),
  rootwarden: warrior(FOREST, treeRoots, "#5a3a1c", "leaves"),
  dryad: warrior(FOREST, fairy, "#f0e48a", "motes"),
  trapper: warrior(FOREST, wolfTrap, "#5b5348", "plain"),
  stagrider: warrior(FOREST, deer, "#7a4f24", "leaves"),
  janira: warrior(BLACK, femaleVampire, "#f0d9ee", "hero motes"),
  varkas: warrior(BLACK, overlordHelm, "#d9a9a0", "hero sparks"),
  illura: warrior(BLACK, witchFace, "#cfa9e6", "hero motes"),
  morgrath: warrior(BLACK, spikedDragonHead, "#b78fd4", "dragon sparks"),
  initiate: warrior(BLACK, cultist, "#a587c2", "plain"),
  crystalpriest: warrior(BLACK, crystalWand, "#e3c7ff", "motes"),
  darnguard: warrior(BLACK, blackKnightHelm, "#b9b2c9", "plain"),
  fanatic: warrior(BLACK, hoodedAssassin, "#d98f8f", "sparks"),
  executioner: warrior(BLACK, executionerHood, "#c9a2a2", "sparks"),
  overseer: warrior(BLACK, whip, "#d9bf8f", "plain"),
  darkknight: warrior(BLACK, mountedKnight, "#b0a6cc", "plain"),
  golem: warrior(BLACK, rockGolem, "#9a90ad", "motes"),
};
