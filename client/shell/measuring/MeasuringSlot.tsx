import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { useIsBrowser } from "../../ui/useIsBrowser.ts";
import { useSite } from "../site.ts";

const MeasuringChoice = lazyComponent(async () => (await import("./MeasuringChoice.tsx")).MeasuringChoice, {
  failure: "left out",
});

/** A visitor's answer about statistics, where the site has any; loaded only there, and by browsers. */
export function MeasuringSlot() {
  const { analytics } = useSite();
  const isBrowser = useIsBrowser();
  return analytics && isBrowser ? <MeasuringChoice level="h3" /> : null;
}
