import { LRUCache } from "lru-cache";

/** An area of public content, by the name that it was declared under. */
export type PublicArea = string;

/**
 * The tables of public content, by the area that each belongs to. What a process caches of them is dropped
 * when something in its area changes, so each has a trigger that notifies (see `changes.ts`).
 */
export class PublicTables {
  /** Every area: the safe assumption when it is unknown what was read. */
  readonly areas: readonly PublicArea[];
  private readonly areaOf: ReadonlyMap<string, PublicArea>;
  private readonly names: RegExp;
  /** Areas by a statement's text; there are few texts. */
  private readonly known = new LRUCache<string, readonly PublicArea[]>({ max: 1_000 });

  /** @param tables names of tables by their area */
  constructor(readonly tables: Readonly<Record<PublicArea, readonly string[]>>) {
    this.areas = Object.keys(tables);
    this.areaOf = new Map(this.areas.flatMap((area) => (tables[area] ?? []).map((table) => [table, area] as const)));
    this.names = new RegExp(`\\b(?:${[...this.areaOf.keys()].join("|")})\\b`, "gi");
  }

  /** The areas that a change of this table concerns: its own, or all for a table that is not known. */
  areasOfTable(table: string): readonly PublicArea[] {
    const area = this.areaOf.get(table);
    return area ? [area] : this.areas;
  }

  /**
   * The areas that a statement reads, by the names of tables in it: one too many where a column is called like a
   * table, never one too few. All for a statement that names none.
   */
  areasOfStatement(text: string): readonly PublicArea[] {
    const known = this.known.get(text);
    if (known) return known;
    const named = new Set((text.match(this.names) ?? []).flatMap((name) => this.areasOfTable(name.toLowerCase())));
    const areas = named.size > 0 ? [...named] : this.areas;
    this.known.set(text, areas);
    return areas;
  }
}
