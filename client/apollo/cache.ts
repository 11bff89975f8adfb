import { type FieldPolicy, InMemoryCache, makeVar, type Reference } from "@apollo/client";
import type { Area } from "./schemaTypes.generated.ts";

/** Ids of the products in each area's comparison; kept for the session, see `comparisonStore.ts`. */
export const comparedIds = makeVar<Readonly<Record<Area, readonly string[]>>>({
  TESTS: [],
  SUPPLEMENTS: [],
  BIOHACKING: [],
});

/** A page of a list. */
interface ListPage {
  nodes: Reference[];
  /** Absent where a list has one page only. */
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
}

/** A list as the cache keeps it: pages joined, by the cursor that the first was read behind ('' at the top). */
type KeptLists = Readonly<Record<string, ListPage & { joined: readonly string[] }>>;

/**
 * A list whose next page is joined to what is there, once, however often it comes; one that continues nothing
 * is a list of its own. `keyArgs` are what makes it another list.
 */
const joinedPages = (keyArgs: FieldPolicy["keyArgs"]): FieldPolicy<KeptLists, ListPage, ListPage> => ({
  keyArgs,
  read: (kept, { args }) => kept?.[args?.after ?? ""],
  merge(kept = {}, page, { args }): KeptLists {
    const after: string = args?.after ?? "";
    const found = Object.entries(kept).find(
      ([, { joined, pageInfo }]) => after && (joined.includes(after) || pageInfo?.endCursor === after),
    );
    if (!found) return { ...kept, [after]: { ...page, joined: [] } };
    const [start, list] = found;
    if (list.joined.includes(after)) return kept;
    return { ...kept, [start]: { ...page, nodes: [...list.nodes, ...page.nodes], joined: [...list.joined, after] } };
  },
});

/** The normalised cache with every type policy. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // Each area's lists under its own name: 'products:supplements…'.
          products: joinedPages(
            (args) =>
              `${String(args?.area).toLowerCase()} ${JSON.stringify([args?.filter, args?.goals, args?.experience])}`,
          ),
          // Lists of different sizes are asked for on different pages, and stay apart.
          articles: joinedPages(["topic", "author", "first"]),
          product: {
            read: (known, { args, toReference }) => known ?? toReference({ __typename: "Product", id: args?.id }),
          },
          comparedProducts: {
            read: (_, { args, toReference, canRead }) =>
              comparedIds()
                [args?.area as Area].map((id) => toReference({ __typename: "Product", id }))
                .filter((product) => canRead(product)),
          },
          productsByIds: {
            // Answered from the cache when every product is known there; missing fields are still asked for.
            read: (known, { args, toReference, canRead }) => {
              const products = ((args?.ids ?? []) as string[]).map((id) => toReference({ __typename: "Product", id }));
              return known ?? (products.every((product) => canRead(product)) ? products : undefined);
            },
          },
        },
      },
      // There is one of each, whatever is asked of it.
      Journey: { fields: { onboarding: { merge: true }, goals: { merge: true } } },
      // Kept whole: nothing else refers to them, and pages that carry them stay small.
      CountedCategory: { keyFields: false },
      CountedItem: { keyFields: false },
      RoleHolder: { keyFields: ["key"] },
      Product: {
        fields: {
          isCompared: {
            read: (_, { readField }) => {
              const id = readField<string>("id");
              return id !== undefined && Object.values(comparedIds()).some((ids) => ids.includes(id));
            },
          },
        },
      },
    },
  });
