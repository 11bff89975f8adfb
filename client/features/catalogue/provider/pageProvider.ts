import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import type { AreaConfig } from "../list/areas.ts";
import { BIOHACKING } from "../list/biohackingArea.ts";
import { SUPPLEMENTS } from "../list/supplementsArea.ts";
import { TESTS } from "../list/testsArea.ts";
import type { ProviderPageQuery } from "./ProviderPage.generated.ts";

/** A provider as its page shows it. */
export type PageProvider = NonNullable<ProviderPageQuery["provider"]>;

/** The areas, and what the page's query calls a provider's products of each. */
export const AREAS: readonly { area: AreaConfig; alias: "tests" | "supplements" | "equipment" }[] = [
  { area: TESTS, alias: "tests" },
  { area: SUPPLEMENTS, alias: "supplements" },
  { area: BIOHACKING, alias: "equipment" },
];

/** '12 tester', 'över 1 000 kosttillskott'. */
export function productsText({ area, productCount, isExact }: PageProvider["areas"][number]): string {
  const config = AREAS.find((one) => one.area.area === area)?.area;
  const count = `${isExact ? "" : "över "}${swedishNumber(productCount)}`;
  return config ? config.counted(productCount, count) : count;
}
