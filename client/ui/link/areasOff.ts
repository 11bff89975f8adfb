import { createContext, use } from "react";
import { isOff, type SiteAreaName } from "../../../schema/siteAreas.ts";

/** The parts that the site does without. */
export const AreasOffContext = createContext<readonly SiteAreaName[]>([]);

/** Tells of an address whether it lies in a part that the site does without, and must not be linked to. */
export function useIsOff(): (address: string) => boolean {
  const off = use(AreasOffContext);
  return (address) => isOff(off, address);
}
