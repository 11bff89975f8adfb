import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { comparedFromText, tooManyIn } from "../../../../schema/rules/catalogue/comparison.ts";
import { comparedIds } from "../../../apollo/cache.ts";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { ComparisonBar } from "./ComparisonBar.tsx";
import { comparisonIn, type Dropped, droppedText, withComparison } from "./comparisonAddress.ts";
import { setCompared } from "./comparisonStore.ts";

const ComparisonDrawer = lazyComponent(async () => (await import("./ComparisonDrawer.tsx")).ComparisonDrawer, {
  failure: ({ onClose }) => onClose(),
});

const NOTHING_DROPPED: Dropped = { over: 0, gone: 0 };

/**
 * An area's comparison: the bar while something is selected, and the drawer while the address
 * says so, so that a comparison can be shared and the back button closes it.
 */
export function Comparison({ area }: { area: AreaConfig }) {
  const ids = useReactiveVar(comparedIds)[area.area];
  const [params, setParams] = useSearchParams();
  // What the address named before it was changed to what is shown.
  const [dropped, setDropped] = useState(NOTHING_DROPPED);
  const { named, onlyDifferences } = comparisonIn(params);
  // Empty when everything was removed in the open drawer; without the parameter there is no comparison.
  const isOpen = named === "" || comparedFromText(named).length > 0;
  const tooMany = tooManyIn(named);

  const openWith = (selected: readonly number[] | null, replace: boolean, only = onlyDifferences) => {
    setParams(withComparison(params, selected, only), { replace, preventScrollReset: true });
    setDropped(({ over, gone }) => (selected ? { over: over + tooMany, gone } : NOTHING_DROPPED));
  };
  const select = (selected: readonly number[]) => {
    setCompared(area.area, selected);
    if (isOpen) openWith(selected, true);
  };
  const clear = () => {
    select([]);
    focusAfter(ids.at(-1));
  };

  return (
    <>
      {ids.length > 0 && (
        <ComparisonBar
          area={area}
          ids={ids}
          onClear={clear}
          onOpen={() => openWith(ids, false)}
          onKnown={(known) => {
            if (isOpen) setDropped(({ over, gone }) => ({ over, gone: gone + ids.length - known.length }));
            select(known);
          }}
        />
      )}
      {isOpen && (
        <ComparisonDrawer
          area={area}
          ids={ids}
          onlyDifferences={onlyDifferences}
          dropped={droppedText(area, { over: dropped.over + tooMany, gone: dropped.gone })}
          onOnlyDifferences={(only) => openWith(ids, true, only)}
          onRemove={(id) => select(ids.filter((other) => other !== id))}
          onClose={() => {
            openWith(null, true);
            if (ids.length === 0) focusAfter();
          }}
        />
      )}
    </>
  );
}

/** Where somebody without a mouse goes on when the bar has gone: at the last product that it held, or in the page. */
function focusAfter(id?: number): void {
  const button = id === undefined ? null : document.querySelector<HTMLElement>(`[data-compares="${id}"]`);
  (button ?? document.getElementById("innehall"))?.focus({ preventScroll: true });
}
