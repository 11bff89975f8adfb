import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { LONGEST_RETRY_HOURS, RETRY_MINUTES } from "../../../../schema/productFeeds.ts";
import type { Site } from "../../../../schema/site.ts";
import { makeWorkFolder, removeWorkFolder } from "../../../platform/workFolders.ts";
import type { CollectOptions } from "../../suppliers/collect.ts";
import { readerName } from "../../suppliers/readerName.ts";
import { UnreadablePage, WebReader } from "../../suppliers/webReader.ts";
import { UnreadableFile } from "../transfer/reading/importProblem.ts";
import { mappingOfFeed } from "./feedMapping.ts";
import { type FeedWorker, finishAsOurs, isOurs, NotOurs, takeUp } from "./feedStore.ts";
import { ProductFeed } from "./ProductFeed.ts";
import type { ProductFeedRun } from "./ProductFeedRun.ts";
import { brakeOf, CUT_OFF, isAllowed, repeatFeed, writeFeed } from "./writeFeed.ts";

/** How often it is looked whether a run was cancelled, in milliseconds. */
const LOOK_MS = 1_000;

/** What a run works with. */
type FeedOptions = Pick<CollectOptions, "db" | "collecting" | "origin" | "stopping"> & {
  site(): Promise<Pick<Site, "name">>;
};

/**
 * Fetches a feed and writes what it says: all of it at once, or nothing. A run whose process died begins anew.
 * @throws whatever `stopping` was ended with, when the process stops before the end
 */
export async function runFeed(options: FeedOptions, runId: number): Promise<void> {
  const { db, collecting, stopping } = options;
  const own: FeedWorker = { db, runId, worker: randomUUID() };
  const run = await takeUp(own);
  if (!run) return;
  const cancelled = new AbortController();
  const look = setInterval(async () => {
    // A database that is away for a moment cancels nothing.
    if (!(await isOurs(own).catch(() => true))) cancelled.abort(new NotOurs());
  }, LOOK_MS);
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  const reader = new WebReader({
    userAgent: readerName(await options.site(), options.origin()),
    pause: 0,
    timeout: collecting.fileTimeout * 1_000,
    allowsPrivate: collecting.allowsPrivateAddresses,
    signal,
  });
  const folder = await makeWorkFolder();
  const feed = await db.manager.findOneOrFail(ProductFeed, {
    where: { id: run.feedId },
    relations: { mapping: true, category: true },
  });
  try {
    await fetchInto(own, { feed, run, reader, path: join(folder, "file"), most: collecting.maxFileSize * 1_000_000 });
  } catch (error) {
    if (error instanceof NotOurs || cancelled.signal.aborted) return;
    if (!(error instanceof UnreadablePage)) throw error;
    const retryAt = error.isPassing && feed.isOn ? retryOf(run.attempt, error.wait ?? 0) : null;
    await finishAsOurs(own, feed, () => ({ state: "FAILED", error: error.message, retryAt })).catch(unlessNotOurs);
  } finally {
    clearInterval(look);
    await reader.close();
    await removeWorkFolder(folder);
  }
}

const unlessNotOurs = (error: unknown): void => {
  if (!(error instanceof NotOurs)) throw error;
};

/**
 * When a shop that could not be reached is asked again; null where that has been tried often enough for a day.
 * @param wait milliseconds that it wants to be left alone
 */
function retryOf(attempt: number, wait: number): Date | null {
  const minutes = RETRY_MINUTES[attempt - 1];
  if (minutes === undefined || wait > LONGEST_RETRY_HOURS * 3_600_000) return null;
  return new Date(Date.now() + Math.max(minutes * 60_000, wait));
}

/** Fetches a feed's file and reads it from there. */
async function fetchInto(
  own: FeedWorker,
  {
    feed,
    run,
    reader,
    path,
    most,
  }: { feed: ProductFeed; run: ProductFeedRun; reader: WebReader; path: string; most: number },
): Promise<void> {
  // What an admin has said yes to is read, whether it is new or not.
  const known = run.decidedAt ? { etag: null, lastModified: null } : feed;
  const file = await reader.download(feed.url, { path, most, etag: known.etag, lastModified: known.lastModified });
  const { etag, lastModified, isHalf } = file;
  if (file.isUnmodified) {
    return finishAsOurs(own, feed, async (manager) => ({
      ...(await repeatFeed(manager, feed.id)),
      etag,
      lastModified,
    }));
  }
  const open = () => createReadStream(path, { signal: reader.signal });
  const reading = await mappingOfFeed(own.db, feed, { open, isPartial: isHalf || isAllowed(run, CUT_OFF) }).catch(
    (error) => {
      if (!(error instanceof UnreadableFile)) throw error;
      return error;
    },
  );
  if (reading instanceof UnreadableFile) {
    const brake = isHalf ? CUT_OFF : brakeOf(reading);
    if (!isAllowed(run, brake)) return finishAsOurs(own, feed, () => ({ state: "HELD", brakes: [brake] }));
  }
  const { mapping, found } =
    reading instanceof UnreadableFile
      ? { mapping: { preset: null, columns: [], isShown: false }, found: undefined }
      : reading;
  await finishAsOurs(own, feed, async (manager) => {
    const outcome = await writeFeed(manager, feed, run, { open, mapping, found, isHalf });
    return { ...outcome, etag, lastModified };
  });
}
