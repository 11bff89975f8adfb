import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import type { AreaConfig } from "../list/areas.ts";
import { BIOHACKING } from "../list/biohackingArea.ts";
import { cursorFromAddress } from "../list/listFilters.ts";
import { SUPPLEMENTS } from "../list/supplementsArea.ts";
import { TESTS } from "../list/testsArea.ts";
import type { ProviderPageQuery, ProviderPageQueryVariables } from "./ProviderPage.generated.ts";

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

/** Products of each area that the page shows at first and with each 'Visa fler'. */
export const PAGE_SIZE = 24;

/** Anchor of an area in the page's address. */
export const areaAnchor = ({ path }: AreaConfig): string => path.slice(1);

/** Address of the next page of an area's products, for visitors without scripts. */
export const addressAfter = ({ path }: Pick<PageProvider, "path">, area: AreaConfig, cursor: string): string =>
  `${path}?${new URLSearchParams({ omrade: areaAnchor(area), efter: cursor })}#${areaAnchor(area)}`;

/** Query variables of a provider's page, from its address. */
export function variablesOf(id: number, params: URLSearchParams): ProviderPageQueryVariables {
  const after = cursorFromAddress(params);
  const continued = after && AREAS.find(({ area }) => areaAnchor(area) === params.get("omrade"));
  return { id, first: PAGE_SIZE, ...(continued && { [`${continued.alias}After`]: after }) };
}
