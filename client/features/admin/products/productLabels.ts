import type { Area } from "../../../../schema/catalogue.ts";
import { productPath } from "../../../../schema/rules/catalogue/productPath.ts";

/** What areas are called. */
export const AREA_LABELS: Readonly<Record<Area, string>> = {
  TESTS: "Hälsotester",
  SUPPLEMENTS: "Kosttillskott",
  BIOHACKING: "Biohacking",
};

/** Where visitors find a product. */
export const placeOf = ({ area, name, databaseId }: { area: Area; name: string; databaseId: number }): string =>
  productPath(area, name, databaseId);
