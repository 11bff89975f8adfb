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
  /** Optional steps, and whether each is turned on. */
  options: readonly (ShownActivity & { isOn: boolean })[];
  /** Notes on the doses of all activities together. */
  doseNotes: readonly { substance: string; text: string }[];
  goal: ProtocolGoal | null;
}

/** A result as its view shows it. */
export interface ProtocolViewProps {
  protocol: ShownProtocol;
  analysis: TestResult_AnalysisFragment;
  isNew: boolean;
  addSteps: ResultActions["addSteps"];
  /** Turns an optional activity on or off. */
  onOption: (key: string) => void;
  createProtocol: NonNullable<ResultActions["createProtocol"]>;
}

/**
 * A result of the graph as its views show it.
 * @param chosen keys of the optional activities that are turned on: a part of the day like the others
 */
export function shownProtocol(analysis: ProtocolResult_AnalysisFragment, chosen: ReadonlySet<string>): ShownProtocol {
  const all = analysis.activities.map(({ category, timeOfDay, ...activity }) => {
    const time = timeOfDay.toLowerCase() as Lowercase<typeof timeOfDay>;
    return {
      ...activity,
      category: category.toLowerCase() as Lowercase<typeof category>,
      timeOfDay: time === "none" ? "morning" : time,
    } satisfies ShownActivity;
  });
  const activities = all.flatMap(({ isOptional, ...activity }) =>
    isOptional && !chosen.has(activity.key) ? [] : activity,
  );
  const options = all.flatMap(({ isOptional, ...activity }) =>
    isOptional ? { ...activity, isOn: chosen.has(activity.key) } : [],
  );
  return {
    key: analysis.key,
    createdAt: analysis.createdAt,
    text: analysis.aiRecommendations,
    activities,
    options,
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
