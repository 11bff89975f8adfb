import { type FieldPolicy, InMemoryCache, makeVar, type Reference, type TypePolicy } from "@apollo/client";
import { possibleTypes } from "./possibleTypes.generated.ts";
import type { Area } from "./schemaTypes.generated.ts";

/** Numbers of the products in each area's comparison; kept for the session, see `comparisonStore.ts`. */
export const comparedIds = makeVar<Readonly<Record<Area, readonly number[]>>>({
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

/**
 * What is known again by what addresses call it, which pages ask for instead of the longer `id`. A product is the same
 * whichever kind it is.
 */
const knownBy = (field: "databaseId" | "slug", name: string): TypePolicy => ({
  keyFields: (object) => (object[field] === undefined ? undefined : `${name}:${object[field]}`),
});

/** A product as the cache refers to it. */
const productOf = (databaseId: number) => ({ __typename: "Product", databaseId });

/** The normalised cache with every type policy. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // Each area's lists under its own name: 'products:supplements…'.
          products: joinedPages(
            (args) =>
              `${String(args?.area).toLowerCase()} ${JSON.stringify([args?.filter, args?.goals, args?.experience, args?.orderBy])}`,
          ),
          // Lists of different sizes are asked for on different pages, and stay apart.
          articles: joinedPages(["topic", "author", "first"]),
          comparedProducts: {
            read: (_, { args, toReference, canRead }) =>
              comparedIds()
                [args?.area as Area].map((id) => toReference(productOf(id)))
                .filter((product) => canRead(product)),
          },
          productsByIds: {
            // Answered from the cache when every product is known there; missing fields are still asked for.
            read: (known, { args, toReference, canRead }) => {
              const products = ((args?.databaseIds ?? []) as number[]).map((id) => toReference(productOf(id)));
              return known ?? (products.every((product) => canRead(product)) ? products : undefined);
            },
          },
        },
      },
      // There is one of each, whatever is asked of it.
      Journey: { keyFields: [], fields: { onboarding: { merge: true }, goals: { merge: true } } },
      JourneyCategory: { keyFields: ["key"] },
      JourneyItemView: { keyFields: ["key"] },
      ActivityEntry: { keyFields: ["key"] },
      Recommendation: { keyFields: ["key"] },
      PlannedActivity: { keyFields: ["key"] },
      Achievement: { keyFields: ["key"] },
      // Kept whole: nothing else refers to them, and pages that carry them stay small.
      CountedCategory: { keyFields: false },
      CountedItem: { keyFields: false },
      RoleHolder: { keyFields: ["key"] },
      Article: knownBy("slug", "Article"),
      Author: knownBy("slug", "Author"),
      Biomarker: knownBy("databaseId", "Biomarker"),
      MrProvider: knownBy("databaseId", "MrProvider"),
      Category: knownBy("slug", "Category"),
      Goal: { keyFields: ["key"] },
      Product: {
        ...knownBy("databaseId", "Product"),
        fields: {
          isCompared: {
            read: (_, { readField }) => {
              const id = readField<number>("databaseId");
              return id !== undefined && Object.values(comparedIds()).some((ids) => ids.includes(id));
            },
          },
        },
      },
    },
  });
