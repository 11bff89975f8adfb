import type { MarkerPageQuery } from "./MarkerPage.generated.ts";

/** A marker as its page shows it. */
export type PageMarker = NonNullable<MarkerPageQuery["biomarker"]>;

/** Anchor of a group in the list of all markers. */
export const groupAnchor = (group: string): string => group.toLocaleLowerCase("sv").replace(/[^a-zåäö]+/g, "-");
