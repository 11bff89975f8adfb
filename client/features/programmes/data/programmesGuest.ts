import type { ApolloClient } from "@apollo/client";
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
import { loadShownSections } from "./shownSections.ts";

/** How far a guest is in the programmes, answered from what the browser stores. */
export const programmesGuest: GuestResolvers<"programmes"> = {
  root: {
    programmeProgress: async (_root, { level }, { apollo }) =>
      progressView(readProgress(level, await loadShownSections(apollo, level))),

    visitSection: (_root, { input: { level, section, isInteraction } }, { apollo }) =>
      change(apollo, level, (before) =>
        visitSection(before, section, new Date(), { isInteraction: isInteraction ?? false }),
      ),

    completeSection: (_root, { input: { level, section } }, { apollo }) =>
      change(apollo, level, (before) => completeSection(before, section)),

    resetProgramme: async (_root, { input: { level } }, { apollo }) => {
      const shown = await loadShownSections(apollo, level);
      return withStorageLock("programmes", () => {
        clearProgress([level]);
        return { progress: progressView(emptyProgress(level, shown)), errors: [] };
      });
    },
  },
};

/** Changes what the browser stores of a level by a rule, which may refuse to. */
async function change(
  apollo: ApolloClient,
  level: Level,
  rule: (before: LevelProgress) => LevelProgress | ValidationError,
) {
  const shown = await loadShownSections(apollo, level);
  return withStorageLock("programmes", () => {
    const before = readProgress(level, shown);
    const after = rule(before);
    if ("code" in after) return { progress: null, errors: [after] };
    if (after !== before) storeProgress(after);
    return { progress: progressView(after), errors: [] };
  });
}
