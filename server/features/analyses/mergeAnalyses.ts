import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { byNewest, MAX_GUEST_RESULTS } from "../../../schema/analyses/testResult.ts";
import type { TestKind } from "../../../schema/analyses/vocabulary.ts";
import { givenInstant } from "../../../schema/journey/journeyValues.ts";
import { analyse } from "../../../schema/rules/analyses/analyse.ts";
import type { AnalysisView } from "../../../schema/rules/analyses/analysisView.ts";
import { z } from "../../../schema/zod.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type { MergeAnalysesInput } from "./analysisInputs.ts";
import { consentMissing, type GivenTest, sessionSchema, testDataSchema, viewOf } from "./analysisService.ts";
import {
  claimTests,
  consentedVersion,
  findBySession,
  insertTest,
  readBySessions,
  storeCareContact,
} from "./analysisStore.ts";
import type { AnalysisContext } from "./analysisWork.ts";

/** A test that a browser held. */
interface HeldTest {
  testData: GivenTest;
  sessionId: string;
  completedAt: string;
  careContactedAt?: string | null | undefined;
}

const held = (kind: TestKind): z.ZodType<HeldTest[]> =>
  z.array(
    z.object({
      testData: testDataSchema(kind),
      sessionId: sessionSchema,
      completedAt: givenInstant,
      careContactedAt: givenInstant.nullish(),
    }),
  );

const mergeSchema = z.object({ training: held("training"), protocol: held("protocol") });

const TOO_MANY = `Det går att flytta högst ${MAX_GUEST_RESULTS} resultat av varje test.`;

/**
 * Takes over what a browser held. What the account or somebody else has already stays as it is, so that it may be sent
 * again.
 * @throws TOO_MANY_REQUESTS
 */
export async function merge(
  ctx: AnalysisContext,
  input: MergeAnalysesInput,
): Promise<{ analyses: AnalysisView[]; errors: FieldError[] }> {
  const rejected = (errors: FieldError[]) => ({ analyses: [], errors });
  const tooLong = (["training", "protocol"] as const).find((kind) => input[kind].length > MAX_GUEST_RESULTS);
  if (tooLong) return rejected(fieldError("TOO_MUCH", TOO_MANY, tooLong));
  const { value, errors } = parseInput(mergeSchema, input);
  if (errors) return rejected(errors);
  const userId = ctx.actor?.userId ?? "";
  await ctx.limits.take("analysisMerge", userId);
  const isAllowed = await ctx.db.transaction(async (manager) => {
    const consentVersion = await consentedVersion(manager, userId);
    if (consentVersion === undefined) return false;
    for (const kind of ["training", "protocol"] as const) {
      for (const test of value[kind]) await take(manager, kind, userId, { ...test, consentVersion });
    }
    return true;
  });
  if (!isAllowed) return rejected(consentMissing(ctx));
  const lists = await Promise.all(
    (["training", "protocol"] as const).map((kind) =>
      readBySessions(
        ctx.sql,
        kind,
        userId,
        value[kind].map(({ sessionId }) => sessionId),
      ),
    ),
  );
  return { analyses: lists.flat().sort(byNewest).map(viewOf), errors: [] };
}

/** Claims the server's result of a test, or makes one by the site's own rules. */
async function take(
  manager: EntityManager,
  kind: TestKind,
  userId: string,
  test: HeldTest & { consentVersion: number },
): Promise<void> {
  const { sessionId, testData: answers, completedAt, consentVersion } = test;
  const sql = { preparedQuery: (text: string, values: unknown[]) => manager.query(text, values) };
  const known = await findBySession(sql, kind, sessionId);
  if (known) {
    // Knowledge of the session id and all answers proves who took the test.
    if (isDeepStrictEqual(known.answers, answers)) {
      await claimTests(manager, kind, userId, [known.id]);
      if (test.careContactedAt) await storeCareContact(manager, userId, [known.id]);
    }
    return;
  }
  const { recommendations, shape: _, ...builtIn } = analyse(kind, answers as never);
  const now = new Date().toISOString();
  await insertTest(manager, {
    ...{ id: randomUUID(), userId, sessionId, kind, answers, ...builtIn, isFallback: false },
    aiRecommendations: recommendations,
    consentVersion,
    createdAt: completedAt < now ? completedAt : now,
    careContactedAt: test.careContactedAt ? now : null,
  });
}
