import type { Sex } from "../../../../schema/catalogue.ts";

/** Address parameters for the person whose intervals show. */
const SEX_PARAM = "kon";
/** The sexes as the address has them. */
const SEX_SLUGS = { FEMALE: "kvinna", MALE: "man" } as const satisfies Record<Sex, string>;

/** The sex whose intervals show, from the address; null for anybody. */
export function sexFromAddress(params: URLSearchParams): Sex | null {
  const given = params.get(SEX_PARAM);
  if (given === SEX_SLUGS.FEMALE) return "FEMALE";
  return given === SEX_SLUGS.MALE ? "MALE" : null;
}

/** The present address with another sex. */
export function addressWithSex(params: URLSearchParams, sex: Sex | null): string {
  const changed = new URLSearchParams(params);
  if (sex) changed.set(SEX_PARAM, SEX_SLUGS[sex]);
  else changed.delete(SEX_PARAM);
  return `?${changed}`;
}
