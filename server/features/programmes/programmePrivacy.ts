import { instant, plain, quoted, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

const SECTION = rowJson({
  nivå: quoted("level"),
  avsnitt: text("section"),
  läge: quoted("status"),
  klick: plain("interactions"),
  senastBesökt: instant("last_visited_at"),
});

/** What the programmes of mental optimisation store about people. */
export const programmePrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["programme_progress"],
      description:
        "Vilka avsnitt av mental optimering du har börjat läsa och gått igenom, hur ofta du har öppnat dem och när du senast var där.",
      purpose: "För att visa hur långt du har kommit och var du kan fortsätta (avtal).",
      retention: "Så länge kontot finns, eller tills du börjar om på nivån.",
    },
  ],

  export(file, userId) {
    return file.list(
      "mentalOptimering",
      `SELECT ${SECTION} FROM programme_progress WHERE user_id = $1 ORDER BY level, section`,
      [userId],
    );
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM programme_progress WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
