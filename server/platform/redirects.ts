import type { PublicArea } from "./database/publicTables.ts";
import type { Sql } from "./database/sql.ts";

/** What the answers belong to that are made of redirects. */
const AREA: PublicArea = "redirects";

/** Where addresses lead that admins have moved, held in the process until one changes. */
export class HeldRedirects {
  private last: ReadonlyMap<string, string> = new Map();
  private made: Promise<ReadonlyMap<string, string>> | undefined;
  private isListening = false;

  /** @param isListening whether changes are heard */
  clear(isListening: boolean): void {
    this.isListening = isListening;
    this.made = undefined;
  }

  /** Forgets them, for code that has just changed one. */
  forget(): void {
    this.made = undefined;
  }

  /**
   * Where each address leads, by its key. While the database cannot be asked, as it was last: every page of the site
   * asks for them, and none is to wait for that.
   */
  async read({ sql, readAreas }: { sql: Sql; readAreas: Set<PublicArea> }): Promise<ReadonlyMap<string, string>> {
    readAreas.add(AREA);
    if (!this.isListening) return this.last;
    const made = this.made ?? readRedirects(sql);
    this.made = made;
    try {
      this.last = await made;
    } catch {
      if (this.made === made) this.made = undefined;
    }
    return this.last;
  }
}

async function readRedirects(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows: { from: string; to: string }[] = await sql.preparedQuery(
    `SELECT from_path AS "from", to_address AS "to" FROM site_redirect`,
    [],
  );
  return new Map(rows.map(({ from, to }) => [from, to]));
}
