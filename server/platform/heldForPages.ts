import type { PublicArea } from "./database/publicTables.ts";
import type { Sql } from "./database/sql.ts";

/** What every page has, held in the process until it changes. */
export class HeldForPages<Value> {
  private made: Promise<Value> | undefined;
  private isListening = false;

  /**
   * @param areas what the answers belong to that are made of it
   * @param last as it was read last, for what must be said without the database; at first what it is until then
   * @param isNeeded whether a page without it fails, and reads it itself while changes are not heard. What is not needed
   *   is as it was last while the database cannot be asked: no page waits for it
   */
  constructor(
    private readonly areas: readonly PublicArea[],
    public last: Value,
    private readonly make: (sql: Sql) => Promise<Value>,
    private readonly isNeeded = false,
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
    for (const area of this.areas) readAreas.add(area);
    if (!this.isListening && !this.isNeeded) return this.last;
    const made = this.made ?? this.make(sql);
    if (this.isListening) this.made = made;
    try {
      this.last = await made;
    } catch (error) {
      if (this.made === made) this.made = undefined;
      if (this.isNeeded) throw error;
    }
    return this.last;
  }
}
