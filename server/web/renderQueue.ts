import { BulkheadRejectedError, bulkhead } from "cockatiel";
import { SITE_SEARCH_PARAMS } from "../../schema/siteSearch.ts";
import { serviceUnavailable } from "../platform/errors.ts";

/**
 * What is rendered at once and what may wait for it. Rendering shares one thread with every other answer, and a page
 * takes some 60 ms of it: a few at once use it fully while others wait for the database, and what comes between them is
 * answered soon. Pages of searches wait for the few connections that searches have, and must not take the places of all
 * others meanwhile.
 */
const LIMITS = { page: { active: 4, waiting: 50 }, search: { active: 2, waiting: 10 } } as const;

/** Longest wait before a 503: while the database does not respond, no place is free for seconds. */
const MAX_WAIT_MS = 3_000;

/** Which share of the rendering a page belongs to. */
type RenderKind = keyof typeof LIMITS;

/** Renders pages, only so many at once, and one for everybody once for all who ask for it meanwhile. */
export class RenderQueue {
  private readonly shares = {
    page: bulkhead(LIMITS.page.active, LIMITS.page.waiting),
    search: bulkhead(LIMITS.search.active, LIMITS.search.waiting),
  };
  private readonly shared = new Map<string, Promise<unknown>>();

  /** Pages that were rendered since the start of the process. */
  readonly rendered: Record<RenderKind, number> = { page: 0, search: 0 };

  /** Pages that wait for their turn. */
  get waiting(): Record<RenderKind, number> {
    return {
      page: LIMITS.page.waiting - this.shares.page.queueSlots,
      search: LIMITS.search.waiting - this.shares.search.queueSlots,
    };
  }

  /**
   * Renders a page when it is its turn.
   * @param url path and query of the page
   * @throws SERVICE_UNAVAILABLE at once when too many wait, or when its turn comes too late
   */
  async render<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
    const kind = kindOf(url);
    const asked = performance.now();
    try {
      return await this.shares[kind].execute(() => {
        if (performance.now() - asked > MAX_WAIT_MS) throw serviceUnavailable();
        this.rendered[kind]++;
        return work();
      });
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? serviceUnavailable() : error;
    }
  }

  /**
   * The same for a public page: concurrent requests share one rendering.
   * @param generation of what pages are made from; a page that was begun before a change is not for those who ask after
   */
  async renderShared<Result>(url: string, generation: number, work: () => Promise<Result>): Promise<Result> {
    const key = `${generation} ${url}`;
    const underway = this.shared.get(key);
    if (underway) return underway as Promise<Result>;
    const rendering = this.render(url, work).finally(() => this.shared.delete(key));
    this.shared.set(key, rendering);
    return rendering;
  }
}

/** A page that is searched has its words in the address. */
const kindOf = (url: string): RenderKind =>
  new URLSearchParams(url.split("?")[1]).get(SITE_SEARCH_PARAMS.query) ? "search" : "page";
