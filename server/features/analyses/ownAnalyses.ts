import type { AnalysisView } from "../../../schema/rules/analyses/analysisView.ts";
import { z } from "../../../schema/zod.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";
import { isUuid, readGlobalId } from "../../platform/graphql/globalId.ts";
import { type Connection, connectionOf, parsePage } from "../../platform/pagination.ts";
import type { AnalysesArgs, AnalysisArgs } from "./analysisInputs.ts";
import { viewOf } from "./analysisService.ts";
import { deleteTest, listTests, readOwnTests, storeCareContact, TEST_KINDS, type TestPlace } from "./analysisStore.ts";
import type { AnalysisContext } from "./analysisWork.ts";

/** Results that a list shows at first and with each 'Visa fler'. */
const DEFAULT_PAGE_SIZE = 20;

const placeSchema: z.ZodType<TestPlace> = z.tuple([z.iso.datetime(), z.uuid()]);

/** Results of the one who asks by their keys; of somebody who is signed out there are none. */
export async function readAnalyses(ctx: AnalysisContext, keys: readonly string[]): Promise<AnalysisView[]> {
  const ids = keys.filter(isUuid);
  if (!ctx.actor || ids.length === 0) return [];
  return (await readOwnTests(ctx.sql, ctx.actor.userId, ids)).map(viewOf);
}

/** A result of the one who asks; null when there is none that is theirs. */
export async function readAnalysis(ctx: AnalysisContext, { kind, key }: AnalysisArgs): Promise<AnalysisView | null> {
  if (!ctx.actor || !isUuid(key)) return null;
  const [found] = await readOwnTests(ctx.sql, ctx.actor.userId, [key], [kind]);
  return found ? viewOf(found) : null;
}

/**
 * A page of the results of the one who asks, the newest first.
 * @throws BAD_USER_INPUT for a page that cannot be
 */
export async function listAnalyses(ctx: AnalysisContext, args: AnalysesArgs): Promise<Connection<AnalysisView>> {
  const { kind } = args;
  const page = parsePage(args, placeSchema, DEFAULT_PAGE_SIZE, { name: "analyses", kind });
  const rows = await listTests(ctx.sql, ctx.actor?.userId ?? "", kind ? [kind] : TEST_KINDS, {
    after: page.after,
    limit: page.first + 1,
  });
  const connection = connectionOf(rows.map(viewOf), page, ({ createdAt, key }): TestPlace => [createdAt, key]);
  return connection;
}

/** Stores that the one who asks has talked to care about a result of theirs. */
export async function confirmCareContact(
  ctx: AnalysisContext,
  id: string,
): Promise<{ analysis?: AnalysisView; errors: FieldError[] }> {
  const named = readGlobalId(id);
  const userId = ctx.actor?.userId ?? "";
  const isKnown =
    named?.type === "Analysis" && isUuid(named.key) && (await storeCareContact(ctx.db.manager, userId, [named.key]));
  // Read where it was written: a replica may not have it yet.
  const sql = { preparedQuery: (text: string, values: unknown[]) => ctx.db.manager.query(text, values) };
  const [found] = isKnown ? await readOwnTests(sql, userId, [named.key]) : [];
  return found
    ? { analysis: viewOf(found), errors: [] }
    : { errors: fieldError("NOT_FOUND", "Resultatet finns inte.", "id") };
}

/** Removes a result of the one who asks, with its answers. */
export async function remove(ctx: AnalysisContext, id: string): Promise<{ deletedId?: string; errors: FieldError[] }> {
  const named = readGlobalId(id);
  const isRemoved =
    named?.type === "Analysis" &&
    isUuid(named.key) &&
    (await deleteTest(ctx.db.manager, ctx.actor?.userId ?? "", named.key));
  return isRemoved
    ? { deletedId: id, errors: [] }
    : { errors: fieldError("NOT_FOUND", "Resultatet finns inte.", "id") };
}
