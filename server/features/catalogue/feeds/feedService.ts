import type { EntityManager } from "typeorm";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { rowNumberOf } from "../../../platform/graphql/globalId.ts";
import { readFeed } from "./feedReads.ts";
import { addFeedJob, lockFeed, startRun } from "./feedStore.ts";
import type {
  CancelProductFeedRunInput,
  DecideProductFeedRunInput,
  StartProductFeedInput,
  UpdateProductFeedPayload,
} from "./feedTypes.ts";
import { ProductFeed } from "./ProductFeed.ts";
import { ProductFeedRun } from "./ProductFeedRun.ts";

const NO_FEED = fieldError("NOT_FOUND", "Flödet finns inte längre.", "id");
const NO_RUN = fieldError("NOT_FOUND", "Körningen finns inte längre.", "id");

/** Starts a run of a feed, unless one goes on; however many ask at once, there is one. */
export async function startProductFeed(ctx: Context, { id }: StartProductFeedInput): Promise<UpdateProductFeedPayload> {
  const feedId = rowNumberOf(id, "ProductFeed");
  return ctx.db.transaction(async (manager) => {
    if (feedId === undefined || !(await lockFeed(manager, feedId))) return { feed: null, errors: NO_FEED };
    const actorId = ctx.actor?.userId ?? null;
    const { isNew } = await startRun(manager, feedId, { actorId, isScheduled: false });
    if (isNew) await record(manager, feedId, { actorId, action: "STARTED" });
    return { feed: await readFeed(manager, feedId), errors: [] };
  });
}

/** Cancels a run that goes on; whoever works at it notices before anything is written. */
export const cancelProductFeedRun = (
  ctx: Context,
  input: CancelProductFeedRunInput,
): Promise<UpdateProductFeedPayload> =>
  withRun(ctx, input.id, async (manager, { id, feedId }) => {
    const [, ended]: [unknown, number] = await manager.query(
      `UPDATE product_feed_run SET state = 'CANCELLED', finished_at = now(), worker = NULL
       WHERE id = $1 AND state IN ('PENDING', 'RUNNING')`,
      [id],
    );
    if (ended === 0) return fieldError("NOT_STARTED", "Körningen pågår inte längre.");
    await record(manager, feedId, { actorId: ctx.actor?.userId ?? null, action: "CANCELLED" });
    return [];
  });

/** Runs what is held all the same, with its file fetched anew, or drops it. */
export const decideProductFeedRun = (
  ctx: Context,
  input: DecideProductFeedRunInput,
): Promise<UpdateProductFeedPayload> =>
  withRun(ctx, input.id, async (manager, { id, feedId }) => {
    const actorId = ctx.actor?.userId ?? null;
    await lockFeed(manager, feedId);
    const [, decided]: [unknown, number] = await manager.query(
      `UPDATE product_feed_run SET state = $2, decided_by = $3, decided_at = now(),
         finished_at = CASE WHEN $2 = 'DISMISSED' THEN finished_at END
       WHERE id = $1 AND state = 'HELD'`,
      [id, input.isApproved ? "PENDING" : "DISMISSED", actorId],
    );
    if (decided === 0) return fieldError("NOT_STARTED", "Körningen väntar inte längre på svar.");
    if (input.isApproved) await addFeedJob(manager, id);
    await record(manager, feedId, { actorId, action: input.isApproved ? "APPROVED" : "CANCELLED" });
    return [];
  });

/** Does something with a run, and answers with its feed. */
async function withRun(
  ctx: Context,
  id: string,
  work: (manager: EntityManager, run: ProductFeedRun) => Promise<FieldError[]>,
): Promise<UpdateProductFeedPayload> {
  const runId = rowNumberOf(id, "ProductFeedRun");
  return ctx.db.transaction(async (manager) => {
    const run = runId === undefined ? null : await manager.findOneBy(ProductFeedRun, { id: runId });
    if (!run) return { feed: null, errors: NO_RUN };
    const errors = await work(manager, run);
    return { feed: await readFeed(manager, run.feedId), errors };
  });
}

async function record(
  manager: EntityManager,
  feedId: number,
  done: { actorId: string | null; action: "STARTED" | "CANCELLED" | "APPROVED" },
): Promise<void> {
  const { name } = await manager.findOneByOrFail(ProductFeed, { id: feedId });
  await recordAudit(manager, { ...done, subject: { type: "PRODUCT_FEED", id: String(feedId), name } });
}
