import type { MarkerPageQuery } from "./MarkerPage.generated.ts";

/** A marker as its page shows it. */
export type PageMarker = NonNullable<MarkerPageQuery["biomarker"]>;

/** Where a group of markers stands in the list of all. */
export const groupAnchor = (group: string): string => group.toLocaleLowerCase("sv").replace(/[^a-zåäö]+/g, "-");
