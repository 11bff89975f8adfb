import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { TEST_QUESTIONNAIRES } from "../../../schema/analyses/testResult.ts";
import type { AnalysisSource, TestKind } from "../../../schema/analyses/vocabulary.ts";
import { currentConsent } from "../../../schema/consents.ts";
import { answersInputSchema } from "../../../schema/questionnaires/answersSchema.ts";
import { analyse } from "../../../schema/rules/analyses/analyse.ts";
import { type AnalysisView, analysisView } from "../../../schema/rules/analyses/analysisView.ts";
import { z } from "../../../schema/zod.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { consentedVersion, findBySession, insertTest, type StoredTest } from "./analysisStore.ts";
import { type AnalysisContext, builtInWriter } from "./analysisWork.ts";

/** Result of analysing a test. */
interface AnalyzePayload {
  success: boolean;
  testId?: string;
  recommendations?: string;
  findings: AnalysisView["findings"];
  activities: AnalysisView["activities"];
  error?: string;
  source?: AnalysisSource;
  analysis?: AnalysisView;
  errors: FieldError[];
}

/** The answers of a test, looked at. */
export type GivenTest = Readonly<Record<string, unknown>>;

/** A sending's name, as the client made it up. */
export const sessionSchema = z.uuid("Värdet går inte att använda.").toLowerCase();

/** The answers of a test as they are sent. Half characters, which the database does not take, become a sign for them. */
export const testDataSchema = (kind: TestKind): z.ZodType<GivenTest> =>
  answersInputSchema(TEST_QUESTIONNAIRES[kind]).transform(
    (answers): GivenTest =>
      Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [
          name,
          Array.isArray(answer) ? answer.map(wholeText) : wholeText(answer),
        ]),
      ),
  );

const wholeText = (answer: unknown) => (typeof answer === "string" ? Buffer.from(answer).toString() : answer);

const sentSchema = (kind: TestKind) =>
  z.object({ testData: testDataSchema(kind), sessionId: sessionSchema, consentVersion: z.number().nullish() });

const SENT = {
  sleep: sentSchema("sleep"),
  training: sentSchema("training"),
  protocol: sentSchema("protocol"),
} as const satisfies Record<TestKind, z.ZodType>;

const NO_CONSENT = "Säg ja till att svaren analyseras. Inget har skickats vidare eller sparats.";
const OTHER_ANSWERS = "Testet har redan skickats med andra svar. Börja om för att göra ett nytt test.";

/** The version that was consented to, undefined where that is not the current one: an account's is stored. */
async function versionGiven(ctx: AnalysisContext, given: number | null | undefined): Promise<number | undefined> {
  if (ctx.actor) return consentedVersion(ctx.db.manager, ctx.actor.userId);
  const { version } = currentConsent("test_answers", (await ctx.site.read(ctx)).consents);
  return given === version ? version : undefined;
}

/** Error for a missing consent: an account's is stored, a guest's is part of the input. */
export const consentMissing = ({ actor }: AnalysisContext): FieldError[] =>
  fieldError("CONSENT_MISSING", NO_CONSENT, actor ? null : "consentVersion");

/**
 * Analyses a test and stores what came of it. The same sending again gives the first result.
 * @throws TOO_MANY_REQUESTS
 */
export async function analyzeTest(ctx: AnalysisContext, kind: TestKind, input: unknown): Promise<AnalyzePayload> {
  const { value, errors } = parseInput(SENT[kind], input);
  if (errors) return rejected(errors);
  const { testData, sessionId, consentVersion } = value;
  const version = await versionGiven(ctx, consentVersion);
  if (version === undefined) return rejected(consentMissing(ctx));
  const userId = ctx.actor?.userId ?? null;
  const known = await findBySession(ctx.sql, kind, sessionId);
  const isStored =
    known !== undefined ||
    (await ctx.analyses.once(`${kind}:${userId}:${sessionId}`, () =>
      analyzeAndStore(ctx, kind, testData, sessionId, version),
    ));
  if (!isStored) return rejected(consentMissing(ctx));
  const stored = known ?? (await findBySession(ctx.sql, kind, sessionId));
  if (stored?.userId !== userId || !isDeepStrictEqual(answeredOf(stored.answers), answeredOf(testData))) {
    return rejected(fieldError("INVALID", OTHER_ANSWERS, "sessionId"));
  }
  return answered(stored);
}

/** The answers; a question that did not exist when they were stored has none. */
const answeredOf = (answers: GivenTest): GivenTest =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !(Array.isArray(answer) && answer.length === 0)));

/**
 * Does the work of a sending, once.
 * @returns false when the consent was withdrawn meanwhile, or its text has another meaning
 */
async function analyzeAndStore(
  ctx: AnalysisContext,
  kind: TestKind,
  answers: GivenTest,
  sessionId: string,
  consentVersion: number,
): Promise<boolean> {
  const userId = ctx.actor?.userId ?? null;
  await ctx.limits.take("analysisClient", ctx.visitor.network);
  if (userId) await ctx.limits.take("analysisAccount", userId);
  const builtIn = analyse(kind, answers as never);
  // Where care comes first, the rules alone write.
  const write = builtIn.shape === "plan" ? ctx.analyses.write.bind(ctx.analyses) : builtInWriter.write;
  const { recommendations, ...written } = await write(kind, answers, builtIn);
  const { redFlags, findings, activities } = builtIn;
  return ctx.db.transaction(async (manager) => {
    if (userId && (await consentedVersion(manager, userId)) !== consentVersion) return false;
    await insertTest(manager, {
      ...{ id: randomUUID(), userId, sessionId, kind, answers, redFlags, findings, activities, ...written },
      aiRecommendations: recommendations,
      consentVersion,
      createdAt: new Date().toISOString(),
    });
    return true;
  });
}

function answered(stored: StoredTest): AnalyzePayload {
  const analysis = viewOf(stored);
  const { key, aiRecommendations, findings, activities, source } = analysis;
  return {
    ...{ success: true, testId: key, recommendations: aiRecommendations, findings, activities, source, analysis },
    errors: [],
  };
}

const rejected = (errors: FieldError[]): AnalyzePayload => ({
  ...{ success: false, findings: [], activities: [], errors },
  error: errors[0]?.message ?? "Okänt fel",
});

/** A stored test as the graph shows it. */
export const viewOf = (stored: StoredTest): AnalysisView => analysisView(stored, stored.before, new Date());
