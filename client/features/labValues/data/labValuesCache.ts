import type { ApolloCache, Reference } from "@apollo/client";
import { LabValueFieldsFragmentDoc } from "../LabValueFields.generated.ts";
import type { LabValue } from "../labValue.ts";

type CachedLists = Readonly<Record<string, { nodes: readonly Reference[] }>>;

/** Adds values to the list that shows, where it is known; what shows is put in order there. */
export function addToList(cache: ApolloCache, values: readonly { id: string }[]): void {
  change(cache, (nodes, idOf, refer) => {
    const known = new Set(nodes.map(idOf));
    const fresh = values.filter(({ id }) => !known.has(id)).flatMap(({ id }) => refer(id) ?? []);
    return [...fresh, ...nodes];
  });
}

/** Takes values out of the list that shows. */
export function removeFromList(cache: ApolloCache, ids: readonly string[]): void {
  const removed = new Set(ids);
  change(cache, (nodes, idOf) => nodes.filter((node) => !removed.has(idOf(node))));
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: "LabValue", id }) });
  cache.gc();
}

function change(
  cache: ApolloCache,
  rewrite: (
    nodes: readonly Reference[],
    idOf: (node: Reference) => string,
    refer: (id: string) => Reference | undefined,
  ) => readonly Reference[],
): void {
  cache.modify<{ labValues: CachedLists }>({
    fields: {
      labValues: (lists, { readField, toReference }) =>
        Object.fromEntries(
          Object.entries(lists as CachedLists).map(([start, list]) => [
            start,
            {
              ...list,
              nodes: rewrite(
                list.nodes,
                (node) => readField<string>("id", node) ?? "",
                (id) => toReference({ __typename: "LabValue", id }),
              ),
            },
          ]),
        ),
    },
  });
}

/** Shows values that an account has recorded and the server does not have yet. */
export function writeValues(cache: ApolloCache, values: readonly LabValue[]): void {
  for (const value of values) {
    cache.writeFragment({
      fragment: LabValueFieldsFragmentDoc,
      data: { __typename: "LabValue", ...value },
      id: cache.identify({ __typename: "LabValue", id: value.id }),
    });
  }
  addToList(cache, values);
}
