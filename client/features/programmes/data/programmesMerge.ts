import { LEVEL_TITLES } from "../../../../schema/journey/categories.ts";
import { programmesMergeInput } from "../../../../schema/programmes/progressState.ts";
import { LEVELS, SECTION_IDS } from "../../../../schema/programmes/vocabulary.ts";
import { hasBegun } from "../../../../schema/rules/programmes/progress.ts";
import type { GuestMergeArea } from "../../../guest/guestArea.ts";
import { MergeProgrammesDocument, type MergeProgrammesMutationVariables } from "./programmesMerge.generated.ts";
import { clearProgress, readProgress } from "./programmesStorage.ts";

/** The levels of which the browser holds something. */
const begun = () => LEVELS.map((level) => readProgress(level)).filter(hasBegun);

/** Merges the browser's programmes into the account. */
export const programmesMerge: GuestMergeArea = {
  preview: async () => ({
    taken: begun().map(({ level, sections }) => {
      const done = sections.filter(({ status }) => status === "completed").length;
      const far = done > 0 ? `${done} av ${SECTION_IDS.length} avsnitt klara` : "påbörjad";
      return `Mental optimering ${LEVEL_TITLES[level]}: ${far}`;
    }),
    left: [],
    health: "none",
  }),

  async merge(apollo) {
    const { graphInput } = await import("../../../guest/guestGraph.ts");
    const input = graphInput<MergeProgrammesMutationVariables["input"]>(
      "MergeProgrammesInput",
      programmesMergeInput(begun()),
    );
    const { data } = await apollo.mutate({ mutation: MergeProgrammesDocument, variables: { input } });
    const [error] = data?.mergeProgrammes.errors ?? [];
    if (error) throw new Error(error.message);
    clearProgress();
  },

  clear: clearProgress,
};
