import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import {
  type ActiveProtocol,
  type Protocol,
  type ProtocolItem,
  type StepField,
} from "../../../../schema/protocols/protocolState.ts";
import { toStoredNames } from "../../../../schema/protocols/stepNames.ts";
import type { CalendarStep } from "../../../../schema/rules/protocols/calendarFile.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import type { SharedQuery } from "./ShareView.generated.ts";

/** A protocol with its steps as the rules of sharing know it. */
export interface Plan {
  protocol: Pick<
    Protocol,
    "name" | "createdAt" | "description" | "goal" | "difficultyLevel" | "estimatedDurationWeeks" | "hasOwnOrder"
  >;
  items: (CalendarStep & Pick<ProtocolItem, StepField | "sortOrder">)[];
  /** When it is followed; from today, if it is not yet. */
  period: Pick<ActiveProtocol, "startedDate" | "targetEndDate">;
}

/** A stored value by its name in the graph, for enums whose names are made of their values. */
const stored = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

/** A protocol of the graph as the rules of sharing know it. */
export const planOf = ({ active, steps, ...protocol }: NonNullable<SharedQuery["protocol"]>): Plan => ({
  protocol: {
    name: protocol.name,
    createdAt: protocol.createdAt,
    description: protocol.description,
    goal: GOAL_OPTIONS.find(({ name }) => name === protocol.goal)?.value ?? null,
    difficultyLevel: stored(protocol.difficulty),
    estimatedDurationWeeks: protocol.estimatedWeeks,
    hasOwnOrder: protocol.hasOwnOrder,
  },
  items: steps.map(({ key, category, frequency, timeOfDay, ...step }, sortOrder) => ({
    ...toStoredNames({
      ...step,
      category: category.key === "none" ? null : category.key,
      frequency: stored(frequency),
      timeOfDay: timeOfDay && stored(timeOfDay),
    }),
    id: key,
    sortOrder,
    removedAt: null,
  })),
  period: { startedDate: active?.startedOn ?? dayOf(new Date()), targetEndDate: active?.targetEndOn ?? null },
});
