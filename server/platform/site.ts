import {
  followPages,
  type Leading,
  linkedSlugs,
  type PathNow,
  pathsNow,
  visiblePaths,
} from "../../schema/rules/site/sitePageLinks.ts";
import { AS_IT_CAME, NEW_SITE, type Site } from "../../schema/site.ts";
import type { Sql } from "./database/sql.ts";
import { HeldForPages } from "./heldForPages.ts";

/** How much wider than high a logo may be, or higher than wide, to be the icon as well: a longer one would be tiny. */
const MOST_RATIO = 1.15;

/** What the icons are made from: the picture chosen for them, or else a logo that is nearly square. */
const ICON = `(SELECT json_build_object('url', '/media/' || public_id, 'version', version) FROM library_image
  WHERE public_id = substr(split_part(coalesce(icon_url, CASE WHEN greatest(logo_width, logo_height) <=
    ${MOST_RATIO} * least(logo_width, logo_height) THEN logo_url END), '?', 1), length('/media/') + 1))`;

/** The columns of the one row, as `Site` has them. */
export const SITE_COLUMNS = `name, tagline, operator_name AS "operatorName", organisation_number AS "organisationNumber",
  address, contact_email AS email, answer_time AS "answerTime", rules_reviewer AS "rulesReviewer",
  rules_reviewed_on::text AS "rulesReviewedOn", opened_at AS "openedAt",
  former_calendars_until AS "formerCalendarsUntil", areas_off AS "areasOff", primary_colour AS "primaryColour",
  logo_url AS "logoUrl", logo_width AS "logoWidth", logo_height AS "logoHeight", icon_url AS "iconUrl",
  share_image_url AS "shareImageUrl", ${ICON} AS icon, menu, footer,
  start_page AS "startPage", analytics, consents`;

/** A site of which the database knows nothing yet. */
const UNKNOWN: Site = { ...NEW_SITE, ...AS_IT_CAME, openedAt: null, formerCalendarsUntil: null, icon: null };

/** The site's settings, straight from the database; links lead to what visitors may see. */
export async function readSite(sql: Pick<Sql, "preparedQuery">): Promise<Site> {
  const [row] = await sql.preparedQuery<Site>(`SELECT ${SITE_COLUMNS} FROM site_settings`, []);
  return row ? followPages(row, visiblePaths(await readPathsNow(sql, row), row.areasOff)) : UNKNOWN;
}

/**
 * Where the settings' links lead now; a statement only where one leads to a page that an admin has made.
 * @param isForEditing whether drafts count, too
 */
export async function readPathsNow(
  sql: Pick<Sql, "preparedQuery">,
  settings: Leading,
  isForEditing = false,
): Promise<PathNow> {
  const slugs = linkedSlugs(settings);
  if (slugs.length === 0) return pathsNow(new Map());
  const pages = await sql.preparedQuery<{ known: string; slug: string }>(
    `SELECT known, slug FROM (
       SELECT slug AS known, slug FROM page UNION ALL SELECT slug, page_slug FROM page_alias) AS named
     JOIN page USING (slug) WHERE known = ANY($1) AND is_own AND (is_published OR $2)`,
    [slugs, isForEditing],
  );
  return pathsNow(new Map(pages.map(({ known, slug }) => [known, slug])));
}

/** What the site is called and who answers for it. */
export type HeldSite = HeldForPages<Site>;

/** What the site is called and who answers for it, held in the process until an admin changes it, or a page that it leads to. */
export const holdSite = (): HeldSite => new HeldForPages(["site", "pageLinks"], UNKNOWN, readSite, true);
