import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type { Level } from "../../../../schema/programmes/vocabulary.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { GRAPH_LEVELS } from "./graphLevels.ts";
import { type ProgrammeProgressQuery, useProgrammeProgressQuery } from "./programmeProgress.generated.ts";
import { type ProgressActions, progressActions, type RecordSection } from "./progressActions.ts";

/** How far the visitor is in a level, and what can be done with it. */
export interface UsedProgress extends ProgressActions {
  /** Undefined until it was read: on the server, and of a guest with the first render. */
  progress: NonNullable<ProgrammeProgressQuery["programmeProgress"]> | undefined;
}

/**
 * How far the visitor is in a programme's level, followed as it changes, here and in other tabs.
 * @param record what the page has of `useRecordActivity`, by which a completed section counts in the journey
 */
export function useProgrammeProgress(level: Level, record: RecordSection): UsedProgress {
  usePersonalSync();
  const apollo = useApolloClient();
  const { data } = useProgrammeProgressQuery({ variables: { level: GRAPH_LEVELS[level] } });
  const actions = useMemo(() => progressActions(apollo, level, record), [apollo, level, record]);
  return { ...actions, progress: data?.programmeProgress ?? undefined };
}
