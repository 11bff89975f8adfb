import type { ProgrammeContent } from "../../../schema/programmes/programmeContent.ts";
import type { Level, ShownSection } from "../../../schema/programmes/vocabulary.ts";
import type { Sql } from "../../platform/database/sql.ts";

/** A section as a programme stores it. */
export type StoredSection = ProgrammeContent["sections"][number];

/** Those of a programme's sections that show. */
export const shownOf = (sections: readonly StoredSection[]): StoredSection[] =>
  sections.filter(({ isShown }) => isShown);

/** The sections of a level that show, in their order; none where there is no programme of the level. */
export async function readShownSections(sql: Pick<Sql, "preparedQuery">, level: Level): Promise<ShownSection[]> {
  const [row] = await sql.preparedQuery<{ sections: StoredSection[] }>(
    "SELECT content->'sections' AS sections FROM programme WHERE level = $1",
    [level],
  );
  return shownOf(row?.sections ?? []);
}
