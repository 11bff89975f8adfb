import {
  type FieldPolicy,
  InMemoryCache,
  makeVar,
  type Reference,
  type TypePolicies,
  type TypePolicy,
} from "@apollo/client";
import type { DocumentNode } from "graphql";
import { possibleTypes } from "./possibleTypes.generated.ts";
import type { Area } from "./schemaTypes.generated.ts";

/** Numbers of the products in each area's comparison; existing for the session, see `comparisonStore.ts`. */
export const comparedIds = makeVar<Readonly<Record<Area, readonly number[]>>>({
  TESTS: [],
  SUPPLEMENTS: [],
  BIOHACKING: [],
});

/**
 * Steps that were just ticked, or no longer, and that the server does not know of yet: whether they are done, by
 * `${itemKey} ${day}`. They cover what it answers meanwhile; see `features/protocols/daily/pendingTicks.ts`.
 */
export const pendingTicks = makeVar<Readonly<Record<string, boolean>>>({});

/** A page of a list. */
interface ListPage {
  nodes: Reference[];
  /** Absent where a list has one page only. */
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
}

/** A list as cached: joined pages, by the cursor that precedes the first ('' at the top). */
type CachedLists = Readonly<Record<string, ListPage & { joined: readonly string[] }>>;

const allButAfter = (args: Record<string, unknown> | null): string[] =>
  Object.keys(args ?? {})
    .filter((name) => name !== "after")
    .sort();

/**
 * A list whose next page is appended once, however often it arrives; a page that continues no known list
 * becomes a list of its own. Every other argument makes another list, also its size, unless `keyArgs` say which do.
 */
export const joinedPages = (
  keyArgs: FieldPolicy["keyArgs"] = allButAfter,
): FieldPolicy<CachedLists, ListPage, ListPage> => ({
  keyArgs,
  read: (existing, { args }) => existing?.[args?.after ?? ""],
  merge(existing = {}, page, { args }): CachedLists {
    const after: string = args?.after ?? "";
    const found = Object.entries(existing).find(
      ([, { joined, pageInfo }]) => after && (joined.includes(after) || pageInfo?.endCursor === after),
    );
    if (!found) return { ...existing, [after]: { ...page, joined: [] } };
    const [start, list] = found;
    if (list.joined.includes(after)) return existing;
    return {
      ...existing,
      [start]: { ...page, nodes: [...list.nodes, ...page.nodes], joined: [...list.joined, after] },
    };
  },
});

/**
 * Types that are cached by the short number in addresses, which pages request instead of the longer `id`. A product is the same
 * whichever kind it is.
 */
export const knownBy = (field: "databaseId" | "slug", name: string): TypePolicy => ({
  keyFields: (object) => (object[field] === undefined ? undefined : `${name}:${object[field]}`),
});

/** A product as the cache refers to it. */
const productOf = (databaseId: number) => ({ __typename: "Product", databaseId });

/**
 * Type policies of what visitors see; `adminPolicies.ts` has those of the administration. Code generation uses both to decide
 * which selections need `__typename`.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      // Each area's lists under its own name: 'products:supplements…'.
      products: joinedPages(
        (args) =>
          `${String(args?.area).toLowerCase()} ${JSON.stringify([args?.filter, args?.goals, args?.experience, args?.orderBy])}`,
      ),
      articles: joinedPages(),
      analyses: joinedPages(),
      labValues: joinedPages(),
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
  // Singletons.
  Journey: { keyFields: [], fields: { onboarding: { merge: true }, goals: { merge: true }, week: { merge: true } } },
  JourneyCategory: { keyFields: ["key"] },
  JourneyItemView: { keyFields: ["key"] },
  ActivityEntry: { keyFields: ["key"] },
  Recommendation: { keyFields: ["key"] },
  PlannedActivity: { keyFields: ["key"] },
  Achievement: { keyFields: ["key"] },
  Site: { keyFields: [] },
  Checklist: {
    keyFields: ["day"],
    fields: {
      // Counted here as soon as the items are known, so that a tick counts when it shows.
      doneCount: (known, { readField }) =>
        readField<readonly Reference[]>("items")?.filter((item) => readField("isCompleted", item)).length ?? known,
    },
  },
  ChecklistItem: {
    keyFields: ["itemKey", "day"],
    fields: {
      isCompleted: (known, { readField }) => pendingTicks()[`${readField("itemKey")} ${readField("day")}`] ?? known,
    },
  },
  ActiveProtocol: { keyFields: ["key"] },
  ProtocolStep: { keyFields: ["key"] },
  StepCategory: { keyFields: ["key"] },
  ProgrammeProgress: { keyFields: ["level"] },
  AccountEvent: { keyFields: ["key"] },
  Me: {
    fields: { secondFactor: { merge: true }, priceWatches: { merge: false }, calendarSubscription: { merge: false } },
  },
  PriceWatch: { keyFields: ["productId"] },
  Article: knownBy("slug", "Article"),
  Author: knownBy("slug", "Author"),
  // Their pages' lists grow, so they are known by their numbers where these are asked for.
  Biomarker: { ...knownBy("databaseId", "Biomarker"), fields: { products: joinedPages(["orderBy"]) } },
  Provider: { ...knownBy("databaseId", "Provider"), fields: { products: joinedPages(["area", "orderBy"]) } },
  // Not normalized: nothing else refers to them, so responses and the serialized cache stay small.
  MrProvider: { keyFields: false },
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
};

/** Documents select `__typename` themselves where it is needed (`codegenTypenames.ts`); the cache adds none. */
class Cache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/** The normalized cache with all type policies. */
export const createCache = (): InMemoryCache => new Cache({ possibleTypes, typePolicies });
