import { itemOfSection } from "../../../schema/journey/categories.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { numberedSources } from "../../../schema/rules/content/sources.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { Programme } from "./Programme.ts";
import type { ProgrammeRow } from "./ProgrammeRow.ts";
import { shownOf } from "./shownSections.ts";

/** The programmes in the order of their levels. */
export async function readProgrammes(ctx: Pick<Context, "sql">): Promise<Programme[]> {
  const rows = await ctx.sql.preparedQuery<ProgrammeRow>(
    "SELECT level, position, content FROM programme ORDER BY position, level",
    [],
  );
  return rows.map(asProgramme);
}

/** A programme by its level; null when it is not there. */
export async function findProgramme(ctx: Pick<Context, "sql">, level: Level): Promise<Programme | null> {
  const [row] = await ctx.sql.preparedQuery<ProgrammeRow>(
    "SELECT level, position, content FROM programme WHERE level = $1",
    [level],
  );
  return row ? asProgramme(row) : null;
}

const asProgramme = ({ level, content }: ProgrammeRow): Programme =>
  Object.assign(Object.create(null) as Programme, content, {
    level,
    path: `/mental-optimering/${level}`,
    sources: numberedSources(content.sources),
    sections: shownOf(content.sections).map((section) => ({ ...section, itemKey: itemOfSection(level, section.key) })),
  });
