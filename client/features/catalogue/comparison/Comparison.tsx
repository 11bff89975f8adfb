import { useReactiveVar } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { comparedFromText } from "../../../../schema/rules/catalogue/comparison.ts";
import { comparedIds } from "../../../apollo/cache.ts";
import { latePart } from "../../../ui/latePart.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { ComparisonBar } from "./ComparisonBar.tsx";
import { setCompared } from "./comparisonStore.ts";

const ComparisonDrawer = latePart(async () => (await import("./ComparisonDrawer.tsx")).ComparisonDrawer, {
  failure: ({ onClose }) => onClose(),
});

/**
 * An area's comparison: the bar while something is selected, and the drawer while the address
 * says so, so that a comparison can be shared and the back button closes it.
 */
export function Comparison({ area }: { area: AreaConfig }) {
  const ids = useReactiveVar(comparedIds)[area.area];
  const [params, setParams] = useSearchParams();
  // Empty when everything was removed in the open drawer; without the parameter there is no comparison.
  const named = params.get("jamfor");
  const isOpen = named === "" || comparedFromText(named).length > 0;

  const openWith = (selected: readonly number[] | null, replace: boolean) => {
    const next = new URLSearchParams(params);
    if (selected) next.set("jamfor", selected.join(","));
    else next.delete("jamfor");
    setParams(next, { replace, preventScrollReset: true });
  };
  const select = (selected: readonly number[]) => {
    setCompared(area.area, selected);
    if (isOpen) openWith(selected, true);
  };

  return (
    <>
      {ids.length > 0 && (
        <ComparisonBar
          area={area}
          ids={ids}
          onClear={() => select([])}
          onOpen={() => openWith(ids, false)}
          onKnown={select}
        />
      )}
      {isOpen && (
        <ComparisonDrawer
          area={area}
          ids={ids}
          onRemove={(id) => select(ids.filter((other) => other !== id))}
          onClose={() => openWith(null, true)}
        />
      )}
    </>
  );
}
