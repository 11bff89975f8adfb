import type { JourneyItems } from "../../../../schema/journey/categories.ts";
import { journeyStorage } from "../../../../schema/journey/journeyCodec.ts";
import { JOURNEY_KEYS } from "../../../../schema/journey/journeyKeys.ts";
import type { JourneyState } from "../../../../schema/journey/journeyState.ts";
import { onRefusal, readStored, removeStored, storeAll } from "../../../guest/storage.ts";
import { showToast } from "../../../toasts/toasts.ts";

onRefusal(() =>
  showToast({
    title: "Webbläsaren sparar inget",
    text: "Din resa visas nu men finns kanske inte kvar nästa gång.",
    tone: "warning",
  }),
);

/** The journey that the browser holds; what cannot be read counts as not there, silently. */
export const readJourney = (): JourneyState =>
  journeyStorage(undefined, new Date()).decode(
    Object.fromEntries(Object.values(JOURNEY_KEYS).map((key) => [key, readStored(key, (json) => json)])),
  );

/** Stores a journey in the browser; when only the questionnaire was answered, just its answers. */
export function storeJourney(before: JourneyState, after: JourneyState, items: JourneyItems): void {
  const { questionnaire } = after;
  const isAnswersOnly =
    questionnaire !== before.questionnaire && JSON.stringify({ ...before, questionnaire }) === JSON.stringify(after);
  const values = isAnswersOnly
    ? { [JOURNEY_KEYS.answers]: questionnaire }
    : journeyStorage(items, new Date()).encode(after);
  const stored = Object.entries(values).map(([key, value]) => [key, withUnknown(key, value)]);
  storeAll(Object.fromEntries(stored), { isAnswered: true });
}

/** A value with what a newer version stored beside it, which is that version's to change. */
function withUnknown(key: string, value: unknown): unknown {
  const known = readStored(key, (json) => json);
  return isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name under which the browser's journey is taken over; the same until it was. */
export function mergeIdOfJourney(): string {
  const stored = readStored(JOURNEY_KEYS.mergeId, (json) => (typeof json === "string" ? json : undefined));
  if (stored) return stored;
  const id = crypto.randomUUID();
  storeAll({ [JOURNEY_KEYS.mergeId]: id });
  return id;
}

/** Clears everything of the journey that the browser holds. */
export const clearJourney = (): void => removeStored(Object.values(JOURNEY_KEYS));
