import type { ReferenceInterval } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { Sex } from "../catalogueEnums.ts";
import { nameOf } from "../enumNames.ts";
import type { MarkerReferenceInterval } from "./MarkerReferenceInterval.ts";

/** As the graph has it, and as it is checked and compared: with the graph's name of the sex. */
export const intervalFrom = ({ sex, fromAge, toAge, low, high }: MarkerReferenceInterval): ReferenceInterval => ({
  sex: nameOf(Sex, sex ?? null),
  fromAge: fromAge ?? null,
  toAge: toAge ?? null,
  low: low ?? null,
  high: high ?? null,
});

/** As it is stored, from what was checked. */
export const storedInterval = ({ sex, ...facts }: ReferenceInterval): MarkerReferenceInterval => ({
  sex: sex && Sex[sex],
  ...facts,
});
