import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { sectionItem } from "../../../../schema/journey/categories.ts";
import type { Level, SectionId } from "../../../../schema/programmes/vocabulary.ts";
import type { ActivityCategory, ActivityType } from "../../../apollo/schemaTypes.generated.ts";
import { endErrorsAbout, showToast } from "../../../toasts/toasts.ts";
import { GRAPH_LEVELS } from "./graphLevels.ts";
import {
  CompleteSectionDocument,
  ProgrammeProgressDocument,
  ResetProgrammeDocument,
  VisitSectionDocument,
} from "./programmeProgress.generated.ts";

/** Counts something in the journey; pages pass on what `useRecordActivity` gives them. */
export type RecordSection = (
  type: ActivityType,
  item: string,
  details: { title: string; url: string; minutes: number; category: ActivityCategory },
) => void;

/** Actions on a level. Each returns whether it was stored. */
export interface ProgressActions {
  /**
   * Records a visit to a section. Fails silently without a network: nothing is lost by reading on.
   * @param isInteraction true for a click on its heading, or on what begins it
   */
  visit(section: SectionId, isInteraction?: boolean): Promise<boolean>;
  /** Completes a section, which then counts in the journey; shows a message when it was not stored. */
  complete(section: SectionId): Promise<boolean>;
  /** Begins the level anew; shows a message when it was not stored. */
  reset(): Promise<boolean>;
}

/** The ways of changing how far the visitor is in a level. */
export function progressActions(apollo: ApolloClient, level: Level, record: RecordSection): ProgressActions {
  const change = async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    answerOf: (data: Data) => { errors: readonly { message: string }[] },
    unreachable: string | null = TRY_AGAIN,
  ): Promise<boolean> => {
    const options = { mutation, variables } as ApolloClient.MutateOptions<Data, Variables>;
    const reason = await apollo.mutate(options).then(
      ({ data }) => (data ? answerOf(data as Data).errors[0]?.message : unreachable),
      () => unreachable,
    );
    if (reason) showToast({ title: "Framstegen kunde inte sparas", text: reason, tone: "error", about: "progress" });
    else endErrorsAbout("progress");
    return reason === undefined;
  };
  const stateOf = (section: SectionId) =>
    apollo.cache
      .readQuery({ query: ProgrammeProgressDocument, variables: { level: GRAPH_LEVELS[level] } })
      ?.programmeProgress?.sections.find(({ key }) => key === section);

  return {
    visit: (section, isInteraction = false) =>
      change(
        VisitSectionDocument,
        { input: { level: GRAPH_LEVELS[level], section, isInteraction } },
        ({ visitSection }) => visitSection,
        null,
      ),

    async complete(section) {
      // What is completed already was counted when it was.
      const wasCompleted = stateOf(section)?.status === "COMPLETED";
      const isDone = await change(
        CompleteSectionDocument,
        { input: { level: GRAPH_LEVELS[level], section } },
        ({ completeSection }) => completeSection,
      );
      const state = stateOf(section);
      if (isDone && !wasCompleted && state) {
        const { id, title, url } = sectionItem(level, { key: section, title: state.title });
        record("SECTION", id, { title, url, minutes: state.estimatedMinutes, category: "MENTAL" });
      }
      return isDone;
    },

    reset: () =>
      change(ResetProgrammeDocument, { input: { level: GRAPH_LEVELS[level] } }, ({ resetProgramme }) => resetProgramme),
  };
}

const TRY_AGAIN = "Det du hade finns kvar. Försök igen om en stund.";
