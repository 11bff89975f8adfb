import type { ReportedActivity } from "../../journey/journeyCodec.ts";
import { type ActivityCategory, STEP_TICK } from "../../journey/vocabulary.ts";
import type { Completion } from "../../protocols/protocolInput.ts";
import type { ProtocolItem } from "../../protocols/protocolState.ts";
import { dayOf } from "../words/days.ts";

/** What the journey files a step's category under; nothing where it has no such category. */
const FILED_UNDER: Readonly<Record<string, ActivityCategory>> = {
  training: "träning",
  mental: "mental",
  tests: "testing",
};

/**
 * A step that was done as an activity of the journey: it counts once for a step and day, on the day that it was for.
 * @param now when it was ticked
 */
export function tickActivity(
  { id, title, categoryId }: ProtocolItem,
  { day, at }: Completion,
  now: Date,
): ReportedActivity {
  const ticked = at && at < now ? at : now;
  return {
    id: `${STEP_TICK}${id}:${day}`,
    type: "step",
    title,
    url: "/protokoll?vy=idag",
    category: categoryId === null ? null : (FILED_UNDER[categoryId] ?? null),
    // Noon in Sweden is the same day everywhere that matters.
    timestamp: dayOf(ticked) === day ? ticked.toISOString() : `${day}T11:00:00.000Z`,
  };
}
