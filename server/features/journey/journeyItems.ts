import {
  type CountedContent,
  type JourneyItems,
  journeyCategories,
  journeyItems,
} from "../../../schema/journey/categories.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { minutesOf } from "../../../schema/rules/content/reading.ts";
import type { CachedUntilChange } from "../../platform/database/cachedUntilChange.ts";
import { type StoredSection, shownOf } from "../programmes/shownSections.ts";
import { type JourneyTextContext, selectJourneyTexts } from "./texts/journeyTexts.ts";

interface Row {
  guides: { slug: string; title: string; readTime: string; countsAsTraining: boolean }[];
  trainingMethods: { slug: string; title: string }[];
  programmes: { level: Level; sections: StoredSection[] }[];
}

const SELECT = `SELECT
  (SELECT coalesce(json_agg(x), '[]') FROM (
     SELECT slug, title, read_time AS "readTime", counts_as_training AS "countsAsTraining"
     FROM article WHERE is_published ORDER BY topic, published_at, id) AS x) AS guides,
  (SELECT coalesce(json_agg(x), '[]') FROM (
     SELECT slug, title FROM training_method ORDER BY position, slug) AS x) AS "trainingMethods",
  (SELECT coalesce(json_agg(x), '[]') FROM (
     SELECT level, content->'sections' AS sections FROM programme ORDER BY position, level) AS x) AS programmes`;

/** What resolvers of the journey get. */
export interface JourneyContext extends JourneyTextContext {
  /** What counts in the journey, as it is published now. */
  cachedJourneyItems: CachedUntilChange<JourneyItems>;
}

/** Everything that counts in the journey, as it is published now: read once, and again after a change. */
export const readJourneyItems = (
  ctx: Pick<JourneyContext, "sql" | "readAreas" | "cachedJourneyItems">,
): Promise<JourneyItems> =>
  ctx.cachedJourneyItems.get(ctx, async (sql) => {
    const [row] = await sql.preparedQuery<Row & Record<string, unknown>>(SELECT, []);
    const content: CountedContent = {
      guides: (row?.guides ?? []).map(({ readTime, ...guide }) => ({ ...guide, minutes: minutesOf(readTime) })),
      trainingMethods: row?.trainingMethods ?? [],
      programmes: (row?.programmes ?? []).map(({ level, sections }) => ({ level, sections: shownOf(sections) })),
    };
    return journeyItems(journeyCategories(content), [...(await selectJourneyTexts(sql)).values()]);
  });
