/** What is won and found: treasure and artifacts. */

import allSeeingEye from "game-icon:all-seeing-eye";
import breakingChain from "game-icon:breaking-chain";
import chest from "game-icon:chest";
import crownOfThorns from "game-icon:crown-of-thorns";
import cursedStar from "game-icon:cursed-star";
import drop from "game-icon:drop";
import fireShield from "game-icon:fire-shield";
import hourglass from "game-icon:hourglass";
import huntingHorn from "game-icon:hunting-horn";
import knightBanner from "game-icon:knight-banner";
import lightningDome from "game-icon:lightning-dome";
import lightningStorm from "game-icon:lightning-storm";
import magicShield from "game-icon:magic-shield";
import mirrorMirror from "game-icon:mirror-mirror";
import portal from "game-icon:portal";
import runeStone from "game-icon:rune-stone";
import scrollUnfurled from "game-icon:scroll-unfurled";
import silence from "game-icon:silence";
import sunSpear from "game-icon:sun-spear";
import thunderBlade from "game-icon:thunder-blade";
import wingfoot from "game-icon:wingfoot";

import { found } from "./poses";

export const GOODS: Record<string, string> = {
  treasure: found(chest, "#f0c95a"),
  rune_of_the_builder: found(runeStone, "#d9c7a0"),
  rune_of_the_shield: found(magicShield, "#9ad0f0"),
  rune_of_fire: found(fireShield, "#ff9a5a"),
  spear_of_dawn: found(sunSpear, "#ffe08a"),
  storm_blade: found(thunderBlade, "#bfe6ff"),
  crown_of_thorns: found(crownOfThorns, "#c9a06a"),
  boots_of_wind: found(wingfoot, "#e9f2da"),
  fetters_of_ice: found(breakingChain, "#bfe9f5"),
  mirror_of_shadows: found(mirrorMirror, "#c9b8ea"),
  tear_of_life: found(drop, "#7fe0b0"),
  lightning_of_the_old_gods: found(lightningStorm, "#fff09a"),
  war_horn: found(huntingHorn, "#e8c48a"),
  scroll_of_memory: found(scrollUnfurled, "#f2e2b8"),
  seal_of_silence: found(silence, "#f0a0a0"),
  banner_of_the_march: found(knightBanner, "#e8705a"),
  eye_of_the_seer: found(allSeeingEye, "#aef0e0"),
  dome_of_farrun: found(lightningDome, "#b8d8ff"),
  whispering_curse: found(cursedStar, "#d68ae6"),
  hourglass: found(hourglass, "#f5d9a0"),
  portal_stone: found(portal, "#9ab8ff"),
};
