import type { CollectOptions } from "../../suppliers/collect.ts";
import { readerName } from "../../suppliers/readerName.ts";
import { WebReader } from "../../suppliers/webReader.ts";
import { affiliateTarget, isInvented } from "../affiliates/affiliateLinks.ts";
import { linksInTurn, recordLink } from "./linkStore.ts";

/**
 * Asks some links whether they lead somewhere, one at a time. What came of each is written before the next is asked, so
 * that a process that dies loses one at most; a site that is busy is left alone until the next turn.
 */
export async function checkLinks({
  db,
  collecting,
  origin,
  site,
  stopping,
}: Pick<CollectOptions, "db" | "collecting" | "origin" | "site" | "stopping">): Promise<void> {
  const links = await linksInTurn(db);
  if (links.length === 0) return;
  const reader = new WebReader({
    userAgent: readerName(await site(), origin()),
    pause: collecting.pause * 1_000,
    timeout: collecting.pageTimeout * 1_000,
    allowsPrivate: collecting.allowsPrivateAddresses,
    signal: stopping,
  });
  const resting = new Set<string>();
  try {
    for (const link of links) {
      const target = affiliateTarget(link);
      // What the demo has invented leads to a page of ours, and what is no address nowhere.
      if (target === undefined || isInvented(target)) {
        await recordLink(db, link, "UNASKED", null);
        continue;
      }
      const { host } = new URL(target);
      if (resting.has(host)) continue;
      const { state, reason } = await reader.ask(target);
      await recordLink(db, link, state, reason);
      if (state === "BUSY") resting.add(host);
    }
  } catch (error) {
    // The next turn goes on where this one was.
    if (!stopping.aborted) throw error;
  } finally {
    await reader.close();
  }
}
