import { escapeUTF8 } from "entities";
import type { FastifyInstance } from "fastify";
import { Feed } from "feed";
import { EXAMPLE_GUIDE } from "../../../schema/articles.ts";
import { isOff } from "../../../schema/siteAreas.ts";
import type { Context, Contexts } from "../../platform/graphql/context.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import { type ResponseCache, sendAnswer } from "../../platform/graphql/responseCache.ts";

/** Path of the feed, for the link in every page's head. */
export const FEED_PATH = "/rss.xml";

/** Guides that the feed holds. */
const LATEST = 30;

const HEADERS = {
  "content-type": "application/rss+xml; charset=utf-8",
  "cache-control": "public, max-age=300, stale-while-revalidate=3600",
};

interface FeedRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  publishedAt: Date;
  /** Null while the author is invented: the feed must not name a person who does not exist. */
  creator: string | null;
}

/** Namespace of 'dc:' in the feed. */
const DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";

/** `/rss.xml`: the latest published guides, cached like pages until something changes. */
export function registerArticleFeed(app: FastifyInstance, contexts: Contexts, cache: ResponseCache): void {
  app.get(FEED_PATH, async (request, reply) => {
    const cached = cache.get(FEED_PATH);
    if (cached) return sendAnswer(request, reply, cached);
    const generation = cache.generation;
    const context = contexts.forEverybody(request.id);
    if (isOff((await context.site.read(context)).areasOff, "/guider")) return reply.callNotFound();
    const made = { status: 200, headers: HEADERS, body: await feedOf(context), areas: context.readAreas };
    return sendAnswer(request, reply, cache.put(FEED_PATH, generation, made));
  });
}

async function feedOf(ctx: Context): Promise<string> {
  const { sql, origin } = ctx;
  const site = await ctx.site.read(ctx);
  const rows = await sql.preparedQuery<FeedRow>(
    `SELECT a.id, a.slug, a.title, a.description, a.published_at AS "publishedAt",
       CASE WHEN NOT w.is_example THEN w.name END AS creator
     FROM article a JOIN author w ON w.id = a.written_by WHERE a.is_published
     ORDER BY a.published_at DESC, a.id DESC LIMIT $1`,
    [LATEST],
  );
  const home = origin();
  const feed = new Feed({
    id: `${home}/guider`,
    title: `${site.name} – guider`,
    description: site.tagline,
    link: `${home}/guider`,
    language: "sv",
    copyright: site.name,
    updated: rows[0]?.publishedAt ?? new Date(0),
    feedLinks: { rss: home + FEED_PATH },
  });
  // A site that is not open has no feed.
  for (const row of site.openedAt ? rows : []) {
    const link = `${home}/guider/${row.slug}`;
    feed.addItem({
      // Not the address, which changes: readers would show the guide as a new one.
      id: globalId("Article", row.id),
      link,
      title: row.title,
      // Readers show it as HTML. Feed entries need a date; an example is labelled as one.
      description: escapeUTF8(row.creator ? row.description : `${EXAMPLE_GUIDE} ${row.description}`),
      date: row.publishedAt,
      // RSS's own `author` is an e-mail address.
      extensions: [
        {
          name: "dc:creator",
          objects: { _attributes: { "xmlns:dc": DUBLIN_CORE }, _text: row.creator ?? site.name },
        },
      ],
    });
  }
  return feed.rss2();
}
