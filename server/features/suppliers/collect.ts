import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Site } from "../../../schema/site.ts";
import type { CollectingOptions } from "../../config.ts";
import { isDatabaseUnavailable } from "../../platform/errors.ts";
import { withoutMessage } from "../../platform/logging.ts";
import {
  collectCatalogue,
  finish,
  isOurs,
  NotOurs,
  nextPage,
  type PageOutcome,
  type PendingPage,
  recordPage,
  takeUp,
  type Worker,
} from "./collectionStore.ts";
import { readerName } from "./readerName.ts";
import { readSitemap } from "./readSitemap.ts";
import { readSupplierPage } from "./readSupplierPage.ts";
import { UnreadablePage, WebReader } from "./webReader.ts";

/** What a collection works with. */
export interface CollectOptions {
  db: DataSource;
  collecting: CollectingOptions;
  /** Where visitors reach the site, for those who wonder who reads their pages. */
  origin(): string;
  /** What the site is called. */
  site(): Promise<Site>;
  /** Ends with the process, which leaves the rest to the next. */
  stopping: AbortSignal;
  log: Pick<Logger, "error">;
}

/** Why a page counts as not read that was, for admins. */
const UNUSABLE = "Sidans innehåll gick inte att ta in.";

/** Why a page that was read gave nothing, for admins. */
const BROKEN = "Sidans uppgifter (schema.org) är felskrivna och gick inte att läsa.";

/** How often it is looked whether a collection was cancelled, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Reads what is left of a collection, page by page; each is written with its suppliers before the next is read, so that
 * nothing is lost or done twice when the process dies.
 * @throws whatever `stopping` was ended with, when the process stops before the end
 */
export async function collect(options: CollectOptions, collectionId: number): Promise<void> {
  const { db, collecting, stopping } = options;
  const own: Worker = { db, collectionId, worker: randomUUID() };
  if (!(await takeUp(own))) return;
  const cancelled = new AbortController();
  const look = setInterval(async () => {
    // A database that is away for a moment cancels nothing.
    if (!(await isOurs(own).catch(() => true))) cancelled.abort(new NotOurs());
  }, LOOK_MS);
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  const reader = new WebReader({
    userAgent: readerName(await options.site(), options.origin()),
    pause: collecting.pause * 1_000,
    timeout: collecting.pageTimeout * 1_000,
    allowsPrivate: collecting.allowsPrivateAddresses,
    signal,
  });
  try {
    await collectCatalogue(own);
    do {
      for (let page = await nextPage(own); page; page = await nextPage(own)) {
        signal.throwIfAborted();
        await readOne(options, own, reader, page);
      }
    } while (!(await finish(own)));
  } catch (error) {
    if (!(error instanceof NotOurs || cancelled.signal.aborted)) throw error;
  } finally {
    clearInterval(look);
    await reader.close();
  }
}

/** Reads a page and writes what came of it; one that cannot be written is one that cannot be read. */
async function readOne(options: CollectOptions, own: Worker, reader: WebReader, page: PendingPage): Promise<void> {
  const { maxPages } = options.collecting;
  const { signal } = reader;
  try {
    await recordPage(own, page, await outcomeOf(reader, page), maxPages);
  } catch (error) {
    if (signal.aborted || error instanceof NotOurs || isDatabaseUnavailable(error)) throw error;
    options.log.error({ pageId: page.id, ...withoutMessage(error) }, "failed to import supplier page");
    await recordPage(own, page, { reason: UNUSABLE }, maxPages);
  }
}

async function outcomeOf(reader: WebReader, page: PendingPage): Promise<PageOutcome> {
  try {
    const { url, html, isSitemap } = await reader.read(page.url);
    if (isSitemap) return { content: readSitemap(html, url) };
    // The pages of a directory carry its own name, and not that of whom they are about.
    const isOwnSite = page.kind === "COMPANY" && new URL(url).host !== page.listHost;
    const content = await readSupplierPage(html, url, isOwnSite);
    return { content, reason: content.isBroken && content.suppliers.length === 0 ? BROKEN : undefined };
  } catch (error) {
    if (error instanceof UnreadablePage) return { reason: error.message };
    throw error;
  }
}
