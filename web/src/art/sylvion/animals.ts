/** The animals of the forest, and their great feats. */

import barnOwl from "game-icon:barn-owl";
import bigWave from "game-icon:big-wave";
import circlingFish from "game-icon:circling-fish";
import cloakDagger from "game-icon:cloak-dagger";
import conversation from "game-icon:conversation";
import crown from "game-icon:crown";
import deer from "game-icon:deer";
import deerHead from "game-icon:deer-head";
import doubleFish from "game-icon:double-fish";
import dove from "game-icon:dove";
import elephant from "game-icon:elephant";
import elephantHead from "game-icon:elephant-head";
import hedgehog from "game-icon:hedgehog";
import owl from "game-icon:owl";
import peaceDove from "game-icon:peace-dove";
import whale from "game-icon:sperm-whale";
import squirrel from "game-icon:squirrel";
import stakesFence from "game-icon:stakes-fence";
import waveCrest from "game-icon:wave-crest";
import whaleTail from "game-icon:whale-tail";

import { MIRROR, figure, scene, shadow, strew } from "../scene";
import { DAWN, DEEP, GLORY, GROVE, NIGHT, STORM, WATER } from "./moods";

const foam = `<path d="M0 76c8-6 14 4 22 0s14-5 22 0 14 4 22 0 14-5 22 0 14 4 32-2v16H0z" fill="#d9f2f5" opacity=".85"/><path d="M0 82c8-5 14 3 22 0s14-4 22 0 14 3 22 0 14-4 22 0 14 3 32-1v9H0z" fill="#2f6f93"/>`;
const rays = `<g stroke="#fff4c4" stroke-width="3" opacity=".75">${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M60 -10v104" transform="rotate(${turn} 60 42)"/>`).join("")}</g>`;

export const ANIMALS: Record<string, string> = {
  whale: scene(DEEP, figure(whale, 60, 44, 72, "#24506e", "#e4f5fa") + foam, false),
  elephant: scene(DAWN, shadow(60, 80, 70) + figure(elephant, 60, 47, 70, "#6d6873", "#2b2329")),
  hedgehogs: scene(
    DAWN,
    shadow(44, 74, 46) +
      figure(hedgehog, 44, 56, 50, "#6b4a2b", "#2e1c0c") +
      shadow(82, 82, 40) +
      figure(hedgehog, 82, 66, 42, "#83603a", "#2e1c0c", MIRROR),
  ),
  owl: scene(
    STORM,
    `<path d="M8 76c30-4 70-2 104-8l1 6c-34 6-74 5-104 9z" fill="#3b2a1c"/>` +
      figure(barnOwl, 60, 44, 66, "#d9b88a", "#2c1c14"),
  ),
  stag: scene(GROVE, shadow(60, 82, 46) + figure(deer, 60, 45, 76, "#7d4f24", "#2a1808")),
  doves: scene(
    DAWN,
    figure(dove, 48, 40, 54, "#fffdf4", "#5a4a6a") +
      figure(dove, 86, 58, 34, "#f3ecdd", "#5a4a6a", MIRROR) +
      figure(dove, 22, 64, 24, "#f3ecdd", "#5a4a6a"),
  ),
  squirrels: scene(
    GROVE,
    shadow(46, 80, 40) +
      figure(squirrel, 46, 52, 58, "#a5561f", "#3a1a06") +
      shadow(88, 82, 26) +
      figure(squirrel, 88, 64, 36, "#8a4718", "#3a1a06", MIRROR),
  ),
  fish: scene(WATER, figure(doubleFish, 60, 42, 66, "#e2803c", "#10384a") + foam, false),
  betrayal: scene(
    NIGHT,
    shadow(60, 84, 40) +
      figure(cloakDagger, 60, 46, 74, "#171019", "#8b2f2f") +
      strew(
        [
          [30, 20, 1.2],
          [92, 26, 1.4],
          [100, 60, 1],
        ],
        "#e2574c",
      ),
    true,
  ),
  owls_wisdom: scene(GLORY, rays + figure(owl, 60, 45, 72, "#6b4a2b", "#2c1a08")),
  deluge: scene(
    DEEP,
    figure(waveCrest, 60, 40, 104, "#cdeef4", "#1f4f6e") +
      figure(elephantHead, 60, 50, 56, "#6d6873", "#14242e") +
      foam,
    false,
  ),
  hedgehog_fence: scene(
    GLORY,
    figure(stakesFence, 60, 42, 84, "#7b532a", "#2f1b08") +
      shadow(60, 84, 50) +
      figure(hedgehog, 60, 66, 46, "#4f3519", "#f8e6b0"),
  ),
  disinformation: scene(
    GLORY,
    shadow(40, 82, 40) +
      figure(squirrel, 40, 54, 56, "#a5561f", "#3a1a06") +
      figure(conversation, 84, 34, 46, "#fff8dc", "#4a3208"),
  ),
  stag_king: scene(
    GLORY,
    rays + figure(deerHead, 60, 54, 62, "#7d4f24", "#2a1808") + figure(crown, 60, 18, 34, "#fff3b0", "#6b4a08"),
  ),
  fish_flood: scene(
    DEEP,
    figure(bigWave, 60, 46, 96, "#8fd3e0", "#1d4c6b") + figure(circlingFish, 60, 46, 52, "#e8a14a", "#10384a"),
    false,
  ),
  armistice: scene(GLORY, rays + figure(peaceDove, 60, 44, 70, "#fffef6", "#57622f")),
  charging_whales: scene(
    DEEP,
    figure(whaleTail, 38, 46, 52, "#24506e", "#e4f5fa") + figure(whaleTail, 84, 40, 44, "#1b425e", "#e4f5fa") + foam,
    false,
  ),
};
