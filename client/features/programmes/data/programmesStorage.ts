import { PROGRESS_KEYS } from "../../../../schema/programmes/progressKeys.ts";
import { type LevelProgress, progressStorage } from "../../../../schema/programmes/progressState.ts";
import type { Level, ShownSection } from "../../../../schema/programmes/vocabulary.ts";
import { readStored, removeStored, storeAll } from "../../../guest/storage.ts";

/**
 * How far the browser's visitor is in a level; what cannot be read counts as not begun, silently.
 * @param shown its sections that show
 */
export const readProgress = (level: Level, shown?: readonly ShownSection[]): LevelProgress =>
  progressStorage(level, shown).decode(readStored(PROGRESS_KEYS[level], (json) => json));

/** Stores how far the browser's visitor is in a level; what it has no room for holds until the page is left. */
export const storeProgress = (progress: LevelProgress): boolean =>
  storeAll({ [PROGRESS_KEYS[progress.level]]: progressStorage(progress.level).encode(progress) }, { isAnswered: true });

/** Clears how far the browser's visitor is: in some levels, or in all. */
export const clearProgress = (levels: readonly Level[] = Object.keys(PROGRESS_KEYS) as Level[]): void =>
  removeStored(levels.map((level) => PROGRESS_KEYS[level]));
