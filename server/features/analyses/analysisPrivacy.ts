import { GUEST_RESULT_HOURS, TESTS } from "../../../schema/analyses/vocabulary.ts";
import { instant, plain, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";
import { deleteTests, TEST_KINDS, TEST_TABLES } from "./analysisStore.ts";

const TEST = rowJson({
  gjort: instant("created_at"),
  svar: plain("answers"),
  analys: text("ai_recommendations"),
  varningar: plain("red_flags"),
  råd: plain("findings"),
  aktiviteter: plain("activities"),
  skrivenAv: text("source"),
  reserv: plain("is_fallback"),
  samtycke: plain("consent_version"),
  pratatMedVården: instant("care_contacted_at"),
});

/** Personal data that tests store. */
export const analysisPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: Object.values(TEST_TABLES),
      description:
        "Dina svar i sömntestet, träningsquizet och hälsoprotokollet, också om sjukdomar och läkemedel, analysen av dem, när du gjorde testet, om du har sagt att du har pratat med vården och vilken samtyckestext du sa ja till.",
      purpose: "För att ge dig en analys och visa den igen (ditt samtycke).",
      retention: `På ditt konto tills du tar bort resultatet, återkallar samtycket eller tar bort kontot. Utan konto ${GUEST_RESULT_HOURS} timmar; i din egen webbläsare ligger resultatet kvar tills du tar bort det.`,
    },
  ],

  export(file, userId) {
    return file.within("tester", async () => {
      for (const kind of TEST_KINDS) {
        const rows = `SELECT ${TEST} FROM ${TEST_TABLES[kind]} WHERE user_id = $1 ORDER BY created_at, id`;
        await file.list(TESTS[kind].title, rows, [userId]);
      }
    });
  },

  erase: deleteTests,

  async consentWithdrawn(manager, userId, kind) {
    if (kind === "test_answers") await deleteTests(manager, userId);
  },
};
