import type { SuggestedActivity } from "../../../../schema/analyses/analysis.ts";
import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import { createProtocolSchema, type NewProtocol } from "../../../../schema/protocols/protocolInput.ts";
import type { ProtocolGoal } from "../../../../schema/protocols/vocabulary.ts";
import { protocolText } from "../../../../schema/rules/analyses/protocolText.ts";
import { activityDoseNotes, suggestedProtocol } from "../../../../schema/rules/analyses/suggestedProtocol.ts";
import type { ResultActions } from "../result/resultActions.ts";
import type { TestResult_AnalysisFragment } from "../result/TestResult.generated.ts";
import type { ProtocolResult_AnalysisFragment } from "./ProtocolResult.generated.ts";

/** An activity as it shows. */
export type ShownActivity = Omit<SuggestedActivity, "id"> & { key: string };

/** The result of the health protocol as its views show it. */
export interface ShownProtocol {
  key: string;
  createdAt: string;
  /** Markdown. */
  text: string;
  activities: readonly ShownActivity[];
  /** What to know of the doses that the activities name together. */
  doseNotes: readonly { substance: string; text: string }[];
  goal: ProtocolGoal | null;
}

/** What a view of a result has. */
export interface ProtocolViewProps {
  protocol: ShownProtocol;
  analysis: TestResult_AnalysisFragment;
  isNew: boolean;
  addSteps: ResultActions["addSteps"];
  createProtocol: NonNullable<ResultActions["createProtocol"]>;
}

/** A result of the graph as its views show it. */
export function shownProtocol(analysis: ProtocolResult_AnalysisFragment): ShownProtocol {
  const activities = analysis.activities.map(({ category, timeOfDay, ...activity }) => {
    const time = timeOfDay.toLowerCase() as Lowercase<typeof timeOfDay>;
    return {
      ...activity,
      category: category.toLowerCase() as Lowercase<typeof category>,
      timeOfDay: time === "none" ? "morning" : time,
    } satisfies ShownActivity;
  });
  return {
    key: analysis.key,
    createdAt: analysis.createdAt,
    text: analysis.aiRecommendations,
    activities,
    doseNotes: activityDoseNotes(activities),
    goal: GOAL_OPTIONS.find(({ name }) => name === analysis.suggestedGoal)?.value ?? null,
  };
}

/** A result as it is copied and downloaded. */
export const writtenProtocol = ({ protocol, analysis }: Pick<ProtocolViewProps, "protocol" | "analysis">): string =>
  protocolText(
    { ...protocol, redFlags: analysis.redFlags },
    protocol.doseNotes.map(({ text }) => text),
    window.location.origin,
  );

/** The protocol that a result makes, checked; undefined when there is nothing in it to do. */
export const newProtocol = (protocol: ShownProtocol): NewProtocol | undefined =>
  createProtocolSchema.safeParse(suggestedProtocol(protocol, () => crypto.randomUUID())).data;
