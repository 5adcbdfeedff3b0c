/** The Snow and the High Elves. */

import angelOutfit from "game-icon:angel-outfit";
import aura from "game-icon:aura";
import axeSwing from "game-icon:axe-swing";
import barbute from "game-icon:barbute";
import crossbow from "game-icon:crossbow";
import dragonSpiral from "game-icon:dragon-spiral";
import griffinSymbol from "game-icon:griffin-symbol";
import guards from "game-icon:guards";
import healing from "game-icon:healing";
import hornedHelm from "game-icon:horned-helm";
import iceSpear from "game-icon:ice-spear";
import iceSpellCast from "game-icon:ice-spell-cast";
import mammoth from "game-icon:mammoth";
import mountedKnight from "game-icon:mounted-knight";
import polarBear from "game-icon:polar-bear";
import seaDragon from "game-icon:sea-dragon";
import spears from "game-icon:spears";
import staticGuard from "game-icon:static-guard";
import templarShield from "game-icon:templar-shield";
import warlordHelmet from "game-icon:warlord-helmet";
import watchtower from "game-icon:watchtower";
import wingedShield from "game-icon:winged-shield";
import wizardFace from "game-icon:wizard-face";
import wolfHead from "game-icon:wolf-head";

import { HIGH, SNOW } from "./moods";
import { warrior } from "./poses";

export const HEIGHTS: Record<string, string> = {
  blizzardlord: warrior(SNOW, warlordHelmet, "#2f5a80", "hero flakes"),
  sareon: warrior(SNOW, wolfHead, "#f4fbff", "hero flakes"),
  ingrid: warrior(SNOW, iceSpear, "#3a78a8", "hero flakes"),
  khladar: warrior(SNOW, seaDragon, "#2a6a9a", "dragon flakes"),
  raider: warrior(SNOW, hornedHelm, "#4a5f74", "flakes"),
  elite: warrior(SNOW, barbute, "#456b8a", "flakes"),
  sentinel: warrior(SNOW, watchtower, "#5a4a3c", "flakes"),
  cavalry: warrior(SNOW, mountedKnight, "#3f6684", "flakes mirror"),
  berserker: warrior(SNOW, axeSwing, "#8a3f2f", "flakes"),
  icewitch: warrior(SNOW, iceSpellCast, "#4a86b5", "flakes"),
  mammothhunter: warrior(SNOW, mammoth, "#6a5240", "flakes"),
  bearrider: warrior(SNOW, polarBear, "#f4f8fa", "flakes"),
  aelior: warrior(HIGH, wingedShield, "#2f5f96", "hero rays"),
  tiranis: warrior(HIGH, wizardFace, "#6a4a9a", "hero rays"),
  lioriel: warrior(HIGH, angelOutfit, "#fffaf0", "hero rays"),
  solarian: warrior(HIGH, dragonSpiral, "#a8401c", "dragon rays"),
  royalguard: warrior(HIGH, guards, "#2f4f86", "plain"),
  spearman: warrior(HIGH, spears, "#5a4a3c", "plain"),
  shieldbearer: warrior(HIGH, staticGuard, "#3a5a8a", "plain"),
  towerarcher: warrior(HIGH, crossbow, "#5a3a1c", "plain"),
  healer: warrior(HIGH, healing, "#2f7a5a", "motes"),
  paladin: warrior(HIGH, templarShield, "#b03a2f", "motes"),
  enchantress: warrior(HIGH, aura, "#7a3f8a", "motes"),
  griffinrider: warrior(HIGH, griffinSymbol, "#6a3f1c", "plain"),
};
