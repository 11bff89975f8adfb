import { Field, ID, InterfaceType } from "type-graphql";
import type { Context } from "./context.ts";
import { parseRowNumber } from "./globalId.ts";
import type { Selection } from "./selection.ts";

@InterfaceType({
  description: "A thing with an identifier of its own, which `node` finds again.",
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: "Opaque identifier, the only one of its kind in the whole graph." })
  id: unknown;
}

/**
 * How things of one kind are found by their identifiers.
 * @typeParam Asking what finding them needs to know of the request
 */
export interface NodeSource<Asking extends Context = Context> {
  /** The kind's name in identifiers, e.g. 'Product'. */
  name: string;
  /** Names of the object types that its rows are of. */
  types: readonly string[];
  /** The object type of a row; not needed where there is one. */
  typeOf?(row: never): string;
  /** The row's key, which `read` gets back. */
  keyOf(row: never): string | number;
  /** True when only its owner finds it; then `read` looks at `ctx.actor`. */
  isPersonal?: boolean;
  /**
   * The rows with these keys by key, in one statement; those that are gone, and those that the actor may not see, are
   * left out.
   * @param selection fields asked for, of all types together
   */
  read(ctx: Asking, keys: readonly string[], selection: Selection): Promise<ReadonlyMap<string, object>>;
}

/** Keys of rows that have numbers; what cannot be one is left out. */
export const numbersOf = (keys: readonly string[]): number[] =>
  keys.map(parseRowNumber).filter((number) => number !== undefined);

/**
 * Rows by their numbers, as `NodeSource.read` gives them back.
 * @param rows null for what is gone
 * @throws the first failure: what could not be read is not gone
 */
export function byNumber<Row extends { id: number }>(rows: readonly (Row | null | Error)[]): Map<string, Row> {
  const failure = rows.find((row) => row instanceof Error);
  if (failure) throw failure;
  return new Map((rows as (Row | null)[]).flatMap((row) => (row ? [[String(row.id), row]] : [])));
}
