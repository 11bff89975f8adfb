// How the graph calls the fields of a step. This file needs no zod, which pages load late.

/** Fields that the graph calls otherwise than they are stored. */
const GRAPH_NAMES = { categoryId: "category", dosageAmount: "dosage" } as const;
type GraphNames = typeof GRAPH_NAMES;
export type GraphName<Field> = Field extends keyof GraphNames ? GraphNames[Field] : Field;
type StoredName<Name> = Name extends "category" ? "categoryId" : Name extends "dosage" ? "dosageAmount" : Name;

export const graphNameOf = (field: string): string =>
  Object.entries(GRAPH_NAMES).find(([stored]) => stored === field)?.[1] ?? field;
const storedNameOf = (name: string): string =>
  Object.entries(GRAPH_NAMES).find(([, known]) => known === name)?.[0] ?? name;

/** What the graph says of a step, as it is stored. */
export const fromGraph = <Step extends object>(step: Step) =>
  Object.fromEntries(Object.entries(step).map(([name, value]) => [storedNameOf(name), value])) as {
    [Name in keyof Step as StoredName<Name>]: Step[Name];
  };
