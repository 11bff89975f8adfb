import { NEW_SITE, OWN_LOOK, type Site } from "../../schema/site.ts";
import { CachedUntilChange } from "./database/cachedUntilChange.ts";
import type { PublicArea, PublicTables } from "./database/publicTables.ts";
import type { Sql } from "./database/sql.ts";

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

/** The site's settings, held in the process until an admin changes them. */
export class HeldSite {
  /** As it was read last, for what must be said without the database. */
  last: Site = UNKNOWN;
  private readonly held: CachedUntilChange<Site>;

  constructor(tables: PublicTables) {
    this.held = new CachedUntilChange(tables);
  }

  /** Forgets it; see `CachedUntilChange`. */
  clear(usable: boolean): void {
    this.held.clear(usable);
  }

  /** Forgets it, for code that has just changed it. */
  forget(): void {
    this.held.forget();
  }

  /** The current settings; callers depend on them in their cached response. */
  async read(caller: { sql: Sql; readAreas: Set<PublicArea> }): Promise<Site> {
    this.last = await this.held.get(caller, readSite);
    return this.last;
  }
}
