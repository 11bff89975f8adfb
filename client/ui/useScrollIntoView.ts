import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls to a message when it appears, as far as is needed: it may be below what the window, or a dialog, shows.
 * @param shown what it says; falsy while it does not show
 * @returns for its element
 */
export function useScrollIntoView(shown: unknown): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) message.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return message;
}
