import { useRef, useState } from "react";

/** Asks for the page of a list behind a cursor. */
export type FetchMore = (options: { variables: { after: string } }) => Promise<unknown>;

/**
 * The next page of a list, asked for once however often 'Visa fler' is pressed.
 * @param onFailure hears that a page did not come, and how to try again
 * @returns asks for the page behind a cursor, and the cursor whose page is on its way
 */
export function useLoadMore(
  fetchMore: FetchMore,
  onFailure: (error: unknown, retry: () => void) => void,
): [more: (after: string) => Promise<void>, awaited: string | undefined] {
  const [awaited, setAwaited] = useState<string>();
  const asked = useRef<string>(undefined);
  const more = async (after: string) => {
    if (asked.current === after) return;
    asked.current = after;
    setAwaited(after);
    try {
      await fetchMore({ variables: { after } });
    } catch (error) {
      onFailure(error, () => void more(after));
    }
    // A list under other filters may have asked in the meantime.
    if (asked.current !== after) return;
    asked.current = undefined;
    setAwaited(undefined);
  };
  return [more, awaited];
}
