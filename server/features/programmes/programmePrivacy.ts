import type { PersonalDataArea } from "../../platform/personalData.ts";

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

  async export(manager, userId) {
    const sections: unknown = await manager.query(
      `SELECT level AS nivå, section AS avsnitt, status AS läge, interactions AS klick,
         last_visited_at AS "senastBesökt"
       FROM programme_progress WHERE user_id = $1 ORDER BY level, section`,
      [userId],
    );
    return { mentalOptimering: sections };
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM programme_progress WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
