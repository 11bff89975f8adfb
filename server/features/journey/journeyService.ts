import type { EntityManager } from "typeorm";
import type { z } from "zod";
import type { JourneyItems } from "../../../schema/journey/categories.ts";
import {
  journeyMergeSchema,
  MAX_SUM,
  onboardingInputSchema,
  questionnaireInputSchema,
  reportedActivitySchema,
} from "../../../schema/journey/journeyCodec.ts";
import type { JourneyState, Onboarding } from "../../../schema/journey/journeyState.ts";
import { emptyJourney } from "../../../schema/rules/journey/journey.ts";
import {
  answerQuestionnaire,
  completeOnboarding,
  mergeAgain,
  mergeJourneys,
  type Refusal,
  recordActivity,
  refusedPlan,
  refusedReport,
  removeFromPlan,
  setPlanned,
} from "../../../schema/rules/journey/journeyChanges.ts";
import { type JourneyView, journeyView, newIn, type PlannedView } from "../../../schema/rules/journey/journeyView.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type {
  AnswerQuestionnaireInput,
  CompleteOnboardingInput,
  MergeJourneyInput,
  RecordActivityInput,
  RemovePlannedInput,
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

/** What a change of the plan came to. */
interface PlanPayload extends Payload {
  planned?: PlannedView;
}

/** An account's journey as it is now. */
export async function readJourney(
  ctx: Pick<JourneyContext, "sql" | "readAreas" | "keptJourneyItems">,
  userId: string,
): Promise<OwnJourney> {
  const items = await readJourneyItems(ctx);
  return { ...journeyView(await readJourneyState(ctx.sql, userId), items, new Date()), userId };
}

/** Records something that was done; the same id again changes nothing. */
export async function reportActivity(
  ctx: JourneyContext,
  input: RecordActivityInput,
): Promise<Payload & ReturnType<typeof newIn>> {
  const nothing = { unlocked: [], completed: [] };
  const { value, errors } = parseInput(reportedActivitySchema, input);
  const refusal = value && refusedReport(value, await readJourneyItems(ctx));
  if (errors || refusal) return { ...nothing, errors: errors ?? [refusal as Refusal] };
  let before = emptyJourney();
  const payload = await change(ctx, (state, { items }) => {
    before = state;
    return recordActivity(state, value, items, new Date());
  });
  return { ...payload, ...(payload.journey ? newIn(before, payload.journey) : nothing) };
}

/** Keeps the answers of onboarding. */
export async function saveOnboarding(ctx: JourneyContext, input: CompleteOnboardingInput): Promise<Payload> {
  const { value, errors } = parseInput(onboardingInputSchema, input);
  if (errors) return { errors };
  return change(ctx, (state, { items }) => completeOnboarding(state, told(value), items, new Date()));
}

/** Recommends by the questionnaire's answers, which the account keeps with consent only. */
export async function answer(ctx: JourneyContext, input: AnswerQuestionnaireInput): Promise<Payload> {
  const { value, errors } = parseInput(questionnaireInputSchema, input);
  if (errors) return { errors };
  const { currentHealth, interests } = value;
  return change(ctx, (state) => answerQuestionnaire(state, { currentHealth, interests }));
}

/** Takes something into the plan, ticks it, or undoes that. */
export async function plan(ctx: JourneyContext, { key, isCompleted }: SetPlannedInput): Promise<PlanPayload> {
  const refusal = refusedPlan(key);
  if (refusal) return { errors: [refusal] };
  const payload = await change(ctx, (state) => setPlanned(state, key, isCompleted, new Date()));
  return { ...payload, planned: payload.journey?.plan.find((planned) => planned.key === key) };
}

/** Takes something out of the plan. */
export async function unplan(ctx: JourneyContext, { key }: RemovePlannedInput): Promise<Payload> {
  const refusal = refusedPlan(key, { isRemoval: true });
  return refusal ? { errors: [refusal] } : change(ctx, (state) => removeFromPlan(state, key));
}

/**
 * Takes over what a browser held; the same once only, however often and in how many requests it comes.
 * A browser that never had its answer may have gone on meanwhile: that is taken over, too.
 */
export async function mergeJourney(ctx: JourneyContext, input: MergeJourneyInput): Promise<Payload> {
  const { value, errors } = parseInput(journeyMergeSchema, input);
  if (errors) return { errors };
  return change(ctx, async (state, { items, manager, userId }) => {
    const [isNew] = await manager.query(
      "INSERT INTO journey_merge (user_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1",
      [userId, value.key],
    );
    return (isNew ? mergeJourneys : mergeAgain)(state, value.journey, items, new Date());
  });
}

/** The answers of onboarding as the rules know them. */
const told = ({ healthStatus, ...answers }: z.output<typeof onboardingInputSchema>): Onboarding => ({
  ...answers,
  healthStatus: healthStatus ?? null,
});

/** What a rule may need besides the journey. */
interface Changing {
  items: JourneyItems;
  manager: EntityManager;
  userId: string;
}

async function change(
  ctx: JourneyContext,
  rule: (state: JourneyState, changing: Changing) => JourneyState | Promise<JourneyState>,
): Promise<Payload> {
  const userId = ctx.actor?.userId ?? "";
  const items = await readJourneyItems(ctx);
  try {
    const state = await ctx.db.transaction((manager) =>
      changeJourney(manager, userId, async (before) => bounded(before, await rule(before, { items, manager, userId }))),
    );
    return { journey: { ...journeyView(state, items, new Date()), userId }, errors: [] };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { errors: fieldError("TOO_MUCH", "Så mycket går inte att lägga till. Det som redan är sparat finns kvar.") };
  }
}

/** Takes back a change that would make a sum too large to be kept. */
class TooMuch extends Error {}

function bounded(before: JourneyState, after: JourneyState): JourneyState {
  const grows = after.totalMinutes > before.totalMinutes || after.totalActivities > before.totalActivities;
  if (grows && Math.max(after.totalMinutes, after.totalActivities) > MAX_SUM) throw new TooMuch();
  return after;
}
