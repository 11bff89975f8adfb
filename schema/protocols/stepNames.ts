// Names of a step's fields: in the graph and as they are stored. Without zod, which pages load late.

/** Fields whose name in the graph differs from the stored one. */
const GRAPH_NAMES = { categoryId: "category", dosageAmount: "dosage" } as const;
type GraphNames = typeof GRAPH_NAMES;
export type GraphName<Field> = Field extends keyof GraphNames ? GraphNames[Field] : Field;
type StoredName<Name> = Name extends "category" ? "categoryId" : Name extends "dosage" ? "dosageAmount" : Name;

export const graphNameOf = (field: string): string =>
  Object.entries(GRAPH_NAMES).find(([stored]) => stored === field)?.[1] ?? field;
const storedNameOf = (name: string): string =>
  Object.entries(GRAPH_NAMES).find(([, known]) => known === name)?.[0] ?? name;

/** Renames a step's fields from the graph's names to the stored ones. */
export const toStoredNames = <Step extends object>(step: Step) =>
  Object.fromEntries(Object.entries(step).map(([name, value]) => [storedNameOf(name), value])) as {
    [Name in keyof Step as StoredName<Name>]: Step[Name];
  };
