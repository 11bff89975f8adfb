import type { LabValuesQuery } from "./LabValues.generated.ts";

/** A stored value. */
export type LabValue = NonNullable<LabValuesQuery["labValues"]>["nodes"][number];
