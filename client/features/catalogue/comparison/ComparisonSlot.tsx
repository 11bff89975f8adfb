import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { comparedIds } from "../../../apollo/cache.ts";
import { latePart } from "../../../ui/latePart.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import type { AreaConfig } from "../list/areas.ts";
import { restoreComparison } from "./comparisonStore.ts";

const Comparison = latePart(async () => (await import("./Comparison.tsx")).Comparison, {
  failure: () => undefined,
});

/** The bar and the drawer of an area's comparison, loaded when something is selected. */
export function ComparisonSlot({ area }: { area: AreaConfig }) {
  const selected = useReactiveVar(comparedIds)[area.area];
  const [params] = useSearchParams();
  const isBrowser = useIsBrowser();
  useEffect(() => restoreComparison(area.area, params.get("jamfor")), [area, params]);
  if (!isBrowser || (selected.length === 0 && !params.has("jamfor"))) return null;
  return <Comparison area={area} />;
}
