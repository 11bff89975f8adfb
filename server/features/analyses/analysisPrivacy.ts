import { GUEST_RESULT_HOURS, TESTS } from "../../../schema/analyses/vocabulary.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";
import { deleteTests, TEST_KINDS, TEST_TABLES } from "./analysisStore.ts";

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

  async export(manager, userId) {
    const tests: [title: string, rows: unknown][] = [];
    for (const kind of TEST_KINDS) {
      const rows: unknown = await manager.query(
        `SELECT created_at AS gjort, answers AS svar, ai_recommendations AS analys, red_flags AS varningar,
           findings AS råd, activities AS aktiviteter, source AS "skrivenAv", is_fallback AS reserv,
           consent_version AS samtycke, care_contacted_at AS "pratatMedVården"
         FROM ${TEST_TABLES[kind]} WHERE user_id = $1 ORDER BY created_at, id`,
        [userId],
      );
      tests.push([TESTS[kind].title, rows]);
    }
    return { tester: Object.fromEntries(tests) };
  },

  erase: deleteTests,

  async consentWithdrawn(manager, userId, kind) {
    if (kind === "test_answers") await deleteTests(manager, userId);
  },
};
