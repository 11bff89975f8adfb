import type { LabValuesQuery } from "./LabValues.generated.ts";

/** A stored value. */
export type LabValue = Omit<NonNullable<LabValuesQuery["labValues"]>["nodes"][number], "__typename">;
