import type { MrHighlight as HighlightName } from "../../../schema/content.ts";
import { mrHighlights, mrProviderPath, priceLevel } from "../../../schema/rules/content/mrProviders.ts";
import { fillPlaceholders, withoutNotes } from "../../../schema/rules/content/placeholders.ts";
import { allColumns } from "../../platform/database/columns.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { money } from "../../platform/graphql/Money.ts";
import { forbidden, isAdmin } from "../../platform/graphql/policy.ts";
import { HeldForPages } from "../../platform/heldForPages.ts";
import { AffiliateLinkKind, visitPath } from "../catalogue/affiliates/affiliateLinks.ts";
import { isBroken } from "../catalogue/links/linkStore.ts";
import { MrHighlight, PriceLevel } from "./contentEnums.ts";
import { MrProvider } from "./MrProvider.ts";
import { Page } from "./Page.ts";
import type { PageLink } from "./PageLink.ts";
import { TrainingMethod } from "./TrainingMethod.ts";

/** The MR providers by the price to begin at, with what follows from comparing them. */
export async function readMrProviders(ctx: Pick<Context, "db" | "sql">): Promise<MrProvider[]> {
  const providers = await ctx.sql.preparedQuery<MrProvider>(
    `SELECT ${allColumns(ctx.db, MrProvider, "mr_provider")}, coalesce(${isBroken("affiliate_link")}, false) AS "isLinkBroken"
     FROM mr_provider ORDER BY lowest_price, highest_price, name`,
    [],
  );
  const best = Object.entries(mrHighlights(providers)) as [HighlightName, MrProvider | undefined][];
  return providers.map((provider) =>
    Object.assign(provider, {
      path: mrProviderPath(provider.name, provider.id),
      price: { from: money(provider.lowestPrice), to: money(provider.highestPrice) },
      priceLevel: PriceLevel[priceLevel(provider.lowestPrice)],
      visitPath: visitPath(AffiliateLinkKind.MR_PROVIDER, provider.id, provider.affiliateLink),
      highlights: best.filter(([, winner]) => winner === provider).map(([name]) => MrHighlight[name]),
    }),
  );
}

/** Addresses of the MR providers' pages, with the day on which their facts were last looked at. */
export async function readMrProviderAddresses(sql: Context["sql"]): Promise<{ path: string; changedOn: string }[]> {
  const rows = await sql.preparedQuery<{ id: number; name: string; checkedOn: string }>(
    `SELECT id, name, to_char(checked_at, 'YYYY-MM-DD') AS "checkedOn" FROM mr_provider ORDER BY id`,
    [],
  );
  return rows.map(({ id, name, checkedOn }) => ({ path: mrProviderPath(name, id), changedOn: checkedOn }));
}

/** The training methods in their order. */
export const readTrainingMethods = (ctx: Pick<Context, "db" | "sql">): Promise<TrainingMethod[]> =>
  ctx.sql.preparedQuery<TrainingMethod>(
    `SELECT ${allColumns(ctx.db, TrainingMethod, "training_method")} FROM training_method ORDER BY position, slug`,
    [],
  );

/** Whether a text can name a page or a method: what PostgreSQL cannot hold does not. */
export const isName = (slug: string): boolean => slug.length <= 100 && !slug.includes("\0");

/** Values of the placeholders in pages, such as the site's name. */
type PageContext = Pick<Context, "db" | "sql" | "site" | "readAreas">;

/** What is done with pages of text needs this of the process. */
export interface ContentContext extends Context {
  /** Whether a route of the site already uses a path, so that no admin's page can have it. */
  isRoute(path: string): Promise<boolean>;
  /** The links of `readFooterPages`, held until one changes. */
  pageLinks: HeldForPages<PageLink[]>;
}

/**
 * A page by its slug, or by one that it had before; null when there is none that the actor may see.
 * @throws FORBIDDEN for `includeUnpublished` unless admin
 */
export async function findPage(ctx: Context, slug: string, includeUnpublished?: boolean | null): Promise<Page | null> {
  if (includeUnpublished && !isAdmin(ctx.actor)) throw forbidden();
  if (!isName(slug)) return null;
  const [page] = await selectPages(
    ctx,
    `slug = coalesce((SELECT page_slug FROM page_alias WHERE slug = $1), $1) AND (is_published OR $2)`,
    [slug, includeUnpublished ?? false],
  );
  return page ?? null;
}

/** Published pages by their slugs, in no order. */
export const readPages = (ctx: PageContext, slugs: readonly string[]): Promise<Page[]> =>
  selectPages(ctx, "slug = ANY($1) AND is_published", [slugs]);

/** Links to the published pages that admins have made, held in the process until one changes. */
export const holdPageLinks = (): HeldForPages<PageLink[]> =>
  new HeldForPages(["pageLinks"], [], ({ preparedQuery }) =>
    preparedQuery<PageLink>(
      `SELECT slug, '/' || slug AS path, title, in_footer AS "inFooter" FROM page_link ORDER BY title, slug`,
      [],
    ),
  );

/** The published pages that admins have made, by title, as others lead to them. */
export const readPageLinks = async (ctx: Pick<ContentContext, "sql" | "readAreas" | "pageLinks" | "site">) => {
  const links = await ctx.pageLinks.read(ctx);
  if (links.length === 0) return links;
  const site = await ctx.site.read(ctx);
  return links.map((link) => ({ ...link, title: fillPlaceholders(link.title, site) }));
};

/** Whether an admin asks search engines not to show the page of text at an address, of a response that has one. */
export async function isPageUnlisted(
  { sql, readAreas }: Pick<Context, "sql" | "readAreas">,
  url: string,
): Promise<boolean> {
  const [, slug] = /^\/([^/?#]+)\/?(?:[?#]|$)/.exec(url) ?? [];
  if (!slug || !readAreas.has("content")) return false;
  const [found] = await sql.preparedQuery("SELECT FROM page WHERE slug = $1 AND is_unlisted", [slug]);
  return found !== undefined;
}

/** Addresses of the pages of text that search engines are asked not to show. */
export async function readUnlistedPaths(sql: Context["sql"]): Promise<string[]> {
  const rows = await sql.preparedQuery<{ path: string }>("SELECT '/' || slug AS path FROM page WHERE is_unlisted", []);
  return rows.map(({ path }) => path);
}

async function selectPages(ctx: PageContext, condition: string, values: unknown[]): Promise<Page[]> {
  const pages = await ctx.sql.preparedQuery<Page>(
    `SELECT ${allColumns(ctx.db, Page, "page")} FROM page WHERE ${condition}`,
    values,
  );
  const site = await ctx.site.read(ctx);
  // Until it is open, its admins see what is left to write.
  const written = (text: string) => fillPlaceholders(site.openedAt ? withoutNotes(text) : text, site);
  return pages.map((page) => {
    const { title, heading, description, lead, sections } = page;
    return Object.assign(page, {
      title: fillPlaceholders(title, site),
      heading: fillPlaceholders(heading, site),
      description: fillPlaceholders(description, site),
      lead: fillPlaceholders(lead, site),
      sections: sections
        .map((section) => ({
          ...section,
          title: fillPlaceholders(section.title, site),
          body: written(section.body),
        }))
        // Of one that was nothing but a note there is nothing to read.
        .filter(({ body, attachment }) => body || attachment),
    });
  });
}
