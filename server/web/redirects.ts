import { redirectKey, redirectTarget, withQuery } from "../../schema/rules/site/redirects.ts";
import type { Sql } from "../platform/database/sql.ts";
import type { Context, Contexts } from "../platform/graphql/context.ts";
import type { ResponseCache } from "../platform/graphql/responseCache.ts";
import type { HeldRedirects } from "../platform/redirects.ts";

/**
 * Finds where an address leads that admins have moved. A page that has the address now comes first, since one that led
 * on to the page that replaced it would be sent in circles; whether there is one is looked at once until something
 * changes.
 * @param options.isPage renders the page of a path, and says whether there is one
 */
export function createRedirectOf(options: {
  cache: ResponseCache;
  contexts: Contexts;
  redirects: HeldRedirects;
  sql: Sql;
  isPage(path: string, context: Context): Promise<boolean>;
}): (url: string, requestId: string) => Promise<string | undefined> {
  const { cache, contexts, redirects, sql } = options;

  async function isFree(path: string, requestId: string): Promise<boolean> {
    const key = `redirect ${path}`;
    const cached = cache.get(key);
    if (cached) return cached.status === 404;
    const { generation } = cache;
    const context = contexts.forEverybody(requestId);
    const isPage = await options.isPage(path, context);
    const areas = context.readAreas;
    cache.put(key, generation, { status: isPage ? 200 : 404, headers: {}, body: "", areas });
    return !isPage;
  }

  return async (url, requestId) => {
    const all = await redirects.read({ sql, readAreas: new Set() });
    if (all.size === 0) return undefined;
    const to = redirectTarget(all, url);
    // What cannot be read now is the page's to say.
    if (to === undefined || !(await isFree(redirectKey(url) ?? "", requestId).catch(() => false))) return undefined;
    const at = url.indexOf("?");
    return withQuery(to, at < 0 ? "" : url.slice(at));
  };
}
