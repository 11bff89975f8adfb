import type { EntityManager } from "typeorm";
import type { z } from "zod";
import type { ValidationError } from "../../../schema/fieldErrors.ts";
import type { JourneyItems } from "../../../schema/journey/categories.ts";
import {
  dailyAimInputSchema,
  journeyMergeSchema,
  MAX_SUM,
  onboardingInputSchema,
  pauseInputSchema,
  questionnaireInputSchema,
  reportedActivitySchema,
} from "../../../schema/journey/journeyCodec.ts";
import type { JourneyState, Onboarding } from "../../../schema/journey/journeyState.ts";
import { emptyJourney } from "../../../schema/rules/journey/journey.ts";
import {
  answerQuestionnaire,
  completeOnboarding,
  mergeJourneys,
  mergeRepeated,
  planActivity,
  recordActivity,
  removeFromPlan,
  setDailyAim,
  tickPlanned,
  validatePlan,
  validateReport,
} from "../../../schema/rules/journey/journeyChanges.ts";
import {
  type JourneyView,
  journeyView,
  newlyAchieved,
  type PlannedView,
} from "../../../schema/rules/journey/journeyView.ts";
import { endPause, setPause, validatePause } from "../../../schema/rules/journey/pauses.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type {
  AnswerQuestionnaireInput,
  CompleteOnboardingInput,
  MergeJourneyInput,
  RecordActivityInput,
  RemovePlannedInput,
  SetDailyAimInput,
  SetPauseInput,
  SetPlannedInput,
} from "./journeyInputs.ts";
import { type JourneyContext, readJourneyItems } from "./journeyItems.ts";
import { changeJourney, readJourneyState } from "./journeyStore.ts";

/** A journey and whose it is. */
export interface OwnJourney extends JourneyView {
  userId: string;
}

/** What a change came to, before the graph gives it its types. */
interface Payload {
  journey?: OwnJourney | null;
  errors: FieldError[];
}

/** What was reached with a change. */
type Achieved = ReturnType<typeof newlyAchieved>;
const NOTHING_NEW: Achieved = { unlocked: [], completed: [], streakReached: null };

/** What ticking something in the plan came to. */
interface PlanPayload extends Payload, Achieved {
  planned?: PlannedView | undefined;
}

/** An account's journey as it is now. */
export async function readJourney(
  ctx: Pick<JourneyContext, "sql" | "readAreas" | "cachedJourneyItems">,
  userId: string,
): Promise<OwnJourney> {
  const items = await readJourneyItems(ctx);
  return { ...journeyView(await readJourneyState(ctx.sql, userId), items, new Date()), userId };
}

/** Records something that was done; the same id again changes nothing, also when the log has forgotten it. */
export async function reportActivity(ctx: JourneyContext, input: RecordActivityInput): Promise<Payload & Achieved> {
  const { value, errors } = parseInput(reportedActivitySchema, input);
  const violation = value && validateReport(value, await readJourneyItems(ctx));
  if (errors || violation) return { ...NOTHING_NEW, errors: errors ?? [violation as ValidationError] };
  await ctx.limits.take("activityAccount", ctx.actor?.userId ?? "");
  return achieve(ctx, (state, { items }) => recordActivity(state, value, items, new Date()), [value.id]);
}

/** Changes a journey by a rule, and says what was reached with it. */
async function achieve(ctx: JourneyContext, rule: Rule, activities: readonly string[]): Promise<Payload & Achieved> {
  let before = emptyJourney();
  const payload = await change(
    ctx,
    (state, changing) => {
      before = state;
      return rule(state, changing);
    },
    activities,
  );
  return { ...payload, ...(payload.journey ? newlyAchieved(before, payload.journey, new Date()) : NOTHING_NEW) };
}

/** Stores the answers of onboarding. */
export async function saveOnboarding(ctx: JourneyContext, input: CompleteOnboardingInput): Promise<Payload> {
  const { value, errors } = parseInput(onboardingInputSchema, input);
  if (errors) return { errors };
  return change(ctx, (state, { items }) => completeOnboarding(state, toOnboarding(value), items, new Date()));
}

/** Recommends by the questionnaire's answers, which the account stores only with consent. */
export async function answer(ctx: JourneyContext, input: AnswerQuestionnaireInput): Promise<Payload> {
  const { value, errors } = parseInput(questionnaireInputSchema, input);
  if (errors) return { errors };
  const { currentHealth, interests } = value;
  return change(ctx, (state) => answerQuestionnaire(state, { currentHealth, interests }));
}

/** Takes something into the plan, ticks it, or undoes that. */
export async function plan(ctx: JourneyContext, { key, isCompleted }: SetPlannedInput): Promise<PlanPayload> {
  const violation = validatePlan(key);
  if (violation) return { ...NOTHING_NEW, errors: [violation] };
  const now = new Date();
  const payload = await achieve(ctx, (state, { items }) => tickPlanned(state, key, isCompleted, items, now), [
    planActivity(key, now),
  ]);
  return { ...payload, planned: payload.journey?.plan.find((planned) => planned.key === key) };
}

/** Takes something out of the plan. */
export async function removePlanned(ctx: JourneyContext, { key }: RemovePlannedInput): Promise<Payload> {
  const violation = validatePlan(key, { isRemoval: true });
  return violation ? { errors: [violation] } : change(ctx, (state) => removeFromPlan(state, key));
}

/** Sets a pause, or ends the one that is now. */
export async function pause(ctx: JourneyContext, input: SetPauseInput): Promise<Payload> {
  const { value, errors } = parseInput(pauseInputSchema, input);
  if (errors) return { errors };
  const today = dayOf(new Date());
  const { from, until } = value;
  if (!until) return change(ctx, (state) => endPause(state, today));
  const violation = validatePause({ from: from ?? today, until }, today);
  return violation ? { errors: [violation] } : change(ctx, (state) => setPause(state, { from, until }, today));
}

/** Sets how many minutes a day somebody aims at. */
export async function aim(ctx: JourneyContext, input: SetDailyAimInput): Promise<Payload> {
  const { value, errors } = parseInput(dailyAimInputSchema, input);
  return errors ? { errors } : change(ctx, (state) => setDailyAim(state, value.minutes));
}

/**
 * Takes over what a browser held; the same once only, however often and in how many requests it comes.
 * A browser that never had its answer may have gone on meanwhile: that is taken over, too.
 */
export async function mergeJourney(ctx: JourneyContext, input: MergeJourneyInput): Promise<Payload> {
  const { value, errors } = parseInput(journeyMergeSchema, input);
  if (errors) return { errors };
  await ctx.limits.take("activityAccount", ctx.actor?.userId ?? "", 1 + value.journey.activities.length);
  return change(
    ctx,
    async (state, { items, manager, userId }) => {
      const [isNew] = await manager.query(
        "INSERT INTO journey_merge (user_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1",
        [userId, value.key],
      );
      return (isNew ? mergeJourneys : mergeRepeated)(state, value.journey, items, new Date());
    },
    value.journey.activities.map(({ id }) => id),
  );
}

/** The answers of onboarding as the rules know them. */
const toOnboarding = ({ healthStatus, ...answers }: z.output<typeof onboardingInputSchema>): Onboarding => ({
  ...answers,
  healthStatus: healthStatus ?? null,
});

/** What a rule may need besides the journey. */
interface Changing {
  items: JourneyItems;
  manager: EntityManager;
  userId: string;
}

type Rule = (state: JourneyState, changing: Changing) => JourneyState | Promise<JourneyState>;

async function change(ctx: JourneyContext, rule: Rule, activities: readonly string[] = []): Promise<Payload> {
  const userId = ctx.actor?.userId ?? "";
  const items = await readJourneyItems(ctx);
  try {
    const state = await ctx.db.transaction((manager) =>
      changeJourney(
        manager,
        userId,
        async (before) => bounded(before, await rule(before, { items, manager, userId })),
        activities,
      ),
    );
    return { journey: { ...journeyView(state, items, new Date()), userId }, errors: [] };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { errors: fieldError("TOO_MUCH", "Så mycket går inte att lägga till. Det som redan är sparat finns kvar.") };
  }
}

/** Rolls back a change that would overflow a sum's column. */
class TooMuch extends Error {}

function bounded(before: JourneyState, after: JourneyState): JourneyState {
  const grows = after.totalMinutes > before.totalMinutes || after.totalActivities > before.totalActivities;
  if (grows && Math.max(after.totalMinutes, after.totalActivities) > MAX_SUM) throw new TooMuch();
  return after;
}
