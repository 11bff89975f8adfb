import { id } from "../../../../schema/journey/journeyValues.ts";
import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import { inputStep } from "../../../../schema/protocols/protocolState.ts";
import type { SharedProtocol } from "../../../../schema/rules/protocols/shareLink.ts";
import { graphName } from "../../../apollo/graphName.ts";
import type { CreateProtocolInput } from "../../../apollo/schemaTypes.generated.ts";
import { mapped } from "../../../ui/steps/protocolValues.ts";

/** A text that somebody else wrote as one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A shared protocol as a new one of one's own, with names of its own. */
export const importInput = (shared: SharedProtocol): CreateProtocolInput => ({
  key: crypto.randomUUID(),
  name: oneLine(shared.name),
  description: shared.description,
  goal: GOAL_OPTIONS.find(({ value }) => value === shared.goal)?.name as CreateProtocolInput["goal"],
  difficulty: graphName(shared.difficultyLevel),
  estimatedWeeks: shared.estimatedDurationWeeks,
  hasOwnOrder: shared.hasOwnOrder,
  steps: shared.steps.map(inputStep).map(({ category, frequency, timeOfDay, description, ...lines }) => ({
    ...mapped(lines, (_, text) => text && oneLine(text)),
    title: oneLine(lines.title),
    description,
    key: crypto.randomUUID(),
    // One that the graph would not take is left out rather than the whole protocol.
    category: id.safeParse(category).data ?? null,
    frequency: graphName(frequency),
    timeOfDay: timeOfDay && graphName(timeOfDay),
  })),
});
