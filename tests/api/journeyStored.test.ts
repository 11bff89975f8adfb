import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { CONSENTS } from "../../schema/consents.ts";
import type { JourneyState } from "../../schema/journey/journeyState.ts";
import { changeJourney, readJourneyState } from "../../server/features/journey/journeyStore.ts";
import { type AccountsApi, aMember, sharedApi } from "../support/accounts.ts";
import { journeys } from "../support/journeys.ts";

let api: AccountsApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** A journey that an account can have: what was chosen once is named as it is today. */
const storable = journeys.map((journey): JourneyState => {
  const onboarding = journey.onboarding && { ...journey.onboarding, name: "Åsa", goals: ["Sova bättre" as const] };
  return {
    ...journey,
    onboarding,
    goals: { ...journey.goals, focusAreas: onboarding?.goals ?? [], mainGoal: "Sova", level: journey.goals.level },
    activities: journey.activities.map((activity) => ({
      ...activity,
      title: "Ett besök",
      note: "Lugnt",
      goals: ["a"],
    })),
  };
});

/** The lists, of which a journey keeps no order. */
const inOrder = (journey: JourneyState): JourneyState => {
  const sorted = <Thing>(list: readonly Thing[]) =>
    [...list].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const { completed, activities, days, achievements, plan } = journey;
  return {
    ...journey,
    completed: sorted(completed),
    activities: sorted(activities),
    days: sorted(days),
    achievements: sorted(achievements),
    plan: sorted(plan),
  };
};

it("an account's journey is read as it was stored, every field of it", async () => {
  const preparedQuery = <Row>(text: string, values: unknown[]): Promise<Row[]> => api.db.query(text, values);
  await fc.assert(
    fc.asyncProperty(storable, async (journey) => {
      const { id } = await aMember(api);
      await api.db.query("INSERT INTO consent (user_id, kind, version) VALUES ($1, 'health_data', $2)", [
        id,
        CONSENTS.health_data.version,
      ]);
      await api.db.transaction((manager) => changeJourney(manager, id, () => journey));
      expect(inOrder(await readJourneyState({ preparedQuery }, id))).toEqual(inOrder(journey));
    }),
    { numRuns: 10 },
  );
});
