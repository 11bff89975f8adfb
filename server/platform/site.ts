import { NEW_SITE, OWN_LOOK, type Site } from "../../schema/site.ts";
import type { Sql } from "./database/sql.ts";
import { HeldForPages } from "./heldForPages.ts";

/** The columns of the one row, as `Site` has them. */
export const SITE_COLUMNS = `name, tagline, operator_name AS "operatorName", organisation_number AS "organisationNumber",
  address, contact_email AS email, opened_at AS "openedAt", areas_off AS "areasOff", primary_colour AS "primaryColour",
  logo_url AS "logoUrl", logo_width AS "logoWidth", logo_height AS "logoHeight"`;

/** A site of which the database knows nothing yet. */
const UNKNOWN: Site = { ...NEW_SITE, ...OWN_LOOK, areasOff: [], openedAt: null };

/** The site's settings, straight from the database. */
export async function readSite(sql: Pick<Sql, "preparedQuery">): Promise<Site> {
  const [row] = await sql.preparedQuery<Site>(`SELECT ${SITE_COLUMNS} FROM site_settings`, []);
  return row ?? UNKNOWN;
}

/** What the site is called and who answers for it. */
export type HeldSite = HeldForPages<Site>;

/** What the site is called and who answers for it, held in the process until an admin changes it. */
export const holdSite = (): HeldSite => new HeldForPages("site", UNKNOWN, readSite, true);
