import type { Sex } from "../../../../schema/catalogue.ts";

/** The sex whose intervals show, from the address of an older link; null where it says none. */
export function sexFromAddress(params: URLSearchParams): Sex | null {
  const given = params.get("kon");
  if (given === "kvinna") return "FEMALE";
  return given === "man" ? "MALE" : null;
}
