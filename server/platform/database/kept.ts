import type { PublicArea } from "./publicTables.ts";
import { noting } from "./readAreas.ts";
import type { Sql } from "./sql.ts";

/** Who asks for a kept value: how it would be read, and where the areas that it is made of are noted. */
interface Asking {
  sql: Sql;
  readAreas: Set<PublicArea>;
}

/**
 * A value made from public tables, kept in the process until any of them changes. While changes cannot be
 * heard it is made anew each time.
 */
export class KeptUntilChange<Value> {
  private made: Promise<{ value: Value; areas: ReadonlySet<PublicArea> }> | undefined;
  private usable = false;

  /**
   * Forgets the value, also one that is being made at this moment.
   * @param usable whether changes are heard
   */
  clear(usable: boolean): void {
    this.usable = usable;
    this.made = undefined;
  }

  /**
   * The value; those who ask while it is made wait for the same one, and each notes what it is made of.
   * @param make reads it with the SQL that it is given
   */
  async get(asking: Asking, make: (sql: Sql) => Promise<Value>): Promise<Value> {
    if (!this.usable) return make(asking.sql);
    const { value, areas } = await (this.made ?? this.keep(asking, make));
    for (const area of areas) asking.readAreas.add(area);
    return value;
  }

  private keep({ sql }: Asking, make: (sql: Sql) => Promise<Value>): NonNullable<typeof this.made> {
    const areas = new Set<PublicArea>();
    const made = make(noting(sql, areas)).then((value) => ({ value, areas }));
    this.made = made;
    made.catch(() => {
      if (this.made === made) this.made = undefined;
    });
    return made;
  }
}
