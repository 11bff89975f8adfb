import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";

/** What takes findings out of somebody's own values; its code is loaded where it shows. */
export const LateFindings = lazyComponent(
  async () => (await import("./findings/FindingsFromValues.tsx")).FindingsFromValues,
  { failure: "left out" },
);
