import { achievementsOf } from "../../../schema/journey/achievements.ts";
import { journeyItems } from "../../../schema/journey/categories.ts";
import { JOURNEY_SUM_NAMES, JOURNEY_SUMS } from "../../../schema/journey/journeySums.ts";
import { labelOfGoalText } from "../../../schema/journey/journeyTexts.ts";
import { instant, quoted, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";
import { readJourneyState } from "./journeyStore.ts";
import { selectJourneyTexts } from "./texts/journeyTexts.ts";

const TABLES = [
  "journey",
  "journey_item",
  "journey_activity",
  "journey_activity_key",
  "journey_day",
  "journey_achievement",
  "journey_plan",
  "journey_pause",
  "journey_merge",
] as const;

// Thousands of short rows would be dearer to take one by one than what they say.
const COMPLETED = `SELECT string_agg(${rowJson({ vad: text("item_id"), när: instant("completed_at") })}, ',' ORDER BY completed_at, item_id)
  FROM journey_item WHERE user_id = $1`;

const DAYS = `SELECT string_agg(${quoted("day")}, ',' ORDER BY day) FROM journey_day WHERE user_id = $1`;

const MERGES = `SELECT ${instant("merged_at")} FROM journey_merge WHERE user_id = $1 ORDER BY merged_at`;

/** Personal data that the journey stores. */
export const journeyPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: TABLES,
      description:
        "Din resa: förnamn, mål, erfarenhet, vad du har läst och gjort och när, din plan, dina pauser och det du har uppnått.",
      purpose: "För att visa hur långt du har kommit och föreslå vad som passar härnäst (avtal).",
      retention: "Så länge kontot finns. Vi sparar de hundra senaste aktiviteterna.",
    },
    {
      tables: ["journey"],
      description: "Hur du själv tycker att du mår och vad du är intresserad av, om du har berättat det.",
      purpose: "För att ge råd som passar (ditt samtycke).",
      retention: "Tills du återkallar samtycket eller tar bort kontot.",
    },
  ],

  async export(file, userId) {
    const sql = { preparedQuery: (text: string, values: unknown[]) => file.query(text, values) };
    const state = await readJourneyState(sql, userId, { withoutLongLists: true });
    const texts = await selectJourneyTexts(sql);
    const titles = new Map(achievementsOf({ ...journeyItems([]), texts }).map(({ id, title }) => [id, title]));
    const labelsOf = (goals: readonly string[]) => goals.map((goal) => labelOfGoalText(goal, texts));
    const { onboarding, goals } = state;
    await file.within("resa", async () => {
      file.values({
        introduktion: onboarding && {
          förnamn: onboarding.name,
          mål: labelsOf(onboarding.goals),
          hälsa: onboarding.healthStatus,
          erfarenhet: onboarding.experience,
        },
        frågeformulär: state.questionnaire && {
          hälsa: state.questionnaire.currentHealth,
          intressen: state.questionnaire.interests,
        },
        inriktning: {
          områden: labelsOf(goals.focusAreas),
          minuterOmDagen: goals.timePerDay,
          huvudmål: goals.mainGoal,
          nivå: goals.level,
        },
        ...Object.fromEntries(JOURNEY_SUM_NAMES.map((name) => [JOURNEY_SUMS[name].exported, state[name]])),
        senastAktiv: state.lastActivity,
      });
      await file.list("avklarat", COMPLETED, [userId]);
      file.values({
        aktiviteter: state.activities.map(({ type, title, url, note, duration, category, goals, timestamp }) => ({
          slag: type,
          titel: title,
          sida: url,
          anteckning: note,
          minuter: duration,
          kategori: category,
          mål: goals,
          när: timestamp,
        })),
      });
      await file.list("dagar", DAYS, [userId]);
      file.values({
        uppnått: state.achievements.map(({ id, unlockedAt }) => ({ vad: id, namn: titles.get(id), när: unlockedAt })),
        plan: state.plan.map(({ id, completedAt }, place) => ({ plats: place + 1, vad: id, avbockat: completedAt })),
        pauser: state.pauses.map(({ from, until }) => ({ från: from, tillOchMed: until })),
      });
      await file.list("övertagetFrånWebbläsare", MERGES, [userId]);
    });
  },

  async erase(manager, userId) {
    for (const table of TABLES) await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  },

  async consentWithdrawn(manager, userId, kind) {
    if (kind === "health_data")
      await manager.query(
        "UPDATE journey SET health_status = NULL, current_health = NULL, interests = NULL WHERE user_id = $1",
        [userId],
      );
  },
};
