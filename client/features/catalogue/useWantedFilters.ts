import { useState } from "react";
import type { ListFilters } from "./listFilters.ts";

/**
 * The filters that were asked for last. The form shows them at once, and the next choice builds on
 * them: the address, and with it the list, follows a moment later, which may be a long one.
 * @param filters those of the address
 * @param address their address
 * @returns the filters, and what notes others when their address is gone to
 */
export function useWantedFilters(
  filters: ListFilters,
  address: string,
): [wanted: ListFilters, want: (next: ListFilters, address: string) => void] {
  const [wanted, setWanted] = useState(filters);
  const [known, setKnown] = useState(address);
  /** Addresses that were gone to and have not come yet. */
  const [coming, setComing] = useState<readonly string[]>([]);
  if (address !== known) {
    setKnown(address);
    const isOvertaken = coming.slice(0, -1).includes(address);
    if (!isOvertaken) {
      setWanted(filters);
      setComing([]);
    }
  }
  const want = (next: ListFilters, to: string) => {
    setWanted(next);
    setComing(to === address ? [] : [...coming, to]);
  };
  return [wanted, want];
}
