import { instant, quoted, rowJson } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

const WANTED = rowJson({
  önskatSedan: instant("created_at"),
  köadFörVeckanFrån: quoted("queued_week"),
  skickadFörVeckanFrån: quoted("sent_week"),
});

/** Personal data that the mail on Sundays stores. */
export const weeklyMailPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["weekly_mail"],
      description: "Att du vill få en blick på veckan per mejl, när du sa ja, och vilken vecka det senaste gällde.",
      purpose: "För att kunna mejla dig på söndagar hur veckan gick med dina protokoll (samtycke).",
      retention: "Tills du avslutar mejlen.",
    },
  ],

  export(file, userId) {
    return file.list("veckomejl", `SELECT ${WANTED} FROM weekly_mail WHERE user_id = $1`, [userId]);
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM weekly_mail WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
