import { instant, plain, rowJson } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

/** What calendars were given is told by its changes: its words are those of the protocols. */
const SUBSCRIPTION = rowJson({
  adressenSkapad: instant("created_at"),
  ringer: plain("has_alarms"),
  händelserSomKalendrarHarFått: `(SELECT json_agg(json_build_object('från', e->>'start', 'ändringar', e->'sequence',
    'ändrad', e->>'modifiedAt') ORDER BY e->>'uid')::text FROM jsonb_array_elements(known) AS e)`,
});

/** Personal data that a calendar's subscription stores. */
export const calendarPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["calendar_subscription"],
      description:
        "Att du har en adress som kalendrar prenumererar på, när den skapades, om den ringer, och när varje händelse i kalendern senast ändrades. Själva adressen sparar vi så att ingen kan läsa den.",
      purpose: "För att din kalender ska följa dina protokoll (avtal).",
      retention: "Tills du stänger av prenumerationen.",
    },
  ],

  export(file, userId) {
    return file.list("kalenderprenumeration", `SELECT ${SUBSCRIPTION} FROM calendar_subscription WHERE user_id = $1`, [
      userId,
    ]);
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM calendar_subscription WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
