import type { ApolloCache, Reference } from "@apollo/client";

/** A protocol as a change answered it. */
interface ChangedProtocol {
  id: string;
  active: { key: string } | null;
}

/** The lists of protocols as the cache holds them. */
type Lists = Record<"protocols" | "activeProtocols", readonly Reference[] | null>;

/** Puts a protocol that was made, changed, started or ended where it belongs in the lists that are known. */
export function updateLists(cache: ApolloCache, { id, active }: ChangedProtocol): void {
  cache.modify<Lists>({
    fields: {
      protocols(known, { toReference }) {
        const ref = toReference({ __typename: "Protocol", id });
        const isThere = !ref || known?.some(({ __ref }) => __ref === ref.__ref);
        // The newest comes first.
        return known && !isThere ? [ref, ...known] : known;
      },
      activeProtocols(known, { toReference, readField }) {
        const ref = active ? toReference({ __typename: "ActiveProtocol", key: active.key }) : undefined;
        if (!known || (ref && known.some(({ __ref }) => __ref === ref.__ref))) return known;
        const others = known.filter((one) => readField("id", readField<Reference>("protocol", one)) !== id);
        // What was started last comes first.
        return ref ? [ref, ...others] : others;
      },
    },
  });
  invalidateChecklists(cache);
}

/** Takes a protocol that was deleted out of the lists that are known. */
export function removeFromLists(cache: ApolloCache, id: string): void {
  cache.modify<Lists>({
    fields: {
      protocols: (known, { readField }) => known?.filter((one) => readField("id", one) !== id) ?? null,
      activeProtocols: (known, { readField }) =>
        known?.filter((one) => readField("id", readField<Reference>("protocol", one)) !== id) ?? null,
    },
  });
  cache.evict({ id: cache.identify({ __typename: "Protocol", id }) });
  invalidateChecklists(cache);
}

/** Invalidates the checklists and periods, which are made of what is followed; one that shows is asked for again. */
function invalidateChecklists(cache: ApolloCache): void {
  cache.evict({ fieldName: "checklist" });
  cache.evict({ fieldName: "followedPeriods" });
  cache.gc();
}
