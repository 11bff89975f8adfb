import { createContext, use } from "react";
import { isOff, type SiteAreaName } from "../../../schema/siteAreas.ts";

/** The parts that the site does without. */
export const AreasOffContext = createContext<readonly SiteAreaName[]>([]);

/** What a sentence lists of the parts that the site has: each item with the parts that it names, of which one has to be there. */
export function useHad(): (items: readonly (readonly [item: string, ...addresses: string[]])[]) => string[] {
  const isOff = useIsOff();
  return (items) => items.flatMap(([item, ...addresses]) => (addresses.every(isOff) ? [] : [item]));
}

/** Tells of an address whether it lies in a part that the site does without, and must not be linked to. */
export function useIsOff(): (address: string) => boolean {
  const off = use(AreasOffContext);
  return (address) => isOff(off, address);
}
