import type { PublicArea, PublicTables } from "./publicTables.ts";
import { trackingAreas } from "./readAreas.ts";
import type { Sql } from "./sql.ts";

/** The caller: the SQL to compute the value with, and the set that collects the areas it was read from. */
interface Caller {
  sql: Sql;
  readAreas: Set<PublicArea>;
}

/**
 * A value computed from public tables, cached in the process until any of them changes. While changes cannot be
 * heard it is computed every time.
 */
export class CachedUntilChange<Value> {
  private made: Promise<{ value: Value; areas: ReadonlySet<PublicArea> }> | undefined;
  private usable = false;

  constructor(private readonly tables: PublicTables) {}

  /**
   * Forgets the value, also one that is being made at this moment.
   * @param usable whether changes are heard
   */
  clear(usable: boolean): void {
    this.usable = usable;
    this.made = undefined;
  }

  /** Forgets the value. For code that has just changed it, since the notice of a change takes a moment to arrive. */
  forget(): void {
    this.made = undefined;
  }

  /**
   * The value; those who ask while it is made wait for the same one, and each notes what it is made of.
   * @param make reads it with the SQL that it is given
   */
  async get(caller: Caller, make: (sql: Sql) => Promise<Value>): Promise<Value> {
    if (!this.usable) return make(caller.sql);
    const { value, areas } = await (this.made ?? this.load(caller, make));
    for (const area of areas) caller.readAreas.add(area);
    return value;
  }

  private load({ sql }: Caller, make: (sql: Sql) => Promise<Value>): NonNullable<typeof this.made> {
    const areas = new Set<PublicArea>();
    const made = make(trackingAreas(sql, this.tables, areas)).then((value) => ({ value, areas }));
    this.made = made;
    made.catch(() => {
      if (this.made === made) this.made = undefined;
    });
    return made;
  }
}
