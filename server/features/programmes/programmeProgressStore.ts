import type { EntityManager } from "typeorm";
import { type KnownSection, type LevelProgress, levelProgress } from "../../../schema/programmes/progressState.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { ProgrammeProgressRow } from "./ProgrammeProgressRow.ts";
import { readShownSections } from "./shownSections.ts";

/** How far somebody is in a level. */
export async function readProgress(
  sql: Pick<Sql, "preparedQuery">,
  userId: string,
  level: Level,
): Promise<LevelProgress> {
  const rows = await sql.preparedQuery<Omit<KnownSection, "lastVisited"> & { lastVisitedAt: Date | null }>(
    `SELECT section AS id, status, interactions, last_visited_at AS "lastVisitedAt"
     FROM programme_progress WHERE user_id = $1 AND level = $2`,
    [userId, level],
  );
  return levelProgress(
    level,
    rows.map(({ lastVisitedAt, ...row }) => ({ ...row, lastVisited: lastVisitedAt?.toISOString() ?? null })),
    await readShownSections(sql, level),
  );
}

/**
 * Changes how far somebody is in a level by a rule. Changes of the same account are made one after the other; only
 * sections that differ are written.
 */
export async function changeProgress(
  manager: EntityManager,
  userId: string,
  level: Level,
  change: (before: LevelProgress) => LevelProgress,
): Promise<LevelProgress> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('programmes:' || $1, 0))", [userId]);
  const before = await readProgress({ preparedQuery: (text, values) => manager.query(text, values) }, userId, level);
  const after = change(before);
  const allBefore = [...before.sections, ...before.others];
  const changed = [...after.sections, ...after.others].filter((section) => {
    const known = allBefore.find(({ id }) => id === section.id);
    return JSON.stringify(known) !== JSON.stringify(section);
  });
  if (changed.length > 0) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ProgrammeProgressRow)
      .values(
        changed.map(({ id, status, interactions, lastVisited }) => ({
          ...{ userId, level, section: id, status, interactions },
          lastVisitedAt: lastVisited === null ? null : new Date(lastVisited),
        })),
      )
      .orUpdate(["status", "interactions", "last_visited_at"], ["user_id", "level", "section"])
      .updateEntity(false)
      .execute();
  }
  return after;
}

/** Deletes how far somebody is in a level. */
export async function deleteProgress(manager: EntityManager, userId: string, level: Level): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('programmes:' || $1, 0))", [userId]);
  await manager.query("DELETE FROM programme_progress WHERE user_id = $1 AND level = $2", [userId, level]);
}
