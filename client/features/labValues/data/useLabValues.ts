import { useDeferredValue, useEffect, useMemo } from "react";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { useLabValuesQuery } from "../LabValues.generated.ts";
import type { LabValue } from "../labValue.ts";

/** Somebody's values. */
export interface OwnLabValues {
  /** Undefined until they were read. */
  values: readonly LabValue[] | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** All values of the visitor, followed as they change: a page of the list, and the older ones after it. */
export function useLabValues(): OwnLabValues {
  usePersonalSync();
  const { data, error, refetch, fetchMore } = useLabValuesQuery({});
  const list = data?.labValues;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  useEffect(() => {
    // What does not come now is asked for when the page is opened again; what is there shows.
    if (next) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, fetchMore]);
  // Ten years of values come in several pages: what shows is not drawn anew for each of them.
  const nodes = useDeferredValue(list?.nodes);
  // What was just recorded may come once more with an older page.
  const values = useMemo(() => nodes && [...new Map(nodes.map((value) => [value.id, value])).values()], [nodes]);
  return { values, error, refetch };
}
