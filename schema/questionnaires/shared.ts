import type { NumberField } from "./definition.ts";

/** Genders to choose from, stored value → Swedish. */
export const GENDERS = { man: "Man", kvinna: "Kvinna", annan: "Annan" } as const;

/** The question of somebody's age: the tests are for adults. */
export const AGE = {
  kind: "number",
  name: "age",
  label: "Ålder",
  short: "ålder",
  about: "Age in years, 18 to 100.",
  min: 18,
  max: 100,
  step: 1,
  unit: "år",
  below: "Testet är för dig som är 18 år eller äldre.",
  missing: "Ålder krävs",
  invalid: "Skriv din ålder med siffror.",
} as const satisfies NumberField;
