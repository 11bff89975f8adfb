import type { PublicArea } from "./database/publicTables.ts";
import type { Sql } from "./database/sql.ts";

/**
 * What every page has, held in the process until it changes. While the database cannot be asked it is as it was last: no
 * page is to wait for that, or to fail.
 */
export class HeldForPages<Value> {
  private made: Promise<Value> | undefined;
  private isListening = false;

  /**
   * @param area what the answers belong to that are made of it
   * @param last what it is until it was read
   */
  constructor(
    private readonly area: PublicArea,
    private last: Value,
    private readonly make: (sql: Sql) => Promise<Value>,
  ) {}

  /** @param isListening whether changes are heard */
  clear(isListening: boolean): void {
    this.isListening = isListening;
    this.made = undefined;
  }

  /** Forgets it, for code that has just changed it. */
  forget(): void {
    this.made = undefined;
  }

  /** The current value; callers depend on it in their cached response. */
  async read({ sql, readAreas }: { sql: Sql; readAreas: Set<PublicArea> }): Promise<Value> {
    readAreas.add(this.area);
    if (!this.isListening) return this.last;
    const made = this.made ?? this.make(sql);
    this.made = made;
    try {
      this.last = await made;
    } catch {
      if (this.made === made) this.made = undefined;
    }
    return this.last;
  }
}
