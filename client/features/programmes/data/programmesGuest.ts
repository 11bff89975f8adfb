import type { ValidationError } from "../../../../schema/fieldErrors.ts";
import type { LevelProgress } from "../../../../schema/programmes/progressState.ts";
import type { Level } from "../../../../schema/programmes/vocabulary.ts";
import {
  completeSection,
  emptyProgress,
  progressView,
  visitSection,
} from "../../../../schema/rules/programmes/progress.ts";
import type { GuestResolvers } from "../../../guest/guestArea.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { clearProgress, readProgress, storeProgress } from "./programmesStorage.ts";

/** How far a guest is in the programmes, answered from what the browser stores. */
export const programmesGuest: GuestResolvers<"programmes"> = {
  root: {
    programmeProgress: (_root, { level }) => progressView(readProgress(level)),

    visitSection: (_root, { input: { level, section, isInteraction } }) =>
      change(level, (before) => visitSection(before, section, new Date(), { isInteraction: isInteraction ?? false })),

    completeSection: (_root, { input: { level, section } }) =>
      change(level, (before) => completeSection(before, section)),

    resetProgramme: (_root, { input: { level } }) =>
      withStorageLock("programmes", () => {
        clearProgress([level]);
        return { progress: progressView(emptyProgress(level)), errors: [] };
      }),
  },
};

/** Changes what the browser stores of a level by a rule, which may refuse to. */
const change = (level: Level, rule: (before: LevelProgress) => LevelProgress | ValidationError) =>
  withStorageLock("programmes", () => {
    const before = readProgress(level);
    const after = rule(before);
    if ("code" in after) return { progress: null, errors: [after] };
    if (after !== before) storeProgress(after);
    return { progress: progressView(after), errors: [] };
  });
