import { Area } from "./catalogueEnums.ts";

/**
 * A product's rank in its area's order; lower comes first, names decide within it.
 * Tests: featured first. Supplements: Swedish, then featured. Equipment: featured, then Swedish.
 */
export function sortRank(area: Area, isFeatured: boolean, isSwedish: boolean): number {
  const featured = isFeatured ? 0 : 1;
  const swedish = isSwedish ? 0 : 1;
  switch (area) {
    case Area.TESTS:
      return featured;
    case Area.SUPPLEMENTS:
      return swedish * 2 + featured;
    case Area.BIOHACKING:
      return featured * 2 + swedish;
  }
}

/** What each rank means, for visitors. */
const REASONS: Record<Area, readonly string[]> = {
  [Area.TESTS]: ["Visas först: rekommenderad av redaktionen", "I bokstavsordning, efter de rekommenderade"],
  [Area.SUPPLEMENTS]: [
    "Visas först: svensk leverantör, rekommenderad av redaktionen",
    "Visas först: svensk leverantör",
    "Visas efter de svenska: rekommenderad av redaktionen",
    "I bokstavsordning, efter svenska och rekommenderade",
  ],
  [Area.BIOHACKING]: [
    "Visas först: rekommenderad av redaktionen, svensk leverantör",
    "Visas först: rekommenderad av redaktionen",
    "Visas efter de rekommenderade: svensk leverantör",
    "I bokstavsordning, efter rekommenderade och svenska",
  ],
};

/** The reason for a product's place, derived from its rank alone. */
export const rankReason = (area: Area, rank: number): string => REASONS[area][rank] ?? "";
