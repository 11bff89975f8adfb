import { Field, ID, InterfaceType } from "type-graphql";
import type { Context } from "./context.ts";
import type { Selection } from "./selection.ts";

@InterfaceType({
  description: "A thing with an identifier of its own, which `node` finds again.",
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: "Opaque identifier, the only one of its kind in the whole graph." })
  id: unknown;
}

/** How things of one kind are found by their identifiers. */
export interface NodeSource {
  /** The kind's name in identifiers, e.g. 'Product'. */
  name: string;
  /** Names of the object types that its rows are of. */
  types: readonly string[];
  /** The object type of a row; not needed where there is one. */
  typeOf?(row: never): string;
  /** What tells a row from the others, as `read` gets it back. */
  keyOf(row: never): string | number;
  /** True when only its owner finds it; then `read` looks at `ctx.actor`. */
  isPersonal?: boolean;
  /**
   * The rows with these keys by key, in one statement; those that are gone, and those that the actor may not see, are
   * left out.
   * @param selection fields asked for, of all types together
   */
  read(ctx: Context, keys: readonly string[], selection: Selection): Promise<ReadonlyMap<string, object>>;
}
