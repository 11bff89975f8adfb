import type { DataSource } from "typeorm";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { JobTable } from "../../platform/jobs/jobs.ts";
import { Article } from "./Article.ts";

/** Publishing what is scheduled, each minute. */
export const articleJobs = ({ db }: { db: DataSource }): JobTable => ({
  tasks: { publishScheduledArticles: () => publishScheduledArticles(db) },
  schedule: { publishScheduledArticles: "* * * * *" },
});

/**
 * Publishes the articles whose time has come, as of that time. The time is in the table, so that what a stopped
 * server missed is published by the next run; what another process is publishing is left to it.
 */
export async function publishScheduledArticles(db: DataSource): Promise<void> {
  await db.transaction(async (manager) => {
    const due = await manager
      .createQueryBuilder(Article, "article")
      .where("article.publishAt <= now()")
      .orderBy("article.publishAt")
      .setLock("pessimistic_write")
      .setOnLocked("skip_locked")
      .getMany();
    for (const before of due) {
      const { id, slug, title, publishAt } = before;
      const after = { isPublished: true, publishedAt: publishAt, publishAt: null };
      // Its text is new to everybody on the day on which it can be read first.
      const updatedAt = before.publishedAt ? before.updatedAt : (publishAt ?? before.updatedAt);
      await manager.update(Article, { id }, { ...after, updatedAt });
      await recordAudit(manager, {
        actorId: null,
        action: "CHANGED",
        subject: { type: "ARTICLE", id: slug, name: title },
        changes: changesBetween({ ...before }, { ...before, ...after }, ["isPublished", "publishAt", "publishedAt"]),
      });
    }
  });
}
