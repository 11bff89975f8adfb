import { achievementsOf } from "../../../schema/journey/achievements.ts";
import { journeyItems } from "../../../schema/journey/categories.ts";
import { JOURNEY_SUM_NAMES, JOURNEY_SUMS } from "../../../schema/journey/journeySums.ts";
import { labelOfGoalText } from "../../../schema/journey/journeyTexts.ts";
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

  async export(manager, userId) {
    const sql = { preparedQuery: (text: string, values: unknown[]) => manager.query(text, values) };
    const state = await readJourneyState(sql, userId);
    const texts = await selectJourneyTexts(sql);
    const titles = new Map(achievementsOf({ ...journeyItems([]), texts }).map(({ id, title }) => [id, title]));
    const labelsOf = (goals: readonly string[]) => goals.map((goal) => labelOfGoalText(goal, texts));
    const merges: { mergedAt: Date }[] = await manager.query(
      'SELECT merged_at AS "mergedAt" FROM journey_merge WHERE user_id = $1 ORDER BY merged_at',
      [userId],
    );
    const { onboarding, goals } = state;
    return {
      resa: {
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
        avklarat: state.completed.map(({ id, at }) => ({ vad: id, när: at })),
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
        dagar: state.days,
        uppnått: state.achievements.map(({ id, unlockedAt }) => ({ vad: id, namn: titles.get(id), när: unlockedAt })),
        plan: state.plan.map(({ id, completedAt }, place) => ({ plats: place + 1, vad: id, avbockat: completedAt })),
        pauser: state.pauses.map(({ from, until }) => ({ från: from, tillOchMed: until })),
        övertagetFrånWebbläsare: merges.map(({ mergedAt }) => mergedAt),
      },
    };
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
