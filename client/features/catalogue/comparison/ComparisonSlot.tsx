import type { ApolloClient } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { type ComponentType, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { comparedFromText } from "../../../../schema/rules/catalogue/comparison.ts";
import { comparedIds } from "../../../apollo/cache.ts";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import type { AreaConfig } from "../list/areas.ts";
import { comparisonIn } from "./comparisonAddress.ts";
import { restoreComparison } from "./comparisonStore.ts";

const Comparison = lazyComponent(async () => (await import("./Comparison.tsx")).Comparison, {
  failure: () => undefined,
});

/** The bar and the drawer of an area's comparison, loaded when something is selected. */
export function ComparisonSlot({ area }: { area: AreaConfig }) {
  const selected = useReactiveVar(comparedIds)[area.area];
  const [params] = useSearchParams();
  const isBrowser = useIsBrowser();
  const { named } = comparisonIn(params);
  useEffect(() => restoreComparison(area.area, named), [area, named]);
  if (!isBrowser || (selected.length === 0 && named === null)) return null;
  return <Comparison area={area} />;
}

/** Loaded by the server alone. */
let InPage: ComponentType<{ area: AreaConfig }> | undefined;

/** On the server, prepares the comparison that an address names, for those whose browser runs no scripts. */
export async function prepareComparison(apollo: ApolloClient, url: URL): Promise<void> {
  const ids = comparedFromText(comparisonIn(url.searchParams).named);
  if (typeof window !== "undefined" || ids.length === 0) return;
  const { ComparisonInPage, loadComparison } = await import("./ComparisonInPage.tsx");
  InPage = ComparisonInPage;
  await loadComparison(apollo, ids);
}

/** The comparison that the address names, in the page itself; browsers that run scripts never make it. */
export function ComparisonWithoutScripts({ area }: { area: AreaConfig }) {
  return <noscript>{InPage && <InPage area={area} />}</noscript>;
}
