import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { useSite } from "../site.ts";

const MeasuringChoice = lazyComponent(async () => (await import("./MeasuringChoice.tsx")).MeasuringChoice, {
  failure: "left out",
});

/** A visitor's answer about statistics, where the site has any; loaded only there. */
export const MeasuringSlot = () => (useSite().analytics ? <MeasuringChoice level="h3" /> : null);
