import { type JourneyTexts, journeyTextsOf, type WrittenText } from "../../../../schema/journey/journeyTexts.ts";
import type { CachedUntilChange } from "../../../platform/database/cachedUntilChange.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { Context } from "../../../platform/graphql/context.ts";

/** What resolvers get that show goals or achievements. */
export interface JourneyTextContext extends Context {
  /** What admins have written of them. */
  cachedJourneyTexts: CachedUntilChange<JourneyTexts>;
}

/** What admins have written of goals and achievements, straight from the database. */
export const selectJourneyTexts = async (sql: Pick<Sql, "preparedQuery">): Promise<JourneyTexts> =>
  journeyTextsOf(
    await sql.preparedQuery<WrittenText & Record<string, unknown>>(
      `SELECT key, title, description, is_shown AS "isShown" FROM journey_text ORDER BY key`,
      [],
    ),
  );

/** The same, read once, and again after a change. */
export const readJourneyTexts = (
  ctx: Pick<JourneyTextContext, "sql" | "readAreas" | "cachedJourneyTexts">,
): Promise<JourneyTexts> => ctx.cachedJourneyTexts.get(ctx, selectJourneyTexts);
